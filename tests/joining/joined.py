"""Shells joins the other games for a while, as any game does that lies in another root, and leaves again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from game import registry
from game.ui import art, wording

ROOT = Path(__file__).resolve().parents[1] / "toy"
ROOMS: Final = ("rules", "bots", "ui")


@contextmanager
def shells_joined() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FARSHORE_ROOTS", str(ROOT))
        yield
    forget()


def forget() -> None:
    """Nothing stays that was imported or read of it, and packages are looked for where they were."""
    for room in ROOMS:
        package = f"game.{room}.shells"
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
        if room_itself := sys.modules.get(f"game.{room}"):
            vars(room_itself).pop("shells", None)
        registry.games(room)
    wording.phrases.cache_clear()
    art.source.cache_clear()
