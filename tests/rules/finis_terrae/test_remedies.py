"""Every remedy that Finis Terrae's check proposes is followed to the letter, and the check is clean."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.paths import resource
from game.rules.finis_terrae.game import GAME
from tests.remedies import Case, proven, sites, unheard

CONTENT = resource("content", "finis-terrae")
CHECKS = Path(__file__).resolve().parents[3] / "game" / "rules" / "finis_terrae" / "checks.py"

ROCK = "- id: rock\n  source: house\n  count: 1\n"
SEA = ROCK + "  sides: [sea, sea, sea, sea]\n"
COAST = ROCK + "  sides: [land, sea, sea, sea]\n"
LAST = "- id: finis-terrae\n  source: house\n  count: 1\n  moves: 2\n  last: true\n"
SUNNY = "- id: sunny\n  source: house\n  count: 7\n  moves: 2\n"


def fault(kind: str, text: str, remedy: str, *mend: tuple[str, str]) -> Case:
    return Case(remedy, {f"finis-terrae/{kind}.yaml": text}, mend=mend)


def number(id_: str, said: str, remedy: str, *mend: tuple[str, str]) -> Case:
    return fault("numbers", f"- id: {id_}\n  source: house\n  {said}\n", remedy, *mend)


CASES = {
    "gone": Case(
        "put it back as it came with the game",
        base=(("numbers.yaml", "^- {id: toll,.*\n", ""),),
        restore=True,
    ),
    "no gender": Case(
        "add 'gender: m' or 'gender: f'",
        base=(("text/it.yaml", '^    gender: f\n(?=    flavour: "Il pilota)', ""),),
        mend=(("    name: Scogliera\n", "    name: Scogliera\n    gender: f\n"),),
    ),
    "unknown": number("tolls", "value: 1", "did you mean 'toll'?"),
    "unknown, far": number(
        "qqqqqq", "value: 1", "remove it", ("- id: qqqqqq\n  source: house\n  value: 1\n", "")
    ),
    "no goods": fault(
        "tiles",
        SEA + "  goods: trasure\n",
        "did you mean 'treasure'?",
        ("goods: trasure\n", "goods: treasure\n"),
        ("rock", "treasure-island"),
    ),
    "coins on a tile": fault(
        "tiles", SEA + "  goods: doubloon\n", "use one of: ", ("  goods: doubloon\n", "")
    ),
    "too many goods": Case(
        "raise the 'count' of 'find' in goods.yaml to 6",
        {"finis-terrae/tiles.yaml": SEA + "  goods: find\n"},
        add={"finis-terrae/goods.yaml": "- {id: find, source: house, count: 6}\n"},
    ),
    "too many of a tile": Case(
        "lower 'count' to 4, or raise",
        {
            "finis-terrae/tiles.yaml": SEA.replace("count: 1", "count: 9") + "  goods: find\n",
            "finis-terrae/goods.yaml": "- {id: find, source: house, count: 9}\n",
        },
        mend=(("count: 9\n", "count: 4\n"),),
    ),
    "islet": fault("tiles", COAST + "  islet: true\n", "or leave 'islet' out", ("  islet: true\n", "")),
    "islet, all sea": fault("tiles", COAST + "  islet: true\n", "make all sides sea", ("[land,", "[sea,")),
    "apart": fault(
        "tiles", COAST + "  apart: true\n", "write two land sides", ("[land, sea,", "[land, land,")
    ),
    "beach": fault("tiles", SEA + "  beach: true\n", "add a land side", ("[sea, sea,", "[land, sea,")),
    "beach, islet": fault(
        "tiles", SEA + "  beach: true\n", "'islet: true'", ("beach: true", "beach: true\n  islet: true")
    ),
    "reef": fault("tiles", COAST + "  reef: north\n", "name a side that is sea", ("north", "south")),
    "fort": fault(
        "tiles", SEA + "  fort: true\n", "write at least one land side", ("[sea, sea,", "[land, sea,")
    ),
    "den": fault(
        "tiles", COAST + "  den: true\n", "make all sides sea, without 'islet'", ("[land,", "[sea,")
    ),
    "no sea": fault(
        "tiles",
        ROCK + "  sides: [land, land, land, land]\n",
        "write at least one sea side",
        ("[land,", "[sea,"),
    ),
    "removed": fault("tiles", SEA + "  removed: [3, 2]\n", "lower it", ("[3, 2]", "[1, 1]")),
    "isle": fault("tiles", SEA + "  isle: true\n", "leave 'isle' out"),
    "no isle": fault(
        "tiles", COAST.replace("rock", "isle-side").replace("count: 1", "count: 4"), "write 'isle: true'"
    ),
    "half an isle": fault("tiles", COAST.replace("rock", "isle-side") + "  isle: true\n", "write 'count: 4'"),
    "another last card": fault("weather", SUNNY + "  last: true\n", "leave 'last' out"),
    "no last card": fault("weather", LAST.replace("  last: true\n", ""), "write 'last: true'"),
    "two last cards": fault("weather", LAST.replace("count: 1", "count: 2"), "write 'count: 1'"),
    "a storm at last": fault("weather", LAST.replace("moves: 2", "moves: 0"), "write 'moves: 2'"),
    "a short deck": fault("weather", SUNNY.replace("7", "2"), "raise a 'count'", ("count: 2", "count: 7")),
    "spice without end": fault("goods", "- id: spice\n  source: house\n", "add 'count: 1'"),
    "counted coins": fault("goods", "- id: doubloon\n  source: house\n  count: 9\n", "leave 'count' out"),
    "coins at the end": Case(
        "move it to the top",
        base=(("goods.yaml", r"^(- .*doubloon.*\n)((?:.*\n)*)", r"\2\1"),),
        restore=True,
    ),
    "a table": number(
        "toll", "table: [1, 2]", "instead write such as 'value: 1'", ("table: [1, 2]", "value: 1")
    ),
    "no table": number("galleon-coins", "value: 1", "'table: [3, 2, 1]'", ("value: 1", "table: [3, 2, 1]")),
    "a switch": number("must-fight", "value: 2", "write 1 or 0", ("value: 2", "value: 1")),
    "no toll": number("toll", "value: 0", "write 1 or more", ("value: 0", "value: 1")),
    "an empty hold": number(
        "galleon-coins", "table: [3, 0]", "write one to 4 numbers above 0", ("[3, 0]", "[3]")
    ),
    "no hold": number("galleon-coins", "table: []", "write one to 4 numbers above 0", ("[]", "[1]")),
    "five holds": number(
        "galleon-coins", "table: [1, 1, 1, 1, 1]", "numbers above 0", ("[1, 1, 1, 1, 1]", "[1, 1, 1, 1]")
    ),
    "wind": fault(
        "dice", "- id: wind\n  source: house\n  faces: [1]\n", "list directions", ("[1]", "[north, south]")
    ),
    "numbers": fault("dice", "- id: red\n  source: house\n  faces: []\n", "list numbers", ("[]", "[1, 2]")),
}


@cache
def heard(name: str) -> frozenset[tuple[str, int]]:
    """Follow a remedy, once; where the program told of the fault."""
    return proven(CASES[name], GAME.spec, CONTENT)[1]


@pytest.mark.parametrize("name", CASES)
def test_a_remedy_mends(name: str) -> None:
    assert heard(name)


def test_every_place_that_proposes_something_is_proven() -> None:
    assert unheard(sites(CHECKS), {place for name in CASES for place in heard(name)}) == []
