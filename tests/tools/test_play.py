"""`farshore play` in the terminal: asking, taking back, saving, going on."""

import io
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine import saves
from game.engine.saves import Shelf
from game.tools.play import free_name

MakeSave = Callable[..., Path]


class Terminal:
    """Types the answers and keeps what was said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def play(self, typed: list[str], *arguments: str, status: int = 0) -> str:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["play", *arguments]) == status
        return self._capsys.readouterr().out


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def records(path: Path) -> int:
    return len(saves.read(path).records)


def test_bots_play_a_game_and_it_is_kept(terminal: Terminal, home: Path) -> None:
    out = terminal.play([], "western-sea", "--seats", "random,random", "--seed", "2")
    assert "seat 1 (random): Player 1" in out and "the game is over" in out
    assert main(["replay", str(home / "saves" / "western-sea-2.farshore"), "--verify"]) == 0


def test_play_and_simulate_play_the_same_game(
    terminal: Terminal, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.play([], "--seats", "random,random", "--seed", "2")
    main(["simulate", "western-sea", "--seats", "random,random", "--seed", "2", "--games", "1"])
    played = records(home / "saves" / "western-sea-2.farshore")
    assert f"  {played} decisions" in capsys.readouterr().out


def test_a_person_is_asked(terminal: Terminal, home: Path) -> None:
    out = terminal.play(["1", "what?", "99", "q"], "--seats", "human,human", "--seed", "3")
    assert re.search(r"seat \d \(human\): [A-Z][^\n]+starting tile[^\n]*\n +1\. Keep [A-Z]", out)
    assert out.count("please answer 1 to") == 2
    assert "saved as" in out.splitlines()[-1]
    assert records(home / "saves" / "western-sea-3.farshore") == 1


def test_names_in_italian(terminal: Terminal) -> None:
    arguments = ["--seats", "human,human", "--seed", "3"]
    english, italian = (terminal.play(["q"], *arguments, "--lang", lang) for lang in ("en", "it"))
    assert english.splitlines()[0] == italian.splitlines()[0]
    assert english != italian


def test_a_key_is_as_good_as_a_number(terminal: Terminal, home: Path) -> None:
    terminal.play(["1", "q"], "--seats", "human,human", "--seed", "3")
    key = saves.read(home / "saves" / "western-sea-3.farshore").records[0].key
    terminal.play([key, "q"], "--seats", "human,human", "--seed", "3")
    assert saves.read(home / "saves" / "western-sea-3-2.farshore").records[0].key == key


def test_enter_takes_the_default(terminal: Terminal) -> None:
    out = terminal.play(["1"] * 3 + [""] * 3, "--seats", "human,human", "--seed", "3")
    assert "[default: press Enter]" in out


def test_taking_back(terminal: Terminal, home: Path) -> None:
    """The first choices open no tile and roll no die, so the second seat's placing can be taken back."""
    path = home / "saves" / "western-sea-3.farshore"
    out = terminal.play(["u", "r"], "--seats", "human,human", "--seed", "3")
    assert out.count("nothing can be taken back") == 2
    made = 0
    while made < 60:  # until a choice may be taken back
        out = terminal.play(["1", "u"], "--load", "western-sea-3")
        if "1 choice taken back" in out:
            break
        made += 1
    assert records(path) == made
    assert main(["replay", str(path), "--verify"]) == 0
    assert "taken back" in terminal.play(["1", "r"], "--load", "western-sea-3")


def test_every_choice_is_saved(terminal: Terminal, home: Path) -> None:
    """The end of the input is no choice, and s saves and plays on."""
    out = terminal.play(["1", "s", "1"], "--seats", "human,human,human", "--seed", "5")
    assert f"saved as {home / 'saves' / 'western-sea-5.farshore'}\n" in out
    assert records(home / "saves" / "western-sea-5.farshore") == 2
    assert records(home / "saves" / "western-sea-5.before.farshore") in (1, 2)


def test_a_killed_game_has_been_saved(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "1"])

    def say(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", say)
    terminal.play([], "--seats", "human,human", "--seed", "6", status=130)
    assert records(home / "saves" / "western-sea-6.farshore") == 2


def test_a_new_game_never_takes_the_place_of_another(terminal: Terminal, home: Path) -> None:
    for _ in range(2):
        terminal.play(["1"], "--seats", "human,human", "--seed", "7")
    names = {path.name for path in (home / "saves").iterdir() if ".before." not in path.name}
    assert names == {"western-sea-7.farshore", "western-sea-7-2.farshore"}
    assert free_name(Shelf(home / "saves"), "western-sea-7") == "western-sea-7-3"


def test_a_save_from_elsewhere_is_not_written_to(terminal: Terminal, home: Path, make_save: MakeSave) -> None:
    path = make_save(choices=30, seats=("human", "human"))
    before = path.read_bytes()
    out = terminal.play(["1"], "--load", str(path))
    assert "30 choices made" in out
    assert path.read_bytes() == before
    assert records(home / "saves" / path.name) == 31


def test_a_loaded_game_is_played_to_its_end_by_the_demo(terminal: Terminal, make_save: MakeSave) -> None:
    path = make_save(choices=100, seats=("human", "random"))
    assert "the game is over" in terminal.play([], "--load", str(path), "--demo")


def test_loading_under_other_content_locks_undo(terminal: Terminal, make_save: MakeSave, pack: Path) -> None:
    path = make_save(choices=30, seats=("human", "human"))
    out = terminal.play(["u", "q"], "--load", str(path), "--pack", str(pack))
    assert "can't be taken back: it was played without the pack 'more-dice'" in out
    assert "nothing can be taken back" in out


def test_installed_packs_are_found_for_a_save(terminal: Terminal, pack: Path, home: Path) -> None:
    terminal.play(["1"], "--seats", "human,human", "--seed", "3", "--pack", str(pack))
    (home / "packs").mkdir()
    pack.rename(home / "packs" / "more-dice")
    assert main(["replay", str(home / "saves" / "western-sea-3.farshore"), "--verify"]) == 0


def test_a_game_that_can_not_be_saved_goes_on(terminal: Terminal, home: Path) -> None:
    home.mkdir()
    (home / "saves").write_text("in the way", "utf-8")
    out = terminal.play(["1", "1"], "--seats", "human,human", "--seed", "3", status=2)
    assert out.count("the game goes on unsaved") == 1
    assert (home / "saves").read_text("utf-8") == "in the way"


def test_the_wrong_game_for_a_save(make_save: MakeSave, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "island", "--load", str(make_save(choices=3))]) == 2
    assert "a game of western-sea" in capsys.readouterr().err


def test_a_technology_set(terminal: Terminal, home: Path) -> None:
    terminal.play(["q"], "--seats", "human,random", "--tech", "first-game", "--seed", "3")
    assert saves.read(home / "saves" / "western-sea-3.farshore").setup.options == {"tech": "first-game"}


def test_packs_in_the_users_folder_are_played_with_and_a_broken_one_is_left_out(
    home: Path, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(pack, home / "packs" / "sound")
    (home / "packs" / "broken").mkdir()
    (home / "packs" / "broken" / "pack.yaml").write_text("id: 7 wrong\n")
    assert main(["play", "western-sea", "--seats", "random,random", "--seed", "3"]) == 0
    assert "left out:" in capsys.readouterr().err
    save = saves.read(next((home / "saves").glob(f"*{saves.SUFFIX}")))
    assert len(save.packs) == 1
