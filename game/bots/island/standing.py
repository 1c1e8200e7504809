"""How a seat stands, by what everybody can see: points, pace, reach, races and cards that are not known."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots.island.land import Income, Land, Pace, Weights
from game.bots.island.races import hopes
from game.bots.island.reach import Reach, Site
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.scoring import points_of
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.topology import bits

MOST_KEPT = 4_000
NEAR_SITES = 3
"""Sites that count: nobody settles on more at once."""


class Outlook(NamedTuple):
    """What a seat's pieces promise."""

    income: Income
    pace: Pace
    sites: tuple[Site, ...]
    """Where it could settle, best first."""
    reach: float
    """What these are worth."""
    best_city: float
    """What a city in the best place would add to the pace."""


class Standing:
    """Of all seats; what hangs on the board alone is worked out once."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.land = Land(weights)
        self.reach = Reach()
        self.rolls = 0.0
        """How many are to come, worked out once for each decision."""
        self.barred: Callable[[IslandBook, IslandState], int] = nothing_barred
        """A mask of the corners where nobody may settle for other reasons than buildings."""
        self._outlooks: dict[tuple[object, ...], Outlook] = {}

    def begin(self, b: IslandBook, s: IslandState) -> None:
        self.land.begin(b, s)
        self.rolls = self.w["rolls"]
        self._outlooks.clear()
        self.rolls = min(self.rolls, min([self.rolls_to_win(b, s, seat) for seat in range(s.seats)]))
        self._outlooks.clear()

    def rolls_to_win(self, b: IslandBook, s: IslandState, seat: int) -> float:
        w = self.w
        at_hand = w["count"] * s.count[seat] + w["unplayed"] * s.unplayed[seat]
        target: int = b.rules["target"](b, s, seat)
        missing = max(0.5, target - points_of(b, s, seat) - at_hand)
        return max(1.0, w["last-rolls"] + missing / (w["growth"] * self.pace(b, s, seat).whole + 1e-4))

    # Production

    def pace(self, b: IslandBook, s: IslandState, seat: int) -> Pace:
        return self.land.pace(self.income(b, s, seat), s.rates[seat])

    def income(self, b: IslandBook, s: IslandState, seat: int) -> Income:
        """With but one settlement another is on its way: so far as is known, an ordinary one."""
        houses = s.houses[seat]
        found = self.land.income(b, houses, s.cities[seat])
        if houses.bit_count() < 2:
            return tuple([n + more for n, more in zip(found, self.land.ordinary, strict=True)])
        return found

    def outlook(self, b: IslandBook, s: IslandState, seat: int) -> Outlook:
        barred = self.barred(b, s)
        key = (seat, s.roads[seat], s.houses[seat], s.cities[seat], s.taken, s.built, barred, *s.rates[seat])
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) > MOST_KEPT:
                self._outlooks.clear()
            found = self._outlooks[key] = self._outlook(b, s, seat, barred)
        return found

    def _outlook(self, b: IslandBook, s: IslandState, seat: int, barred: int) -> Outlook:
        pace, gives = self.pace(b, s, seat), self.land.gives
        sites = self.reach.sites(b, s, seat, gives, pace.more, barred)
        sites = [self._with_harbour(b, s, seat, pace, site) for site in sites]
        sites.sort(key=self.worth_of_site, reverse=True)
        city = 0.0
        for corner in bits(s.houses[seat] & ~s.cities[seat]):
            city = max(city, sum([n * x for n, x in zip(gives[corner], pace.more, strict=True)]))
        income = self.income(b, s, seat)
        return Outlook(income, pace, tuple(sites), self._reach(b, s, seat, sites), city)

    def _with_harbour(self, b: IslandBook, s: IslandState, seat: int, pace: Pace, site: Site) -> Site:
        kind = s.harbour[site.corner]
        if kind == NOBODY:
            return site
        harbour = b.harbours[kind]
        rates = [
            min(rate, harbour.rate) if harbour.takes in (None, name) else rate
            for rate, name in zip(s.rates[seat], b.resources, strict=True)
        ]
        gives = self.land.gives[site.corner]
        income = tuple([n + more for n, more in zip(self.income(b, s, seat), gives, strict=True)])
        gain = self.land.pace(income, rates).whole - pace.whole
        return site._replace(gets=max(site.gets, gain))

    def worth_of_site(self, site: Site) -> float:
        w = self.w
        nearby = (w["here"], w["one-road"], w["two-roads"], w["three-roads"])[site.roads]
        return nearby * site.sure * (w["site"] + w["production"] * self.rolls * site.gets)

    def _reach(self, b: IslandBook, s: IslandState, seat: int, sites: list[Site]) -> float:
        """The best site, and less of the next ones: not all are settled, and near ones bar each other."""
        stock = in_stock(b, s, seat, SETTLEMENT)
        total, share, near = 0.0, 1.0, 0
        chosen = 0
        for site in sites:
            if near >> site.corner & 1:
                continue
            if chosen >= NEAR_SITES:
                break
            total += share * self.worth_of_site(site)
            share *= self.w["next-site"]
            near |= b.top.next_to[site.corner] | 1 << site.corner
            chosen += 1
        return total if stock else total * self.w["no-stock"]

    # Races

    def road(self, b: IslandBook, s: IslandState, seat: int) -> float:
        award = b.awards["longest-road"]
        room = in_stock(b, s, seat, ROAD)
        return award.points * self.time() * hopes(s.length, seat, s.longest, award.least, room)

    def army(self, b: IslandBook, s: IslandState, seat: int, guesses: list[float]) -> float:
        award = b.awards["largest-army"]
        return award.points * self.time() * hopes(guesses, seat, s.army, award.least)

    def knights(self, b: IslandBook, s: IslandState, seat: int) -> list[float]:
        """By seat, knights face up and, as far as this seat can guess, in hand."""
        w = self.w
        found = [n + w["hidden-knight"] * hidden for n, hidden in zip(s.knights, s.unplayed, strict=True)]
        mine = sum([n for n, deeds in zip(s.cards[seat], b.deeds, strict=True) if deeds and is_knight(deeds)])
        found[seat] = s.knights[seat] + w["own-knight"] * mine
        return found

    def time(self) -> float:
        """Whether there is time to win a race, from 0 to 1."""
        return min(1.0, self.rolls / self.w["race-rolls"])

    # All together

    def public(self, b: IslandBook, s: IslandState, seat: int, guesses: list[float]) -> float:
        w, outlook = self.w, self.outlook(b, s, seat)
        return (
            points_of(b, s, seat)
            + w["production"] * self.rolls * outlook.pace.whole
            + outlook.reach
            + self.road(b, s, seat)
            + self.army(b, s, seat, guesses)
            + w["count"] * s.count[seat]
            + w["unplayed"] * s.unplayed[seat]
        )

    def blocked(self, b: IslandBook, s: IslandState, seat: int, hexagon: int) -> float:
        """What the robber on a hex costs a seat, in points, until it is sent elsewhere."""
        if hexagon == BESIDE or not s.houses[seat] & b.top.ring[hexagon]:
            return 0.0
        kind, often = self.land.hexes[hexagon]
        if kind < 0:
            return 0.0
        around = b.top.ring[hexagon]
        settlement, city = b.pieces[SETTLEMENT].gets, b.pieces[CITY].gets
        n = (s.houses[seat] & around).bit_count() * settlement
        n += (s.cities[seat] & around).bit_count() * (city - settlement)
        cards = min(self.rolls, self.w["robber-stays"]) * often * n
        return cards * (self.w["blocked-card"] + self.pace(b, s, seat).more[kind] * self.w["blocked-pace"])


def nothing_barred(b: IslandBook, s: IslandState) -> int:
    return 0


def is_knight(deeds: tuple[tuple[object, ...], ...]) -> bool:
    return any(deed[0] == "do.knight" for deed in deeds)
