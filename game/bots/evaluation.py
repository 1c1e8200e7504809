"""What a bot thinks of a position, as a sum of named terms: each game's own, with a part for each module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, cast

from game.engine.decision import Decision, Option
from game.engine.minds import STAGES, Mind, Stage, Weights, factors_at, joined, read_minds
from game.engine.rulebook import Rulebook, once_per_book
from game.registry import games, part_of


class Foresight(NamedTuple):
    """How an expert weighs what it plays out: by what has told best how options end, as
    `python -m game.workshop.foresight` finds it."""

    trust: float = 4.0
    """As how many playouts the first judgement counts."""
    near: float = 4.0
    """As how many playouts the first rest on the way counts beside the one that lies beyond: that one tells
    more, but scatters more, so it counts for little as long as there are few. If this is without end, nothing
    is played out so far."""
    contenders: int = 6
    """So many options are played out at most."""
    close: float = 4.0
    """Those that look worse than the best by more than this are not."""


class Evaluation(Protocol):
    without: frozenset[str]
    """Main actions that the bot will not take, and should not hope for."""

    ends: frozenset[str]
    """Steps with which something new begins: a look ahead ends there, before anybody lists the options."""

    follows: frozenset[str]
    """Questions that belong to the action before them, although that can't be taken back any more."""

    assumes: frozenset[str]
    """Questions that others are thought to answer with what is offered first: a look ahead goes on."""

    fair: float
    """What part of its budget a bot has for each option that it follows, however much went into others."""

    proves: bool
    """Whether of many options the one that looks best is followed until the best of all is one that was; or
    else only so many are, and what others look like in the middle of an action is taken for what they are."""

    thorough: bool
    """Whether the bot takes its time over what costs much to judge."""

    imagined: bool
    """Whether it only sits in another bot's look ahead."""

    certain: frozenset[str]
    """Questions after which nothing is left to chance until things come to rest: one look ahead tells all."""

    looks: int
    """How many looks ahead at each option are enough."""

    trust: float
    """As how many looks ahead the first judgement of an option counts."""

    lead: float
    """How much of the best rival's value an expert takes off its own; none where the terms tell of rivals."""

    foresight: Foresight

    keyed: bool
    """Whether in a look ahead each draw hangs on what it is and the how-manieth, not on those before it: then
    options that draw different things still meet the same dice."""

    grain: float
    """How far apart choices lie, against other games: what blurs a judgement is measured by it."""

    mind: Mind
    """What it weighs by."""

    factors: Mapping[str, float]
    """Those on its terms, as they were last asked for: of the stage of the game, and of whoever leans."""

    def horizon(self, book: Any, state: Any) -> float:
        """How much of the game is left, from 1 to 0. Asked once per decision: a move that brings the end
        nearer must not look worse for it."""
        ...

    def narrow(self, book: Any, state: Any, decision: Decision) -> list[Option]:
        """The options that are worth a thought: others lead to the same, or hardly anywhere."""
        ...

    def aside(self, book: Any, state: Any, options: list[Option]) -> list[int]:
        """Which of them leave the same to be asked again, with all that was offered beside them: one of these
        is worth what it adds to the best of the others."""
        ...

    def quiet(self, book: Any, state: Any, since: Any) -> bool:
        """Whether what was going on in the earlier state has come to rest, so that judging is easiest."""
        ...

    def terms(self, book: Any, state: Any, seat: int, horizon: float) -> dict[str, float]: ...

    def value(self, book: Any, state: Any, seat: int, horizon: float) -> float:
        """The sum of its terms."""
        ...

    def forget(self) -> None:
        """Give up what was meant to be done in a turn that was only imagined."""
        ...

    def plays_out(self, ask: str) -> bool:
        """Whether what comes next is worth imagining when this is asked."""
        ...

    def explores(self, ask: str) -> bool:
        """Whether an expert imagines what comes over rounds when this is asked."""
        ...


class Opening(Protocol):
    """What a game's own package declares as OPENING if its bots weigh openings by what these brought: see
    `game/workshop/openings.py`."""

    drawn: frozenset[str]
    """Questions that are answered by lot."""

    def over(self, state: Any) -> bool: ...

    def features(self, book: Any, state: Any, seat: int) -> dict[str, float]:
        """By the names of their weights, what a seat's opening has."""
        ...


class Usual:
    """What an evaluation says that needs nothing special."""

    without: frozenset[str] = frozenset()
    ends: frozenset[str] = frozenset()
    follows: frozenset[str] = frozenset()
    assumes: frozenset[str] = frozenset()
    fair = 0.0
    certain: frozenset[str] = frozenset()
    mind = Mind()
    factors: Mapping[str, float] = MappingProxyType({})
    proves = False
    thorough = False
    imagined = False
    looks = 3
    trust = 0.0
    lead = 0.5
    foresight = Foresight()
    keyed = False
    grain = 1.0

    def aside(self, book: Any, state: Any, options: list[Option]) -> list[int]:
        return []

    def forget(self) -> None:
        pass

    def plays_out(self, ask: str) -> bool:
        return True

    def explores(self, ask: str) -> bool:
        return self.plays_out(ask)


@dataclass(frozen=True)
class Evaluations:
    """What a game's own package declares as EVALUATION."""

    base: type[Any]
    parts: Sequence[tuple[frozenset[str], type[Any]]] = ()
    """Names of layers, and what they together add to the thoughts. The classes are made to be mixed: each
    asks the one before it for what that has to say, and the first of them asks the base."""

    def of(self, book: Rulebook, weights: Mapping[str, float]) -> Evaluation:
        names = {layer.name for layer in book.layers}
        added = dict.fromkeys(part for wanted, part in self.parts if wanted <= names)
        classes = tuple(reversed(added)) or (self.base,)
        mind = joined([mind_in(book), otherwise(weights)]) if weights else mind_in(book)
        mixed: Evaluation = type("Mixed", classes, {"mind": mind})()
        return mixed


def otherwise(weights: Mapping[str, float]) -> Mind:
    """What is weighed otherwise, by those too who take their time; `early.land` is a factor on a term."""
    stages: dict[Stage, Weights] = {stage: {} for stage in STAGES}
    plain: Weights = {}
    for name, weight in weights.items():
        stage, dot, term = name.partition(".")
        if dot:
            stages[cast(Stage, stage)][term] = weight
        else:
            plain[name] = weight
    return Mind(weights=plain, careful=plain, stages=stages)


@once_per_book
def mind_in(book: Rulebook) -> Mind:
    """What the layers of a match bring to weigh by, one laid over the other, with what packs say of them."""
    packs = [pack.folder for pack in book.library.packs]
    minds = read_minds(judged_game(book), packs)
    return joined([minds[layer.name] for layer in book.layers if layer.name in minds])


def evaluation_for(
    book: Rulebook, leaning: Mapping[str, float] | None = None, weights: Mapping[str, float] | None = None
) -> Evaluation:
    """What a bot thinks of this match; `leaning` has factors on its terms, `weights` what it weighs otherwise
    than the match's own mind."""
    declared: Evaluations = part_of(judged_game(book), "bots").EVALUATION
    found = declared.of(book, weights or {})
    if leaning or found.mind.stages:
        _lean(found, leaning or {}, found.mind.stages)
    return found


def judged_game(book: Rulebook) -> str:
    """The name of the game that is played."""
    name = next((layer.name for layer in book.layers if layer.name in games("bots")), "")
    if not name:
        raise ValueError("no bot can judge this game yet")
    return name


def _lean(evaluation: Evaluation, leaning: Mapping[str, float], stages: Mapping[Stage, Weights]) -> None:
    """Whatever a value is the sum of goes through here; who weighs alike at all times pays nothing for it."""
    plain, now = evaluation.terms, inf

    def terms(book: Any, state: Any, seat: int, horizon: float) -> dict[str, float]:
        nonlocal now
        if horizon != now:
            now, factors = horizon, factors_at(stages, horizon)
            for name, factor in leaning.items():
                factors[name] = factor * factors.get(name, 1.0)
            evaluation.factors = factors
        found = plain(book, state, seat, horizon)
        for name, factor in evaluation.factors.items():
            if name in found:
                found[name] *= factor
        return found

    evaluation.terms = terms  # type: ignore[method-assign]
