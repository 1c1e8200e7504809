"""Knights and barbarians as a bot sees them: what battles bring, and where its knights had best march.

What a hex is worth hangs on the barbarians there and on whose knights stand around it; so a plan is made
knight by knight, each time the march that gains most, and only the hexes at its two ends are looked at again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.engine.rulebook import once_per_book
from game.rules.island.book import IslandBook
from game.rules.island.modules.barbarian_attack.battles import sides
from game.rules.island.modules.barbarian_attack.knights import HASTE, reach
from game.rules.island.modules.barbarian_attack.layer import look_at, shore
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

if TYPE_CHECKING:
    from game.bots.island.raids import RaidEvaluation

NEVER = 99
MOST_KEPT = 20_000
Counts = tuple[int, ...]
"""By party, its knights around a hex; mercenaries come last."""


class March(NamedTuple):
    path: int
    goal: int
    gain: float


class Plan(NamedTuple):
    coast: float
    """What barbarians may cost or cease to cost the seat, against the others."""
    battles: float
    """What is won in battles."""
    marches: tuple[March, ...]
    """From here to there, the most useful first."""


@once_per_book
def beside(b: IslandBook) -> list[tuple[int, ...]]:
    """By path, the hexes of the coast that it is a side of."""
    return [tuple(h for h in around if h in shore(b).hexes) for around in b.top.hexes_by]


@once_per_book
def distances(b: IslandBook) -> dict[int, list[int]]:
    """By hex of the coast, how far each path is from its sides."""
    found = {}
    ends = b.top.ends
    for hexagon in shore(b).hexes:
        far, edge, step = [NEVER] * len(ends), sides(b)[hexagon], 0
        while edge:
            beyond = 0
            for path in bits(edge):
                far[path] = step
                beyond |= b.top.star[ends[path][0]] | b.top.star[ends[path][1]]
            edge, step = sum(1 << path for path in bits(beyond) if far[path] == NEVER), step + 1
        found[hexagon] = far
    return found


def expected(n: int, counts: Counts, party: int) -> tuple[float, float]:
    """How many of `n` prisoners a party gets, and how likely it gets gold instead of one."""
    who = sum(k > 0 for k in counts)
    if not counts[party]:
        return 0.0, 0.0
    if who == 1:
        return float(n), 0.0
    if n < who:
        return n / who, 1 - n / who
    first = [k for k in counts if k == max(counts)]
    if n == who or counts[party] < first[0]:
        return 1.0, 0.0
    return 1.0 + (n - who) / len(first), (n - who) * (1 - 1 / len(first))


class Campaign:
    """Of one bot; what was found is kept for as long as it thinks of one decision."""

    def __init__(self, evaluation: RaidEvaluation) -> None:
        self.ev = evaluation
        self._costs: dict[tuple[int, ...], list[float]] = {}
        self._hexes: dict[tuple[object, ...], tuple[float, float]] = {}
        self._plans: dict[tuple[object, ...], Plan] = {}

    def begin(self) -> None:
        self._costs.clear()
        self._hexes.clear()
        self._plans.clear()

    # What a hex is worth

    def cost(self, b: IslandBook, s: IslandState, hexagon: int) -> list[float]:
        """By seat, what it costs if barbarians hold a hex: its cards, and the points of what falls."""
        part, w, standing = look_at(s), self.ev.w, self.ev.standing
        key = (hexagon, part.conquered, *s.houses, *s.cities)
        found = self._costs.get(key)
        if found is not None:
            return found
        held, (kind, often) = part.conquered | 1 << hexagon, standing.land.hexes[hexagon]
        rolls, ring, lands = min(standing.rolls, w["held-rolls"]), b.top.ring[hexagon], shore(b).lands
        found = []
        for seat in range(s.seats):
            mine, cities = s.houses[seat] & ring, s.cities[seat]
            cards = often * (mine.bit_count() + (mine & cities).bit_count())
            worth = w["blocked-card"] + standing.pace(b, s, seat).more[kind] * w["blocked-pace"]
            points = sum([1 + (cities >> c & 1) for c in bits(mine) if not lands[c] & ~held])
            found.append(rolls * cards * worth + points)
        self._costs[key] = found
        return found

    def against_others(self, s: IslandState, seat: int, each: Sequence[float]) -> float:
        """What something is worth to a seat that costs each so much."""
        found = -each[seat]
        for other in range(s.seats):
            if other != seat:
                found += self.ev.share(s, seat, other) * each[other]
        return found

    def hexagon(
        self, b: IslandBook, s: IslandState, seat: int, hexagon: int, n: int, counts: Counts
    ) -> tuple[float, float]:
        """What the coast there and its battle are worth with so many barbarians and knights."""
        if not n:
            return 0.0, 0.0
        key = seat, hexagon, n, counts, look_at(s).conquered
        found = self._hexes.get(key)
        if found is None:
            if len(self._hexes) > MOST_KEPT:
                self._hexes.clear()
            found = self._hexes[key] = self._hexagon(b, s, seat, hexagon, n, counts)
        return found

    def _hexagon(
        self, b: IslandBook, s: IslandState, seat: int, hexagon: int, n: int, counts: Counts
    ) -> tuple[float, float]:
        w, held = self.ev.w, n >= b.number["conquest"]
        loss = self.against_others(s, seat, self.cost(b, s, hexagon))
        if sum(counts) > n:
            return (-loss * w["freed"] if held else 0.0), self._won(b, s, seat, n, counts)
        coast = 0.0 if held else loss * w["conquest-1" if n == 1 else "conquest-2"]
        if not counts[seat]:
            return coast, 0.0
        missing = n + 1 - sum(counts)
        share = counts[seat] / (sum(counts) + missing)
        hope: float = share * (n * w["prisoner"] + max(0.0, -loss)) * w["siege"] ** missing
        return coast, hope

    def _won(self, b: IslandBook, s: IslandState, seat: int, n: int, counts: Counts) -> float:
        """Prisoners and gold, and the knights that the colour die may take."""
        w, found = self.ev.w, 0.0
        fallen = max(0.0, w["knight"] - w["coin"] * b.number["knight-gold"]) / 3
        for party in range(s.seats):
            prisoners, gold = expected(n, counts, party)
            gets = prisoners * w["prisoner"] + gold * w["coin"] * b.number["prisoner-gold"]
            gets -= fallen * counts[party]
            found += gets if party == seat else -self.ev.share(s, seat, party) * gets
        return found

    # All of it

    def stands(self, b: IslandBook, s: IslandState, seat: int, knights: Sequence[int]) -> tuple[float, float]:
        there, coast, battles = look_at(s).there, 0.0, 0.0
        for hexagon in shore(b).hexes:
            if there[hexagon]:
                worth = self.hexagon(b, s, seat, hexagon, there[hexagon], self.counts(b, s, knights, hexagon))
                coast, battles = coast + worth[0], battles + worth[1]
        return coast, battles

    def counts(self, b: IslandBook, s: IslandState, knights: Sequence[int], hexagon: int) -> Counts:
        around = sides(b)[hexagon]
        found = [(mine & around).bit_count() for mine in knights]
        return (*found[: s.seats], sum(found[s.seats :]))

    # Marching

    def plan(self, b: IslandBook, s: IslandState, seat: int, waiting: int, first: int = -1) -> Plan:
        """The best that the waiting knights can do, one after another; `first` must march first."""
        part = look_at(s)
        grain = s.hand[seat][b.price[HASTE][0][0]] // b.price[HASTE][0][1]
        key = (seat, waiting, first, grain, *part.knights, *part.there)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._plan(b, s, seat, waiting, first, grain)
        return found

    def _plan(self, b: IslandBook, s: IslandState, seat: int, waiting: int, first: int, grain: int) -> Plan:
        knights, marches = list(look_at(s).knights), []
        while waiting:
            among = 1 << first if first >= 0 else waiting
            best = max(
                [m for path in bits(among) for m in self.marches(b, s, seat, knights, path, grain)[:1]],
                key=lambda m: m.gain + 9 * (shore(b).castle >> m.path & 1),
                default=None,
            )
            at_castle = best is not None and shore(b).castle >> best.path & 1
            if best is None or (best.gain <= 0 and not at_castle and first < 0):
                break
            grain -= not reach(b).near[best.path] >> best.goal & 1
            waiting &= ~(1 << best.path)
            first = -1
            colour = next(c for c, mine in enumerate(knights) if mine >> best.path & 1)
            knights[colour] ^= 1 << best.path | 1 << best.goal
            marches.append(best)
        return Plan(*self.stands(b, s, seat, knights), tuple(marches))

    def marches(
        self, b: IslandBook, s: IslandState, seat: int, knights: Sequence[int], path: int, grain: int
    ) -> list[March]:
        """Where a knight may go, what gains most first."""
        taken = 0
        for mine in knights:
            taken |= mine
        free, near = b.top.all_paths & ~shore(b).castle & ~taken, reach(b).near[path]
        goals = (near | (reach(b).far[path] if grain > 0 else 0)) & free
        colour = next(c for c, mine in enumerate(knights) if mine >> path & 1)
        here, found = self.near_battles(b, s, seat, path), []
        moved = list(knights)
        for goal in bits(goals):
            moved[colour] = knights[colour] ^ (1 << path | 1 << goal)
            gain = self.near_battles(b, s, seat, goal) - here
            for hexagon in {*beside(b)[path], *beside(b)[goal]}:
                n = look_at(s).there[hexagon]
                if n:
                    after = self.hexagon(b, s, seat, hexagon, n, self.counts(b, s, moved, hexagon))
                    before = self.hexagon(b, s, seat, hexagon, n, self.counts(b, s, knights, hexagon))
                    gain += sum(after) - sum(before)
            found.append(March(path, goal, gain - (0.0 if near >> goal & 1 else self.ev.w["haste"])))
        return sorted(found, key=lambda march: -march.gain)

    def near_battles(self, b: IslandBook, s: IslandState, seat: int, path: int) -> float:
        """What it is worth to have a knight there, by the nearest hexes that are worth freeing."""
        w, best = self.ev.w, 0.0
        for hexagon, far in distances(b).items():
            n = look_at(s).there[hexagon]
            lure = w["prisoner"] * min(n, 1) + max(
                0.0, -self.against_others(s, seat, self.cost(b, s, hexagon))
            )
            if n or lure > w["prisoner"]:
                best = max(best, w["approach"] * (1.0 if n else w["on-guard"]) * lure / (2 + far[path]))
        return best
