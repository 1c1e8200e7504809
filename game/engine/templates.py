"""Templates that a game needs in every language: each is there, agrees with numbers, names known gaps."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.languages import language_of
from game.engine.library import Complaint, Library
from game.engine.problems import did_you_mean
from game.engine.texts import Section
from game.engine.voice import spelled
from game.engine.words import FORMS, NOUNS, gaps, read_noun, stray_braces


class Need(NamedTuple):
    """A text that every language must have, and the gaps that may stand in it."""

    section: str
    key: str
    gaps: tuple[str, ...] = ()
    agrees: bool = True
    """Whether it may have forms for one and many."""
    instead: str = ""
    """A key that will do as well."""


def needed_in_play(
    asks: Mapping[str, Sequence[str]],
    options: Mapping[str, Sequence[str]],
    events: Mapping[str, Sequence[str]],
) -> Iterator[Need]:
    """What is said at the table: a prompt for each question, words for its options, a line for each event."""
    for ask, fields in asks.items():
        told = tuple(spelled(field)[0] for field in fields)
        yield Need("prompts", ask, told, "n" in told)
    for ask, verbs in options.items():
        for verb in verbs:
            yield Need("options", f"{ask} {verb}", ("what", "n"), True, verb)
    for event, fields in events.items():
        yield Need("log", event, tuple(fields), "n" in fields)


def check_templates(library: Library, needs: Iterable[Need], nouns: Iterable[str]) -> Iterator[Complaint]:
    wanted, named = list(needs), list(nouns)
    for language, sections in library.texts.items():
        if not sections:
            continue  # the file could not be read, and that has been told
        keys = {(need.section, key) for need in wanted for key in (need.key, need.instead)}
        check = _Language(language, sections, keys | {(NOUNS, key) for key in named})
        for need in wanted:
            yield from check.template(need)
        for key in named:
            yield from check.noun(key)


def check_genders(library: Library, kinds: Iterable[str]) -> Iterator[Complaint]:
    """Entries of which sentences speak with an article have a gender, where the language has genders."""
    for language, sections in library.texts.items():
        genders = language_of(language).grammar.genders
        for kind in kinds if genders and sections else ():
            for id_ in library.entries[kind]:
                text = sections.get(kind, {}).get(id_)
                if isinstance(text, dict) and text.get("gender") not in genders:
                    remedy = " or ".join(f"'gender: {gender}'" for gender in genders)
                    yield Complaint(
                        f"text/{language}", "", (kind, id_), f"{kind}: '{id_}' has no gender", f"add {remedy}"
                    )


class _Language:
    def __init__(self, language: str, sections: dict[str, Section], keys: set[tuple[str, str]]) -> None:
        self.file = f"text/{language}"
        self.sections = sections
        self.keys = keys
        """Texts that are needed: none of them is another one misspelt."""
        self.grammar = language_of(language).grammar

    def say(self, section: str, key: str, message: str, remedy: str) -> Complaint:
        return Complaint(self.file, "", (section, key), f"{section}: '{key}' {message}", remedy)

    def missing(self, section: str, key: str, example: str) -> Complaint:
        remedy = f"add '  {key}: {example}' under '{section}:'"
        strays = [other for other in self.sections.get(section, {}) if (section, other) not in self.keys]
        for near in difflib.get_close_matches(key, strays, n=1):
            remedy += f", or correct '{near}', which nothing asks for"
        return self.say(section, key, "is missing", remedy)

    def template(self, need: Need) -> Iterator[Complaint]:
        section = self.sections.get(need.section, {})
        key = need.key if need.key in section or not need.instead else need.instead
        text = section.get(key)
        if text is None:
            yield self.missing(need.section, key, "..." if not need.gaps else f"... {{{need.gaps[0]}}} ...")
            return
        forms = {"": text} if isinstance(text, str) else text
        for form in forms:
            if form and (not need.agrees or form not in FORMS):
                known = ", ".join(FORMS)
                remedy = (
                    f"use {known}" if need.agrees else "write one text: nothing here agrees with a number"
                )
                yield self.say(need.section, key, f"can't have the form '{form}'", remedy)
        if "" not in forms and not {"one", "many"} <= set(forms):
            yield self.say(need.section, key, "lacks a form", "write it for 'one' and for 'many'")
        for template in forms.values():
            yield from self.gaps(need.section, key, template, need.gaps)

    def gaps(self, section: str, key: str, template: str, known: tuple[str, ...]) -> Iterator[Complaint]:
        if not template.strip():
            yield self.say(section, key, "is empty", "write its text")
        if stray_braces(template):
            yield self.say(section, key, "has a brace that closes no gap", "write gaps as {name} or {n noun}")
        nouns = self.sections.get("nouns", {})
        for first, second in gaps(template):
            starts = known if second is None else (*known, *self.grammar.forms)
            if first not in starts:
                remedy = did_you_mean(first, starts) or "remove the gap: nothing can stand in this text"
                yield self.say(section, key, f"has no value '{first}' for a gap", remedy)
            if second is not None and second not in known and read_noun(nouns.get(second)) is None:
                remedy = did_you_mean(second, [*known, *nouns]) or "name one of the nouns"
                yield self.say(section, key, f"has a gap with an unknown noun '{second}'", remedy)

    def noun(self, key: str) -> Iterator[Complaint]:
        genders = self.grammar.genders
        example = "{one: ..., many: ..." + (f", gender: {genders[0]}}}" if genders else "}")
        text = self.sections.get("nouns", {}).get(key)
        noun = read_noun(text)
        if noun is None:
            yield self.missing("nouns", key, example)
        elif genders and noun.gender not in genders:
            remedy = " or ".join(f"'gender: {gender}'" for gender in genders)
            yield self.say("nouns", key, "has no gender", f"add {remedy}")
