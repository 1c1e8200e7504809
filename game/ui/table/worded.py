"""Choices in words: what each comes to, which of several alike it is; and long ranges as a slider."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.amounts import SHORT, Amounts
from game.ui.table.command import CHIP, Choice, Command
from game.ui.table.targets import MOST
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

DOT = " \N{MIDDLE DOT} "


def worded(t: Table, made: list[Choice]) -> list[Choice]:
    """Each with what it pays and gains and what the others lose; those with the same words say where."""
    same = Counter(choice.text for choice in made)
    alike = [choice.option for choice in made if same[choice.text] > 1]
    for choice in made:
        gains, losses = t.comes_to(choice.option, brief=True)
        choice.under = DOT.join([*([choice.under] if choice.under else []), *gains, *losses])
        if choice.option in alike and (where := t.whereabouts(choice.option, alike)):
            choice.text = f"{choice.text} ({where})"
    return made


def command(
    t: Table, rect: Rect, chips: list[Choice], choices: list[Choice], free: str, about: str = ""
) -> list[Widget]:
    """The command panel: buttons, or a slider for a long range of amounts."""
    if t.targets.decision and len(t.targets.decision.options) <= MOST:
        free = about  # all choices stand here, so that nobody has to be told where they are
    amounts = [choice for choice in choices if choice.option.kind == "amount"]
    if len(amounts) <= SHORT or len(amounts) < len(choices):
        return [Command(rect, t, chips, choices, free, about)]
    high = t.kit.u(CHIP + 6) if chips else 0
    above = [Command(Rect(rect.x, rect.y, rect.w, high), t, chips, [], "")] if chips else []
    below = Rect(rect.x, rect.y + high, rect.w, rect.h - high)
    return [*above, Amounts(below, t, amounts)]
