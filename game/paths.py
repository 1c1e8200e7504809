"""Where things are: the data that comes with Farshore, and the player's own folders."""

import os
import sys
from pathlib import Path
from typing import Literal

DATA_FOLDERS = ("content", "assets", "saves")
COMMON = "common"
"""The folder of the assets with what all games share; each game has one of its own name beside it."""

UserFolder = Literal["saves", "settings", "packs", "logs"]


def resource(*parts: str) -> Path:
    """The path of a file or folder that comes with Farshore: resource("content", "interface")."""
    wanted = Path(*parts)
    if not wanted.parts or wanted.parts[0] not in DATA_FOLDERS or ".." in wanted.parts:
        folders = ", ".join(DATA_FOLDERS)
        raise ValueError(f"'{wanted.as_posix()}' is not inside one of Farshore's data folders: {folders}")
    root = _data_root()
    for each in (root, *added_roots()):
        if (each / wanted).exists():
            return each / wanted
    raise FileNotFoundError(
        f"Farshore cannot find its own '{wanted.as_posix()}'; it should be in {root}. "
        "The installation may be incomplete: installing Farshore again should help."
    )


def added_roots() -> tuple[Path, ...]:
    """Folders laid out like this repository that bring games of their own; FARSHORE_ROOTS names them, as PATH
    names the folders of programs."""
    named = os.environ.get("FARSHORE_ROOTS", "")
    return tuple(Path(name).absolute() for name in named.split(os.pathsep) if name)


def user_dir(kind: UserFolder, *, create: bool = False) -> Path:
    """One of the player's own folders; FARSHORE_HOME, when set, says where they all are."""
    home = os.environ.get("FARSHORE_HOME")
    if home:
        base = Path(home).expanduser().absolute()
    else:
        from platformdirs import user_data_path  # only here, so that importing this module stays cheap

        base = user_data_path("farshore", appauthor=False)
    path = base / kind
    if create:
        path.mkdir(parents=True, exist_ok=True)
    return path


def _data_root() -> Path:
    """The folder that holds the data folders: in a frozen bundle, a wheel, or a checkout."""
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    package = Path(__file__).resolve().parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent
