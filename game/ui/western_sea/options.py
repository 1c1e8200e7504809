"""Which options are chosen on the table itself, and which need a button of their own; and their pictures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.decision import Decision, Option
from game.rules.western_sea.pieces import number
from game.ui.table.command import Choice
from game.ui.table.targets import MOST, choice_spot
from game.ui.table.worded import worded
from game.ui.western_sea.modules.fish_and_ships.pieces import piece_picture
from game.ui.western_sea.modules.shelf.cards import portrait
from game.ui.western_sea.modules.shelf.shelf import on_shelf, shelf_options

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

ON_TABLE = ("hex", "die", "card", "token", "seat", "stock", "spent", "tent", "laid")
ICONS = {
    "raid": "raid",
    "swap": "tent",
    "gold": "gold",
    "decline": "cross",
    "accept": "check",
    "place": "place",
    "join": "tent",
    "add": "tent",
    "govern": "govern",
    "lift": "move",
    "take": "tent",
    "steal": "steal",
    "stop": "anchor",
    "wake": "wake",
}
CHANGES = {"turn": "turn-dice", "reroll": "reroll-dice", "draw": "draw-dice"}
"""Changes of dice, and the number that says how many dice each of them is for."""


def choices(t: SeaTable) -> list[Choice]:
    """The options of the person who is asked, but for actions: all if they are few, else those that are not
    on the table itself."""
    decision = t.targets.decision
    if decision is None:
        return []
    few = len(decision.options) <= MOST
    beside = [
        option
        for option in t.targets.beside(partial(_on_table, t))
        if not t.book.is_action(option) and (few or not _on_shelf_alone(t, option))
    ]
    return worded(t, [choice(t, decision, option) for option in beside])


def choice(t: SeaTable, decision: Decision, option: Option) -> Choice:
    """An option with its words and picture."""
    made = Choice(option, t.speak_option(decision, option), _icon(t, option))
    if decision.ask == "manipulate.use" and option.verb in CHANGES:
        n = number(t.book, t.state, decision.seat, CHANGES[option.verb])
        made.under = t.kit.say(f"about.use.{option.verb}", n=n)
    if option.kind in ("face", "die"):
        face = t.book.face_of_key[str(option.at)]
        made.paint = partial(t.kit.die, t.colour_of(face), t.icons_of(face))
    elif option.kind in ("stock", "spent"):
        made.paint = partial(t.kit.die, str(option.at), ())
    elif option.kind == "card" and str(option.at) in t.book.card_kind:
        made.paint = partial(_card, t, str(option.at))
        made.bare = True
        made.right = partial(t.enlarge_card, str(option.at))
    elif option.kind == "card" and 0 <= (tile := t.book.thing.get(str(option.at), -1)) < len(t.book.tiles):
        made.paint = partial(piece_picture if decision.ask.startswith("raise.") else _tile, t, tile)
        made.bare = True
        made.right = partial(t.enlarge, tile)
    return made


def _tile(t: SeaTable, tile: int, side: int) -> Surface:
    return t.board.tile_picture(tile, side // 2)


def _card(t: SeaTable, id_: str, side: int) -> Surface:
    entry = next(card for card in t.book.cards if card.id == id_)
    return t.card_face(t.kit, entry, (side * 3 // 4, side))


def chips(t: SeaTable) -> list[Choice]:
    """What has been put together so far, as pictures."""
    return [choice(t, part.decision, part.option) for part in t.session.assembled()]


def spot_of(t: SeaTable, option: Option) -> str:
    """The name of the spot where an option is chosen."""
    if option == t.targets.closing():
        return "close"
    if _on_shelf_alone(t, option):
        return on_shelf(t, option)
    if option in t.targets.doubled() or not _on_table(t, option):
        return choice_spot(option)
    if shelved := on_shelf(t, option):
        return shelved
    return f"action {option.verb}" if t.book.is_action(option) else f"{option.kind} {option.at}"


def _on_shelf_alone(t: SeaTable, option: Option) -> bool:
    """Whether a card lies on the shelf for this option, whatever else points at it: one that is discarded
    among those held up is revealed from the hand."""
    return shelf_options(t).get(on_shelf(t, option)) == option


def _on_table(t: SeaTable, option: Option) -> bool:
    """Whether what it points at is to be seen now."""
    b, s, at = t.book, t.state, str(option.at)
    if on_shelf(t, option):
        return True
    if option.kind == "die":
        return at in {b.face_key[face] for face in s.active[t.me]}
    if option.kind == "spent":
        return t.spent_option(at) is not None and bool(s.spent[t.me][b.colour[at]])
    if option.kind == "card":
        return any(b.things[thing].id == at for thing in s.row)
    if option.kind == "token":
        return at in b.resources
    if option.kind == "stock":
        return b.dice[b.colour[at]].limited
    return option.kind in ON_TABLE or b.is_action(option)


def _icon(t: SeaTable, option: Option) -> str:
    if option.kind == "icon":
        return t.book.icons[t.book.virtual_of_key[str(option.at)].icon]
    if t.book.is_action(option):
        return option.verb
    if option.kind == "token":
        return str(option.at).partition("+")[0]
    if option.kind == "card":
        return card_icon(t, str(option.at))
    if option.verb in ICONS:
        return ICONS[option.verb]
    return option.verb if t.kit.art.has(f"icons/{option.verb}") else ""


def card_icon(t: SeaTable, id_: str) -> str:
    """A technology has its own picture, and so have emissaries and advisors."""
    thing = t.book.thing.get(id_, -1)
    if 0 <= thing - len(t.book.tiles) < len(t.book.technologies):
        return t.technology_icon(t.book.things[thing])
    if thing >= 0 and id_ in t.book.card_kind:
        return portrait(t.kit, t.book.things[thing])
    return "enclosure" if id_ in t.book.card_kind else "technology"
