"""What is asked of the balance of Western Sea's modules, and what is played to measure it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from game.bots.balance.figures import TABLE, Counts, Measured, Tables, places
from game.bots.balance.lines import Bound, Line, Section, chance_error, line, of_100
from game.bots.balance.plan import Balance, Part, fill
from game.bots.playout import Batch
from game.bots.western_sea.balance_base import ENOUGH_OWNERS, LIFTS, SEATS, USED, lift
from game.engine.content import Library
from game.engine.game import LEVEL, Game, Setup
from game.rules.western_sea.chronicle_modules import MODULE_TECHNOLOGY, OWNED, SIDE
from game.rules.western_sea.modules.diceoneer import DICEONEER, DiceoneerEntry

PLACES = {4: Bound(20, 30, "20 to 30")}
BASE = "base"
"""Games without modules, with whose choices the others' are compared."""
SOLO = "solo "
"""Before the name of a level: one seat against the Diceoneer."""
PACE_GAMES = 20
"""One game without modules for so many with them."""
EASIEST, HARDEST = Bound(80, 100, "above 80"), Bound(0, 30, "below 30")
TWICE = Bound(0, 2, "at most 2")
TITLES = {
    "emissary": ("Emissaries", "hire it"),
    "advisor": ("Advisors", "have it"),
    "enclosure": ("Enclosures", "reveal it"),
    "sea-tile": ("Sea tiles", "end a voyage there"),
}


def modules_hash(library: Library) -> str:
    """Of all content: modules are played on the base game."""
    found = [
        (kind, [msgspec.to_builtins(entry) for entry in library.entries[kind].values()])
        for kind in sorted(library.entries)
    ]
    return sha256(msgspec.json.encode(found, order="deterministic")).hexdigest()


def levels(library: Library) -> list[str]:
    entries = library.of(DICEONEER, DiceoneerEntry)
    return [name for name, entry in entries.items() if entry.level is not None]


def planned(
    game: Game, library: Library, seats: Sequence[str], modules: Sequence[str], games: int, seed: int
) -> list[Part]:
    """Full tables with the modules, some without, and as many solo games of the base game at every level."""
    full = fill(seats, max(game.seat_counts))

    def batch(n: int, table: tuple[str, ...], with_: Sequence[str], options: dict[str, str]) -> Batch:
        setup = Setup(game=game.name, seats=table, modules=tuple(with_), seed=seed, options=options)
        return Batch(setup, max(1, n), watch=True)

    parts = [
        Part(TABLE, batch(games, full, modules, {})),
        Part(BASE, batch(games // PACE_GAMES, full, (), {})),
    ]
    for name in levels(library):
        table = (seats[0], DICEONEER)
        parts.append(Part(SOLO + name, batch(games, table, (), {LEVEL: name})))
    return parts


def figures(measured: Sequence[Measured]) -> list[Section]:
    tables = {len(m.seats): m.tally for m in measured if m.what == TABLE}
    every = Tables({n: tally.counts for n, tally in tables.items()})
    sections = [places(tables, PLACES)]
    for kind in OWNED:
        sections.append(_had(every, kind, sum(tally.games for tally in tables.values())))
        sections.append(_lifts(every, f"{kind}-lifts", f"{TITLES[kind][0]} and winning", kind))
    sections += [_sides(every), _technologies(every), _levels(measured), _pace(measured)]
    return [section for section in sections if section.lines]


def _had(every: Tables, kind: str, games: int) -> Section:
    title, do = TITLES[kind]
    counts = every.all
    lines = [
        line(one, counts[f"{kind}-owners {one}"] / max(1, games), USED, count=counts[f"{kind}-owners {one}"])
        for one in every.names(f"{kind}-owners")
    ]
    words = f"How many of the seats at one table {do}."
    return Section(name=kind, title=title, words=words, unit="", counted="seats", lines=lines)


def _lifts(every: Tables, name: str, title: str, kind: str) -> Section:
    return Section(
        name=name,
        title=title,
        words=(
            "How much oftener a seat that has it wins than seats that have equally many of the kind but not "
            f"this one, in points of 100; told only of {ENOUGH_OWNERS} owners and more."
        ),
        unit="points",
        counted="owners",
        lines=[_lift(every, one, f"{kind}:{one}") for one in every.names(f"{kind}-owners")],
    )


def _lift(every: Tables, what: str, name: str) -> Line:
    value, error, owners = lift(every.all, name)
    note = "" if owners >= ENOUGH_OWNERS else "too few"
    return line(what, value, LIFTS, error=error, count=owners, note=note)


def _sides(every: Tables) -> Section:
    counts = every.all
    lines = []
    for one in every.names(f"{SIDE}-offered"):
        offered, taken = counts[f"{SIDE}-offered {one}"], counts[f"{SIDE}-taken {one}"]
        note = "" if offered else "never offered"
        error = chance_error(taken, offered)
        lines.append(line(one, of_100(taken, offered), USED, error=error, count=offered, note=note))
    return Section(
        name="sides",
        title="Sides of harbour and coasts",
        words="Of 100 times that the sea is raised: how often this side is chosen. A beach tells the piece.",
        unit="of 100",
        counted="times",
        lines=lines,
    )


def _technologies(every: Tables) -> Section:
    return Section(
        name="module-technologies",
        title="Technologies of the modules and winning",
        words="As for the technologies of the base game: against seats with equally many.",
        unit="points",
        counted="owners",
        lines=[_lift(every, one, one) for one in every.names(MODULE_TECHNOLOGY)],
    )


def _levels(measured: Sequence[Measured]) -> Section:
    """The first is easy, the last is hard, and each is harder than the one before."""
    solo = [m for m in measured if m.what.startswith(SOLO) and m.tally.games]
    lines: list[Line] = []
    before: float | None = None
    for n, (what, _, tally) in enumerate(solo):
        wins = tally.wins[0] / tally.whole
        rate = 100 * wins / tally.games
        bound = EASIEST if before is None else Bound(0, before - 1e-9, f"below {before:.1f}")
        if n == len(solo) - 1:
            bound = HARDEST
        error = chance_error(wins, tally.games)
        lines.append(line(what.removeprefix(SOLO), rate, bound, error=error, count=tally.games))
        before = rate
    return Section(
        name="levels",
        title="The Diceoneer's levels",
        words="Wins of 100 games of the base game, alone against the Diceoneer.",
        unit="of 100",
        counted="games",
        lines=lines,
    )


def _pace(measured: Sequence[Measured]) -> Section:
    def cost(which: Callable[[str], bool]) -> tuple[float | None, int]:
        counts: list[Counts] = [m.tally.counts for m in measured if which(m.what)]
        choices = sum(n for c in counts for name, n in c.items() if name.startswith("choices "))
        spent = sum(n for c in counts for name, n in c.items() if name.startswith("microseconds "))
        return (spent / choices / 1000 if choices else None), choices

    (ours, n), (base, of) = cost(lambda what: what == TABLE), cost(lambda what: what == BASE)
    ratio = ours / base if ours and base else None
    return Section(
        name="pace",
        title="What modules cost the bots",
        words="Milliseconds of processor time for one decision, on the machine that wrote this.",
        unit="ms",
        counted="decisions",
        lines=[
            line("with the modules", ours, count=n),
            line("without", base, count=of),
            line("times as much", ratio, TWICE),
        ],
    )


WITH_MODULES = Balance(
    lambda w: planned(w.game, w.library, w.seats or SEATS, w.modules, w.games, w.seed),
    figures,
    lambda w: modules_hash(w.library),
)
