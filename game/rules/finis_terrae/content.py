"""The typed entries of Finis Terrae: what may stand in its YAML files."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from game.engine.content import Entry

Pieces = Annotated[int, msgspec.Meta(ge=1, le=99)]
Gone = Annotated[int, msgspec.Meta(ge=0, le=99)]
RuleNumber = Annotated[int, msgspec.Meta(ge=0, le=200)]
Side = Literal["sea", "land"]
Direction = Literal["north", "east", "south", "west"]
Category = Literal["colonisation", "commerce", "exploration", "deeds"]

DIRECTIONS: tuple[Direction, ...] = ("north", "east", "south", "west")
CATEGORIES: tuple[Category, ...] = ("colonisation", "commerce", "exploration", "deeds")


class TileEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    sides: tuple[Side, Side, Side, Side]
    """Clockwise from north."""
    removed: tuple[Gone, Gone] = (0, 0)
    """How many leave the game with two and with three players."""
    apart: bool = False
    """Whether each land side is a piece of land of its own; else all are one piece."""
    islet: bool = False
    """Land in the middle that reaches no side."""
    beach: bool = False
    """Whether ports can be founded, one on each piece of land."""
    reef: Direction | None = None
    """The side that no ship crosses."""
    goods: str | None = None
    """What is laid on it when it is placed."""
    den: bool = False
    fort: bool = False
    lighthouse: bool = False
    isle: bool = False
    """Part of the Isle of Winds, which lies there from the start."""


class WeatherEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    moves: Literal[0, 1, 2]
    """How often each ship moves; on a day of none the wind moves them."""
    last: bool = False
    """Drawn for the second time, it ends the game."""


class GoodsEntry(Entry, frozen=True, kw_only=True):
    count: Pieces | None = None


class AwardEntry(Entry, frozen=True, kw_only=True):
    category: Category
    points: Annotated[int, msgspec.Meta(ge=-20, le=20)]


class DieEntry(Entry, frozen=True, kw_only=True):
    faces: tuple[Annotated[int, msgspec.Meta(ge=1, le=20)] | Direction, ...]


class NumberEntry(Entry, frozen=True, kw_only=True):
    named: ClassVar[bool] = False
    value: RuleNumber | None = None
    table: tuple[RuleNumber, ...] | None = None

    def __post_init__(self) -> None:
        if (self.value is None) == (self.table is None):
            raise ValueError("needs exactly one of: value, table")


KINDS: dict[str, type[Entry]] = {
    "tiles": TileEntry,
    "weather": WeatherEntry,
    "goods": GoodsEntry,
    "awards": AwardEntry,
    "dice": DieEntry,
    "numbers": NumberEntry,
}
