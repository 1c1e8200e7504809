"""What a table says during play: the question a decision asks, its options, and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.engine.words import Value, Words, sentence

S = TypeVar("S", bound=State)


class Voice(Generic[S]):
    """Speaks of one match in one language; `names` are those of the players, by seat.

    A game's own voice says how each detail of its steps and events is told, and what options point at.
    """

    asks: Mapping[str, Sequence[str]] = {}
    """By question, what the details of the asking step are."""
    events: Mapping[str, Sequence[str]] = {}
    """By event, what its details are."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names
        self.fields: dict[str, Callable[[Any], Value]] = {
            "seat": self.player,
            "reasons": lambda reasons: self.words.listed([self.phrase(f"reason.{r}") for r in reasons]),
        }

    # To be filled in by each game

    def target(self, state: S, option: Option) -> Value:
        """What an option points at, in words."""
        return option.at

    def verb(self, option: Option) -> str:
        """By which word the text of an option is found."""
        return option.verb

    def heard(self, kind: str, values: dict[str, Value]) -> str:
        """By which word the text of an event is found; some are told differently by what happened."""
        return kind

    # The same for all

    def phrase(self, key: str, **values: Value) -> str:
        return self.words.say("phrases", key, values)

    def prompt(self, state: S, decision: Decision) -> str:
        frame: tuple[Any, ...] = state.stack[-1] if state.stack else ()
        values = self.values(self.asks[decision.ask], frame[1:])
        return sentence(self.words.say("prompts", decision.ask, values))

    def option(self, state: S, decision: Decision, option: Option) -> str:
        verb = self.verb(option)
        special = f"{decision.ask} {verb}"
        key = special if self.words.has("options", special) else verb
        values: dict[str, Value] = {"what": self.target(state, option)}
        if isinstance(option.at, int):
            values["n"] = option.at
        text = sentence(self.words.say("options", key, values)).removesuffix(".")
        if option.count > 1:
            text = self.phrase("option.count", text=text, n=option.count)
        return text

    def log(self, event: Event) -> str:
        values = self.values(self.events[event[0]], event[1:])
        return sentence(self.words.say("log", self.heard(event[0], values), values))

    def values(self, fields: Sequence[str], given: Sequence[Any]) -> dict[str, Value]:
        """The details of a step or an event by name, in words; numbers stay numbers."""
        return {
            name: self.fields[name](value) if name in self.fields else value
            for name, value in zip(fields, given, strict=False)
            if name
        }

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.phrase("player", n=seat + 1)
