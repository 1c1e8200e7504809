"""Pictures: our SVG files, rasterised once per size and colouring; a plain frame stands for a missing one.

A picture is called by a short name, such as `icons/ship`. A game finds it in its own folder of the assets, or
else among those that all games share.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

import pygame

from game.paths import COMMON, resource
from game.ui.palette import BRASS_DARK, CREAM, Livery, hexed
from game.ui.picture_cache import PictureCache, at_scale

MOST_PIXELS = 9_000_000
"""About 36 MB of pictures are kept at most, at the largest interface scale."""
STEPS = tuple(round(48 * 1.25**n) for n in range(16))
"""Sizes in which a picture is rasterised that is shown in any size."""
ROOM = 1.15
"""It is rasterised so much larger than needed that it may grow a little."""
LIGHT, DARK = "#ff00ff", "#aa00aa"
"""What stands in a piece's picture for its player's two colours."""


class Art:
    def __init__(self, game: str = "", shared: Art | None = None) -> None:
        self.game = game
        self.missing: dict[str, str] = shared.missing if shared else {}
        """Pictures that could not be read, and why."""
        self._kept: PictureCache = shared._kept if shared else PictureCache(MOST_PIXELS)
        self._beside: dict[tuple[object, ...], Future[pygame.Surface]] = shared._beside if shared else {}
        """What is being rasterised beside the drawing."""

    def of(self, game: str) -> Art:
        """The same pictures with those of a game before them."""
        return Art(game, self)

    def fit(self, scale: float) -> None:
        """Where everything is shown smaller, less is kept."""
        self._kept.limit(at_scale(MOST_PIXELS, scale))

    def picture(
        self, name: str, width: int, height: int = 0, colours: Mapping[str, str] | None = None
    ) -> pygame.Surface:
        """The picture of that name, so many pixels wide and high (square unless told)."""
        width = max(1, width)
        height = max(1, height or width)
        key = (self._home(name), name, width, height, "".join(colours.values()) if colours else "")
        return self._kept.take(key, lambda: self._drawn(name, width, height, colours))

    def scaled(self, name: str, side: int) -> pygame.Surface:
        """The same for a rich picture that is needed in ever other sizes, as zooming brings them.

        It is rasterised in a few sizes only and made smaller from the next, which is many times faster.
        """
        home = self._home(name)
        master = self._master(home, name, side)
        if master == side:
            return self.picture(name, side)
        key = (home, name, side, side, "scaled")
        return self._kept.take(
            key, lambda: pygame.transform.smoothscale(self.picture(name, master), (side, side))
        )

    def _master(self, home: str, name: str, side: int) -> int:
        """The size from which a picture of that size is made: one that is there, else the next."""
        fitting = [step for step in STEPS if side <= step <= 3 * side]
        kept = [step for step in fitting if (home, name, step, step, "") in self._kept]
        roomy = [step for step in fitting if step >= side * ROOM]
        return kept[0] if kept else roomy[0] if roomy else side

    def ready(self, name: str, side: int) -> bool:
        """Whether it can be had scaled at once; else it is rasterised beside the drawing, and is soon."""
        home = self._home(name)
        master = self._master(home, name, side)
        key = (home, name, master, master, "")
        if key in self._kept:
            return True
        if key not in self._beside:
            self._beside[key] = _worker().submit(self._rasterised, name, master, master, None)
        if not self._beside[key].done():
            return False
        drawn = self._beside.pop(key).result()
        self._kept.take(key, drawn.convert_alpha)
        return True

    def piece(self, name: str, size: int, livery: Livery) -> pygame.Surface:
        """A piece in its player's colours."""
        return self.picture(
            f"pieces/{name}", size, colours={LIGHT: hexed(livery.light), DARK: hexed(livery.dark)}
        )

    def has(self, name: str) -> bool:
        return source(name, self._home(name)) is not None

    def _home(self, name: str) -> str:
        """The folder of the assets where the picture is."""
        return self.game if self.game and source(name, self.game) is not None else COMMON

    def _drawn(self, name: str, width: int, height: int, colours: Mapping[str, str] | None) -> pygame.Surface:
        drawn = self._rasterised(name, width, height, colours)
        return drawn.convert_alpha() if pygame.display.get_surface() else drawn

    def _rasterised(
        self, name: str, width: int, height: int, colours: Mapping[str, str] | None
    ) -> pygame.Surface:
        home = self._home(name)
        text, file = source(name, home), f"{home}/{name}"
        if text is None:
            self.missing.setdefault(file, "it is not there")
            return _stand_in(width, height)
        if not text.rstrip().endswith("</svg>"):
            self.missing.setdefault(file, "its end is missing")
            return _stand_in(width, height)
        for old, new in (colours or {}).items():
            text = text.replace(old, new)
        try:
            return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
        except (pygame.error, ValueError) as error:
            self.missing.setdefault(file, str(error))
            return _stand_in(width, height)


@cache
def _worker() -> ThreadPoolExecutor:
    """SDL rasterises without Python's lock, so the frames go on meanwhile."""
    return ThreadPoolExecutor(1, "art")


@cache
def source(name: str, home: str) -> str | None:
    try:
        return resource("assets", home, f"{name}.svg").read_text("utf-8")
    except (OSError, ValueError):
        return None


def _stand_in(width: int, height: int) -> pygame.Surface:
    """An empty frame: what is missing is seen to be missing, and the game goes on."""
    frame = pygame.Surface((width, height), pygame.SRCALPHA)
    rect = frame.get_rect()
    pygame.draw.rect(frame, (*CREAM, 150), rect, border_radius=max(1, width // 6))
    pygame.draw.rect(frame, BRASS_DARK, rect, max(1, width // 16), border_radius=max(1, width // 6))
    return frame
