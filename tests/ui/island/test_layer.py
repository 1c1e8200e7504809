"""What any scenario may add to the table: a made-up one adds some of everything."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.rules.island.state import IslandState
from game.ui.games import Thing, screens_of
from game.ui.hexmap.camera import Point
from game.ui.island.layer import IslandLayer, Numbered
from game.ui.island.map.scenery import FACE_DOWN, Piece, Scenery
from game.ui.island.modules.event_cards import EventsLayer
from game.ui.island.panels.desk_rows import Cell, Row
from game.ui.island.panels.hand import Stack
from game.ui.island.panels.panel import IslandPanel
from game.ui.island.panels.shelf import Good
from game.ui.island.panels.tray import Die
from game.ui.island.table import IslandTable
from game.ui.kit import Kit
from game.ui.session import Happened
from game.ui.spots import Spot
from game.ui.table.targets import Targets
from game.ui.tooltips import Tip
from game.ui.widgets import Widget
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places

RED, BLUE = (255, 0, 0), (0, 0, 255)
CAMEL = ("camel", 3)
WELL = Option("dig", "well", 4)


class Dunes(Scenery):
    drawn: ClassVar[list[str]] = []
    sand = 1

    def key(self, s: IslandState) -> Hashable:
        return self.sand

    def paint_coast(self, picture: Surface, s: IslandState) -> None:
        self.drawn.append("coast")

    def landscape(self, s: IslandState, h: int) -> str:
        return "oasis-1" if h == 0 else ""

    def paint_hex(self, picture: Surface, s: IslandState, h: int) -> None:
        self.drawn.append(f"hex {h}")

    def numbers(self, s: IslandState, h: int, rolls: list[int]) -> list[int]:
        return [FACE_DOWN, *rolls] if h == 1 else rolls

    def paint_over(self, picture: Surface, s: IslandState) -> None:
        self.drawn.append("over")

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        picture = Surface((9, 9))
        picture.fill(RED)
        return [Piece(CAMEL, picture, self.places.path(3), above=True)]


class Vote(IslandPanel):
    def paint(self, surface: Surface, kit: Kit) -> None:
        pygame.draw.rect(surface, BLUE, self.rect)

    def spots(self) -> list[Spot]:
        return [Spot("yes", self.rect.inflate(-80, -60), lambda: None)]


class DunesLayer(IslandLayer):
    scenery = Dunes
    kinds = ("well",)
    categories: Mapping[str, str] = {"wells": "camel"}
    voting = False

    def place(self, option: Option) -> Point | None:
        return self.table.board.places.hex(int(option.at)) if option.kind == "well" else None

    def tag(self, option: Option) -> Numbered:
        return [("gold", 2), ("", 1)] if option.kind == "well" else ()

    def goods(self) -> Sequence[Good]:
        return [Good("road", "camel", "dig", [("gold", 2, 1)], 3, lambda option: Tip(title="Well"))]

    def stacks(self) -> Sequence[Stack]:
        return [Stack("pearl", "icons/gold", 4, None, token=True, tip=lambda: Tip(title="Pearl"))]

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        return [*rows, Row("Wells", [Cell("wells", ("camel",), act=lambda: None)])]

    def panels(self, place: str, area: Rect) -> list[Widget]:
        box = Rect(0, 0, area.w // 2, area.h // 2)
        box.center = area.center
        return [Vote(box, "vote", self.table)] if self.voting and place == "map" else []

    def thing(self, category: str, what: str) -> Thing | None:
        return Thing("camel", "A well") if category == "wells" else None


@pytest.fixture
def table(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> IslandTable:
    monkeypatch.setattr(type(screens_of("island")), "layers", ((frozenset[str](), DunesLayer),))
    Dunes.drawn.clear()
    made = places.table(make_app(), 4, 40, "act")
    Hands(made.app).frames(3)
    return made


def test_the_still_picture_is_drawn_anew_when_a_layer_says_so(table: IslandTable) -> None:
    hexes = [f"hex {h}" for h in range(19)]
    assert Dunes.drawn == ["coast", *hexes, "over"]
    board = table.board
    assert board.picture.landscape(table.state, 0) == "oasis-1"
    assert board.picture.numbers(table.state, 1) == [FACE_DOWN, table.state.token[1]]
    (dunes,) = board.scenery
    for sand, times in ((1, 1), (2, 2)):
        dunes.sand = sand  # type: ignore[attr-defined]
        board.paint(Surface(table.stage.rect.size), table.state)
        assert Dunes.drawn.count("over") == times


def test_a_piece_is_seen_unless_it_is_in_the_air(table: IslandTable) -> None:
    x, y = map(round, table.board.places.path(3))
    for hidden in (False, True):
        if hidden:
            table.board.hidden.pieces.add(CAMEL)
        picture = Surface(table.stage.rect.size)
        table.board.paint(picture, table.state)
        assert (picture.get_at((x, y))[:3] == RED) is not hidden


def test_places_of_its_own_are_lit_and_chosen(table: IslandTable) -> None:
    table.targets = Targets(Decision(table.asked, "act", [WELL, Option("end")]))
    table.spots_changed()
    assert list(table.lit_places()) == [WELL] and table.spot_of(WELL) == "well 4"
    spot = next(spot for spot in table.map_spots() if spot.name == "well 4")
    assert spot.lit and spot.act and spot.rect.collidepoint(table.board.places.hex(4))


def test_shelf_hand_and_desk_hold_more(table: IslandTable) -> None:
    names = {spot.name for spot in table.spots()}
    assert {"pearl", "wells", "shelf road", "shelf card"} <= names
    assert len(table.goods()) == 5


def test_a_panel_lies_over_the_map_and_hides_it(table: IslandTable) -> None:
    layer = table.layer(DunesLayer)
    assert layer
    view = table.camera.view
    layer.voting = True
    table.refresh()
    Hands(table.app).frames(2)
    (panel,) = table.over_map
    assert table.camera.view == view
    inside = panel.rect.move(5, 5).topleft
    assert [spot.name for spot in table.spots_under(inside)] == ["yes"]
    assert table.stage.window.get_at(inside)[:3] == BLUE


def test_any_dice_can_be_thrown(table: IslandTable) -> None:
    assert table.tray.productive
    table.app.settings.speed = "instant"
    table.motion.throw([Die(2, "red"), Die(3, "white", "die-brown"), Die(4)])
    assert [die.face for die in table.tray.dice] == [2, 3, 4] and not table.tray.productive
    Hands(table.app).frames(3)


def test_a_card_lies_where_other_dice_lay(make_app: MakeApp) -> None:
    table = places.table(make_app(), 4, 40, "act", ("event-cards",))
    table.tray.lay([Die(2, "red")])
    layer = table.layer(EventsLayer)
    assert layer
    layer.write_down(Happened(0, [("coins", 0, 1)]))
    assert table.tray.dice
    layer.write_down(Happened(0, [("event", 0, "plain", 5)]))
    assert not table.tray.dice


def test_its_points_have_a_name(table: IslandTable) -> None:
    assert screens_of("island").thing(table, "wells", "north") == Thing("camel", "A well")
