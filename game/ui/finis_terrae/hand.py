"""The map tiles in hand: pick one, change one's mind, and the ways in which the picked one can be turned."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, FADED, INK, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.table.panel import glow

ASKS = ("map.tile", "map.square", "map.turn")
WORDS = 13.5


class Hand(TerraePanel):
    def kinds(self) -> list[tuple[int, int]]:
        """The tiles to be placed, each kind with how many there are of it."""
        drawn = self.table.state.drawn
        return [(kind, drawn.count(kind)) for kind in dict.fromkeys(drawn)]

    def turns(self) -> list[Option]:
        return list(self.table.targets.of("rotation"))

    def _foot(self) -> int:
        """What is said below takes as many lines as it needs."""
        kit, words = self.table.kit, self._words()
        return kit.text_height(words, "italic", WORDS, self.rect.w) + kit.u(2) if words else 0

    def _places(self, of: int, part: int, parts: int) -> list[Rect]:
        """Of so many pictures, in as many lines as make them largest, in one of parts under each other."""
        u = self.table.kit.u
        gap = u(8)
        h = (self.rect.h - self._foot() - gap * (parts - 1)) // parts
        top = self.rect.y + part * (h + gap)

        def side(columns: int) -> int:
            lines = -(-of // columns)
            across = (self.rect.w - gap * (columns - 1)) // columns - u(4)
            return min((h - gap * (lines - 1)) // lines - u(6), across, u(92))

        columns = max(range(of, 0, -1), key=side, default=1)
        lines, wide = -(-of // columns), side(columns) if of else 0
        step = wide + gap
        x = self.rect.centerx - (columns * step - gap) // 2
        y = top + (h - lines * step + gap) // 2
        return [Rect(x + n % columns * step, y + n // columns * step, wide, wide) for n in range(of)]

    def boxes(self) -> list[tuple[int, int, Rect]]:
        kinds = self.kinds()
        places = self._places(len(kinds), 0, 2 if self.turns() else 1)
        return [(kind, n, box) for (kind, n), box in zip(kinds, places, strict=True)]

    def turn_boxes(self) -> list[tuple[Option, Rect]]:
        options = self.turns()
        return list(zip(options, self._places(len(options), 1, 2), strict=True))

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        held = t.placing.kind
        for kind, n, box in self.boxes():
            code = kind * 4 + (t.placing.wish if kind == held else 0)
            surface.blit(t.board.tile_picture(code, box.w, n), box)
            option = t.targets.at("tile", t.book.tiles[kind].id)
            if option:
                glow(surface, box, kit, u(5), t.proposed(option))
            elif kind == held:
                pygame.draw.rect(surface, CORAL, box.inflate(u(7), u(7)), u(3), border_radius=u(7))
            else:
                pygame.draw.rect(surface, BRASS, box.inflate(u(4), u(4)), max(1, u(1.4)), border_radius=u(6))
        for option, box in self.turn_boxes():
            pygame.draw.rect(surface, PARCHMENT_DARK, box, border_radius=u(5))
            surface.blit(t.board.tile_picture(held * 4 + int(option.at), box.w), box)
            shown = int(option.at) == t.placing.turn_at(t.placing.square or 0)
            glow(surface, box, kit, u(5), t.proposed(option) or shown)
        words = Rect(self.rect.x, self.rect.bottom - self._foot(), self.rect.w, self._foot())
        if words.h:
            kit.lines(surface, self._words(), "italic", WORDS, words, FADED if held < 0 else INK, "centre")

    def _words(self) -> str:
        ask = self.table.targets.decision.ask if self.table.targets.decision else ""
        return self.table.kit.how(f"hand.{ask}") if ask in ASKS else ""

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        asked = t.targets.decision is not None
        for kind, _, box in self.boxes():
            name = t.book.tiles[kind].id
            option = t.targets.at("tile", name)
            act = t.chooser(option) if option else None
            if option is None and asked and t.placing.busy and kind != t.placing.kind and t.can_undo():
                act = partial(t.change_tile, name)
            tip = partial(t.tooltips.option, option) if option else partial(t.tooltips.tile, kind)
            look = partial(t.enlarge, kind)
            made.append(Spot(f"tile {name}", box, act, tip, lit=bool(option), right=look))
        for option, box in self.turn_boxes():
            tip = partial(t.tooltips.option, option)
            made.append(Spot(f"rotation {option.at}", box, t.chooser(option), tip, lit=True))
        return made
