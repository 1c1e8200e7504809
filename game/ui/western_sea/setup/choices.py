"""What may be chosen before a game of Western Sea, and what is in the way of beginning: it draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.engine.game import LEVEL
from game.rules.western_sea.modules.diceoneer import OPTION_NAMES
from game.rules.western_sea.setup import RANDOM_SET, TECH
from game.ui.scenes.draft import Draft, Trouble

if TYPE_CHECKING:
    from game.ui.western_sea.setup.sets import SeaCatalogue

PICK = "pick"
"""Stands for the technologies that were picked one by one."""
PICKED = "picked"
FIRST_SET = "first-game"
NOT_ALONE = "emissaries"
"""A module that can't be played against the Diceoneer."""


def picked(draft: Draft) -> list[str]:
    return [name for name in draft.options.get(PICKED, "").split("+") if name]


def toggle(draft: Draft, card: str, most: int) -> bool:
    """Pick a technology or take it away; says whether that was possible."""
    cards = picked(draft)
    if card in cards:
        cards.remove(card)
    elif len(cards) < most:
        cards.append(card)
    else:
        return False
    draft.options[PICKED] = "+".join(cards)
    return True


def put_right(draft: Draft, shelf: SeaCatalogue) -> None:
    """A set or card of a pack that is gone is forgotten."""
    if draft.options.setdefault(TECH, FIRST_SET) not in (*shelf.sets, RANDOM_SET, PICK):
        draft.options[TECH] = shelf.sets[0] if shelf.sets else RANDOM_SET
    known = dict.fromkeys(name for name in picked(draft) if name in shelf.cards)
    draft.options[PICKED] = "+".join(known)


def own_level(draft: Draft) -> dict[str, str]:
    """What was set otherwise than the level has it."""
    return {name: draft.options[name] for name in OPTION_NAMES if draft.options.get(name)}


def options(draft: Draft) -> dict[str, str]:
    tech = draft.options.get(TECH, FIRST_SET)
    chosen = {TECH: "+".join(picked(draft)) if tech == PICK else tech}
    if draft.rival and draft.options.get(LEVEL):
        chosen |= {LEVEL: draft.options[LEVEL], **own_level(draft)}
    return chosen


def unfit(draft: Draft) -> Mapping[str, str]:
    return {NOT_ALONE: "new-game.trouble-emissaries"} if draft.rival else {}


def unseated(draft: Draft, seat: int) -> Mapping[str, str]:
    if draft.count == 2 and seat == 1:
        return {}
    key = "new-game.rival-second" if draft.count == 2 else "new-game.trouble-rival"
    return dict.fromkeys(draft.rules.rivals, key)


def trouble(draft: Draft, shelf: SeaCatalogue) -> Trouble | None:
    most, n = shelf.wanted(draft.count), len(picked(draft))
    if draft.options.get(TECH) == PICK and n != most:
        return Trouble("new-game.trouble-pick", {"n": n, "most": most})
    alone = [seat.who for seat in draft.seated].count(draft.rival) == 1 and draft.count == 2
    return Trouble("new-game.trouble-rival", {}) if draft.rival and not alone else None
