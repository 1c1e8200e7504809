"""The bank: how many cards of each kind it has, and the decks."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import FADED, INK, LOSS
from game.ui.spots import Spot
from game.ui.tooltips import Tip

FEW = 6
"""So many figures stand in rows of three, more in rows of four."""
LOW = 4
"""A kind of which the bank has so few stands out."""
PAGES = {"event": "variants/event-cards", "trade-token": "variants/two-players"}
PAGES |= {"barbarian": "scenarios/barbarian-attack"}
"""Leaves of the handbook about what variants keep at the bank."""


class Bank(IslandPanel):
    def figures(self) -> list[tuple[str, int]]:
        t = self.table
        found = list(zip(t.book.resources, t.state.bank, strict=True))
        found.append(("development", t.state.undrawn))
        return found + [figure for layer in t.layers for figure in layer.bank_figures()]

    def cells(self) -> list[tuple[str, int, Rect]]:
        u = self.table.kit.u
        figures = self.figures()
        columns = 3 if len(figures) <= FEW else 4
        rows = -(-len(figures) // columns)
        inner = Rect(self.rect.x + u(10), self.rect.y + u(24), self.rect.w - u(18), self.rect.h - u(31))
        w, h = inner.w // columns, inner.h // rows
        return [
            (icon, n, Rect(inner.x + k % columns * w, inner.y + k // columns * h, w, h))
            for k, (icon, n) in enumerate(figures)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect)
        head = Rect(self.rect.x + u(11), self.rect.y + u(5), self.rect.w - u(22), u(19))
        kit.line(surface, kit.say("bank.title"), "name", 14, head)
        target = self.table.book.rules["target"](self.table.book, self.table.state, 0)
        kit.line(surface, kit.say("bank.goal", n=target), "text", 12.5, head, FADED, "right")
        for icon, n, box in self.cells():
            side = min(18, round(box.h / kit.scale) - 2, round(box.w / kit.scale) - 18)
            self.figure(surface, kit, icon, str(n), (box.x, box.centery), side, LOSS if n < LOW else INK)

    def spots(self) -> list[Spot]:
        return [Spot(f"bank {icon}", box, tip=partial(self._tip, icon, n)) for icon, n, box in self.cells()]

    def _tip(self, icon: str, n: int) -> Tip:
        t = self.table
        if icon in t.book.kind:
            return t.tooltips.resource(icon, None)
        if icon == "development":
            return t.tooltips.piece("card")
        title, text = t.kit.say(f"bank.{icon}"), t.kit.say(f"bank.{icon}.text", n=n)
        return Tip(title=title, lines=(text,), icon=icon, page=PAGES.get(icon, ""))
