"""What is asked of the balance of Western Sea, and what is played to measure it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from game.bots.balance.figures import TABLE, Counts, Measured, Tables, averages, costs, places
from game.bots.balance.lines import Bound, Section, chance_error, line, of_100
from game.bots.balance.plan import Balance, Part, batch, content_hash, fill, said_by
from game.bots.forbidden import WITHOUT, forbid
from game.bots.playout import Tally
from game.bots.seats import BOTS
from game.engine.content import Entry, Library
from game.engine.game import Game
from game.rules.western_sea.chronicle import TRIGGERS, WIN, WITH
from game.rules.western_sea.chronicle import WITHOUT as WITHOUT_IT

SEATS = ("greedy",)
COST_GAMES = 50
"""One game of every bot for so many others: enough to say what a choice costs them."""
SEEDS_APART = 100_000
"""Between the games of one seat that does without an action and those of the next: more games of the same
seed begin with the same ones."""
SHAPING = ("dice", "numbers", "technologies", "tiles")
"""The kinds of content on which the balance hangs."""
ALWAYS = "always"
"""How technologies are marked that need no module to be dealt."""
BOTS_ALONE = "bots"
FORBIDDEN = ("explore", "raid", "trade", "research")
"""No plan may depend on one of these."""
ENOUGH_OWNERS = 100


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


# By number of seats


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


# For the eye


def _averages(every: Tables) -> Section:
    rows = {"points in all": [f"score {c}" for c in every.names("score")]}
    rows |= {f"points: {c}": [f"score {c}"] for c in every.names("score")}
    rows |= {f"dice: {c}": [f"dice {c}"] for c in every.names("dice")}
    rows |= {"tents on the map": ["tents"], "houses": ["houses"], "technologies": ["technologies"]}
    return averages(every, rows)


# What is played


def planned(game: Game, seats: Sequence[str] | None, games: int, seed: int) -> list[Part]:
    """Every batch of games; those of one kind never share a seed."""
    most = max(game.seat_counts)
    full = fill(seats or SEATS, most)
    parts = []
    for count in sorted(game.seat_counts, reverse=True):
        n = games if count == most else max(1, games // 2)
        parts.append(Part(TABLE, batch(game, full[:count], n, seed)))
    for action in FORBIDDEN:
        parts += _without(game, full, action, max(1, games // 10), seed)
    if seats is None:
        every = [name for name, bot in BOTS.items() if not bot.ponders]
        for start in range(0, len(every), most):
            table = fill(every[start : start + most], most)
            parts.append(Part(BOTS_ALONE, batch(game, table, max(1, games // COST_GAMES), seed)))
    return parts


def _without(game: Game, full: tuple[str, ...], action: str, games: int, seed: int) -> list[Part]:
    """One seat does without an action, each seat in as many games as the others."""
    parts = []
    for seat in range(len(full)):
        n = (games + len(full) - 1 - seat) // len(full)
        if n:
            table = (*full[:seat], forbid(full[seat], action), *full[seat + 1 :])
            parts.append(Part(action, batch(game, table, n, seed + seat * SEEDS_APART)))
    return parts


def base_hash(library: Library) -> str:
    """Of all that shapes the base game. What modules add, and fields that no entry of it uses, leave it as it
    is: else the whole report would have to be made anew for nothing."""
    return content_hash(library, SHAPING, _said)


def _said(entry: Entry) -> dict[str, Any] | None:
    """What an entry says of the base game; nothing if it belongs to a module."""
    said = said_by(entry)
    if said.pop("module", "") or said.pop("deal", ALWAYS) != ALWAYS:
        return None
    said.pop("modules", None)
    return said


BALANCE = Balance(
    lambda w: planned(w.game, w.seats, w.games, w.seed), figures, lambda w: base_hash(w.library)
)
