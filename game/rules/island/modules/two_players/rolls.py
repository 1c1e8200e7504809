"""Two rolls a turn, each resolved at once; the second is rolled again until it differs."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.cards import card_options, play_card
from game.rules.island.modules.two_players.layer import part_of, two
from game.rules.island.state import IslandState
from game.rules.island.turns import ROLL


@two.replace("rolling")
def roll_twice(b: IslandBook, s: IslandState, seat: int) -> None:
    push(s, ("dice", seat), ("second-roll", seat))


@two.step("second-roll")
def second_roll(b: IslandBook, s: IslandState, seat: int) -> None:
    part_of(s).second = 1
    push(s, ("dice", seat) if b.switch["between-rolls"] == "nothing" else ("between", seat))


@two.step("between")
def between(b: IslandBook, s: IslandState, seat: int) -> Decision:
    """Where a card may be played between the rolls."""
    return Decision(seat, "between", [ROLL, *card_options(b, s, seat)], default=0, always=True)


@two.answer("between")
def between_rolls(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    if option.verb == "roll":
        push(s, ("dice", seat))
        return
    push(s, ("between", seat))
    play_card(b, s, seat, b.card[str(option.at)])


@two.wrap("number")
def number(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    part = part_of(s)
    if not part.second:
        part.number = number
    elif number == part.number:
        emit(s, "rolled-again", seat, number)
        push(s, ("dice", seat))
        return
    rule(b, s, seat, number)
