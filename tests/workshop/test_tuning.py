"""Weights are tuned by matches: in the toy of this test, whoever weighs more takes more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.bots.evaluation import mind_in
from game.bots.greedy import GreedyBot, KeenBot
from game.bots.seats import consult
from game.engine.game import Setup, SetupError
from game.engine.match import Match
from game.engine.opening import open_game
from game.workshop import minds, tuning
from game.workshop.minds import Met, Table
from game.workshop.tuning import chosen, main, moved, pull, tuned

ALL = {"explore": 2.4, "explore-more": 0.5, "house": 0.0, "near-0": 0.9, "near-1": 0.5, "late.land": 1.0}


def test_weights_are_named_one_by_one_or_by_their_family() -> None:
    assert chosen(ALL, ["explore"]) == {"explore": 2.4}
    assert chosen(ALL, ["near", "house"]) == {"near-0": 0.9, "near-1": 0.5}, "what is nothing stays so"
    assert chosen(ALL, ["late"]) == chosen(ALL, ["late.land"]) == {"late.land": 1.0}
    with pytest.raises(SetupError, match="no bot weighs 'far'"):
        chosen(ALL, ["far"])


def test_a_weight_keeps_its_sign() -> None:
    up, down = (moved({"explore": 2.0, "risk": 0.5}, {"explore": 1, "risk": -1}, by) for by in (3.0, -3.0))
    assert up["explore"] > 2 > down["explore"] > 0 and 0 < up["risk"] < 0.5 < down["risk"]


def test_what_is_not_clear_moves_little() -> None:
    assert pull([3.0, 3.5, 4.0, 3.2]) == 1 and pull([-3.0, -3.5, -4.0, -3.2]) == -1
    assert abs(pull([10.0, -9.0, 8.0, -8.0])) < 0.1
    assert pull([2.0]) == pull([2.0, 2.0]) == 0


def test_steps_lead_towards_what_wins(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    seen: list[int] = []

    def match(_: Table, bot: str, first: minds.Weights, second: minds.Weights, seeds: range) -> Met:
        """Best is a weight of three for the one, and as little as can be of the other."""
        seen.extend(seeds)
        off = [abs(one["good"] - 3) + one["bad"] for one in (first, second)]
        return Met([], [off[1] - off[0] + noise for noise in (-0.1, 0.0, 0.1)])

    monkeypatch.setattr(tuning, "match", match)
    found = tuned(table, "greedy", {"good": 1.0, "bad": 1.0}, steps=120, seeds=3, seed=50, size=0.2, rate=0.1)
    assert found["good"] == pytest.approx(3, abs=0.6) and found["bad"] < 0.5
    assert seen == list(range(50, 50 + 360)), "each step has seeds of its own"


@pytest.fixture
def table() -> Table:
    game, library = open_game("western-sea", [], texts=False)
    return minds.laid(game, library, ())


def test_the_same_mind_is_as_good_in_either_seat(table: Table) -> None:
    met = minds.match(table, "greedy", mind_in(table.book).weights, {}, range(7, 8))
    assert met == Met([0.5], [0.0])


def test_at_a_larger_table_each_has_every_other_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game, library = open_game("western-sea", [], texts=False)
    table, sitting = minds.laid(game, library, (), seats=4), list[GreedyBot]()
    seated = minds._seated

    def sit_down(*who: Any) -> GreedyBot:
        bot = seated(*who)
        assert isinstance(bot, GreedyBot)
        sitting.append(bot)
        return bot

    monkeypatch.setattr(minds, "_seated", sit_down)
    mind = mind_in(table.book).weights
    met = minds.match(table, "greedy", mind, {}, range(8, 9))
    assert met.shares == [0.5] and met.margins == [pytest.approx(0)]
    assert [bool(bot.weights) for bot in sitting] == [True, False, True, False, False, True, False, True]


def test_who_takes_their_time_is_tuned_by_what_they_weigh() -> None:
    game, library = open_game("island", [], texts=False)
    table = minds.laid(game, library, ())
    mind = mind_in(table.book)
    hasty, careful = (tuning.weighed(table, bot)["goal-card"] for bot in ("greedy", "careful"))
    assert (hasty, careful) == (mind.weights["goal-card"], mind.careful["goal-card"]) and hasty != careful
    assert tuning.weighed(table, "greedy")["early.production"] == 1.0
    for bot in ("greedy", "careful"):
        met = minds.match(table, bot, {"goal-card": careful}, {}, range(3, 4))
        assert (met.margins == [0.0]) == (bot == "careful"), bot


def test_the_command_tells_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    what = "western-sea --weights explore,raid --seed 5 --steps 1 --seeds 1 --greedy 2 --keen 0 --json"
    assert main(what.split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data["weights"]) == ["explore", "raid"]
    assert data["proof"][0]["games"] == 2 and data["proof"][0]["bot"] == "greedy"


def test_a_careful_bot_opens_as_a_keen_one_does() -> None:
    """Or else weights would be tuned to mend openings that no keen bot plays."""
    game, library = open_game("island", [], texts=False)
    others = 0
    for seed in range(4):
        setup = Setup(game="island", seats=("keen", "keen"), seed=seed)
        match = Match(game, game.make_book(library, setup), setup)
        while (decision := match.decision) is not None and not match.records[7:]:
            bots = [one(1, decision.seat) for one in (KeenBot, minds.CarefulBot, GreedyBot)]
            keen, careful, greedy = [consult(bot, match.book, match.state, decision).key for bot in bots]
            assert careful == keen
            others += greedy != keen
            match.choose(keen)
    assert others > 4
