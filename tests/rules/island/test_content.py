"""The content is the rulebook's; what may be wrong with it is told (see `test_remedies`)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.engine.content import ContentError, load
from game.engine.game import Setup, SetupError
from game.paths import resource
from game.rules.island.content import VERBS, CardEntry, EventEntry, SwitchEntry
from game.rules.island.game import GAME, SPEC
from game.rules.island.modules import SCENARIOS
from game.rules.island.switches import AMOUNTS, choices, options
from tests.rules.island.scenario import library
from tests.rules.island.test_games import book


def test_the_deck_and_the_bank() -> None:
    b = book(4)
    assert sum(card.count for card in b.cards) == 25 and b.stock == [19] * 5
    assert {card.id: card.count for card in b.cards} == {
        "knight": 14,
        "road-building": 2,
        "plenty": 2,
        "monopoly": 2,
        "landmark": 5,
    }
    pieces = {
        "road": 15,
        "settlement": 5,
        "city": 4,
        "card": 0,
        "repair": 0,
        "bridge": 3,
        "haste": 0,
        "feed": 0,
    }
    assert b.most == pieces


def test_events_are_as_likely_as_two_dice() -> None:
    events = library().of("events", EventEntry)
    rolls = Counter(roll for event in events.values() for roll in event.rolls)
    assert [rolls[n] for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert len(events) == 12 and len(events["plain"].rolls) == 16


def test_cards_are_made_of_verbs_alone() -> None:
    """More than two thirds: all of them. Every verb is used."""
    cards = [entry.do for entry in library().of("cards", CardEntry).values()]
    cards += [entry.do for entry in library().of("events", EventEntry).values()]
    used = {effect.word for effects in cards for effect in effects}
    assert used == set(VERBS)
    steps = {step for scenario in SCENARIOS for step in book(2, ("event-cards", scenario)).steps}
    assert {f"do.{verb}" for verb in VERBS} <= steps


def test_every_switch_is_an_option_and_says_something_that_it_can_say() -> None:
    switches = library().of("switches", SwitchEntry)
    assert set(switches) == set(choices()) | set(AMOUNTS) == set(options()) == set(GAME.options)
    for name, switch in switches.items():
        allowed = AMOUNTS[name] if name in AMOUNTS else choices()[name]
        assert switch.value in allowed, name


@pytest.mark.parametrize("page", ["RULINGS.md", "RULINGS.it.md"])
def test_the_rulings_name_every_switch(page: str) -> None:
    told = resource("content", "island").joinpath(page).read_text("utf-8")
    named = set(re.findall(r"`([a-z-]+)`", told)) - {"red-may-touch", "turn-limit", "neutrals"}
    assert named == set(GAME.options)


def test_a_missing_text_is_told(tmp_path: Path) -> None:
    base = resource("content", "island")
    for path in base.rglob("*.yaml"):
        target = tmp_path / "island" / path.relative_to(base)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text("utf-8").replace("  robber-flees: Where", "  fled: Where"), "utf-8")
    with pytest.raises(ContentError, match="'robber-flees' is missing"):
        load(SPEC, tmp_path / "island")


def test_no_brand_is_named() -> None:
    brands = re.compile(r"catan|settlers of|coloni di|siedler|klaus|teubner", re.IGNORECASE)
    for path in resource("content", "island").rglob("*"):
        if path.is_file():
            assert not brands.search(path.read_text("utf-8")), path


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"map": "atlantis"}, "beginner, variable, random"),
        ({"offers": "many"}, "can't be 'many'"),
        ({"thefts": "none"}, "every, one"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, str], said: str) -> None:
    setup = Setup(game="island", seats=("random",) * 3, options=options)
    with pytest.raises(SetupError, match=re.escape(said)):
        GAME.check_setup(setup)
        GAME.make_book(library(), setup)
