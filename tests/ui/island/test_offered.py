"""A scenario may have rules before it has a table: then it is neither offered nor told of."""

from __future__ import annotations

import pytest

from game.registry import find_game
from game.ui.games import screens_of
from game.ui.island.handbook import on_the_table
from game.ui.scenes.draft import Draft
from game.ui.settings import NewGame
from tests.rules.island.scenario import library


def test_only_what_the_screens_can_show_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = screens_of("island")
    monkeypatch.setattr(type(screens), "modules", {"harbour-master": "harbour-master"})
    draft = Draft(NewGame(game="island", modules=["fishermen", "harbour-master"]))
    assert draft.offered == ["harbour-master"] == draft.modules == draft.played


def test_all_that_has_a_picture_is_offered() -> None:
    for name in ("island", "western-sea"):
        draft = Draft(NewGame(game=name))
        assert draft.offered == [m for m in find_game(name).modules if m in screens_of(name).modules]
        assert len(draft.offered) >= 3


def test_the_handbook_tells_of_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.island.handbook.MODULES", {"event-cards": "event", "two-players": "two"})
    entries = library().entries
    told = {entry.id for kind in entries.values() for entry in kind.values() if on_the_table(entry)}
    assert {"forest", "gifts", "token-actions"} <= told
    assert not {"lake", "fish-start", "friendly-stuck"} & told
