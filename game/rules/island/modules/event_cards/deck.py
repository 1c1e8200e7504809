"""The deck of events: New Year lies above the last few, so that those are not seen."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.layer import EventCard, event_cards, events, look_at, part_of
from game.rules.island.robber import BY_ATTACK
from game.rules.island.state import IslandState

events.before("setup.pieces", "events.shuffle")


@events.step("events.shuffle")
def shuffle(b: IslandBook, s: IslandState) -> None:
    """Nobody knows the order: the pool and how many are left say all."""
    part = part_of(s)
    part.pool = [card.copies for card in event_cards(b)]
    part.left = sum(part.pool) - b.number["new-year-under"]


@events.replace("dice")
def turn_a_card(b: IslandBook, s: IslandState, seat: int) -> None:
    push(s, ("event", seat))
    if not look_at(s).left:
        emit(s, "new-year")
        push(s, ("events.shuffle",))


@events.step("event")
def event(b: IslandBook, s: IslandState, seat: int) -> Chance:
    pool = look_at(s).pool
    there = [card for card, n in enumerate(pool) if n]
    return Chance("event", there, [pool[card] for card in there])


@events.outcome("event")
def event_turned(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int) -> None:
    """The event comes before what the number pays."""
    part = part_of(s)
    part.card = outcome[0]
    part.pool[part.card] -= 1
    part.left -= 1
    part.cities = 0
    card = event_cards(b)[part.card]
    emit(s, "event", seat, card.event, card.roll)
    push(s, ("event.number", seat, card.roll))
    if b.rules["event-happens"](b, s, card):
        push(s, *[(step, seat, *values) for step, *values in card.deeds])


@events.rule("event-happens")
def event_happens(b: IslandBook, s: IslandState, card: EventCard) -> bool:
    return True


@events.step("event.number")
def event_number(b: IslandBook, s: IslandState, seat: int, roll: int) -> None:
    b.rules["number"](b, s, seat, roll)


@events.wrap("seven")
def attack(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """As a seven; but the friendly robber may tell the two apart."""
    push(s, ("hands-full", seat), ("robber", seat, BY_ATTACK))


# Epidemic


@events.step("do.cities-get")
def do_cities_get(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    part_of(s).cities = n


@events.wrap("gets")
def gets(rule: Callable[..., tuple[int, int]], b: IslandBook, s: IslandState) -> tuple[int, int]:
    settlement, city = rule(b, s)
    return settlement, look_at(s).cities or city


@events.wrap("pays-here")
def once_for_each_city(
    rule: Callable[..., int], b: IslandBook, s: IslandState, number: int, hexagon: int
) -> int:
    """Where a city gets one card in all, only the first of its hexes gives it."""
    corners = rule(b, s, number, hexagon)
    if not look_at(s).cities or b.switch["epidemic"] == "per-hex":
        return corners
    cities = 0
    for colour in range(s.seats):
        cities |= s.cities[colour]
    for earlier, _ in s.pays[number]:
        if earlier == hexagon:
            break
        corners &= ~(b.rules["pays-here"](b, s, number, earlier) & cities)
    return corners


@events.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part = look_at(s)
    assert not part.damaged & ~s.taken, "a damaged road that is not there"
    if part.pool:
        assert min(part.pool) >= 0 and sum(part.pool) == part.left + b.number["new-year-under"], "events"
