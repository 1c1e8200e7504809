"""The handbook of Western Sea: how it is played, every component with its generated text, the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.content import Entry, Library
from game.registry import find_game
from game.rules.western_sea.card_text import TIMES, describe
from game.rules.western_sea.content import (
    DieEntry,
    IconEntry,
    NumberEntry,
    SetEntry,
    TechnologyEntry,
    TerrainEntry,
    TileEntry,
    technologies_of,
)
from game.ui.figures import Figures
from game.ui.scenes.handbook import Handbook, Leaf, heading, paragraphs
from game.ui.scenes.handbook_writer import Writer
from game.ui.scenes.page import Line
from game.ui.table.layer import layer_of, pictures
from game.ui.western_sea.example import SeaExample
from game.ui.western_sea.figures import figures, shown
from game.ui.western_sea.modules import LAYERS
from game.ui.wording import Wording

PLAY = {
    "aim": "flag",
    "setup": "tile",
    "round": "round",
    "roll": "die",
    "change": "turn",
    "turns": "lap",
    "symbols": "active",
    "presence": "presence",
    "cleanup": "spent",
    "end": "end-turn",
    "score": "score",
}
ACTIONS = (
    "explore",
    "settle",
    "raid",
    "recruit",
    "research",
    "trade",
    "harvest",
    "govern",
    "factory",
)
CHAPTERS = {
    "play": "rules",
    "actions": "explore",
    "icons": "pioneer",
    "dice": "die",
    "terrains": "tile",
    "tiles": "place",
    "technologies": "technology",
    "sets": "research",
    "modules": "packs",
    "numbers": "vp",
    "rulings": "info",
}


def handbook(library: Library, modules: Sequence[str], say: Wording) -> Handbook:
    return Handbook(tuple(SeaWriter(library, modules, say).chapters()))


class SeaWriter(Writer):
    icons = pictures(LAYERS) | CHAPTERS
    scored = SeaExample

    def parts(self) -> dict[str, list[Leaf]]:
        return {
            "play": [*self.pages("play", "play", PLAY), *self.example("play")],
            "actions": self.pages("actions", "action", {name: name for name in ACTIONS}),
            "icons": self._icons(),
            "dice": self._dice(),
            "terrains": self._terrains(),
            "tiles": self._tiles(),
            "technologies": self._technologies(),
            "sets": self._sets(),
            **{kind: self._cards(kind) for kind in self._other_kinds()},
            "modules": self._modules(),
            "numbers": self._numbers(),
            "rulings": self.rulings(),
        }

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def _other_kinds(self) -> list[str]:
        """Cards that only modules have."""
        named = [kind for kind, entries in self.library.entries.items() if self._named(entries.values())]
        return [kind for kind in named if kind not in CHAPTERS]

    def _named(self, entries: Iterable[Entry]) -> bool:
        return any(entry.named for entry in entries)

    def _cards(self, kind: str) -> list[Leaf]:
        entries = self.library.entries[kind].values()
        icon = self.icons.get(kind, "packs")
        drawn = next((layer.draws[kind] for _, layer in LAYERS if kind in layer.draws), "")
        pictures = [f"{drawn}/{entry.id}" if drawn else icon for entry in entries]
        return [self.leaf(kind, entry, [], p, []) for entry, p in zip(entries, pictures, strict=True)]

    def figures(self) -> Figures:
        return figures(self.library, self.say)

    # Components

    def leaf(self, kind: str, entry: Entry, under: Iterable[str], picture: str, more: Sequence[Line]) -> Leaf:
        return super().leaf(kind, entry, [*under, *self._of_module(entry)], picture, more)

    def _of_module(self, entry: Entry) -> list[str]:
        module = getattr(entry, "module", "")
        return [self.say("handbook.module", module=self._module(module))] if module else []

    def _module(self, name: str) -> str:
        return self.say(f"module.{name}") if self.say.has(f"module.{name}") else name

    def _icons(self) -> list[Leaf]:
        made = []
        for icon in self.library.of("icons", IconEntry).values():
            dice = [
                self.link("dice", die.id, f"die/{die.id}/{icon.id}")
                for die in self.library.of("dice", DieEntry).values()
                if any(icon.id in face for face in die.faces)
            ]
            more = [heading(self.say("handbook.dice-here")), *dice] if dice else []
            if icon.id in ACTIONS:
                title = self.say(f"handbook.action.{icon.id}")
                more = [Line(title, "strong", 16, gap=12, icon="rules", link=f"actions/{icon.id}"), *more]
            made.append(self.leaf("icons", icon, [self.say(f"handbook.kind.{icon.kind}")], icon.id, more))
        return made

    def _dice(self) -> list[Leaf]:
        made = []
        for die in self.library.of("dice", DieEntry).values():
            faces = [heading(self.say("handbook.faces"))]
            for face in dict.fromkeys(die.faces):
                times = die.faces.count(face)
                names = " + ".join(self.name("icons", icon) for icon in face) or self.say("handbook.blank")
                text = f"{times} {TIMES} {names}" if times > 1 else names
                link = f"icons/{face[0]}" if face else ""
                faces.append(Line(text, size=16, gap=5, icon=f"die/{die.id}/{'+'.join(face)}", link=link))
            if die.terrain:
                faces.append(heading(self.say("handbook.chapter.terrains")))
                faces.append(self.link("terrains", die.terrain, f"terrains/{die.terrain}-1"))
            under = [self.say("handbook.count", n=die.count)]
            widest: tuple[str, ...] = max(die.faces, key=lambda face: len(face))
            made.append(self.leaf("dice", die, under, f"die/{die.id}/{'+'.join(widest)}", faces))
        return made

    def _terrains(self) -> list[Leaf]:
        made = []
        for terrain in self.library.of("terrains", TerrainEntry).values():
            tiles = [
                self.link("tiles", tile.id, f"terrains/{terrain.id}-1")
                for tile in self.library.of("tiles", TileEntry).values()
                if tile.terrain == terrain.id
            ]
            dice = [
                self.link("dice", die.id, f"die/{die.id}")
                for die in self.library.of("dice", DieEntry).values()
                if die.terrain == terrain.id
            ]
            more = dice + ([heading(self.say("handbook.tiles-here")), *tiles] if tiles else [])
            made.append(self.leaf("terrains", terrain, [], f"terrains/{terrain.id}-2", more))
        return made

    def _tiles(self) -> list[Leaf]:
        made = []
        for tile in self.library.of("tiles", TileEntry).values():
            under = [self.name("terrains", tile.terrain)] if tile.terrain else []
            under.append(self.say(f"handbook.kind.{tile.kind}"))
            under += [self.say("handbook.starting")] if tile.start else []
            under += [self.say("handbook.players", n=tile.players)] if tile.players > 2 else []
            made.append(self.leaf("tiles", tile, under, f"tile/{tile.id}", []))
        return made

    def _technologies(self) -> list[Leaf]:
        made = []
        entries = self.library.of("technologies", TechnologyEntry).values()
        for entry in sorted(entries, key=lambda e: self.name("technologies", e.id).casefold()):
            sets = [
                self.link("sets", id_, "technology")
                for id_ in self.library.of("sets", SetEntry)
                if entry.id in technologies_of(self.library.of("sets", SetEntry), id_)
            ]
            more = [heading(self.say("handbook.where")), *sets] if sets else []
            under = [self.say(f"seal.{entry.seal}")] if entry.seal else []
            made.append(self.leaf("technologies", entry, under, f"scene/{entry.id}", more))
        return made

    def _sets(self) -> list[Leaf]:
        made = []
        for id_ in self.library.of("sets", SetEntry):
            names = technologies_of(self.library.of("sets", SetEntry), id_)
            lines = [Line(self.say(f"set.{id_}"), size=16)] if self.say.has(f"set.{id_}") else []
            lines.append(heading(self.say("handbook.in-set")))
            lines += [self.link("technologies", name, self._seal(name)) for name in names]
            title, entry = self.name("sets", id_), self.library.entries["sets"][id_]
            made.append(Leaf(f"sets/{id_}", title, tuple(lines), self.source(entry), "technology"))
        return made

    def _seal(self, technology: str) -> str:
        entry: Any = self.library.entries["technologies"].get(technology)
        return f"seals/{entry.seal}" if entry is not None and entry.seal else "technology"

    def _modules(self) -> list[Leaf]:
        made = []
        for name in (*self.modules, *find_game(self.library.game).rivals):
            layer = layer_of(LAYERS, name)
            about = f"module-about.{name}"
            lines = paragraphs(self.say(about)) if self.say.has(about) else []
            page = f"handbook.module-page.{name}"
            lines += self.filled(page) if self.say.has(page) else []
            lines += layer.page(name, self)
            made.append(Leaf(f"modules/{name}", self._module(name), tuple(lines), picture=layer.picture))
        return made

    def brought(self, module: str) -> list[Line]:
        """Links to what a module brings."""
        icon = layer_of(LAYERS, module).picture
        cards = [self.link(module, id_, icon) for id_ in self.library.entries.get(module, {})]
        entries = self.library.of("technologies", TechnologyEntry).values()
        cards += [
            self.link("technologies", entry.id, self._seal(entry.id))
            for entry in entries
            if entry.module == module
        ]
        return [heading(self.say("handbook.brings")), *cards] if cards else []

    def _numbers(self) -> list[Leaf]:
        told = {}
        for id_, entry in self.library.of("numbers", NumberEntry).items():
            key = f"handbook.number.{id_}"
            if self.say.has(key):
                by = self.say("handbook.by-players", things=shown(entry)) if entry.players else shown(entry)
                told[id_] = f"{self.say(key)}: {by}"
        return self.numbers(told, "vp")
