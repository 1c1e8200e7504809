"""Pictures of tiles and weather cards for the handbook, where no table is laid."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.content import Library
from game.engine.game import Setup
from game.rules.catalogue import find_game
from game.rules.finis_terrae.book import TerraeBook
from game.ui.finis_terrae.board import Board
from game.ui.finis_terrae.vignette import vignette
from game.ui.kit import Kit


class Plates:
    def __init__(self, library: Library) -> None:
        game = find_game(library.game)
        setup = Setup(game=game.name, seats=("human",) * game.seat_counts[-1])
        book = game.make_book(library, setup)
        assert isinstance(book, TerraeBook)
        self.book = book

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """`tile/...` or `card/...`; None for what is drawn otherwise."""
        kind, _, id_ = name.partition("/")
        if kind == "tile" and id_ in self.book.kind:
            board = Board(kit, self.book, (), Rect(0, 0, 1, 1))
            return board.tile_picture(self.book.kind[id_] * 4, side)
        if kind == "card" and id_ in self.book.card:
            return vignette(kit, f"weather/{id_}", (side, side * 3 // 4))
        return None
