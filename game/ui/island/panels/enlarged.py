"""A card as large as it deserves, with its rules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.scenes.sheet import Overlay
from game.ui.tooltips import Tip
from game.ui.widgets import Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.island.table import IslandTable

WIDTH, HEIGHT, PAD = 760, 500, 28


class CardScene(Overlay):
    name = "card"
    fleeting = True

    def __init__(self, app: App, table: IslandTable, face: str, tip: Tip) -> None:
        super().__init__(app)
        self.game = table.game
        self.face, self.tip = face, tip

    def build(self, area: Rect) -> list[Widget]:
        u = self.kit.u
        sheet = self.centred(area, WIDTH, HEIGHT)
        inner = sheet.inflate(-2 * u(PAD), -2 * u(PAD))
        picture = Rect(inner.x, inner.y, inner.h * 3 // 4, inner.h)
        words = Rect(picture.right + u(PAD), inner.y, inner.right - picture.right - u(PAD), inner.h)
        title = Rect(words.x, words.y, words.w, u(44))
        kind = Rect(words.x, title.bottom, words.w, u(24))
        text = "\n".join(self.tip.lines)
        body = Rect(words.x, kind.bottom + u(14), words.w, self.kit.text_height(text, "text", 17, words.w))
        foot = Rect(words.x, inner.bottom - u(24), words.w, u(24))
        return [
            Panel(sheet),
            Face(picture, self.face),
            Text(title, self.tip.title, "title", 28, one_line=True),
            Text(kind, self.tip.kind, "italic", 15, one_line=True),
            Text(body, text, "text", 17),
            Text(foot, self.kit.say("card.close"), "italic", 14, one_line=True),
        ]


class Face(Widget):
    def __init__(self, rect: Rect, face: str) -> None:
        super().__init__(rect, "face")
        self.face = face

    def paint(self, surface: Surface, kit: Kit) -> None:
        surface.blit(kit.art.picture(self.face, *self.rect.size), self.rect)
