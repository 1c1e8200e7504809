"""Where a maker puts what it has made: where it lies already, else among what all games share."""

from __future__ import annotations

from pathlib import Path

from game.paths import COMMON, resource


def place(folder: str, name: str) -> Path:
    assets = resource("assets")
    return next(iter(sorted(assets.glob(f"*/{folder}/{name}"))), assets / COMMON / folder / name)
