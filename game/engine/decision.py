"""A decision lists every legal next part of a choice; nothing else says what is legal."""

from __future__ import annotations

import msgspec

END_TURN = "end"
"""The verb of the option that ends a turn."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal part: what it does (`verb`) and what it points at on the table (`kind` and `at`).

    Kinds of target: hex, corner, edge, square, die, card, seat, token, hold, amount, button.
    """

    verb: str
    kind: str = "button"
    at: int | str = ""
    count: int = 1
    """How many equal things this option stands for."""

    @property
    def key(self) -> str:
        return self.verb if self.at == "" else f"{self.verb} {self.kind} {self.at}"

    @classmethod
    def parse(cls, key: str) -> Option:
        """The option that a key names.

        >>> Option.parse("raid hex 4")
        Option(verb='raid', kind='hex', at=4, count=1)
        >>> Option.parse("end").key
        'end'
        """
        verb, *target = key.split(" ", 2)
        if not target:
            return cls(verb)
        kind, at = target
        number = at.removeprefix("-")
        return cls(verb, kind, int(at) if number.isascii() and number.isdigit() else at)


class Decision(msgspec.Struct, gc=False):
    """Who is asked, what, and every legal answer."""

    seat: int
    ask: str
    options: list[Option]
    draft: str = ""
    """The name of the compound choice that this is a part of."""
    default: int = -1
    """The option that the program proposes, if any."""
    always: bool = False
    """Ask even when there is only one answer (the end of a turn)."""

    def find(self, key: str) -> Option | None:
        return next((o for o in self.options if o.key == key), None)


class IllegalChoice(Exception):
    """The choice is not among the decision's options."""
