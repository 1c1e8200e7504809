"""Opening a game with its content, and a save with the game and the content that it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine.content import ContentError, Library, Problem, installed_packs, load, read_pack
from game.engine.game import Game
from game.engine.rulebook import Rulebook
from game.engine.saves import Save, door, make_book, read
from game.engine.trouble import Trouble, trouble_of
from game.paths import resource
from game.registry import find_game


def open_library(game: Game, packs: Sequence[Path] = (), texts: bool = True) -> Library:
    return load(game.spec, resource("content", game.name), packs, texts=texts)


def open_game(name: str, packs: Sequence[Path], texts: bool = True) -> tuple[Game, Library]:
    game = find_game(name)
    return game, open_library(game, packs, texts)


def packs_to_play_with(game: str, given: Sequence[Path]) -> tuple[list[Path], list[Problem]]:
    """The installed packs that load with this game, then the given ones; and what is wrong with others."""
    installed = installed_packs()
    sound: list[Path] = []
    problems = list(installed.problems)
    mine = [read_pack(folder).id for folder in given]
    for pack in installed.packs:
        if pack.id in mine:
            continue
        try:
            open_library(find_game(game), [*sound, pack.folder])
        except ContentError as error:
            problems += error.problems
        else:
            sound.append(pack.folder)
    return [*sound, *given], problems


# Saves


@dataclass(frozen=True)
class Opened:
    """A save with the game and the content to go on with."""

    save: Save
    game: Game
    library: Library
    book: Rulebook

    @property
    def same_content(self) -> bool:
        return self.save.content == self.library.content_hash

    def difference(self) -> Trouble:
        """Why the content is another than that of the save."""
        now = [pack.id for pack in self.library.packs]
        missing = [pack for pack in self.save.packs if pack not in now]
        if missing:
            why = f"it was played with the pack '{missing[0]}', which is not here (give it with --pack)"
            return Trouble(why, "pack-gone", name=missing[0])
        added = [pack for pack in now if pack not in self.save.packs]
        if added:
            return Trouble(f"it was played without the pack '{added[0]}'", "pack-joined", name=added[0])
        was, now_is = self.save.content, self.library.content_hash
        return Trouble(f"the content has changed since (was {was:.8}, is {now_is:.8})", "changed")


def open_save(path: Path, packs: Sequence[Path], texts: bool = True) -> Opened:
    """Read a save and the content it needs; packs that are not given are looked for among the installed."""
    save = read(path)
    with door("its set-up can't be played", path):
        game = find_game(save.setup.game)
        library = open_library(game, packs or _installed(save.packs), texts)
        with trouble_of(game.name):
            return Opened(save, game, library, make_book(save, game, library))


def _installed(wanted: Sequence[str]) -> list[Path]:
    if not wanted:
        return []
    here = {pack.id: pack.folder for pack in installed_packs().packs}
    return [here[name] for name in wanted if name in here]
