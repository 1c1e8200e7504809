"""The pages for those who change the program or its content: what they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields

from game.registry import find_game, games

ROOT = Path(__file__).resolve().parents[1]
PROGRAM, CONTENT = ROOT / "game" / "README.md", ROOT / "content" / "README.md"
LINK = re.compile(r"\]\(([^)#]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w.*<>{},/-]*\w\.(?:yaml|md|py|svg)|(?:[\w.*<>{},-]+/)+[\w.*<>{},-]*")
"""What looks like a file, or like a folder with others in it."""
NO_FILES = {"q/r", "icons/ship"}
"""A place on the map; a picture's short name."""


def spelt_out(name: str) -> Iterator[str]:
    """With {en,it} as either of them, and whatever stands in <> as anything."""
    found = re.search(r"\{([\w,]+)\}", name)
    if found is None:
        yield re.sub(r"<[a-z]+>", "*", name)
        return
    for word in found[1].split(","):
        yield from spelt_out(name.replace(found[0], word, 1))


def is_there(name: str, *places: Path) -> bool:
    return all(any(any(place.glob(each.rstrip("/"))) for place in places) for each in spelt_out(name))


def named(page: Path) -> list[str]:
    """The files and folders that the page's words in backticks name."""
    words = CODE.findall(re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8")))
    return sorted({word for word in words if FILE.fullmatch(word)} - NO_FILES)


@pytest.mark.parametrize("page", [PROGRAM, CONTENT], ids=["program", "content"])
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert links and not [link for link in links if not (page.parent / link).exists()]


def test_the_page_on_the_program_names_what_is_there() -> None:
    names = named(PROGRAM)
    assert len(names) > 60
    assert not [name for name in names if not is_there(name, ROOT)]


@pytest.mark.parametrize("game", sorted(page.parent.name for page in (ROOT / "content").glob("*/README.md")))
def test_a_games_own_page_names_every_file_and_field(game: str) -> None:
    """A row for each kind of entry, with all its fields and no other."""
    page = (ROOT / "content" / game / "README.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| `([a-z]+)\.yaml` \|[^|]*\|([^|]*)\|", page)
    told = {kind: set(CODE.findall(words)) for kind, words in rows}
    entries = find_game(game).spec.kinds.items()
    kinds = {kind: {field.encode_name for field in fields(entry)} for kind, entry in entries}
    assert told.keys() == kinds.keys()
    for kind, known in kinds.items():
        assert known - told[kind] <= {"id", "source", "module"}, kind


def test_the_page_on_content_leads_to_every_game() -> None:
    links = set(LINK.findall(CONTENT.read_text("utf-8")))
    assert links >= {*games()}
    assert links >= {f"{page.parent.name}/README.md" for page in (ROOT / "content").glob("*/README.md")}


def test_the_page_on_content_names_what_is_there() -> None:
    """Files of a game, of a module or of the example pack; or from the top."""
    places = (ROOT, *(ROOT / "content").glob("*/"), ROOT / "saves" / "example-pack")
    names = named(CONTENT)
    assert {"numbers.yaml", "text/en.yaml", "saves/example-pack"} <= set(names)
    assert not [name for name in names if not is_there(name, *places)]


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("content/<game>/text/{en,it}.yaml", True),
        ("content/<game>/text/{en,xx}.yaml", False),
        ("game/rules/<game>/content.py", True),
        ("game/rules/<game>/contents.py", False),
        ("game/engine/", True),
        ("game/engines/", False),
    ],
)
def test_the_test_sees_what_is_missing(name: str, there: bool) -> None:
    assert FILE.fullmatch(name) and is_there(name, ROOT) == there


def test_ten_changes_are_shown() -> None:
    numbered = re.findall(r"(?m)^(\d+)\. \*\*", PROGRAM.read_text("utf-8").partition("## Ten changes")[2])
    assert numbered == [str(n) for n in range(1, 11)]
