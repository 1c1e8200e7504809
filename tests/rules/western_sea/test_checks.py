"""Every check of Western Sea's content, broken once: the message names the entry, the line and the remedy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.engine.content import ContentError, Problem, load
from game.engine.opening import open_library
from game.paths import resource
from game.rules.western_sea.content import SetEntry, technologies_of
from game.rules.western_sea.game import GAME
from game.rules.western_sea.vocabulary import FIXED_NUMBERS, RAISABLE_NUMBERS, TABLES

ROOT = Path(__file__).resolve().parents[3]
RULES = sorted((ROOT / "game" / "rules" / "western_sea").rglob("*.py"))
CONTENT = resource("content", "western-sea")


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


def pack(tmp_path: Path, file: str, text: str) -> Path:
    head = "id: wrong\ntitle: {en: Wrong, it: Errato}\nversion: '1'\n"
    return write(tmp_path / "pack", {"pack.yaml": head, f"western-sea/{file}.yaml": text})


def problems(base: Path, packs: Iterable[Path] = (), *, texts: bool = False) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        load(GAME.spec, base, list(packs), texts=texts)
    found = caught.value.problems
    assert all(p.remedy for p in found), found
    return found


def test_the_content_is_sound() -> None:
    open_library(GAME)


TILE = "- id: wrong\n  source: house\n  number: 999\n  terrain: hills\n"
TECH = "- id: wrong\n  source: house\n  number: 999\n  seal: red\n"
PLACEMENT = TILE + "  kind: placement\n"
PRESENCE = TILE + "  kind: presence\n"
POINTS = TILE + "  kind: points\n"
CHEAP = TECH + "  cost: {icons: 1}\n"
TRIGGER = "  when:\n    - event: raided\n      do: [{move: 1}]\n"
DIE = "- id: wrong\n  source: house\n  count: 9\n  faces: [[raid], [raid], [raid], [raid], [raid], [raid]]\n"
FIVE = "mapping, homesteading, guild-charter, caravans, steam-power, "
SET = f"- id: wrong\n  source: house\n  technologies: [{FIVE}"


def did(word: str) -> str:
    return f"did you mean '{word}'?"


BROKEN = {
    # names
    "face": (
        "dice",
        DIE.replace("[[raid]", "[[raed]"),
        4,
        "there is no icon 'raed'",
        did("raid"),
    ),
    "die's terrain": (
        "dice",
        DIE + "  terrain: hill\n",
        5,
        "there is no terrain 'hill'",
        "leave 'terrain' out",
    ),
    "tile's terrain": (
        "tiles",
        TILE.replace("hills", "desserts") + "  kind: points\n  points: [1, 0]\n",
        4,
        "there is no terrain 'desserts'",
        did("desert"),
    ),
    "convert from": (
        "tiles",
        PRESENCE + "  while:\n    - convert: {from: tradee, to: raid}\n",
        7,
        "there is no icon 'tradee'",
        did("trade"),
    ),
    "convert to": (
        "tiles",
        PRESENCE + "  while:\n    - convert:\n        from: trade\n        to: rade\n",
        9,
        "there is no icon 'rade'",
        "did you mean",
    ),
    "convert into itself": (
        "tiles",
        PRESENCE + "  while:\n    - convert: {from: trade, to: trade}\n",
        7,
        "turned into itself",
        "another icon",
    ),
    "icon": (
        "technologies",
        CHEAP + "  while:\n    - icon: gould\n",
        7,
        "there is no icon 'gould'",
        did("gold"),
    ),
    "access": (
        "technologies",
        CHEAP + "  while:\n    - access: [gray]\n",
        7,
        "there is no die 'gray'",
        did("grey"),
    ),
    "no access": ("technologies", CHEAP + "  while:\n    - access: []\n", 7, "names no die", "at least one"),
    "recruit": (
        "tiles",
        PLACEMENT + "  do:\n    - recruit: {colours: [green, violet]}\n",
        7,
        "there is no die 'violet'",
        "use one of: white",
    ),
    "raise": (
        "technologies",
        CHEAP + "  while:\n    - raise: {dietrack: 1}\n",
        7,
        "there is no number 'dietrack'",
        did("die-track"),
    ),
    "raise a number of all": (
        "technologies",
        CHEAP + "  while:\n    - raise: {houses: 1}\n",
        7,
        "'houses' is the same for all",
        "raise one of: die-track",
    ),
    "raise by nothing": (
        "technologies",
        CHEAP + "  while:\n    - raise: {die-track: 0}\n",
        7,
        "0 changes nothing",
        "another number",
    ),
    "raise nothing": (
        "technologies",
        CHEAP + "  while:\n    - raise: {}\n",
        7,
        "raises nothing",
        "die-track",
    ),
    "act": (
        "technologies",
        CHEAP + "  do:\n    - act: {actions: [harvest, explor]}\n",
        7,
        "there is no action 'explor'",
        did("explore"),
    ),
    "a resource is no action": (
        "technologies",
        CHEAP + "  do:\n    - act: {actions: [food]}\n",
        7,
        "there is no action 'food'",
        "use one of: explore",
    ),
    "hook": (
        "technologies",
        CHEAP + "  do:\n    - hook: mustard\n",
        7,
        "there is no hook 'mustard'",
        did("muster"),
    ),
    "guarded technology": (
        "technologies",
        CHEAP + "  while:\n    - guard: 1\n",
        7,
        "only a tile can guard itself",
        "raise 'defence' instead",
    ),
    "unheard-of resource": (
        "icons",
        "- id: wrong\n  source: house\n  kind: resource\n",
        3,
        "the rules know no such resource",
        "write 'kind: special'",
    ),
    "unheard-of action": (
        "icons",
        "- id: wrong\n  source: house\n  kind: action\n",
        3,
        "the rules know no such action",
        "write 'kind: special'",
    ),
    "count dice": (
        "technologies",
        CHEAP + "  score:\n    - {vp: 1, per: {dice: yelow}}\n",
        7,
        "there is no die 'yelow'",
        did("yellow"),
    ),
    "count tokens": (
        "technologies",
        CHEAP + "  score:\n    - vp: 1\n      per: {tokens: kind}\n",
        8,
        "there is no resource 'kind'",
        did("kinds"),
    ),
    "count technologies": (
        "technologies",
        CHEAP + TRIGGER + "      if: {count: {technologies: rad}, least: 1}\n",
        9,
        "there is no seal 'rad'",
        did("red"),
    ),
    "count tiles": (
        "tiles",
        PLACEMENT + "  do:\n    - gain: {food: 1, per: {tiles: {terrain: montain}}}\n",
        7,
        "there is no terrain 'montain'",
        did("mountain"),
    ),
    "place": (
        "tiles",
        PLACEMENT + "  do:\n    - may:\n        - place: {where: {terrain: plain}}\n",
        8,
        "there is no terrain 'plain'",
        did("plains"),
    ),
    "cost": (
        "technologies",
        TECH + "  points: 1\n  cost:\n    icons: 1\n    terrains:\n      - hills\n      - forrest\n",
        10,
        "there is no terrain 'forrest'",
        did("forest"),
    ),
    "set": (
        "sets",
        SET + "garrisons, spoils-of-war, banking, barters]\n",
        3,
        "there is no technology 'barters'",
        did("barter"),
    ),
    "extends": (
        "sets",
        SET + "garrisons, spoils-of-war, banking, barter]\n  extends: [frist-game]\n",
        4,
        "there is no set 'frist-game'",
        did("first-game"),
    ),
    "module": (
        "tiles",
        POINTS + "  points: [1, 0]\n  module: fish-and-chips\n",
        7,
        "there is no module 'fish-and-chips'",
        did("fish-and-ships"),
    ),
    # fish
    "fish gained": (
        "tiles",
        PLACEMENT + "  do:\n    - gain: {fish: 1}\n",
        7,
        "'fish' is only in games with the module 'fish-and-ships'",
        "add 'module: fish-and-ships'",
    ),
    "fish paid": (
        "technologies",
        TECH + "  points: 1\n  cost:\n    icons: 1\n    fish: 1\n",
        8,
        "'fish' is only in games",
        "add 'module: fish-and-ships'",
    ),
    "fish exchanged": (
        "technologies",
        CHEAP + "  do:\n    - exchange: {give: {fish: 1}, get: {gold: 1}}\n",
        7,
        "'fish' is only in games",
        "add 'module: fish-and-ships'",
    ),
    # sense: tiles
    "placement without do": ("tiles", PLACEMENT, 5, "a placement tile needs 'do'", "add 'do:'"),
    "factory without do": (
        "tiles",
        TILE + "  kind: factory\n",
        5,
        "a factory tile needs 'do'",
        "add 'do:'",
    ),
    "presence without while": ("tiles", PRESENCE, 5, "a presence tile needs 'while'", "add 'while:'"),
    "points without points": ("tiles", POINTS, 5, "a points tile needs 'points'", "add 'points:'"),
    "points with do": (
        "tiles",
        POINTS + "  points: [1, 0]\n  do: [{move: 1}]\n",
        7,
        "a points tile can't have 'do'",
        "leave it out",
    ),
    "points with while": (
        "tiles",
        POINTS + "  points: [1, 0]\n  while: [{guard: 1}]\n",
        7,
        "a points tile can't have 'while'",
        "leave it out",
    ),
    "presence with do": (
        "tiles",
        PRESENCE + "  while: [{guard: 1}]\n  do: [{move: 1}]\n",
        7,
        "a presence tile can't have 'do'",
        "leave it out",
    ),
    "one number": ("tiles", POINTS + "  points: [3]\n", 6, "needs two numbers", "write [3, 0]"),
    "smaller first": (
        "tiles",
        POINTS + "  points: [1, 2]\n",
        6,
        "second number is larger",
        "larger number first",
    ),
    "start for three": (
        "tiles",
        POINTS + "  points: [1, 0]\n  start: true\n  players: 3\n",
        8,
        "a starting tile is in every game",
        "leave 'players' out",
    ),
    # sense: effects
    "gain nothing": ("tiles", PLACEMENT + "  do:\n    - gain: {}\n", 7, "names nothing", "{food: 1}"),
    "gain less": (
        "tiles",
        PLACEMENT + "  do:\n    - gain: {wood: -1}\n",
        7,
        "at least 0, got -1",
        ">= 0",
    ),
    "give per": (
        "technologies",
        CHEAP + "  do:\n    - exchange: {give: {food: 1, per: {houses: built}}, get: {gold: 1}}\n",
        7,
        "can't depend on a count",
        "leave 'per' out",
    ),
    "may nothing": (
        "tiles",
        PLACEMENT + "  do:\n    - may: []\n",
        7,
        "needs at least one effect",
        "add an effect",
    ),
    "either one": (
        "tiles",
        PLACEMENT + "  do:\n    - either:\n        - move: 1\n",
        7,
        "at least two effects",
        "add another",
    ),
    "trigger without effect": (
        "technologies",
        CHEAP + "  when:\n    - event: raided\n      do: []\n",
        8,
        "nothing happens",
        "add an effect",
    ),
    "everybody's end": (
        "technologies",
        CHEAP + "  when:\n    - event: round-ended\n      whose: others\n      do: [{move: 1}]\n",
        8,
        "'round-ended' comes to all players alike",
        "leave 'whose' out",
    ),
    "alone and shared": (
        "technologies",
        CHEAP + "  score:\n    - vp: 1\n      per: {tiles: {alone: true, shared: true}}\n",
        8,
        "no tile is both 'alone' and 'shared'",
        "leave one of them out",
    ),
    "idle technology": (
        "technologies",
        CHEAP,
        1,
        "does nothing and is worth nothing",
        "add an effect or points",
    ),
    "cost below nothing": (
        "technologies",
        TECH + "  points: 1\n  cost:\n    icons: 1\n    food: -1\n",
        8,
        "at least 0, got -1",
        ">= 0",
    ),
    # sense: dice, numbers, sets
    "second die": (
        "dice",
        DIE + "  terrain: hills\n",
        5,
        "the terrain 'hills' already has the die 'brown'",
        "exactly one die",
    ),
    "blank face": ("dice", DIE.replace("[[raid]", "[[]"), 4, "the face is blank", "at least one icon"),
    "too few dice": (
        "dice",
        DIE.replace("count: 9", "count: 3") + "  start: 1\n",
        3,
        "2 players and the box need 4 of these dice",
        "raise 'count'",
    ),
    "eight": (
        "sets",
        SET + "garrisons, spoils-of-war, banking]\n",
        3,
        "has 8 technologies, and 9",
        "make them 9",
    ),
    "ten": (
        "sets",
        SET + "garrisons, spoils-of-war, banking, barter, drill]\n",
        3,
        "has 10 technologies, and 9",
        "make them 9",
    ),
    "twice": (
        "sets",
        SET + "garrisons, spoils-of-war, banking, mapping]\n",
        3,
        "'mapping' is in the set twice",
        "another technology",
    ),
    "itself": (
        "sets",
        SET + "garrisons, spoils-of-war, banking, barter]\n  extends: [wrong]\n",
        4,
        "the set extends itself: wrong -> wrong",
        "leave one of these out",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_entry_is_told(name: str, tmp_path: Path) -> None:
    kind, text, line, message, remedy = BROKEN[name]
    folder = pack(tmp_path, kind, text)
    (problem,) = problems(CONTENT, [folder])
    assert (problem.file, problem.line) == (folder / f"western-sea/{kind}.yaml", line), problem
    assert problem.entry == "wrong"
    assert message in problem.message
    assert remedy in problem.remedy


NUMBERS = {
    "table instead of value": ("- {id: houses, source: house, table: [1]}\n", "not a table", "'value:'"),
    "value instead of table": (
        "- {id: deal-vp, source: house, value: 1}\n",
        "must be a table",
        "'table: [...]'",
    ),
    "falling table": ("- {id: recruit-icons, source: house, table: [3, 1]}\n", "must rise", "in order"),
    "empty table": ("- {id: deal-vp, source: house, table: []}\n", "at least 1", ">= 1"),
    "below nothing": ("- {id: tents, source: house, value: -1}\n", "at least 0", ">= 0"),
    "tents too few": ("- {id: start-tents, source: house, value: 21}\n", "more than the tents", "'tents'"),
    "unheard of": ("- {id: govern-leed, source: house, value: 1}\n", "no number", "govern-lead"),
    "no tent": ("- {id: start-tents, source: house, value: 0}\n", "too small", "1 or more"),
    "no tent alone": (
        "- {id: start-tents, source: house, value: 6, modules: {diceoneer: 0}}\n",
        "too small",
        "1 or more",
    ),
    "dice per no point": ("- {id: dice-per-vp, source: house, value: 0}\n", "too small", "1 or more"),
    "dealt too many": (
        "- {id: deal-red, source: house, value: 40}\n",
        "40 technologies with the red seal",
        "lower",
    ),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_broken_number_is_told(name: str, tmp_path: Path) -> None:
    text, message, remedy = NUMBERS[name]
    folder = pack(tmp_path, "numbers", text)
    (problem,) = problems(CONTENT, [folder])
    assert (problem.file, problem.line) == (folder / "western-sea/numbers.yaml", 1)
    assert problem.entry in text
    assert message in problem.message
    assert remedy in problem.remedy


def copy(tmp_path: Path, file: str, pattern: str, instead: str, count: int = 0) -> Path:
    """The content with something of one file replaced."""
    folder = tmp_path / "content" / "western-sea"
    shutil.copytree(CONTENT, folder)
    text = (folder / file).read_text("utf-8")
    changed = re.sub(pattern, instead, text, count=count, flags=re.MULTILINE)
    assert changed != text
    (folder / file).write_text(changed, "utf-8")
    return folder


@pytest.mark.parametrize("name", ["die-track", "tents", "deal-purple", "recruit-icons"])
def test_a_missing_number_is_told(name: str, tmp_path: Path) -> None:
    folder = copy(tmp_path, "numbers.yaml", rf"^- {{id: {name},.*\n", "")
    found = [p for p in problems(folder) if p.file.name == "numbers.yaml"]
    (problem,) = found
    assert problem.entry == name
    assert "is missing, and the rules need it" in problem.message
    assert f"id: {name}" in problem.remedy


def test_a_terrain_without_die_is_told(tmp_path: Path) -> None:
    folder = copy(tmp_path, "dice.yaml", r"^  terrain: desert\n", "")
    (problem,) = problems(folder)
    assert (problem.file.name, problem.entry, problem.line) == ("terrains.yaml", "desert", 5)
    assert "no die belongs to this terrain" in problem.message
    assert "terrain: desert" in problem.remedy


def test_too_few_tiles_are_told(tmp_path: Path) -> None:
    folder = copy(tmp_path, "tiles.yaml", r"^  players: 4", "  players: 3")
    copied = folder / "tiles.yaml"
    lines = copied.read_text("utf-8").split("\n- ")
    copied.write_text("\n- ".join(lines[:-2]), "utf-8")
    found = problems(folder)
    assert [p.file.name for p in found] == ["tiles.yaml"]
    assert "there are 31 tiles for the stack of 4 players, who need 33" in found[0].message


def test_too_few_starting_tiles_are_told(tmp_path: Path) -> None:
    folder = copy(tmp_path, "tiles.yaml", r"^  start: true\n", "", count=2)
    (problem,) = problems(folder)
    assert "there are 5 starting tiles, and 4 players need 6" in problem.message
    assert "start: true" in problem.remedy


def test_a_circle_of_sets_is_told(tmp_path: Path) -> None:
    one = "- id: one\n  source: house\n  technologies: []\n  extends: [two]\n"
    two = "- id: two\n  source: house\n  technologies: []\n  extends: [one]\n"
    folder = pack(tmp_path, "sets", one + two)
    (problem,) = problems(CONTENT, [folder])
    assert (problem.entry, problem.line) == ("one", 4)
    assert problem.message == "the set extends itself: one -> two -> one"


def test_a_set_may_extend_another(tmp_path: Path) -> None:
    four = "- id: four\n  source: house\n  technologies: [mapping, homesteading, banking, barter]\n"
    nine = SET.replace("[mapping, homesteading,", "[drill, cavalry,") + "]\n  extends: [four]\n"
    folder = pack(tmp_path, "sets", four + nine.replace("steam-power, ]", "steam-power]"))
    library = load(GAME.spec, CONTENT, [folder], texts=False)
    names = technologies_of(library.of("sets", SetEntry), "wrong")
    assert names[:5] == ("mapping", "homesteading", "banking", "barter", "drill")
    assert len(names) == 9


def test_a_base_entry_may_not_name_what_a_module_brings(tmp_path: Path) -> None:
    folder = pack(tmp_path, "icons", "- {id: ship, source: house, kind: wild, module: fish-and-ships}\n")
    text = PRESENCE + "  while:\n    - icon: ship\n"
    write(folder, {"western-sea/tiles.yaml": text})
    (problem,) = problems(CONTENT, [folder])
    assert "the icon 'ship' is only in games with the module 'fish-and-ships'" in problem.message
    write(folder, {"western-sea/tiles.yaml": text + "  module: fish-and-ships\n"})
    load(GAME.spec, CONTENT, [folder], texts=False)


def test_the_list_of_numbers_is_what_the_rules_read() -> None:
    fixed, raised, tables = set(), set(), set()
    for path in RULES:
        source = path.read_text("utf-8")
        fixed |= set(re.findall(r'\bb\.number\["([a-z-]+)"\]', source))
        raised |= set(re.findall(r'\bnumber\(\s*b,\s*s,\s*\w+,\s*"([a-z-]+)"', source))
        tables |= set(re.findall(r'\bb\.table\["([a-z-]+)"\]', source))
    assert raised == set(RAISABLE_NUMBERS)
    assert fixed - raised == {n for n in FIXED_NUMBERS if not re.match(r"deal-", n)}
    assert tables == set(TABLES)


# Texts


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("pattern", "instead", "message", "remedy"),
    [
        (r"^  gain: .*\n", "", "phrases: 'gain' is missing", "under 'phrases:'"),
        (r"^  raise\.defence: .*\n", "", "phrases: 'raise.defence' is missing", "under 'phrases:'"),
        (r"^  hook\.muster: .*\n", "", "phrases: 'hook.muster' is missing", "under 'phrases:'"),
        (r"^  was-raided: (when|quando).*\n", "", "events: 'was-raided' is missing", "under 'events:'"),
        (r"^  act\.raid: .*\n", "", "prompts: 'act.raid' is missing", "under 'prompts:'"),
        (r"^  swap: .*\n", "", "options: 'swap' is missing", "under 'options:'"),
        (r"^  lost-die: .*\n", "", "log: 'lost-die' is missing", "under 'log:'"),
        (r"^  count\.houses: .*\n", "", "nouns: 'count.houses' is missing", "under 'nouns:'"),
        (r"^  dice\.grey: .*\n", "", "nouns: 'dice.grey' is missing", "under 'nouns:'"),
        (
            r"^  explore: (explore|esplora) .*\n",
            "  explor: x\n",
            "'explore' is missing",
            "or correct 'explor'",
        ),
        (r"^  guard: .*\n", "  guard: x {m}\n", "'guard' has no value 'm'", "use one of: n"),
        (r"^  guard: .*\n", "  guard: x {n tnet}\n", "an unknown noun 'tnet'", "did you mean 'tent'?"),
        (r"^  guard: .*\n", "  guard: x {n\n", "has a brace that closes no gap", "{name}"),
        (r"^  guard: .*\n", "  guard: ' '\n", "'guard' is empty", "write its text"),
        (
            r"^  guard: .*\n",
            "  guard: {one: x, few: y, many: z}\n",
            "can't have the form 'few'",
            "zero, one, many",
        ),
        (r"^  guard: .*\n", "  guard: {one: x}\n", "'guard' lacks a form", "'one' and for 'many'"),
        (r"^  then: .*\n", "  then: {one: x, many: y}\n", "can't have the form 'one'", "write one text"),
    ],
)
def test_a_missing_or_broken_text_is_told(
    language: str, pattern: str, instead: str, message: str, remedy: str, tmp_path: Path
) -> None:
    folder = copy(tmp_path, f"text/{language}.yaml", pattern, instead)
    found = problems(folder, texts=True)
    assert {p.file for p in found} == {folder / f"text/{language}.yaml"}
    assert any(message in p.message and remedy in p.remedy for p in found), found


def test_an_italian_noun_needs_a_gender(tmp_path: Path) -> None:
    folder = copy(tmp_path, "text/it.yaml", r"^(  tent: .*), gender: f}", r"\1}")
    (problem,) = problems(folder, texts=True)
    assert "nouns: 'tent' has no gender" in problem.message
    assert problem.remedy == "add 'gender: m' or 'gender: f'"


def test_a_broken_text_file_is_told_once(tmp_path: Path) -> None:
    folder = copy(tmp_path, "text/it.yaml", r"^phrases:", "phrases")
    found = problems(folder, texts=True)
    assert {p.file for p in found} == {folder / "text/it.yaml"}
    assert not [p for p in found if "is missing" in p.message]


def test_a_pack_s_broken_text_is_told_in_the_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "text/it", "phrases:\n  then: x\n  guard: x {m}\n")
    (problem,) = problems(CONTENT, [folder], texts=True)
    assert (problem.file, problem.line) == (folder / "western-sea/text/it.yaml", 3)
