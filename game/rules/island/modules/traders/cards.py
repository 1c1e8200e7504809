"""Development cards of their own: knights that move a barbarian, and a second move of the wagon."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.content import Library
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.content import CardEntry
from game.rules.island.modules.traders.layer import NAME, look_at, part_of, traders
from game.rules.island.modules.traders.wagons import start_move
from game.rules.island.robber import BY_KNIGHT
from game.rules.island.state import IslandState


@traders.wrap("deck")
def own_deck(rule: Callable[..., list[CardEntry]], library: Library) -> list[CardEntry]:
    return [card for card in library.of("cards", CardEntry).values() if card.module == NAME]


@traders.step("do.ambush")
def do_ambush(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    push(s, *[("barbarian", seat, BY_KNIGHT)] * n)


@traders.rule("can.ambush")
def can_ambush(b: IslandBook, s: IslandState, seat: int, n: int) -> str:
    return "wagon-moving" if look_at(s).moving and b.switch["wagon-cards"] == "none" else ""


@traders.wrap("can.roads")
def can_build_roads(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, n: int) -> str:
    """Nothing is built once the wagon is on its way."""
    if look_at(s).moving and b.switch["wagon-cards"] != "all":
        return "wagon-moving"
    return rule(b, s, seat, n)


@traders.step("do.journey")
def do_journey(b: IslandBook, s: IslandState, seat: int, how: str) -> None:
    """The first move is over; but who has paid or tried once in this turn does not do so again."""
    start_move(b, s, seat)
    if b.switch["journey-anew"] == "all":
        part = part_of(s)
        part.fed = part.tried = 0
    emit(s, "journey", seat)


@traders.rule("can.journey")
def can_journey(b: IslandBook, s: IslandState, seat: int, how: str) -> str:
    return "" if look_at(s).moving else "wagon-later"
