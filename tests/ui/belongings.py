"""What a seat has besides points: pieces and goods of every game, counted, so that a loss can't hide."""

from __future__ import annotations

from collections import Counter

from game.engine.state import State
from game.rules.finis_terrae.book import COIN
from game.rules.finis_terrae.state import TerraeState
from game.rules.island.state import IslandState
from game.rules.western_sea.state import SeaState

AGREED = ("dealt", "discarded")
"""Events by which people give away what they have chosen themselves."""


def belongings(state: State, seat: int) -> Counter[str]:
    counted = {SeaState: _at_sea, TerraeState: _in_terrae, IslandState: _on_the_island}
    own = next(count for kind, count in counted.items() if isinstance(state, kind))(state, seat)
    for name, part in state.parts.items():
        for field in part.__struct_fields__:
            held = getattr(part, field)
            if isinstance(held, list) and len(held) == state.seats:  # type: ignore[attr-defined]
                mine = held[seat]
                if isinstance(mine, list):
                    own[f"{name} {field}"] = len(mine)
    return +own


def _at_sea(state: State, seat: int) -> Counter[str]:
    assert isinstance(state, SeaState)
    own = Counter({f"tokens {kind}": n for kind, n in enumerate(state.tokens[seat])})
    own["tents"] = sum(state.tents[seat :: state.seats])
    own["houses"] = state.house.count(seat)
    own["dice"] = sum(state.bag[seat]) + sum(state.spent[seat]) + len(state.active[seat])
    own["technologies"] = sum(state.holds[seat] >> thing & 1 for thing in state.row)
    return own


def _in_terrae(state: State, seat: int) -> Counter[str]:
    assert isinstance(state, TerraeState)
    held = Counter({COIN: state.store[seat]})
    for kind, n in state.holds[seat]:
        held[kind] += n
    if not held.total():  # whoever divides them has taken all of them out
        held = Counter(dict(enumerate(state.afloat)))
    own = Counter({f"goods {kind}": n for kind, n in held.items()})
    own["laid"] = sum(state.laid[seat])
    own["ports"] = list(state.port.values()).count(seat)
    return own


def _on_the_island(state: State, seat: int) -> Counter[str]:
    assert isinstance(state, IslandState)
    own = Counter({f"cards {kind}": n for kind, n in enumerate(state.hand[seat])})
    own["roads"] = state.roads[seat].bit_count()
    own["houses"] = state.houses[seat].bit_count()
    own["cities"] = state.cities[seat].bit_count()
    own["unplayed"] = state.unplayed[seat]
    own["knights"] = state.knights[seat]
    return own
