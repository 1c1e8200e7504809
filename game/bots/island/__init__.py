"""What bots think of the Island: the base game, and a part for each variant."""

from game.bots.evaluation import Evaluations
from game.bots.island.evaluation import IslandEvaluation

EVALUATION = Evaluations(base=IslandEvaluation)
