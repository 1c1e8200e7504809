"""The handbook as a book: chapters of leaves that can be searched. It draws nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.ui.palette import FADED
from game.ui.scenes.page import Line


@dataclass(frozen=True)
class Leaf:
    """One page: a part of the rules, or one component with its text and picture."""

    id: str
    """Chapter and name: `tiles/river-bend`."""
    title: str
    lines: tuple[Line, ...]
    kind: str = ""
    """What sort of thing it is, under the title."""
    picture: str = ""
    """A small picture's name, or one that the game draws itself: `tile/...`, `card/...`, `scene/...`,
    `portrait/...`."""

    @property
    def chapter(self) -> str:
        return self.id.partition("/")[0]


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    icon: str
    leaves: tuple[Leaf, ...]


@dataclass(frozen=True)
class Handbook:
    chapters: tuple[Chapter, ...]
    _plain: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By leaf: its title and all its words, as they are searched."""

    def leaves(self) -> list[Leaf]:
        return [leaf for chapter in self.chapters for leaf in chapter.leaves]

    def leaf(self, id_: str) -> Leaf | None:
        return next((leaf for leaf in self.leaves() if leaf.id == id_), None)

    def chapter_of(self, leaf: Leaf) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.id == leaf.chapter)

    def found(self, text: str) -> list[Leaf]:
        """Leaves that have all the words; those that are called so come first."""
        words = folded(text).split()
        if not words:
            return []
        hits: list[tuple[int, int, Leaf]] = []
        for n, leaf in enumerate(self.leaves()):
            title, whole = self._searched(leaf)
            if all(word in whole for word in words):
                named = all(word in title for word in words)
                rank = 0 if title.startswith(words[0]) else 1 if named else 2
                hits.append((rank, n, leaf))
        return [leaf for _, _, leaf in sorted(hits, key=lambda hit: hit[:2])]

    def _searched(self, leaf: Leaf) -> tuple[str, str]:
        known = self._plain.get(leaf.id)
        if known is None:
            every = [leaf.title, leaf.kind, *(line.text for line in leaf.lines)]
            known = self._plain[leaf.id] = folded(leaf.title), folded("\n".join(every))
        return known


def folded(text: str) -> str:
    """Without capitals and accents, so that `citta` finds `Città`."""
    bare = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in bare if not unicodedata.combining(c))


def paragraphs(text: str) -> list[Line]:
    """A text of the interface as lines: `# ` begins a heading, `- ` a point of a list."""
    lines: list[Line] = []
    for part in text.strip().splitlines():
        part = part.strip()
        if part.startswith("# "):
            lines.append(Line(part[2:], "name", 18, gap=14))
        elif part.startswith("- "):
            lines.append(Line(f"\N{BULLET} {part[2:]}", size=16, gap=5))
        elif part:
            lines.append(Line(part, size=16, gap=9))
    return lines


def heading(text: str) -> Line:
    return Line(text, "strong", 14.5, FADED, gap=16)


# The rulings


@dataclass(frozen=True)
class Ruling:
    question: str
    answer: str
    why: str


Section = tuple[str, list[Ruling]]


def read_rulings(text: str, translated: str = "") -> list[Section]:
    """The tables of a page of rulings, section by section. A translation has one cell more in front, the
    question that it translates; what it lacks stays as it is."""
    own = {cells[0]: cells[1:] for _, cells in _cells(translated) if len(cells) == 4}
    titles = _titles(translated)
    found: dict[str, list[Ruling]] = {}
    for title, cells in _cells(text):
        if len(cells) == 3:
            question, answer, why = own.get(cells[0], cells)
            found.setdefault(title, []).append(Ruling(question, answer, why))
    return [(titles.get(title, title), rulings) for title, rulings in found.items()]


def untranslated(text: str, translated: str) -> list[str]:
    """The questions and headings for which a translation has nothing."""
    own = {cells[0] for _, cells in _cells(translated) if len(cells) == 4}
    titles = _titles(translated)
    lacking = [title for title in _headings(text) if title not in titles]
    return lacking + [cells[0] for _, cells in _cells(text) if cells[0] not in own]


def _headings(text: str) -> list[str]:
    return [line[3:].strip() for line in text.splitlines() if line.startswith("## ")]


def _titles(translated: str) -> dict[str, str]:
    """`## The roll phase = Il lancio`"""
    pairs = [title.partition(" = ") for title in _headings(translated)]
    return {old: new for old, _, new in pairs if new}


def _cells(text: str) -> Iterable[tuple[str, list[str]]]:
    title, seen_head = "", False
    for line in text.splitlines():
        if line.startswith("## "):
            title, seen_head = line[3:].strip(), False
        elif line.startswith("|") and not seen_head:
            seen_head = True
        elif line.startswith("|") and not set(line) <= set("|-: "):
            yield title, [cell.strip() for cell in line.strip().strip("|").split(" | ")]


def ruling_lines(rulings: Sequence[Ruling]) -> list[Line]:
    lines: list[Line] = []
    for ruling in rulings:
        lines.append(Line(ruling.question, "strong", 16, gap=14))
        lines.append(Line(ruling.answer, size=16, gap=1))
        lines.append(Line(ruling.why, "italic", 14.5, FADED, gap=1))
    return lines
