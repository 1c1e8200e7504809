"""`farshore check` tells what is wrong with a tutorial, where, and what helps; what it proposes does help."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from game import paths
from game.engine import tutorial as engine
from game.engine.content import ContentError
from game.engine.opening import open_library
from game.engine.problems import Problem
from game.engine.tutorial import read_tutorial
from game.registry import find_game
from game.tools import check_tutorial
from tests.remedies import followed, listening, sites, unheard

GAME = "western-sea"
COURSE, WORDS = "tutorial.yaml", "interface/en/tutorial.yaml"
HEARD: set[tuple[str, int]] = set()


class Case(NamedTuple):
    file: str
    old: str
    new: str
    says: str
    mend: tuple[str, str] | None = None
    """What is done about it, where the remedy can't be followed word for word."""


CASES = {
    "a field that is none": Case(
        COURSE, "- say: goal", "- says: goal", "unknown", ("- says: goal", "- say: goal")
    ),
    "a key": Case(COURSE, "do: [harvest]", "do: [harvst]", "when 'act' is asked, there is no choice"),
    "a key far from all": Case(
        COURSE, "do: [harvest]", "do: [zzz]", "no choice 'zzz'", ("do: [zzz]", "do: [harvest]")
    ),
    "somebody else is asked": Case(
        COURSE,
        "  - others: [keep card birch-landing, place hex 50015000]\n",
        "",
        "another seat is asked 'draft.keep' before this",
        (
            "  - say: rival-start\n",
            "  - others: [keep card birch-landing, place hex 50015000]\n  - say: rival-start\n",
        ),
    ),
    "the learner is asked": Case(
        COURSE,
        "    do: [join hex 50014999]\n",
        "    point: [hex 50014999]\n",
        "the learner is asked 'explore.join' before this",
        ("    point: [hex 50014999]\n  - others: [add", "    do: [join hex 50014999]\n  - others: [add"),
    ),
    "both in one step": Case(
        COURSE,
        "    do: [keep card crossroads-hills]\n  - others:",
        "    do: [keep card crossroads-hills]\n    others:",
        "'do' and 'others' can't be in one step",
        ("    others: [keep", "  - others: [keep"),
    ),
    "words for others": Case(
        COURSE,
        "  - others: [keep card",
        "  - say: goal\n    others: [keep card",
        "nobody has time to read this",
        ("  - say: goal\n    others: [keep card", "  - others: [keep card"),
    ),
    "an empty step": Case(
        COURSE,
        "  - say: presence\n",
        "  - icons: []\n  - say: presence\n",
        "nothing happens",
        ("  - icons: []\n", ""),
    ),
    "no end": Case(
        COURSE,
        "  - say: summary\n",
        "  - say: summary\n    do: [done]\n",
        "the end is not told",
        ("  - say: summary\n    do: [done]\n", "  - say: summary\n"),
    ),
    "two learners": Case(
        COURSE, "[human, easy]", "[human, human]", "one learner", ("[human, human]", "[human, easy]")
    ),
    "too many ways": Case(
        COURSE,
        "do: [harvest]",
        f"do: [{', '.join(['harvest'] * 65)}]",
        "ways through it",
        (f"[{', '.join(['harvest'] * 65)}]", "[harvest]"),
    ),
    "an unknown set": Case(
        COURSE, "tech: first-game", "tech: no-such", "no technology set", ("no-such", "first-game")
    ),
    "a picture": Case(COURSE, "icons: [vp,", "icons: [vq,", "there is no picture 'vq'", ("[vq,", "[vp,")),
    "words that are missing": Case(
        WORDS,
        "  goal:\n    title:",
        "  gaol:\n    title:",
        "what step 'goal' says is missing",
        ("  gaol:", "  goal:"),
    ),
    "words that nobody says": Case(
        WORDS,
        "tutorial:\n",
        "tutorial:\n  extra: {title: x, text: y}\n",
        "no step says 'extra'",
        ("  extra: {title: x, text: y}\n", ""),
    ),
    "no title": Case(
        WORDS, "    title: The goal\n", "", "it has no title", ("  goal:\n", "  goal:\n    title: Aim\n")
    ),
    "an unknown part": Case(
        WORDS, "    title: The goal\n", "    title: The goal\n    whi: x\n", "unknown part 'whi'"
    ),
    "a figure": Case(
        WORDS, "{draw-dice} more dice. A", "{draw-dise} more dice. A", "there is no figure 'draw-dise'"
    ),
    "a line too few": Case(
        WORDS,
        "      Houses: {house-vp} points each.\n",
        "",
        "4 lines for 5 pictures",
        ("      Technologies: what", "      Houses: {house-vp} points each.\n      Technologies: what"),
    ),
}


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The content where it may be changed; the rest as it is."""
    root = paths._data_root()
    (tmp_path / "content").mkdir()
    for folder in (GAME, "interface"):
        shutil.copytree(root / "content" / folder, tmp_path / "content" / folder)
    (tmp_path / "assets").symlink_to(root / "assets")
    monkeypatch.setattr(paths, "_data_root", lambda: tmp_path)
    return tmp_path / "content" / GAME


def swap(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")


def wrong() -> list[Problem]:
    return check_tutorial.tutorial_problems(GAME, open_library(find_game(GAME), texts=True))


@pytest.mark.parametrize("name", CASES)
def test_what_is_proposed_helps(copied: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    case = CASES[name]
    path = copied / case.file
    swap(path, case.old, case.new)
    with listening(monkeypatch) as heard:
        problem = next((p for p in wrong() if case.says in p.message), None)
    HEARD.update(heard)
    assert problem, [str(p) for p in wrong()]
    assert problem.file == path and problem.line and problem.remedy
    if case.mend:
        swap(path, *case.mend)
    else:
        path.write_text(followed(path.read_text("utf-8"), problem), "utf-8")
    assert not (left := wrong()), [str(p) for p in left]


def test_everything_that_can_be_told_was_heard() -> None:
    for module in (engine, check_tutorial):
        assert not unheard(
            sites(Path(str(module.__file__)), ("fault.path", "where, *words", "*found")), HEARD
        )


def test_a_game_without_a_tutorial_has_none(copied: Path) -> None:
    (copied / COURSE).unlink()
    assert read_tutorial(GAME) is None and wrong() == []


def test_a_tutorial_is_no_part_of_a_pack(copied: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / GAME).mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: mine\ntitle: {en: Mine, it: Mio}\nversion: 1.0\n", "utf-8")
    shutil.copy(copied / COURSE, pack / GAME / COURSE)
    with pytest.raises(ContentError, match="no kind 'tutorial'"):
        open_library(find_game(GAME), [pack])
