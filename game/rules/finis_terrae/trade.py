"""Trading in a port, all in one action: redeem castaways and finds, buy spice at home, sell it to rivals."""

from __future__ import annotations

from functools import cache

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import ISLE, ports_at
from game.rules.finis_terrae.holds import (
    amounts,
    coins_aboard,
    empty_hold,
    hold_options,
    load,
    make_room,
    treasure_options,
)
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState
from game.rules.finis_terrae.stow import offer_rearranging

DONE = Option("done")
BUY, SELL = 0, 1


@cache
def port_option(piece: int) -> Option:
    return Option("trade", "port", piece)


def trade_options(b: TerraeBook, s: TerraeState, seat: int) -> list[Option]:
    """The ports where something can be done; a trade uses one of them."""
    return [port_option(p) for p in ports_at(s, s.ship[seat]) if deals(b, s, seat, p, 0, 0)]


def market(s: TerraeState, piece: int) -> int:
    """Where a port's crates are counted: together with all of its island, on the Isle of Winds by itself."""
    island = s.island[piece]
    return piece if island == ISLE else island


def limit_left(b: TerraeBook, s: TerraeState, piece: int, way: int) -> int:
    """Crates that may still be bought or sold in this port in this turn."""
    where = market(s, piece)
    most = b.number["isle-limit"] if where == piece else s.size[where]
    return most - s.traded.get(2 * where + way, 0)


def _count(s: TerraeState, piece: int, way: int, n: int) -> None:
    key = 2 * market(s, piece) + way
    s.traded[key] = s.traded.get(key, 0) + n


def deals(b: TerraeBook, s: TerraeState, seat: int, piece: int, bought: int, sold: int) -> list[Option]:
    """What the port offers; `sold` has a bit for each hold that has been dealt with already."""
    fresh = [(h, kind) for h, (kind, n) in enumerate(s.holds[seat]) if n and not sold >> h & 1]
    options = hold_options(s, "redeem", seat, [h for h, kind in fresh if kind in b.redeemed])
    if s.port[piece] != seat:
        if limit_left(b, s, piece, SELL) > 0:
            options += hold_options(s, "sell", seat, [h for h, kind in fresh if kind == b.spice])
    elif not bought and most_to_buy(b, s, seat, piece):
        options.append(Option("buy", "goods", b.goods[b.spice]))
    return options


def most_to_buy(b: TerraeBook, s: TerraeState, seat: int, piece: int) -> int:
    affordable = coins_aboard(s, seat) // s.value
    return min(limit_left(b, s, piece, BUY), s.reserve[b.spice], affordable)


@base.step("trade")
def trade(b: TerraeBook, s: TerraeState, seat: int, piece: int, bought: int, sold: int) -> Decision | None:
    options = deals(b, s, seat, piece, bought, sold)
    if not options:
        offer_rearranging(b, s, seat, acted=True)
        return None
    return Decision(seat, "trade", [*options, *treasure_options(b, s, seat), DONE])


@base.answer("trade")
def dealt(
    b: TerraeBook, s: TerraeState, option: Option, seat: int, piece: int, bought: int, sold: int
) -> None:
    if option.verb == "done":
        # To enter a port without dealing there is no action.
        offer_rearranging(b, s, seat, acted=bool(bought or sold))
        return
    if option.verb == "buy":
        push(s, ("buy", seat, piece), ("trade", seat, piece, 1, sold))
        return
    hold = int(option.at) % HOLDS
    if option.verb == "cash":
        push(s, ("cash", seat, hold), ("trade", seat, piece, bought, sold))
        return
    push(s, ("sell", seat, piece, hold), ("trade", seat, piece, bought, sold | 1 << hold))


# Buying


@base.step("buy")
def buy(b: TerraeBook, s: TerraeState, seat: int, piece: int) -> Decision:
    options = amounts("buy", 1, most_to_buy(b, s, seat, piece))
    return Decision(seat, "buy", list(options), "buy", len(options) - 1)


@base.answer("buy")
def bought(b: TerraeBook, s: TerraeState, option: Option, seat: int, piece: int) -> None:
    n = int(option.at)
    _count(s, piece, BUY, n)
    push(s, ("pay", seat, n * s.value), ("crates.room", seat), ("crates", seat, n))


@base.step("crates.room")
def crates_room(b: TerraeBook, s: TerraeState, seat: int) -> None:
    """Only now: a hold emptied by paying may take the crates."""
    make_room(s, seat)


@base.step("crates")
def crates(b: TerraeBook, s: TerraeState, seat: int, n: int) -> None:
    s.reserve[b.spice] -= n
    emit(s, "bought", seat, n, n * s.value)
    load(s, seat, b.spice, n)


# Selling and redeeming


@base.step("sell")
def sell(b: TerraeBook, s: TerraeState, seat: int, piece: int, hold: int) -> Decision:
    """How much of the hold; crates up to the port's limit."""
    kind, n = s.holds[seat][hold]
    most = min(n, limit_left(b, s, piece, SELL)) if kind == b.spice else n
    options = amounts("sell", 1, most)
    return Decision(seat, "sell", list(options), "sell", len(options) - 1)


@base.answer("sell")
def amount_sold(b: TerraeBook, s: TerraeState, option: Option, seat: int, piece: int, hold: int) -> None:
    n = int(option.at)
    push(s, ("sell.roll", seat, piece, hold, n))
    if n < s.holds[seat][hold][1]:
        # The doubloons need an empty hold; the one sold from serves only if nothing stays in it.
        make_room(s, seat, hold)


@base.step("sell.roll")
def sell_roll(b: TerraeBook, s: TerraeState, seat: int, piece: int, hold: int, n: int) -> Chance:
    return Chance("price", b.red)


@base.outcome("sell.roll")
def price_rolled(
    b: TerraeBook, s: TerraeState, outcome: tuple[int], seat: int, piece: int, hold: int, n: int
) -> None:
    kind, there = s.holds[seat][hold]
    coins = (s.value + outcome[0]) * n
    s.holds[seat][hold] = (kind, there - n) if there > n else EMPTY
    s.laid[seat][kind] += n
    if kind == b.spice:
        _count(s, piece, SELL, n)
    s.reserve[COIN] -= coins
    into = hold if there == n else empty_hold(s, seat)
    s.holds[seat][into] = (COIN, coins)
    emit(s, "sold", seat, kind, n, coins)
