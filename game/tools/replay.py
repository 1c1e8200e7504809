"""`farshore replay`: play a saved game again, and prove that it leads to the saved position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.bots.seats import check_sitting
from game.engine.match import Match, ReplayError, replay
from game.engine.opening import Opened, open_save
from game.engine.saves import SaveError, door, resume, snapshot
from game.engine.state import State
from game.tools.common import seat_name
from game.tools.standing import standing

DEPARTS = 1


def run(*, file: Path, verify: bool, packs: Sequence[Path]) -> int:
    opened = open_save(file, packs, texts=False)
    check_sitting(opened, file)
    if not opened.same_content:
        return _only_tell(file, opened)
    save = opened.save
    try:
        match = replay(opened.game, opened.book, save.setup, save.opening, save.records)
    except ReplayError as error:
        return _departs(file, str(error))
    account(match, opened)
    if verify:
        with door("its position makes no sense", file):
            return _verify(file, match, bytes(save.snapshot))
    return 0


def _verify(file: Path, match: Match, saved: bytes) -> int:
    if snapshot(match.state) != saved:
        return _departs(file, f"after all {len(match.records)} records {difference(match.state, saved)}")
    print(f"verified: {len(match.records)} records lead to the saved position, byte for byte")
    return 0


def _departs(file: Path, where: str) -> int:
    print(f"farshore: {file} does not hold: {where}", file=sys.stderr)
    return DEPARTS


def difference(state: State, saved: bytes) -> str:
    """The first thing in the saved position that the replay does not lead to."""
    mine: dict[str, Any] = msgspec.json.decode(snapshot(state))
    theirs = msgspec.json.decode(saved)
    if not isinstance(theirs, dict):
        return "the saved position is no position"
    for name in {**mine, **theirs}:
        if mine.get(name) != theirs.get(name):
            return f"'{name}' is {_short(mine.get(name))}, but the save has {_short(theirs.get(name))}"
    return "the position is the same, but the save writes it in another way"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def _only_tell(file: Path, opened: Opened) -> int:
    """Under other content the records may mean something else; the saved position can still be told."""
    try:
        match = resume(opened.save, opened.game, opened.book, opened.library.content_hash)
        account(match, opened)
    except SaveError:
        pass  # not even that: the line below says why
    print(f"farshore: {file} can't be replayed or verified: {opened.difference()}", file=sys.stderr)
    return DEPARTS


def account(match: Match, opened: Opened) -> None:
    """Who played, how far, and how it stands."""
    setup = match.setup
    modules = f", modules {', '.join(setup.modules)}" if setup.modules else ""
    print(
        f"{setup.game}, seed {setup.seed}{modules}: {len(match.records)} choices, "
        f"{match.game.rounds(match.state)} rounds"
    )
    if match.decision is not None:
        print(f"not finished: {seat_name(setup, match.decision.seat)} is asked '{match.decision.ask}'")
    for line in standing(match.game, match.book, match.state, setup, over=match.over):
        print(line)
