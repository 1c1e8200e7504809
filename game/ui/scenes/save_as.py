"""Saving a moment of a match under a name of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.saves import BEFORE, SaveError
from game.ui.palette import CORAL_DARK, FADED, GAIN
from game.ui.scenes.sheet import Overlay
from game.ui.trouble import plain
from game.ui.widgets import Button, Field, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.session import Session

LONGEST = 60
BARRED = '\\/:*?"<>|'
"""Signs that one system or another does not allow in the name of a file."""


class SaveAsScene(Overlay):
    name = "save-as"
    default = "save"
    at_once = True
    least = (0, 0)

    def __init__(self, app: App, session: Session, proposal: str) -> None:
        super().__init__(app)
        self.session = session
        self.text = "".join(c for c in proposal if c not in BARRED)[:LONGEST].strip(" .")
        self.trouble = ""

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, 560, 252)
        inner = rect.inflate(-2 * u(22), 0)
        field = Rect(inner.x, rect.y + u(60), inner.w, u(38))
        note = Rect(inner.x, field.bottom + u(8), inner.w, u(42))
        foot = Rect(inner.x, rect.bottom - u(22) - u(44), inner.w, u(44))
        save = Rect(foot.right - u(150), foot.y, u(150), foot.h)
        self.button = Button(save, "save", say("save-as.save"), self._save, icon="save", strong=True)
        self.line = Text(note, "", "italic", 14)
        self._review()
        return [
            Panel(rect),
            Text(
                Rect(inner.x, rect.y + u(14), inner.w, u(34)),
                say("save-as.title"),
                "title",
                22,
                one_line=True,
            ),
            Field(field, "name", self.text, self.letters_for, self._typed, most=LONGEST),
            self.line,
            self.back_button(Rect(foot.x, foot.y, u(150), foot.h)),
            self.button,
        ]

    def _wrong(self) -> str:
        say, name = self.kit.say, self.text
        if not name.strip():
            return say("save-as.empty")
        if any(c in BARRED for c in name):
            return say("save-as.signs", signs=" ".join(BARRED))
        if name != name.strip(" .") or name.endswith(BEFORE):
            return say("save-as.dot")
        return self.trouble

    def _review(self) -> None:
        say, wrong = self.kit.say, self._wrong()
        self.button.able = not wrong or wrong == self.trouble
        exists = not wrong and self.session.shelf.path(self.text).exists()
        self.line.text = wrong or say("save-as.exists" if exists else "save-as.note")
        self.line.colour = CORAL_DARK if wrong or exists else FADED

    def _typed(self, text: str) -> None:
        self.text, self.trouble = text, ""
        self._review()
        for widget in self.widgets[1:]:
            self.stage.touch(widget.rect.inflate(8, 8))

    def _save(self) -> None:
        try:
            self.session.shelf.keep(self.text, self.session.dump())
        except (OSError, SaveError) as error:
            self.trouble = self.kit.say("save-as.trouble", what=plain(self.kit.say, error))
            self.refresh()
            return
        self.app.pop()
        self.told()

    def told(self) -> None:
        """The sheet below says that it is done."""
        if self.under is not None and hasattr(self.under, "tell"):
            self.under.tell(self.kit.say("save-as.saved"), GAIN)
