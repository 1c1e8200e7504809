"""A game that is played as somebody tells it: choices by key, chance as it came."""

from __future__ import annotations

from typing import Any

from game.engine.chance import Chance, Outcome
from game.engine.decision import Decision
from game.engine.run import advance, answer
from game.engine.state import State
from game.rules.island.book import IslandBook
from tests.oracle.traces import set_up


class Driven:
    def __init__(self, name: str, book: IslandBook, board: Any) -> None:
        self.name = name
        self.book = book
        self.state = set_up(book, board)
        self.coming: list[Outcome] = [(0,)]
        """Chance as it will come; seat 0 begins."""
        self.number = 0
        self.decision = self.advance()

    def where(self) -> str:
        return f"{self.name}, step {self.number}"

    def resolve(self, state: State, chance: Chance) -> Outcome:
        assert self.coming, f"{self.where()}: {chance.kind} was not told"
        outcome = self.coming.pop(0)
        assert chance.allows(outcome), f"{self.where()}: {chance.kind} can't give {outcome}"
        return outcome

    def advance(self) -> Decision | None:
        return advance(self.book, self.state, self.resolve)

    def choose(self, key: str) -> None:
        assert self.decision is not None, f"{self.where()}: over before {key}"
        option = self.decision.find(key)
        legal = [o.key for o in self.decision.options]
        assert option is not None, f"{self.where()}: {key} is not offered in {self.decision.ask}: {legal}"
        answer(self.book, self.state, option)
        self.decision = self.advance()
