"""The script of a match, compiled from the content and the set-up; and the interpreter of its priorities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from game.engine.game import LEVEL, Setup, SetupError
from game.engine.rulebook import emit
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.content import (
    Advice,
    DiceoneerEntry,
    Hexagon,
    Options,
    Queue,
    Row,
)
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER
from game.rules.western_sea.modules.diceoneer.measures import MEASURES, Measure, Moment
from game.rules.western_sea.state import SeaState

C = TypeVar("C")

OPTION_NAMES = [field.encode_name for field in msgspec.structs.fields(Options)]
OPTION_MODULES = {
    "advisor": "advisors",
    **dict.fromkeys(("blue-die", "harbour-die", "fish-navy", "navy-back", "navy-below"), "fish-and-ships"),
}
"""Options that matter only with a module."""
EMISSARIES = "emissaries"
LAYING = ("double", "wild", "resource")
"""What is laid beside a side that the script chooses."""


class Rule(NamedTuple):
    """A compiled row: measures with the value that they must have, then measures with their direction."""

    where: tuple[tuple[Measure, int], ...]
    by: tuple[tuple[Measure, int], ...]


Rules = tuple[Rule, ...]


class Script(NamedTuple):
    seat: int
    level: str
    options: Options
    queue: Queue
    hexagon: Hexagon
    sides: list[int]
    """The action of each side, clockwise."""
    side_of: dict[int, int]
    """By action."""
    side_of_number: dict[int, int]
    """By what the six-sided die shows."""
    number: dict[str, dict[str, int]]
    """By action and name."""
    rules: dict[str, Rules]
    """By subject."""
    advice: dict[int, Advice]
    """By advisor."""


def script(b: SeaBook) -> Script:
    return cast(Script, b.compiled[DICEONEER])


def tell_why(b: SeaBook, s: SeaState, subject: str, chosen: object, moment: Moment) -> None:
    """Say which line of its priorities it has followed: the first that what was chosen fits."""
    rules = script(b).rules[subject]
    fits = (all(f(b, s, moment, chosen) == n for f, n in rule.where) for rule in rules)
    emit(s, "solo-why", script(b).seat, (subject, next(n for n, fit in enumerate(fits) if fit)))


def best(b: SeaBook, s: SeaState, subject: str, candidates: Sequence[C], moment: Moment) -> list[C]:
    """Those that the script prefers: one, or several between which it does not decide."""
    for rule in script(b).rules[subject]:
        left = [c for c in candidates if all(f(b, s, moment, c) == n for f, n in rule.where)]
        for f, direction in rule.by:
            if len(left) < 2:
                break
            values = [direction * f(b, s, moment, c) for c in left]
            most = max(values)
            left = [c for c, value in zip(left, values, strict=True) if value == most]
        if left:
            return left
    return []


# Compiling


def priorities(entries: Sequence[DiceoneerEntry]) -> dict[str, tuple[Row, ...]]:
    """The lines of every list of priorities, by what is chosen."""
    hexagon = next(e.hexagon for e in entries if e.hexagon)
    rows = {"govern": next(e.govern for e in entries if e.govern is not None)}
    rows |= {name: getattr(hexagon, name) for name in LAYING}
    for side in [e.side for e in entries if e.side]:
        rows |= side.choices
    for advice in [e.advice for e in entries if e.advice and e.advice.stolen]:
        rows["stolen"] = advice.stolen
    return rows


def compile_script(b: SeaBook, setup: Setup) -> Script:
    entries = cast(list[DiceoneerEntry], b.entries(DICEONEER))
    queue = next(e.queue for e in entries if e.queue)
    hexagon = next(e.hexagon for e in entries if e.hexagon)
    sides = [e.side for e in entries if e.side]
    rules = {
        subject: _compile("side" if subject in LAYING else subject, rows)
        for subject, rows in priorities(entries).items()
    }
    actions = [b.action[side.action] for side in sides]
    level, options = _options(entries, setup)
    return Script(
        seat=setup.seats.index(DICEONEER),
        level=level,
        options=options,
        queue=queue,
        hexagon=hexagon,
        sides=actions,
        side_of={action: n for n, action in enumerate(actions)},
        side_of_number={number: n for n, side in enumerate(sides) for number in side.die},
        number={side.action: dict(side.numbers) for side in sides},
        rules=rules,
        advice={b.thing[e.advice.advisor]: e.advice for e in entries if e.advice},
    )


def _compile(subject: str, rows: Sequence[Row]) -> Rules:
    known = MEASURES[subject]
    return tuple(
        Rule(
            tuple((known[name], n) for name, n in row.where.items()),
            tuple((known[r.most], 1) if r.most else (known[cast(str, r.least)], -1) for r in row.by),
        )
        for row in rows
    )


def _options(entries: Sequence[DiceoneerEntry], setup: Setup) -> tuple[str, Options]:
    levels = {e.id: e.level for e in entries if e.level}
    name = setup.options.get(LEVEL) or list(levels)[len(levels) // 2]
    if name not in levels:
        raise SetupError(f"there is no level '{name}' (levels: {', '.join(levels)})", "level", name=name)
    given = {o: setup.options[o] for o in OPTION_NAMES if setup.options.get(o)}
    own: dict[str, Any] = {**msgspec.to_builtins(levels[name]), **given}
    return name, msgspec.convert(own, Options, strict=False)


def option_values(name: str) -> tuple[str, ...]:
    """All that an option may be, as it is written on the command line."""
    hint = get_type_hints(Options, include_extras=True)[name.replace("-", "_")]
    if hint is bool:
        return ("false", "true")
    if get_origin(hint) is Literal:
        return get_args(hint)
    bounds = get_args(hint)[1]
    return tuple(str(n) for n in range(bounds.ge, bounds.le + 1))


def option_text(options: Options | None, name: str) -> str:
    """What it is set to, written in the same way."""
    return str(getattr(options or Options(), name.replace("-", "_"))).lower()


# The table


def check_setup(setup: Setup) -> None:
    """Who may sit down with the Diceoneer, and what may be played against it."""
    solo = setup.seats.count(DICEONEER)
    if not solo:
        named = next((o for o in (LEVEL, *OPTION_NAMES) if setup.options.get(o)), None)
        if named:
            raise SetupError(
                f"'{named}' is about the solo opponent, and it does not play (seats: human,diceoneer)",
                "without-solo",
                name=named,
            )
        return
    if solo > 1 or len(setup.seats) != 2:
        raise SetupError("the Diceoneer plays against exactly one other (seats: human,diceoneer)", "solo")
    if EMISSARIES in setup.modules:
        raise SetupError(
            "emissaries are not for a solo game: leave the module out, or the Diceoneer", "solo-emissaries"
        )
