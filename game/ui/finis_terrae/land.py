"""One square of the chart as a picture: charted water, surf along the coasts, land and what is on it.

A square is painted with all that reaches into it from the squares around, and cut off at its borders: put
side by side, the pictures join without a seam. It is painted larger than it is shown, so that edges become
smooth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin
from random import Random

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.squares import ORIGIN, block, neighbours, to_point
from game.rules.finis_terrae.book import LAND, TerraeBook
from game.ui.finis_terrae.coast import CORNERS, Coasts, Land, Line
from game.ui.finis_terrae.isle import PIECES, REACH, stands_on_the_isle
from game.ui.finis_terrae.motifs import HEIGHTS, ROCK, ROCK_LIT, paint_motif, paint_rock
from game.ui.kit import Kit
from game.ui.palette import INK, SEA_DARK, SHADOW, Colour, mix
from game.ui.spots import inside
from game.ui.table.camera import Point

Rgba = tuple[int, int, int, int]
Thing = tuple[float, str, Point, int]
"""How far down it stands, what it is, where, and a number that makes it differ from others."""

CHARTED: Rgba = (126, 190, 176, 122)
"""Water that somebody has seen, over the dark of the unknown sea."""
UNKNOWN: Rgba = (*SEA_DARK, 0)
GRID: Rgba = (236, 226, 190, 62)
BORDER: Rgba = (246, 232, 190, 150)
RHUMB: Rgba = (246, 236, 200, 40)
RIPPLES: tuple[tuple[float, Rgba], ...] = (
    (0.200, (214, 240, 232, 44)),
    (0.188, (0, 0, 0, 0)),
    (0.140, (220, 244, 236, 84)),
    (0.126, (0, 0, 0, 0)),
    (0.090, (196, 236, 228, 110)),
    (0.034, (246, 230, 184, 250)),
)
"""How far from the coast each reaches, from the outermost: engraved lines, shallow water, sand."""
SAND: Colour = (238, 218, 166)
GRASS: Colour = (158, 172, 98)
MEADOW: Colour = (172, 184, 110)
GUARD: Colour = (255, 226, 122)
STUB: Rgba = (168, 178, 104, 150)
_NOTHING = Surface((1, 1))
ORNAMENTS = ("serpent", "whale", "ship-small")


def over(upper: Rgba, lower: Rgba) -> Rgba:
    """The colour of one see-through colour over another."""
    a, b = upper[3] / 255, lower[3] / 255 * (1 - upper[3] / 255)
    if not a + b:
        return lower
    red, green, blue = (round((u * a + v * b) / (a + b)) for u, v in zip(upper[:3], lower[:3], strict=True))
    return red, green, blue, round(255 * (a + b))


class SquarePainter:
    def __init__(self, kit: Kit, book: TerraeBook) -> None:
        self.kit, self.book = kit, book
        self.coasts = Coasts(book)
        self._grown: dict[Land, list[Thing]] = {}

    def paint(self, at: Mapping[int, int], cell: int, guarded: frozenset[int], raw: int) -> Surface:
        """The square in so many pixels; `guarded` are pieces of land whose coasts a lighthouse watches."""
        charted = cell in at
        ground = CHARTED if charted else UNKNOWN
        picture = Surface((raw, raw), SRCALPHA)
        picture.fill(ground)
        sheet = _Sheet(picture, to_point(cell, 1.0), raw)
        if charted:
            self._lines(sheet, at, cell)
        around = [c for c in block(cell, 1) if c in at]
        lands = self._pieces(at, around)
        near = [(piece, land) for piece, land in lands if land.shape and sheet.sees(land.box)]
        self._stubs(sheet, at, around)
        self._surf(sheet, [land for _, land in near], ground)
        for piece, land in near:
            if piece in guarded:
                self._guard(sheet, land)
        self._ground(sheet, [land for _, land in near], _isle_beaches(lands))
        self._standing(sheet, at, near, around)
        return picture

    def key(self, at: Mapping[int, int], cell: int, guarded: frozenset[int]) -> tuple[object, ...]:
        """What a square's picture hangs on: while it is the same, the picture is."""
        sheet = _Sheet(_NOTHING, to_point(cell, 1.0), 1)
        around = [c for c in block(cell, 1) if c in at]
        lands = self._pieces(at, around)
        reefs = tuple((c, at[c]) for c in around if self.book.reef[at[c]] >= 0)
        wrecks = tuple(c for c in around if self.book.tiles[at[c] >> 2].id == "wreck")
        near = tuple((id(land), n in guarded) for n, land in lands if land.shape and sheet.sees(land.box))
        borders = tuple(c in at for c in neighbours(cell))
        return at.get(cell, -1), borders, near, reefs, wrecks

    def _pieces(self, at: Mapping[int, int], cells: Sequence[int]) -> list[tuple[int, Land]]:
        """Pieces of land by their numbers."""
        return [(2 * c + n, land) for c in cells for n, land in enumerate(self.coasts.lands(at, c))]

    # Water

    def _lines(self, sheet: _Sheet, at: Mapping[int, int], cell: int) -> None:
        """Rhumb lines from the Isle of Winds, the borders of tiles, and a frame where the chart ends."""
        fine = max(1, round(sheet.raw / 110))
        for n in range(16):
            angle = pi / 8 * n
            far = (40 * cos(angle), 40 * sin(angle))
            pygame.draw.line(
                sheet.picture,
                over(RHUMB, CHARTED),
                sheet.to((0, 0)),
                sheet.to(far),
                fine if n % 2 else fine + 1,
            )
        side = sheet.raw - 1
        pygame.draw.rect(sheet.picture, over(GRID, CHARTED), Rect(0, 0, side + 1, side + 1), fine)
        corners = [(0, 0), (side, 0), (side, side), (0, side)]
        for d, beyond in enumerate(neighbours(cell)):
            if beyond not in at:
                wide = max(2, round(sheet.raw / 34))
                pygame.draw.line(sheet.picture, over(BORDER, CHARTED), corners[d], corners[(d + 1) % 4], wide)
        if self.book.tiles[at[cell] >> 2].id == "sea":
            self._ornament(sheet, cell)

    def _ornament(self, sheet: _Sheet, cell: int) -> None:
        """On some open seas a beast, as charts have them."""
        lot = Random(cell)
        if lot.random() < 0.4:
            name = lot.choice(ORNAMENTS[:2])
            side = round(sheet.raw * 0.46)
            figure = self.kit.art.picture(f"sea/{name}", side).copy()
            figure.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
            place = (lot.uniform(0.12, 0.42) * sheet.raw, lot.uniform(0.12, 0.42) * sheet.raw)
            sheet.picture.blit(figure, place)

    def _surf(self, sheet: _Sheet, lands: Sequence[Land], ground: Rgba) -> None:
        coasts = [[sheet.to(p) for p in coast] for land in lands for coast in land.coasts]
        for reach, colour in RIPPLES:
            seen = over(colour, ground)
            for coast in coasts:
                sheet.stroke(coast, seen, reach * 2)
        for land in lands:
            sheet.fill([(x + 0.016, y + 0.034) for x, y in land.shape], over((*SHADOW, 92), (*SAND, 255)))

    def _guard(self, sheet: _Sheet, land: Land) -> None:
        """A lighthouse guards this coast: a dotted line of light along it."""
        for line in land.rim:
            for point in line[::2]:
                at = sheet.to(point)
                pygame.draw.circle(sheet.picture, INK, at, sheet.raw * 0.021)
                pygame.draw.circle(sheet.picture, GUARD, at, sheet.raw * 0.0145)

    def _stubs(self, sheet: _Sheet, at: Mapping[int, int], around: Sequence[int]) -> None:
        """Land that goes on where nobody has been yet: its outline is lost in the unknown."""
        for cell in around:
            for d, beyond in enumerate(neighbours(cell)):
                if beyond in at or self.book.sides[at[cell]][d] != LAND:
                    continue
                begin, end, out = self._open_side(at, cell, d)
                for reach, strength in ((0.25, 0.28), (0.18, 0.52), (0.10, 0.84)):
                    colour = (*STUB[:3], round(STUB[3] * strength))
                    middle = [_mid(begin, end, t) for t in (0.2, 0.4, 0.6, 0.8)]
                    bow = [
                        (
                            x + out[0] * reach * (0.85 + 0.3 * (k % 2)),
                            y + out[1] * reach * (0.85 + 0.3 * (k % 2)),
                        )
                        for k, (x, y) in enumerate(middle)
                    ]
                    sheet.fill([begin, *bow, end], colour)

    def _open_side(self, at: Mapping[int, int], cell: int, d: int) -> tuple[Point, Point, Point]:
        x, y = to_point(cell, 1.0)
        x1, y1 = CORNERS[d]
        out = to_point(neighbours(ORIGIN)[d], 1.0)
        land = next(
            land for land in self.coasts.lands(at, cell) if any(_on_side(p, (x, y), d) for p in land.shape)
        )
        ends = [p for p in land.shape if _on_side(p, (x, y), d)]
        ends.sort(key=lambda p: hypot(p[0] - x - x1, p[1] - y - y1))
        return ends[0], ends[-1], out

    # Land

    def _ground(self, sheet: _Sheet, lands: Sequence[Land], isle_beaches: Sequence[Point]) -> None:
        """Sand, grass and meadow of all that is near, one after the other, so that no tile has an edge."""
        for land in lands:
            sheet.fill(land.sand, SAND if not land.rocks else mix(ROCK, INK, 0.2))
        for land in lands:
            sheet.fill(land.grass, ROCK if land.rocks else GRASS)
        for land in lands:
            sheet.fill(land.meadow, ROCK_LIT if land.rocks else MEADOW)
        for beach in [*isle_beaches, *[land.beach for land in lands if land.beach]]:
            sheet.blob(beach, 0.085, SAND)
        for land in lands:
            for coast in land.coasts:
                sheet.line(coast, INK, 0.013)

    def _standing(
        self, sheet: _Sheet, at: Mapping[int, int], lands: Sequence[tuple[int, Land]], around: Sequence[int]
    ) -> None:
        """Everything that stands up, from the back to the front."""
        things: list[Thing] = []
        for piece, land in lands:
            cell = piece >> 1
            tile = self.book.tiles[at[cell] >> 2]
            if land not in self._grown:
                built = bool(tile.fort or tile.lighthouse)
                self._grown[land] = self._growth(land, cell, tile.islet or tile.den, built)
            things += self._grown[land]
            figure = (
                "lighthouse"
                if tile.lighthouse
                else "sea-fort"
                if tile.fort
                else "pirate-den"
                if tile.den
                else ""
            )
            if figure:
                things.append((land.inland[1] + 0.1, figure, land.inland, 0))
        for cell in around:
            if self.book.reef[at[cell]] >= 0:
                things += _reef(cell, self.book.reef[at[cell]])
            if self.book.tiles[at[cell] >> 2].id == "wreck":
                x, y = to_point(cell, 1.0)
                things.append((y, "wreck", (x, y - 0.1), 0))
        if ORIGIN in around:
            rose = self.kit.art.picture("sea/rose", round(sheet.raw * 0.78))
            sheet.picture.blit(rose, rose.get_rect(center=_whole(sheet.to((0.0, 0.0)))))
        for _, kind, place, seed in sorted(things):
            self._thing(sheet, kind, place, seed)

    def _thing(self, sheet: _Sheet, kind: str, place: Point, seed: int) -> None:
        if kind in HEIGHTS:
            size = HEIGHTS[kind] * (0.85 + 0.3 * (seed % 7) / 6)
            paint_motif(sheet.picture, kind, sheet.to(place), size * sheet.raw, seed)
        elif kind == "rock":
            paint_rock(sheet.picture, sheet.to(place), (0.036 + 0.018 * (seed % 5) / 4) * sheet.raw, seed)
        elif kind in PIECES:
            wide, high = (round(side * sheet.raw) for side in PIECES[kind])
            figure = self.kit.art.picture(f"isle/{kind}", wide, high)
            sheet.picture.blit(figure, figure.get_rect(midbottom=_whole(sheet.to(place))))
        else:
            side = round(sheet.raw * 0.46)
            figure = self.kit.art.picture(f"icons/{kind}", side)
            sheet.picture.blit(figure, figure.get_rect(center=_whole(sheet.to(place))))

    def _growth(self, land: Land, cell: int, small: bool, built: bool) -> list[Thing]:
        if not land.shape:
            return []
        lot = Random(cell * 3 + 1)
        left, top, right, bottom = land.box
        found: list[Thing] = stands_on_the_isle() if cell == ORIGIN else []
        for n in range(70 if cell == ORIGIN else 12 if small else 30):
            x, y = lot.uniform(left, right), lot.uniform(top, bottom)
            kind = "palm" if small else _grows(x, y, lot)
            if land.rocks or not inside(land.inner, (x, y)) or _near(land.beach, (x, y), 0.12):
                continue
            if (built and _near(land.inland, (x, y), 0.19)) or any(
                hypot(x - px, (y - py) * 1.4) < _room(kind, k) for _, k, (px, py), _ in found
            ):
                continue
            if cell == ORIGIN and (
                hypot(x, y) < 0.40 or hypot(x, y) > 0.82 or (x > 0.5 and abs(y) < 0.3) or -0.7 < y < -0.38
            ):
                continue
            found.append((y, kind, (x, y), n))
        return found


def _isle_beaches(lands: Sequence[tuple[int, Land]]) -> list[Point]:
    return [land.beach for _, land in lands if land.beach and not land.shape]


def _grows(x: float, y: float, lot: Random) -> str:
    """The same country grows over neighbouring tiles: hills here, woods there."""
    wave = sin(x * 1.7 + 1.3) + sin(y * 1.9 - 0.7) + sin((x + y) * 0.9)
    if wave > 1.2:
        return "mountain" if lot.random() < 0.6 else "tree"
    if wave > 0.1:
        return "tree" if lot.random() < 0.75 else "bush"
    if wave > -0.9:
        return "bush" if lot.random() < 0.55 else "tuft"
    return "hill" if lot.random() < 0.6 else "palm"


def _room(kind: str, other: str) -> float:
    large = {"mountain": 0.15, "hill": 0.13, **REACH}
    return max(large.get(kind, 0.07), large.get(other, 0.07)) * (0.9 if kind == other else 1.0)


def _reef(cell: int, direction: int) -> list[Thing]:
    lot = Random(cell)
    x, y = to_point(cell, 1.0)
    (x1, y1), (x2, y2) = CORNERS[direction], CORNERS[(direction + 1) % 4]
    found: list[Thing] = []
    for k in range(11):
        t = 0.05 + 0.9 * k / 10
        px = x + (x1 + (x2 - x1) * t) * 0.93 + lot.uniform(-0.025, 0.025)
        py = y + (y1 + (y2 - y1) * t) * 0.93 + lot.uniform(-0.025, 0.025)
        found.append((py, "rock", (px, py), lot.randrange(1000)))
    return found


def _near(a: Point | None, b: Point, reach: float) -> bool:
    return a is not None and hypot(a[0] - b[0], a[1] - b[1]) < reach


def _mid(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _on_side(point: Point, middle: Point, direction: int) -> bool:
    """Whether a point lies on a tile's border on this side."""
    axis = 0 if direction in (1, 3) else 1
    sign = 1 if direction in (1, 2) else -1
    return abs(point[axis] - middle[axis] - 0.5 * sign) < 1e-6


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


class _Sheet:
    """A picture of one square, drawn on in squares of the chart."""

    def __init__(self, picture: Surface, middle: Point, raw: int) -> None:
        self.picture, self.raw = picture, raw
        self.left, self.top = middle[0] - 0.5, middle[1] - 0.5

    def to(self, point: Point) -> Point:
        return (point[0] - self.left) * self.raw, (point[1] - self.top) * self.raw

    def sees(self, box: tuple[float, float, float, float], margin: float = 0.3) -> bool:
        left, top, right, bottom = box
        across = left < self.left + 1 + margin and right > self.left - margin
        return across and top < self.top + 1 + margin and bottom > self.top - margin

    def fill(self, shape: Sequence[Point], colour: Sequence[int]) -> None:
        if len(shape) > 2:
            pygame.draw.polygon(self.picture, colour, [self.to(p) for p in shape])

    def blob(self, centre: Point, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self.picture, colour, self.to(centre), radius * self.raw)

    def stroke(self, points: Sequence[Point], colour: Sequence[int], width: float) -> None:
        """A broad line in pixels, without gaps where it bends."""
        radius = width * self.raw / 2
        pygame.draw.lines(self.picture, colour, False, points, max(1, round(radius * 2)))
        reach = Rect(0, 0, self.raw, self.raw).inflate(2 * radius, 2 * radius)
        for point in points:
            if reach.collidepoint(point):
                pygame.draw.circle(self.picture, colour, point, radius)

    def line(self, line: Line, colour: Sequence[int], width: float) -> None:
        wide = max(1, round(width * self.raw))
        pygame.draw.lines(self.picture, colour, False, [self.to(p) for p in line], wide)
