"""Challenges: how a goal is judged, how positions are recorded, and what is wrong told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from game.bots.challenged import challenged_match, play_on
from game.engine.challenges import (
    BETWEEN,
    Attempt,
    Challenge,
    Goal,
    Opening,
    Position,
    PositionError,
    Verdict,
    begins,
    known_by,
    ready,
    recorded_match,
)
from game.engine.content import Library, load
from game.engine.counts import Need
from game.engine.match import Match
from game.engine.opening import open_library
from game.paths import resource
from game.registry import find_game
from game.rules.island.state import IslandState
from game.tools.check_challenges import problems_of

GAME = "finis-terrae"
WORDS = {"en": "x", "it": "x"}
ENTRY = """
- id: tiles
  source: house
  icon: flag
  name: {en: Tiles, it: Tessere}
  text: {en: "Place {n} tiles in {limit} turns.", it: "Piazza {n} tessere in {limit} turni."}
  counts: {en: Tiles, it: Tessere}
  seats: [human, greedy]
  seed: 3
  opening: {by: easy, choices: 30}
  goal:
    reach: {my placed: {least: 6}}
    turns: 4
  silver: 3
  gold: 2
"""


def challenge(goal: Goal, opening: Opening | None = None, seat: int = 0) -> Challenge:
    seats = ("human", "easy") if seat == 0 else ("easy", "human")
    return Challenge(
        id="x",
        source="house",
        icon="flag",
        name=WORDS,
        text=WORDS,
        counts=WORDS,
        seats=seats,
        seed=3,
        goal=goal,
        opening=opening,
        silver=2,
        gold=1,
    )


@cache
def library() -> Library:
    return open_library(find_game(GAME))


def begun(one: Challenge, position: Position | None = None) -> Match:
    game = find_game(GAME)
    return challenged_match(game, game.make_book(library(), one.setup(GAME)), one, position)


def played(one: Challenge, until: Callable[[Attempt], bool]) -> tuple[Match, Attempt]:
    match = begun(one)
    attempt = Attempt(one, match)
    while not match.over and not until(attempt):
        play_on(match, ["easy", "easy"], 1)
        attempt.follow(match)
    return match, attempt


def decided(attempt: Attempt) -> bool:
    return attempt.now.verdict is not Verdict.OPEN


EARLY = Opening("easy", 20)


def test_what_is_to_be_reached_is_done_at_once_and_sooner_is_better() -> None:
    goal = Goal(reach={"my placed": Need(least=2)}, turns=3)
    _, attempt = played(challenge(goal, EARLY), decided)
    assert attempt.now.verdict is Verdict.DONE and attempt.now.counts["my placed"] == 2
    assert attempt.now.result == 1 and attempt.left == 3 - attempt.now.counts.get("my end-turn", 0)
    assert attempt.medal == "gold"
    assert [challenge(goal).medal(n) for n in (1, 2, 3)] == ["gold", "silver", "bronze"]


def test_what_is_not_reached_in_time_has_failed() -> None:
    for unit in ("turns", "rounds"):
        goal = Goal(reach={"points": Need(least=999)}, **{unit: 2})  # type: ignore[arg-type]
        match, attempt = played(challenge(goal, EARLY), decided)
        assert attempt.now.verdict is Verdict.FAILED and attempt.left == 0 and not match.over
        assert attempt.now.used == 2


def test_what_is_to_be_held_is_judged_when_the_time_is_up() -> None:
    goal = Goal(hold={"my placed": Need(least=1)}, turns=2)
    _, attempt = played(challenge(goal, EARLY), decided)
    assert attempt.now.verdict is Verdict.DONE and attempt.now.used == 2
    assert attempt.now.result == attempt.now.counts["my placed"] >= 1 and attempt.medal == "gold"


def test_what_is_to_be_kept_is_lost_at_once() -> None:
    goal = Goal(hold={"points": Need(least=0)}, keep={"my sailed": Need(most=0)}, rounds=3)
    _, attempt = played(challenge(goal, EARLY), decided)
    assert attempt.now.verdict is Verdict.FAILED and attempt.now.counts["my sailed"] == 1
    assert attempt.left and attempt.left > 0


def test_the_end_of_the_match_ends_it() -> None:
    goal = Goal(reach={"won": Need(least=1)})
    match, attempt = played(challenge(goal, Opening("easy", 180)), decided)
    won = 0 in match.game.winners(match.book, match.state)
    assert match.over and attempt.now.verdict is (Verdict.DONE if won else Verdict.FAILED)
    assert attempt.left is None


def test_it_can_be_taken_back_and_resumed() -> None:
    one = challenge(Goal(reach={"my sailed": Need(least=50)}, rounds=2), EARLY)
    match, attempt = played(one, lambda attempt: attempt.now.counts.get("my sailed", 0) >= 2)
    again = Attempt.resumed(one, match, attempt.start)
    assert again.now == attempt.now and again.start == attempt.start
    while not match.can_undo():
        play_on(match, ["easy", "easy"], 1)
        attempt.follow(match)
    before = attempt.now
    match.undo()
    attempt.follow(match)
    assert attempt.now == Attempt.resumed(one, match, attempt.start).now
    play_on(match, ["easy", "easy"], 1)
    attempt.follow(match)
    assert attempt.now.used == before.used


def test_nobody_is_told_what_they_may_not_know() -> None:
    """The lead is counted from what the seat sees: hidden points of others are no part of it."""
    game = find_game("island")
    goal = Goal(reach={"lead": Need(least=99)})
    one = msgspec.structs.replace(challenge(goal), seats=("human", "easy", "easy"))
    setup = one.setup("island")
    match = Match(game, game.make_book(open_library(game, texts=False), setup), setup)
    play_on(match, ["easy"] * 3, 40)
    state = match.state
    assert isinstance(state, IslandState)
    lead = Attempt(one, match).now.counts["lead"]
    best = max(game.scores(match.book, state)[1:])
    for kind in range(len(state.cards[1])):
        state.cards[1][kind] += 5
        state.unplayed[1] += 5
    assert game.scores(match.book, state)[1] > best
    assert Attempt(one, match).now.counts["lead"] == lead


def test_a_position_is_bound_to_its_choices_and_to_what_it_is_known_by() -> None:
    one = challenge(Goal(reach={"won": Need(least=1)}), EARLY)
    match = begun(one)
    assert ready(match, 0) and len(match.records) >= EARLY.choices
    round_, scores = known_by(match)
    keys = [record.key for record in match.records]
    position = Position(id="x", played=BETWEEN.join(keys), round=round_, scores=scores)
    assert begun(one, position).state == match.state
    assert begins(one, match.setup, match.records, keys)
    assert not begins(one, match.setup, match.records[:-1], keys)
    assert not begins(one, msgspec.structs.replace(match.setup, seed=4), match.records, keys)
    book, game = match.book, match.game
    with pytest.raises(PositionError, match="choice 3, 'sing', is not legal"):
        bad = msgspec.structs.replace(position, played=BETWEEN.join([*keys[:2], "sing", *keys[3:]]))
        recorded_match(game, book, one, bad)
    with pytest.raises(PositionError, match="round and points"):
        recorded_match(game, book, one, msgspec.structs.replace(position, round=round_ + 1))


# What is wrong is told, and the remedy works


def wrong_with(folder: Path) -> list[str]:
    spec = find_game(GAME).spec
    pack = load(spec, resource("content", GAME), [folder])
    assert pack.content_hash == library().content_hash, "no save hangs on challenges"
    return list(map(str, problems_of(GAME, [folder], pack)))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / GAME).mkdir()
    (tmp_path / "pack.yaml").write_text("id: dares\ntitle: {en: D, it: S}\nversion: 1.0\n", "utf-8")
    (tmp_path / GAME / "challenges.yaml").write_text(ENTRY, "utf-8")
    return tmp_path


def test_a_pack_may_bring_some(pack: Path) -> None:
    assert wrong_with(pack) == []


class Wrong(NamedTuple):
    old: str
    new: str
    line: int
    message: str
    remedy: str
    mend: tuple[str, str] = ("", "")
    """How the remedy is followed; without it, by writing what was there."""


FAULTS = {
    "language": Wrong(
        "it: Tessere}\n  text",
        "}\n  text",
        5,
        "no name in 'it'",
        "add it: ...",
    ),
    "label": Wrong(
        "counts: {en: Tiles, it: Tessere}",
        "counts: {en: Tiles}",
        7,
        "no counts in 'it'",
        "add it: ...",
    ),
    "picture": Wrong(
        "icon: flag",
        "icon: flagg",
        4,
        "no picture 'flagg'",
        "did you mean 'flag'?",
        ("flagg", "flag"),
    ),
    "count": Wrong(
        "my placed",
        "my plaiced",
        12,
        "nothing is counted as 'my plaiced'",
        "did you mean 'my placed'?",
        ("my plaiced", "my placed"),
    ),
    "need": Wrong(
        "{least: 6}",
        "{}",
        12,
        "it asks for nothing",
        "as in {least: 1}",
        ("{}", "{least: 1}"),
    ),
    "nothing": Wrong(
        "reach: {my placed: {least: 6}}\n    ",
        "",
        11,
        "nothing to be done",
        "name a count, as in reach: {won: {least: 1}}",
        ("goal:\n", "goal:\n    reach: {won: {least: 1}}\n"),
    ),
    "both": Wrong(
        "    turns: 4",
        "    hold: {points: {least: 90}}\n    turns: 4",
        13,
        "reached or to be held",
        "leave 'reach' or 'hold' out",
        ("    hold: {points: {least: 90}}\n", ""),
    ),
    "two limits": Wrong(
        "turns: 4",
        "turns: 4\n    rounds: 4",
        14,
        "turns or in rounds",
        "leave one of the two out",
        ("    rounds: 4\n", ""),
    ),
    "no time": Wrong(
        "turns: 4\n  silver: 3\n  gold: 2",
        "turns: 0",
        13,
        "no time for it",
        "allow at least 1",
        ("turns: 0", "turns: 1"),
    ),
    "medals": Wrong(
        "gold: 2",
        "gold: 3",
        15,
        "gold is no harder",
        "ask for less than 3",
        ("gold: 3", "gold: 2"),
    ),
    "no gold": Wrong(
        "  gold: 2\n",
        "",
        14,
        "silver and no gold",
        "write 'gold' for 'silver'",
        ("silver", "gold"),
    ),
    "no hurry": Wrong(
        "    turns: 4\n",
        "",
        13,
        "nobody is quicker",
        "leave the medals out",
        ("  silver: 3\n  gold: 2\n", ""),
    ),
    "person": Wrong(
        "[human, greedy]",
        "[easy, greedy]",
        8,
        "one person is challenged",
        "write 'human' once",
        ("easy, g", "human, g"),
    ),
    "seats": Wrong(
        "[human, greedy]",
        "[human]",
        8,
        "is played with",
        "change seats, modules or options",
        ("[human]", "[human, greedy]"),
    ),
    "nobody in particular": Wrong(
        "[human, greedy]",
        "[human, greedy/any]",
        8,
        "nobody knows who 'any' is",
        "name a character",
        ("greedy/any", "greedy/tessa"),
    ),
    "module": Wrong(
        "  seed: 3",
        "  modules: [wind]\n  seed: 3",
        8,
        "no module 'wind'",
        "change seats, modules or options",
        ("  modules: [wind]\n", ""),
    ),
    "bot": Wrong(
        "by: easy",
        "by: eassy",
        10,
        "no bot is called 'eassy'",
        "did you mean 'easy'?",
        ("eassy", "easy"),
    ),
    "too late": Wrong(
        "choices: 30",
        "choices: 9999",
        10,
        "the person has no turn there",
        "let fewer choices be played",
        ("9999", "30"),
    ),
    "already": Wrong(
        "my placed: {least: 6}",
        "points: {least: -90}",
        11,
        "is done already",
        "neither met nor missed",
        ("-90", "90"),
    ),
    "twice": Wrong(
        "  gold: 2\n",
        "  gold: 2\n" + ENTRY[1:],
        16,
        "'tiles' is used twice",
        "give it another",
        ("- id: tiles", "- id: more"),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_is_told_with_line_and_a_remedy_that_works(name: str, pack: Path) -> None:
    fault = FAULTS[name]
    file = pack / GAME / "challenges.yaml"
    wrong, (old, new) = ENTRY.replace(fault.old, fault.new), fault.mend
    assert wrong != ENTRY
    file.write_text(wrong, "utf-8")
    (told,) = wrong_with(pack)
    assert fault.message in told and fault.remedy in told and f"challenges.yaml:{fault.line}:" in told
    assert old in wrong
    file.write_text(wrong.replace(old, new, 1) if old else ENTRY, "utf-8")
    assert wrong_with(pack) == []


def test_a_record_that_does_not_hold_is_told_and_can_be_removed(pack: Path) -> None:
    file = pack / GAME / "positions.yaml"
    file.write_text("- {id: tiles, round: 1, scores: [0, 0], played: sing}\n", "utf-8")
    (told,) = wrong_with(pack)
    assert "positions.yaml:1:" in told and "'sing', is not legal" in told
    assert "remove it here, and bots play the opening again" in told
    file.write_text("- {id: tile, round: 1, scores: [0, 0]}\n", "utf-8")
    (told,) = wrong_with(pack)
    assert "no challenge 'tile'" in told and "did you mean 'tiles'?" in told
    file.write_text("[]\n", "utf-8")
    assert wrong_with(pack) == []
