"""Pictures of tiles and technologies for the handbook, where no table is laid."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.engine.content import Library
from game.engine.game import Setup
from game.registry import find_game
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TechnologyEntry
from game.ui.kit import Kit
from game.ui.scenes.example import example_picture, finished
from game.ui.table.layer import TableLayer, card_face
from game.ui.western_sea.example import draw_example
from game.ui.western_sea.map.faces import Faces
from game.ui.western_sea.map.glyphs import technology_glyphs, technology_icon
from game.ui.western_sea.panels.illustration import paint_scene, paint_technology, scene_of


class TilePlates:
    """Draws whatever the library holds, as if everybody played with everything."""

    def __init__(self, library: Library, layers: Sequence[type[TableLayer]]) -> None:
        self.layers = layers
        self.example = finished(library)
        game = find_game(library.game)
        seats = ("human",) * game.seat_counts[-1]
        setup = Setup(game=game.name, seats=seats, modules=tuple(game.modules))
        book = game.make_book(library, setup)
        assert isinstance(book, SeaBook)
        self.book = book
        self._tiles = {entry.id: n for n, entry in enumerate(book.tiles)}

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """`tile/...`, `card/...`, `scene/...` or `portrait/...`; None for what is drawn otherwise."""
        kind, _, id_ = name.partition("/")
        if kind == "board" and self.example:
            return example_picture(kit, self.example, name, side, draw_example)
        if kind == "tile" and id_ in self._tiles:
            return Faces(kit, self.book).picture(self._tiles[id_], side // 2)
        cards = {card.id: card for card in self.book.cards}
        if kind in ("card", "portrait") and id_ in cards:
            large = kind == "portrait"
            size = (side * 146 // 216 if large else side * 3 // 4, side)
            return card_face(self.layers, self.book.card_kind[id_], kit, cards[id_], size, large)
        entry = self.book.library.entries["technologies"].get(id_)
        if kind == "scene" and isinstance(entry, TechnologyEntry):
            return kit.made(("plate", id_, side), lambda: self._scene(kit, entry, side))
        return None

    def _scene(self, kit: Kit, entry: TechnologyEntry, side: int) -> Surface:
        """As on the enlarged card; a technology from somebody's pack has its icon."""
        drawn = scene_of(kit, entry)
        picture = Surface((side * 3 // 2 if drawn else side, side), pygame.SRCALPHA)
        icon = technology_icon(entry)
        if not kit.art.has(icon):
            icon = technology_glyphs(entry)[0].icon
        if drawn:
            frame = picture.get_rect()
            frame.h -= kit.u(16)  # the seal hangs over its edge
            paint_scene(picture, kit, frame, entry, icon, True)
        else:
            paint_technology(picture, kit, picture.get_rect(), entry, icon)
        return picture.convert_alpha()
