"""How far a wagon has to go, as a bot sees it: movement points and tolls along the shortest ways.

A way hangs on the roads, the barbarians and whether its seat can pay tolls; each is looked for once.
"""

from __future__ import annotations

from heapq import heappop, heappush

from game.rules.island.book import IslandBook
from game.rules.island.modules.traders.layer import EMPTY, look_at, trade
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import mask_of

FAR = 60
"""Movement points; more than any way takes."""
MOST_KEPT = 20_000
TOLL = 1
"""Movement points that a toll is worth."""


class Hauling:
    def __init__(self) -> None:
        self._ways: dict[tuple[int, ...], list[int]] = {}
        self._legs: dict[tuple[int, ...], float] = {}

    def begin(self) -> None:
        if len(self._ways) > MOST_KEPT:
            self._ways.clear()
            self._legs.clear()

    def ways(self, b: IslandBook, s: IslandState, seat: int, plaza: int, barbarians: int) -> list[int]:
        """By corner, how far it is from there to a plaza for the wagon of a seat."""
        bare = s.taken & b.rules["bare-paths"](b, s)
        broke = look_at(s).coins[seat] < b.number["toll"]
        return self._found(b, plaza, s.roads[seat], s.taken & ~bare, barbarians, int(broke))

    def leg(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """How far it is from plaza to plaza along the roads as they are, on average."""
        key = s.roads[seat], s.taken
        found = self._legs.get(key)
        if found is None:
            corners = trade(b).corners
            every = [self._found(b, plaza, *key, 0, 0) for plaza in range(len(corners))]
            far = [way[corner] for n, way in enumerate(every) for corner in corners[n + 1 :]]
            found = self._legs[key] = sum(far) / max(1, len(far))
        return found

    def _found(
        self, b: IslandBook, plaza: int, mine: int, taken: int, barbarians: int, broke: int
    ) -> list[int]:
        key = plaza, mine, taken, barbarians, broke
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._search(b, *key)
        return found

    def _search(
        self, b: IslandBook, plaza: int, mine: int, taken: int, barbarians: int, broke: int
    ) -> list[int]:
        """From the plaza outwards; other plazas are no way through."""
        bare, road, more = b.number["way-bare"], b.number["way-road"], b.number["way-barbarian"]
        closed = trade(b).sea if b.switch["sea-sides"] == "closed" else 0
        closed |= taken & ~mine if broke else 0
        goal = trade(b).corners[plaza]
        ends = mask_of(trade(b).corners) & ~(1 << goal)
        steps, far = b.top.steps, [FAR] * len(b.top.corner_names)
        far[goal] = 0
        heap = [(0, goal)]
        while heap:
            here, corner = heappop(heap)
            if here > far[corner] or ends >> corner & 1:
                continue
            for path, beyond in steps[corner]:
                if path & closed:
                    continue
                there = here + (road if path & mine else road + TOLL if path & taken else bare)
                if path & barbarians:
                    there += more
                if there < far[beyond]:
                    far[beyond] = there
                    heappush(heap, (there, beyond))
        return far

    # Where a wagon goes

    def goal(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> tuple[int, float]:
        """The plaza that a wagon makes for, or NOBODY; and how far it is to its next delivery."""
        part = look_at(s)
        corner, ware = part.wagons[seat], part.carries[seat]
        if corner == NOBODY:
            return NOBODY, 0.0
        if ware != EMPTY:
            plaza = trade(b).goals[ware]
            return plaza, float(self.ways(b, s, seat, plaza, barbarians)[corner])
        there = [plaza for plaza, stack in enumerate(part.stacks) if any(stack)]
        if not there:
            return NOBODY, 0.0
        far, plaza = min([(self.ways(b, s, seat, plaza, barbarians)[corner], plaza) for plaza in there])
        if not far:
            # It stands there already, and loads when it comes back.
            far = 2 * min(b.number["way-bare"], b.number["way-road"])
        return plaza, far + self.leg(b, s, seat)

    def path(self, b: IslandBook, s: IslandState, seat: int, barbarians: int) -> list[int]:
        """The paths of the shortest way to where a wagon makes for, the next first."""
        plaza, _ = self.goal(b, s, seat, barbarians)
        found: list[int] = []
        if plaza == NOBODY:
            return found
        far, corner = self.ways(b, s, seat, plaza, barbarians), look_at(s).wagons[seat]
        while 0 < far[corner] < FAR:
            nearest = min(b.top.steps[corner], key=lambda step: (far[step[1]], step[0]))
            if far[nearest[1]] >= far[corner]:
                break
            found.append(nearest[0].bit_length() - 1)
            corner = nearest[1]
        return found
