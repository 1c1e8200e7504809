"""The table of Western Sea: map, dice, panels, and the flow of a match between people, bots and motion."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pygame
from pygame import Rect, Surface

from game.engine.decision import END_TURN, Option
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TechnologyEntry
from game.rules.western_sea.pieces import turn_order
from game.rules.western_sea.scoring import totals
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.talk import Voice
from game.rules.western_sea.vocabulary import QUIET
from game.ui.inputs import MIDDLE, Input, Key, Point, Press, Release, Wheel
from game.ui.palette import LIVERIES, SAFE_LIVERIES
from game.ui.scene import Scene
from game.ui.session import Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.flights import Flights
from game.ui.table.log import LogLine, LogPanel
from game.ui.table.prompt import Choice, Choices, Prompt
from game.ui.table.targets import Targets
from game.ui.tips import Tip
from game.ui.western_sea.board import Board
from game.ui.western_sea.glyphs import technology_glyphs, technology_icon
from game.ui.western_sea.motion import Motion
from game.ui.western_sea.panels import Actions, Counters, Holdings, Offer, SeatCard, Technologies
from game.ui.western_sea.tray import Tray
from game.ui.widgets import Button, Panel

if TYPE_CHECKING:
    from game.ui.app import App

ON_TABLE = ("hex", "die", "card", "token", "seat", "stock", "spent", "action", "tent")
"""Kinds of target that are chosen on the table itself."""
LINGER = 1.2
"""Seconds between the last choice and the score."""


class SeaTable(Scene):
    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.book = cast(SeaBook, session.match.book)
        self.flights = Flights()
        self.motion = Motion(self)
        self.log: list[LogLine] = []
        self.targets = Targets(None)
        self.shown_seat = 0
        self.peeked = -1
        """A seat whose board somebody wants to look at."""
        self.shown_scores: list[int] = []
        self.board: Board | None = None  # type: ignore[assignment]
        self.hinted = ""
        self.empty = Surface((0, 0))
        self.on_over: Callable[[], None] | None = None
        self._waited = 0.0
        self._over_for = 0.0
        self._grabbed: tuple[int, int] | None = None
        self._dragged = False
        self._follow_match()
        self.shown_scores = totals(self.book, self.state)

    # What is shown

    @property
    def state(self) -> SeaState:
        """What may be seen by those at this screen."""
        return cast(SeaState, self.session.view(self.viewer))

    @property
    def viewer(self) -> int:
        decision = self.session.decision
        if decision:
            return decision.seat
        return (self.session.people() or [0])[0]

    @property
    def asked(self) -> int:
        return self.session.decision.seat if self.session.decision else -1

    @property
    def me(self) -> int:
        person = self.session.person_asked()
        return self.shown_seat if person is None else person

    @property
    def names(self) -> list[str]:
        say = self.kit.say
        return [
            player.name or say("player.default", n=seat + 1) for seat, player in enumerate(self.session.players)
        ]

    @property
    def liveries(self) -> list:  # type: ignore[type-arg]
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
        name = self.book.actions[n]
        return self.kit.say(f"action-name.{name}")

    def technology_icon(self, entry: TechnologyEntry) -> str:
        icon = technology_icon(entry)
        return icon if self.kit.art.has(icon) else technology_glyphs(entry)[0].icon

    def offered(self) -> list[int]:
        """Tiles that lie open just now."""
        return [tile for tile in self.state.drawn if tile >= 0]

    # Options by what they point at

    def action_option(self, name: str) -> Option | None:
        return next((o for o in self.targets.of("action") if o.verb == name), None)

    def die_option(self, face: int) -> Option | None:
        if self.session.person_asked() != self.shown_seat or self.session.person_asked() is None:
            return None
        return self.targets.at("die", self.book.face_key[face])

    def token_option(self, name: str) -> Option | None:
        return self.targets.at("token", name) if self.session.person_asked() is not None else None

    def spent_option(self, colour: str) -> Option | None:
        return self.targets.at("spent", colour) if self.session.person_asked() is not None else None

    def chooser(self, option: Option) -> Callable[[], None]:
        return lambda: self.take(option)

    # Laying out

    def layout(self, area: Rect) -> None:
        kit, u = self.kit, self.kit.u
        self.voice = Voice(self.book, kit.say.lang, self.names)
        from game.ui.western_sea.tells import Tells

        self.tells = Tells(self)
        gap = u(8)
        wide = area.w / kit.scale >= 1300
        left_w, right_w = u(216 if wide else 192), u(252 if wide else 216)
        bottom_h = u(172)
        lower = area.bottom - bottom_h - 2 * gap
        left = Rect(area.x + gap, area.y + gap, left_w, lower - gap)
        right = Rect(area.right - gap - right_w, area.y + gap, right_w, lower - gap)
        middle = Rect(left.right + gap, area.y + gap, right.left - left.right - 2 * gap, lower - gap)
        widgets = self._left_column(left) + self._right_column(right)
        self._layout_board(middle)
        widgets += self._bottom(Rect(area.x + gap, lower + gap, area.w - 2 * gap, bottom_h))
        self.widgets = widgets + self._middle(middle)

    def _left_column(self, area: Rect) -> list:  # type: ignore[type-arg]
        u = self.kit.u
        n = self.session.seats
        gap = u(8)
        counters_h = u(104)
        card_h = min(u(108), (area.h - counters_h - gap * n) // n)
        cards = [
            SeatCard(Rect(area.x, area.y + seat * (card_h + gap), area.w, card_h), seat, self) for seat in range(n)
        ]
        top = area.y + n * (card_h + gap)
        return [*cards, Counters(Rect(area.x, top, area.w, counters_h), "counters", self)]

    def _right_column(self, area: Rect) -> list:  # type: ignore[type-arg]
        u = self.kit.u
        gap = u(8)
        row_h = min(u(34), (area.h - u(36 + 8 + 150) - gap) // max(1, len(self.state.row)))
        tech_h = u(44) + row_h * len(self.state.row)
        technologies = Technologies(Rect(area.x, area.y, area.w, tech_h), "technologies", self)
        rest = Rect(area.x, area.y + tech_h + gap, area.w, area.h - tech_h - gap)
        self.log_panel = LogPanel(rest, self.kit, self.log, self.names, self.liveries)
        return [technologies, self.log_panel]

    def _layout_board(self, middle: Rect) -> None:
        u = self.kit.u
        inner = Rect(middle.x, middle.y + u(56), middle.w, middle.h - u(60))
        old = self.board
        if old is not None and old.kit is self.kit and old.camera.area == inner:
            old.liveries = self.liveries
        else:
            self.board = Board(self.kit, self.book, self.liveries, inner)
            if old is not None:
                self.board.hidden_tiles, self.board.hidden_tents = old.hidden_tiles, old.hidden_tents
                self.board.hidden_houses = old.hidden_houses
        self.board.follow(self.state)

    def _bottom(self, area: Rect) -> list:  # type: ignore[type-arg]
        kit, u = self.kit, self.kit.u
        pad, gap = u(12), u(14)
        inner = area.inflate(-2 * pad, -2 * pad)
        buttons_w = u(150)
        rest = inner.w - buttons_w - 3 * gap
        tray_w, hold_w = round(rest * 0.34), round(rest * 0.33)
        old = getattr(self, "tray", None)
        self.tray = Tray(Rect(inner.x, inner.y, tray_w, inner.h), self)
        if old is not None and old.rect == self.tray.rect:
            self.tray = old
        elif old is not None:
            self.tray.seat = -1
        if not self.tray.rolling:
            self.tray.settle()
        holdings = Holdings(Rect(self.tray.rect.right + gap, inner.y, hold_w, inner.h), "holdings", self)
        x = holdings.rect.right + gap
        actions = Actions(Rect(x, inner.y, inner.right - buttons_w - gap - x, inner.h), "actions", self)
        return [Panel(area, name="board"), self.tray, holdings, actions, *self._buttons(Rect(inner.right - buttons_w, inner.y, buttons_w, inner.h))]

    def _buttons(self, area: Rect) -> list[Button]:
        kit, u = self.kit, self.kit.u
        say = kit.say
        person = self.session.person_asked() is not None
        can_undo = self.session.can_undo()
        gap = u(5)
        small = (area.w - 3 * gap) // 4
        h = (area.h - 3 * gap) // 4
        y = area.y
        made = []
        for n, (name, icon, act, tip) in enumerate(
            (
                ("menu", "menu", self.back, "tip.menu"),
                ("hint", "hint", self.hint, "tip.hint"),
                ("show-all", "show-all", self.show_all, "tip.show-all"),
                ("rules", "rules", self.open_rules, "tip.rules"),
            )
        ):
            rect = Rect(area.x + n * (small + gap), y, small, h)
            made.append(Button(rect, name, "", act, icon=icon, tip=Tip(title=say(tip)), able=name != "hint" or person))
        y += h + gap
        made.append(Button(Rect(area.x, y, area.w, h), "undo", say("table.undo"), self.undo, icon="undo", key="U", able=can_undo))
        y += h + gap
        made.append(Button(Rect(area.x, y, area.w, h), "reset", say("table.reset"), self.reset, icon="reset", key="R", able=can_undo))
        y += h + gap
        closing = self.targets.closing() if person else None
        text = say(f"close.{closing.verb}") if closing else say("close.end")
        made.append(
            Button(
                Rect(area.x, y, area.w, area.bottom - y),
                "close",
                text,
                lambda: self.take(closing) if closing else None,
                icon="end-turn" if closing is None or closing.verb == END_TURN else "check",
                key="E",
                strong=bool(closing),
                able=bool(closing),
                tip=self.tells.choice(closing, Tip(title=text)) if closing else None,
            )
        )
        return made

    def _middle(self, area: Rect) -> list:  # type: ignore[type-arg]
        kit, u = self.kit, self.kit.u
        self.prompt = Prompt(Rect(0, 0, min(area.w, u(640)), u(50)))
        self.prompt.rect.midtop = (area.centerx, area.y)
        self._fill_prompt()
        found: list = [self.prompt]  # type: ignore[type-arg]
        choices = self._choices()
        if choices:
            strip = Rect(area.x, self.prompt.rect.bottom + u(8), area.w, u(90))
            found.append(Choices(strip, kit, choices, self.chooser, lambda option: self.tells.choice(option)))
        if self.offered():
            side = min(u(150), area.w // max(3, len(self.offered())) - u(16))
            found.append(Offer(Rect(area.x, area.bottom - side - u(12), area.w, side), "offer", self))
        return found

    def _fill_prompt(self) -> None:
        decision, say = self.session.decision, self.kit.say
        self.prompt.under, self.prompt.urgent = "", False
        if decision is None:
            self.prompt.text, self.prompt.livery = say("table.over"), None
            return
        self.prompt.livery = self.liveries[decision.seat]
        name = self.names[decision.seat]
        if self.session.person_asked() is None:
            self.prompt.text = say("table.thinking", who=name)
            return
        question = self.voice.prompt(self.state, decision)
        self.prompt.text = f"{name}: {question[:1].lower()}{question[1:]}" if name else question
        if self.state.turn >= 0 and self.state.turn != decision.seat:
            self.prompt.under, self.prompt.urgent = say("table.out-of-turn", who=self.names[self.state.turn]), True
        elif self.session.trouble:
            self.prompt.under, self.prompt.urgent = say("trouble.autosave", what=self.session.trouble), True
        elif self.state.over:
            self.prompt.under, self.prompt.urgent = say("table.last-round"), True

    def _choices(self) -> list[Choice]:
        """Options that are not on the table itself."""
        decision = self.session.decision
        if decision is None or self.session.person_asked() is None:
            return []
        closing = self.targets.closing()
        made = []
        doubled = self.targets.doubled()
        for option in decision.options:
            if option is closing or (option.kind in ON_TABLE and option not in doubled and self._has_place(option)):
                continue
            text = self.voice.option(self.state, decision, option)
            made.append(Choice(option, text, self._choice_icon(option), self._choice_die(option)))
        default = self.targets.default()
        for choice in made:
            choice.strong = choice.option == default
        return made

    def _has_place(self, option: Option) -> bool:
        """Whether what it points at is to be seen now."""
        if option.kind == "die":
            return option.at in {self.book.face_key[face] for face in self.state.active[self.me]}
        if option.kind == "spent":
            return bool(self.state.spent[self.me][self.book.colour[str(option.at)]])
        if option.kind == "card":
            return any(self.book.things[thing].id == option.at for thing in [*self.state.row, *self.offered()])
        if option.kind == "token":
            return str(option.at) in self.book.resources
        return True

    def _choice_icon(self, option: Option) -> str:
        if option.kind == "button" and self.kit.art.has(f"icons/{option.verb}"):
            return option.verb
        if option.kind == "icon":
            return self.book.icons[self.book.virtual_of_key[str(option.at)].icon]
        return {"raid": "raid", "swap": "tent", "gold": "gold", "decline": "cross"}.get(option.verb, "")

    def _choice_die(self, option: Option) -> tuple[str, tuple[str, ...]] | None:
        if option.kind not in ("face", "die"):
            return None
        face = self.book.face_of_key[str(option.at)]
        return self.colour_of(face), self.icons_of(face)

    # Painting

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        self.board.paint(surface, self.state)

    def still_places(self) -> list[Rect]:
        return [*super().still_places(), self._land_rect()]

    def _land_rect(self) -> Rect:
        cells = self.board.cells(self.state)
        if not cells:
            return Rect(0, 0, 0, 0)
        rects = [self.board.camera.rect(cell) for cell in cells]
        return rects[0].unionall(rects[1:])

    def sprites(self, stage: Stage, now: float) -> None:
        if not self.app.settings.reduced_motion:
            places = [widget.rect for widget in self.widgets]
            places += [self.board.camera.rect(cell, self.board.camera.size * 0.3) for cell in self.board.cells(self.state)]
            stage.draw_many(self.app.sea.drift(now, places, None))
        if self.session.person_asked() is not None and not self.flights.busy:
            beat = 0.5 + 0.5 * math.sin(now * 3.4) if not self.app.settings.reduced_motion else 1.0
            clip = stage.window.get_clip()
            for option in self.targets.of("hex"):
                cell = int(option.at)
                if not self._covered(self.board.camera.rect(cell)):
                    stage.note(self.board.draw_lit(stage.window, cell, beat, cell not in self.state.at))
            stage.window.set_clip(clip)
        self.tray.sprites(stage, now)
        self.flights.draw(stage)

    def _covered(self, rect: Rect) -> bool:
        return False

    def touch_board(self) -> None:
        self.stage.touch(self.board.camera.area.inflate(40, 160))

    def spots(self) -> list[Spot]:
        """The hexes of the map lie under the panels."""
        found = []
        decision_open = self.session.person_asked() is not None
        cells = {*self.board.cells(self.state)}
        lit = {int(o.at): o for o in self.targets.of("hex")} if decision_open else {}
        for cell in sorted(cells | set(lit)):
            option = lit.get(cell)
            found.append(
                Spot(
                    f"hex {cell}",
                    self.board.camera.rect(cell),
                    self.chooser(option) if option else None,
                    lambda cell=cell, option=option: self.tells.cell(cell, option),
                    outline=self.board.outline(cell),
                    lit=bool(option),
                    right=(lambda cell=cell: self.enlarge(self.state.at[cell])) if cell in self.state.at else None,
                )
            )
        return found + super().spots()

    # The flow of the match

    def _follow_match(self) -> None:
        """A new position: what is asked, of whom, whose board is shown."""
        decision = self.session.decision
        person = self.session.person_asked()
        self.targets = Targets(decision if person is not None else None)
        self.hinted = ""
        self._waited = 0.0
        if self.peeked < 0 and decision:
            self.shown_seat = decision.seat

    def show_seat(self, seat: int) -> None:
        if seat != self.shown_seat:
            self.shown_seat = seat
            self.refresh()

    def take(self, option: Option) -> None:
        """A person chooses."""
        if self.session.person_asked() is None:
            return
        self.flights.finish()
        self.peeked = -1
        self.session.choose(option.key)
        self._show_news()

    def _show_news(self) -> None:
        """What happened since goes into the log and into motion."""
        news, self.session.news = self.session.news, []
        if not self.app.settings.pace:
            for happened in news:
                self._tell(happened.seat, happened.events)
        else:
            for happened in news:
                self._tell(happened.seat, happened.events)
                self.motion.play(happened)
        self._follow_match()
        self.shown_scores = totals(self.book, self.state)
        self.refresh()

    def _tell(self, seat: int, events: list) -> None:  # type: ignore[type-arg]
        voice = getattr(self, "voice", None) or Voice(self.book, self.kit.say.lang, self.names)
        for event in events:
            if event[0] in QUIET:
                continue
            text = voice.log(event)
            who = next((n for n, name in enumerate(self.names) if text.startswith(name)), -1)
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
            if self._over_for > (LINGER if pace else 0.0) and self.on_over:
                self.on_over()
            return
        if self.session.person_asked() is None:
            self._let_bot(passed)

    def _let_bot(self, passed: float) -> None:
        pace = self.app.settings.pace
        self._waited += passed
        pause = self.app.settings.bot_pause / 100 / pace if pace else 0.0
        key = self.session.thought() if pace else self.session.thought_now()
        if key is not None and self._waited >= pause:
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
        self.peeked = -1
        self._follow_match()
        self.shown_scores = totals(self.book, self.state)
        self.refresh()

    def hint(self) -> None:
        option = self.session.hint()
        decision = self.session.decision
        if option and decision:
            self.hinted = option.key
            self.prompt.under = self.kit.say("table.hint", what=self.voice.option(self.state, decision, option))
            self.prompt.urgent = False
            self.stage.touch(self.prompt.rect.inflate(20, 20))
            spot = next((s for s in self.spots() if s.act and self._spot_of(option) == s.name), None)
            if spot:
                self.focus, self.by_key = spot.name, True

    def _spot_of(self, option: Option) -> str:
        closing = self.targets.closing()
        if option == closing:
            return "close"
        if option.kind == "action":
            return f"action {option.verb}"
        if option.kind in ON_TABLE:
            return f"{option.kind} {option.at}"
        return f"choice {option.key}"

    def show_all(self) -> None:
        self.board.camera.moved = False
        self.board.follow(self.state)
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

    def place_of(self, name: str) -> tuple[int, int]:
        spot = self.spot(name)
        return spot.rect.center if spot else self.stage.rect.center

    # Keys, wheel and dragging the map

    def key(self, key: Key) -> bool:
        closing = self.targets.closing()
        if key.name == "u":
            self.undo()
        elif key.name == "r":
            self.reset()
        elif key.name == "e" and closing:
            self.take(closing)
        elif key.name in ("enter", "space"):
            option = self.targets.default() or closing
            if option and self.session.person_asked() is not None:
                self.take(option)
            self.flights.finish()
        elif key.name in ("home", "a"):
            self.show_all()
        elif key.name == "h":
            self.hint()
        elif key.name in ("+", "-"):
            if self.board.camera.zoom(1.15 if key.name == "+" else 1 / 1.15, self.board.camera.area.center):
                self.stage.touch()
        else:
            return False
        return True

    def wheel(self, wheel: Wheel) -> None:
        if any(widget.rect.collidepoint(wheel.at) for widget in self.widgets):
            super().wheel(wheel)
        elif self.board.camera.zoom(1.12**wheel.turns, wheel.at):
            self.stage.touch()

    def handle(self, what: Input) -> None:
        if isinstance(what, Press) and (what.button == MIDDLE or self._on_sea(what)):
            self._grabbed = what.at
            self._dragged = False
        elif isinstance(what, Point) and self._grabbed:
            dx, dy = what.at[0] - self._grabbed[0], what.at[1] - self._grabbed[1]
            if self._dragged or abs(dx) + abs(dy) > self.kit.u(6):
                self._dragged = True
                self._grabbed = what.at
                self.board.camera.pan(dx, dy)
                self.stage.touch()
                return
        elif isinstance(what, Release) and self._grabbed:
            dragged, self._grabbed = self._dragged, None
            if dragged:
                self._pressed = ""
                return
        super().handle(what)

    def _on_sea(self, press: Press) -> bool:
        return press.button == 1 and not any(widget.rect.collidepoint(press.at) for widget in self.widgets)


def window_size() -> tuple[int, int]:
    surface = pygame.display.get_surface()
    return surface.get_size() if surface else (0, 0)
