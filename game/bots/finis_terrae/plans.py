"""What a ship may still do from where it lies: fetch goods, settle land, trade in ports, board others."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from game.bots.finis_terrae.land import Key, Land, Weights
from game.engine.asked import asked, pending
from game.engine.squares import distance
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.state import EMPTY, Hold, TerraeState
from game.rules.finis_terrae.trade import BUY, SELL, limit_left

FAR = 99
HUNT = 8
"""A Galleon farther away than this frightens nobody."""
SUNNY_OR_RAIN = 1.6
"""Moves of a day whose weather is not known yet, on average."""
ACT, TRADE = "act", "trade"
STANDARD_VALUE = 3.5
"""The trade value to be expected on another day."""

Plan = tuple[int, float]
"""A square and what may be gained there."""


def passes_today(b: TerraeBook, s: TerraeState, seat: int) -> float:
    """Moves that a seat still has today."""
    moves = b.moves[s.weather] if s.weather >= 0 else SUNNY_OR_RAIN
    total = 0.0
    for waiting in pending(b, s):
        if not any(waiting.has(name) and getattr(waiting, name) == seat for name in ("seat", "vessel")):
            continue
        if waiting.step in ("navigate", "voyage", "second-die", "order"):
            total += moves
        elif waiting.step in ("pass", "move"):
            total += 1.0
    return total


def due_now(b: TerraeBook, s: TerraeState, seat: int) -> str:
    """Whether the seat's ship is about to act where it lies, or to trade on."""
    step = asked(b, s)
    name = {ACT: "vessel", TRADE: "seat"}.get(step.step, "")
    return step.step if name and getattr(step, name) == seat else ""


class Plans:
    """Judges many positions on nearly the same map, so it keeps how far everything is."""

    def __init__(self, weights: Weights, land: Land) -> None:
        self.w = weights
        self.land = land
        self._patience = [weights["patience"] ** (steps / weights["pace"]) for steps in range(FAR + 2)]
        self._goods_rates = _goods_rates(weights)
        self._booty_rates = (weights["coin"], 2.6, 4.0, 4.0, 3.4)
        self._water: dict[int, tuple[int, ...]] = {}
        self._away: dict[int, dict[int, int]] = {}
        self._lying: tuple[dict[int, tuple[int, ...]], list[Plan]] = ({}, [])
        self._listed: dict[tuple[Any, ...], list[Plan]] = {}
        self._trades: dict[tuple[Any, ...], list[Plan]] = {}
        self._booty: dict[tuple[Hold, ...], float] = {}

    def begin(self, s: TerraeState) -> None:
        """The map as it is when a decision is made; a tile placed on it later lies one step further."""
        self._listed, self._trades = {}, {}
        if s.water != self._water:
            self._water = s.water.copy()
            self._away = {}

    def away(self, start: int) -> dict[int, int]:
        """Steps by water from a square to every other."""
        found = self._away.get(start)
        if found is None:
            found = self._away[start] = _flood(self._water, start)
        return found

    # A ship's own plans

    def worth(
        self,
        b: TerraeBook,
        s: TerraeState,
        seat: int,
        left: float,
        passes: float,
        key: Key,
        due: str = "",
    ) -> float:
        """What can be done here and now, and the best three plans, each worth less the longer it takes."""
        w = self.w
        cell = s.ship[seat]
        if cell < 0:
            return 0.0
        moves = passes + 16 * left
        if moves <= 0 and not due:
            return 0.0
        if cell not in self._water:
            self.begin(s)  # looking ahead, a storm has blown the ship onto a tile placed since
        away, patience, pace = self.away(cell), self._patience, w["pace"]
        now = first = second = third = 0.0
        if due == TRADE:
            now = max([gain for at, gain in self._trading(b, s, seat, left, key) if at == cell], default=0.0)
        for where, gain in self.listed(b, s, seat, left, key):
            if gain <= third and due != ACT:
                break
            steps = away.get(where, -1)
            if steps < 0:
                steps = 1 + min([away.get(beside, FAR) for beside in s.water[where]], default=FAR)
            if not steps and due == ACT:
                now = max(now, gain)
                continue
            if not steps:
                steps = 2  # there and back: every move leads away
            late = moves - steps / pace
            if late < 0:
                continue
            worth = gain * patience[steps]
            if late < 1:
                worth *= 0.35 + 0.65 * late
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
        return now + w["plan"] * (first + w["next-plan"] * (second + w["next-plan"] * third))

    def listed(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key) -> list[Plan]:
        """All plans with a gain, the best first; the same wherever the ship lies."""
        facts = (
            key,
            seat,
            tuple(s.holds[seat]),
            tuple(s.lying.items()),
            tuple(s.traded.items()),
            tuple(s.ship) if s.pirate[seat] else (),
            s.value,
            s.reserve[b.spice],
        )
        found = self._listed.get(facts)
        if found is None:
            plans = [plan for plan in self._plans(b, s, seat, left, key) if plan[1] > 0]
            plans.sort(key=itemgetter(1), reverse=True)
            found = self._listed[facts] = plans
        return found

    def _plans(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key) -> list[Plan]:
        if s.lying != self._lying[0]:
            rates = self._goods_rates
            found = [(c, max([n * r for n, r in zip(g, rates, strict=True)])) for c, g in s.lying.items()]
            self._lying = (s.lying.copy(), found)
        plans = self._lying[1][:]
        if s.pirate[seat]:
            plans += self._prey(s, seat)
            if left > 0.1:
                plans += [(home, self.w["black-flag"] * left) for home in s.home]
            return plans
        if s.ports[seat]:
            coins = sum([n for kind, n in s.holds[seat] if kind == COIN])
            sites = self.land.sites(b, s, seat, key)
            plans += [(cell, gain) for cell, price, gain in sites if price <= coins]
        return plans + self._trading(b, s, seat, left, key)

    def _trading(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key) -> list[Plan]:
        facts = (
            self.land.settled(s, key),
            seat,
            tuple(s.holds[seat]),
            tuple(s.traded.items()),
            s.value,
            s.reserve[b.spice],
        )
        found = self._trades.get(facts)
        if found is None:
            found = self._trades[facts] = self._find_trades(b, s, seat, left)
        return found

    def _find_trades(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> list[Plan]:
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
        redeemed = rescued * price * w["redeem"] / 1.3
        buys = min(s.reserve[b.spice], int(coins / value)) if room or coins else 0
        profit = 2 + 0.5 * w["buy"] * min(1.0, 2 * left) - value * w["coin"]
        if not (redeemed or spice or buys):
            return []
        plans = []
        for piece, owner in s.port.items():
            gain = redeemed
            if owner != seat:
                if spice:
                    gain += min(spice, limit_left(b, s, piece, SELL)) * price
            elif buys:
                gain += min(limit_left(b, s, piece, BUY), buys) * profit
            if gain > 0:
                plans.append((piece >> 1, gain))
        return plans

    def _prey(self, s: TerraeState, seat: int) -> Iterator[tuple[int, float]]:
        for other in range(s.seats):
            if other != seat:
                yield s.ship[other], self.w["prey"] * (1.2 * self.booty(s, other) - 1.0)

    def booty(self, s: TerraeState, vessel: int) -> float:
        """The richest hold of a ship, or what sinking it takes from its owner."""
        holds = tuple(s.holds[vessel])
        found = self._booty.get(holds)
        if found is None:
            rates = self._booty_rates
            found = max([n * rates[kind] for kind, n in holds]) if holds.count(EMPTY) < len(holds) else 2.0
            self._booty[holds] = found
        return found

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


def _goods_rates(w: Weights) -> tuple[float, ...]:
    """What one piece of each kind is worth to whoever picks it up."""
    rescued = 3 + w["redeem"]
    return w["coin"], 2 + 0.6 * w["sell"], rescued, rescued, 2 + w["treasure"]


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
