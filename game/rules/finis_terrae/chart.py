"""The chart: laying tiles, which squares lie open, where ships can sail, and which land is one island.

All of it is kept up tile by tile; the invariants recompute it from the tiles alone.
"""

from __future__ import annotations

from functools import lru_cache

from game.engine.squares import ORIGIN, block, distance, neighbours, opposite
from game.engine.squares import cell as square
from game.rules.finis_terrae.book import LAND, TerraeBook
from game.rules.finis_terrae.state import TerraeState

ISLE = 0
"""The Isle of Winds among the islands."""

RING = tuple(c for c in block(ORIGIN, 1) if c != ORIGIN)
EAST = (square(1, -1), square(1, 0), square(1, 1))
"""The squares of the Isle's east side."""


def lay_isle(b: TerraeBook, s: TerraeState) -> None:
    """The 3 x 3 block: a centre, a square beside each of its sides, four corners."""
    _new_island(s, 0, 0, 0)
    s.size[ISLE] = len(RING) + 1
    _lay(b, s, ORIGIN, b.kind["isle-centre"] * 4)
    beside = neighbours(ORIGIN)
    for cell in RING:
        if cell in beside:
            # The canonical tile has its land in the north; here it must face the centre.
            _lay(b, s, cell, b.kind["isle-side"] * 4 + opposite(beside.index(cell)))
        else:
            _lay(b, s, cell, b.kind["isle-corner"] * 4)
    s.members[ISLE] = tuple(2 * cell for cell in block(ORIGIN, 1))
    s.island.update(dict.fromkeys(s.members[ISLE], ISLE))


def lay(b: TerraeBook, s: TerraeState, cell: int, kind: int, turn: int) -> None:
    """Put a tile on the map, join its water and its land to what is there."""
    _lay(b, s, cell, kind * 4 + turn)
    if b.is_den[kind]:
        s.dens.append(cell)
    for piece in range(b.lands[kind]):
        _add_land(b, s, cell, kind, turn, piece)


def _lay(b: TerraeBook, s: TerraeState, cell: int, code: int) -> None:
    s.at[cell] = code
    s.frontier.pop(cell, None)
    sides, reef = b.sides[code], b.reef[code]
    sails: list[int] = []
    for d, beside in enumerate(neighbours(cell)):
        other = s.at.get(beside)
        if other is None:
            s.frontier[beside] = s.frontier.get(beside, 0) | 1 + sides[d] << 2 * (d ^ 2)
        elif sides[d] != LAND and reef != d and b.reef[other] != d ^ 2:
            sails.append(beside)
            s.water[beside] += (cell,)
    s.water[cell] = tuple(sails)


def _new_island(s: TerraeState, size: int, lights: int, forts: int) -> int:
    s.size.append(size)
    s.open.append(0)
    s.lights.append(lights)
    s.forts.append(forts)
    s.members.append(())
    return len(s.size) - 1


def _add_land(b: TerraeBook, s: TerraeState, cell: int, kind: int, turn: int, piece: int) -> None:
    tile, code = b.tiles[kind], kind * 4 + turn
    mine = _new_island(s, 1, int(tile.lighthouse), int(tile.fort))
    s.island[2 * cell + piece] = mine
    s.members[mine] = (2 * cell + piece,)
    for d, beside in enumerate(neighbours(cell)):
        if b.bank[code][d] != piece:
            continue
        other = s.at.get(beside)
        if other is None:
            s.open[s.island[2 * cell + piece]] += 1
        else:
            there = s.island[2 * beside + b.bank[other][d ^ 2]]
            s.open[there] -= 1
            _join(s, s.island[2 * cell + piece], there)


def _join(s: TerraeState, one: int, other: int) -> None:
    if one == other:
        return
    kept, gone = min(one, other), max(one, other)
    for piece in s.members[gone]:
        s.island[piece] = kept
    s.members[kept] = tuple(sorted(s.members[kept] + s.members[gone]))
    # Both banks of a strait are one tile of the island.
    s.size[kept] = len({piece >> 1 for piece in s.members[kept]})
    for counts in (s.open, s.lights, s.forts):
        counts[kept] += counts[gone]
        counts[gone] = 0
    s.size[gone], s.members[gone] = 0, ()


# Islands


def is_complete(s: TerraeState, island: int) -> bool:
    return not s.open[island]


def largest_complete(s: TerraeState) -> int:
    """The tiles of the largest complete island of the map, whoever controls it; 0 when there is none."""
    complete = [size for island, size in enumerate(s.size) if island != ISLE and is_complete(s, island)]
    return max(complete, default=0)


def ports_on(s: TerraeState, island: int) -> list[int]:
    """Whose ports stand there, one entry for each."""
    return [owner for piece, owner in s.port.items() if s.island[piece] == island]


def pieces_of(b: TerraeBook, s: TerraeState, cell: int) -> range:
    """The pieces of land on a square."""
    return range(2 * cell, 2 * cell + b.lands[s.at[cell] >> 2])


def ports_at(s: TerraeState, cell: int) -> list[int]:
    """The pieces of land on a square that have a port."""
    return [piece for piece in (2 * cell, 2 * cell + 1) if piece in s.port]


def land_towards(b: TerraeBook, s: TerraeState, cell: int, direction: int) -> int:
    """The island that a square has on one side, or -1 when that side is sea."""
    piece = b.bank[s.at[cell]][direction]
    return -1 if piece < 0 else s.island[2 * cell + piece]


# Where tiles may go


def rivals_points(s: TerraeState, seat: int) -> tuple[int, ...]:
    """The squares of other players' ships and ports; the Galleon belongs to nobody."""
    points = {piece >> 1 for piece, owner in s.port.items() if owner != seat}
    points.update(c for v, c in enumerate(s.ship[: s.seats]) if v != seat and c >= 0)
    return tuple(sorted(points))


@lru_cache(maxsize=128)
def around(points: tuple[int, ...], reach: int) -> frozenset[int]:
    """All squares within reach of one of them, over land and empty squares alike."""
    return frozenset().union(*[_diamond(point, reach) for point in points])


@lru_cache(maxsize=512)
def _diamond(centre: int, reach: int) -> frozenset[int]:
    return frozenset(c for c in block(centre, reach) if distance(centre, c) <= reach)


def sites(b: TerraeBook, s: TerraeState, seat: int, kind: int) -> list[int]:
    """Where a tile of this kind may be placed, in some turn."""
    near, fits = around(rivals_points(s, seat), b.number["map-distance"]), b.fits[kind]
    return sorted([cell for cell, need in s.frontier.items() if fits[need] and cell in near])


def has_site(b: TerraeBook, s: TerraeState, near: frozenset[int], kind: int) -> bool:
    fits = b.fits[kind]
    return any(fits[need] and cell in near for cell, need in s.frontier.items())
