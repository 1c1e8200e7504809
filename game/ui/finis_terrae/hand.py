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


class Hand(TerraePanel):
    def kinds(self) -> list[tuple[int, int]]:
        """The tiles to be placed, each kind with how many there are of it."""
        drawn = self.table.state.drawn
        return [(kind, drawn.count(kind)) for kind in dict.fromkeys(drawn)]

    def turns(self) -> list[Option]:
        return list(self.table.targets.of("rotation"))

    def _line(self, n: int, of: int, row: int, rows: int) -> Rect:
        """The place of a picture in a row of several, rows under each other."""
        u = self.table.kit.u
        gap, foot = u(8), u(20)
        h = (self.rect.h - foot - gap * (rows - 1)) // rows
        side = min(h - u(6), (self.rect.w - gap * (of - 1)) // max(1, of) - u(4), u(92))
        x = self.rect.centerx - (of * side + (of - 1) * gap) // 2
        y = self.rect.y + row * (h + gap) + (h - side) // 2
        return Rect(x + n * (side + gap), y, side, side)

    def boxes(self) -> list[tuple[int, int, Rect]]:
        kinds, rows = self.kinds(), 2 if self.turns() else 1
        return [(kind, n, self._line(k, len(kinds), 0, rows)) for k, (kind, n) in enumerate(kinds)]

    def turn_boxes(self) -> list[tuple[Option, Rect]]:
        options = self.turns()
        return [(option, self._line(k, len(options), 1, 2)) for k, option in enumerate(options)]

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
        words = Rect(self.rect.x, self.rect.bottom - u(19), self.rect.w, u(19))
        kit.line(surface, self._words(), "italic", 13.5, words, FADED if held < 0 else INK, "centre")

    def _words(self) -> str:
        ask = self.table.targets.decision.ask if self.table.targets.decision else ""
        return self.table.kit.say(f"hand.{ask}") if ask in ASKS else ""

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
