"""An expert at the table: it thinks in a process of its own, and nothing waits for it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from game.bots.apart import ApartBot
from game.bots.bot import Bot
from game.bots.expert import ExpertBot
from game.bots.seats import BOTS
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.rulebook import Rulebook
from game.engine.saves import Player
from game.engine.state import State
from game.ui.session import _THINKERS, Session, begin
from game.ui.settings import Settings, _bounded


class Slow(ExpertBot):
    """Never comes to an end by itself."""

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        while not self.unwanted():
            time.sleep(0.01)
        return decision.options[0]


class Quick(ExpertBot):
    def allow(self, seconds: float) -> None:
        self.nodes = 20


def seated(bot: type[Bot], monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setitem(BOTS, "expert", bot)
    setup = Setup(game="finis-terrae", seats=("human", "expert"), seed=6)
    session, _ = begin(setup, [Player(livery=0), Player(livery=1)])
    yield session
    session.close()
    _THINKERS.submit(bool).result()
    study = session._bots.study
    assert study is not None and study._worker is None, "the process is gone with the match"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    yield from seated(Quick, monkeypatch)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    yield from seated(Slow, monkeypatch)


def to_the_expert(session: Session, options: int) -> None:
    """On to where it has so many options at least; until then everybody takes the first."""
    decision = session.decision
    while decision and (decision.seat != 1 or len(decision.options) < options):
        session.choose(decision.options[0].key)
        decision = session.decision
    assert decision


def test_it_chooses_and_says_why(quick: Session) -> None:
    to_the_expert(quick, 3)
    bot = quick._bots[1]
    assert isinstance(bot, ApartBot)
    quick.thought()
    assert quick._thought is not None
    found = quick._thought.result()
    assert quick.thought() == found.key
    quick.choose(found.key)
    told = quick.news[-1]
    assert told.key == found.key and told.why == found.why and len(told.why) > 1
    assert told.reasons == found.reasons == bot.reasons, "it was there that it was asked why"


def test_nothing_waits_for_a_thought_that_is_dropped(slow: Session) -> None:
    """A match that is left, a seat that goes to somebody else: the thought ends, or this would not."""
    to_the_expert(slow, 3)
    assert slow.thought_now() is None, "at no pace does a table stand still for it"
    slow.let_play(1, "greedy")
    assert slow._thought is None and not isinstance(slow._bots[1], ApartBot)
    slow.let_play(1, "expert")
    assert slow.thought() is None


def test_a_table_without_one_starts_no_process() -> None:
    setup = Setup(game="finis-terrae", seats=("human", "keen"), seed=6)
    session, _ = begin(setup, [Player(livery=0), Player(livery=1)])
    assert session._bots.study is None
    session.close()


@pytest.mark.parametrize(("kept", "meant"), [(0, 1), (1, 1), (3, 3), (60, 3)])
def test_it_never_has_more_than_three_seconds(kept: int, meant: int) -> None:
    assert _bounded(Settings(lang="en", pondering=kept)).pondering == meant
