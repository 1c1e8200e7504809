"""The desk: trade with the bank and the others, and whatever else is chosen that has no place on the table.

It shows rows of small fields. The usual case is quick: a kind at the bank's rate and what for, two clicks; a
card of the hand, what is wanted, and "everybody", three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.island.panels.desk_rows import Cell, Row, rows_for
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PALE_INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

LABEL, TALLEST, GAP = 76, 38, 6
SIZES = (14.0, 13.0, 12.0, 11.0, 10.0)


class Desk(IslandPanel):
    def __init__(self, rect: Rect, name: str, table: IslandTable) -> None:
        super().__init__(rect, name, table)
        self.rows = rows_for(table)
        self.places = self._fit()

    def _fit(self) -> list[tuple[Row, Rect, list[Rect]]]:
        """Each row with the place of its label and those of its fields."""
        u = self.table.kit.u
        gap, count = u(GAP), max(1, len(self.rows))
        high = min(u(TALLEST), (self.rect.h - gap * (count - 1)) // count)
        y = self.rect.y + (self.rect.h - count * high - (count - 1) * gap) // 2
        widths = [self.table.kit.type.width(row.label, "strong", SIZES[1]) for row in self.rows]
        words = min(u(LABEL), max(widths, default=0) + u(10))
        made = []
        for row in self.rows:
            label = words if row.label else 0
            area = Rect(self.rect.x + label, y, self.rect.w - label, high)
            made.append((row, Rect(self.rect.x, y, label, high), self._cells(row, area, gap)))
            y += high + gap
        return made

    def _cells(self, row: Row, area: Rect, gap: int) -> list[Rect]:
        """Side by side, each as wide as its share."""
        shares = [cell.share for cell in row.cells]
        room = area.w - gap * max(0, len(shares) - 1)
        boxes, x = [], float(area.x)
        for share in shares:
            w = room * share / sum(shares)
            boxes.append(Rect(round(x), area.y, round(w), area.h))
            x += w + gap
        return boxes

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        for row, label, boxes in self.places:
            if row.label:
                self._words(
                    surface, kit, row.label, Rect(label.x, label.y, label.w - kit.u(6), label.h), FADED
                )
            if row.words:
                room = Rect(label.right, label.y, self.rect.right - label.right, label.h)
                self._words(surface, kit, row.words, room, FADED)
            for cell, box in zip(row.cells, boxes, strict=True):
                self._cell(surface, kit, cell, box)

    def _words(
        self,
        surface: Surface,
        kit: Kit,
        text: str,
        box: Rect,
        colour: tuple[int, int, int],
        align: str = "left",
    ) -> None:
        """On one line, or on two smaller ones, in the middle of the box."""
        words = text.split()
        fits = (s for s in SIZES if all(kit.type.width(word, "strong", s) <= box.w for word in words))
        sizes = list(fits) or SIZES[-1:]
        for size in sizes:
            lines = kit.type.wrapped(text, "strong", size, box.w)
            high = len(lines) * kit.type.height("strong", size)
            if high <= box.h + kit.u(2):
                break
        kit.lines(
            surface, text, "strong", size, Rect(box.x, box.centery - high // 2, box.w, high), colour, align
        )

    def _cell(self, surface: Surface, kit: Kit, cell: Cell, box: Rect) -> None:
        u = kit.u
        able = cell.option is not None or cell.act is not None
        if cell.framed:
            fill = CREAM if able else mix(PARCHMENT, PARCHMENT_DARK, 0.5)
            kit.box(surface, box, fill, BRASS, 1.2, 8)
        inner = box.inflate(-u(6), -u(4))
        words = kit.type.width(cell.text, "strong", SIZES[-1]) + u(3) if cell.text and cell.icons else 0
        side = min(u(27), inner.h, max(u(14), inner.w - words))
        if cell.seat >= 0:
            radius = side // 2
            at = (inner.x + radius, inner.centery)
            kit.emblem(surface, self.table.liveries[cell.seat], at, radius - 1)
            inner = Rect(inner.x + side + u(3), inner.y, inner.w - side - u(3), inner.h)
        if cell.icons:
            inner = self._icons(surface, kit, cell, inner, side, able)
        if cell.text:
            align = "left" if cell.icons or cell.seat >= 0 else "centre"
            self._words(surface, kit, cell.text, inner, INK if able or not cell.framed else PALE_INK, align)
        if able and cell.framed:
            glow(surface, box.inflate(-u(3), -u(3)), kit, u(6), self.table.proposed(cell.option))
        if cell.count:
            disc(surface, kit, str(cell.count), (box.right - u(7), box.y + u(7)), u(9), INK)

    def _icons(self, surface: Surface, kit: Kit, cell: Cell, inner: Rect, side: int, able: bool) -> Rect:
        """Pictures from the left, closer together when there are many; says what room is left."""
        count = len(cell.icons)
        alone = not cell.text and cell.framed and count == 1 and cell.seat < 0
        words = kit.type.width(cell.text, "strong", SIZES[-1]) + kit.u(4) if cell.text else 0
        room = max(side, inner.w - words)
        step = min(side + kit.u(2), (room - side) // (count - 1)) if count > 1 else 0
        x = inner.centerx - side // 2 if alone else inner.x
        for n, name in enumerate(cell.icons):
            icon = kit.art.picture(f"icons/{name}", side)
            if not able and cell.framed:
                icon = icon.copy()
                icon.set_alpha(120)
            surface.blit(icon, (x + n * step, inner.centery - side // 2))
        used = side + step * (count - 1) + kit.u(3)
        return Rect(inner.x + used, inner.y, max(1, inner.w - used), inner.h)

    # Choosing

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        for row, _, boxes in self.places:
            for cell, box in zip(row.cells, boxes, strict=True):
                act = t.chooser(cell.option) if cell.option else cell.act
                if act or cell.tip:
                    made.append(Spot(cell.name, box, act, cell.tip, lit=cell.option is not None))
        return made
