"""What people and bots are called wherever they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.characters import strength_of
from game.bots.seats import BOTS, HUMAN
from game.engine.saves import Player
from game.ui.wording import Wording


def shown_name(say: Wording, name: str, who: str, seat: int, livery: int) -> str:
    """The name that was given; else people are numbered, a bot has the captain's of its colours, and whom the
    rules play is called what it is."""
    if name.strip():
        return name.strip()
    if who == HUMAN:
        return say("player.default", n=seat + 1)
    if strength_of(who) not in BOTS:
        return say(f"bot.{who}")
    captains = say("player.bots").split(",")
    return captains[livery % len(captains)].strip()


def shown_names(say: Wording, players: Sequence[Player], seats: Sequence[str]) -> list[str]:
    """Of everybody at a table; `seats` are those of the set-up, whoever plays them just now."""
    return [shown_name(say, p.name, seats[n], n, p.livery) for n, p in enumerate(players)]
