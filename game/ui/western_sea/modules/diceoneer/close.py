"""The Diceoneer's instrument seen from near, with the whole sentence of what it has just done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import CREAM
from game.ui.scenes.sheet import Overlay
from game.ui.spots import Spot
from game.ui.western_sea.modules.diceoneer.panel import SoloPanel
from game.ui.widgets import Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.western_sea.modules.diceoneer.layer import Solo
    from game.ui.western_sea.table import SeaTable

WIDTH, HEIGHT = 440, 680


class InstrumentScene(Overlay):
    """Any key or click puts it back; the pointer reads what lies on it."""

    name = "instrument"
    fleeting = True

    def __init__(self, app: App, table: SeaTable, solo: Solo) -> None:
        super().__init__(app)
        self.table, self.solo = table, solo

    def build(self, area: Rect) -> list[Widget]:
        u = self.kit.u
        rect = self.centred(area, WIDTH, HEIGHT)
        rect.h -= u(24)
        below = Rect(rect.x, rect.bottom + u(6), rect.w, u(20))
        close = Text(below, self.kit.say("card.close"), "italic", 13, CREAM, "right", one_line=True)
        return [Near(rect, self.table, self.solo), close]


class Near(SoloPanel):
    sizes = (17.0, 15.5, 14.0, 13.0, 12.0)

    def _loupe(self, surface: Surface, kit: Kit) -> None:
        """It can't be larger."""

    def spots(self) -> list[Spot]:
        """To be read only."""
        return [Spot(one.name, one.rect, tip=one.tip, outline=one.outline) for one in super().spots()]
