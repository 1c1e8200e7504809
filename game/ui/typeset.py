"""Type: the two Source faces, text pictures that are made once, and lines broken to a width.

Every text that does not fit its box is noted in `Typesetter.cut`, which the layout check reads.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Literal

import pygame

from game.ui.palette import INK, Colour
from game.ui.picture_cache import PictureCache, at_scale

Face = Literal["title", "name", "text", "strong", "italic"]
FILES: dict[Face, tuple[str, str]] = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "name": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "text": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "strong": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
}
SMALLEST = 0.82
"""A line may shrink so far before it counts as cut off."""
MOST_PIXELS = 4_000_000
"""About 16 MB of texts are kept at most, at the largest interface scale."""
MOST_TEXTS = 3000
MOST_FONTS = 48
"""Each takes about 200 kB, and a map brings other sizes with every zoom."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@cache
def font_file(face: Face) -> Path | None:
    """Where the face lies, found without importing its package, which would list hundreds of files."""
    from importlib.util import find_spec

    package, name = FILES[face]
    spec = find_spec(package)
    if spec is None or not spec.origin:
        return None
    path = Path(spec.origin).parent / "files" / name
    return path if path.is_file() else None


class Typesetter:
    """Makes pictures of text at one interface scale."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.cut: list[tuple[str, int, int]] = []
        """Texts that did not fit: what, how wide it is, how wide it may be."""
        self.missing: set[Face] = set()
        self._fonts: OrderedDict[tuple[Face, int], pygame.font.Font] = OrderedDict()
        self._pictures = PictureCache(at_scale(MOST_PIXELS, scale))
        self._widths: dict[tuple[str, Face, int], int] = {}
        self._broken: dict[tuple[str, Face, int, int], tuple[list[str], list[tuple[str, int, int]]]] = {}
        """Texts that were broken into lines before, and what of them was too wide."""

    def font(self, face: Face, size: float) -> pygame.font.Font:
        return self._font(face, max(7, round(size * self.scale)))

    def _font(self, face: Face, pixels: int) -> pygame.font.Font:
        found = self._fonts.get((face, pixels))
        if found is not None:
            self._fonts.move_to_end((face, pixels))
        else:
            path = font_file(face)
            if path is None:
                self.missing.add(face)  # pygame brings one face of its own: plain, but readable
            try:
                found = pygame.font.Font(str(path) if path else None, pixels)
                found.size("x")  # only this tells of a damaged file
            except (pygame.error, OSError):
                self.missing.add(face)
                found = pygame.font.Font(None, pixels)
            self._fonts[face, pixels] = found
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        return found

    def width(self, text: str, face: Face, size: float) -> int:
        return self._width(text, face, max(7, round(size * self.scale)))

    def _width(self, text: str, face: Face, pixels: int) -> int:
        """Measuring a text takes almost as long as drawing it, and panels ask again with every choice."""
        key = (text, face, pixels)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > 4 * MOST_TEXTS:
                self._widths.clear()
            found = self._widths[key] = self._font(face, pixels).size(text)[0]
        return found

    def height(self, face: Face, size: float) -> int:
        return self.font(face, size).get_linesize()

    def picture(self, text: str, face: Face, size: float, colour: Colour = INK) -> pygame.Surface:
        return self._picture(text, face, max(7, round(size * self.scale)), colour)

    def _picture(self, text: str, face: Face, pixels: int, colour: Colour) -> pygame.Surface:
        key = (text, face, pixels, colour)
        return self._pictures.take(key, lambda: self._font(face, pixels).render(text, True, colour))

    def fitted(self, text: str, face: Face, size: float, width: int, colour: Colour = INK) -> pygame.Surface:
        """One line that is at most so wide: a little smaller if it must be, else shortened and noted."""
        pixels = max(7, round(size * self.scale))
        natural = self._width(text, face, pixels)
        if natural <= width:
            return self._picture(text, face, pixels, colour)
        smaller = max(7, int(pixels * max(SMALLEST, width / natural)))
        while smaller > 7 and smaller > pixels * SMALLEST and self._width(text, face, smaller) > width:
            smaller -= 1
        if self._width(text, face, smaller) <= width:
            return self._picture(text, face, smaller, colour)
        self.note_cut((text, natural, width))
        return self._picture(self._shortened(text, self._font(face, smaller), width), face, smaller, colour)

    def _shortened(self, text: str, font: pygame.font.Font, width: int) -> str:
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if font.size(text[:middle].rstrip() + ELLIPSIS)[0] <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def wrapped(self, text: str, face: Face, size: float, width: int) -> list[str]:
        """Lines that are at most so wide; a word that is wider alone is noted as cut."""
        key = (text, face, max(7, round(size * self.scale)), width)
        found = self._broken.get(key)
        if found is None:
            if len(self._broken) > MOST_TEXTS:
                self._broken.clear()
            lines = _broken(text, self.font(face, size), width)
            wide = [(line, self.width(line, face, size), width) for line in lines]
            found = self._broken[key] = (lines, [cut for cut in wide if cut[1] > width])
        for cut in found[1]:
            self.note_cut(cut)
        return list(found[0])

    def note_cut(self, cut: tuple[str, int, int]) -> None:
        if cut not in self.cut:  # or each frame would add to it
            self.cut.append(cut)


def _broken(text: str, font: pygame.font.Font, width: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in re.split(r" +", paragraph):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
