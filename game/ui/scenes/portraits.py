"""Pictures of things by a short name: `terrains/forest-1`, `die/green/food`, or plainly an icon."""

from __future__ import annotations

from pygame import Surface

from game.ui.kit import Kit


def portrait(kit: Kit, name: str, side: int) -> Surface:
    kind, _, rest = name.partition("/")
    if kind == "die":
        colour, _, icons = rest.partition("/")
        return kit.die(colour, tuple(icons.split("+")) if icons else (), side)
    return kit.art.picture(name if rest else f"icons/{name}", side)
