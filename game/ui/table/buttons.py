"""The buttons of every table: menu and helps, undo, reset, and what ends a turn or closes a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import END_TURN, Option
from game.ui.kit import Kit
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.table.prompt import Prompt
from game.ui.tooltips import Tip
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

BUTTONS = 164
"""Their width on the drawing board."""
PROMPT = 56
WIDEST_PROMPT = 700

ClosingTip = Callable[[Option | None, str], Tip]
"""What to tell about the button that closes, by its option, if there is one, and its words."""


def buttons(t: Table, area: Rect, closing_tip: ClosingTip) -> list[Button]:
    u, say = t.kit.u, t.kit.say
    gap = u(5)
    h = (area.h - 3 * gap) // 4
    speed = f"speed-{t.app.settings.speed}"
    small = [
        ("menu", "menu", "Esc", t.back),
        ("log", "log", "L", t.open_log),
        ("hint", "hint", "H", t.hint),
        ("show-all", "show-all", "Home", t.show_all),
        ("speed", speed, "S", t.next_speed),
        ("rules", "rules", "F1", t.open_rules),
    ]
    w = (area.w - u(3) * (len(small) - 1)) // len(small)
    made = []
    for n, (name, icon, key, act) in enumerate(small):
        able = name != "hint" or t.session.person_asked() is not None
        rect = Rect(area.x + n * (w + u(3)), area.y, w, h)
        lines = (say(f"tip.{name}.text"),) if say.has(f"tip.{name}.text") else ()
        tip = Tip(title=say(f"tip.{name}"), lines=lines, key=key)
        made.append(Button(rect, name, "", act, icon=icon, tip=tip, able=able))
    able = t.can_undo()
    why = "" if able else say("why.no-undo")
    rows = [Rect(area.x, area.y + k * (h + gap), area.w, h) for k in range(4)]
    for row, name, key, act in ((rows[1], "undo", "U", t.undo), (rows[2], "reset", t.reset_key, t.reset)):
        tip = Tip(title=say(f"table.{name}"), lines=(say(f"tip.{name}.text"),), why_not=why)
        made.append(Button(row, name, say(f"table.{name}"), act, icon=name, key=key, able=able, tip=tip))
    made.append(_closing(t, rows[3], closing_tip))
    return made


class Closing(Button):
    """It may be chosen whenever it is able; a refusal is lit like any choice, and stands out no more."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        super().paint(surface, kit)
        if self.able and not self.strong:
            glow(surface, self.rect, kit, kit.u(9))

    def spots(self) -> list[Spot]:
        return [replace(spot, lit=self.able) for spot in super().spots()]


def _closing(t: Table, rect: Rect, closing_tip: ClosingTip) -> Button:
    """Ends the turn, or finishes what is being put together."""
    closing = t.targets.closing()
    text = t.kit.say(f"close.{closing.verb}") if closing else t.kit.say("close.end")
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


def place_prompt(t: Table, area: Rect) -> Widget:
    """At the top of the map, in the middle."""
    u = t.kit.u
    t.prompt = Prompt(Rect(0, 0, min(area.w, u(WIDEST_PROMPT)), u(PROMPT)))
    t.prompt.rect.midtop = (area.centerx, area.y)
    t.fill_prompt()
    return t.prompt
