"""Bots that ponder do so in a process of their own, so that whoever draws meanwhile never stutters.

The process is told the content and the set-up without its seed, and with each question what the seat may see
and no more. Should it die, or never come to life, the bot thinks where it is asked.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import msgspec

from game.bots.bot import Bot
from game.bots.reasons import Reasoner
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.processes import Worker, start
from game.engine.rulebook import Rulebook
from game.engine.state import State
from game.registry import find_game

TICK = 0.05
"""Seconds after which it is asked again whether anybody still waits."""
LIVES = 3
"""So many processes are started for one match, and no more."""
Why = list[tuple[str, float]]


class Question(NamedTuple):
    number: int
    bot: bytes
    """As it sat down, before it had thought of anything."""
    seconds: float
    seen: State
    decision: Decision


class Answer(NamedTuple):
    number: int
    """That of the question."""
    key: str
    why: Why
    reasons: tuple[str, ...] = ()
    """The named terms that speak for it, weightiest first."""
    struck: int = 0
    """How often the clock has cut its thoughts short by now."""


class Study:
    """The process, for all bots of one match."""

    def __init__(self, library: Library, setup: Setup, book: Rulebook) -> None:
        self._library = library.only(book.index())
        self._setup = msgspec.structs.replace(setup, seed=0)
        self._worker: Worker | None = None
        self._lives = LIVES
        self._asked = 0

    def begin(self) -> None:
        """Before the first question, which then has not to wait until everything is read."""
        if self._worker is None and self._lives:
            self._lives -= 1
            try:
                self._worker = start(_work, self._library, self._setup)
            except (OSError, RuntimeError):  # no room for another process, or none may be started here
                self._lives = 0

    def ask(
        self, bot: bytes, seconds: float, seen: State, decision: Decision, unwanted: Callable[[], bool]
    ) -> Answer | None:
        """None if nobody wants to know any more, or nobody is there to answer."""
        self.begin()
        if self._worker is None:
            return None
        self._asked += 1
        link = self._worker.link
        try:
            link.send(Question(self._asked, bot, seconds, seen, decision))
            while not unwanted():
                if link.poll(TICK):
                    answer: Answer = link.recv()
                    if answer.number == self._asked:
                        return answer
        except (EOFError, OSError):
            self._end()
        return None

    def close(self) -> None:
        """Nobody asks any more."""
        self._lives = 0
        self._end()

    def _end(self) -> None:
        if self._worker:
            self._worker.dismiss()
        self._worker = None


class ApartBot(Bot):
    """Chooses what a bot chooses that thinks elsewhere."""

    judges = ponders = True

    def __init__(self, own: Bot, study: Study) -> None:
        self.seat, self.own, self.study = own.seat, own, study
        self.unwanted = own.unwanted
        self.seconds = 1.0
        self.why: Why = []
        self.reasons: tuple[str, ...] | None = None
        """Why it chose that; None if it was not thought over there."""
        self.struck = 0
        self._packed = pickle.dumps(own)

    def allow(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        assert view is not None
        found = None
        if len(decision.options) > 1:
            answer = self.study.ask(self._packed, self.seconds, view, decision, self.unwanted)
            found = decision.find(answer.key) if answer else None
            if answer:
                self.why, self.reasons, self.struck = answer.why, answer.reasons, answer.struck
            if self.unwanted():
                return decision.options[0]
        return found or self._here(book, view, decision)

    def _here(self, book: Rulebook, view: State, decision: Decision) -> Option:
        self.reasons = None
        self.own.allow(self.seconds)
        self.own.unwanted = self.unwanted
        option = self.own.choose(book, view, decision)
        self.why = getattr(self.own, "why", [])
        return option


# In the process


def _work(link: Connection, library: Library, setup: Setup) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # drawing goes first
    book = find_game(setup.game).make_book(library, setup)
    ear = _Ear(link)
    Thread(target=ear.listen, daemon=True).start()
    minds: dict[bytes, tuple[Bot, Reasoner]] = {}
    while True:
        question = ear.questions.get()
        if question.bot not in minds:
            sitting: Bot = pickle.loads(question.bot)
            minds[question.bot] = sitting, Reasoner(0, sitting.seat, getattr(sitting, "character", ""))
        bot, reasoner = minds[question.bot]
        bot.allow(question.seconds)
        bot.unwanted = partial(ear.has_heard_more, question.number)
        try:
            link.send(_answer(book, question, bot, reasoner))
        except OSError:
            return  # whoever asked is gone


def _answer(book: Rulebook, question: Question, bot: Bot, reasoner: Reasoner) -> Answer:
    seen, decision = question.seen, question.decision
    key = bot.choose(book, seen, decision).key
    why, reasons = getattr(bot, "why", []), tuple[str, ...]()
    if len(why) > 1 and not decision.draft and not bot.unwanted():
        reasons = reasoner.reasons(book, seen, decision, key, [option for option, _ in why])
    return Answer(question.number, key, why, reasons, getattr(bot, "struck", 0))


class _Ear:
    """Listens while the bot thinks: to newer questions, after which the older ones are nobody's, and to the
    end of the line."""

    def __init__(self, link: Connection) -> None:
        self.questions: SimpleQueue[Question] = SimpleQueue()
        self.newest = 0
        self._link = link

    def has_heard_more(self, number: int) -> bool:
        """Than the question of that number."""
        return self.newest > number

    def listen(self) -> None:
        try:
            while True:
                question: Question = self._link.recv()
                self.newest = question.number
                self.questions.put(question)
        except (EOFError, OSError):
            os._exit(0)
