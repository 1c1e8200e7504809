"""The players at a glance: emblem, name, points as they stand, what each owns, and the dice before them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.pieces import dice_owned
from game.ui.kit import Kit
from game.ui.palette import CORAL, FADED, GOLD, INK, LOSS, PARCHMENT, mix
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.panel import disc, glow, paint_name, seat_frame, seat_marks
from game.ui.tooltips import Tip
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

SMALL = 15.0
FLICKER = 0.07
WHOLE = (220, 118)
"""Width and height of a whole card."""


class SeatCard(SeaPanel):
    side = SMALL
    """Of the pictures of its figures."""

    def __init__(self, rect: Rect, seat: int, table: SeaTable) -> None:
        super().__init__(rect, f"seat {seat}", table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        self._head(surface, kit)
        for layer in t.layers:
            layer.paint_seat(surface, kit, seat, rect)
        step = (rect.h - u(46)) // 3
        y = rect.y + u(42) + step // 2
        self._row(surface, kit, self._counts(), y)
        tokens = [(name, t.state.tokens[seat][kind], False) for kind, name in enumerate(t.book.resources)]
        self._row(surface, kit, tokens, y + step)
        for face, box in self.dice_boxes():
            if not t.dice_flicker(seat):
                self._die(surface, kit, face, box)
        if t.targets.at("seat", seat):
            glow(surface, rect, kit, u(11), t.proposed(t.targets.at("seat", seat)))

    def _head(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        centre = (rect.x + u(29), rect.y + u(25))
        t.sign(surface, seat, centre, u(17))
        disc(surface, kit, str(t.place_in_order(seat) + 1), (centre[0] + u(14), centre[1] + u(11)), u(8), INK)
        score = kit.type.picture(str(t.shown_scores[seat]), "title", 26, GOLD)
        at = score.get_rect(midright=(rect.right - u(12), rect.y + u(24)))
        surface.blit(score, at)
        marks = (("crown", t.leads(seat)), ("bot", self._has_mark()))
        icons = [icon for icon, shown in marks if shown]
        right = seat_marks(surface, kit, icons, at.left - u(4), at.centery)
        left, under = rect.x + u(56), self._second_line()
        box = Rect(left, rect.y + u(9), right - left, u(18 if under else 30))
        paint_name(surface, kit, t.names[seat], "name", 17, box)
        if under:
            kit.line(surface, under, "italic", 12.5, Rect(left, box.bottom, box.w, u(14)), FADED)

    def _has_mark(self) -> bool:
        """Whether it is marked as a bot's."""
        return self.table.session.is_bot(self.seat)

    def _second_line(self) -> str:
        """What else there is to say of whoever sits here."""
        return ""

    def _counts(self) -> list[tuple[str, int, bool]]:
        """Picture, number, and whether it is about to end the game."""
        t, s, seat = self.table, self.table.state, self.seat
        technologies = (s.holds[seat] & t.book.technology_bits).bit_count()
        return [
            ("vp", s.vp[seat], False),
            ("die", dice_owned(s, seat), False),
            ("tent", s.supply[seat], False),
            ("house", s.houses[seat], s.houses[seat] <= 1),
            ("technology", technologies, False),
        ]

    def _row(self, surface: Surface, kit: Kit, figures: list[tuple[str, int, bool]], y: int) -> None:
        u = kit.u
        x = self.rect.x + u(13)
        w = (self.rect.w - u(22)) // max(5, len(figures))
        side = self.side if w >= u(32) else min(self.side, SMALL - 3)
        for n, (icon, count, warn) in enumerate(figures):
            left = x + n * w
            if warn:
                box = Rect(left - u(2), y - u(9), w - u(2), u(18))
                pygame.draw.rect(surface, mix(PARCHMENT, CORAL, 0.4), box, border_radius=u(5))
            self.figure(surface, kit, icon, str(count), (left, y), side, LOSS if warn else INK)

    # The dice before the player

    def dice_boxes(self) -> list[tuple[int, Rect]]:
        u = self.table.kit.u
        faces = self.table.state.active[self.seat]
        step = (self.rect.h - u(46)) // 3
        side = min(u(19), step + u(1))
        room = self.rect.w - u(22)
        pace = min(side + u(2), (room - side) // max(1, len(faces) - 1)) if faces else 0
        y = self.rect.y + u(42) + 2 * step + (step - side) // 2
        return [(face, Rect(self.rect.x + u(12) + n * pace, y, side, side)) for n, face in enumerate(faces)]

    def _die(self, surface: Surface, kit: Kit, face: int, box: Rect) -> Rect:
        t = self.table
        return surface.blit(kit.die(t.colour_of(face), t.icons_of(face), box.w), box)

    def sprites(self, stage: Stage, now: float) -> None:
        """Dice that are being thrown beside the tray show one face after another."""
        for n, (face, box) in enumerate(self.dice_boxes()):
            shown = face // 6 * 6 + (int(now / FLICKER) + n * 5) % 6
            stage.note(self._die(stage.window, self.table.kit, shown, box))

    def spots(self) -> list[Spot]:
        t = self.table
        option = t.targets.at("seat", self.seat)
        act = t.chooser(option) if option else None
        return [Spot(self.name, self.rect, act, partial(self._tip), lit=bool(option))]

    def _tip(self) -> Tip:
        return self.table.tooltips.seat(self.seat)
