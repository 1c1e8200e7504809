"""`farshore replay`: the account, the proof, and files that can't be read."""

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.engine import saves
from game.engine.opening import open_save

MakeSave = Callable[..., Path]


def reseal(path: Path, change: Callable[[Any], None]) -> None:
    """Change the body of a save and write a fitting checksum, as a forger would."""
    head, _, body = path.read_bytes().partition(b"\n")
    data = json.loads(body)
    change(data)
    body = json.dumps(data, separators=(",", ":")).encode()
    words = head.split(b" ")
    words[2] = hashlib.sha256(body).hexdigest().encode()
    path.write_bytes(b" ".join(words) + b"\n" + body)


def test_a_fresh_save_holds(make_save: MakeSave, capsys: pytest.CaptureFixture[str]) -> None:
    path = make_save()
    before = path.read_bytes()
    assert main(["replay", str(path), "--verify"]) == 0
    out = capsys.readouterr().out
    assert "the game is over" in out and "seat 1 (random): " in out
    assert out.splitlines()[-1].startswith("verified: ")
    assert path.read_bytes() == before


def test_an_unfinished_game_is_told_as_such(make_save: MakeSave, capsys: pytest.CaptureFixture[str]) -> None:
    path = make_save(choices=30)
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "30 choices" in out and "not finished: seat" in out and "wins" not in out
    assert main(["replay", str(path), "--verify"]) == 0


def test_resealing_without_change_still_holds(make_save: MakeSave) -> None:
    path = make_save(choices=30)
    reseal(path, lambda data: None)
    assert main(["replay", str(path), "--verify"]) == 0


def _more_points(data: Any) -> None:
    data["snapshot"]["vp"][0] += 1


def _other_choice(data: Any) -> None:
    data["records"][5][2] = "nonsense"


def _fewer_records(data: Any) -> None:
    data["records"].pop()


def _other_seed(data: Any) -> None:
    data["setup"]["seed"] = 12


def _other_roll(data: Any) -> None:
    record = next(record for record in data["records"] if record[3])
    record[3][0][0] = 99


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_more_points, "'vp' is"),
        (_other_choice, "record 6"),
        (_fewer_records, "but the save has"),
        (_other_seed, "opening"),
        (_other_roll, "rolls differ"),
    ],
)
def test_a_forged_save_does_not_hold(
    change: Callable[[Any], None], words: str, make_save: MakeSave, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make_save(choices=60)
    reseal(path, change)
    assert main(["replay", str(path), "--verify"]) == 1
    said = capsys.readouterr()
    assert words in said.err and said.err.count("\n") == 1
    assert "verified" not in said.out


def _truncate(data: bytes) -> bytes:
    return data[:-10]


def _flip(data: bytes) -> bytes:
    return data[:-10] + bytes([data[-10] ^ 1]) + data[-9:]


def _newer(data: bytes) -> bytes:
    head, _, body = data.partition(b"\n")
    words = head.split(b" ")
    return b"%s %d %s\n%s" % (words[0], saves.FORMAT + 1, words[2], body)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_truncate, "damaged"),
        (_flip, "damaged"),
        (_newer, "newer"),
        (lambda data: b"", "not a Farshore save"),
        (lambda data: b"\x00\xff" * 500, "not a Farshore save"),
        (lambda data: b"Dear diary,\n", "not a Farshore save"),
    ],
)
@pytest.mark.parametrize("command", [["replay", "--verify"], ["replay"], ["play", "--load"]])
def test_what_can_not_be_read_is_left_alone(
    command: list[str],
    change: Callable[[bytes], bytes],
    words: str,
    make_save: MakeSave,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = make_save(choices=5)
    path.write_bytes(change(path.read_bytes()))
    before = path.read_bytes()
    assert main([*command, str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and words in said.err and said.err.count("\n") == 1
    assert path.read_bytes() == before
    assert [item.name for item in path.parent.glob("game*")] == [path.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["replay", str(tmp_path / "pipe")]) == 2
    assert "not a file" in capsys.readouterr().err


def test_changed_content_can_not_be_verified(
    make_save: MakeSave, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make_save(choices=30)
    assert main(["replay", str(path), "--verify", "--pack", str(pack)]) == 1
    said = capsys.readouterr()
    assert "without the pack 'more-dice'" in said.err and said.err.count("\n") == 1
    assert "30 choices" in said.out  # the saved position can still be told
    reseal(path, lambda data: data.update(content="0" * 64))
    assert main(["replay", str(path)]) == 1
    assert "content has changed" in capsys.readouterr().err
    reseal(path, lambda data: data.update(packs=["lost"]))
    assert main(["replay", str(path)]) == 1
    assert "'lost'" in capsys.readouterr().err


def test_a_save_goes_on_under_grown_content_and_undo_is_locked(
    make_save: MakeSave, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make_save(choices=60)
    plain = Path(__file__).parents[1] / "packs" / "plain"
    opened = open_save(path, [plain])
    assert not opened.same_content
    match = saves.resume(opened.save, opened.game, opened.book, opened.library.content_hash)
    assert match.locked == len(match.records)
    assert not match.can_undo()
    while match.decision is not None:
        match.choose(match.decision.options[0].key)
        opened.game.check_state(match.book, match.state)
