"""The player's saves as files: what there is, what is in it, and moving it about. It draws nothing.

Listing looks at names and dates alone. A save is read when it comes into sight, once each time it was
written.
"""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from game.engine.game import LEVEL
from game.engine.saves import (
    BEFORE,
    FORMAT,
    SUFFIX,
    DamagedSave,
    Player,
    SaveError,
    Shelf,
    glimpse,
    is_aside,
    read,
    write,
)
from game.paths import user_dir
from game.ui.session import Session, default_players

PICTURE = (320, 180)
LONGEST = 40
"""Letters in a name."""
FORBIDDEN = '/\\:*?"<>|'
"""What some system does not allow in a file's name."""
_DEVICES = {"con", "prn", "aux", "nul", *(f"{kind}{n}" for kind in ("com", "lpt") for n in range(1, 10))}


@dataclass(frozen=True)
class Kept:
    """A save on the shelf, as far as its folder tells."""

    name: str
    path: Path
    when: float
    stamp: tuple[int, int]
    """Time and size: while they stay, so does what is in the file."""
    before: bool = False
    """Only the state before the last is left."""


@dataclass(frozen=True)
class Glance:
    """What is shown of a save."""

    broken: str = ""
    """Why it can't be loaded: damaged, newer, unreadable; or empty."""
    detail: str = ""
    game: str = ""
    seed: int = 0
    round: int = 0
    over: bool = False
    seats: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()
    modules: tuple[str, ...] = ()
    level: str = ""


class Archive:
    def __init__(self, folder: Path | None = None) -> None:
        self.shelf = Shelf(folder or user_dir("saves"))
        self.reads = 0
        """How many files were read, for the curious and for tests."""
        self._glances: dict[Path, tuple[tuple[int, int], Glance]] = {}
        self._pictures: dict[Path, tuple[int, Surface | None]] = {}

    # Looking

    def kept(self) -> list[Kept]:
        """Every save, newest first."""
        found: dict[str, Kept] = {}
        try:
            paths = sorted(self.shelf.folder.glob(f"*{SUFFIX}"))
        except OSError:
            return []
        for path in paths:
            name = path.name.removesuffix(SUFFIX)
            before = name.endswith(BEFORE)
            name = name.removesuffix(BEFORE)
            if name in found and before:
                continue
            try:
                state = path.stat()
            except OSError:
                continue
            stamp = (state.st_mtime_ns, state.st_size)
            found[name] = Kept(name, path, state.st_mtime, stamp, before)
        return sorted(found.values(), key=lambda kept: (-kept.stamp[0], kept.name))

    def glance(self, kept: Kept) -> Glance:
        known = self._glances.get(kept.path)
        if known is None or known[0] != kept.stamp:
            self.reads += 1
            known = (kept.stamp, _glance(kept.path))
            self._glances[kept.path] = known
        return known[1]

    def picture(self, kept: Kept) -> Surface | None:
        path = self.picture_path(kept.name)
        try:
            stamp = path.stat().st_mtime_ns
        except OSError:
            return None
        known = self._pictures.get(path)
        if known is None or known[0] != stamp:
            known = (stamp, _loaded(path))
            self._pictures[path] = known
        return known[1]

    def picture_path(self, name: str) -> Path:
        return self.shelf.folder / f"{name}.png"

    def has_before(self, kept: Kept) -> bool:
        """Whether an older state can stand in for a damaged one."""
        return (self.shelf.folder / f"{kept.name}{BEFORE}{SUFFIX}").is_file()

    # Moving about

    def why_not(self, name: str, old: str = "") -> str:
        """What is wrong with a name for a save: empty, bad, taken; or nothing."""
        if not name:
            return "empty"
        try:
            path = self.shelf.path(name)
        except SaveError:
            return "bad"
        stem = name.split(".")[0].casefold()
        if any(c in FORBIDDEN or ord(c) < 32 for c in name) or name != name.strip(" .") or stem in _DEVICES:
            return "bad"
        taken = path.exists() or self.shelf.path(name, before=True).exists()
        return "taken" if taken and name != old else ""

    def rename(self, kept: Kept, name: str) -> None:
        """The save, the one before and its picture; the save itself goes last: a failure loses none."""
        for old, new in (
            (self.shelf.folder / f"{kept.name}{BEFORE}{SUFFIX}", self.shelf.path(name, before=True)),
            (self.picture_path(kept.name), self.picture_path(name)),
            (self.shelf.folder / f"{kept.name}{SUFFIX}", self.shelf.path(name)),
        ):
            if old.exists():
                old.replace(new)

    def delete(self, kept: Kept) -> None:
        for path in (
            self.shelf.folder / f"{kept.name}{SUFFIX}",
            self.shelf.folder / f"{kept.name}{BEFORE}{SUFFIX}",
            self.picture_path(kept.name),
        ):
            path.unlink(missing_ok=True)

    def export(self, kept: Kept, folder: Path | None = None) -> Path:
        """A copy where people look for their files; never over another."""
        folder = folder or people_folder()
        number, target = 1, folder / f"{kept.name}{SUFFIX}"
        while target.exists():
            number += 1
            target = folder / f"{kept.name}-{number}{SUFFIX}"
        write(target, kept.path.read_bytes())
        return target

    def save_as(self, session: Session, name: str) -> None:
        self.shelf.keep(name, session.dump())
        picture = self.picture_path(session.name)
        if picture.is_file():
            shutil.copyfile(picture, self.picture_path(name))


def people_folder() -> Path:
    """Documents or the desktop, if there are such, else the home folder."""
    home = Path.home()
    for folder in (home / "Documents", home / "Documenti", home / "Desktop", home / "Scrivania"):
        if folder.is_dir():
            return folder
    return home


def _glance(path: Path) -> Glance:
    if is_aside(path):
        return Glance(broken="damaged")
    try:
        save = read(path)
        position = glimpse(save)
    except DamagedSave as error:
        return Glance(broken="damaged", detail=_plain(error, path))
    except SaveError as error:
        return Glance(broken="newer" if _is_newer(path) else "unreadable", detail=_plain(error, path))
    count = len(save.setup.seats)
    return Glance(
        game=save.setup.game,
        seed=save.setup.seed,
        round=position.rounds,
        over=not position.stack,
        seats=save.setup.seats,
        players=save.players if len(save.players) == count else tuple(default_players(count)),
        modules=save.setup.modules,
        level=save.setup.options.get(LEVEL, ""),
    )


def _plain(error: SaveError, path: Path) -> str:
    """What is wrong, without the long name of the file."""
    return str(error).replace(f"can't load {path}: ", "")


def _is_newer(path: Path) -> bool:
    try:
        with open(path, "rb") as file:
            words = file.readline(200).split(b" ")
    except OSError:
        return False
    return len(words) > 1 and words[1].isdigit() and int(words[1][:9]) > FORMAT


def _loaded(path: Path) -> Surface | None:
    try:
        picture = pygame.image.load(io.BytesIO(path.read_bytes()), path.name)
    except (OSError, pygame.error):
        return None
    if picture.get_width() > 4 * PICTURE[0] or picture.get_height() > 4 * PICTURE[1]:
        return None
    return picture.convert() if pygame.display.get_surface() else picture


def keep_picture(session: Session, window: Surface, tell: Callable[[str], None] | None = None) -> None:
    """A small picture of the window beside the save. A save without a picture is still a save, so a failure
    is only told to whoever asks."""
    write_picture(session, scaled_down(window), tell)


def write_picture(session: Session, small: Surface, tell: Callable[[str], None] | None = None) -> None:
    try:
        write(session.shelf.folder / f"{session.name}.png", _encoded(small))
    except (OSError, pygame.error) as error:
        if tell:
            tell(str(error))


def small_picture(window: Surface) -> bytes:
    """The middle of a window as the picture of a save."""
    return _encoded(scaled_down(window))


def scaled_down(window: Surface) -> Surface:
    """The middle of a window, as large as the picture of a save."""
    whole = window.get_rect()
    w = min(whole.w, whole.h * PICTURE[0] // PICTURE[1])
    h = min(whole.h, whole.w * PICTURE[1] // PICTURE[0])
    middle = pygame.Rect(0, 0, max(1, w), max(1, h))
    middle.center = whole.center
    return pygame.transform.smoothscale(window.subsurface(middle), PICTURE)


def _encoded(small: Surface) -> bytes:
    data = io.BytesIO()
    try:
        pygame.image.save(small, data, "picture.png")
        return data.getvalue()
    finally:
        data.close()  # pygame never lets go of what it has saved to, so at least its bytes must go


def restored(shelf: Shelf, name: str) -> Path:
    """The path of a name's save; if only the one before is left, it takes its place."""
    current = shelf.path(name)
    if not current.exists():
        write(current, shelf.path(name, before=True).read_bytes())
    return current
