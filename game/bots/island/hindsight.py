"""Looking back at choices on the Island: they are judged once everybody has had another turn."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.hindsight import Choice, Hindsight, Waste
from game.engine.asked import asked
from game.engine.decision import END_TURN
from game.rules.island.book import IslandBook
from game.rules.island.state import BESIDE, IslandState

SEVEN, NOBODY_ROBBED, BANKED, WIN = "seven", "robbed-nobody", "banked", "win"
BUYS = ("settle", "city", "buy")
"""What is bought for its own sake; a road leads somewhere or not."""
HAGGLING = ("bank", "offer", END_TURN)


def rest(s: IslandState, since: IslandState, seat: int) -> bool:
    return s.turn >= since.turn + s.seats


class IslandThrift:
    def __init__(self, b: IslandBook, seat: int) -> None:
        self.b = b
        self.seat = seat
        self._kept = 0
        """The end of its turn, if it kept too many cards although they would have bought something."""
        self._banked = (0, 0)
        """What it last gave the bank, with the record, as long as it has bought nothing since."""

    def follow(self, choice: Choice) -> Iterator[Waste]:
        if choice.seat == self.seat:
            yield from self._chosen(choice)
        for event in choice.events:
            if event[0] == "discarded" and event[1] == self.seat:
                if self._kept:
                    yield Waste(self._kept, SEVEN, event[2])
                self._kept = 0
            elif event[0] == "turn" and event[1] == self.seat:
                self._kept, self._banked = 0, (0, 0)

    def _chosen(self, choice: Choice) -> Iterator[Waste]:
        ask, option, s = choice.decision.ask, choice.option, choice.before
        if ask == "robber":
            if self._misses(choice):
                yield Waste(choice.record, NOBODY_ROBBED, 1)
        elif ask == "bank":
            given = s.count[self.seat] - choice.after.count[self.seat]
            if s.count[self.seat] <= self.b.number["hand-limit"]:
                self._banked = choice.record, given
        elif ask == "act" and option.verb == END_TURN:
            yield from self._ended(choice)
        elif ask == "act" and option.verb not in HAGGLING:
            self._banked = (0, 0)

    def _ended(self, choice: Choice) -> Iterator[Waste]:
        verbs = {option.verb for option in choice.decision.options}
        if "claim" in verbs:
            yield Waste(choice.record, WIN, 1)
        if self._banked[0]:
            yield Waste(self._banked[0], BANKED, self._banked[1])
        full = choice.before.count[self.seat] > self.b.number["hand-limit"]
        self._kept = choice.record if full and verbs & {*BUYS} else 0

    def _misses(self, choice: Choice) -> bool:
        """Nobody was robbed, though somebody could have been where this seat has built nothing."""
        b, s, seat = self.b, choice.before, self.seat
        cause = asked(b, s).cause
        if self._victims(s, int(choice.option.at), cause):
            return False
        rings = b.top.ring
        elsewhere = [int(o.at) for o in choice.decision.options if not s.houses[seat] & rings[int(o.at)]]
        return any(self._victims(s, hexagon, cause) for hexagon in elsewhere)

    def _victims(self, s: IslandState, hexagon: int, cause: str) -> bool:
        there, barred = s.copy(), 0
        there.robber = hexagon if hexagon >= 0 else BESIDE
        for _, mask in self.b.rules["rob-bars"](self.b, there, self.seat, cause):
            barred |= mask
        return any(not barred >> other & 1 for other in range(s.seats))

    def close(self, s: IslandState) -> Iterator[Waste]:
        yield from ()


HINDSIGHT = Hindsight(
    rest=rest,
    by_result=False,
    kinds={
        SEVEN: "cards lost to a seven that would have bought something in the own turn before",
        NOBODY_ROBBED: "robbers sent where nobody could be robbed, though elsewhere somebody could",
        BANKED: "cards given to the bank by a hand that had room, before buying nothing",
        WIN: "turns ended with the victory unclaimed",
    },
    thrift=IslandThrift,
)
