"""Loading content: a small game with tiles and dice, its packs, and every way to get them wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from game.engine.content import (
    Complaint,
    ContentError,
    Entry,
    GameSpec,
    Library,
    Problem,
    find_cycle,
    installed_packs,
    load,
    schemas,
    user_packs_dir,
)
from game.engine.explain import faults

Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Place(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    what: Literal["pioneer", "ship"]
    count: Count = 1


class Effect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    gain: dict[str, int] | None = None
    place: Place | None = None
    draw: int | None = None
    choose: tuple[Effect, ...] | None = None


class Tile(Entry, frozen=True, kw_only=True):
    number: int | None = None
    terrain: str = "plains"
    next: str | None = None
    size: tuple[int, int] = (1, 1)
    do: tuple[Effect, ...] = ()
    while_: tuple[Effect, ...] = msgspec.field(default=(), name="while")


class Die(Entry, frozen=True, kw_only=True):
    named: ClassVar[bool] = False
    faces: Annotated[tuple[str, ...], msgspec.Meta(min_length=2)]
    colours: frozenset[str] = frozenset()
    weight: float = 1.0


def check(library: Library) -> Iterator[Complaint]:
    tiles = library.of("tiles", Tile)
    for tile in tiles.values():
        if tile.next and tile.next not in tiles:
            yield Complaint("tiles", tile.id, ("next",), f"no tile '{tile.next}'", "name an existing tile")


SPEC = GameSpec("western-sea", {"tiles": Tile, "dice": Die}, ("tiles",), check)

TILES = """\
# The tiles.
- id: hills
  source: rulebook
  number: 1
  do:
    - gain: {food: 2}
- id: coast
  source: house
  number: 2
  next: hills
  while:
    - place: {what: ship}
"""
DICE = "- {id: plain, source: public, faces: [a, b], colours: [red, blue, green]}\n"
EN = "tiles:\n  hills: {name: Hills, flavour: Green}\n  coast: {name: Coast}\nphrases:\n  gain: gain {what}\n"
IT = "tiles:\n  hills: {name: Colline}\n  coast: {name: Costa}\nphrases:\n  gain: ottieni {what}\n"
PACK = "id: extra\ntitle: {en: Extra, it: Altro}\nversion: 1.0\n"


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


@pytest.fixture
def base(tmp_path: Path) -> Path:
    files = {
        "tiles.yaml": TILES,
        "dice.yaml": DICE,
        "text/en.yaml": EN,
        "text/it.yaml": IT,
        "RULINGS.md": "x",
    }
    return write(tmp_path / "content" / "western-sea", files)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return write(tmp_path / "pack", {"pack.yaml": PACK})


def problems_of(base: Path, packs: Iterable[Path] = (), *, texts: bool = False) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        load(SPEC, base, list(packs), texts=texts)
    found = caught.value.problems
    assert str(caught.value).splitlines() == [str(problem) for problem in found]
    assert all(problem.remedy for problem in found), found
    return found


def only(found: list[Problem], file: Path, line: int, entry: str, message: str, remedy: str) -> None:
    assert len(found) == 1, found
    (problem,) = found
    assert (problem.file, problem.line, problem.entry) == (file, line, entry), problem
    assert message in problem.message
    assert remedy in problem.remedy


def test_loads_entries_texts_and_counts(base: Path) -> None:
    library = load(SPEC, base)
    assert library.game == "western-sea"
    assert list(library.entries["tiles"]) == ["hills", "coast"]
    tile = library.of("tiles", Tile)["coast"]
    assert tile == Tile(
        id="coast", source="house", number=2, next="hills", while_=(Effect(place=Place(what="ship")),)
    )
    assert library.count() == {"tiles": 2, "dice": 1}
    assert library.texts["it"]["tiles"]["hills"] == {"name": "Colline"}
    assert library.texts["en"]["phrases"]["gain"] == "gain {what}"
    assert library.packs == ()


def test_texts_are_not_touched_unless_wanted(base: Path) -> None:
    (base / "text" / "it.yaml").write_text("][")
    library = load(SPEC, base, texts=False)
    assert library.texts == {}
    assert load(SPEC, base, languages=("en",)).texts.keys() == {"en"}


def test_the_hash_is_that_of_the_meaning(base: Path) -> None:
    before = load(SPEC, base).content_hash
    assert len(before) == 64
    (base / "dice.yaml").write_text(
        "# Rearranged, and a default written out.\n" + DICE.replace("{", "{weight: 1, ")
    )
    (base / "tiles.yaml").write_text(
        TILES.replace("{food: 2}", "\n        food: 2  # two").replace("hills", '"hills"')
    )
    (base / "text" / "en.yaml").write_text(EN.replace("Hills", "Mounds"))
    assert load(SPEC, base).content_hash == before
    (base / "tiles.yaml").write_text(TILES.replace("food: 2", "food: 3"))
    assert load(SPEC, base).content_hash != before


def test_packs_add_and_replace(base: Path, pack: Path) -> None:
    added = "- {id: reef, source: house, number: 3}\n- {id: hills, source: house, number: 1, terrain: rock}\n"
    write(
        pack / "western-sea",
        {
            "tiles.yaml": added,
            "text/en.yaml": "tiles: {reef: {name: Reef}, hills: {flavour: Grey}}",
            "text/it.yaml": "tiles: {reef: {name: Scogliera}}",
        },
    )
    library = load(SPEC, base, [pack])
    assert list(library.entries["tiles"]) == ["hills", "coast", "reef"]  # what is replaced keeps its place
    assert library.of("tiles", Tile)["hills"].terrain == "rock"
    assert library.texts["en"]["tiles"]["hills"] == {"name": "Hills", "flavour": "Grey"}
    (loaded,) = library.packs
    assert (loaded.id, loaded.version, loaded.title("it"), loaded.info.author) == (
        "extra",
        "1.0",
        "Altro",
        None,
    )
    assert library.content_hash != load(SPEC, base).content_hash


def test_later_packs_win_and_a_pack_may_be_empty(base: Path, pack: Path, tmp_path: Path) -> None:
    write(pack / "western-sea", {"tiles.yaml": "- {id: hills, source: house, terrain: one}"})
    second = write(
        tmp_path / "second",
        {
            "pack.yaml": PACK.replace("extra", "second"),
            "western-sea/tiles.yaml": "- {id: hills, source: house, terrain: two}",
        },
    )
    third = write(tmp_path / "third", {"pack.yaml": PACK.replace("extra", "third"), "README.md": "hello"})
    library = load(SPEC, base, [pack, second, third])
    assert library.of("tiles", Tile)["hills"].terrain == "two"
    assert [loaded.id for loaded in library.packs] == ["extra", "second", "third"]


def test_an_empty_file_has_no_entries(base: Path) -> None:
    (base / "dice.yaml").write_text("# none yet\n")
    assert load(SPEC, base).count() == {"tiles": 2, "dice": 0}


@pytest.mark.parametrize(
    ("old", "new", "line", "message", "remedy"),
    [
        ("- gain:", "- gian:", 6, "unknown verb 'gian' in do", "did you mean 'gain'?"),
        (
            "- gain: {food: 2}",
            "- zzz: 1",
            6,
            "unknown verb 'zzz' in do",
            "use one of: gain, place, draw, choose",
        ),
        ("number: 1", "nubmer: 1", 4, "unknown field 'nubmer'", "did you mean 'number'?"),
        ("source: rulebook", "sorce: rulebook", 3, "unknown field 'sorce'", "did you mean 'source'?"),
        ("  source: rulebook\n", "", 2, "the field 'source' is missing", "one of: rulebook, public, house"),
        (
            "source: rulebook",
            "source: rulebok",
            3,
            "source: 'rulebok' is not allowed",
            "did you mean 'rulebook'?",
        ),
        (
            "source: rulebook",
            "source: 7",
            3,
            "source: expected text, got 7",
            "use one of: rulebook, public, house",
        ),
        ("number: 1", "number: one", 4, "number: expected a whole number, got text 'one'", "without quotes"),
        ("number: 1", "number: 1.5", 4, "number: expected a whole number, got 1.5", "without quotes"),
        ("number: 1", "number: true", 4, "number: expected a whole number, got true", "without quotes"),
        ("number: 1", "terrain: 12", 4, "terrain: expected text, got 12", "quotes"),
        ("number: 1", "terrain:", 4, "terrain: expected text, got nothing", "write text"),
        (
            "{food: 2}",
            "{wood: 1,\n        food: two}",
            7,
            "do.gain.food: expected a whole number",
            "without quotes",
        ),
        ("{food: 2}", "{1: 2}", 6, "expected text, got 1", "quotes"),
        ("{food: 2}", "[food]", 6, "do.gain: expected a mapping, got a list", "{key: value}"),
        ("  do:\n    - gain: {food: 2}", "  do: {draw: 1}", 5, "do: expected a list, got a mapping", "'- '"),
        ("- gain: {food: 2}", "- draw", 6, "do: expected a mapping, got text 'draw'", "{key: value}"),
        ("gain: {food: 2}", "choose:\n      - darw: 1", 7, "unknown verb 'darw' in do.choose", "'draw'"),
        (
            "gain: {food: 2}",
            "place: {wath: ship}",
            6,
            "unknown field 'wath' in do.place",
            "did you mean 'what'?",
        ),
        ("gain: {food: 2}", "place: {what: shop}", 6, "do.place.what: 'shop' is not allowed", "'ship'"),
        ("gain: {food: 2}", "place: {what: ship, count: 10}", 6, "of at most 9, got 10", "make it <= 9"),
        ("number: 1", "size: [1]", 4, "size: expected a list of 2 items, got 1", "write 2 items"),
        ("number: 1", "size: [1, x]", 4, "size: expected a whole number, got text 'x'", "without quotes"),
    ],
)
def test_a_bad_entry(base: Path, old: str, new: str, line: int, message: str, remedy: str) -> None:
    assert old in TILES
    (base / "tiles.yaml").write_text(TILES.replace(old, new, 1))
    only(problems_of(base), base / "tiles.yaml", line, "hills", message, remedy)


@pytest.mark.parametrize("bad", ["Hills", "the hills", "-hills", "hills\\n", "", "x" * 81, "h\u00fcgel"])
def test_bad_ids(base: Path, bad: str) -> None:
    (base / "tiles.yaml").write_text(f'\n- id: "{bad}"\n  source: house\n', "utf-8")
    (problem,) = problems_of(base)
    assert problem.line == 2
    assert problem.entry == (bad.replace("\\n", "\n") or "#1")
    assert problem.message.startswith("id: ")
    assert "lower-case letters" in problem.remedy or "80" in problem.remedy


def test_too_few_items(base: Path) -> None:
    (base / "dice.yaml").write_text(DICE.replace("[a, b]", "[a]"))
    found = problems_of(base)
    only(found, base / "dice.yaml", 1, "plain", "faces: expected a list", "make it >= 2 items")
    assert "die 'plain'" in str(found[0])


def test_the_line_reads_well(base: Path) -> None:
    (base / "tiles.yaml").write_text(TILES.replace("gain", "gian"))
    (problem,) = problems_of(base)
    file = (base / "tiles.yaml").as_posix()
    assert str(problem) == f"{file}:6: tile 'hills': unknown verb 'gian' in do; did you mean 'gain'?"


def test_all_problems_are_told_at_once(base: Path) -> None:
    (base / "tiles.yaml").write_text(TILES.replace("gain", "gian").replace("number", "nr"))
    (base / "dice.yaml").write_text("- {id: a, source: x, faces: 3}\n- 7\n- {source: house, faces: [a, b]}\n")
    (base / "text" / "it.yaml").write_text("a: [")
    found = [(p.file.name, p.line, p.entry) for p in problems_of(base, texts=True)]
    assert found == [
        ("tiles.yaml", 4, "hills"),
        ("tiles.yaml", 6, "hills"),
        ("tiles.yaml", 9, "coast"),
        ("dice.yaml", 1, "a"),
        ("dice.yaml", 1, "a"),
        ("dice.yaml", 2, "#2"),
        ("dice.yaml", 3, "#3"),
        ("it.yaml", 1, ""),
    ]


def test_a_flood_of_problems_is_cut_short(base: Path) -> None:
    (base / "tiles.yaml").write_text("- 1\n" * 60_000)
    found = problems_of(base)
    assert len(found) == 51
    assert found[-1].message == "there is more like this"


def test_duplicate_ids(base: Path) -> None:
    (base / "tiles.yaml").write_text(TILES + "- id: hills\n  source: house\n")
    message = "the id is used twice, first in line 2"
    only(problems_of(base), base / "tiles.yaml", 13, "hills", message, "another id")


def test_duplicate_numbers_also_across_packs(base: Path, pack: Path) -> None:
    write(pack / "western-sea", {"tiles.yaml": "- id: reef\n  source: house\n  number: 2\n"})
    file = pack / "western-sea" / "tiles.yaml"
    only(
        problems_of(base, [pack]),
        file,
        3,
        "reef",
        "the number 2 is already that of 'coast'",
        "number of its own",
    )


def test_the_games_own_check_is_given_a_line(base: Path) -> None:
    (base / "tiles.yaml").write_text(TILES.replace("next: hills", "next: hulls"))
    only(problems_of(base), base / "tiles.yaml", 10, "coast", "no tile 'hulls'", "existing tile")


def test_a_complaint_without_a_place(base: Path) -> None:
    spec = GameSpec(
        "western-sea", SPEC.kinds, check=lambda _: [Complaint("tiles", "start", (), "is missing", "add it")]
    )
    with pytest.raises(ContentError) as caught:
        load(spec, base)
    only(caught.value.problems, base / "tiles.yaml", 0, "start", "is missing", "add it")


def test_required_kinds(base: Path) -> None:
    (base / "tiles.yaml").write_text("# nothing\n")
    only(
        problems_of(base), base / "tiles.yaml", 1, "", "needs tiles, and there are none", "at least one entry"
    )
    (base / "tiles.yaml").unlink()
    only(problems_of(base), base / "tiles.yaml", 0, "", "needs this file", "add tiles.yaml")


def test_a_mapping_where_a_list_should_be(base: Path) -> None:
    (base / "tiles.yaml").write_text("hills: {source: house}\n")
    only(problems_of(base), base / "tiles.yaml", 1, "", "expected a list of tiles", "- id:")


def test_missing_names(base: Path) -> None:
    file = base / "text" / "it.yaml"
    file.write_text("# Testi\ntiles:\n  coast: {name: Costa}\n")
    cure = "add '  hills: {name: ...}' under 'tiles:'"
    only(problems_of(base, texts=True), file, 2, "hills", "has no name in 'it'", cure)
    file.write_text("tiles:\n  coast: {name: Costa}\n  hill: {name: Colline}\n")
    only(
        problems_of(base, texts=True),
        file,
        1,
        "hills",
        "has no name",
        "or correct 'hill', which belongs to no entry",
    )
    file.write_text("tiles:\n  coast: {name: Costa}\n  hills: Colline\n")
    only(problems_of(base, texts=True), file, 3, "hills", "has no name", "write 'hills: {name: ...}'")
    file.write_text("tiles:\n  coast: {name: Costa}\n  hills: {name: ' '}\n")
    only(problems_of(base, texts=True), file, 3, "hills", "has no name", "write 'hills: {name: ...}'")
    file.write_text("phrases:\n  a: b\n")
    first, second = problems_of(base, texts=True)
    only([first], file, 2, "hills", "has no name", "add 'tiles: {hills: {name: ...}}'")
    assert second.entry == "coast"


def test_a_missing_language(base: Path) -> None:
    file = base / "text" / "it.yaml"
    file.unlink()
    cure = "create it, beginning with 'tiles: {hills: {name: ...}}'"
    only(problems_of(base, texts=True), file, 1, "", "the names of 2 entries", cure)


def test_a_packs_name_is_missed_in_the_pack(base: Path, pack: Path) -> None:
    write(pack / "western-sea", {"tiles.yaml": "- {id: reef, source: house}", "text/en.yaml": "tiles: {}"})
    english, italian = problems_of(base, [pack], texts=True)
    only([english], pack / "western-sea" / "text" / "en.yaml", 1, "reef", "no name in 'en'", "add '  reef:")
    only([italian], pack / "western-sea" / "text" / "it.yaml", 1, "", "the file is missing", "create it")


@pytest.mark.parametrize(
    ("text", "line", "message", "remedy"),
    [
        ("tiles:\n  hills:\n", 2, "tiles.hills: expected", "text"),
        ("tiles:\n  hills: {name: [a]}\n", 2, "tiles.hills.name: expected text, got a list", "write text"),
        ("tiles: all\n", 1, "tiles: expected a mapping, got text 'all'", "{key: value}"),
        ("- tiles\n", 1, "expected a mapping, got a list", "{key: value}"),
        ("tiles: {}\ntiles: {}\n", 2, "given twice", "keep one"),
    ],
)
def test_bad_texts(base: Path, text: str, line: int, message: str, remedy: str) -> None:
    file = base / "text" / "en.yaml"
    file.write_text(text)
    only(problems_of(base, texts=True), file, line, "", message, remedy)


def test_misplaced_files(base: Path) -> None:
    write(base, {"tile.yaml": "", "zzz.yaml": "", "dice.yml": "", "text/en.yml": "", "texts/en.yaml": ""})
    found = {(p.file.name, p.message, p.remedy) for p in problems_of(base, texts=True)}
    assert found == {
        ("tile.yaml", "western-sea has no kind 'tile'", "did you mean 'tiles'?"),
        ("zzz.yaml", "western-sea has no kind 'zzz'", "use one of: tiles, dice"),
        ("dice.yml", "this file is not read", "rename it to dice.yaml"),
        ("en.yml", "this file is not read", "rename it to en.yaml"),
        ("texts", "this folder is not read", "did you mean 'text'?"),
    }


def test_folders_and_files_exchanged(base: Path) -> None:
    (base / "dice.yaml").unlink()
    (base / "dice.yaml").mkdir()
    only(problems_of(base), base / "dice.yaml", 0, "", "a folder where a file should be", "rename")
    (base / "dice.yaml").rmdir()
    for file in (base / "text").iterdir():
        file.unlink()
    (base / "text").rmdir()
    (base / "text").write_text("")
    only(problems_of(base, texts=True), base / "text", 0, "", "a file where a folder should be", "rename")


def test_no_such_game_folder(base: Path) -> None:
    found = problems_of(base / "nowhere", texts=True)
    assert found[0].file == base / "nowhere"
    assert "cannot be read" in found[0].message


def test_unknown_game_in_a_pack(base: Path, pack: Path) -> None:
    write(pack, {"western_sea/tiles.yaml": "", ".git/config": ""})
    remedy = "did you mean 'western-sea'?"
    only(problems_of(base, [pack]), pack / "western_sea", 0, "", "there is no game 'western_sea'", remedy)


def test_other_games_in_a_pack_are_fine(base: Path, pack: Path) -> None:
    write(pack, {"island/tiles.yaml": "not for us"})
    with pytest.raises(ContentError, match="no game 'island'"):
        load(SPEC, base, [pack])
    assert load(SPEC, base, [pack], games=("island",))
    (base.parent / "island").mkdir()
    assert load(SPEC, base, [pack])


def test_a_file_at_the_top_of_a_pack(base: Path, pack: Path) -> None:
    write(pack, {"tiles.yaml": ""})
    only(problems_of(base, [pack]), pack / "tiles.yaml", 0, "", "not read here", "move it into the folder")


@pytest.mark.parametrize(
    ("text", "line", "message", "remedy"),
    [
        ("", 1, "the field 'id' is missing", "add 'id: ...'"),
        (PACK.replace("extra", "../../etc"), 1, "id: '../../etc'", "lower-case letters"),
        (PACK.replace(", it: Altro", ""), 2, "title: the field 'it' is missing", "add 'it: ...'"),
        (PACK.replace("1.0", ""), 3, "version: expected text, got nothing", "write text"),
        (PACK + "autor: me\n", 4, "unknown field 'autor'", "did you mean 'author'?"),
        (PACK + "run: !!python/name:os.system x\n", 4, "the tag !!python/name:os.system", "runs no code"),
        ("- a\n", 1, "expected a mapping, got a list", "{key: value}"),
    ],
)
def test_bad_pack_yaml(base: Path, pack: Path, text: str, line: int, message: str, remedy: str) -> None:
    (pack / "pack.yaml").write_text(text)
    found = problems_of(base, [pack])
    only(found[:1], pack / "pack.yaml", line, "", message, remedy)


def test_missing_packs(base: Path, pack: Path) -> None:
    (pack / "pack.yaml").unlink()
    only(problems_of(base, [pack]), pack / "pack.yaml", 0, "", "has no pack.yaml", "add pack.yaml")
    only(problems_of(base, [pack / "x"]), pack / "x", 0, "", "no such pack folder", "check the path")


def test_a_pack_twice(base: Path, pack: Path) -> None:
    only(
        problems_of(base, [pack, pack]), pack / "pack.yaml", 0, "", "'extra' is loaded twice", "leave one out"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="needs a right that players rarely have")
def test_links_out_of_a_pack(base: Path, pack: Path, tmp_path: Path) -> None:
    folder = pack / "western-sea"
    folder.symlink_to(base)
    only(problems_of(base, [pack]), folder, 0, "", "leads outside", "copy")
    folder.unlink()
    folder.mkdir()
    (folder / "dice.yaml").symlink_to(base / "dice.yaml")
    only(problems_of(base, [pack]), folder / "dice.yaml", 0, "", "leads outside", "copy")
    (folder / "dice.yaml").unlink()
    (folder / "text").symlink_to(base / "text")
    only(problems_of(base, [pack], texts=True), folder / "text", 0, "", "leads outside", "copy")


def test_a_syntax_error_in_a_pack(base: Path, pack: Path) -> None:
    write(pack / "western-sea", {"dice.yaml": "- id: a\n  faces: [a, b\n"})
    (problem,) = problems_of(base, [pack])
    assert problem.file == pack / "western-sea" / "dice.yaml"
    assert problem.line in (2, 3)
    assert "not valid YAML" in problem.message


def test_installed_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path))
    assert user_packs_dir() == tmp_path / "packs"
    assert installed_packs().packs == ()
    home = user_packs_dir()
    write(
        home,
        {"b/pack.yaml": PACK, "a/pack.yaml": PACK.replace("extra", "other"), "c/x.md": "", "note.txt": ""},
    )
    found = installed_packs()
    assert [pack.id for pack in found.packs] == ["other", "extra"]
    only(list(found.problems), home / "c" / "pack.yaml", 0, "", "has no pack.yaml", "add pack.yaml")
    assert installed_packs(home / "note.txt").problems


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_schemas() -> None:
    made = schemas(SPEC)
    assert made.keys() == {"tiles", "dice"}
    schema = json.loads(json.dumps(made["tiles"]))
    assert (schema["type"], schema["items"]) == ("array", {"$ref": "#/$defs/Tile"})
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert schema["$defs"]["Tile"]["additionalProperties"] is False
    assert set(schema["$defs"]["Tile"]["required"]) == {"id", "source"}
    assert "while" in schema["$defs"]["Tile"]["properties"]
    assert {name.removeprefix("#/$defs/") for name in references(schema)} == schema["$defs"].keys()


def test_find_cycle() -> None:
    assert find_cycle({}) is None
    assert find_cycle({"a": ["b", "c"], "b": ["c"], "c": []}) is None
    assert find_cycle({"a": ["a"]}) == ["a", "a"]
    assert find_cycle({"x": ["a"], "a": ["b"], "b": ["c", "d"], "d": ["a"]}) == ["a", "b", "d", "a"]
    assert find_cycle({str(i): [str(i + 1)] for i in range(20_000)}) is None


class Fish(msgspec.Struct, tag="fish", forbid_unknown_fields=True):
    size: int


class Bird(msgspec.Struct, tag="bird", forbid_unknown_fields=True):
    wings: int = 2

    def __post_init__(self) -> None:
        if self.wings % 2:
            raise ValueError("wings come in pairs")


@pytest.mark.parametrize(
    ("value", "path", "message"),
    [
        ({"type": "fish", "sise": 1}, ("sise",), "unknown field 'sise'"),
        ({"type": "bird", "wings": 3}, (), "wings come in pairs"),
        ({"type": "frog"}, ("type",), "type: 'frog' is not allowed here"),
        (["a", 1], (1,), "expected text, got 1"),
    ],
)
def test_unions_are_explained(value: Any, path: tuple[Any, ...], message: str) -> None:
    (fault,) = faults(value, Fish | Bird | list[str])
    assert (fault.path, fault.message) == (path, message)
