"""The challenges that come with the program: ten of each game, all of them possible, none done by itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.engine.beside import read_list
from game.engine.challenges import (
    MEDALS,
    Attempt,
    Challenge,
    Position,
    PositionError,
    Verdict,
    choices_in,
    read_challenges,
)
from game.engine.content import POSITIONS, Library
from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.registry import find_game
from game.workshop.challenges import Course, remake, written

GAMES = ("western-sea", "finis-terrae", "island")
EVERY = [(game, id_) for game in GAMES for id_ in read_challenges(game).listed]
LONGEST = 170
"""Letters that a card of the list has room for."""


@cache
def library(game: str) -> Library:
    return open_library(find_game(game), texts=False)


def course(game: str, id_: str) -> tuple[Course, Position]:
    found = read_challenges(game)
    position = found.positions[id_]
    try:
        return Course(find_game(game), library(game), found.listed[id_], position), position
    except PositionError as error:
        pytest.fail(f"{error}; remake: python -m game.workshop.challenges, and say why")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_that_differ(game: str) -> None:
    listed = read_challenges(game).listed
    assert len(listed) == 10 and list(read_challenges(game).positions) == list(listed)
    for lang in LANGUAGES:
        assert len({one.name[lang] for one in listed.values()}) == 10
        for one in listed.values():
            assert "{" not in one.told(lang) and len(one.told(lang)) <= LONGEST, (one.id, lang)
    tables = {(one.seed, one.seats, one.modules, one.opening) for one in listed.values()}
    assert len(tables) == 10, "each has a position of its own"
    assert len({tuple(one.goal.reach or one.goal.hold or one.goal.keep) for one in listed.values()}) >= 5
    modules = {module for one in listed.values() for module in one.modules}
    rivals = {seat for one in listed.values() for seat in one.seats if seat in find_game(game).rivals}
    assert modules == set(find_game(game).modules) and rivals == set(find_game(game).rivals)


@pytest.mark.parametrize(("game", "id_"), EVERY, ids="/".join)
def test_it_can_be_done(game: str, id_: str) -> None:
    """The recorded way leads to the goal, and to the best medal that there is."""
    played, position = course(game, id_)
    one, match = played.challenge, played.begun
    attempt = Attempt(one, match)
    verdicts = [attempt.now.verdict]
    for key in choices_in(position.solved):
        match.choose(key)
        attempt.follow(match)
        verdicts.append(attempt.now.verdict)
    assert verdicts.index(Verdict.DONE) == len(verdicts) - 1, "it is done by the last choice, not before"
    assert attempt.medal == MEDALS[2]


ENTRY = """
- id: tiles
  source: house
  icon: flag
  name: {en: Tiles, it: Tessere}
  text: {en: Place, it: Piazza}
  counts: {en: Tiles, it: Tessere}
  seats: [human, easy]
  seed: 3
  opening: {by: easy, choices: 20}
  goal: {reach: {my placed: {least: 1}}, turns: 4}
"""


def test_a_position_is_recorded_and_what_holds_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = "finis-terrae"
    folder = tmp_path / game
    folder.mkdir()
    (tmp_path / "pack.yaml").write_text("id: dares\ntitle: {en: D, it: S}\nversion: 1.0\n", "utf-8")
    (folder / "challenges.yaml").write_text(ENTRY, "utf-8")
    remake(game, tmp_path, "", False, 3)
    assert "finis-terrae/tiles: done" in capsys.readouterr().out
    text = (folder / POSITIONS).read_text("utf-8")
    (position,) = read_list(folder, POSITIONS, Position)[1]
    assert written([position]) == text and position.solved
    one = read_list(folder, "challenges.yaml", Challenge)[1][0]
    assert Course(find_game(game), library(game), one, position).holds(choices_in(position.solved))
    remake(game, tmp_path, "", False, 3)
    assert not capsys.readouterr().out and (folder / POSITIONS).read_text("utf-8") == text
