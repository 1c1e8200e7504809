"""Settlers for tests: they sit down at a table of the Island and play it by hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import replay
from game.engine.saves import Player
from game.ui.app import App
from game.ui.island.table import IslandTable
from game.ui.session import Session, begin
from game.ui.spots import DIRECTIONS, next_spot
from tests.ui.by_hand import ByHand, quietly, seat

EAGER = {
    "city": 9,
    "settle": 9,
    "buy": 4,
    "play": 6,
    "road": 3,
    "bridge": 20,
    "go": 5,
    "upgrade": 9,
    "coin-buy": 2,
    "lay": 2,
    "fish": 6,
    "accept": 5,
    "deal": 6,
    "want": 2,
    "all": 4,
    "send": 4,
}
"""How much rather something is done than the rest, so that games end."""
SELDOM = {"offer": 0.1, "bank": 0.5, "give": 0.3, "counter": 0.1, "force": 0.3}


def whole_game(settler: Settler) -> set[str]:
    """Played by hand to its end, which the records lead to again; the verbs that were chosen."""
    settler.play()
    match = settler.table.session.match
    again = replay(match.game, match.book, match.setup, match.opening, match.records)
    assert again.state == match.state
    return {record.key.split(" ")[0] for record in match.records}


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
    quietly(session)
    if target:
        session.match.book.number["target"] = target  # type: ignore[attr-defined]
    return session


def sit_down(app: App, session: Session) -> IslandTable:
    return seat(app, IslandTable(app, session))


class Settler(ByHand[IslandTable]):
    """Builds rather than not."""

    def wanted(self, decision: Decision) -> Option:
        weights = [EAGER.get(o.verb, SELDOM.get(o.verb, 1.0)) for o in decision.options]
        return self.lot.choices(decision.options, weights)[0]

    def answer(self, option: Option) -> None:
        """Whose piece it is, is chosen first where two colours are nobody's."""
        name = self.table.spot_of(option)
        if name.startswith("neutral "):
            self.do(name)
        super().answer(option)

    def tab_to(self, name: str) -> None:
        """A selector is pointed at."""
        if all(spot.name != name for spot in self.table.spots() if spot.act and spot.lit):
            self.hands.point(self.hands.visible(name))
            self.table.by_key = True
        else:
            super().tab_to(name)


class WithPad(Settler):
    """Presses nothing but the buttons of a gamepad."""

    def do(self, name: str) -> None:
        for way in self._way(name):
            self.hands.pad(way)
        assert self.table.focus == name, f"the pad can't reach '{name}', only '{self.table.focus}'"
        self.hands.pad("a")

    def _way(self, name: str) -> list[str]:
        """The buttons that lead from what is in focus to a choice."""
        self.hands.pad("right")
        lit = [spot for spot in self.table.spots() if spot.act and spot.lit]
        ways, waiting = {self.table.focus: list[str]()}, [self.table.focus]
        while waiting:
            here = waiting.pop(0)
            for key in DIRECTIONS:
                there = next_spot(lit, self.table.spot(here), key)
                if there and there.name not in ways:
                    ways[there.name] = [*ways[here], key]
                    waiting.append(there.name)
        return ways[name]

    def look(self) -> None:
        if self.table.eyes.closed:
            self.hands.pad("a")
            self.lifted += 1
        super().look()


class ThreeHands(WithPad):
    """The first seat has the mouse, the next keys, the third a gamepad, and so on."""

    pad = False

    def choose(self) -> None:
        seat = self.table.session.person_asked() or 0
        self.mouse, self.pad = seat % 3 == 0, seat % 3 == 2
        super().choose()

    def do(self, name: str) -> None:
        if self.pad:
            super().do(name)
        else:
            Settler.do(self, name)

    def look(self) -> None:
        if self.pad:
            super().look()
        else:
            Settler.look(self)
