"""What a game's own `hindsight` declares as HINDSIGHT, for whoever looks back at the choices of bots: how far
one must play on to tell choices apart, and what is plain waste."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.registry import part_of


class Choice(NamedTuple):
    """One record of a match, with the positions around it."""

    record: int
    """Counted from 1, as in a save."""
    seat: int
    decision: Decision
    option: Option
    before: Any
    after: Any
    """Where the next question is asked, or the game is over."""
    events: Sequence[Event]


class Waste(NamedTuple):
    """Something thrown away for nothing."""

    record: int
    kind: str
    n: int
    """How much: points, goods, cards or tokens, as the kind says."""


class Thrift(Protocol):
    """Looks on at one match with an eye on one seat."""

    def follow(self, choice: Choice) -> Iterator[Waste]:
        """Every choice at the table, of whatever seat."""
        ...

    def close(self, state: Any) -> Iterator[Waste]:
        """The game is over."""
        ...


@dataclass(frozen=True)
class Hindsight:
    rest: Callable[[Any, Any, int], bool] = lambda state, since, seat: False
    """Whether a state is the kind of rest at which what a seat did in an earlier one can be judged: beyond
    the one that bots look ahead to. A match that ends before always is."""
    by_result: bool = True
    """Where some options lead to the end of the match, all are played to it and judged by points ahead.
    Otherwise the evaluation must know what a victory is worth."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """What each kind of waste is, in words."""
    thrift: Callable[[Any, int], Thrift] | None = None


def hindsight_for(game: str) -> Hindsight:
    """A game that declares none is played to its end, and nothing of it is called waste."""
    try:
        found: Hindsight = part_of(game, "bots", "hindsight").HINDSIGHT
    except ModuleNotFoundError:
        return Hindsight()
    return found
