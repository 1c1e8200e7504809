"""What the tooltip of a choice tells at any table: what it pays and gains, and if it can be taken back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.ui.table.preview import Preview
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.table.table import Table


class ChoiceTips(ABC):
    table: Table

    @abstractmethod
    def changes(self, seen: Preview) -> tuple[list[str], list[str]]:
        """What the seat that is asked would have more and fewer of."""

    def choice(self, option: Option | None, tip: Tip | None = None) -> Tip:
        """The tip with what this choice pays and gains, and whether it can be taken back."""
        t = self.table
        tip = tip or Tip()
        decision = t.session.decision
        if option is None or decision is None:
            return tip
        gains, losses = self.changes(t.preview(option))
        text = t.speak_option(decision, option)
        if tip.title and text != tip.title:
            gains.insert(0, text)
        return replace(
            tip,
            title=tip.title or text,
            gains=tuple(gains),
            losses=tuple(losses),
            warning=t.warning(option),
        )
