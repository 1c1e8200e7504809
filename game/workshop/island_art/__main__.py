"""Writes every picture of the Island; each has its own dice, so the same files come out every time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game.paths import resource
from game.workshop.island_art import (
    bare,
    cards_development,
    cards_events,
    cards_points,
    cards_resources,
    cards_scenarios,
    cards_seasons,
    cards_tiles,
    cards_wagons,
    harbour,
    icons,
    pieces,
    places,
    tilled,
    waters,
    woods,
)
from game.workshop.island_art.land import Land

LANDS: dict[str, tuple[Callable[[Land], None], ...]] = {
    "forest": woods.FORESTS,
    "pasture": woods.PASTURES,
    "fields": tilled.FIELDS,
    "hills": tilled.HILLS,
    "mountains": bare.MOUNTAINS,
    "desert": bare.DESERTS,
    "lake": (waters.lake, waters.quiet_lake),
    "swamp": (waters.north_swamp, waters.south_swamp, waters.wide_swamp),
    "oasis": (places.oasis(0), places.oasis(1)),
    "castle": (places.great_castle,),
    "trade-castle": (places.castle_yard,),
    "quarry": (places.quarry,),
    "glassworks": (places.glass_yard,),
}
SIXTHS = range(6)

OVERLAYS: dict[str, Callable[[], str]] = {
    **{f"river-{a}-{b}": partial(waters.river, a, b) for a in SIXTHS for b in range(a + 1, 6)},
    **{f"source-{side}": partial(waters.source, side) for side in SIXTHS},
    **{f"mouth-{side}": partial(waters.mouth, side) for side in SIXTHS},
    **{f"ground-{corner}": partial(waters.ground, corner) for corner in SIXTHS},
    "plaza": places.plaza,
    **{f"path-{corner}": partial(places.inner_path, corner) for corner in SIXTHS},
    "castle-sides": places.castle_sides,
}

SEA: dict[str, Callable[[], str]] = {
    **{f"jetty-{side}": partial(harbour.jetty, side) for side in SIXTHS},
    **{f"ship-{name}": partial(harbour.ship, cargo) for name, cargo in harbour.SAILS.items()},
    "plate": harbour.plate,
    "number": harbour.quiet_disc,
    "number-hot": harbour.hot_disc,
}

CARDS: dict[str, Callable[[], str]] = {
    **cards_resources.CARDS,
    **cards_development.CARDS,
    **cards_points.CARDS,
    **cards_scenarios.CARDS,
    **cards_events.CARDS,
    **cards_seasons.CARDS,
    **cards_wagons.CARDS,
    **cards_tiles.CARDS,
}


LONG = re.compile(r"\d+\.\d{3,}")
"""A hundredth of a unit is fine enough."""


def main() -> None:
    home = resource("assets") / "island"
    for name, picture in pictures():
        write(home / f"{name}.svg", picture)


def pictures() -> Iterator[tuple[str, str]]:
    for kind, variants in LANDS.items():
        for number, draw in enumerate(variants, 1):
            tile = Land(kind, number)
            draw(tile)
            yield f"terrains/{kind}-{number}", tile.finish()
    for name, overlay in OVERLAYS.items():
        yield f"overlays/{name}", overlay()
    for name, thing in SEA.items():
        yield f"sea/{name}", thing()
    for name, piece in pieces.pictures():
        yield f"pieces/{name}", piece
    for name, icon in icons.pictures():
        yield f"icons/{name}", icon
    for name, card in CARDS.items():
        yield f"cards/{name}", card()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    tidy = LONG.sub(lambda found: f"{float(found[0]):.2f}", text)
    path.write_text(tidy, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
