"""Any game's table: the flow of a match between people, bots and motion, and the keys that all tables share.

A game's own table says in words what is asked and what happened, arranges its panels, and sets events in
motion. Nothing here knows a rule.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from pygame import Rect, Surface

from game.engine.decision import END_TURN, Option
from game.engine.state import Event
from game.ui.games import screens_of
from game.ui.inputs import Key, Press, Wheel
from game.ui.scenes.archive import keep_picture
from game.ui.session import Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.banner import banner
from game.ui.table.beats import Beats
from game.ui.table.beyond import beyond_spots
from game.ui.table.callout import put_away
from game.ui.table.curtain import Eyes
from game.ui.table.diary import Diary
from game.ui.table.flights import Flights
from game.ui.table.flow import Flow
from game.ui.table.keys import go_to, keep_focus, table_keys
from game.ui.table.layer import TableLayer
from game.ui.table.log import LogLine, LogPanel
from game.ui.table.preview import CHANCE, Preview, preview, rivals, signed
from game.ui.table.prompt import Prompt
from game.ui.table.reasons import advice_words
from game.ui.table.targets import Targets, choice_spot
from game.ui.trouble import plain
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.settings import Speed

L = TypeVar("L", bound=TableLayer)

SPEEDS: tuple[Speed, ...] = ("1", "2", "instant")
HASTE = 0.6
"""Seconds that two clicks on the same button lie apart at least, if both are meant."""


class Table(Flow):
    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.game = session.match.setup.game
        self.eyes = Eyes(self)
        self.flights = Flights()
        self.beats = Beats(self)
        self.flights.under = self.beats.covers
        self.layers = self.make_layers()
        self.diary = Diary(self)
        self.log_panel: LogPanel | None = None
        self.targets = Targets(None)
        self.prompt = Prompt(Rect(0, 0, 0, 0))
        self.shown_seat = 0
        self.empty = Surface((0, 0))
        self.bar_place = Rect(0, 0, 0, 0)
        """Where choices and buttons lie."""
        self.hinted: Option | None = None
        self.hinted_why = ""
        self.scrolled = 0
        """How far the choices of now are scrolled."""
        self.amount = -1
        """Which of a range of amounts is set, or none yet."""
        self._by_spot: dict[str, Option] = {}
        self._previews: dict[str, Preview] = {}
        self._come_to: dict[tuple[Preview, str, bool], tuple[list[str], list[str]]] = {}
        """In words, by preview and language, and whether that is brief."""
        self._told: Option | None = None
        self._all_spots: list[Spot] | None = None
        self._panel_spots: list[Spot] | None = None
        self._land: list[Rect] | None = None
        self._asked_before = -1
        self._hasty_until = 0.0
        """Until then the end of a turn can't have been meant."""
        self.follow_match()

    def make_layers(self) -> list[TableLayer]:
        """What the modules and rivals of this match add."""
        game, setup = self.session.game, self.session.match.setup
        here = game.names(setup)
        return [make(self) for names, make in screens_of(game.name).layers if names <= here]

    def layer(self, kind: type[L]) -> L | None:
        """The layer of this kind, if it lies on this table."""
        return next((layer for layer in self.layers if isinstance(layer, kind)), None)

    # What may be chosen

    def chooser(self, option: Option) -> Callable[[], None]:
        return partial(self.take, option)

    def proposed(self, option: Option | None) -> bool:
        """Whether this is what the program proposes, or what it was asked to hint at."""
        return option is not None and option == (self.hinted or self.targets.default())

    def nothing(self) -> None:
        """What a button does that can't be pressed."""

    def preview(self, option: Option) -> Preview:
        """Made once for each option of a decision."""
        if option.key not in self._previews:
            self._previews[option.key] = preview(self.session, option)
        return self._previews[option.key]

    def comes_to(self, option: Option, brief: bool = False) -> tuple[list[str], list[str]]:
        """What a choice gains and pays, and then what it does to the points of the others."""
        seen = self.preview(option)
        key = (seen, self.kit.say.lang, brief)
        if key not in self._come_to:
            gains, losses = self.speak_changes(seen, brief)
            for who, by in rivals(self.session, seen, self.counted):
                told = self.kit.say("tip.rival", who=self.names[who], by=signed(by))
                (gains if by < 0 else losses).append(told)
            self._come_to[key] = gains, losses
        gains, losses = self._come_to[key]
        return gains[:], losses[:]

    def warning(self, option: Option) -> str:
        """Why a choice can't be taken back, or nothing."""
        seen, say = self.preview(option), self.kit.say
        if not seen.seal or option.verb == END_TURN:
            return ""
        key = f"seal-choice.{seen.seal}"
        who = self.names[seen.seat] if seen.seat >= 0 else ""
        return say(key if say.has(key) else f"seal-choice.{CHANCE}", who=who)

    def option_at(self, spot: Spot | None) -> Option | None:
        """What choosing a spot would choose."""
        if spot is None or not spot.act:
            return None
        # Equal dice lie side by side: the second is named after the first.
        return self._by_spot.get(spot.name) or self._by_spot.get(spot.name.rpartition(" ")[0])

    # Drawing

    def spots(self) -> list[Spot]:
        if self._all_spots is None:
            places = self.map_spots()
            beyond = beyond_spots(self.kit, self.camera.area, places, self.show_all)
            self._all_spots = [*places, *beyond, *self.panel_spots()]
        return self._all_spots

    def map_spots(self) -> list[Spot]:
        """Places on the map; they lie under the panels."""
        return []

    def panel_spots(self) -> list[Spot]:
        if self._panel_spots is None:
            self._panel_spots = [spot for widget in self.widgets for spot in widget.spots()]
        return self._panel_spots

    def spots_under(self, at: tuple[int, int]) -> list[Spot]:
        """What lies under a panel or a sheet can't be meant."""
        if sheet := self.sheet_at(at):
            return sheet.spots()
        return self.panel_spots() if self.over_panel(at) else self.spots()

    def spots_changed(self) -> None:
        self._all_spots = self._panel_spots = self._land = None

    def still_places(self) -> list[Rect]:
        if self._land is None:
            self._land = self.land()
        return [*super().still_places(), *self._land]

    def land(self) -> list[Rect]:
        """Where no waves drift on the map."""
        return []

    def wheel(self, wheel: Wheel) -> None:
        super().wheel(wheel)
        self.spots_changed()

    def map_moved(self) -> None:
        self.spots_changed()
        super().map_moved()

    def refresh(self) -> None:
        self.spots_changed()
        super().refresh()
        self.spots_changed()

    def place_of(self, name: str) -> tuple[int, int]:
        spot = self.spot(name)
        return spot.rect.center if spot else self.stage.rect.center

    def fill_prompt(self) -> None:
        self._ask()
        self.prompt.fit(self.kit)

    def _ask(self) -> None:
        decision, say, prompt = self.session.decision, self.kit.say, self.prompt
        prompt.urgent = False
        prompt.under = self.show.where() if self.show else ""
        if self.beats.busy:
            prompt.livery = self.liveries[self.beats.seat] if self.beats.seat >= 0 else None
            prompt.text, prompt.waits = self.beats.headline(), False
            return
        if decision is None:
            prompt.text = say("table.over")
            return
        name = self.names[decision.seat]
        prompt.livery = self.liveries[decision.seat]
        if self.show:
            prompt.text = self.show.headline()
            return
        prompt.waits = self.session.person_asked() is not None
        if self.eyes.closed:
            prompt.text = say("curtain.prompt", who=name)
        elif prompt.waits:
            question = self.speak_prompt().removesuffix(".")
            if not question.startswith(tuple(self.names)):
                question = question[:1].lower() + question[1:]
            prompt.text = question if question.startswith(f"{name} ") else f"{name}: {question}"
        else:
            prompt.text = say("table.thinking", who=name)
        turn = self.turn_of()
        if self.session.trouble:
            why = plain(say, self.session.trouble)
            prompt.under, prompt.urgent = say("trouble.autosave", what=why), True
        elif self.hinted:
            prompt.under = say("table.hint", what=self.speak_option(decision, self.hinted))
            prompt.under = " \N{MIDDLE DOT} ".join(part for part in (prompt.under, self.hinted_why) if part)
        elif 0 <= turn != decision.seat:
            prompt.under, prompt.urgent = say("table.out-of-turn", who=self.names[turn]), True
        else:
            prompt.under, prompt.urgent = self.note(), True

    def _tell_pointed(self) -> None:
        """What the choice under pointer or focus would do, at once, in the second line of the prompt."""
        option = self.option_at(self.pointed()) if self.targets.decision else None
        if option == self._told:
            return
        self._told = option
        self._ask()
        self.say_below(*(self._brief(option) if option else (self.prompt.under, self.prompt.urgent)))

    def say_below(self, text: str, urgent: bool) -> None:
        """In the second line of the prompt."""
        self.prompt.under, self.prompt.urgent = text, urgent
        self.stage.touch(self.prompt.fit(self.kit).inflate(20, 20))

    def _brief(self, option: Option) -> tuple[str, bool]:
        assert self.targets.decision
        gains, losses = self.comes_to(option, brief=True)
        warning = self.warning(option)
        text = self.speak_option(self.targets.decision, option)
        if option == self.hinted:
            text = self.kit.say("table.hint", what=text)
            gains = [self.hinted_why] if self.hinted_why else gains
            losses = losses if gains != [self.hinted_why] else []
        parts = [text, *gains, *losses]
        if warning:
            parts.append(warning)
        return " \N{MIDDLE DOT} ".join(parts), bool(warning)

    def lens(self, spot: Spot) -> Surface | None:
        return spot.lens() if spot.lens and self.app.settings.magnifier else None

    def _draw_marks(self, stage: Stage, now: float) -> None:
        """A choice is marked wherever it stands: on the table and among the choices."""
        super()._draw_marks(stage, now)
        here = self.pointed()
        if self.show:
            self.show.draw_pointed(stage)
        option = self.option_at(here) if self.targets.decision else None
        for name in (self.spot_of(option), choice_spot(option)) if option and here else ():
            other = self.spot(name) if here and name != here.name else None
            if other and other.act and other.rect.h > 1:
                self.mark(stage, other, False)

    def laid(self, standing: list[Widget]) -> list[Widget]:
        """What stands on the table: in a show, its console in place of all that may be chosen."""
        return self.show.laid(standing, self.bar_place) if self.show else standing

    # The flow of the match

    def forget(self) -> None:
        """Another position of the match is about to be laid: nothing that was told before is remembered."""
        self.hurry()
        put_away(self)
        self.beats = Beats(self)
        self.flights.under = self.beats.covers
        self.diary, self.log_panel = Diary(self), None
        for layer in self.layers:
            layer.forget()

    def follow_match(self) -> None:
        """A new position: what is asked, of whom, whose board is shown."""
        decision = self.session.decision
        self.eyes.follow()
        offered = self.session.person_asked() is not None and not self.eyes.closed and not self.beats.busy
        self.targets = Targets(decision if offered else None)
        self._by_spot, self._previews, self._come_to = {}, {}, {}
        self._told = self.hinted = None
        self.shown_seat = self.asked if self.asked >= 0 else self.shown_seat
        self.beats.follow()
        self.scrolled, self.amount = 0, -1

    def name_spots(self) -> None:
        if self.targets.decision:
            options = self.targets.decision.options
            self._by_spot = {choice_spot(option): option for option in options}
            self._by_spot |= {self.spot_of(option): option for option in options}

    def name_choice(self, spot: str, option: Option) -> None:
        """A spot that means now this option, now another."""
        self._by_spot[spot] = option

    def show_seat(self, seat: int) -> None:
        if seat != self.shown_seat:
            self.shown_seat = seat
            self.refresh()

    def take(self, option: Option) -> None:
        """A person chooses. Whoever clicks twice on what closes one thing does not mean to end the turn."""
        if self.targets.decision and not (option.verb == END_TURN and self.app.now < self._hasty_until):
            closes = option == self.targets.closing() and self.app.settings.pace > 0
            self._hasty_until = self.app.now + HASTE if closes else 0.0
            self.hurry()
            self.beats.chosen(self.targets.decision.seat, option)
            self.session.choose(option.key)
            self._show_news()

    def answer(self) -> list[Rect]:
        """What is asked now, and where the choice was made or taken back."""
        here, self._done_at = self._done_at, None
        return [self.prompt.rect, here] if here else []

    def changed(self) -> None:
        """The position is another one."""
        for layer in self.layers:
            layer.changed()
        self.follow_match()
        self.refresh()
        keep_focus(self)
        self._announce()

    def _announce(self) -> None:
        """A person who was not asked before is told by ear and, if it could be another, by a banner."""
        person = self.session.person_asked()
        if self.beats.busy:
            return
        if person is not None and person != self._asked_before:
            self.sound("your-turn")
            out_of_turn = 0 <= self.turn_of() != person
            alone = len(self.session.people()) == 1
            if self.pace and (out_of_turn or not alone) and not self.eyes.closed:
                self.flights.add(banner(self, person, out_of_turn))
        self._asked_before = self.asked

    def is_heading(self, event: Event) -> bool:
        return event[0] in ("round", "turn")

    def is_secret(self, option: Option) -> bool:
        return any(layer.is_secret(option) for layer in self.layers)

    # What the buttons do

    def can_undo(self) -> bool:
        return self.session.can_undo() and not self.eyes.closed

    def undo(self) -> None:
        if self.can_undo():
            self.hurry()
            self.session.undo()
            self._taken_back()

    def reset(self) -> None:
        if self.can_undo():
            self.hurry()
            self.session.reset_turn()
            self._taken_back()

    def take_back(self, parts: int) -> None:
        """So many of the latest parts of what is being put together."""
        if parts and self.can_undo():
            self.hurry()
            self.session.take_back(parts)
            self._taken_back()

    def _taken_back(self) -> None:
        self.sound("undo")
        self.diary.lines.append(LogLine(-1, self.kit.say("log.taken-back"), heading=True))
        self.beats.taken_back()
        self.changed()

    def hint(self) -> None:
        """What a skilled bot would do, in words and marked on the table."""
        advice = self.session.advice() if self.targets.decision else None
        if advice:
            self.hinted, self.hinted_why, self.amount = advice.option, advice_words(self, advice), -1
            self.refresh()
            go_to(self, advice.option)

    def next_speed(self) -> None:
        settings = self.app.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self.app.keep_settings()
        self.refresh()

    def open_log(self) -> None:
        from game.ui.table.recap import RecapScene

        self.app.push(RecapScene(self.app, self))

    @abstractmethod
    def back(self) -> None:
        """The pause."""

    def close(self) -> None:
        seen = bool(self.app.scenes) and self.app.scene is self  # the window was closed, and shows the table
        if seen and self.session.keeps:
            keep_picture(self.session, self.eyes.public_picture())
        self.session.close()

    # Keys

    def _key(self, key: Key) -> None:
        """A show is led by its keys, whatever else they do at a table; what is in focus has Enter first."""
        if not (self.show and key.name not in ("enter", "space") and self.show.key(key)):
            super()._key(key)

    def key(self, key: Key) -> bool:
        if self.show and self.show.key(key):
            return True
        act = table_keys(self).get(key.name)
        if act:
            act()
        return bool(act)

    def pressed_nothing(self, press: Press) -> None:
        """A loss that waits has been seen, wherever one clicks."""
        if not self.beats.held or not self.beats.go_on():
            super().pressed_nothing(press)
