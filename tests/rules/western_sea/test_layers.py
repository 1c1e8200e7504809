"""A trial module on Western Sea: everything the expansion needs fits on the base without touching it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.rulebook import Layer, emit
from game.engine.run import advance, answer
from game.engine.saves import restore, snapshot
from game.engine.simultaneous import kernel
from game.engine.state import Data, push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.effects import react
from game.rules.western_sea.game import GAME
from game.rules.western_sea.scoring import Line, totals
from game.rules.western_sea.setup import new_state
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState

MODULE = "fish-and-ships"
OTHER = "advisors"
"""Whose icon the trial's die shows too."""
PACK = {
    "pack.yaml": "id: trial\ntitle: {en: Trial, it: Prova}\nversion: 1\n",
    "western-sea/icons.yaml": f"""
- {{id: ship, source: rulebook, kind: wild, module: {MODULE}}}
- {{id: navigate, source: rulebook, kind: action, paid-with: [ship], module: {MODULE}}}
""",
    "western-sea/dice.yaml": f"""
- {{id: teal, source: rulebook, count: 9, start: 1, module: {MODULE}, with: {OTHER},
   faces: [[ship], [ship, ship], [settle], [trade], [navigate], [advisor]]}}
""",
    "western-sea/numbers.yaml": f"- {{id: tents, source: public, value: 20, modules: {{{MODULE}: 25}}}}\n",
}
NAMES = """
icons: {ship: {name: Ship}, navigate: {name: Navigate}}
dice: {teal: {name: Teal}}
"""
NOUNS = {
    "en": "nouns: {dice.teal: {one: teal die, many: teal dice}}\n",
    "it": "nouns: {dice.teal: {one: dado ottanio, many: dadi ottanio, gender: m}}\n",
}


class Trial(Data):
    """What the module keeps: leagues sailed, by seat, and how often step 3b came."""

    leagues: list[int] = msgspec.field(default_factory=list)
    visits: int = 0


trial = Layer(MODULE, part=Trial)


def part(s: SeaState) -> Trial:
    found = s.parts[MODULE]
    assert isinstance(found, Trial)
    return found


@trial.step("trial.begin")
def begin(b: SeaBook, s: SeaState) -> None:
    part(s).leagues = [0] * s.seats


trial.before("setup.tiles", "trial.begin")


@trial.step("trial.visit")
def visit(b: SeaBook, s: SeaState) -> None:
    """Step 3b, once a round, between all rolls and the first manipulation."""
    assert all(face >= 0 for faces in s.active for face in faces)
    part(s).visits += 1


trial.after("all-rolled", "trial.visit")


@trial.rule("bars.navigate")
def bars_navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    return ""


@trial.step("act.navigate")
def act_navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    spend(s, seat, b.action["navigate"], 1, 9, ("navigate", seat), icons)


@trial.step("navigate")
def navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    part(s).leagues[seat] += icons
    emit(s, "sailed", seat, icons)


@trial.rule("bars.advisor")
def bars_advice(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    return ""


@trial.step("act.advisor")
def act_advisor(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    spend(s, seat, b.action["advisor"], 1, 1, ("advise", seat), icons)


@trial.step("advise")
def advise(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    push(s, ("gain.basic", seat))


@trial.wrap("payers")
def also_wake(inner: Any, b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """An option in step 4 even where the base has none."""
    options: list[Option] = inner(b, s, seat)
    return [*options, Option("whistle")] if not s.used[seat] >> 60 & 1 else options


@trial.options("act")
def whistle_too(b: SeaBook, s: SeaState, seat: int) -> Iterable[Option]:
    return [] if s.used[seat] >> 60 & 1 else [Option("whistle")]


@trial.chosen("act", "whistle")
def whistled(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    s.used[seat] |= 1 << 60
    push(s, ("act", seat))


@trial.wrap("dice-to-give")
def never_teal(inner: Any, b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    return [o for o in inner(b, s, seat) if not str(o.at).startswith("teal")]


@trial.wrap("score")
def sea_points(inner: Any, b: SeaBook, s: SeaState) -> list[Line]:
    leagues = part(s).leagues
    return [*inner(b, s), *[Line(seat, "leagues", "", leagues[seat]) for seat in range(s.seats)]]


@trial.wrap("check.dice")
def teal_is_conserved(inner: Any, b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    assert len(part(s).leagues) in (0, s.seats)


@cache
def content(folder: Path) -> Library:
    for name, text in PACK.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for lang, nouns in NOUNS.items():
        path = folder / "western-sea" / "text" / f"{lang}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(NAMES + nouns)
    return open_library(GAME, [folder])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return content(tmp_path_factory.mktemp("trial"))


def make(library: Library, seats: int) -> SeaBook:
    book = SeaBook(library, [kernel, base, trial], seats, (MODULE, OTHER))
    for event in book.reactions:
        book.watchers.setdefault(event, []).append(react)
    return book


def test_off_it_costs_nothing(library: Library) -> None:
    setup = Setup(game=GAME.name, seats=("human", "human"))
    book = GAME.make_book(library, setup)
    assert isinstance(book, SeaBook)
    assert "ship" not in book.icon and "teal" not in book.colour
    assert book.number["tents"] == 20
    for name in ("act", "manipulate", "all-rolled"):
        assert book.steps[name] is base.steps[name]


def test_what_pays_for_its_actions(library: Library) -> None:
    book = make(library, 2)
    profile = book.profile(0)
    ship, pioneer = book.face_of_key["teal:ship"], book.face_of_key["white:pioneer"]
    sail, advice, explore = book.action["navigate"], book.action["advisor"], book.action["explore"]
    assert profile.hits[ship][sail] == 1
    assert profile.wilds[ship][sail] == (0, 0)
    assert profile.wilds[ship][explore] == (0, 1)
    assert profile.wilds[pioneer][sail] == (1, 0)
    assert profile.wilds[pioneer][advice] == (0, 0)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_with_it_end_and_keep_every_invariant(library: Library, seats: int) -> None:
    book = make(library, seats)
    assert book.number["tents"] == 25
    sailed = whistled_early = 0
    for seed in range(6):
        s = new_state(book, Setup(game=GAME.name, seats=("human",) * seats, seed=seed))
        dice = random.Random(seed)
        decision = advance(book, s)
        while decision is not None:
            sailed += any(o.verb == "navigate" for o in decision.options)
            whistled_early += _early(decision)
            option = dice.choice(
                [o for o in decision.options if o.verb != "whistle" or decision.ask == "act"]
            )
            answer(book, s, option)
            decision = advance(book, s)
            # Not before: a die that was woken is in the hand until it is thrown.
            GAME.check_state(book, s)
            if dice.random() < 0.02:
                assert snapshot(restore(GAME, book, snapshot(s))) == snapshot(s)
        assert part(s).visits == s.round
        assert sum(totals(book, s)) == sum(line.points for line in book.rules["score"](book, s))
    assert sailed and whistled_early


def _early(decision: Decision) -> bool:
    return decision.ask == "manipulate" and any(o.verb == "whistle" for o in decision.options)


def test_a_match_goes_on_with_what_it_began_with_when_content_has_grown(library: Library) -> None:
    setup = Setup(game=GAME.name, seats=("human", "human"))
    old = GAME.make_book(open_library(GAME, texts=False), setup)
    grown = replace(library, entries={k: dict(reversed(e.items())) for k, e in library.entries.items()})
    assert GAME.make_book(grown, setup).index() != old.index()
    assert GAME.make_book(grown.only(old.index()), setup).index() == old.index()
