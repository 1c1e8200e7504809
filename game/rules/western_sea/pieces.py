"""Moving pieces: tents, houses, dice, tokens and points. Every other rule moves them through these."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.hexes import neighbours
from game.engine.rulebook import emit
from game.rules.western_sea.base import base
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.state import SeaState


def number(b: SeaBook, s: SeaState, seat: int, name: str) -> int:
    """A number of the rules, as this seat's tiles and technologies have changed it; never below 0."""
    value = b.number[name]
    for bit, by in b.raises.get(name, ()):
        if s.holds[seat] & bit:
            value += by
    return value if value > 0 else 0


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def present(b: SeaBook, s: SeaState, seat: int) -> int:
    """A bit for each tile where the seat has a tent or a house."""
    return s.holds[seat] & b.tile_bits


def beside(s: SeaState, tiles: int) -> int:
    """A bit for each tile that touches one of these."""
    around = 0
    for tile in bits(tiles):
        around |= s.near[tile]
    return around


def overland(b: SeaBook, s: SeaState, tiles: int) -> int:
    """A bit for each tile that touches one of these and can be reached from there without a ship."""
    return beside(s, tiles) & b.ashore


def turn_order(s: SeaState) -> list[int]:
    return [(s.first + n) % s.seats for n in range(s.seats)]


# Tents and houses


def add_tents(s: SeaState, seat: int, tile: int, n: int) -> None:
    s.tents[tile * s.seats + seat] += n
    s.holds[seat] |= 1 << tile


def take_tents(s: SeaState, seat: int, tile: int, n: int) -> None:
    at = tile * s.seats + seat
    s.tents[at] -= n
    if not s.tents[at] and s.house[tile] != seat:
        s.holds[seat] &= ~(1 << tile)
        emit(s, "left", seat, tile)


def place_tent(s: SeaState, seat: int, tile: int) -> None:
    """From the personal supply onto the map."""
    s.supply[seat] -= 1
    add_tents(s, seat, tile, 1)
    emit(s, "tent", seat, tile)


def take_from_camp(s: SeaState, seat: int, n: int) -> int:
    """From the general stock into the personal supply, as far as it lasts."""
    n = min(n, s.camp[seat])
    if n > 0:
        s.camp[seat] -= n
        s.supply[seat] += n
        emit(s, "tents", seat, n)
    return n


def return_to_camp(s: SeaState, seat: int, tile: int, n: int) -> None:
    """From the map back into the general stock."""
    s.camp[seat] += n
    take_tents(s, seat, tile, n)


# Tiles


def lay_tile(b: SeaBook, s: SeaState, tile: int, cell: int) -> None:
    s.cell[tile] = cell
    s.at[cell] = tile
    s.frontier.pop(cell, None)
    bit = 1 << tile
    around = 0
    for beside in neighbours(cell):
        other = s.at.get(beside)
        if other is None:
            s.frontier[beside] = s.frontier.get(beside, 0) | bit
        else:
            s.near[other] |= bit
            around |= 1 << other
    s.near[tile] = around
    emit(s, "tile", tile, cell)


# Dice


def spend_die(s: SeaState, seat: int, face: int) -> None:
    s.active[seat].remove(face)
    s.spent[seat][face // FACES] += 1
    emit(s, "spent", seat, face)


def activate(b: SeaBook, s: SeaState, seat: int, face: int) -> None:
    s.active[seat].append(b.same_face[face])
    s.active[seat].sort()


def can_refill(b: SeaBook, s: SeaState, seat: int) -> bool:
    """Whether any Spent die may go back into the bag."""
    return any(n and colour not in b.bagless for colour, n in enumerate(s.spent[seat]))


def refill(b: SeaBook, s: SeaState, seat: int) -> bool:
    """The Spent dice go back into the bag, but for those that never do; False if there are none."""
    if not can_refill(b, s, seat):
        return False
    for colour, n in enumerate(s.spent[seat]):
        if colour not in b.bagless:
            s.bag[seat][colour] += n
            s.spent[seat][colour] = 0
    emit(s, "refill", seat)
    return True


def gain_die(s: SeaState, seat: int, colour: int) -> None:
    """From the general stock to Spent."""
    s.stock[colour] -= 1
    s.spent[seat][colour] += 1
    emit(s, "die", seat, colour)


def lose_die(b: SeaBook, s: SeaState, seat: int, colour: int) -> None:
    """A die given up goes back to the stock; a white one to the box."""
    if b.rules["returns"](b, colour):
        s.stock[colour] += 1
    emit(s, "lost-die", seat, colour)


@base.rule("returns")
def returns(b: SeaBook, colour: int) -> bool:
    """Whether dice of this colour that somebody gives up can be recruited again."""
    return b.dice[colour].limited


def dice_of(s: SeaState, seat: int, colour: int) -> int:
    active = sum(face // FACES == colour for face in s.active[seat])
    return s.bag[seat][colour] + s.spent[seat][colour] + active


def dice_owned(s: SeaState, seat: int) -> int:
    return sum(s.bag[seat]) + sum(s.spent[seat]) + len(s.active[seat])


# Tokens and points


def gain_tokens(s: SeaState, seat: int, kind: int, n: int) -> None:
    if n:
        s.tokens[seat][kind] += n
        emit(s, "tokens", seat, kind, n)


def gain_vp(s: SeaState, seat: int, n: int) -> None:
    """From the supply; what it can't pay comes from the reserve, and the end is near."""
    if n:
        s.vp[seat] += n
        s.points = max(0, s.points - n)
        emit(s, "vp", seat, n)


def gain_reserve_vp(s: SeaState, seat: int, n: int) -> None:
    if n:
        s.vp[seat] += n
        emit(s, "vp", seat, n)
