"""The daily table on screen: today's set-up of each game, and what came of those of other days."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.game import Setup
from game.engine.saves import Shelf
from game.paths import user_dir
from game.registry import games
from game.ui.daily import results, table_of
from game.ui.kit import Kit
from game.ui.palette import FADED, INK
from game.ui.records import read_games
from game.ui.scenes.listing import Listing, month_name
from game.ui.scenes.open import go_on, open_table
from game.ui.scenes.sheet import Card, Empty, Entry, Flow, Sheet, TitledSheet, split
from game.ui.session import begin_with, default_players
from game.ui.widgets import Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App

SHEET = (1120, 640)
CARDS, ENTRY, ROW = 236, 58, 34


class DailyScene(Sheet):
    name = "daily"

    def __init__(self, app: App, today: date | None = None) -> None:
        super().__init__(app)
        self.today = today or date.today()
        self.results = results(read_games().games, self.today)
        self._list: Listing | None = None

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, *SHEET)
        inner = rect.inflate(-2 * u(24), 0)
        sheet = TitledSheet(rect, self.kit, say("daily.title", day=self._day(self.today)), "seed")
        foot = Rect(inner.x, rect.bottom - u(20) - u(46), u(150), u(46))
        flow = Flow(Rect(inner.x, sheet.head.bottom + u(14), inner.w, foot.y - sheet.head.bottom), u(12))
        made: list[Widget] = [sheet, self.note(flow.take(u(24)), say("daily.about"))]
        self.default = f"play {games('ui')[0]}"
        cards = split(flow.take(u(CARDS)), len(games("ui")), u(16))
        for name, box in zip(games("ui"), cards, strict=True):
            made += self._card(name, box)
        rest = Rect(inner.x, flow.y, inner.w, foot.y - u(14) - flow.y)
        return [*made, *self._history(rest), self.back_button(foot)]

    def _card(self, name: str, box: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say.of(name)
        setup = table_of(name, self.today)
        flow = Flow(box.inflate(-2 * u(16), -2 * u(14)), u(8))
        modules = [say(f"module.{module}") for module in setup.modules]
        about = say("daily.seats", n=len(setup.seats) - 1)
        about += "\n" + (say("daily.with", what=", ".join(modules)) if modules else say("daily.plain"))
        done = next((one for one in self.results if one.day == self.today and one.game == name), None)
        entry = Rect(flow.box.x, flow.box.bottom - u(ENTRY), flow.box.w, u(ENTRY))
        made: list[Widget] = [
            Card(box, name=f"card {name}"),
            Text(flow.take(u(34)), say("game.name"), "title", 21, one_line=True),
            Text(Rect(flow.box.x, flow.y, flow.box.w, entry.y - flow.y), about, "text", 15, FADED),
        ]
        begun = _save_of(setup)
        if done:
            told = say("daily.result", n=done.score, place=done.place, seats=done.seats)
            key, text, icon, act = "daily.again", told, "trophy", partial(self._play, setup)
        elif begun:
            key, text, icon, act = "daily.go-on", "", "continue", partial(go_on, self.app, begun)
        else:
            key, text, icon, act = "daily.play", "", "play", partial(self._play, setup)
        made.append(Entry(entry, f"play {name}", say(key), act, icon, text, strong=not done, size=16))
        return made

    def _history(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        if not self.results:
            return [Empty(rect, "trophy", say("daily.none"))]
        head = Rect(rect.x, rect.y, rect.w, u(26))
        body = Rect(rect.x, head.bottom + u(4), rect.w, rect.bottom - head.bottom - u(4))
        row = body.h // max(1, body.h // u(ROW))
        names = [f"{one.day.isoformat()} {one.game}" for one in self.results]
        old = self._list
        self._list = Listing(body, "result", self.kit, row, names, self._paint_row)
        if old:
            self._list.to(old.first)
        return [self.heading(head, "daily.history"), self._list]

    def _paint_row(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        one = self.results[n]
        say = kit.say.of(one.game)
        told = say("daily.result", n=one.score, place=one.place, seats=one.seats)
        kit.icon(
            surface, "trophy" if one.place == 1 else "flag", kit.u(20), (rect.x + kit.u(12), rect.centery)
        )
        day, game, result = split(Rect(rect.x + kit.u(32), rect.y, rect.w - kit.u(40), rect.h), 3, kit.u(10))
        kit.line(surface, self._day(one.day), "text", 15, day, INK)
        kit.line(surface, say("game.name"), "strong", 15, game, INK)
        kit.line(surface, told, "text", 15, result, INK)

    def _day(self, day: date) -> str:
        say = self.kit.say
        return say("daily.day", day=day.day, month=month_name(say, day.month), year=day.year)

    # What may be done

    def _play(self, setup: Setup) -> None:
        """Without packs, so that it is everybody's table."""
        session = begin_with(setup, default_players(len(setup.seats)), ())
        session.autosave()
        open_table(self.app, session)


def _save_of(setup: Setup) -> Path | None:
    """Where the day's match was left, if it was begun."""
    path = Shelf(user_dir("saves")).path(f"{setup.game}-{setup.seed}")
    return path if path.exists() else None
