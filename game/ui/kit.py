"""What every scene draws with: scale, type, pictures, words, and the parts that all panels are made of."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.art import Art
from game.ui.dice import paint_die
from game.ui.pad_caps import CAPS, pad_cap
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CORAL_DARK,
    CREAM,
    INK,
    PALE_INK,
    PARCHMENT,
    PARCHMENT_DARK,
    SHADOW,
    WHITE,
    Colour,
    Livery,
    mix,
)
from game.ui.picture_cache import PictureCache
from game.ui.typeset import Face, Typesetter
from game.ui.wording import Wording

LEAST_WIDTH, LEAST_HEIGHT = 1024, 720
"""What a screen needs at 100 %."""
LEAST_TABLE = (640, 360)
"""What a table needs in its most compact form."""
SCALES = (75, 90, 100, 125, 150, 175, 200)
MOST_PIXELS = 5_000_000
"""About 20 MB of panels, dice and tooltips are kept at most."""
FINER = 4
"""So many times larger are rounded corners drawn before they are made small."""
Bands = tuple[tuple[int, Colour | None], ...]
"""How far inside the edge a band begins, and its colour; None leaves out what is inside."""
SHADE = 14
"""How dark one of the shades is that make a panel's soft shadow, of 255."""
MIDDLE = 96
"""On the drawing board: so much of a panel is kept between its two ends."""


def largest_scale(size: tuple[int, int]) -> int:
    """The largest interface scale that a window of this size can hold, in steps of the settings."""
    room = min(size[0] / LEAST_WIDTH, size[1] / LEAST_HEIGHT) * 100
    fitting = [scale for scale in SCALES if scale <= room]
    return fitting[-1] if fitting else SCALES[0]


def largest_table(size: tuple[int, int]) -> int:
    """The same for tables, which fold what a window of few units can't hold."""
    room = min(size[0] / LEAST_TABLE[0], size[1] / LEAST_TABLE[1]) * 100
    return max(scale for scale in SCALES if scale <= max(room, SCALES[0]))


def guessed_scale(size: tuple[int, int]) -> int:
    """What most people will like: as large as goes without crowding, for words are to be read."""
    room = min(size[0] / 1130, size[1] / 720) * 100
    fitting = [scale for scale in SCALES if scale <= room]
    return min(fitting[-1] if fitting else SCALES[0], largest_scale(size))


class Kit:
    def __init__(
        self, scale: float, wording: Wording, art: Art, shared: Kit | None = None, text: float = 1.0
    ) -> None:
        self.scale = scale
        self.text: float = shared.text if shared else text
        """How much larger than drawn words are to be, where they have room for it."""
        self.type: Typesetter = shared.type if shared else Typesetter(scale)
        self.art = art
        self.say = wording
        self._made: PictureCache = shared._made if shared else PictureCache(MOST_PIXELS)
        self._of: dict[str, Kit] = shared._of if shared else {"": self}
        self._by_pad = False

    def of(self, game: str) -> Kit:
        """The same kit with a game's own pictures and words before those that all games share."""
        found = self._of.get(game)
        if found is None:
            base = self._of[""]
            found = self._of[game] = Kit(self.scale, base.say.of(game), base.art.of(game), base)
        return found

    @property
    def by_pad(self) -> bool:
        """Keys are shown as buttons of a gamepad."""
        return self._of[""]._by_pad

    @by_pad.setter
    def by_pad(self, by_pad: bool) -> None:
        self._of[""]._by_pad = by_pad

    def how(self, key: str) -> str:
        """How something is done: in other words for whoever holds a gamepad, where there are any."""
        by_pad = f"{key}-pad"
        return self.say(by_pad if self.by_pad and self.say.has(by_pad) else key)

    def u(self, length: float) -> int:
        """A length of the drawing board in pixels."""
        return round(length * self.scale)

    # Text

    def line(
        self,
        surface: Surface,
        text: str,
        face: Face,
        size: float,
        box: Rect,
        colour: Colour = INK,
        align: str = "left",
        most: float = math.inf,
    ) -> Rect:
        """One line in a box, in the middle of its height; made to fit its width, and not larger than `most`.
        Says where it stands, though the surface may show only a part of that."""
        picture = self.type.fitted(text, face, min(most, self.grown(text, face, size, box)), box.w, colour)
        at = picture.get_rect(centery=box.centery)
        if align == "left":
            at.left = box.left
        elif align == "right":
            at.right = box.right
        else:
            at.centerx = box.centerx
        surface.blit(picture, at)
        return at

    def grown(self, text: str, face: Face, size: float, box: Rect) -> float:
        """A line's size: larger if words are to be, as far as the box has room."""
        for part in (self.text, (1 + self.text) / 2):
            fits = self.type.width(text, face, size * part) <= box.w
            if part > 1 and fits and self.type.height(face, size * part) <= box.h:
                return size * part
        return size

    def _large(self, text: str, face: Face, size: float, width: int) -> float:
        """The size of a broken text: larger if words are to be, unless one of them is too wide for that."""
        large = size * self.text
        if self.text > 1 and any(self.type.width(word, face, large) > width for word in text.split()):
            return size
        return large

    def lines(
        self,
        surface: Surface,
        text: str,
        face: Face,
        size: float,
        box: Rect,
        colour: Colour = INK,
        align: str = "left",
    ) -> int:
        """A text broken to the box's width, from its top; says where the next line would begin."""
        if self.text > 1 and self.text_height(text, face, size, box.w) <= box.h:
            size = self._large(text, face, size, box.w)
        step = self.type.height(face, size)
        y = box.top
        for line in self.type.wrapped(text, face, size, box.w):
            picture = self.type.picture(line, face, size, colour)
            x = box.left if align == "left" else box.centerx - picture.get_width() // 2
            surface.blit(picture, (x, y))
            y += step
        if y > box.bottom + step // 3:
            self.type.note_cut((text, y - box.top, box.h))
        return y

    def text_height(self, text: str, face: Face, size: float, width: int) -> int:
        """What a text takes at the size that words are to have."""
        size = self._large(text, face, size, width)
        return len(self.type.wrapped(text, face, size, width)) * self.type.height(face, size)

    # Made once

    def made(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A picture by its key, made by `make()` the first time; each game has keys of its own."""
        return self._made.take((self.art.game, *key), make)

    # Rounded things

    def rounded(self, surface: Surface, rect: Rect, radius: int, bands: Bands) -> None:
        """Bands around each other, from the edge inwards, with smooth corners: those are kept, the straight
        parts between them are drawn anew."""
        r = min(radius, rect.w // 2, rect.h // 2)
        corners = self._made.take(("corners", r, bands), lambda: _corners(r, bands))
        for n, (inset, colour) in enumerate(bands):
            if colour is None:
                continue
            a = inset
            if n + 1 == len(bands):
                surface.fill(colour, Rect(rect.x + a, rect.y + r, rect.w - 2 * a, rect.h - 2 * r))
                thick = max(0, r - a)
            else:
                thick = bands[n + 1][0] - a
                for x in (rect.x + a, rect.right - a - thick):
                    surface.fill(colour, Rect(x, rect.y + r, thick, rect.h - 2 * r))
            for y in (rect.y + a, rect.bottom - a - thick):
                surface.fill(colour, Rect(rect.x + r, y, rect.w - 2 * r, thick))
        for dx in (0, 1):
            for dy in (0, 1):
                at = (rect.right - r if dx else rect.x, rect.bottom - r if dy else rect.y)
                surface.blit(corners, at, Rect(dx * r, dy * r, r, r))

    def box(
        self, surface: Surface, rect: Rect, fill: Colour, edge: Colour, width: float, radius: float
    ) -> None:
        """A field with an edge."""
        self.rounded(surface, rect, self.u(radius), ((0, edge), (max(1, self.u(width)), fill)))

    def roundel(self, radius: int, bands: Bands) -> Surface:
        """The same as a disc."""
        return self._made.take(("corners", radius, bands), lambda: _corners(radius, bands))

    # Panels and buttons

    def panel(self, surface: Surface, rect: Rect, fill: Colour = PARCHMENT) -> None:
        """Parchment with a double brass line and a soft shadow.

        Between its ends a panel looks everywhere the same, so a narrow one is kept and laid side by side.
        """
        margin, middle = self.u(14), self.u(MIDDLE)
        end = margin + self.u(22)
        narrow = 2 * (end - margin) + middle
        if rect.w <= narrow:
            picture = self._made.take(
                ("panel", rect.size, fill), lambda: self._panel(rect.w, rect.h, fill, margin)
            )
            surface.blit(picture, (rect.x - margin, rect.y - margin))
            return
        picture = self._made.take(("panel", rect.h, fill), lambda: self._panel(narrow, rect.h, fill, margin))
        left, right, y, h = rect.x - margin, rect.right + margin, rect.y - margin, picture.get_height()
        surface.blit(picture, (left, y), Rect(0, 0, end, h))
        for x in range(left + end, right - end, middle):
            surface.blit(picture, (x, y), Rect(end, 0, min(middle, right - end - x), h))
        surface.blit(picture, (right - end, y), Rect(end + middle, 0, end, h))

    def _panel(self, w: int, h: int, fill: Colour, margin: int) -> Surface:
        picture = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        inner = Rect(margin, margin, w, h)
        radius = self.u(11)
        drop = self.u(5)
        for step in range(6):
            spread = round(margin * (5 - step) / 7)
            # Each shade lies wholly on the one before, so together they are drawn without any blending.
            shade = round(255 * (1 - (1 - SHADE / 255) ** (step + 1)))
            pygame.draw.rect(
                picture,
                (*SHADOW, shade),
                inner.inflate(2 * spread, 2 * spread).move(0, drop),
                border_radius=radius + spread,
            )
        picture.blit(self._parchment(w, h, fill, radius), inner)
        pygame.draw.rect(picture, BRASS, inner, max(2, self.u(2.4)), border_radius=radius)
        line = inner.inflate(-2 * self.u(5), -2 * self.u(5))
        pygame.draw.rect(picture, BRASS_DARK, line, 1, border_radius=max(1, radius - self.u(4)))
        return picture.convert_alpha()

    def _parchment(self, w: int, h: int, fill: Colour, radius: int) -> Surface:
        column = Surface((1, h), pygame.SRCALPHA)
        for y in range(h):
            column.set_at((0, y), mix(fill, (206, 176, 128), 0.30 * (y / max(1, h)) ** 1.4))
        sheet = pygame.transform.scale(column, (w, h))
        mask = Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    def button(
        self,
        surface: Surface,
        rect: Rect,
        text: str,
        icon: str = "",
        key: str = "",
        strong: bool = False,
        able: bool = True,
        size: float = 15,
    ) -> None:
        """A button with words, a picture before them, and the key that does the same after them."""
        fill, ink = (CORAL, WHITE) if strong else (PARCHMENT_DARK, INK)
        if not able:
            fill, ink = (
                mix(fill, PARCHMENT, 0.65),
                PALE_INK if not strong else mix(CORAL_DARK, PARCHMENT, 0.4),
            )
        radius = min(self.u(10), rect.h // 2)
        self.rounded(surface, rect.move(0, self.u(2)), radius, ((0, mix(fill, INK, 0.35)),))
        edge = max(1, self.u(1.5))
        self.rounded(surface, rect, radius, ((0, INK if able else PALE_INK), (edge, fill)))
        top = Rect(rect.x + self.u(2), rect.y + self.u(2), rect.w - self.u(4), rect.h // 2 - self.u(1))
        self.rounded(surface, top, max(1, radius - self.u(2)), ((0, mix(fill, WHITE, 0.16)),))
        inside = rect.inflate(-2 * self.u(10), 0)
        if icon:
            side = min(self.u(22), rect.h - self.u(8))
            if not text:
                inside = rect
            picture = self.art.picture(f"icons/{icon}", side)
            if not able:
                picture = picture.copy()
                picture.set_alpha(110)
            x = inside.x if text else rect.centerx - side // 2
            surface.blit(picture, (x, rect.centery - side // 2))
            inside = Rect(inside.x + side + self.u(7), inside.y, inside.w - side - self.u(7), inside.h)
        if key and text:
            cap = self.keycap(surface, key, inside)
            inside.w -= cap.w + self.u(8)
        if text:
            align = "left" if icon else "centre"
            self.line(surface, text, "strong", size, inside, ink, align)

    def keycap(self, surface: Surface, key: str, box: Rect) -> Rect:
        """A key at the right end of a box; or the pad's button that does the same, if one does."""
        if self.by_pad:
            name = CAPS.get(key, "")
            return pad_cap(self, surface, name, box.midright) if name else Rect(box.right, box.y, 0, 0)
        picture = self.type.picture(key, "strong", 11, INK)
        cap = Rect(0, 0, max(picture.get_width() + self.u(9), self.u(18)), self.u(18))
        cap.midright = box.midright
        self.box(surface, cap, CREAM, BRASS_DARK, 1, 4)
        surface.blit(picture, picture.get_rect(center=cap.center))
        return cap

    def rule(self, surface: Surface, left: int, right: int, y: int) -> None:
        pygame.draw.line(surface, BRASS, (left, y), (right, y), max(1, self.u(1)))

    # Small things

    def icon(self, surface: Surface, name: str, side: int, centre: tuple[int, int]) -> Rect:
        picture = self.art.picture(name if "/" in name else f"icons/{name}", side)
        return surface.blit(picture, picture.get_rect(center=centre))

    def emblem(self, surface: Surface, livery: Livery, centre: tuple[int, int], radius: int) -> Rect:
        """A player's roundel."""
        edge = max(1, radius // 9)
        at = (centre[0] - radius, centre[1] - radius)
        surface.blit(self.roundel(radius, ((0, livery.dark),)), (at[0], at[1] + edge))
        surface.blit(self.roundel(radius, ((0, INK), (edge, livery.light))), at)
        self.icon(surface, f"emblems/{livery.emblem}", round(radius * 1.5), centre)
        return Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)

    def die(self, colour: str, icons: tuple[str, ...], side: int) -> Surface:
        """A die seen from above, with the icons of its face."""
        return self.made(("die", colour, icons, side), lambda: paint_die(self, colour, icons, side))


def _corners(radius: int, bands: Bands) -> Surface:
    """Four rounded corners without anything between them."""
    side = 2 * radius
    large = Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    first = bands[0][1] or INK
    large.fill((*first, 0))
    for inset, colour in bands:
        by = inset * FINER
        within = large.get_rect().inflate(-2 * by, -2 * by)
        shade = (*first, 0) if colour is None else colour
        pygame.draw.rect(large, shade, within, border_radius=max(0, radius * FINER - by))
    return pygame.transform.smoothscale(large, (side, side)).convert_alpha()
