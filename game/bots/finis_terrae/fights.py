"""How a fight that is about to be rolled is likely to end, and what that brings to whom."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.engine.minds import Weights
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.fight import DICE, strength
from game.rules.finis_terrae.state import Hold, TerraeState


def fought(w: Weights, b: TerraeBook, s: TerraeState, wealth: list[float]) -> list[float]:
    """By seat, its wealth once the fight on top of the stack has been fought, on average."""
    _, vessel, other = s.stack[-1]
    assert isinstance(vessel, int) and isinstance(other, int)
    wins = odds(tuple(b.red), strength(b, s, vessel) - strength(b, s, other))
    made = wealth[:]
    for chance, winner, loser in ((wins, vessel, other), (1 - wins, other, vessel)):
        gain, loss = _spoils(w, b, s, winner, loser)
        if winner < s.seats:
            made[winner] += chance * gain
        if loser < s.seats:
            made[loser] -= chance * loss
    return made


def _spoils(w: Weights, b: TerraeBook, s: TerraeState, winner: int, loser: int) -> tuple[float, float]:
    """What the winner gains and the loser loses: the richest hold, or a ship without anything aboard."""
    loot = max([worth(w, hold) for hold in s.holds[loser]])
    if not loot:
        sunk, wrecked = b.awards["sunk-pirates"].points, -b.awards["wrecks"].points
        return sunk * s.pirate[loser] * (winner != b.galleon), wrecked
    # Who has no hold to spare throws the poorest one's content overboard for it, or lets it be.
    spared = min([worth(w, hold) for hold in s.holds[winner]])
    return max(0.0, loot - spared), loot


def worth(w: Weights, hold: Hold) -> float:
    kind, n = hold
    return n * (w["coin"], 2.0, 3.0, 3.0, 2.0)[kind]


@cache
def odds(die: tuple[int, ...], ahead: int) -> float:
    """How likely the attacker wins, being so much stronger; ties are rolled again."""
    sums = [sum(dice) for dice in product(die, repeat=DICE)]
    wins = sum([mine + ahead > theirs for mine in sums for theirs in sums])
    losses = sum([mine + ahead < theirs for mine in sums for theirs in sums])
    return wins / (wins + losses)
