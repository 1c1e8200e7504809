"""Whom an event is about. Neutral colours never take part."""

from __future__ import annotations

from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.layer import events
from game.rules.island.scoring import points_of
from game.rules.island.state import NOBODY, IslandState


def most(b: IslandBook, counts: list[int]) -> list[int]:
    """All who have the most of something; nobody if nobody has any."""
    if not any(counts) and b.switch["leaders-at-zero"] == "nothing":
        return []
    return [seat for seat, n in enumerate(counts) if n == max(counts)]


@events.rule("event-knights")
def knights(b: IslandBook, s: IslandState) -> list[int]:
    """By seat: those that lie face up, or all that were ever played."""
    if b.switch["knights-count"] == "face-up":
        return s.knights
    cards = [card for card, entry in enumerate(b.cards) if any(effect.knight for effect in entry.do)]
    return [sum(played[card] for card in cards) for played in s.played]


@events.rule("who.leaders")
def leaders(b: IslandBook, s: IslandState) -> list[int]:
    """All who have the most points, if anybody has fewer."""
    points = [points_of(b, s, seat) for seat in range(s.seats)]
    return [seat for seat, n in enumerate(points) if n == max(points) > min(points)]


@events.rule("who.most-knights")
def most_knights(b: IslandBook, s: IslandState) -> list[int]:
    return most(b, b.rules["event-knights"](b, s))


@events.rule("who.army")
def army(b: IslandBook, s: IslandState) -> list[int]:
    """The holder of the card; if there is none, whoever alone has the most knights."""
    if s.army != NOBODY:
        return [s.army]
    counts: list[int] = b.rules["event-knights"](b, s)
    first = [seat for seat, n in enumerate(counts) if n == max(counts) > 0]
    return first if len(first) == 1 or b.switch["conflict-tie"] == "all" else []


@events.rule("who.longest-road")
def longest_road(b: IslandBook, s: IslandState) -> list[int]:
    """The holder, if that is a player."""
    if s.longest != NOBODY:
        return [s.longest] if s.longest < s.seats else []
    if b.switch["advantage-without-holder"] == "nothing":
        return []
    roads = [s.roads[seat].bit_count() for seat in range(s.seats)]
    return [roads.index(max(roads))] if roads.count(max(roads)) == 1 else []


@events.rule("who.most-harbours")
def most_harbours(b: IslandBook, s: IslandState) -> list[int]:
    """Settlements and cities at harbours, counted together or each for itself."""
    harbours = sum(1 << corner for corner, kind in enumerate(s.harbour) if kind != NOBODY)
    there = [b.rules["standing"](b, s, seat) & harbours for seat in range(s.seats)]
    if b.switch["calm-sea"] == "together":
        return most(b, [mine.bit_count() for mine in there])
    cities = [(s.cities[seat] & mine).bit_count() for seat, mine in enumerate(there)]
    houses = [mine.bit_count() - towns for mine, towns in zip(there, cities, strict=True)]
    return sorted({*most(b, houses), *most(b, cities)})
