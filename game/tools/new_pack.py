"""`farshore new-pack`: begin a pack of one's own."""

from __future__ import annotations

from game.engine.new_pack import make
from game.registry import games


def run(*, name: str, game: str | None) -> int:
    folder = make(name, [game] if game else list(games()))
    print(f"made {folder}")
    print("edit its files; the menu's Packs opens it in the workshop, and farshore check looks at it")
    return 0
