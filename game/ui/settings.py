"""What the player has chosen for good; kept in one file, and never lost to a damaged one."""

from __future__ import annotations

import locale
import os
from pathlib import Path
from typing import Literal

import msgspec
import msgspec.structs

from game.engine.languages import LANGUAGES, guessed
from game.engine.saves import write
from game.paths import user_dir
from game.ui.trouble import plain
from game.ui.wording import Wording

FILE = "settings.json"
Speed = Literal["1", "2", "instant"]


class SeatChoice(msgspec.Struct):
    """One seat as it was last set up."""

    name: str = ""
    who: str = "human"
    livery: int = 0


class NewGame(msgspec.Struct):
    """The last set-up, to begin the next one from."""

    game: str = ""
    """Empty for the one that is proposed."""
    seats: list[SeatChoice] = []
    modules: list[str] = []
    options: dict[str, str] = {}
    """The game's own choices, and what else its screens remember of them."""
    seed: str = ""
    """Empty for one drawn by lot."""


class Settings(msgspec.Struct):
    lang: str = ""
    """Empty until the first start has guessed it."""
    scale: int = 0
    """In per cent; 0 lets the window decide."""
    text: int = 100
    """The size of words, in per cent of what the interface scale makes of them."""
    fullscreen: bool = False
    width: int = 0
    height: int = 0
    speed: Speed = "1"
    bot_pause: int = 40
    """Hundredths of a second that a bot waits before it chooses."""
    pondering: int = 1
    """Seconds that a bot which ponders has for one choice."""
    wait_losses: bool = True
    """What takes something from a person waits until it has been seen."""
    reduced_motion: bool = False
    magnifier: bool = True
    """Whether a tile under pointer or focus is shown enlarged, with everything on it."""
    colours: Literal["standard", "safe"] = "standard"
    sound: int = 70
    sea: int = 30
    music: int = 30
    mute: bool = False
    pins: list[str] = []
    """Panels of the table that are kept open, by their names."""
    told: list[str] = []
    """Lessons about modules that were given, by their names."""
    last: NewGame = msgspec.field(default_factory=NewGame)
    others: dict[str, NewGame] = {}
    """The last set-up of each game but that one."""

    @property
    def pace(self) -> float:
        """How much faster than usual things move; 0 for at once."""
        return {"1": 1.0, "2": 2.0, "instant": 0.0}[self.speed]


def load_settings() -> tuple[Settings, str]:
    """The settings, and what was wrong with the file, if anything: then it is kept under another name, and
    all of it that makes sense is used."""
    path = settings_file()
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return _guessed(Settings()), ""
    except OSError as error:
        settings = _guessed(Settings())
        return _told(settings, "unreadable", what=plain(Wording(settings.lang), error))
    try:
        return _guessed(_bounded(msgspec.json.decode(data, type=Settings))), ""
    except (msgspec.DecodeError, ValueError):
        aside = path.with_suffix(".damaged.json")
        try:
            os.replace(path, aside)
        except OSError:
            aside = path
        return _told(_salvaged(data), "damaged", where=str(aside))


def _told(settings: Settings, key: str, **values: str) -> tuple[Settings, str]:
    settings = _guessed(settings)
    return settings, Wording(settings.lang)(f"settings.{key}", **values)


def _salvaged(data: bytes) -> Settings:
    """Each setting that can still be read; the others as they are at first."""
    settings = Settings()
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return settings
    for field in msgspec.structs.fields(Settings):
        if isinstance(found, dict) and field.name in found:
            try:
                setattr(settings, field.name, msgspec.convert(found[field.name], field.type))
            except msgspec.ValidationError:
                continue
    return _bounded(settings)


def save_settings(settings: Settings) -> OSError | None:
    """Write them; tells what went wrong, if something did."""
    try:
        write(settings_file(), msgspec.json.format(msgspec.json.encode(settings), indent=2))
    except OSError as error:
        return error
    return None


def _bounded(settings: Settings) -> Settings:
    settings.sound = max(0, min(100, settings.sound))
    settings.sea = max(0, min(100, settings.sea))
    settings.music = max(0, min(100, settings.music))
    settings.scale = settings.scale if 75 <= settings.scale <= 200 else 0
    settings.text = max(100, min(150, settings.text))
    settings.width = settings.width if 640 <= settings.width <= 16384 else 0
    settings.height = settings.height if 480 <= settings.height <= 16384 else 0
    settings.bot_pause = max(0, min(500, settings.bot_pause))
    settings.pondering = max(1, min(3, settings.pondering))
    if settings.lang not in ("", *LANGUAGES):
        settings.lang = ""
    return settings


def _guessed(settings: Settings) -> Settings:
    if not settings.lang:
        settings.lang = guessed(_system_language())
    return settings


def _system_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name].lower()
    try:
        return (locale.getlocale()[0] or "").lower()
    except ValueError:
        return ""


def settings_file() -> Path:
    return user_dir("settings") / FILE
