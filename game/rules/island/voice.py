"""What the table says during play: the question a decision asks, its options, the log, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.engine.voice import Voice
from game.engine.why import Why
from game.engine.words import Value, sentence
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY
from game.rules.island.card_text import Teller
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.vocabulary import ASKS, EVENTS


def prompt(
    book: IslandBook, lang: str, state: IslandState, decision: Decision, names: Sequence[str] = ()
) -> str:
    """The question, as the seat that is asked should read it. The state must wait for the decision."""
    return IslandVoice(book, lang, state, names).prompt(state, decision)


def option_text(
    book: IslandBook,
    lang: str,
    state: IslandState,
    decision: Decision,
    option: Option,
    names: Sequence[str] = (),
) -> str:
    """An option's own words, for a button, a tooltip or a screen reader."""
    return IslandVoice(book, lang, state, names).option(state, decision, option)


def log_line(book: IslandBook, lang: str, state: IslandState, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, in one sentence. `vocabulary.QUIET` lists the events that a log may leave out."""
    return IslandVoice(book, lang, state, names).log(event)


def why_text(book: IslandBook, lang: str, state: IslandState, why: Why, names: Sequence[str] = ()) -> str:
    """Why something is not offered."""
    return IslandVoice(book, lang, state, names).why(why)


class IslandVoice(Voice[IslandState]):
    asks, events = ASKS, EVENTS
    book: IslandBook

    def __init__(self, book: IslandBook, lang: str, state: IslandState, names: Sequence[str] = ()) -> None:
        """The state is asked for the board, which does not change; not for what anybody holds."""
        self.board = state
        self.fish = list(book.library.entries["fish"])
        self.directions = list(book.library.entries["directions"])
        self.plazas, self.wares, self.wagons = (
            list(book.library.entries[kind]) for kind in ("plazas", "wares", "wagons")
        )
        self.teller = Teller(book.library, lang)
        super().__init__(book, self.teller.words, names)
        self.fields |= {
            "other": self.player,
            "holder": self.player,
            "colour": self.player,
            "to": lambda seat: self.phrase("all") if seat == NOBODY else self.player(seat),
            "winners": lambda seats: self.words.listed([self.player(seat) for seat in seats]),
            "seats": lambda seats: self.words.listed([self.player(seat) for seat in seats]),
            "kind": lambda kind: self.teller.resource(book.goods[kind]),
            "other-kind": lambda kind: self.teller.resource(book.goods[kind]),
            "cards": self.teller.cards,
            "give": self.teller.cards,
            "want": self.teller.cards,
            "card": lambda card: self.words.name("cards", book.cards[card].id),
            "event": lambda event: self.words.name("events", event),
            "fish": lambda kind: self.words.name("fish", self.fish[kind]),
            "purchase": lambda purchase: self.words.name("purchases", purchase),
            "ware": lambda ware: self.words.name("wares", self.wares[ware]),
            "plaza": lambda plaza: self.words.name("plazas", self.plazas[plaza]),
            "level": lambda level: self.words.name("wagons", self.wagons[level]),
            "hex": self.hex,
            "corner": self.corner,
            "hex-from": self.hex,
            "path": self.path,
            "path-from": self.path,
            "party": self.player_or_mercenaries,
            "direction": lambda face: self.words.name("directions", self.directions[face]),
            "where": lambda where: self.phrase(f"where.{where}"),
            "hired": lambda hired: self.phrase("hired.mercenaries" if hired else "hired.own"),
            "to-path": self.path,
            "driven": lambda driven: "",
            "cause": lambda cause: self.phrase(f"cause.{cause}"),
            "free": lambda free: "",
            "ask": lambda ask: "",
        }

    def details(self, state: IslandState, decision: Decision) -> dict[str, Any]:
        """What several choose together, each is told for itself."""
        details = super().details(state, decision)
        if decision.ask == "discard":
            details["n"] = self.book.rules["discards"](self.book, state, decision.seat) - sum(
                seat == decision.seat for seat, _ in state.commits
            )
        if decision.ask == "gift":
            details["other"] = (decision.seat + 1) % state.seats
        more: dict[str, Any] = self.book.rules["told"](self.book, state, decision.ask)
        return details | more

    def asked_as(self, state: IslandState, decision: Decision) -> str:
        """Some scenarios begin with a city."""
        if decision.ask != "start":
            return decision.ask
        piece = self.book.rules["start-named"](self.book, self.details(state, decision)["n"])
        return "start.city" if piece == CITY else "start"

    def heard(self, kind: str, values: dict[str, Value]) -> str:
        """Some events are told differently by what happened."""
        special = f"{kind}.{self.special}" if self.special else ""
        return special if special and self.words.has("log", special) else kind

    special = ""

    def log(self, event: Event) -> str:
        self.special = _special(event)
        return super().log(event)

    def why(self, why: Why) -> str:
        values = self.values(list(why.values), list(why.values.values()))
        if why.reason == "friendly":
            values["n"] = self.book.number["friendly-points"]
        return sentence(self.phrase(f"bar.{why.reason}", **values))

    # Things on the table

    def target(self, state: IslandState, option: Option) -> Value:
        at = option.at
        match option.kind:
            case "hex":
                return self.hex(int(at))
            case "corner":
                return self.corner(self.book.top.corner[str(at)])
            case "edge" | "barbarian":
                return self.path(self.book.top.path[str(at)])
            case "card":
                return self.words.name("cards", str(at))
            case "fish":
                return self.words.name("fish", str(at))
            case "purchase":
                return self.words.name("purchases", str(at))
            case "resource":
                return self.teller.resource(str(at))
            case "seat":
                return self.player(int(at))
        return at

    def player(self, seat: int) -> str:
        """Neutral colours come after the seats."""
        if seat >= self.board.seats:
            return self.phrase("neutral", n=seat - self.board.seats + 1)
        return super().player(seat) if seat != NOBODY else ""

    def player_or_mercenaries(self, party: int) -> str:
        return self.player(party) if party < self.board.seats else self.phrase("mercenaries")

    def hex(self, number: int) -> str:
        """'Forest 8', or 'Desert'."""
        if number == BESIDE:
            return self.phrase("beside")
        terrain = self.words.name("terrains", self.book.terrains[self.board.terrain[number]].id)
        rolls = [roll for roll, hexes in enumerate(self.board.pays) if any(h == number for h, _ in hexes)]
        if not rolls:
            return terrain
        return self.phrase("hex", terrain=terrain, roll="/".join(map(str, rolls)))

    def corner(self, number: int) -> str:
        top = self.book.top
        hexes = self.words.listed([self.hex(h) for h in top.hexes_at[number]])
        if number >= len(top.corner_ids):
            return self.phrase("corner.plaza", hexes=hexes)
        return self.phrase("corner.coast" if top.coast >> number & 1 else "corner", hexes=hexes)

    def path(self, number: int) -> str:
        top = self.book.top
        hexes = self.words.listed([self.hex(h) for h in top.hexes_by[number]])
        if number >= len(top.path_ids):
            around = [h for h in top.hexes_at[min(top.ends[number])] if h not in top.hexes_by[number]]
            others = self.words.listed([self.hex(h) for h in around])
            return self.phrase("path.plaza", hexes=hexes, others=others)
        return self.phrase("path.coast" if top.shore >> number & 1 else "path", hexes=hexes)


def _special(event: Event) -> str:
    """What tells two forms of the same event apart."""
    kind: Mapping[str, Any] = {
        "longest-road": "lost" if event[1:2] == (NOBODY,) else "",
        "largest-army": "lost" if event[1:2] == (NOBODY,) else "",
        "harbour-master": "lost" if event[1:2] == (NOBODY,) else "",
        "robber": "away" if event[2:3] == (BESIDE,) else "",
        "event": "plain" if event[2:3] == ("plain",) else "",
        "wealthiest": "lost" if event[1:2] == (NOBODY,) else "",
        "road": "free" if event[3:4] == (1,) else "",
        "bridge": "free" if event[3:4] == (1,) else "",
        "bid": "none" if event[2:3] == (0,) else "",
        "settlement": "free" if any(event[3:4]) else "",
        "city": "free" if event[3:4] == (1,) else "",
        "marched": "in-haste" if event[4:5] == (1,) else "",
        "drive-off": "failed" if event[4:5] == (0,) else "",
    }
    return str(kind.get(str(event[0]), ""))
