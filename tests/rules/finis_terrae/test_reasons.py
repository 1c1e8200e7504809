"""What is withheld has a reason, and what is offered has none: no reason can drift away from its rule."""

from __future__ import annotations

import pytest

from game.engine.asked import asked
from game.rules.finis_terrae.mapping import bars_site
from game.rules.finis_terrae.sailing import bars_sailing
from game.rules.finis_terrae.setup import bars_start
from tests.rules.games import Table

TABLE = Table("finis-terrae")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_square_is_offered_or_has_its_reason(seats: int) -> None:
    book, seen = TABLE.book(seats), set()
    for s, decision in TABLE.states(seats, seed=seats):
        if decision is None or decision.ask not in ("move", "map.square", "start.port"):
            continue
        step = asked(book, s)
        offered = {int(option.at) for option in decision.options if option.kind == "square"}
        for cell in sorted({*s.at, *s.frontier}):
            if decision.ask == "move":
                why = bars_sailing(book, s, step.vessel, step.steps, cell)
            elif decision.ask == "map.square":
                why = bars_site(book, s, step.seat, step.kind, cell)
            else:
                why = bars_start(s, step.seat, cell)
            assert (why is None) == (cell in offered), (decision.ask, cell, why)
            seen.add(why.reason if why else "")
    assert {"", "taken", "far", "sides", "too-far", "uncharted", "must-move", "ring"} <= seen
