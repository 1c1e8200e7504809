"""Figures that the report on any game may have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.bots.balance.lines import Bound, Section, chance_error, line, of_100
from game.bots.playout import Tally
from game.bots.seats import BOTS

TABLE = "table"
"""What a batch was played for when it is not for one of the special questions."""
Counts = dict[str, int]
COST = {"easy": 20, "greedy": 20, "keen": 150}
"""Milliseconds of a choice, on average."""
WORST = Bound(0, 1000, "at most 1000")


class Measured(NamedTuple):
    """The tally of one batch: what it was played for, and by whom."""

    what: str
    seats: tuple[str, ...]
    tally: Tally


class Tables:
    """The counts at each number of seats, and all together."""

    def __init__(self, counts: Mapping[int, Counts]) -> None:
        self.each = counts
        self.all: Counts = {}
        for some in counts.values():
            for name, n in some.items():
                self.all[name] = self.all.get(name, 0) + n

    def names(self, what: str) -> list[str]:
        """The things of which something is counted, in the order of the content."""
        return [name.removeprefix(f"{what} ") for name in self.all if name.startswith(f"{what} ")]

    def by_seats(self, figure: Callable[[Counts], float | None]) -> dict[str, float]:
        found = {str(seats): figure(counts) for seats, counts in self.each.items()}
        return {seats: value for seats, value in found.items() if value is not None}


def places(tables: Mapping[int, Tally], bounds: Mapping[int, Bound]) -> Section:
    lines = []
    for seats, tally in tables.items():
        for place, parts in enumerate(tally.places, 1):
            wins = parts / tally.whole
            lines.append(
                line(
                    f"{seats} seats, place {place}",
                    of_100(wins, tally.games),
                    bounds.get(seats),
                    error=chance_error(wins, tally.games),
                    count=tally.games,
                )
            )
    return Section(
        name="places",
        title="Wins by place in the first turn order",
        words="Of 100 games. A shared win counts in parts.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def costs(measured: Sequence[Measured]) -> Section:
    lines = []
    for bot in BOTS:
        choices = sum(m.tally.counts.get(f"choices {bot}", 0) for m in measured)
        if choices:
            spent = sum(m.tally.counts[f"microseconds {bot}"] for m in measured if bot in m.seats)
            worst = max(m.tally.peaks.get(bot, 0) for m in measured)
            mean = Bound(0, COST[bot], f"at most {COST[bot]}") if bot in COST else None
            lines.append(line(f"{bot}, on average", spent / choices / 1000, mean, count=choices))
            lines.append(line(f"{bot}, at worst", worst / 1000, WORST, count=choices))
    return Section(
        name="costs",
        title="What a choice costs the bots",
        words="Milliseconds of processor time for one decision, on the machine that wrote this.",
        unit="ms",
        counted="decisions",
        lines=lines,
    )


def averages(every: Tables, rows: Mapping[str, Sequence[str]]) -> Section:
    """What one seat has of the counts of each row, added up."""

    def mean_of(keys: Sequence[str]) -> Callable[[Counts], float | None]:
        return lambda c: sum(c.get(key, 0) for key in keys) / c["seats"] if c.get("seats") else None

    lines = [
        line(what, mean_of(keys)(every.all), tables=every.by_seats(mean_of(keys)))
        for what, keys in rows.items()
    ]
    return Section(
        name="averages", title="A seat at the end", words="On average, of one seat.", unit="", lines=lines
    )
