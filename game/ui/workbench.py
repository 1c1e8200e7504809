"""A pack on the workbench: what it adds to each game, what is wrong with it, and whether a file has changed.
It draws nothing."""

from __future__ import annotations

from pathlib import Path

from game.engine.content import ContentError, Library, Pack, Problem, read_pack
from game.engine.opening import open_library
from game.registry import find_game, games

Stamp = tuple[tuple[str, int, int], ...]


class Bench:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pack: Pack | None = None
        """As it was when its own page could last be read."""
        self.libraries: dict[str, Library] = {}
        """By game, its content with the pack as it was when that was last sound."""
        self.problems: list[Problem] = []
        self._base: dict[str, Library] = {}
        self._seen: Stamp = ()
        self.look()

    def look(self) -> bool:
        """Read the pack again if one of its files has changed; tells whether it did."""
        stamp = self._stamp()
        if stamp == self._seen and stamp:
            return False
        self._seen = stamp
        found: dict[Problem, None] = {}
        try:
            self.pack = read_pack(self.folder)
        except ContentError as error:
            found |= dict.fromkeys(error.problems)
        for name in games("ui"):
            try:
                self.libraries[name] = open_library(find_game(name), [self.folder])
            except ContentError as error:
                found |= dict.fromkeys(error.problems)
        self.problems = list(found)
        return True

    def _stamp(self) -> Stamp:
        try:
            files = sorted(path for path in self.folder.rglob("*") if path.is_file())
            states = [(path, path.stat()) for path in files]
        except OSError:  # a file goes away while an editor writes it: the next look finds it again
            return ()
        return tuple((str(path), state.st_mtime_ns, state.st_size) for path, state in states)

    def library(self, game: str) -> Library:
        """With the pack if it was ever sound, else without."""
        return self.libraries.get(game) or self.base(game)

    def base(self, game: str) -> Library:
        if game not in self._base:
            self._base[game] = open_library(find_game(game))
        return self._base[game]

    def entries(self, game: str) -> list[tuple[str, str]]:
        """Kind and id of all that the pack adds or replaces."""
        old = self.base(game).entries
        return [
            (kind, id_)
            for kind, entries in self.library(game).entries.items()
            for id_, entry in entries.items()
            if old[kind].get(id_) != entry
        ]

    def wrong_with(self, id_: str) -> list[Problem]:
        return [problem for problem in self.problems if problem.entry == id_]

    def told(self, problem: Problem) -> str:
        """From the pack's folder on, so that the eye finds file and line."""
        return str(problem).replace(f"{self.folder.as_posix()}/", "")
