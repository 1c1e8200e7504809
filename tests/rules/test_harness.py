"""A scenario without its rule fails by its own expectations, or the test is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.finis_terrae import scenario as finis_terrae
from tests.rules.harness import BaseScenario, Failed, Misspelled, fails_without
from tests.rules.western_sea import scenario as western_sea

SEA: dict[str, Any] = {
    "map": {"0/0": "plain-plains-1"},
    "seat0": {"tents": {"0/0": 1}, "supply": 1, "active": ["white:settle"]},
}


def sea(off: dict[str, Any], **words: Any) -> western_sea.Scenario:
    expected = {"seat0": {"tents": {"0/0": 2}}}
    play: list[Any] = ["settle", "place hex 0/0"]
    return western_sea.Scenario(name="", off=off, **{"given": SEA, "play": play, "expect": expected, **words})


def terrae(off: dict[str, Any]) -> BaseScenario:
    return BaseScenario(
        name="",
        off=off,
        given={"phase": "move", "steps": 1, "map": {"2/0": "sea"}, "seat0": {"ship": "1/0"}},
        play=["sail square 2/0"],
        expect={"ask": "turn-end", "seat0": {"ship": "2/0"}},
    )


def test_what_it_expects_itself_is_a_failure() -> None:
    fails_without(western_sea.play, sea({"answer": "settle.one"}))
    fails_without(finis_terrae.play, terrae({"rule": "reach", "gives": []}))


def test_a_crash_is_an_error() -> None:
    with pytest.raises(TypeError):
        fails_without(western_sea.play, sea({"rule": "settle-reach", "gives": "far"}))
    with pytest.raises(TypeError):
        fails_without(finis_terrae.play, terrae({"rule": "reach"}))


def test_a_rule_that_cant_be_found_is_an_error() -> None:
    for off in ({"step": "settle.none"}, {"patch": "pieces.nothing"}, {"rule": "parts", "without": "base"}):
        with pytest.raises(Misspelled):
            fails_without(western_sea.play, sea(off))


def test_a_position_that_cant_be_laid_is_an_error() -> None:
    with pytest.raises(Misspelled):
        fails_without(western_sea.play, sea({"given": {"sky": 1}}))
    with pytest.raises(AssertionError, match="tents") as unlawful:
        fails_without(western_sea.play, sea({"given": {"seat0": {"tents": {"0/0": 99}}}}))
    assert not isinstance(unlawful.value, Failed)
    with pytest.raises(AssertionError, match="port without a beach") as ashore:
        fails_without(finis_terrae.play, terrae({"given": {"seat1": {"ports": ["2/0"]}}}))
    assert not isinstance(ashore.value, Failed)


def test_a_broken_invariant_is_no_failure_of_the_scenario() -> None:
    """Tents are lost, but nothing that this scenario expects."""
    with pytest.raises(AssertionError, match="holds even with"):
        fails_without(western_sea.play, sea({"number": "tents", "to": 5}))


def test_a_chance_that_the_scenario_answers_otherwise_is_a_failure() -> None:
    rolled = {"phase": "draw", "map": {"0/0": "plain-plains-1"}, "seat0": {"bag": {"white": 3}}}
    play: list[Any] = [{"chance": "white"}] * 3 + [{"chance": ["white:settle"] * 3}]
    words = {"given": rolled, "play": play, "expect": {"ask": "manipulate"}}
    fails_without(western_sea.play, sea({"number": "die-track", "to": 2}, **words))


def test_the_position_is_laid_by_the_full_rules() -> None:
    """The general stock holds what the full number of tents has left there."""
    scenario = sea({}, expect={"seat0": {"camp": 18}})
    western_sea.play(scenario)
    western_sea.play(scenario, {"number": "tents", "to": 5})
