"""How a scenario gives and expects what lies before the Diceoneer."""

from __future__ import annotations

from typing import Any

from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.modules.diceoneer.layer import bot, mirror
from game.rules.western_sea.modules.diceoneer.script import script
from game.rules.western_sea.state import SeaState
from tests.rules.harness import equal, nothing_else


class SoloWords:
    """`queue`: colours, the front first; `laid`: by side, faces and tokens; `last`, `known`, and what the
    modules add: `marker`, `gold`, `navy`, `ship-lost`, `blue-due`."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        p, given = bot(s), dict(given)
        p.queue = [b.colour[c] for c in given.pop("queue", [])]
        for action, pieces in given.pop("laid", {}).items():
            p.laid[_side(b, action)] = [_piece(b, piece) for piece in pieces]
        if "last" in given:
            p.last = _side(b, given.pop("last"))
        if "marker" in given:
            p.marker = _side(b, given.pop("marker"))
        p.gold, p.navy = given.pop("gold", 0), given.pop("navy", 0)
        p.ship_lost, p.blue_due = given.pop("ship-lost", 0), given.pop("blue-due", 0)
        for technology in given.pop("known", []):
            p.known |= 1 << b.thing[technology]
            s.row = sorted({*s.row, b.thing[technology]})
        s.bag[p.seat] = [0] * len(b.dice)
        mirror(s)
        for colour in [*p.queue, *[face // FACES for face in s.active[p.seat]]]:
            # Treasure dice are no part of the stock, white ones only with advisors.
            if s.stock[colour]:
                s.stock[colour] -= 1
        nothing_else("given.diceoneer", given)

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        p = bot(s)
        seen: dict[str, Any] = {
            "queue": [b.colours[c] for c in p.queue],
            "laid": {
                b.actions[script(b).sides[n]]: [_name(b, piece) for piece in side]
                for n, side in enumerate(p.laid)
                if side
            },
            "last": "" if p.last < 0 else b.actions[script(b).sides[p.last]],
            "known": [t.id for t in b.technologies if p.known >> b.thing[t.id] & 1],
            "shown": p.shown,
            "marker": "" if p.marker < 0 else b.actions[script(b).sides[p.marker]],
            "gold": p.gold,
            "navy": p.navy,
            "ship-lost": p.ship_lost,
            "blue-due": p.blue_due,
        }
        for word, value in wanted.items():
            equal(f"the Diceoneer, {word}", seen[word], value)


def _side(b: SeaBook, action: str) -> int:
    return script(b).side_of[b.action[action]]


def _piece(b: SeaBook, piece: str) -> int:
    return b.face_of_key[piece] if ":" in piece else -1 - b.resource[piece]


def _name(b: SeaBook, piece: int) -> str:
    return b.face_key[piece] if piece >= 0 else b.resources[-1 - piece]
