"""A window that nobody sees, and hands that move a pointer and press keys on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.settings import Settings
from game.ui.wording import Wording


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def nothing_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a screen says is written somewhere: for its game or for all."""
    say = Wording.__call__

    def known(self: Wording, key: str, **values: object) -> str:
        assert self.has(key) or self.has(f"{key}.one"), (
            f"nobody has written '{key}' ({self.game or 'common'})"
        )
        return say(self, key, **values)

    monkeypatch.setattr(Wording, "__call__", known)


MakeApp = Callable[..., App]


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    def make(
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        scale: int = 0,
        speed: str = "instant",
        wait_losses: bool = False,
    ) -> App:
        settings = Settings(lang=lang, scale=scale, speed=speed, wait_losses=wait_losses)  # type: ignore[arg-type]
        return App(settings, size)

    yield make
    pygame.quit()
