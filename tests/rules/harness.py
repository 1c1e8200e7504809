"""Rule scenarios in YAML: given a position, these choices, this chance; expect that.

Strict: a decision or a chance that the scenario does not answer fails it, and so does an answer left over.
Every scenario says which rule it is about (`off`), and must fail when that rule is switched off: by what it
expects itself (`Failed`), at a table that still goes on. A crash, a position that can't be spelled or an
invariant that breaks without the rule says nothing about the scenario, and is an error of the test.

Each game spells its own positions and expectations; how a scenario is read and played is the same for all.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from game.engine.chance import Chance, Outcome
from game.engine.decision import Decision
from game.engine.game import Game
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer
from game.engine.state import State
from game.engine.yamlio import read_document

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class BaseScenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    off: dict[str, Any] | list[dict[str, Any]]
    """The rule that it is about, switched off in one way or in several, one by one:

    step, answer, outcome, rule or patch, with what it `gives` instead; a patch also with which of its
    arguments it `returns`, a step or a rule also as it is `without` what one layer has put around it;
    number, book or set, with `to`; entry, with other values; or `given`, laid over the scenario's own, so
    that the one fact is missing that the rule depends on.

    A position is laid by the full rules, and the rule is off from there on; only the set-up, which lays
    nothing, begins without it. Other entries are other content, by which the position is laid as well."""
    seats: int = 2
    given: dict[str, Any] = {}
    play: list[Any] = []
    """Keys to choose; or {offers: [...]}, {refuses: [...]}, {chance: ...}, {ask: ...} where they come.

    A chance may also say its `kind`, what can happen (`among`, with weights when they differ) or what can't
    (`never`)."""
    expect: dict[str, Any] = {}


S = TypeVar("S", bound=BaseScenario)
B = TypeVar("B", bound=Rulebook)
T = TypeVar("T", bound=State)


class Failed(AssertionError):
    """What the scenario expects has not come, or what it does not answer has."""


class Misspelled(Exception):
    """What the scenario says can't be read, whether its rule is on or off."""


def read_scenarios(game: str, kind: type[S]) -> Iterator[tuple[str, S]]:
    folder = SCENARIOS / game
    for path in sorted(folder.glob("*.yaml")):
        for entry in read_document(path, folder).data:
            scenario = msgspec.convert(entry, kind)
            yield f"{path.stem}: {scenario.name}", scenario


def fails_without(play: Callable[[S, dict[str, Any]], None], scenario: S) -> None:
    """Assert that it fails in every way that it says."""
    for off in scenario.off if isinstance(scenario.off, list) else [scenario.off]:
        assert _fails(play, scenario, off), f"holds even with {off} switched off"


def _fails(play: Callable[[S, dict[str, Any]], None], scenario: S, off: dict[str, Any]) -> bool:
    try:
        play(scenario, off)
    except Failed:
        return True
    return False


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise Failed(message)


def readable(holds: bool, message: str) -> None:
    if not holds:
        raise Misspelled(message)


def nothing_else(where: str, given: dict[Any, Any]) -> None:
    """Every word of it was read."""
    readable(not given, f"unknown in {where}: {sorted(map(str, given))}")


def equal(what: str, seen: Any, wanted: Any) -> None:
    expect(seen == wanted, f"{what}: {seen!r}, expected {wanted!r}")


class Player(ABC, Generic[B, T]):
    """Plays one scenario from its position to what it expects."""

    game: ClassVar[Game]

    def __init__(self, scenario: BaseScenario, book: B, state: T, off: dict[str, Any]) -> None:
        self.scenario, self.book, self.state, self.off = scenario, book, state, off
        self.left = list(scenario.play)
        self.done: list[str] = []

    @abstractmethod
    def spelled(self, key: str) -> str:
        """A key as the game has it, from how scenarios write it."""

    @abstractmethod
    def names(self, chance: Chance) -> Mapping[str, int]:
        """How scenarios write what can happen; nothing where they write numbers."""

    @abstractmethod
    def check(self, expected: dict[str, Any]) -> None:
        """Raise Failed unless the state is as expected."""

    def chosen(self) -> None:
        """After every choice, before its steps are run."""

    def run(self) -> None:
        decision = self._advance()
        while self.left:
            line = self.left.pop(0)
            if isinstance(line, str):
                decision = self._choose(decision, line)
            else:
                self._look(decision, line)
        expected = dict(self.scenario.expect)
        equal("the pending decision", decision.ask if decision else "over", expected.pop("ask", "act"))
        if "seat" in expected:
            equal("the deciding seat", decision and decision.seat, expected.pop("seat"))
        self.check(expected)

    def _advance(self) -> Decision | None:
        decision = advance(self.book, self.state, self._resolve)
        if not self.off:
            self.game.check_state(self.book, self.state)
        return decision

    def _resolve(self, state: State, chance: Chance) -> Outcome:
        if not self.left or not isinstance(self.left[0], dict) or "chance" not in self.left[0]:
            raise Failed(f"{chance.kind}: a chance that the scenario does not answer, after {self.done}")
        line = dict(self.left.pop(0))
        outcome = self._outcome(chance, line.pop("chance"))
        if not chance.allows(outcome):
            raise Failed(f"{chance.kind}: {outcome} can't happen; possible: {list(chance.values)}")
        self._look_at_chance(chance, line)
        return outcome

    def _outcome(self, chance: Chance, value: Any) -> Outcome:
        """Chance as it is written: names or numbers, one or a list."""
        values, names = value if isinstance(value, list) else [value], self.names(chance)
        others = [v for v in values if (v not in names if names else not isinstance(v, int))]
        expect(not others, f"{chance.kind}: the scenario answers another chance, {others}, after {self.done}")
        return tuple(names[v] if names else v for v in values)

    def _look_at_chance(self, chance: Chance, line: dict[str, Any]) -> None:
        for word, value in line.items():
            if word == "kind":
                equal("the chance", chance.kind, value)
            elif word == "among":
                weights = chance.weights or [1] * len(chance.values)
                wanted = value.values() if isinstance(value, dict) else [1] * len(value)
                seen = dict(zip(chance.values, weights, strict=True))
                named = self._outcome(chance, list(value))
                equal(f"{chance.kind}, what can happen", seen, dict(zip(named, wanted, strict=True)))
            elif word == "never":
                named = self._outcome(chance, list(value))
                equal(f"{chance.kind}, what can't happen", [v for v in named if v in chance.values], [])
            else:
                raise Misspelled(f"unknown with a chance: '{word}'")

    def _choose(self, decision: Decision | None, line: str) -> Decision | None:
        if decision is None:
            raise Failed(f"'{line}' is answered, but nothing is asked any more")
        option = decision.find(self.spelled(line))
        if option is None:
            legal = [o.key for o in decision.options]
            raise Failed(f"'{line}' is not offered in {decision.ask}; legal: {legal}")
        answer(self.book, self.state, option)
        self.chosen()
        self.done.append(line)
        return self._advance()

    def _look(self, decision: Decision | None, line: dict[str, Any]) -> None:
        offered = [] if decision is None else [o.key for o in decision.options]
        for word, value in line.items():
            if word == "offers":
                missing = [k for k in value if self.spelled(k) not in offered]
                expect(not missing, f"not offered: {missing}; legal: {offered}")
            elif word == "offers-only":
                equal("options", sorted(offered), sorted(self.spelled(k) for k in value))
            elif word == "refuses":
                equal("offered, but should not be", [k for k in value if self.spelled(k) in offered], [])
            elif word == "ask":
                equal("ask", decision and decision.ask, value)
            elif word == "seat":
                equal("seat", decision and decision.seat, value)
            elif word == "default":
                shown = offered[decision.default] if decision and decision.default >= 0 else None
                equal("default", shown, value and self.spelled(value))
            elif word == "expect":
                self.check(value)
            elif word == "chance":
                raise Failed(f"a chance that never came: {value}, after {self.done}")
            else:
                raise Misspelled(f"unknown line '{word}'")


# Switching a rule off


def run(
    player: type[Player[B, T]],
    lay: Callable[[B, S], T],
    scenario: S,
    book: B,
    off: dict[str, Any],
    gives: Any = None,
) -> None:
    """Lay its position and play it, with a rule switched off from there on; nothing else may go wrong."""
    if "given" in off:
        scenario = msgspec.structs.replace(scenario, given=merged(scenario.given, off["given"]))
    laid = None if scenario.given.get("phase") == "setup" else lay(book, scenario)
    if laid is not None and "given" in off:
        player.game.check_state(book, laid)
    with switched_off(book, off, gives):
        player(scenario, book, laid or lay(book, scenario), off).run()


def merged(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    made = dict(under)
    for word, value in over.items():
        known = made.get(word)
        made[word] = merged(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return made


@contextmanager
def switched_off(book: Any, off: dict[str, Any], gives: Any) -> Iterator[None]:
    """What a rule book, a module of its game's rules or the engine has, for as long as the scenario lasts."""
    if off:
        # What was found by the full rules is looked for again.
        book.found.clear()
    tables: dict[str, dict[str, Any]] = {
        "step": book.steps,
        "answer": book.answers,
        "outcome": book.outcomes,
        "rule": book.rules,
    }
    for word, table in tables.items():
        if word in off:
            name = off[word]
            readable(name in table, f"off: no {word} {name}")
            bare = "without" in off
            table[name] = _bare(book, name, table[name], off["without"]) if bare else _giving(gives)
    if "number" in off:
        table = book.number if off["number"] in book.number else book.table
        readable(off["number"] in table, f"off: no number {off['number']}")
        table[off["number"]] = tuple(off["to"]) if isinstance(off["to"], list) else off["to"]
    if "book" in off:
        readable(hasattr(book, off["book"]), f"off: the book has no {off['book']}")
        setattr(book, off["book"], off["to"])
    if "patch" not in off and "set" not in off:
        yield
        return
    where, name = (off.get("patch") or off["set"]).rsplit(".", 1)
    package = type(book).__module__.rsplit(".", 1)[0]
    module = importlib.import_module(f"game.{where}" if where.startswith("engine.") else f"{package}.{where}")
    readable(hasattr(module, name), f"off: no {name} in {where}")
    kept = getattr(module, name)
    setattr(module, name, off["to"] if "set" in off else _instead(kept, off, gives))
    try:
        yield
    finally:
        setattr(module, name, kept)


def _instead(kept: Any, off: dict[str, Any], gives: Any) -> Any:
    if "returns" in off:
        return lambda *args: args[off["returns"]]
    return _giving(gives) if callable(kept) else gives


def _giving(value: Any) -> Callable[..., Any]:
    return lambda *_, **__: value


def _bare(book: Rulebook, name: str, rule: Any, without: str) -> Any:
    """A rule or a step without the wraps and detours of one layer."""
    layers = [layer for layer in book.layers if layer.name == without]
    mine = [f for layer in layers for n, f in (*layer.wraps, *layer.detours) if n == name]
    readable(bool(mine), f"off: {without} puts nothing around {name}")

    def inside(f: Any) -> Any:
        if not isinstance(f, partial):
            return f
        inner = inside(f.args[0])
        return inner if f.func in mine else partial(f.func, inner)

    return inside(rule)
