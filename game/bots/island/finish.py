"""How soon a seat can finish: the quickest way to the points that it still needs, by its hand and income."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.island.hand import Hand, prices
from game.bots.island.land import wait
from game.bots.island.standing import ARMY_AWARD, ROAD_AWARD, Outlook, Standing, is_knight
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.content import AwardEntry
from game.rules.island.scoring import total
from game.rules.island.state import IslandState

FAR = 5
"""Points; whoever needs more has no way in mind yet."""
MOST = 3
"""Cities, and settlements, of one way."""
MOST_ROADS = 5
"""Nobody plans for more."""


Way = tuple[int, tuple[float, ...]]
"""Points, and what they cost."""


def rolls_to_finish(
    b: IslandBook, s: IslandState, seat: int, standing: Standing, hand: Hand, others: Sequence[Sequence[Way]]
) -> float | None:
    """Of all ways that bring enough points; None if they are too far, or there is none. Of each list of the
    others, which are a scenario's own, one is gone, or none."""
    missing = b.rules["target"](b, s, seat) - total(b, s, seat)
    if missing > FAR:
        return None
    outlook = standing.outlook(b, s, seat)
    houses = _settlements(b, s, seat, outlook)
    settled = (s.houses[seat] & ~s.cities[seat]).bit_count()
    stock, city = in_stock(b, s, seat, CITY), prices(b, CITY)
    roads, army = standing.award(b, ROAD_AWARD), standing.award(b, ARMY_AWARD)
    more = _together(len(hand), [_road(b, s, seat, roads), _army(b, s, seat, army), *others])
    rates = [float(rate) for rate in s.rates[seat]]
    best: float | None = None
    for points, price in houses:
        most = min(MOST, stock, settled + points)
        for extra, cost in more:
            n = max(0, missing - points - extra)  # no more cities than that: each costs something
            if n > most:
                continue
            want = [n * a + c + d - have for a, c, d, have in zip(city, price, cost, hand, strict=True)]
            rolls = wait(tuple(want), outlook.income, rates)
            if best is None or rolls < best:
                best = rolls
    return best


def _together(kinds: int, each: Sequence[Sequence[Way]]) -> list[Way]:
    """Every choice of one or none of each."""
    found: list[Way] = [(0, (0.0,) * kinds)]
    for ways in each:
        found += [
            (points + more, tuple([a + c for a, c in zip(price, cost, strict=True)]))
            for points, price in found
            for more, cost in ways
        ]
    return found


def _settlements(b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> list[Way]:
    """None, the nearest, the nearest two, and so on; no two next to each other."""
    price, road = prices(b, SETTLEMENT), prices(b, ROAD)
    cost: tuple[float, ...] = (0.0,) * len(price)
    found = [(0, cost)]
    near = 0
    for site in sorted(outlook.sites, key=lambda site: site.roads):
        if len(found) > min(MOST, in_stock(b, s, seat, SETTLEMENT)):
            break
        if near >> site.corner & 1:
            continue
        near |= b.top.next_to[site.corner]
        cost = tuple([c + n + site.roads * r for c, n, r in zip(cost, price, road, strict=True)])
        found.append((len(found), cost))
    return found


def _road(b: IslandBook, s: IslandState, seat: int, award: AwardEntry | None) -> list[Way]:
    if award is None or s.longest == seat:
        return []
    others = max([n for other, n in enumerate(s.length) if other != seat])
    need = max(award.least, others + 1) - s.length[seat]
    if need > min(MOST_ROADS, in_stock(b, s, seat, ROAD)):
        return []
    return [(award.points, tuple([float(need * n) for n in prices(b, ROAD)]))]


def _army(b: IslandBook, s: IslandState, seat: int, award: AwardEntry | None) -> list[Way]:
    """Knights are bought with luck: as many cards as it takes on average."""
    if award is None or s.army == seat:
        return []
    price = prices(b, "card")
    knights = [n for n, deeds in zip(s.deck, b.deeds, strict=True) if deeds and is_knight(deeds)]
    held = [n for n, deeds in zip(s.cards[seat], b.deeds, strict=True) if deeds and is_knight(deeds)]
    others = max([n for other, n in enumerate(s.knights) if other != seat])
    need = max(award.least, others + 1) - s.knights[seat] - sum(held)
    if need <= 0:
        return [(award.points, (0.0,) * len(price))]
    if need > 2 or not s.undrawn or not sum(knights):
        return []
    cards = need * sum(s.deck) / sum(knights)
    return [(award.points, tuple([cards * n for n in price]))]
