"""Where the pattern of an enclosure card lies on the map, turned and mirrored as one likes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, NamedTuple

import msgspec

from game.engine.hexes import Offsets, cell, images
from game.engine.rulebook import once_per_book
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import WesternEntry
from game.rules.western_sea.counts import controls
from game.rules.western_sea.pieces import bits, number, present
from game.rules.western_sea.state import SeaState

ANY, SAME, OR = "any", "same", " or "
MOST_LANDS = 2000
Hexes = Annotated[dict[str, str], msgspec.Meta(min_length=3, max_length=5)]


class EnclosureEntry(WesternEntry, frozen=True, kw_only=True, rename="kebab"):
    """`hexes`: by place (`q/r`, as on a map) a terrain, either of two (`hills or desert`), `any`, or `same`
    for those that must all be of one terrain."""

    number: int
    vp: Annotated[int, msgspec.Meta(ge=1, le=20)]
    hexes: Hexes


class Pattern(NamedTuple):
    """One reading of a card: for `same`, one for each terrain."""

    wanted: tuple[int, ...]
    """By hex, a bit for each tile that may lie there."""
    images: tuple[Offsets, ...]


class Span(NamedTuple):
    """Tiles on which a pattern lies."""

    tiles: tuple[int, ...]
    mask: int
    """A bit for each of them."""


class Land:
    """Where the tiles of one map lie, and the spans of the cards that were looked for on it."""

    def __init__(self, number: int) -> None:
        self.number = number
        """Never given twice to different maps of one book."""
        self.spans: dict[int, list[Span]] = {}
        self.within: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        """By card and tiles, where its pattern lies on these tiles alone."""


class Lands:
    """The maps of one book's games. Cards are asked about at every turn, and few choices lay a tile."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], Land] = {}
        self._cells: list[int] = []
        self._here = Land(0)
        self._seen = 0

    def at(self, cells: list[int]) -> Land:
        if cells != self._cells:
            if len(self._known) > MOST_LANDS:
                self._known.clear()
            self._seen += 1
            self._cells, self._here = cells[:], self._known.setdefault(tuple(cells), Land(self._seen))
        return self._here


@once_per_book
def lands(b: SeaBook) -> Lands:
    return Lands()


class Fit(NamedTuple):
    """Tiles on which a pattern lies, and how far a seat is from revealing it there."""

    tiles: tuple[int, ...]
    absent: tuple[int, ...]
    """Those where it is not present."""
    control: int
    """How many more of them it must control."""

    @property
    def missing(self) -> int:
        """Tents that it takes at least."""
        return max(len(self.absent), self.control)


def places(hexes: Mapping[str, str]) -> list[int]:
    return [cell(*map(int, place.split("/"))) for place in hexes]


@once_per_book
def patterns(b: SeaBook) -> dict[int, list[Pattern]]:
    """By card."""
    cards = [(n, card) for n, card in enumerate(b.cards) if isinstance(card, EnclosureEntry)]
    return {n: list(_readings(b, card)) for n, card in cards}


def _readings(b: SeaBook, card: EnclosureEntry) -> Iterator[Pattern]:
    # The hex that fits the fewest tiles is looked for first.
    hexes = dict(
        sorted(card.hexes.items(), key=lambda item: (item[1] == ANY, item[1] == SAME, OR in item[1]))
    )
    turned = images(places(hexes), list(hexes.values()))
    land = 0
    for terrain in b.terrain_bits:
        land |= terrain
    for same in b.terrain_bits if SAME in hexes.values() else [0]:
        wanted = []
        for kind in hexes.values():
            if kind in (ANY, SAME):
                wanted.append(land if kind == ANY else same)
            else:
                wanted.append(sum(b.terrain_bits[b.terrain[t]] for t in kind.split(OR)))
        yield Pattern(tuple(wanted), turned)


def fits(b: SeaBook, s: SeaState, seat: int, card: int) -> tuple[int, ...]:
    """Tiles on which the seat may reveal the card now, or nothing."""
    within = _within(b, s, card, present(b, s, seat))
    if within:
        need = number(b, s, seat, "enclosure-control")
        for tiles in within:
            if sum([controls(s, seat, tile) for tile in tiles]) >= need:
                return tiles
    return ()


def _within(b: SeaBook, s: SeaState, card: int, mine: int) -> list[tuple[int, ...]]:
    """The ways in which the card's pattern lies on these tiles alone: asked at every turn, mostly for
    tiles that were asked about before."""
    land = lands(b).at(s.cell)
    found = land.within.get((card, mine))
    if found is None:
        if len(land.within) > MOST_LANDS:
            land.within.clear()
        known = land.spans.get(card)
        if known is None:  # a seat's own tiles are few, and mostly nobody asks about all
            found = list(_lying(s, patterns(b)[card], mine))
        else:
            found = [tiles for tiles, mask in known if mask & mine == mask]
        land.within[card, mine] = found
    return found


def spans(b: SeaBook, s: SeaState, card: int) -> list[Span]:
    """Every way in which the card's pattern lies on the map."""
    land = lands(b).at(s.cell)
    found = land.spans.get(card)
    if found is None:
        lie = _lying(s, patterns(b)[card])
        found = land.spans[card] = [Span(tiles, sum([1 << t for t in tiles])) for tiles in lie]
    return found


def _lying(s: SeaState, readings: list[Pattern], among: int = -1) -> Iterator[tuple[int, ...]]:
    """On the tiles of a mask, or anywhere."""
    at = s.at
    for wanted, turned in readings:
        masks = [mask & among for mask in wanted]
        if not all(masks):
            continue
        for tile in bits(masks[0]):
            here = s.cell[tile]
            if here < 0:
                continue
            for image in turned:
                start = here - image[0]
                found = [tile]
                for offset, mask in zip(image[1:], masks[1:], strict=True):
                    other = at.get(start + offset, -1)
                    if other < 0 or not mask >> other & 1:
                        break
                    found.append(other)
                else:
                    yield tuple(found)


def near_fits(b: SeaBook, s: SeaState, seat: int, card: int) -> list[Fit]:
    """Every place on the map where the pattern lies, the nearest to being revealed first: for the screen and
    for bots. What only a tile still to be explored could complete is not among them."""
    mine, need = present(b, s, seat), number(b, s, seat, "enclosure-control")
    found = []
    for tiles, _ in spans(b, s, card):
        absent = tuple(t for t in tiles if not mine >> t & 1)
        held = sum(controls(s, seat, t) for t in tiles)
        found.append(Fit(tiles, absent, max(0, need - held)))
    return sorted(found, key=lambda fit: (fit.missing, fit.tiles))
