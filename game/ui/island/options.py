"""Where each option is chosen: on the map, in the hand, on the shelf, at a seat, or at the desk."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.engine.decision import Decision, Option
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL
from game.ui.island.icons import card_icon, good_icon
from game.ui.table.command import Choice
from game.ui.table.targets import MOST
from game.ui.table.worded import worded

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

MODES = ("act", "bank", "take", "monopoly", "offer", "counter", "reply", "deal", "discard")
"""Questions that the desk lays out in a way of its own."""
FROM_HAND = ("discard", "give", "offer", "counter")
"""What is done with cards of the own hand."""


def spot_of(t: IslandTable, option: Option) -> str:
    """The name of the spot where an option is chosen."""
    if option == t.targets.closing():
        return "close"
    own = next((spot for layer in t.layers if (spot := layer.spot_of(option))), "")
    if own:
        return own
    if option.kind in t.map_kinds:
        if t.place_option(option.kind, option.at) != option:
            return _lit_by(t, option)
        return f"{option.kind} {option.at}"
    if in_hand(t, option):
        return f"{'development' if option.kind == 'card' else 'hand'} {option.at}"
    if option.verb in t.seat_verbs:
        return f"seat {option.at}"
    good = next((good for good in t.goods() if good.verb == option.verb and option.kind == "button"), None)
    return f"shelf {good.name}" if good else f"choice {option.key}"


def _lit_by(t: IslandTable, option: Option) -> str:
    """What is clicked so that its place means this option, where several share one."""
    if option.verb in NEUTRAL:
        return f"neutral {NEUTRAL.index(option.verb)}"
    good = next((good for good in t.goods() if good.verb == option.verb), None)
    return f"shelf {good.name}" if good else f"choice {option.key}"


def choices(t: IslandTable) -> list[Choice]:
    """What stands in words where the desk would be: the few answers to a question that is no trade, or the
    places of the piece that was picked on the shelf."""
    decision = t.targets.decision
    on_desk = [ask for layer in t.layers for ask in layer.on_desk]
    if decision is None or decision.ask in (*MODES, *on_desk) or t.builds_for_neutrals:
        options = [o for o in decision.options if o.verb == t.aim] if decision and t.aim else []
    else:
        options = t.targets.beside(lambda option: not at_desk(t, option))
    if not decision or len(options) > MOST:
        return []
    return worded(t, [_choice(t, decision, option) for option in options])


def _choice(t: IslandTable, decision: Decision, option: Option) -> Choice:
    made = Choice(option, t.speak_option(decision, option), option_icon(t, option))
    if option.kind == "seat":
        seat = int(option.at)
        made.icon, made.paint = "", partial(_emblem, t, seat)
        made.under = t.kit.say("seat.cards", n=t.state.count[seat])
    return made


def option_icon(t: IslandTable, option: Option) -> str:
    own = next((icon for layer in t.layers if (icon := layer.option_icon(option))), "")
    if own:
        return own
    if option.kind == "resource":
        return good_icon(str(option.at))
    if option.kind == "card":
        card = t.book.cards[t.book.card[str(option.at)]]
        return card_icon(card)
    return t.icon_of_verb(option.verb)


def _emblem(t: IslandTable, seat: int, side: int) -> Surface:
    picture = Surface((side, side), pygame.SRCALPHA)
    t.kit.emblem(picture, t.liveries[seat], (side // 2, side // 2), side // 2 - 1)
    return picture


def in_hand(t: IslandTable, option: Option) -> bool:
    return option.kind == "card" or (option.kind == "resource" and option.verb in t.from_hand)


def at_desk(t: IslandTable, option: Option) -> bool:
    """Whether it has no other place."""
    return spot_of(t, option).startswith("choice ")
