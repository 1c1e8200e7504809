"""What is asked of the balance of the Island's scenarios, one at a time, and what is played to measure it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.balance.figures import TABLE, Measured, Tables, costs, places
from game.bots.balance.lines import Bound, Section, line, of_100
from game.bots.balance.plan import Balance, Part, Wanted, batch, content_hash, fill, said_by
from game.bots.island.balance_base import EVENTS, INF, SEATS, duels, duels_of, events, pace
from game.engine.content import Entry, Library
from game.rules.island.chronicle import KEPT, LONGER, SAVED, WON

PLACES = {4: Bound(19, 31, "19 to 31")}
TURNS = Bound(40, 130, "40 to 130")
OWN = Bound(15, INF, "at least 15")
DUELS = {
    ("greedy", "random", "random", "random"): Bound(95, INF, "at least 95"),
    ("keen", "greedy"): Bound(58, INF, "at least 58"),
}
DUEL_SHARE = 6
"""One game of a duel for so many of four greedy seats."""
BASE_LINES = frozenset(["settlement", "city", "longest-road", "largest-army", "harbour-master"])
HIDDEN = "cards"
"""The category of points on development cards, which all games have."""
MORE_EVENTS = {
    "fish drawn": "fish",
    "purchases for fish": "fish-bought",
    "the boot is passed on": "boot-passed",
    "bridges": "bridge",
    "payments of coins": "coins",
    "purchases for coins": "coins-spent",
    "the wealthiest changes": "wealthiest",
    "camels": "camel",
    "votes decided by agreement": "agreed",
    "buildings that come between camels": "between",
    "invasions": "invasion",
    "hexes conquered": "conquered",
    "knights placed": "knight",
    "battles": "battle",
    "knights lost": "knight-lost",
    "paths driven": "drove",
    "deliveries": "delivered",
    "tolls": "toll",
    "better wagons": "upgraded",
    "barbarians moved": "barbarian",
    "tries to drive one off": "drive-off",
}


def planned(w: Wanted) -> list[Part]:
    """Full tables; and unless some seats are asked about alone, the bots' duels."""
    full = fill(w.seats or SEATS, max(w.game.seat_counts))
    parts = [Part(TABLE, batch(w.game, full, w.games, w.seed, w.modules))]
    if w.seats is None:
        parts += duels_of(w.game, DUELS, w.games // DUEL_SHARE, w.seed, w.modules)
    return parts


def figures(measured: Sequence[Measured]) -> list[Section]:
    tables = {len(m.seats): m.tally for m in measured if m.what == TABLE}
    every = Tables({n: tally.counts for n, tally in tables.items()})
    happened = {what: name for what, name in {**EVENTS, **MORE_EVENTS}.items() if _seen(every, name)}
    sections = [
        places(tables, PLACES),
        pace(every, {n: tally.games for n, tally in tables.items()}, TURNS, None),
        own_way(every.all),
        duels(measured, DUELS),
        events(every, tables, happened),
        costs(measured),
    ]
    return [section for section in sections if section.lines]


def _seen(every: Tables, name: str) -> bool:
    return every.all.get(f"event {name}", 0) > 0


def own_way(counts: Mapping[str, int]) -> Section:
    """Points that the base game does not have, and cards that it would have cost points' worth to get."""
    won = {name.removeprefix(WON): n for name, n in counts.items() if name.startswith(WON)}
    points = sum(won.values())
    own = {name: n for name, n in won.items() if n > 0 and _own(name)}
    land = counts.get("won cards", 0)
    saved = counts.get(SAVED, 0)
    rest = points - sum(own.values())
    bought = rest * saved / (land + saved) if saved else 0.0
    lines = [line(name.partition(" ")[2], of_100(n, points)) for name, n in own.items()]
    if saved:
        lines.append(line("cards and roads had otherwise than for cards", of_100(bought, points)))
    longer = counts.get(LONGER, 0) / 100
    if longer:
        lines.append(line("the longest road, as far as roads counted for more", of_100(longer, points)))
    kept = counts.get(KEPT, 0)
    if kept:
        lines.append(line("points that others lose and winners keep", of_100(kept, points)))
    lines.append(line("together", of_100(sum(own.values()) + bought + longer + kept, points), OWN))
    return Section(
        name="own",
        title="The scenario's own way to points",
        words=(
            "Of 100 points of winners at full tables: points that the base game does not have; those that "
            "winners keep and the poor lose; what roads beside camels add to the longest road, of its "
            "points; and cards and roads that fish or coins bought, counted in cards, with what a hex gave "
            "that the robber was sent off for fish. All other points are taken to be bought with these and "
            "with the cards from the land, each worth as much."
        ),
        unit="of 100",
        lines=lines,
    )


def _own(name: str) -> bool:
    category, _, what = name.partition(" ")
    return category != HIDDEN and what not in BASE_LINES


def scenario_hash(library: Library, modules: Sequence[str]) -> str:
    """Of the base game's content and what these modules add."""

    def said(entry: Entry) -> dict[str, Any]:
        module = getattr(entry, "module", None)
        return said_by(entry) if not module or module in modules else {}

    return content_hash(library, sorted(library.entries), said)


WITH_MODULES = Balance(planned, figures, lambda w: scenario_hash(w.library, w.modules), ", ".join)
