"""A window that nobody sees, and hands that move a pointer and press keys on it."""

import gc
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest

from game.ui import app as screen
from game.ui.app import App
from game.ui.picture_cache import PictureCache
from game.ui.settings import Settings
from game.ui.wording import Wording

DRAWN = PictureCache(16_000_000)
rasterise = pygame.image.load_sized_svg


def drawn_once(file: object, size: tuple[int, int]) -> pygame.Surface:
    """The pictures of a window are drawn for the next one too, as long as their files are the same."""
    if not isinstance(file, BytesIO):
        return rasterise(file, size)  # type: ignore[arg-type]
    return DRAWN.take((file.getvalue(), size), lambda: rasterise(file, size))


vars(pygame.image)["load_sized_svg"] = drawn_once
# A match stays as long as its table, and a table is gone with its test: nothing is settled here, nor is all
# that the tests have in common looked through whenever a match ends.
vars(screen).update(settle=lambda: None, let_go=gc.collect)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    # A game that nobody gave a seed has the same one in every run of its test.
    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
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
