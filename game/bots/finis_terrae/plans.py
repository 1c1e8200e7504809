"""What a ship may still do from where it lies: fetch goods, settle land, trade in ports, board others."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, NamedTuple

from game.bots.finis_terrae.land import Key, Land
from game.bots.finis_terrae.pace import FAR, prospects
from game.engine.asked import asked, pending
from game.engine.minds import Weights
from game.engine.squares import distance
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.state import EMPTY, Hold, TerraeState
from game.rules.finis_terrae.trade import BUY, SELL, limit_left

HUNT = 8
"""A Galleon farther away than this frightens nobody."""
SUNNY_OR_RAIN = 1.6
"""Moves of a day whose weather is not known yet, on average."""
ACT, TRADE = "act", "trade"
STANDARD_VALUE = 3.5
"""The trade value to be expected on another day."""

Plan = tuple[int, float, int, int]
"""A square, what may be gained there, what that costs, and what for: the same is done only once."""
Worth = tuple[float, int, int]
"""Of a plan, what remains of its gain if it takes its time, what it costs, and what it is for."""
TRADES, PREYS, CLEARS = -1, -2, -3
"""What plans are for: one of these, or the number of an island, or less than 0 the square of goods."""
NOTHING: Plan = (-1, 0.0, 0, 0)
MOST_PLANS = 3
"""More is not planned at a time."""
CASHED = 6
"""Doubloons that a treasure brings at least, more often than not."""
Deals = tuple[float, int, int, float, float]
"""What redeeming brings, crates to sell and to buy, the price of one, and what is gained with one bought."""


class Ahead(NamedTuple):
    """What a seat may still do today."""

    passes: float
    die: int
    """Of the next pass, if it is known; else 0."""
    due: str
    """Whether its ship is about to act where it lies, or to trade on."""


def ahead(b: TerraeBook, s: TerraeState, seat: int) -> Ahead:
    moves = b.moves[s.weather] if s.weather >= 0 else SUNNY_OR_RAIN
    passes, die = 0.0, 0
    for waiting in pending(b, s):
        if not any(waiting.has(name) and getattr(waiting, name) == seat for name in ("seat", "vessel")):
            continue
        if waiting.step == "navigate":
            passes += moves
        elif waiting.step in ("voyage", "second-die", "order"):
            passes += moves
            die = die or s.common
        elif waiting.step in ("pass", "move"):
            passes += 1.0
            die = die or waiting.steps
    return Ahead(passes, die, _due(b, s, seat))


def _due(b: TerraeBook, s: TerraeState, seat: int) -> str:
    step = asked(b, s)
    name = {ACT: "vessel", TRADE: "seat"}.get(step.step, "")
    return step.step if name and getattr(step, name) == seat else ""


class Plans:
    """Judges many positions on nearly the same map, so it keeps how far everything is."""

    def __init__(self, weights: Weights, land: Land) -> None:
        self.w = weights
        self.land = land
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

    def worth(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key, today: Ahead) -> float:
        """What can be done here and now, and the best three plans, each worth less the longer it takes."""
        w, due = self.w, today.due
        cell = s.ship[seat]
        if cell < 0:
            return 0.0
        passes = today.passes + 16 * left
        if passes <= 0 and not due:
            return 0.0
        if cell not in self._water:
            self.begin(s)  # looking ahead, a storm has blown the ship onto a tile placed since
        away, die = self.away(cell), today.die
        remains = prospects(b.white, w["patience"], passes, die, die)
        now = near = NOTHING
        found: list[tuple[Plan, int]] = []
        best: dict[int, Worth] = {}
        least, most = 0.0, remains[1]
        for plan in self.listed(b, s, seat, left, key):
            where, gain, price, aim = plan
            if gain * most <= least:
                if not due:
                    break
                if where != cell:
                    continue
            steps = away.get(where, -1)
            if steps < 0:
                steps = 1 + min([away.get(beside, FAR) for beside in s.water[where]], default=FAR)
            if not steps:
                if due == ACT:
                    if gain > now[1]:
                        now = plan
                    continue
                if due and aim == TRADES:
                    continue
                steps = 2  # there and back: every move leads away
            if die:
                found.append((plan, steps))
                if steps <= die and gain > near[1]:
                    near = plan
            worth = gain * remains[steps]
            if worth > least and (aim not in best or worth > best[aim][0]):
                best[aim] = worth, price, aim
                if len(best) > MOST_PLANS:
                    least = sorted(best.values())[-MOST_PLANS - 1][0]
        if due == TRADE:
            now = (cell, self._trading_on(b, s, seat, left), 0, TRADES)
        coins = self.purse(b, s, seat) - now[2]
        whole = self._together(list(best.values()), coins, now[3])
        if near[1] and near[2] <= coins and near[3] != now[3]:
            remains = prospects(b.white, w["patience"], passes, die, 0)
            worths = [(plan[1] * remains[steps], plan[2], plan[3]) for plan, steps in found]
            whole = max(whole, w["sure"] * near[1] + self._together(worths, coins - near[2], now[3], near[3]))
        return now[1] + whole

    def best(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key) -> float:
        """The best plan of a seat before the weather is known."""
        away = self.away(s.ship[seat])
        remains = prospects(b.white, self.w["patience"], SUNNY_OR_RAIN + 16 * left, 0, 0)
        best, most = 0.0, remains[1]
        for where, gain, _, _ in self.listed(b, s, seat, left, key):
            if gain * most <= best:
                break
            steps = away.get(where, -1)
            if steps < 0:
                steps = 1 + min([away.get(beside, FAR) for beside in s.water[where]], default=FAR)
            best = max(best, gain * remains[steps])
        return best

    def _together(self, worths: list[Worth], coins: int, *aims: int) -> float:
        """The best three, one after the other, as far as the doubloons go."""
        worths.sort(reverse=True)
        total, share, n = 0.0, self.w["plan"], 0
        for worth, price, aim in worths:
            if price > coins or aim in aims:
                continue
            total += share * worth
            n += 1
            if n == MOST_PLANS:
                break
            coins -= price
            share *= self.w["next-plan"]
            aims = (*aims, aim)
        return total

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
            found = [
                (c, max([n * r for n, r in zip(g, rates, strict=True)]), 0, -c) for c, g in s.lying.items()
            ]
            self._lying = (s.lying.copy(), found)
        plans = self._lying[1][:]
        if s.pirate[seat]:
            plans += self._prey(s, seat)
            if left > 0.1:
                plans += [(home, self.w["black-flag"] * left, 0, CLEARS) for home in s.home]
            return plans
        if s.ports[seat]:
            coins = self.purse(b, s, seat)
            plans += [site for site in self.land.sites(b, s, seat, key) if site[2] <= coins]
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
        deals = self._deals(b, s, seat, left)
        if not any(deals[:3]):
            return []
        plans = []
        for piece in s.port:
            gain = self._traded(b, s, seat, piece, deals)
            if gain > 0:
                plans.append((piece >> 1, gain, 0, TRADES))
        return plans

    def _trading_on(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """What is left to be gained in the port where a ship is trading."""
        step = asked(b, s)
        deals = self._deals(b, s, seat, left, step.sold)
        if step.bought:
            deals = (*deals[:2], 0, *deals[3:])
        return self._traded(b, s, seat, step.piece, deals)

    def _deals(self, b: TerraeBook, s: TerraeState, seat: int, left: float, sold: int = 0) -> Deals:
        w = self.w
        spice = rescued = 0
        for hold, (kind, n) in enumerate(s.holds[seat]):
            if sold >> hold & 1:
                continue
            if kind == b.spice:
                spice += n
            elif kind in b.redeemed:
                rescued += n
        value = s.value or STANDARD_VALUE
        price = (value + STANDARD_VALUE) * w["coin"]
        buys = min(s.reserve[b.spice], int(self.purse(b, s, seat) / value))
        profit = 2 + 0.5 * w["buy"] * min(1.0, 2 * left) - value * w["coin"]
        return rescued * price * w["redeem"] / 1.3, spice, buys, price, profit

    def _traded(self, b: TerraeBook, s: TerraeState, seat: int, piece: int, deals: Deals) -> float:
        redeemed, spice, buys, price, profit = deals
        if s.port[piece] != seat:
            return redeemed + (min(spice, limit_left(b, s, piece, SELL)) * price if spice else 0.0)
        return redeemed + (min(buys, limit_left(b, s, piece, BUY)) * profit if buys else 0.0)

    def purse(self, b: TerraeBook, s: TerraeState, seat: int) -> int:
        """Doubloons aboard, and those that treasures aboard can be turned into at any time."""
        total = 0
        for kind, n in s.holds[seat]:
            if kind == COIN:
                total += n
            elif kind == b.treasure:
                total += CASHED * n
        return total

    def _prey(self, s: TerraeState, seat: int) -> Iterator[Plan]:
        for other in range(s.seats):
            if other != seat:
                yield s.ship[other], self.w["prey"] * (1.2 * self.booty(s, other) - 1.0), 0, PREYS

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
