"""What the caravans add to a bot's thoughts: buildings that camels may come to, and what a place is worth."""

from __future__ import annotations

from game.bots.island.caravan_votes import Places, Votes
from game.bots.island.evaluation import IslandEvaluation
from game.rules.island.book import IslandBook
from game.rules.island.modules.caravans.camels import AWARD, put_camel, ways
from game.rules.island.modules.caravans.layer import look_at
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

LAST_CAMELS = 5
"""With fewer than so many left, not every caravan comes where it is going."""
MOST_KEPT = 500


class CaravanEvaluation(IslandEvaluation):
    usual_start = False

    def __init__(self) -> None:
        super().__init__()
        self.ends |= {"bid", "propose"}
        self.standing.bonus = self.bonus
        self.winning.more.append(lambda b, s, seat: (0, b.awards[AWARD].points))
        votes = Votes(self)
        self.narrows |= {"bid": votes.at_bid, "propose": votes.at_propose}
        self._kept: dict[tuple[object, ...], tuple[tuple[float, ...], tuple[float, ...]]] = {}
        self._places: tuple[object, Places] = (None, {})

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        found["caravans"] = self.prospects(b, s, seat)
        for other in range(s.seats):
            if other != seat:
                found["caravans"] -= self.share(s, seat, other) * self.prospects(b, s, other)
        return found

    def prospects(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """Points that camels will bring to what a seat has built, beyond those that they bring now."""
        chances = self.chances(b, s)
        hope = sum([chances[corner] for corner in bits(s.houses[seat])])
        return b.awards[AWARD].points * self.standing.time() * hope

    def bonus(self, b: IslandBook, s: IslandState) -> tuple[float, ...]:
        """What it brings to build between camels, or where they may come."""
        return self._hopes(b, s)[1]

    def chances(self, b: IslandBook, s: IslandState) -> tuple[float, ...]:
        """By corner, how likely it will lie between camels; none where it does already."""
        return self._hopes(b, s)[0]

    def _hopes(self, b: IslandBook, s: IslandState) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Both are looked for once for each position of the camels."""
        part = look_at(s)
        key = part.camels, *part.heads, part.left
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            chances, points = self._all_chances(b, s), b.awards[AWARD].points
            bonus = [
                points * (1.0 if part.between >> corner & 1 else self.w["camel-site"] * chance)
                for corner, chance in enumerate(chances)
            ]
            found = self._kept[key] = chances, tuple(bonus)
        return found

    def _all_chances(self, b: IslandBook, s: IslandState) -> tuple[float, ...]:
        """A caravan goes on from each of its ways: to the corner beyond, and from there to the next ones."""
        part, top, w = look_at(s), b.top, self.w
        found = [0.0] * len(top.corner_names)
        for path, beyond in ways(b, s):
            here = sum(top.ends[path]) - beyond
            found[here] += w["camel-here"] / 2 if (top.star[here] & part.camels) else 0.0
            found[beyond] += w["camel-near"]
            for further in bits(top.next_to[beyond] & ~(1 << here)):
                found[further] += w["camel-far"]
        enough = min(1.0, part.left / LAST_CAMELS)
        most = w["camel-sure"]
        return tuple(
            [0.0 if part.between >> n & 1 else enough * min(most, chance) for n, chance in enumerate(found)]
        )

    # What a place for the next camel is worth

    def places(self, b: IslandBook, s: IslandState) -> Places:
        """By path, what each seat gains if the next camel goes there, whichever way suits it most."""
        key = look_at(s).camels, *s.roads, *s.houses, *s.cities
        if self._places[0] != key:
            before = [self.stands(b, s, seat) for seat in range(s.seats)]
            found: Places = {}
            for path, corner in ways(b, s):
                child = s.fork()
                put_camel(b, child, 0, path, corner)
                gains = [self.stands(b, child, seat) - n for seat, n in enumerate(before)]
                found[path] = [max(pair) for pair in zip(gains, found.get(path, gains), strict=True)]
            self._places = key, found
        return self._places[1]

    def stands(self, b: IslandBook, s: IslandState, seat: int) -> float:
        """What a seat has of camels, roads and sites."""
        points: int = b.rules["points"](b, s, seat)
        return (
            points
            + self.prospects(b, s, seat)
            + self.standing.road(b, s, seat)
            + self.standing.outlook(b, s, seat).reach
        )
