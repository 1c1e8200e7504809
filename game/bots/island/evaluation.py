"""What a bot thinks of a position on the Island: a sum of named terms, in victory points.

Production and reach are worth what they bring in the rolls that are still to come; cards in hand what they
will soon buy. Others count by how near they are to winning; of their hands it sees how many cards there are.
"""

from __future__ import annotations

from math import exp
from typing import Any

from game.bots.evaluation import Usual
from game.bots.island.dealing import Dealing
from game.bots.island.finish import rolls_to_finish
from game.bots.island.hand import Goal, Hand, Hands, Purse, prices
from game.bots.island.land import Weights
from game.bots.island.robbing import Robbing
from game.bots.island.standing import Outlook, Standing, is_knight
from game.bots.island.weights import WEIGHTS, WIN
from game.bots.island.winning import Winning
from game.engine.decision import Decision, Option
from game.engine.simultaneous import TOGETHER
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.production import bank_mask
from game.rules.island.robber import chosen_cards
from game.rules.island.scoring import total
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

LIMIT = "hand-limit"


class IslandEvaluation(Usual):
    ends: frozenset[str] = frozenset(
        [
            *("start", "start.road", "roll", "rolling", "between", "act", "bank", "take", "free-road"),
            *("robber", "rob", "steal", "robber-flees", "monopoly", "hand-over", TOGETHER),
            *("offer", "reply", "counter", "deal", "dice"),
        ]
    )
    """Every question: what it will bring is foreseen from what waits, so that all options are compared at
    the same kind of rest."""
    certain = frozenset(["start", "start.road"])
    trust = 1.0
    keyed = True
    grain = 0.2

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.standing = Standing(weights)
        self.hands = Hands(weights)
        self.robbing = Robbing(self)
        self.dealing = Dealing(self)
        self.winning = Winning()
        self.shares: list[float] = []
        """By seat, how much it matters how it stands: the nearer to winning the more."""

    def horizon(self, b: IslandBook, s: IslandState) -> float:
        self.standing.begin(b, s)
        guesses = self.standing.knights(b, s, -1)
        stands = [self.standing.public(b, s, seat, guesses) for seat in range(s.seats)]
        most = max(stands)
        self.shares = [exp(self.w["leaders"] * (n - most)) for n in stands]
        return self.standing.rolls / self.w["rolls"]

    def share(self, s: IslandState, seat: int, other: int) -> float:
        """How much it matters to a seat how another stands; of all others together, `envy`."""
        every = sum([n for each, n in enumerate(self.shares) if each != seat])
        return self.w["envy"] * self.shares[other] / every

    def narrow(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        narrow = NARROWS.get(decision.ask)
        return narrow(self, b, s, decision) if narrow else decision.options

    def plays_out(self, ask: str) -> bool:
        """With several others, what their dice and deals bring tells options apart worse than a judgement."""
        return False

    def quiet(self, b: IslandBook, s: IslandState, since: IslandState) -> bool:
        return s.turn != since.turn or bool(s.over)

    def value(self, b: IslandBook, s: IslandState, seat: int, left: float) -> float:
        return sum(self.terms(b, s, seat, left).values())

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        w, standing = self.w, self.standing
        outlook = standing.outlook(b, s, seat)
        rolls = w["production"] * standing.rolls
        guesses = standing.knights(b, s, seat)
        pace, purse = outlook.pace, self.purse(b, s, seat, outlook)
        hand = self.hand_to_be(b, s, seat, purse)
        found = {
            "points": float(total(b, s, seat)),
            "production": rolls * pace.cards,
            "variety": rolls * pace.variety,
            "harbours": rolls * pace.harbours,
            "reach": outlook.reach,
            "road": standing.road(b, s, seat),
            "army": standing.army(b, s, seat, guesses),
            "cards": self.cards(b, s, seat),
            "hand": self.hands.worth(purse, hand),
            "risk": -self.risk(b, s, seat, outlook),
            "robber": self.robbing.foreseen(b, s, seat),
            "rivals": -self.rivals(b, s, seat, guesses),
        }
        if s.over:
            found["victory"] = WIN if seat in s.winners else -WIN
        elif s.stack and s.stack[-1][0] in ("reply", "offer", "counter", "deal"):
            found["deal"] = self.dealing.foreseen(b, s, seat, purse)
        if self.thorough and s.turn:
            rolls_left = rolls_to_finish(b, s, seat, outlook, hand)
            if rolls_left is not None:
                found["finish"] = w["finish"] / (1 + rolls_left / w["finish-rolls"])
        return found

    # Own cards

    def cards(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """Development cards in hand, by what they do; those with points are among the points."""
        if not s.unplayed[seat]:
            return self.roads_to_come(s, seat)
        found = 0.0
        for card, n in enumerate(s.cards[seat]):
            if n:
                found += n * sum([self.w.get(f"deed-{str(deed[0])[3:]}", 0.1) for deed in b.deeds[card]])
        return found * self.standing.time() + self.roads_to_come(s, seat)

    def roads_to_come(self, s: IslandState, seat: int) -> float:
        n = 0
        for frame in reversed(s.stack):
            if frame != ("free-road", seat):
                break
            n += 1
        return n * self.w["free-road"]

    def own_hand(self, b: IslandBook, s: IslandState, seat: int) -> Hand:
        """Without what it has secretly chosen to give away."""
        hand = s.hand[seat]
        if s.commits:
            mine = tuple(
                [key for who, key in s.commits if who == seat and key.startswith(("discard", "give"))]
            )
            if mine:
                gone = chosen_cards(b, mine)
                return tuple([have - n for have, n in zip(hand, gone, strict=True)])
        return tuple(hand)

    def purse(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> Purse:
        return Purse(self.goals(b, s, seat, outlook), outlook.income, tuple(s.rates[seat]), bank_mask(s))

    def goals(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> tuple[Goal, ...]:
        """What the seat would buy, and what that would be worth."""
        w, standing = self.w, self.standing
        rolls = w["production"] * standing.rolls
        found = []
        if s.houses[seat] & ~s.cities[seat] and in_stock(b, s, seat, CITY):
            found.append(Goal(prices(b, CITY), 1 + rolls * outlook.best_city))
        roads = in_stock(b, s, seat, ROAD)
        if in_stock(b, s, seat, SETTLEMENT):
            for n in range(min(2, roads) + 1):
                best = next((site for site in outlook.sites if site.roads == n), None)
                if best is not None:
                    gain = 1 + rolls * best.gets
                    gain = (gain - standing.worth_of_site(best)) * best.sure
                    found.append(Goal(prices(b, SETTLEMENT, *[ROAD] * n), gain))
        if roads and outlook.sites:
            found.append(Goal(prices(b, ROAD), w["goal-road"]))
        if s.undrawn:
            found.append(Goal(prices(b, "card"), w["goal-card"] * (0.4 + 0.6 * standing.time())))
        return tuple(found)

    def hand_to_be(self, b: IslandBook, s: IslandState, seat: int, purse: Purse) -> Hand:
        """After what is just being done with it."""
        hand = self.own_hand(b, s, seat)
        frame: Any = s.stack[-1] if s.stack else ("",)
        step = frame[0]
        if step == "bank" and frame[1] == seat:
            kind = frame[2]
            if kind < len(hand):
                hand = changed(hand, kind, -s.rates[seat][kind])
            hand = self.best_taken(purse, hand, purse.bank & ~(1 << kind), 1)
        elif step == "take" and frame[1] == seat:
            hand = self.best_taken(purse, hand, purse.bank, frame[2])
        elif step == "monopoly" and frame[1] == seat:
            named = [changed(hand, kind, self.held_by_others(s, seat, kind)) for kind in range(len(hand))]
            hand = self.best_of(purse, named)
        elif step == "hand-over" and frame[2] == seat:
            hand = changed(hand, frame[3], self.held_by_others(s, seat, frame[3]))
        return hand

    def best_taken(self, purse: Purse, hand: Hand, there: int, n: int) -> Hand:
        """With cards of choice from the bank."""
        if not n or not there:
            return hand
        taken = [self.best_taken(purse, changed(hand, kind, 1), there, n - 1) for kind in bits(there)]
        return self.best_of(purse, taken)

    def best_of(self, purse: Purse, hands: list[Hand]) -> Hand:
        return max(hands, key=lambda hand: self.hands.worth(purse, hand))

    def held_by_others(self, s: IslandState, seat: int, kind: int) -> int:
        """How many cards of a kind the others hold, as far as can be told."""
        known = sum([hand[kind] for other, hand in enumerate(s.hand) if other != seat])
        cards = sum(s.pool)
        guessed = sum(s.unknown) * s.pool[kind] / cards if cards else 0.0
        return int(known + guessed + 0.5)

    def risk(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> float:
        """Cards that a seven may take before the next turn, and thieves."""
        count = sum(self.own_hand(b, s, seat))
        limit, a_round = b.number[LIMIT], self.rolls_a_round(s)
        seven = 1 - (5 / 6) ** a_round
        later = count + 0.5 * a_round * sum(outlook.income)
        lost = (count // 2 if count > limit else 0) + (later / 2 if later > limit else 0.0)
        return self.w["lost-card"] * seven * lost / 2 + self.w["theft"] * count

    def rolls_a_round(self, s: IslandState) -> int:
        return s.seats

    # Others

    def rivals(self, b: IslandBook, s: IslandState, seat: int, guesses: list[float]) -> float:
        found = 0.0
        for other in range(s.seats):
            if other != seat:
                found += self.share(s, seat, other) * self.standing.public(b, s, other, guesses)
        return found


def changed(hand: Hand, kind: int, n: int) -> Hand:
    return (*hand[:kind], hand[kind] + n, *hand[kind + 1 :])


# Options that are worth a thought


def at_act(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """An offer is tried before the bank; of offers only the one that is meant."""
    seat = decision.seat
    plan = ev.dealing.plan(b, s, seat)
    first = f"offer resource {b.resources[plan.give_first]}" if plan else ""
    won = ev.winning.first(b, s, decision, ev.thorough)
    if won:
        return [won]
    return [
        o
        for o in decision.options
        if (o.verb != "offer" or o.key == first) and (o.verb != "bank" or not plan)
    ]


def at_discard(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Towards the best hand that may be kept."""
    seat = decision.seat
    hand = ev.own_hand(b, s, seat)
    left = b.rules["discards"](b, s, seat) - (s.count[seat] - sum(hand))
    outlook = ev.standing.outlook(b, s, seat)
    purse = ev.purse(b, s, seat, outlook)
    best, drop = float("-inf"), hand
    for cards in drops(hand, left):
        value = ev.hands.worth(purse, tuple([have - n for have, n in zip(hand, cards, strict=True)]))
        if value > best:
            best, drop = value, cards
    names = {b.resources[kind] for kind, n in enumerate(drop) if n}
    return [o for o in decision.options if o.at in names][:1] or decision.options


def drops(hand: Hand, n: int) -> list[Hand]:
    """Every choice of so many cards."""
    if not hand:
        return [()] if not n else []
    return [(k, *rest) for k in range(min(hand[0], n) + 1) for rest in drops(hand[1:], n - k)]


def on_the_way(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """What was begun to win with is gone on with."""
    won = ev.winning.first(b, s, decision, ev.thorough)
    return [won] if won else decision.options


def at_reply(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.replies(b, s, decision)


def at_offer(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.parts(b, s, decision)


def at_deal(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.deals(b, s, decision)


def at_roll(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Before the roll only what wins, or moves the robber, is worth a thought."""
    won = ev.winning.first(b, s, decision, ev.thorough)
    if won:
        return [won]
    return [o for o in decision.options if o.verb != "play" or is_knight(b.deeds[b.card[str(o.at)]])]


NARROWS = {
    "act": at_act,
    "roll": at_roll,
    "bank": on_the_way,
    "take": on_the_way,
    "free-road": on_the_way,
    "discard": at_discard,
    "reply": at_reply,
    "offer": at_offer,
    "counter": at_offer,
    "deal": at_deal,
}
