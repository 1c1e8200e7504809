"""What the variants of the Island add to its table, each as a layer."""

from game.ui.island.modules.barbarian_attack import RaidLayer
from game.ui.island.modules.caravans import CaravansLayer
from game.ui.island.modules.event_cards import EventsLayer
from game.ui.island.modules.fishermen import FishLayer
from game.ui.island.modules.friendly_robber import FriendlyLayer
from game.ui.island.modules.harbour_master import MasterLayer
from game.ui.island.modules.rivers import RiversLayer
from game.ui.island.modules.traders import TradersLayer
from game.ui.island.modules.two_players import TwoLayer
from game.ui.table.layer import Layers

LAYERS: Layers = (
    (frozenset(["friendly-robber"]), FriendlyLayer),
    (frozenset(["harbour-master"]), MasterLayer),
    (frozenset(["event-cards"]), EventsLayer),
    (frozenset(["2-seats"]), TwoLayer),
    (frozenset(["fishermen"]), FishLayer),
    (frozenset(["rivers"]), RiversLayer),
    (frozenset(["barbarian-attack"]), RaidLayer),
    (frozenset(["caravans"]), CaravansLayer),
    (frozenset(["traders"]), TradersLayer),
)
