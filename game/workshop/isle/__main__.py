"""Draws the Isle's pieces into assets/finis-terrae/isle: `python -m game.workshop.isle`, then look at them.

They are shown small, so their outlines are bold. No lighthouse and no fort is among them: on the chart those
mean something.
"""

from __future__ import annotations

from pathlib import Path

from game.paths import resource
from game.workshop.isle.pieces import PIECES, piece


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in PIECES:
        (folder / f"{name}.svg").write_text(piece(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(resource("assets") / "finis-terrae" / "isle")
