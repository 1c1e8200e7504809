"""Saves: whole or not at all, checked, told apart from damage, and never lost."""

from __future__ import annotations

import errno
import hashlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.engine import saves
from game.engine.match import Match, Record, replay
from game.engine.rulebook import Rulebook
from game.engine.saves import (
    FORMAT,
    LARGEST,
    MAGIC,
    SaveError,
    Shelf,
    dump,
    parse,
    read,
    restore,
    resume,
    set_aside,
    snapshot,
    write,
)
from game.engine.simultaneous import kernel
from tests.engine.toy import (
    GAME,
    base,
    camels,
    deals,
    herd,
    new_match,
    play,
    toy_state,
    trade,
    wander,
)

ROOT = Path(__file__).resolve().parents[2]


def played(seed: int = 1, most: int = 40) -> Match:
    match = new_match(seed, cards="4")
    for _ in wander(match, random.Random(seed), most):
        pass
    return match


def body_of(data: bytes) -> bytes:
    return data.partition(b"\n")[2]


def sealed(body: bytes, version: int = FORMAT) -> bytes:
    """A save with this body and the checksum that belongs to it."""
    return b"%s %d %s\n%s" % (MAGIC, version, hashlib.sha256(body).hexdigest().encode(), body)


def changed(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    plain = msgspec.json.decode(body_of(data))
    change(plain)
    return sealed(msgspec.json.encode(plain))


GOOD = dump(played(), "hash", ("a-pack",))


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# ---- what survives


@pytest.mark.parametrize("seed", range(4))
def test_the_state_survives_byte_for_byte_at_every_point(seed: int) -> None:
    match = new_match(seed, cards="4", turns="12")
    tuples = parts = 0
    for _ in wander(match, random.Random(seed)):
        save = parse(dump(match, "hash"))
        again = restore(GAME, match.book, bytes(save.snapshot))
        assert again == match.state.copy()
        assert snapshot(again) == snapshot(match.state) == bytes(save.snapshot)
        assert save.records == match.records
        tuples += any(isinstance(arg, tuple) for frame in again.stack for arg in frame)
        parts += bool(deals(again).made or herd(again).placed)
    assert tuples
    assert parts


def test_tuples_come_back_as_tuples_and_numbers_as_keys() -> None:
    match = play(new_match(seats=2, cards="0"), "gather token ore", "roll", "offer")
    while match.decision and match.decision.ask != "reply":
        match.choose(match.decision.options[0].key)
    state = toy_state(match)
    assert state.stack[-1] == ("offer.reply", 1, (2, 0))
    herd(state).placed.append((3, -1))
    again = restore(GAME, match.book, snapshot(state))
    assert again.stack[-1] == ("offer.reply", 1, (2, 0))
    assert herd(again).placed == [(3, -1)]
    assert list(toy_state(match).rolls) == [0]
    assert again == state.copy()


def test_numbers_beyond_64_bits_survive() -> None:
    match = new_match()
    toy_state(match).left = 1 << 90
    assert restore(GAME, match.book, snapshot(match.state)) == match.state.copy()


def test_news_is_not_saved() -> None:
    match = play(new_match(cards="0"), "gather token ore")
    assert match.state.events
    assert restore(GAME, match.book, snapshot(match.state)).events == []


def test_a_save_holds_setup_content_packs_index_and_opening() -> None:
    match, save = played(), parse(GOOD)
    assert (save.setup, save.opening, save.records) == (match.setup, match.opening, match.records)
    assert (save.content, save.packs, save.index) == ("hash", ("a-pack",), match.book.index())


@pytest.mark.parametrize("seed", range(3))
def test_a_resumed_match_goes_on_like_the_one_that_was_saved(seed: int) -> None:
    match = played(seed, 20)
    other = resume(parse(dump(match, "hash")), GAME, match.book, "hash")
    assert other.decision == match.decision
    for one in (match, other):
        for _ in wander(one, random.Random(99)):
            pass
    assert other.records == match.records
    assert snapshot(other.state) == snapshot(match.state)


def test_a_finished_match_resumes_as_finished() -> None:
    match = play(new_match(turns="1"), "end")
    assert resume(parse(dump(match, "hash")), GAME, match.book, "hash").over


def test_replaying_the_records_proves_the_snapshot() -> None:
    match, save = played(), parse(GOOD)
    made = replay(GAME, match.book, save.setup, save.opening, save.records)
    assert snapshot(made.state) == bytes(save.snapshot)


# ---- formats


def test_a_save_names_its_format_and_checksum_in_the_first_line() -> None:
    magic, version, checksum = GOOD.partition(b"\n")[0].split()
    assert (magic, version) == (b"farshore-save", b"2")
    assert checksum.decode() == hashlib.sha256(body_of(GOOD)).hexdigest()


FORMAT_1 = (
    b'{"content":"old","packs":[],"setup":{"game":"toy","seats":["human","human"],'
    b'"options":{"cards":"0","turns":"2"}},'
    b'"index":{"layers":["kernel","toy"]},"opening":[],'
    b'"records":[[0,"turn","roll",[[3]]],[0,"turn","gather token ore",[]]],'
    b'"snapshot":{"rng":7,"stack":[["turn",0]],"commits":[],"parts":{},"events":[],"seats":2,"left":2,'
    b'"actions":2,"goods":[[0,0,1],[0,0,0]],"hands":[[],[]],'
    b'"deck":{"slots":[-1,-1],"knows":[0,0],"pool":[1,2]},"shown":[],"rolls":{"0":[3]}}}'
)
"""As an older Farshore wrote it: records do not say whether they can be taken back."""


def test_a_save_of_format_1_is_upgraded() -> None:
    save = parse(sealed(FORMAT_1, version=1))
    assert save.records == [
        Record(0, "turn", "roll", ((3,),), sealed=True),
        Record(0, "turn", "gather token ore", (), sealed=False),
    ]
    match = resume(save, GAME, Rulebook([kernel, base]), "new")
    assert toy_state(match).rolls == {0: [3]}
    assert toy_state(match).stack == [("turn", 0)]
    assert match.decision


def test_an_upgraded_save_is_written_in_the_present_format() -> None:
    match = resume(parse(sealed(FORMAT_1, version=1)), GAME, Rulebook([kernel, base]), "new")
    data = dump(match, "new")
    assert data.startswith(b"farshore-save 2 ")
    assert parse(data).records == match.records


def test_every_older_format_has_an_upgrade() -> None:
    assert set(saves.UPGRADES) == set(range(1, FORMAT))


# ---- what is refused


def refusal(data: bytes, folder: Path) -> str:
    """Why a file with these bytes is not loaded; it must be left as it was."""
    path = folder / "game.farshore"
    path.write_bytes(data)
    with pytest.raises(SaveError) as error:
        read(path)
    assert path.read_bytes() == data
    assert files(folder) == ["game.farshore"]
    assert str(error.value).startswith(f"can't load {path}: ")
    return str(error.value).removeprefix(f"can't load {path}: ")


DAMAGED = "it is damaged: its end is missing or something in it was changed"
FOREIGN = "this is not a Farshore save"


def test_a_save_cut_short_anywhere_is_refused(tmp_path: Path) -> None:
    head = GOOD.index(b"\n")
    for length in [*range(head + 3), *range(head + 3, len(GOOD), 97), len(GOOD) - 1]:
        said = refusal(GOOD[:length], tmp_path)
        assert said in (DAMAGED, FOREIGN)
        assert (said == DAMAGED) or length < head


def test_a_save_with_any_byte_changed_is_refused(tmp_path: Path) -> None:
    dice = random.Random(1)
    head = GOOD.index(b"\n")
    for place in [*range(head + 1), *dice.sample(range(len(GOOD)), 60)]:
        data = bytearray(GOOD)
        data[place] ^= 1 << dice.randrange(8)
        said = refusal(bytes(data), tmp_path)
        assert said in (DAMAGED, FOREIGN) or "newer Farshore" in said or "too old" in said


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", FOREIGN),
        (b"\n", FOREIGN),
        (b"hello\n", FOREIGN),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), FOREIGN),
        (b"farshore-save two abc\n{}", FOREIGN),
        (b"farshore-save %s abc\n{}" % (b"9" * 5000), FOREIGN),
        (b"farshore-save 2\n{}", FOREIGN),
        (b"farshore-save 2 " + b"0" * 64 + b"\n" + body_of(GOOD), DAMAGED),
        (sealed(b"{}", version=0), "its format 0 is too old to read"),
        (
            sealed(b"{}", version=FORMAT + 1),
            "it was made by a newer Farshore (save format 3, this one reads up to 2)",
        ),
        (
            b"farshore-save 99 whatever a newer one may put here\nsomething",
            "it was made by a newer Farshore (save format 99, this one reads up to 2)",
        ),
    ],
    ids=lambda value: repr(value[:24]) if isinstance(value, bytes) else "",
)
def test_what_is_no_sound_save_is_refused_in_plain_words(data: bytes, said: str, tmp_path: Path) -> None:
    assert refusal(data, tmp_path) == said


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    "body",
    [b"", b"{}", b"[]", b"null", b'{"records":[[1]]}', b'{"records":7}', b'"\xff"', b"[" * 200_000],
    ids=lambda body: repr(body[:20]),
)
def test_nonsense_with_the_right_checksum_is_refused_too(body: bytes, version: int, tmp_path: Path) -> None:
    assert refusal(sealed(body, version), tmp_path).startswith("it is damaged: its contents make no sense")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.farshore"
    with open(path, "wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(SaveError, match="far too large"):
        read(path)
    assert path.stat().st_size == LARGEST + 1


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="No such file"):
        read(tmp_path / "none.farshore")
    with pytest.raises(SaveError, match="can't load"):
        read(tmp_path)


def cut(snapshot: dict[str, Any]) -> object:
    return snapshot.pop("deck")


@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.update(snapshot={}),
        lambda p: p.update(snapshot=[]),
        lambda p: p.update(snapshot=None),
        lambda p: cut(p["snapshot"]),
        lambda p: p["snapshot"].update(left="many"),
        lambda p: p["snapshot"].update(stack=[["no such step"]]),
        lambda p: p["snapshot"].update(stack=[["turn", 99]]),
        lambda p: p["snapshot"].update(parts={"weather": {}}),
        lambda p: p["snapshot"]["parts"].update(trade={"takers": "all"}),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    match = new_match()
    save = parse(changed(dump(match, "hash"), change))
    with pytest.raises(SaveError, match="it is damaged: its position makes no sense"):
        resume(save, GAME, match.book, "hash")


# ---- content that has changed since


def test_the_same_content_leaves_undo_free() -> None:
    match = play(new_match(cards="0"), "gather token ore")
    assert resume(parse(dump(match, "hash")), GAME, match.book, "hash").can_undo()


def test_changed_content_resumes_from_the_snapshot_and_locks_undo() -> None:
    match = play(new_match(cards="0"), "gather token ore")
    other = resume(parse(dump(match, "hash")), GAME, match.book, "another hash")
    assert snapshot(other.state) == snapshot(match.state)
    assert other.locked == 1
    assert not other.can_undo()


@pytest.mark.parametrize(
    ("layers", "said"),
    [
        ([kernel, base, trade], "it needs other content: 'camels' of its layers is not there now"),
        ([kernel, base, camels, trade], "it needs other content: the order of its entries has changed"),
    ],
)
def test_a_changed_index_is_refused_and_the_difference_named(layers: list[Any], said: str) -> None:
    with pytest.raises(SaveError) as error:
        resume(parse(GOOD), GAME, Rulebook(layers), "hash")
    assert str(error.value) == said


def test_what_has_joined_the_index_is_named() -> None:
    save = parse(dump(new_match(modules=("trade",)), "hash"))
    with pytest.raises(SaveError, match="'camels' has joined the layers since"):
        resume(save, GAME, new_match().book, "hash")


# ---- writing


def test_writing_makes_the_folder_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "game.farshore"
    write(path, GOOD)
    write(path, GOOD)
    assert path.read_bytes() == GOOD
    assert files(path.parent) == ["game.farshore"]


class FullFile:
    """A file on a disk that fills up half way."""

    def __init__(self, path: Path, mode: str) -> None:
        self.file = open(path, mode)  # noqa: SIM115

    def __enter__(self) -> FullFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> None:
        self.file.write(data[: len(data) // 2])
        full()


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("fails", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole_and_no_litter(
    fails: str, there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.farshore"
    if there:
        write(path, GOOD)
    if fails == "write":
        monkeypatch.setattr(saves, "open", FullFile, raising=False)
    else:
        monkeypatch.setattr(os, fails, full)
    with pytest.raises(OSError, match="No space left"):
        write(path, b"new " + GOOD)
    assert files(tmp_path) == (["game.farshore"] if there else [])
    assert not there or path.read_bytes() == GOOD


def test_a_full_disk_leaves_a_shelf_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("auto", GOOD)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        shelf.keep("auto", dump(new_match(), "hash"))
    assert shelf.take("auto")[0].records == parse(GOOD).records


KILLED = """
import sys
from pathlib import Path
from game.engine.saves import Shelf
folder = Path(sys.argv[1])
shelf = Shelf(folder / "shelf")
data = [(folder / "one").read_bytes(), (folder / "two").read_bytes()]
for turn in range(1_000_000):
    shelf.keep("auto", data[turn % 2])
    if turn == 1:
        print("ready", flush=True)
"""


def test_a_process_killed_while_it_saves_leaves_saves_that_load(tmp_path: Path) -> None:
    """Ten are killed, each at a moment of its own; both the save and the one before are always whole."""
    long = dump(played(), "hash", ("x" * 500_000,))
    (tmp_path / "one").write_bytes(GOOD)
    (tmp_path / "two").write_bytes(long)
    dice = random.Random(1)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for number in range(10):
        command = [sys.executable, "-c", KILLED, str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
            assert process.stdout
            assert process.stdout.readline().strip() == b"ready"
            time.sleep(dice.random() * 0.03)
            process.kill()
        for before in (False, True):
            path = Shelf(tmp_path / "shelf").path("auto", before)
            assert path.read_bytes() in (GOOD, long), f"kill {number} tore {path.name}"
            read(path)
    save, trouble = Shelf(tmp_path / "shelf").take("auto")
    assert save.records == played().records
    assert trouble == ""


# ---- a shelf

NEWER = dump(play(new_match(3, cards="0"), "gather token ore"), "hash")
NEWEST = dump(play(new_match(3, cards="0"), "gather token wool"), "hash")


def test_a_shelf_keeps_the_last_save_and_the_one_before(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("auto", GOOD)
    assert files(tmp_path) == ["auto.farshore"]
    shelf.keep("auto", NEWER)
    shelf.keep("auto", NEWEST)
    assert files(tmp_path) == ["auto.before.farshore", "auto.farshore"]
    assert shelf.path("auto").read_bytes() == NEWEST
    assert shelf.path("auto", before=True).read_bytes() == NEWER
    save, trouble = shelf.take("auto")
    assert save.records == parse(NEWEST).records
    assert trouble == ""


def test_names_on_a_shelf_do_not_disturb_each_other(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("one", GOOD)
    shelf.keep("two", NEWER)
    assert shelf.take("one")[0].records == parse(GOOD).records
    assert shelf.take("two")[0].records == parse(NEWER).records


def test_a_damaged_save_is_set_aside_and_the_one_before_is_taken(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("auto", GOOD)
    shelf.keep("auto", NEWER)
    shelf.path("auto").write_bytes(NEWER[:-9])
    save, trouble = shelf.take("auto")
    assert save.records == parse(GOOD).records
    assert "it is damaged" in trouble
    assert trouble.endswith("it was set aside as auto.damaged-1.farshore")
    assert (tmp_path / "auto.damaged-1.farshore").read_bytes() == NEWER[:-9]
    assert files(tmp_path) == ["auto.before.farshore", "auto.damaged-1.farshore"]


def test_when_only_the_one_before_is_left_it_is_taken_without_a_word(tmp_path: Path) -> None:
    """As it is once the damaged one has been set aside: nobody is told twice."""
    shelf = Shelf(tmp_path)
    shelf.path("auto", before=True).write_bytes(GOOD)
    save, trouble = shelf.take("auto")
    assert save.records == parse(GOOD).records and trouble == ""


def test_a_damaged_save_is_not_rotated_over_the_sound_one_before(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("auto", GOOD)
    shelf.keep("auto", NEWER)
    shelf.path("auto").write_bytes(b"torn")
    shelf.keep("auto", NEWEST)
    assert shelf.path("auto").read_bytes() == NEWEST
    assert shelf.path("auto", before=True).read_bytes() == GOOD
    assert (tmp_path / "auto.damaged-1.farshore").read_bytes() == b"torn"


def test_what_was_set_aside_is_never_overwritten(tmp_path: Path) -> None:
    for number in range(1, 4):
        path = tmp_path / "auto.farshore"
        path.write_bytes(b"torn %d" % number)
        assert set_aside(path).name == f"auto.damaged-{number}.farshore"
    assert [(tmp_path / name).read_bytes() for name in files(tmp_path)] == [b"torn 1", b"torn 2", b"torn 3"]


def test_when_both_are_damaged_the_error_says_so_and_both_are_kept_aside(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.path("auto").write_bytes(b"torn")
    shelf.path("auto", before=True).write_bytes(GOOD[:-1])
    with pytest.raises(SaveError) as error:
        shelf.take("auto")
    for word in (FOREIGN, DAMAGED, "auto.damaged-1.farshore", "auto.before.damaged-1.farshore"):
        assert word in str(error.value)
    assert files(tmp_path) == ["auto.before.damaged-1.farshore", "auto.damaged-1.farshore"]


def test_an_empty_shelf_says_what_it_looked_for(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"auto\.farshore: No such file"):
        Shelf(tmp_path).take("auto")


def test_a_save_of_a_newer_farshore_is_not_set_aside(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    newer = shelf.path("mine")
    newer.write_bytes(b"farshore-save 99 abc\n{}")
    with pytest.raises(SaveError, match="newer Farshore"):
        shelf.take("mine")
    assert newer.exists()


@pytest.mark.parametrize("name", ["", "../mine", "a/b", "mine.before", ".hidden"])
def test_a_name_that_would_leave_the_shelf_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="can't be called"):
        Shelf(tmp_path).path(name)
