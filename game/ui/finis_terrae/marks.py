"""Marks on the chart: the frame of a square that may be chosen, and what it costs to go there."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui.kit import Kit
from game.ui.pad_caps import CAPS
from game.ui.palette import CREAM, INK, LIT


def lit_picture(size: int, empty: bool) -> Surface:
    """Readable without colour: bright dashes on dark ones, inside the square."""
    picture = Surface((size, size), SRCALPHA)
    inner = picture.get_rect().inflate(-max(4, size // 12), -max(4, size // 12))
    pygame.draw.rect(picture, (255, 233, 168, 64 if empty else 40), inner, border_radius=size // 12)
    width = max(3, round(size * 0.035))
    for colour, wide in ((INK, width + 2), (LIT, width)):
        _dashed(picture, colour, inner, wide, max(7, size // 6))
    return picture.convert_alpha()


def _dashed(picture: Surface, colour: tuple[int, int, int], rect: Rect, width: int, dash: int) -> None:
    gap = dash * 0.55
    for a, b in (
        (rect.topleft, rect.topright),
        (rect.topright, rect.bottomright),
        (rect.bottomright, rect.bottomleft),
        (rect.bottomleft, rect.topleft),
    ):
        length = abs(b[0] - a[0]) + abs(b[1] - a[1])
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        at = 0.0
        while at < length:
            end = min(float(length), at + dash)
            pygame.draw.line(
                picture,
                colour,
                (a[0] + ux * at, a[1] + uy * at),
                (a[0] + ux * end, a[1] + uy * end),
                width,
            )
            at = end + gap


def steps_mark(kit: Kit, text: str, size: int) -> Surface:
    """How many steps, and after a plus the toll in doubloons."""
    return kit.made(("steps", text, size), lambda: _steps(kit, text, size))


def _steps(kit: Kit, text: str, size: int) -> Surface:
    height = max(13, min(kit.u(24), round(size * 0.26)))
    steps, _, toll = text.partition("+")
    words = kit.type.picture(steps, "strong", height * 0.72 / kit.scale, INK)
    price = kit.type.picture(toll, "strong", height * 0.66 / kit.scale, INK) if toll else None
    width = max(height, words.get_width() + height // 2)
    extra = price.get_width() + height if price else 0
    picture = Surface((width + extra, height), SRCALPHA)
    box = Rect(0, 0, width + extra, height)
    pygame.draw.rect(picture, CREAM, box, border_radius=height // 2)
    pygame.draw.rect(picture, INK, box, max(1, height // 12), border_radius=height // 2)
    picture.blit(words, words.get_rect(center=(width // 2, height // 2)))
    if price:
        kit.icon(picture, "doubloon", round(height * 0.8), (width + height // 3, height // 2))
        picture.blit(price, price.get_rect(midleft=(width + round(height * 0.72), height // 2)))
    return picture.convert_alpha()


def ghost_mark(kit: Kit, islands: tuple[tuple[int, bool], ...], turns: bool) -> Surface:
    """How large the islands would become, and whether complete; and a sign that the tile can be turned."""
    return kit.made(("ghost-mark", islands, turns, kit.by_pad), lambda: _ghost_mark(kit, islands, turns))


def _ghost_mark(kit: Kit, islands: tuple[tuple[int, bool], ...], turns: bool) -> Surface:
    u, side = kit.u, kit.u(22)
    parts: list[Surface] = []
    for size, complete in islands:
        parts.append(kit.art.picture(f"icons/award-{'complete' if complete else 'land'}", side))
        parts.append(kit.type.picture(str(size), "strong", 16, INK))
    if turns:
        key = CAPS["I"] if kit.by_pad else "R"
        parts += [kit.art.picture("icons/rotate", side), kit.type.picture(key, "strong", 14, INK)]
    if not parts:
        return Surface((1, 1), SRCALPHA)
    width = sum(part.get_width() + u(4) for part in parts) + u(12)
    picture = Surface((width, side + u(6)), SRCALPHA)
    box = picture.get_rect()
    pygame.draw.rect(picture, CREAM, box, border_radius=box.h // 2)
    pygame.draw.rect(picture, INK, box, max(1, u(1.4)), border_radius=box.h // 2)
    x = u(8)
    for part in parts:
        picture.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width() + u(4)
    return picture.convert_alpha()
