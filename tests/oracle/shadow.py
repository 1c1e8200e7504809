"""A game of ours that keeps in step with one that is played elsewhere, so that a bot of ours can be asked.

Whatever happens there is done here too, with the same chance. The bot sees what its seat may know of this
game and nothing of the other.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from game.bots.bot import Bot
from game.bots.seats import consult
from game.engine.decision import Decision, Option
from game.engine.run import answer, run
from game.engine.simultaneous import TOGETHER
from game.rules.island.book import IslandBook
from game.rules.island.building import FREE, put_road
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from tests.oracle.driven import Driven
from tests.oracle.traces import book_for
from tests.oracle.words import ASKS, FURTHER, asking, chance_of, parts_of, said, snapshot, words

NEVER = 9999
"""Points that nobody reaches."""
BEYOND = ("road", "roads")
"""What is allowed there where we do not: going on past another's building."""
ROADS = ("road length", "longest road")


class Disagreement(Exception):
    """The two games can't be kept in step."""


def rules_there() -> IslandBook:
    """Our rules for four where nobody trades, with what is otherwise there and a bot has to know."""
    book = copy(book_for(4))
    book.number = {**book.number, "offers": 0}
    book.rules = {**book.rules, "shortage": nobody_is_paid, "road-length": road_length_there}
    return book


def nobody_is_paid(b: IslandBook, s: IslandState, kind: int, due: list[tuple[int, int, int, int]]) -> None:
    """Not even a single claimant."""


def road_length_there(b: IslandBook, s: IslandState, colour: int) -> int:
    """A trail may begin at another's building but not end there: the last path is not counted."""
    foreign = s.built & ~s.houses[colour]

    def walk(corner: int, left: int) -> int:
        ways = [(path, beyond) for path, beyond in b.top.steps[corner] if left & path]
        return max(
            [1 + walk(beyond, left ^ path) for path, beyond in ways if not foreign >> beyond & 1] + [0]
        )

    return max([walk(corner, s.roads[colour]) for corner in bits(s.net[colour])] + [0])


class Shadow(Driven):
    def __init__(self, name: str, rules: IslandBook, board: Any) -> None:
        self.rules = rules
        """What the bot plays by."""
        follows = copy(asking(rules))
        follows.number = {**rules.number, "target": NEVER}
        self.told: list[str] = []
        """Where the other game leaves our rules."""
        self.roads: tuple[list[Any], list[Any]] = ([], [])
        """As they were counted when the two last differed."""
        super().__init__(name, follows, board)

    def advance(self) -> Decision | None:
        """Where several discard, those with lower seats first."""
        decision = super().advance()
        name, *given = self.state.stack[-1]
        if name == TOGETHER:
            what, seats, left = given
            assert isinstance(left, tuple)
            ordered = tuple(sorted(int(seat) for seat in left))
            if ordered != left:
                self.state.stack[-1] = (TOGETHER, what, seats, ordered)
                return super().advance()
        return decision

    # What our bot does

    def ask(self, bot: Bot) -> str:
        """Its action, chosen part by part, in the words of the traces."""
        ahead, decision, chosen = self.state.copy(), self.decision, list[Option]()
        while isinstance(decision, Decision) and (not chosen or decision.ask in FURTHER):
            chosen.append(consult(bot, self.rules, ahead, decision))
            answer(self.book, ahead, chosen[-1])
            pause = run(self.book, ahead)
            decision = pause if isinstance(pause, Decision) else None
        return said(self.state, bot.seat, chosen)

    def legal(self) -> set[str]:
        assert self.decision is not None
        if self.decision.ask == "discard":
            return {said(self.state, self.decision.seat, [option]) for option in self.decision.options}
        return set(words(self.book, self.state, self.decision))

    # What happens there

    def do(self, seat: int, ask: str, did: str, chance: Any = None) -> None:
        """What a seat did there when it was asked, and what chance brought."""
        self.number += 1
        decision = self.decision
        assert decision is not None
        if ask == "free road" and decision.ask != "free-road":
            self._tell(did)
            put_road(self.book, self.state, seat, self.book.top.path[did.split(" ")[1]], FREE)
            return
        if (decision.seat, ASKS[decision.ask]) != (seat, ask):
            raise Disagreement(f"{self.where()}: seat {seat} does '{did}' when asked {ask}; here {decision}")
        self.coming = chance_of(did, chance)
        for key in parts_of(did):
            if self.decision and not self.decision.find(key) and did.split(" ")[0] in BEYOND:
                self._tell(did)
                self.decision.options = [*self.decision.options, Option.parse(key)]
            self.choose(key)
        if did.startswith("plenty") and self.decision and self.decision.ask == "take":
            self._tell(did)
            self.state.stack.pop()
            self.decision = self.advance()
        if self.coming:
            raise Disagreement(f"{self.where()}: {self.coming} never came")

    def _tell(self, did: str) -> None:
        self.told.append(f"{self.where()}: '{did}' is not allowed here")

    def compare(self, there: dict[str, Any]) -> None:
        """The same position? Roads are counted and awarded as there, whatever we think of it."""
        if there["ask"] == "discard":
            return  # card by card there, and here when all have chosen
        mine = snapshot(self.book, self.state, self.decision)
        if any(mine[key] != there[key] for key in ROADS):
            self._roads_differ([mine[key] for key in ROADS], [there[key] for key in ROADS])
            mine = snapshot(self.book, self.state, self.decision)
        differs = {key: (mine[key], there[key]) for key in there if mine[key] != there[key]}
        if differs:
            raise Disagreement(f"{self.where()}: here, there: {differs}")

    def _roads_differ(self, here: list[Any], there: list[Any]) -> None:
        """Told once for as long as it stays so."""
        if (here, there) != self.roads:
            self.roads = here, there
            self.told.append(f"{self.where()}: longest roads and holder {here}, but {there} there")
        lengths, holder = there
        self.state.length = list(lengths)
        self.state.longest = NOBODY if holder is None else holder
