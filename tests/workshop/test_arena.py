"""The arena: paired games, a test that errs as seldom as it says, and bots that lean."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.expert import ExpertBot
from game.bots.forbidden import make_any_bot
from game.bots.greedy import GreedyBot
from game.bots.leaning import leaning_of
from game.engine.game import Setup, SetupError
from game.engine.opening import open_game
from game.workshop.arena import Log, Result, figures, fought_out, main, results, seated
from game.workshop.sequential import BOUND, Rivals, log_ratio, verdict
from tests.joining.joined import shells_joined

HALF = Rivals(0.5, 0.55)


@pytest.fixture(scope="module")
def shells() -> Iterator[None]:
    with shells_joined():
        yield


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["shells", "--seed", "3", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


# The test


def test_of_plain_wins_and_losses_it_is_the_probability_ratio() -> None:
    """All spreads over 0 and 1 with a mean are one: there the likeliest is the only one."""
    ratio = 70 * log(0.55 / 0.5) + 30 * log(0.45 / 0.5)
    assert log_ratio({1.0: 70, 0.0: 30}, HALF) == pytest.approx(ratio, abs=1e-3)


def test_pairs_that_vary_less_tell_sooner() -> None:
    even, apart = {0.5: 80, 1.0: 20}, {0.0: 40, 1.0: 60}
    assert log_ratio(even, HALF) > 3 * log_ratio(apart, HALF) > 0


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "better"), (0.55, "not better")])
def test_it_errs_about_as_often_as_it_may(share: float, wrong: str) -> None:
    dice, tests = Random(share), 60
    errors = sum(_ended(share, dice) == wrong for _ in range(tests))
    assert errors <= 8, "5 of 100 may err; more than 8 of 60 would come once in 200 times"


def _ended(share: float, dice: Random) -> str:
    """Pairs of two games that are won on their own."""
    seen = Counter[float]()
    while not (ended := verdict(log_ratio(seen, HALF))):
        for _ in range(25):
            seen[((dice.random() < share) + (dice.random() < share)) / 2] += 1
    return ended


# The games


@pytest.mark.usefixtures("shells")
def test_every_seed_is_played_in_every_seat() -> None:
    """Random bots choose by seed and seat: all in turn, they win as much as there is to win."""
    game, library = open_game("shells", [])
    setup = Setup(game="shells", seats=("random", "random", "random"), seed=0)
    for one in results(game, library, setup, range(6), 1):
        assert one.share == pytest.approx(1 / 3), "the same three played the same game three times"
        assert one.margin == pytest.approx(0)


@pytest.mark.usefixtures("shells")
def test_the_better_bot_is_found_and_the_test_ends(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--seats", "greedy,random", "--sequential")
    assert found["verdict"] == "better" and found["log_ratio"] >= BOUND
    assert 2 * found["results"] == found["games"] < 400
    assert found["share"] > 0.6 and found["margin"] > 0
    worse = told(capsys, "--seats", "random,greedy", "--sequential")
    assert worse["verdict"] == "not better" and worse["share"] < 0.4


def test_the_number_of_workers_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they play further than the test needs; what it does not look at is as if it had not been."""
    enough = log_ratio({0.5: 3}, HALF)
    monkeypatch.setattr("game.workshop.arena.verdict", lambda ratio: "not better" if ratio <= enough else "")
    game, library = open_game("western-sea", [], texts=False)
    setup = Setup(game=game.name, seats=("random", "random"), seed=3)
    alone, together = (fought_out(game, library, Log(None, setup), 4, jobs) for jobs in (1, 2))
    assert alone == together and len(alone) == 3


@pytest.mark.usefixtures("shells")
def test_so_many_games_and_no_more() -> None:
    game, library = open_game("shells", [])
    setup = Setup(game="shells", seats=("greedy", "greedy"), seed=0)
    found = fought_out(game, library, Log(None, setup), 3, 1)
    assert [one.seed for one in found] == [0, 1, 2]
    assert figures(setup, found)["verdict"] == ""


def test_the_error_is_that_of_the_pairs() -> None:
    setup = Setup(game="any", seats=("a", "b"))
    made = figures(setup, [Result(n, share, 1.0) for n, share in enumerate((0.0, 0.5, 0.5, 1.0))])
    assert made["share"] == 0.5
    assert made["share_error"] == pytest.approx((0.5 / 3 / 4) ** 0.5, abs=1e-6)
    assert made["wins_of_result"] == {"0": 1, "1": 2, "2": 1}


# Leaning


def test_a_bot_that_leans_is_one_seat() -> None:
    assert seated("greedy:land=1.2, danger=0.8,keen") == ("greedy:land=1.2,danger=0.8", "keen")
    assert seated("keen,greedy:land=2") == ("keen", "greedy:land=2")
    assert leaning_of("greedy:land=1.2,danger=0.8") == ("greedy", {"land": 1.2, "danger": 0.8})
    with pytest.raises(SetupError, match="no factor"):
        leaning_of("greedy:land=more")


@pytest.mark.usefixtures("shells")
def test_it_gives_its_terms_the_factors_and_plays_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    bot = make_any_bot("greedy:grip=0", 1, 0)
    assert isinstance(bot, GreedyBot) and bot.leaning == {"grip": 0.0}
    found = told(capsys, "--seats", "greedy:lead=-1,grip=0,greedy", "--games", "8")
    assert found["share"] == 0, "who wants to be behind is"
    assert told(capsys, "--seats", "greedy:grip=1,greedy", "--games", "8")["share"] == 0.5


def test_an_expert_may_have_another_budget() -> None:
    bot = make_any_bot("expert:nodes=70,lead=2", 1, 0)
    assert isinstance(bot, ExpertBot) and bot.nodes == 70 < ExpertBot.nodes and bot.leaning == {"lead": 2.0}


@pytest.mark.usefixtures("shells")
def test_an_unknown_term_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["shells", "--seed", "1", "--seats", "greedy:grop=2,greedy"])
    assert "no term is called 'grop' (terms: grip, lead)" in capsys.readouterr().err


def test_results_that_are_kept_are_not_played_again(
    shells: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, table = tmp_path / "log", ("--seats", "greedy,random", "--log", str(tmp_path / "log"))
    some, more = told(capsys, *table, "--games", "4"), told(capsys, *table, "--games", "8")
    assert some["results"] == 2 and more["results"] == len(kept.read_bytes().splitlines()) == 4
    monkeypatch.setattr("game.workshop.arena.play_all", lambda *_: pytest.fail("it was played again"))
    assert told(capsys, *table, "--games", "8") == more
    other = Log(kept, Setup(game="shells", seats=("random", "greedy"), seed=3))
    assert not other.known, "another table's"
