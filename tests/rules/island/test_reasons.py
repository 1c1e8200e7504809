"""What is not offered has a reason, what is offered has none; and the reason comes from the rule itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from game.engine.content import Library
from game.engine.decision import Option
from game.engine.opening import open_library
from game.rules.island.book import IslandBook
from game.rules.island.game import GAME
from game.rules.island.reasons import why_not
from game.rules.island.state import IslandState
from game.rules.island.vocabulary import BARS, PURCHASES
from game.rules.island.voice import IslandVoice
from tests.rules.island.test_games import FULL, TABLE, IslandTable
from tests.rules.island.test_games import table as table_of

FISHERS = table_of(("event-cards", "fishermen"))
RIVERS = table_of(("event-cards", "rivers"))
CARAVANS = table_of(("event-cards", "caravans"))
RAIDERS = table_of(("event-cards", "barbarian-attack"))
TRADERS = table_of(("event-cards", "traders"))

WALK = 500
"""Decisions of each game that are looked at."""
BY_VERB = {
    "start": ("settle",),
    "start.road": (),
    "free-road": ("road",),
    "roll": ("play",),
    "act": ("road", "settle", "city", "buy", "play", "bank", "offer"),
    "robber": ("robber",),
    "rob": ("rob",),
    "bid": ("road", "buy"),
    "propose": ("propose", "settle"),
    "camel": ("camel", "bank"),
    "wagon": ("go", "drive-off", "feed", "play"),
    "barbarian": ("barbarian",),
    "ambush": ("ambush",),
}
"""What can be asked about, by question."""


@cache
def texts() -> Library:
    return open_library(GAME)


def every_option(book: IslandBook, verb: str) -> Iterator[Option]:
    match verb:
        case "road":
            yield from book.road_option
        case "settle":
            yield from book.settle_option
        case "city":
            yield from book.city_option
        case "play":
            yield from book.play_option
        case "robber":
            yield from book.hex_option
        case "rob":
            yield from book.rob_option
        case "fish":
            yield from (Option(verb, "purchase", name) for name in PURCHASES)
        case "pass-boot":
            yield from (Option(verb, "seat", seat) for seat in range(book.seats))
        case "bank" | "offer":
            yield from (Option(verb, "resource", name) for name in book.goods)
        case "bridge" | "propose" | "camel" | "go" | "barbarian" | "ambush":
            yield from (Option(verb, "edge", name) for name in book.top.path_names)
        case "drive-off":
            yield from (Option(verb, "barbarian", name) for name in book.top.path_names)
        case _:
            yield Option(verb)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "table",
    [TABLE, FULL, FISHERS, RIVERS, CARAVANS, RAIDERS, TRADERS],
    ids=["base", "variants", "fishermen", "rivers", "caravans", "raiders", "traders"],
)
def test_offered_or_with_a_reason(table: IslandTable, seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for n, (state, decision) in enumerate(table.states(seats, seed)):
            if n > WALK:
                break
            if decision is None or decision.ask not in BY_VERB:
                continue
            book: IslandBook = table.book(seats)
            verbs = [*BY_VERB[decision.ask]]
            if seats == 2 and decision.ask in ("roll", "act"):
                verbs += ["force", "chase" if table is TRADERS else "send-away", "turn-in"]
            if table is FISHERS and decision.ask in ("roll", "act"):
                verbs += ["fish", "pass-boot"]
            if table is RIVERS and decision.ask in ("roll", "act"):
                verbs += ["coin-buy"] if decision.ask == "roll" else ["coin-buy", "bridge"]
            if table is RAIDERS and decision.ask in ("roll", "act"):
                verbs += ["coin-buy", "drive"] if seats == 2 else ["coin-buy"]
            if table is TRADERS and decision.ask in ("roll", "act"):
                verbs += ["coin-buy", "upgrade"]
            offered = {option.key for option in decision.options}
            for verb in verbs:
                for option in every_option(book, verb):
                    if verb == "offer" and not holds_one(book, state, decision.seat, option):
                        continue
                    why = why_not(book, state, decision.seat, option)
                    assert (option.key in offered) == (why is None), (decision.ask, option.key, why)
                    if why:
                        assert why.reason in BARS, why
                        seen[why.reason] += 1
    assert {"taken", "unconnected", "too-near", "price", "before-roll"} - set(seen) <= {"before-roll"}


def holds_one(book: IslandBook, state: IslandState, seat: int, option: Option) -> bool:
    """An offer needs the card itself; that it is not in the hand needs no telling."""
    return bool(book.rules["stakes"](book, state, seat)[book.good[str(option.at)]])


def test_reasons_in_words() -> None:
    book = GAME.make_book(texts(), TABLE.setup(3, 1))
    assert isinstance(book, IslandBook)
    for state, decision in TABLE.states(3, 1):
        if decision is None or decision.ask != "act":
            continue
        for lang in ("en", "it"):
            voice = IslandVoice(book, lang, state)
            for verb in ("road", "settle", "city", "buy", "play", "bank"):
                for option in every_option(book, verb):
                    why = why_not(book, state, decision.seat, option)
                    if why:
                        assert voice.why(why).endswith("."), why
        return
