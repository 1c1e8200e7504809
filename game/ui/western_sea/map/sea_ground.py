"""The landscape of a tile: one of its terrain, a coast as the sea lies before it, or a sea tile's."""

from __future__ import annotations

from zlib import crc32

import pygame
from pygame import Surface

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TileEntry
from game.ui.hexmap.shapes import hexagon
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, SEA_DARK, TERRAINS

VARIANTS = 8
WATERS = 3
SHORES = {"lighthouse": "point", "beach": "beach-a1", "harbour": "harbour-p1"}
"""What a coast from somebody's own pack borrows its picture from."""
SEA_BACK = "terrains/sea-back"
LAND_BACK = "terrains/back"
ISLAND = "green-island"


def emblematic(kit: Kit, entry: TileEntry) -> str:
    """One picture that stands for a tile in a list, without its powers."""
    names: tuple[str, ...] = (f"terrains/{entry.id}", f"terrains/{entry.id}-0") if entry.sea else ()
    if entry.sea == "lighthouse":
        names = ("terrains/point-0",)
    found = next((name for name in names if kit.art.has(name)), "")
    return found or f"terrains/{entry.terrain or 'coast'}-1"


class Grounds:
    def __init__(self, kit: Kit, book: SeaBook) -> None:
        self.kit, self.book = kit, book

    def picture(self, tile: int, radius: int, facing: int = 0) -> Surface:
        """The landscape alone, in a square of twice the radius."""
        entry = self.book.tiles[tile]
        names = self._names(entry, facing)
        art = self.kit.art
        if not names:
            terrain = entry.terrain or "coast"
            return self.kit.made(("ground", terrain, radius), lambda: _bare(terrain, radius))
        if len(names) == 1:
            return art.scaled(names[0], 2 * radius)
        return self.kit.made(("ground", names, radius), lambda: self._laid(names, radius))

    def ready(self, tile: int, radius: int, facing: int = 0) -> bool:
        """Whether the landscape can be had at once; else it is soon."""
        names = self._names(self.book.tiles[tile], facing)
        there = [self.kit.art.ready(name, 2 * radius) for name in names]
        return all(there)

    def _laid(self, names: tuple[str, ...], radius: int) -> Surface:
        ground = self.kit.art.scaled(names[0], 2 * radius).copy()
        for name in names[1:]:
            ground.blit(self.kit.art.scaled(name, 2 * radius), (0, 0))
        return ground

    def _names(self, entry: TileEntry, facing: int) -> tuple[str, ...]:
        """The pictures that lie on each other, or none if nobody has drawn its terrain."""
        has = self.kit.art.has
        own, role, spread = f"terrains/{entry.id}", entry.sea, crc32(entry.id.encode())
        if role in SHORES:
            shore = f"{own}-{facing}"
            if not has(shore):
                shore = f"terrains/{SHORES[role]}-{facing}"
            mark = f"terrains/on-{entry.id}"
            return (shore, mark) if has(mark) else (shore,)
        if role and has(own):
            return (own,)
        if role == "island":
            return (f"terrains/{ISLAND}",)
        if role == "water":
            return (f"terrains/sea-{1 + spread % WATERS}",)
        name = f"terrains/{entry.terrain or 'coast'}-{1 + spread % VARIANTS}"
        return (name,) if has(name) else ()

    def back(self, tile: int, radius: int) -> Surface:
        """The other side of a tile that has one."""
        afloat = self.book.tiles[tile].sea in ("water", "island")
        return self.kit.art.scaled(SEA_BACK if afloat else LAND_BACK, 2 * radius)

    def face_down(self, known: Surface | None, radius: int) -> Surface:
        """A sea tile nobody has turned up; to whoever has looked under it, it shows through."""
        back = self.kit.art.scaled(SEA_BACK, 2 * radius)
        if known is None:
            return back
        seen = known.copy()
        veil = Surface(seen.get_size(), pygame.SRCALPHA)
        middle = (radius, radius)
        pygame.draw.polygon(veil, (*SEA_DARK, 70), hexagon(middle, radius * 0.9))
        step = max(4, radius // 7)
        for x in range(-2 * radius, 2 * radius, step):
            pygame.draw.line(
                veil, (*SEA_DARK, 110), (x, 2 * radius), (x + 2 * radius, 0), max(1, radius // 40)
            )
        mask = Surface(seen.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), hexagon(middle, radius * 0.9))
        veil.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        seen.blit(veil, (0, 0))
        centre = (round(radius * 1.5), round(radius * 1.42))
        side = max(9, round(radius * 0.34))
        pygame.draw.circle(seen, CREAM, centre, round(side * 0.62))
        pygame.draw.circle(seen, INK, centre, round(side * 0.62), max(1, radius // 40))
        self.kit.icon(seen, "eye", side, centre)
        return seen


def _bare(terrain: str, radius: int) -> Surface:
    """For a terrain that nobody has drawn: its colour and an outline."""
    picture = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    corners = hexagon((radius, radius), radius - 1)
    pygame.draw.polygon(picture, TERRAINS.get(terrain, TERRAINS["coast"]), corners)
    pygame.draw.polygon(picture, INK, corners, max(1, radius // 40))
    return picture.convert_alpha()
