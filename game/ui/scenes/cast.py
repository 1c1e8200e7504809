"""Choosing who a bot is: every character of the game with face, name and a word of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.characters import ANY, Character
from game.ui.cast import bot_name
from game.ui.faces import paint_face
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, GOLD, INK, PARCHMENT, Livery, mix
from game.ui.scenes.sheet import Overlay, TitledSheet
from game.ui.spots import Spot
from game.ui.typeset import Face
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

CARD, GAP, HEAD, FOOT = 112, 10, 66, 78
NARROW, WIDTH, WIDE = 560, 900, 1110
"""With one, two or three columns."""
FEW = 8
"""Up to so many stand in two columns, more in three."""
NOBODY = ""
"""Stands for a plain bot."""


class CharacterCard(Widget):
    """One of them, or one drawn by lot, or nobody in particular."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        words: tuple[str, str, str],
        picture: str,
        livery: Livery | None,
        chosen: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(rect, f"cast {name}" if name else "cast nobody")
        self.words, self.picture, self.livery, self.chosen, self.act = words, picture, livery, chosen, act

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect = kit.u, self.rect
        fill = mix(CREAM, (255, 226, 150), 0.4) if self.chosen else mix(CREAM, PARCHMENT, 0.25)
        kit.box(surface, rect, fill, GOLD if self.chosen else mix(BRASS, PARCHMENT, 0.3), 2, 10)
        radius = min(u(42), rect.h // 2 - u(8))
        centre = (rect.x + u(12) + radius, rect.centery)
        if self.livery:
            paint_face(surface, kit, self.picture, self.livery, centre, radius)
        else:
            pygame.draw.circle(surface, mix(PARCHMENT, BRASS_DARK, 0.18), centre, radius - u(6))
            kit.icon(surface, self.picture, round(radius * 1.15), centre)
        left = centre[0] + radius + u(14)
        name, leans, text = self.words
        face: Face = "italic" if leans else "text"
        line = Rect(left, rect.y, rect.right - u(10) - left, u(26))
        most = rect.h - u(14) - line.h
        size = next((s for s in (15, 14, 13) if kit.text_height(text, face, s, line.w) <= most), 12)
        high = min(most, kit.text_height(text, face, size, line.w))
        line.y = rect.centery - (line.h + high) // 2
        kit.line(surface, name, "name", 18, line, INK)
        if leans:
            beside = kit.type.width(name, "name", 18) + u(12)
            box = Rect(line.x + beside, line.y + u(2), line.w - beside, line.h)
            kit.line(surface, leans, "strong", 13.5, box, FADED)
        kit.lines(surface, text, face, size, Rect(left, line.bottom, line.w, high), INK)

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, self.act)]


class CastScene(Overlay):
    name = "cast"

    def __init__(
        self,
        app: App,
        cast: Mapping[str, Character],
        who: str,
        chosen: str,
        livery: Livery,
        change: Callable[[str], None],
    ) -> None:
        """For a seat of this strength in these colours; `change` is told who was chosen."""
        super().__init__(app)
        self.cast, self.who, self.chosen, self.livery, self.change = cast, who, chosen, livery, change
        self.default = f"cast {chosen or 'nobody'}"

    @property
    def least(self) -> tuple[int, int]:  # type: ignore[override]  # it hangs on how many there are
        wide, high = self._size
        return wide + 24, high + 24

    @property
    def _columns(self) -> int:
        """One where the window is too narrow for two."""
        if self.stage.rect.w < self.kit.u(WIDTH):
            return 1
        return 2 if len(self.cast) + 2 <= FEW else 3

    @property
    def _rows(self) -> int:
        return -(-(len(self.cast) + 2) // self._columns)

    @property
    def _size(self) -> tuple[int, int]:
        return (NARROW, WIDTH, WIDE)[self._columns - 1], HEAD + FOOT + self._rows * (CARD + GAP)

    def build(self, area: Rect) -> list[Widget]:
        u, say, columns, rows = self.kit.u, self.kit.say, self._columns, self._rows
        rect = self.centred(area, *self._size)
        sheet = TitledSheet(rect, self.kit, say("cast.title", bot=bot_name(say, self.who)), "bot")
        foot = Rect(sheet.head.x, rect.bottom - u(64), u(150), u(46))
        body = Rect(sheet.head.x, rect.y + u(HEAD), sheet.head.w, foot.y - u(4) - rect.y - u(HEAD))
        wide = (body.w - (columns - 1) * u(GAP)) // columns
        high = min(u(CARD), (body.h - rows * u(GAP)) // rows)
        made, entries = list[Widget]([sheet]), self._entries()
        for n, (name, words, picture) in enumerate(entries):
            x, y = body.x + n % columns * (wide + u(GAP)), body.y + n // columns * (high + u(GAP))
            livery = self.livery if name in self.cast else None
            alone = n % columns == 0 and n == len(entries) - 1
            box, act = Rect(x, y, body.w if alone else wide, high), partial(self._take, name)
            made.append(CharacterCard(box, name, words, picture, livery, name == self.chosen, act))
        return [*made, self.back_button(foot)]

    def _entries(self) -> list[tuple[str, tuple[str, str, str], str]]:
        say, lang = self.kit.say, self.kit.say.lang
        every = [
            (name, (one.name, one.leans[lang], one.text[lang]), one.picture)
            for name, one in self.cast.items()
        ]
        drawn = (ANY, (say("cast.any"), "", say("cast.any-about")), "die")
        plain = (NOBODY, (say("cast.nobody"), "", say("cast.nobody-about")), "bot")
        return [*every, drawn, plain]

    def _take(self, name: str) -> None:
        self.change(name)
        self.back()
