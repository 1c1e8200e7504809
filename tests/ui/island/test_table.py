"""What the table of the Island does beyond choosing: trade in few clicks, secrets, reasons, what is lit."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.decision import Decision, Option
from game.rules.island.roads import trail_of
from game.rules.island.state import IslandState
from game.ui.app import App
from game.ui.island.map.lights import ghost
from game.ui.island.panels.hand import Hand
from game.ui.island.table import IslandTable
from game.ui.tooltips import Tip
from tests.ui.conftest import MakeApp
from tests.ui.island.settlers import Settler, new_session, sit_down


def seated(make_app: MakeApp, seats: int = 3, seed: int = 3, people: int = 1, **options: str) -> Settler:
    app: App = make_app()
    return Settler(app, sit_down(app, new_session(seats, seed, people=people, options=options)), seed)


def tip_of(table: IslandTable, name: str) -> Tip:
    spot = table.spot(name)
    assert spot and spot.tip, name
    tip = spot.tip()
    assert isinstance(tip, Tip)
    return tip


def offers(verb: str) -> object:
    def fits(table: IslandTable) -> bool:
        decision = table.targets.decision
        return decision is not None and any(option.verb == verb for option in decision.options)

    return fits


def first(decision: Decision | None, verb: str) -> Option:
    assert decision
    return next(option for option in decision.options if option.verb == verb)


# Trade


def test_the_bank_takes_two_clicks(make_app: MakeApp) -> None:
    settler = seated(make_app, seed=5)
    settler.until("act", offers("bank"))  # type: ignore[arg-type]
    table = settler.table
    seat, before = table.asked, list(table.state.hand[table.asked])
    given = first(table.targets.decision, "bank")
    settler.hands.click_on(table.spot_of(given))
    wanted = first(table.targets.decision, "take")
    settler.hands.click_on(table.spot_of(wanted))
    kind, other = table.book.kind[str(given.at)], table.book.kind[str(wanted.at)]
    assert table.state.hand[seat][kind] == before[kind] - table.state.rates[seat][kind]
    assert table.state.hand[seat][other] == before[other] + 1


def test_an_offer_to_all_takes_three_clicks_and_its_answers_are_shown(make_app: MakeApp) -> None:
    """Everybody at the table is a person, so that each answer is awaited."""
    settler = seated(make_app, seats=3, people=3)

    def all_can(table: IslandTable) -> bool:
        others = [table.state.count[seat] for seat in range(3) if seat != table.asked]
        return min(others) > 0 and bool(offers("offer")(table))  # type: ignore[operator]

    settler.until("act", all_can)
    table, hands = settler.table, settler.hands
    seller = table.asked
    hands.click_on(table.spot_of(first(table.targets.decision, "offer")))
    hands.click_on(table.spot_of(first(table.targets.decision, "want")))
    hands.click_on(table.spot_of(first(table.targets.decision, "all")))
    decision = table.session.decision
    assert decision and decision.ask == "reply" and decision.seat != seller
    assert table.talk.seat == seller
    for _ in range(2):
        settler.look()
        settler.answer(first(table.targets.decision, "decline"))
    assert list(table.talk.answers.values()) == ["decline", "decline"]


def test_what_lies_on_the_desk_is_put_back_at_once(make_app: MakeApp) -> None:
    settler = seated(make_app)
    settler.until("act", offers("offer"))  # type: ignore[arg-type]
    table, records = settler.table, settler.records
    for verb in ("offer", "want"):
        settler.hands.click_on(table.spot_of(first(table.targets.decision, verb)))
    settler.hands.click_on("put-back")
    assert settler.records == records and table.targets.decision and table.targets.decision.ask == "act"


# Secrets


def test_nobody_sees_the_hand_of_another_and_all_give_up_cards_one_after_another(make_app: MakeApp) -> None:
    settler = seated(make_app, seats=4, seed=2, people=4)
    table = settler.table
    seats: list[int] = []
    while len(seats) < 2:
        seats = []
        settler.until("discard")
        while (decision := table.session.decision) and decision.ask == "discard":
            if decision.seat not in seats:
                seats.append(decision.seat)
                assert len(seats) == 1 or table.eyes.closed
                assert not table.eyes.closed or not hand_of(table).stacks()
            settler.look()
            assert hand_of(table).stacks()
            assert all(not sum(table.state.hand[other]) for other in range(4) if other != decision.seat)
            settler.choose()


def hand_of(table: IslandTable) -> Hand:
    return next(widget for widget in table.widgets if isinstance(widget, Hand))


def test_open_hands_are_told_of_everybody(make_app: MakeApp) -> None:
    settler = seated(make_app, hands="open")
    settler.until("act")
    table = settler.table
    other = next(seat for seat in range(3) if seat != table.asked and table.state.count[seat])
    told = table.voice.teller.cards(table.state.hand[other])
    assert any(told in line for line in table.tooltips.seat(other).lines)


# Reasons and previews


def test_every_place_says_what_it_brings_or_why_not(make_app: MakeApp) -> None:
    settler = seated(make_app, people=3)
    settler.until("start", lambda table: len(table.session.match.records) > 3)
    table = settler.table
    for name in table.book.top.corner_names:
        tip = tip_of(table, f"corner {name}")
        lit = table.place_option("corner", name)
        assert bool(tip.why_not) == (lit is None)
        assert not lit or tip.gains
    option = next(iter(table.lit_places()))
    assert ghost(table, option)


def test_a_piece_on_the_shelf_lights_its_places_alone(make_app: MakeApp) -> None:
    settler = seated(make_app, seed=4)
    settler.until("act", offers("road"))  # type: ignore[arg-type]
    table = settler.table
    settler.hands.click_on("shelf road")
    assert {option.verb for option in table.lit_places()} == {"road"}
    settler.hands.click_on("shelf road")
    assert table.aim == ""
    for piece in ("settlement", "city", "card"):
        offered = any(option.verb in ("settle", "city", "buy") for option in table.targets.decision.options)  # type: ignore[union-attr]
        assert offered or tip_of(table, f"shelf {piece}").why_not


def test_the_longest_road_is_shown_along_its_trail(make_app: MakeApp) -> None:
    settler = seated(make_app, seats=4, people=4, seed=1)
    settler.until("act", lambda table: table.state.longest >= 0)
    table = settler.table
    state = table.state
    assert isinstance(state, IslandState)
    assert table.board._trail(state, state.longest) == trail_of(table.book, state, state.longest)
    assert len(table.board._trail(state, state.longest)) == state.length[state.longest]
    assert "longest-road" in dict(table.awards())


def test_what_the_land_gives_flies_to_the_own_hand_and_to_the_cards_of_the_others(make_app: MakeApp) -> None:
    settler = seated(make_app)
    settler.until("act")
    table = settler.table
    assert hand_of(table).rect.collidepoint(table.motion.seat(table.hand_seat))
    other = (table.hand_seat + 1) % 3
    spot = table.spot(f"seat {other}")
    assert spot and spot.rect.collidepoint(table.motion.seat(other))


def test_a_card_that_is_shown_leaves_the_sheet_of_a_loss_alone(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(make_app).table
    area = table.camera.area
    for sheet in (Rect(0, 0, 200, 200), area.inflate(-area.w // 2, 0)):
        for corner in ("topright", "topleft", "center"):
            setattr(sheet, corner, getattr(area, corner))
            monkeypatch.setattr(table.beats, "covers", lambda sheet=sheet: [sheet])
            table.flights.all.clear()
            table.motion.at = 0.0
            table.motion.show_card("cards/knight", area.center)
            flight = table.flights.all[-1]
            card = flight.picture.get_rect(center=flight.way(1.0))
            assert area.contains(card) and not card.colliderect(sheet)


def test_a_second_click_on_the_dice_does_not_end_the_turn(make_app: MakeApp) -> None:
    settler = seated(make_app, people=3)
    settler.until("roll")
    table, app = settler.table, settler.app
    app.settings.speed = "1"
    at, before = settler.hands.visible("close"), settler.records
    for _ in range(2):
        settler.hands.click(at)
    made = [record.key for record in table.session.match.records[before:]]
    assert made == ["roll"]
    settler.look()
    for _ in range(60):
        settler.hands.frames()
    assert table.targets.decision and table.targets.decision.ask == "act"
    settler.hands.click(at)
    assert table.session.match.records[-1].key == "end"
