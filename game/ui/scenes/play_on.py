"""Playing on from a position of a show: a new match begins there, with whoever should sit in its seats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.bots.characters import strength_of
from game.bots.seats import HUMAN, at_strength, bots_for
from game.ui.cast import bot_name
from game.ui.palette import FADED
from game.ui.scenes.open import open_table
from game.ui.scenes.pause import Roundel
from game.ui.scenes.seat_rows import sitting
from game.ui.scenes.sheet import Card, Flow, Overlay, split
from game.ui.widgets import Button, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.show import Show

WIDTH, HEAD, FOOT, SEAT, GAP = 640, 112, 84, 96, 10


class PlayOnScene(Overlay):
    name = "play-on"
    default = "begin"

    def __init__(self, app: App, show: Show) -> None:
        super().__init__(app)
        self.show, self.table = show, show.table
        setup = show.film.setup
        self.who = [player.who or who for player, who in zip(show.session.players, setup.seats, strict=True)]
        """Who is to sit in each seat: at first a person in the seat whose turn it is, if none has one."""
        decision = show.session.decision
        if HUMAN not in self.who and decision and self._may_change(decision.seat):
            self.who[decision.seat] = HUMAN

    @property
    def least(self) -> tuple[int, int]:  # type: ignore[override]  # it hangs on the number of seats
        return WIDTH + 24, self._high + 24

    @property
    def _high(self) -> int:
        return HEAD + FOOT + len(self.who) * (SEAT + GAP)

    def _may_change(self, seat: int) -> bool:
        """Whom the rules play keeps the seat."""
        return self.show.film.setup.seats[seat] not in self.show.film.game.rivals

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        sheet = self.centred(area, WIDTH, self._high)
        flow = Flow(sheet.inflate(-2 * u(22), -2 * u(16)), u(GAP))
        made: list[Widget] = [
            Panel(sheet),
            Text(flow.take(u(36), u(2)), say("show.play-on"), "title", 24, one_line=True),
            Text(flow.take(u(44)), say("show.play-on-text", where=self.show.where()), "text", 14.5, FADED),
        ]
        for seat in range(len(self.who)):
            made += self._seat(flow.take(u(SEAT)), seat)
        foot = Rect(flow.box.x, flow.box.bottom - u(46), flow.box.w, u(46))
        back, begin = split(foot, 2, u(12))
        made.append(self.back_button(back))
        made.append(Button(begin, "begin", say("show.begin"), self._begin, icon="play", strong=True))
        return made

    def _seat(self, rect: Rect, seat: int) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        inner = rect.inflate(-2 * u(12), -2 * u(10))
        left = inner.x + u(50)
        made: list[Widget] = [
            Card(rect, name=f"card {seat}"),
            Roundel(Rect(inner.x, inner.y, u(40), u(40)), self.table, seat),
            Text(Rect(left, inner.y, inner.right - left, u(24)), self.table.names[seat], "name", 17),
        ]
        row = Rect(left, inner.bottom - u(36), inner.right - left, u(36))
        if not self._may_change(seat):
            made.append(Text(row, bot_name(say, self.who[seat]), "text", 14, FADED, one_line=True))
            return made
        who = (HUMAN, *bots_for(self.show.film.game))
        made.append(sitting(self.kit, row, seat, who, strength_of(self.who[seat]), partial(self._sit, seat)))
        return made

    def _sit(self, seat: int, who: str) -> None:
        self.who[seat] = at_strength(self.show.film.setup.seats[seat], who)
        self.refresh()

    def _begin(self) -> None:
        session = self.show.session.branch(len(self.show.session.match.records), self.who)
        session.autosave()
        open_table(self.app, session)
