"""Recorded games: the same legal actions, the same state and the same end at every step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.driven import Driven
from tests.oracle.traces import PARTS, book_for, lines
from tests.oracle.words import FURTHER, chance_of, parts_of, snapshot, spelled_out, words

FORCED = ("free road", "first road")
"""What we do not ask when there is one path only."""


@pytest.mark.parametrize("part", range(PARTS))
def test_oracle_games(part: int) -> None:
    for name, trace in lines("games", part):
        Replay(name, trace).run()


class Replay(Driven):
    def __init__(self, name: str, trace: Any) -> None:
        self.trace = trace
        self.merged: dict[str, Any] = trace["start"]
        super().__init__(f"{name}, game {trace['game']}", book_for(len(trace["players"])), trace["board"])

    def run(self) -> None:
        self.compare()
        steps = self.trace["steps"]
        while self.number < len(steps):
            step = steps[self.number]
            if step["do"].startswith("discard"):
                self.discard(steps)
            elif self.forced(step):
                self.merged = {**self.merged, **step["then"]}
            else:
                self.take(step)
            self.number += 1
            if self.number == len(steps) or not self.forced(steps[self.number]):
                self.compare()
        assert (self.decision is None) == (self.trace["end"]["winner"] is not None), self.where()
        if self.decision is None:
            assert self.state.winners == [self.trace["end"]["winner"]], self.where()

    # Choices

    def forced(self, step: Any) -> bool:
        """A path that was the only one, so that we did not ask: taken already."""
        if self.merged["ask"] not in FORCED or len(step["legal"]) != 1:
            return False
        return self.decision is None or [f"road {o.at}" for o in self.decision.options] != step["legal"]

    def take(self, step: Any) -> None:
        assert self.decision is not None, f"{self.where()}: over too early"
        assert self.decision.seat == step["seat"], f"{self.where()}: seat {self.decision.seat} is asked"
        mine = set(words(self.book, self.state, self.decision))
        legal = set(step["legal"])
        if mine != legal:
            raise AssertionError(
                f"{self.where()}\nstate before: {self.merged}\nlegal there: {sorted(legal)}\n"
                f"legal here: {sorted(mine)}\n"
                f"only there: {sorted(legal - mine)}\nonly here: {sorted(mine - legal)}"
            )
        self.carry_out(step["do"], step.get("chance"))
        assert not self.coming, f"{self.where()}: {self.coming} never came"
        self.merged = {**self.merged, **step["then"]}

    def carry_out(self, did: str, chance: Any) -> None:
        if did.startswith("swap "):
            seat, *numbers = did.split(" ")[1:]
            self.swap(int(seat), spelled_out(numbers[:5]), spelled_out(numbers[5:]))
            return
        self.coming = chance_of(did, chance)
        first, *further = parts_of(did)
        self.choose(first)
        for key in further:
            # What was the only answer was not asked.
            if self.decision and self.decision.ask in FURTHER:
                self.choose(key)

    def swap(self, seat: int, gives: list[str], wants: list[str]) -> None:
        """By our own decisions: offered to all, the others decline."""
        self.choose(f"offer resource {gives[0]}")
        for kind in gives[1:]:
            self.choose(f"give resource {kind}")
        for kind in wants:
            self.choose(f"want resource {kind}")
        assert self.decision is not None
        self.choose("all" if self.decision.find("all") else f"to seat {seat}")
        while self.decision is not None and self.decision.ask == "reply":
            self.choose("accept" if self.decision.seat == seat else "decline")
        self.choose(f"deal seat {seat}")

    def discard(self, steps: list[Any]) -> None:
        """All of one seven; in whichever order the seats are asked."""
        given: dict[int, list[str]] = {}
        while True:
            step = steps[self.number]
            given[step["seat"]] = parts_of(step["do"])
            self.merged = {**self.merged, **step["then"]}
            following = steps[self.number + 1] if self.number + 1 < len(steps) else None
            if following is None or not following["do"].startswith("discard"):
                break
            self.number += 1
        while self.decision is not None and self.decision.ask == "discard":
            cards = given[self.decision.seat]
            assert cards, f"{self.where()}: seat {self.decision.seat} must discard more than recorded"
            self.choose(cards.pop())
        assert not any(given.values()), f"{self.where()}: recorded discards that nobody asked for: {given}"

    # The state in the words of the trace

    def compare(self) -> None:
        mine = snapshot(self.book, self.state, self.decision)
        wanted = self.merged
        if self.decision is None:
            wanted = {**wanted, "seat": None, "ask": None}
        elif self.decision.ask == "discard":
            # In whichever order the seats are asked: one of those who have too many cards.
            assert sum(mine["hand"][self.decision.seat]) > 7, self.where()
            wanted = {**wanted, "seat": self.decision.seat}
        differs = {key: (mine[key], wanted[key]) for key in wanted if mine[key] != wanted[key]}
        assert not differs, f"{self.where()}: here, there: {differs}"
