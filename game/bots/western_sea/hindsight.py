"""Looking back at choices in Western Sea: they are judged at the end of the next round."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.hindsight import Choice, Hindsight, Waste
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState

UNTRADED, LEFT = "untraded", "left-over"
TRADE = "trade"


def rest(s: SeaState, since: SeaState, seat: int) -> bool:
    return s.round > since.round + 1


class SeaThrift:
    def __init__(self, b: SeaBook, seat: int) -> None:
        self.seat = seat
        self._last = 0
        """Its last choice."""
        self._passed_by: tuple[int, int] = (0, 0)
        """The round in which it could last have traded and did something else, and the record of that."""
        self._traded = 0
        """The last round in which it did."""

    def follow(self, choice: Choice) -> Iterator[Waste]:
        if choice.seat == self.seat:
            self._last = choice.record
            now = choice.before.round
            if choice.option.key == TRADE:
                self._traded = now
            elif choice.decision.ask == "act" and choice.decision.find(TRADE):
                self._passed_by = now, choice.record
        yield from ()

    def close(self, s: SeaState) -> Iterator[Waste]:
        left = sum(s.tokens[self.seat])
        round_, record = self._passed_by
        if left and round_ == s.round != self._traded:
            yield Waste(record, UNTRADED, left)
        elif left:
            yield Waste(self._last, LEFT, left)


HINDSIGHT = Hindsight(
    rest=rest,
    kinds={
        UNTRADED: "tokens left at the end, though it could have traded in the last round and did not",
        LEFT: "tokens left at the end",
    },
    thrift=SeaThrift,
)
