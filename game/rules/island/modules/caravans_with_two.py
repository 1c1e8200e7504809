"""Caravans for two: every vote is about two camels, in two caravans for whoever wins it, or one for each."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer, emit
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.modules.caravans.vote import MAJORITY, TIE, votes_of
from game.rules.island.state import IslandState

layer = Layer("caravans-two-players")


@layer.wrap("vote-result")
def two_camels(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int) -> None:
    """Of a tie, the first for the player whose turn is over; any caravan will do for either."""
    votes = votes_of(b, s)
    if votes[0] == votes[1]:
        emit(s, "tied", seat)
        push(s, ("camel", seat, TIE, 0), ("camel", 1 - seat, TIE, 0))
        return
    winner = votes.index(max(votes))
    emit(s, "elected", winner, MAJORITY)
    push(s, ("camel", winner, MAJORITY, 0), ("camel", winner, MAJORITY, 1))
