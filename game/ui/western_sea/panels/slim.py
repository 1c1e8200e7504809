"""What stands slim at the edges of the table: seats, and the row of technologies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, GOLD, INK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow, paint_name, seat_frame
from game.ui.tooltips import Tip
from game.ui.western_sea.panels.panel import SeaPanel
from game.ui.western_sea.panels.seats import SeatCard

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


class SlimSeat(SeatCard):
    """Emblem, place in turn order, name, points, and a row of figures; the rest is on the whole card."""

    side = 11.5

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        centre = (rect.x + u(23), rect.y + u(22))
        t.sign(surface, seat, centre, u(13))
        disc(surface, kit, str(t.place_in_order(seat) + 1), (centre[0] + u(11), centre[1] + u(9)), u(7), INK)
        if t.leads(seat):
            kit.icon(surface, "crown", u(16), (centre[0] - u(2), centre[1] - u(14)))
        score = kit.type.picture(str(t.shown_scores[seat]), "title", 22, GOLD)
        at = score.get_rect(midright=(rect.right - u(10), centre[1] - u(1)))
        surface.blit(score, at)
        left = rect.x + u(42)
        box = Rect(left, rect.y + u(7), at.left - u(10) - left, u(28))
        paint_name(surface, kit, t.names[seat], "name", 15.5, box)
        self._row(surface, kit, self._counts(), rect.bottom - u(15))
        option = t.targets.at("seat", seat)
        if option:
            glow(surface, rect, kit, u(11), t.proposed(option))

    def dice_boxes(self) -> list[tuple[int, Rect]]:
        return []


class TechnologyIcons(SeaPanel):
    """The row as icons under each other, with a dot in the colour of everybody who has one."""

    def __init__(self, head: Rect, icons: list[Rect], table: SeaTable) -> None:
        super().__init__(head.unionall(icons), "row icons", table)
        self.head, self.icons = head, icons

    def paint(self, surface: Surface, kit: Kit) -> None:
        if self.head.h:
            kit.button(surface, self.head, "", "technology")
        for thing, box in zip(self.table.state.row, self.icons, strict=False):
            self._icon(surface, kit, thing, box)

    def _icon(self, surface: Surface, kit: Kit, thing: int, box: Rect) -> None:
        t, u = self.table, kit.u
        entry = t.book.technologies[thing - len(t.book.tiles)]
        mine = t.state.holds[t.shown_seat] >> thing & 1
        fill = mix(CREAM, t.liveries[t.shown_seat].light, 0.35) if mine else CREAM
        kit.box(surface, box, fill, BRASS_DARK if mine else BRASS, 1.2, 7)
        side = min(box.h - u(2), u(30))
        kit.icon(surface, t.technology_icon(entry), side, (box.right - side // 2 - u(2), box.centery))
        owners = [seat for seat in range(t.state.seats) if t.knows(seat, thing)]
        radius = min(u(4), (box.h - u(4)) // max(6, 2 * len(owners)))
        x, y = box.x + u(2) + radius, box.centery - (len(owners) - 1) * radius
        for n, seat in enumerate(owners):
            at = (x, y + n * 2 * radius)
            pygame.draw.circle(surface, INK, at, radius)
            pygame.draw.circle(surface, t.liveries[seat].light, at, radius - max(1, u(1)))
        option = t.targets.at("card", entry.id)
        if option:
            glow(surface, box, kit, u(6), t.proposed(option))

    def spots(self) -> list[Spot]:
        t = self.table
        made = [Spot("row", self.head, partial(t.folds.turn, "row"), self._tip)] if self.head.h else []
        for thing, box in zip(t.state.row, self.icons, strict=False):
            id_ = t.book.things[thing].id
            option = t.targets.at("card", id_)
            act, tip = t.chooser(option) if option else None, partial(t.tooltips.technology, thing, option)
            made.append(Spot(f"card {id_}", box, act, tip, lit=bool(option), right=partial(t.enlarge, thing)))
        return made

    def _tip(self) -> Tip:
        say = self.table.kit.say
        kept = "row" in self.table.app.settings.pins
        return Tip(
            title=say("table.technologies"),
            lines=(say("fold.fold" if kept else "fold.keep"),),
            icon="technology",
        )
