"""What traders add to a bot's thoughts: the wagon's way, deliveries to come, barbarians in others' ways."""

from __future__ import annotations

from typing import Any

from game.bots.island.finish import Way
from game.bots.island.gold import GoldEvaluation
from game.bots.island.hand import Goal, prices
from game.bots.island.hauling import Hauling
from game.bots.island.standing import ROAD_AWARD, Outlook
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.building import ROAD, in_stock
from game.rules.island.modules.traders.barbarians import BY_TOKEN, BY_WAGON
from game.rules.island.modules.traders.layer import EMPTY, NAME, look_at, trade
from game.rules.island.modules.traders.wagons import UPGRADE
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of

CHOSEN = 5
"""Paths for a barbarian that are weighed against each other."""
NEAR = 6
"""Paths of a wagon's way that it will soon come to."""
SOON = 2.0
"""Turns within which a delivery is counted on for the last point."""


class TradeEvaluation(GoldEvaluation):
    usual_start = False
    gold = NAME

    def __init__(self) -> None:
        super().__init__()
        self.ends = (self.ends | {"wagon", "barbarian", "ambush"}) - {"robber"}
        self.hauling = Hauling()
        self.standing.unawarded |= {ROAD_AWARD}
        self.standing.otherwise = self.deliveries_a_roll
        self.winning.tried = (UPGRADE.verb, *self.winning.tried)
        self.winning.more.append(self.last_wagon)
        self.narrows |= {"ambush": self.at_ambush}

    def horizon(self, b: IslandBook, s: IslandState) -> float:
        self.hauling.begin()
        return super().horizon(b, s)

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        part = look_at(s)
        if not part.wagons:
            return found
        barbarians = self.barbarians(s)
        found["haulage"] = self.haulage(b, s, seat)
        found["wagon"] = -self.way_to_go(b, s, seat, barbarians)
        for other in range(s.seats):
            if other != seat:
                share = self.share(s, seat, other)
                found["wagon"] += share * self.way_to_go(b, s, other, barbarians)
        found["barbarians"] = self.foreseen(b, s, seat, barbarians)
        return found

    # The wagon

    def delivery(self, b: IslandBook, s: IslandState, seat: int, better: int = 0) -> float:
        """What one is worth, with a `better` wagon by so many cards."""
        gold = trade(b).wagons[look_at(s).levels[seat] + better].gold
        return b.number["delivery-points"] + self.w["coin"] * gold

    def turns_of_leg(
        self, b: IslandBook, s: IslandState, seat: int, better: int = 0, saved: float = 0.0
    ) -> float:
        """From plaza to plaza, with so many movement points `saved`."""
        move = trade(b).wagons[look_at(s).levels[seat] + better].move
        return max(0.5, (self.hauling.leg(b, s, seat) - saved) / move) + self.w["stop"]

    def turns_left(self, s: IslandState) -> float:
        return self.standing.rolls / self.rolls_a_round(s)

    def haulage(self, b: IslandBook, s: IslandState, seat: int, better: int = 0, saved: float = 0.0) -> float:
        """Deliveries that there will be time for."""
        trips = self.turns_left(s) / self.turns_of_leg(b, s, seat, better, saved)
        wares = sum(map(sum, look_at(s).stacks)) / s.seats + 1
        worth: float = self.w["haul"] * self.delivery(b, s, seat, better) * min(trips, wares)
        return worth

    def deliveries_a_roll(self, b: IslandBook, s: IslandState, seat: int) -> float:
        if not look_at(s).wagons:
            return 0.0
        return b.number["delivery-points"] / (self.turns_of_leg(b, s, seat) * self.rolls_a_round(s))

    def turns_to_go(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> float:
        """Until the next delivery; in its own turn a wagon has points before it."""
        _, far = self.hauling.goal(b, s, seat, barbarians)
        part = look_at(s)
        move = trade(b).wagons[part.levels[seat]].move
        if s.active == seat and not part.arrived:
            far -= part.points if part.moving else move
        return max(0.0, far) / move

    def way_to_go(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> float:
        """What is still missing of the next delivery."""
        turns = self.turns_to_go(b, s, seat, barbarians)
        worth: float = self.w["on-the-way"] * self.delivery(b, s, seat)
        return worth * turns / self.turns_of_leg(b, s, seat)

    def wealth(self, b: IslandBook, s: IslandState, seat: int, coins: int) -> float:
        """Whoever has none stands before others' roads."""
        tolls: float = self.w["toll-coin"] * min(float(coins), self.w["tolls"]) * self.standing.time()
        return super().wealth(b, s, seat, coins) + tolls

    # What is bought

    def goals(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> tuple[Goal, ...]:
        """A better wagon, and a road that shortens its ways."""
        found, part = [*super().goals(b, s, seat, outlook)], look_at(s)
        if not part.levels:
            return tuple(found)
        here, level = self.haulage(b, s, seat), part.levels[seat]
        if level + 1 < len(trade(b).wagons):
            gain = trade(b).wagons[level + 1].points + self.haulage(b, s, seat, 1) - here
            found.append(Goal(self.wagon_price(b, level + 1), self.w["next-wagon"] * gain))
        if in_stock(b, s, seat, ROAD):
            saved = (b.number["way-bare"] - b.number["way-road"]) / len(trade(b).plazas)
            gain = self.haulage(b, s, seat, 0, saved) - here
            found.append(Goal(prices(b, ROAD), self.w["goal-paving"] * gain))
        return tuple(found)

    def wagon_price(self, b: IslandBook, level: int) -> tuple[int, ...]:
        price = dict(trade(b).prices[level])
        return tuple([price.get(kind, 0) for kind in range(len(b.resources))])

    def last_wagon(self, b: IslandBook, s: IslandState, seat: int) -> tuple[int, int]:
        """Points that better wagons may bring in one turn."""
        level = look_at(s).levels[seat]
        return 0, sum([entry.points for entry in trade(b).wagons[level + 1 :]])

    def ways(self, b: IslandBook, s: IslandState, seat: int) -> list[list[Way]]:
        found, part = super().ways(b, s, seat), look_at(s)
        nothing = (0.0,) * len(b.resources)
        if part.carries[seat] != EMPTY and self.turns_to_go(b, s, seat, self.barbarians(s)) <= SOON:
            found.append([(b.number["delivery-points"], nothing)])
        level = part.levels[seat] + 1
        if level < len(trade(b).wagons) and trade(b).wagons[level].points:
            price = tuple([float(n) for n in self.wagon_price(b, level)])
            found.append([(trade(b).wagons[level].points, price)])
        return found

    # Barbarians

    def barbarians(self, s: IslandState) -> int:
        """Where they are, without one that is just being moved."""
        there = mask_of(look_at(s).barbarians)
        frame: Any = s.stack[-1] if s.stack else ("",)
        return there & ~(1 << frame[2]) if frame[0] == "ambush" else there

    def foreseen(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> float:
        """What a barbarian will do that the seat is about to move."""
        frame: Any = s.stack[-1] if s.stack else ("",)
        if frame[0] not in ("barbarian", "ambush") or frame[1] != seat:
            return 0.0
        worth = self.worth_of_paths(b, s, seat, barbarians, str(frame[-1]))
        best = max([0.0, *[n for path, n in worth.items() if not barbarians >> path & 1]])
        if frame[0] == "ambush":
            return best
        slow = self.slowed(b, s, seat, barbarians)
        return best - min([slow.get(path, 0.0) for path in bits(barbarians)])

    def slowed(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> dict[int, float]:
        """By path, what a barbarian there is worth to a seat because it slows wagons down."""
        found: dict[int, float] = {}
        for other in range(s.seats):
            share = -1.0 if other == seat else self.share(s, seat, other)
            move = trade(b).wagons[look_at(s).levels[other]].move
            turns = b.number["way-barbarian"] / move / self.turns_of_leg(b, s, other)
            cost = self.w["on-the-way"] * self.delivery(b, s, other) * turns
            for path in self.hauling.path(b, s, other, barbarians)[:NEAR]:
                found[path] = found.get(path, 0.0) + share * cost
        return found

    def worth_of_paths(
        self, b: IslandBook, s: IslandState, seat: int, barbarians: int, cause: str
    ) -> dict[int, float]:
        """By path that is worth a thought, what a barbarian gains there, with the card that it takes."""
        found = self.slowed(b, s, seat, barbarians)
        if cause in (BY_WAGON, BY_TOKEN):
            return found
        for other in range(s.seats):
            if other != seat and s.count[other]:
                stolen = self.robbing.stolen(s, seat, other)
                for path in bits(s.roads[other]):
                    found[path] = found.get(path, 0.0) + stolen
        return found

    def at_ambush(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """In others' ways, where there is a card to be had; out of one's own."""
        frame: Any = s.stack[-1]
        worth = self.worth_of_paths(b, s, decision.seat, self.barbarians(s), str(frame[-1]))
        at = {option: worth.get(b.top.path[str(option.at)], 0.0) for option in decision.options}
        return sorted(decision.options, key=lambda option: -at[option])[:CHOSEN]
