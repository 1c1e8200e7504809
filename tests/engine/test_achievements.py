"""Achievements: counted from a finished game, met or not, read from the game and from packs, and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.achievements import achievement_problems, read_achievements
from game.engine.content import load
from game.engine.counts import Need, counted
from game.engine.languages import LANGUAGES
from game.engine.match import Match
from game.engine.opening import open_save
from game.engine.saves import resume
from game.paths import resource
from game.registry import find_game, games
from game.tools.check_achievements import problems_of

GAMES = ("western-sea", "finis-terrae", "island")
ENTRY = """
- id: modest
  source: house
  icon: flag
  name: {en: Modest, it: Modesto}
  text: {en: "At most {n} points.", it: "Al più {n} punti."}
  needs: {points: {most: 3}}
"""


def finished(game: str) -> Match:
    one = open_save(resource("saves", f"{game}-watch.farshore"), [])
    return resume(one.save, one.game, one.book, one.library.content_hash)


@pytest.mark.parametrize("game", GAMES)
def test_counts_are_those_of_the_game(game: str) -> None:
    match = finished(game)
    counts = counted(match, ("human", "greedy", "keen"))
    scores, winners = match.game.scores(match.book, match.state), match.game.winners(match.book, match.state)
    assert [one["points"] for one in counts] == scores
    assert [seat for seat, one in enumerate(counts) if one["won"]] == winners
    assert all(one["choices"] == len(match.records) for one in counts)
    ends = [one["my end-turn"] for one in counts]
    assert sum(ends) == sum(record.ends_turn for record in match.records) > 10
    assert match.game.breakdown
    for seat, one in enumerate(counts):
        lines = [points for who, _, _, points in match.game.breakdown(match.book, match.state) if who == seat]
        assert sum(n for name, n in one.items() if name.startswith("score ")) == sum(lines)
    assert counts[0]["against greedy"] == counts[0]["against keen"] == 1 and "against human" not in counts[0]
    assert counts[winners[0]]["lead"] == max(scores) - sorted(scores)[-2]


@pytest.mark.parametrize("game", GAMES)
def test_each_can_be_met_and_missed(game: str) -> None:
    for one in read_achievements(game).values():
        met = {name: need.figure for name, need in one.needs.items()}
        assert one.met(met)
        name, need = next(iter(one.needs.items()))
        missed = need.least - 1 if need.least is not None else need.figure + 1
        assert not one.met(met | {name: missed}), one.id
        for lang in LANGUAGES:
            assert "{" not in one.told(lang) and one.name[lang]


def test_some_thirty_have_names_of_their_own() -> None:
    every = [one for game in games() for one in read_achievements(game).values()]
    assert len(every) >= 30
    for lang in LANGUAGES:
        names = [one.name[lang] for one in every]
        assert len(set(names)) == len(names)


def test_a_need_has_two_sides() -> None:
    assert Need(least=2, most=3).met(2) and not Need(least=2, most=3).met(4) and not Need(least=2).met(1)


def test_a_pack_adds_some_and_what_is_wrong_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "finis-terrae"
    folder.mkdir()
    file = folder / "achievements.yaml"
    file.write_text(ENTRY, "utf-8")
    (tmp_path / "pack.yaml").write_text("id: modesty\ntitle: {en: M, it: M}\nversion: 1.0\n", "utf-8")
    spec = find_game("finis-terrae").spec
    library = load(spec, resource("content", "finis-terrae"), [tmp_path])
    own = read_achievements("finis-terrae")
    assert list(read_achievements("finis-terrae", [tmp_path])) == [*own, "modest"]
    assert problems_of("finis-terrae", [tmp_path], library) == []
    assert library.content_hash == load(spec, resource("content", "finis-terrae")).content_hash

    wrong = ENTRY.replace("flag", "flagg").replace(", it: Modesto", "").replace("points: {", "pionts: {")
    file.write_text(wrong, "utf-8")
    told = list(map(str, achievement_problems("finis-terrae", [tmp_path], library, ["flag"], [])))
    about = [text for text in told if str(file) in text or file.as_posix() in text]
    assert len(about) == 3
    assert any("no name in 'it'" in text for text in about)
    assert any("flagg" in text and "flag" in text for text in about)
    assert any("'pionts'" in text and "points" in text for text in about)
