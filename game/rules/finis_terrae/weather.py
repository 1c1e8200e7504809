"""The preparation phase: weather, trade value, common die; and the card that ends the game."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.piles import UNKNOWN, Pile, draw, look, take
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.state import TerraeState


@base.step("weather")
def draw_weather(b: TerraeBook, s: TerraeState) -> Chance | None:
    s.turn = -1
    if s.mixed:
        return _look_mixed(b, s.deck)
    chance = look(s.deck, "weather")
    if chance is None:
        push(s, ("weather.card", take(s.deck)))
    return chance


def _look_mixed(b: TerraeBook, deck: Pile) -> Chance:
    """Finis Terrae lies as likely in any slot left; the cards that left unseen are still in the pool."""
    left, pool = len(deck.slots), deck.pool
    kinds = sorted(set(pool)) if left > 1 else []
    weights = [pool.count(kind) * (left - 1) for kind in kinds]
    return Chance("weather", [*kinds, b.finis], [*weights, max(1, len(pool))])


@base.outcome("weather")
def weather_drawn(b: TerraeBook, s: TerraeState, outcome: tuple[int]) -> None:
    card = outcome[0]
    if card == b.finis:
        s.deck.slots.pop()
        s.deck.knows.pop()
    else:
        draw(s.deck, card)
    push(s, ("weather.card", card))


@base.step("weather.card")
def weather_card(b: TerraeBook, s: TerraeState, card: int) -> None:
    if card == b.finis and not s.mixed:
        push(s, ("finis.first",))
        return
    s.weather = card
    s.seen.append(card)
    emit(s, "weather", card)
    if card == b.finis:
        s.over = 1
    if not b.moves[card]:
        push(s, ("storm",), ("weather",))


@base.step("finis.first")
def finis_first(b: TerraeBook, s: TerraeState) -> None:
    """Seen for the first time, it is shuffled with the last cards; then another card is drawn at once."""
    n = len(s.deck.slots) + 1
    s.deck.slots, s.deck.knows = [UNKNOWN] * n, [0] * n
    s.mixed = 1
    emit(s, "finis")
    push(s, ("weather",))


@base.step("value")
def roll_value(b: TerraeBook, s: TerraeState) -> Chance:
    return Chance("value", b.red)


@base.outcome("value")
def value_rolled(b: TerraeBook, s: TerraeState, outcome: tuple[int]) -> None:
    s.value = outcome[0]
    emit(s, "value", s.value)


@base.step("common")
def roll_common(b: TerraeBook, s: TerraeState) -> Chance:
    return Chance("common", b.white)


@base.outcome("common")
def common_rolled(b: TerraeBook, s: TerraeState, outcome: tuple[int]) -> None:
    s.common = outcome[0]
    emit(s, "common", s.common)
