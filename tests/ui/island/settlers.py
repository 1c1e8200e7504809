"""Settlers for tests: they sit down at a table of the Island and play it by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.island.table import IslandTable
from game.ui.session import Session, begin
from tests.ui.hands import Hands

MOST_CHOICES = 4000
EAGER = {
    "city": 9,
    "settle": 9,
    "buy": 4,
    "play": 6,
    "road": 3,
    "accept": 5,
    "deal": 6,
    "want": 2,
    "all": 4,
    "send": 4,
}
"""How much rather something is done than the rest, so that games end."""
SELDOM = {"offer": 0.1, "bank": 0.5, "give": 0.3, "counter": 0.1, "force": 0.3}


def new_session(
    seats: int,
    seed: int,
    modules: tuple[str, ...] = (),
    target: int = 0,
    people: int = 0,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Session:
    """People in the first seats, bots in the others; a short game if the target is near."""
    people = people or seats
    who = ("human",) * people + ("random",) * (seats - people)
    setup = Setup(game="island", seats=who, seed=seed, modules=modules, options=dict(options))
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(seats)])
    assert not problems
    session.autosave = lambda: None  # type: ignore[method-assign]  # it has a test of its own
    if target:
        session.match.book.number["target"] = target  # type: ignore[attr-defined]
    return session


def sit_down(app: App, session: Session) -> IslandTable:
    table = IslandTable(app, session)
    app.push(table)
    Hands(app).frames(2)
    return table


class Settler:
    """Chooses by lot, building rather than not, and does it by hand."""

    def __init__(self, app: App, table: IslandTable, seed: int, mouse: bool = True) -> None:
        self.app, self.table, self.mouse = app, table, mouse
        self.hands = Hands(app)
        self.lot = Random(seed)
        self.asks: set[str] = set()
        self.lifted = 0

    @property
    def records(self) -> int:
        return len(self.table.session.match.records)

    def play(self, most: int = MOST_CHOICES) -> None:
        for _ in range(most):
            if self.table.session.over:
                return
            self.choose()
        assert most < MOST_CHOICES, "no end"

    def until(self, ask: str, fits: Callable[[IslandTable], bool] = lambda table: True) -> Decision:
        for _ in range(MOST_CHOICES):
            decision = self.table.session.decision
            assert decision, f"the game ended before '{ask}' was asked"
            if decision.ask == ask and self.table.session.person_asked() is not None:
                self.look()
                if fits(self.table):
                    return decision
            self.choose()
        raise AssertionError(f"'{ask}' was never asked")

    def look(self) -> None:
        """Say that what was taken has been seen, and lift the curtain if it hangs."""
        while self.table.beats.busy:
            if self.table.spot("seen"):
                self.hands.click_on("seen")
            else:
                self.hands.frames()
        if self.table.eyes.closed:
            self.lifted += 1
            if self.mouse:
                self.hands.click_on("curtain")
            else:
                self.hands.press("enter")
            assert not self.table.eyes.closed

    def choose(self) -> None:
        if self.table.session.person_asked() is None:
            self.hands.frames()
            return
        self.look()
        decision = self.table.session.decision
        assert decision
        self.asks.add(decision.ask)
        self.answer(self.wanted(decision))

    def wanted(self, decision: Decision) -> Option:
        weights = [EAGER.get(o.verb, SELDOM.get(o.verb, 1.0)) for o in decision.options]
        return self.lot.choices(decision.options, weights)[0]

    def answer(self, option: Option) -> None:
        before = self.records
        name = self.table.spot_of(option)
        if name.startswith("neutral "):
            self.do(name)
            name = self.table.spot_of(option)
        self.do(name)
        assert self.records >= before + 1, f"{option.key} by {name} was not taken"
        assert self.table.session.match.records[before].key == option.key

    def do(self, name: str) -> None:
        if self.mouse:
            self.hands.click_on(name)
        else:
            self.tab_to(name)
            self.hands.press("enter")

    def tab_to(self, name: str) -> None:
        """By Tab, or Shift and Tab where that is shorter; a selector is pointed at."""
        lit = [spot.name for spot in self.table.spots() if spot.act and spot.lit]
        if name not in lit:
            self.hands.point(self.hands.visible(name))
            self.table.by_key = True
            return
        here = lit.index(self.table.focus) if self.table.focus in lit else -1
        ahead = (lit.index(name) - here) % len(lit)
        for _ in range(len(lit)):
            if self.table.by_key and self.table.focus == name:
                return
            self.hands.press("tab", shift=ahead > len(lit) / 2)
        assert self.table.focus == name, f"the keyboard can't reach '{name}'"
