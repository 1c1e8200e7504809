"""What a bot thinks of a position on the Island: a sum of named terms, in victory points.

Production and reach are worth what they bring in the rolls that are still to come; cards in hand what they
will soon buy. Others count by how near they are to winning; of their hands it sees how many cards there are.

A variant or a scenario is a part: a class over this one, named in the package, which adds what it has to say.

- `content/island/minds.yaml` has its weights; `deed-NAME` is what a card with the verb NAME is worth.
- `terms` adds terms; whatever is worth something to others is weighed by `share`.
- Its questions are followed to the end of the action by themselves, with all their options; `narrows` has
  those that are worth a thought. A question that its terms foresee from what waits belongs into `ends`.
- `goals` adds what a seat would buy for cards, `wild` what cards of choice cost that come from elsewhere,
  `ways` what brings the last points, `goods` what is dealt with besides cards.
- `standing` and `winning` have places for what it changes of land, sites and awards, and for its ways to win.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp, inf
from typing import Any

from game.bots.evaluation import Foresight, Usual, evaluation_for
from game.bots.island.choices import NARROWS
from game.bots.island.dealing import Dealing
from game.bots.island.finish import Way, rolls_to_finish
from game.bots.island.hand import Goal, Hand, Hands, Purse, prices
from game.bots.island.land import Weights
from game.bots.island.purchases import BANK, TAKE, TAKING, Purchases
from game.bots.island.robbing import Robbing
from game.bots.island.standing import Outlook, Standing
from game.bots.island.start import Start
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

Narrow = Callable[[IslandBook, IslandState, Decision], list[Option]]

LIMIT = "hand-limit"
VICTORY, DEFEAT = 17.0, -12.0
"""What a game that is over is worth, however it was won: nothing of what stands there counts any more."""
OTHER_DEED = 0.1
"""What a card is worth that does something else."""


class IslandEvaluation(Usual):
    ends: frozenset[str] = frozenset(
        [
            *("start", "start.road", "roll", "rolling", "between", "act", "bank", "take", "free-road"),
            *("robber", "rob", "steal", "robber-flees", "monopoly", "hand-over", TOGETHER),
            *("offer", "reply", "counter", "deal", "dice"),
        ]
    )
    """Every question of the base game: what it will bring is foreseen from what waits, so that all options
    are compared at the same kind of rest."""
    certain = frozenset(["start", "start.road"])
    trust = 1.0
    lead = 0.0
    foresight = Foresight(trust=9.0, near=inf)
    """In 350 pairs of options the first judgement told the end with a share of 0.65, the near rest with 0.21,
    the far one with none, after three playouts each."""
    keyed = True
    grain = 0.2
    usual_start = True
    """Whether an opening brings what it brings in the base game."""

    def __init__(self) -> None:
        self.w: Weights = dict(self.mind.weights)
        self.standing = Standing(self.w)
        self.hands = Hands(self.w)
        self.robbing = Robbing(self)
        self.dealing = Dealing(self)
        self.purchases = Purchases(self)
        self.winning = Winning(self.standing)
        self.start = Start(self)
        self.opens = False
        """Whether an opening is being thought through, which is judged when it is over; whoever is imagined
        judges it on the way, to do in it what is best then."""
        self.narrows: dict[str, Narrow] = {ask: partial(narrow, self) for ask, narrow in NARROWS.items()}
        """By question, what finds the options that are worth a thought."""
        self.shares: list[float] = []
        """By seat, how much it matters how it stands: the nearer to winning the more."""

    def horizon(self, b: IslandBook, s: IslandState) -> float:
        self.follows = frozenset(b.answers) - self.ends
        if self.thorough:
            self.w.update(self.mind.careful)
        self.opens = self.thorough and self.usual_start and not s.turn
        self.standing.begin(b, s)
        guesses = self.standing.knights(b, s, -1)
        stands = [self.standing.public(b, s, seat, guesses) for seat in range(s.seats)]
        most = max(stands)
        self.shares = [exp(self.w["leaders"] * (n - most)) for n in stands]
        return self.left()

    def left(self) -> float:
        """How much of the game is left, from the rolls that are to come."""
        return self.standing.rolls / self.w["rolls"]

    def share(self, s: IslandState, seat: int, other: int) -> float:
        """How much it matters to a seat how another stands; of all others together, `envy`."""
        every = sum([n for each, n in enumerate(self.shares) if each != seat])
        return self.w["envy"] * self.shares[other] / every

    def narrow(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        narrow = self.narrows.get(decision.ask)
        return narrow(b, s, decision) if narrow else decision.options

    def forget(self) -> None:
        self.dealing.forget()
        self.purchases.forget()

    def plays_out(self, ask: str) -> bool:
        """How the opening goes on can be told, as nothing is rolled; later, what dice and deals bring tells
        options apart worse than a judgement, unless they are thrown often."""
        return ask in self.certain

    def explores(self, ask: str) -> bool:
        """All that can be told, as a turn of a scenario has many questions of its own."""
        return True

    def quiet(self, b: IslandBook, s: IslandState, since: IslandState) -> bool:
        return s.turn != since.turn or bool(s.over)

    def value(self, b: IslandBook, s: IslandState, seat: int, left: float) -> float:
        if s.over:
            return result(s, seat)
        if s.stack and s.stack[-1][0] in TAKING and s.stack[-1][1] == s.active == seat:
            bought = self.purchases.after(b, s, seat, left)
            if bought is not None:
                return bought
        return sum(self.terms(b, s, seat, left).values())

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        if s.over:
            return {"victory": result(s, seat)}
        if self.opens and (s.turn or self.imagined):
            return self.start.terms(b, s, seat)
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
        if s.stack and s.stack[-1][0] in ("reply", "offer", "counter", "deal"):
            found["deal"] = self.dealing.foreseen(b, s, seat, purse)
        if self.thorough and s.turn:
            rolls_left = rolls_to_finish(b, s, seat, standing, hand, self.ways(b, s, seat))
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
                verbs = [str(deed[0])[3:] for deed in b.deeds[card]]
                found += n * sum([self.w.get(f"deed-{verb}", OTHER_DEED) for verb in verbs])
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
        goals, wild = self.goals(b, s, seat, outlook), self.wild(b, s, seat)
        return Purse(goals, outlook.income, tuple(s.rates[seat]), bank_mask(s), wild, s.active == seat)

    def wild(self, b: IslandBook, s: IslandState, seat: int) -> tuple[float, ...]:
        """What each card of choice costs, in points, that the seat can have otherwise than for cards."""
        return ()

    def goods(self, b: IslandBook, s: IslandState, seat: int, gets: tuple[int, ...]) -> float | None:
        """What it is worth to get so many of each good that is no card, below zero to give them; None if the
        seat has too few."""
        return None if any(gets) else 0.0

    def ways(self, b: IslandBook, s: IslandState, seat: int) -> list[list[Way]]:
        """Ways to points besides settlements, cities, the longest road and the largest army."""
        return []

    def goals(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> tuple[Goal, ...]:
        """What the seat would buy, and what that would be worth."""
        w, standing = self.w, self.standing
        rolls = w["production"] * standing.rolls
        found = []
        cities = min((s.houses[seat] & ~s.cities[seat]).bit_count(), in_stock(b, s, seat, CITY))
        if cities:
            found.append(Goal(prices(b, CITY), 1 + rolls * outlook.best_city, once=cities == 1))
        roads = in_stock(b, s, seat, ROAD)
        stock = in_stock(b, s, seat, SETTLEMENT)
        if stock:
            for n in range(min(2, roads) + 1):
                there = [site for site in outlook.sites if site.roads == n]
                if there:
                    best = there[0]
                    gain = 1 + best.bonus + rolls * best.gets
                    gain = (gain - standing.worth_of_site(best)) * best.sure
                    once = min(len(there), stock) == 1
                    found.append(Goal(prices(b, SETTLEMENT, *[ROAD] * n), gain, once))
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
        if step == BANK and frame[1] == seat:
            kind = frame[2]
            full = sum(hand) > b.number[LIMIT]
            if kind < len(hand):
                hand = changed(hand, kind, -s.rates[seat][kind])
            if full:
                hand = self.best_taken(purse, hand, purse.bank & ~(1 << kind), 1)
        elif step == TAKE and frame[1] == seat:
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


class IslandOpening:
    drawn = frozenset(["start"])

    def over(self, s: IslandState) -> bool:
        return s.turn > 0

    def features(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        evaluation = evaluation_for(b)
        assert isinstance(evaluation, IslandEvaluation)
        evaluation.horizon(b, s)
        return {f"start-{name}": n for name, n in evaluation.start.features(b, s, seat).items()}


def result(s: IslandState, seat: int) -> float:
    return VICTORY if seat in s.winners else DEFEAT


def changed(hand: Hand, kind: int, n: int) -> Hand:
    return (*hand[:kind], hand[kind] + n, *hand[kind + 1 :])
