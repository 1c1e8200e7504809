"""What bots weigh by is read beside the content; a pack may say otherwise, and is told what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.evaluation import evaluation_for
from game.engine.game import Setup
from game.engine.minds import mind_problems, read_minds
from game.engine.opening import open_library
from game.registry import find_game
from game.tools.check_minds import problems_of

GAME = "island"


def pack(folder: Path, text: str) -> Path:
    (folder / GAME).mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "id: other-minds\ntitle: {en: Other minds, it: Altre menti}\nversion: '1'\n", "utf-8"
    )
    (folder / GAME / "minds.yaml").write_text(text, "utf-8")
    return folder


def test_a_pack_says_otherwise_of_some_weights(tmp_path: Path) -> None:
    text = "- {id: island, source: house, weights: {envy: 0.1}, careful: {hope: 0.2}}\n"
    folder, own = pack(tmp_path / "other-minds", text), read_minds(GAME)[GAME]
    found = read_minds(GAME, [folder])[GAME]
    assert found.weights == {**own.weights, "envy": 0.1} and found.careful == {**own.careful, "hope": 0.2}
    game = find_game(GAME)
    setup = Setup(game=GAME, seats=("greedy",) * 3)
    plain, other = (
        evaluation_for(game.make_book(open_library(game, packs), setup)) for packs in ([], [folder])
    )
    assert other.w == {**plain.w, "envy": 0.1}  # type: ignore[attr-defined]
    assert not problems_of(GAME, [folder])


def test_layers_are_laid_one_over_the_other() -> None:
    game = find_game(GAME)
    minds = read_minds(GAME)
    setup = Setup(game=GAME, seats=("greedy",) * 3, modules=("barbarian-attack",))
    found = evaluation_for(game.make_book(open_library(game), setup))
    layers = (GAME, "barbarian-attack")
    assert found.w == {k: n for layer in layers for k, n in minds[layer].weights.items()}  # type: ignore[attr-defined]
    assert minds["barbarian-attack"].weights["want-card"] != minds[GAME].weights["want-card"]


@pytest.mark.parametrize(
    ("text", "wrong", "remedy"),
    [
        ("- {id: iland, source: house, weights: {}}", "no part of the game is called 'iland'", "island"),
        ("- {id: island, source: house, weights: {envi: 1}}", "no bot weighs 'envi'", "envy"),
        ("- {id: island, source: house, careful: {envy: -1}}", "the weight -1 of 'envy'", "for example 0.5"),
        ("- {id: island, source: house, weight: {envy: 1}}", "weight", "weights"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, wrong: str, remedy: str) -> None:
    found = problems_of(GAME, [pack(tmp_path / "other-minds", f"# mine\n{text}\n")])
    assert len(found) == 1 and found[0].line == 2
    assert wrong in found[0].message and remedy in found[0].remedy


def test_our_own_are_sound() -> None:
    assert not mind_problems(GAME, [], [GAME, *find_game(GAME).modules, "two-players"])
