"""What a report is made of: figures in sections, each with what is asked of it."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

import msgspec

DIGITS = 4


class Bound(NamedTuple):
    low: float
    high: float
    words: str

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One figure."""

    what: str
    value: float | None
    """None where there was nothing to measure."""
    error: float | None = None
    """The standard error."""
    tables: dict[str, float] = {}
    """The same by number of seats."""
    count: int | None = None
    """How many cases it rests on."""
    bound: str = ""
    holds: bool | None = None
    """None where nothing is asked, or too little was seen to tell."""
    everywhere: bool | None = None
    """Whether it also holds at each number of seats by itself."""
    note: str = ""


class Section(msgspec.Struct, kw_only=True):
    name: str
    title: str
    words: str
    """What is measured, and how."""
    unit: str
    counted: str = ""
    """What `count` counts."""
    lines: list[Line]


class Report(msgspec.Struct, kw_only=True):
    game: str
    content: str
    command: str
    seats: list[str]
    seed: int
    games: int
    seconds: float
    played: list[str]
    failures: list[str]
    sections: list[Section]
    modules: list[str] = []
    part: str = ""
    """With what it was played, in the title's words."""


def line(
    what: str,
    value: float | None,
    bound: Bound | None = None,
    *,
    error: float | None = None,
    tables: Mapping[str, float] | None = None,
    count: int | None = None,
    note: str = "",
) -> Line:
    made = Line(what=what, value=_rounded(value), error=_rounded(error), count=count, note=note)
    made.tables = {seats: round(v, DIGITS) for seats, v in (tables or {}).items()}
    if bound:
        made.bound = bound.words
        if value is not None and not note:
            made.holds = bound.holds(value)
            made.everywhere = all(bound.holds(v) for v in tables.values()) if tables else None
    return made


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def of_100(part: float, whole: float) -> float | None:
    return 100 * part / whole if whole else None


def chance_error(part: float, whole: float) -> float | None:
    """Of a share of 100, as of so many throws of a coin."""
    return 100 * sqrt(max(0.0, part / whole * (1 - part / whole)) / whole) if whole else None
