"""What the game for two adds to a bot's thoughts: trade tokens, and two rolls a turn."""

from __future__ import annotations

from functools import partial

from game.bots.island.choices import at_roll
from game.bots.island.evaluation import IslandEvaluation
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.modules.two_players.layer import look_at
from game.rules.island.modules.two_players.tokens import FORCE
from game.rules.island.state import IslandState


class TwoEvaluation(IslandEvaluation):
    def __init__(self) -> None:
        super().__init__()
        self.ends |= {"neutral-road", "neutral-settlement"}
        self.narrows["roll"] = partial(before_the_roll, self)

    def rolls_a_round(self, s: IslandState) -> int:
        return 2 * s.seats

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        tokens = look_at(s).tokens
        if tokens:
            mine, theirs = self.worth_of_tokens(tokens[seat]), self.worth_of_tokens(tokens[1 - seat])
            found["tokens"] = self.standing.time() * (mine - self.share(s, seat, 1 - seat) * theirs)
        return found

    def worth_of_tokens(self, n: int) -> float:
        w = self.w
        return w["token"] * (min(n, w["many-tokens"]) + w["more-tokens"] * max(0, n - w["many-tokens"]))


def before_the_roll(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Whoever forces a trade after it knows more."""
    return [o for o in at_roll(ev, b, s, decision) if o.verb != FORCE.verb]
