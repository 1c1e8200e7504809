"""The house rules: readings that a table may want otherwise, page by page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.inputs import Key
from game.ui.island.setup.choices import changes, switch_row, switches
from game.ui.scenes.sheet import Sheet, TitledSheet
from game.ui.widgets import Button, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.new_game import NewGameScene

ROW, GAP, WORDS = 46, 8, 0.28


class HouseRulesScene(Sheet):
    name = "house-rules"
    least = (1024, 714)
    default = "back"

    def __init__(self, app: App, scene: NewGameScene) -> None:
        super().__init__(app)
        self.scene = scene
        self.game = scene.draft.game
        self.page = 0
        self._pages = 1

    def build(self, area: Rect) -> list[Widget]:
        kit, u, say = self.kit, self.kit.u, self.kit.say
        rect = self.centred(area, 1000, 690)
        sheet = TitledSheet(rect, kit, say("house.title"), "settings")
        inner = rect.inflate(-2 * u(24), 0)
        foot = Rect(inner.x, rect.bottom - u(20) - u(46), inner.w, u(46))
        note = say("house.note")
        high = kit.text_height(note, "italic", 14, inner.w)
        words = Rect(inner.x, sheet.head.bottom + u(4), inner.w, high)
        body = Rect(inner.x, words.bottom + u(12), inner.w, foot.y - u(12) - words.bottom - u(12))
        each = max(1, (body.h + u(GAP)) // u(ROW + GAP))
        names = switches(self.scene.draft)
        self._pages = -(-len(names) // each)
        self.page = min(self.page, self._pages - 1)
        made: list[Widget] = [sheet, self.note(words, note)]
        for n, name in enumerate(names[self.page * each : (self.page + 1) * each]):
            row = Rect(body.x, body.y + n * u(ROW + GAP), body.w, u(ROW))
            made += switch_row(self.scene, name, row, WORDS)
        return made + self._foot(foot)

    def _foot(self, foot: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        back = self.back_button(Rect(foot.x, foot.y, u(150), foot.h))
        usual = Rect(foot.right - u(230), foot.y, u(230), foot.h)
        made: list[Widget] = [
            back,
            Button(
                usual, "usual", say("house.usual"), self._reset, icon="reset", able=bool(changes(self.scene))
            ),
        ]
        if self._pages > 1:
            x = back.rect.right + u(20)
            for name, icon, by in (("before", "arrow-left", -1), ("after", "arrow-right", 1)):
                able = 0 <= self.page + by < self._pages
                box = Rect(x, foot.y, u(52), foot.h)
                made.append(Button(box, name, "", partial(self._turn, by), icon=icon, able=able))
                x += u(58)
            told = say("house.page", n=self.page + 1, of=self._pages)
            made.append(
                Text(Rect(x + u(4), foot.y, usual.x - x - u(16), foot.h), told, "text", 15, one_line=True)
            )
        return made

    def _turn(self, by: int) -> None:
        self.page = max(0, min(self._pages - 1, self.page + by))
        self.refresh()

    def _reset(self) -> None:
        for name in changes(self.scene):
            self.scene.draft.options[name] = ""
        self.refresh()

    def key(self, key: Key) -> bool:
        if key.name in ("page up", "page down"):
            self._turn(1 if key.name == "page down" else -1)
            return True
        return super().key(key)
