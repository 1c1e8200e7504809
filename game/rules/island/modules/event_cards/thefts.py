"""Trade Advantage and Conflict: a random card from others' hands."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.simultaneous import ask_together
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.hands import hand_over
from game.rules.island.modules.event_cards.layer import events, part_of
from game.rules.island.robber import victims
from game.rules.island.state import IslandState
from game.rules.island.trade import hand_mask

ALL, LEAVE = Option("rob-all"), Option("leave")
YIELD = "yield"


@events.step("do.steal")
def do_steal(b: IslandBook, s: IslandState, seat: int, who: str, may: int) -> None:
    push(s, *[("thefts", taker, may) for taker in b.rules["who"](b, s, seat, who)])


@events.step("thefts")
def thefts(b: IslandBook, s: IslandState, seat: int, may: int) -> Decision | None:
    """From everybody who has cards, or from one of them; some may leave it."""
    there = victims(b, s, seat)
    if not there:
        return None
    options = [ALL] if b.switch["thefts"] == "every" else [b.rob_option[other] for other in there]
    return Decision(seat, "thefts", [*options, LEAVE] if may else options)


@events.answer("thefts")
def victims_chosen(b: IslandBook, s: IslandState, option: Option, seat: int, may: int) -> None:
    if option.verb == "leave":
        return
    there = [int(option.at)] if option.verb == "rob" else victims(b, s, seat)
    if b.switch["theft-card"] == "random":
        push(s, *[("steal", seat, other) for other in there])
    else:
        part_of(s).taker = seat
        ask_together(s, YIELD, there)


@events.step(YIELD)
def choose_card(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> Decision | None:
    """Where the owner says which card it is."""
    return None if taken else Decision(seat, YIELD, b.kinds("give", hand_mask(s, seat)))


@events.rule(YIELD)
def cards_yielded(b: IslandBook, s: IslandState, choices: dict[int, tuple[str, ...]]) -> None:
    taker = part_of(s).taker
    for seat, taken in choices.items():
        for key in taken:
            hand_over(s, seat, taker, b.kind[key.rpartition(" ")[2]])
            emit(s, "stole", taker, seat)
