"""What is being said about an offer: what it is, and who has answered how. Everybody hears it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.state import Event
from game.rules.island.hands import Cards
from game.rules.island.state import NOBODY

ANSWERS = {"accepted": "accept", "declined": "decline", "countered": "counter"}
ENDS = ("turn", "end-turn", "dealt", "over")


@dataclass
class Talk:
    seat: int = NOBODY
    give: Cards = ()
    want: Cards = ()
    answers: dict[int, str] = field(default_factory=dict)
    """By seat, the picture of what it has said."""

    @property
    def open(self) -> bool:
        return self.seat != NOBODY

    def hear(self, event: Event) -> None:
        kind = event[0]
        if kind == "offered":
            _, self.seat, _, self.give, self.want = event
            self.answers = {}
        elif kind in ANSWERS:
            self.answers[event[1]] = ANSWERS[kind]
        elif kind in ENDS:
            self.seat, self.answers = NOBODY, {}
