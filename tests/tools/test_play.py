"""`farshore play` with each of its options, as the README has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.engine.saves import SUFFIX, read
from game.ui.app import App
from game.ui.session import Session

ROOT = Path(__file__).resolve().parents[2]
Play = Callable[..., App]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    """Run the command to its end and look at what it left."""
    apps: list[App] = []
    whole = App.run

    def run(self: App, frames: int | None = None) -> None:
        apps.append(self)
        whole(self, frames)

    monkeypatch.setattr(App, "run", run)

    def made(*arguments: str) -> App:
        assert main(["play", "--frames", "3", *arguments]) == 0
        return apps[-1]

    yield made
    pygame.quit()


def session_of(app: App) -> Session:
    found = next(getattr(scene, "session", None) for scene in reversed(app.scenes))
    assert isinstance(found, Session)
    return found


def test_a_game_without_options_is_a_person_against_a_bot(play: Play) -> None:
    session = session_of(play())
    assert session.match.setup.game == "western-sea"
    assert session.match.setup.seats == ("human", "greedy")
    assert session.match.setup.modules == ()


def test_frames_are_counted(play: Play) -> None:
    assert play().frames == 3
    assert play("--frames", "17").frames == 17


def test_size_and_shot(play: Play, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    app = play("--size", "1024x768", "--shot", str(picture), "--seed", "1")
    assert app.size == (1024, 768)
    shown = pygame.image.load(str(picture))
    assert shown.get_size() == (1024, 768)
    assert len({tuple(shown.get_at((x, y))) for x in range(0, 1024, 16) for y in range(0, 768, 16)}) > 50


@pytest.mark.parametrize("lang", ["en", "it"])
def test_lang(lang: str, play: Play) -> None:
    app = play("--lang", lang)
    assert app.kit.say("menu.quit") == {"en": "Quit", "it": "Esci"}[lang]


@pytest.mark.parametrize(("speed", "pace"), [("1", 1.0), ("2", 2.0), ("instant", 0.0)])
def test_speed(speed: str, pace: float, play: Play) -> None:
    assert play("--speed", speed).settings.pace == pace


def test_demo_plays_the_human_seats(play: Play) -> None:
    assert session_of(play()).person_asked() is not None or session_of(play()).people() == [0]
    session = session_of(play("--demo", "--speed", "instant", "--frames", "12"))
    assert session.people() == []
    assert len(session.match.records) >= 8


def test_seats_and_seed(play: Play) -> None:
    def opening(*arguments: str) -> tuple[object, ...]:
        match = session_of(play("--seats", "human,human,easy", *arguments)).match
        assert match.setup.seats == ("human", "human", "easy")
        return match.opening

    assert opening("--seed", "-5") == opening("--seed", "-5")
    assert len({opening("--seed", str(n)) for n in range(4)}) > 1
    assert session_of(play("--seed", "77")).match.setup.seed == 77
    assert session_of(play()).match.setup.seed != session_of(play()).match.setup.seed


def test_tech(play: Play) -> None:
    assert session_of(play("--tech", "first-game")).match.setup.options == {"tech": "first-game"}


def test_pack(play: Play) -> None:
    session = session_of(play("--pack", str(ROOT / "saves" / "example-pack")))
    assert [pack.id for pack in session.library.packs] == ["example-pack"]


def test_load_by_name_and_by_path(play: Play, home: Path) -> None:
    bots = ("--seats", "random,random", "--speed", "instant", "--seed", "4")
    first = session_of(play(*bots, "--frames", "30")).match.records
    (saved,) = (path for path in (home / "saves").glob(f"*{SUFFIX}") if ".before" not in path.name)
    assert read(saved).records == first
    for name in (saved.name.removesuffix(SUFFIX), str(saved)):
        session = session_of(play("--load", name))
        assert session.match.records[: len(first)] == first
    assert session_of(play("western-sea", "--load", str(saved))).match.setup.seed == 4


def test_a_finished_example_can_be_loaded_and_is_not_written_to(play: Play, home: Path) -> None:
    example = ROOT / "saves" / "western-sea-2.farshore"
    before = example.read_bytes()
    play("--load", str(example), "--speed", "instant", "--frames", "20")
    assert example.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--shot", "picture.jpg"], ".png"),
        (["--shot", "."], ".png"),
        (["--pack", "no/such/pack"], "no such pack folder"),
        (["--tech", "stone-age"], "stone-age"),
        (["--load", "x", "--tech", "first-game"], "--tech"),
        (["--load", "x", "--modules", "fish"], "--modules"),
        (["finis-terrae", "--load", "saves/western-sea-2.farshore"], "western-sea"),
        (["--load", "README.md"], "not a Farshore save"),
        (["--load", "/dev/null"], "not a file"),
        (["--size", "0x0"], "640x480"),
        (["--size", "1280*720"], "1280*720"),
        (["--seats", "human"], "2, 3, 4"),
        (["--seed", "0x10"], "whole number"),
        (["--frames", "-1"], "at least 1"),
        (["--frames"], "--frames"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    arguments: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    home: Path,
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("farshore: ")
    assert said.err.count("\n") == 1 and words in said.err
    assert not list(home.rglob(f"*{SUFFIX}"))


def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: App, path: Path) -> None:
        raise pygame.error("No space left on device")

    monkeypatch.setattr(App, "shot", full)
    assert main(["play", "--frames", "2", "--shot", str(tmp_path / "full.png")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "full.png" in said and "No space left" in said
    pygame.quit()
