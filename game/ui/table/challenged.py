"""A challenge at the table: a badge that tells what is counted and how much time is left, and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.challenges import Attempt, Verdict
from game.ui.challenges import Dare, note_verdict
from game.ui.kit import Kit
from game.ui.palette import CORAL_DARK, FADED, INK
from game.ui.scenes.medals import medal_lines, time_left
from game.ui.scenes.message import MessageScene
from game.ui.scenes.points import signed
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

BADGE = (170, 44)
"""On the drawing board, where there is room beside the prompt for that; wider up to half as much again."""
SIZES = (15.0, 14.0, 13.0, 12.0)


class Challenged:
    def __init__(self, table: Table, dare: Dare, attempt: Attempt) -> None:
        self.table, self.dare, self.attempt = table, dare, attempt
        table.challenge = self
        table.session.attempt = attempt
        self._then = table.on_over
        table.on_over = None  # the verdict comes before the score
        self._told = attempt.now.verdict is not Verdict.OPEN
        """One that is decided goes on as an ordinary match."""
        if self._told:
            table.on_over = self._then

    def brief(self) -> None:
        """What is to be done, before it begins."""
        app, say = self.table.app, self.table.kit.say
        lines = [self.dare.challenge.told(say.lang), *medal_lines(say, self.dare.challenge)]
        name = self.dare.challenge.name[say.lang]
        app.push(MessageScene(app, name, "\n".join(lines), [(say("challenges.begin"), None)]))

    def update(self) -> None:
        """The verdict is told when all that led to it has been seen."""
        t = self.table
        if self._told or self.attempt.now.verdict is Verdict.OPEN:
            return
        if t.app.scene is t and not (t.beats.busy or t.flights.busy or t.still_moving() or t.session.news):
            from game.ui.scenes.verdict import VerdictScene

            self._told = True
            t.on_over = self._then
            if t.session.is_bot(self.dare.challenge.seat):
                return  # what a bot does in one's place is no feat of one's own
            trouble = note_verdict(self.dare, self.attempt)
            if trouble:
                t.app.notices.append(plain(t.kit.say, trouble))
            t.app.push(VerdictScene(t.app, t, self.dare, self.attempt))

    def badge(self) -> Widget:
        t = self.table
        u, prompt = t.kit.u, t.prompt.rect
        area = t.camera.area
        room = prompt.x - area.x - u(6)
        if room >= u(BADGE[0] - 20):
            rect = Rect(area.x, prompt.y, min(room, u(BADGE[0] * 1.5)), u(BADGE[1]))
        else:  # on the map, where it hides least
            rect = Rect(area.x + u(4), 0, u(BADGE[0]), u(BADGE[1]))
            rect.bottom = area.bottom - t.foot() - u(4)
        return Badge(rect, self)


class Badge(Widget):
    """What is counted, and the time that is left; what it is all about as its tooltip."""

    def __init__(self, rect: Rect, challenged: Challenged) -> None:
        super().__init__(rect, "challenge")
        self.of = challenged

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect, say = kit.u, self.rect, kit.say
        one, attempt = self.of.dare.challenge, self.of.attempt
        kit.panel(surface, rect)
        side = u(28)
        kit.icon(surface, one.icon, side, (rect.x + u(9) + side // 2, rect.centery))
        left = rect.x + side + u(15)
        wide = rect.right - u(7) - left
        name, need = one.goal.main
        counted = one.counts[say.lang]
        if name != "won":
            counted = f"{counted} {signed(attempt.now.counts.get(name, 0))}/{need.figure}"
        last = attempt.left == 1
        for n, (text, face, colour) in enumerate(
            (
                (counted, "strong", INK),
                (time_left(say, attempt), "strong" if last else "text", CORAL_DARK if last else FADED),
            )
        ):
            fits = (s for s in SIZES[n:] if kit.type.width(text, face, s) <= wide)  # type: ignore[arg-type]
            size = next(fits, SIZES[-1])
            box = Rect(left, rect.y + u(4) + n * (rect.h // 2 - u(4)), wide, rect.h // 2 - u(3))
            kit.line(surface, text, face, size, box, colour)  # type: ignore[arg-type]

    def spots(self) -> list[Spot]:
        say, one = self.of.table.kit.say, self.of.dare.challenge
        tip = Tip(
            title=one.name[say.lang],
            lines=(one.told(say.lang), *medal_lines(say, one)),
            icon=one.icon,
            page=f"challenges/{one.id}",
        )
        return [Spot(self.name, self.rect, self.of.brief, lambda: tip)]
