"""The face of a tile: its landscape, and over it its powers and points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.book import SeaBook
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, PARCHMENT
from game.ui.western_sea.map.glyphs import Glyph, tile_glyphs
from game.ui.western_sea.map.sea_ground import Grounds


class Faces:
    def __init__(self, kit: Kit, book: SeaBook) -> None:
        self.kit, self.book = kit, book
        self.grounds = Grounds(kit, book)

    def picture(self, tile: int, radius: int, lies: int = 0) -> Surface:
        """One tile with its landscape, powers and points, in a square of twice the radius."""
        return self.kit.made(("tile", tile, radius, lies), lambda: self._drawn(tile, radius, lies))

    def _drawn(self, tile: int, radius: int, lies: int) -> Surface:
        picture = self.grounds.picture(tile, radius, lies).copy()
        self.badges(picture, tile, (0, 0), radius)
        return picture

    def badges(self, picture: Surface, tile: int, at: tuple[int, int], radius: int) -> None:
        """The tile's powers and points, over landscape and borders of a tile whose square begins there."""
        entry = self.book.tiles[tile]
        x, y = at
        glyphs = tile_glyphs(entry)
        if glyphs:
            centre = (x + radius, y + round(radius * 0.57))
            self._ribbon(picture, glyphs, entry.kind, centre, max(10, round(radius * 0.31)))
        if any(entry.points):
            centre = (x + round(radius * 1.09), y + round(radius * 1.64))
            self._points(picture, entry.points, centre, radius)

    def _ribbon(
        self, picture: Surface, glyphs: list[Glyph], kind: str, centre: tuple[int, int], side: int
    ) -> None:
        """The powers on a strip of parchment; a factory's strip has a wheel before it."""
        pictures = [self._glyph(glyph, side) for glyph in glyphs]
        if kind == "factory":
            pictures.insert(0, self.kit.art.scaled("icons/factory", side))
        gap = max(1, side // 10)
        width = sum(p.get_width() for p in pictures) + gap * (len(pictures) + 1)
        strip = Rect(0, 0, width + gap, side + 2 * gap)
        strip.center = centre
        fill = CREAM if kind != "placement" else (226, 236, 214)
        pygame.draw.rect(picture, (*fill, 236), strip, border_radius=side // 3)
        pygame.draw.rect(picture, INK, strip, max(1, side // 18), border_radius=side // 3)
        x = strip.x + gap
        for small in pictures:
            picture.blit(small, (x, strip.centery - small.get_height() // 2))
            x += small.get_width() + gap

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

    def _points(self, picture: Surface, points: Sequence[int], centre: tuple[int, int], radius: int) -> None:
        """What the controller and the next get at the end."""
        text = " / ".join(map(str, points))
        words = self.kit.type.picture(text, "title", max(8, radius * 0.21) / self.kit.scale, INK)
        side = round(radius * 0.25)
        chip = Rect(
            0, 0, words.get_width() + side + radius // 8, max(words.get_height() - radius // 18, side)
        )
        chip.center = centre
        pygame.draw.rect(picture, PARCHMENT, chip, border_radius=chip.h // 2)
        pygame.draw.rect(picture, INK, chip, max(1, radius // 50), border_radius=chip.h // 2)
        icon = self.kit.art.scaled("icons/vp", side)
        picture.blit(icon, icon.get_rect(center=(chip.x + side // 2 + radius // 30, chip.centery)))
        picture.blit(words, words.get_rect(midright=(chip.right - radius // 16, chip.centery)))
