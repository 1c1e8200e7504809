"""The face of a tile: its landscape, and over it its powers and points, as much as its size can tell."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TileEntry
from game.ui.hexmap.plates import at_foot, at_head, narrowed
from game.ui.hexmap.shapes import Point
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, PARCHMENT, Livery
from game.ui.table.detail import Detail
from game.ui.western_sea.map.glyphs import Glyph, tile_glyphs
from game.ui.western_sea.map.sea_ground import Grounds

RIBBON = 0.31
"""In radii: the height of the powers."""
FIGURE = {Detail.NEAR: 0.25, Detail.MIDDLE: 0.46, Detail.FAR: 0.66}
"""In radii: how large the points are written."""
EMBLEM = {Detail.NEAR: 0.14, Detail.MIDDLE: 0.19, Detail.FAR: 0.0}
"""In radii: of whoever controls the tile, beside the points; from afar a colour stands for it."""
SHARED = {Detail.NEAR: 4, Detail.MIDDLE: 2, Detail.FAR: 0}
"""Of how many owners the emblems are shown; of more, the border and their pieces tell."""
OVERLAP = 1.15
"""In radii of an emblem: how far each of several lies from the one before."""


class Faces:
    def __init__(self, kit: Kit, book: SeaBook) -> None:
        self.kit, self.book = kit, book
        self.grounds = Grounds(kit, book)

    def picture(self, tile: int, radius: int, lies: int = 0, detail: Detail = Detail.NEAR) -> Surface:
        """One tile with its landscape, powers and points, in a square of twice the radius."""
        key = ("tile", tile, radius, lies, detail)
        return self.kit.made(key, lambda: self._drawn(tile, radius, lies, detail))

    def _drawn(self, tile: int, radius: int, lies: int, detail: Detail) -> Surface:
        picture = self.grounds.picture(tile, radius, lies).copy()
        self.powers(picture, tile, (radius, radius), radius, detail)
        self.value(picture, tile, (radius, radius), radius, detail)
        return picture

    # Powers

    def powers(self, picture: Surface, tile: int, centre: Point, radius: float, detail: Detail) -> None:
        """What the tile does, at its head; only where that can be read."""
        entry = self.book.tiles[tile]
        if detail < Detail.NEAR or not tile_glyphs(entry):
            return
        side = max(10, round(radius * RIBBON))
        ribbon = self.kit.made(
            ("ribbon", entry.id, side), lambda: narrowed(self._ribbon(entry, side), radius).convert_alpha()
        )
        picture.blit(ribbon, at_head(ribbon.get_size(), centre, radius))

    def _ribbon(self, entry: TileEntry, side: int) -> Surface:
        """The powers on a strip of parchment; a factory's strip has a wheel before it."""
        pictures = [self._glyph(glyph, side) for glyph in tile_glyphs(entry)]
        if entry.kind == "factory":
            pictures.insert(0, self.kit.art.scaled("icons/factory", side))
        gap = max(1, side // 10)
        width = sum(p.get_width() for p in pictures) + gap * (len(pictures) + 2)
        picture = Surface((width, side + 2 * gap), pygame.SRCALPHA)
        strip = picture.get_rect()
        fill = CREAM if entry.kind != "placement" else (226, 236, 214)
        pygame.draw.rect(picture, (*fill, 236), strip, border_radius=side // 3)
        pygame.draw.rect(picture, INK, strip, max(1, side // 18), border_radius=side // 3)
        x = gap
        for small in pictures:
            picture.blit(small, (x, strip.centery - small.get_height() // 2))
            x += small.get_width() + gap
        return picture

    def _glyph(self, glyph: Glyph, side: int) -> Surface:
        if glyph.die:
            return self.kit.die(glyph.die, (), side)
        icon = self.kit.art.scaled(f"icons/{glyph.icon}", side)
        if glyph.n in (0, 1):
            return icon
        text = f"{glyph.n}" if glyph.n > 0 else f"\N{MINUS SIGN}{-glyph.n}"
        words = self.kit.type.picture(text, "strong", max(7, side * 0.72) / self.kit.scale, INK)
        both = Surface((words.get_width() + side, max(side, words.get_height())), pygame.SRCALPHA)
        both.blit(words, (0, (both.get_height() - words.get_height()) // 2))
        both.blit(icon, (words.get_width(), (both.get_height() - side) // 2))
        return both

    # Points

    def value(
        self,
        picture: Surface,
        tile: int,
        centre: Point,
        radius: float,
        detail: Detail,
        owners: Sequence[Livery] = (),
    ) -> Rect:
        """What the tile is worth, and whose it is, on one plate at its foot: no other sign lies there."""
        points = self.book.tiles[tile].points
        shown = tuple(owners) if len(owners) <= SHARED[detail] else ()
        if not any(points) and not shown:
            return Rect(0, 0, 0, 0)
        told = tuple(points) if detail == Detail.NEAR else tuple(points[:1])
        size = round(radius)
        plate = self.kit.made(
            ("value", told if any(points) else (), shown, size, detail),
            lambda: narrowed(
                self._plate(told if any(points) else (), shown, radius, detail), radius
            ).convert_alpha(),
        )
        return picture.blit(plate, at_foot(plate.get_size(), centre, radius))

    def _plate(
        self, points: Sequence[int], owners: Sequence[Livery], radius: float, detail: Detail
    ) -> Surface:
        """Emblems, then points; of near, what the next gets too."""
        high = round(radius * FIGURE[detail])
        text = " / ".join(map(str, points))
        words = self.kit.type.picture(text, "title", max(8.0, high * 0.88) / self.kit.scale, INK)
        star = self.kit.art.scaled("icons/vp", round(high * 0.94)) if detail == Detail.NEAR and text else None
        emblem = round(radius * EMBLEM[detail])
        step = round(emblem * OVERLAP)
        shields = 2 * emblem + step * (len(owners) - 1) if owners else 0
        pad = max(2, round(high * 0.20))
        width = shields + (words.get_width() + 2 * pad if text else 0) + (star.get_width() if star else 0)
        height = max(high, 2 * emblem if owners else 0)
        picture = Surface((max(width, height), height + 2), pygame.SRCALPHA)
        field = picture.get_rect()
        pygame.draw.rect(picture, PARCHMENT, field, border_radius=field.h // 2)
        pygame.draw.rect(picture, INK, field, max(1, round(radius / 45)), border_radius=field.h // 2)
        for n, livery in reversed(list(enumerate(owners))):
            self.kit.emblem(picture, livery, (emblem + n * step, field.centery), emblem)
        x = shields + pad
        if star:
            picture.blit(star, star.get_rect(midleft=(x - pad // 2, field.centery)))
            x += star.get_width()
        if text:
            picture.blit(words, words.get_rect(center=((x + field.w - pad) // 2, field.centery)))
        return picture
