"""What an enlarged card shows: the scene of a technology, somebody's portrait, or a tile as on the map."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.engine.content import Entry
from game.rules.western_sea.content import TechnologyEntry, TileEntry
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, INK, PARCHMENT, SEALS, mix
from game.ui.western_sea.modules.shelf.cards import full_portrait

SCENE = (508, 340)
"""At most: where many words stand below, it is smaller."""
PORTRAIT, PATTERN, PLAIN = (250, 371), (198, 264), (264, 264)
FRAME = 7
"""Around a scene."""


def scene_of(kit: Kit, entry: Entry) -> str:
    """The scene of a technology; one from somebody's pack has none."""
    name = f"scenes/{entry.id}"
    return name if isinstance(entry, TechnologyEntry) and kit.art.has(name) else ""


def face_size(kit: Kit, entry: Entry) -> tuple[int, int]:
    """How large the picture of a card wants to be."""
    wanted = PLAIN
    if scene_of(kit, entry):
        wanted = SCENE
    elif full_portrait(kit, entry):
        wanted = PORTRAIT
    elif not isinstance(entry, TechnologyEntry | TileEntry):
        wanted = PATTERN
    return kit.u(wanted[0]), kit.u(wanted[1])


def paint_scene(
    surface: Surface, kit: Kit, rect: Rect, entry: TechnologyEntry, icon: str, rich: bool
) -> None:
    """The scene in a frame of its seal's colour, with the seal on the edge; before it is drawn, the icon."""
    u = kit.u
    edge, radius = u(FRAME), u(12)
    colour = SEALS.get(entry.seal or "", BRASS)
    inside = rect.inflate(-2 * edge + 2, -2 * edge + 2)
    kit.rounded(surface, rect.move(0, u(3)), radius, ((0, mix(colour, INK, 0.5)),))
    if rich:
        wide = max(inside.w, -(-inside.h * 3 // 2))
        picture = kit.art.picture(scene_of(kit, entry), wide, -(-wide * 2 // 3))
        seen = Rect((0, 0), inside.size)
        seen.center = picture.get_rect().center
        surface.blit(picture, inside, seen)
    else:
        surface.fill(mix(CREAM, PARCHMENT, 0.3), inside)
        kit.icon(surface, icon, inside.h // 2, inside.center)
    line = max(1, u(1.4))
    bands = ((0, INK), (line, colour), (edge - line, BRASS_DARK), (edge, None))
    kit.rounded(surface, rect, radius, bands)
    if entry.seal:
        kit.icon(surface, f"seals/{entry.seal}", u(46), (rect.right - u(30), rect.bottom - u(8)))


def paint_technology(surface: Surface, kit: Kit, rect: Rect, entry: TechnologyEntry, icon: str) -> None:
    """A card of parchment with the seal on its edge."""
    frame = Rect(0, 0, rect.w * 7 // 8, rect.h * 15 // 16)
    frame.midtop = rect.midtop
    radius = max(2, rect.w // 16)
    colour = SEALS.get(entry.seal or "", BRASS)
    pygame.draw.rect(
        surface, mix(colour, INK, 0.45), frame.move(0, max(1, rect.w // 60)), border_radius=radius
    )
    pygame.draw.rect(surface, colour, frame, border_radius=radius)
    inner = frame.inflate(-rect.w // 12, -rect.w // 12)
    pygame.draw.rect(surface, mix(CREAM, PARCHMENT, 0.3), inner, border_radius=max(1, radius * 2 // 3))
    pygame.draw.rect(surface, BRASS_DARK, inner, max(1, rect.w // 130), border_radius=max(1, radius * 2 // 3))
    pygame.draw.rect(surface, INK, frame, max(1, rect.w // 100), border_radius=radius)
    side = round(rect.w * (0.58 if entry.seal else 0.64))
    kit.icon(surface, icon, side, (inner.centerx, inner.centery - (rect.h // 16 if entry.seal else 0)))
    if entry.seal:
        kit.icon(
            surface, f"seals/{entry.seal}", round(rect.w * 0.22), (inner.centerx, inner.bottom - rect.h // 40)
        )
