"""A match that goes on from a save, in the middle of an action: the table shows what was chosen of it."""

from __future__ import annotations

from random import Random

import pytest

from game.ui.games import screens_of
from game.ui.session import Session, resume
from game.ui.table.command import Command
from tests.ui.by_hand import new_session
from tests.ui.conftest import MakeApp

PARTS = 2
"""So many of an action are chosen."""


def in_the_middle(game: str) -> Session:
    session, lot = new_session(game, 2, seed=5), Random(5)
    while len(session.assembled()) < PARTS or not session.can_undo():
        assert session.decision
        session.choose(lot.choice(session.decision.options).key)
    return session


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_what_is_put_together_is_there_again(make_app: MakeApp, game: str) -> None:
    left = in_the_middle(game)
    left.close()
    session, _ = resume(left.shelf.path(left.name))
    app = make_app()
    table = screens_of(game).table(app, session)
    app.push(table)
    table.eyes.lift()
    assert session.assembled() == left.assembled()
    (panel,) = (widget for widget in table.widgets if isinstance(widget, Command))
    chosen = [part.option for part in left.assembled()]
    assert [chip.option for chip in panel.chips] == chosen
    table.take_back(len(panel.chips))
    assert not session.assembled() and session.decision
    assert session.decision.find(chosen[0].key), "the first part of it can be chosen again"
