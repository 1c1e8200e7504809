"""How scenarios of the fishermen spell who holds which tokens."""

from __future__ import annotations

from typing import Any

from game.rules.island.book import IslandBook
from game.rules.island.modules import fishermen
from game.rules.island.state import IslandState


def fish_named(book: IslandBook, given: dict[str, int]) -> list[int]:
    return [given.get(entry.id, 0) for entry in fishermen.layer.kinds_of_fish(book)]


def lay_fish(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    """What seats hold comes out of the pool; what `fish-left` does not name has been spent."""
    part = fishermen.layer.part_of(state)
    if "boot" in given:
        part.boot = given.pop("boot")
        part.pool[fishermen.layer.boot_kind(book)] -= 1
    for seat in range(state.seats):
        mine = given.get(f"seat{seat}", {})
        if "fish" in mine:
            held = fish_named(book, mine.pop("fish"))
            part.pool = [
                n + was - now for n, was, now in zip(part.pool, part.tokens[seat], held, strict=True)
            ]
            part.tokens[seat], part.count[seat] = held, sum(held)
    if "fish-left" in given:
        left = fish_named(book, given.pop("fish-left"))
        part.spent = [n - now for n, now in zip(part.pool, left, strict=True)]
        part.pool = left
    part.left = sum(part.pool)
