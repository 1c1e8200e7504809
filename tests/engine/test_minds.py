"""What bots weigh by is read beside the content; a pack may say otherwise, and is told what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.evaluation import evaluation_for
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.minds import Mind, factors_at, joined, read_minds
from game.engine.opening import open_library
from game.engine.run import view
from game.registry import find_game, games
from game.tools.check_minds import problems_of

GAME = "island"
LIBRARY = open_library(find_game(GAME))


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
    assert not problems_of(GAME, [folder], LIBRARY)


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
        ("- {id: island, source: house, expert: {envi: 1}}", "no bot weighs 'envi'", "envy"),
        ("- {id: island, source: house, expert: {late.armi: 1}}", "no bot weighs 'late.armi'", "late.army"),
        ("- {id: island, source: house, weight: {envy: 1}}", "weight", "weights"),
        (
            "- {id: island, source: house, stages: {early: {armi: 2}}}",
            "no judgement has a term 'armi'",
            "army",
        ),
        (
            "- {id: island, source: house, stages: {late: {army: -2}}}",
            "the weight -2 of 'army'",
            "example 0.5",
        ),
        ("- {id: island, source: house, stages: {soon: {army: 2}}}", "soon", "early"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, wrong: str, remedy: str) -> None:
    found = problems_of(GAME, [pack(tmp_path / "other-minds", f"# mine\n{text}\n")], LIBRARY)
    assert len(found) == 1 and found[0].line == 2
    assert wrong in found[0].message and remedy in found[0].remedy


@pytest.mark.parametrize("name", games("bots"))
def test_our_own_are_sound(name: str) -> None:
    assert not problems_of(name, [], open_library(find_game(name)))


def test_factors_go_straight_from_stage_to_stage() -> None:
    stages = joined(
        [Mind(stages={"early": {"land": 3.0}}), Mind(stages={"late": {"land": 0.5, "army": 2.0}})]
    ).stages
    assert factors_at(stages, 1.0) == factors_at(stages, 1.7) == {"land": 3.0}
    assert factors_at(stages, 0.75) == {"land": 2.0} and factors_at(stages, 0.5) == {"land": 1.0, "army": 1.0}
    assert factors_at(stages, 0.25) == {"land": 0.75, "army": 1.5}
    assert factors_at(stages, 0.0) == factors_at(stages, -1.0) == {"land": 0.5, "army": 2.0}
    assert factors_at({}, 0.3) == {}


@pytest.mark.parametrize("name", games("bots"))
def test_a_term_counts_by_the_stage_of_the_game_and_by_whoever_leans(name: str) -> None:
    game = find_game(name)
    setup = Setup(game=name, seats=("greedy",) * 3)
    match = Match(game, game.make_book(open_library(game), setup), setup)
    assert match.decision is not None
    seen, seat = view(match.book, match.state, match.decision.seat), match.decision.seat
    plain, other = (evaluation_for(match.book, weights=more) for more in (None, {"early.rivals": 3.0}))
    leans = evaluation_for(match.book, {"rivals": 0.5}, {"early.rivals": 3.0, "late.rivals": 5.0})
    for evaluation, times in ((other, 3.0), (leans, 1.5)):
        left = evaluation.horizon(match.book, seen)
        usual = plain.terms(match.book, seen, seat, plain.horizon(match.book, seen))
        found = evaluation.terms(match.book, seen, seat, 1.0)
        assert left > 0.5 and found == {**usual, "rivals": times * usual["rivals"]}
        assert evaluation.value(match.book, seen, seat, 1.0) == pytest.approx(sum(found.values()))
