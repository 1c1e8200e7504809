"""The variants of the Island, each a layer over the base game."""

from __future__ import annotations

from game.engine.rulebook import Layer
from game.rules.island.modules import two_with_events
from game.rules.island.modules.event_cards import events
from game.rules.island.modules.friendly_robber import friendly
from game.rules.island.modules.harbour_master import master
from game.rules.island.modules.two_players import two

MODULES: dict[str, Layer] = {layer.name: layer for layer in (friendly, events, master)}
TWO_PLAYERS = two
"""Comes with two seats."""
TWO_WITH_EVENTS = two_with_events.layer
