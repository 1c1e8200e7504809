"""Where each option is chosen: on the map, in the hand, on the shelf, at a seat, or at the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

ON_MAP = ("corner", "edge", "hex")
FROM_HAND = ("discard", "give", "offer", "counter")
"""What is done with cards of the own hand."""


def spot_of(t: IslandTable, option: Option) -> str:
    """The name of the spot where an option is chosen."""
    if option == t.targets.closing():
        return "close"
    if option.kind in ON_MAP:
        if option.verb in NEUTRAL and t.place_option(option.kind, option.at) != option:
            return f"neutral {NEUTRAL.index(option.verb)}"
        return f"{option.kind} {option.at}"
    if in_hand(option):
        return f"{'development' if option.kind == 'card' else 'hand'} {option.at}"
    if option.verb == "buy":
        return "shelf card"
    if option.verb == "rob":
        return f"seat {option.at}"
    return f"choice {option.key}"


def in_hand(option: Option) -> bool:
    return option.kind == "card" or (option.kind == "resource" and option.verb in FROM_HAND)


def at_desk(t: IslandTable, option: Option) -> bool:
    """Whether it has no other place."""
    return spot_of(t, option).startswith("choice ")
