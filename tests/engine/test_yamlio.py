"""The strict little YAML dialect: what it reads, and that whatever it refuses it refuses clearly."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import yamlio
from game.engine.problems import ContentError, Problem, did_you_mean, shorten, singular
from game.engine.yamlio import parse, read_document


@pytest.fixture(params=["libyaml", "pure"])
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pure":
        monkeypatch.setattr(yamlio, "_LOADER", yaml.SafeLoader)
    elif not yaml.__with_libyaml__:
        pytest.skip("libyaml is missing")


def refused(path: Path, root: Path | None = None) -> Problem:
    with pytest.raises(ContentError) as caught:
        read_document(path, root or path.parent)
    (problem,) = caught.value.problems
    assert problem.file == path
    assert "\n" not in str(problem)
    return problem


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("", None),
        ("# only a comment\n", None),
        ("a: 1\nb: [2, -3, +4, 007]", {"a": 1, "b": [2, -3, 4, 7]}),
        ("[true, false, True, TRUE]", [True, False, "True", "TRUE"]),
        ("[yes, no, on, off, y, n]", ["yes", "no", "on", "off", "y", "n"]),
        ("[null, ~, Null]", [None, None, "Null"]),
        ("a:", {"a": None}),
        (
            "[2024-01-01, 12:30, 0o17, 0x1f, 1_000, 1e5]",
            ["2024-01-01", "12:30", "0o17", "0x1f", "1_000", "1e5"],
        ),
        ("[1.5, -.5, 2., 1.0e+3]", [1.5, -0.5, 2.0, 1000.0]),
        ("['1', \"true\", '', 1.2.3, -a]", ["1", "true", "", "1.2.3", "-a"]),
        ("1: one\ntwo: 2", {1: "one", "two": 2}),
        ("'<<': 1", {"<<": 1}),
        ("a: |\n  two\n  lines\n", {"a": "two\nlines\n"}),
        ("\ufeffa: 1", {"a": 1}),
        ("---\na: 1\n...\n", {"a": 1}),
    ],
)
def test_reads(text: str, data: Any, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(text, "utf-8")
    document = read_document(file, tmp_path)
    assert document.data == data
    assert repr(document.data) == repr(data)  # True is not 1


def test_untyped_reads_every_value_as_text() -> None:
    assert parse("v: 1.0\nw: true\n3: no\nx:", typed=False) == (
        {"v": "1.0", "w": "true", "3": "no", "x": None},
        [],
    )


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    ("text", "line", "message", "remedy"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "not valid YAML", "bracket"),
        ("a: 1\nb: c: d\n", 2, "not valid YAML: mapping values", "quotes"),
        ("a: 1\n\tb: 2\n", 2, "not valid YAML", "spaces"),
        ('a: 1\nb: "open\n\n', 2, "unexpected end of stream", "close the quote"),
        ("a: 1\na: 2\n", 2, "the key 'a' is given twice", "keep one"),
        ("1: a\n01: b\n", 2, "the key '1' is given twice", "keep one"),
        (
            "x:\n  - !!python/object/apply:os.system [ls]\n",
            2,
            "!!python/object/apply:os.system",
            "runs no code",
        ),
        ("a: !!int 3\n", 1, "the tag !!int", "plain value"),
        ("a: 1\nb: !secret x\n", 2, "the tag !secret", "plain value"),
        ("a: 1\nb: ! x\n", 2, "the tag !", "plain value"),
        ("a: &here [1]\n", 1, "anchors (&here)", "remove the anchor"),
        ("a: 1\nb: &there 2\n", 2, "anchors (&there)", "remove the anchor"),
        ("a: 1\nb: *here\n", 2, "aliases (*here)", "write the value out"),
        ("a: 1\n<<: {b: 2}\n", 2, "merge keys", "write the fields out"),
        ("a: 1\nb: .nan\n", 2, ".nan is not a usable number", "finite"),
        ("a: 1\nb: -.INF\n", 2, "-.INF is not a usable number", "finite"),
        ("a: 1\nb: 1.0e+999\n", 2, "too large", "smaller"),
        ("a: 1\nb: " + "9" * 16, 2, "too large", "15 digits"),
        ("a: " + "9" * 9000, 1, "too large", "15 digits"),
        ("a: 1\n? [b]\n: 2\n", 2, "a key must be a word", "quotes"),
        ("a: 1\nnull: 2\n", 2, "a key must be a word", "quotes"),
        ("a: 1\ntrue: 2\n", 2, "a key must be a word", "quotes"),
        ("a: 1\n---\nb: 2\n", 2, "a second document", "one list or mapping per file"),
        ('a: 1\nb: "\\0"\n', 2, "control character", "remove"),
        ("a: 1\nb: \x01\n", 2, "control character", "remove"),
        ("a: 1\nb: " + "[" * 41 + "]" * 41, 2, "nested deeper than 40", "flatter"),
    ],
)
def test_refuses(text: str, line: int, message: str, remedy: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, "utf-8", newline="")
    problem = refused(file)
    assert (problem.line, problem.entry) == (line, "")
    assert message in problem.message
    assert remedy in problem.remedy


def test_all_flaws_of_a_file_are_told_at_once() -> None:
    _, flaws = parse("a: .nan\nb: !x 1\nb: *c\n")
    assert [flaw.line for flaw in flaws] == [1, 2, 3, 3]


@pytest.mark.parametrize(
    "text", ["[" * 900_000, "- " * 450_000, "{a: " * 240_000, "? " * 450_000, "&a " * 300_000]
)
def test_depth_bombs_end_at_once(text: str) -> None:
    _, flaws = parse(text)
    assert 1 <= len(flaws) <= 2


def test_an_alias_bomb_never_grows() -> None:
    rows = ["a0: &a0 [lol]"] + [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    _, flaws = parse("\n".join(rows))
    assert flaws[0].message == "anchors (&a0) are not allowed"
    assert len(flaws) == yamlio.MAX_FLAWS + 1
    assert flaws[-1].message == "there is more like this"


def test_forty_levels_are_allowed() -> None:
    assert parse("[" * 40 + "]" * 40)[1] == []


def test_file_too_large_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "big.yaml"
    file.write_bytes(b"#" * (yamlio.MAX_BYTES + 1))
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("opened"))
    problem = refused(file)
    assert problem.message == "1,000,001 bytes is too large"
    assert "1,000,000" in problem.remedy


@pytest.mark.parametrize(
    ("raw", "message", "remedy"),
    [(b"a: 1\nb: \xff\n", "not UTF-8", "UTF-8"), (b"a: 1\nb: \0\n", "NUL", "UTF-8")],
)
def test_not_text(raw: bytes, message: str, remedy: str, tmp_path: Path) -> None:
    file = tmp_path / "raw.yaml"
    file.write_bytes(raw)
    problem = refused(file)
    assert problem.line == 2
    assert message in problem.message
    assert remedy in problem.remedy


def test_utf_16_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes("a: 1".encode("utf-16"))
    assert refused(file).message == "not UTF-8 text"


def test_folder_instead_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").mkdir()
    problem = refused(tmp_path / "a.yaml")
    assert "a folder where a file should be" in problem.message
    assert "rename" in problem.remedy


def test_missing_file(tmp_path: Path) -> None:
    problem = refused(tmp_path / "a.yaml")
    assert "cannot be read" in problem.message
    assert "check that the file exists" in problem.remedy


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a: 1")

    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)  # rather than chmod, which does not stop root
    problem = refused(file)
    assert problem.message == "cannot be read (Permission denied)"
    assert "may be read" in problem.remedy


@pytest.mark.skipif(sys.platform == "win32", reason="needs a right that players rarely have")
def test_links_must_stay_inside(tmp_path: Path) -> None:
    root = tmp_path / "pack"
    root.mkdir()
    (tmp_path / "secret.yaml").write_text("a: 1")
    (root / "real.yaml").write_text("a: 1")
    (root / "inner.yaml").symlink_to("real.yaml")
    (root / "outer.yaml").symlink_to("../secret.yaml")
    (root / "ring.yaml").symlink_to("ring.yaml")
    assert read_document(root / "inner.yaml", root).data == {"a": 1}
    problem = refused(root / "outer.yaml")
    assert "leads outside" in problem.message
    assert "copy the file" in problem.remedy
    assert "cannot be" in refused(root / "ring.yaml").message


def test_relative_paths_must_stay_inside(tmp_path: Path) -> None:
    root = tmp_path / "pack"
    root.mkdir()
    (tmp_path / "secret.yaml").write_text("a: 1")
    assert "leads outside" in refused(root / ".." / "secret.yaml", root).message


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.yaml")
    problem = refused(tmp_path / "a.yaml")
    assert problem.message == "this is not an ordinary file"
    assert "plain YAML file" in problem.remedy


def test_lines_are_found_for_any_place(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("- id: x\n  do:\n    - gain: {food: 1,\n             wood: 2}\n- id: y\n")
    document = read_document(file, tmp_path)
    places: list[tuple[tuple[str | int, ...], int]] = [
        ((), 1),
        ((0, "do"), 2),
        ((0, "do", 0, "gain", "wood"), 4),
        ((0, "do", 0, "gain", "stone"), 3),
        ((1,), 5),
        ((7, "id"), 1),
    ]
    assert [document.line(place) for place, _ in places] == [line for _, line in places]


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet=st.sampled_from("ab1.-:?&*!|>'\"%@`#{}[],<~ \n\t\\x0"), max_size=60))
def test_any_text_gives_data_or_flaws(text: str) -> None:
    lines: dict[tuple[str | int, ...], int] = {}
    _, flaws = parse(text, lines=lines)
    assert all(1 <= flaw.line <= text.count("\n") + 1 and flaw.message and flaw.remedy for flaw in flaws)


def test_words_for_messages(tmp_path: Path) -> None:
    assert did_you_mean("gian", ["gain", "place"]) == "did you mean 'gain'?"
    assert did_you_mean("zzz", ["gain", "place"]) == "use one of: gain, place"
    assert did_you_mean("zzz", map(str, range(1000))) == ""
    assert did_you_mean("z" * 500_000, ["gain"]) == "use one of: gain"
    assert shorten("a\nb" + "c" * 100).startswith("a bcc")
    assert len(shorten("c" * 10_000)) == 60
    kinds = ["tiles", "technologies", "dice", "solo-cards", "compass"]
    assert [singular(kind) for kind in kinds] == ["tile", "technology", "die", "solo card", "compass"]
    text = str(
        Problem(
            Path("content/tiles.yaml"), 41, "hills", "unknown verb 'gian'", "did you mean 'gain'?", "tile"
        )
    )
    assert text == "content/tiles.yaml:41: tile 'hills': unknown verb 'gian'; did you mean 'gain'?"
    assert str(Problem(Path("a.yaml"), 0, "#3", "bad")) == "a.yaml: entry #3: bad"
