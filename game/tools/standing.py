"""How a game stands, in lines of text: who leads or has won, and for what."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.state import State
from game.tools.common import seat_name


def standing(game: Game, book: Rulebook, state: State, setup: Setup, *, over: bool) -> Iterator[str]:
    """The scores by category, and once the game is over why it ended and who has won."""
    if over:
        yield f"the game is over: {', '.join(game.end_reasons(state)) or 'no reason given'}"
    categories = _categories(game, book, state)
    for seat, score in enumerate(game.scores(book, state)):
        parts = ", ".join(f"{name} {points}" for name, points in categories.get(seat, {}).items())
        yield f"  {seat_name(setup, seat)}: {score} points" + (f" ({parts})" if parts else "")
    if over:
        yield _victory(game, book, state, setup)


def _categories(game: Game, book: Rulebook, state: State) -> dict[int, dict[str, int]]:
    """Points by seat and category, if the game tells them."""
    found: dict[int, dict[str, int]] = {}
    if game.breakdown:
        for seat, category, _, points in game.breakdown(book, state):
            mine = found.setdefault(seat, {})
            mine[category] = mine.get(category, 0) + points
    return found


def _victory(game: Game, book: Rulebook, state: State, setup: Setup) -> str:
    winners = [seat_name(setup, seat) for seat in game.winners(book, state)]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the win"
