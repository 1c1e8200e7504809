"""What is wrong with content, told so that its author can put it right: file, line, entry, remedy."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

Where = tuple[str | int, ...]  # the way to a place inside a document: keys and indices


@dataclass(frozen=True)
class Problem:
    """One thing wrong with the content, told so that its author can put it right."""

    file: Path
    line: int  # from 1; 0 when the trouble is the file as a whole
    entry: str  # the entry's id, or '#3' for the third of a file when it has none; '' outside entries
    message: str
    remedy: str = ""
    kind: str = ""  # what the entry is, in the singular: 'tile'

    def __str__(self) -> str:
        place = f"{self.file.as_posix()}:{self.line}" if self.line else self.file.as_posix()
        whose = f"{self.kind or 'entry'} {_name(self.entry)}: " if self.entry else ""
        remedy = f"; {self.remedy}" if self.remedy else ""
        return " ".join(f"{place}: {whose}{self.message}{remedy}".splitlines())


class ContentError(Exception):
    """Content that cannot be used, with every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(map(str, self.problems)))


def _name(entry: str) -> str:
    return entry if entry.startswith("#") else f"'{shorten(entry)}'"


def shorten(value: object, limit: int = 60) -> str:
    """A value as it may stand in a message: on one line and never a page long."""
    text = " ".join(str(value)[: limit * 2].split())
    return text if len(text) <= limit else text[: limit - 3] + "..."


def did_you_mean(word: object, options: Iterable[object]) -> str:
    """A remedy for a word that is not among the options: the nearest one, or all when they are few."""
    names = [str(option) for option in options]
    wrong = str(word)
    if len(wrong) <= 80:  # comparing is slow for long words, and nobody mistypes one that long
        near = difflib.get_close_matches(wrong.lower(), names, n=1)
        if near:
            return f"did you mean '{near[0]}'?"
    listed = ", ".join(names)
    return f"use one of: {listed}" if listed and len(listed) <= 200 else ""


def singular(kind: str) -> str:
    """'tiles' -> 'tile', for messages only."""
    word = kind.replace("-", " ").replace("_", " ")
    if word.endswith("dice"):
        return word[:-4] + "die"
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word
