"""People for tests: they sit down at a table, choose by lot, and do it by hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

import pygame

from game.bots.seats import HUMAN
from game.engine import saves
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import replay
from game.engine.saves import Player
from game.ui.app import App
from game.ui.kit import largest_scale
from game.ui.session import Session, begin, resume
from game.ui.table.table import Table
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

SIZES = ((1280, 720), (1024, 768), (1920, 1080))
MOST_CHOICES = 6000
OPENS = "open "
"""So begin the names of what opens a folded panel."""
CLOSES = "since-close"
T = TypeVar("T", bound=Table)


def new_session(game: str, seats: int, seed: int) -> Session:
    setup = Setup(game=game, seats=(HUMAN,) * seats, seed=seed)
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(seats)])
    assert not problems
    return session


def seat(app: App, table: T) -> T:
    app.push(table)
    Hands(app).frames(2)
    return table


def quietly(session: Session) -> Session:
    """Without a save after every choice, which has a test of its own."""
    session.autosave = lambda: None  # type: ignore[method-assign]
    return session


def engine_alone(session: Session) -> bytes:
    match = session.match
    return saves.snapshot(replay(match.game, match.book, match.setup, match.opening, match.records).state)


class ByHand(Generic[T]):
    """Whoever sits in all seats of people at a table."""

    at_once = 1
    """So many choices are taken back together at most."""

    def __init__(self, app: App, table: T, seed: int, mouse: bool | None = True) -> None:
        self.app, self.table, self.mouse = app, table, bool(mouse)
        self.in_turn = mouse is None
        """One choice by mouse, the next by keyboard."""
        self.hands = Hands(app)
        self.lot = Random(seed)
        self.asks: set[str] = set()
        """What was asked of it."""
        self.lifted = self.undone = 0
        """Curtains, and choices taken back."""

    @property
    def records(self) -> int:
        return len(self.table.session.match.records)

    # To be filled in by each game

    def wanted(self, decision: Decision) -> Option:
        return self.lot.choice(decision.options)

    def answer(self, option: Option) -> None:
        """Do it where it is shown: that and nothing else is chosen."""
        name, before = self.table.spot_of(option), self.records
        self.do(name)
        session = self.table.session
        made = [r.key for r in session.match.records[before:] if session.match.setup.seats[r.seat] == HUMAN]
        assert made == [option.key], f"{option.key} by {name} was not taken, but {made}"

    # The same for all

    def play(self, most: int = MOST_CHOICES) -> None:
        for _ in range(most):
            if self.table.session.over:
                return
            self.choose()
        assert most < MOST_CHOICES, "no end"

    def until(self, ask: str, fits: Callable[[T], bool] = lambda table: True) -> Decision:
        for _ in range(MOST_CHOICES):
            decision = self.table.session.decision
            assert decision, f"the game ended before '{ask}' was asked"
            if decision.ask == ask and self.table.session.person_asked() is not None:
                self.look()
                if fits(self.table):
                    return decision
            self.choose()
        raise AssertionError(f"'{ask}' was never asked")

    def choose(self) -> None:
        if self.table.session.person_asked() is None:
            self.hands.frames()
            return
        self.mouse ^= self.in_turn
        self.look()
        decision = self.table.session.decision
        assert decision
        self.asks.add(decision.ask)
        self.answer(self.wanted(decision))

    def look(self) -> None:
        """Say that what was taken has been seen, and lift the curtain if it hangs."""
        while self.table.beats.busy:
            if self.table.spot("seen"):
                self.hands.click_on("seen")
            else:
                self.hands.frames()
        if self.table.eyes.closed:
            self.lifted += 1
            if self.mouse:
                self.hands.click_on("curtain")
            else:
                self.hands.press("enter")
            assert not self.table.eyes.closed
        if self.table.kit.scale * 100 > largest_scale(self.app.size) and self.table.spot(CLOSES):
            self.hands.press("x")  # where a window has few units it may lie over what is to be chosen

    def unfold(self, name: str) -> None:
        """Look at what is lit and folds, until the thing is in sight."""
        for opener in [spot.name for spot in self.table.spots() if spot.lit and spot.name.startswith(OPENS)]:
            if self.table.spot(name):
                return
            if self.mouse:
                self.hands.point(self.hands.visible(opener))
                self.hands.frames(12)
            else:
                self.tab_to(opener)
                self.hands.press("enter")

    def do(self, name: str) -> None:
        self.unfold(name)
        if self.mouse:
            self.hands.click_on(name)
        else:
            self.tab_to(name)
            self.hands.press("enter")

    def tab_to(self, name: str) -> None:
        """By Tab, or Shift and Tab where that is shorter."""
        self.hands.slide_by_key(name, self.hands.press)
        if (beside := self.table.spot(self.table.focus or "")) and beside.act and not beside.lit:
            self.hands.press("f6")  # the pointer was on none of the answers
        lit = [spot.name for spot in self.table.spots() if spot.act and spot.lit]
        here = lit.index(self.table.focus) if self.table.focus in lit else -1
        ahead = (lit.index(name) - here) % len(lit)
        for _ in range(len(lit) + 1):  # the first shows where the focus is, if the pointer had it
            if self.table.by_key and self.table.focus == name:
                return
            self.hands.press("tab", shift=ahead > len(lit) / 2)
        assert self.table.focus == name, f"the keyboard can't reach '{name}'"

    def take_back(self) -> None:
        """The last choice, or the next that can be taken back."""
        for _ in range(MOST_CHOICES):
            if self.table.can_undo() or self.table.session.over:
                break
            self.play(1)
        if self.table.can_undo():
            before = self.records
            if self.mouse:
                self.hands.click_on("undo")
            else:
                self.hands.press("u")
            assert before - self.at_once <= self.records < before
            self.undone += 1

    def resize(self, size: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        self.hands.frames(2)
        assert self.app.stage.rect.size == size


HANDS = {2: False, 3: True, 4: None}
"""By seats: with the mouse or without; with four, in turn. Another game for each would show nothing new."""


def whole_game(
    sit_down: Callable[[App, Session, int, bool | None], ByHand[T]],
    session: Session,
    mouse: bool | None,
    make_app: MakeApp,
    pace: tuple[int, int, int, int],
) -> None:
    """To the last choice, in both languages and several windows, with choices taken back and a game left and
    resumed on the way; it must lead where the engine alone leads with the same choices.

    The pace is how many choices are made before the first window, in each, in the other language, and before
    one is taken back of the game that goes on."""
    seats = session.seats
    app = make_app(lang="it" if seats == 3 else "en")
    player = sit_down(app, quietly(session), seats, mouse)
    player.play(pace[0])
    for size in SIZES:
        player.resize(size)
        player.take_back()
        player.play(pace[1])
    app.settings.lang = "en" if seats == 3 else "it"
    app.fit()
    player.play(pace[2])
    Session.autosave(session)
    path, records = session.shelf.path(session.name), list(session.match.records)
    session.close()
    app = make_app(size=SIZES[seats % 3], lang=app.settings.lang)
    session, why = resume(path)
    assert not why and session.match.records == records
    undone = player.undone
    player = sit_down(app, quietly(session), seats + 10, mouse)
    player.play(pace[3])
    player.take_back()
    player.play()
    assert session.over and undone + player.undone
    assert saves.snapshot(session.match.state) == engine_alone(session)
