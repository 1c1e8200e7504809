"""However a save was altered, it is refused in one clear way, or it is a game that can be played."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from game.__main__ import main
from game.engine import saves
from game.engine.content import Library
from game.engine.game import Setup
from game.engine.match import Match, Record
from game.engine.opening import open_library
from game.engine.saves import DamagedSave, Player, SaveError
from game.registry import find_game
from game.ui.scenes.archive import Archive
from game.ui.scenes.open import newest_save
from game.ui.session import resume
from tests.tools.damage import forged, scribbled, sealed, torn

MODULES = ("emissaries", "enclosures", "advisors", "fish-and-ships")
PLAYED = [
    Setup(game="finis-terrae", seats=("human", "greedy"), seed=1),
    Setup(game="finis-terrae", seats=("human", "random", "human", "keen"), seed=2),
    Setup(game="western-sea", seats=("human", "greedy", "human"), seed=3),
    Setup(game="western-sea", seats=("human", "greedy", "human"), modules=MODULES, seed=4),
    Setup(game="western-sea", seats=("human", "diceoneer"), modules=("fish-and-ships",), seed=5),
]
STOPS = (6, 45, 130)
FORGED, SCRIBBLED, TORN = 120, 30, 30
"""Ways to alter each save."""
CHOICES = 15

Damage = Callable[[random.Random, bytes], bytes]


def library(name: str) -> Library:
    return open_library(find_game(name), texts=False)


@cache
def saved(number: int, stop: int) -> bytes:
    """A match after so many choices by chance."""
    setup = PLAYED[number]
    game = find_game(setup.game)
    match, dice = Match(game, game.make_book(library(game.name), setup), setup), random.Random(stop)
    while match.decision is not None and len(match.records) < stop:
        match.choose(dice.choice([o for o in match.decision.options if o.verb != "flag"]).key)
    players = tuple(Player(name=f"Anna {seat}", livery=seat) for seat in range(len(setup.seats)))
    return saves.dump(match, library(game.name).content_hash, (), players)


def opened(path: Path, dice: random.Random) -> bool:
    """Whether it opens; then it must be playable, and what is taken back must be, too."""
    try:
        session, _ = resume(path)
    except SaveError as error:
        assert str(error).startswith(f"can't load {path}: ")
        assert error.values["path"] == path and error.key
        return False
    session.autosave = lambda: None  # type: ignore[method-assign]  # nothing is to be kept
    for _ in range(CHOICES):
        decision = session.decision
        if decision is None:
            break
        session.view(decision.seat)
        session.game.scores(session.match.book, session.match.state)
        if session.can_undo() and dice.random() < 0.2:
            session.undo()
        else:
            session.choose(dice.choice(decision.options).key)
    return True


def ways(number: int) -> Iterator[tuple[Damage, bytes, int]]:
    for stop in STOPS:
        for damage, times in ((forged, FORGED), (scribbled, SCRIBBLED), (torn, TORN)):
            for seed in range(times):
                yield damage, saved(number, stop), 1000 * stop + seed


@pytest.mark.parametrize("number", range(len(PLAYED)), ids=lambda n: f"{PLAYED[n].game} {n}")
def test_an_altered_save_is_refused_in_one_way_or_can_be_played(number: int, tmp_path: Path) -> None:
    path = tmp_path / f"game{saves.SUFFIX}"
    came: dict[Damage, list[bool]] = {forged: [], scribbled: [], torn: []}
    for damage, data, seed in ways(number):
        dice = random.Random(seed)
        written = damage(dice, data)
        path.write_bytes(written)
        came[damage].append(opened(path, dice))
        assert path.read_bytes() == written, "opening alone changes nothing"
    assert any(came[forged]) and not all(came[forged])
    assert not any(came[torn]), "a wrong checksum always tells"


@pytest.mark.parametrize("number", range(len(PLAYED)), ids=lambda n: f"{PLAYED[n].game} {n}")
def test_an_altered_save_is_listed_and_replayed_without_a_traceback(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"game{saves.SUFFIX}"
    for damage, data, seed in ways(number):
        if seed % 4:
            continue
        path.write_bytes(damage(random.Random(seed), data))
        archive = Archive(tmp_path)
        archive.glance(archive.kept()[0])
        newest_save(tmp_path)
        assert main(["replay", "--verify", str(path)]) in (0, 1, 2)
        said = capsys.readouterr()
        assert said.err.count("\n") <= 1 and "Traceback" not in said.err


def changed(number: int, path: list[str | int], value: object) -> bytes:
    """A save with one thing in it altered."""
    whole = msgspec.json.decode(saved(number, STOPS[1]).partition(b"\n")[2])
    node = whole
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return sealed(msgspec.json.encode(whole))


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["setup", "game"], "chess"),
        (["setup", "modules"], ["yellow"]),
        (["setup", "options"], {"colour": "yellow"}),
        (["setup", "seats"], ["human", "nobody", "human"]),
        (["setup", "seats"], ["human"]),
        (["setup", "seats"], ["\x00", "human", "human"]),
        (["players", 1, "who"], "nobody"),
        (["snapshot", "stack", 0], ["no such step"]),
        (["snapshot", "stack", 0], ["turn-end"]),
        (["snapshot", "stack", 0], []),
        (["snapshot", "rng"], "many"),
        (["index", "dice"], ["yellow"]),
        (["index", "dice"], []),
    ],
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
@pytest.mark.parametrize("number", [1, 2])
def test_what_only_shows_when_the_save_is_used_is_told_in_one_line(
    number: int,
    command: list[str],
    where: list[str | int],
    value: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / f"game{saves.SUFFIX}"
    path.write_bytes(changed(number, where, value))
    status = main([*command, str(path)])
    said = capsys.readouterr()
    if command == ["replay"] and where[0] == "snapshot":
        assert status == 0, "its records are sound, and nothing else was asked for"
        return
    assert status == 2 and said.out == "" and said.err.count("\n") == 1
    assert said.err.startswith(f"farshore: can't load {path}: ")
    assert ("it is damaged" in said.err) or ("it needs other content" in said.err)


@pytest.mark.parametrize(
    ("number", "where"),
    [
        (0, ["snapshot", "common"]),
        (1, ["snapshot", "value"]),
        (2, ["snapshot", "row", 0]),
        (3, ["snapshot", "pile", "pool", 0]),
    ],
)
def test_a_number_beyond_all_measure_is_refused_at_once(
    number: int, where: list[str | int], tmp_path: Path
) -> None:
    """It neither takes for ever nor fills the memory."""
    path = tmp_path / f"game{saves.SUFFIX}"
    path.write_bytes(changed(number, where, 10**9))
    with pytest.raises(DamagedSave):
        resume(path)


def test_records_that_do_not_lead_to_the_position_stop_undo_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / f"game{saves.SUFFIX}"
    path.write_bytes(changed(1, ["records"], [[0, "act", "skip", [], False]] * 2))
    session, _ = resume(path)
    session.autosave = lambda: None  # type: ignore[method-assign]  # nothing is to be kept
    decision = session.decision
    assert decision
    session.match.records[-1] = Record(decision.seat, "act", "skip")
    before = saves.snapshot(session.match.state)
    session.undo()
    assert saves.snapshot(session.match.state) == before and not session.match.can_undo()
    session.choose(decision.options[0].key)


def test_a_name_that_no_screen_can_write_is_cleaned(tmp_path: Path) -> None:
    data = changed(1, ["players", 0, "name"], "An\x00na\n" + "a" * 500)
    save = saves.parse(data)
    assert save.players[0].name.startswith("Annaaaa") and len(save.players[0].name) == saves.LONGEST_NAME


def test_old_saves_still_load(tmp_path: Path) -> None:
    """Content has changed since: the position goes on, and undo stops there."""
    path = tmp_path / f"game{saves.SUFFIX}"
    for number in range(len(PLAYED)):
        path.write_bytes(changed(number, ["content"], "older"))
        session, why = resume(path)
        assert why is not None and session.decision and not session.can_undo()


def test_damage_is_told_as_such(tmp_path: Path) -> None:
    with (
        pytest.raises(DamagedSave, match=r"it is damaged: it sinks \(KeyError\)"),
        saves.door("it sinks"),
    ):
        raise KeyError
    with pytest.raises(OSError, match="full"), saves.door("it sinks"):
        raise OSError("full")
    with pytest.raises(SaveError, match="can't load a: newer") as error, saves.door("it sinks", Path("a")):
        raise SaveError("newer", "newer")
    assert not isinstance(error.value, DamagedSave) and error.value.about(Path("b")) is error.value
