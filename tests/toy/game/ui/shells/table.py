"""The table of Shells: its shore, its panels, its words. The flow of a match is every table's."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.rules.shells.content import ShellsBook
from game.rules.shells.play import ShellsState, bars, scores
from game.rules.shells.vocabulary import QUIET
from game.rules.shells.voice import ShellsVoice
from game.ui.session import Session
from game.ui.shells.arrange import arrange
from game.ui.shells.shore import Shore
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.flights import Flight, arc
from game.ui.table.motion import Motion
from game.ui.table.panel import glow
from game.ui.table.table import Table
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.app import App

FLIGHT, BEAT = 0.45, 0.1
"""Seconds for which a shell flies, and between two of them."""


class ShellsTable(Table):
    def __init__(self, app: App, session: Session) -> None:
        self.book = cast(ShellsBook, session.match.book)
        self.scrolled_panels: dict[str, int] = {}
        super().__init__(app, session)
        self.shore = Shore(Rect(0, 0, 1, 1), self.kit.scale, self.book.number["shells"])
        self.voice = ShellsVoice(self.book, self.kit.say.lang, self.names)
        self.motion = Motion(self, {"took": self._took})
        self.diary.recall()

    @property
    def state(self) -> ShellsState:
        """What may be seen by those at this screen."""
        return cast(ShellsState, self.beats.look(self.eyes.seat))

    @property
    def camera(self) -> Shore:
        return self.shore

    @property
    def scores(self) -> list[int]:
        return scores(self.book, self.state)

    def turn_of(self) -> int:
        return self.state.turn

    # In words

    def speak_prompt(self) -> str:
        assert self.session.decision
        return self.voice.prompt(self.state, self.session.decision)

    def speak_option(self, decision: Decision, option: Option) -> str:
        return self.voice.option(self.state, decision, option)

    def speak_event(self, event: Event) -> str:
        return "" if event[0] in QUIET else self.voice.log(event)

    def icon_of(self, event: Event) -> str:
        own = next((icon for layer in self.layers if (icon := layer.icon_of(event))), "")
        return own or {"took": "shell", "over": "tide"}.get(event[0], "")

    def tip_for(self, option: Option) -> Tip:
        assert self.targets.decision
        title = self.speak_option(self.targets.decision, option)
        return Tip(title=title, warning=self.warning(option), icon="shell")

    def closing_tip(self, option: Option | None, text: str) -> Tip:
        return Tip(title=text, why_not="" if option else self.kit.say("why.not-now"))

    def shell_tip(self, n: int) -> Tip:
        """What it is to take so many, or why they can't be taken: the rules say why, here it is worded."""
        option = self.targets.at("shell", n)
        if option:
            return self.tip_for(option)
        why = bars(self.book, self.state, n)
        asked = self.asked >= 0 and why is not None
        words = (
            self.kit.say(f"why.{why.reason}", **why.values) if asked and why else self.kit.say("why.not-now")
        )
        return Tip(title=self.voice.words.name("awards", "shells"), why_not=words, icon="shell")

    # On the table

    def spot_of(self, option: Option) -> str:
        return f"shell {option.at}" if option.kind == "shell" else "close"

    def layout(self, area: Rect) -> None:
        self.voice = ShellsVoice(self.book, self.kit.say.lang, self.names)
        if self.diary.retell():
            self.log_panel = None
        self.name_spots()
        self.widgets = self.laid(arrange(self, area))
        self.spots_changed()

    def show_all(self) -> None:
        self.shore.show_all()
        self.map_moved()

    def map_spots(self) -> list[Spot]:
        made = []
        for n in range(1, self.state.left + 1):
            option = self.targets.at("shell", n)
            rect, act = self.shore.rect(self.state.left - n), self.chooser(option) if option else None
            made.append(Spot(f"shell {n}", rect, act, partial(self.shell_tip, n), lit=bool(option)))
        return made

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        for spot in self.map_spots():
            self.kit.icon(surface, "shell", spot.rect.w, spot.rect.center)
            if spot.lit:
                glow(surface, spot.rect, self.kit, spot.rect.w // 2, self.proposed(self.option_at(spot)))

    def sprites(self, stage: Stage, now: float) -> None:
        super().sprites(stage, now)
        for layer in self.layers:
            layer.sprites(stage, now)
        self.flights.draw(stage)

    # In motion

    def _took(self, seat: int, n: int) -> None:
        """One after the other to whoever took them."""
        goal = self.place_of(f"seat {seat}")
        for k in range(n):
            place = self.shore.rect(self.state.left + n - 1 - k)
            picture = self.kit.art.picture("icons/shell", place.w)
            begin = partial(self.sound, "card-take")
            self.flights.add(
                Flight(picture, k * BEAT, FLIGHT, arc(place.center, goal, self.kit.u(60)), begin=begin)
            )

    # Other scenes

    def open_rules(self) -> None:
        from game.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.book))

    def back(self) -> None:
        from game.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app, self))
