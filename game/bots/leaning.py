"""Bots that lean: each judges like another, but gives some of the named terms more weight or less.

`greedy:land=1.2,danger=0.8` is a greedy bot to which land is worth a fifth more and danger a fifth less.
Whom it imagines in the other seats, and in its own when it plays on in thought, does not lean.
`expert:nodes=400` is an expert that imagines so many choices for a decision; `expert:trust=2,near=0.3` weighs
what it plays out otherwise than others.
"""

from __future__ import annotations

from game.bots.bot import Bot
from game.bots.evaluation import Foresight
from game.bots.expert import ExpertBot
from game.bots.greedy import GreedyBot
from game.bots.seats import make_bot
from game.engine.game import SetupError

LEANS = ":"
NODES = "nodes"
"""No term, but the budget of an expert."""
EXPERTISE = (NODES, *Foresight._fields)


def leaning_of(name: str) -> tuple[str, dict[str, float]]:
    """Like whom a bot plays, and the factors on its terms; none for one that does not lean."""
    like, _, leans = name.partition(LEANS)
    factors: dict[str, float] = {}
    for one in leans.split(",") if leans else ():
        term, _, factor = one.partition("=")
        try:
            factors[term.strip()] = float(factor)
        except ValueError:
            raise SetupError(f"'{one}' is no factor on a term; write for example land=1.2") from None
    return like, factors


def make_leaning_bot(name: str, seed: int, seat: int) -> Bot:
    like, factors = leaning_of(name)
    bot = make_bot(like, seed, seat)
    expertise = {name: factors.pop(name) for name in EXPERTISE if name in factors}
    if isinstance(bot, ExpertBot):
        bot.nodes = round(expertise.pop(NODES, bot.nodes))
        bot.otherwise = expertise
    if isinstance(bot, GreedyBot):
        bot.leaning = factors
    return bot
