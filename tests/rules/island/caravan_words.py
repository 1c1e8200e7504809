"""How scenarios of the Island spell caravans.

Given: `arrows`, the way the oasis lies; `camels`, for each caravan its paths from the oasis on;
`camels-left`; `due`, the buildings of this turn. Expected: `camels`, `camels-left`, `camel-places`, `votes`.
"""

from __future__ import annotations

from typing import Any

from game.rules.island.book import IslandBook
from game.rules.island.content import OasisEntry
from game.rules.island.modules.caravans.camels import places, put_camel, ways
from game.rules.island.modules.caravans.layer import look_at, part_of
from game.rules.island.modules.caravans.oasis import outward
from game.rules.island.modules.caravans.vote import votes_of
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from tests.rules.harness import equal, readable

WORDS = ("camels", "camels-left", "camel-places", "votes")


def lay_oasis(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    entry = book.library.of("arrows", OasisEntry)[given.pop("arrows", "north")]
    part_of(state).arrows = tuple(outward(book.top, entry.hex, place) for place in entry.arrows)


def lay_camels(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    for trail in given.pop("camels", []):
        head = NOBODY
        for name in trail:
            path = book.top.path[name]
            corners = [corner for way, corner in ways(book, state) if way == path]
            onwards = [corner for corner in corners if sum(book.top.ends[path]) - corner == head]
            readable(bool(corners), f"no camel can go to {name}")
            head = (onwards or corners)[0]
            put_camel(book, state, 0, path, head)
    part = part_of(state)
    if "camels-left" in given:
        book.number["camels"] += given["camels-left"] - part.left
        part.left = given.pop("camels-left")
    part.due = given.pop("due", 0)


def check_camels(book: IslandBook, state: IslandState, word: str, wanted: Any) -> None:
    part, names = look_at(state), book.top.path_names
    match word:
        case "camels":
            equal(word, [[names[path] for path in trail] for trail in part.trails], wanted)
        case "camels-left":
            equal(word, part.left, wanted)
        case "camel-places":
            equal(word, sorted(names[path] for path in bits(places(book, state))), sorted(wanted))
        case "votes":
            equal(word, votes_of(book, state), wanted)
