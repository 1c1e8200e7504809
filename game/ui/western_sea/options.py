"""Which options are chosen on the table itself, and which need a button of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.ui.table.prompt import Choice

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

ON_TABLE = ("hex", "die", "card", "token", "seat", "stock", "spent", "action", "tent")
ICONS = {"raid": "raid", "swap": "tent", "gold": "gold", "decline": "cross"}


def choices(t: SeaTable) -> list[Choice]:
    """The options of the person who is asked that are not on the table itself."""
    decision = t.targets.decision
    if decision is None:
        return []
    closing, default, doubled = t.targets.closing(), t.targets.default(), t.targets.doubled()
    made = []
    for option in decision.options:
        if option is closing or (_on_table(t, option) and option not in doubled):
            continue
        text = t.voice.option(t.state, decision, option)
        made.append(Choice(option, text, _icon(t, option), _die(t, option), option == default))
    return made


def spot_of(t: SeaTable, option: Option) -> str:
    """The name of the spot where an option is chosen."""
    if option == t.targets.closing():
        return "close"
    if option in t.targets.doubled() or not _on_table(t, option):
        return f"choice {option.key}"
    return f"action {option.verb}" if option.kind == "action" else f"{option.kind} {option.at}"


def _on_table(t: SeaTable, option: Option) -> bool:
    """Whether what it points at is to be seen now."""
    b, s, at = t.book, t.state, str(option.at)
    if option.kind == "die":
        return at in {b.face_key[face] for face in s.active[t.me]}
    if option.kind == "spent":
        return bool(s.spent[t.me][b.colour[at]])
    if option.kind == "card":
        return any(b.things[thing].id == at for thing in [*s.row, *t.offered()])
    if option.kind == "token":
        return at in b.resources
    if option.kind == "stock":
        return b.dice[b.colour[at]].limited
    return option.kind in ON_TABLE


def _icon(t: SeaTable, option: Option) -> str:
    if option.kind == "icon":
        return t.book.icons[t.book.virtual_of_key[str(option.at)].icon]
    if option.kind == "button" and t.kit.art.has(f"icons/{option.verb}"):
        return option.verb
    return ICONS.get(option.verb, "")


def _die(t: SeaTable, option: Option) -> tuple[str, tuple[str, ...]] | None:
    if option.kind not in ("face", "die"):
        return None
    face = t.book.face_of_key[str(option.at)]
    return t.colour_of(face), t.icons_of(face)
