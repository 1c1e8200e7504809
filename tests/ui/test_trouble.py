"""Bad days: something breaks, a file is missing or damaged, the disk is full, the screen goes away."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.__main__ import main
from game.engine import saves
from game.engine.game import Setup
from game.engine.saves import SUFFIX, Player, read
from game.paths import resource
from game.ui import art
from game.ui.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import newest_save
from game.ui.scenes.saves import SavesScene
from game.ui.session import Session, begin, resume
from game.ui.western_sea.table import SeaTable
from tests.tools.damage import sealed
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

ROOT = Path(__file__).resolve().parents[2]

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


# Parts of the program are missing or damaged


def message_on(app: App) -> str:
    Hands(app).frames(25)
    assert isinstance(app.scene, MessageScene), "nothing was told"
    return app.scene.text


@pytest.fixture
def forget_files() -> Iterator[None]:
    """Files are read once; a test that hides one must not find it read already, nor leave it hidden."""
    art.source.cache_clear()
    yield
    art.source.cache_clear()


@pytest.mark.usefixtures("forget_files")
@pytest.mark.parametrize("damage", ["missing", "torn", "binary"])
def test_a_missing_or_damaged_picture_is_told_and_the_game_goes_on(
    damage: str, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = resource

    def lookup(*parts: str) -> Path:
        path = whole(*parts)
        if parts[-1] != "icons/new-game.svg":
            return path
        if damage == "missing":
            raise FileNotFoundError(path)
        other = tmp_path / "new-game.svg"
        other.write_bytes(path.read_bytes()[:90] if damage == "torn" else bytes(range(256)) * 9)
        return other

    monkeypatch.setattr(art, "resource", lookup)
    app = make_app()
    app.push(MenuScene(app))
    assert "icons/new-game.svg" in message_on(app)
    Hands(app).press("escape")
    assert app.scene.name == "menu"
    Hands(app).frames(30)
    assert app.scene.name == "menu", "it is told only once"


def test_a_missing_recording_is_silent_and_told(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.push(MenuScene(app))
    pygame.mixer.init()
    app.sound.able = True
    app.sound.play("no-such-sound")
    assert "no-such-sound.wav" in message_on(app)


# The disk


def new_game(seed: int = 3) -> Session:
    setup = Setup(game="western-sea", seats=("random", "random"), seed=seed)
    return begin(setup, [Player(livery=n) for n in range(2)])[0]


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told_and_no_choice_is_lost(
    home: Path, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    session = new_game()
    table = SeaTable(app, session)
    app.push(table)
    Hands(app).frames(20)
    saved = read(session.shelf.path(session.name)).records
    with monkeypatch.context() as patch:
        patch.setattr(saves, "open", full, raising=False)
        Hands(app).frames(20)
        assert "No space left" in str(session.trouble)
        assert "disk is full" in table.prompt.under
        played = list(session.match.records)
        assert len(played) > len(saved)
        on_disk = read(session.shelf.path(session.name)).records
        assert on_disk == saved, "the last whole save is still there"
    Hands(app).frames(2)
    assert not session.trouble
    again = read(session.shelf.path(session.name)).records
    assert again[: len(played)] == played, "with room again, everything is saved"
    assert not list((home / "saves").glob("*.new"))


def test_a_save_damaged_on_disk_gives_way_to_the_one_before(home: Path, make_app: MakeApp) -> None:
    app = make_app()
    session = new_game()
    app.push(SeaTable(app, session))
    Hands(app).frames(20)
    session._flush()  # as the disk has done long before somebody chooses again
    Hands(app).frames(1)
    session.close()
    path = session.shelf.path(session.name)
    path.write_bytes(path.read_bytes()[:-20])
    found = newest_save()
    assert found and found.path == session.shelf.path(session.name, before=True)
    again, _ = resume(found.path)
    assert len(again.match.records) == len(session.match.records) - 1


def forged_game(app: App) -> Session:
    """A game with two states kept, the later of which nobody can play; only its checksum is right."""
    session = new_game()
    app.push(SeaTable(app, session))
    Hands(app).frames(20)
    session._flush()
    Hands(app).frames(1)
    session.close()
    path = session.shelf.path(session.name)
    whole = msgspec.json.decode(path.read_bytes().partition(b"\n")[2])
    whole["snapshot"]["stack"][0] = ["no such step"]
    path.write_bytes(sealed(msgspec.json.encode(whole)))
    return session


def told(app: App) -> str:
    scene = app.scene
    assert isinstance(scene, MessageScene)
    return scene.text


def test_a_save_that_nobody_can_play_is_set_aside_from_the_menu(home: Path, make_app: MakeApp) -> None:
    app = make_app()
    session = forged_game(app)
    path = session.shelf.path(session.name)
    data, before = path.read_bytes(), read(session.shelf.path(session.name, before=True)).records
    app.scenes.clear()
    app.push(MenuScene(app))
    Hands(app).click_on("continue")
    aside = path.with_name(f"{session.name}.damaged-1{SUFFIX}")
    assert aside.read_bytes() == data and not path.exists()
    assert "is damaged" in told(app) and aside.name in told(app)
    app.pop()
    Hands(app).frames(1)
    Hands(app).click_on("continue")
    table = app.scene
    assert isinstance(table, SeaTable), "the one before goes on"
    assert table.session.match.records[: len(before)] == before
    assert aside.read_bytes() == data


def test_a_save_that_nobody_can_play_is_set_aside_from_the_list(home: Path, make_app: MakeApp) -> None:
    app = make_app()
    session = forged_game(app)
    path = session.shelf.path(session.name)
    data, before = path.read_bytes(), read(session.shelf.path(session.name, before=True)).records
    app.scenes.clear()
    app.push(MenuScene(app))
    app.push(SavesScene(app))
    Hands(app).click_on("load")
    aside = path.with_name(f"{session.name}.damaged-1{SUFFIX}")
    assert aside.read_bytes() == data
    assert aside.name in told(app)
    app.pop()
    scene = app.scene
    assert isinstance(scene, SavesScene)
    scene.chosen = session.name
    scene.refresh()
    Hands(app).click_on("load")
    table = app.scene
    assert isinstance(table, SeaTable) and table.session.name == session.name
    assert table.session.match.records[: len(before)] == before
    assert aside.read_bytes() == data, "what is set aside is never written over"


# The display


def test_a_display_that_goes_away_for_a_while(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    session = new_game()
    app.push(SeaTable(app, session))
    Hands(app).frames(3)
    gone = [3]
    show, update = pygame.display.flip, pygame.display.update

    def lost(*_: object) -> None:
        if gone[0]:
            gone[0] -= 1
            raise pygame.error("Window surface is invalid")
        update() if _ else show()

    monkeypatch.setattr(pygame.display, "flip", lost)
    monkeypatch.setattr(pygame.display, "update", lost)
    monkeypatch.setattr("game.ui.app.time.sleep", lambda seconds: None)
    made = len(session.match.records)
    Hands(app).frames(20)
    assert not gone[0] and app.running
    assert len(session.match.records) > made + 10


def test_a_display_that_stays_away_ends_the_program_in_one_line(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = App.tick

    def tick(self: App, passed: float) -> None:
        if self.frames == 12:
            pygame.display.quit()
            monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
        whole(self, passed)

    monkeypatch.setattr(App, "tick", tick)
    monkeypatch.setattr("game.ui.app.time.sleep", lambda seconds: None)
    assert main([*PLAY, "--frames", "200"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "display is gone" in said
    found = newest_save()
    assert found and str(found.path) in said and len(read(found.path).records) >= 10


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("more", [{"SDL_VIDEODRIVER": "x11", "DISPLAY": ":987"}, {}])
def test_no_display_at_all_is_told_in_one_line(more: dict[str, str]) -> None:
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | more
    done = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("farshore: there is no display") and done.stderr.count("\n") == 1


def test_a_window_that_cannot_be_resized_stays(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.push(MenuScene(app))
    Hands(app).frames(2)

    def refuse(*_: object) -> pygame.Surface:
        raise pygame.error("no such mode")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    app.resize((1111, 777))
    assert app.window.get_size() == (1280, 720)
    assert "no such mode" in message_on(app)


# Sound


def test_without_a_sound_device_nothing_is_printed(home: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "XDG_RUNTIME_DIR": str(home), "PULSE_SERVER": "unix:/nowhere"}
    command = [sys.executable, "-m", "game", *PLAY, "--frames", "30"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
