"""What bots think of Finis Terrae."""

from game.bots.evaluation import Evaluations
from game.bots.finis_terrae.evaluation import TerraeEvaluation

EVALUATION = Evaluations(base=TerraeEvaluation)
