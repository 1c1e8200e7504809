"""What the table says during play: the question a decision asks, its options, and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.engine.decision import Decision, Option
from game.engine.grammar import Noun
from game.engine.state import Event
from game.engine.voice import Voice
from game.engine.words import Value
from game.rules.western_sea.book import SeaBook, deed_keys
from game.rules.western_sea.card_text import Teller
from game.rules.western_sea.pieces import bits
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import ASKS, EVENTS, LOSSES, TITLED


def prompt(book: SeaBook, lang: str, state: SeaState, decision: Decision, names: Sequence[str] = ()) -> str:
    """The question, as the seat that is asked should read it. The state must wait for the decision."""
    return SeaVoice(book, lang, names).prompt(state, decision)


def option_text(
    book: SeaBook,
    lang: str,
    state: SeaState,
    decision: Decision,
    option: Option,
    names: Sequence[str] = (),
) -> str:
    """An option's own words, for a button, a tooltip or a screen reader."""
    return SeaVoice(book, lang, names).option(state, decision, option)


def log_line(book: SeaBook, lang: str, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, in one sentence. `vocabulary.QUIET` lists the events that a log may leave out."""
    return SeaVoice(book, lang, names).log(event)


FIELDS: dict[str, Callable[[SeaVoice, Any], Value]] = {}
"""How the details of a module's own events are told, by their names."""


class SeaVoice(Voice[SeaState]):
    asks, events = ASKS, EVENTS
    book: SeaBook

    def __init__(self, book: SeaBook, lang: str, names: Sequence[str] = ()) -> None:
        self.teller = Teller(book.library, lang)
        super().__init__(book, self.teller.words, names)
        self.fields |= {
            "other": self.player,
            "tile": self.thing,
            "target": self.thing,
            "thing": lambda n: self.named(book.things[n].id),
            "card": lambda n: self.card(book.cards[n].id),
            "action": lambda a: self.teller.action(book.actions[a]),
            "resource": lambda k: self.teller.resource(book.resources[k]),
            "icon": self.icon,
            "die": lambda c: self.teller.die(book.colours[c]),
            "got": lambda c: self.teller.die(book.colours[c]),
            "face": self.source,
            "to": lambda f: self.shown(book.face_key[f]),
            "faces": self.faces,
            "deed": self.deed,
            **{name: partial(tell, self) for name, tell in FIELDS.items()},
        }
        self.targets: Mapping[str, Callable[[Any], Value]] = {
            "card": self.named,
            "seat": self.player,
            "die": self.face,
            "face": self.shown,
            "icon": self.virtual,
            "stock": self.teller.die,
            "spent": self.teller.die,
            "token": self.tokens,
            "deed": self.deed,
            "laid": self.laid,
        }

    def verb(self, option: Option) -> str:
        return "action" if self.book.is_action(option) else option.verb

    def heard(self, kind: str, values: dict[str, Value]) -> str:
        """What was lost is told as such, with how much."""
        n = values.get("n")
        if kind in LOSSES and isinstance(n, int) and n < 0:
            values["n"] = -n
            return f"{kind}.lost"
        return kind

    def target(self, state: SeaState, option: Option) -> Value:
        if option.kind == "hex":
            return self.place(state, int(option.at))
        if self.book.is_action(option):
            return self.teller.action(option.verb)
        find = self.targets.get(option.kind)
        return find(option.at) if find else option.at

    # Things on the table

    def thing(self, n: int) -> str:
        return self.card(self.book.things[n].id)

    def card(self, id_: str) -> str:
        """A tile, a technology or a card of some module."""
        return self.named(id_).one

    def named(self, id_: str) -> Noun:
        """The same as a noun in a sentence."""
        n = self.book.thing.get(id_, -1)
        kind = "tiles" if 0 <= n < len(self.book.tiles) else self.book.card_kind.get(id_, "technologies")
        return self.words.entry(kind, id_, kind in TITLED)

    def place(self, state: SeaState, cell: int) -> Noun:
        """A hex as a noun in a sentence: a tile that lies face down has no name, but an article."""
        said = self.hex(state, cell)
        hidden = self.book.rules["face-down"](self.book, state, cell)
        return Noun(said, said, self.words.noun("tile").gender, titled=bool(hidden))

    def hex(self, state: SeaState, cell: int) -> str:
        """The tile there, or the tiles around an empty space."""
        tile = state.at.get(cell)
        if tile is not None:
            return self.thing(tile)
        hidden = self.book.rules["face-down"](self.book, state, cell)
        if hidden:
            return self.teller.say("hex.face-down", n=hidden)
        around = [self.thing(t) for t in bits(state.frontier.get(cell, 0))]
        return (
            self.teller.say("hex.beside", tiles=self.words.listed(around))
            if around
            else self.teller.say("hex")
        )

    def icon(self, icon: int | tuple[int, ...]) -> Noun:
        """An icon, or one that was any of these."""
        if isinstance(icon, int):
            return self.teller.icon(self.book.icons[icon])
        noun = self.words.noun("icon")
        shown = f" ({self.teller.any_of([self.book.icons[i] for i in icon])})"
        return Noun(noun.one + shown, noun.many + shown, noun.gender)

    def face(self, key: str) -> Noun:
        """'green die (wood + wood)'."""
        die, shown = self.teller.die(key.partition(":")[0]), self.shown(key)
        return Noun(f"{die.one} ({shown})", f"{die.many} ({shown})", die.gender)

    def source(self, face: int) -> Noun:
        """A die's face, or a virtual icon, which counts like one that comes after all real faces."""
        keys = self.book.face_key
        if face < len(keys):
            return self.face(keys[face])
        return self.virtual(self.book.virtuals[face - len(keys)].key)

    def shown(self, key: str) -> str:
        """'wood + wood'."""
        return self.teller.face(key.partition(":")[2].split("+"))

    def faces(self, faces: Sequence[int]) -> str:
        nouns = [self.face(self.book.face_key[f]) for f in faces]
        return self.words.listed([self.words.grammar.with_article("a", noun) for noun in nouns])

    def virtual(self, key: str) -> Noun:
        virtual = self.book.virtual_of_key[key]
        icon = self.teller.icon(self.book.icons[virtual.icon])
        thing = self.named(self.book.things[virtual.thing].id)
        if virtual.others:
            icons = [self.book.icons[i] for i in (virtual.icon, *virtual.others)]
            said = self.teller.say("virtual.icons", icons=self.teller.any_of(icons), thing=thing)
        else:
            said = self.teller.say("virtual", icon=icon, thing=thing)
        return Noun(said, said, icon.gender)

    def tokens(self, names: str) -> Value:
        nouns = [self.teller.resource(name) for name in names.split("+")]
        return nouns[0] if len(nouns) == 1 else " + ".join(noun.one for noun in nouns)

    def laid(self, key: str) -> str:
        """A token beside a side of the hexagon."""
        action, _, resource = key.partition(":")
        noun = self.teller.resource(resource)
        return self.teller.say("solo.laid", resource=noun, action=self.teller.action(action))

    def deed(self, deed: int | str) -> str:
        """A compiled effect in words, by its number or its key."""
        if isinstance(deed, str):
            deed = next(n for n, key in deed_keys(self.book).items() if key == deed)
        what = self.book.deeds[deed]
        inside = [self.deed(inner) for inner in what.inside]
        if what.word == "either":
            return self.teller.say("either", deeds=self.words.listed(inside, "else"))
        if what.word == "may":
            return self.teller.in_turn(inside)
        return self.teller.clause(what.word, what.what)
