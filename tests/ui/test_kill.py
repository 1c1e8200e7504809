"""The program is killed at random moments of play; the next start always offers the last finished choice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.match import Record, replay
from game.engine.opening import open_save
from game.engine.saves import FRESH, SUFFIX, snapshot
from game.ui.scenes.open import newest_save
from game.ui.session import resume

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50
EACH = 10
"""Kills of one game; then another begins."""
LONGEST = 0.1
"""Seconds after the first choice that was seen."""

NURSERY = """
import json, os, sys
from game.__main__ import main
from game.ui import app as screen
import game.ui.start, game.ui.western_sea.table, game.rules.western_sea, game.bots.seats, game.ui.scenes.score
import tests.conftest
from game.engine.opening import open_library

open_library(game.rules.western_sea.game.GAME)

whole = screen.App.tick

def tick(self, passed):
    whole(self, passed)
    tables = [scene for scene in self.scenes if hasattr(scene, "session")]
    if tables:  # the frame that shows a choice was drawn: now it is finished for whoever looks on
        os.write(told, b"%d\\n" % len(tables[0].session.match.records))

screen.App.tick = tick
for line in sys.stdin:
    file, *arguments = json.loads(line)
    child = os.fork()
    if not child:
        told = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os._exit(main(arguments))
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""
"""Has everything imported and all content read, and plays in children of its own: fifty starts take little
time."""


class Nursery:
    def __init__(self, told: Path) -> None:
        self.told = told
        command = [sys.executable, "-c", NURSERY]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play_and_kill(self, arguments: list[str], wait: float) -> int:
        """Play, kill it that long after the first finished choice; how many choices it had shown."""
        assert self.process.stdin and self.process.stdout
        self.told.unlink(missing_ok=True)
        self.process.stdin.write(json.dumps([str(self.told), "play", *arguments]) + "\n")
        self.process.stdin.flush()
        child = int(self.process.stdout.readline())
        end = time.monotonic() + 60
        while not (self.told.exists() and self.told.stat().st_size):
            assert time.monotonic() < end, "it never got to the table"
            time.sleep(0.002)
        time.sleep(wait)
        os.kill(child, signal.SIGKILL)
        assert self.process.stdout.readline() == "gone\n"
        return int(self.told.read_text().split("\n")[-2])

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(20)


@pytest.fixture
def nursery(home: Path, tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery(tmp_path / "told")
    yield made
    made.close()


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_fifty_kills_lose_no_finished_choice(home: Path, nursery: Nursery) -> None:
    dice = random.Random(1492)
    before: list[Record] = []
    for kill in range(KILLS):
        arguments = ["--speed", "instant", "--demo", "--size", "640x480"]
        if kill % EACH == 0:
            before = []
            arguments += ["--seats", "random,random,random", "--seed", str(kill)]
        else:
            found = newest_save()
            assert found
            arguments += ["--load", str(found.path)]
        shown = nursery.play_and_kill(arguments, dice.random() * LONGEST)
        found = newest_save()
        assert found, f"kill {kill}: nothing is offered"
        session, why = resume(found.path)
        records = session.match.records
        assert not why
        assert records[: len(before)] == before, f"kill {kill}: what was chosen before is another now"
        # The last choice that was seen is there; one more may be, saved but not yet drawn.
        assert shown <= len(records) <= shown + 1, (
            f"kill {kill}: {shown} were shown, {len(records)} are saved"
        )
        opened = open_save(found.path, [])
        alone = replay(opened.game, opened.book, opened.save.setup, opened.save.opening, records)
        assert snapshot(alone.state) == snapshot(session.match.state)
        assert not list((home / "saves").glob(f"*{FRESH}")), "what was half written is cleared away"
        assert not session.over, "the game is longer than the test"
        before = list(records)
        session.close()
    names = {path.name for path in (home / "saves").iterdir()}
    assert all(name.endswith(SUFFIX) for name in names), names
    assert len(names) == 2 * KILLS // EACH
