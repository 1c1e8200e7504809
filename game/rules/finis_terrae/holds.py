"""Holds and money: loading, throwing overboard, paying from holds, and whose hand moves a vessel."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.state import EMPTY, HOLDS, Hold, TerraeState


def commander(s: TerraeState, vessel: int) -> int:
    """The seat that decides for a vessel: the Galleon's is whoever has the red flag."""
    return vessel if vessel < s.seats else s.flag


def turn_order(s: TerraeState) -> list[int]:
    return [(s.first + n) % s.seats for n in range(s.seats)]


@cache
def hold_option(verb: str, vessel: int, hold: int, count: int = 1) -> Option:
    return Option(verb, "hold", vessel * HOLDS + hold, count)


def hold_options(s: TerraeState, verb: str, vessel: int, holds: list[int]) -> list[Option]:
    """One option for each different content."""
    mine = s.holds[vessel]
    same: dict[Hold, list[int]] = {}
    for hold in holds:
        same.setdefault(mine[hold], []).append(hold)
    return [hold_option(verb, vessel, equal[0], len(equal)) for equal in same.values()]


# Loading


def coins_aboard(s: TerraeState, vessel: int) -> int:
    total = 0
    for kind, n in s.holds[vessel]:
        if kind == COIN:
            total += n
    return total


def empty_hold(s: TerraeState, vessel: int) -> int:
    """The first empty hold, or -1."""
    for hold, (_, n) in enumerate(s.holds[vessel]):
        if not n:
            return hold
    return -1


def load(s: TerraeState, vessel: int, kind: int, n: int) -> None:
    """Into one empty hold; there must be one."""
    hold = empty_hold(s, vessel)
    s.holds[vessel][hold] = (kind, n)
    emit(s, "loaded", vessel, kind, n, hold)


def give_back(s: TerraeState, kind: int, n: int) -> None:
    """To the bank or the common reserve."""
    s.reserve[kind] += n


def throw_out(s: TerraeState, vessel: int, hold: int) -> Hold:
    kind, n = s.holds[vessel][hold]
    s.holds[vessel][hold] = EMPTY
    give_back(s, kind, n)
    return kind, n


def make_room(s: TerraeState, vessel: int, keep: int = -1) -> None:
    """Something is to be loaded: ask what goes overboard when no hold is empty. `keep` stays aboard."""
    if empty_hold(s, vessel) < 0:
        push(s, ("overboard", vessel, keep))


@base.step("overboard")
def overboard(b: TerraeBook, s: TerraeState, vessel: int, keep: int) -> Decision:
    holds = [h for h in range(HOLDS) if h != keep]
    options = hold_options(s, "throw", vessel, holds)
    return Decision(commander(s, vessel), "overboard", options, draft="load")


@base.answer("overboard")
def thrown(b: TerraeBook, s: TerraeState, option: Option, vessel: int, keep: int) -> None:
    kind, n = throw_out(s, vessel, int(option.at) % HOLDS)
    emit(s, "overboard", vessel, kind, n)


# Paying


def take_coins(s: TerraeState, vessel: int, hold: int, n: int) -> None:
    left = s.holds[vessel][hold][1] - n
    s.holds[vessel][hold] = (COIN, left) if left else EMPTY
    give_back(s, COIN, n)


def coin_holds(s: TerraeState, vessel: int) -> list[int]:
    return [h for h, (kind, n) in enumerate(s.holds[vessel]) if n and kind == COIN]


@base.step("pay")
def pay(b: TerraeBook, s: TerraeState, vessel: int, price: int) -> Decision | None:
    """The payer chooses which holds pay; asked only where that makes a difference."""
    holds = coin_holds(s, vessel)
    if len(holds) == 1 or coins_aboard(s, vessel) == price:
        for hold in holds:
            n = min(price, s.holds[vessel][hold][1])
            take_coins(s, vessel, hold, n)
            price -= n
        return None
    return Decision(vessel, "pay", hold_options(s, "pay", vessel, holds), draft="pay")


@base.answer("pay")
def hold_pays(b: TerraeBook, s: TerraeState, option: Option, vessel: int, price: int) -> None:
    push(s, ("pay.amount", vessel, price, int(option.at) % HOLDS))


@cache
def amounts(verb: str, low: int, high: int, step: int = 1) -> tuple[Option, ...]:
    return tuple(Option(verb, "amount", n) for n in range(low, high + 1, step))


@base.step("pay.amount")
def pay_amount(b: TerraeBook, s: TerraeState, vessel: int, price: int, hold: int) -> Decision:
    here = s.holds[vessel][hold][1]
    others = coins_aboard(s, vessel) - here
    options = amounts("pay", max(1, price - others), min(price, here))
    return Decision(vessel, "pay.amount", list(options), "pay", len(options) - 1)


@base.answer("pay.amount")
def amount_paid(b: TerraeBook, s: TerraeState, option: Option, vessel: int, price: int, hold: int) -> None:
    n = int(option.at)
    take_coins(s, vessel, hold, n)
    if price > n:
        push(s, ("pay", vessel, price - n))


# Cashing treasure


def treasure_options(b: TerraeBook, s: TerraeState, vessel: int) -> list[Option]:
    mine = s.holds[vessel]
    for kind, n in mine:
        if kind == b.treasure and n:
            return hold_options(s, "cash", vessel, [h for h, x in enumerate(mine) if x[0] == b.treasure])
    return []
