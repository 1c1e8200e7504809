"""What the modules of Shells add to its table, each as a layer."""

from game.ui.shells.modules.pearls import PearlsLayer
from game.ui.table.layer import Layers

LAYERS: Layers = ((frozenset(["pearls"]), PearlsLayer),)
