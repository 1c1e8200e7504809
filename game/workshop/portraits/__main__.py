"""Draws the portraits: large ones into assets/western-sea/portraits, small ones where the signs are; and the
faces of the characters, who sit at every table, into assets/common/faces.

python -m game.workshop.portraits writes the same files every time. Look at them.
"""

from __future__ import annotations

from pathlib import Path

from game.paths import COMMON, resource
from game.workshop.portraits.advisors import ADVISORS
from game.workshop.portraits.characters import CHARACTERS
from game.workshop.portraits.emissaries import EMISSARIES
from game.workshop.portraits.studio import large, near, small


def main(assets: Path) -> None:
    for folder, sitters in (("advisors", ADVISORS), ("emissaries", EMISSARIES)):
        for name, sitter in sitters.items():
            write(assets / "western-sea" / "portraits" / f"{name}.svg", large(name, sitter))
            write(assets / "western-sea" / folder / f"{name}.svg", small(name, sitter))
    for name, sitter in CHARACTERS.items():
        write(assets / COMMON / "faces" / f"{name}.svg", near(name, sitter))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(resource("assets"))
