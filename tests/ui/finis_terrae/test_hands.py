"""Whole games of Finis Terrae through real mouse and key events, which must lead where the engine leads."""

from __future__ import annotations

import pygame
import pytest

from game.engine.decision import Option
from game.engine.squares import distance, neighbours
from game.rules.finis_terrae.chart import is_complete
from game.ui.app import App
from game.ui.finis_terrae.coast import places, ship_size
from game.ui.finis_terrae.table import TerraeTable
from game.ui.inputs import Wheel
from game.ui.session import Session
from game.ui.table.beats import OWN
from game.ui.tooltips import Tip
from tests.ui import by_hand
from tests.ui.by_hand import HANDS, ByHand, quietly, whole_game
from tests.ui.conftest import MakeApp


def new_session(seats: int, seed: int) -> Session:
    return by_hand.new_session("finis-terrae", seats, seed)


def sit_down(app: App, session: Session) -> TerraeTable:
    return by_hand.seat(app, TerraeTable(app, session))


class Captain(ByHand[TerraeTable]):
    """Turns and lays tiles as one does."""

    at_once = 2

    def answer(self, option: Option) -> None:
        if option.verb == "place":
            self.place(option)
        else:
            super().answer(option)

    def place(self, option: Option) -> None:
        """The tile is turned until it lies as wanted, then laid: square and turn are one act."""
        table, cell = self.table, int(option.at)
        name, before = table.spot_of(option), self.records
        fitting = table.placing.turns(cell)
        wanted = self.lot.choice(fitting)
        if self.mouse:
            self.hands.bring(name)
            self.hands.point(self.hands.visible(name))
        else:
            self.tab_to(name)
        back = self.lot.random() < 0.5
        for _ in range(4):
            if table.placing.turn_at(cell) == wanted:
                break
            if self.mouse and self.lot.random() < 0.5:
                self.wheel(self.hands.visible(name), 1 if back else -1)
            else:
                self.hands.press("r", shift=back)
        assert table.placing.turn_at(cell) == wanted
        if table.preview(option).seal:  # the last of the hand is laid by two clicks, so that none is lost
            self.do(name)
            assert self.records == before and table.placing.pinned == cell
        self.do(name)
        keys = [record.key for record in table.session.match.records[before:]]
        parts = [option.key] if len(fitting) == 1 else [option.key, f"turn rotation {wanted}"]
        assert keys == parts
        code = table.session.match.state.at[cell]  # type: ignore[attr-defined]
        assert code & 3 == wanted

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        self.hands.point(at)
        self.app.scene.handle(Wheel(at, turns))
        self.hands.frames()


@pytest.mark.parametrize("seats", HANDS)
def test_a_whole_game_by_hand(seats: int, make_app: MakeApp) -> None:
    def seated(app: App, session: Session, seed: int, mouse: bool | None) -> Captain:
        return Captain(app, sit_down(app, session), seed, mouse)

    whole_game(seated, new_session(seats, seed=seats), HANDS[seats], make_app, (40, 15, 20, 30))


def seated(make_app: MakeApp, seats: int = 3, seed: int = 5, speed: str = "instant") -> Captain:
    app = make_app(speed=speed)
    session = new_session(seats, seed)
    quietly(session)
    return Captain(app, sit_down(app, session), seed, mouse=True)


def tip_of(table: TerraeTable, name: str) -> Tip:
    spot = table.spot(name)
    assert spot and spot.tip
    tip = spot.tip()
    assert isinstance(tip, Tip)
    return tip


def test_a_tile_is_laid_and_taken_up_in_one_act(make_app: MakeApp) -> None:
    captain = seated(make_app)
    table = captain.table

    def turns(table: TerraeTable) -> bool:
        assert table.session.decision
        cells = [int(option.at) for option in table.session.decision.options]
        return len(table.state.drawn) > 1 and any(len(table.placing.turns(cell)) > 1 for cell in cells)

    captain.until("map.square", turns)
    assert table.session.decision
    option = next(
        option for option in table.session.decision.options if len(table.placing.turns(int(option.at))) > 1
    )
    before, drawn = captain.records, list(table.state.drawn)
    captain.place(option)
    assert captain.records == before + 2 and int(option.at) in table.state.at
    captain.hands.press("u")
    assert captain.records == before and int(option.at) not in table.state.at
    assert table.session.decision and table.session.decision.ask == "map.square"
    assert table.state.drawn == drawn


def test_a_pad_turns_a_tile_too(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, quietly(new_session(2, 3)))
    captain = Captain(app, table, 3, mouse=False)

    def turns(table: TerraeTable) -> bool:
        assert table.session.decision
        return any(len(table.placing.turns(int(o.at))) > 1 for o in table.session.decision.options)

    decision = captain.until("map.square", turns)
    option = next(o for o in decision.options if len(table.placing.turns(int(o.at))) > 1)
    captain.tab_to(table.spot_of(option))
    before = table.placing.turn_at(int(option.at))
    captain.hands.pad("rs")
    assert table.placing.turn_at(int(option.at)) != before and app.scene is table


def test_another_tile_can_be_taken_from_the_hand(make_app: MakeApp) -> None:
    captain = seated(make_app, seed=8)
    table = captain.table
    captain.until("map.square", lambda table: len(set(table.state.drawn)) > 1)
    held = table.placing.kind
    other = next(kind for kind in table.state.drawn if kind != held)
    placeable = table.book.rules["placeable"](table.book, table.state, table.me)
    captain.hands.click_on(f"tile {table.book.tiles[other].id}")
    assert other not in placeable or table.placing.kind == other


def test_the_ghost_tells_how_large_the_island_becomes(make_app: MakeApp) -> None:
    captain = seated(make_app, seed=3)
    table = captain.table
    land = [kind for kind, tile in enumerate(table.book.tiles) if "land" in tile.sides]
    checked = 0
    while checked < 6:
        captain.until("map.square", lambda table: table.placing.kind in land)
        assert table.session.decision
        option = captain.lot.choice(table.session.decision.options)
        gains, _ = table.speak_changes(table.preview(option))
        cell, turn = int(option.at), table.placing.turn_at(int(option.at))
        table.placing.pinned = cell
        captain.hands.click_on(table.spot_of(option))
        state = table.session.match.state
        assert state.at[cell] & 3 == turn  # type: ignore[attr-defined]
        for island in {state.island[p] for p in (2 * cell, 2 * cell + 1) if p in state.island}:  # type: ignore[attr-defined]
            key = "island.complete" if is_complete(state, island) else "island.open"  # type: ignore[arg-type]
            assert table.kit.say(key, n=state.size[island]) in gains  # type: ignore[attr-defined]
        checked += 1


def test_lit_squares_say_what_the_voyage_costs(make_app: MakeApp) -> None:
    """Steps agree with the ship's move, and a promised toll with what is then paid."""
    captain = seated(make_app, seed=4)
    table, checked = captain.table, 0
    while checked < 25:
        captain.until("move")
        assert table.session.decision
        lit = {int(o.at) for o in table.session.decision.options if o.verb == "sail"}
        costs = table.costs()
        assert set(costs) == lit
        start = table.state.ship[table.shown_vessel]
        for cell, (steps, dens) in costs.items():
            assert max(1, distance(start, cell)) <= steps <= table.steps_left()
            assert dens >= (cell in table.state.dens and not table.state.pirate[table.shown_vessel])
        captain.choose()
        checked += 1


def test_what_is_not_lit_says_why(make_app: MakeApp) -> None:
    captain = seated(make_app, seed=4)
    table, say = captain.table, captain.table.kit.say
    captain.until("map.square")
    laid = next(iter(table.state.at))
    assert tip_of(table, f"square {laid}").why_not == say("why.taken")
    lit = {int(o.at) for o in table.targets.of("square")}
    for cell in table.state.frontier:
        assert bool(tip_of(table, f"square {cell}").why_not) == (cell not in lit)
    captain.until("move")
    lit = {int(o.at) for o in table.targets.of("square")}
    for cell in table.state.at:
        tip = tip_of(table, f"square {cell}")
        assert bool(tip.why_not) == (cell not in lit), cell
    here = table.state.ship[table.shown_vessel]
    assert tip_of(table, f"square {here}").why_not == say("why.must-move")


def test_a_square_that_only_tolls_keep_out_of_reach_says_so(make_app: MakeApp) -> None:
    captain = seated(make_app, seed=4)
    captain.until("move")
    table = captain.table
    s, vessel = table.state, table.shown_vessel
    s.holds[vessel] = [(0, 0)] * len(s.holds[vessel])
    s.dens += s.water[s.ship[vessel]]
    told = [table.tooltips.reasons.square(den) for den in s.dens]
    assert told == [table.kit.say("why.toll", n=table.book.number["toll"])] * len(s.dens)


def test_a_preview_tells_what_comes(make_app: MakeApp) -> None:
    """What the tooltip promises is what the choice then does, as far as no chance lies between."""
    captain = seated(make_app, seed=6)
    table, checked = captain.table, 0
    for _ in range(220):
        decision = table.session.decision
        if decision is None:
            break
        option = captain.lot.choice(decision.options)
        seen = table.preview(option)
        promised = table.tooltips.holdings(seen.after, decision.seat)  # type: ignore[arg-type]
        if option.verb == "place":
            table.placing.pinned = int(option.at)
            table.place(option)
        else:
            table.take(option)
        if not seen.seal or seen.seal == "other":
            assert table.tooltips.holdings(table.state, decision.seat) == promised, option
            checked += 1
    assert checked > 60


def test_nobody_waits_longer_than_a_second(make_app: MakeApp) -> None:
    """However much a choice brings about, storms and all, what must be awaited is over in a second."""
    captain = seated(make_app, speed="1")
    table, seen = captain.table, set[str]()
    for _ in range(160):
        decision = table.session.decision
        if decision is None:
            break
        table.take(captain.lot.choice(decision.options))
        waiting = [f for f in table.flights.all if not f.quiet]
        longest = (
            max((f.start + f.length for f in waiting), default=table.flights.clock) - table.flights.clock
        )
        assert longest <= OWN + 0.01
        seen |= {event[0] for event in table.session.match.events}
        captain.hands.frames(1)
        while table.beats.busy:
            captain.hands.press("enter")
    table.hurry()
    assert {"placed", "sailed", "weather"} <= seen
    hidden = table.board.hidden
    assert not (hidden.tiles or hidden.ports or hidden.ships or hidden.goods)


def test_ships_on_one_square_lie_side_by_side() -> None:
    for count in range(1, 6):
        rects = []
        for x, y in places(count):
            rect = pygame.Rect(0, 0, round(ship_size(count) * 1000), round(ship_size(count) * 1000))
            rect.center = (round(x * 1000), round(y * 1000))
            rects.append(rect)
        assert len(rects) == count
        assert all(not a.colliderect(b) for n, a in enumerate(rects) for b in rects[:n])


def test_squares_of_the_chart_join_without_a_seam(make_app: MakeApp) -> None:
    captain = seated(make_app)
    captain.play(60)
    camera = captain.table.camera
    for factor in (1.0, 1.13, 0.8, 1.31):
        camera.zoom(factor, camera.area.center)
        for cell in captain.table.state.at:
            east, south = neighbours(cell)[1], neighbours(cell)[2]
            assert camera.rect(cell).right == camera.rect(east).left
            assert camera.rect(cell).bottom == camera.rect(south).top
            assert camera.cell(camera.rect(cell).center) == cell
