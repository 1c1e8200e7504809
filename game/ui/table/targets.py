"""The options of a decision by what they point at: the one thing that decides what is lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.engine.decision import END_TURN, Decision, Option

CLOSING = ("done", "close", "roll", END_TURN)
"""Verbs that finish something rather than add to it. No is none, and never stands where End turn did."""
MOST = 12
"""So many choices stand in the command panel, wherever else they are; of more, those without a place."""


def choice_spot(option: Option) -> str:
    """The name of an option's spot in the command panel."""
    return f"choice {option.key}"


class Targets:
    def __init__(self, decision: Decision | None) -> None:
        self.decision = decision
        self._by_target: dict[tuple[str, int | str], list[Option]] = {}
        for option in decision.options if decision else ():
            # What points at nothing in particular, such as an action, is told apart by what it does.
            place = option.verb if option.at == "" else option.at
            self._by_target.setdefault((option.kind, place), []).append(option)

    def at(self, kind: str, at: int | str) -> Option | None:
        """The option that points there; of several, the first."""
        found = self._by_target.get((kind, at))
        return found[0] if found else None

    def all_at(self, kind: str, at: int | str) -> Sequence[Option]:
        """All options that point there."""
        return self._by_target.get((kind, at), ())

    def of(self, kind: str) -> Iterator[Option]:
        for (target, _), options in self._by_target.items():
            if target == kind:
                yield from options

    def doubled(self) -> list[Option]:
        """Options that share their target with an earlier one, and so need a place of their own."""
        return [option for options in self._by_target.values() for option in options[1:]]

    def beside(self, on_table: Callable[[Option], bool]) -> list[Option]:
        """Options that stand in the command panel, the closing one aside: all if they are few, else those
        that can't be chosen on the table itself."""
        closing, doubled = self.closing(), self.doubled()
        options = self.decision.options if self.decision else []
        few = len(options) <= MOST
        return [o for o in options if o is not closing and (few or o in doubled or not on_table(o))]

    def closing(self) -> Option | None:
        """The option that finishes what is being put together."""
        options = self.decision.options if self.decision else []
        return next((o for o in options if o.kind == "button" and o.verb in CLOSING), None)

    def default(self) -> Option | None:
        d = self.decision
        return d.options[d.default] if d and d.default >= 0 else None
