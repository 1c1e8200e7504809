"""Fish and Ships by hand: whole games, ships that do not cover each other, secrets, ghosts and reasons."""

from __future__ import annotations

from itertools import combinations
from math import atan2, degrees

from pygame import Rect, Surface

from game.engine import saves
from game.engine.hexes import ORIGIN, disc
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.piles import fix
from game.engine.saves import Player
from game.registry import find_game
from game.rules.western_sea.book import FACES
from game.rules.western_sea.modules.fish_and_ships.layout import (
    AHEAD,
    COASTS,
    FIRST_SEA,
    HARBOUR,
    LINKS,
    figure,
    inset,
)
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import QUIET
from game.ui.dice import LARGE, size_of
from game.ui.hexmap.camera import Camera
from game.ui.session import Session, begin
from game.ui.table.camera import View
from game.ui.western_sea.map.ghosts import ghost
from game.ui.western_sea.map.sea import (
    BACK,
    CORNER,
    EDGE,
    SIXTH,
    backs,
    facing,
    moved_cells,
    sea_in,
    ship_cell,
)
from game.ui.western_sea.modules.fish_and_ships.layer import FishLayer
from game.ui.western_sea.table import SeaTable
from tests.ui.by_hand import engine_alone, quietly
from tests.ui.conftest import MakeApp
from tests.ui.western_sea.sailors import AT_SEA, Sailor, match_at, sea_setup, seafaring_seed
from tests.ui.western_sea.test_table import Player1, sit_down


def sea_of(table: SeaTable) -> FishLayer:
    layer = table.layer(FishLayer)
    assert layer
    return layer


def seated_at(match: Match, make_app: MakeApp, speed: str = "instant") -> SeaTable:
    """The table at a moment of a match; whoever is asked looks at it."""
    library = open_library(find_game("western-sea"))
    players = [Player(name=f"P{n}", livery=n) for n in range(len(match.setup.seats))]
    session = Session(match, library, players, "at-sea")
    quietly(session)
    table = sit_down(make_app(speed=speed), session)
    table.eyes.lift()
    return table


def test_a_whole_game_at_sea_by_hand(make_app: MakeApp) -> None:
    """From the hidden harbour to the last point, by mouse and keyboard; it leads where the engine alone
    leads."""
    seed = seafaring_seed(2)
    session, _ = begin(sea_setup(2, seed), [Player(livery=n) for n in range(2)])
    quietly(session)
    app = make_app(lang="it")
    player = Player1(app, sit_down(app, session), seed, mouse=None)
    player.lot = Sailor(seed)
    player.play()
    told = {line.event[0] for line in player.table.diary.lines if line.event}
    assert session.over and told >= AT_SEA - {*QUIET}
    assert all(line.icon for line in player.table.diary.lines if line.event and line.event[0] in AT_SEA)
    assert saves.snapshot(session.match.state) == engine_alone(session)


# The map


def test_shores_look_out_to_sea_whichever_way_it_lies() -> None:
    """Each coast is shown as it was drawn for the side on which its sea tiles are."""
    match = match_at(2, "raise.side")
    state = match.state.copy()
    assert isinstance(state, SeaState)
    sea = sea_in(state)
    assert sea
    camera = Camera(Rect(0, 0, 800, 600), 1.0)
    for turn in range(6):
        sea.cells = figure(ORIGIN, turn, len(sea.tiles))
        for place in range(COASTS):
            x, y = camera.centre(sea.cells[place])
            wet = [other for other in LINKS[place] if FIRST_SEA <= other < len(sea.cells)]
            points = [camera.centre(sea.cells[other]) for other in wet]
            there = degrees(atan2(sum(v - y for _, v in points), sum(u - x for u, _ in points)))
            drawn = (EDGE if len(wet) == 1 else CORNER) + SIXTH * facing(state, camera, sea.cells[place])
            assert abs((there - drawn + 180) % 360 - 180) < 1, (turn, place)


def test_a_sea_that_fits_nowhere_is_shown_beside_the_land() -> None:
    match = match_at(2, "raise.side")
    state = match.state.copy()
    assert isinstance(state, SeaState)
    sea = sea_in(state)
    assert sea
    site = min(state.frontier)
    sea.cells, sea.inset = inset([*state.at, site], site, len(sea.tiles)), 1
    shown = moved_cells(state)
    assert set(shown) == set(sea.cells[1:]) and not set(shown.values()) & {*state.at, site}
    camera = Camera(Rect(0, 0, 800, 600), 1.0)
    camera.shown_at = shown
    camera.show([*state.at, *sea.cells])
    assert all(camera.area.collidepoint(camera.centre(c)) for c in sea.cells)
    assert camera.size > 20, "so far away that nothing can be read"


def test_a_map_drawn_beforehand_bit_by_bit_is_the_same_map(make_app: MakeApp) -> None:
    table = seated_at(match_at(4, "sail"), make_app)
    state, board = table.state, table.board

    def painted() -> bytes:
        picture = Surface(table.stage.rect.size)
        board.paint(picture, state)
        return picture.get_buffer().raw

    def place() -> View:
        return board.camera.view

    aside = disc(ORIGIN, 6)
    board.camera.framed = False
    board.follow(state)
    near, before = place(), painted()
    board.follow(state, aside)
    far, small = place(), painted()
    assert far < near and small != before
    board.camera.view = near
    board.follow(state, aside, gently=True)
    assert place() == near and painted() == before, "it is shown as before until it is drawn"
    frames = 1
    while not board.arrive(state):
        assert place() == near
        frames += 1
    assert place() == far and painted() == small
    assert frames < 1000 and not board.arrive(state), "there is nothing more to come"
    board.camera.view = near
    board.follow(state, aside, gently=True)
    board.camera.pan(10, 0)
    assert not board.arrive(state), "whoever moves the map sees it there"


def test_ships_that_share_a_hex_do_not_cover_each_other(make_app: MakeApp) -> None:
    table = seated_at(match_at(4, "sail"), make_app)
    state = table.state
    sea = sea_in(state)
    assert sea
    size = table.board.camera.size
    for where in (sea.cells[HARBOUR], sea.cells[AHEAD]):
        for count in range(1, 5):
            sea.ships = [where if seat < count else -1 for seat in range(4)]
            boxes = sea_of(table).fleet.boxes(state)
            assert len(boxes) == count
            for one, other in combinations(boxes, 2):
                shared = one.clip(other)
                assert shared.w * shared.h < 0.12 * one.w * one.h, (where, count)
            hexagon = table.board.camera.rect(where, size * 0.05)
            assert all(hexagon.contains(box) for box in boxes)


# Secrets


def test_a_peek_is_seen_by_whoever_sailed_there_alone(make_app: MakeApp) -> None:
    table = seated_at(match_at(2, "sail"), make_app)
    state = table.session.match.state
    assert isinstance(state, SeaState) and table.session.decision
    sea, seat = sea_in(state), table.session.decision.seat
    assert sea
    where, tile = sea.cells[FIRST_SEA], sea.tiles.pool[0]
    fix(sea.tiles, tile, len(sea.tiles) - 1, 1 << seat)
    table.session._views.clear()
    name = table.voice.thing(tile)
    for eyes, knows in ((seat, True), (1 - seat, False), (-1, False)):
        table.eyes.seat = eyes
        assert backs(table.state)[where] == (tile if knows else BACK)
        told = table.tooltips.cell(where, None)
        assert told and (name in " ".join(told.lines)) == knows


def test_a_bot_does_not_tell_what_it_holds_a_hidden_tile_to_be_worth(make_app: MakeApp) -> None:
    table = seated_at(match_at(2, "sail"), make_app)
    options = list(table.targets.of("hex"))
    hidden = [option for option in options if int(option.at) in backs(table.state)]
    assert hidden and len(hidden) < len(options)
    assert all(table.is_secret(option) == (option in hidden) for option in options)


# Ghosts, reasons, motion


def test_the_whole_sea_is_seen_before_it_is_raised(make_app: MakeApp) -> None:
    table = seated_at(match_at(4, "raise.turn"), make_app)
    assert table.targets.decision
    for option in table.targets.decision.options:
        drawn = ghost(table, option)
        after = table.preview(option).after
        assert isinstance(after, SeaState)
        sea = sea_in(after)
        assert sea and len(drawn) >= len(sea.cells)
        area = table.board.camera.area
        assert all(area.collidepoint(table.board.camera.centre(c)) for c in sea.cells)


def test_a_ghost_of_the_ship_lies_where_it_would_sail(make_app: MakeApp) -> None:
    table = seated_at(match_at(4, "sail"), make_app)
    assert table.targets.decision
    for option in table.targets.of("hex"):
        pictures = [Rect(at, picture.get_size()) for picture, at in ghost(table, option)]
        lit = table.board.camera.rect(int(option.at))
        assert any(lit.collidepoint(box.center) for box in pictures)


def test_what_a_ship_can_not_do_is_explained(make_app: MakeApp) -> None:
    table = seated_at(match_at(4, "sail"), make_app)
    say, s, decision = table.kit.say, table.state, table.targets.decision
    sea = sea_in(s)
    assert sea and decision
    lit = {int(option.at) for option in table.targets.of("hex")}
    here = ship_cell(s, decision.seat)
    far = next(c for c in sea.cells if c not in lit and c != here)
    land = next(c for c in s.at if c not in sea.cells)
    for where, why in ((here, "ship-is-here"), (far, "ship-beside"), (land, "ship-ashore")):
        tip = table.tooltips.cell(where, None)
        assert tip and tip.why_not == say(f"why.{why}")
    early = seated_at(match_at(2, "act"), make_app)
    n = early.book.action["navigate"]
    assert early.tooltips.action(n, None).why_not == early.kit.say("why.no-sea")
    assert sea_of(early).pile_lines() and sea_of(early).seat_lines(0) == [early.kit.say("sea.no-sea")]


def test_a_ship_sails_and_the_sea_rises_within_a_second(make_app: MakeApp) -> None:
    table = seated_at(match_at(2, "raise.side"), make_app, speed="1")
    lot = Sailor(1)
    seen: set[str] = set()
    for _ in range(400):
        decision = table.session.decision
        if decision is None or {"sea", "ship"} <= seen:
            break
        table.eyes.lift()
        table.take(lot.choice(decision.options))
        seen |= ({"sea"} if table.board.hidden_sea else set()) | (
            {"ship"} if sea_of(table).fleet.sailing else set()
        )
        frames = 0
        while table.flights.busy or table.still_moving():
            table.app.tick(1 / 60)
            frames += 1
            assert frames <= 60
        assert not table.board.hidden_sea and not sea_of(table).fleet.sailing
    assert {"sea", "ship"} <= seen


def test_the_treasure_die_is_larger_and_lies_on_the_felt(make_app: MakeApp) -> None:
    table = seated_at(match_at(2, "act"), make_app)
    treasure, blue = (table.book.colour[name] * FACES for name in ("treasure", "blue"))
    for count in (0, 5, 12):
        table.state.active[table.shown_seat] = [treasure, *[blue] * count]
        table.tray.settle()
        large, *others = [table.tray.die_rect(die) for die in table.tray.dice]
        assert large.w == size_of("treasure", table.tray.side) == round(table.tray.side * LARGE)
        assert len(others) == count and table.tray.felt.contains(large)
        assert all(table.tray.rect.contains(box) for box in others)
