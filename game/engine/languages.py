"""The one table of languages. A further one joins here, with its texts beside those of the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.grammar import Grammar, Italian


@dataclass(frozen=True)
class Language:
    code: str
    """As its text files are called."""
    name: str
    """In its own words, so that whoever is lost finds the way back."""
    decimal: str = "."
    """The sign before the parts of one."""
    grammar: Grammar = field(default_factory=Grammar)

    def number(self, written: str) -> str:
        """A number that was written with a point."""
        return written.replace(".", self.decimal)


LANGUAGES: Mapping[str, Language] = {
    language.code: language
    for language in (
        Language("en", "English"),
        Language("it", "Italiano", ",", Italian()),
    )
}
DEFAULT = "en"


def language_of(code: str) -> Language:
    """The language, or the one that stands in for those that nobody has written."""
    return LANGUAGES.get(code) or LANGUAGES[DEFAULT]


def guessed(system: str) -> str:
    """The language that fits what a system calls its own, such as `it_IT.UTF-8`."""
    return next((code for code in LANGUAGES if system.lower().startswith(code)), DEFAULT)
