"""Draws the scenes into assets/western-sea/scenes.

python -m game.workshop.scenes writes the same files every time; with names, only those. Look at them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.paths import resource
from game.workshop.scenes.gallery import picture
from game.workshop.scenes.hall import SCENES


def main(names: Sequence[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or SCENES:
        (folder / f"{name}.svg").write_text(picture(name, SCENES[name]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:], resource("assets") / "western-sea" / "scenes")
