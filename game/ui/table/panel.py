"""What the panels of any table share: the mark of what may be chosen, and small figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.pad_caps import CAPS, pad_cap
from game.ui.palette import CORAL, CREAM, INK, LIT, PARCHMENT, WHITE, Colour, Livery, mix
from game.ui.scenes.listing import shortened
from game.ui.typeset import Face
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.layer import TableLayer
    from game.ui.table.table import Table


def glow(surface: Surface, rect: Rect, kit: Kit, radius: int, proposed: bool = False) -> None:
    """The mark of what may be chosen: a golden outline, readable without colour by its dark edge.

    What the program proposes has a second mark, a coral tongue with the sign of the Enter key."""
    thin = max(1, kit.u(0.8))
    gold = thin + max(2, kit.u(2.6))
    bands = ((0, INK), (thin, LIT), (gold, INK), (gold + thin, None))
    kit.rounded(surface, rect.inflate(kit.u(6), kit.u(6)), radius + kit.u(3), bands)
    if proposed:
        enter_mark(surface, kit, (rect.right - kit.u(1), rect.y + kit.u(1)))


def enter_mark(surface: Surface, kit: Kit, centre: tuple[int, int]) -> None:
    """A bent arrow on a coral roundel, or a pad's letter: Enter takes this."""
    if kit.by_pad:
        pad_cap(kit, surface, CAPS["Enter"], (centre[0] + kit.u(9), centre[1]))
        return
    x, y = centre
    r = kit.u(8.5)
    picture = kit.roundel(r, ((0, INK), (max(1, kit.u(1.3)), CORAL)))
    surface.blit(picture, picture.get_rect(center=centre))
    width = max(2, kit.u(1.8))
    d = r * 0.5
    bend = [(x + d, y - d), (x + d, y + d * 0.4), (x - d, y + d * 0.4)]
    pygame.draw.lines(surface, WHITE, False, bend, width)
    head = [(x - d * 1.3, y + d * 0.4), (x - d * 0.4, y - d * 0.4), (x - d * 0.4, y + d * 1.2)]
    pygame.draw.polygon(surface, WHITE, head)


def disc(surface: Surface, kit: Kit, text: str, centre: tuple[int, int], radius: int, fill: Colour) -> None:
    """A number on a roundel."""
    picture = kit.roundel(radius, ((0, CREAM), (max(1, radius // 7), fill)))
    surface.blit(picture, picture.get_rect(center=centre))
    words = kit.type.picture(text, "strong", radius * 1.35 / kit.scale, WHITE)
    surface.blit(words, words.get_rect(center=centre))


def paint_name(surface: Surface, kit: Kit, name: str, face: Face, size: float, box: Rect) -> None:
    """A name that somebody gave: on one line, on two smaller ones, or on two as small as can be read."""
    if kit.type.width(name, face, size * 0.84) <= box.w:
        kit.line(surface, name, face, size, box)
        return
    lines = name.split(" ", 1)
    shares = (0.74, 0.68, 0.62, 0.56)
    fits = (s for s in shares if all(kit.type.width(line, face, size * s) <= box.w for line in lines))
    small = size * next(fits, shares[-1])
    step = kit.type.height(face, small) * 9 // 10
    y = box.centery - step * len(lines) // 2
    for line in lines:
        kit.line(surface, shortened(kit, line, face, small, box.w), face, small, Rect(box.x, y, box.w, step))
        y += step


def hang_marks(
    surface: Surface,
    kit: Kit,
    layers: Sequence[TableLayer],
    seat: int,
    centre: tuple[int, int],
    radius: int,
) -> None:
    """What modules hang on the emblem of a seat."""
    for layer in layers:
        if icon := layer.mark(seat):
            kit.icon(surface, icon, kit.u(20), (centre[0] - radius * 2 // 3, centre[1] + radius * 3 // 4))


def seat_marks(surface: Surface, kit: Kit, icons: list[str], right: int, y: int) -> int:
    """Crown, flags and the like before the points: one by one, else in pairs above each other, which leaves
    more room for the name. Says where they begin."""
    side, step = kit.u(17 if len(icons) == 1 else 15.5), kit.u(8.5)
    for n in range(0, len(icons), 2):
        pair = icons[n : n + 2]
        for k, icon in enumerate(pair):
            kit.icon(surface, icon, side, (right - side // 2, y + (2 * k - len(pair) + 1) * step))
        right -= side + kit.u(2)
    return right


def seat_frame(surface: Surface, kit: Kit, rect: Rect, livery: Livery, asked: bool) -> None:
    """A player's card; whoever decides has it in full colour, with a tongue towards the map."""
    u = kit.u
    kit.panel(surface, rect, mix(PARCHMENT, livery.light, 0.30) if asked else PARCHMENT)
    if asked:
        pygame.draw.rect(surface, livery.light, rect, u(4), border_radius=u(11))
        x, y = rect.right, rect.centery
        tongue = [(x - 1, y - u(10)), (x + u(8), y), (x - 1, y + u(10))]
        pygame.draw.polygon(surface, livery.light, tongue)
        pygame.draw.lines(surface, livery.dark, False, tongue, max(1, u(1.5)))


class TablePanel(Widget):
    """A panel that shows part of a match."""

    def __init__(self, rect: Rect, name: str, table: Table) -> None:
        super().__init__(rect, name)
        self.table = table

    def figure(
        self,
        surface: Surface,
        kit: Kit,
        icon: str,
        text: str,
        at: tuple[int, int],
        side: float = 18,
        colour: Colour = INK,
    ) -> int:
        """A small picture with a number after it; says where the next may begin."""
        kit.icon(surface, icon, kit.u(side), (at[0] + kit.u(side) // 2, at[1]))
        words = kit.type.picture(text, "strong", side * 0.8, colour)
        surface.blit(words, words.get_rect(midleft=(at[0] + kit.u(side + 3), at[1])))
        return at[0] + kit.u(side + 3) + words.get_width() + kit.u(7)
