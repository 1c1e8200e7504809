"""Learning to play: for each game its tutorial, begun or gone on with, and a first game with lessons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.registry import games
from game.ui.games import screens_of
from game.ui.palette import FADED
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import go_on
from game.ui.scenes.sheet import Card, Entry, Flow, Sheet, TitledSheet, split
from game.ui.tutorials import begin_tutorial, minutes, tutorial_of, unfinished
from game.ui.widgets import Text, Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App

WIDTH, BESIDE = 1140, 240
"""Of the sheet, and how high it is without what is told of its games and without their entries."""
ENTRY, GAP, PAD = 58, 16, 16


def has_lessons(say: Wording) -> bool:
    """Whether there are lessons among these words."""
    return any(key.endswith(".text") for key in say.keys("lesson."))


def taught_games(say: Wording) -> list[str]:
    """Games that can be learnt here."""
    return [name for name in games("ui") if tutorial_of(name) or has_lessons(say.of(name))]


class LearnScene(Sheet):
    name = "learn"

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self.wanted = game
        """The game that somebody wants to learn, if it is one."""

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        names = taught_games(say)
        rect = self.centred(area, WIDTH, BESIDE + self._high(names, min(area.w, u(WIDTH))))
        inner = rect.inflate(-2 * u(24), 0)
        sheet = TitledSheet(rect, self.kit, say("learn.title"), "help")
        foot = Rect(inner.x, rect.bottom - u(20) - u(50), u(150), u(50))
        body = Rect(inner.x, sheet.head.bottom + u(16), inner.w, foot.y - u(16) - sheet.head.bottom - u(16))
        made: list[Widget] = [sheet]
        first, *_ = self._entries(self.wanted or names[0], say)
        self.default = f"{first[0]} {self.wanted or names[0]}"
        for name, box in zip(names, split(body, len(names), u(GAP)), strict=True):
            made += self._game(name, box)
        return [*made, self.back_button(foot)]

    def _high(self, names: list[str], width: int) -> int:
        """Of what is told of a game, and of its entries, on the drawing board."""
        u, say, count = self.kit.u, self.kit.say, len(names)
        room = (width - u(48) - (count - 1) * u(GAP)) // count - 2 * u(PAD)
        words = max(self.kit.text_height(say.of(name)("game.about"), "text", 15, room) for name in names)
        most = max(len(self._entries(name, say.of(name))) for name in names)
        return round(words / self.kit.scale) + most * (ENTRY + 8)

    def _game(self, name: str, box: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say.of(name)
        flow = Flow(box.inflate(-2 * u(PAD), -2 * u(14)), u(8))
        made: list[Widget] = [
            Card(box, name=f"card {name}"),
            Text(flow.take(u(34)), say("game.name"), "title", 21, one_line=True),
        ]
        entries = self._entries(name, say)
        about = flow.rest()
        about.h -= len(entries) * u(ENTRY + 8)
        made.append(Text(about, say("game.about"), "text", 15, FADED))
        flow.y = about.bottom
        strong = not self.wanted or name == self.wanted
        for n, (key, title, text, icon, act) in enumerate(entries):
            rect = flow.take(u(ENTRY))
            made.append(
                Entry(rect, f"{key} {name}", title, act, icon, text, strong=strong and n == 0, size=16)
            )
        return made

    def _entries(self, name: str, say: Wording) -> list[tuple[str, str, str, str, Callable[[], None]]]:
        made: list[tuple[str, str, str, str, Callable[[], None]]] = []
        script, left = tutorial_of(name), unfinished(name)
        if left:
            resume = partial(go_on, self.app, left)
            made.append(("resume", say("learn.resume"), say("learn.resume-text"), "continue", resume))
        if script:
            title = say("learn.again" if left else "learn.tutorial")
            about = say("learn.tutorial-text", n=minutes(script, say))
            made.append(("tutorial", title, about, "play", partial(self._begin, name)))
        if has_lessons(say):
            teach = partial(self._teach, name)
            made.append(("lessons", say("learn.lessons"), say("learn.lessons-text"), "help", teach))
        return made

    def _begin(self, name: str) -> None:
        self._tell(begin_tutorial(self.app, name))

    def _teach(self, name: str) -> None:
        self._tell(screens_of(name).learn(self.app))

    def _tell(self, trouble: str) -> None:
        if trouble:
            self.app.push(MessageScene(self.app, self.kit.say("learn.title"), trouble))
