"""The position of a challenge, whether it is recorded or bots have to play what comes before it."""

from __future__ import annotations

from game.bots.seats import consult, make_bot
from game.engine.challenges import Challenge, Position, lost, ready, recorded_match
from game.engine.game import Game
from game.engine.match import Match
from game.engine.rulebook import Rulebook

SEARCHED = 200
"""So many choices after the opening it should be the person's turn."""


def challenged_match(
    game: Game, book: Rulebook, challenge: Challenge, position: Position | None = None
) -> Match:
    """Raises PositionError if it can't be had."""
    match = recorded_match(game, book, challenge, position)
    opening = challenge.opening
    if position is None and opening:
        play_on(match, [opening.by] * len(challenge.seats), opening.choices)
        for _ in range(SEARCHED):
            if match.over or ready(match, challenge.seat):
                break
            play_on(match, [opening.by] * len(challenge.seats), 1)
    if opening and not ready(match, challenge.seat):
        raise lost("the person has no turn there")
    return match


def play_on(match: Match, sitting: list[str], choices: int) -> None:
    """Bots make so many choices, or all that are left."""
    bots = [make_bot(who, match.setup.seed + len(match.records), seat) for seat, who in enumerate(sitting)]
    for _ in range(choices):
        if match.decision is None:
            return
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
