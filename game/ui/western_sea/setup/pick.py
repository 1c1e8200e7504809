"""Picking the technologies of a game, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.palette import CORAL_DARK, GAIN
from game.ui.scenes.draft import Draft
from game.ui.scenes.sheet import Sheet, TitledSheet
from game.ui.western_sea.setup.choices import PICKED, picked, toggle
from game.ui.western_sea.setup.sets import Grid, SeaCatalogue
from game.ui.widgets import Button, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class PickScene(Sheet):
    name = "pick"
    default = "done"

    def __init__(self, app: App, draft: Draft, shelf: SeaCatalogue) -> None:
        super().__init__(app)
        self.draft, self.shelf = draft, shelf
        self.game = draft.game
        self._grid: Grid | None = None

    def build(self, area: Rect) -> list[Widget]:
        kit, u, say = self.kit, self.kit.u, self.kit.say
        most = self.shelf.wanted(self.draft.count)
        cards = picked(self.draft)
        n = len(cards)
        rect = self.centred(area, 1180, 740)
        inner = rect.inflate(-2 * u(24), 0)
        count = Text(
            Rect(inner.right - u(140), rect.y + u(14), u(140), u(40)),
            say("pick.count", n=n, most=most),
            "title",
            22,
            GAIN if n == most else CORAL_DARK,
            "right",
            one_line=True,
        )
        foot = Rect(inner.x, rect.bottom - u(18) - u(46), inner.w, u(46))
        body = Rect(inner.x, rect.y + u(58), inner.w, foot.y - u(8) - rect.y - u(58))
        first = self._grid.first if self._grid else 0
        self._grid = Grid(body, kit, self.shelf, cards, n >= most, self._toggle, first)
        buttons_w = u(130)
        done = Rect(foot.right - u(160), foot.y, u(160), foot.h)
        clear = Rect(done.x - u(10) - buttons_w, foot.y, buttons_w, foot.h)
        words = Rect(foot.x + buttons_w + u(18), foot.y, clear.x - u(16) - foot.x - buttons_w - u(18), foot.h)
        high = kit.text_height(say("pick.hint"), "italic", 14, words.w)
        words = Rect(words.x, words.centery - high // 2, words.w, high)
        return [
            TitledSheet(rect, kit, say("pick.title"), "technology"),
            count,
            self._grid,
            self.back_button(Rect(foot.x, foot.y, buttons_w, foot.h)),
            self.note(words, say("pick.hint")),
            Button(clear, "clear", say("pick.clear"), self._clear, icon="delete", able=n > 0),
            Button(done, "done", say("pick.done"), self.back, icon="check", strong=n == most),
        ]

    def _toggle(self, name: str) -> None:
        if not toggle(self.draft, name, self.shelf.wanted(self.draft.count)):
            self.sound("refuse")
        self.refresh()

    def _clear(self) -> None:
        self.draft.options[PICKED] = ""
        self.refresh()
