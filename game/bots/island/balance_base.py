"""What is asked of the balance of the Island's base game, and what is played to measure it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.bots.balance.figures import TABLE, Counts, Measured, Tables, averages, costs, places
from game.bots.balance.lines import Bound, Section, chance_error, line, of_100
from game.bots.balance.plan import Balance, Part, batch, content_hash, fill, said_by
from game.bots.playout import Tally
from game.engine.content import Entry
from game.engine.game import Game
from game.rules.island.scoring import CATEGORIES

SHAPING = (
    *("resources", "terrains", "tokens", "harbours", "maps", "pieces", "cards", "awards"),
    *("numbers", "switches"),
)
"""The kinds of content on which the balance hangs."""
SEATS = ("greedy",)
DUEL = "duel"
"""One bot against others of another kind, on each seat equally often."""
INF = float("inf")
PLACES = {4: Bound(20, 30, "20 to 30")}
TURNS = Bound(50, 110, "50 to 110")
TRADES = Bound(1, INF, "at least 1")
DUELS = {
    ("greedy", "random", "random", "random"): Bound(97, INF, "at least 97"),
    ("keen", "greedy"): Bound(60, INF, "at least 60"),
    ("keen", "greedy", "greedy", "greedy"): Bound(35, INF, "at least 35"),
    ("greedy", "easy", "easy", "easy"): Bound(25, INF, "more than a quarter"),
}
EVENTS = {
    "roads": "road",
    "settlements": "settlement",
    "cities": "city",
    "cards bought": "bought",
    "cards played": "played",
    "trades with the bank": "bank",
    "offers": "offered",
    "counter-offers": "countered",
    "trades between players": "dealt",
    "robberies": "stole",
    "hands discarded": "discarded",
    "the bank is short": "short",
    "the longest road changes hands": "longest-road",
    "the largest army changes hands": "largest-army",
}


def planned(game: Game, seats: Sequence[str] | None, games: int, seed: int) -> list[Part]:
    """As many tables of each size; and unless some seats are asked about alone, the bots' duels."""
    full = fill(seats or SEATS, max(game.seat_counts))
    sizes = sorted(game.seat_counts, reverse=True)
    parts = [Part(TABLE, batch(game, full[:size], games, seed)) for size in sizes]
    return parts + duels_of(game, DUELS, games // 2, seed) if seats is None else parts


def duels_of(
    game: Game, duels: Iterable[tuple[str, ...]], games: int, seed: int, modules: Sequence[str] = ()
) -> list[Part]:
    """So many games of each, the one bot on each seat equally often, with seeds of its own."""
    parts = []
    for duel in duels:
        for n in range(len(duel)):
            table = duel[-n:] + duel[:-n]
            each = max(1, games // len(duel))
            parts.append(Part(DUEL, batch(game, table, each, seed + n * each, modules)))
    return parts


def figures(measured: Sequence[Measured]) -> list[Section]:
    tables = {len(m.seats): m.tally for m in measured if m.what == TABLE}
    every = Tables({n: tally.counts for n, tally in tables.items()})
    sections = [
        places(tables, PLACES),
        pace(every, {n: tally.games for n, tally in tables.items()}, TURNS, TRADES),
        duels(measured, DUELS),
        _points(every),
        events(every, tables, EVENTS),
        _robbed(every),
        costs(measured),
        averages(every, {"cards from the land": [f"cards {seat}" for seat in range(max(tables))]}),
    ]
    return [section for section in sections if section.lines]


def pace(every: Tables, games: Mapping[int, int], turns_asked: Bound, trades_asked: Bound | None) -> Section:
    """Asked of full tables; the others are told for comparison."""
    full = max(games)
    turns = {str(n): c.get("turns", 0) / games[n] for n, c in every.each.items() if games[n]}

    def trades(counts: Counts) -> float | None:
        return 10 * counts.get("event dealt", 0) / counts["turns"] if counts.get("turns") else None

    lines = [
        line("turns", turns.get(str(full)), turns_asked, tables=turns),
        line(
            "trades between players in ten turns",
            trades(every.each[full]),
            trades_asked,
            tables=every.by_seats(trades),
        ),
    ]
    for made in lines:
        made.everywhere = None
    return Section(
        name="pace",
        title="Length and trade",
        words=f"At tables of {full} seats, and beside them at all. With two seats a turn has two rolls.",
        unit="",
        lines=lines,
    )


def duels(measured: Sequence[Measured], asked: Mapping[tuple[str, ...], Bound]) -> Section:
    lines = []
    for duel, bound in asked.items():
        wins, games = 0.0, 0
        for _, seats, tally in (m for m in measured if m.what == DUEL):
            if sorted(seats) == sorted(duel):
                wins += tally.wins[seats.index(duel[0])] / tally.whole
                games += tally.games
        if games:
            what = f"{duel[0]} against {_told(duel[1:])}"
            error = chance_error(wins, games)
            lines.append(line(what, of_100(wins, games), bound, error=error, count=games))
    return Section(
        name="duels",
        title="Bots against each other",
        words="Wins of 100 games, the one bot on each seat equally often.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def _told(others: tuple[str, ...]) -> str:
    return others[0] if len(others) == 1 else f"{len(others)} x {others[0]}"


def _points(every: Tables) -> Section:
    def share_of(one: str) -> Callable[[Counts], float | None]:
        return lambda c: of_100(c.get(f"score {one}", 0), sum(c.get(f"score {n}", 0) for n in CATEGORIES))

    return Section(
        name="points",
        title="Where the points come from",
        words="Of 100 points of all seats at the end.",
        unit="of 100",
        lines=[
            line(one, share_of(one)(every.all), tables=every.by_seats(share_of(one))) for one in CATEGORIES
        ],
    )


def events(every: Tables, tables: Mapping[int, Tally], told: Mapping[str, str]) -> Section:
    games = sum(tally.games for tally in tables.values())
    lines = []
    for what, name in told.items():
        by_seats = {
            str(n): c.get(f"event {name}", 0) / tables[n].games
            for n, c in every.each.items()
            if tables[n].games
        }
        total = every.all.get(f"event {name}", 0) / max(1, games)
        lines.append(line(what, total, tables=by_seats))
    return Section(
        name="events",
        title="In one game",
        words="How often, on average; all seats together.",
        unit="",
        lines=lines,
    )


def _robbed(every: Tables) -> Section:
    """By seat: nobody is picked on for where they sit."""
    full = max(every.each)
    counts = every.each[full]
    total = sum(counts.get(f"robbed {seat}", 0) for seat in range(full))
    return Section(
        name="robbed",
        title="Who is robbed",
        words=f"Of 100 robberies at tables of {full} seats.",
        unit="of 100",
        lines=[
            line(f"seat {seat + 1}", of_100(counts.get(f"robbed {seat}", 0), total)) for seat in range(full)
        ],
    )


def of_base(entry: Entry) -> dict[str, Any]:
    """What scenarios bring is not played."""
    return {} if getattr(entry, "module", None) else said_by(entry)


BALANCE = Balance(
    lambda w: planned(w.game, w.seats, w.games, w.seed),
    figures,
    lambda w: content_hash(w.library, SHAPING, of_base),
)
