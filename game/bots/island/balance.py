"""What is asked of the balance of the Island: of the base game, and of each scenario."""

from game.bots.island.balance_base import BALANCE
from game.bots.island.balance_scenarios import WITH_MODULES

__all__ = ["BALANCE", "WITH_MODULES"]
