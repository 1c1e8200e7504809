"""Bad days: something breaks, a file is missing or damaged, the disk is full, the screen goes away."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.saves import SUFFIX, read
from game.ui.app import App
from game.ui.western_sea.table import SeaTable

PLAY = ["play", "--seats", "random,random", "--seed", "11", "--speed", "instant"]


# Something breaks


def break_after(frames: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stumbles over a bug of ours after so many frames."""
    whole = SeaTable.update

    def update(self: SeaTable, now: float, passed: float) -> None:
        if self.app.frames >= frames:
            raise ZeroDivisionError("a bug of ours")
        whole(self, now, passed)

    monkeypatch.setattr(SeaTable, "update", update)


def test_a_crash_leaves_a_report_with_seed_and_save(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_after(30, monkeypatch)
    assert main([*PLAY, "--frames", "100"]) == 1
    (report,) = (home / "logs").glob("crash-*.txt")
    text = report.read_text("utf-8")
    assert "seed 11" in text and "ZeroDivisionError: a bug of ours" in text
    (saved,) = (path for path in (home / "saves").glob(f"*{SUFFIX}") if ".before" not in path.name)
    kept = report.with_suffix(SUFFIX)
    assert kept.name in text and kept.read_bytes() == saved.read_bytes()
    assert len(read(kept).records) > 10
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("farshore: ") and str(report) in last and str(saved) in last


def test_a_crash_is_told_on_the_screen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_after(10, monkeypatch)
    seen: list[str] = []
    whole = App.tick

    def tick(self: App, passed: float) -> None:
        whole(self, passed)
        if self.scene.name == "message":
            seen.append(getattr(self.scene, "text", ""))
            self.quit()

    monkeypatch.setattr(App, "tick", tick)
    assert main([*PLAY, "--lang", "it"]) == 1
    assert seen and str(home / "logs") in seen[0] and "partita" in seen[0]


def test_a_crash_on_a_full_disk_is_still_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_after(10, monkeypatch)
    (home / "logs").parent.mkdir(parents=True, exist_ok=True)
    (home / "logs").write_text("a file where the folder should be")
    assert main([*PLAY, "--frames", "100"]) == 1
    assert "could not be written" in capsys.readouterr().err.splitlines()[-1]
