"""The variants and the scenarios of the Island, each a layer over the base game."""

from __future__ import annotations

from game.engine.rulebook import Layer
from game.rules.island.modules import (
    barbarians_with_events,
    barbarians_with_harbours,
    barbarians_with_two,
    caravans_with_two,
    fishermen_with_events,
    fishermen_with_two,
    rivers_with_events,
    rivers_with_two,
    traders_with_events,
    traders_with_two,
    two_with_events,
)
from game.rules.island.modules.barbarian_attack import raiders
from game.rules.island.modules.caravans import nomads
from game.rules.island.modules.event_cards import events
from game.rules.island.modules.fishermen import fishers
from game.rules.island.modules.friendly_robber import friendly
from game.rules.island.modules.harbour_master import master
from game.rules.island.modules.rivers import riverside
from game.rules.island.modules.traders import traders
from game.rules.island.modules.two_players import two

VARIANTS: dict[str, Layer] = {layer.name: layer for layer in (friendly, events, master)}
SCENARIOS: dict[str, Layer] = {layer.name: layer for layer in (fishers, riverside, nomads, raiders, traders)}
"""At most one of these is played."""
MODULES = {**VARIANTS, **SCENARIOS}
TWO_PLAYERS = two
"""Comes with two seats."""

TWO = "2-seats"
JOINT = [
    (frozenset([TWO]), two),
    (frozenset([TWO, events.name]), two_with_events.layer),
    (frozenset([fishers.name, events.name]), fishermen_with_events.layer),
    (frozenset([fishers.name, TWO]), fishermen_with_two.layer),
    (frozenset([riverside.name, events.name]), rivers_with_events.layer),
    (frozenset([riverside.name, TWO]), rivers_with_two.layer),
    (frozenset([nomads.name, TWO]), caravans_with_two.layer),
    (frozenset([raiders.name, events.name]), barbarians_with_events.layer),
    (frozenset([raiders.name, master.name]), barbarians_with_harbours.layer),
    (frozenset([raiders.name, TWO]), barbarians_with_two.layer),
    (frozenset([traders.name, events.name]), traders_with_events.layer),
    (frozenset([traders.name, TWO]), traders_with_two.layer),
]
"""What is played together, and the layer for it."""
