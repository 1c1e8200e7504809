"""The words of emissaries, enclosures and advisors in scenarios."""

from __future__ import annotations

from typing import Any

from game.engine.piles import new_pile
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.advisors import cabinet
from game.rules.western_sea.modules.emissaries import embassy
from game.rules.western_sea.modules.enclosures import fences
from game.rules.western_sea.state import SeaState
from tests.rules.harness import equal, nothing_else


class Emissaries:
    """`open` and `staff` (by seat) list emissaries, `guest` is one, `marks` has the seats on each. The
    rest is the pile; with `pile: empty` the last seat has hired it."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        at = embassy(s)
        at.open = sorted(b.thing[name] for name in given.pop("open", []))
        for seat, names in given.pop("staff", {}).items():
            at.staff[seat] = [b.thing[name] for name in names]
        at.marks = {b.thing[name]: sum(1 << m for m in on) for name, on in given.pop("marks", {}).items()}
        if "guest" in given:
            at.guest = b.thing[given.pop("guest")]
            for seat in range(s.seats):
                s.holds[seat] |= 1 << at.guest
        gone = {*at.open, at.guest, *[e for staff in at.staff for e in staff]}
        rest = [e for e in at.pile.pool if e not in gone]
        if given.pop("pile", "rest") == "empty":
            at.staff[-1] += rest
            rest = []
        at.pile = new_pile(rest)
        nothing_else("emissaries", given)

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        at = embassy(s)
        seen = {
            "open": [b.things[e].id for e in at.open],
            "guest": None if at.guest < 0 else b.things[at.guest].id,
            "staff": {seat: [b.things[e].id for e in staff] for seat, staff in enumerate(at.staff) if staff},
            "marks": {
                b.things[e].id: [seat for seat in range(s.seats) if mark >> seat & 1]
                for e, mark in at.marks.items()
                if mark
            },
            "pile": len(at.pile),
        }
        for word, value in wanted.items():
            found = seen[word]
            equal(f"emissaries, {word}", sorted(found) if isinstance(found, list) else found, _sorted(value))


def _sorted(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


class Enclosures:
    """`hands` and `revealed` (by seat) and `discard` list cards; `rest` names the seat that has revealed all
    others, which otherwise are the pile."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        at, ids = fences(s), [card.id for card in b.cards]
        for word, lists in (("hands", at.hands), ("revealed", at.revealed)):
            for seat, names in given.pop(word, {}).items():
                lists[seat] = sorted(ids.index(name) for name in names)
        at.discard = sorted(ids.index(name) for name in given.pop("discard", []))
        pile = [ids.index(name) for name in given.pop("pile", [])]
        gone = [*at.discard, *pile, *[card for hand in [*at.hands, *at.revealed] for card in hand]]
        rest = [card for card in at.pile.pool if card not in gone]
        if "rest" in given:
            at.revealed[given.pop("rest")] += rest
            rest = pile
        at.pile = new_pile([*rest, *[card for card in pile if card not in rest]])
        nothing_else("enclosures", given)

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        at = fences(s)
        for word, value in wanted.items():
            if word == "pile":
                equal("enclosures in the pile", len(at.pile), value)
            elif word == "discard":
                equal("enclosures discarded", sorted(b.cards[c].id for c in at.discard), sorted(value))
            else:
                for seat, names in value.items():
                    seen = sorted(b.cards[c].id for c in getattr(at, word)[seat])
                    equal(f"enclosures, {word} of {seat}", seen, sorted(names))


class Advisors:
    """By seat, its advisor."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        at = cabinet(s)
        at.unseen = []
        for seat, name in ((int(key), str(value)) for key, value in given.items()):
            at.chosen[seat] = b.thing[name]
            s.holds[seat] |= 1 << b.thing[name]

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        for seat, name in wanted.items():
            equal(f"advisor of {seat}", b.things[cabinet(s).chosen[int(seat)]].id, name)
