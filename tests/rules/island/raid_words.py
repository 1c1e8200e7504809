"""How scenarios of the barbarian attack spell what lands, marches and is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from game.rules.island.book import IslandBook
from game.rules.island.modules import barbarian_attack, barbarians_with_two
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of

RAIDED_LAND = [
    *["forest 3", "pasture 8", "desert"],
    *["fields 9", "mountains 4", "hills 5", "hills 10"],
    *["pasture 12", "fields 6", "forest 10", "mountains 8", "fields 11"],
    *["hills 4", "fields 9", "pasture 3", "mountains 5"],
    *["castle", "pasture 6", "forest 2"],
]
"""Where barbarians land, in mid-game, and in a set-up that names a board."""


def lay_raids(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    """What is neither on the coast nor a prisoner has yet to land; or is gone, if `ships` says so."""
    part = barbarian_attack.layer.part_of(state)
    there = given.pop("barbarians", {h: n for h, n in enumerate(part.there) if n})
    part.there = [there.get(h, 0) for h in range(len(part.there))]
    part.prisoners = given.pop("prisoners", part.prisoners)
    part.coins = given.pop("coins", part.coins)
    part.supply = barbarian_attack.layer.barbarians(book) - sum(part.there) - sum(part.prisoners)
    ships = given.pop("ships", part.supply)
    part.supply, part.gone = ships, part.supply - ships
    part.conquered = mask_of([h for h, n in enumerate(part.there) if n == book.number["conquest"]])
    for colour in range(state.colours):
        riders = given.get(f"seat{colour}", {}).pop("riders", [])
        part.knights[colour] = mask_of([book.top.path[name] for name in riders])
    barbarian_attack.invasion.judge_buildings(book, state)
    if "brought" in given:
        state.parts[barbarians_with_two.NAME] = barbarians_with_two.MercenaryPart(
            mask_of(given.pop("brought"))
        )


# What can be expected


def terrains_in(book: IslandBook, state: IslandState, hexes: Iterable[int]) -> dict[str, int]:
    return dict(Counter(book.terrains[state.terrain[h]].id for h in hexes))


def raid_part(state: IslandState) -> barbarian_attack.layer.BarbarianPart:
    return barbarian_attack.layer.look_at(state)


RAIDED: dict[str, Callable[[IslandBook, IslandState], Any]] = {
    "barbarians": lambda b, s: {h: n for h, n in enumerate(raid_part(s).there) if n},
    "ships": lambda b, s: raid_part(s).supply,
    "conquered": lambda b, s: list(bits(raid_part(s).conquered)),
    "fallen": lambda b, s: [b.top.corner_names[c] for c in bits(raid_part(s).fallen)],
    "prisoners": lambda b, s: raid_part(s).prisoners,
    "gone": lambda b, s: raid_part(s).gone,
    "knights-left": lambda b, s: [b.number["knights"] - k.bit_count() for k in raid_part(s).knights],
    "laid": lambda b, s: list(s.token),
    "coast": lambda b, s: terrains_in(b, s, barbarian_attack.layer.shore(b).hexes),
    "inland": lambda b, s: terrains_in(b, s, [4, 5, 8, 9, 10, 13, 14]),
}
"""What can be expected of the barbarians."""
