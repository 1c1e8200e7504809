"""How soon a seat can finish: the quickest way to the points that it still needs, by its hand and income."""

from __future__ import annotations

from itertools import product

from game.bots.island.hand import Hand, prices
from game.bots.island.land import wait
from game.bots.island.standing import Outlook, is_knight
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.scoring import total
from game.rules.island.state import IslandState

FAR = 5
"""Points; whoever needs more has no way in mind yet."""
MOST = 3
"""Cities, and settlements, of one way."""
MOST_ROADS = 5
"""Nobody plans for more."""


def rolls_to_finish(b: IslandBook, s: IslandState, seat: int, outlook: Outlook, hand: Hand) -> float | None:
    """Of all ways that bring enough points; None if they are too far, or there is none."""
    missing = b.rules["target"](b, s, seat) - total(b, s, seat)
    if missing > FAR:
        return None
    houses = _settlements(b, s, seat, outlook)
    settled = (s.houses[seat] & ~s.cities[seat]).bit_count()
    stock, city = in_stock(b, s, seat, CITY), prices(b, CITY)
    roads, army = _road(b, s, seat), _army(b, s, seat)
    rates = [float(rate) for rate in s.rates[seat]]
    best: float | None = None
    for n, (points, price) in product(range(MOST + 1), houses):
        if n > min(stock, settled + points):
            continue
        for (more, longest), (yet_more, knights) in product(roads, army):
            if n + points + more + yet_more < missing:
                continue
            want = [
                n * a + c + d + e - have
                for a, c, d, e, have in zip(city, price, longest, knights, hand, strict=True)
            ]
            rolls = wait(tuple(want), outlook.income, rates)
            if best is None or rolls < best:
                best = rolls
    return best


Way = tuple[int, tuple[float, ...]]
"""Points, and what they cost."""


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


def _road(b: IslandBook, s: IslandState, seat: int) -> list[Way]:
    award, price = b.awards["longest-road"], prices(b, ROAD)
    found: list[Way] = [(0, (0.0,) * len(price))]
    others = max([n for other, n in enumerate(s.length) if other != seat])
    need = max(award.least, others + 1) - s.length[seat]
    if s.longest != seat and need <= min(MOST_ROADS, in_stock(b, s, seat, ROAD)):
        found.append((award.points, tuple([float(need * n) for n in price])))
    return found


def _army(b: IslandBook, s: IslandState, seat: int) -> list[Way]:
    """Knights are bought with luck: as many cards as it takes on average."""
    award, price = b.awards["largest-army"], prices(b, "card")
    found: list[Way] = [(0, (0.0,) * len(price))]
    if s.army == seat:
        return found
    knights = [n for n, deeds in zip(s.deck, b.deeds, strict=True) if deeds and is_knight(deeds)]
    held = [n for n, deeds in zip(s.cards[seat], b.deeds, strict=True) if deeds and is_knight(deeds)]
    others = max([n for other, n in enumerate(s.knights) if other != seat])
    need = max(award.least, others + 1) - s.knights[seat] - sum(held)
    if need <= 0:
        found.append((award.points, (0.0,) * len(price)))
    elif need <= 2 and s.undrawn and sum(knights):
        cards = need * sum(s.deck) / sum(knights)
        found.append((award.points, tuple([cards * n for n in price])))
    return found
