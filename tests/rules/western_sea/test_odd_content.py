"""Content that is valid, but odd: games with it go to their end."""

from __future__ import annotations

import random
from dataclasses import replace as changed
from functools import cache

import pytest
from msgspec.structs import replace

from game.engine.content import Library
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.checks import check_content
from game.rules.western_sea.content import DieEntry, IconEntry, NumberEntry
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.diceoneer import DICEONEER
from game.rules.western_sea.state import SeaState

ALL = tuple(GAME.modules)
TABLES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("random",) * 2, ()),
    (("random",) * 3, ALL),
    (("random", DICEONEER), ("enclosures", "advisors", "fish-and-ships")),
]


@cache
def library() -> Library:
    return open_library(GAME, texts=False)


def dice() -> list[DieEntry]:
    return list(library().of("dice", DieEntry).values())


def with_number(name: str, value: int) -> Library:
    entries = {kind: dict(known) for kind, known in library().entries.items()}
    entries["numbers"][name] = NumberEntry(id=name, source="house", value=value)
    return changed(library(), entries=entries)


def with_faces(die: DieEntry, faces: tuple[tuple[str, ...], ...]) -> Library:
    entries = {kind: dict(known) for kind, known in library().entries.items()}
    entries["dice"][die.id] = replace(die, faces=faces)
    return changed(library(), entries=entries)


def with_start(name: str, start: int) -> Library:
    die = library().of("dice", DieEntry)[name]
    entries = {kind: dict(known) for kind, known in library().entries.items()}
    entries["dice"][name] = replace(die, start=start, count=20)
    return changed(library(), entries=entries)


def play(
    content: Library,
    seats: tuple[str, ...],
    modules: tuple[str, ...],
    seed: int,
    options: dict[str, str] | None = None,
) -> list[Decision]:
    """A game by lot to its end; what was asked in it."""
    setup = Setup(game=GAME.name, seats=seats, modules=modules, seed=seed, options=options or {})
    b = GAME.make_book(content, setup)
    s, lot, asked = GAME.start(b, setup), random.Random(seed), []
    decision = advance(b, s)
    while decision is not None:
        assert decision.options, decision
        asked.append(decision)
        answer(b, s, lot.choice(decision.options))
        decision = advance(b, s)
        GAME.check_state(b, s)
    assert GAME.end_reasons(s)
    return asked


@pytest.mark.parametrize(("seats", "modules"), TABLES, ids=["base", "modules", "solo"])
@pytest.mark.parametrize("colour", [die.id for die in dice()])
def test_a_die_with_six_equal_faces_is_never_turned(
    colour: str, seats: tuple[str, ...], modules: tuple[str, ...]
) -> None:
    die = next(die for die in dice() if die.id == colour)
    for n, face in enumerate(dict.fromkeys(die.faces)):
        asked = play(with_faces(die, (face,) * FACES), seats, modules, n)
        turned = [o for d in asked if d.ask == "turn-die" for o in d.options if o.kind == "die"]
        assert not [o.key for o in turned if str(o.at).startswith(f"{colour}:")]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_in_which_no_die_at_all_can_be_turned(seed: int) -> None:
    """Wilds reroll and resources draw; whatever could only turn a die pays for nothing."""
    content = library()
    entries = {kind: dict(known) for kind, known in content.entries.items()}
    for n, die in enumerate(dice()):
        entries["dice"][die.id] = replace(die, faces=(die.faces[(seed + n) % FACES],) * FACES)
    asked = play(changed(content, entries=entries), ("random",) * 3, ALL, seed)
    assert not [d for d in asked if d.ask in ("turn-die", "turn-to")]


def test_the_advisors_face_is_paid_for_although_the_pink_die_has_no_third() -> None:
    pink = next(die for die in dice() if die.id == "pink")
    content = with_faces(pink, (("pioneer",),) * (FACES - 1) + (("advisor",),))
    asked = play(content, ("random",) * 3, ("advisors",), 1)
    assert [o for d in asked if d.ask == "manipulate.use" for o in d.options if o.verb == "advisor"]


def test_alone_with_a_die_that_can_not_be_turned_a_resource_pays_for_nothing() -> None:
    grey = next(die for die in dice() if die.id == "grey")
    setup = Setup(game=GAME.name, seats=("random",) * 2, seed=1)
    b = GAME.make_book(with_faces(grey, (("raid",),) * FACES), setup)
    s = GAME.start(b, setup)
    assert isinstance(b, SeaBook) and isinstance(s, SeaState)
    s.bag[0] = [0] * len(b.colours)
    s.active[0] = sorted([b.face_of_key["grey:raid"], b.face_of_key["green:wood"]])
    assert b.rules["payers"](b, s, 0) == []
    s.active[0] = sorted([*s.active[0], b.face_of_key["white:trade"]])
    assert [o.at for o in b.rules["payers"](b, s, 0)] == ["green:wood"]
    s.active[0] = sorted([b.face_of_key["grey:raid"], b.face_of_key["white:pioneer"]])
    assert [o.at for o in b.rules["payers"](b, s, 0)] == ["white:pioneer"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        # More cards than a hand may hold, and than there are; no hand at all.
        *[("enclosure-start", n) for n in (0, 7, 30)],
        *[("enclosure-hand", n) for n in (0, 1)],
        # So small a sea that nothing lies ahead of the harbour.
        *[("sea-tiles", n) for n in (0, 1, 2)],
        *[("advisor-icons", n) for n in (0, 1, 9)],
    ],
)
def test_numbers_of_modules_may_be_odd(name: str, value: int, seats: int) -> None:
    for seed in range(2):
        play(with_number(name, value), ("random",) * seats, ALL, seed)


@pytest.mark.parametrize("basic", [(), ("wood",), ("explore", "wood", "pioneer")])
@pytest.mark.parametrize(("seats", "modules"), TABLES, ids=["base", "modules", "solo"])
def test_hardly_any_basic_resource(
    basic: tuple[str, ...], seats: tuple[str, ...], modules: tuple[str, ...]
) -> None:
    """A pack may say of any icon whether it is basic; only resources can be."""
    entries = {kind: dict(known) for kind, known in library().entries.items()}
    for icon in library().of("icons", IconEntry).values():
        entries["icons"][icon.id] = replace(icon, basic=icon.id in basic)
    for seed in range(3):
        play(changed(library(), entries=entries), seats, modules, seed)


@pytest.mark.parametrize(("seats", "modules"), TABLES)
@pytest.mark.parametrize(("name", "start"), [("white", 5), ("pink", 3), ("blue", 0), ("green", 0)])
def test_players_may_begin_with_other_dice(
    name: str, start: int, seats: tuple[str, ...], modules: tuple[str, ...]
) -> None:
    content = with_start(name, start)
    assert not list(check_content(content))
    play(content, seats, modules, seed=3)


def test_the_diceoneer_keeps_a_tent_for_its_first_tile() -> None:
    play(with_number("start-tents", 2), ("random", DICEONEER), (), 3, {"more-tents": "-3"})
