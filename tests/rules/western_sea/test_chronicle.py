"""What is counted in one game of Western Sea."""

from __future__ import annotations

from functools import cache

import pytest

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.chronicle import WIN, SeaChronicle
from game.rules.western_sea.game import GAME
from game.rules.western_sea.pieces import dice_owned
from game.rules.western_sea.state import SeaState


def setup(seats: int) -> Setup:
    return Setup(game=GAME.name, seats=("random",) * seats, seed=3)


@cache
def book(seats: int = 4) -> SeaBook:
    made = GAME.make_book(open_library(GAME, texts=False), setup(seats))
    assert isinstance(made, SeaBook)
    return made


def ask(name: str, *options: Option) -> Decision:
    return Decision(0, name, list(options))


# Choices


def test_a_tile_counts_where_there_was_a_choice() -> None:
    log = SeaChronicle(book())
    one, two = (Option("take", "card", tile) for tile in ("one", "two"))
    log.chosen(ask("explore.pick", one, two), two)
    log.chosen(ask("explore.pick", one), one)
    log.chosen(ask("draft.keep", one, two), one)
    counts = log.counts
    assert (counts["offered one"], counts.get("taken one", 0)) == (1, 0)
    assert (counts["offered two"], counts["taken two"]) == (1, 1)
    assert (counts["start-offered two"], counts["start-taken one"]) == (1, 1)


PAY, TURN, FACE = Option("pay", "die", "x"), Option("turn"), Option("face", "face", "x")


def uses(log: SeaChronicle) -> dict[str, int]:
    return {use: log.counts[f"use {use}"] for use in ("turn", "reroll", "draw") if log.counts[f"use {use}"]}


def test_the_use_of_an_icon_that_was_asked_for() -> None:
    log = SeaChronicle(book())
    log.chosen(ask("manipulate", PAY), PAY)
    log.chosen(ask("manipulate.use", TURN, Option("draw")), Option("draw"))
    log.happened([("roll", 0, (1, 2)), ("manipulated", 0)])
    assert uses(log) == {"draw": 1}


def test_the_only_use_of_an_icon_counts_though_nobody_is_asked() -> None:
    log = SeaChronicle(book())
    log.chosen(ask("manipulate", PAY), PAY)
    log.chosen(ask("turn-to", FACE), FACE)
    log.happened([("turned", 0, 1, 2), ("manipulated", 0)])
    assert uses(log) == {"turn": 1}
    log.chosen(ask("manipulate", PAY), PAY)
    log.happened([("roll", 0, (1,)), ("manipulated", 0)])
    assert uses(log) == {"turn": 1, "draw": 1}


def test_dice_turned_by_a_card_are_no_manipulation() -> None:
    log = SeaChronicle(book())
    log.chosen(ask("turn-to", FACE), FACE)
    log.chosen(ask("manipulate", Option("done")), Option("done"))
    log.happened([("turned", 0, 1, 2)])
    assert uses(log) == {}


def test_main_and_free_actions() -> None:
    log = SeaChronicle(book())
    raid = book().action["raid"]
    log.happened([("action", 1, raid), ("house", 1, 4), ("governed", 1, 4), ("factory", 0, 2)])
    log.happened([("action", 0, raid), ("used-factory", 0, 2)])
    assert (log.counts["action raid"], log.counts["action explore"]) == (2, 0)
    assert (log.counts["free govern"], log.counts["free factory"]) == (1, 1)


# Winning with a technology


A, B, C = 1, 2, 4


def test_owners_and_their_peers_are_counted_by_how_many_technologies_they_have() -> None:
    log = SeaChronicle(book())
    log._count_peers("x", 0, [A, B, A | C, 0], [WIN // 2, 0, WIN // 2, 0])
    log._count_peers("x", 0, [A, B, C, 0], [0, WIN, 0, 0])
    found = {name: n for name, n in log.counts.items() if name.split()[1] == "x"}
    assert found == {
        "with x 4/1": 2,
        "with-wins x 4/1": WIN // 2,
        "without x 4/1": 3,
        "without-wins x 4/1": WIN,
        "with x 4/2": 1,
        "with-wins x 4/2": WIN // 2,
        "without x 4/0": 2,
        "without-wins x 4/0": 0,
    }


# A whole game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_adds_up(seats: int) -> None:
    b = book(seats)
    log, s = SeaChronicle(b), GAME.start(b, setup(seats))
    assert isinstance(s, SeaState)
    decision, actions = advance(b, s), 0
    while decision is not None:
        log.happened(s.events)
        option = decision.options[s.rng % len(decision.options)]
        actions += b.is_action(option)
        log.chosen(decision, option)
        answer(b, s, option)
        decision = advance(b, s)
    log.happened(s.events)
    counts = log.close(s, GAME.winners(b, s))

    def total(what: str) -> int:
        return sum(n for name, n in counts.items() if name.startswith(f"{what} "))

    assert total("action") == actions > 0
    assert total("end") == len(s.reasons) > 0
    assert total("score") == sum(GAME.scores(b, s))
    assert total("dice") == sum(dice_owned(s, seat) for seat in range(seats))
    assert total("in-play") == len(s.row) == 9
    assert total("owners") == counts["technologies"]
    assert total("researched") <= counts["technologies"]
    assert total("start-taken") == seats and total("start-offered") == 3 * seats
    assert total("offered") >= 2 * total("taken")
    assert counts["seats"] == seats and counts["rounds-squared"] == s.round**2
    assert all(f"action {name}" in counts for name in b.actions)
