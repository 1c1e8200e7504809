"""A window that nobody sees, and hands that move a pointer and press keys on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.settings import Settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


MakeApp = Callable[..., App]


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    def make(
        size: tuple[int, int] = (1280, 720), lang: str = "en", scale: int = 0, speed: str = "instant"
    ) -> App:
        return App(Settings(lang=lang, scale=scale, speed=speed), size)  # type: ignore[arg-type]

    yield make
    pygame.quit()
