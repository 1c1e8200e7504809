"""Laying the board: terrain, tokens and harbours, as the map says or as they are shuffled."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from game.engine.chance import below
from game.engine.content import Library
from game.engine.game import SetupError
from game.engine.state import State
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.content import HarbourEntry, TerrainEntry
from game.rules.island.state import BESIDE, NOBODY
from game.rules.island.topology import Topology, mask_of

T = TypeVar("T")

REDS = (6, 8)
"""Rolls whose tokens are red."""


class Board(NamedTuple):
    """What lies on the table: by hex its terrain and its roll (0 for none); by path its kind of harbour."""

    terrain: tuple[int, ...]
    token: tuple[int, ...]
    harbours: tuple[tuple[int, int], ...]
    robber: int
    more: tuple[tuple[int, int], ...] = ()
    """Hexes on which a second token lies, and its roll."""

    def pays(self, b: IslandBook) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By roll, the hexes that pay and what."""
        return tuple(
            tuple(
                (h, b.gives[self.terrain[h]])
                for h, token in enumerate(self.token)
                if (token == roll or (h, roll) in self.more) and b.gives[self.terrain[h]] >= 0
            )
            for roll in range(13)
        )

    def harbour_at(self, b: IslandBook) -> tuple[int, ...]:
        """By corner, its kind of harbour."""
        found = [NOBODY] * len(b.top.corner_names)
        for path, kind in self.harbours:
            for corner in b.top.ends[path]:
                found[corner] = kind
        return tuple(found)


@base.rule("land")
def land(library: Library) -> Topology:
    return Topology()


@base.rule("board")
def lay_board(b: IslandBook, s: State) -> Board:
    """The board of the match, shuffled by the state's own generator."""
    terrain: list[int] = b.rules["terrain"](b, s)
    token: list[int] = b.rules["tokens"](b, s, terrain)
    harbours = _harbours(b, s)
    return Board(tuple(terrain), tuple(token), harbours, b.rules["robber-start"](b, s, terrain))


@base.rule("book-made")
def book_made(b: IslandBook) -> None:
    """Once for every match: what a scenario sets in its book, or raises SetupError for."""


def need_shuffled_map(b: IslandBook) -> None:
    """For a scenario that lays the land itself."""
    if b.map.hexes is not None:
        name = b.map.id
        raise SetupError(
            f"this scenario needs a map that is shuffled, and '{name}' is printed", "printed-map", name=name
        )


@base.rule("terrain")
def lay_terrain(b: IslandBook, s: State) -> list[int]:
    """By hex: as printed, or shuffled."""
    if b.map.hexes is None:
        return shuffled(s, terrains(b))
    return [b.terrain[place.split(" ")[0]] for row in b.map.hexes for place in row]


def terrains(b: IslandBook) -> list[int]:
    """All hexes of the base game; what a scenario brings, it lays itself."""
    entries: list[TerrainEntry] = b.terrains
    return [n for n, entry in enumerate(entries) if not entry.module for _ in range(entry.count)]


@base.rule("robber-start")
def robber_start(b: IslandBook, s: State, terrain: list[int]) -> int:
    """Where the robber starts: on terrain that gives nothing."""
    return next((h for h, kind in enumerate(terrain) if b.gives[kind] < 0), BESIDE)


@base.rule("tokens")
def lay_tokens(b: IslandBook, s: State, terrain: list[int]) -> list[int]:
    """As printed; in their order from any corner of the island; or anyhow with the red ones apart."""
    top = b.top
    if b.map.hexes is not None:
        places = [place.partition(" ")[2] for row in b.map.hexes for place in row]
        return [int(roll) if roll else 0 for roll in places]
    if b.map.tokens == "spiral":
        ends = top.land_ends()
        return wind(b, terrain, b.tokens, ends[below(s, len(ends))])
    return scatter(b, s, terrain, b.tokens)


def wind(b: IslandBook, terrain: list[int], tokens: list[int], start: int) -> list[int]:
    """By hex, the tokens in their order from a hex at the coast inwards; none where nothing is given."""
    order = [h for h in b.top.spiral(start) if b.gives[terrain[h]] >= 0]
    laid = dict(zip(order, tokens, strict=True))
    return [laid.get(h, 0) for h in range(len(terrain))]


def scatter(b: IslandBook, s: State, terrain: list[int], tokens: list[int]) -> list[int]:
    """Every way to lay the tokens so that no two red ones touch is as likely."""
    places = [h for h, kind in enumerate(terrain) if b.gives[kind] >= 0]
    reds = [n for n in tokens if n in REDS]
    while True:
        mixed = shuffled(s, places)
        if b.map.red_may_touch or not touching(b.top, mixed[: len(reds)]):
            others = shuffled(s, [n for n in tokens if n not in REDS])
            laid = dict(zip(mixed, shuffled(s, reds) + others, strict=True))
            return [laid.get(h, 0) for h in range(len(terrain))]


def touching(top: Topology, hexes: list[int]) -> list[tuple[int, int]]:
    """Pairs of these hexes that lie side by side."""
    here = mask_of(hexes)
    return [(h, o) for h in hexes if top.beside[h] & here for o in hexes if h < o and top.beside[h] >> o & 1]


def _harbours(b: IslandBook, s: State) -> tuple[tuple[int, int], ...]:
    paths = [b.top.path[name] for name in b.map.harbours]
    kinds = [b.harbour_kind[name] for name in b.map.harbours.values()]
    if b.map.hexes is None and b.switch["harbours"] == "shuffled":
        entries: list[HarbourEntry] = b.harbours
        kinds = shuffled(s, [n for n, entry in enumerate(entries) for _ in range(entry.count)])
    return tuple(zip(paths, kinds, strict=True))


def shuffled(s: State, items: list[T]) -> list[T]:
    left, mixed = list(items), []
    while left:
        mixed.append(left.pop(below(s, len(left))))
    return mixed
