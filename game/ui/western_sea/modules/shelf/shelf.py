"""The shelf under the map, where the cards of the modules lie in sight: whose they are, and how large."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.engine.piles import UNKNOWN
from game.rules.western_sea.modules.advisors import KIND as ADVISORS
from game.rules.western_sea.modules.advisors import cabinet
from game.rules.western_sea.modules.emissaries import KIND as EMISSARIES
from game.rules.western_sea.modules.emissaries import embassy
from game.rules.western_sea.modules.enclosures import KIND as ENCLOSURES
from game.rules.western_sea.modules.enclosures import fences
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.engine.decision import Option
    from game.ui.western_sea.table import SeaTable

LOW, HIGH = 92, 124
"""How high the shelf is in a low and in a high window."""
PAD, GAP = 9, 12
EMBASSY, DECK, LEDGER = 40, 30, 118
WIDEST = 76
"""Of a card."""


class Place(NamedTuple):
    """A part of the shelf: so many cards side by side, and what lies beside them."""

    name: str
    cards: int
    beside: int


def parts(t: SeaTable) -> list[Place]:
    """What lies on the shelf in this match, from left to right."""
    found = []
    modules = t.book.modules
    if EMISSARIES in modules:
        found.append(Place("embassy", t.book.number["emissaries-open"], EMBASSY))
    if ADVISORS in modules:
        # With nothing else on the shelf there is room for everybody's.
        alone = EMISSARIES not in modules and ENCLOSURES not in modules
        found.append(Place("advisor", t.state.seats if alone else 1, 0))
    if ENCLOSURES in modules:
        found.append(Place("hand", t.book.number["enclosure-hand"], DECK))
    if EMISSARIES in modules or ENCLOSURES in modules:
        found.append(Place("ledger", 0, LEDGER))
    return found


def shelf_height(t: SeaTable, area: Rect) -> int:
    """In pixels, with the gap above it; nothing if no module has cards."""
    if not parts(t):
        return 0
    units = area.h / t.kit.scale
    return t.kit.u(min(HIGH, max(LOW, LOW + (units - 720) * 0.12)))


def shelf(t: SeaTable, area: Rect) -> list[Widget]:
    """Cards as wide as they go, on a board no wider than they need."""
    from game.ui.western_sea.modules.advisors.panel import AdvisorCard
    from game.ui.western_sea.modules.emissaries.panel import EmbassyRow
    from game.ui.western_sea.modules.enclosures.panel import Hand
    from game.ui.western_sea.modules.shelf.ledger import Ledger

    places = parts(t)
    if not places:
        return []
    u = t.kit.u
    pad, gap = u(PAD), u(GAP)
    cards = sum(place.cards for place in places)
    room = area.w - 2 * pad - gap * (len(places) - 1) - sum(u(place.beside) for place in places)
    card = min(u(WIDEST), (area.h - 2 * pad) * 7 // 8, room // max(1, cards))
    whole = Rect(0, 0, area.w - room + card * cards, area.h)
    whole.midbottom = area.midbottom
    made: list[Widget] = [Panel(whole, name="shelf")]
    kinds = {"embassy": EmbassyRow, "advisor": AdvisorCard, "hand": Hand, "ledger": Ledger}
    x = whole.x + pad
    for place in places:
        w = card * place.cards + u(place.beside)
        made.append(kinds[place.name](Rect(x, whole.y + pad, w, whole.h - 2 * pad), place.name, t))
        x += w + gap
    return made


# Whose


def owner(t: SeaTable) -> int:
    """The seat whose own cards lie there: whoever looks, or whose board is shown if that is nobody."""
    return t.eyes.seat if t.eyes.seat >= 0 else t.shown_seat


def hand(t: SeaTable) -> list[int]:
    """The enclosure cards in that seat's hand, as far as the screen may know them."""
    return fences(t.state).hands[owner(t)] if ENCLOSURES in t.book.modules else []


def visitors(t: SeaTable) -> list[int]:
    """The emissaries in sight, this round's guest among them in its place."""
    if EMISSARIES not in t.book.modules:
        return []
    at = embassy(t.state)
    return sorted([*at.open, *([at.guest] if at.guest >= 0 else [])])


def advisor_of(t: SeaTable, seat: int) -> int:
    """The advisor of a seat as a thing, or -1."""
    return cabinet(t.state).chosen[seat] if ADVISORS in t.book.modules else -1


# Where options are chosen


def on_shelf(t: SeaTable, option: Option) -> str:
    """The spot of an option that is chosen on the shelf, or nothing."""
    decision, at = t.targets.decision, str(option.at)
    ask = decision.ask if decision else ""
    if option.kind == "card":
        in_hand = [t.book.cards[card].id for card in hand(t) if card != UNKNOWN]
        # A card to be discarded is chosen among those just drawn, which are shown large.
        if at in [t.book.things[e].id for e in visitors(t)] or (at in in_hand and option.verb != "discard"):
            return f"card {at}"
    elif option.kind == "icon" and EMISSARIES in t.book.modules:
        if t.book.virtual_of_key[at].thing == embassy(t.state).guest:
            return f"card {t.book.things[embassy(t.state).guest].id}"
    elif option.verb == "draw" and ask == "settle.one":
        return "enclosure pile"
    return ""


def shelf_options(t: SeaTable) -> dict[str, Option]:
    """By spot, the options of the person who is asked that are chosen on the shelf."""
    decision = t.targets.decision
    if decision is None:
        return {}
    found: dict[str, Option] = {}
    for option in decision.options:
        spot = on_shelf(t, option)
        if spot:
            found.setdefault(spot, option)
    return found
