"""Reading the recorded games and roads."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.simultaneous import kernel
from game.registry import find_game
from game.rules.island.base import base
from game.rules.island.board import Board
from game.rules.island.book import IslandBook
from game.rules.island.setup import new_state
from game.rules.island.state import IslandState

FOLDER = Path(os.environ.get("FARSHORE_ORACLE") or Path(__file__).parent)
PARTS = 12
"""The lines are dealt out to so many tests, which run side by side."""


def lines(kind: str, part: int) -> Iterator[tuple[str, Any]]:
    """Every line of this part, with a name to find it by."""
    files = sorted(FOLDER.glob(f"{kind}-*.jsonl.gz"))
    assert files, f"no {kind}-*.jsonl.gz in {FOLDER}"
    for path in files:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(file):
                if number % PARTS == part:
                    found = msgspec.json.decode(line)
                    if "format" not in found:
                        yield f"{path.name}:{number + 1}", found


@cache
def book_for(seats: int) -> IslandBook:
    """The base game alone, also for two, with as many offers as anybody wants to make."""
    setup = setup_for(seats)
    book = IslandBook(open_library(find_game("island"), texts=False), [kernel, base], setup)
    book.number["offers"] = 9999
    book.number["turn-limit"] = 0
    return book


def setup_for(seats: int) -> Setup:
    return Setup(game="island", seats=("random",) * seats)


def set_up(book: IslandBook, board: Any) -> IslandState:
    """A game on the board of a trace."""
    harbours = [
        (book.top.path[path], book.harbour_kind["any" if kind == "3:1" else kind])
        for path, kind in board["harbours"]
    ]
    given = Board(
        terrain=tuple(book.terrain[terrain] for terrain, _ in board["hexes"]),
        token=tuple(roll or 0 for _, roll in board["hexes"]),
        harbours=tuple(harbours),
        robber=board["robber"],
    )
    return new_state(book, setup_for(book.seats), given)
