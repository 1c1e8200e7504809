"""The whole log as a sheet of its own, with what the others did since one's last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.inputs import Key
from game.ui.scenes.sheet import Overlay
from game.ui.table.log import LogPanel
from game.ui.widgets import Button, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.table import Table

WIDTH, HEIGHT = 980, 640


class RecapScene(Overlay):
    """Left, what happened since one's last turn; right, everything. L or Escape closes it."""

    name = "recap"
    least = (WIDTH + 24, HEIGHT + 24)

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def build(self, area: Rect) -> list[Widget]:
        kit, u, t = self.kit, self.kit.u, self.table
        rect = self.centred(area, WIDTH, HEIGHT)
        pad, foot = u(18), u(40)
        box = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad - foot - u(10))
        half = (box.w - u(14)) // 2
        names, liveries = t.names, t.liveries
        recent = list(t.diary.since(t.me))
        left = LogPanel(
            Rect(box.x, box.y, half, box.h),
            kit,
            recent,
            names,
            liveries,
            size=15,
            title=kit.say("recap.title"),
        )
        left.fresh = len(recent)  # all of it is news
        right = LogPanel(
            Rect(box.right - half, box.y, half, box.h),
            kit,
            t.diary.lines,
            names,
            liveries,
            t.diary.unseen(t.me),
            15,
        )
        right.reader = t.me
        made: list[Widget] = [Panel(rect), left, right]
        if not recent:
            empty = Rect(left.rect.x + u(14), left.rect.y + u(44), left.rect.w - u(28), u(60))
            made.append(Text(empty, kit.say("recap.nothing"), "italic", 15))
        close = Rect(0, 0, u(200), foot)
        close.midbottom = (rect.centerx, rect.bottom - pad)
        made.append(Button(close, "close", kit.say("recap.close"), self.back, icon="check", key="L"))
        return made

    def key(self, key: Key) -> bool:
        if key.name == "l":
            self.back()
            return True
        return super().key(key)
