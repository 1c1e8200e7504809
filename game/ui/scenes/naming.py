"""Asking for a name: a small dialog over the saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.inputs import Key
from game.ui.palette import LOSS
from game.ui.scenes.archive import LONGEST
from game.ui.scenes.sheet import Flow, Overlay, split
from game.ui.widgets import Button, Field, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.archive import Archive


class NameScene(Overlay):
    """Asks for a name that a save can have."""

    name = "name"
    at_once = True
    least = (0, 0)

    def __init__(
        self,
        app: App,
        archive: Archive,
        title: str,
        ask: str,
        yes: str,
        text: str,
        old: str,
        done: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self.archive, self.title, self.ask, self.yes = archive, title, ask, yes
        self.text, self.old, self.done = text, old, done
        self.default = "yes"
        self._begun = False

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, 520, 252)
        box = Rect(rect.x + u(24), rect.y + u(54), rect.w - u(48), rect.h - u(78))
        flow = Flow(box, u(8))
        why = self.archive.why_not(self.text.strip(), self.old)
        made: list[Widget] = [Panel(rect, self.title), Text(flow.take(u(22)), self.ask, one_line=True)]
        field = NameField(flow.take(u(40)), "field", self.text, self.letters_for, self._typed, self.confirm)
        made.append(field)
        problem = say(f"saves.told.{why}") if why and self.text else ""
        made.append(Text(flow.take(u(22), u(14)), problem, "italic", 14, LOSS, one_line=True))
        boxes = split(Rect(box.right - u(280), box.bottom - u(42), u(280), u(42)), 2, u(10))
        made.append(Button(boxes[0], "cancel", say("saves.cancel"), self.back))
        made.append(Button(boxes[1], "yes", self.yes, self.confirm, strong=not why, able=not why))
        if not self._begun:
            self._begun = True
            field.active = True
            self.take_letters(field)
        return made

    def _typed(self, text: str) -> None:
        self.text = text
        self.refresh()

    def confirm(self) -> None:
        name = self.text.strip()
        if not self.archive.why_not(name, self.old):
            self.app.pop()
            self.done(name)


class NameField(Field):
    """Enter confirms, Escape leaves at once: it is all that the dialog is for."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        text: str,
        start: Callable[[Widget], None],
        change: Callable[[str], None],
        confirm: Callable[[], None],
    ) -> None:
        super().__init__(rect, name, text, start, change, most=LONGEST)
        self.confirm = confirm

    def key(self, key: Key) -> bool:
        if key.name == "enter":
            self.confirm()
            return True
        return super().key(key)
