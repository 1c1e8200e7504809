"""Where on the map an enclosure card would fit, and what is missing there: found, told and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from game.rules.western_sea.counts import controls
from game.rules.western_sea.modules.enclosures import fences
from game.rules.western_sea.modules.enclosures_fit import ANY, OR, Fit, fits, near_fits, patterns
from game.rules.western_sea.pieces import bits
from game.ui.palette import CORAL, CREAM, GAIN, INK, WHITE
from game.ui.stage import Stage
from game.ui.western_sea.modules.shelf.cards import hexagon
from game.ui.western_sea.modules.shelf.shelf import owner

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

Masks = tuple[int, ...]
Cells = tuple[int, ...]
MOST_FITS = 6
"""So many places are lit at once."""


def hand(t: SeaTable) -> list[int]:
    """The enclosure cards in the hand of whoever looks, as far as the screen may know them."""
    return fences(t.state).hands[owner(t)]


class Gap(NamedTuple):
    """A hex of the pattern where no fitting tile lies."""

    cell: int
    kind: str


class Prospect(NamedTuple):
    """How a card stands: every place where it may be revealed now, or else the nearest to it."""

    ready: tuple[tuple[int, ...], ...]
    near: Fit | None
    """The best place where the pattern lies, if it can't be revealed yet."""
    tiles: tuple[int, ...] = ()
    """Those of the best place where it lies in part."""
    gaps: tuple[Gap, ...] = ()


class Fits:
    """Looks at each card once in each position."""

    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self._found: dict[int, Prospect] = {}
        self._ready: dict[int, bool] = {}

    def forget(self) -> None:
        self._found.clear()
        self._ready.clear()

    def of(self, card: int) -> Prospect:
        if card not in self._found:
            self._found[card] = self._look(card)
        return self._found[card]

    def ready(self, card: int) -> bool:
        """Whether it may be revealed; known without looking for the next best."""
        if card not in self._ready:
            self._ready[card] = bool(fits(self.table.book, self.table.state, owner(self.table), card))
        return self._ready[card]

    def _look(self, card: int) -> Prospect:
        t = self.table
        near = near_fits(t.book, t.state, owner(t), card)
        ready = tuple(fit.tiles for fit in near if not fit.missing)
        if near:
            return Prospect(ready, None if ready else near[0])
        wanted, cells = self._best_part(card)
        at = t.state.at
        lying = [(cell, mask, at.get(cell, -1)) for cell, mask in zip(cells, wanted, strict=True)]
        tiles = [tile for _, mask, tile in lying if tile >= 0 and mask >> tile & 1]
        gaps = [Gap(cell, self._kind(mask)) for cell, mask, tile in lying if tile not in tiles]
        return Prospect((), None, tuple(tiles), tuple(gaps))

    def _best_part(self, card: int) -> tuple[Masks, Cells]:
        """Where most of the pattern lies with the rest of it still free, and in sight if that can be had."""
        best, found = (0, 0), dict[Cells, Masks]()
        at = self.table.state.at
        for wanted, cells in self._laid(card):
            good = bad = 0
            for cell, mask in zip(cells, wanted, strict=True):
                tile = at.get(cell, -1)
                if tile >= 0:
                    good, bad = (good + 1, bad) if mask >> tile & 1 else (good, bad + 1)
            if (-bad, good) > best or not found:
                best, found = (-bad, good), {}
            if (-bad, good) == best:
                found[cells] = wanted
        camera = self.table.board.camera
        seen = {cell: camera.area.contains(camera.rect(cell)) for cells in found for cell in cells}
        cells = max(found, key=lambda cells: sum(seen[cell] for cell in cells), default=())
        return found.get(cells, ()), cells

    def _laid(self, card: int) -> Iterator[tuple[Masks, Cells]]:
        """Every way to lay the pattern so that at least one of its hexes fits."""
        cell = self.table.state.cell
        for wanted, images in patterns(self.table.book)[card]:
            for n, mask in enumerate(wanted):
                for tile in bits(mask):
                    for image in images if cell[tile] >= 0 else ():
                        start = cell[tile] - image[n]
                        yield wanted, tuple(start + offset for offset in image)

    def _kind(self, mask: int) -> str:
        b = self.table.book
        names = [b.terrains[n] for n, terrain in enumerate(b.terrain_bits) if mask & terrain]
        return ANY if len(names) > 2 else OR.join(names)

    # In words

    def told(self, card: int) -> tuple[str, str]:
        """That it fits, or what is missing; one of the two."""
        t = self.table
        say, found = t.kit.say, self.of(card)
        if found.ready:
            return say("enclosures.fits"), ""
        lacking = []
        if found.near:
            if found.near.absent:
                tiles = t.voice.words.listed([t.voice.thing(tile) for tile in found.near.absent])
                lacking.append(say("enclosures.absent", tiles=tiles))
            if found.near.control:
                lacking.append(say("enclosures.control", n=found.near.control))
        elif found.gaps:
            kinds = [self._terrains(gap.kind) for gap in found.gaps]
            lacking.append(say("enclosures.terrain", kinds="; ".join(kinds)))
        else:
            lacking.append(say("enclosures.nowhere"))
        return "", "\n".join(lacking)

    def _terrains(self, kind: str) -> str:
        t = self.table
        if kind == ANY:
            return t.kit.say("enclosures.any")
        names = [t.voice.words.name("terrains", name).lower() for name in kind.split(OR)]
        return t.voice.words.listed(names, "or")

    # On the map

    def card_at(self, name: str) -> int:
        """The card in hand that a spot stands for, or -1."""
        t = self.table
        known = {t.book.cards[card].id: card for card in hand(t) if card >= 0}
        return known.get(name.rpartition(" ")[2], -1) if " card " in f" {name}" else -1

    def draw(self, stage: Stage) -> None:
        """For the card under pointer or focus."""
        spot = self.table.pointed()
        card = self.card_at(spot.name) if spot else -1
        if card < 0:
            return
        stage.window.set_clip(self.table.board.camera.area)
        self._draw(stage, self.of(card))
        stage.window.set_clip(None)

    def _draw(self, stage: Stage, found: Prospect) -> None:
        if found.ready:
            for tile in dict.fromkeys(t for tiles in found.ready[:MOST_FITS] for t in tiles):
                self._outline(stage, self.table.state.cell[tile], True)
                self._sign(stage, self.table.state.cell[tile], "check")
            return
        for tile in found.near.tiles if found.near else found.tiles:
            self._outline(stage, self.table.state.cell[tile], False)
            self._sign(stage, self.table.state.cell[tile], self._lacks(found, tile))
        for gap in found.gaps:
            self._ghost(stage, gap)

    def _lacks(self, found: Prospect, tile: int) -> str:
        """What a tile of the nearest place still needs."""
        t, near = self.table, found.near
        if near and tile in near.absent:
            return "tent"
        if near and near.control and not controls(t.state, owner(t), tile):
            return "control"
        return "check"

    def _outline(self, stage: Stage, cell: int, ready: bool) -> None:
        camera, kit = self.table.board.camera, self.table.kit
        radius = round(camera.size)
        picture = kit.made(("fit", radius, ready), partial(_hexagon, radius, ready))
        x, y = camera.centre(cell)
        stage.draw(picture, (round(x - radius) - 2, round(y - radius) - 2))

    def _sign(self, stage: Stage, cell: int, icon: str) -> None:
        camera, kit = self.table.board.camera, self.table.kit
        side = max(kit.u(18), round(camera.size * 0.5))
        fine = icon == "check"

        def make() -> Surface:
            picture = Surface((side, side), pygame.SRCALPHA)
            centre, radius = (side // 2, side // 2), side // 2 - 1
            pygame.draw.circle(picture, CREAM, centre, radius)
            pygame.draw.circle(picture, GAIN if fine else CORAL, centre, radius, max(2, side // 12))
            kit.icon(picture, icon, round(side * 0.62), centre)
            if not fine:
                arm, r = max(2, side // 11), side // 5
                x, y = side - r - 1, side - r - 1
                pygame.draw.circle(picture, CORAL, (x, y), r)
                pygame.draw.line(picture, WHITE, (x - r // 2, y), (x + r // 2, y), arm)
                pygame.draw.line(picture, WHITE, (x, y - r // 2), (x, y + r // 2), arm)
            return picture.convert_alpha()

        picture = kit.made(("fit-sign", icon, side), make)
        x, y = camera.centre(cell)
        stage.draw(picture, (round(x - side / 2), round(y - camera.size * 0.22 - side / 2)))

    def _ghost(self, stage: Stage, gap: Gap) -> None:
        """The terrain that is wanted there."""
        camera, kit = self.table.board.camera, self.table.kit
        radius = round(camera.size)

        def make() -> Surface:
            picture = Surface((2 * radius + 4, 2 * radius + 4), pygame.SRCALPHA)
            hexagon(picture, kit, (radius + 2, radius + 2), radius * 0.8, gap.kind)
            picture.set_alpha(190)
            return picture

        x, y = camera.centre(gap.cell)
        picture = kit.made(("fit-gap", gap.kind, radius), make)
        stage.draw(picture, (round(x - radius) - 2, round(y - radius) - 2))
        self._outline(stage, gap.cell, False)


def _hexagon(radius: int, ready: bool) -> Surface:
    picture = Surface((2 * radius + 4, 2 * radius + 4), pygame.SRCALPHA)
    c, r = radius + 2, radius * 0.97
    w, h = r * 0.866, r / 2
    corners = [(c + w, c + h), (c, c + r), (c - w, c + h), (c - w, c - h), (c, c - r), (c + w, c - h)]
    colour = GAIN if ready else CORAL
    pygame.draw.polygon(picture, (*colour, 46), corners)
    width = max(3, radius // 14)
    pygame.draw.polygon(picture, INK, corners, width + 3)
    pygame.draw.polygon(picture, WHITE if ready else colour, corners, width)
    return picture.convert_alpha()
