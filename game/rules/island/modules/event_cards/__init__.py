"""Event cards: a card is turned instead of rolling, with a number and often an event."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.event_cards import deck, earthquake, gifts, thefts, who  # noqa: F401
from game.rules.island.modules.event_cards.layer import events

__all__ = ["events"]
