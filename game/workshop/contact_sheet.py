"""Every picture at 24 pixels on one sheet: `python -m game.workshop.contact_sheet sheet.png`, then look."""

from __future__ import annotations

import os
import sys
from pathlib import Path

SIDE, CELL, COLUMNS = 24, 92, 16


def main(path: Path, zoom: int = 2) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from game.paths import resource
    from game.ui.art import DARK, LIGHT, Art
    from game.ui.palette import FADED, LIVERIES, PARCHMENT, hexed
    from game.ui.typeset import Typesetter

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    art, words = Art(), Typesetter(1.0)
    files = sorted(resource("assets").glob("*/*/*.svg"), key=lambda file: (file.parts[-2], file.stem))
    pictures = [(file.parts[-3], f"{file.parts[-2]}/{file.stem}") for file in files]
    rows = -(-len(pictures) // COLUMNS)
    height = SIDE * zoom + 18
    sheet = pygame.Surface((COLUMNS * CELL, rows * height))
    sheet.fill(PARCHMENT)
    colours = {LIGHT: hexed(LIVERIES[0].light), DARK: hexed(LIVERIES[0].dark)}
    for n, (home, name) in enumerate(pictures):
        x, y = n % COLUMNS * CELL + 4, n // COLUMNS * height + 2
        picture = art.of(home).picture(name, SIDE, colours=colours if name.startswith("pieces/") else None)
        sheet.blit(pygame.transform.scale(picture, (SIDE * zoom, SIDE * zoom)), (x, y))
        sheet.blit(picture, (x + SIDE * zoom + 6, y + 8))
        label = words.fitted(name.partition("/")[2], "text", 10, CELL - 6, FADED)
        sheet.blit(label, (x, y + SIDE * zoom))
    pygame.image.save(sheet, str(path))
    print(f"{len(pictures)} pictures on {path}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "sheet.png"))
