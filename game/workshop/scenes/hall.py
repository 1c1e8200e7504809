"""All scenes together."""

from __future__ import annotations

from game.workshop.scenes import (
    arms,
    coast,
    field,
    frontier,
    industry,
    land,
    learning,
    market,
    modules,
    sea,
    ships,
    state,
    trade,
    works,
)
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()
for _room in (
    land,
    frontier,
    trade,
    market,
    industry,
    works,
    arms,
    field,
    state,
    learning,
    sea,
    ships,
    coast,
    modules,
):
    SCENES.update(_room.SCENES)
