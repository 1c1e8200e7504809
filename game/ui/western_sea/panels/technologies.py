"""The row of technologies: seal, picture, name, price, and who has it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import FADED, INK, PARCHMENT, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

WIDTH, FOOT = 264, 4


def terrain_icon(kit: Kit, terrain: str) -> str:
    """The small picture of a terrain; one that nobody has drawn shows any tile."""
    name = f"terrain-{terrain}"
    return name if kit.art.has(f"icons/{name}") else "tile"


class Technologies(SeaPanel):
    def __init__(self, rect: Rect, table: SeaTable, icons: list[Rect]) -> None:
        """The whole row, each technology beside its icon."""
        super().__init__(rect, "technologies", table)
        self.icons = icons

    def row_rect(self, n: int) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(8), self.icons[n].y, self.rect.w - u(16), self.icons[n].h)

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        kit.panel(surface, self.rect)
        title = Rect(self.rect.x + u(14), self.rect.y + u(3), self.rect.w - u(28), u(28))
        kit.line(surface, kit.say("table.technologies"), "title", 18, title)
        for n, thing in enumerate(t.state.row):
            self._row(surface, kit, thing, self.row_rect(n))

    def _row(self, surface: Surface, kit: Kit, thing: int, row: Rect) -> None:
        t, u = self.table, kit.u
        entry = t.book.technologies[thing - len(t.book.tiles)]
        mine = t.state.holds[t.shown_seat] >> thing & 1
        if mine:
            tint = mix(PARCHMENT, t.liveries[t.shown_seat].light, 0.28)
            pygame.draw.rect(surface, tint, row, border_radius=u(6))
        side = min(row.h, u(30))
        if entry.seal:
            kit.icon(surface, f"seals/{entry.seal}", round(side * 0.9), (row.x + side // 2, row.centery))
        kit.icon(surface, t.technology_icon(entry), side, (row.x + side + side // 2, row.centery))
        owners = [seat for seat in range(t.state.seats) if t.knows(seat, thing)]
        left = row.x + 2 * side + u(5)
        right = self._price(surface, kit, thing, row)
        name = Rect(left, row.y, right - left - u(3), row.h)
        if owners:
            name.h = round(row.h * 0.56)
            radius = max(5, round(row.h * 0.21))
            for k, seat in enumerate(owners):
                centre = (left + radius + k * (2 * radius + u(2)), row.bottom - radius - 1)
                kit.emblem(surface, t.liveries[seat], centre, radius)
        kit.line(surface, t.voice.thing(thing), "strong", 13.5, name, FADED if mine else INK)
        option = t.targets.at("card", entry.id)
        if option:
            glow(surface, row, kit, u(6), t.proposed(option))

    def _price(self, surface: Surface, kit: Kit, thing: int, row: Rect) -> int:
        """Icons, tokens and terrains from the right, a little over each other; says where they begin."""
        t, u = self.table, kit.u
        icons, tokens, terrains = t.book.costs[thing]
        small = min(u(16), row.h)
        x = row.right - u(3)
        for terrain in reversed(terrains):
            kit.icon(
                surface, terrain_icon(kit, t.book.terrains[terrain]), small, (x - small // 2, row.centery)
            )
            x -= small + u(1)
        for kind in reversed(range(len(tokens))):
            for _ in range(tokens[kind]):
                kit.icon(surface, t.book.resources[kind], small, (x - small // 2, row.centery))
                x -= round(small * 0.8)
        begin = x
        for _ in range(icons):
            begin = x - small
            kit.icon(surface, "research", small, (x - small // 2, row.centery))
            x -= round(small * 0.66)
        return begin

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for n, thing in enumerate(t.state.row):
            id_ = t.book.things[thing].id
            option = t.targets.at("card", id_)
            made.append(
                Spot(
                    f"card {id_}",
                    self.row_rect(n),
                    t.chooser(option) if option else None,
                    partial(t.tooltips.technology, thing, option),
                    lit=bool(option),
                    right=partial(t.enlarge, thing),
                )
            )
        return made
