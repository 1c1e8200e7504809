"""What barbarians add to a bot's thoughts: land to protect and to free, battles, prisoners and knights."""

from __future__ import annotations

from typing import Any

from game.bots.island.campaign import Campaign, Plan
from game.bots.island.gold import GoldEvaluation
from game.bots.island.hand import Goal, prices
from game.bots.island.land import ways
from game.bots.island.standing import ARMY_AWARD, Outlook
from game.engine.decision import END_TURN, Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.modules.barbarian_attack.cards import landings, sources
from game.rules.island.modules.barbarian_attack.layer import NAME, look_at, shore
from game.rules.island.robber import victims
from game.rules.island.scoring import total
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

CHOSEN = 3
"""Goals of one march, and hexes of one choice, that are weighed against each other."""
OTHER_ROLLS = 30
"""Ways in which two dice show no seven."""


class RaidEvaluation(GoldEvaluation):
    usual_start = False
    gold = NAME

    def __init__(self) -> None:
        super().__init__()
        asked = {"march", "march-to", "recruit", "capture", "shift", "plunder", "mercenary"}
        self.ends = (self.ends | asked | {"invasion", "battles"}) - {"robber"}
        self.campaign = Campaign(self)
        self.standing.unawarded |= {ARMY_AWARD}
        self.standing.idle = held
        others = self.standing.barred
        self.standing.barred = lambda b, s: others(b, s) | corners_of_held(b, s)
        self.narrows |= {
            "march": self.at_march,
            "march-to": self.at_march_to,
            "recruit": self.at_recruit,
            "shift": self.at_shift,
            "shift-to": self.at_shift_to,
        }

    def horizon(self, b: IslandBook, s: IslandState) -> float:
        found = super().horizon(b, s)
        self.campaign.begin()
        return found

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found, w = super().terms(b, s, seat, left), self.w
        part = look_at(s)
        if not part.knights:
            return found
        frame: Any = s.stack[-1] if s.stack else ("",)
        plan = self.plan(b, s, seat)
        found["coast"] = plan.coast + self.invasions(b, s, seat)
        found["battles"] = plan.battles + self.winning_battle(b, s, seat)
        coming = frame[0] == "recruit" and frame[1] == seat
        found["knights"] = self.army_of(b, s, seat, int(coming))
        found["prisoners"] = self.spare(b, s, seat)
        for other in range(s.seats):
            if other != seat:
                share = self.share(s, seat, other)
                found["knights"] -= share * self.army_of(b, s, other)
                found["prisoners"] -= share * self.spare(b, s, other)
        if frame[0] == "capture" and frame[1] == seat:
            found["prisoners"] += w["prisoner"]
        elif frame[0] == "shift" and frame[1] == seat:
            found["coast"] += sum([gain for gain, _, _ in self.shifts(b, s, seat, frame[3])[: frame[2]]])
        elif frame[0] == "plunder" and frame[1] == seat:
            found["robber"] += max(
                [self.robbing.stolen(s, seat, v) for v in victims(b, s, seat)], default=0.0
            )
        return found

    # Knights and prisoners

    def army_of(self, b: IslandBook, s: IslandState, seat: int, coming: int = 0) -> float:
        """What knights on the map are good for, later on; each further one for less."""
        n = look_at(s).knights[seat].bit_count() + coming
        worth: float = self.w["knight"] * sum([self.w["next-knight"] ** k for k in range(n)])
        return worth * self.standing.time()

    def spare(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """Prisoners that are no whole point yet."""
        per = b.number["prisoners-per-point"]
        return self.w["prisoner"] * (look_at(s).prisoners[seat] % per) * (0.4 + 0.6 * self.standing.time())

    def plan(self, b: IslandBook, s: IslandState, seat: int) -> Plan:
        """In its own turn a seat's knights march before anything is fought."""
        frame: Any = s.stack[-1] if s.stack else ("",)
        part = look_at(s)
        if s.active != seat or s.over or frame[0] == "battles":
            return self.campaign.plan(b, s, seat, 0)
        if frame[0] == "march-to":
            waiting = b.rules["led"](b, s, seat, frame[2]) & ~part.marched
            return self.campaign.plan(b, s, seat, waiting, frame[3])
        hired = frame[0] == "march" and frame[2]
        waiting = b.rules["led"](b, s, seat, int(hired)) & ~part.marched
        return self.campaign.plan(b, s, seat, waiting)

    def winning_battle(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """Whether the prisoners that are taken for sure will do."""
        if s.active != seat or s.over:
            return 0.0
        knights, part = list(look_at(s).knights), look_at(s)
        for march in self.plan(b, s, seat).marches:
            colour = next(c for c, mine in enumerate(knights) if mine >> march.path & 1)
            knights[colour] ^= 1 << march.path | 1 << march.goal
        sure = 0
        for hexagon in shore(b).hexes:
            n, counts = part.there[hexagon], self.campaign.counts(b, s, knights, hexagon)
            if 0 < n < sum(counts) and counts[seat]:
                who = sum(k > 0 for k in counts)
                sure += n if who == 1 else int(n >= who)
        per = b.number["prisoners-per-point"]
        more = (part.prisoners[seat] + sure) // per - part.prisoners[seat] // per
        return WINS if more and total(b, s, seat) + more >= b.rules["target"](b, s, seat) else 0.0

    def goals(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> tuple[Goal, ...]:
        """Without knights in stock a card is hardly worth its price."""
        found = super().goals(b, s, seat, outlook)
        left = b.number["knights"] - look_at(s).knights[seat].bit_count() if look_at(s).knights else 1
        if left:
            return found
        price = prices(b, "card")
        return tuple([goal for goal in found if goal.price != price])

    # Invasions

    def invasions(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """What those that are about to come may cost: on every hex one barbarian more, as likely as it is."""
        numbers = 0
        for frame in reversed(s.stack):
            if frame[0] == "invasion":
                done: Any = frame[2]
                numbers += b.number["invasion-numbers"] - len(done)
        if not numbers:
            return 0.0
        part, found = look_at(s), 0.0
        for hexagon in shore(b).hexes:
            n = part.there[hexagon]
            if n < b.number["conquest"]:
                likely = min(1.0, numbers * ways(s.token[hexagon]) / OTHER_ROLLS)
                found += likely * self.one_more(b, s, seat, hexagon)
        return found

    def one_more(self, b: IslandBook, s: IslandState, seat: int, hexagon: int) -> float:
        """What another barbarian on a hex is worth to a seat."""
        n, campaign = look_at(s).there[hexagon], self.campaign
        counts = campaign.counts(b, s, look_at(s).knights, hexagon)
        before = campaign.hexagon(b, s, seat, hexagon, n, counts)
        if n + 1 < b.number["conquest"]:
            return sum(campaign.hexagon(b, s, seat, hexagon, n + 1, counts)) - sum(before)
        return campaign.against_others(s, seat, campaign.cost(b, s, hexagon)) - sum(before)

    def one_fewer(self, b: IslandBook, s: IslandState, seat: int, hexagon: int) -> float:
        n, campaign = look_at(s).there[hexagon], self.campaign
        counts = campaign.counts(b, s, look_at(s).knights, hexagon)
        after = sum(campaign.hexagon(b, s, seat, hexagon, n - 1, counts))
        before = sum(campaign.hexagon(b, s, seat, hexagon, n, counts))
        if n == b.number["conquest"]:
            before += campaign.against_others(s, seat, campaign.cost(b, s, hexagon))
        return after - before

    # What is worth a thought

    def at_march(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """The knight whose march gains most, or none."""
        marches = self.plan(b, s, decision.seat).marches
        first = b.top.path_names[marches[0].path] if marches else ""
        found = [o for o in decision.options if o.verb == END_TURN or o.at == first]
        return found or decision.options[:1]

    def at_march_to(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        frame: Any = s.stack[-1]
        grain = any(o.verb == "hurry" for o in decision.options)
        found = self.campaign.marches(b, s, decision.seat, look_at(s).knights, frame[3], int(grain))
        best = {b.top.path_names[march.goal] for march in found[:CHOSEN]}
        return [o for o in decision.options if o.at in best] or decision.options

    def at_recruit(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """Where battles are near."""
        worth = {
            option.at: self.campaign.near_battles(b, s, decision.seat, b.top.path[str(option.at)])
            for option in decision.options
        }
        return sorted(decision.options, key=lambda o: -worth[o.at])[: 2 * CHOSEN]

    def shifts(self, b: IslandBook, s: IslandState, seat: int, used: int) -> list[tuple[float, int, int]]:
        """What each pair of hexes is worth, from here to there, the best first; each hex once."""
        gains = [
            (self.one_fewer(b, s, seat, origin) + self.one_more(b, s, seat, goal), origin, goal)
            for origin in sources(b, s, used)
            for goal in landings(b, s, used | 1 << origin)
        ]
        found: list[tuple[float, int, int]] = []
        for pair in sorted(gains, reverse=True):
            if not any({*pair[1:]} & {*other[1:]} for other in found):
                found.append(pair)
        return found

    def at_shift(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        frame: Any = s.stack[-1]
        best = [origin for _, origin, _ in self.shifts(b, s, decision.seat, frame[3])[:1]]
        return [o for o in decision.options if o.at in best] or decision.options

    def at_shift_to(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        gains = {o.at: self.one_more(b, s, decision.seat, int(o.at)) for o in decision.options}
        return sorted(decision.options, key=lambda o: -gains[o.at])[:CHOSEN]


WINS = 8.0
"""A battle that ends the game."""


def held(b: IslandBook, s: IslandState) -> int:
    return look_at(s).conquered


def corners_of_held(b: IslandBook, s: IslandState) -> int:
    found = 0
    for hexagon in bits(look_at(s).conquered):
        found |= b.top.ring[hexagon]
    return found
