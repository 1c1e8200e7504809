"""Selectors, counts and requirements: numbers read off the table for one player."""

from __future__ import annotations

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import AtLeast, Count, Tiles
from game.rules.western_sea.pieces import beside, bits, dice_of, dice_owned, present
from game.rules.western_sea.state import SeaState


def tiles_where(b: SeaBook, s: SeaState, seat: int, where: Tiles) -> int:
    """A bit for each tile that the selector chooses."""
    found = present(b, s, seat)
    if where.terrain is not None:
        found &= b.terrain_bits[b.terrain[where.terrain]]
    if where.kind is not None:
        found &= b.kind_bits[where.kind]
    if where.points is not None:
        found &= b.pointed_bits if where.points else ~b.pointed_bits
    if where.alone or where.shared:
        others = 0
        for other in range(s.seats):
            if other != seat:
                others |= s.holds[other]
        found &= others if where.shared else ~others
    if where.hold == "governed":
        found = sum(1 << t for t in bits(found) if s.house[t] == seat)
    elif where.hold == "controlled":
        found = sum(1 << t for t in bits(found) if controls(s, seat, t))
    return largest_group(s, found) if where.linked else found


def largest_group(s: SeaState, tiles: int) -> int:
    """The most of these tiles that hang together; of equal groups the one with the lowest tile."""
    best = 0
    while tiles:
        group, new = 0, tiles & -tiles
        while new:
            group |= new
            new = beside(s, new) & tiles & ~group
        tiles &= ~group
        if group.bit_count() > best.bit_count():
            best = group
    return best


def controls(s: SeaState, seat: int, tile: int) -> bool:
    """A house overrides; else most tents, and ties share."""
    if s.house[tile] >= 0:
        return s.house[tile] == seat
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    return here[seat] > 0 and here[seat] == max(here)


def count(b: SeaBook, s: SeaState, seat: int, what: Count) -> int:
    if what.tiles is not None:
        return tiles_where(b, s, seat, what.tiles).bit_count()
    if what.terrains is not None:
        here = present(b, s, seat)
        return sum(1 for terrain in b.terrain_bits if here & terrain)
    if what.houses is not None:
        return b.number["houses"] - s.houses[seat]
    if what.tents is not None:
        return s.supply[seat] if what.tents == "supply" else sum(s.tents[seat :: s.seats])
    if what.dice is not None:
        return _dice(b, s, seat, what.dice)
    if what.technologies is not None:
        return _technologies(b, s, seat, what.technologies)
    if what.tokens is not None:
        return _tokens(b, s, seat, what.tokens)
    found: int = b.rules[f"count.{what.word}"](b, s, seat)
    return found


def _dice(b: SeaBook, s: SeaState, seat: int, which: str) -> int:
    if which == "all":
        return dice_owned(s, seat)
    if which == "colours":
        return sum(1 for colour in range(len(b.colours)) if dice_of(s, seat, colour))
    return dice_of(s, seat, b.colour[which])


def _technologies(b: SeaBook, s: SeaState, seat: int, which: str) -> int:
    mine = s.holds[seat] & b.technology_bits
    if which == "all":
        return mine.bit_count()
    if which == "seals":
        return sum(1 for seal in b.seal_bits.values() if mine & seal)
    return (mine & b.seal_bits.get(which, 0)).bit_count()


def _tokens(b: SeaBook, s: SeaState, seat: int, which: str) -> int:
    if which == "all":
        return sum(s.tokens[seat])
    if which == "kinds":
        return sum(1 for n in s.tokens[seat] if n)
    return s.tokens[seat][b.resource[which]]


def holds_true(b: SeaBook, s: SeaState, seat: int, needs: AtLeast | None) -> bool:
    return needs is None or count(b, s, seat, needs.count) >= needs.least
