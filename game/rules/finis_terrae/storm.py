"""Storms: the wind pushes every ship that nothing protects; and wrecks with all their steps."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.squares import ORIGIN, distance, neighbours, opposite
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import land_towards, ports_at
from game.rules.finis_terrae.holds import commander, hold_options, throw_out, turn_order
from game.rules.finis_terrae.mapping import square_option
from game.rules.finis_terrae.setup import fill_galleon
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState
from game.rules.finis_terrae.stow import start_dividing

STAYS, WRECKS, MOVES = "stays", "wrecks", "moves"


@base.step("storm")
def storm(b: TerraeBook, s: TerraeState) -> Chance:
    """The first player rolls the wind die."""
    return Chance("wind", b.wind)


@base.outcome("storm")
def wind_rolled(b: TerraeBook, s: TerraeState, outcome: tuple[int]) -> None:
    emit(s, "wind", outcome[0])
    push(s, *[("blow", vessel, outcome[0]) for vessel in [*turn_order(s), b.galleon]])


@base.step("blow")
def blow(b: TerraeBook, s: TerraeState, vessel: int, wind: int) -> None:
    cell = s.ship[vessel]
    if cell < 0:
        return
    fate = b.rules["fate"](b, s, vessel, wind)
    beyond = neighbours(cell)[wind]
    if fate == WRECKS:
        ahead = beyond in s.at and beyond != ORIGIN and b.number["cargo-ahead"]
        push(s, ("wreck", vessel, beyond if ahead else cell))
    elif fate == MOVES:
        s.ship[vessel] = beyond
        emit(s, "blown", vessel, cell, beyond)
    else:
        emit(s, "held", vessel, cell)


@base.rule("fate")
def fate(b: TerraeBook, s: TerraeState, vessel: int, wind: int) -> str:
    """What the wind does to a ship: it stays, wrecks or moves one square."""
    cell = s.ship[vessel]
    if b.rules["sheltered"](b, s, vessel):
        return STAYS
    island = land_towards(b, s, cell, wind)
    if island >= 0:
        return STAYS if s.lights[island] else WRECKS
    beyond = neighbours(cell)[wind]
    if beyond not in s.at:
        return WRECKS
    if wind == b.reef[s.at[cell]] or opposite(wind) == b.reef[s.at[beyond]]:
        return WRECKS
    return MOVES


@base.rule("sheltered")
def sheltered(b: TerraeBook, s: TerraeState, vessel: int) -> bool:
    """Explorers in anybody's port, pirates at a den."""
    cell = s.ship[vessel]
    return cell in s.dens if s.pirate[vessel] else bool(ports_at(s, cell))


# Wrecks


@base.step("wreck")
def wreck(b: TerraeBook, s: TerraeState, vessel: int, where: int) -> Decision | None:
    """One hold's content stays behind, not an empty one's unless all are; the rest is lost."""
    full = [h for h, (_, n) in enumerate(s.holds[vessel]) if n]
    if not full:
        _go_down(b, s, vessel)
        return None
    return Decision(commander(s, vessel), "wreck", hold_options(s, "abandon", vessel, full))


@base.answer("wreck")
def abandoned(b: TerraeBook, s: TerraeState, option: Option, vessel: int, where: int) -> None:
    hold = int(option.at) % HOLDS
    kind, n = s.holds[vessel][hold]
    s.holds[vessel][hold] = EMPTY
    there = list(s.lying.get(where, b.none))
    there[kind] += n
    s.lying[where] = tuple(there)
    emit(s, "abandoned", vessel, kind, n, where)
    _go_down(b, s, vessel)


def _go_down(b: TerraeBook, s: TerraeState, vessel: int) -> None:
    for hold in range(HOLDS):
        throw_out(s, vessel, hold)
    emit(s, "wrecked", vessel, s.ship[vessel])
    if vessel == b.galleon:
        push(s, ("galleon.back",))
        return
    s.ship[vessel] = s.home[vessel]
    s.minus[vessel] += 1
    push(s, ("refit", vessel))


@base.step("refit")
def refit(b: TerraeBook, s: TerraeState, seat: int) -> None:
    """Doubloons from the bank, divided among the holds with as many from the store as wanted."""
    coins = b.number["wreck-coins"]
    s.reserve[COIN] -= coins
    s.afloat[COIN] += coins
    start_dividing(s, seat, coins)


@base.step("galleon.back")
def galleon_back(b: TerraeBook, s: TerraeState) -> Decision:
    """To the den nearest the spot, with doubloons as at the start; its holder breaks ties."""
    spot = s.ship[b.galleon]
    near = min(distance(spot, den) for den in s.dens)
    dens = sorted(den for den in s.dens if distance(spot, den) == near)
    return Decision(s.flag, "galleon.back", [square_option("den", den) for den in dens])


@base.answer("galleon.back")
def galleon_returned(b: TerraeBook, s: TerraeState, option: Option) -> None:
    s.ship[b.galleon] = int(option.at)
    fill_galleon(b, s)
    emit(s, "galleon", int(option.at))
