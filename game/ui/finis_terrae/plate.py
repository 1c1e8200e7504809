"""Things as one would take them into the hand: a tile enlarged with its words, and a weather card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.rules.finis_terrae.card_text import describe
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, SHADOW, Colour
from game.ui.scenes.sheet import Overlay
from game.ui.typeset import Face
from game.ui.widgets import Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.finis_terrae.table import TerraeTable

WIDTH, PICTURE = 640, 240


class PlateScene(Overlay):
    """Any key or click puts it back."""

    name = "card"
    fleeting = True

    def __init__(self, app: App, table: TerraeTable, kind: int) -> None:
        super().__init__(app)
        self.under = table
        self.table, self.kind = table, kind

    def build(self, area: Rect) -> list[Widget]:
        kit, u, t = self.kit, self.kit.u, self.table
        pad, side = u(26), u(PICTURE)
        width = min(u(WIDTH), area.w - u(40))
        room = width - 3 * pad - side
        entry = t.book.tiles[self.kind]
        lines: list[tuple[str, Face, Colour]] = [
            (line, "text", INK) for line in describe(t.book.library, kit.say.lang, entry)
        ]
        if flavour := t.voice.words.flavour("tiles", entry.id):
            lines.append((flavour, "italic", FADED))
        heights = [kit.text_height(line, face, 17, room) + u(8) for line, face, _ in lines]
        height = max(side, u(48) + sum(heights)) + 2 * pad
        rect = self.centred(area, width / kit.scale, height / kit.scale)
        x, y = rect.x + 2 * pad + side, rect.y + pad
        made: list[Widget] = [
            Panel(rect),
            _Tile(Rect(rect.x + pad, rect.centery - side // 2, side, side), self),
        ]
        made.append(Text(Rect(x, y, room, u(40)), t.voice.tile(self.kind).one, "title", 26, one_line=True))
        y += u(48)
        for (line, face, ink), h in zip(lines, heights, strict=True):
            made.append(Text(Rect(x, y, room, h), line, face, 17, ink))
            y += h
        return made


class _Tile(Widget):
    def __init__(self, rect: Rect, scene: PlateScene) -> None:
        super().__init__(rect, "plate")
        self.scene = scene

    def paint(self, surface: Surface, kit: Kit) -> None:
        surface.blit(self.scene.table.board.tile_picture(self.scene.kind * 4, self.rect.w), self.rect)


def paint_card(kit: Kit, name: str, words: str, width: int) -> Surface:
    """A weather card: a view of the sea in a frame, and what it is called."""
    picture_h = width * 3 // 4
    foot, rim, drop = kit.u(30), max(3, kit.u(6)), kit.u(5)
    height = picture_h + foot
    card = Surface((width + 2 * drop, height + 2 * drop), SRCALPHA)
    rect = Rect(drop, drop // 2, width, height)
    pygame.draw.rect(card, (*SHADOW, 90), rect.move(drop // 2, drop), border_radius=kit.u(10))
    pygame.draw.rect(card, CREAM, rect, border_radius=kit.u(10))
    view = kit.art.picture(f"weather/{name}", width - 2 * rim, picture_h - 2 * rim)
    card.blit(view, (rect.x + rim, rect.y + rim))
    pygame.draw.rect(card, BRASS, rect, max(2, kit.u(2.5)), border_radius=kit.u(10))
    line = Rect(rect.x + rim, rect.bottom - foot, rect.w - 2 * rim, foot - rim // 2)
    kit.line(card, words, "title", 18, line, INK if name != "storm" else FADED, "centre")
    return card.convert_alpha()
