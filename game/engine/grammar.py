"""What languages do with nouns and numbers: articles, agreement, the word between the last two of a list."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_VOWELS = "aeiouàèéìòù"


class Noun(NamedTuple):
    one: str
    many: str
    gender: str = ""
    titled: bool = False
    """Whether it stands for one alone, such as a person's office, and so goes with its article."""


class Grammar:
    """What a language does with nouns. This one is English."""

    genders: tuple[str, ...] = ()
    joints: Mapping[str, str] = {"and": "and", "or": "or", "else": "or"}
    forms = (
        *("a", "the", "some", "the-many", "many", "how-many", "of", "to"),
        *("of-the", "to-the", "from-the", "in-the", "on-the"),
    )

    def named(self, noun: Noun) -> str:
        """The noun as it stands in a sentence by itself."""
        return self.with_article("the", noun) if noun.titled else noun.one

    def with_article(self, form: str, noun: Noun) -> str:
        """The noun in one of the `forms`."""
        match form:
            case "many":
                return noun.many
            case "how-many":
                return f"how many {noun.many}"
            case "a":
                return f"{'an' if noun.one[:1].lower() in _VOWELS else 'a'} {noun.one}"
            case "some":
                return f"some {noun.many}"
            case "the-many":
                return f"the {noun.many}"
            case "the":
                return f"the {noun.one}"
            case "of" | "to":
                return f"{form} {self.named(noun)}"
        return f"{form.removesuffix('-the')} the {noun.one}"

    def joint(self, joint: str, following: str) -> str:
        """The word between the last two of a list."""
        return self.joints[joint]

    def is_one(self, n: int) -> bool:
        """Whether of so many things it is spoken in the singular."""
        return abs(n) == 1


class Italian(Grammar):
    genders = ("m", "f")
    joints: Mapping[str, str] = {"and": "e", "or": "o", "else": "oppure"}
    _stems: Mapping[str, str] = {"of": "de", "to": "a", "from": "da", "in": "ne", "on": "su"}
    _ends: Mapping[str, str] = {
        "il": "l",
        "lo": "llo",
        "la": "lla",
        "l'": "ll'",
        "i": "i",
        "gli": "gli",
        "le": "lle",
    }
    _bare: Mapping[str, str] = {"of": "di", "to": "a"}
    _like_lo = re.compile(r"s[^aeiouàèéìòùh\W]|sh|z|gn|ps|pn|x|y|i[aeou]", re.IGNORECASE)

    def with_article(self, form: str, noun: Noun) -> str:
        if form == "many":
            return noun.many
        if form == "how-many":
            return f"{'quante' if noun.gender == 'f' else 'quanti'} {noun.many}"
        if form == "a":
            return _attach(self._one(noun), noun.one)
        if form in self._bare and not noun.titled:
            return f"{self._before(form, noun.one)} {noun.one}"
        number = noun.many if form in ("some", "the-many") and noun.many != noun.one else noun.one
        article = self._definite(number, noun.gender, number != noun.one)
        if form in ("the", "the-many"):
            return _attach(article, number)
        stem = "de" if form == "some" else self._stems[form.removesuffix("-the")]
        return _attach(stem + self._ends[article], number)

    def _before(self, form: str, word: str) -> str:
        """A bare preposition: 'a Bruno', but 'ad Ada'."""
        return "ad" if form == "to" and word[:1].lower() == "a" else self._bare[form]

    def _one(self, noun: Noun) -> str:
        vowel = noun.one[:1].lower() in _VOWELS
        if noun.gender == "f":
            return "un'" if vowel else "una"
        return "uno" if self._like_lo.match(noun.one) else "un"

    def _definite(self, word: str, gender: str, many: bool) -> str:
        special = bool(self._like_lo.match(word))
        vowel = word[:1].lower() in _VOWELS and not special
        if gender == "f":
            return "le" if many else "l'" if word[:1].lower() in _VOWELS else "la"
        if many:
            return "gli" if vowel or special else "i"
        return "l'" if vowel else "lo" if special else "il"

    def joint(self, joint: str, following: str) -> str:
        return "ed" if joint == "and" and following[:1].lower() == "e" else self.joints[joint]


def _attach(article: str, word: str) -> str:
    return f"{article}{word}" if article.endswith("'") else f"{article} {word}"
