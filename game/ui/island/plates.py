"""Pictures of the Island's things for the handbook, where no table is laid."""

from __future__ import annotations

from functools import cached_property

import msgspec.structs
from pygame import Surface

from game.engine.content import Library
from game.engine.game import Setup
from game.registry import find_game
from game.rules.island.book import IslandBook
from game.rules.island.modules import SCENARIOS, VARIANTS
from game.rules.island.state import IslandState
from game.ui.island.diagrams import Diagrams
from game.ui.island.example import draw_example
from game.ui.island.layer import IslandLayer
from game.ui.island.map.picture import ship_with_rate
from game.ui.island.map.pieces import HOUSE, ROAD_LONG, TOKEN, house, level_bar, road, token, turned
from game.ui.island.modules import LAYERS
from game.ui.kit import Kit
from game.ui.palette import LIVERIES
from game.ui.scenes.example import example_picture, finished
from game.ui.table.layer import layer_of

SCENARIO_MAP = "variable"
"""On which scenarios are shown: with a seed, it is always the same."""
SLOPE = 30
"""How a road lies that is looked at by itself."""


class IslandPlates:
    """Draws whatever the library holds, as if everybody played with everything."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.example = finished(library)
        self.game = find_game(library.game)

    @cached_property
    def setup(self) -> Setup:
        seats = ("human",) * self.game.seat_counts[-1]
        modules = tuple(VARIANTS)
        return Setup(game=self.game.name, seats=seats, modules=modules, options={"map": "beginner"})

    @cached_property
    def book(self) -> IslandBook:
        book = self.game.make_book(self.library, self.setup)
        assert isinstance(book, IslandBook)
        return book

    def start(self, map_: str, *scenario: str) -> tuple[IslandBook, IslandState]:
        """The board of a map before anybody has built."""
        setup = msgspec.structs.replace(
            self.setup, options={"map": map_}, modules=scenario or tuple(VARIANTS)
        )
        book = self.game.make_book(self.library, setup)
        state = self.game.start(book, setup)
        assert isinstance(book, IslandBook) and isinstance(state, IslandState)
        return book, state

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """`card/...`, `tile/...` or `scene/...`; None for what is drawn otherwise."""
        kind, _, what = name.partition("/")
        if kind == "board" and self.example:
            return example_picture(kit, self.example, name, side, draw_example)
        if kind == "card":
            face = f"cards/{what}"
            return kit.art.picture(face, side * 3 // 4, side) if kit.art.has(face) else _unknown(kit, side)
        if kind == "tile":
            return self._tile(kit, what, side)
        if kind == "scene":
            return kit.made(("diagram", what, side), lambda: self._scene(kit, what, side))
        return None

    def _tile(self, kit: Kit, name: str, side: int) -> Surface | None:
        """A terrain, or something that lies on the map, larger than there."""
        kind, _, what = name.partition("-")
        if kind == "token":
            return token(kit, int(what), side / TOKEN)
        if kind == "harbour":
            return ship_with_rate(kit, self.book.harbours[self._harbour(what)], round(side * 1.24))
        if kind == "piece" and what == "road":
            return road(kit, LIVERIES[0], side / ROAD_LONG, SLOPE)
        if kind == "piece" and what not in ("settlement", "city"):
            return turned(level_bar(kit, LIVERIES[0], side * 0.94, what, 1.0, 1 / 3), SLOPE)
        if kind == "piece":
            return house(kit, LIVERIES[0], side / HOUSE, what == "city")
        face = f"terrains/{name}-1"
        return kit.art.scaled(face, side) if kit.art.has(face) else _unknown(kit, side)

    def _harbour(self, name: str) -> int:
        return next(n for n, entry in enumerate(self.book.harbours) if entry.id == name)

    def _scene(self, kit: Kit, name: str, side: int) -> Surface:
        kind, _, what = name.partition("/")
        if name in SCENARIOS:
            return self._scenario(kit, name, side)
        book, state = self.start(what if kind == "map" else "beginner")
        drawn = Diagrams(kit, book, state, side).draw("setup" if kind == "map" else name)
        assert drawn, f"there is no diagram called '{name}'"
        return drawn

    def _scenario(self, kit: Kit, name: str, side: int) -> Surface:
        """What its layer of the table draws, on a board of its own."""
        layer = layer_of(LAYERS, name)
        assert issubclass(layer, IslandLayer), f"'{name}' has no layer on the table"
        scenery = [layer.scenery] if layer.scenery else []
        drawn = layer.diagram(Diagrams(kit, *self.start(SCENARIO_MAP, name), side, scenery))
        assert drawn, f"'{name}' has no diagram"
        return drawn


def _unknown(kit: Kit, side: int) -> Surface:
    """What somebody's pack has brought without a picture."""
    return kit.art.picture("icons/packs", side)
