"""The shelf under the map, where the cards of the modules lie in sight: whose they are, and how large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.hexmap.shapes import clipped
from game.ui.kit import Kit
from game.ui.spots import Spot
from game.ui.western_sea.layer import Place
from game.ui.western_sea.panels.panel import SeaPanel
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.engine.decision import Option
    from game.ui.western_sea.table import SeaTable

LOW, HIGH = 92, 124
"""How high the shelf is in a low and in a high window."""
PAD, GAP = 9, 12
LEDGER = 118
WIDEST = 76
"""Of a card."""


def parts(t: SeaTable) -> list[Place]:
    """What lies on the shelf in this match, from left to right."""
    from game.ui.western_sea.modules.shelf.ledger import Ledger

    having = [layer for layer in t.layers if layer.shelved(alone=False)]
    found = [place for layer in having for place in layer.shelved(alone=len(having) == 1)]
    if any(layer.in_ledger for layer in t.layers):
        found.append(Place("ledger", 0, LEDGER, Ledger))
    return found


def shelf_height(t: SeaTable, area: Rect) -> int:
    """How high the cards stand once they have risen, in pixels."""
    units = area.h / t.kit.scale
    return t.kit.u(min(HIGH, max(LOW, LOW + (units - 720) * 0.12)))


def shelf(t: SeaTable, area: Rect) -> list[Widget]:
    """Cards as wide as they go, on a board no wider than they need."""
    places, u = parts(t), t.kit.u
    pad, gap = u(PAD), u(GAP)
    cards = sum(place.cards for place in places)
    room = area.w - 2 * pad - gap * (len(places) - 1) - sum(u(place.beside) for place in places)
    card = min(u(WIDEST), (area.h - 2 * pad) * 7 // 8, room // max(1, cards))
    whole = Rect(0, 0, area.w - room + card * cards, area.h)
    whole.midbottom = area.midbottom
    made: list[Widget] = [Panel(whole, name="shelf")]
    x = whole.x + pad
    for place in places:
        w = card * place.cards + u(place.beside)
        made.append(place.panel(Rect(x, whole.y + pad, w, whole.h - 2 * pad), place.name, t))
        x += w + gap
    return made


class Strip(SeaPanel):
    """The shelf as long as nobody looks at it: the cards stand behind the bar, and their heads look out."""

    def __init__(self, rect: Rect, table: SeaTable, high: int) -> None:
        self.cards = shelf(table, Rect(rect.x, rect.y, rect.w, high))
        board = self.cards[0].rect
        super().__init__(Rect(board.x, rect.y, board.w, rect.h), "strip", table)

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, seen = kit.u, self.rect.copy()
        seen.inflate_ip(2 * u(16), 0)
        seen.y -= u(16)
        seen.h += u(16)
        with clipped(surface, seen):
            for panel in self.cards:
                panel.paint(surface, kit)

    def spots(self) -> list[Spot]:
        """Where the cards are seen; of what is not, a hair line at the foot."""
        made = []
        for panel in self.cards:
            for spot in panel.spots():
                seen = spot.rect.clip(self.rect)
                spot.rect = seen if seen.h > 1 else Rect(spot.rect.x, self.rect.bottom - 1, spot.rect.w, 1)
                made.append(spot)
        return made


def owner(t: SeaTable) -> int:
    """The seat whose own cards lie there: whoever looks, or whose board is shown if that is nobody."""
    return t.eyes.seat if t.eyes.seat >= 0 else t.shown_seat


def on_shelf(t: SeaTable, option: Option) -> str:
    """The spot of an option that is chosen on the shelf, or nothing."""
    return next((spot for layer in t.layers if (spot := layer.spot_of(option))), "")


def shelf_options(t: SeaTable) -> dict[str, Option]:
    """By spot, the options of the person who is asked that are chosen on the shelf."""
    decision = t.targets.decision
    if decision is None:
        return {}
    found: dict[str, Option] = {}
    for option in decision.options:
        spot = on_shelf(t, option)
        if spot:
            found.setdefault(spot, option)
    return found
