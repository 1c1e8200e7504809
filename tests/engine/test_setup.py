"""What a set-up may say, and which layers it switches on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.game import GameOption, Setup, SetupError
from game.engine.rulebook import Layer
from tests.engine import toy

RIVAL, BOTH, PAIR, TWO_OF_THREE, SLOW = (Layer(name) for name in ("rival", "both", "pair", "two", "slow"))
GAME = replace(
    toy.GAME,
    seat_counts=(2, 3),
    rivals={"rival": RIVAL},
    options={"turns": GameOption("9"), "pace": GameOption("quick", ("quick", "slow"))},
    joint=[
        (frozenset({"rival", "trade"}), BOTH),
        (frozenset({"trade", "camels"}), PAIR),
        (frozenset({"2-seats", "camels"}), TWO_OF_THREE),
        (frozenset({"pace=slow"}), SLOW),
    ],
)


def setup(seats: tuple[str, ...], modules: tuple[str, ...] = (), **options: str) -> Setup:
    return Setup(game="toy", seats=seats, modules=modules, options=options)


@pytest.mark.parametrize(
    ("given", "layers"),
    [
        (setup(("human", "human", "human")), []),
        (setup(("human", "rival", "human"), ("trade",)), [BOTH]),
        (setup(("human", "human", "human"), ("trade", "camels")), [PAIR]),
        (setup(("human", "human"), ("camels",)), [TWO_OF_THREE]),
        (setup(("human", "rival"), ("camels", "trade"), pace="slow"), [BOTH, PAIR, TWO_OF_THREE, SLOW]),
        (setup(("human", "human"), pace="quick"), []),
    ],
)
def test_a_layer_belongs_to_any_set_of_names(given: Setup, layers: list[Layer]) -> None:
    assert [layer for layer in GAME.layers(given) if any(layer is joint for _, joint in GAME.joint)] == layers


def test_a_default_is_as_good_as_a_choice() -> None:
    game = replace(GAME, options={"pace": GameOption("slow", ("quick", "slow"))})
    assert SLOW in game.layers(setup(("human", "human")))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"speed": "9"}, r"toy has no option 'speed' \(options: turns, pace\)"),
        ({"pace": "fast"}, r"the option 'pace' can't be 'fast' \(values: quick, slow\)"),
    ],
)
def test_what_an_option_can_not_be_is_told_with_what_it_can(options: dict[str, str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.check_setup(Setup(game="toy", seats=("human", "human"), options=options))


def test_an_option_without_an_end_takes_anything() -> None:
    GAME.check_setup(setup(("human", "human"), turns="1000000", pace="slow"))
