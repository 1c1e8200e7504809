"""Raid: push an opponent's tents off a tile and put one's own in their place."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import bits, number, overland, place_tent, present, take_tents
from game.rules.western_sea.spend import most_icons, spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.raid")
def bars_raid(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    if not s.supply[seat]:
        return "no-tents"
    return "" if raid_targets(b, s, seat, icons) else "no-victim"


def raid_targets(b: SeaBook, s: SeaState, seat: int, icons: int) -> list[tuple[int, int]]:
    """Tiles where the seat may raid, and opponents with tents there whose defence it can break."""
    n = s.seats
    strength = icons + number(b, s, seat, "raid-more")
    found = []
    for tile in bits(b.rules["raid-reach"](b, s, seat)):
        here = s.tents[tile * n : tile * n + n]
        if sum(here) > here[seat]:
            for other in range(n):
                if other != seat and here[other] and strength > b.rules["defence"](b, s, other, tile):
                    found.append((tile, other))
    return found


def bars_raid_on(b: SeaBook, s: SeaState, seat: int, tile: int, icons: int) -> str:
    """Why this tile is not among the targets."""
    if not b.rules["raid-reach"](b, s, seat) >> tile & 1:
        return "not-present"
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    if sum(here) == here[seat]:
        return "nobody"
    return "" if any(t == tile for t, _ in raid_targets(b, s, seat, icons)) else "defended"


@base.rule("raid-reach")
def raid_reach(b: SeaBook, s: SeaState, seat: int) -> int:
    """A bit for each tile where the seat is present, or as far from one as it can shoot."""
    reach = present(b, s, seat)
    for _ in range(number(b, s, seat, "raid-range")):
        reach |= overland(b, s, reach)
    return reach


@base.rule("defence")
def defence(b: SeaBook, s: SeaState, seat: int, tile: int) -> int:
    """How many icons a raid on this seat loses on this tile."""
    return number(b, s, seat, "defence") + b.guards.get(tile, 0)


@base.step("act.raid")
def ask_tile(b: SeaBook, s: SeaState, seat: int, icons: int) -> Decision:
    targets = raid_targets(b, s, seat, icons + most_icons(b, s, seat)[b.action["raid"]])
    tiles = dict.fromkeys(tile for tile, _ in targets)
    return Decision(seat, "act.raid", [Option("raid", "hex", s.cell[t]) for t in tiles], draft="raid")


@base.answer("act.raid")
def tile_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, icons: int) -> None:
    push(s, ("raid.victim", seat, icons, s.at[int(option.at)]))


@base.step("raid.victim")
def ask_victim(b: SeaBook, s: SeaState, seat: int, icons: int, tile: int) -> Decision:
    targets = raid_targets(b, s, seat, icons + most_icons(b, s, seat)[b.action["raid"]])
    options = [Option("raid", "seat", other) for t, other in targets if t == tile]
    return Decision(seat, "raid.victim", options, draft="raid")


@base.answer("raid.victim")
def victim_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, icons: int, tile: int) -> None:
    victim = int(option.at)
    lost = b.rules["defence"](b, s, victim, tile) - number(b, s, seat, "raid-more")
    most = min(s.tents[tile * s.seats + victim], s.supply[seat])
    need, cap = max(1, lost + 1), max(1, lost + most)
    spend(s, seat, b.action["raid"], need, cap, ("raid", seat, tile, victim), icons)


@base.step("raid")
def raid(b: SeaBook, s: SeaState, seat: int, tile: int, victim: int, icons: int) -> Decision | None:
    most = raid_most(b, s, seat, tile, victim, icons)
    options = [Option("swap", "amount", n) for n in range(1, most + 1)]
    return Decision(seat, "raid", options, draft="raid", default=most - 1) if options else None


def raid_most(b: SeaBook, s: SeaState, seat: int, tile: int, victim: int, icons: int) -> int:
    lost: int = b.rules["defence"](b, s, victim, tile)
    strength = icons + number(b, s, seat, "raid-more") - lost
    return min(strength, s.tents[tile * s.seats + victim], s.supply[seat])


@base.answer("raid")
def swapped(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int, victim: int, icons: int) -> None:
    """Their tents go back to their personal supply, each replaced by one of the raider's."""
    n = int(option.at)
    s.supply[victim] += n
    take_tents(s, victim, tile, n)
    emit(s, "raid", seat, victim, tile, n)
    for _ in range(n):
        place_tent(s, seat, tile)
    push(s, ("raided", seat, tile, victim, n))


@base.step("raided")
def raided(b: SeaBook, s: SeaState, seat: int, tile: int, victim: int, n: int) -> None:
    emit(s, "raided", seat, tile, victim, n)
    emit(s, "was-raided", victim, tile, seat, n)
