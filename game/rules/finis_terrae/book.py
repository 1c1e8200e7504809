"""The rule book of one match: content compiled into tables keyed by number, so that play walks no YAML."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from game.engine.content import Library
from game.engine.rulebook import Layer, Rulebook
from game.engine.squares import rotate_sides
from game.rules.finis_terrae.content import (
    DIRECTIONS,
    AwardEntry,
    DieEntry,
    GoodsEntry,
    NumberEntry,
    TileEntry,
    WeatherEntry,
)

Sides = tuple[int, int, int, int]

SEA, LAND = 0, 1
COIN = 0
"""Doubloons are the first kind of goods."""


class TerraeBook(Rulebook):
    def __init__(self, library: Library, layers: Sequence[Layer], seats: int) -> None:
        super().__init__(layers)
        self.library = library
        self.seats = seats
        self.galleon = seats
        """The number of the Black Galleon among the vessels."""
        self._goods()
        self._weather()
        self._numbers()
        self._tiles()
        self._fits()

    def index(self) -> dict[str, list[str]]:
        return {
            **super().index(),
            "tiles": [t.id for t in self.tiles],
            "goods": self.goods,
            "weather": [w.id for w in self.weather],
        }

    def _goods(self) -> None:
        entries = self.library.of("goods", GoodsEntry)
        self.goods = list(entries)
        self.good = {name: n for n, name in enumerate(self.goods)}
        self.counts = [entry.count or 0 for entry in entries.values()]
        self.none = (0,) * len(self.goods)
        self.spice = self.good["spice"]
        self.treasure = self.good["treasure"]
        self.redeemed = (self.good["castaway"], self.good["find"])
        """What any port takes for a reward."""

    def _weather(self) -> None:
        self.weather = list(self.library.of("weather", WeatherEntry).values())
        self.card = {w.id: n for n, w in enumerate(self.weather)}
        self.finis = next(n for n, w in enumerate(self.weather) if w.last)
        self.moves = [w.moves for w in self.weather]

    def _numbers(self) -> None:
        self.number: dict[str, int] = {}
        self.table: dict[str, tuple[int, ...]] = {}
        for entry in self.library.of("numbers", NumberEntry).values():
            if entry.table is not None:
                self.table[entry.id] = entry.table
            else:
                self.number[entry.id] = cast(int, entry.value)
        dice = self.library.of("dice", DieEntry)
        self.red = cast(tuple[int, ...], dice["red"].faces)
        self.white = cast(tuple[int, ...], dice["white"].faces)
        self.wind = tuple(DIRECTIONS.index(face) for face in dice["wind"].faces if isinstance(face, str))
        self.awards = self.library.of("awards", AwardEntry)

    # Tiles: by kind, and by kind x 4 + quarter turns

    def _tiles(self) -> None:
        self.tiles = list(self.library.of("tiles", TileEntry).values())
        self.kind = {t.id: n for n, t in enumerate(self.tiles)}
        self.stack = [k for k, t in enumerate(self.tiles) if not t.isle for _ in range(self.in_play(t))]
        self.sides: list[Sides] = []
        self.reef: list[int] = []
        """The direction that is closed, or -1."""
        self.bank: list[Sides] = []
        """By direction, the piece of land that a side belongs to, or -1."""
        self.turns: list[tuple[int, ...]] = []
        """By kind, the turns that make a difference."""
        self.lands: list[int] = []
        """By kind, how many pieces of land it has."""
        self.gift = [self.good[t.goods] if t.goods else -1 for t in self.tiles]
        self.is_den = [t.den for t in self.tiles]
        self.is_fort = [t.fort for t in self.tiles]
        self.has_beach = [t.beach for t in self.tiles]
        for tile in self.tiles:
            self._tile(tile)

    def in_play(self, tile: TileEntry) -> int:
        return tile.count - (*tile.removed, 0)[self.seats - 2]

    def _tile(self, tile: TileEntry) -> None:
        sides = cast(Sides, tuple(LAND if side == "land" else SEA for side in tile.sides))
        bank = cast(Sides, tuple(_banks(sides, tile.apart)))
        closed = cast(Sides, tuple(int(tile.reef == name) for name in DIRECTIONS))
        seen: list[tuple[Sides, Sides]] = []
        turns = []
        for turn in range(4):
            now, reef = rotate_sides(sides, turn), rotate_sides(closed, turn)
            self.sides.append(now)
            self.bank.append(rotate_sides(bank, turn))
            self.reef.append(reef.index(1) if tile.reef else -1)
            if (now, reef) not in seen:
                seen.append((now, reef))
                turns.append(turn)
        self.turns.append(tuple(turns))
        whole = int(tile.islet or any(sides) or (tile.isle and tile.beach))
        self.lands.append(sum(sides) if tile.apart else whole)

    def _fits(self) -> None:
        """By kind and by what the sides must be (2 bits: 0 anything, 1 sea, 2 land), turns that fit."""
        self.fits = [
            _fitting(tuple((turn, self.sides[kind * 4 + turn]) for turn in turns))
            for kind, turns in enumerate(self.turns)
        ]


def _banks(sides: Sides, apart: bool) -> list[int]:
    made, pieces = [], 0
    for side in sides:
        made.append(-1 if side == SEA else pieces)
        pieces += apart and side == LAND
    return made


@cache
def _fitting(turned: tuple[tuple[int, Sides], ...]) -> tuple[tuple[int, ...], ...]:
    """Of a tile with these sides by turn; tiles are few, and the same in every match."""
    return tuple(
        tuple(turn for turn, sides in turned if _agree(sides, [need >> 2 * d & 3 for d in range(4)]))
        for need in range(256)
    )


def _agree(sides: Sides, wanted: list[int]) -> bool:
    return all(not want or want == 1 + side for side, want in zip(sides, wanted, strict=True))
