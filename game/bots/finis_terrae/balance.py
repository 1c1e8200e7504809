"""What is asked of the balance of Finis Terrae, and what is played to measure it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.balance.figures import TABLE, Counts, Measured, Tables, averages, costs, places
from game.bots.balance.lines import Bound, Line, Section, chance_error, line, of_100
from game.bots.balance.plan import Balance, Part, batch, content_hash, fill
from game.engine.game import Game
from game.rules.finis_terrae.chronicle import COUNTED, GAMES_WITH

SHAPING = ("tiles", "weather", "goods", "awards", "dice", "numbers")
"""The kinds of content on which the balance hangs."""
SEATS = ("greedy",)
DUEL = "duel"
"""One bot against another, on either seat equally often."""
INF = float("inf")
PLACES = {4: Bound(20, 30, "20 to 30")}
WAYS = {name: Bound(10, INF, "at least 10") for name in ("colonisation", "commerce", "exploration")}
GAMES = {"pirate": Bound(20, INF, "at least 20"), "violence": Bound(50, INF, "at least 50")}
WORDS = {
    "pirate": "somebody turns pirate",
    "boarded": "a ship is boarded",
    "sunk": "a ship is sunk",
    "violence": "a ship is boarded or sunk",
    "wrecked": "a ship is lost, to a storm or in a fight",
}
DUELS = {
    ("greedy", "random"): Bound(95, INF, "at least 95"),
    ("keen", "greedy"): Bound(60, INF, "at least 60"),
    ("greedy", "easy"): Bound(50, INF, "more than half"),
}


def planned(game: Game, seats: Sequence[str] | None, games: int, seed: int) -> list[Part]:
    """As many tables of each size; and unless some seats are asked about alone, the bots' duels."""
    full = fill(seats or SEATS, max(game.seat_counts))
    sizes = sorted(game.seat_counts, reverse=True)
    parts = [Part(TABLE, batch(game, full[:size], games, seed)) for size in sizes]
    if seats is None:
        for pair in DUELS:
            for table in (pair, pair[::-1]):
                parts.append(Part(DUEL, batch(game, table, max(1, games // 10), seed)))
    return parts


def figures(measured: Sequence[Measured]) -> list[Section]:
    tables = {len(m.seats): m.tally for m in measured if m.what == TABLE}
    every = Tables({n: tally.counts for n, tally in tables.items()})
    full = max(tables)
    sections = [
        places(tables, PLACES),
        _ways(every, full),
        _games(every, tables[full].games, full),
        _duels(measured),
        costs(measured),
        _length(every, {n: tally.games for n, tally in tables.items()}),
        _averages(every),
    ]
    return [section for section in sections if section.lines]


def _ways(every: Tables, full: int) -> Section:
    """Of the points at full tables; those at smaller ones beside them."""
    names = every.names("score")

    def share_of(one: str) -> Callable[[Counts], float | None]:
        return lambda c: of_100(c.get(f"score {one}", 0), sum(c.get(f"score {n}", 0) for n in names))

    counts = every.each[full]
    return Section(
        name="ways",
        title="Ways to play",
        words=f"Of 100 points at tables of {full} seats: for what they are given.",
        unit="of 100",
        lines=[
            _asked(one, share_of(one)(counts), WAYS.get(one), every.by_seats(share_of(one))) for one in names
        ],
    )


def _asked(what: str, value: float | None, bound: Bound | None, tables: dict[str, float]) -> Line:
    """The bound is asked of the value alone: the other tables are told for comparison."""
    made = line(what, value, bound, tables=tables)
    made.everywhere = None
    return made


def _games(every: Tables, games: int, full: int) -> Section:
    counts = every.each[full]
    lines = [
        line(
            WORDS[name],
            of_100(counts.get(f"games {name}", 0), games),
            GAMES.get(name),
            error=chance_error(counts.get(f"games {name}", 0), games),
            count=counts.get(f"games {name}", 0),
        )
        for name in GAMES_WITH
    ]
    return Section(
        name="games",
        title="What happens at sea",
        words=f"Of 100 games of {full} seats: those in which it happens at all.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def _duels(measured: Sequence[Measured]) -> Section:
    lines = []
    for pair, bound in DUELS.items():
        wins, games = 0.0, 0
        for _, seats, tally in (m for m in measured if m.what == DUEL):
            if sorted(seats) == sorted(pair):
                wins += tally.wins[seats.index(pair[0])] / tally.whole
                games += tally.games
        if games:
            error = chance_error(wins, games)
            lines.append(
                line(f"{pair[0]} against {pair[1]}", of_100(wins, games), bound, error=error, count=games)
            )
    return Section(
        name="duels",
        title="Bots against each other",
        words="Wins of 100 games of two seats, each bot on each seat equally often.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def _length(every: Tables, games: dict[int, int]) -> Section:
    def days(counts: Counts, n: int) -> float | None:
        return counts.get("days", 0) / n if n else None

    by_seats = {str(n): value for n, c in every.each.items() if (value := days(c, games[n])) is not None}
    lines = [line("days", days(every.all, sum(games.values())), tables=by_seats)]
    for name in COUNTED:
        by_seats = {str(n): c.get(f"event {name}", 0) / games[n] for n, c in every.each.items() if games[n]}
        total = every.all.get(f"event {name}", 0) / max(1, sum(games.values()))
        lines.append(line(name, total, tables=by_seats))
    return Section(name="length", title="In one game", words="How often, on average.", unit="", lines=lines)


def _averages(every: Tables) -> Section:
    rows = {"points in all": [f"score {name}" for name in every.names("score")]}
    rows |= {f"points: {name}": [f"award {name}"] for name in every.names("award")}
    return averages(every, rows)


BALANCE = Balance(
    lambda w: planned(w.game, w.seats, w.games, w.seed),
    figures,
    lambda w: content_hash(w.library, SHAPING),
)
