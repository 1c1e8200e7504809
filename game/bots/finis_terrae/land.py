"""What land and ports are worth in Finis Terrae, and where a port might still be founded.

Asked about positions that follow from one: each is known by what has been added to the map since, so what
an added tile or port does not touch is worked out once.
"""

from __future__ import annotations

from functools import cache
from itertools import islice

from game.engine.minds import Weights
from game.engine.squares import ORIGIN, distance, xy
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.chart import ISLE, largest_complete
from game.rules.finis_terrae.state import TerraeState

Added = tuple[tuple[int, int], ...]
Key = tuple[Added, Added]
"""Tiles and ports that were added since the position where the decision is made."""
AS_IT_WAS: Key = ((), ())
Site = tuple[int, float, int, int]
"""A square where a port can be founded, what it would bring, its price, and the number of its island."""


@cache
def spot(cell: int) -> tuple[int, int, int]:
    """East or west (1, -1 or 0), south or north, and how far from the centre of the Isle of Winds."""
    x, y = xy(cell)
    return (x > 0) - (x < 0), (y > 0) - (y < 0), distance(ORIGIN, cell)


def added(now: dict[int, int], n: int) -> Added:
    """The newest of a table that only grows."""
    return tuple(islice(reversed(now.items()), n)) if n else ()


class Land:
    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self._root: TerraeState | None = None
        self._at: dict[int, int] = {}
        self._port: dict[int, int] = {}
        self._left = -1.0
        self._more = 0.0
        """How much land that is still open may grow."""
        self._most = 0
        """Tiles of the largest complete island."""
        self._worth: dict[Key, tuple[list[float], list[float]]] = {}
        self._shores: dict[Key, bool] = {}
        self._sites: dict[tuple[int, Key], list[Site]] = {}
        self._rooted: dict[int, tuple[Outlook, dict[int, list[Site]]]] = {}
        """By seat, the sites on each island where the decision is made."""

    def begin(self, s: TerraeState, left: float) -> bool:
        """A decision is made here: everything asked until the next call follows from this position.

        Whether all is as it was at the decision before."""
        self._root = s
        more = min(1.0, 2.5 * left) if s.pile.slots else 0.0
        if left == self._left and more == self._more and s.at == self._at and s.port == self._port:
            return True
        self._left, self._more, self._most = left, more, largest_complete(s)
        self._at, self._port = s.at.copy(), s.port.copy()
        self._worth, self._shores, self._sites, self._rooted = {}, {}, {}, {}
        return False

    def key(self, s: TerraeState) -> Key:
        tiles, ports = len(s.at) - len(self._at), len(s.port) - len(self._port)
        return (added(s.at, tiles), added(s.port, ports)) if tiles or ports else AS_IT_WAS

    def worth(self, s: TerraeState, key: Key) -> tuple[list[float], list[float]]:
        """By seat, land under control and voyages made."""
        key = self.settled(s, key)
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = (
                colonies(self.w, s, self._left, self._more),
                exploration(self.w, s, self._left),
            )
        return found

    def settled(self, s: TerraeState, key: Key) -> Key:
        """The same without tiles that have changed no island with a port and made none the largest."""
        tiles, ports = key
        if not tiles:
            return key
        shores = self._shores.get(key)
        if shores is None:
            shores = self._shores[key] = _shores(s, tiles, self._most)
        return key if shores else ((), ports)

    def sites(self, b: TerraeBook, s: TerraeState, seat: int, key: Key) -> list[Site]:
        """Where this seat might found a port."""
        found = self._sites.get((seat, key))
        if found is None:
            found = self._sites[seat, key] = self._find_sites(b, s, seat, key)
        return found

    def _find_sites(self, b: TerraeBook, s: TerraeState, seat: int, key: Key) -> list[Site]:
        tiles, ports = key
        if ports:
            return [x for listed in self._outlook(b, s, seat).all(s).values() for x in listed]
        outlook, before = self._before(b, seat)
        touched = _touched(s, tiles)
        sites: list[Site] = []
        for island, listed in before.items():
            if s.members[island] and island not in touched:
                sites += listed
        if self.settled(s, key) == key:
            touched -= {s.island[piece] for piece in s.port}
        for island in sorted(touched):
            sites += outlook.sites(s, island)
        return sites

    def _before(self, b: TerraeBook, seat: int) -> tuple[Outlook, dict[int, list[Site]]]:
        found = self._rooted.get(seat)
        if found is None:
            assert self._root is not None
            outlook = self._outlook(b, self._root, seat)
            found = self._rooted[seat] = outlook, outlook.all(self._root)
        return found

    def _outlook(self, b: TerraeBook, s: TerraeState, seat: int) -> Outlook:
        return Outlook(self.w, b, s, seat, self._left, self._more)


def _touched(s: TerraeState, tiles: Added) -> set[int]:
    """The islands that these tiles are part of."""
    pieces = [piece for cell, _ in tiles for piece in (2 * cell, 2 * cell + 1)]
    return {s.island[piece] for piece in pieces if piece in s.island}


def _shores(s: TerraeState, tiles: Added, most: int) -> bool:
    """Whether one of these tiles belongs to an island that has a port, or completes one larger than all."""
    touched = _touched(s, tiles)
    if not touched:
        return False
    if any(s.island[piece] in touched for piece in s.port):
        return True
    return any(s.size[island] > most and not s.open[island] for island in touched)


class Outlook:
    """What one seat would have of a port on some island."""

    def __init__(
        self, w: Weights, b: TerraeBook, s: TerraeState, seat: int, left: float, more: float
    ) -> None:
        self.w, self.b, self.more = w, b, more
        self.mine = [spot(p >> 1) for p, o in s.port.items() if o == seat and s.island[p] != ISLE]
        self.across, self.along = {x for x, _, _ in self.mine}, {y for _, y, _ in self.mine}
        self.farthest = max([spot(piece >> 1)[2] for piece in s.port], default=0)
        self.prize = farthest(w, left)

    def all(self, s: TerraeState) -> dict[int, list[Site]]:
        taken = {s.island[piece] for piece in s.port}
        return {island: self.sites(s, island) for island in range(len(s.size)) if island not in taken}

    def sites(self, s: TerraeState, island: int) -> list[Site]:
        w, b = self.w, self.b
        made: list[Site] = []
        size, opened = s.size[island], s.open[island]
        price = b.number["port-price"] * size
        base = size + s.lights[island] + s.forts[island] - w["coin"] * price + w["port"]
        base += _promise(w, opened, self.more) if opened else 2.0
        for piece in s.members[island]:
            cell = piece >> 1
            if b.has_beach[s.at[cell] >> 2]:
                made.append((cell, base + self._bonus(cell), price, island))
        return made

    def _bonus(self, cell: int) -> float:
        x, y, far = spot(cell)
        bonus = self.prize if far > self.farthest else 0.0
        if self.mine:
            bonus += self.w["new-side"] * (bool(x and x not in self.across) + bool(y and y not in self.along))
        return bonus


def _promise(w: Weights, opened: int, more: float) -> float:
    """What an island may still become, by how many of its sides are open."""
    return more * (w["hope"] ** opened * 4 + w["grow"] * min(3, opened))


def colonies(w: Weights, s: TerraeState, left: float, more: float) -> list[float]:
    """Land under control, with what an open island may still become."""
    counts: dict[int, list[int]] = {}
    for piece, owner in s.port.items():
        island = s.island[piece]
        if island != ISLE:
            counts.setdefault(island, [0] * s.seats)[owner] += 1
    made = [0.0] * s.seats
    most, holders = largest_complete(s), [0] * s.seats
    for island, ports in counts.items():
        size, opened = s.size[island], s.open[island]
        worth = float(size + s.lights[island] + s.forts[island])
        if opened:
            worth += _promise(w, opened, more)
        else:
            worth += 2
        top = max(ports)
        for owner, n in enumerate(ports):
            if n == top:
                made[owner] += worth
                if not opened and size == most:
                    holders[owner] = 1
    # The largest island may still be outgrown.
    prize = 5 * (1 - 0.6 * min(1.0, left))
    return [made[o] + prize * holders[o] for o in range(s.seats)]


def farthest(w: Weights, left: float) -> float:
    """What the farthest port is worth as long as others may still found one farther out."""
    return 5.0 * max(w["far-early"], 1 - 10 * left)


def exploration(w: Weights, s: TerraeState, left: float) -> list[float]:
    """Hemispheres and quarters; one's half of the way counts a little."""
    quarters = [0] * s.seats
    sides = [0] * s.seats
    far = [0] * s.seats
    for piece, owner in s.port.items():
        if s.island[piece] == ISLE:
            continue
        x, y, away = spot(piece >> 1)
        far[owner] = max(far[owner], away)
        sides[owner] |= (0, 1, 2)[y] | (0, 4, 8)[x]
        if x and y:
            quarters[owner] |= 1 << x + 1 + (y > 0)
    most, prize = max(far), farthest(w, left)
    made = []
    for o in range(s.seats):
        points = 3.0 * (sides[o] & 3 == 3) + 3.0 * (sides[o] & 12 == 12)
        points += (0.0, 0.2, 0.7, 1.5, 3.0)[quarters[o].bit_count()]
        made.append(
            points + (prize if far[o] and far[o] == most else w["far"] * prize * far[o] / (most or 1))
        )
    return made
