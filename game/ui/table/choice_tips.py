"""What the tooltip of a choice tells at any table: what it pays and gains, and if it can be taken back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.engine.decision import Option
from game.ui.table.preview import Preview, signed
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.engine.state import State
    from game.ui.table.table import Table
    from game.ui.wording import Wording


class ChoiceTips(ABC):
    table: Table
    say: Wording
    _before: tuple[State, int, dict[str, int]] | None = None
    """What a seat has now: counted once, and compared with what each choice would make of it."""

    # To be filled in by each game

    @abstractmethod
    def holdings(self, state: Any, seat: int) -> dict[str, int]:
        """All that a seat has, as a player counts it, by name."""

    def word(self, name: str) -> str:
        """What one of these holdings is called."""
        return self.say(f"holding.{name}")

    def implied(self, by: dict[str, int]) -> Collection[str]:
        """Those whose change the words of a choice tell, or that count for something else that is told."""
        return ()

    # The same for all

    def changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]:
        """What the seat that is asked would have more and fewer of; a game may know of more. Briefly, without
        what is implied."""
        seat = self.table.asked
        if self._before is None or self._before[0] is not seen.before or self._before[1] != seat:
            self._before = seen.before, seat, self.holdings(seen.before, seat)
        old, new = self._before[2], self.holdings(seen.after, seat)
        by = {name: new[name] - was for name, was in old.items() if new[name] != was}
        left_out = self.implied(by) if brief else ()
        gains: list[str] = []
        losses: list[str] = []
        for name, n in by.items():
            if name not in left_out:
                told = self.say("tip.change", by=signed(n), what=self.word(name))
                (gains if n > 0 else losses).append(told)
        return gains, losses

    def choice(self, option: Option | None, tip: Tip | None = None) -> Tip:
        """The tip with what this choice pays and gains, and whether it can be taken back."""
        t = self.table
        tip = tip or Tip()
        decision = t.session.decision
        if option is None or decision is None:
            return tip
        gains, losses = t.comes_to(option)
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
