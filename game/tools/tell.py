"""A game in words for the terminal: options to choose from, what happened, what a seat has.

Short on purpose, and in English but for the names: proper log lines come with the screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from game.engine.content import Library
from game.engine.decision import Option
from game.engine.game import Setup
from game.engine.hexes import axial
from game.engine.rulebook import Rulebook
from game.engine.state import Event, State
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState


class Teller:
    """Knows the names of things in one language; a game's own teller knows what its numbers mean."""

    def __init__(self, library: Library, book: Rulebook, setup: Setup, language: str) -> None:
        self.setup = setup
        self.book = book
        self._names: dict[str, str] = {}
        for section in library.texts.get(language, {}).values():
            for id_, text in section.items():
                name = text.get("name") if isinstance(text, dict) else None
                if name:
                    self._names[id_] = name

    def name(self, id_: str) -> str:
        return self._names.get(id_, id_)

    def seat(self, seat: int) -> str:
        return f"seat {seat + 1}"

    def option(self, option: Option, state: State) -> str:
        """The option's key, which may also be typed, and what is known of the thing it points at."""
        key = option.key + (f" x{option.count}" if option.count > 1 else "")
        about = self.about(option, state)
        return f"{key} ({about})" if about else key

    def about(self, option: Option, state: State) -> str:
        if option.kind == "hex" and isinstance(option.at, int):
            return "column {}, row {}".format(*axial(option.at))
        name = self.name(str(option.at))
        return "" if name == str(option.at) else name

    def event(self, event: Event, state: State) -> str:
        """What happened, or nothing if it is not worth a word."""
        return " ".join(map(str, event))

    def events(self, events: Iterable[Event], state: State, seat: int = -1) -> str:
        """All that happened in one line, which begins with `seat`, so that it need not be named again."""
        told = (self.event(event, state).removeprefix(f"{self.seat(seat)} ") for event in events)
        return "; ".join(said for said in told if said)

    def status(self, state: State, seat: int) -> str:
        """What the seat has to play with."""
        return ""


SEA_EVENTS: dict[str, tuple[str, str]] = {
    "first": ("seat", "{0} begins"),
    "round": ("number seat", "round {0}"),
    "kept": ("seat thing", "{0} keeps {1}"),
    "roll": ("seat faces", "{0} rolls {1}"),
    "turned": ("seat face face", "{0} turns {1} to {2}"),
    "action": ("seat action", "{0} takes {1}"),
    "tile": ("thing cell", "{0} is laid"),
    "tent": ("seat thing", "{0} puts a tent on {1}"),
    "house": ("seat thing", "{0} builds a house on {1}"),
    "factory": ("seat thing", "{0} uses {1}"),
    "die": ("seat colour", "{0} recruits {1}"),
    "lost-die": ("seat colour", "{0} gives up {1}"),
    "tokens": ("seat resource gain", "{0} {2} {1}"),
    "vp": ("seat gain", "{0} {1} points"),
    "deal": ("seat number", "{0} closes a deal of {1}"),
    "research": ("seat thing", "{0} learns {1}"),
    "raid": ("seat seat thing number", "{0} raids {1} on {2}"),
    "evicted": ("seat thing", "{0} must leave {1}"),
    "over": ("words", "the end: {0}"),
}
"""What each word of an event is, and how the event is told. Other events are not worth a word."""

HIGHLIGHTS = frozenset({"first", "round", "tile", "die", "house", "research", "raid", "deal"})
"""What a hasty onlooker wants to hear."""


class SeaTeller(Teller):
    """Tells Western Sea."""

    def about(self, option: Option, state: State) -> str:
        place = super().about(option, state)
        tile = cast(SeaState, state).at.get(option.at) if isinstance(option.at, int) else None
        if option.kind != "hex" or tile is None:
            return place
        return f"{self._thing(tile)}, {place}"

    def event(self, event: Event, state: State) -> str:
        if event[0] not in SEA_EVENTS:
            return ""
        words, text = SEA_EVENTS[event[0]]
        return text.format(*(self._word(*pair) for pair in zip(words.split(), event[1:], strict=False)))

    def status(self, state: State, seat: int) -> str:
        s, b = cast(SeaState, state), self._sea
        tokens = [f"{n} {b.resources[kind]}" for kind, n in enumerate(s.tokens[seat]) if n]
        dice = [f"{n} {b.face_key[face]}" for face, n in sorted(Counter(s.active[seat]).items())]
        return (
            f"round {s.round}, lap {s.lap}; dice: {', '.join(dice) or 'none'}; "
            f"resources: {', '.join(tokens) or 'none'}; "
            f"tents: {s.supply[seat]}, houses: {s.houses[seat]}, points: {s.vp[seat]}"
        )

    @property
    def _sea(self) -> SeaBook:
        return cast(SeaBook, self.book)

    def _thing(self, thing: int) -> str:
        return self.name(self._sea.things[thing].id)

    def _word(self, kind: str, value: int | tuple[int, ...] | tuple[str, ...]) -> str:
        if kind == "faces":
            counts = Counter(self._sea.face_key[int(face)] for face in cast(tuple[int, ...], value))
            return ", ".join(f"{n} {face}" for face, n in counts.items())
        if kind == "words":
            return ", ".join(cast(tuple[str, ...], value))
        number = cast(int, value)
        match kind:
            case "seat":
                return self.seat(number)
            case "thing":
                return self._thing(number)
            case "action":
                return self._sea.actions[number]
            case "colour":
                return self.name(self._sea.colours[number])
            case "resource":
                return self._sea.resources[number]
            case "face":
                return self._sea.face_key[number]
            case "gain":
                return f"{number:+}"
        return str(number)


TELLERS: dict[str, type[Teller]] = {"western-sea": SeaTeller}


def teller_for(library: Library, book: Rulebook, setup: Setup, language: str) -> Teller:
    return TELLERS.get(setup.game, Teller)(library, book, setup, language)
