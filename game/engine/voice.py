"""What a table says during play: the question a decision asks, its options, and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import Event, State
from game.engine.words import Value, Words, sentence

S = TypeVar("S", bound=State)


def spelled(field: str) -> tuple[str, str]:
    """How the texts call a detail of a step, and how the step itself does: `n=left`, or one name for both."""
    told, _, own = field.partition("=")
    return told, own or told


class Voice(Generic[S]):
    """Speaks of one match in one language; `names` are those of the players, by seat.

    A game's own voice says how each detail of its steps and events is told, and what options point at.
    """

    asks: Mapping[str, Sequence[str]] = {}
    """By question, the details of the asking step that its prompt tells."""
    events: Mapping[str, Sequence[str]] = {}
    """By event, what its details are."""

    def __init__(self, book: Rulebook, words: Words, names: Sequence[str] = ()) -> None:
        self.book = book
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

    def details(self, state: S, decision: Decision) -> dict[str, Any]:
        """What is asked, by the names that the asking step gives it."""
        return asked(self.book, state).details

    def asked_as(self, state: S, decision: Decision) -> str:
        """By which word the text of a question is found; some are asked differently by what is asked for."""
        return decision.ask

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
        fields, details = dict(map(spelled, self.asks[decision.ask])), self.details(state, decision)
        values = self.values(list(fields), [details[own] for own in fields.values()])
        return sentence(self.words.say("prompts", self.asked_as(state, decision), values))

    def option(self, state: S, decision: Decision, option: Option) -> str:
        verb = self.verb(option)
        special = f"{decision.ask} {verb}"
        key = special if self.words.has("options", special) else verb
        values: dict[str, Value] = {"what": self.target(state, option)}
        values["n"] = option.at if isinstance(option.at, int) else option.count
        text = sentence(self.words.say("options", key, values)).removesuffix(".")
        if option.count > 1 and not self.words.tells("options", key, "n"):
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
        }

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.phrase("player", n=seat + 1)
