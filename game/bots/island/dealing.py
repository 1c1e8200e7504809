"""Trade between players, as a bot judges it: towards a purchase, better than the bank, never with whoever is
about to win, and for less than it helps the other to win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from game.bots.island.hand import Hand, Purse
from game.engine.decision import Decision, Option
from game.engine.run import guess
from game.rules.island.book import IslandBook
from game.rules.island.hands import others_of, sides_of
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation

SHAPES = ((1, 1), (2, 1))
MORE_SHAPES = (*SHAPES, (1, 2), (2, 2), (3, 1))
"""How many cards are offered for how many; a thorough bot also asks for more than it gives."""
WORLDS = 16
"""Ways in which a thorough bot deals out what it does not see, to ask itself who would agree."""
PICKED = 0.6
"""How likely an offer that was accepted, or countered, comes about."""
COUNTERED = 0.25


class Plan(NamedTuple):
    """An offer that is meant."""

    give: Hand
    want: Hand
    hope: float
    """What it gains, times how likely that is."""

    @property
    def give_first(self) -> int:
        return next(kind for kind, n in enumerate(self.give) if n)


class Dealing:
    def __init__(self, evaluation: IslandEvaluation) -> None:
        self.ev = evaluation
        self._worlds: tuple[object, list[IslandState]] = (None, [])
        self._made: tuple[int, dict[int, tuple[Hand, Hand]]] = (-1, {})
        """The offers of a turn, so that none is made twice."""
        self._thought: tuple[object, list[Plan]] = (None, [])
        """The plans that were made last, and all that they hang on."""

    def forget(self) -> None:
        self._worlds, self._made, self._thought = (None, []), (-1, {}), (None, [])

    def foreseen(self, b: IslandBook, s: IslandState, seat: int, purse: Purse) -> float:
        """What a deal that waits may bring this seat."""
        frame: Any = s.stack[-1]
        if frame[0] == "offer" and frame[1] == seat:
            plan = self.plan(b, s, seat)
            return plan.hope if plan else 0.0
        if frame[0] == "reply" and frame[2] == seat:
            purses = [purse if each == seat else self.purse(b, s, each) for each in range(s.seats)]
            return self.hope(b, s, seat, purses, frame[3], frame[4])
        for reply in s.replies:
            other, give, get = sides_of(reply)
            if other == seat:
                return PICKED * (self.gain(b, s, seat, purse, get, give) - self.price(s, seat, s.active))
        if frame[0] == "counter" and frame[1] == seat:
            counter = self._counter(b, s, seat, frame[2], frame[3])
            return counter.hope if counter else 0.0
        return 0.0

    # Judging

    def gain(
        self,
        b: IslandBook,
        s: IslandState,
        seat: int,
        purse: Purse,
        give: Hand,
        get: Hand,
        hand: Hand | None = None,
    ) -> float:
        """Below zero also if the seat does not have it."""
        hand = tuple(s.hand[seat]) if hand is None else hand
        after = tuple([have - n + m for have, n, m in zip(hand, give, get, strict=False)])
        more = 0.0
        if len(give) > len(hand):
            goods = tuple([m - n for n, m in zip(give[len(hand) :], get[len(hand) :], strict=True)])
            weighed = self.ev.goods(b, s, seat, goods)
            if weighed is None:
                return -1.0
            more = weighed
        if min(after) < 0:
            return -1.0
        return self.ev.hands.worth(purse, after) - self.ev.hands.worth(purse, hand) + more

    def price(self, s: IslandState, seat: int, other: int) -> float:
        """What it costs that the other gains, too; nobody deals for no reason."""
        w = self.ev.w
        return w["deal-least"] + self.ev.share(s, seat, other) * w["fed"]

    def cost(self, b: IslandBook, s: IslandState, seat: int, other: int, give: Hand, get: Hand) -> float:
        """The price of a deal in which the other gives and gets these, by what that brings the other with the
        cards that it is known to hold; a thorough bot goes through those that it may hold."""
        price, share = self.price(s, seat, other), self.ev.share(s, seat, other)
        purse = self.purse(b, s, other)
        if not self.ev.thorough:
            return max(price, self.ev.w["deal-least"] + share * self._told(b, s, other, purse, give, get))
        gains = [
            self.gain(b, world, other, purse, give, get)
            for world in self._guessed(b, s, seat)
            if all(have >= n for have, n in zip(world.hand[other], give, strict=False))
        ]
        return max(price, self.ev.w["deal-least"] + share * fmean(gains)) if gains else price

    def dangerous(self, b: IslandBook, s: IslandState, other: int) -> bool:
        """Whether it is so near to winning that nobody should deal with it."""
        missing = b.rules["target"](b, s, other) - points_of(b, s, other)
        return bool(missing <= self.ev.w["danger"])

    def purse(self, b: IslandBook, s: IslandState, seat: int) -> Purse:
        return self.ev.purse(b, s, seat, self.ev.standing.outlook(b, s, seat))

    def _purses(self, b: IslandBook, s: IslandState) -> list[Purse]:
        return [self.purse(b, s, seat) for seat in range(s.seats)]

    # Offering

    def plan(self, b: IslandBook, s: IslandState, seat: int) -> Plan | None:
        """The best offer that was not made in this turn yet."""
        most = b.number["offers"] if self.ev.thorough else min(b.number["offers"], self.ev.w["offers"])
        if s.offers >= most or s.active != seat:
            return None
        if all(self.dangerous(b, s, other) or not s.count[other] for other in others_of(s, seat)):
            return None
        if self._made[0] != s.turn:
            self._made = s.turn, {}
        made = self._made[1]
        before = [sides for n, sides in made.items() if n < s.offers]
        for plan in self._planned(b, s, seat):
            if (plan.give, plan.want) not in before:
                made[s.offers] = plan.give, plan.want
                return plan
        return None

    def _planned(self, b: IslandBook, s: IslandState, seat: int) -> list[Plan]:
        """An offer is put together card by card: what it is to be is thought out once."""
        purses = tuple(self._purses(b, s))
        near = tuple([self.dangerous(b, s, other) for other in range(s.seats)])
        cards = tuple([tuple(hand) for hand in s.hand])
        key = s.turn, s.offers, seat, purses, near, cards, *s.count, *s.unknown, *s.pool, *self.ev.shares
        if self._thought[0] != key:
            self._thought = key, self._plans(b, s, seat)
        return self._thought[1]

    def _plans(self, b: IslandBook, s: IslandState, seat: int) -> list[Plan]:
        """Of cards alone: whatever else is dealt with is worth about the same to everybody."""
        purses = self._purses(b, s)
        hand, kinds = s.hand[seat], range(len(b.resources))
        found = []
        for kind in kinds:
            for n, m in MORE_SHAPES if self.ev.thorough else SHAPES:
                if hand[kind] < n or n >= purses[seat].rates[kind]:
                    continue
                for wanted in kinds:
                    if wanted != kind:
                        give, want = single(len(hand), kind, n), single(len(hand), wanted, m)
                        hope = self.hope(b, s, seat, purses, give, want)
                        if hope > self.ev.w["hope"]:
                            found.append(Plan(give, want, hope))
        if self.ev.thorough:
            for pair in combinations([kind for kind in kinds if hand[kind]], 2):
                give = tuple([int(kind in pair) for kind in kinds])
                for wanted in kinds:
                    want = single(len(hand), wanted, 1)
                    hope = self.hope(b, s, seat, purses, give, want) if wanted not in pair else 0.0
                    if hope > self.ev.w["hope"]:
                        found.append(Plan(give, want, hope))
        return sorted(found, key=lambda plan: -plan.hope)

    def hope(
        self, b: IslandBook, s: IslandState, seat: int, purses: Sequence[Purse], give: Hand, want: Hand
    ) -> float:
        """What an offer to all gains, times how likely somebody agrees."""
        gain = self.gain(b, s, seat, purses[seat], give, want)
        if gain <= 0:
            return 0.0
        cards = sum(want[: len(s.pool)])
        asked = [o for o in others_of(s, seat) if s.count[o] >= cards and not self.dangerous(b, s, o)]
        if self.ev.thorough:
            return self._agreed(b, s, seat, asked, purses, gain, give, want)
        gain -= self.ev.w["deal-least"]
        hope, refused = 0.0, 1.0
        for other in asked:
            theirs, w = self._told(b, s, other, purses[other], want, give), self.ev.w
            odds = w["agrees" if theirs > self.price(s, other, seat) else "refuses"]
            odds *= refused * self._has(b, s, other, want)
            hope += odds * max(0.0, gain - self.ev.share(s, seat, other) * theirs)
            refused -= odds
        return hope

    def _told(self, b: IslandBook, s: IslandState, seat: int, purse: Purse, give: Hand, get: Hand) -> float:
        """What a deal brings a seat by the cards that it is known to hold, and those that it is to give."""
        hand = tuple([max(have, n) for have, n in zip(s.hand[seat], give, strict=False)])
        return self.gain(b, s, seat, purse, give, get, hand)

    def _agreed(
        self,
        b: IslandBook,
        s: IslandState,
        seat: int,
        asked: list[int],
        purses: Sequence[Purse],
        gain: float,
        give: Hand,
        want: Hand,
    ) -> float:
        """What a deal gains on average over the worlds that may be: in each with whoever agrees and gains
        least, as far as that matters."""
        others = [
            (other, purses[other], self.price(s, other, seat), self.ev.share(s, seat, other))
            for other in asked
        ]
        gain -= self.ev.w["deal-least"]
        total = 0.0
        weighed: dict[tuple[int, ...], float] = {}
        for world in self._guessed(b, s, seat):
            best = 0.0
            for other, purse, price, share in others:
                key = other, *world.hand[other]
                theirs = weighed.get(key)
                if theirs is None:
                    theirs = weighed[key] = self.gain(b, world, other, purse, want, give)
                if theirs > price:
                    best = max(best, gain - share * theirs)
            total += best
        return total / WORLDS

    def _guessed(self, b: IslandBook, s: IslandState, seat: int) -> list[IslandState]:
        """The same ones as long as nothing changes that they hang on."""
        cards = tuple([tuple(hand) for hand in s.hand])
        key = s.turn, s.offers, seat, cards, *s.count, *s.unknown, *s.pool
        if self._worlds[0] != key:
            random, worlds = Random(s.turn), []
            for _ in range(WORLDS):
                world = s.fork()
                guess(b, world, seat, random)
                worlds.append(world)
            self._worlds = key, worlds
        return self._worlds[1]

    def _has(self, b: IslandBook, s: IslandState, other: int, want: Hand) -> float:
        """How likely a hand holds it, by what is known of it and by the cards that are about."""
        odds, cards, goods = 1.0, sum(s.pool), want[len(s.pool) :]
        if any(goods) and self.ev.goods(b, s, other, tuple([-n for n in goods])) is None:
            return 0.0
        for kind, (n, held) in enumerate(zip(want, s.hand[other], strict=False)):
            if n > held:
                share = s.pool[kind] / cards if cards else 0.0
                odds *= 1 - (1 - share) ** s.unknown[other]
        return odds

    def parts(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """The next part of an offer or a counter-offer, until it is as it was meant."""
        seat = decision.seat
        frame: Any = s.stack[-1]
        if decision.ask == "offer":
            plan, give, want = self.plan(b, s, seat), frame[2], frame[3]
        else:
            plan, give, want = (
                self._counter(b, s, seat, frame[2], frame[3]),
                frame[3],
                frame[4],
            )
        if plan is not None:
            for verb, meant, have in (("give", plan.give, give), ("want", plan.want, want)):
                for kind, n in enumerate(meant):
                    if have[kind] < n:
                        found = decision.find(f"{verb} resource {b.goods[kind]}")
                        if found:
                            return [found]
        return finished(decision.options)

    # Answering

    def replies(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        frame: Any = s.stack[-1]
        _, seat, other, give, want = frame
        decline = [o for o in decision.options if o.verb == "decline"]
        if self.dangerous(b, s, other):
            return decline
        purse, price = self.purse(b, s, seat), self.cost(b, s, seat, other, give, want)
        accept = [o for o in decision.options if o.verb == "accept"]
        if accept and self.gain(b, s, seat, purse, want, give) > price:
            return accept + decline
        first = next(kind for kind, n in enumerate(want) if n)
        counter = decision.find(f"counter resource {b.goods[first]}")
        if counter and self._counter(b, s, seat, other, single(len(want), first, 1)):
            return [counter, *decline]
        return decline

    def _counter(self, b: IslandBook, s: IslandState, seat: int, other: int, mine: Hand) -> Plan | None:
        """The card that the other wants, for the card that helps most; rather one that it may well have."""
        price, purses = self.price(s, seat, other), self._purses(b, s)
        first = next(kind for kind, n in enumerate(mine) if n)
        give = single(len(mine), first, 1)
        best: Plan | None = None
        for kind in range(len(mine)):
            for n in (1, 2) if self.ev.thorough else (1,):
                if kind == first or n > s.count[other]:
                    continue
                want = single(len(mine), kind, n)
                gain = self.gain(b, s, seat, purses[seat], give, want)
                if gain <= (price if self.ev.thorough else 2 * price):
                    continue
                if self.ev.thorough:
                    hope = self._agreed(b, s, seat, [other], purses, gain, give, want)
                else:
                    hope = COUNTERED * (gain - price) * self._has(b, s, other, want)
                if hope > 0 and (best is None or hope > best.hope):
                    best = Plan(give, want, hope)
        return best

    # Picking

    def deals(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """Of equal deals the one with whoever is least to be feared."""
        seat = decision.seat
        purse = self.purse(b, s, seat)
        close = [o for o in decision.options if o.verb == "close"]
        good = []
        for option in decision.options:
            if option.verb != "deal":
                continue
            other, give, get = sides_of(next(r for r in s.replies if r[0] == int(option.at)))
            gain = self.gain(b, s, seat, purse, give, get) - self.cost(b, s, seat, other, get, give)
            if gain > 0 and not self.dangerous(b, s, other):
                good.append((self.ev.share(s, seat, other), other, option))
        return [option for _, _, option in sorted(good, key=lambda x: x[:2])] + close


def single(kinds: int, kind: int, n: int) -> Hand:
    return (0,) * kind + (n,) + (0,) * (kinds - kind - 1)


def finished(options: list[Option]) -> list[Option]:
    """What sends the offer, or else brings it nearer to that."""
    for verb in ("all", "to", "send", "want"):
        found = [o for o in options if o.verb == verb]
        if found:
            return found[:1]
    return options[:1]
