"""A first game: an ordinary match against an easy bot, with a lesson whenever something new is asked.

Early on a few choices may be limited, always to legal ones, and the lesson says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sin
from typing import TYPE_CHECKING

import msgspec.structs
from pygame import Rect, Surface

from game.engine.decision import END_TURN, Decision, Option
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import FADED, LOSS, PARCHMENT, WHITE, mix
from game.ui.scenes.open import TROUBLES, seat_table
from game.ui.session import Session, begin
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.challenged import Badge
from game.ui.table.pointing import out_of_the_way, point_out
from game.ui.table.table import Table
from game.ui.table.targets import Targets
from game.ui.trouble import plain
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

WIDTHS = (470, 380, 320)
"""Of the sheet: as wide as it goes without covering what it tells about."""
SIZE = 15


def teach(app: App, setup: Setup, make: Callable[[App, Session], Table]) -> str:
    """A table for the first game; or what is in the way of it."""
    players = learners(app, len(setup.seats))
    try:
        session, _ = begin(setup, players)
    except TROUBLES as error:
        return plain(app.kit.say, error)
    session.autosave()
    seat_table(app, make(app, session))
    return ""


def learners(app: App, count: int) -> list[Player]:
    """Whoever learns, by the name that was given last, and bots."""
    last = app.settings.last.seats
    me = Player(name=last[0].name.strip() if last else "", livery=0)
    return [me, *(Player(livery=n) for n in range(1, count))]


class Lessons(Table):
    """To be put before a game's own table."""

    opening: Sequence[str] = ()
    """What is told before anything that is asked, one after another."""
    about: Mapping[str, str] = {}
    """By lesson, the panel or the place that it speaks of."""

    def __init__(self, app: App, session: Session) -> None:
        self.seen = self.known(app)
        """Lessons that were given."""
        self.lesson = ""
        self._at = -1
        """The position that the lesson is for, in choices made."""
        self.only: Option | None = None
        """The one choice that is lit, while the lesson limits it."""
        super().__init__(app, session)

    # To be filled in by each game

    def fitting(self, decision: Decision) -> list[str]:
        """The lessons for what is asked, the most special first."""
        return [decision.ask]

    def early(self) -> bool:
        """Whether choices may still be limited."""
        return False

    def advised(self, decision: Decision) -> Option | None:
        """The one choice that a lesson leaves, if it limits any."""
        return self.session.hint()

    # What is taught

    def known(self, app: App) -> set[str]:
        """Lessons that need not be given any more."""
        return set()

    def given(self, lesson: str) -> None:
        """It is on the screen."""
        self.seen.add(lesson)

    def say_lesson(self, part: str, **values: object) -> str:
        key = f"lesson.{self.lesson}.{part}"
        if not self.kit.say.has(key):
            return ""
        return self.kit.say(key, **values) if values else self.figures().filled(self.kit.say(key))

    def follow_match(self) -> None:
        super().follow_match()
        self.only = None
        decision, at = self.targets.decision, len(self.session.match.records)
        if decision is None:
            self.lesson = ""
            return
        if at != self._at:
            self._at = at
            self.lesson = self._next(decision)
        if self.lesson:
            self.given(self.lesson)
            self._limit(decision)

    def _next(self, decision: Decision) -> str:
        """The first that was not given yet, if there is any."""
        own = [name for layer in self.layers for name in layer.lessons(decision)]
        names = (*self.opening, *own, *self.fitting(decision))
        known = [name for name in names if self.kit.say.has(f"lesson.{name}.text")]
        return next((name for name in known if name not in self.seen), "")

    def _limit(self, decision: Decision) -> None:
        if not self.early() or not self.kit.say.has(f"lesson.{self.lesson}.limit"):
            return
        option = self.advised(decision)
        if option and option in decision.options and option.verb != END_TURN:
            self.only = option
            self.targets = Targets(msgspec.structs.replace(decision, options=[option], default=0))

    def understood(self) -> None:
        """The lesson is put away, and with it what it limits."""
        if self.lesson:
            decision = self.session.decision if self.session.person_asked() is not None else None
            more = decision is not None and self.lesson in self.opening
            self.lesson = self._next(decision) if decision and more else ""
            self.only = None
            self.targets = Targets(decision)
            if decision and self.lesson:
                self.given(self.lesson)
                self._limit(decision)
            self.refresh()

    # What is shown

    def layout(self, area: Rect) -> None:
        super().layout(area)
        if self.lesson:
            self.widgets = [*self.widgets, self._sheet()]

    def sprites(self, stage: Stage, now: float) -> None:
        """What is lit on the map must not shine through the words, and what they speak of is shown."""
        super().sprites(stage, now)
        for widget in self.widgets:
            if isinstance(widget, Lesson):
                box = widget.rect.clip(stage.rect)
                stage.draw(stage.base.subsurface(box), box.topleft)
                subject = self.subject()
                if subject:
                    calm = self.app.settings.reduced_motion
                    point_out(stage, self.kit, box, [subject], 1.0 if calm else 0.5 + 0.5 * sin(now * 3.4))

    def subject(self) -> Rect | None:
        """Where that lies of which the lesson speaks, if it is one thing."""
        name = self.about.get(self.lesson, "")
        widget = next((w for w in self.widgets if name and w.name == name), None)
        spot = self.spot(name) if name and widget is None else None
        return widget.rect if widget else spot.rect if spot else None

    def foot(self) -> int:
        return self._sheet().rect.h if self.lesson else 0

    def _sheet(self) -> Lesson:
        text = self.say_lesson("text")
        limit = ""
        if self.only and self.session.decision:
            limit = self.say_lesson("limit", what=self.speak_option(self.session.decision, self.only))
        return Lesson(self._out_of_the_way(text, limit), self, self.say_lesson("title"), text, limit)

    def _out_of_the_way(self, text: str, limit: str) -> Rect:
        """The map never moves for a lesson: it lies where it covers least of what may be chosen there and
        little of the rest, near what it speaks of."""
        place = self.camera.area
        spots = self.map_spots()
        lit = [spot.rect for spot in spots if spot.lit]
        if subject := self.subject():
            lit.append(subject)
        lit += [widget.rect for widget in self.widgets if isinstance(widget, Badge)]
        rest = [spot.rect for spot in spots if not spot.lit]
        least = self._narrowest()
        sizes = []
        for width in WIDTHS:
            w = min(max(least, self.kit.u(width)), place.w)
            sizes.append((w, self._high(text, limit, w)))
        return out_of_the_way(self.kit, place, sizes, lit, rest, subject)

    def _narrowest(self) -> int:
        """What the title needs beside the button."""
        kit, u = self.kit, self.kit.u
        title = kit.type.width(self.say_lesson("title"), "title", 18)
        return title + kit.type.width(kit.say("lesson.got-it"), "strong", 14) + u(62 + 12 + 56 + 2)

    def _high(self, text: str, limit: str, width: int) -> int:
        kit, u = self.kit, self.kit.u
        room = width - 2 * u(16)
        high = kit.text_height(text, "text", SIZE, room)
        high += kit.text_height(limit, "italic", SIZE - 1, room) + u(6) if limit else 0
        return u(44) + high + u(16)

    def key(self, key: Key) -> bool:
        if key.name == "g" and self.lesson:
            self.understood()
            return True
        return super().key(key)


class FirstTime(Lessons):
    """An ordinary match: only what its modules bring is told, the first time that it is played."""

    def known(self, app: App) -> set[str]:
        return set(app.settings.told)

    def given(self, lesson: str) -> None:
        if lesson not in self.seen:
            self.app.settings.told.append(lesson)
            self.app.keep_settings()
        super().given(lesson)

    def fitting(self, decision: Decision) -> list[str]:
        return []


class Lesson(Widget):
    """A sheet over the map."""

    sheet = True

    def __init__(self, rect: Rect, table: Lessons, title: str, text: str, limit: str) -> None:
        super().__init__(rect, "lesson")
        self.table, self.title, self.text, self.limit = table, title, text, limit

    def _button(self) -> Rect:
        u = self.table.kit.u
        words = self.table.kit.type.width(self.table.kit.say("lesson.got-it"), "strong", 14)
        w = words + u(62)
        return Rect(self.rect.right - u(12) - w, self.rect.y + u(10), w, u(28))

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect, mix(PARCHMENT, WHITE, 0.45))
        button = self._button()
        kit.icon(surface, "help", u(26), (self.rect.x + u(28), button.centery))
        title = Rect(self.rect.x + u(48), self.rect.y + u(8), button.x - self.rect.x - u(56), u(32))
        kit.line(surface, self.title, "title", 18, title)
        kit.button(surface, button, kit.say("lesson.got-it"), key="G", size=14)
        box = Rect(self.rect.x + u(16), self.rect.y + u(44), self.rect.w - u(32), self.rect.h - u(56))
        y = kit.lines(surface, self.text, "text", SIZE, box)
        if self.limit:
            rest = Rect(box.x, y + u(6), box.w, self.rect.bottom - y - u(10))
            kit.lines(surface, self.limit, "italic", SIZE - 1, rest, LOSS if self.table.only else FADED)

    def spots(self) -> list[Spot]:
        return [Spot("got-it", self._button(), self.table.understood, lit=True)]
