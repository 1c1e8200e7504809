"""How a bot votes on a camel: how many cards it lays, and which places it names.

A bid is weighed by what is at stake, how likely it wins, and what its cards are worth otherwise. Of others'
bids that are still to come it guesses by what is at stake for them and how many cards they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from game.bots.island.hand import Hand
from game.bots.island.races import likely
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.modules.caravans.layer import look_at
from game.rules.island.modules.caravans.vote import bidders, votes_for, votes_of
from game.rules.island.state import IslandState

if TYPE_CHECKING:
    from game.bots.island.caravans import CaravanEvaluation

Places = dict[int, list[float]]
"""By path, what each seat gains."""
MOST_LAID = 6
"""Cards of one kind that are thought of."""


class Votes:
    def __init__(self, evaluation: CaravanEvaluation) -> None:
        self.ev = evaluation

    def wishes(self, b: IslandBook, s: IslandState, seat: int) -> dict[int, float]:
        """By path, what a camel there is worth to a seat, others' gains taken off."""
        ev = self.ev
        shares = [0.0 if other == seat else ev.share(s, seat, other) for other in range(s.seats)]
        return {
            path: gains[seat] - sum([share * n for share, n in zip(shares, gains, strict=True)])
            for path, gains in ev.places(b, s).items()
        }

    # Bids

    def at_bid(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """Towards the best bid, one card after another."""
        frame: Any = s.stack[-1]
        seat, laid = decision.seat, frame[2]
        best = self.best_bid(b, s, seat)
        lacks = {b.resources[kind] for kind, n in enumerate(best) if n > laid[kind]}
        found = [o for o in decision.options if o.verb == "lay" and o.at in lacks]
        return found[:1] or [o for o in decision.options if o.verb == "bid"]

    def best_bid(self, b: IslandBook, s: IslandState, seat: int) -> Hand:
        ev, worth = self.ev, votes_for(b)
        hand = tuple(s.hand[seat])
        stake = self.stake(b, s, seat)
        nothing = (0,) * len(hand)
        if stake <= 0:
            return nothing
        purse = ev.purse(b, s, seat, ev.standing.outlook(b, s, seat))
        others = self.others(b, s, seat)
        kept = ev.hands.worth(purse, hand)
        best, found = stake * self.chance(b, s, seat, 0, others), nothing
        laid = [
            range(min(n, MOST_LAID) + 1) if votes else range(1) for n, votes in zip(hand, worth, strict=True)
        ]
        for cards in product(*laid):
            votes = sum([n * each for n, each in zip(cards, worth, strict=True)])
            if votes:
                left = tuple([have - n for have, n in zip(hand, cards, strict=True)])
                lost = max(ev.w["card"] * sum(cards), kept - ev.hands.worth(purse, left))
                value = stake * self.chance(b, s, seat, votes, others) - ev.w["vote-cost"] * lost
                if value > best + 1e-9:
                    best, found = value, cards
        return found

    def stake(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """What it is worth to decide, against a place that somebody else would choose."""
        wishes = self.wishes(b, s, seat)
        if len(wishes) < 2:
            return 0.0
        rest = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = self.wishes(b, s, other)
                rest += wishes[max(theirs, key=theirs.__getitem__)] / (s.seats - 1)
        return max(wishes.values()) - rest

    def others(self, b: IslandBook, s: IslandState, seat: int) -> list[tuple[float, bool]]:
        """By seat, its votes; and whether that is no guess."""
        part, worth, cards = look_at(s), votes_for(b), sum(s.pool)
        found = []
        for other, votes in enumerate(votes_of(b, s)):
            if other == seat or part.bids[other] or not s.count[other]:
                found.append((float(votes) if other != seat else 0.0, True))
                continue
            known = sum([n * each for n, each in zip(s.hand[other], worth, strict=True)])
            share = sum([n for n, each in zip(s.pool, worth, strict=True) if each]) / cards if cards else 0.0
            held = known + s.unknown[other] * share
            found.append((min(held, max(0.0, self.stake(b, s, other)) / self.ev.w["vote-stake"]), False))
        return found

    def chance(
        self, b: IslandBook, s: IslandState, seat: int, votes: int, others: Sequence[tuple[float, bool]]
    ) -> float:
        """How likely so many votes decide: as a majority, as the most, or because it is this seat's turn that
        is over."""
        w = self.ev.w
        doubt = 0.15 + w["vote-doubt"] * sum(not sure for _, sure in others) / max(1, len(others) - 1)
        rivals = [n for n, _ in others]
        majority = likely((votes - sum(rivals) - 0.5) / doubt)
        most = likely((votes - max(rivals) - 0.5) / doubt) if votes else 0.0
        found = max(majority, w["vote-most"] * most)
        if seat == s.active:
            tie = likely((0.5 - abs(votes - max(rivals))) / doubt)
            found = max(found, found + (1 - found) * tie * (1.0 if not votes else w["vote-most"]))
        return found

    # Naming places

    def at_propose(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        seat = decision.seat
        wishes = self.wishes(b, s, seat)
        best = max(decision.options, key=lambda o: self.named(b, s, seat, b.top.path[str(o.at)], wishes))
        return [best]

    def named(self, b: IslandBook, s: IslandState, seat: int, path: int, wishes: dict[int, float]) -> float:
        """What comes of naming a place: it is agreed on at once, or somebody may still join."""
        part, votes = look_at(s), votes_of(b, s)
        with_me = votes[seat] + sum(
            [votes[other] for other, named in enumerate(part.proposed) if named == path and other != seat]
        )
        if with_me > votes[seat] and 2 * with_me > sum(votes):
            return wishes[path]
        decides = self.decides(b, s, votes)
        if decides == seat:
            return max(wishes.values()) + 0.001 * wishes[path]
        theirs = self.wishes(b, s, decides)
        if len(theirs) != len(wishes):
            return wishes[path]
        feared = max(theirs, key=theirs.__getitem__)
        joins = 0.0
        for other in bidders(s, votes, s.active):
            if other not in (seat, decides) and 2 * (votes[seat] + votes[other]) > sum(votes):
                likes = self.wishes(b, s, other)
                joins = max(joins, likes[path] - likes[feared])
        follow = self.ev.w["vote-follow"] * (1.0 if joins > 0 else 0.2)
        return wishes[feared] + follow * (wishes[path] - wishes[feared])

    def decides(self, b: IslandBook, s: IslandState, votes: list[int]) -> int:
        """Who places the camel if nobody agrees."""
        most = max(votes)
        return votes.index(most) if votes.count(most) == 1 else s.active
