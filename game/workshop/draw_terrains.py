"""Draws the landscapes of tiles into the folders `terrains` of the assets, and sprites of the sea into `sea`.

python -m game.workshop.draw_terrains writes the same files every time: each picture has its own dice, seeded
with its name. Run it after changing anything in game.workshop.terrains, and look at the pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.workshop.places import place
from game.workshop.terrains import (
    chart,
    coast,
    creatures,
    desert,
    forest,
    hills,
    islands,
    landmarks,
    mountain,
    plains,
    ships,
    shores,
    sprites,
)
from game.workshop.terrains.tile import Tile

LANDSCAPES: dict[str, tuple[Callable[[Tile], None], ...]] = {
    "forest": forest.VARIANTS,
    "plains": plains.VARIANTS,
    "mountain": mountain.VARIANTS,
    "hills": hills.VARIANTS,
    "desert": desert.VARIANTS,
    "coast": coast.VARIANTS,
    "sea": chart.SEA,
}


SHORES: dict[str, Callable[[int], Callable[[Tile], None]]] = {
    "point": shores.point,
    "harbour-p1": shores.old_harbour,
    "harbour-p2": shores.great_harbour,
    **{name: partial(landmarks.beach, name) for name in landmarks.WORK},
}
"""Each is drawn for every way the sea may lie."""

SPRITES: dict[str, Callable[[], str]] = {
    **{f"wave-{number}": partial(sprites.wave, number - 1) for number in (1, 2, 3, 4)},
    **{f"cloud-{number}": partial(sprites.cloud, number) for number in (1, 2)},
    **{name: partial(sprites.gull, name) for name in sprites.WINGS},
    "rose": sprites.great_rose,
    "cartouche": sprites.cartouche,
    "serpent": creatures.serpent,
    "whale": creatures.whale,
    "ship-large": ships.large,
    "ship-small": ships.small,
}


def main() -> None:
    for terrain, variants in LANDSCAPES.items():
        for number, draw in enumerate(variants, 1):
            write(place("terrains", f"{terrain}-{number}.svg"), landscape(terrain, number, draw))
    write(place("terrains", "back.svg"), landscape("back", 1, chart.back))
    for name, draw in islands.SEA_TILES.items():
        write(place("terrains", f"{name}.svg"), landscape("deep", number_of(name), draw))
    write(place("terrains", "small-harbour.svg"), landscape("coast", 9, islands.hidden_cove))
    write(place("terrains", "sea-back.svg"), landscape("abyss", 1, islands.back))
    for name, shore in SHORES.items():
        for sixth in range(shores.SIXTHS):
            write(place("terrains", f"{name}-{sixth}.svg"), landscape("coast", 10 + sixth, shore(sixth)))
    for name in landmarks.TOWERS:
        write(place("terrains", f"on-{name}.svg"), landmarks.lighthouse(name))
    for name, sprite in SPRITES.items():
        write(place("sea", f"{name}.svg"), sprite())


def number_of(name: str) -> int:
    """A tile that is like no other has its dice seeded with its place among them."""
    return list(islands.SEA_TILES).index(name)


def landscape(terrain: str, number: int, draw: Callable[[Tile], None]) -> str:
    tile = Tile(terrain, number)
    draw(tile)
    return tile.finish()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
