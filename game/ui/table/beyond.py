"""Arrows at the edge of the map, where something that may be chosen lies out of sight.

The map holds still while somebody decides. What comes to lie outside meanwhile is told here, and a click
brings it into sight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, INK, LIT
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.tooltips import Tip

SIDE = 40
PREFIX = "beyond "


def beyond_spots(kit: Kit, area: Rect, places: Iterable[Spot], show_all: Callable[[], None]) -> list[Spot]:
    """One for each side of the area beyond which something is lit."""
    found: dict[str, list[Spot]] = {}
    for spot in places:
        if spot.lit and not area.collidepoint(spot.rect.center):
            found.setdefault(_side(area, spot.rect.center), []).append(spot)
    made = []
    for side, spots in found.items():
        box = Rect(0, 0, kit.u(SIDE), kit.u(SIDE))
        box.center = spots[0].rect.center
        tip = Tip(title=kit.say("table.beyond", n=len(spots)), lines=(kit.how("table.beyond.text"),))
        made.append(Spot(f"{PREFIX}{side}", box.clamp(area), show_all, partial(_told, tip)))
    return made


def _told(tip: Tip) -> Tip:
    return tip


def _side(area: Rect, at: tuple[int, int]) -> str:
    """The side beyond which it lies farthest."""
    x, y = at
    over = {"left": area.left - x, "right": x - area.right, "up": area.top - y, "down": y - area.bottom}
    return max(over, key=lambda side: over[side])


def draw_beyond(kit: Kit, stage: Stage, spots: Iterable[Spot]) -> None:
    for spot in spots:
        if spot.name.startswith(PREFIX):
            side = spot.name.removeprefix(PREFIX)
            stage.draw(kit.made(("beyond", side), partial(_arrow, kit, side)), spot.rect.topleft)


def _arrow(kit: Kit, side: str) -> Surface:
    radius = kit.u(SIDE) // 2
    rim = max(2, kit.u(2))
    picture = kit.roundel(radius, ((0, INK), (rim, LIT), (3 * rim, BRASS_DARK), (3 * rim + 1, LIT))).copy()
    kit.icon(picture, f"arrow-{side}", round(radius * 1.1), (radius, radius))
    return picture
