"""Content that comes with the program is the same for all tests: a process reads it once. So are the tests
themselves, of which there are many: Python need not look through them again and again."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.engine import opening
from game.engine.content import GameSpec, Library, load
from game.paths import resource

OURS = resource("content")
READ: dict[tuple[Path, bool], Library] = {}


def at_hand(spec: GameSpec, folder: Path, packs: Sequence[Path] = (), *, texts: bool = True) -> Library:
    """Loaded, with shelves of its own. What has packs or lies elsewhere may have changed: it is read anew."""
    if packs or folder.parent != OURS:
        return load(spec, folder, packs, texts=texts)
    if (folder, texts) not in READ:
        READ[folder, texts] = load(spec, folder, texts=texts)
    found = READ[folder, texts]
    return replace(found, entries={kind: dict(entries) for kind, entries in found.entries.items()})


vars(opening)["load"] = at_hand
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 5, 5)
    gc.enable()
