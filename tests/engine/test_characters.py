"""Characters: read from the game and from packs, and checked against what bots judge by."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.terms import terms_of
from game.engine.characters import character_problems, faces_of, read_characters
from game.engine.languages import LANGUAGES
from game.engine.opening import open_game
from game.registry import games
from game.tools.check_characters import problems_of

ENTRY = """
- id: bruna
  source: house
  name: Bruna
  face: hobb
  text: {en: "Mine.", it: "Mio."}
  leans: {en: miser, it: avara}
  leaning: {commerce: 1.2}
"""


@pytest.mark.parametrize("game", games())
def test_every_term_of_a_leaning_is_one_of_the_evaluation(game: str) -> None:
    one, library = open_game(game, [])
    terms = terms_of(one, library)
    characters = read_characters(game)
    assert 4 <= len(characters) <= 6 and terms
    for character in characters.values():
        assert set(character.leaning) <= terms and character.leaning, character.id
        assert any(factor != 1 for factor in character.leaning.values())
    assert problems_of(game, [], library) == []


@pytest.mark.parametrize("game", games())
def test_each_has_a_face_and_words_of_their_own(game: str) -> None:
    characters = read_characters(game).values()
    assert len({one.face for one in characters}) == len({one.name for one in characters}) == len(characters)
    for lang in LANGUAGES:
        assert len({one.text[lang] for one in characters}) == len({one.leans[lang] for one in characters})
        assert len({one.leans[lang] for one in characters}) == len(characters)


def test_a_face_is_the_same_person_at_every_table() -> None:
    every = [one for game in games() for one in read_characters(game).values()]
    assert len({one.face for one in every}) == len({(one.face, one.id, one.name) for one in every})


def pack(folder: Path, text: str) -> Path:
    (folder / "finis-terrae").mkdir()
    (folder / "finis-terrae" / "characters.yaml").write_text(text, "utf-8")
    return folder


def test_a_pack_brings_its_own(tmp_path: Path) -> None:
    found = read_characters("finis-terrae", [pack(tmp_path, ENTRY)])
    assert [*found] == [*read_characters("finis-terrae"), "bruna"]
    assert character_problems("finis-terrae", [tmp_path], {"commerce", *_terms()}) == []


def _terms() -> set[str]:
    return {term for one in read_characters("finis-terrae").values() for term in one.leaning}


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (("commerce: 1.2", "comerce: 1.2"), 8, "term 'comerce'; did you mean 'commerce'?"),
        (("commerce: 1.2", "commerce: 0"), 8, "the factor 0 on 'commerce' is no number above 0; write for"),
        (("commerce: 1.2", "commerce: -2"), 8, "the factor -2 on 'commerce'"),
        (("commerce: 1.2", "commerce: .inf"), 8, ".inf is not a usable number"),
        (("commerce: 1.2", "commerce: much"), 8, "number"),
        (("face: hobb", "face: hob"), 5, "there is no face 'hob'; did you mean 'hobb'?"),
        ((', it: "Mio."', ""), 6, "it has no text in 'it'; add it: ..."),
        (("it: avara", "it: ''"), 7, "it has no leans in 'it'"),
        (("id: bruna", "id: any"), 2, "'any' stands for one of them; give it another id"),
        (("name: Bruna", "name: ' '"), 4, "it has no name"),
        (("  leans: {en: miser, it: avara}\n", ""), 2, "'leans' is missing"),
    ],
)
def test_what_is_wrong_is_told_with_line_and_remedy(
    tmp_path: Path, change: tuple[str, str], line: int, said: str
) -> None:
    folder = pack(tmp_path, ENTRY.replace(*change))
    (problem,) = character_problems("finis-terrae", [folder], {"commerce", *_terms()})
    assert said in str(problem) and problem.line == line and problem.remedy
    assert problem.file.name == "characters.yaml"


def test_an_id_is_used_once_in_a_file(tmp_path: Path) -> None:
    (problem,) = character_problems("finis-terrae", [pack(tmp_path, ENTRY + ENTRY)], _terms())
    assert "used twice" in str(problem)


def test_the_faces_are_those_of_all_games() -> None:
    assert faces_of("island") == faces_of("western-sea") and len(faces_of("island")) >= 6
