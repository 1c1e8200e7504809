"""What is worth counting in one game of Western Sea: what the report on balance is made of.

Whole numbers only, so that counts of many games add up to the same in any order. A count is named by what it
counts and of which thing, as in `action explore`; things that did not come up count 0, so nothing is missed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.scoring import DICE, HOUSES, TECHNOLOGIES, TILES, VP, score_lines
from game.rules.western_sea.state import SeaState

TRIGGERS = ("dice", "houses", "points", "map")
USES = ("turn", "reroll", "draw")
FREE = ("govern", "factory")
CATEGORIES = (VP, TILES, HOUSES, TECHNOLOGIES, DICE)

WIN = 12
"""Parts of a win: it can be shared among one, two, three or four."""
WITH, WITHOUT = "with", "without"

CHOICES = {"explore.pick": "", "draft.keep": "start-"}
"""Where a tile is chosen over others; starting tiles are counted apart."""


class SeaChronicle:
    def __init__(self, book: SeaBook) -> None:
        self.book = book
        self.counts: dict[str, int] = {}
        self._use = ""
        """What an icon just paid will be used for, if nobody is asked because there is one way only."""
        self._expect_things()

    def _expect_things(self) -> None:
        b = self.book
        names = [("action", a) for a in b.actions]
        names += [("use", u) for u in USES] + [("free", f) for f in FREE]
        names += [("end", t) for t in TRIGGERS]
        for tile in b.tiles:
            kind = "start-" if tile.start else ""
            names += [(f"{kind}{what}", tile.id) for what in ("offered", "taken")]
        dealt = sorted(thing for things in b.dealt.values() for thing in things)
        names += [(what, b.things[t].id) for t in dealt for what in ("in-play", "researched", "owners")]
        names += [("score", c) for c in CATEGORIES] + [("dice", c) for c in b.colours]
        self.counts.update((f"{what} {which}", 0) for what, which in names)

    def _count(self, name: str, n: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + n

    # While it is played

    def chosen(self, decision: Decision, option: Option) -> None:
        ask = decision.ask
        if ask in CHOICES:
            self._tile_taken(CHOICES[ask], decision, option)
        elif ask == "manipulate" and option.verb == "pay":
            self._use = "draw"
        elif ask == "manipulate.use":
            self._count(f"use {option.verb}")
            self._use = ""
        elif ask in ("turn-die", "turn-to") and self._use:
            self._use = "turn"

    def _tile_taken(self, kind: str, decision: Decision, option: Option) -> None:
        if len(decision.options) > 1:
            for other in decision.options:
                self._count(f"{kind}offered {other.at}")
            self._count(f"{kind}taken {option.at}")

    def happened(self, events: Sequence[Event]) -> None:
        for event in events:
            name = event[0]
            if name == "action":
                self._count(f"action {self.book.actions[event[2]]}")
            elif name == "governed":
                self._count("free govern")
            elif name == "factory":
                self._count("free factory")
            elif name == "manipulated" and self._use:
                self._count(f"use {self._use}")
                self._use = ""

    # When it is over

    def close(self, state: State, winners: Sequence[int]) -> dict[str, int]:
        b, s = self.book, cast(SeaState, state)
        self._count("seats", s.seats)
        self._count("rounds-squared", s.round**2)
        for reason in s.reasons:
            self._count(f"end {reason}")
        for line in score_lines(b, s):
            self._count(f"score {line.category}", line.points)
        self._count("tents", sum(s.tents))
        self._count("houses", sum(b.number["houses"] - left for left in s.houses))
        self._count_dice(s)
        self._count_technologies(s, win_parts(s, winners))
        return self.counts

    def _count_dice(self, s: SeaState) -> None:
        for seat in range(s.seats):
            for colour, name in enumerate(self.book.colours):
                self._count(f"dice {name}", s.bag[seat][colour] + s.spent[seat][colour])
            for face in s.active[seat]:
                self._count(f"dice {self.book.colours[face // FACES]}")

    def _count_technologies(self, s: SeaState, wins: Sequence[int]) -> None:
        have = [s.holds[seat] & self.book.technology_bits for seat in range(s.seats)]
        self._count("technologies", sum(h.bit_count() for h in have))
        for thing in s.row:
            name = self.book.things[thing].id
            owners = sum(h >> thing & 1 for h in have)
            self._count(f"in-play {name}")
            self._count(f"researched {name}", int(owners > 0))
            self._count(f"owners {name}", owners)
            self._count_peers(name, thing, have, wins)

    def _count_peers(self, name: str, thing: int, have: Sequence[int], wins: Sequence[int]) -> None:
        """Seats with and without the technology, and their wins, by how many technologies they have: from
        these follows by how much it moves its owner's win rate against seats with equally many."""
        for h, win in zip(have, wins, strict=True):
            group = f"{name} {len(have)}/{h.bit_count()}"
            side = WITH if h >> thing & 1 else WITHOUT
            self._count(f"{side} {group}")
            self._count(f"{side}-wins {group}", win)


def win_parts(s: SeaState, winners: Sequence[int]) -> list[int]:
    """By seat, its part of the win."""
    return [WIN // len(winners) * (seat in winners) for seat in range(s.seats)]
