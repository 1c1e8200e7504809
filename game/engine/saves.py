"""Saves: what a match needs to go on, in one checked file that is written whole or not at all.

The first line names the format and the checksum of the rest; the rest is JSON: set-up, records, snapshot.
Loading uses the snapshot; replaying the records proves it.

A checksum tells that a file is as it was written, not that what was written makes sense. So all of the way
from bytes to a match that can be played leads through one `door`, and what fails there is a damaged save.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game.engine.chance import Outcome
from game.engine.game import Game, Setup
from game.engine.match import Match, Record
from game.engine.problems import ContentError
from game.engine.rehearsal import rehearse
from game.engine.rulebook import Rulebook
from game.engine.state import Data, State
from game.engine.trouble import Trouble

if TYPE_CHECKING:
    from game.engine.content import Library

MAGIC = b"farshore-save"
FORMAT = 2
SUFFIX = ".farshore"
BEFORE = ".before"
FRESH = ".new"
"""What is being written is called so until it is whole."""
LARGEST = 16_000_000
"""No honest save comes near this many bytes."""
_ASIDE = re.compile(r"\.damaged-\d+$")
MOST_SEATS = 8
LONGEST_NAME = 80
LONGEST_REASON = 160


class SaveError(Trouble):
    """The file can't be loaded; the message says why, in plain words."""

    def about(self, path: Path) -> SaveError:
        """The same with the name of the file."""
        if "path" in self.values:
            return self
        return type(self)(f"can't load {path}: {self}", self.key, **self.values | {"path": path})


class DamagedSave(SaveError):
    """The file is a save no more: nothing is lost by moving it out of the way."""


@contextmanager
def door(fault: str, path: Path | None = None) -> Iterator[None]:
    """Whatever fails in here is the save's fault, and told in one way: it is damaged, and this is its fault.

    What is wrong with the disk or with a pack is told as such."""
    try:
        yield
    except (ContentError, OSError):
        raise
    except SaveError as error:
        raise error if path is None else error.about(path) from error
    except Exception as error:  # no list of types would do: it may say anything at all
        why = (str(error) or type(error).__name__)[:LONGEST_REASON]
        damaged = DamagedSave(f"it is damaged: {fault} ({why})", "damaged")
        raise damaged if path is None else damaged.about(path) from error


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat is known at the table."""

    name: str = ""
    livery: int = 0
    who: str = ""
    """Who plays it just now, if another than the set-up says."""


class Save(msgspec.Struct, kw_only=True):
    """The body of a save."""

    content: str
    """The hash of the content that the match was played with."""
    packs: tuple[str, ...] = ()
    setup: Setup
    players: tuple[Player, ...] = ()
    index: dict[str, list[str]] = {}
    """The names behind the numbers in the snapshot."""
    opening: tuple[Outcome, ...]
    records: list[Record]
    snapshot: msgspec.Raw


class Glimpse(msgspec.Struct):
    """The little of a snapshot that every game of ours has."""

    round: int | None = None
    day: int | None = None
    turn: int = 0
    """Where turns are counted; where rounds or days are, it says whose turn it is."""
    stack: list[object] = []
    """What is still to happen; nothing when the game is over."""

    @property
    def rounds(self) -> int:
        """How far the game is, in rounds, days or turns."""
        return next((n for n in (self.round, self.day) if n is not None), self.turn)


def _seal_records(body: dict[str, Any]) -> dict[str, Any]:
    """Format 1 did not say which records can't be taken back; those that rolled can't."""
    body["records"] = [[*record, bool(record[3])] for record in body["records"]]
    return body


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _seal_records}
"""From each older format to the next."""


# Between a match and bytes


def dump(match: Match, content: str, packs: tuple[str, ...] = (), players: tuple[Player, ...] = ()) -> bytes:
    body = msgspec.json.encode(
        Save(
            content=content,
            packs=packs,
            setup=match.setup,
            players=players,
            index=match.book.index(),
            opening=match.opening,
            records=match.records,
            snapshot=msgspec.Raw(snapshot(match.state)),
        )
    )
    return b"%s %d %s\n%s" % (MAGIC, FORMAT, hashlib.sha256(body).hexdigest().encode(), body)


def parse(data: bytes) -> Save:
    """The save in these bytes, checked, and upgraded if it is an older one."""
    version, body = _whole(data)
    with door("its contents make no sense"):
        save = _decode(body, version)
        _check_words(save)
        save.players = tuple(map(_shown, save.players))
        return save


def _check_words(save: Save) -> None:
    """A screen may show these before any rules are asked about them."""
    setup = save.setup
    words = [setup.game, *setup.seats, *setup.modules, *setup.options, *setup.options.values(), *save.packs]
    words += [name for kind, names in save.index.items() for name in (kind, *names)]
    if not all(word.isprintable() for word in words) or not 0 < len(setup.seats) <= MOST_SEATS:
        raise ValueError("nobody can read its set-up")


def _shown(player: Player) -> Player:
    """A name that can be written on a screen."""
    name = "".join(letter for letter in player.name if letter.isprintable())[:LONGEST_NAME]
    return player if name == player.name else msgspec.structs.replace(player, name=name)


def _whole(data: bytes) -> tuple[int, bytes]:
    """The format and the body, if the checksum says that it is as it was written."""
    head, _, body = data.partition(b"\n")
    words = head.split(b" ")
    if words[0] != MAGIC or len(words) < 3 or not words[1].isdigit() or len(words[1]) > 9:
        raise DamagedSave("this is not a Farshore save", "no-save")
    version = int(words[1])
    if version > FORMAT:
        raise SaveError(
            f"it was made by a newer Farshore (save format {version}, this one reads up to {FORMAT})", "newer"
        )
    if words[2:] != [hashlib.sha256(body).hexdigest().encode()]:
        raise DamagedSave("it is damaged: its end is missing or something in it was changed", "damaged")
    return version, body


def _decode(body: bytes, version: int) -> Save:
    if version == FORMAT:
        return msgspec.json.decode(body, type=Save)
    plain = msgspec.json.decode(body)
    for older in range(version, FORMAT):
        if older not in UPGRADES:
            raise SaveError(f"its format {version} is too old to read", "older")
        plain = UPGRADES[older](plain)
    return msgspec.json.decode(msgspec.json.encode(plain), type=Save)


def snapshot(state: State) -> bytes:
    """The state as bytes, without the events, which are only news."""
    return msgspec.json.encode(state.copy())


def restore(game: Game, book: Rulebook, data: bytes) -> State:
    """The state of a snapshot, each module's part as that module's own type."""
    plain = msgspec.json.decode(data)
    parts = plain["parts"]
    plain["parts"] = {}
    state = msgspec.convert(plain, game.state, str_keys=True)
    types: dict[str, type[Data]] = {layer.name: layer.part for layer in book.layers if layer.part}
    state.parts = {name: msgspec.convert(part, types[name], str_keys=True) for name, part in parts.items()}
    return state


def glimpse(save: Save) -> Glimpse:
    """How far the match is, without its rules."""
    with door("its position makes no sense"):
        return msgspec.json.decode(bytes(save.snapshot), type=Glimpse)


def make_book(save: Save, game: Game, library: Library) -> Rulebook:
    """The rule book of a save's set-up, with just the content that the match began with."""
    with door("its set-up can't be played"):
        game.check_setup(save.setup)
        for kind, names in save.index.items():
            for name in names:
                if name not in library.entries.get(kind, names):
                    raise _other_content(_gone(kind, name))
        return game.make_book(library.only(save.index), save.setup)


def resume(save: Save, game: Game, book: Rulebook, content: str) -> Match:
    """The match of a save. Under changed content it goes on from the snapshot, and undo stops there; what has
    to be true of every position may be something else then."""
    if save.index and save.index != book.index():
        raise _other_content(_difference(save.index, book.index()))
    with door("its position makes no sense"):
        state = restore(game, book, bytes(save.snapshot))
        match = Match.resume(game, book, save.setup, save.opening, save.records, state)
        _check(match, same=save.content == content)
        rehearse(match)
        return match


def _check(match: Match, same: bool) -> None:
    if not same:
        match.locked = len(match.records)
    try:
        match.game.check_state(match.book, match.state)
    except AssertionError:
        if same:
            raise


def _other_content(what: Trouble) -> SaveError:
    return SaveError(f"it needs other content: {what}", "content", what=what)


def _gone(kind: str, name: str) -> Trouble:
    return Trouble(f"'{name}' of its {kind} is not there now", "content-gone", name=name)


def _difference(old: dict[str, list[str]], new: dict[str, list[str]]) -> Trouble:
    for kind in {**old, **new}:
        was, now = old.get(kind, []), new.get(kind, [])
        for name in was:
            if name not in now:
                return _gone(kind, name)
        for name in now:
            if name not in was:
                return Trouble(f"'{name}' has joined the {kind} since", "content-joined", name=name)
    return Trouble("the order of its entries has changed", "content-order")


# Between bytes and the disk


def write(path: Path, data: bytes, wait: bool = True) -> None:
    """Write all of it or nothing: a full disk or a killed process leaves the file that was there.

    Who does not wait for the disk itself must `flush` later, lest a power cut take it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}{FRESH}")
    try:
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            if wait:
                os.fsync(file.fileno())
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def flush(path: Path) -> None:
    """Wait until the disk itself has what was written."""
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def read(path: Path) -> Save:
    try:
        if path.exists() and not path.is_file():
            # Looked at before it is opened: a pipe would wait for ever, a device never ends.
            raise SaveError("this is not a file", "no-save")
        if path.stat().st_size > LARGEST:
            raise DamagedSave("this is not a Farshore save: it is far too large", "no-save")
        return parse(path.read_bytes())
    except SaveError as error:
        raise error.about(path) from None
    except OSError as error:
        raise SaveError(f"can't load {path}: {error.strerror or error}") from error


class Shelf:
    """A folder of saves. Each name keeps its last state and the one before."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str, before: bool = False) -> Path:
        if not name or name != Path(name).name or name.endswith(BEFORE) or name.startswith("."):
            raise SaveError(f"a save can't be called '{name}'")
        return self.folder / f"{name}{BEFORE if before else ''}{SUFFIX}"

    def keep(self, name: str, data: bytes, wait: bool = True, push: bool = True) -> None:
        """Save under a name; what was there becomes the one before, if it was whole and `push` says so."""
        current = self.path(name)
        if current.exists():
            try:
                old = current.read_bytes()
                _whole(old)
                if push or not self.path(name, before=True).exists():
                    self._keep_before(name, current, old)
            except SaveError:
                set_aside(current)
        write(current, data, wait)

    def _keep_before(self, name: str, current: Path, data: bytes) -> None:
        """A second name for the same file costs nothing; where there is no such thing, a copy is made."""
        before = self.path(name, before=True)
        fresh = before.with_name(f"{before.name}.{os.getpid()}{FRESH}")
        try:
            fresh.unlink(missing_ok=True)
            os.link(current, fresh)
            os.replace(fresh, before)
            # If both names were the same file already, nothing was replaced, and the fresh name stays.
            fresh.unlink(missing_ok=True)
        except OSError:
            write(before, data)

    def tidy(self) -> None:
        """Remove what a killed process left half written."""
        with suppress(OSError):
            for path in self.folder.glob(f"*{FRESH}"):
                writer = path.name.removesuffix(FRESH).rpartition(".")[2]
                if writer.isdigit() and not _running(int(writer)):
                    path.unlink(missing_ok=True)

    def take(self, name: str) -> tuple[Save, str]:
        """The last sound save of a name, and a word about what was wrong with a later one."""
        trouble: list[str] = []
        both = (self.path(name), self.path(name, before=True))
        for path in [path for path in both if path.exists()] or both[:1]:
            try:
                return read(path), "; ".join(trouble)
            except DamagedSave as error:
                trouble.append(f"{error}; it was set aside as {set_aside(path).name}")
            except SaveError as error:
                trouble.append(str(error))
        raise SaveError("; ".join(trouble))


def _running(process: int) -> bool:
    """Whether another process of this number may be at work; if that can't be told, it may."""
    if os.name != "posix":
        return process == os.getpid()  # the file of a running one can't be removed there anyway
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def is_aside(path: Path) -> bool:
    """Whether it was set aside: such a file is kept for whoever wants to look into it, and never loaded."""
    return bool(_ASIDE.search(path.name.removesuffix(SUFFIX)))


def set_aside(path: Path) -> Path:
    """Move a damaged file out of the way under a name that is free; never overwrite it."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, aside)
    return aside
