"""What bots think of Western Sea: the base game, and a part for each module."""

from game.bots.evaluation import Evaluations
from game.bots.western_sea.advisors import AdvisorEvaluation
from game.bots.western_sea.emissaries import EmissaryEvaluation
from game.bots.western_sea.enclosures import EnclosureEvaluation
from game.bots.western_sea.evaluation import SeaEvaluation
from game.bots.western_sea.fish_and_ships import FishEvaluation

MODULES = {
    "emissaries": EmissaryEvaluation,
    "enclosures": EnclosureEvaluation,
    "advisors": AdvisorEvaluation,
    "fish-and-ships": FishEvaluation,
}
EVALUATION = Evaluations(
    base=SeaEvaluation,
    parts=[(frozenset({name}), part) for name, part in MODULES.items()],
)
