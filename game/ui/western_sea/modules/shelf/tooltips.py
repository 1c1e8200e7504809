"""What the shelf tells about its cards: their rules, what choosing one does, or why it can't be chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Option
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.modules.enclosures import fences, unclaimed
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.pieces import turn_order
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.shelf.cards import portrait
from game.ui.western_sea.modules.shelf.shelf import owner

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


def card_spot(t: SeaTable, id_: str, box: Rect, option: Option | None) -> Spot:
    """Where a card of the shelf is read, chosen and enlarged."""
    return Spot(
        f"card {id_}",
        box,
        t.chooser(option) if option else None,
        partial(card_tip, t, id_, option),
        lit=bool(option),
        right=partial(t.enlarge_card, id_),
    )


def card_tip(t: SeaTable, id_: str, option: Option | None) -> Tip:
    say, b = t.kit.say, t.book
    entry = next(card for card in b.cards if card.id == id_)
    kind = b.card_kind[id_]
    tip = Tip(
        title=t.voice.card(id_),
        kind=say(f"{kind}.kind"),
        lines=tuple(describe(b.library, t.kit.say.lang, entry)),
        icon="enclosure" if isinstance(entry, EnclosureEntry) else portrait(t.kit, entry),
        note=t.kit.how("tip.enlarge"),
        page=f"{kind}/{id_}",
        above=not isinstance(entry, EnclosureEntry),
    )
    told = next((found for layer in t.layers if (found := layer.card_tip(id_, tip, option))), tip)
    return t.tooltips.choice(option, told) if option else told


# Emissaries


def embassy_tip(t: SeaTable) -> Tip:
    say, seat = t.kit.say, turn_order(t.state)[-1]
    lines = (say("emissaries.holder", who=t.names[seat]), say("emissaries.embassy.text"))
    return Tip(title=say("emissaries.embassy"), lines=lines, icon="embassy", above=True)


# Enclosures


def pile_tip(t: SeaTable, option: Option | None) -> Tip:
    say, at = t.kit.say, fences(t.state)
    lines = [
        say("enclosures.pile.text", n=len(at.pile), discarded=len(at.discard)),
        t.figures().filled(say("enclosures.draw.text")),
    ]
    names = [t.voice.card(t.book.cards[card].id) for card in at.discard]
    if names:
        lines.append(say("enclosures.discarded", names=", ".join(names)))
    tip = Tip(title=say("enclosures.pile"), lines=tuple(lines), icon="enclosure")
    if option:
        return t.tooltips.choice(option, tip)
    why = say("enclosures.why.settle") if unclaimed(t.state) else say("enclosures.why.none")
    return replace(tip, why_not=why if t.targets.decision else "")


def hidden_tip(t: SeaTable) -> Tip:
    say = t.kit.say
    note = say("enclosures.look") if t.eyes.aside and owner(t) == t.asked else ""
    return Tip(title=say("enclosures.hidden", who=t.names[owner(t)]), note=note, icon="enclosure")


# Everybody


def ledger_tip(t: SeaTable, seat: int) -> Tip:
    """What a player has by the modules, in words."""
    lines = [line for layer in t.layers for line in layer.ledger_lines(seat)]
    return Tip(title=t.names[seat], lines=tuple(lines), above=True)
