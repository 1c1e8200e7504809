"""Looking back at choices in Western Sea: they are judged at the end of the next round.

Waste is told of the last round alone, from when its end was certain, or of a seat that brought the end about:
whoever builds on a round that another takes away was unlucky. Tokens are left over in most games, as often no
die shows a trade: they are no waste unless a trade was offered, and something done that was sure to bring
less. A bet that was lost is none either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.hindsight import Choice, Hindsight, Waste
from game.bots.western_sea.tokens import deals
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.scoring import totals
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

UNTRADED, GIVEN_UP = "untraded", "given-up"
TRADE = "trade"
BETS = frozenset(["reveal", "reveal-peek", "roll"])
"""Events with which chance has spoken."""


def rest(s: SeaState, since: SeaState, seat: int) -> bool:
    return s.round > since.round + 1


class Done(NamedTuple):
    """A choice of the seat in this round."""

    record: int
    action: str
    """The main action that it began, if any."""
    certain: bool
    """That the round was the last."""
    ends: bool
    """Whether it made that so."""
    points: int
    ahead: int
    """What it changed by itself: the seat's points, and by how many it is ahead of the best of the others."""
    trade: int
    """What a trade would have brought that was offered, and not chosen."""
    tokens: int
    bet: bool
    """Whether chance had a word in what came of it."""


class SeaThrift:
    def __init__(self, b: SeaBook, seat: int) -> None:
        self.b = b
        self.seat = seat
        self._round = 0
        self._done: list[Done] = []
        """Its choices of that round."""

    def follow(self, choice: Choice) -> Iterator[Waste]:
        if choice.seat == self.seat:
            if choice.before.round != self._round:
                self._round = choice.before.round
                self._done = []
            self._done.append(self._look(choice))
        yield from ()

    def close(self, s: SeaState) -> Iterator[Waste]:
        done = self._done if self._round == s.round else []
        if not any(one.ends for one in done):
            done = [one for one in done if one.certain]
        for n, one in enumerate(done):
            since = done[n:]
            if any(later.action == TRADE or later.bet for later in since):
                continue
            if one.trade and one.trade > sum(later.ahead for later in since):
                yield Waste(one.record, UNTRADED, one.tokens)
                break
        yield from _given_up(done)

    def _look(self, choice: Choice) -> Done:
        b, s, seat = self.b, choice.before, self.seat
        offered = any(option.verb == TRADE and b.is_action(option) for option in choice.decision.options)
        action = choice.option.verb if b.is_action(choice.option) else ""
        trade, tokens = 0, sum(s.tokens[seat])
        if tokens and offered and action != TRADE:
            trade = self._traded(s)
        certain = self._ends(s)
        ends = not certain and self._ends(choice.after)
        before, after = self._standing(s), self._standing(choice.after)
        changed = (after[0] - before[0], after[1] - before[1])
        bet = any(event[0] in BETS for event in choice.events)
        return Done(choice.record, action, certain, ends, *changed, trade, tokens, bet)

    def _traded(self, s: SeaState) -> int:
        """How much further ahead a trade would have brought the seat."""
        after, icons = s.copy(), most_icons(self.b, s, self.seat)[self.b.action[TRADE]]
        after.vp[self.seat] += deals(self.b, s, self.seat, icons)
        after.tokens[self.seat] = [max(0, n - icons) for n in s.tokens[self.seat]]
        return self._standing(after)[1] - self._standing(s)[1]

    def _ends(self, s: SeaState) -> bool:
        return bool(self.b.rules["end-reasons"](self.b, s))

    def _standing(self, s: SeaState) -> tuple[int, int]:
        points = totals(self.b, s)
        mine = points[self.seat]
        return mine, mine - max(n for seat, n in enumerate(points) if seat != self.seat)


def _given_up(done: list[Done]) -> Iterator[Waste]:
    """The choices after which, with all that followed, the seat had fewer points and was less far ahead."""
    points = ahead = most = record = 0
    for one in reversed(done):
        points, ahead = points + one.points, ahead + one.ahead
        if ahead < 0 and -points > most:
            most, record = -points, one.record
    if most:
        yield Waste(record, GIVEN_UP, most)


HINDSIGHT = Hindsight(
    rest=rest,
    kinds={
        UNTRADED: "tokens not traded in the last round, for something that brought less",
        GIVEN_UP: "points given up in the last round for nothing",
    },
    thrift=SeaThrift,
)
