"""A turn: perhaps a card, the roll, then trading and building in any order, and the end."""

from __future__ import annotations

from typing import Any

from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.bank import bank_options
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import (
    CITY,
    ROAD,
    SETTLEMENT,
    affordable,
    buy_piece,
    in_stock,
    open_places,
    put_city,
    put_road,
    put_settlement,
    set_rates,
)
from game.rules.island.cards import BUY, card_options, play_card
from game.rules.island.scoring import end_game, has_won, score_changed, winners
from game.rules.island.state import IslandState
from game.rules.island.trade import first_part, offer_options

ROLL, CLAIM, END = Option("roll"), Option("claim"), Option(END_TURN)
TARGET, TURN_LIMIT = "target", "turn-limit"


@base.step("turn-start")
def turn_start(b: IslandBook, s: IslandState, seat: int) -> None:
    """Points that came on others' turns win now, before the roll."""
    if s.turn >= b.number["turn-limit"] > 0:
        end_game(s, winners(b, s), TURN_LIMIT)
        return
    s.turn += 1
    s.active = seat
    s.rolled = s.plays = s.offers = s.building = s.raised = 0
    s.fresh = [0] * len(s.fresh)
    if b.switch["harbour-works"] == "next-turn":
        for other in range(s.seats):
            set_rates(b, s, other)
    emit(s, "turn", seat, s.turn)
    push(s, ("roll", seat))
    score_changed(b, s)


@base.rule("told")
def told(b: IslandBook, s: IslandState, ask: str) -> dict[str, Any]:
    """What the prompt of a question tells besides the arguments of its step."""
    return {}


# Before the roll


@base.step("roll")
def before_roll(b: IslandBook, s: IslandState, seat: int) -> Decision:
    """Asked always: whether there is a card to play is the seat's secret."""
    options = [ROLL, *card_options(b, s, seat)]
    if b.switch["hidden-points"] == "claimed" and has_won(b, s, seat):
        options.append(CLAIM)
    return Decision(seat, "roll", options, default=0, always=True)


@base.answer("roll")
def roll_chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    if option.verb == "roll":
        push(s, ("rolling", seat), ("act", seat))
    elif option.verb == "claim":
        end_game(s, [seat], TARGET)
    else:
        push(s, ("roll", seat))
        play_card(b, s, seat, b.card[str(option.at)])


# After the roll


@base.step("act")
def act(b: IslandBook, s: IslandState, seat: int) -> Decision:
    options = build_options(b, s, seat) + card_options(b, s, seat)
    if b.rules["may-trade"](b, s, seat):
        options += bank_options(b, s, seat)
        options += offer_options(b, s, seat)
    if b.switch["hidden-points"] == "claimed" and has_won(b, s, seat):
        options.append(CLAIM)
    options.append(END)
    return Decision(seat, "act", options, always=True)


@base.rule("may-trade")
def may_trade(b: IslandBook, s: IslandState, seat: int) -> bool:
    """Strict players trade first and then build."""
    return not s.building or b.switch["phases"] == "combined"


def build_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    options: list[Option] = []
    for piece, verb in ((ROAD, "road"), (SETTLEMENT, "settle"), (CITY, "city")):
        if affordable(b, s, seat, piece) and in_stock(b, s, seat, piece):
            options += b.listed(verb, open_places(b, s, seat, piece))
    if s.undrawn and affordable(b, s, seat, "card"):
        options.append(BUY)
    return options


@base.answer("act")
def acted(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    verb, at = option.verb, str(option.at)
    if verb == END_TURN:
        emit(s, "end-turn", seat)
        push(s, ("turn-over", seat))
        return
    push(s, ("act", seat))
    if verb == "road":
        buy_piece(b, s, seat, ROAD)
        put_road(b, s, seat, b.top.path[at])
    elif verb == "settle":
        buy_piece(b, s, seat, SETTLEMENT)
        put_settlement(b, s, seat, b.top.corner[at])
    elif verb == "city":
        buy_piece(b, s, seat, CITY)
        put_city(b, s, seat, b.top.corner[at])
    elif verb == "buy":
        buy_piece(b, s, seat, "card")
        push(s, ("draw", seat))
    elif verb == "play":
        play_card(b, s, seat, b.card[at])
    elif verb == "bank":
        push(s, ("bank", seat, b.good[at]))
    elif verb == "offer":
        push(s, ("offer", seat, *first_part(b, b.good[at])))
    elif verb == "claim":
        end_game(s, [seat], TARGET)


@base.step("turn-over")
def turn_over(b: IslandBook, s: IslandState, seat: int) -> None:
    """The next in order; whatever a scenario does after a turn comes before this."""
    push(s, ("turn-start", (seat + 1) % s.seats))
