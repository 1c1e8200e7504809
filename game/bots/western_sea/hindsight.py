"""Looking back at choices in Western Sea: they are judged at the end of the next round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.hindsight import Choice, Hindsight, Waste
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.scoring import totals
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

UNTRADED, LEFT = "untraded", "left-over"
TRADE = "trade"


def rest(s: SeaState, since: SeaState, seat: int) -> bool:
    return s.round > since.round + 1


class PassedBy(NamedTuple):
    """A trade that was offered while something else was done."""

    round: int
    record: int
    tokens: int
    worth: int
    """What they would have brought."""
    points: int
    """Of the seat, at that time."""


class SeaThrift:
    def __init__(self, b: SeaBook, seat: int) -> None:
        self.b = b
        self.seat = seat
        self._last = 0
        """Its last choice."""
        self._passed_by: PassedBy | None = None
        self._traded = 0
        """The last round in which it did."""

    def follow(self, choice: Choice) -> Iterator[Waste]:
        if choice.seat == self.seat:
            self._last = choice.record
            s = choice.before
            if choice.option.key == TRADE:
                self._traded = s.round
            elif choice.decision.ask == "act" and choice.decision.find(TRADE) and any(s.tokens[self.seat]):
                tokens, points = sum(s.tokens[self.seat]), totals(self.b, s)[self.seat]
                worth = deals(self.b, s, self.seat)
                self._passed_by = PassedBy(s.round, choice.record, tokens, worth, points)
        yield from ()

    def close(self, s: SeaState) -> Iterator[Waste]:
        left, passed = sum(s.tokens[self.seat]), self._passed_by
        if (
            passed
            and passed.round == s.round != self._traded
            and totals(self.b, s)[self.seat] < passed.points + passed.worth
        ):
            yield Waste(passed.record, UNTRADED, passed.tokens)
        elif left:
            yield Waste(self._last, LEFT, left)


def deals(b: SeaBook, s: SeaState, seat: int) -> int:
    """What a trade would bring now: a deal with a token of every kind, one with what is left, and so on."""
    have, icons = s.tokens[seat], most_icons(b, s, seat)[b.action[TRADE]]
    kinds = [sum(count > n for count in have) for n in range(min(max(have), icons))]
    return sum(b.rules["deal-value"](b, s, seat, n) for n in kinds)


HINDSIGHT = Hindsight(
    rest=rest,
    kinds={
        UNTRADED: "tokens not traded in the last round, for something that brought less",
        LEFT: "tokens left at the end",
    },
    thrift=SeaThrift,
)
