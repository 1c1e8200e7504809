"""Which pictures stand for what on the Island."""

from __future__ import annotations

from functools import cache

from game.rules.island.content import CardEntry
from game.ui.art import Art

CARDS = {"plenty": "year-of-plenty", "road-knight": "knight", "road-works": "road-building"}
"""Development cards whose picture has another name."""
DEEDS = {
    "knight": "knight",
    "robber": "knight",
    "roads": "road-building",
    "take": "year-of-plenty",
    "monopoly": "monopoly",
}
"""Cards by what they do, the most telling first."""
LANDMARKS = ("library", "market", "chapel", "great-hall", "university")
"""Cards with points, one after another."""
EVENTS = {"plain": "quiet-day"}
BARREN = {"lake": "fish", "oasis": "camel"}
BARREN |= {"quarry": "marble", "trade-castle": "tools", "glassworks": "glass"}
"""Land without a resource that does not stand for the robber."""
GOODS = {"coin": "gold"}
"""What is dealt with and is no resource."""
CATEGORIES = {"buildings": "settlement", "awards": "longest-road", "cards": "victory-point"}
MODULES = {
    "friendly-robber": "friendly-robber",
    "event-cards": "event",
    "harbour-master": "harbour-master",
    "two-players": "two-players",
    "fishermen": "fish",
    "rivers": "bridge",
    "barbarian-attack": "barbarian",
    "caravans": "camel",
    "traders": "wagon-1",
}
PIECES = {
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "card": "development",
    "repair": "road",
    "bridge": "bridge",
    "haste": "grain",
    "feed": "grain",
}
BUILDS = {
    "road": "road",
    "settlement": "settle",
    "city": "city",
    "card": "buy",
    "repair": "repair",
    "bridge": "bridge",
}
"""By piece, the verb that builds it."""
VERBS = {
    "settle": "settlement",
    "buy": "development",
    "accept": "accept",
    "decline": "decline",
    "counter": "counter",
    "send": "offer",
    "all": "offer",
    "to": "offer",
    "deal": "accept",
    "close": "decline",
    "rob": "steal",
    "rob-all": "steal",
    "leave": "decline",
    "robber": "robber",
    "claim": "trophy",
    "force": "trade-token",
    "send-away": "robber",
    "turn-in": "knight",
    "repair": "road",
    "damage": "road",
    "without": "decline",
    "neutral-a": "two-players",
    "neutral-b": "two-players",
}
LOG = {
    "first": "first-player",
    "rolled": "roll",
    "short": "bank",
    "discarded": "discard",
    "robber": "robber",
    "stole": "steal",
    "bought": "development",
    "monopoly": "monopoly",
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "longest-road": "longest-road",
    "largest-army": "largest-army",
    "harbour-master": "harbour-master",
    "bank": "bank",
    "offered": "offer",
    "accepted": "accept",
    "declined": "decline",
    "countered": "counter",
    "dealt": "trade",
    "over": "trophy",
    "new-year": "event",
    "event": "event",
    "damaged": "road",
    "repaired": "road",
    "gave": "offer",
    "rolled-again": "roll",
    "tokens": "trade-token",
    "spent": "trade-token",
    "turned-in": "knight",
    "same-number": "event",
}
OF_KIND = {"produced": 3, "took": 2, "reveal-kind": 3}
"""Events that show the resource they are about, and where that stands among their details."""


def good_icon(name: str) -> str:
    """A resource, or what else is dealt with."""
    return GOODS.get(name, name)


def card_icon(card: CardEntry) -> str:
    return "victory-point" if card.points else _card_picture(card) or "development"


def card_face(card: CardEntry, n: int = 0) -> str:
    """The picture of a development card; those with points look different one from another."""
    if card.points:
        return f"cards/{LANDMARKS[n % len(LANDMARKS)]}"
    return f"cards/{_card_picture(card) or 'development-back'}"


def _card_picture(card: CardEntry) -> str:
    """One that somebody's pack has brought has that of a card which does much the same."""
    own = CARDS.get(card.id, card.id)
    if is_drawn(f"cards/{own}"):
        return own
    done = [verb for effect in card.do for verb in DEEDS if getattr(effect, verb) is not None]
    return DEEDS[done[0]] if done else ""


def event_face(event: str) -> str:
    own = f"cards/{EVENTS.get(event, event)}"
    return own if is_drawn(own) else f"cards/{EVENTS['plain']}"


@cache
def is_drawn(name: str) -> bool:
    """Whether there is a picture of ours."""
    return Art("island").has(name)
