"""What a ship may still do from where it lies: fetch goods, settle land, trade in ports, board others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from game.engine.squares import ORIGIN, distance, xy
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import ISLE
from game.rules.finis_terrae.state import EMPTY, TerraeState

FAR = 99
HUNT = 8
"""A Galleon farther away than this frightens nobody."""
STANDARD_VALUE = 3.5
"""The trade value to be expected on another day."""

Weights = dict[str, float]
Site = tuple[int, int, float]
"""A square where a port can be founded, its price, and what it would bring."""


@cache
def spot(cell: int) -> tuple[int, int, int]:
    """East or west (1, -1 or 0), south or north, and how far from the centre of the Isle of Winds."""
    x, y = xy(cell)
    return (x > 0) - (x < 0), (y > 0) - (y < 0), distance(ORIGIN, cell)


def passes_today(b: TerraeBook, s: TerraeState, seat: int) -> float:
    """Moves that a seat still has today; an action that is due counts a little."""
    moves = b.moves[s.weather] if s.weather >= 0 else 1.6
    total = 0.0
    for frame in s.stack:
        name = frame[0]
        if len(frame) < 2 or frame[1] != seat:
            continue
        if name in ("navigate", "voyage", "second-die", "order"):
            total += moves
        elif name in ("pass", "move"):
            total += 1.0
        elif name == "act":
            total += 0.1
    return total


class Plans:
    """Judges many positions on nearly the same map, so it keeps how far everything is."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self._patience = [weights["patience"] ** (steps / weights["pace"]) for steps in range(FAR + 2)]
        self._water: dict[int, tuple[int, ...]] = {}
        self._away: dict[int, dict[int, int]] = {}
        self._land: dict[int, int] = {}
        self._ports: dict[int, int] = {}
        self._sites: dict[tuple[int, float], list[Site]] = {}
        self._known: tuple[Any, ...] = ()
        self._listed: list[tuple[int, float]] = []

    def begin(self, s: TerraeState) -> None:
        """The map as it is when a decision is made; a tile placed on it later lies one step further."""
        if s.water != self._water:
            self._water = s.water.copy()
            self._away = {}

    def away(self, start: int) -> dict[int, int]:
        """Steps by water from a square to every other."""
        found = self._away.get(start)
        if found is None:
            found = self._away[start] = _flood(self._water, start)
        return found

    def sites(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> list[Site]:
        """Where this seat might found a port."""
        if s.island != self._land or s.port != self._ports:
            self._land, self._ports = s.island.copy(), s.port.copy()
            self._sites = {}
        found = self._sites.get((seat, left))
        if found is None:
            found = self._sites[seat, left] = _sites(self.w, b, s, seat, left)
        return found

    # A ship's own plans

    def worth(self, b: TerraeBook, s: TerraeState, seat: int, left: float, passes: float) -> float:
        """The best three plans, each worth less the longer it takes."""
        w = self.w
        cell = s.ship[seat]
        if cell < 0:
            return 0.0
        moves = passes + 16 * left
        if moves <= 0:
            return 0.0
        if cell not in self._water:
            self.begin(s)  # looking ahead, a storm has blown the ship onto a tile placed since
        away = self.away(cell)
        due = passes % 1 > 0
        first = second = third = 0.0
        for where, gain in self.listed(b, s, seat, left):
            if gain <= third:
                continue
            steps = away.get(where, -1)
            if steps < 0:
                steps = 1 + min([away.get(beside, FAR) for beside in s.water[where]], default=FAR)
            if not steps and not due:
                steps = 2  # there and back: every move leads away
            late = moves - steps / w["pace"]
            worth = gain * self._patience[steps] * min(1.0, 0.35 + 0.65 * late) if late >= 0 else 0.0
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
        return w["plan"] * (first + w["next-plan"] * (second + w["next-plan"] * third))

    def listed(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> list[tuple[int, float]]:
        """All plans with a gain; the same wherever the ship lies."""
        ships = s.ship[: s.seats] if s.pirate[seat] else ()
        facts = (
            seat,
            left,
            s.value,
            s.pirate[seat],
            s.holds[seat],
            s.lying,
            s.traded,
            s.port,
            s.island,
            ships,
        )
        if facts != self._known:
            self._listed = [plan for plan in self.plans(b, s, seat, left) if plan[1] > 0]
            copies = (s.holds[seat][:], s.lying.copy(), s.traded.copy(), s.port.copy(), s.island.copy())
            self._known = (*facts[:4], *copies, ships)
        return self._listed

    def plans(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> Iterator[tuple[int, float]]:
        w = self.w
        rates = (w["coin"], 2 + 0.6 * w["sell"], 3 + w["redeem"], 3 + w["redeem"], 2 + w["treasure"])
        for where, goods in s.lying.items():
            yield where, max([n * rate for n, rate in zip(goods, rates, strict=True)])
        if s.pirate[seat]:
            yield from self._prey(s, seat)
            if left > 0.1:
                for home in s.home:
                    yield home, w["black-flag"] * left
            return
        yield from self._settling(b, s, seat, left)
        yield from self._trading(b, s, seat, left)

    def _settling(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> Iterator[tuple[int, float]]:
        if s.ports[seat]:
            coins = sum([n for kind, n in s.holds[seat] if kind == COIN])
            for cell, price, gain in self.sites(b, s, seat, left):
                if price <= coins:
                    yield cell, gain

    def _trading(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> Iterator[tuple[int, float]]:
        w = self.w
        coins = spice = rescued = 0
        room = False
        for kind, n in s.holds[seat]:
            if not n:
                room = True
            elif kind == COIN:
                coins += n
            elif kind == b.spice:
                spice += n
            elif kind in b.redeemed:
                rescued += n
        value = s.value or STANDARD_VALUE
        price = (value + STANDARD_VALUE) * w["coin"]
        for piece, owner in s.port.items():
            island = s.island[piece]
            gain = rescued * price * w["redeem"] / 1.3
            limit = b.number["isle-limit"] if island == ISLE else s.size[island]
            if owner != seat:
                gain += min(spice, limit - s.traded.get(2 * island + 1, 0)) * price
            else:
                n = min(limit - s.traded.get(2 * island, 0), s.reserve[b.spice], int(coins / value))
                if n > 0 and (room or coins):
                    gain += n * (2 + 0.5 * w["buy"] * min(1.0, 2 * left) - value * w["coin"])
            yield piece >> 1, gain

    def _prey(self, s: TerraeState, seat: int) -> Iterator[tuple[int, float]]:
        for other in range(s.seats):
            if other != seat:
                yield s.ship[other], self.w["prey"] * (1.2 * self.booty(s, other) - 1.0)

    def booty(self, s: TerraeState, vessel: int) -> float:
        """The richest hold of a ship, or what sinking it takes from its owner."""
        rates = (self.w["coin"], 2.6, 4.0, 4.0, 3.4)
        best = max([n * rates[kind] for kind, n in s.holds[vessel]])
        return best if s.holds[vessel] != [EMPTY] * len(s.holds[vessel]) else 2.0

    def hunter(self, b: TerraeBook, s: TerraeState, seat: int) -> float:
        """Where the Galleon lies: near rivals with rich holds is good, near oneself is not."""
        cell = s.ship[b.galleon]
        if cell < 0:
            return 0.0
        total = 0.0
        for other in range(s.seats):
            steps = distance(cell, s.ship[other])
            if steps < HUNT:
                total += self.booty(s, other) * (-1.0 if other == seat else 0.5) / (1 + steps)
        return self.w["hunter"] * total


def _sites(w: Weights, b: TerraeBook, s: TerraeState, seat: int, left: float) -> list[Site]:
    taken = {s.island[piece] for piece in s.port}
    mine = [spot(piece >> 1) for piece, o in s.port.items() if o == seat and s.island[piece] != ISLE]
    across, along = {x for x, _, _ in mine}, {y for _, y, _ in mine}
    farthest = max([spot(piece >> 1)[2] for piece in s.port])
    more = min(1.0, 2.5 * left) if s.pile.slots else 0.0
    made = []
    for piece, island in s.island.items():
        if island in taken or not b.tiles[s.at[piece >> 1] >> 2].beach:
            continue
        price, opened = b.number["port-price"] * s.size[island], s.open[island]
        gain = s.size[island] + s.lights[island] + s.forts[island] - w["coin"] * price + w["port"]
        gain += more * (w["hope"] ** opened * 4 + w["grow"] * min(3, opened)) if opened else 2.0
        x, y, far = spot(piece >> 1)
        if mine:
            gain += w["new-side"] * (bool(x and x not in across) + bool(y and y not in along))
        if far > farthest:
            gain += 5 * (1 - 0.7 * min(1.0, left))
        made.append((piece >> 1, price, gain))
    return made


def _flood(water: dict[int, tuple[int, ...]], start: int) -> dict[int, int]:
    away = {start: 0}
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        further = []
        for cell in edge:
            for beside in water[cell]:
                if beside not in away:
                    away[beside] = steps
                    further.append(beside)
        edge = further
    return away
