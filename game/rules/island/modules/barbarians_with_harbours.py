"""Barbarian attack with the harbour master: conquered buildings count no more, until they are free again."""

from __future__ import annotations

from game.engine.rulebook import Layer
from game.rules.island.modules.harbour_master import built

layer = Layer("barbarian-attack-harbour-master")
layer.watch("fallen")(built)
layer.watch("restored")(built)
