"""Which pictures stand for what on the Island."""

from __future__ import annotations

CARDS = {"plenty": "year-of-plenty", "road-knight": "knight", "road-works": "road-building"}
"""Development cards whose picture has another name."""
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


def card_icon(card: str, points: int) -> str:
    return "victory-point" if points else CARDS.get(card, card)


def card_face(card: str, points: int, n: int = 0) -> str:
    """The picture of a development card; those with points look different one from another."""
    return f"cards/{LANDMARKS[n % len(LANDMARKS)] if points else CARDS.get(card, card)}"


def event_face(event: str) -> str:
    return f"cards/{EVENTS.get(event, event)}"
