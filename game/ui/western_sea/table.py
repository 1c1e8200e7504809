"""The table of Western Sea: the flow of a match between people, bots and motion; keys and pointer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.decision import Option
from game.engine.state import Event
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TechnologyEntry
from game.rules.western_sea.pieces import turn_order
from game.rules.western_sea.scoring import totals
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.talk import Voice
from game.rules.western_sea.vocabulary import QUIET
from game.ui.inputs import CLICK, MIDDLE, Input, Key, Point, Press, Release, Wheel
from game.ui.palette import LIVERIES, SAFE_LIVERIES, Livery
from game.ui.scene import Scene
from game.ui.session import Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.flights import Flights
from game.ui.table.log import LogLine, LogPanel
from game.ui.table.prompt import Prompt
from game.ui.table.targets import Targets
from game.ui.western_sea.arrange import arrange
from game.ui.western_sea.board import Board
from game.ui.western_sea.glyphs import technology_glyphs, technology_icon
from game.ui.western_sea.motion import Motion
from game.ui.western_sea.options import spot_of
from game.ui.western_sea.tells import Tells
from game.ui.western_sea.tray import Tray

if TYPE_CHECKING:
    from game.ui.app import App

LINGER = 1.2
"""Seconds between the last choice and the score."""


class SeaTable(Scene):
    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.book = cast(SeaBook, session.match.book)
        self.on_over: Callable[[], None] | None = None
        self.flights = Flights()
        self.motion = Motion(self)
        self.log: list[LogLine] = []
        self.targets = Targets(None)
        self.shown_seat = 0
        self.empty = Surface((0, 0))
        self.voice = Voice(self.book, self.kit.say.lang, self.names)
        self.tells = Tells(self)
        self.prompt = Prompt(Rect(0, 0, 0, 0))
        self.log_panel: LogPanel | None = None
        self.board = Board(self.kit, self.book, self.liveries, Rect(0, 0, 1, 1))
        self.tray = Tray(Rect(0, 0, 1, 1), self)
        self._bot_waited = 0.0
        self._over_for = 0.0
        self._grabbed: tuple[int, int] | None = None
        self._dragged = False
        self._follow_match()
        self.shown_scores = totals(self.book, self.state)

    # What is shown

    @property
    def state(self) -> SeaState:
        """What may be seen by those at this screen."""
        decision = self.session.decision
        viewer = decision.seat if decision else (self.session.people() or [0])[0]
        return cast(SeaState, self.session.view(viewer))

    @property
    def asked(self) -> int:
        return self.session.decision.seat if self.session.decision else -1

    @property
    def me(self) -> int:
        """The person who is asked, or else the seat whose board is shown."""
        person = self.session.person_asked()
        return self.shown_seat if person is None else person

    @property
    def names(self) -> list[str]:
        return [
            player.name or self.kit.say("player.default", n=seat + 1)
            for seat, player in enumerate(self.session.players)
        ]

    @property
    def liveries(self) -> list[Livery]:
        colours = SAFE_LIVERIES if self.app.settings.colours == "safe" else LIVERIES
        return [colours[player.livery % len(colours)] for player in self.session.players]

    def place_in_order(self, seat: int) -> int:
        return turn_order(self.state).index(seat)

    def icons_ready(self, seat: int) -> list[int]:
        return most_icons(self.book, self.state, seat)

    def colour_of(self, face: int) -> str:
        return self.book.colours[face // 6]

    def icons_of(self, face: int) -> tuple[str, ...]:
        return tuple(self.book.icons[i] for i in self.book.face_icons[face])

    def action_name(self, n: int) -> str:
        return self.kit.say(f"action-name.{self.book.actions[n]}")

    def technology_icon(self, entry: TechnologyEntry) -> str:
        """Its own picture; one from somebody's pack borrows that of what it does."""
        icon = technology_icon(entry)
        return icon if self.kit.art.has(icon) else technology_glyphs(entry)[0].icon

    def offered(self) -> list[int]:
        """Tiles that lie open to be chosen from just now."""
        decision = self.session.decision
        cards = {o.at for o in decision.options if o.kind == "card"} if decision else set()
        return [tile for tile in self.state.drawn if self.book.tiles[tile].id in cards]

    @property
    def shores_matter(self) -> bool:
        """Somebody may lay a tile there."""
        decision = self.session.decision
        empty = (
            any(o.kind == "hex" and int(o.at) not in self.state.at for o in decision.options)
            if decision
            else False
        )
        return empty or len(self.state.at) < 6

    # Options by what they point at

    def action_option(self, name: str) -> Option | None:
        return self.targets.at("action", name)

    def die_option(self, face: int) -> Option | None:
        return self.targets.at("die", self.book.face_key[face]) if self.me == self.shown_seat else None

    def token_option(self, name: str) -> Option | None:
        return self.targets.at("token", name)

    def spent_option(self, colour: str) -> Option | None:
        return self.targets.at("spent", colour)

    def chooser(self, option: Option) -> Callable[[], None]:
        return partial(self.take, option)

    def nothing(self) -> None:
        """What a button does that can't be pressed."""

    # Drawing

    def layout(self, area: Rect) -> None:
        self.voice = Voice(self.book, self.kit.say.lang, self.names)
        self.tells = Tells(self)
        self.widgets = arrange(self, area)

    def fill_prompt(self) -> None:
        decision, say, prompt = self.session.decision, self.kit.say, self.prompt
        if decision is None:
            prompt.text = say("table.over")
            return
        name = self.names[decision.seat]
        prompt.livery = self.liveries[decision.seat]
        if self.session.person_asked() is None:
            prompt.text = say("table.thinking", who=name)
        else:
            question = self.voice.prompt(self.state, decision)
            prompt.text = f"{name}: {question[:1].lower()}{question[1:]}"
        if self.session.trouble:
            prompt.under, prompt.urgent = say("trouble.autosave", what=self.session.trouble), True
        elif 0 <= self.state.turn != decision.seat:
            prompt.under, prompt.urgent = say("table.out-of-turn", who=self.names[self.state.turn]), True
        elif self.state.over:
            prompt.under, prompt.urgent = say("table.last-round"), True

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        self.board.paint(surface, self.state)

    def sprites(self, stage: Stage, now: float) -> None:
        calm = self.app.settings.reduced_motion
        if not calm:
            stage.draw_many(self.app.sea.drift(now, self.still_places(), None))
        if not self.flights.busy:
            beat = 1.0 if calm else 0.5 + 0.5 * math.sin(now * 3.4)
            for option in self.targets.of("hex"):
                cell = int(option.at)
                stage.note(self.board.draw_lit(stage.window, cell, beat, cell not in self.state.at))
        self.tray.sprites(stage, now)
        self.flights.draw(stage)

    def still_places(self) -> list[Rect]:
        camera = self.board.camera
        land = [camera.rect(cell, camera.size * 0.3) for cell in self.board.cells(self.state)]
        return super().still_places() + land

    def touch_board(self) -> None:
        u = self.kit.u
        self.stage.touch(self.board.camera.area.inflate(u(40), u(140)))

    def spots(self) -> list[Spot]:
        """The hexes of the map lie under the panels."""
        found = []
        lit = {int(o.at): o for o in self.targets.of("hex")}
        for cell in sorted({*self.board.cells(self.state), *lit}):
            option, tile = lit.get(cell), self.state.at.get(cell)
            found.append(
                Spot(
                    f"hex {cell}",
                    self.board.camera.rect(cell),
                    self.chooser(option) if option else None,
                    partial(self.tells.cell, cell, option),
                    outline=self.board.outline(cell),
                    lit=bool(option),
                    right=partial(self.enlarge, tile) if tile is not None else None,
                )
            )
        return found + super().spots()

    def spots_under(self, at: tuple[int, int]) -> list[Spot]:
        """What lies under a panel can't be meant."""
        return super().spots() if self._over_panel(at) else self.spots()

    def place_of(self, name: str) -> tuple[int, int]:
        spot = self.spot(name)
        return spot.rect.center if spot else self.stage.rect.center

    # The flow of the match

    def _follow_match(self) -> None:
        """A new position: what is asked, of whom, whose board is shown."""
        decision = self.session.decision
        self.targets = Targets(decision if self.session.person_asked() is not None else None)
        self._bot_waited = 0.0
        if decision:
            self.shown_seat = decision.seat

    def show_seat(self, seat: int) -> None:
        if seat != self.shown_seat:
            self.shown_seat = seat
            self.refresh()

    def take(self, option: Option) -> None:
        """A person chooses."""
        if self.session.person_asked() is not None:
            self.flights.finish()
            self.session.choose(option.key)
            self._show_news()

    def _show_news(self) -> None:
        """What happened since goes into the log and into motion."""
        news, self.session.news = self.session.news, []
        for happened in news:
            self._tell(happened.events)
            if self.app.settings.pace:
                self.motion.play(happened)
        self._changed()

    def _changed(self) -> None:
        self._follow_match()
        self.shown_scores = totals(self.book, self.state)
        self.refresh()

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if event[0] not in QUIET:
                text = self.voice.log(event)
                who = next((seat for seat, name in enumerate(self.names) if text.startswith(name)), -1)
                self.log.append(LogLine(who, text, heading=event[0] == "round"))

    def update(self, now: float, passed: float) -> None:
        pace = self.app.settings.pace
        if pace:
            self.flights.advance(passed * pace)
        else:
            self.flights.finish()
        if self.session.news:
            self._show_news()
        if self.flights.busy or self.tray.rolling:
            return
        if self.session.over:
            self._over_for += passed
            if self.on_over and self._over_for > (LINGER if pace else 0.0):
                self.on_over()
        elif self.session.person_asked() is None:
            self._let_bot(passed)

    def _let_bot(self, passed: float) -> None:
        pace = self.app.settings.pace
        self._bot_waited += passed
        key = self.session.thought() if pace else self.session.thought_now()
        if key is not None and self._bot_waited * 100 * pace >= self.app.settings.bot_pause * bool(pace):
            self.session.choose(key)
            self._show_news()

    # What the buttons do

    def undo(self) -> None:
        if self.session.can_undo():
            self.flights.finish()
            self.session.undo()
            self._taken_back()

    def reset(self) -> None:
        if self.session.can_undo():
            self.flights.finish()
            self.session.reset_turn()
            self._taken_back()

    def _taken_back(self) -> None:
        self.app.sound.play("undo")
        self.log.append(LogLine(-1, self.kit.say("log.taken-back"), heading=True))
        self._changed()

    def hint(self) -> None:
        """What a skilled bot would do, in words and with the focus on it."""
        option, decision = self.session.hint(), self.targets.decision
        if option and decision:
            self.prompt.under = self.kit.say(
                "table.hint", what=self.voice.option(self.state, decision, option)
            )
            self.prompt.urgent = False
            self.stage.touch(self.prompt.rect.inflate(20, 20))
            self.focus, self.by_key = spot_of(self, option), True

    def show_all(self) -> None:
        self.board.camera.moved = False
        self.board.follow(self.state, self.shores_matter)
        self.stage.touch()

    def open_rules(self) -> None:
        from game.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.book))

    def enlarge(self, thing: int) -> None:
        from game.ui.western_sea.card import CardScene

        self.app.push(CardScene(self.app, self, thing))

    def back(self) -> None:
        from game.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app, self))

    def close(self) -> None:
        self.session.close()

    # Keys, wheel and dragging the map

    def key(self, key: Key) -> bool:
        closing = self.targets.closing()
        if key.name == "u":
            self.undo()
        elif key.name == "r":
            self.reset()
        elif key.name == "e":
            if closing:
                self.take(closing)
        elif key.name in ("enter", "space"):
            self._go_on()
        elif key.name in ("home", "a"):
            self.show_all()
        elif key.name == "h":
            self.hint()
        elif key.name == "l":
            self.refresh()
        elif key.name in ("+", "-"):
            self._zoom(1.15 if key.name == "+" else 1 / 1.15, self.board.camera.area.center)
        else:
            return False
        return True

    def _go_on(self) -> None:
        """Enter with nothing in focus: skip what moves, else take what the program proposes."""
        if self.flights.busy:
            self.flights.finish()
            return
        option = self.targets.default()
        if option:
            self.take(option)

    def _zoom(self, factor: float, about: tuple[int, int]) -> None:
        if self.board.camera.zoom(factor, about):
            self.stage.touch()

    def wheel(self, wheel: Wheel) -> None:
        if self._over_panel(wheel.at):
            super().wheel(wheel)
        else:
            self._zoom(1.12**wheel.turns, wheel.at)

    def _over_panel(self, at: tuple[int, int]) -> bool:
        return any(widget.rect.collidepoint(at) for widget in self.widgets)

    def handle(self, what: Input) -> None:
        if isinstance(what, Press) and what.button in (CLICK, MIDDLE) and not self._over_panel(what.at):
            self._grabbed, self._dragged = what.at, False
        elif isinstance(what, Point) and self._grabbed and self._drag_map(what.at):
            return
        elif isinstance(what, Release) and self._grabbed:
            self._grabbed = None
            if self._dragged:
                self._pressed = ""
                return
        super().handle(what)

    def _drag_map(self, at: tuple[int, int]) -> bool:
        """Move the map with the pointer, once it is clear that this is no click."""
        assert self._grabbed
        dx, dy = at[0] - self._grabbed[0], at[1] - self._grabbed[1]
        if not self._dragged and abs(dx) + abs(dy) <= self.kit.u(6):
            return False
        self._dragged, self._grabbed = True, at
        self.board.camera.pan(dx, dy)
        self.stage.touch()
        return True
