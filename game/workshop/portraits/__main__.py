"""Draws the portraits: large ones into assets/western-sea/portraits, small ones where the signs are.

python -m game.workshop.portraits writes the same files every time. Look at them.
"""

from __future__ import annotations

from pathlib import Path

from game.paths import resource
from game.workshop.portraits.advisors import ADVISORS
from game.workshop.portraits.emissaries import EMISSARIES
from game.workshop.portraits.studio import large, small


def main(assets: Path) -> None:
    for folder, sitters in (("advisors", ADVISORS), ("emissaries", EMISSARIES)):
        for name, sitter in sitters.items():
            write(assets / "portraits" / f"{name}.svg", large(name, sitter))
            write(assets / folder / f"{name}.svg", small(name, sitter))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(resource("assets") / "western-sea")
