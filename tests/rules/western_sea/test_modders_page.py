"""The modder's page, content/README.md: it names every word there is and no other, and all of it works."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest

from game.__main__ import main
from game.engine.content import ContentError, Entry, Library, PackInfo
from game.engine.grammar import Noun
from game.engine.opening import open_library
from game.engine.packs import Title
from game.engine.words import FORMS
from game.engine.yamlio import parse
from game.paths import resource
from game.rules.western_sea import content
from game.rules.western_sea.book import HARVEST
from game.rules.western_sea.card_text import describe, rules
from game.rules.western_sea.check_parts import SPECIAL
from game.rules.western_sea.content import (
    Effect,
    Modifier,
    NumberEntry,
    Score,
    Trigger,
    WesternEntry,
)
from game.rules.western_sea.game import GAME
from game.rules.western_sea.hooks import HOOKS
from game.rules.western_sea.vocabulary import (
    FISH,
    FIXED_NUMBERS,
    MODULES,
    RAISABLE_NUMBERS,
    TABLES,
    TRIGGERS,
)
from game.tools.check_challenges import problems_of
from game.tools.check_characters import problems_of as character_problems

PAGE = resource("content", "README.md")
KINDS = GAME.spec.kinds
LANGUAGES = ("en", "it")
FRAGMENTS: dict[str, type[msgspec.Struct]] = {
    "do": Effect,
    "while": Modifier,
    "when": Trigger,
    "score": Score,
}
"""Blocks that show only a part of an entry."""
TEXTS = tuple(f"text/{language}" for language in LANGUAGES)
CHALLENGES, CHARACTERS = "challenges", "characters"
PACK = "id: page\ntitle: {en: Page, it: Pagina}\nversion: 1\n"

ELSEWHERE = {
    *("--pack", "--tech", "- id:", "-", ": ", "@", ".yaml", "[a, b]", "FARSHORE_HOME", "packs", "true"),
    *("farshore play", "farshore play --tech SET", "text/en.yaml", "text/it.yaml", "numbers.yaml"),
    *("pack.yaml", "saves/example-pack", "schemas", "file:line: entry: what is wrong; what to do"),
    *(r"~/.local/share/farshore/packs", r"%LOCALAPPDATA%\farshore\packs"),
    "~/Library/Application Support/farshore/packs",
    *("q/r", "q", "r", "hills or desert", "any", "same", "diceoneer.yaml"),
    *("farshore new-pack my-pack", "--game", "farshore check"),
    *("achievements.yaml", "needs", "needs: {my raid: {most: 0}, won: {least: 1}}", "{n}"),
    *("game/engine/counts.py", "challenges.yaml", "counts", "seats", "human", "seed", "modules", "options"),
    *("opening", "by", "choices", "goal", "reach", "hold", "keep", "turns", "rounds", "silver", "gold"),
    *("{limit}", "characters.yaml", "face", "leans", "leaning", "assets/common/faces"),
    "--seats human,keen/bruna",
}
"""What stands in code type on the page and is no word of the content."""


# Reading the page


class Block(NamedTuple):
    section: str
    line: int
    language: str
    marks: tuple[str, ...]
    text: str

    @property
    def mark(self) -> str:
        return self.marks[0] if self.marks else ""

    @property
    def data(self) -> Any:
        found, flaws = parse(self.text, typed=self.mark not in TEXTS)
        assert not flaws, (self.line, flaws)
        return found


def read_page() -> tuple[list[Block], str]:
    """The fenced blocks, and the text without them."""
    blocks: list[Block] = []
    prose: list[str] = []
    section, start, fence, inside = "", 0, "", list[str]()
    for number, line in enumerate(PAGE.read_text("utf-8").splitlines(), 1):
        if fence:
            if line == "```":
                language, *marks = fence.split()
                blocks.append(Block(section, start, language, tuple(marks), "\n".join(inside) + "\n"))
                fence, inside = "", []
            else:
                inside.append(line)
        elif line.startswith("```"):
            start, fence = number, line[3:]
        else:
            section = line.lstrip("# ") if line.startswith("#") else section
            prose.append(line)
    assert not fence, f"the block in line {start} is not closed"
    return blocks, "\n".join(prose)


BLOCKS, PROSE = read_page()
EXAMPLES = [b for b in BLOCKS if b.language == "yaml" and b.mark not in ("wrong", CHALLENGES, CHARACTERS)]
ENTRIES = [b for b in EXAMPLES if b.mark in KINDS]
PARTS = [b for b in EXAMPLES if b.mark in FRAGMENTS]
SECTIONS = list(dict.fromkeys(b.section for b in EXAMPLES if b.mark != "pack"))
SPANS = re.findall(r"`([^`]+)`", PROSE)
SAID = {word for span in SPANS for word in re.findall(r"[a-z][a-z0-9-]*", span)}


def test_every_block_is_marked() -> None:
    known = {*KINDS, *FRAGMENTS, *TEXTS, "pack", "wrong", CHALLENGES, CHARACTERS}
    assert [b.line for b in BLOCKS if b.language == "yaml" and b.mark not in known] == []
    assert {b.language for b in BLOCKS} == {"yaml", "text", "sh"}


def test_links_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", PROSE, re.MULTILINE)
    anchors = {"#" + re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in headings}
    for target in re.findall(r"\]\(([^)]+)\)", PROSE):
        assert target in anchors if target.startswith("#") else (PAGE.parent / target).exists(), target


# A pack made of examples


def write_pack(folder: Path, blocks: Sequence[Block]) -> Path:
    """The examples as a pack. Parts get an entry around them, and whatever has no name gets one."""
    files: dict[str, str] = {}
    for block in blocks:
        if block.mark in KINDS:
            files[block.mark] = files.get(block.mark, "") + block.text
    for kind, entry in [made for block in blocks if block.mark in FRAGMENTS for made in around(block)]:
        files[kind] = files.get(kind, "") + f"- {json.dumps(entry)}\n"
    ids = {kind: [entry["id"] for entry in parse(text)[0]] for kind, text in files.items()}
    game = folder / "western-sea"
    (game / "text").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    for kind, text in files.items():
        (game / f"{kind}.yaml").write_text(text, "utf-8")
    for mark in TEXTS:
        given = [block.data for block in blocks if block.mark == mark]
        (game / f"{mark}.yaml").write_text(json.dumps(with_names(given, ids)), "utf-8")
    return folder


def around(block: Block) -> Iterator[tuple[str, dict[str, Any]]]:
    """Entries that have the part: a technology, and what else may have it."""
    number = 10_000 + 10 * block.line
    base = {"source": "house", "number": number}
    tech = {**base, "id": f"line-{block.line}", "seal": "green", "cost": {"icons": 1}}
    yield "technologies", {**tech, block.mark: block.data}
    if block.mark == "do":
        again = {"id": f"line-{block.line}-again", "number": number + 1}
        yield "technologies", {**tech, **again, "when": [{"event": "settled", "do": block.data}]}
        yield "tiles", {**base, "id": f"laid-{block.line}", "kind": "placement", "do": block.data}
        more = {"id": f"used-{block.line}", "number": number + 1}
        yield "tiles", {**base, **more, "kind": "factory", "do": block.data}
    elif block.mark == "while":
        yield "tiles", {**base, "id": f"there-{block.line}", "kind": "presence", "while": block.data}


def with_names(given: Iterable[Any], ids: dict[str, list[str]]) -> dict[str, Any]:
    sections: dict[str, dict[str, Any]] = {}
    for data in given:
        for section, texts in data.items():
            sections.setdefault(section, {}).update(texts)
    for kind, names in ids.items():
        for name in names if KINDS[kind].named else ():
            sections.setdefault(kind, {}).setdefault(name, {"name": name.replace("-", " "), "gender": "m"})
            if kind == "dice":
                noun = {"one": name, "many": name, "gender": "m"}
                sections.setdefault("nouns", {}).setdefault(f"dice.{name}", noun)
    return sections


@cache
def base() -> Library:
    return open_library(GAME)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The game with every example of the page."""
    return open_library(GAME, [write_pack(tmp_path_factory.mktemp("whole"), EXAMPLES)])


def added(library: Library) -> Iterator[Entry]:
    """What is not as in the base game."""
    for kind, entries in library.entries.items():
        for name, entry in entries.items():
            if base().entries[kind].get(name) != entry:
                yield entry


# The examples


@pytest.mark.parametrize("section", SECTIONS)
def test_the_examples_of_a_section_load_and_speak_both_languages(section: str, tmp_path: Path) -> None:
    blocks = [b for b in EXAMPLES if b.section == section]
    library = open_library(GAME, [write_pack(tmp_path / "pack", blocks)])
    if any(b.mark not in TEXTS for b in blocks):
        assert list(added(library)) or section in ("Numbers",), "these change nothing"
    for entry in added(library):
        for language in LANGUAGES:
            assert all(describe(library, language, entry)), entry.id


def test_the_challenge_is_sound(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", [])
    (block,) = [b for b in BLOCKS if b.mark == CHALLENGES]
    (pack / "western-sea" / "challenges.yaml").write_text(block.text, "utf-8")
    assert not problems_of("western-sea", [pack], open_library(GAME, [pack]))


def test_the_character_is_sound(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", [])
    (block,) = [b for b in BLOCKS if b.mark == CHARACTERS]
    (pack / "western-sea" / "characters.yaml").write_text(block.text, "utf-8")
    assert not character_problems("western-sea", [pack], open_library(GAME, [pack]))


def test_texts_are_of_entries_that_exist(whole: Library) -> None:
    for block in (b for b in EXAMPLES if b.mark in TEXTS):
        for section, texts in block.data.items():
            known = whole.entries[section] if section in KINDS else whole.texts["en"][section]
            if section != "nouns":
                assert set(texts) <= set(known), block.line
            for text in texts.values():
                said = (
                    {"name", "flavour", "text", "gender"} if section in KINDS else {*Noun._fields, "colour"}
                )
                assert set(text) <= said, block.line


def test_generated_texts_are_as_shown(whole: Library) -> None:
    shown = [b for b in BLOCKS if b.language == "text" and b.marks]
    assert shown
    for block in shown:
        language, name = block.marks
        entry = next(e[name] for e in whole.entries.values() if name in e)
        assert rules(whole, language, entry) == block.text.splitlines()


def test_an_own_text_takes_the_place_of_the_generated_one(whole: Library) -> None:
    assert rules(whole, "en", whole.entries["tiles"]["birch-landing"]) == [
        "When placed: a green die and some wood are yours.",
        "Points for control, and fewer for the second.",
    ]


# Every word is there


def structs() -> list[type[msgspec.Struct]]:
    """Whatever the game and its modules define for the files, and the pack's own description."""
    parts = list(leaves(content.Part))
    assert {Effect, Modifier, Trigger, Score} < set(parts)
    return [*parts, *KINDS.values(), PackInfo, Title]


def leaves(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The kinds of parts that stand in files, not those that they have in common."""
    for under in struct.__subclasses__():
        yield from leaves(under)
    if not struct.__subclasses__():
        yield struct


def typed() -> list[msgspec.Struct]:
    """The examples as they stand on the page, without what the tests put around them."""
    found: list[msgspec.Struct] = []
    for block in EXAMPLES:
        if block.mark == "pack":
            found.append(msgspec.convert(parse(block.text, typed=False)[0], PackInfo))
        elif block.mark not in TEXTS:
            kind: Any = KINDS.get(block.mark) or FRAGMENTS[block.mark]
            found += msgspec.convert(block.data, list[kind])
    return found


def pieces(value: Any) -> Iterator[msgspec.Struct]:
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from pieces(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from pieces(item)


@cache
def used() -> list[msgspec.Struct]:
    return list(pieces(typed()))


def owner(struct: type[msgspec.Struct], field: str) -> str:
    """Where a word belongs: those of every entry are one and the same."""
    shared = issubclass(struct, WesternEntry) and field in WesternEntry.__struct_fields__
    return "WesternEntry" if shared else struct.__name__


def used_words() -> set[tuple[str, str]]:
    return {
        (owner(type(piece), field.name), field.encode_name)
        for piece in used()
        for field in msgspec.structs.fields(piece)
        if getattr(piece, field.name) != field.default
    }


def defined_words() -> set[tuple[str, str]]:
    return {(owner(s, f.name), f.encode_name) for s in structs() for f in msgspec.structs.fields(s)}


def to_come() -> set[tuple[str, str]]:
    """Fish cannot be shown before there is any."""
    fish = set() if FISH in base().entries["icons"] else {("Gain", FISH), ("Cost", FISH)}
    return fish


def tables() -> dict[str, list[str]]:
    """By kind, the fields that the page lists in its table."""
    found: dict[str, list[str]] = {}
    for kind, table in re.findall(r"<!-- fields: (\w+) -->\n\n\|.*\n\|.*\n((?:\|.*\n)+)", PROSE + "\n"):
        assert kind not in found, kind
        cells = [row.split("|")[1] for row in table.splitlines()]
        found[kind] = [name for cell in cells for name in re.findall(r"`([a-z-]+)`", cell)]
    return found


def fields_of(type_: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(type_)}


def test_every_field_of_every_kind_is_listed_and_no_other() -> None:
    listed = tables()
    assert all(len(names) == len(set(names)) for names in listed.values())
    everyones = fields_of(WesternEntry)
    assert set(listed.pop("all")) == everyones
    wanted = {kind: fields_of(type_) - everyones - {"number"} for kind, type_ in KINDS.items()}
    assert {kind: set(names) for kind, names in listed.items()} == {k: f for k, f in wanted.items() if f}
    numbered = [kind for kind, type_ in KINDS.items() if "number" in fields_of(type_)]
    assert numbered == ["tiles", "technologies", "emissaries", "enclosures", "advisors"]
    (line,) = re.findall(r"^Tiles and all cards \((.*)\) also have a `number`", PROSE, re.MULTILINE)
    assert line.split(", ") == numbered[1:]


def test_the_page_says_of_whom_rules_are() -> None:
    """Which kinds have a `do`, a `while`, a `when` and a `score`, as the sections say."""
    said = {
        "do": "stand in the `do` of tiles, technologies, emissaries and advisors, and of `when`",
        "while": "present on the tile, has the technology or the advisor, or may use the emissary",
        "when": "For technologies only: a list of triggers",
        "score": "For technologies, and for [emissaries](#emissaries) that somebody has hired",
    }
    kinds = {word: {kind for kind, type_ in KINDS.items() if word in fields_of(type_)} for word in FRAGMENTS}
    powers = {"tiles", "technologies", "emissaries", "advisors"}
    assert kinds == {
        "do": powers,
        "while": powers,
        "when": {"technologies"},
        "score": {"technologies", "emissaries"},
    }
    assert [word for word, text in said.items() if text not in PROSE] == []


def test_every_word_has_an_example() -> None:
    assert sorted(defined_words() - used_words() - to_come()) == []
    assert sorted(used_words() & to_come()) == [], "these have one by now"


def test_every_word_is_explained() -> None:
    titles = {("Title", language) for language in LANGUAGES}
    assert sorted(pair for pair in defined_words() - titles if pair[1] not in SAID) == []


def literals(kind: Any) -> Iterator[Any]:
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    for part in get_args(kind):
        yield from literals(part)


def test_every_value_that_a_word_may_have_is_told() -> None:
    for struct in structs():
        for field in msgspec.structs.fields(struct):
            shown = [getattr(p, field.name) for p in used() if type(p) is struct]
            for value in literals(field.type):
                assert value in shown or value in SAID, (struct.__name__, field.name, value)
    assert {p.event for p in used() if isinstance(p, Trigger)} == set(TRIGGERS)


def test_every_special_count_is_shown() -> None:
    counts = [p for p in used() if isinstance(p, content.Count)]
    for word, values in SPECIAL.items():
        shown = {getattr(count, word) for count in counts}
        assert set(values) < shown - {None}, "also one by name"


def test_every_number_is_there() -> None:
    raised = [name for p in used() if isinstance(p, Modifier) for name in p.raise_ or {}]
    assert set(raised) == set(RAISABLE_NUMBERS)
    remarks = {
        line.split("{")[1].split(":")[0] for b in PARTS for line in b.text.splitlines() if "raise" in line
    }
    # Those of a module stand in an entry of the module, not by themselves.
    of_modules = {name for name, number in base().of("numbers", NumberEntry).items() if number.module}
    assert remarks == set(RAISABLE_NUMBERS) - of_modules
    assert [name for name in [*FIXED_NUMBERS, *TABLES] if name not in SAID] == []


def test_every_hook_and_module_is_there() -> None:
    assert {p.hook for p in used() if isinstance(p, Effect) and p.hook} == set(HOOKS)
    assert [name for name in MODULES if name not in SAID] == []


def test_every_file_is_named() -> None:
    blocks = "\n".join(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("    "))
    for kind in KINDS:
        assert f"{kind}.yaml" in blocks
    assert {b.mark for b in ENTRIES} == set(KINDS)


# No other word


def known_words() -> set[str]:
    words = {word for _, word in defined_words()}
    words |= {str(v) for s in structs() for f in msgspec.structs.fields(s) for v in literals(f.type)}
    words |= {name for library in (base().entries,) for entries in library.values() for name in entries}
    words |= {entry["id"] for b in ENTRIES for entry in b.data}
    words |= {word for values in SPECIAL.values() for word in values}
    words |= {*KINDS, *HOOKS, *MODULES, *base().texts["en"], *FORMS, HARVEST}
    return words | {*Noun._fields, "colour", "m", "f", "name", "flavour", "text", "true", "false"}


def test_no_word_that_does_not_exist() -> None:
    known = known_words()
    wrong = [
        span
        for span in SPANS
        if span not in ELSEWHERE and (re.sub(r"[a-z0-9: -]", "", span) or not set(span.split(": ")) <= known)
    ]
    assert wrong == []


def test_nothing_is_excused_that_is_not_there() -> None:
    assert sorted(ELSEWHERE - set(SPANS)) == []
    assert resource("saves", "example-pack").is_dir()


# Commands and messages


def test_commands_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pack = write_pack(tmp_path / "my-pack", [b for b in EXAMPLES if b.section == "Tiles"])
    pack.joinpath("pack.yaml").write_text(next(b.text for b in EXAMPLES if b.mark == "pack"), "utf-8")
    lines = [line for b in BLOCKS if b.language == "sh" for line in b.text.splitlines()]
    assert {line.split()[1] for line in lines} == {"check", "simulate", "play"}
    for line in lines:
        # Nobody is there to close the window.
        end = ["--frames", "3"] if line.split()[1] == "play" else []
        assert main([*line.split()[1:], *end]) == 0, line
    assert (tmp_path / "schemas" / "western-sea" / "tiles.schema.json").exists()


def wrongs() -> list[tuple[Block, str]]:
    return [(block, following.text.strip()) for block, following in pairwise(BLOCKS) if block.mark == "wrong"]


@pytest.mark.parametrize(
    ("block", "message"), wrongs(), ids=lambda v: f"{v.line}" if isinstance(v, Block) else ""
)
def test_messages_are_as_shown(block: Block, message: str, tmp_path: Path) -> None:
    file = block.marks[1]
    pack = write_pack(tmp_path, [])
    (pack / "western-sea" / f"{file}.yaml").write_text(block.text, "utf-8")
    entries = parse(block.text)[0]
    for mark in TEXTS:
        if file in KINDS:
            path = pack / "western-sea" / f"{mark}.yaml"
            path.write_text(json.dumps(with_names([], {file: [e["id"] for e in entries]})), "utf-8")
            if "nameless" in block.marks:
                path.unlink()
    with pytest.raises(ContentError) as caught:
        open_library(GAME, [pack])
    first = str(caught.value.problems[0])
    begun = message.removesuffix("...")
    assert begun in first if begun != message else first.endswith(message), first
