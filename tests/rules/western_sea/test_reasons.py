"""What is withheld has a reason, and what is offered has none: no reason can drift away from its rule."""

from __future__ import annotations

import pytest

from game.engine.asked import asked
from game.rules.western_sea.actions.raid import bars_raid_on
from game.rules.western_sea.actions.research import lacking
from game.rules.western_sea.free import bars_govern
from game.rules.western_sea.spend import most_icons
from tests.rules.games import Table

TABLE = Table("western-sea")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_done_is_offered_or_has_its_reason(seats: int) -> None:
    b, seen = TABLE.book(seats), set()
    for s, decision in (position for seed in range(3) for position in TABLE.states(seats, seed)):
        if decision is None:
            continue
        seat, step = decision.seat, asked(b, s)
        offered = {option.key for option in decision.options}
        if decision.ask == "act":
            for n, name in enumerate(b.actions):
                bar = b.rules["bars-action"](b, s, seat, n)
                assert (not bar) == (name in offered), (name, bar)
                seen.add(bar)
            for cell, tile in s.at.items():
                why = bars_govern(b, s, seat, tile)
                assert why is None or f"govern hex {cell}" not in offered
        elif decision.ask == "act.research":
            icons = step.icons + most_icons(b, s, seat)[b.action["research"]]
            for thing in s.row:
                lacks = [why.reason for why in lacking(b, s, seat, thing, icons)]
                assert (not lacks) == (f"research card {b.things[thing].id}" in offered)
                seen |= set(lacks)
        elif decision.ask == "act.raid":
            icons = step.icons + most_icons(b, s, seat)[b.action["raid"]]
            for cell, tile in s.at.items():
                bar = bars_raid_on(b, s, seat, tile, icons)
                assert (not bar) == (f"raid hex {cell}" in offered)
                seen.add(bar)
    assert {"", "done", "no-main", "no-icons", "presence", "tokens", "icons", "not-present"} <= seen
