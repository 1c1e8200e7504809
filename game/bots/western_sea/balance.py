"""What is asked of the balance of Western Sea: of the base game, and of its modules."""

from game.bots.western_sea.balance_base import BALANCE
from game.bots.western_sea.balance_modules import WITH_MODULES

__all__ = ["BALANCE", "WITH_MODULES"]
