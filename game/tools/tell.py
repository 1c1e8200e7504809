"""A game in words for the terminal: what is asked, the options, what happened, what a seat has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.hexes import axial
from game.engine.rulebook import Rulebook
from game.engine.state import Event, State
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.talk import Voice
from game.rules.western_sea.vocabulary import QUIET

HIGHLIGHTS = frozenset({"first", "round", "reveal", "die", "house", "research", "raid", "deal"})
"""What a hasty onlooker wants to hear."""


class Teller:
    """Speaks in keys; a game's own teller speaks its language."""

    def __init__(self, library: Library, book: Rulebook, setup: Setup, language: str) -> None:
        self.book = book

    def prompt(self, decision: Decision, state: State) -> str:
        return decision.ask

    def option(self, decision: Decision, option: Option, state: State) -> str:
        return option.key

    def event(self, event: Event, state: State) -> str:
        """What happened, or nothing if it is not worth a word."""
        return " ".join(map(str, event))

    def events(self, events: Iterable[Event], state: State) -> str:
        return " ".join(said for event in events if (said := self.event(event, state)))

    def status(self, state: State, seat: int) -> str:
        """What the seat has to play with."""
        return ""


class SeaTeller(Teller):
    """Tells Western Sea."""

    def __init__(self, library: Library, book: Rulebook, setup: Setup, language: str) -> None:
        super().__init__(library, book, setup, language)
        self._sea = cast(SeaBook, book)
        self._voice = Voice(self._sea, language)

    def prompt(self, decision: Decision, state: State) -> str:
        return self._voice.prompt(cast(SeaState, state), decision)

    def option(self, decision: Decision, option: Option, state: State) -> str:
        said = self._voice.option(cast(SeaState, state), decision, option)
        if option.kind == "hex":
            said += " ({}/{})".format(*axial(int(option.at)))
        return said

    def event(self, event: Event, state: State) -> str:
        return "" if event[0] in QUIET else self._voice.log(event)

    def status(self, state: State, seat: int) -> str:
        s, b = cast(SeaState, state), self._sea
        tokens = [
            f"{n} {self._voice.words.name('icons', b.resources[k])}"
            for k, n in enumerate(s.tokens[seat])
            if n
        ]
        faces = Counter(s.active[seat]).items()
        dice = [f"{n} {self._voice.face(b.face_key[face]).one}" for face, n in sorted(faces)]
        return (
            f"round {s.round}, lap {s.lap}; dice: {', '.join(dice) or '-'}; "
            f"resources: {', '.join(tokens) or '-'}; "
            f"tents: {s.supply[seat]}, houses: {s.houses[seat]}, points: {s.vp[seat]}"
        )


TELLERS: dict[str, type[Teller]] = {"western-sea": SeaTeller}


def teller_for(library: Library, book: Rulebook, setup: Setup, language: str) -> Teller:
    return TELLERS.get(setup.game, Teller)(library, book, setup, language)
