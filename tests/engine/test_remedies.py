"""Every remedy that the loader of content proposes is followed to the letter, and then nothing is wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.engine import yamlio
from game.engine.content import Problem
from game.engine.explain import _REMEDIES
from game.engine.yamlio import _SYNTAX_REMEDIES, MAX_BYTES, MAX_DEPTH
from tests.engine.test_content import DICE, EN, IT, PACK, SPEC, TILES, write
from tests.remedies import listening, sites, unheard, wrong

ENGINE = Path(yamlio.__file__).parent
MODULES = [ENGINE / name for name in ("content.py", "packs.py", "texts.py", "explain.py", "yamlio.py")]
PASSED_ON = ("complaint.message",)
"""What a game's own check says is proven with the game."""
HILL = "- {id: hill, source: house}\n"
NAME = "tiles: {hill: {name: X}}\n"
Deed = Callable[[Path], object]


class Case(NamedTuple):
    """What is done to the folder with the game and a pack, what is told, and what is done about it."""

    wrong: Deed
    remedy: str
    mend: Deed


def put(file: str, text: str) -> Deed:
    def deed(root: Path) -> None:
        path = root / file
        if path.is_dir():
            shutil.rmtree(path)
        write(root, {file: text})

    return deed


def swap(file: str, old: str, new: str) -> Deed:
    def deed(root: Path) -> None:
        text = (root / file).read_text("utf-8")
        assert old in text, text
        (root / file).write_text(text.replace(old, new, 1), "utf-8")

    return deed


def move(file: str, to: str) -> Deed:
    return lambda root: (root / file).rename(root / to)


def gone(file: str) -> Deed:
    return lambda root: shutil.rmtree(root / file) if (root / file).is_dir() else (root / file).unlink()


def all_of(*deeds: Deed) -> Deed:
    return lambda root: [deed(root) for deed in deeds]


BASE = "content/western-sea/"
GAME = "pack/western-sea/"
SOUND = all_of(
    put(f"{GAME}tiles.yaml", HILL), put(f"{GAME}text/en.yaml", NAME), put(f"{GAME}text/it.yaml", NAME)
)


def tile(line: str, remedy: str, old: str, new: str) -> Case:
    """A tile of the pack with one field that is wrong."""
    text = HILL.replace("}", f", {line}}}")
    return Case(all_of(SOUND, put(f"{GAME}tiles.yaml", text)), remedy, swap(f"{GAME}tiles.yaml", old, new))


def raw(text: str, remedy: str, old: str, new: str) -> Case:
    """A whole file of tiles that is wrong."""
    return Case(all_of(SOUND, put(f"{GAME}tiles.yaml", text)), remedy, swap(f"{GAME}tiles.yaml", old, new))


DEEP = "- {id: hill, source: house, do: " + "[" * MAX_DEPTH + "]" * MAX_DEPTH + "}\n"
FLOOD = "".join(f"- {{id: t{n}, source: house, terrain: [x]}}\n" for n in range(60))
ANCHORS = "- &a {id: hill, source: house}\n"
TAKEN = "- {id: hill, source: house, number: 1}\n"
LINKED = all_of(SOUND, gone(f"{GAME}tiles.yaml"), lambda root: write(root, {"out.yaml": HILL}))


def link(root: Path) -> None:
    (root / f"{GAME}tiles.yaml").symlink_to(root / "out.yaml")


def circle(root: Path) -> None:
    (root / f"{GAME}tiles.yaml").symlink_to(root / f"{GAME}tiles.yaml")


def nowhere(root: Path) -> None:
    (root / f"{GAME}tiles.yaml").symlink_to(root / f"{GAME}gone")


def real(root: Path) -> None:
    (root / f"{GAME}tiles.yaml").unlink()
    put(f"{GAME}tiles.yaml", HILL)(root)


def pipe(root: Path) -> None:
    (root / f"{GAME}tiles.yaml").unlink()
    os.mkfifo(root / f"{GAME}tiles.yaml")


def broken_bytes(raw: bytes) -> Deed:
    return all_of(SOUND, lambda root: (root / f"{GAME}tiles.yaml").write_bytes(raw))


CASES = {
    # packs
    "no such pack": Case(gone("pack"), "check the path of the pack", put("pack/pack.yaml", PACK)),
    "no pack.yaml": Case(
        gone("pack/pack.yaml"),
        "add pack.yaml with the lines id, title: {en: ..., it: ...} and version",
        put("pack/pack.yaml", "id: more\ntitle: {en: ..., it: ...}\nversion: 1\n"),
    ),
    "pack.yaml with a fault": Case(
        put("pack/pack.yaml", PACK.replace("version", "verzion")),
        "did you mean 'version'?",
        swap("pack/pack.yaml", "verzion", "version"),
    ),
    "a pack twice": Case(
        lambda root: write(root, {"pack-2/pack.yaml": PACK}),
        "leave one out, or give one another id",
        swap("pack-2/pack.yaml", "id: extra", "id: other"),
    ),
    "no such game": Case(
        put("pack/western-see/tiles.yaml", ""),
        "did you mean 'western-sea'?",
        move("pack/western-see", "pack/western-sea"),
    ),
    "no game near": Case(
        put("pack/qqqqqq/tiles.yaml", ""), "use one of: western-sea", move("pack/qqqqqq", "pack/western-sea")
    ),
    "a file at the top": Case(
        all_of(SOUND, move(f"{GAME}tiles.yaml", "pack/tiles.yaml")),
        "move it into the folder of its game, or remove it",
        move("pack/tiles.yaml", f"{GAME}tiles.yaml"),
    ),
    "a folder is a file": Case(
        put("pack/western-sea", "x"), "rename the file, or remove it", gone("pack/western-sea")
    ),
    "an unreadable folder": Case(
        lambda root: shutil.move(root / "content/western-sea", root / "away"),
        "check that the folder exists and may be read",
        lambda root: shutil.move(root / "away", root / "content/western-sea"),
    ),
    # files
    "yml": Case(
        all_of(SOUND, move(f"{GAME}tiles.yaml", f"{GAME}tiles.yml")),
        "rename it to tiles.yaml",
        move(f"{GAME}tiles.yml", f"{GAME}tiles.yaml"),
    ),
    "a kind unknown": Case(
        all_of(SOUND, move(f"{GAME}tiles.yaml", f"{GAME}tilez.yaml")),
        "did you mean 'tiles'?",
        move(f"{GAME}tilez.yaml", f"{GAME}tiles.yaml"),
    ),
    "a folder of texts": Case(
        all_of(SOUND, move(f"{GAME}text", f"{GAME}texts")),
        "did you mean 'text'?",
        move(f"{GAME}texts", f"{GAME}text"),
    ),
    "a text yml": Case(
        all_of(SOUND, move(f"{GAME}text/en.yaml", f"{GAME}text/en.yml")),
        "rename it to en.yaml",
        move(f"{GAME}text/en.yml", f"{GAME}text/en.yaml"),
    ),
    "no file": Case(
        gone(f"{BASE}tiles.yaml"), "add tiles.yaml with at least one entry", put(f"{BASE}tiles.yaml", TILES)
    ),
    "an empty file": Case(
        put(f"{BASE}tiles.yaml", ""),
        "add at least one entry, beginning with '- id: ...'",
        put(f"{BASE}tiles.yaml", TILES),
    ),
    "no list": raw(
        "id: hill\nsource: house\n",
        "begin each entry with '- id: ...'",
        "id: hill\nsource",
        "- id: hill\n  source",
    ),
    "an id twice": raw(
        HILL + HILL, "give one of the two another id", HILL + HILL, HILL + HILL.replace("hill", "hills")
    ),
    "a number twice": raw(TAKEN, "give it a number of its own", "number: 1", "number: 9"),
    "a flood": raw(FLOOD, "put right the above first", FLOOD, HILL),
    # texts
    "no text file": Case(
        all_of(SOUND, gone(f"{GAME}text/en.yaml")),
        "create it, beginning with 'tiles: {hill: {name: ...}}'",
        put(f"{GAME}text/en.yaml", "tiles: {hill: {name: ...}}"),
    ),
    "no name": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tiles:\n  hill: {flavour: X}\n")),
        "write 'hill: {name: ...}'",
        swap(f"{GAME}text/en.yaml", "hill: {flavour: X}", "hill: {name: ...}"),
    ),
    "no entry's name": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tiles:\n  coast: {name: X}\n")),
        "add '  hill: {name: ...}' under 'tiles:'",
        swap(f"{GAME}text/en.yaml", "tiles:\n", "tiles:\n  hill: {name: ...}\n"),
    ),
    "no section": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "phrases: {gain: X}\n")),
        "add 'tiles: {hill: {name: ...}}'",
        swap(f"{GAME}text/en.yaml", "phrases", "tiles: {hill: {name: ...}}\nphrases"),
    ),
    "a name astray": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tiles:\n  hil: {name: X}\n")),
        "or correct 'hil', which belongs to no entry",
        swap(f"{GAME}text/en.yaml", "hil:", "hill:"),
    ),
    "a text of nothing": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tiles:\n  hill: {name: X}\n  qqqqqq: {name: X}\n")),
        "remove it, or add the entry to tiles.yaml",
        swap(f"{GAME}text/en.yaml", "  qqqqqq: {name: X}\n", ""),
    ),
    "a section of nothing": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tile:\n  hill: {name: X}\n")),
        "did you mean 'tiles'?",
        swap(f"{GAME}text/en.yaml", "tile:", "tiles:"),
    ),
    "a text that is a list": Case(
        all_of(SOUND, put(f"{GAME}text/en.yaml", "tiles: [hill]\n")),
        "write a mapping: {key: value}",
        put(f"{GAME}text/en.yaml", NAME),
    ),
    # fields
    "a field unknown": tile("terain: x", "did you mean 'terrain'?", "terain", "terrain"),
    "a field far off": tile("qqqqqq: x", "use one of: ", "qqqqqq", "terrain"),
    "a field missing": raw(
        "- {id: hill}\n", "add 'source: ...', one of: rulebook, public, house", "hill", "hill, source: house"
    ),
    "a value not allowed": raw("- {id: hill, source: hous}\n", "did you mean 'house'?", "hous}", "house}"),
    "an id of another form": raw(
        "- {id: Hill!, source: house}\n", "use lower-case letters, digits and single hyphens", "Hill!", "hill"
    ),
    "too little": tile("do: [{place: {what: ship, count: 0}}]", "make it >= 1", "count: 0", "count: 1"),
    "too much": tile("do: [{place: {what: ship, count: 10}}]", "make it <= 9", "count: 10", "count: 9"),
    "too short": Case(
        put(f"{BASE}dice.yaml", DICE.replace("[a, b]", "[a]")),
        "make it >= 2 items",
        put(f"{BASE}dice.yaml", DICE),
    ),
    "the wrong length": tile("size: [1]", "write 2 items", "[1]", "[1, 1]"),
    # YAML
    "a second document": raw(HILL + "---\n" + HILL, "remove the '---' line", "---\n" + HILL, ""),
    "an alias": raw(ANCHORS + "- *a\n", "write the value out again", ANCHORS + "- *a\n", HILL),
    "an anchor": raw(ANCHORS, "remove the anchor", "&a ", ""),
    "a tag": raw("- {id: !!str hill, source: house}\n", "write a plain value", "!!str ", ""),
    "too deep": raw(DEEP, "make it flatter", DEEP, HILL),
    "a key twice": tile("terrain: x, terrain: y", "keep one of the two", ", terrain: y", ""),
    "a merge key": tile("<<: x", "write the fields out", "<<: x", "terrain: x"),
    "a key of another sort": tile("true: x", "put the key in quotes, or name it", "true:", "terrain:"),
    "a control character": tile('terrain: "\\b"', "remove the escape", "\\b", "x"),
    "a raw control character": tile("terrain: \x01", "remove it, or retype the line", "\x01", "x"),
    "digits": tile(
        "number: 1234567890123456", "use at most 15 digits", "1234567890123456", "123456789012345"
    ),
    "a huge number": tile("number: 1.0e999", "use a smaller number", "1.0e999", "7"),
    "no number": tile("terrain: .nan", "or quote it if it is text", ".nan", "'.nan'"),
    "more flaws": raw(
        "".join(f"- &a{n} {{id: t{n}, source: house}}\n" for n in range(30)),
        "put right what is listed first",
        "".join(f"- &a{n} {{id: t{n}, source: house}}\n" for n in range(30)),
        HILL,
    ),
    # the disk
    "a link": Case(all_of(LINKED, link), "copy the file into the folder itself", real),
    "a circle": Case(all_of(LINKED, circle), "replace the link by the file itself", real),
    "a link to nothing": Case(all_of(LINKED, nowhere), "check that the file exists and may be read", real),
    "a folder where a file should be": Case(
        all_of(SOUND, gone(f"{GAME}tiles.yaml"), lambda root: (root / f"{GAME}tiles.yaml").mkdir()),
        "rename the folder, or remove it",
        put(f"{GAME}tiles.yaml", HILL),
    ),
    "a pipe": Case(all_of(SOUND, pipe), "put a plain YAML file here", real),
    "too large": Case(
        all_of(SOUND, put(f"{GAME}tiles.yaml", HILL + "#" * MAX_BYTES)),
        f"keep each file under {MAX_BYTES:,} bytes",
        put(f"{GAME}tiles.yaml", HILL),
    ),
    "not UTF-8": Case(
        broken_bytes(b"# \xff\n" + HILL.encode()), "save the file with the encoding UTF-8", real
    ),
    "a NUL": Case(broken_bytes(b"# \0\n" + HILL.encode()), "save the file as plain UTF-8 text", real),
}
TYPES = {
    "int": tile("number: x", _REMEDIES["int"], "number: x", "number: 7"),
    "float": Case(
        put(f"{BASE}dice.yaml", DICE.replace("}", ", weight: x}")),
        _REMEDIES["float"],
        swap(f"{BASE}dice.yaml", "weight: x", "weight: 2.5"),
    ),
    "str": tile("terrain: 5", _REMEDIES["str"], "5", "'5'"),
    "array": tile("do: x", _REMEDIES["array"], "do: x", "do: [draw: 1]"),
    "object": tile("do: [x]", _REMEDIES["object"], "[x]", "[{draw: 1}]"),
}
SYNTAX = {
    "cannot start any token": tile("terrain: @x", "in quotes", "@x", "'@x'"),
    "mapping values are not allowed": raw(
        "- id: hill\n  source: house\n  terrain: a: b\n", "in quotes", "a: b", "'a: b'"
    ),
    "unexpected end of stream": tile("terrain: 'x", "close the quote", "'x}", "'x'}"),
    "could not find expected ':'": raw(
        "- id: hill\n  source: house\n  terrain\n  number: 7\n",
        "with a space after the colon",
        "terrain\n",
        "terrain: x\n",
    ),
    "expected ',' or": raw(
        "- {id: hill, source: house, size: [1 1}\n", "close the bracket", "[1 1}", "[1, 1]}"
    ),
    "expected <document start>": raw(HILL + "x: y\n", "check the indentation", "x: y\n", ""),
    "tabs": raw("- id: hill\n\tsource: house\n", "indent with spaces, not tabs", "\t", "  "),
    "others": raw("- id: hill\n - source: house\n", "check the indentation", " - source", "  source"),
}
EVERY = {
    **CASES,
    **{f"type {k}": c for k, c in TYPES.items()},
    **{f"syntax {k}": c for k, c in SYNTAX.items()},
}


def prove(case: Case, root: Path) -> Problem:
    files = {"tiles.yaml": TILES, "dice.yaml": DICE, "text/en.yaml": EN, "text/it.yaml": IT}
    write(root / BASE, files)
    write(root / "pack", {"pack.yaml": PACK})
    case.wrong(root)
    told = wrong(SPEC, root / BASE, packs(root))
    problem = next((p for p in told if case.remedy in p.remedy), None)
    assert problem, [str(p) for p in told]
    case.mend(root)
    left = wrong(SPEC, root / BASE, packs(root))
    assert not left, [str(p) for p in left]
    return problem


def packs(root: Path) -> list[Path]:
    return [folder for folder in (root / "pack", root / "pack-2") if folder.name == "pack" or folder.exists()]


@pytest.mark.parametrize("name", EVERY)
def test_a_remedy_mends(name: str, tmp_path: Path) -> None:
    prove(EVERY[name], tmp_path)


def test_every_kind_of_value_and_every_trap_of_yaml_is_proven() -> None:
    assert set(TYPES) == set(_REMEDIES) - {"bool"}, "no field of the small game is true or false"
    assert {sign for sign, _ in _SYNTAX_REMEDIES} <= set(SYNTAX)


def test_every_place_that_proposes_something_is_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {place: said for module in MODULES for place, said in sites(module, PASSED_ON).items()}
    with listening(monkeypatch) as heard:
        for name, case in EVERY.items():
            prove(case, tmp_path / name.replace(" ", "-"))
    assert unheard(wanted, heard) == []
