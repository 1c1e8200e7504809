"""The options of a question that are worth a thought: others lead to the same, or would be better later."""

from __future__ import annotations

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.state import EMPTY, TerraeState

DOUBLOON, FIVES = "doubloon", 5
FREELY = ("move", "act", "turn-end")
"""Questions at which the black flag may be hoisted and treasure be turned into doubloons."""


def timely(b: TerraeBook, s: TerraeState, decision: Decision) -> list[Option]:
    """Before a move neither flag nor treasure is of use unless tolls close the way: both can wait until the
    ship has arrived. The flag is hoisted for an attack, and beside the prey is early enough."""
    ask, options = decision.ask, decision.options
    if ask == "move":
        return [o for o in options if o.verb == "sail"] or options
    if ask == "act" and _prey(b, s, asked(b, s).vessel):
        return options
    return [o for o in options if o.verb != "flag"]


def _prey(b: TerraeBook, s: TerraeState, vessel: int) -> bool:
    cell = s.ship[vessel]
    return s.ship.count(cell) > 1 and bool(b.rules["may-fight"](b, s, cell))


def stowing(b: TerraeBook, s: TerraeState, ask: str, options: list[Option]) -> list[Option]:
    """First everything else, each kind in one hold; then doubloons by fives, never more than in the hold
    before, since holds are alike."""
    step = asked(b, s)
    seat, hold = step.seat, step.hold
    before = s.holds[seat][hold - 1] if hold else EMPTY
    if ask == "stow":
        goods = [o for o in options if o.verb == "stow" and o.at != DOUBLOON]
        left = hold > 0 and before == EMPTY and options[-1].verb == "leave"
        return goods[:1] or (options[-1:] if left else options)
    if step.kind != COIN or len(options) == 1:
        return options[-1:]
    most = before[1] if before != EMPTY and before[0] == COIN else int(options[-1].at)
    round_ones = [o for o in options if int(o.at) % FIVES == 0 or o is options[0] or o is options[-1]]
    return [o for o in round_ones if int(o.at) <= most] or options[:1]
