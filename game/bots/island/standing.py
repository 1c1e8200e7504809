"""How a seat stands, by what everybody can see: points, pace, reach, races and cards that are not known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.bots.island.land import Income, Land, Pace, Weights
from game.bots.island.races import hopes
from game.bots.island.reach import Reach, Site
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.content import AwardEntry
from game.rules.island.scoring import points_of
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.topology import bits

ROAD_AWARD, ARMY_AWARD = "longest-road", "largest-army"
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
    """Of all seats; what hangs on the board alone is worked out once.

    What a scenario changes of it are the functions of a book and a state that it begins with: a part of the
    evaluation puts its own in their places."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.land = Land(weights)
        self.reach = Reach()
        self.rolls = 0.0
        """How many are to come, worked out once for each decision."""
        self.barred: Callable[[IslandBook, IslandState], int] = nothing_barred
        """A mask of the corners where nobody may settle for other reasons than buildings."""
        self.idle: Callable[[IslandBook, IslandState], int] = nothing_barred
        """A mask of the hexes that give nobody anything; the robber's is told elsewhere."""
        self.besides: Callable[[IslandBook, IslandState], Sequence[float]] = nothing_besides
        """By corner, points a roll that a settlement there brings besides cards, and a city once more."""
        self.bonus: Callable[[IslandBook, IslandState], tuple[float, ...]] = nothing_besides
        """By corner, points that a settlement there brings at once besides its own."""
        self.otherwise: Callable[[IslandBook, IslandState, int], float] = nothing_otherwise
        """Points a roll that a seat gets otherwise than by building."""
        self.unawarded: frozenset[str] = frozenset()
        """Awards that are not given."""
        self._outlooks: dict[tuple[object, ...], Outlook] = {}
        """Those that hang on the rolls to come: of one decision."""
        self._promises: dict[tuple[object, ...], Outlook] = {}
        """Their sites in no order, and without what these are worth; of one board."""

    def begin(self, b: IslandBook, s: IslandState) -> None:
        if self.land.begin(b, s):
            self._promises.clear()
        self._outlooks.clear()
        self.rolls = min(self.w["rolls"], min([self.rolls_to_win(b, s, seat) for seat in range(s.seats)]))

    def rolls_to_win(self, b: IslandBook, s: IslandState, seat: int) -> float:
        w = self.w
        at_hand = w["count"] * s.count[seat] + w["unplayed"] * s.unplayed[seat]
        target: int = b.rules["target"](b, s, seat)
        missing = max(0.5, target - points_of(b, s, seat) - at_hand)
        pace = w["growth"] * self.pace(b, s, seat).whole + self.otherwise(b, s, seat)
        return max(1.0, w["last-rolls"] + missing / (pace + 1e-4))

    # Production

    def pace(self, b: IslandBook, s: IslandState, seat: int) -> Pace:
        found = self.land.pace(self.income(b, s, seat), s.rates[seat])
        more = self.besides(b, s)
        if not more:
            return found
        besides = sum([more[corner] for corner in bits(s.houses[seat])])
        return found._replace(besides=besides + sum([more[corner] for corner in bits(s.cities[seat])]))

    def income(self, b: IslandBook, s: IslandState, seat: int) -> Income:
        """With but one settlement another is on its way: so far as is known, an ordinary one."""
        houses = s.houses[seat]
        found = self.land.income(b, houses, s.cities[seat], self.idle(b, s))
        if houses.bit_count() < 2:
            return tuple([n + more for n, more in zip(found, self.land.ordinary, strict=True)])
        return found

    def outlook(self, b: IslandBook, s: IslandState, seat: int) -> Outlook:
        barred, idle, bonus = self.barred(b, s), self.idle(b, s), self.bonus(b, s)
        mine = s.roads[seat], s.houses[seat], s.cities[seat]
        key = (seat, *mine, s.taken, s.built, barred, idle, *bonus, *s.rates[seat])
        found = self._outlooks.get(key)
        if found is None:
            promise = self._promises.get(key)
            if promise is None:
                if len(self._promises) > MOST_KEPT:
                    self._promises.clear()
                promise = self._promises[key] = self._promise(b, s, seat, barred, bonus)
            sites = sorted(promise.sites, key=self.worth_of_site, reverse=True)
            reach = self._reach(b, s, seat, sites)
            found = self._outlooks[key] = promise._replace(sites=tuple(sites), reach=reach)
        return found

    def _promise(
        self, b: IslandBook, s: IslandState, seat: int, barred: int, bonus: tuple[float, ...]
    ) -> Outlook:
        pace, gives, more = self.pace(b, s, seat), self.land.gives(b, self.idle(b, s)), self.besides(b, s)
        sites = self.reach.sites(b, s, seat, gives, pace.more, barred)
        harbour = s.harbour
        sites = [
            site if harbour[site.corner] == NOBODY else self._with_harbour(b, s, seat, pace, site)
            for site in sites
        ]
        if more:
            sites = [site._replace(gets=site.gets + more[site.corner]) for site in sites]
        if bonus:
            sites = [site._replace(bonus=bonus[site.corner]) for site in sites]
        city = 0.0
        for corner in bits(s.houses[seat] & ~s.cities[seat]):
            gets = sum([n * x for n, x in zip(gives[corner], pace.more, strict=True)])
            city = max(city, gets + more[corner] if more else gets)
        income = self.income(b, s, seat)
        return Outlook(income, pace, tuple(sites), 0.0, city)

    def _with_harbour(self, b: IslandBook, s: IslandState, seat: int, pace: Pace, site: Site) -> Site:
        harbour = b.harbours[s.harbour[site.corner]]
        rates = [
            min(rate, harbour.rate) if harbour.takes in (None, name) else rate
            for rate, name in zip(s.rates[seat], b.resources, strict=True)
        ]
        gives = self.land.gives(b, self.idle(b, s))[site.corner]
        income = tuple([n + more for n, more in zip(self.income(b, s, seat), gives, strict=True)])
        gain = self.land.speed(income, rates) - pace.whole + pace.besides
        return site._replace(gets=max(site.gets, gain))

    def worth_of_site(self, site: Site) -> float:
        w = self.w
        nearby = (w["here"], w["one-road"], w["two-roads"], w["three-roads"])[site.roads]
        return nearby * site.sure * (w["site"] + site.bonus + w["production"] * self.rolls * site.gets)

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

    def award(self, b: IslandBook, name: str) -> AwardEntry | None:
        """None where a scenario does not give it."""
        return None if name in self.unawarded else b.awards.get(name)

    def road(self, b: IslandBook, s: IslandState, seat: int) -> float:
        award = self.award(b, ROAD_AWARD)
        if award is None:
            return 0.0
        room = in_stock(b, s, seat, ROAD)
        return award.points * self.time() * hopes(s.length, seat, s.longest, award.least, room)

    def army(self, b: IslandBook, s: IslandState, seat: int, guesses: list[float]) -> float:
        award = self.award(b, ARMY_AWARD)
        if award is None:
            return 0.0
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
        if hexagon == BESIDE or not s.houses[seat] & b.top.ring[hexagon] or self.idle(b, s) >> hexagon & 1:
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


def nothing_besides(b: IslandBook, s: IslandState) -> tuple[float, ...]:
    return ()


def nothing_otherwise(b: IslandBook, s: IslandState, seat: int) -> float:
    return 0.0


def is_knight(deeds: tuple[tuple[object, ...], ...]) -> bool:
    return any(deed[0] == "do.knight" for deed in deeds)
