"""From counted games to figures, each held against what the design asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.bots.forbidden import WITHOUT
from game.bots.seats import BOTS
from game.rules.western_sea.chronicle import TRIGGERS, WIN, WITH
from game.rules.western_sea.chronicle import WITHOUT as WITHOUT_IT
from game.tools.playout import Tally
from game.tools.report_lines import Bound, Section, chance_error, line, of_100

FORBIDDEN = ("explore", "raid", "trade", "research")
"""No plan may depend on one of these."""
ENOUGH_OWNERS = 100
TABLE = "table"
"""What a batch was played for when it is not for one of the special questions."""

Counts = dict[str, int]


INF = float("inf")
PLACES = {
    4: Bound(21, 29, "25 ± 4"),
    3: Bound(100 / 3 - 5, 100 / 3 + 5, "33.3 ± 5"),
    2: Bound(44, 56, "50 ± 6"),
}
ROUNDS = Bound(6, 14, "6 to 14")
LONGEST = Bound(0, 25, "at most 25")
ENDS = Bound(3, INF, "at least 3")
SHARE = Bound(5, INF, "at least 5")
USED = Bound(1e-9, INF, "used")
LIFTS = Bound(-12, 12, "at most 12 either way")
WINS = Bound(10, INF, "at least 10")
COST = {"easy": 20, "greedy": 20, "keen": 150}
"""Milliseconds of a choice, on average."""
WORST = Bound(0, 1000, "at most 1000")


class Measured(NamedTuple):
    """The tally of one batch: what it was played for, and by whom."""

    what: str
    seats: tuple[str, ...]
    tally: Tally


def figures(measured: Sequence[Measured]) -> list[Section]:
    tables = {len(m.seats): m.tally for m in measured if m.what == TABLE}
    every = Tables({n: tally.counts for n, tally in tables.items()})
    return [
        places(tables, PLACES),
        _rounds(tables),
        _ends(tables, every),
        _shares(every, "action", "actions", "Main actions", "Of 100 main actions.", SHARE),
        _shares(every, "use", "manipulations", "Manipulations", "Of 100 icons paid in the roll phase.", USED),
        _shares(every, "free", "free", "Free actions", "Of 100 free actions.", USED),
        _researched(every),
        _lifts(every),
        _tiles(every, "", "tiles", "Tiles", "the tile was drawn together with others to choose from"),
        _tiles(every, "start-", "starts", "Starting tiles", "the tile lay open in the draft with others"),
        _plans(measured),
        costs(measured),
        _averages(every),
    ]


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


# By number of seats


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


def _rounds(tables: Mapping[int, Tally]) -> Section:
    lines = []
    for seats, tally in tables.items():
        if tally.games:
            mean = tally.rounds / tally.games
            spread = tally.counts["rounds-squared"] / tally.games - mean**2
            error = sqrt(max(0.0, spread) / tally.games)
            lines.append(line(f"{seats} seats, on average", mean, ROUNDS, error=error, count=tally.games))
            lines.append(line(f"{seats} seats, at most", tally.longest, LONGEST, count=tally.games))
    return Section(
        name="rounds", title="Length", words="Rounds of a game.", unit="rounds", counted="games", lines=lines
    )


def _ends(tables: Mapping[int, Tally], every: Tables) -> Section:
    games = sum(tally.games for tally in tables.values())
    lines = []
    for name in every.names("end"):
        ended = every.all[f"end {name}"]
        by_seats = {
            str(seats): 100 * tally.counts.get(f"end {name}", 0) / tally.games
            for seats, tally in tables.items()
            if tally.games
        }
        bound = ENDS if name in TRIGGERS else None
        error = chance_error(ended, games)
        lines.append(line(name, of_100(ended, games), bound, error=error, tables=by_seats, count=ended))
    return Section(
        name="ends",
        title="End triggers",
        words="Of 100 games. A game that several end at once counts for each of them.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


# Choices


def _shares(every: Tables, what: str, name: str, title: str, words: str, bound: Bound) -> Section:
    names = every.names(what)

    def share_of(one: str) -> Callable[[Counts], float | None]:
        return lambda c: of_100(c.get(f"{what} {one}", 0), sum(c.get(f"{what} {n}", 0) for n in names))

    lines = [
        line(
            one,
            share_of(one)(every.all),
            bound,
            tables=every.by_seats(share_of(one)),
            count=every.all[f"{what} {one}"],
        )
        for one in names
    ]
    return Section(name=name, title=title, words=words, unit="of 100", counted="times", lines=lines)


def _researched(every: Tables) -> Section:
    def share_of(name: str) -> Callable[[Counts], float | None]:
        return lambda c: of_100(c.get(f"researched {name}", 0), c.get(f"in-play {name}", 0))

    lines = []
    for name in every.names("in-play"):
        games = every.all[f"in-play {name}"]
        lines.append(
            line(
                name,
                share_of(name)(every.all),
                SHARE,
                error=chance_error(every.all[f"researched {name}"], games),
                tables=every.by_seats(share_of(name)),
                count=games,
                note="" if games else "never dealt",
            )
        )
    return Section(
        name="researched",
        title="Technologies researched",
        words="Of 100 games in which the technology is in play: those in which anybody researches it.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def _lifts(every: Tables) -> Section:
    def lift_of(name: str) -> Callable[[Counts], float | None]:
        return lambda c: lift(c, name)[0]

    lines = []
    for name in every.names("in-play"):
        value, error, owners = lift(every.all, name)
        lines.append(
            line(
                name,
                value,
                LIFTS,
                error=error,
                tables=every.by_seats(lift_of(name)),
                count=owners,
                note="" if owners >= ENOUGH_OWNERS else "too few",
            )
        )
    for each in lines:
        each.everywhere = None  # at one number of seats there are too few owners to tell
    return Section(
        name="lifts",
        title="Technologies and winning",
        words=(
            "How much oftener an owner of the technology wins than seats with equally many technologies but "
            "not this one, in the games that it is in, at the same number of seats. In points of 100; seats "
            "of one kind weigh as much as owners and peers together can tell (Mantel-Haenszel); told only of "
            f"{ENOUGH_OWNERS} owners and more."
        ),
        unit="points",
        counted="owners",
        lines=lines,
    )


def lift(counts: Counts, name: str) -> tuple[float | None, float | None, int]:
    """By how many points of 100 owners win more than their peers, the standard error, and how many owners.

    Each kind of seats counts by owners times peers over both together, as Mantel and Haenszel weigh strata: a
    kind with many owners and a single peer can tell little, and so weighs little."""
    gained, spread, weight, owners = 0.0, 0.0, 0.0, 0
    for group in groups(counts, name):
        n, peers = counts[f"{WITH} {group}"], counts.get(f"{WITHOUT_IT} {group}", 0)
        if not peers:
            continue
        mine = counts[f"{WITH}-wins {group}"] / WIN
        theirs = counts[f"{WITHOUT_IT}-wins {group}"] / WIN
        rate = (mine + theirs) / (n + peers)
        told = n * peers / (n + peers)
        gained += told * (mine / n - theirs / peers)
        spread += told * rate * (1 - rate)
        weight += told
        owners += n
    if not owners:
        return None, None, 0
    return 100 * gained / weight, 100 * sqrt(spread) / weight, owners


def groups(counts: Counts, name: str) -> list[str]:
    """Kinds of seats that a technology's owners are of: how many at the table, how many technologies."""
    start = f"{WITH} {name} "
    return [key.removeprefix(f"{WITH} ") for key in counts if key.startswith(start)]


def _tiles(every: Tables, kind: str, name: str, title: str, when: str) -> Section:
    lines = []
    for tile in every.names(f"{kind}offered"):
        offered, taken = every.all[f"{kind}offered {tile}"], every.all[f"{kind}taken {tile}"]
        error = chance_error(taken, offered)
        note = "" if offered else "never drawn"
        lines.append(line(tile, of_100(taken, offered), SHARE, error=error, count=offered, note=note))
    return Section(
        name=name,
        title=title,
        words=f"Of 100 times that {when}: how often it was taken.",
        unit="of 100",
        counted="draws",
        lines=lines,
    )


# Plans and bots


def _plans(measured: Sequence[Measured]) -> Section:
    lines = []
    for action in FORBIDDEN:
        wins, games = 0.0, 0
        for _, seats, tally in (m for m in measured if m.what == action):
            seat = next(n for n, name in enumerate(seats) if WITHOUT in name)
            wins += tally.wins[seat] / tally.whole
            games += tally.games
        error = chance_error(wins, games)
        lines.append(line(f"without {action}", of_100(wins, games), WINS, error=error, count=games))
    return Section(
        name="plans",
        title="No single plan",
        words=(
            "Wins of 100 games of a seat that never takes one main action unless nothing else is possible, "
            "against three that may. It sits on each seat equally often."
        ),
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


# For the eye


def _averages(every: Tables) -> Section:
    rows = {"points in all": [f"score {c}" for c in every.names("score")]}
    rows |= {f"points: {c}": [f"score {c}"] for c in every.names("score")}
    rows |= {f"dice: {c}": [f"dice {c}"] for c in every.names("dice")}
    rows |= {"tents on the map": ["tents"], "houses": ["houses"], "technologies": ["technologies"]}
    return averages(every, rows)


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
