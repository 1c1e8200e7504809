"""Explore: draw tiles, place one, and settle it together with the neighbours."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.piles import draw, look, take
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import lay_tile, number, place_tent, turn_order
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.explore")
def bars_explore(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    """A tent to place, a tile to draw and a place to put it."""
    if not s.supply[seat]:
        return "no-tents"
    if not s.pile.slots:
        return "no-tiles"
    return "" if b.rules["explore-sites"](b, s, seat, 1) else "no-site"


@base.rule("explore-sites")
def explore_sites(b: SeaBook, s: SeaState, seat: int, most: int = 0) -> list[int]:
    """Empty cells beside at least two tiles, one of them with the explorer's presence."""
    touch = number(b, s, seat, "explore-touch")
    mine = s.holds[seat] & b.tile_bits
    sites = []
    for cell, around in s.frontier.items():
        if around & mine and around.bit_count() >= touch:
            sites.append(cell)
            if most:
                break
    return sites


@base.step("act.explore")
def act_explore(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    spend(s, seat, b.action["explore"], 1, most_useful(b, s, seat), ("explore", seat), icons)


def most_useful(b: SeaBook, s: SeaState, seat: int) -> int:
    """How many icons still draw a tile."""
    return max(1, len(s.pile.slots) - number(b, s, seat, "explore-more"))


@base.step("explore")
def explore(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    """Also entered by whatever lets a seat explore outside a main action."""
    if b.rules["bars.explore"](b, s, seat, icons):
        return
    n = min(icons + number(b, s, seat, "explore-more"), len(s.pile.slots))
    push(s, *[("explore.draw", seat)] * n, ("explore.pick", seat))


@base.step("explore.draw")
def draw_tile(b: SeaBook, s: SeaState, seat: int) -> Chance | None:
    chance = look(s.pile, "tile")
    if chance is None:
        s.drawn.append(take(s.pile))
        emit(s, "reveal", seat, s.drawn[-1])
    return chance


@base.outcome("explore.draw")
def tile_drawn(b: SeaBook, s: SeaState, outcome: tuple[int], seat: int) -> None:
    draw(s.pile, outcome[0])
    s.drawn.append(outcome[0])
    emit(s, "reveal", seat, outcome[0])


@base.step("explore.pick")
def pick_tile(b: SeaBook, s: SeaState, seat: int) -> Decision:
    return Decision(
        seat, "explore.pick", [Option("take", "card", b.tiles[t].id) for t in s.drawn], draft="place-tile"
    )


@base.answer("explore.pick")
def tile_picked(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    push(s, ("explore.place", seat, b.thing[str(option.at)]))


@base.step("explore.place")
def ask_site(b: SeaBook, s: SeaState, seat: int, tile: int) -> Decision:
    options = [Option("place", "hex", cell) for cell in sorted(b.rules["explore-sites"](b, s, seat))]
    return Decision(seat, "explore.place", options, draft="place-tile")


@base.answer("explore.place")
def tile_placed(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int) -> None:
    push(s, ("explore.leave", seat, tile), ("explore.land", seat, tile, int(option.at)))


@base.rule("face-down")
def face_down(b: SeaBook, s: SeaState, cell: int) -> int:
    """The number of the tile that lies face down there, counted from 1; 0 where none does."""
    return 0


@base.step("explore.leave")
def leave_others(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    """The tiles not chosen leave the game."""
    s.drawn.remove(tile)
    for other in s.drawn:
        b.rules["leave-tile"](b, s, seat, other)
    s.drawn.clear()


@base.rule("leave-tile")
def leave_tile(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    emit(s, "discarded", seat, tile)


@base.step("explore.land")
def land(b: SeaBook, s: SeaState, seat: int, tile: int, cell: int) -> None:
    lay_tile(b, s, tile, cell)
    place_tent(s, seat, tile)
    others = [o for o in turn_order(s) if o != seat]
    joins = [("explore.join", other, tile, seat) for other in others]
    push(s, *joins, ("explore.more", seat, tile), ("bonus", seat, tile), ("explored", seat, tile))


@base.step("explore.join")
def ask_join(b: SeaBook, s: SeaState, seat: int, tile: int, explorer: int) -> Decision | None:
    """Whoever is present on a neighbouring tile may add a tent, in turn order."""
    if not s.supply[seat] or not may_join(b, s, seat, tile):
        return None
    options = [Option("join", "hex", s.cell[tile]), Option("decline")]
    return Decision(seat, "explore.join", options)


def may_join(b: SeaBook, s: SeaState, seat: int, tile: int) -> bool:
    """What floats is no neighbour in exploring, neither for a site nor for those who join."""
    return s.holds[seat] & s.near[tile] & b.ashore != 0


@base.answer("explore.join")
def joined(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int, explorer: int) -> None:
    if option.verb == "join":
        place_tent(s, seat, tile)
        emit(s, "joined", seat, tile, explorer)


@base.step("explore.more")
def ask_more(b: SeaBook, s: SeaState, seat: int, tile: int) -> Decision | None:
    """If anyone joined, the explorer may add one more tent."""
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    if not s.supply[seat] or sum(here) == here[seat]:
        return None
    return Decision(seat, "explore.more", [Option("add", "hex", s.cell[tile]), Option("decline")], default=0)


@base.answer("explore.more")
def more_added(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int) -> None:
    if option.verb == "add":
        place_tent(s, seat, tile)


@base.step("bonus")
def placement_bonus(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    """The placement bonus is the explorer's."""
    if b.tiles[tile].kind == "placement":
        push(s, *[("do", seat, deed) for deed in b.now[tile]])


@base.step("explored")
def explored(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    emit(s, "explored", seat, tile)
