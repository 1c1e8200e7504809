"""What the writers of all handbooks share: pages of the rules, leaves of components, rulings, keys."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from game.engine.content import Entry, Library
from game.engine.words import Words, sentence
from game.paths import resource
from game.ui.figures import Figures
from game.ui.palette import FADED
from game.ui.scenes.example import Example, finished
from game.ui.scenes.feats import PICTURES as feat_pictures
from game.ui.scenes.feats import feats
from game.ui.scenes.handbook import Chapter, Leaf, heading, paragraphs, read_rulings, ruling_lines
from game.ui.scenes.page import Line
from game.ui.wording import Wording

KEYS = {
    "table": (
        "arrows",
        "tab",
        "enter",
        "f6",
        "panels",
        "look",
        "u",
        "r",
        "e",
        "h",
        "l",
        "v",
        "x",
        "home",
        "zoom",
    ),
    "show": ("show-play", "show-step", "show-round", "show-turning", "show-line", "show-eyes", "show-on"),
    "everywhere": ("escape", "f1", "f11", "m", "alt", "pages"),
    "mouse": ("click", "right", "wheel", "drag", "hover"),
    "pad": (
        "pad-move",
        "pad-a",
        "pad-b",
        "pad-x",
        "pad-y",
        "pad-right-shoulder",
        "pad-left-shoulder",
        "pad-triggers",
        "pad-right",
        "pad-sticks",
        "pad-back",
    ),
}
PICTURES = {"mouse": "mouse", "pad": "gamepad"}
SHARED = {**feat_pictures, "keys": "keyboard"}
"""Pictures of the chapters that every handbook has."""


class Writer(ABC):
    icons: Mapping[str, str] = {}
    """Pictures of the chapters."""
    keys: Mapping[str, Sequence[str]] = KEYS
    scored: type[Example] | None = None
    """What works out the score of a finished game."""

    def __init__(self, library: Library, modules: Sequence[str], say: Wording) -> None:
        self.library, self.modules, self.say = library, modules, say
        self.words = Words(say.lang, library.texts[say.lang])

    # To be filled in by each game

    @abstractmethod
    def parts(self) -> Mapping[str, Sequence[Leaf]]:
        """The leaves of each chapter."""

    @abstractmethod
    def describe(self, entry: Entry) -> list[str]:
        """The generated text of an entry."""

    @abstractmethod
    def figures(self) -> Figures:
        """What the pages have for figures."""

    # The same for all

    def chapters(self) -> list[Chapter]:
        """Those of the game, and then those of every game."""
        parts = {**self.parts(), **feats(self.library.game, self.say), "keys": self.key_leaves()}
        icons = {**SHARED, **self.icons}
        return [
            Chapter(name, self.title(name), icons.get(name, "packs"), tuple(leaves))
            for name, leaves in parts.items()
            if leaves
        ]

    def title(self, chapter: str) -> str:
        """The chapter of a module's cards may be called as the cards are, or as the module is."""
        keys = (f"handbook.chapter.{chapter}", f"module.{chapter}", f"kind.{chapter}")
        found = next((self.say(key) for key in keys if self.say.has(key)), chapter)
        return found[:1].upper() + found[1:]

    def pages(self, chapter: str, titles: str, icons: Mapping[str, str]) -> list[Leaf]:
        """A chapter of texts, one for each picture."""
        return [
            Leaf(f"{chapter}/{n}", self.say(f"handbook.{titles}.{n}"), tuple(self.page(n)), picture=icon)
            for n, icon in icons.items()
        ]

    def example(self, chapter: str) -> list[Leaf]:
        """A finished game with its score, if there is one."""
        done = finished(self.library) if self.scored else None
        return [self.scored(done, self.say, self.figures()).leaf(chapter)] if self.scored and done else []

    def page(self, name: str) -> list[Line]:
        return self.filled(f"handbook.page.{name}")

    def filled(self, key: str) -> list[Line]:
        return paragraphs(self.figures().filled(self.say(key)))

    def name(self, kind: str, id_: str) -> str:
        return self.words.name(kind, id_)

    def link(self, kind: str, id_: str, icon: str) -> Line:
        return Line(self.name(kind, id_), "text", 16, gap=5, icon=icon, link=f"{kind}/{id_}")

    def leaf(self, kind: str, entry: Entry, under: Iterable[str], picture: str, more: Sequence[Line]) -> Leaf:
        """An entry with its generated text, where it comes from, and what else there is to say."""
        lines = [Line(text, size=16.5, gap=7) for text in self.describe(entry)]
        if flavour := self.words.flavour(kind, entry.id):
            lines.append(Line(flavour, "italic", 15, FADED, gap=12))
        joined = " \N{MIDDLE DOT} ".join([*under, self.source(entry)])
        name = self.name(kind, entry.id)
        title = name[:1].upper() + name[1:]
        return Leaf(f"{kind}/{entry.id}", title, (*lines, *more), joined, picture)

    def source(self, entry: Entry) -> str:
        return self.say(f"handbook.source.{entry.source}")

    def numbers(self, told: Mapping[str, str], picture: str) -> list[Leaf]:
        """One leaf for all numbers, by where they come from; `told` is what is said of each."""
        entries = self.library.entries["numbers"]
        lines: list[Line] = []
        for source in dict.fromkeys(entries[id_].source for id_ in told):
            lines.append(heading(self.say(f"handbook.source.{source}")))
            found = [text for id_, text in told.items() if entries[id_].source == source]
            lines += [Line(text, size=16, gap=6) for text in found]
        return [Leaf("numbers/all", self.title("numbers"), tuple(lines), picture=picture)]

    def rulings(self) -> list[Leaf]:
        folder = resource("content", self.library.game)
        try:
            text = (folder / "RULINGS.md").read_text("utf-8")
        except OSError:
            return []
        other = folder / f"RULINGS.{self.say.lang}.md"
        try:
            translated = other.read_text("utf-8")
        except OSError:
            translated = ""
        figures = self.figures()
        text, translated = figures.unmarked(text), figures.unmarked(translated)
        note = sentence(self.say("handbook.rulings-note"))
        return [
            Leaf(f"rulings/{n}", title, (Line(note, "italic", 15, FADED), *ruling_lines(rulings)), "", "info")
            for n, (title, rulings) in enumerate(read_rulings(text, translated))
        ]

    def key_leaves(self) -> list[Leaf]:
        made = []
        for group, names in self.keys.items():
            lines: list[Line] = []
            for name in names:
                lines.append(Line(self.say(f"handbook.key.{name}"), "strong", 16, gap=9))
                lines.append(Line(sentence(self.say(f"handbook.does.{name}")), size=16, gap=0))
            icon = PICTURES.get(group, "keyboard")
            made.append(Leaf(f"keys/{group}", self.say(f"handbook.keys.{group}"), tuple(lines), picture=icon))
        return made
