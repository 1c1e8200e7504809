"""All scenes together."""

from __future__ import annotations

from game.workshop.scenes import arms, coast, industry, land, modules, sea, state, trade
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()
for _room in (land, trade, industry, arms, state, sea, coast, modules):
    SCENES.update(_room.SCENES)
