"""A real window under Xvfb with a hand that knows nothing of pygame: start, new game, first choices, quit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.saves import SUFFIX, read
from game.ui.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.pause import PauseScene
from game.ui.session import Session, resume
from game.ui.settings import NewGame, SeatChoice, Settings, save_settings
from game.ui.western_sea.table import SeaTable
from tests.ui.hands import Hands

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
PATIENCE = 60
CHOICES = 6
missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a display of our own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        number = server.stdout.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
        server.terminate()


@pytest.fixture
def settings(home: Path) -> Settings:
    seats = [SeatChoice("Ada", "human", 0), SeatChoice("Bo", "human", 1)]
    made = Settings(lang="en", speed="instant", width=SIZE[0], height=SIZE[1], last=NewGame(seats=seats))
    assert not save_settings(made)
    return made


@pytest.fixture
def twin(settings: Settings) -> Iterator[App]:
    """The same program without a window of its own: it tells where things are."""
    yield App(settings, SIZE)
    pygame.quit()


class Window:
    """The program in its window, and the hand."""

    def __init__(self, display: str) -> None:
        hidden = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "WAYLAND_DISPLAY")
        plain = {name: value for name, value in os.environ.items() if name not in hidden}
        self.environment = {**plain, "DISPLAY": display}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game"], cwd=ROOT, env=self.environment, stderr=subprocess.PIPE, text=True
        )
        self.id = self._find()
        self.hand("windowfocus", self.id)

    def _find(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.hand("search", "--onlyvisible", "--class", "^farshore$", check=False).split()
            if found:
                return found[-1]
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            time.sleep(0.05)
        raise AssertionError("no window appeared")

    def hand(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True, timeout=30
        )
        assert not check or done.returncode == 0, done.stderr
        return done.stdout

    def click(self, at: tuple[int, int], check: bool = True) -> None:
        self.hand("mousemove", "--window", self.id, str(at[0]), str(at[1]), check=check)
        time.sleep(0.1)
        self.hand("click", "1")

    def press(self, key: str) -> None:
        self.hand("key", "--window", "0", key)  # to whatever has the focus, as a keyboard would

    def until(self, done: Callable[[], bool], act: Callable[[], None], what: str) -> None:
        """Do it until it has happened; a click before the first frame goes nowhere, as for a hasty person."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            act()
            soon = time.monotonic() + 3
            while time.monotonic() < soon:
                if done():
                    return
                assert self.process.poll() is None or done(), (
                    self.process.stderr and self.process.stderr.read()
                )
                time.sleep(0.03)
        raise AssertionError(f"{what}: nothing came of it")


@pytest.fixture
def window(display: str, settings: Settings) -> Iterator[Window]:
    made = Window(display)
    yield made
    made.process.kill()
    made.process.wait(20)
    if made.process.stderr:
        made.process.stderr.close()


def has_more(path: Path, records: int) -> bool:
    return len(read(path).records) > records


def test_start_new_game_first_choices_quit(window: Window, twin: App, home: Path) -> None:
    def save() -> Path | None:
        return next((p for p in (home / "saves").glob(f"*{SUFFIX}") if ".before" not in p.name), None)

    assert window.hand("getwindowgeometry", window.id).split()[-1] == f"{SIZE[0]}x{SIZE[1]}"
    hands = Hands(twin)
    twin.push(MenuScene(twin))
    hands.frames(2)
    in_menu = hands.visible("new-game")
    twin.push(NewGameScene(twin))
    hands.frames(2)
    in_set_up = hands.visible("start")

    def begin() -> None:
        window.click(in_menu)
        time.sleep(0.7)
        window.click(in_set_up)

    window.until(lambda: save() is not None, begin, "a new game")
    path = save()
    assert path
    session: Session | None = None
    for made in range(CHOICES):
        session, _ = resume(path)
        assert len(session.match.records) == made
        table = SeaTable(twin, session)
        twin.replace(table)
        hands.frames(3)
        option = session.decision and session.decision.options[-1]
        assert option
        place = hands.visible(table.spot_of(option))
        window.until(partial(has_more, path, made), partial(window.click, place), option.key)
        assert read(path).records[-1].key == option.key
        table.session.choose(option.key)

    assert session
    twin.push(PauseScene(twin, table))
    hands.frames(2)
    leave = hands.visible("quit")

    def quit_program() -> None:
        window.press("Escape")
        time.sleep(0.7)
        window.click(leave, check=False)  # a busy machine may still be closing what was clicked before

    window.until(lambda: window.process.poll() is not None, quit_program, "quitting")
    assert window.process.returncode == 0
    assert len(read(path).records) == CHOICES
    assert window.process.stderr and window.process.stderr.read() == ""
