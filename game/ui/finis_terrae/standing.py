"""What stands on the chart: ports with the size of their island, goods, and names on the Isle of Winds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.squares import ORIGIN
from game.rules.finis_terrae.chart import is_complete
from game.rules.finis_terrae.scoring import control
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.coast import berth
from game.ui.palette import CREAM, FADED, INK, LIT, PALE_INK
from game.ui.stage import Stage
from game.ui.table.camera import Point
from game.ui.table.detail import Detail, detail_of
from game.ui.table.panel import disc

if TYPE_CHECKING:
    from game.ui.finis_terrae.board import Board

MIDDLE, NEAR = 32.0, 66.0
"""Sides from which on a square is drawn in more detail, at 100 %."""
PORT, GOODS = (0.38, 22, 0.56), (0.24, 16, 0.42)
"""How large ports and goods are drawn, in squares; how large at least, on the drawing board, so that they can
be told apart on a small chart; and at most, in squares, all the same."""
SIGN = {Detail.NEAR: 0.25, Detail.MIDDLE: 0.34}
"""The radius of an island's size, in sides of its port."""
ALONE = 0.36
"""The same from afar, in squares: there it stands for the port."""
LEAST_NAMED = 44
"""On smaller squares, on the drawing board, names could not be read."""


class Thing(NamedTuple):
    foot: float
    """How far down it stands: what stands lower lies before the others."""
    picture: Surface
    at: Point
    """In squares of the chart."""
    value: bool = False
    """It tells what an island is worth, and nothing may cover it."""


class Standing:
    def __init__(self, board: Board) -> None:
        self.board, self.kit = board, board.kit
        self._values: list[tuple[Surface, Rect]] = []
        """What islands are worth, and where that is seen."""

    def paint(self, surface: Surface, s: TerraeState, seen: Rect) -> None:
        """From the back to the front."""
        self._values = []
        for thing in self.things(s, self.board.camera.size):
            x, y = self.board.camera.at(thing.at)
            at = thing.picture.get_rect(center=(round(x), round(y)))
            if thing.value:
                self._values.append((thing.picture, at))
            if at.colliderect(seen):
                surface.blit(thing.picture, at)

    def draw_values(self, stage: Stage, over: Sequence[Rect]) -> None:
        """Those that would lie under one of these, which have been drawn since."""
        for picture, at in self._values:
            if at.collidelist(over) >= 0:
                stage.draw(picture, at.topleft)

    def things(self, s: TerraeState, size: float) -> list[Thing]:
        """Everything, for squares of that size."""
        detail = detail_of(size, self.kit.scale, MIDDLE, NEAR)
        found = [*self._ports(s, size, detail), *self._lying(s, size), *self._isle(size)]
        return sorted(found, key=lambda thing: thing.foot)

    def _ports(self, s: TerraeState, size: float, detail: Detail) -> list[Thing]:
        board, held, found = self.board, control(s), []
        side = board.legible(PORT, size)
        for piece, owner in s.port.items():
            if piece in board.hidden.ports or piece >> 1 not in board.charted:
                continue
            x, y = board.beach(s, piece)
            island = s.island[piece]
            signed = island in held
            if not signed or detail > Detail.FAR:
                found.append(Thing(y, board.port(owner, side), (x, y)))
            if signed:
                radius = round(size * ALONE) if detail == Detail.FAR else round(side * SIGN[detail])
                sign = self._sign(
                    s.size[island], is_complete(s, island), owner in held[island], owner, max(6, radius)
                )
                aside = 0.0 if detail == Detail.FAR else side / size
                found.append(Thing(y + 0.001, sign, (x - aside * 0.38, y + aside * 0.32), True))
        return found

    def _sign(self, tiles: int, complete: bool, holds: bool, owner: int, radius: int) -> Surface:
        """How large a port's island is: in its owner's colour if that controls it, ringed with gold if it is
        complete."""
        fill = self.board.liveries[owner].dark if holds else PALE_INK

        def make() -> Surface:
            picture = Surface((2 * radius + 4, 2 * radius + 4), SRCALPHA)
            middle = (radius + 2, radius + 2)
            disc(picture, self.kit, str(tiles), middle, radius, fill)
            ring = LIT if complete else CREAM
            pygame.draw.circle(picture, INK, middle, radius + 1, max(1, radius // 4 + 1))
            pygame.draw.circle(picture, ring, middle, radius, max(1, radius // 4))
            return picture.convert_alpha()

        return self.kit.made(("island", tiles, complete, fill, radius), make)

    def _lying(self, s: TerraeState, size: float) -> list[Thing]:
        """Goods, in a row at the middle of their square."""
        board, found = self.board, []
        for cell, goods in s.lying.items():
            if cell in board.hidden.goods or cell not in board.charted:
                continue
            kinds = [(kind, n) for kind, n in enumerate(goods) if n]
            tile = board.book.tiles[board.charted[cell] >> 2]
            x, y = berth(board.book, cell, board.charted[cell])
            if tile.islet or tile.den:
                y -= 0.40
            for k, (kind, n) in enumerate(kinds):
                picture = board.goods(kind, n, board.legible(GOODS, size))
                step = picture.get_width() * 0.9 / size
                found.append(Thing(y, picture, (x + (k - (len(kinds) - 1) / 2) * step, y)))
        return found

    def _isle(self, size: float) -> list[Thing]:
        if ORIGIN not in self.board.charted:
            return []
        side, kit = round(size), self.kit
        east = kit.made(("east", side, kit.say.lang), lambda: self._plate(side))
        found = [Thing(0.0, east, (0.72, 0.0))]
        if size >= kit.u(LEAST_NAMED):
            # Lettered on the land, as charts have it.
            name = kit.type.picture(kit.say("terrae.isle"), "italic", size * 0.17 / kit.scale, FADED)
            found.append(Thing(0.0, name, (0.0, -0.50)))
        return found

    def _plate(self, size: int) -> Surface:
        """The name of the side where the first player starts, on a plate of brass."""
        words = self.kit.type.picture(self.kit.say("terrae.east"), "title", size * 0.15 / self.kit.scale, INK)
        plate = Surface((words.get_width() + size // 7, words.get_height() + size // 40), SRCALPHA)
        box = plate.get_rect()
        pygame.draw.rect(plate, LIT, box, border_radius=box.h // 3)
        pygame.draw.rect(plate, INK, box, max(1, size // 60), border_radius=box.h // 3)
        plate.blit(words, words.get_rect(center=box.center))
        return pygame.transform.rotate(plate, -90).convert_alpha()
