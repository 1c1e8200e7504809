"""Tiles and cards in words as well: those to choose from at the beginning, and the one to be placed now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.asked import asked
from game.rules.western_sea.card_text import describe
from game.ui.kit import Kit
from game.ui.spots import Spot
from game.ui.table.command import Choice, Command
from game.ui.western_sea.panels.panel import SeaPanel
from game.ui.widgets import Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

NAME, SMALL_NAME, WORDS = 16.0, 13.5, (14.0, 13.0, 12.0)
IN_HAND = 64
"""The radius of a tile that was drawn: it lies beside its words as large as it came flying."""
SMALLEST, WORDED = 64, 110
"""The side of a picture on a map that has hardly room for it, and from where on words stand below."""


def offer(t: SeaTable, made: list[Choice], side: int, told: bool) -> list[Widget]:
    """On the map, where there is room to look closely: at the first tiles, and at pieces of many hexes."""
    u, area = t.kit.u, t.board.camera.area.copy()
    area.h = max(area.h - t.foot(), area.h // 2)
    gap, pad = u(6), u(22) if area.h >= u(side) else u(8)
    wide = min(u(side), (area.w - 4 * pad - gap * (len(made) - 1)) // len(made), area.h - 4 * pad)
    wide = max(wide, u(SMALLEST))
    box = Rect(0, 0, wide * len(made) + gap * (len(made) - 1), wide)
    room = area.h - wide - 3 * pad
    words, high = _words(t, made, wide, room) if told and wide >= u(WORDED) else ([], 0)
    box.midtop = (area.centerx, area.y + pad + max(0, area.h - wide - high - 2 * pad) // 4)
    for text, n in words:
        text.rect.move_ip(box.x + n * (wide + gap), box.bottom)
    whole = Rect(box.x, box.y, box.w, box.h + high).inflate(2 * pad, 2 * pad)
    pictures = Command(box, t, [], made, "")
    pictures.clear = whole
    return [Panel(whole, name="offer"), pictures, *[text for text, _ in words]]


def _words(t: SeaTable, made: list[Choice], wide: int, room: int) -> tuple[list[tuple[Text, int]], int]:
    """Name and rules below each picture, in the largest type that the map has room for, or else the name
    alone; each with the number of its picture, and how high all are."""
    kit, u = t.kit, t.kit.u
    inset = u(6)
    w = wide - 2 * inset
    for size in (*WORDS, 0.0):
        words: list[tuple[Text, int]] = []
        high = 0
        for n, choice in enumerate(made):
            name, rules = told_of(t, str(choice.option.at))
            large = NAME if size else SMALL_NAME
            head = kit.text_height(name, "name", large, w)
            place = Rect(inset, u(10), w, head)
            words.append((Text(place, name, "name", large, align="left" if size else "centre"), n))
            body = kit.text_height(rules, "text", size, w) if size else 0
            if body:
                words.append((Text(Rect(inset, u(12) + head, w, body), rules, "text", size), n))
            high = max(high, u(12) + head + body)
        if high <= room:
            return words, high
    return [], 0


def told_of(t: SeaTable, id_: str) -> tuple[str, str]:
    """The name of a tile or card, and what it does."""
    entry = next(entry for entry in [*t.book.things, *t.book.cards] if entry.id == id_)
    return t.voice.card(id_), "\n".join(describe(t.book.library, t.kit.say.lang, entry))


def tile_in_hand(t: SeaTable) -> int:
    """The tile for which a place is asked, or -1."""
    step = asked(t.book, t.state)
    if step.step == "start.place":
        return int(t.state.chosen[step.seat])
    return int(step.tile) if step.step == "explore.place" else -1


class InHand(SeaPanel):
    """The tile that is being placed, beside the places for it; pointing at it tells what it does."""

    def __init__(self, rect: Rect, table: SeaTable, tile: int) -> None:
        super().__init__(rect, "in hand", table)
        self.tile = tile

    def paint(self, surface: Surface, kit: Kit) -> None:
        picture = self.table.board.tile_picture(self.tile, min(min(self.rect.size) // 2, kit.u(IN_HAND)))
        surface.blit(picture, picture.get_rect(center=self.rect.center))

    def spots(self) -> list[Spot]:
        t = self.table
        tip, right = partial(t.tooltips.tile, self.tile), partial(t.enlarge, self.tile)
        return [Spot("in hand", self.rect, tip=tip, right=right)]
