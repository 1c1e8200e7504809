"""What the script may speak of: for each thing that the Diceoneer chooses, the measures it is chosen by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.counts import controls
from game.rules.western_sea.modules.diceoneer.layer import bot, human, pieces, tents
from game.rules.western_sea.pieces import bits, dice_of, number, present
from game.rules.western_sea.state import SeaState

SIDES = 6


class Moment(NamedTuple):
    """What the choice is made with."""

    side: int
    strength: int


Measure = Callable[[SeaBook, SeaState, Moment, Any], int]
MEASURES: dict[str, dict[str, Measure]] = {}
"""By subject and name."""


def measure(*subjects: str, name: str) -> Callable[[Measure], Measure]:
    def keep(f: Measure) -> Measure:
        for subject in subjects:
            MEASURES.setdefault(subject, {})[name] = f
        return f

    return keep


# Tiles: those drawn, those to settle, to raid and to govern


@measure("draw", "settle", "raid", "govern", name="first-points")
def first_points(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return b.tiles[tile].points[0] if b.tiles[tile].points else 0


@measure("draw", "settle", "raid", "govern", name="second-points")
def second_points(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return b.tiles[tile].points[1] if b.tiles[tile].points else 0


@measure("settle", "raid", "govern", name="own-tents")
def own_tents(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return s.tents[tile * s.seats + bot(s).seat]


@measure("settle", "raid", "govern", name="human-tents")
def human_tents(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return s.tents[tile * s.seats + human(s)]


@measure("settle", "raid", name="lead")
def lead(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    """Tents that it has more than the human, on a tile that a house could still be built on; else 0."""
    if s.house[tile] >= 0 or not s.houses[bot(s).seat]:
        return 0
    return max(0, own_tents(b, s, m, tile) - human_tents(b, s, m, tile))


@measure("settle", "raid", name="house")
def has_house(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return int(s.house[tile] >= 0)


@measure("draw", name="harbour")
def is_harbour(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    return int(b.tiles[tile].sea == "small-harbour")


@measure("settle", name="regains-ship")
def regains_ship(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    """Whether it is the harbour, and it has lost its ship there."""
    return int(bot(s).ship_lost and b.tiles[tile].sea == "harbour")


@measure("settle", name="takes-control")
def takes_control(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    """Whether one more tent wins or ties control that it does not have alone yet."""
    mine, theirs = own_tents(b, s, m, tile), human_tents(b, s, m, tile)
    return int(s.house[tile] < 0 and mine <= theirs <= mine + 1)


@measure("raid", name="changes-control")
def changes_control(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    """Whether the swap takes control from the human, or gives it to the Diceoneer."""
    n = raid_strength(b, s, m.strength, tile)
    if s.house[tile] >= 0 or n <= 0:
        return 0
    mine, theirs = own_tents(b, s, m, tile), human_tents(b, s, m, tile)
    before = mine >= theirs and mine > 0, theirs >= mine
    after = mine + n >= theirs - n, theirs - n >= mine + n and theirs > n
    return int(before != after)


@measure("raid", name="repelled")
def repelled(b: SeaBook, s: SeaState, m: Moment, tile: int) -> int:
    """Whether the human's defence leaves nothing of its strength."""
    return int(raid_strength(b, s, m.strength, tile) <= 0)


def raid_strength(b: SeaBook, s: SeaState, points: int, tile: int) -> int:
    """How many tents a raid with so much strength would swap here."""
    other = human(s)
    left: int = points - b.rules["defence"](b, s, other, tile)
    return min(left, s.tents[tile * s.seats + other], tents(s))


# Where a tile is laid


@measure("site", name="own-tiles")
def own_tiles(b: SeaBook, s: SeaState, m: Moment, cell: int) -> int:
    return (s.frontier[cell] & present(b, s, bot(s).seat)).bit_count()


@measure("site", name="human-tiles")
def human_tiles(b: SeaBook, s: SeaState, m: Moment, cell: int) -> int:
    return (s.frontier[cell] & present(b, s, human(s))).bit_count()


@measure("site", name="tiles")
def all_tiles(b: SeaBook, s: SeaState, m: Moment, cell: int) -> int:
    return s.frontier[cell].bit_count()


@measure("site", name="controlled-tiles")
def controlled_tiles(b: SeaBook, s: SeaState, m: Moment, cell: int) -> int:
    return sum(controls(s, bot(s).seat, tile) for tile in bits(s.frontier[cell]))


# Dice, technologies, tokens


@measure("die", "stolen", name="owned")
def owned(b: SeaBook, s: SeaState, m: Moment, colour: int) -> int:
    return dice_of(s, bot(s).seat, colour)


@measure("die", name="stock")
def in_stock(b: SeaBook, s: SeaState, m: Moment, colour: int) -> int:
    return s.stock[colour]


@measure("stolen", name="human-access")
def human_access(b: SeaBook, s: SeaState, m: Moment, colour: int) -> int:
    """Whether the human could recruit such a die, were there one."""
    holds = s.holds[human(s)]
    terrains = [b.terrain_bits[t] for t, c in b.colour_of_terrain.items() if c == colour]
    return int(any(holds & t for t in terrains) or any(holds & bit for bit, c in b.access if c == colour))


@measure("technology", name="icons")
def icons(b: SeaBook, s: SeaState, m: Moment, thing: int) -> int:
    return b.costs[thing][0]


@measure("technology", name="human-has")
def human_has(b: SeaBook, s: SeaState, m: Moment, thing: int) -> int:
    return s.holds[human(s)] >> thing & 1


@measure("token", name="here")
def here(b: SeaBook, s: SeaState, m: Moment, token: tuple[int, int]) -> int:
    """Whether it lies beside the side that is being resolved."""
    return int(token[0] == m.side)


@measure("token", name="pieces")
def pieces_beside(b: SeaBook, s: SeaState, m: Moment, token: tuple[int, int]) -> int:
    return pieces(s, token[0])


@measure("token", name="clockwise")
def token_clockwise(b: SeaBook, s: SeaState, m: Moment, token: tuple[int, int]) -> int:
    return (token[0] - m.side) % SIDES


# Sides of the hexagon


@measure("side", name="pieces")
def side_pieces(b: SeaBook, s: SeaState, m: Moment, side: int) -> int:
    return pieces(s, side)


@measure("side", name="dice")
def side_dice(b: SeaBook, s: SeaState, m: Moment, side: int) -> int:
    return sum(piece >= 0 for piece in bot(s).laid[side])


@measure("side", name="clockwise")
def clockwise(b: SeaBook, s: SeaState, m: Moment, side: int) -> int:
    """How far clockwise from the side that was resolved last, which is itself the farthest."""
    return (side - bot(s).last) % SIDES or SIDES


def track_tiles(b: SeaBook, s: SeaState) -> int:
    """What its tiles add to a player's die track."""
    return number(b, s, bot(s).seat, "die-track") - b.number["die-track"]
