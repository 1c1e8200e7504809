"""Raid, as the Diceoneer does it."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.layer import (
    bot,
    human,
    layer,
    ready_tent,
    stay_idle,
    tents,
)
from game.rules.western_sea.modules.diceoneer.measures import Moment, raid_strength
from game.rules.western_sea.modules.diceoneer.script import best, tell_why
from game.rules.western_sea.pieces import bits, place_tent, present, take_tents
from game.rules.western_sea.state import SeaState


def raid_tiles(b: SeaBook, s: SeaState) -> list[int]:
    """Where it is present and the human has tents."""
    if not tents(s):
        return []
    other = human(s)
    return [t for t in bits(present(b, s, bot(s).seat)) if s.tents[t * s.seats + other]]


@layer.step("solo.raid")
def raid(b: SeaBook, s: SeaState, strength: int) -> Decision | None:
    tiles = best(b, s, "raid", b.rules["solo-raid-tiles"](b, s), Moment(-1, strength))
    if not tiles:
        stay_idle(b, s, "raid", strength)
        return None
    return Decision(human(s), "solo.raid", [Option("raid", "hex", s.cell[tile]) for tile in tiles])


layer.rule("solo-raid-tiles")(raid_tiles)


@layer.answer("solo.raid")
def tile_chosen(b: SeaBook, s: SeaState, option: Option, strength: int) -> None:
    """The human's defence lowers its strength; what is left swaps tents, and the rest is unused."""
    seat, other, tile = bot(s).seat, human(s), s.at[int(option.at)]
    tell_why(b, s, "raid", tile, Moment(-1, strength))
    bot(s).target = tile
    lost = min(strength, b.rules["defence"](b, s, other, tile))
    if lost:
        emit(s, "solo-defended", seat, other, tile, lost)
    n = max(0, raid_strength(b, s, strength, tile))
    if n:
        s.supply[other] += n
        take_tents(s, other, tile, n)
        emit(s, "raid", seat, other, tile, n)
        for _ in range(n):
            ready_tent(b, s)
            place_tent(s, seat, tile)
        push(s, ("raided", seat, tile, other, n), ("solo.unused", strength - lost - n))
    else:
        emit(s, "solo-repelled", seat, tile)
