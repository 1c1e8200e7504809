"""Where the robber hurts whom: those most who are nearest to winning, whoever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation


class Robbing:
    def __init__(self, evaluation: IslandEvaluation) -> None:
        self.ev = evaluation

    def foreseen(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """What the robber does for a seat where it is, or where the seat is about to send it."""
        frame: Any = s.stack[-1] if s.stack else ("",)
        step = frame[0]
        if step == "robber" and frame[1] == seat:
            return max(self._places(b, s, seat, frame[2]), default=self.at(b, s, seat, s.robber))
        here = self.at(b, s, seat, s.robber)
        if step == "rob" and frame[1] == seat:
            return here + self._theft(b, s, seat, frame[2])
        if step == "steal" and frame[1] == seat:
            return here + self.stolen(s, seat, frame[2])
        if step == "robber-flees" and frame[1] == seat:
            return max([self.at(b, s, seat, home) for home in b.rules["robber-home"](b, s)])
        return here

    def at(self, b: IslandBook, s: IslandState, seat: int, hexagon: int) -> float:
        blocked = self.ev.standing.blocked
        found = -blocked(b, s, seat, hexagon)
        for other in range(s.seats):
            if other != seat:
                found += self.ev.share(s, seat, other) * blocked(b, s, other, hexagon)
        return found

    def stolen(self, s: IslandState, seat: int, victim: int) -> float:
        """A card from a fuller hand is likelier to be of use."""
        w = self.ev.w
        return w["stolen"] + self.ev.share(s, seat, victim) * w["count"] + 0.002 * min(10, s.count[victim])

    def _places(self, b: IslandBook, s: IslandState, seat: int, cause: str) -> list[float]:
        barred = 0
        for _, mask in b.rules["robber-bars"](b, s, seat, cause):
            barred |= mask
        was, found = s.robber, []
        for hexagon in bits(b.top.all_hexes & ~barred):
            s.robber = hexagon
            found.append(self.at(b, s, seat, hexagon) + self._theft(b, s, seat, cause))
        s.robber = was
        return found

    def paying(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """Where somebody can be robbed, unless that is only where the seat itself has built."""
        frame: Any = s.stack[-1]
        was, found, free = s.robber, [], False
        for option in decision.options:
            s.robber = hexagon = int(option.at)
            if _victims(b, s, decision.seat, frame[2]):
                found.append(option)
                free = free or not s.houses[decision.seat] & b.top.ring[hexagon]
        s.robber = was
        return found if free else decision.options

    def _theft(self, b: IslandBook, s: IslandState, seat: int, cause: str) -> float:
        return max([self.stolen(s, seat, v) for v in _victims(b, s, seat, cause)], default=0.0)


def _victims(b: IslandBook, s: IslandState, seat: int, cause: str) -> list[int]:
    """Whom the seat can rob with the robber where it is."""
    barred = 0
    for _, mask in b.rules["rob-bars"](b, s, seat, cause):
        barred |= mask
    return [other for other in range(s.seats) if not barred >> other & 1]
