"""What statistics tell of chance and of taste over many games; a game counts it in its `tally`.

A tally holds whole numbers only, so that games add up: what was to be expected is kept in hundredths.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots.seats import HUMAN
from game.engine.match import Match

DUE, PARTS = "due ", 100
"""How what was to be expected is called, and in which parts it is counted."""


class Bar(NamedTuple):
    """How often chance brought something, and how often it was to be expected."""

    icon: str
    """Or empty, and then the label tells what it is."""
    label: str
    seen: int
    due: float


class Liked(NamedTuple):
    """Something that people have or do, and how often, in a game on average or in all."""

    icon: str
    name: str
    n: float


class Fortune(NamedTuple):
    chance: Sequence[Bar] = ()
    liked: Sequence[Liked] = ()


def people(match: Match) -> list[int]:
    """The seats in which people sat; all of them where none did."""
    seats = match.setup.seats
    return [seat for seat, who in enumerate(seats) if who == HUMAN] or list(range(len(seats)))


def due(values: Mapping[str, float]) -> dict[str, int]:
    """What was to be expected, as a tally keeps it."""
    return {f"{DUE}{name}": round(n * PARTS) for name, n in values.items()}


def bar(tally: Mapping[str, int], name: str, icon: str, label: str = "") -> Bar:
    """Of something that a tally counts under its name, and expects under the same."""
    return Bar(icon, label, tally.get(name, 0), tally.get(f"{DUE}{name}", 0) / PARTS)


def most_liked(found: Sequence[Liked], most: int = 9) -> list[Liked]:
    """Those that there were, the most frequent first."""
    return sorted((one for one in found if one.n), key=lambda one: (-one.n, one.name))[:most]


def counted_as(tally: Mapping[str, int], kind: str) -> dict[str, int]:
    """What a tally counts of one kind, as in `technology mapping`."""
    start = f"{kind} "
    return {name.removeprefix(start): n for name, n in tally.items() if name.startswith(start)}
