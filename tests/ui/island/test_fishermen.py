"""Fishermen on the table: the waters, fish bought with in two clicks, exchanged and hidden, and the boot."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.rules.island.content import GroundEntry
from game.rules.island.modules.fishermen.layer import look_at, part_of
from game.rules.island.state import BESIDE
from game.ui.island.modules.fishermen import FishLayer
from game.ui.island.modules.fishermen.market import payment
from game.ui.island.table import IslandTable
from game.ui.session import Happened
from game.ui.table.tucked import NarrowSeat
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places
from tests.ui.island.settlers import Settler, new_session, sit_down

FISHING = ("fishermen",)
VALUES = (1, 2, 3, 0)


def laid(
    make_app: MakeApp, choices: int, ask: str, seed: int, speed: str = "instant"
) -> tuple[IslandTable, Hands]:
    table = places.table(make_app(speed=speed), 4, choices, ask, FISHING, seed=seed)
    hands = Hands(table.app)
    hands.frames(3)
    return table, hands


def layer_of(table: IslandTable) -> FishLayer:
    layer = table.layer(FishLayer)
    assert layer
    return layer


def asked(table: IslandTable) -> str:
    return table.session.decision.ask if table.session.decision else ""


def test_the_waters_lie_at_the_coast_and_in_the_land(make_app: MakeApp) -> None:
    table, _ = laid(make_app, 0, "start", 1)
    waters, top = layer_of(table).waters, table.book.top
    assert len(waters.grounds) == 6
    entries = table.session.library.of("grounds", GroundEntry).values()
    for ground, entry in zip(waters.grounds, entries, strict=True):
        assert ground.sea not in top.hex_at
        assert all(ground.tip in top.ends[top.path[name]] for name in entry.paths)
    lakes = [h for h in range(19) if len(table.board.picture.numbers(table.state, h)) == 4]
    assert len(lakes) == 1 and table.board.picture.numbers(table.state, lakes[0]) == [2, 3, 11, 12]
    names = [spot.name for spot in table.map_spots()]
    for n, roll in enumerate(look_at(table.state).grounds):
        assert (f"ground {n}" in names) is bool(roll)


@pytest.mark.parametrize(
    ("held", "price", "paid"),
    [
        ((2, 1, 0, 0), 2, [2, 0, 0, 0]),
        ((0, 2, 1, 0), 5, [0, 1, 1, 0]),
        ((0, 0, 2, 0), 4, [0, 0, 2, 0]),
        ((1, 0, 2, 0), 4, [1, 0, 1, 0]),
        ((1, 1, 0, 0), 4, []),
    ],
)
def test_a_price_is_paid_with_little_loss(held: tuple[int, ...], price: int, paid: list[int]) -> None:
    assert payment(VALUES, held, price) == paid


def test_a_purchase_takes_two_clicks(make_app: MakeApp) -> None:
    table, hands = laid(make_app, 20, "fish-pay", 16)
    before = sum(look_at(table.state).tokens[table.asked])
    assert before == 2
    hands.click_on("pay-all")
    hands.frames(3)
    assert asked(table) == "fish-rob" and sum(look_at(table.state).tokens[table.asked]) == 0


def test_what_has_been_paid_can_be_taken_back(make_app: MakeApp) -> None:
    table, hands = laid(make_app, 20, "fish-pay", 16)
    tokens = list(look_at(table.state).tokens[table.asked])
    hands.click_on("fish one-fish")
    hands.frames(2)
    # Of the rest there is no choice: it is paid, and the purchase made.
    assert asked(table) == "fish-rob"
    table.undo()
    hands.frames(2)
    assert asked(table) == "fish-pay" and list(look_at(table.state).tokens[table.asked]) == tokens


def test_whoever_holds_enough_may_exchange_a_token(make_app: MakeApp) -> None:
    app = make_app()
    session = new_session(3, 9, FISHING)
    session.match.book.number["fish-limit"] = 1  # type: ignore[attr-defined]
    table = sit_down(app, session)
    settler = Settler(app, table, 9)
    decision = settler.until("fish-exchange")
    held = [n for n in look_at(table.state).tokens[decision.seat] if n]
    assert held == [1]
    exchange = next(option for option in decision.options if option.verb == "exchange")
    assert table.spot_of(exchange) == f"fish {exchange.at}" and table.spot("choice keep")
    settler.answer(exchange)
    assert sum(look_at(session.match.state).count) >= 1


def test_the_boot_is_passed_by_a_click_on_a_card(make_app: MakeApp) -> None:
    table, hands = laid(make_app, 54, "act", 4)
    mine = look_at(table.state).boot
    assert mine == table.asked
    target = table.book.rules["target"]
    assert target(table.book, table.state, mine) == target(table.book, table.state, 0) + 1
    assert any("11" in line for line in layer_of(table).seat_lines(mine))
    hands.click_on("seat 2")
    hands.frames(2)
    assert look_at(table.state).boot == 2


def test_fish_are_seen_by_their_owner_alone(make_app: MakeApp) -> None:
    table, _ = laid(make_app, 16, "roll", 11)
    layer, mine = layer_of(table), table.hand_seat
    assert [stack.name for stack in layer.stacks()] == ["fish three-fish"]
    assert not any(sum(held) for seat, held in enumerate(look_at(table.state).tokens) if seat != mine)
    before = table.session.match.state.copy()
    after = before.copy()
    part_of(after).tokens[mine][1] += 1
    motion = table.motion
    for seat, icon in ((mine, "fish-2"), ((mine + 1) % 4, "fish")):
        layer.begin()
        motion.happened = Happened(seat, [], before=before, after=after)
        layer.plays(motion, {})["fish"](seat, 0)
        side = table.kit.u(34)
        assert table.flights.all[-1].picture is table.kit.art.picture(f"icons/{icon}", side)


def test_for_two_fish_take_the_place_of_tokens(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, new_session(2, 3, FISHING))
    figures = [icon for layer in table.layers for icon, _ in layer.seat_figures(0)]
    assert figures == ["fish"]


def test_that_fish_chase_the_robber_off_is_told_once(make_app: MakeApp) -> None:
    table, _ = laid(make_app, 0, "start", 1)
    away = [("fish-bought", 0, "away"), ("robber", 0, BESIDE)]
    assert [bool(table.speak_event(event)) for event in away] == [False, True]
    assert table.speak_event(("fish-bought", 0, "road"))


def test_the_boot_hangs_on_the_emblem_of_the_narrowest_card(make_app: MakeApp) -> None:
    table = places.table(make_app(scale=200), 4, 0, "start", FISHING, seed=1)
    card = next(widget for widget in table.widgets if isinstance(widget, NarrowSeat) and widget.seat == 1)
    part = look_at(table.state)
    drawn = []
    for holder in (0, 1):
        part.boot = holder
        surface = Surface(table.stage.rect.size)
        card.paint(surface, table.kit)
        drawn.append(surface.subsurface(card.rect).copy().get_buffer().raw)
    assert drawn[0] != drawn[1]
