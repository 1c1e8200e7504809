"""Whether a seat can win in this very turn: every way is tried, as far as nothing is left to chance."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.island.standing import ARMY_AWARD, ROAD_AWARD, Standing
from game.engine.decision import Decision, Option
from game.engine.rulebook import once_per_book
from game.engine.run import answer, run
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT
from game.rules.island.scoring import total
from game.rules.island.state import IslandState

QUICK, THOROUGH = 120, 600
"""Positions that are looked at."""
TRIED = ("settle", "city", "play", "claim", "road", "bank", "take", "repair")
"""In this order: what brings points first."""
ASKED = frozenset(["act", "roll", "bank", "take", "free-road", "free-repair"])
"""Questions that lead on to a win; of others the first answer will do."""
FORCED = frozenset(["neutral-road", "neutral-settlement"])


class Winning:
    """Looks for a way to win, and remembers where it leads. A part of the evaluation adds what its scenario
    can win with."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.tried: tuple[str, ...] = TRIED
        self.asked = ASKED
        self.more: list[Callable[[IslandBook, IslandState, int], tuple[int, int]]] = []
        """How many cards and points a seat may get in this turn besides those of the base game, at most."""
        self._left = 0
        self._seen: set[tuple[object, ...]] = set()

    def first(self, b: IslandBook, s: IslandState, decision: Decision, thorough: bool) -> Option | None:
        """The first step of a way that is found, if there is one."""
        seat = decision.seat
        missing = b.rules["target"](b, s, seat) - total(b, s, seat)
        if s.active != seat or missing > self.within_reach(b, s, seat):
            return None
        self._left = THOROUGH if thorough else QUICK
        self._seen = set()
        return self._search(b, s, decision, seat)

    def _search(self, b: IslandBook, s: IslandState, decision: Decision, seat: int) -> Option | None:
        for option in self._worth_trying(decision):
            child = s.fork()
            answer(b, child, option)
            pause = run(b, child)
            self._left -= 1
            while isinstance(pause, Decision) and pause.ask in FORCED and pause.seat == seat:
                answer(b, child, pause.options[0])
                pause = run(b, child)
            if child.over:
                return option if seat in child.winners else None
            if self._left <= 0:
                return None
            if not isinstance(pause, Decision) or pause.seat != seat or pause.ask not in self.asked:
                continue
            missing = b.rules["target"](b, child, seat) - total(b, child, seat)
            if pause.ask == "act" and missing > self.within_reach(b, child, seat):
                continue
            pieces = (child.roads[seat], child.houses[seat], child.cities[seat], tuple(child.stack))
            key = (pause.ask, *pieces, *child.hand[seat], *child.cards[seat])
            if key in self._seen:
                continue
            self._seen.add(key)
            if self._search(b, child, pause, seat):
                return option
        return None

    def _worth_trying(self, decision: Decision) -> list[Option]:
        found = [o for o in decision.options if o.verb in self.tried]
        return sorted(found, key=lambda o: self.tried.index(o.verb))

    def within_reach(self, b: IslandBook, s: IslandState, seat: int) -> int:
        """At most so many points can come of what the seat holds."""
        a_point, a_road = cheapest(b)
        plays = s.plays < b.number["cards-per-turn"] and s.unplayed[seat] > 0
        cards, most = s.count[seat] + (2 * a_road if plays else 0), 0
        for more in self.more:
            got, points = more(b, s, seat)
            cards, most = cards + got, most + points
        most += cards // a_point
        army, road = self.standing.award(b, ARMY_AWARD), self.standing.award(b, ROAD_AWARD)
        if army and plays and s.army != seat and s.knights[seat] + 1 >= _enough(s.knights, seat, army.least):
            most += army.points
        if road and s.longest != seat:
            roads = _enough(s.length, seat, road.least) - s.length[seat]
            most += road.points if cards >= roads * a_road else 0
        return most


@once_per_book
def cheapest(b: IslandBook) -> tuple[int, int]:
    """The fewest cards that a point costs, but for awards; and a road."""
    prices = {piece: sum(n for _, n in price) for piece, price in b.price.items()}
    return min(prices[SETTLEMENT], prices[CITY]), prices[ROAD]


def _enough(counts: list[int], seat: int, least: int) -> int:
    """To have the most."""
    return max(least, 1 + max([n for other, n in enumerate(counts) if other != seat]))
