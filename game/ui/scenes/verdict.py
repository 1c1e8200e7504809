"""The end of a challenge, over the table: done or not, how well, and what next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.challenges import Attempt, Verdict
from game.ui.challenges import Dare, next_dare
from game.ui.kit import Kit
from game.ui.palette import FADED
from game.ui.scenes.archive import keep_picture
from game.ui.scenes.medals import draw_medal, figure_told, medal_lines
from game.ui.scenes.points import signed
from game.ui.scenes.sheet import Overlay
from game.ui.widgets import Button, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.table import Table

SIZE = (640, 350)
MEDAL, ROW = 128, 46


class VerdictScene(Overlay):
    name = "verdict"
    least = (0, 0)

    def __init__(self, app: App, table: Table, dare: Dare, attempt: Attempt) -> None:
        super().__init__(app)
        self.table, self.dare, self.attempt = table, dare, attempt
        self.done = attempt.now.verdict is Verdict.DONE
        self.medal = attempt.medal if self.done else ""
        self.next = next_dare(dare)
        self.default = "next" if self.done and self.next else "again"
        self._sounded = False
        keep_picture(table.session, table.eyes.public_picture())

    def update(self, now: float, passed: float) -> None:
        if not self._sounded:
            self._sounded = True
            self.sound("fanfare" if self.done else "undo")

    def build(self, area: Rect) -> list[Widget]:
        u, say, one = self.kit.u, self.kit.say, self.dare.challenge
        rect = self.centred(area, *SIZE)
        pad = u(24)
        picture = Rect(rect.x + pad, rect.y + u(26), u(MEDAL), u(MEDAL))
        left = picture.right + u(18)
        words = Rect(left, rect.y + u(20), rect.right - pad - left, 0)
        buttons = Rect(rect.x + pad, rect.bottom - pad - 2 * u(ROW) - u(10), rect.w - 2 * pad, u(ROW))
        title = say("challenges.failed")
        if self.done:
            title = say("challenges.done-in", medal=say(f"challenges.{self.medal}"))
        about = f"{self._came_to()}\n{one.told(say.lang)}"
        made: list[Widget] = [
            Panel(rect),
            Medal(picture, self.medal, one.icon),
            Text(Rect(left, words.y, words.w, u(32)), title, "title", 24, one_line=True),
            Text(Rect(left, words.y + u(34), words.w, u(26)), one.name[say.lang], "name", 17, one_line=True),
            Text(Rect(left, words.y + u(64), words.w, buttons.y - words.y - u(64 + 32)), about, "text", 15),
            self.note(Rect(left, buttons.y - u(30), words.w, u(24)), "".join(medal_lines(say, one)), FADED),
        ]
        return [*made, *self._buttons(buttons)]

    def _came_to(self) -> str:
        """What was counted, or how soon it was done."""
        say, one = self.kit.say, self.dare.challenge
        name, need = one.goal.main
        if self.done:
            told = figure_told(say, one, self.attempt.now.result)
            return f"{told[:1].upper()}{told[1:]}."
        if name == "won":
            return say("challenges.not-done")
        counted = self.attempt.now.counts.get(name, 0)
        return say("challenges.came-to", what=one.counts[say.lang], n=signed(counted), all=need.figure)

    def _buttons(self, row: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        over = self.table.session.over
        entries: list[tuple[str, str, Callable[[], None], bool]] = [
            ("next", "arrow-right", self._next, self.next is not None),
            ("again", "rematch", self._again, True),
            ("score" if over else "play-on", "score" if over else "continue", self.app.pop, True),
            ("list", "menu", self._list, True),
        ]
        half = (row.w - u(10)) // 2
        made: list[Widget] = []
        for n, (name, icon, act, able) in enumerate(entries):
            box = Rect(row.x + n % 2 * (half + u(10)), row.y + n // 2 * (row.h + u(10)), half, row.h)
            text, strong = say(f"challenges.{name}"), name == self.default
            made.append(Button(box, name, text, act, icon=icon, strong=strong, able=able))
        return made

    def _next(self) -> None:
        from game.ui.scenes.challenges import take_up

        if self.next:
            take_up(self.app, self.next)

    def _again(self) -> None:
        from game.ui.scenes.challenges import take_up

        take_up(self.app, self.dare)

    def _list(self) -> None:
        from game.ui.scenes.challenges import ChallengesScene
        from game.ui.scenes.open import open_menu

        open_menu(self.app)
        self.app.push(ChallengesScene(self.app, self.dare.game))


class Medal(Widget):
    def __init__(self, rect: Rect, medal: str, icon: str) -> None:
        super().__init__(rect, "medal")
        self.medal, self.icon = medal, icon

    def paint(self, surface: Surface, kit: Kit) -> None:
        draw_medal(surface, kit, self.medal, self.icon, self.rect.center, self.rect.h)
