"""Spots: the places on a screen that answer to pointer and keyboard alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot

from pygame import Rect, Surface

Place = tuple[int, int]
DIRECTIONS: dict[str, Place] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS = 2.2
"""A spot that lies aside counts as so much farther."""


@dataclass
class Spot:
    """Something that can be pointed at and, if it acts, chosen."""

    name: str
    """Stays the same while the thing does, so that the focus stays with it."""
    rect: Rect
    act: Callable[[], None] | None = None
    tip: Callable[[], object] | None = None
    """What to tell about it, made only when somebody asks."""
    outline: Sequence[tuple[float, float]] = ()
    """Its true shape, if it is no rectangle."""
    lit: bool = False
    """It answers the question that is asked just now."""
    group: str = ""
    """Spots of a group are visited by the keyboard before others of their kind."""
    right: Callable[[], None] | None = field(default=None)
    carried: Callable[[], Surface] | None = field(default=None)
    """What the pointer carries when it is pulled away from here; a widget says where it may be dropped."""
    lens: Callable[[], Surface | None] | None = field(default=None)
    """How a magnifier shows it: None as long as that is being drawn."""
    pulled: bool = False
    """Only a pointer has to do with it: keys bring into sight what they lead to."""
    clear: Rect | None = None
    """Its tooltip lies above or below this, where others are to be seen beside it."""

    def holds(self, at: Place) -> bool:
        if not self.rect.collidepoint(at):
            return False
        return inside(self.outline, at) if self.outline else True


def spot_at(spots: Sequence[Spot], at: Place) -> Spot | None:
    """The topmost spot there; those that act come before those that only tell."""
    under = [spot for spot in spots if spot.rect.collidepoint(at) and spot.holds(at)]
    acting = [spot for spot in under if spot.act]
    found = acting or under
    return found[-1] if found else None


def kindred(spots: Sequence[Spot], here: Spot | None) -> list[Spot]:
    """What the keyboard moves among: the answers to what is asked, or from elsewhere all that is none."""
    able = [spot for spot in spots if spot.act and not spot.pulled]
    lit = here.lit if here and here.act else True
    return [spot for spot in able if spot.lit == lit] or able


def other_group(spots: Sequence[Spot], here: Spot | None) -> Spot | None:
    """From the answers to everything else that acts, and back."""
    able = [spot for spot in spots if spot.act]
    lit = here.lit if here and here.act else True
    return next((spot for spot in able if spot.lit != lit), None)


def next_spot(spots: Sequence[Spot], here: Spot | None, key: str, rows: bool = False) -> Spot | None:
    """Where an arrow key leads from here: the nearest spot that way, or round to the far side. Where things
    stand in rows and columns, one in the same comes before any that lies aside."""
    able = kindred(spots, here)
    if not able:
        return None
    if here is None or all(spot.name != here.name for spot in able):
        return able[0]
    dx, dy = DIRECTIONS[key]
    lane = [rows and _in_lane(here.rect, spot.rect, bool(dx)) for spot in able]
    ahead = [(far, n) for n, spot in enumerate(able) if (far := _ahead(here, spot, dx, dy, lane[n])) > 0]
    if ahead:
        return able[min([one for one in ahead if lane[one[1]]] or ahead)[1]]
    behind = [(distance, n) for n, spot in enumerate(able) if (distance := _ahead(here, spot, -dx, -dy)) > 0]
    return able[max(behind)[1]] if behind else here


def cycle(spots: Sequence[Spot], here: Spot | None, back: bool = False) -> Spot | None:
    """Tab: in reading order."""
    able = kindred(spots, here)
    if not able:
        return None
    at = next((n for n, spot in enumerate(able) if here and spot.name == here.name), -1)
    if at < 0:
        return able[-1 if back else 0]
    return able[(at + (-1 if back else 1)) % len(able)]


def _ahead(here: Spot, there: Spot, dx: int, dy: int, lane: bool = False) -> float:
    """How far a spot lies that way, or 0 if it does not. In a lane the middle of a short one may be far aside
    from that of a long one."""
    x = there.rect.centerx - here.rect.centerx
    y = there.rect.centery - here.rect.centery
    along, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
    if along <= 2 or (aside > along * 3 and not lane):
        return 0.0
    return hypot(along, aside * SIDEWAYS)


def _in_lane(here: Rect, there: Rect, level: bool) -> bool:
    """Whether a rectangle stands in the same row as another, or in the same column."""
    if level:
        return there.top < here.centery < there.bottom or here.top < there.centery < here.bottom
    return there.left < here.centerx < there.right or here.left < there.centerx < here.right


def inside(outline: Sequence[tuple[float, float]], at: tuple[float, float]) -> bool:
    """Whether a point lies in a polygon: a ray to the right crosses its border an odd number of times."""
    x, y = at
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
