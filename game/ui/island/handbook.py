"""The handbook of the Island: how it is played, every component with its generated text, the rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.engine.content import Entry, Library
from game.rules.island.card_text import Teller, describe
from game.rules.island.content import (
    AwardEntry,
    CardEntry,
    EventEntry,
    HarbourEntry,
    MapEntry,
    NumberEntry,
    PieceEntry,
    ResourceEntry,
    SwitchEntry,
    TerrainEntry,
    TokenEntry,
)
from game.rules.island.modules import SCENARIOS
from game.rules.island.switches import MODULE_CHOICES, choices
from game.ui.figures import Figures
from game.ui.island.example import IslandExample
from game.ui.island.figures import figures
from game.ui.island.icons import MODULES, PIECES, card_face, card_icon, event_face
from game.ui.island.layer import IslandLayer
from game.ui.island.map.pieces import DICE_SUMS, pips
from game.ui.island.modules import LAYERS
from game.ui.scenes.handbook import Handbook, Leaf, heading, paragraphs
from game.ui.scenes.handbook_writer import Writer
from game.ui.scenes.page import Line
from game.ui.table.layer import layer_of
from game.ui.wording import Wording

PLAY = {
    "aim": "trophy",
    "setup": "tile",
    "turn": "end-turn",
    "production": "roll",
    "seven": "robber",
    "prices": "hand",
    "building": "settlement",
    "trade": "trade",
    "road": "longest-road",
    "cards": "development",
    "army": "largest-army",
    "end": "score",
}
"""Pages of the rules, and small pictures for links to them."""
CHAPTERS = {
    "play": "rules",
    "variants": "event",
    "scenarios": "bridge",
    "pieces": "settlement",
    "terrains": "grain",
    "resources": "lumber",
    "tokens": "roll",
    "harbours": "trade",
    "cards": "development",
    "events": "event",
    "awards": "longest-road",
    "maps": "tile",
    "numbers": "score",
    "switches": "settings",
    "rulings": "info",
}
DRAWN = {name: f"tile/piece-{name}" for name in ("road", "settlement", "city", "bridge")}
BOUGHT = {"card": "card/development-back", "repair": "card/earthquake", "haste": "card/grain"}
"""Plates of what can be bought."""
TOLD = {
    "longest-road": "play/road",
    "largest-army": "play/army",
    "harbour-master": "variants/harbour-master",
    "wealthiest": "scenarios/rivers",
    "poor": "scenarios/rivers",
    "caravan": "scenarios/caravans",
}
"""Pages that tell more of an award."""
NO_CARDS = {"caravan": "camel"}
"""What stands for an award that no card is handed over for."""


def on_the_table(entry: Entry) -> bool:
    """Whether the screens show what it belongs to: a scenario may have rules before it has a table."""
    module = getattr(entry, "module", None)
    others = [name for name in MODULE_CHOICES if name not in MODULES]
    return module not in others and not any(entry.id in MODULE_CHOICES[name] for name in others)


def shown(library: Library) -> Library:
    """Without what is not on the table yet."""
    entries = {
        kind: {id_: entry for id_, entry in found.items() if on_the_table(entry)}
        for kind, found in library.entries.items()
    }
    return replace(library, entries=entries)


def handbook(library: Library, modules: Sequence[str], say: Wording) -> Handbook:
    return Handbook(tuple(IslandWriter(library, modules, say).chapters()))


class IslandWriter(Writer):
    icons = CHAPTERS | {
        kind: layer.picture for _, layer in LAYERS if issubclass(layer, IslandLayer) for kind in layer.leaves
    }
    scored = IslandExample

    def __init__(self, library: Library, modules: Sequence[str], say: Wording) -> None:
        super().__init__(shown(library), modules, say)
        self.whole = library
        self.teller = Teller(library, say.lang)

    def parts(self) -> Mapping[str, list[Leaf]]:
        return {
            "play": [
                *self.pages("play", "play", {name: f"scene/{name}" for name in PLAY}),
                *self.example("play"),
            ],
            "variants": self._variants(),
            "scenarios": self._scenarios(),
            "pieces": self._pieces(),
            "terrains": self._terrains(),
            "resources": self._resources(),
            "tokens": self._tokens(),
            "harbours": self._harbours(),
            "cards": self._cards(),
            "events": self._events(),
            **self._of_scenarios(),
            "awards": self._awards(),
            "maps": self._maps(),
            "numbers": self._numbers(),
            "switches": self._switches(),
            "rulings": self.rulings(),
        }

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def figures(self) -> Figures:
        return figures(self.whole, self.say.lang)

    def _read(self, *pages: str) -> list[Line]:
        """Links to pages of the rules that tell more."""
        lines = [heading(self.say("handbook.read-more"))]
        for page in pages:
            chapter, _, name = page.partition("/")
            icon = PLAY[name] if chapter == "play" else MODULES[name]
            title = self.say(f"handbook.{chapter}.{name}")
            lines.append(Line(title, "text", 16, gap=5, icon=icon, link=page))
        return lines

    # Pages

    def _variants(self) -> list[Leaf]:
        made = []
        for name in (name for name in MODULES if name not in SCENARIOS):
            lines = self.page(name)
            lines += self._links("events", EventEntry, "event") if name == "event-cards" else []
            title = self.say(f"handbook.variants.{name}")
            made.append(Leaf(f"variants/{name}", title, tuple(lines), picture=f"scene/{name}"))
        return made

    def _scenarios(self) -> list[Leaf]:
        """Each with what its layer of the table has to tell besides."""
        made = []
        for name in (name for name in MODULES if name in SCENARIOS):
            lines = [*self.page(name), *layer_of(LAYERS, name).page(name, self)]
            title = self.say(f"handbook.scenarios.{name}")
            made.append(Leaf(f"scenarios/{name}", title, tuple(lines), picture=f"scene/{name}"))
        return made

    def _links(self, kind: str, entry: type[Entry], icon: str) -> list[Line]:
        links = [self.link(kind, id_, icon) for id_ in self.library.of(kind, entry)]
        return [heading(self.title(kind)), *links]

    # Components

    def _pieces(self) -> list[Leaf]:
        made = []
        pages = {"card": "play/cards", "repair": "variants/event-cards"}
        for piece in self.library.of("pieces", PieceEntry).values():
            cost = [self.link("resources", name, name) for name in piece.price]
            more = [
                *self._read(
                    f"scenarios/{piece.module}" if piece.module else pages.get(piece.id, "play/building")
                ),
                heading(self.title("resources")),
                *cost,
            ]
            picture = DRAWN.get(piece.id) or BOUGHT.get(piece.id, PIECES.get(piece.id, "packs"))
            made.append(self.leaf("pieces", piece, [], picture, more))
        return made

    def _terrains(self) -> list[Leaf]:
        made = []
        for terrain in self.library.of("terrains", TerrainEntry).values():
            more = self._read(
                f"scenarios/{terrain.module}"
                if terrain.module
                else "play/production"
                if terrain.gives
                else "play/seven"
            )
            if terrain.gives:
                more += [
                    heading(self.say("handbook.gives")),
                    self.link("resources", terrain.gives, terrain.gives),
                ]
            made.append(self.leaf("terrains", terrain, [], f"tile/{terrain.id}", more))
        return made

    def _resources(self) -> list[Leaf]:
        made = []
        terrains = self.library.of("terrains", TerrainEntry).values()
        pieces = self.library.of("pieces", PieceEntry).values()
        for resource in self.library.of("resources", ResourceEntry).values():
            found = [self.link("terrains", t.id, "tile") for t in terrains if t.gives == resource.id]
            bought = [
                self.link("pieces", p.id, PIECES.get(p.id, "packs")) for p in pieces if resource.id in p.price
            ]
            more = [heading(self.say("handbook.from-here")), *found] if found else []
            more += [heading(self.say("handbook.pays-for")), *bought] if bought else []
            made.append(self.leaf("resources", resource, [], f"card/{resource.id}", more))
        return made

    def _tokens(self) -> list[Leaf]:
        """A leaf for each number, not for each disc that bears it."""
        tokens = self.library.of("tokens", TokenEntry).values()
        rolls, source = [token.roll for token in tokens], {token.roll: self.source(token) for token in tokens}
        made = []
        for roll in sorted(set(rolls)):
            chance = self.say("hex.chance", n=pips(roll), of=DICE_SUMS)
            count = self.say("handbook.in-play", n=rolls.count(roll))
            lines = [Line(chance, size=16.5), Line(f"{count}.", size=16.5, gap=7)]
            lines += self._read("play/production", "play/setup")
            made.append(Leaf(f"tokens/{roll}", str(roll), tuple(lines), source[roll], f"tile/token-{roll}"))
        return made

    def _harbours(self) -> list[Leaf]:
        more = self._read("play/trade", "variants/harbour-master")
        return [
            self.leaf("harbours", entry, [], f"tile/harbour-{entry.id}", more)
            for entry in self.library.of("harbours", HarbourEntry).values()
        ]

    def _cards(self) -> list[Leaf]:
        made = []
        for card in self.library.of("cards", CardEntry).values():
            knight = card_icon(card) == "knight"
            told = f"scenarios/{card.module}" if card.module else "play/cards"
            more = self._read(told, *(["play/seven", "play/army"] if knight else []))
            plate = card_face(card).replace("cards/", "card/")
            made.append(self.leaf("cards", card, [], plate, more))
        return made

    def _events(self) -> list[Leaf]:
        return [
            self.leaf(
                "events",
                event,
                [],
                event_face(event.id).replace("cards/", "card/"),
                self._read("variants/event-cards"),
            )
            for event in self.library.of("events", EventEntry).values()
        ]

    def _of_scenarios(self) -> dict[str, list[Leaf]]:
        """What only a scenario has, chapter by chapter."""
        made = {}
        for name in SCENARIOS:
            layer = layer_of(LAYERS, name)
            more = self._read(f"scenarios/{name}")
            for kind, pictures in layer.leaves.items() if issubclass(layer, IslandLayer) else ():
                made[kind] = [
                    self.leaf(kind, entry, [], pictures.get(entry.id, layer.picture), more)
                    for entry in self.library.entries[kind].values()
                ]
        return made

    def _awards(self) -> list[Leaf]:
        return [
            self.leaf(
                "awards",
                award,
                [],
                NO_CARDS.get(award.id, f"card/{award.id}"),
                self._read(TOLD[award.id]) if award.id in TOLD else [],
            )
            for award in self.library.of("awards", AwardEntry).values()
        ]

    def _maps(self) -> list[Leaf]:
        more = self._read("play/setup")
        return [
            self.leaf("maps", entry, [], f"scene/map/{entry.id}", more)
            for entry in self.library.of("maps", MapEntry).values()
        ]

    def _numbers(self) -> list[Leaf]:
        told = {
            id_: f"{self.say(key)}: {entry.value}"
            for id_, entry in self.library.of("numbers", NumberEntry).items()
            if self.say.has(key := f"handbook.number.{id_}")
        }
        return self.numbers(told, "score")

    def _switches(self) -> list[Leaf]:
        """What each decides, and what it might say."""
        made = []
        among = {**choices(), "map": tuple(self.library.of("maps", MapEntry))}
        for switch in self.library.of("switches", SwitchEntry).values():
            about = f"option-about.{switch.id}"
            more = paragraphs(self.say(about)) if self.say.has(about) else []
            values = [
                self._value(self.teller.choice(switch.id, value), value == switch.value)
                for value in among.get(switch.id, ())
            ]
            more += [heading(self.say("handbook.choices")), *values] if values else []
            made.append(self.leaf("switches", switch, [], "settings", more))
        return made

    def _value(self, text: str, now: bool) -> Line:
        shown = self.say("handbook.in-use", value=text) if now else text
        return Line(f"\N{BULLET} {shown}", "strong" if now else "text", 16, gap=5)
