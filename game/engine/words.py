"""Putting a game's texts together: templates, number agreement, articles and lists.

A template is a text with gaps in braces: ``{name}`` is a value, ``{n tent}`` a number with its noun in
agreement ("1 tent", "2 tents"), ``{the tent}`` a noun with the article that the language wants, ``{to name}``
one after a bare preposition. A noun is a value of the template or one of the section `nouns`. A text with the
forms `zero`, `one` and `many` is chosen by the value `n`. Templates are filled by looking names up, nothing
else: content runs no code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from game.engine.grammar import Noun
from game.engine.languages import language_of
from game.engine.texts import Section

NOUNS = "nouns"
FORMS = ("zero", "one", "many")
"""What a text that agrees with a number may consist of."""

_BEGINNING = re.compile(r"^\w|(?<=[?!] )\w")
_GAP = re.compile(r"\{([A-Za-z.-]+)(?: ([A-Za-z.-]+))?\}")


Value = int | str | Noun


class MissingText(KeyError):
    """A text that the load-time check should have asked for."""


class Words:
    """The words of one language."""

    def __init__(self, language: str, sections: Mapping[str, Section]) -> None:
        self.language = language
        self.sections = sections
        self.grammar = language_of(language).grammar

    def say(self, section: str, key: str, values: Mapping[str, Value] | None = None) -> str:
        """A text of a section, with its gaps filled."""
        text = self.sections.get(section, {}).get(key)
        if text is None:
            raise MissingText(f"{self.language}: {section}: {key}")
        values = values or {}
        return self.fill(text if isinstance(text, str) else self._agreeing(text, values), values)

    def fill(self, template: str, values: Mapping[str, Value]) -> str:
        return _GAP.sub(lambda gap: self._gap(gap[1], gap[2], values), template)

    def _gap(self, first: str, second: str | None, values: Mapping[str, Value]) -> str:
        if second is None:
            if first not in values:
                raise MissingText(f"{self.language}: nothing for {{{first}}}")
            value = values[first]
            return self.grammar.named(value) if isinstance(value, Noun) else str(value)
        value = values[second] if second in values else self.noun(second)
        noun = value if isinstance(value, Noun) else Noun(str(value), str(value))
        number = values.get(first)
        return (
            self.counted(number, noun) if isinstance(number, int) else self.grammar.with_article(first, noun)
        )

    def has(self, section: str, key: str) -> bool:
        return key in self.sections.get(section, {})

    def tells(self, section: str, key: str, value: str) -> bool:
        """Whether a text has a gap for this value."""
        text = self.sections.get(section, {}).get(key, "")
        forms = (text,) if isinstance(text, str) else text.values()
        return any(first == value for form in forms for first, _ in gaps(form))

    def noun(self, key: str) -> Noun:
        found = read_noun(self.sections.get(NOUNS, {}).get(key))
        if found is None:
            raise MissingText(f"{self.language}: {NOUNS}: {key}")
        return found

    def name(self, kind: str, id_: str) -> str:
        """The name of an entry."""
        text = self.sections.get(kind, {}).get(id_)
        return text.get("name", id_) if isinstance(text, dict) else id_

    def flavour(self, kind: str, id_: str) -> str:
        """What else is said of an entry, if anything is; no rule hangs on it."""
        text = self.sections.get(kind, {}).get(id_)
        return text.get("flavour", "") if isinstance(text, dict) else ""

    def entry(self, kind: str, id_: str, titled: bool = False) -> Noun:
        """The name of an entry as a noun, for sentences that give it an article."""
        text = self.sections.get(kind, {}).get(id_)
        name = self.name(kind, id_)
        return Noun(name, name, text.get("gender", "") if isinstance(text, dict) else "", titled)

    def counted(self, n: int, noun: Noun) -> str:
        return f"{n} {noun.one if self.grammar.is_one(n) else noun.many}"

    def _agreeing(self, forms: Mapping[str, str], values: Mapping[str, Value]) -> str:
        n = values.get("n", 1)
        form = "one" if isinstance(n, int) and self.grammar.is_one(n) else "many"
        if n == 0 and "zero" in forms:
            form = "zero"
        return forms.get(form, "") or next(iter(forms.values()))

    def listed(self, items: Sequence[str], joint: str = "and") -> str:
        """'a', 'a and b', 'a, b and c'."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.grammar.joint(joint, items[-1])} {items[-1]}"


def read_noun(text: str | dict[str, str] | None) -> Noun | None:
    """A noun as it stands in a text file; None when there is none, or no word in it."""
    if isinstance(text, str):
        return Noun(text, text)
    if not text or not text.get("one"):
        return None
    return Noun(text["one"], text.get("many", text["one"]), text.get("gender", ""))


def gaps(template: str) -> Iterator[tuple[str, str | None]]:
    """The gaps of a template, each as its one or two words."""
    for gap in _GAP.finditer(template):
        yield gap[1], gap[2]


def stray_braces(template: str) -> bool:
    """Whether a brace is left that belongs to no gap."""
    return bool(re.search(r"[{}]", _GAP.sub("", template)))


def sentence(text: str) -> str:
    """With a capital at the beginning and a full stop at the end, unless a list follows."""
    text = _BEGINNING.sub(lambda found: found[0].upper(), text)
    return text if not text or text[-1] in ".!?:" else text + "."
