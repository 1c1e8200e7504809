"""What bots think of the Island: the base game, and a part for each variant and each scenario."""

from game.bots.evaluation import Evaluations
from game.bots.island.caravans import CaravanEvaluation
from game.bots.island.evaluation import IslandEvaluation, IslandOpening
from game.bots.island.event_cards import EventEvaluation
from game.bots.island.fishermen import FishEvaluation
from game.bots.island.friendly_robber import FriendlyEvaluation
from game.bots.island.harbour_master import MasterEvaluation
from game.bots.island.raids import RaidEvaluation
from game.bots.island.rivers import RiverEvaluation
from game.bots.island.traders import TradeEvaluation
from game.bots.island.two_players import TwoEvaluation

EVALUATION = Evaluations(
    base=IslandEvaluation,
    parts=[
        (frozenset({"friendly-robber"}), FriendlyEvaluation),
        (frozenset({"event-cards"}), EventEvaluation),
        (frozenset({"harbour-master"}), MasterEvaluation),
        (frozenset({"two-players"}), TwoEvaluation),
        (frozenset({"fishermen"}), FishEvaluation),
        (frozenset({"rivers"}), RiverEvaluation),
        (frozenset({"caravans"}), CaravanEvaluation),
        (frozenset({"barbarian-attack"}), RaidEvaluation),
        (frozenset({"traders"}), TradeEvaluation),
    ],
)
OPENING = IslandOpening()
