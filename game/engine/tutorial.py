"""A tutorial: the first rounds of one fixed match, told step by step.

`content/<game>/tutorial.yaml` holds the set-up with its seed, and steps. A step says something, asks the
learner for one of a few choices, or has the others make theirs. With all choices and the seed given, chance
is given too, so nothing has to be forced: the match can be saved, taken back and played again like any other.
Where a match stands in its tutorial follows from its records alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import NamedTuple

import msgspec

from game.engine.content import TUTORIAL, Library
from game.engine.decision import Decision
from game.engine.explain import faults
from game.engine.game import Game, Setup, SetupError
from game.engine.match import Match, Record
from game.engine.problems import ContentError, Problem, Where, did_you_mean, shorten
from game.engine.yamlio import Document, read_document
from game.paths import resource

LEARNER = "human"
MOST_WAYS = 64
"""All ways through a tutorial are played when it is checked: so many at most."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    say: str = ""
    """The name of what is said. If that has no text, what was said before stays, with another task."""
    point: tuple[str, ...] = ()
    """The spots or panels of the table that it speaks of, besides what is to be chosen."""
    icons: tuple[str, ...] = ()
    """A picture for each paragraph."""
    do: tuple[str, ...] = ()
    """What the learner may choose, by key."""
    given: tuple[str, ...] = ()
    """What is chosen for the learner, one after another, where nothing new is to be learnt from it."""
    others: tuple[str, ...] = ()
    """What the others choose one after another, by key."""

    @property
    def waits(self) -> bool:
        """Whether the learner has to do something: to choose, or to read."""
        return not (self.given or self.others)


class Move(NamedTuple):
    """A choice in the course of a tutorial."""

    step: int
    keys: tuple[str, ...]
    """What may be chosen."""
    own: bool
    """By the learner."""
    where: Where
    """In the file."""


class Tutorial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    seed: int
    seats: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, str] = {}

    def setup(self, game: str) -> Setup:
        return Setup(game=game, seats=self.seats, seed=self.seed, options=self.options)

    @property
    def learner(self) -> int:
        return self.seats.index(LEARNER)

    @cached_property
    def moves(self) -> list[Move]:
        """One for each record."""
        return list(self._moves())

    def _moves(self) -> Iterator[Move]:
        for n, step in enumerate(self.steps):
            if step.do:
                yield Move(n, step.do, True, ("steps", n, "do"))
            for k, key in enumerate(step.given):
                yield Move(n, (key,), True, ("steps", n, "given", k))
            for k, key in enumerate(step.others):
                yield Move(n, (key,), False, ("steps", n, "others", k))

    def follows(self, setup: Setup, records: Sequence[Record]) -> bool:
        """Whether these are choices of this tutorial, all of it or a part."""
        if setup != self.setup(setup.game) or len(records) > len(self.moves):
            return False
        learner = self.learner
        pairs = zip(records, self.moves, strict=False)
        return all(record.key in move.keys and (record.seat == learner) == move.own for record, move in pairs)

    def after(self, made: int) -> int:
        """The first step that is not over after so many choices."""
        if made == 0:
            return 0
        last = self.moves[made - 1]
        whole = made == len(self.moves) or self.moves[made].step != last.step
        return last.step + whole

    def asked(self, made: int) -> Move | None:
        """The next choice after so many."""
        return self.moves[made] if made < len(self.moves) else None


# Reading and checking


def read_tutorial(game: str) -> tuple[Document, Tutorial] | None:
    """None for a game that has none. Raises ContentError with all that is wrong with the file."""
    folder = resource("content", game)
    if not (folder / TUTORIAL).exists():
        return None
    document = read_document(folder / TUTORIAL, folder)
    found = faults(document.data, Tutorial)
    if found:
        raise ContentError(document.problem(fault.path, fault.message, fault.remedy) for fault in found)
    return document, msgspec.convert(document.data, Tutorial)


def rehearsal(game: Game, library: Library, document: Document, tutorial: Tutorial) -> list[Problem]:
    """What is wrong with the course of a tutorial: every way through it is played."""
    problems = [document.problem(where, *words) for where, *words in _shape(tutorial)]
    if problems:
        return problems
    setup = tutorial.setup(game.name)
    try:
        game.check_setup(setup)
        book = game.make_book(library, setup)
        Match(game, book, setup)
    except SetupError as error:
        return [document.problem(("options",), str(error), "change seats or options to what can be played")]
    for way in product(*(move.keys for move in tutorial.moves)):
        found = _walk(Match(game, book, setup), tutorial, way)
        if found:
            return [document.problem(*found)]
    return []


def _shape(tutorial: Tutorial) -> Iterator[tuple[Where, str, str]]:
    if tutorial.seats.count(LEARNER) != 1:
        yield ("seats",), "a tutorial has one learner", f"write '{LEARNER}' once and bots beside it"
    for n, step in enumerate(tutorial.steps):
        chosen = [name for name in ("do", "given", "others") if getattr(step, name)]
        if len(chosen) > 1:
            message = f"'{chosen[0]}' and '{chosen[1]}' can't be in one step"
            yield ("steps", n, chosen[1]), message, f"begin a step of its own with '- {chosen[1]}: [...]'"
        elif not (step.say or chosen):
            message = "nothing happens in this step"
            yield ("steps", n), message, "add 'say', 'do', 'given' or 'others', or remove it"
        elif step.say and not step.waits:
            message = "nobody has time to read this"
            yield ("steps", n, "say"), message, "say it in a step of its own, before or after this one"
    if not tutorial.steps or tutorial.steps[-1].do or not tutorial.steps[-1].waits:
        yield ("steps",), "the end is not told", "add a last step that only says something: '- say: summary'"
    ways = prod(len(move.keys) for move in tutorial.moves)
    if ways > MOST_WAYS:
        message = f"there are {ways} ways through it, {MOST_WAYS} at most can be checked"
        yield ("steps",), message, "leave fewer choices under 'do'"


def _walk(match: Match, tutorial: Tutorial, way: Sequence[str]) -> tuple[Where, str, str] | None:
    """Play one way through; where it leads astray, and why."""
    for move, key in zip(tutorial.moves, way, strict=True):
        decision = match.decision
        if decision is None:
            return move.where, "the match is over before this choice", "end the tutorial earlier"
        if (decision.seat == tutorial.learner) != move.own:
            return move.where, *_other_seat(decision, move)
        if decision.find(key) is None:
            offered = [option.key for option in decision.options]
            remedy = did_you_mean(key, offered) or f"use one of: {shorten(', '.join(offered), 300)}"
            return move.where, f"when '{decision.ask}' is asked, there is no choice '{key}'", remedy
        match.choose(key)
    return None


def _other_seat(decision: Decision, move: Move) -> tuple[str, str]:
    who = "another seat" if move.own else "the learner"
    message = f"{who} is asked '{decision.ask}' before this"
    field = "others" if move.own else "do"
    return message, f"put '- {field}: [{decision.options[0].key}]', or what else shall be chosen, before it"
