"""Pictures of tiles and weather cards for the handbook, where no table is laid."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.engine.content import Library
from game.engine.game import Setup
from game.engine.squares import ORIGIN, block, xy
from game.registry import find_game
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.board import Board
from game.ui.finis_terrae.example import draw_example
from game.ui.finis_terrae.vignette import vignette
from game.ui.kit import Kit
from game.ui.palette import INK, LIT, SEA_LIGHT
from game.ui.scenes.example import example_picture, finished


class TilePlates:
    def __init__(self, library: Library) -> None:
        self.example = finished(library)
        game = find_game(library.game)
        setup = Setup(game=game.name, seats=("human",) * game.seat_counts[-1])
        book = game.make_book(library, setup)
        assert isinstance(book, TerraeBook)
        self.book = book
        state = game.start(book, setup)
        assert isinstance(state, TerraeState)
        self.isle = state.at
        """The Isle of Winds as it lies at the start."""

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """`tile/...` or `card/...`; None for what is drawn otherwise."""
        kind, _, id_ = name.partition("/")
        if kind == "board" and self.example:
            return example_picture(kit, self.example, name, side, draw_example)
        if kind == "tile" and id_ in self.book.kind:
            board, tile = Board(kit, self.book, (), Rect(0, 0, 1, 1)), self.book.kind[id_]
            if self.book.tiles[tile].isle:
                return kit.made(("isle", id_, side), lambda: self._isle(board, tile, side))
            return board.tile_picture(tile * 4, side)
        if kind == "card" and id_ in self.book.card:
            return vignette(kit, f"weather/{id_}", (side, side * 3 // 4))
        return None

    def _isle(self, board: Board, tile: int, side: int) -> Surface:
        """A square of the Isle among the others, framed: by itself it would be cut off on all sides."""
        picture, part = Surface((side, side)), side // 3
        picture.fill(SEA_LIGHT)
        for n, cell in enumerate(sorted(block(ORIGIN, 1), key=lambda cell: xy(cell)[::-1])):
            square = board.painter.paint(self.isle, cell, frozenset(), max(32, part))
            box = Rect(n % 3 * part, n // 3 * part, part, part)
            picture.blit(pygame.transform.smoothscale(square, box.size), box)
            if self.isle[cell] >> 2 == tile:
                pygame.draw.rect(picture, LIT, box.inflate(-2, -2), max(1, side // 50))
        pygame.draw.rect(picture, INK, picture.get_rect(), max(1, side // 40))
        return picture.convert()
