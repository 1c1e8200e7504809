"""One source for names and refusals, in the player's language; what is asked for once is not kept."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from game.engine import saves
from game.engine.game import Setup, SetupError
from game.engine.languages import LANGUAGES
from game.engine.saves import SUFFIX, Player, SaveError, read
from game.engine.trouble import Trouble
from game.registry import find_game, games, part_of
from game.ui.player_names import shown_name
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import begin_match, newest_save
from game.ui.session import begin, resume
from game.ui.settings import NewGame, SeatChoice, Settings, load_settings, save_settings
from game.ui.start import start
from game.ui.trouble import DISK, plain
from game.ui.western_sea.table import SeaTable
from game.ui.wording import Wording, phrases
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

ROOT = Path(__file__).resolve().parents[2]
SETUP = Setup(game="western-sea", seats=("human", "greedy", "easy"), seed=12)


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_is_called_the_same_in_the_set_up_at_the_table_and_in_the_menu(
    lang: str, make_app: MakeApp
) -> None:
    app = make_app(lang=lang)
    seats = [SeatChoice("", who, livery) for who, livery in (("human", 4), ("greedy", 2), ("easy", 0))]
    app.settings.last = NewGame(seats=seats)
    scene = NewGameScene(app)
    app.push(MenuScene(app))
    app.push(scene)
    names = scene.names()
    assert len({*names}) == 3 and names[0] == app.kit.say("player.default", n=1)
    assert not begin_match(app, scene.draft.setup(5), scene.draft.players())
    table = app.scene
    assert isinstance(table, SeaTable) and table.names == names
    found = newest_save()
    assert found and found.names(app.kit.say) == names


def test_every_colour_has_a_captain_of_its_own() -> None:
    for lang in LANGUAGES:
        say = Wording(lang, "western-sea")
        assert len({shown_name(say, "", "greedy", 0, livery) for livery in range(6)}) == 6
        assert shown_name(say, "", "diceoneer", 1, 0) == say("bot.diceoneer")
        assert shown_name(say, " Ada ", "greedy", 1, 0) == "Ada"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_what_is_chosen_before_a_game_has_a_name(name: str, lang: str) -> None:
    """Also of a game that has no table yet; what its own set-up draws, that says itself."""
    say, game = Wording(lang, name), find_game(name)
    drawn = part_of(name, "ui").SCREENS.drawn if name in games("ui") else ()
    wanted = ["game.name", "game.about"]
    wanted += [f"{word}.{module}" for module in game.modules for word in ("module", "module-about")]
    chosen = {option: what.values for option, what in game.options.items() if option not in drawn}
    wanted += [f"option.{option}" for option in chosen]
    for option, values in chosen.items():
        words = [value for value in values if not value.isdigit() and not say.has(f"option-value.{value}")]
        wanted += [f"option-value.{option}.{value}" for value in words]
    assert [key for key in wanted if not say.has(key)] == []


# Refusals


def keys_in_the_code() -> set[str]:
    """Every key that is handed to a SetupError, a SaveError or another Trouble."""
    found = set(DISK.values())
    for path in (ROOT / "game").rglob("*.py"):
        text = path.read_text("utf-8")
        for call in re.finditer(r"(?:SetupError|SaveError|DamagedSave|PositionError|Trouble)\(", text):
            part = text[call.end() : call.end() + 260]
            key = re.search(r',\s+"([a-z-]+)"[,)\s]', part.split("raise")[0].split("return")[0])
            found |= {key[1]} if key else set()
    return {key for key in found if not key.startswith("new-game")}


def test_every_refusal_is_told_in_both_languages() -> None:
    keys = keys_in_the_code()
    assert {"count", "technology", "damaged", "disk-full", "pack-gone"} <= keys
    for lang in LANGUAGES:
        said = [key for game in ("", *games()) for key in phrases(lang, game)]
        there = {key.removeprefix("refusal.") for key in said if key.startswith("refusal.")}
        assert keys == there, lang


def test_an_impossible_set_up_is_told_in_italian() -> None:
    game = find_game("western-sea")
    with pytest.raises(SetupError) as caught:
        game.check_setup(Setup(game="western-sea", seats=("human",) * 5))
    assert plain(Wording("it"), caught.value) == Wording("it")("refusal.count", counts="2, 3, 4", n=5)
    assert "is played with" in str(caught.value), "the command line says it in English"


def test_a_save_that_is_none_is_told_in_italian(tmp_path: Path) -> None:
    path = tmp_path / f"odd{SUFFIX}"
    path.write_bytes(b"nothing of ours")
    with pytest.raises(SaveError) as caught:
        resume(path)
    assert plain(Wording("it"), caught.value) == Wording("it")("refusal.no-save", path=path)


def test_what_lies_within_a_refusal_is_told_in_the_same_language() -> None:
    error = Trouble("needs", "content", path="x", what=Trouble("gone", "content-gone", name="mapping"))
    assert "«mapping» ora non c'è" in plain(Wording("it"), error)


def test_a_disk_is_told_in_plain_words() -> None:
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "/somewhere")
    assert plain(Wording("en"), error) == "/somewhere: the disk is full"
    assert plain(Wording("it"), error) == "/somewhere: il disco è pieno"


def test_of_one_thing_it_is_spoken_in_the_singular() -> None:
    say = Wording("en", "western-sea")
    assert say("tile.tents", who="Ada", n=1) == "Ada: 1 tent"
    assert say("tile.tents", who="Ada", n=2) == "Ada: 2 tents"


# What the command line asks for


def test_language_and_speed_of_one_start_are_not_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert save_settings(Settings(lang="it", speed="2")) is None
    seen: list[tuple[str, str]] = []

    def look(self: MenuScene, now: float, passed: float) -> None:
        seen.append((self.app.settings.lang, self.app.settings.speed))
        self.app.settings.sea = 11
        self.app.keep_settings()

    monkeypatch.setattr(MenuScene, "update", look)
    assert start(lang="en", speed="instant", frames=2) == 0
    assert seen[0] == ("en", "instant")
    kept, _ = load_settings()
    assert (kept.lang, kept.speed, kept.sea) == ("it", "2", 11)


def test_what_the_player_chooses_later_is_kept(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    app.given_for_now(Settings(lang="it", scale=app.settings.scale, speed=app.settings.speed))
    app.settings.speed = "1"
    app.keep_settings()
    assert load_settings()[0].lang == "it" and load_settings()[0].speed == "1"
    app.settings.lang = "it"
    app.keep_settings()
    app.settings.lang = "en"
    app.keep_settings()
    assert load_settings()[0].lang == "en"


# A power cut


def test_the_save_before_is_one_that_the_disk_is_known_to_have(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk is slow, the one before stays as it is; without power, that one is left."""
    session = begin(SETUP, [Player(livery=n) for n in range(3)])[0]
    session.autosave()
    on_disk = [0]
    flush = saves.flush

    def note(path: Path) -> None:
        flush(path)
        on_disk.append(len(read(path).records))

    monkeypatch.setattr(saves, "flush", note)
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr("game.ui.session._KEEPERS", Slow(waiting))
    for turn in range(14):
        assert session.decision
        session.choose(session.decision.options[0].key)
        before = session.shelf.path(session.name, before=True)
        if before.exists():
            assert len(read(before).records) in on_disk, "a power cut now would leave nothing that is sure"
        if turn % 3 == 2:
            while waiting:
                waiting.pop(0)()  # what the disk has still to do
    assert len(on_disk) > 2 and len(read(before).records) > 3


class Slow:
    """A disk that does its work when it is told to."""

    def __init__(self, waiting: list[Callable[[], None]]) -> None:
        self.waiting = waiting

    def submit(self, work: Callable[[], None]) -> Future[None]:
        future: Future[None] = Future()

        def do() -> None:
            work()
            future.set_result(None)

        self.waiting.append(do)
        return future


# Shores


def test_a_shore_says_why_no_tile_goes_there(make_app: MakeApp) -> None:
    app = make_app()
    session = begin(
        Setup(game="western-sea", seats=("human", "human"), seed=3), [Player(), Player(livery=1)]
    )[0]
    while session.decision and session.decision.ask != "act":
        session.choose(session.decision.options[-1].key)
    table = SeaTable(app, session)
    app.push(table)
    Hands(app).frames(2)
    shore = next(cell for cell in table.state.frontier if table.spot(f"hex {cell}"))
    spot = table.spot(f"hex {shore}")
    assert spot and not spot.act and spot.tip
    assert getattr(spot.tip(), "why_not", "")
