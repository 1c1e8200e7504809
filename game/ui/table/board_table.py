"""A table with a board, a voice and a tray of dice: what such tables share beyond the flow of the match.

A game's own table fills in its board, its words and its panels. It sees the match through the eyes that the
curtain allows, and through nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import Event, State
from game.ui.games import screens_of
from game.ui.inputs import Key
from game.ui.session import Happened, Session
from game.ui.spots import Spot
from game.ui.table.curtain import hang
from game.ui.table.flights import Flight
from game.ui.table.fold import Folds
from game.ui.table.pages import page_of
from game.ui.table.preview import Preview
from game.ui.table.table import Table
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

FADING = 0.35
"""Seconds in which the map is seen to lie elsewhere."""
B = TypeVar("B", bound=Rulebook)
S = TypeVar("S", bound=State)


class Board(Protocol):
    """What is seen of the map, and from where."""

    kit: Any
    liveries: Any

    @property
    def camera(self) -> Any: ...


class Tray(Protocol):
    """Where dice are thrown."""

    rect: Rect
    scale: float

    @property
    def rolling(self) -> bool: ...

    def stop(self) -> None: ...

    def settle(self) -> None: ...


class Speaking(Protocol):
    """Says what is asked, what may be chosen and what happened."""

    def prompt(self, state: Any, decision: Decision) -> str: ...

    def option(self, state: Any, decision: Decision, option: Option) -> str: ...

    def log(self, event: Event) -> str: ...


class Telling(Protocol):
    """Says what a choice changes, and what there is to tell of it."""

    def changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]: ...

    def option(self, option: Option) -> Tip: ...

    def closing(self, option: Option | None, text: str) -> Tip: ...


class BoardTable(Table, Generic[B, S]):
    voice: Speaking
    tooltips: Telling
    board: Board
    tray: Tray
    silent: tuple[str, ...] = ()
    """Events that another line of the log has told already."""

    def __init__(self, app: App, session: Session) -> None:
        self._turn_over, self._turn = False, -1
        """Whether a turn has ended since the last question, and whose it is."""
        self.book = cast(B, session.match.book)
        self.folds = Folds(self)
        super().__init__(app, session)
        self.shown_scores = self.scores()
        self._warned = self.ending()

    # To be filled in by each game

    @abstractmethod
    def speaking(self) -> None:
        """Make voice and tooltips, in the language of now."""

    @abstractmethod
    def arranged(self, area: Rect) -> list[Widget]:
        """All panels in their places."""

    @abstractmethod
    def ending(self) -> bool:
        """Whether the game is about to end."""

    @abstractmethod
    def begun(self) -> bool:
        """Whether points mean anything yet."""

    @abstractmethod
    def lay_board(self, area: Rect) -> None:
        """Put the board into another area."""

    @abstractmethod
    def lay_tray(self, rect: Rect) -> None:
        """Put an empty tray there."""

    @abstractmethod
    def follow_board(self, gently: bool = False) -> None:
        """Bring into sight what the board should show, if it may lie elsewhere now; gently, in a while."""

    # What is shown

    @property
    def state(self) -> S:
        """What may be seen by those at this screen."""
        return cast(S, self.beats.look(self.eyes.seat))

    @property
    def camera(self) -> Any:
        return self.board.camera

    def scores(self) -> list[int]:
        state = self.session.match.state if self.is_over else self.counted(self.state)
        return self.session.game.scores(self.book, state)

    def leads(self, seat: int) -> bool:
        best = max(self.shown_scores)
        return self.begun() and self.shown_scores[seat] == best and best > 0

    # In words

    def speak_option(self, decision: Decision, option: Option) -> str:
        return self.voice.option(self.state, decision, option)

    def speak_event(self, event: Event) -> str:
        silent = event[0] in self.silent or any(layer.is_told(event) for layer in self.layers)
        return "" if silent else self.voice.log(event)

    def speak_changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]:
        return self.tooltips.changes(seen, brief)

    def page_of(self, spot: Spot) -> str:
        return page_of(spot.name, screens_of(self.game).pages)

    def tip_for(self, option: Option) -> Tip:
        return self.tooltips.option(option)

    # Drawing

    def layout(self, area: Rect) -> None:
        self.speaking()
        if self.diary.retell():
            self.log_panel = None
        self.name_spots()
        camera, view = self.camera, self.camera.view
        standing = self.laid(self.arranged(area))
        under = [*self.folds.kept(standing), *self.folds.seen()]
        self.widgets = [*under, *self.folds.risen(), *hang(self), *self.beats.widgets(under)]
        self.spots_changed()
        if self.camera is camera and camera.view != view:
            self.fade_board()

    def laid(self, standing: list[Widget]) -> list[Widget]:
        if self.show:
            self.folds.lay([fold for fold in self.folds.all if not self.bar_place.contains(fold.slim)])
        badge = [self.challenge.badge()] if self.challenge else []
        return [*super().laid(standing), *badge]

    def fade_board(self) -> None:
        """The map as it was seen so far fades away, so that the eye can follow to where it lies now."""
        settings, area = self.app.settings, self.camera.area.clip(self.stage.rect)
        if self.pace and not settings.reduced_motion:
            picture = self.stage.base.subsurface(area).copy()
            self.flights.add(Flight(picture, 0, FADING, lambda _: area.center, shape=_fading, quiet=True))

    def panel_spots(self) -> list[Spot]:
        """In reading order. What an open panel has in common with what stands is found on that."""
        if self._panel_spots is None:
            opened = self.folds.opened()
            stands, opens = dict[str, Spot](), dict[str, Spot]()
            names: dict[str, None] = {}
            for widget in self.folds.reading(self.widgets):
                found = opens if widget in opened else stands
                for spot in widget.spots():
                    found.setdefault(spot.name, spot)
                    names.setdefault(spot.name)
            self._panel_spots = [stands.get(name) or opens[name] for name in names]
        return self._panel_spots

    def spots_under(self, at: tuple[int, int]) -> list[Spot]:
        opened = [] if self.sheet_at(at) else self.folds.open_at(at)
        return [spot for widget in opened for spot in widget.spots()] if opened else super().spots_under(at)

    def in_sight(self) -> list[Spot]:
        """What an open panel hides lies beside nothing that is on it."""
        here = self.spot(self.focus)
        opened = self.folds.open_at(here.rect.center) if here else []
        own = {spot.name for widget in opened for spot in widget.spots()} | {self.focus}
        cover = [widget.rect for widget in opened]
        return [
            s for s in self.spots() if s.name in own or Rect(s.rect.center, (1, 1)).collidelist(cover) < 0
        ]

    def reveal(self, name: str) -> None:
        self.folds.reveal(name)

    def _near(self) -> Rect:
        spot = self.pointed()
        return (self.folds.beside(spot) if spot else None) or super()._near()

    def _wanted_tip(self, now: float) -> Tip | None:
        """Beside the open panel of the same thing a tooltip does not name it again."""
        tip = super()._wanted_tip(now)
        return replace(tip, title="") if tip and self.folds.hovered == self._over else tip

    def touch_board(self) -> None:
        u = self.kit.u
        self.spots_changed()
        self.stage.touch(self.camera.area.inflate(u(40), u(140)))

    def command_centre(self) -> tuple[int, int]:
        """The middle of where choices without a place of their own lie."""
        found = next((w for w in self.widgets if w.name in ("command", "actions", "console")), None)
        return found.rect.center if found else self.stage.rect.center

    # As the match goes on

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        self.folds.follow(now)

    @property
    def may_reframe(self) -> bool:
        """The board holds still while somebody may be about to click on it: it lies elsewhere only between
        turns, or when it is asked to."""
        return self.targets.decision is None or self._turn_over or not self.camera.framed

    def write_down(self, happened: Happened) -> None:
        super().write_down(happened)
        self._turn_over = self._turn_over or any(map(self.is_heading, happened.events))

    def follow_match(self) -> None:
        super().follow_match()
        turn = self.turn_of()
        self._turn_over, self._turn = self._turn_over or turn != self._turn, turn

    def still_moving(self) -> bool:
        return self.tray.rolling

    def come_to_rest(self) -> None:
        self.tray.stop()

    def changed(self) -> None:
        self.shown_scores = self.scores()
        if self.ending() and not self._warned:
            self.sound("end-warning")
        self._warned = self.ending()
        super().changed()
        self._turn_over = False

    @property
    def ahead(self) -> S:
        """The position that the board leaves room for: that of what is about to be told."""
        return cast(S, self.beats.ahead(self.eyes.seat))

    def frame_board(self) -> None:
        before = self.camera.view
        self.follow_board(gently=True)
        if self.camera.view != before:
            self.fade_board()
            self.map_moved()

    def bring_cells(self, cells: Sequence[int]) -> None:
        camera = self.camera
        w, h = (round(reach * camera.size) for reach in camera.tile)
        tiles = [Rect(round(x) - w, round(y) - h, 2 * w, 2 * h) for x, y in map(camera.centre, cells)]
        whole = tiles[0].unionall(tiles[1:]) if tiles else camera.area
        if not camera.area.contains(whole):
            inside, moved = whole.clamp(camera.area), camera.moved
            self.fade_board()
            camera.pan(inside.x - whole.x, inside.y - whole.y)
            if not camera.area.contains(inside):
                # It is wider than the window: from farther away all of it is in sight.
                camera.view = camera.frame(cells)
            camera.moved = moved
            self.map_moved()

    # What the buttons do

    def bring_into_view(self, spot: Spot) -> None:
        """The keyboard may go to places of the map that are out of sight."""
        area, rect = self.camera.area, spot.rect
        if not area.contains(rect) and any(place.name == spot.name for place in self.map_spots()):
            inside, moved = rect.clamp(area), self.camera.moved
            self.camera.pan(inside.x - rect.x, inside.y - rect.y)
            self.camera.moved = moved  # it is not the player who has moved it
            self.map_moved()
        super().bring_into_view(spot)

    def show_all(self) -> None:
        self.camera.moved = self.camera.framed = False
        self.follow_board()
        self.map_moved()

    def open_rules(self) -> None:
        from game.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.book))

    def back(self) -> None:
        from game.ui.scenes.pause import PauseScene

        if self.show:
            self.show.leave()
            return
        self.app.push(PauseScene(self.app, self))

    def key(self, key: Key) -> bool:
        if key.name == "f1":
            self.open_rules()
            return True
        return self.folds.key(key) or super().key(key)


def _fading(t: float, picture: Surface) -> Surface:
    picture.set_alpha(round(255 * (1 - t)))
    return picture
