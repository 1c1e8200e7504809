"""A pending step is read by the names that its function has, and an option's key parses back."""

from __future__ import annotations

import pytest

from game.engine.asked import asked, pending
from game.engine.decision import Option
from game.engine.rulebook import Layer, Rulebook
from game.engine.state import State


def book() -> Rulebook:
    base = Layer("base")

    @base.step("sail")
    def sail(b: Rulebook, s: State, seat: int, tile: int = 0) -> None:
        pass

    @base.step("tail")
    def tail(b: Rulebook, s: State) -> None:
        pass

    around = Layer("around")

    @around.step("wake")
    def wake(b: Rulebook, s: State, seat: int, tile: int) -> None:
        pass

    around.after("sail", "wake")
    return Rulebook([base, around])


def state(*stack: tuple[int | str, ...]) -> State:
    return State(rng=0, stack=list(stack), commits=[], parts={}, events=[])


def test_a_step_is_read_by_the_names_of_its_parameters() -> None:
    step = asked(book(), state(("tail",), ("sail", 2, 7)))
    assert (step.step, step.seat, step.tile) == ("sail", 2, 7)
    assert step.has("tile") and not step.has("wind")
    with pytest.raises(AttributeError, match="'sail' has no 'wind', but seat, tile"):
        _ = step.wind


def test_a_step_that_others_surround_keeps_its_name() -> None:
    step = asked(book(), state(("sail=", 1, 3)))
    assert (step.step, step.seat, step.tile) == ("sail", 1, 3)


def test_all_that_waits_the_next_first() -> None:
    assert [step.step for step in pending(book(), state(("tail",), ("sail", 2, 7)))] == ["sail", "tail"]


def test_nothing_waits() -> None:
    assert asked(book(), state()).step == ""


@pytest.mark.parametrize(
    "option",
    [
        Option("end"),
        Option("raid", "hex", 49985003),
        Option("give", "amount", -3),
        Option("research", "card", "steam-power"),
        Option("pick", "deed", "gain 2 wood, or not"),
    ],
)
def test_a_key_parses_back(option: Option) -> None:
    assert Option.parse(option.key) == option
