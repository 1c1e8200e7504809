"""Figures about the box that players like to know before they begin, worked out from the content."""

from __future__ import annotations

from game.engine.content import Library
from game.rules.finis_terrae.content import NumberEntry, TileEntry, WeatherEntry


def tiles_in_play(library: Library, seats: int) -> int:
    tiles = [tile for tile in library.of("tiles", TileEntry).values() if not tile.isle]
    return sum(tile.count - (*tile.removed, 0)[seats - 2] for tile in tiles)


def ports_to_found(library: Library) -> int:
    """All but those laid aside and the one on the Isle."""
    return number(library, "ports") - number(library, "ports-aside") - 1


def days(library: Library) -> tuple[int, int]:
    """The shortest and the longest a game can be: a storm is followed by another card on the same day."""
    cards = [card for card in library.of("weather", WeatherEntry).values() if not card.last]
    gone, after = number(library, "weather-unseen"), number(library, "finis-from-bottom") - 1
    storms = sum(card.count for card in cards if not card.moves)
    before = sum(card.count for card in cards) - gone - after
    drawn = [(before + k, max(0, storms - gone - (after - k))) for k in range(after + 1)]
    return before - storms + 1, max(n - least for n, least in drawn) + 1


def number(library: Library, id_: str) -> int:
    return library.of("numbers", NumberEntry)[id_].value or 0
