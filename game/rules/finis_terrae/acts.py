"""The action after a move: found a port, pick up, fight, trade, clear one's name; or let it be."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.chart import ISLE, pieces_of, ports_at, ports_on
from game.rules.finis_terrae.fight import fight_options, must_fight
from game.rules.finis_terrae.holds import coins_aboard, commander, load, make_room
from game.rules.finis_terrae.sailing import SKIP, do_free, finish_turn, free_options
from game.rules.finis_terrae.state import TerraeState
from game.rules.finis_terrae.stow import offer_rearranging
from game.rules.finis_terrae.trade import trade_options

CLEAR = Option("clear")
FREE = ("flag", "cash")


@base.step("act")
def act(b: TerraeBook, s: TerraeState, vessel: int, moved: int) -> Decision:
    """One action where the ship lies; a fight that a move has led to is that action."""
    fights = fight_options(b, s, vessel)
    free = free_options(b, s, vessel)
    if fights and must_fight(b, s, vessel, moved):
        return Decision(commander(s, vessel), "act", fights + free)
    options = fights + pick_options(b, s, vessel)
    if not s.pirate[vessel]:
        options += found_options(b, s, vessel)
        options += trade_options(b, s, vessel)
    elif b.rules["may-clear"](b, s, vessel):
        options.append(CLEAR)
    return Decision(commander(s, vessel), "act", [*options, *free, SKIP])


@base.answer("act")
def acted(b: TerraeBook, s: TerraeState, option: Option, vessel: int, moved: int) -> None:
    verb = option.verb
    if verb in FREE:
        push(s, ("act", vessel, moved))
        do_free(s, option, vessel)
        return
    if verb != "trade":
        offer_rearranging(b, s, vessel, option != SKIP)
    if verb == "take":
        push(s, ("pick", vessel, b.good[str(option.at)]))
        make_room(s, vessel)
    elif verb == "found":
        push(s, ("found", vessel, int(option.at)))
    elif verb == "trade":
        push(s, ("trade", vessel, int(option.at), 0, 0))
    elif verb == "fight":
        push(s, ("fight", vessel, int(option.at)))
    elif verb == "clear":
        push(s, ("pay", vessel, b.number["clear-price"]), ("cleared", vessel))


# Picking up


def pick_options(b: TerraeBook, s: TerraeState, vessel: int) -> list[Option]:
    there = s.lying.get(s.ship[vessel])
    if there is None:
        return []
    return [Option("take", "goods", b.goods[kind], n) for kind, n in enumerate(there) if n]


@base.step("pick")
def pick(b: TerraeBook, s: TerraeState, vessel: int, kind: int) -> None:
    """All units of one kind, into one hold."""
    cell = s.ship[vessel]
    there = list(s.lying[cell])
    n, there[kind] = there[kind], 0
    if any(there):
        s.lying[cell] = tuple(there)
    else:
        del s.lying[cell]
    emit(s, "picked", vessel, kind, n, cell)
    load(s, vessel, kind, n)


# Founding


def found_options(b: TerraeBook, s: TerraeState, seat: int) -> list[Option]:
    """A beach on an island without any port, if the price can be paid from the holds."""
    cell = s.ship[seat]
    if not b.has_beach[s.at[cell] >> 2] or not s.ports[seat]:
        return []
    coins = coins_aboard(s, seat)
    return [
        Option("found", "beach", piece)
        for piece in pieces_of(b, s, cell)
        if b.rules["may-found"](b, s, s.island[piece]) and price_of(b, s, piece) <= coins
    ]


@base.rule("may-found")
def may_found(b: TerraeBook, s: TerraeState, island: int) -> bool:
    return island != ISLE and not ports_on(s, island)


def price_of(b: TerraeBook, s: TerraeState, piece: int) -> int:
    return b.number["port-price"] * s.size[s.island[piece]]


@base.step("found")
def found(b: TerraeBook, s: TerraeState, seat: int, piece: int) -> None:
    s.port[piece] = seat
    s.ports[seat] -= 1
    price = price_of(b, s, piece)
    emit(s, "founded", seat, piece >> 1, price)
    push(s, ("pay", seat, price))


# Clearing one's name


@base.rule("may-clear")
def may_clear(b: TerraeBook, s: TerraeState, vessel: int) -> bool:
    """At anybody's port on the Isle of Winds; never the Galleon."""
    if vessel == b.galleon or coins_aboard(s, vessel) < b.number["clear-price"]:
        return False
    return any(s.island[piece] == ISLE for piece in ports_at(s, s.ship[vessel]))


@base.step("cleared")
def cleared(b: TerraeBook, s: TerraeState, seat: int) -> None:
    """The turn is over at once: no second move, no rearranging."""
    s.pirate[seat] = 0
    emit(s, "cleared", seat)
    while s.stack.pop() != ("turn-end", seat):
        pass
    finish_turn(s, seat)
