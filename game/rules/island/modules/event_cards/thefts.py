"""Trade Advantage and Conflict: a random card from others' hands."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.hands import others_of
from game.rules.island.modules.event_cards.layer import events
from game.rules.island.state import IslandState

ALL, LEAVE = Option("rob-all"), Option("leave")


@events.step("do.steal")
def do_steal(b: IslandBook, s: IslandState, seat: int, who: str, may: int) -> None:
    push(s, *[("thefts", taker, may) for taker in b.rules["who"](b, s, seat, who)])


@events.step("thefts")
def thefts(b: IslandBook, s: IslandState, seat: int, may: int) -> Decision | None:
    """From everybody who has cards, or from one of them; some may leave it."""
    safe = b.rules["safe-from-thefts"](b, s)
    victims = [other for other in others_of(s, seat) if s.count[other] and not safe >> other & 1]
    if not victims:
        return None
    options = [ALL] if b.switch["thefts"] == "every" else [b.rob_option[other] for other in victims]
    return Decision(seat, "thefts", [*options, LEAVE] if may else options)


@events.answer("thefts")
def victims_chosen(b: IslandBook, s: IslandState, option: Option, seat: int, may: int) -> None:
    if option.verb == "rob":
        push(s, ("steal", seat, int(option.at)))
    elif option.verb == "rob-all":
        safe = b.rules["safe-from-thefts"](b, s)
        push(s, *[("steal", seat, other) for other in others_of(s, seat) if not safe >> other & 1])
