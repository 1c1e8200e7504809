"""What the shelf tells about its cards: their rules, what choosing one does, or why it can't be chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Option
from game.rules.western_sea.modules.advisors import AdvisorEntry, advisor_face, pink_shown
from game.rules.western_sea.modules.emissaries import KIND as EMISSARIES
from game.rules.western_sea.modules.emissaries import EmissaryEntry, embassy, may_hire, may_invite
from game.rules.western_sea.modules.enclosures import KIND as ENCLOSURES
from game.rules.western_sea.modules.enclosures import fences, unclaimed
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.pieces import number, turn_order
from game.rules.western_sea.text import describe
from game.ui.spots import Spot
from game.ui.tips import Tip
from game.ui.western_sea.shelf import advisor_of, hand, owner
from game.ui.western_sea.shelf_cards import portrait

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
        note=say("tip.enlarge"),
        page=f"{kind}/{id_}",
        above=not isinstance(entry, EnclosureEntry),
    )
    if isinstance(entry, EmissaryEntry):
        tip = _visit(t, entry, tip, option)
    elif isinstance(entry, EnclosureEntry):
        tip = _fit(t, id_, tip, option)
    elif option is None:
        tip = replace(tip, why_not=_no_advice(t, entry))
    return t.tells.choice(option, tip) if option else tip


# Emissaries


def _visit(t: SeaTable, entry: EmissaryEntry, tip: Tip, option: Option | None) -> Tip:
    """Whether it is here, whose markers it bears, and why it is not to be had."""
    s, say, thing = t.state, t.kit.say, t.book.thing[entry.id]
    lines = list(tip.lines)
    marked = [t.names[seat] for seat in range(s.seats) if embassy(s).marks.get(thing, 0) >> seat & 1]
    if marked:
        lines.append(say("emissaries.markers", names=", ".join(marked)))
    if thing == embassy(s).guest:
        used = [v for v in t.book.virtuals if v.thing == thing]
        spent = bool(used) and all(s.used[owner(t)] & v.power for v in used)
        lines.append(say("emissaries.spent" if spent else "emissaries.here"))
    return replace(tip, lines=tuple(lines), why_not="" if option else _no_emissary(t, thing))


def _no_emissary(t: SeaTable, thing: int) -> str:
    s, b, say, at = t.state, t.book, t.kit.say, embassy(t.state)
    decision = t.targets.decision
    if decision is None or any(thing in staff for staff in at.staff):
        return ""
    if decision.ask == "emissary.visit":
        return "" if may_invite(at, decision.seat, thing) else say("emissaries.why.marker")
    if thing != at.guest:
        return say("emissaries.why.away")
    if not may_hire(b, s, decision.seat, s.active[decision.seat]):
        return say("emissaries.why.dice")
    return say("emissaries.why.recruit")


def embassy_tip(t: SeaTable) -> Tip:
    say, seat = t.kit.say, turn_order(t.state)[-1]
    lines = (say("emissaries.holder", who=t.names[seat]), say("emissaries.embassy.text"))
    return Tip(title=say("emissaries.embassy"), lines=lines, icon="embassy", above=True)


# Enclosures


def _fit(t: SeaTable, id_: str, tip: Tip, option: Option | None) -> Tip:
    """For a card in hand, where it stands."""
    card = next((card for card in hand(t) if card >= 0 and t.book.cards[card].id == id_), None)
    if card is None:
        return tip
    fits, lacks = t.fits.told(card)
    if option and fits:
        return replace(tip, lines=(*tip.lines, fits))
    return replace(tip, gains=(fits,) if fits else (), why_not=lacks)


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
        return t.tells.choice(option, tip)
    why = say("enclosures.why.settle") if unclaimed(t.state) else say("enclosures.why.none")
    return replace(tip, why_not=why if t.targets.decision else "")


def hidden_tip(t: SeaTable) -> Tip:
    say = t.kit.say
    note = say("enclosures.look") if t.eyes.aside and owner(t) == t.asked else ""
    return Tip(title=say("enclosures.hidden", who=t.names[owner(t)]), note=note, icon="enclosure")


# Advisors


def _no_advice(t: SeaTable, entry: object) -> str:
    assert isinstance(entry, AdvisorEntry)
    b, s, say = t.book, t.state, t.kit.say
    decision = t.targets.decision
    if decision is None or not s.round or b.thing[entry.id] != advisor_of(t, decision.seat):
        return ""
    face = pink_shown(b, s, decision.seat)
    if s.done[decision.seat] >> b.action["advisor"] & 1:
        return say("why.done")
    if face < 0:
        return say("advisors.why.no-die")
    if face == advisor_face(b):
        return say("why.not-now")
    return say("advisors.why.face", n=number(b, s, decision.seat, "advisor-icons"))


# Everybody


def ledger_tip(t: SeaTable, seat: int) -> Tip:
    """What a player has by the modules, in words."""
    say, lines = t.kit.say, list[str]()
    if EMISSARIES in t.book.modules:
        staff = [t.voice.thing(thing) for thing in embassy(t.state).staff[seat]]
        lines.append(say("emissaries.hired", names=", ".join(staff)) if staff else say("emissaries.none"))
    if ENCLOSURES in t.book.modules:
        at = fences(t.state)
        names = [t.voice.card(t.book.cards[card].id) for card in at.revealed[seat]]
        lines.append(say("enclosures.revealed", names=", ".join(names)) if names else say("enclosures.none"))
        lines.append(say("enclosures.in-hand", n=len(at.hands[seat])))
    return Tip(title=t.names[seat], lines=tuple(lines), above=True)
