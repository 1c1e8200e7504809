"""The table of Western Sea: what its board view, panels and words are; the flow is every table's."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import Option
from game.engine.state import Event
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import TechnologyEntry, WesternEntry
from game.rules.western_sea.pieces import turn_order
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import QUIET
from game.rules.western_sea.voice import SeaVoice
from game.ui.hexmap.camera import Camera
from game.ui.hexmap.shapes import clipped, wind_among
from game.ui.kit import Kit
from game.ui.session import Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.beyond import draw_beyond
from game.ui.table.board_table import BoardTable
from game.ui.table.layer import card_face
from game.ui.western_sea.arrange import arrange
from game.ui.western_sea.layer import SeaLayer
from game.ui.western_sea.map.board import PATIENCE, Board
from game.ui.western_sea.map.ghosts import ghost
from game.ui.western_sea.map.glyphs import technology_glyphs, technology_icon
from game.ui.western_sea.map.lens import lens
from game.ui.western_sea.map.lights import draw_lit
from game.ui.western_sea.map.sea import sea_cells
from game.ui.western_sea.modules.fish_and_ships.layer import FishLayer
from game.ui.western_sea.motion import WesternMotion, event_icon
from game.ui.western_sea.options import spot_of
from game.ui.western_sea.panels.seats import SeatCard
from game.ui.western_sea.panels.tray import Tray
from game.ui.western_sea.tooltips import Tooltips
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

TOLD = ("hired", "advised")
"""Triggers that no other event of the log stands for."""
OTHERS_DICE = ("spymaster.take",)
"""Where dice of somebody else are chosen."""


class SeaTable(BoardTable[SeaBook, SeaState]):
    layers: list[SeaLayer]  # type: ignore[assignment]  # those of its own screens
    silent = tuple(name for name in QUIET if name not in TOLD)
    voice: SeaVoice
    tooltips: Tooltips
    board: Board
    tray: Tray

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.speaking()
        self.motion = WesternMotion(self)
        self.board = Board(self.kit, self.book, self.liveries, Rect(0, 0, 1, 1))
        self.tray = Tray(Rect(0, 0, 1, 1), self)
        self.flickering: dict[int, float] = {}
        """Seats whose dice are being thrown beside the tray, and until when."""
        for layer in self.layers:
            layer.changed()
        self.diary.recall()

    # What is shown

    @property
    def camera(self) -> Camera:
        return self.board.camera

    def begun(self) -> bool:
        return self.state.round > 0

    def turn_of(self) -> int:
        return self.state.turn

    def note(self) -> str:
        if self.ending():
            return self.kit.say("table.last-round")
        return next((note for layer in self.layers if (note := layer.note())), "")

    def ending(self) -> bool:
        """Whether an end trigger holds already, so that this round is the last."""
        return bool(self.book.rules["end-reasons"](self.book, self.state)) and self.state.round > 0

    def place_in_order(self, seat: int) -> int:
        return turn_order(self.state).index(seat)

    def icons_ready(self, seat: int) -> tuple[int, ...]:
        return most_icons(self.book, self.state, seat)

    def knows(self, seat: int, thing: int) -> bool:
        """Whether a seat has researched a technology."""
        told = (layer.researched(seat) for layer in self.layers)
        held = next((known for known in told if known is not None), self.state.holds[seat])
        return bool(held >> thing & 1)

    def colour_of(self, face: int) -> str:
        return self.book.colours[face // 6]

    def icons_of(self, face: int) -> tuple[str, ...]:
        return tuple(self.book.icons[i] for i in self.book.face_icons[face])

    def action_name(self, n: int) -> str:
        name = self.voice.teller.action(self.book.actions[n])
        return name[:1].upper() + name[1:]

    def technology_icon(self, entry: TechnologyEntry) -> str:
        """Its own picture; one from somebody's pack borrows that of what it does."""
        icon = technology_icon(entry)
        return icon if self.kit.art.has(icon) else f"icons/{technology_glyphs(entry)[0].icon}"

    def card_face(self, kit: Kit, card: WesternEntry, size: tuple[int, int], large: bool = False) -> Surface:
        """The face of a module's card, by the layer that draws such."""
        layers, kind = map(type, self.layers), self.book.card_kind[card.id]
        face = card_face(layers, kind, kit, card, size, large)
        assert face, f"no layer draws {kind}"
        return face

    def seas_to_see(self) -> list[int]:
        """All hexes of the seas among which one is to be chosen."""
        sea = self.layer(FishLayer)
        return [cell for after in sea.seas_to_see() for cell in sea_cells(after)] if sea else []

    # In words

    def speak_prompt(self) -> str:
        decision = self.decision
        assert decision
        if decision.ask == "act" and not any(self.book.is_action(option) for option in decision.options):
            return self.kit.say("table.only-end" if len(decision.options) == 1 else "table.no-action")
        return self.voice.prompt(self.state, decision)

    def speaking(self) -> None:
        self.voice = SeaVoice(self.book, self.kit.say.lang, self.names)
        self.tooltips = Tooltips(self)

    def icon_of(self, event: Event) -> str:
        return event_icon(self, event)

    # Options by what they point at

    def spot_of(self, option: Option) -> str:
        return spot_of(self, option)

    def whereabouts(self, option: Option, alike: Sequence[Option]) -> str:
        """The wind in which its hex lies, seen from the middle of those alike."""
        cells = [self.camera.centre(int(one.at)) for one in alike if one.kind == "hex"]
        if option.kind != "hex" or not cells:
            return ""
        return self.kit.say(f"wind.{wind_among(self.camera.centre(int(option.at)), cells)}")

    def action_option(self, name: str) -> Option | None:
        return self.targets.at("button", name)

    def die_option(self, face: int) -> Option | None:
        return self.targets.at("die", self.book.face_key[face]) if self.me == self.shown_seat else None

    def token_option(self, name: str) -> Option | None:
        return self.targets.at("token", name)

    def spent_option(self, colour: str) -> Option | None:
        """One of the own Spent dice; those of another player have their place among the choices."""
        decision = self.targets.decision
        if decision and decision.ask in OTHERS_DICE:
            return None
        return self.targets.at("spent", colour)

    # Drawing

    def arranged(self, area: Rect) -> list[Widget]:
        return arrange(self, area)

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        self.board.paint(surface, self.state)

    def sprites(self, stage: Stage, now: float) -> None:
        calm = self.app.settings.reduced_motion
        if not calm:
            stage.draw_many(self.app.sea.drift(now, self.still_places()))
        if not self.flights.busy and not self.board.coming:
            beat = 1.0 if calm else 0.5 + 0.5 * math.sin(now * 3.4)
            with clipped(stage.window, self.board.camera.area):
                draw_lit(self, stage, beat)
            self._draw_ghost(stage)
            draw_beyond(self.kit, stage, self.spots())
        for layer in self.layers:
            layer.sprites(stage, now)
        self.folds.cover(stage)
        self._draw_flicker(stage, now)
        self.tray.sprites(stage, now)
        self.flights.draw(stage)

    def _draw_ghost(self, stage: Stage) -> None:
        """What would be placed, where the pointer or the focus is."""
        option = self.option_at(self.pointed()) if self.targets.decision else None
        if option:
            with clipped(stage.window, self.board.camera.area):
                for picture, at in ghost(self, option):
                    stage.draw(picture, at)

    def dice_flicker(self, seat: int) -> bool:
        return self.flickering.get(seat, 0.0) > self.app.now

    def _draw_flicker(self, stage: Stage, now: float) -> None:
        for widget in self.widgets:
            if isinstance(widget, SeatCard) and widget.seat in self.flickering:
                if self.dice_flicker(widget.seat):
                    widget.sprites(stage, now)
                else:
                    del self.flickering[widget.seat]
                    stage.touch(widget.rect)

    def land(self) -> list[Rect]:
        camera = self.board.camera
        return [camera.rect(cell, camera.size * 0.3) for cell in self.board.cells(self.state)]

    def map_spots(self) -> list[Spot]:
        found = []
        lit = {} if self.board.coming else {int(o.at): o for o in self.targets.of("hex")}
        shores = self.state.frontier if self.tooltips.reasons.asks_for_shores else ()
        for cell in sorted({*self.board.cells(self.state), *lit, *shores}):
            option, tile = lit.get(cell), self.state.at.get(cell)
            found.append(
                Spot(
                    f"hex {cell}",
                    self.board.camera.rect(cell),
                    self.chooser(option) if option else None,
                    partial(self.tooltips.cell, cell, option),
                    outline=self.board.outline(cell),
                    lit=bool(option),
                    right=partial(self.enlarge, tile) if tile is not None else None,
                    lens=partial(lens, self, cell),
                )
            )
        return found

    # Motion

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        if self.stage.clean:
            self._arrive()

    def _arrive(self, patience: float = PATIENCE) -> None:
        if self.board.arrive(self.state, patience):
            self.fade_board()
            self.touch_board()

    def reframing(self) -> bool:
        return self.board.coming

    def still_moving(self) -> bool:
        return super().still_moving() or self.reframing()

    def come_to_rest(self) -> None:
        super().come_to_rest()
        self.flickering.clear()
        self._arrive(math.inf)

    # What the buttons do

    def lay_board(self, area: Rect) -> None:
        old = self.board
        self.board = Board(self.kit, self.book, self.liveries, area)
        self.board.hidden_tiles, self.board.hidden_tents = old.hidden_tiles, old.hidden_tents
        self.board.hidden_houses, self.board.hidden_sea = old.hidden_houses, old.hidden_sea

    def lay_tray(self, rect: Rect) -> None:
        self.tray = Tray(rect, self)

    def follow_board(self, gently: bool = False) -> None:
        may = self.may_reframe
        self.board.lay_apart(self.state, still=not may)
        if may:
            lit = [int(option.at) for option in self.targets.of("hex")]
            self.board.follow(self.ahead, self.seas_to_see(), lit, gently)

    def enlarge(self, thing: int) -> None:
        self.enlarge_card(self.book.things[thing].id)

    def enlarge_card(self, id_: str) -> None:
        from game.ui.western_sea.panels.card import CardScene

        self.app.push(CardScene(self.app, self, id_))
