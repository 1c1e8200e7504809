"""Bad days on the quiet screens: damaged settings, a full disk, missing pictures and type."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.paths import user_dir
from game.ui import art, settings, typeset
from game.ui.app import App
from game.ui.records import note_game, read_games, statistics_file
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.save_as import SaveAsScene
from game.ui.scenes.settings import SettingsScene
from game.ui.settings import Settings, load_settings, settings_file
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import session


def keep(text: str) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def told(app: App) -> str:
    Hands(app).frames(2)
    scene = app.scene
    assert isinstance(scene, MessageScene)
    return scene.text


# Settings


def test_the_first_start_guesses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert load_settings()[0].lang == "it"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert load_settings()[0].lang == "en"


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 100), ((1024, 768), 90), ((1920, 1080), 150), ((2560, 1440), 200), ((3840, 2160), 200)],
)
def test_the_first_start_guesses_the_scale(size: tuple[int, int], scale: int, make_app: MakeApp) -> None:
    assert make_app(size=size).scale == scale


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\x00", '{"lang": "it", "speed": "warp", "sound": 12}'])
def test_damaged_settings_are_told_and_kept_aside(text: str, make_app: MakeApp) -> None:
    keep(text)
    found, trouble = load_settings()
    aside = settings_file().with_suffix(".damaged.json")
    assert str(aside) in trouble and aside.read_text("utf-8") == text
    if "warp" in text:
        assert (found.lang, found.sound, found.speed) == ("it", 12, "1"), "what can be read is used"
        assert "danneggiato" in trouble
    app = App(found, (1280, 720), trouble)
    app.push(MenuScene(app))
    assert str(aside) in told(app)
    Hands(app).press("escape")
    assert isinstance(app.scene, MenuScene) and app.running


def test_values_out_of_bounds_are_put_right() -> None:
    keep('{"scale": 5000, "sound": -3, "sea": 900, "width": 3, "bot_pause": 100000, "lang": "xx"}')
    found, trouble = load_settings()
    assert not trouble
    assert (found.scale, found.sound, found.sea, found.width, found.bot_pause) == (0, 0, 100, 0, 500)
    assert found.lang in ("en", "it")


def test_a_full_disk_while_settings_are_kept(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.keep_settings()
    before = settings_file().read_bytes()
    app.push(MenuScene(app))
    scene = SettingsScene(app)
    app.push(scene)
    monkeypatch.setattr(settings, "write", full)
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("colours safe")
    hands.frames(2)
    assert "disk is full" in scene.told and app.settings.colours == "safe"
    assert settings_file().read_bytes() == before, "the old file is untouched"
    hands.press("escape")
    assert "disk is full" in told(app)


def test_what_is_written_can_be_read_again() -> None:
    made = Settings(lang="it", scale=125, speed="2", colours="safe", sound=3, sea=4, mute=True)
    assert not settings.save_settings(made)
    assert load_settings() == (made, "")


# Missing pictures and type


def test_missing_pictures_are_told_once_and_the_game_goes_on(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = art.source
    monkeypatch.setattr(
        art, "source", lambda name, home: None if name == "icons/rules" else whole(name, home)
    )
    app = make_app()
    app.push(MenuScene(app))
    assert "assets/common/icons/rules.svg" in told(app)
    hands = Hands(app)
    hands.press("escape")
    hands.frames(3)
    assert app.scene.name == "menu"
    hands.click_on("rules")
    assert isinstance(app.scene, RulesScene)


def test_a_damaged_picture_is_a_frame(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    monkeypatch.setattr(art, "source", lambda name, home: "<svg this is no picture")
    assert app.art.picture("icons/quit", 31).get_size() == (31, 31)
    assert "common/icons/quit" in app.art.missing


def test_missing_type_is_told_and_replaced(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typeset, "font_file", lambda face: None)
    app = make_app()
    app.push(MenuScene(app))
    assert "SourceS" in told(app)


def test_damaged_type_is_told_and_replaced(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.ttf"
    bad.write_bytes(b"no type at all")
    monkeypatch.setattr(typeset, "font_file", lambda face: bad)
    app = make_app(lang="it")
    app.push(MenuScene(app))
    assert "SourceS" in told(app)


# Saves and statistics


def test_a_full_disk_while_saving_under_a_name(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    made = session(2, 12)
    app.push(MenuScene(app))
    scene = SaveAsScene(app, made, "Evening")
    app.push(scene)
    monkeypatch.setattr("game.engine.saves.write", full)
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("save")
    assert app.scene.name == "save-as" and "disk is full" in scene.trouble
    assert not list(user_dir("saves").glob("Evening*"))


def test_a_damaged_file_of_statistics_keeps_what_is_sound(make_app: MakeApp) -> None:
    make_app()
    match = session(2)
    path = statistics_file()
    assert not note_game(match.match, match.players)
    path.write_bytes(b"rubbish\n" + path.read_bytes())
    assert read_games().damaged and len(read_games().games) == 1
    other = session(3)
    assert not note_game(other.match, other.players)
    assert not read_games().damaged and len(read_games().games) == 2
    asides = [found for found in path.parent.iterdir() if found.read_bytes().startswith(b"rubbish")]
    assert asides, "the damaged file is kept"
