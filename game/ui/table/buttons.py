"""The buttons of every table: menu and helps, undo, reset, and what ends a turn or closes a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import END_TURN, Option
from game.ui.kit import Kit
from game.ui.palette import INK, PALE_INK, WHITE
from game.ui.scenes.open import open_score
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.tooltips import Tip
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.table.table import Table

ClosingTip = Callable[[Option | None, str], Tip]
"""What to tell about the button that closes, by its option, if there is one, and its words."""


WORDED, PICTURED = 160, 32
"""From so many units of width on the buttons have words; else they are as wide as this."""
ROOMY = 230
"""Units of width in which the keys stand beside the words."""
WORDS, WITH_KEYS = 0.57, 0.625
"""Their part of the width then, with keys so much that none has to be set smaller than the others."""
TALL = 60
"""Units: a button of this height has its picture above its words."""


def tools(t: Table, places: list[Rect]) -> list[Button]:
    """What is not about the choice of now: at the right edge, one below the other."""
    say = t.kit.say
    kinds = (
        ("menu", "menu", "Esc", t.back),
        ("rules", "rules", "F1", t.open_rules),
        ("log", "log", "L", t.open_log),
        ("show-all", "show-all", "Home", t.show_all),
        ("speed", f"speed-{t.app.settings.speed}", "S", t.next_speed),
    )
    made = []
    for rect, (name, icon, key, act) in zip(places, kinds, strict=True):
        lines = (say(f"tip.{name}.text"),) if say.has(f"tip.{name}.text") else ()
        tip = Tip(title=say(f"tip.{name}"), lines=lines, key=key)
        made.append(Button(rect, name, "", act, icon=icon, tip=tip))
    return made


def buttons(t: Table, area: Rect, closing_tip: ClosingTip) -> list[Button]:
    """Undo, reset and hint below each other; beside them what closes, as high as all three."""
    u, say = t.kit.u, t.kit.say
    gap = u(5)
    worded = area.w >= u(WORDED)
    part = WITH_KEYS if area.w >= u(ROOMY) else WORDS
    w, h = round(area.w * part) if worded else u(PICTURED), (area.h - 2 * gap) // 3
    able = t.can_undo()
    why = "" if able else say("why.no-undo")
    asked = t.session.person_asked() is not None
    made: list[Button] = []
    for n, (name, text, act, can) in enumerate(
        (
            ("undo", say("table.undo"), t.undo, able),
            ("reset", say("table.reset"), t.reset, able),
            ("hint", say("table.advice"), t.hint, asked),
        )
    ):
        rect = Rect(area.x, area.y + n * (h + gap), w, h)
        key = {"undo": "U", "reset": t.reset_key, "hint": "H"}[name]
        cap = key if area.w >= u(ROOMY) else ""
        lines = (say(f"tip.{name}.text"),)
        tip = Tip(title=text, lines=lines, why_not=why if name != "hint" else "", key=key)
        words = text if worded else ""
        made.append(Button(rect, name, words, act, icon=name, key=cap, able=can, tip=tip, size=14))
    made.append(_closing(t, Rect(area.x + w + gap, area.y, area.w - w - gap, area.h), closing_tip))
    return made


class Closing(Button):
    """It may be chosen whenever it is able; a refusal is lit like any choice, and stands out no more."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        if self.rect.h < kit.u(TALL):
            super().paint(surface, kit)
        else:
            self._paint_tall(surface, kit)
        if self.able and not self.strong:
            glow(surface, self.rect, kit, kit.u(9))

    def _paint_tall(self, surface: Surface, kit: Kit) -> None:
        """Picture, words and key below each other."""
        u, rect = kit.u, self.rect
        kit.button(surface, rect, "", "", "", self.strong, self.able)
        ink = (WHITE if self.strong else INK) if self.able else PALE_INK
        side = u(30)
        box = rect.inflate(-u(14), 0)
        room = rect.h - side - u(30)
        fits = (s for s in (16.5, 15.0, 13.5, 12.0) if _fits(kit, self.text, s, box.w, room))
        size = next(fits, 11.0)
        high = kit.text_height(self.text, "strong", size, box.w)
        top = rect.centery - (side + u(4) + high + u(5) + u(18)) // 2
        picture = kit.art.picture(f"icons/{self.icon}", side)
        if not self.able:
            picture = picture.copy()
            picture.set_alpha(110)
        surface.blit(picture, (rect.centerx - side // 2, top))
        kit.lines(
            surface, self.text, "strong", size, Rect(box.x, top + side + u(4), box.w, high), ink, "centre"
        )
        cap = Rect(0, top + side + u(9) + high, u(22), u(18))
        cap.centerx = rect.centerx
        kit.keycap(surface, self.key_cap, cap)

    def spots(self) -> list[Spot]:
        return [replace(spot, lit=self.able) for spot in super().spots()]


def _closing(t: Table, rect: Rect, closing_tip: ClosingTip) -> Button:
    """Ends the turn, or finishes what is being put together; at last it leads to the score."""
    if t.is_over:
        text, tip = t.kit.say("close.score"), Tip(title=t.kit.say("close.score"), key="E")
        return Closing(
            rect, "close", text, partial(open_score, t), icon="score", key="E", strong=True, tip=tip
        )
    closing = t.targets.closing()
    text = t.kit.say(f"close.{closing.verb}") if closing else t.kit.say("close.end")
    if closing:
        text = next((own for layer in t.layers if (own := layer.closing(closing))), text)
    ends = closing is None or closing.verb == END_TURN
    declines = closing is not None and closing.verb == "decline"
    return Closing(
        rect,
        "close",
        text,
        t.chooser(closing) if closing else t.nothing,
        icon="end-turn" if ends else "cross" if declines else "check",
        key="E",
        strong=bool(closing) and not declines,
        able=bool(closing),
        tip=closing_tip(closing, text),
    )


def _fits(kit: Kit, text: str, size: float, width: int, height: int) -> bool:
    """On two lines, with no word wider than that."""
    if kit.text_height(text, "strong", size, width) > height:
        return False
    lines = kit.type.wrapped(text, "strong", size, width)
    return len(lines) <= 2 and all(kit.type.width(line, "strong", size) <= width for line in lines)
