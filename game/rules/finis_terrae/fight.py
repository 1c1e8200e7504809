"""Fights: who may fight whom, the dice, boarding and sinking."""

from __future__ import annotations

from functools import cache

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.holds import commander, hold_options, load, make_room, throw_out
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState

DICE = 2
"""Red dice of each side."""


@cache
def ship_option(vessel: int) -> Option:
    return Option("fight", "ship", vessel)


def fight_options(b: TerraeBook, s: TerraeState, vessel: int) -> list[Option]:
    """The ships on the same square that this one may fight: explorers fight pirates only."""
    cell = s.ship[vessel]
    if s.ship.count(cell) == 1 or not b.rules["may-fight"](b, s, cell):
        return []
    others = [v for v, c in enumerate(s.ship) if c == cell and v != vessel]
    return [ship_option(v) for v in others if b.rules["opponent"](b, s, vessel, v)]


@base.rule("may-fight")
def may_fight(b: TerraeBook, s: TerraeState, cell: int) -> bool:
    """No fighting off a sea fort."""
    return not b.is_fort[s.at[cell] >> 2]


@base.rule("opponent")
def opponent(b: TerraeBook, s: TerraeState, vessel: int, other: int) -> bool:
    return bool(s.pirate[vessel] or s.pirate[other])


def must_fight(b: TerraeBook, s: TerraeState, vessel: int, moved: int) -> bool:
    """A move that ended here has begun the fight; a ship that could not move may let it be."""
    return bool(moved and b.number["must-fight"])


@base.step("fight")
def fight(b: TerraeBook, s: TerraeState, vessel: int, other: int) -> Chance:
    return Chance("fight", b.red, None, 2 * DICE)


@base.outcome("fight")
def fought(b: TerraeBook, s: TerraeState, outcome: tuple[int, ...], vessel: int, other: int) -> None:
    """The attacker's dice, then the defender's; pirates add one; a tie is rolled again."""
    mine = sum(outcome[:DICE]) + strength(b, s, vessel)
    theirs = sum(outcome[DICE:]) + strength(b, s, other)
    emit(s, "fight", vessel, other, mine, theirs)
    if mine == theirs:
        push(s, ("fight", vessel, other))
        return
    winner, loser = (vessel, other) if mine > theirs else (other, vessel)
    push(s, ("spoils", winner, loser))


def strength(b: TerraeBook, s: TerraeState, vessel: int) -> int:
    return b.number["pirate-bonus"] * s.pirate[vessel]


@base.step("spoils")
def spoils(b: TerraeBook, s: TerraeState, winner: int, loser: int) -> Decision | None:
    """One hold of the loser's is taken or goes overboard; a ship with nothing in its holds is sunk."""
    full = [h for h, (_, n) in enumerate(s.holds[loser]) if n]
    if not full:
        _sink(b, s, winner, loser)
        return None
    options = hold_options(s, "take", loser, full) + hold_options(s, "dump", loser, full)
    return Decision(commander(s, winner), "spoils", options)


@base.answer("spoils")
def boarded(b: TerraeBook, s: TerraeState, option: Option, winner: int, loser: int) -> None:
    hold = int(option.at) % HOLDS
    if option.verb == "dump":
        kind, n = throw_out(s, loser, hold)
        emit(s, "dumped", winner, loser, kind, n)
        return
    push(s, ("seize", winner, loser, hold))
    make_room(s, winner)


@base.step("seize")
def seize(b: TerraeBook, s: TerraeState, winner: int, loser: int, hold: int) -> None:
    kind, n = s.holds[loser][hold]
    s.holds[loser][hold] = EMPTY
    emit(s, "boarded", winner, loser, kind, n)
    load(s, winner, kind, n)


def _sink(b: TerraeBook, s: TerraeState, winner: int, loser: int) -> None:
    emit(s, "sunk", winner, loser)
    if s.pirate[loser] and winner != b.galleon:
        s.plus[winner] += 1
    push(s, ("wreck", loser, s.ship[loser]))
