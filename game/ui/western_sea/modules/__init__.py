"""What the modules of Western Sea and its rival add to the table, each as a layer."""

from __future__ import annotations

from game.ui.table.layer import Layers
from game.ui.western_sea.modules.advisors.layer import AdvisorsLayer
from game.ui.western_sea.modules.diceoneer.layer import Solo
from game.ui.western_sea.modules.emissaries.layer import EmissariesLayer
from game.ui.western_sea.modules.enclosures.layer import EnclosuresLayer
from game.ui.western_sea.modules.fish_and_ships.layer import FishLayer

LAYERS: Layers = (
    (frozenset(["emissaries"]), EmissariesLayer),
    (frozenset(["advisors"]), AdvisorsLayer),
    (frozenset(["enclosures"]), EnclosuresLayer),
    (frozenset(["fish-and-ships"]), FishLayer),
    (frozenset(["diceoneer"]), Solo),
)
