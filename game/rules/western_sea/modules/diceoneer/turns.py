"""A turn of the Diceoneer: a six-sided die chooses the side, its pieces are the action's strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import Frame, push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.free import governable
from game.rules.western_sea.modules.diceoneer.layer import (
    bot,
    clear_side,
    human,
    layer,
    leave_unused,
    pieces,
)
from game.rules.western_sea.modules.diceoneer.measures import SIDES, Moment, changes_control
from game.rules.western_sea.modules.diceoneer.raid import raid_tiles
from game.rules.western_sea.modules.diceoneer.script import best, script, tell_why
from game.rules.western_sea.pieces import gain_vp
from game.rules.western_sea.state import SeaState


@layer.detour("turn")
def turn(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    if seat != bot(s).seat:
        return inner(b, s, seat)
    s.turn, s.mains = seat, 0
    emit(s, "turn", seat, s.lap)
    push(s, ("solo.govern",), ("solo.number",), ("solo.govern",), ("solo.end",))
    return None


@layer.step("solo.number")
def throw(b: SeaBook, s: SeaState) -> Chance:
    return Chance("number", range(1, FACES + 1))


@layer.outcome("solo.number")
def thrown(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    bot(s).shown = outcome[0]
    push(s, *b.rules["solo-first"](b, s, outcome[0]), ("solo.resolve", outcome[0]))


@layer.rule("solo-first")
def first(b: SeaBook, s: SeaState, shown: int) -> list[Frame]:
    """Where a module puts what comes before the action of the hexagon."""
    return []


@layer.step("solo.resolve")
def resolve(b: SeaBook, s: SeaState, shown: int) -> None:
    """The side of that number; an empty one passes clockwise to the next with pieces."""
    table, seat = script(b), bot(s).seat
    wanted = table.side_of_number[shown]
    side = next((n % SIDES for n in range(wanted, wanted + SIDES) if pieces(s, n % SIDES)), -1)
    if side < 0:
        emit(s, "solo-bare", seat, shown)
        gain_vp(s, seat, table.hexagon.bare_vp)
        return
    found, side = side, b.rules["solo-side"](b, s, side)
    strength = b.rules["solo-strength"](b, s, side)
    action = table.sides[side]
    why = (table.sides[wanted], table.sides[found], action)
    emit(s, "solo-acts", seat, shown, why, strength, strength_sum(b, s, side))
    bot(s).target = -1
    also = b.rules["solo-also"](b, s, side)
    push(s, (f"solo.{b.actions[action]}", strength), *also, ("solo.clear", side))


@layer.rule("solo-side")
def other_side(b: SeaBook, s: SeaState, side: int) -> int:
    """A harder Diceoneer raids instead of exploring whenever that changes who controls a tile."""
    side_of, action = script(b).side_of, b.action
    to = side_of[action["raid"]]
    if not script(b).options.raid_first or side != side_of[action["explore"]] or not pieces(s, to):
        return side
    moment = Moment(to, b.rules["solo-strength"](b, s, to))
    return to if any(changes_control(b, s, moment, tile) for tile in raid_tiles(b, s)) else side


@layer.rule("solo-strength")
def strength(b: SeaBook, s: SeaState, side: int) -> int:
    """Every die and token beside the side is one point, whatever it shows, and so is the marker."""
    return sum(n for _, n in strength_sum(b, s, side))


def strength_sum(b: SeaBook, s: SeaState, side: int) -> tuple[tuple[str, int], ...]:
    """What the strength is made of: kinds of pieces, and how many points they are."""
    p = bot(s)
    dice = sum(piece >= 0 for piece in p.laid[side])
    parts = [("dice", dice), ("tokens", len(p.laid[side]) - dice), ("marker", int(p.marker == side))]
    return tuple(part for part in [*parts, *b.rules["solo-extras"](b, s, side)] if part[1])


@layer.rule("solo-extras")
def extras(b: SeaBook, s: SeaState, side: int) -> list[tuple[str, int]]:
    """Where a module adds points that no piece of their own stands for."""
    return []


@layer.rule("solo-also")
def also(b: SeaBook, s: SeaState, side: int) -> list[Frame]:
    """Where a module puts what follows the action, before its side is cleared."""
    return []


@layer.step("solo.clear")
def resolved(b: SeaBook, s: SeaState, side: int) -> None:
    clear_side(s, side)


@layer.step("solo.unused")
def unused(b: SeaBook, s: SeaState, points: int) -> None:
    leave_unused(b, s, points)


@layer.step("solo.end")
def end(b: SeaBook, s: SeaState) -> None:
    emit(s, "end-turn", bot(s).seat)


# It governs whenever it can


@layer.step("solo.govern")
def govern(b: SeaBook, s: SeaState) -> Decision | None:
    tiles = best(b, s, "govern", governable(b, s, bot(s).seat), Moment(-1, 0))
    options = [Option("govern", "hex", s.cell[tile]) for tile in tiles]
    return Decision(human(s), "solo.govern", options) if options else None


@layer.answer("solo.govern")
def governed(b: SeaBook, s: SeaState, option: Option) -> None:
    tile = s.at[int(option.at)]
    if len(governable(b, s, bot(s).seat)) > 1:
        tell_why(b, s, "govern", tile, Moment(-1, 0))
    push(s, ("govern", bot(s).seat, tile), ("solo.govern",))
