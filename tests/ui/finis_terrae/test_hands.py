"""Whole games of Finis Terrae through real mouse and key events, which must lead where the engine leads."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.engine import saves
from game.engine.decision import Option
from game.engine.game import Setup
from game.engine.match import replay
from game.engine.saves import Player
from game.engine.squares import distance, neighbours
from game.rules.finis_terrae.chart import is_complete
from game.ui.app import App
from game.ui.finis_terrae.coast import places, ship_size
from game.ui.finis_terrae.table import TerraeTable
from game.ui.inputs import Wheel
from game.ui.session import Session, begin, resume
from game.ui.table.beats import OWN
from game.ui.tooltips import Tip
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

SIZES = ((1280, 720), (1024, 768), (1920, 1080))
MOST_CHOICES = 4000


def new_session(seats: int, seed: int) -> Session:
    setup = Setup(game="finis-terrae", seats=("human",) * seats, seed=seed)
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(seats)])
    assert not problems
    return session


def sit_down(app: App, session: Session) -> TerraeTable:
    table = TerraeTable(app, session)
    app.push(table)
    Hands(app).frames(2)
    return table


def quietly(session: Session) -> None:
    """Without a save after every choice, which has a test of its own."""
    session.autosave = lambda: None  # type: ignore[method-assign]


class Captain:
    """Chooses by lot and does it by hand, sailing towards the end of the deck."""

    def __init__(self, app: App, table: TerraeTable, seed: int, mouse: bool) -> None:
        self.app, self.table, self.mouse = app, table, mouse
        self.hands = Hands(app)
        self.lot = Random(seed)
        self.undone = 0

    @property
    def records(self) -> int:
        return len(self.table.session.match.records)

    def play(self, most: int = MOST_CHOICES) -> None:
        for _ in range(most):
            if self.table.session.over:
                return
            self.choose()
        assert most < MOST_CHOICES, "no end"

    def until(self, ask: str, fits: Callable[[TerraeTable], bool] = lambda table: True) -> None:
        for _ in range(MOST_CHOICES):
            decision = self.table.session.decision
            assert decision, f"the game ended before '{ask}' was asked"
            if decision.ask == ask and fits(self.table):
                return
            self.choose()
        raise AssertionError(f"'{ask}' was never asked")

    def choose(self) -> None:
        decision = self.table.session.decision
        assert decision
        option = self.lot.choice(decision.options)
        if option.verb == "place":
            self.place(option)
        else:
            self.answer(option)

    def answer(self, option: Option) -> None:
        name, before = self.table.spot_of(option), self.records
        self._do(name)
        assert self.records == before + 1, f"{option.key} by {name} was not taken"
        assert self.table.session.match.records[-1].key == option.key

    def _do(self, name: str) -> None:
        if self.mouse:
            self.hands.click_on(name)
        else:
            self.tab_to(name)
            self.hands.press("enter")

    def tab_to(self, name: str) -> None:
        """By Tab, or Shift and Tab where that is shorter."""
        self.hands.slide_by_key(name, self.hands.press)
        lit = [spot.name for spot in self.table.spots() if spot.act and spot.lit]
        here = lit.index(self.table.focus) if self.table.focus in lit else -1
        ahead = (lit.index(name) - here) % len(lit)
        for _ in range(len(lit)):
            if self.table.by_key and self.table.focus == name:
                return
            self.hands.press("tab", shift=ahead > len(lit) / 2)
        assert self.table.focus == name, f"the keyboard can't reach '{name}'"

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
            self._do(name)
            assert self.records == before and table.placing.pinned == cell
        self._do(name)
        keys = [record.key for record in table.session.match.records[before:]]
        parts = [option.key] if len(fitting) == 1 else [option.key, f"turn rotation {wanted}"]
        assert keys == parts
        code = table.session.match.state.at[cell]  # type: ignore[attr-defined]
        assert code & 3 == wanted

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        self.hands.point(at)
        self.app.scene.handle(Wheel(at, turns))
        self.hands.frames()

    def take_back(self) -> None:
        if self.table.can_undo():
            before = self.records
            if self.mouse:
                self.hands.click_on("undo")
            else:
                self.hands.press("u")
            assert before - 2 <= self.records < before
            self.undone += 1


def engine_alone(session: Session) -> bytes:
    match = session.match
    return saves.snapshot(replay(match.game, match.book, match.setup, match.opening, match.records).state)


def resize(captain: Captain, size: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
    captain.hands.frames(2)
    assert captain.app.stage.rect.size == size


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_hand(seats: int, mouse: bool, make_app: MakeApp) -> None:
    """To the last day, in both languages and several windows, with choices taken back and a game left
    and resumed on the way; it must lead where the engine alone leads with the same choices."""
    app = make_app(lang="it" if seats == 3 else "en")
    session = new_session(seats, seed=seats)
    captain = Captain(app, sit_down(app, session), seats, mouse)
    quietly(session)
    captain.play(40)
    for size in SIZES:
        resize(captain, size)
        captain.take_back()
        captain.play(15)
    app.settings.lang = "en" if seats == 3 else "it"
    app.fit()
    captain.play(20)
    Session.autosave(session)
    path, records = session.shelf.path(session.name), list(session.match.records)
    session.close()
    app = make_app(size=SIZES[seats % 3], lang=app.settings.lang)
    session, why = resume(path)
    assert not why and session.match.records == records
    quietly(session)
    undone = captain.undone
    captain = Captain(app, sit_down(app, session), seats + 10, mouse)
    captain.play(30)
    captain.take_back()
    captain.play()
    assert session.over and undone + captain.undone
    assert saves.snapshot(session.match.state) == engine_alone(session)


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
