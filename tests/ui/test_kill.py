"""The program is killed at random moments of play; the next start always offers the last finished choice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.engine.match import Record, replay
from game.engine.saves import FRESH, SUFFIX
from game.tools.common import open_save
from game.ui.scenes.open import newest_save
from game.ui.session import resume

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50
EACH = 10
"""Kills of one game; then another begins."""

PLAYING = """
import os, sys
from game.engine.match import Match
from game.ui import app as screen

told = os.open(sys.argv[1], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
whole = screen.App.tick

def tick(self, passed):
    whole(self, passed)
    tables = [scene for scene in self.scenes if hasattr(scene, "session")]
    if tables:  # the frame that shows a choice was drawn: now it is finished for whoever looks on
        records = tables[0].session.match.records
        os.write(told, b"%d\\n" % len(records))

screen.App.tick = tick
from game.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


def play_and_kill(told: Path, arguments: list[str], wait: float) -> int:
    """Start the program, kill it that long after its first finished choice; how many choices it had shown."""
    told.unlink(missing_ok=True)
    command = [sys.executable, "-c", PLAYING, str(told), "play", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) as process:
        end = time.monotonic() + 60
        while not (told.exists() and told.stat().st_size) and time.monotonic() < end:
            assert process.poll() is None, process.stderr and process.stderr.read().decode()
            time.sleep(0.002)
        time.sleep(wait)
        process.send_signal(signal.SIGKILL)
    lines = told.read_text().split("\n")[:-1]
    assert lines, "it never got to the table"
    return int(lines[-1])


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_fifty_kills_lose_no_finished_choice(home: Path, tmp_path: Path) -> None:
    dice = random.Random(1492)
    told = tmp_path / "told"
    before: list[Record] = []
    ahead = litter = 0
    for kill in range(KILLS):
        arguments = ["--speed", "instant", "--demo", "--size", "640x480"]
        if kill % EACH == 0:
            before = []
            arguments += ["--seats", "random,random,random", "--seed", str(kill)]
        else:
            found = newest_save()
            assert found
            arguments += ["--load", str(found.path)]
        shown = play_and_kill(told, arguments, dice.random() * 0.25)
        litter += len(list((home / "saves").glob(f"*{FRESH}")))

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
        ahead += len(records) - shown
        opened = open_save(found.path, [])
        alone = replay(opened.game, opened.book, opened.save.setup, opened.save.opening, records)
        assert alone.state == session.match.state
        assert not list((home / "saves").glob(f"*{FRESH}")), "what was half written is cleared away"
        assert not session.over, "the game is longer than the test"
        before = list(records)
        session.close()
    names = {path.name for path in (home / "saves").iterdir()}
    assert all(name.endswith(SUFFIX) for name in names), names
    assert len(names) == 2 * KILLS // EACH
