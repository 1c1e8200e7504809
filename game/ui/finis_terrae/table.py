"""The table of Finis Terrae: what its board view, panels and words are; the flow is every table's."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.asked import asked, pending
from game.engine.decision import Option
from game.engine.state import Event, State
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.holds import turn_order
from game.rules.finis_terrae.state import HOLDS, TerraeState
from game.rules.finis_terrae.stow import as_stowed
from game.rules.finis_terrae.vocabulary import QUIET
from game.rules.finis_terrae.voice import TerraeVoice
from game.ui.chart.camera import Camera
from game.ui.finis_terrae.arrange import arrange
from game.ui.finis_terrae.board import Board
from game.ui.finis_terrae.fleet import Fleet
from game.ui.finis_terrae.lens import Lens
from game.ui.finis_terrae.lights import draw_lit, ship_spots, square_spots
from game.ui.finis_terrae.motion import TerraeMotion, event_icon
from game.ui.finis_terrae.options import spot_of
from game.ui.finis_terrae.placing import Placing
from game.ui.finis_terrae.plate import paint_card
from game.ui.finis_terrae.sky import Sky
from game.ui.finis_terrae.tooltips import Tooltips
from game.ui.finis_terrae.tray import Tray
from game.ui.finis_terrae.voyages import Cost, costs, way
from game.ui.inputs import Key, Wheel
from game.ui.session import Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.beyond import draw_beyond
from game.ui.table.board_table import BoardTable
from game.ui.table.preview import Preview, preview
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App


class TerraeTable(BoardTable[TerraeBook, TerraeState]):
    silent = tuple(QUIET)
    voice: TerraeVoice
    tooltips: Tooltips
    board: Board
    tray: Tray
    looking = -1
    """The vessel whose deck somebody wants to see, until the next choice; or -1."""

    def __init__(self, app: App, session: Session) -> None:
        self.placing = Placing(cast(TerraeBook, session.match.book))
        self.holds_answer = True
        """Whether holds are chosen on the cargo deck rather than by buttons."""
        super().__init__(app, session)
        self.motion = TerraeMotion(self)
        self.speaking()
        self.board = Board(self.kit, self.book, self.liveries, Rect(0, 0, 1, 1))
        self.fleet = Fleet(self)
        self.sky = Sky(self)
        self.magnifier = Lens(self)
        self.tray = Tray(Rect(0, 0, 1, 1), self)
        self._costs: dict[int, Cost] | None = None
        self._ways: dict[int, tuple[int, ...]] = {}
        self.diary.recall()

    # What is shown

    @property
    def camera(self) -> Camera:
        return self.board.camera

    def begun(self) -> bool:
        return self.state.day > 0

    def ending(self) -> bool:
        return bool(self.state.over)

    def turn_of(self) -> int:
        return self.state.turn

    def counted(self, state: State) -> State:
        return as_stowed(self.book, cast(TerraeState, state))

    def note(self) -> str:
        return self.kit.say("terrae.last-day") if self.state.over else ""

    def ending_note(self) -> str:
        """A few words on how near the end is."""
        if self.state.over:
            return self.kit.say("terrae.ending")
        return self.kit.say("terrae.nearing") if self.state.mixed else ""

    def place_in_order(self, seat: int) -> int:
        return turn_order(self.state).index(seat)

    @property
    def shown_vessel(self) -> int:
        """Whose cargo is shown: the vessel that the question is about, or the shown seat's ship."""
        decision = self.decision
        if decision is None:
            return self.shown_seat
        held = next((int(o.at) // HOLDS for o in decision.options if o.kind == "hold"), -1)
        if held >= 0 and self.targets.decision and decision.ask != "move":
            return held
        step = asked(self.book, self.state)
        whose = next((name for name in ("vessel", "winner") if step.has(name)), "")
        return int(getattr(step, whose)) if whose else self.shown_seat

    @property
    def deck_vessel(self) -> int:
        """Whose cargo deck is looked at: the one that matters now, unless somebody wants to see another."""
        return self.looking if self.looking >= 0 else self.shown_vessel

    def look_at(self, vessel: int) -> None:
        self.looking = -1 if vessel == self.shown_vessel else vessel
        self.refresh()

    def steps_left(self) -> int:
        step = asked(self.book, self.state)
        return int(step.steps) if step.step == "move" else 0

    def second_die(self) -> int:
        """A ship's own die of a sunny day, as long as it matters; else 0."""
        step = asked(self.book, self.state)
        if step.step == "order":
            return int(step.die)
        steps = {step.steps for step in pending(self.book, self.state) if step.step in ("move", "pass")}
        return min(steps - {self.state.common}, default=0)

    @property
    def shores_matter(self) -> bool:
        """Somebody may lay a tile there."""
        decision = self.decision
        return bool(decision and decision.ask.startswith("map."))

    # In words

    def speak_prompt(self) -> str:
        decision = self.decision
        assert decision
        question = self.voice.prompt(self.state, decision)
        own = f"{self.names[decision.seat]}: "  # the prompt names who is asked anyway
        return question.removeprefix(own)

    def speaking(self) -> None:
        self.voice = TerraeVoice(self.book, self.kit.say.lang, self.names)
        self.tooltips = Tooltips(self)

    def is_heading(self, event: Event) -> bool:
        return bool(event[0] == "day")

    def icon_of(self, event: Event) -> str:
        return event_icon(self, event)

    # Options by what they point at

    def spot_of(self, option: Option) -> str:
        return spot_of(self, option)

    def follow_match(self) -> None:
        super().follow_match()
        self._costs, self._ways = None, {}
        self.looking = -1
        self.placing.follow(self.state, self.targets.decision)

    def option_at(self, spot: Spot | None) -> Option | None:
        if spot and self.placing.square is not None and spot.name == f"square {self.placing.square}":
            return self.placing.option(self.placing.square)
        return super().option_at(spot)

    def chooser(self, option: Option) -> Callable[[], None]:
        """A tile is laid in one act, wherever its square was chosen."""
        return partial(self.place if option.verb == "place" else self.take, option)

    def preview(self, option: Option) -> Preview:
        """Laying a tile is one act: the turn that is shown belongs to the square."""
        if option.verb != "place":
            return super().preview(option)
        turn = self.placing.option(int(option.at))
        key = f"{option.key} {turn.at}"
        if key not in self._previews:
            self._previews[key] = preview(self.session, option, turn)
        return self._previews[key]

    def costs(self) -> dict[int, Cost]:
        """What it costs to sail to each square that is offered."""
        if self._costs is None:
            steps = self.steps_left() if self.targets.decision else 0
            self._costs = costs(self.book, self.state, self.shown_vessel, steps) if steps else {}
        return self._costs

    def way_to(self, goal: int) -> tuple[int, ...]:
        """The way of the ship that is to move, worked out once for each goal."""
        if goal not in self._ways:
            self._ways[goal] = way(self.book, self.state, self.shown_vessel, self.steps_left(), goal)
        return self._ways[goal]

    def warning(self, option: Option) -> str:
        told = super().warning(option)
        if told and option.verb == "place":
            key = "terrae.confirmed" if self.placing.pinned == int(option.at) else "terrae.confirm"
            return f"{told} {self.kit.say(key)}"
        return told

    @property
    def reset_key(self) -> str:
        return "" if self.placing.busy else super().reset_key

    # Placing a tile

    def place(self, option: Option) -> None:
        """Square and turn at once, as the tile is shown; what can't be taken back is confirmed first."""
        cell = int(option.at)
        if self.preview(option).seal and self.placing.pinned != cell:
            self.placing.pinned = cell
            self.sound("tile-flip", 0.6)
            self._told = None
            return
        turn = self.placing.option(cell)
        self.take(option)
        decision = self.targets.decision
        if decision and decision.ask == "map.turn" and turn in decision.options:
            self.take(turn)

    def change_tile(self, name: str) -> None:
        """Another tile from the hand instead of the one that was picked."""
        asks = [part.decision.ask for part in self.session.parts]
        self.take_back(asks[::-1].index("map.tile") + 1 if "map.tile" in asks else 0)
        option = self.targets.at("tile", name)
        if option:
            self.take(option)

    def turn_tile(self, by: int) -> bool:
        """Turn the tile in hand where the pointer is; says whether it could be turned."""
        if not self.placing.busy:
            return False
        cell = self.placing.square
        spot = self.pointed()
        if cell is None and (spot is None or not spot.act):
            cell = self.placing.pinned
        option = self.option_at(spot)
        if cell is None and option and option.verb == "place":
            cell = int(option.at)
        if cell is None and spot and spot.name.startswith("square "):
            cell = int(spot.name.split()[1])
        if cell is None or not self.placing.turn(cell, by):
            return False
        self.sound("tile-flip", 0.6)
        self._told = None
        self._tip_off()
        self.refresh()
        return True

    def undo(self) -> None:
        """A tile that was laid in one act is taken up again in one."""
        parts = self.session.parts
        if len(parts) > 1 and [p.decision.ask for p in parts[-2:]] == ["map.square", "map.turn"]:
            self.take_back(2)
        else:
            super().undo()

    # Drawing

    def arranged(self, area: Rect) -> list[Widget]:
        return arrange(self, area)

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        self.board.paint(surface, self.state, [widget.rect for widget in self.widgets])

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        if self.board.rough:
            self.board.rough = False
            self.stage.touch(self.board.camera.area)

    def sprites(self, stage: Stage, now: float) -> None:
        calm = self.app.settings.reduced_motion
        if not calm:
            stage.draw_many(self.app.sea.drift(now, self.still_places()))
        stage.window.set_clip(self.board.camera.area)
        if not self.flights.busy:
            draw_lit(self, stage, 1.0 if calm else 0.5 + 0.5 * math.sin(now * 3.4))
            draw_beyond(self.kit, stage, self.spots())
        self.fleet.draw(stage, self.state, now, calm)
        self.board.standing.draw_values(stage, self.fleet.rects(self.state))
        self.sky.draw(stage, now, calm)
        stage.window.set_clip(None)
        self.folds.cover(stage)
        self.tray.sprites(stage, now)
        self.flights.draw(stage)

    def land(self) -> list[Rect]:
        """Waves drift over open water; what stands on the chart is not to be crossed."""
        b, s = self.book, self.state
        return [self.board.camera.rect(cell) for cell, code in s.at.items() if b.lands[code >> 2]]

    def map_spots(self) -> list[Spot]:
        return [*square_spots(self), *ship_spots(self)]

    def weather_card(self, name: str, width: int) -> Surface:
        """A card as it lies on the table."""
        return paint_card(self.kit, name, self.voice.words.name("weather", name), width)

    # What the buttons do

    def lay_board(self, area: Rect) -> None:
        hidden = self.board.hidden
        self.board = Board(self.kit, self.book, self.liveries, area)
        self.board.hidden = hidden

    def lay_tray(self, rect: Rect) -> None:
        self.tray = Tray(rect, self)

    def follow_board(self, gently: bool = False) -> None:
        if self.may_reframe:
            self.board.follow(self.ahead, [int(option.at) for option in self.targets.of("square")])

    def enlarge(self, kind: int) -> None:
        from game.ui.finis_terrae.plate import PlateScene

        self.app.push(PlateScene(self.app, self, kind))

    def forecast(self) -> None:
        """The score as it stands, line by line."""
        from game.ui.finis_terrae.forecast import ForecastScene

        self.app.push(ForecastScene(self.app, self))

    def wheel(self, wheel: Wheel) -> None:
        """Over a place for the tile in hand the wheel turns it; elsewhere it zooms."""
        if self.over_panel(wheel.at) or not self.turn_tile(1 if wheel.turns < 0 else -1):
            super().wheel(wheel)

    def key(self, key: Key) -> bool:
        if key.name == "p":
            self.forecast()
            return True
        if (key.name == "r" or (key.pad and key.name == "i")) and self.placing.busy:
            self.turn_tile(-1 if key.shift else 1)
            return True
        return super().key(key)
