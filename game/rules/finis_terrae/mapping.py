"""The mapping phase: draw, see all, place in any order; special tiles; what fits nowhere is exchanged."""

from __future__ import annotations

from functools import cache

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.piles import draw, look, shuffle_in
from game.engine.rulebook import emit
from game.engine.state import push
from game.engine.why import Why
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.chart import around, has_site, lay, rivals_points, sites
from game.rules.finis_terrae.state import TerraeState

DRAFT = "map"


@cache
def square_option(verb: str, cell: int) -> Option:
    return Option(verb, "square", cell)


@cache
def turn_option(turn: int) -> Option:
    return Option("turn", "rotation", turn)


@base.step("map")
def start_mapping(b: TerraeBook, s: TerraeState, seat: int) -> None:
    if s.pile.slots:
        s.turn = seat
        push(s, ("map.draw", seat, b.number["map-tiles"]), ("map.tile", seat))


@base.step("map.draw")
def draw_tile(b: TerraeBook, s: TerraeState, seat: int, left: int) -> Chance | None:
    return look(s.pile, "tile") if left and s.pile.slots else None


@base.outcome("map.draw")
def tile_drawn(b: TerraeBook, s: TerraeState, outcome: tuple[int], seat: int, left: int) -> None:
    draw(s.pile, outcome[0])
    s.drawn.append(outcome[0])
    s.drawn.sort()
    emit(s, "drawn", seat, outcome[0])
    push(s, ("map.draw", seat, left - 1))


@base.step("map.tile")
def choose_tile(b: TerraeBook, s: TerraeState, seat: int) -> Decision | None:
    if not s.drawn:
        _finish(s)
        return None
    kinds = b.rules["placeable"](b, s, seat)
    if not kinds:
        push(s, ("map.swap", seat))
        return None
    options = [Option("pick", "tile", b.tiles[kind].id, s.drawn.count(kind)) for kind in kinds]
    return Decision(seat, "map.tile", options)


@base.rule("placeable")
def placeable(b: TerraeBook, s: TerraeState, seat: int) -> list[int]:
    """The different tiles in hand that can go somewhere."""
    near = around(rivals_points(s, seat), b.number["map-distance"])
    return [kind for kind in dict.fromkeys(s.drawn) if has_site(b, s, near, kind)]


@base.answer("map.tile")
def tile_chosen(b: TerraeBook, s: TerraeState, option: Option, seat: int) -> None:
    push(s, ("map.square", seat, b.kind[str(option.at)]), ("map.tile", seat))


@base.step("map.square")
def choose_square(b: TerraeBook, s: TerraeState, seat: int, kind: int) -> Decision:
    options = [square_option("place", cell) for cell in b.rules["sites"](b, s, seat, kind)]
    return Decision(seat, "map.square", options, DRAFT)


base.rule("sites")(sites)


def bars_site(b: TerraeBook, s: TerraeState, seat: int, kind: int, cell: int) -> Why | None:
    """Why a tile of this kind can't be laid on a square."""
    distance = b.number["map-distance"]
    if cell in s.at:
        return Why("taken")
    if cell not in s.frontier:
        return Why("no-neighbour")
    if cell not in around(rivals_points(s, seat), distance):
        return Why("far", {"n": distance})
    return None if b.fits[kind][s.frontier[cell]] else Why("sides")


@base.answer("map.square")
def square_chosen(b: TerraeBook, s: TerraeState, option: Option, seat: int, kind: int) -> None:
    push(s, ("map.turn", seat, kind, int(option.at)))


@base.step("map.turn")
def choose_turn(b: TerraeBook, s: TerraeState, seat: int, kind: int, cell: int) -> Decision:
    options = [turn_option(turn) for turn in b.fits[kind][s.frontier[cell]]]
    return Decision(seat, "map.turn", options, DRAFT)


@base.answer("map.turn")
def turn_chosen(b: TerraeBook, s: TerraeState, option: Option, seat: int, kind: int, cell: int) -> None:
    s.drawn.remove(kind)
    place(b, s, seat, kind, cell, int(option.at))


def place(b: TerraeBook, s: TerraeState, seat: int, kind: int, cell: int, turn: int) -> None:
    lay(b, s, cell, kind, turn)
    emit(s, "placed", seat, kind, cell, turn)
    b.rules["special"](b, s, seat, kind, cell)


@base.rule("special")
def special(b: TerraeBook, s: TerraeState, seat: int, kind: int, cell: int) -> None:
    """What a special tile brings: goods from the reserve, or the red flag and perhaps the Galleon."""
    good = b.gift[kind]
    if good >= 0:
        s.reserve[good] -= 1
        s.lying[cell] = tuple(int(k == good) for k in range(len(b.goods)))
    if b.is_den[kind]:
        s.flag = seat
        emit(s, "flag", seat)
        if s.ship[b.galleon] < 0:
            s.ship[b.galleon] = cell
            emit(s, "galleon", cell)


# Tiles that fit nowhere


@base.step("map.swap")
def swap(b: TerraeBook, s: TerraeState, seat: int) -> Chance | None:
    """None of the tiles left fits: exchange one with the pile, of which each tile is tried once."""
    if s.pile.slots:
        return look(s.pile, "tile")
    s.aside += s.drawn
    s.drawn.clear()
    _finish(s)
    return None


@base.outcome("map.swap")
def swapped(b: TerraeBook, s: TerraeState, outcome: tuple[int], seat: int) -> None:
    gone = s.drawn.pop(0)
    s.aside.append(gone)
    draw(s.pile, outcome[0])
    s.drawn.append(outcome[0])
    s.drawn.sort()
    emit(s, "swapped", seat, gone, outcome[0])
    push(s, ("map.tile", seat))


def _finish(s: TerraeState) -> None:
    """Tiles that stayed out go back into the pile, for later days."""
    if s.aside:
        shuffle_in(s.pile, s.aside)
        s.aside.clear()
