"""Explore and Settle, as the Diceoneer does them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import Frame, push
from game.rules.western_sea.actions.explore import may_join
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.layer import (
    bot,
    human,
    layer,
    ready_tent,
    stay_idle,
    tents,
)
from game.rules.western_sea.modules.diceoneer.measures import Moment
from game.rules.western_sea.modules.diceoneer.script import best, script, tell_why
from game.rules.western_sea.pieces import bits, place_tent
from game.rules.western_sea.state import SeaState

NO_MOMENT = Moment(-1, 0)


# Explore


@layer.step("solo.explore")
def explore(b: SeaBook, s: SeaState, strength: int) -> None:
    """One tile is drawn for each point, up to a limit; what lies beyond is unused."""
    seat = bot(s).seat
    if not can_explore(b, s):
        stay_idle(b, s, "explore", strength)
        return
    n = min(strength, script(b).number["explore"]["tiles"], len(s.pile.slots))
    push(s, *[("explore.draw", seat)] * n, ("solo.tile",), ("solo.unused", strength - n))


def can_explore(b: SeaBook, s: SeaState) -> bool:
    return bool(tents(s) and s.pile.slots and b.rules["explore-sites"](b, s, bot(s).seat, 1))


@layer.step("solo.tile")
def choose_tile(b: SeaBook, s: SeaState) -> Decision:
    tiles = best(b, s, "draw", s.drawn, NO_MOMENT)
    return Decision(human(s), "solo.tile", [Option("take", "card", b.tiles[t].id) for t in tiles])


@layer.answer("solo.tile")
def tile_chosen(b: SeaBook, s: SeaState, option: Option) -> None:
    if len(s.drawn) > 1:
        tell_why(b, s, "draw", b.thing[str(option.at)], NO_MOMENT)
    push(s, b.rules["solo-placing"](b, s, b.thing[str(option.at)]))


@layer.rule("solo-placing")
def placing(b: SeaBook, s: SeaState, tile: int) -> Frame:
    """How the tile that it keeps gets onto the map."""
    return ("solo.site", tile)


@layer.step("solo.site")
def choose_site(b: SeaBook, s: SeaState, tile: int) -> Decision:
    sites = sorted(b.rules["explore-sites"](b, s, bot(s).seat))
    options = [Option("place", "hex", cell) for cell in best(b, s, "site", sites, NO_MOMENT)]
    return Decision(human(s), "solo.site", options)


@layer.answer("solo.site")
def site_chosen(b: SeaBook, s: SeaState, option: Option, tile: int) -> None:
    seat = bot(s).seat
    tell_why(b, s, "site", int(option.at), NO_MOMENT)
    ready_tent(b, s)
    push(s, ("explore.leave", seat, tile), ("explore.land", seat, tile, int(option.at)))


@layer.detour("explore.join")
def join(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, tile: int, explorer: int) -> Any:
    """Beside a tile of its own it always joins."""
    if seat != bot(s).seat:
        return inner(b, s, seat, tile, explorer)
    if tents(s) and may_join(b, s, seat, tile):
        ready_tent(b, s)
        place_tent(s, seat, tile)
        emit(s, "joined", seat, tile, explorer)
    return None


@layer.detour("explore.more")
def more(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, tile: int) -> Any:
    """When the human has joined, it adds the tent that an explorer may."""
    if seat != bot(s).seat:
        return inner(b, s, seat, tile)
    if tents(s) and s.tents[tile * s.seats + human(s)]:
        ready_tent(b, s)
        place_tent(s, seat, tile)
    return None


# Settle


@layer.step("solo.settle")
def settle(b: SeaBook, s: SeaState, left: int) -> Decision | None:
    """One tent for each point, and a house as soon as it may build one."""
    seat = bot(s).seat
    if not left:
        emit(s, "settled", seat)
        return None
    reach = b.rules["solo-settle-tiles"](b, s) if tents(s) else []
    options = [Option("place", "hex", s.cell[t]) for t in best(b, s, "settle", reach, NO_MOMENT)]
    if options:
        return Decision(human(s), "solo.settle", options)
    stay_idle(b, s, "settle", left)
    emit(s, "settled", seat)
    return None


@layer.rule("solo-settle-tiles")
def settle_tiles(b: SeaBook, s: SeaState) -> list[int]:
    return list(bits(b.rules["settle-reach"](b, s, bot(s).seat)))


@layer.answer("solo.settle")
def settled(b: SeaBook, s: SeaState, option: Option, left: int) -> None:
    tile = s.at[int(option.at)]
    tell_why(b, s, "settle", tile, NO_MOMENT)
    ready_tent(b, s)
    place_tent(s, bot(s).seat, tile)
    push(s, ("solo.govern",), ("solo.settle", left - 1))
