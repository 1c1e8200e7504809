"""What must hold across Finis Terrae's content, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.templates import check_genders, check_templates
from game.rules.finis_terrae.content import DieEntry, GoodsEntry, NumberEntry, TileEntry, WeatherEntry
from game.rules.finis_terrae.state import HOLDS
from game.rules.finis_terrae.vocabulary import (
    AWARDS,
    DICE,
    GOODS,
    NOUNS,
    NUMBERS,
    SWITCHES,
    TABLES,
    TILES,
    WEATHER,
    needed_texts,
)

ISLE = {"isle-centre": 1, "isle-side": 4, "isle-corner": 4}
LAST = "finis-terrae"
DECK = 14
"""Weather cards beside Finis Terrae; fewer would end the game in a few days."""


def check_content(library: Library) -> Iterator[Complaint]:
    for kind, known in (
        ("tiles", TILES),
        ("weather", WEATHER),
        ("goods", GOODS),
        ("awards", AWARDS),
        ("dice", DICE),
        ("numbers", [*NUMBERS, *SWITCHES, *TABLES]),
    ):
        yield from _named(library, kind, known)
    for tile in library.of("tiles", TileEntry).values():
        yield from _tile(library, tile)
    yield from _weather(library)
    yield from _goods(library)
    yield from _numbers(library)
    yield from _dice(library)
    yield from check_templates(library, needed_texts(), NOUNS)
    yield from check_genders(library, ["tiles"])


def _named(library: Library, kind: str, known: list[str]) -> Iterator[Complaint]:
    """The rules know these by name: none may be missing. Other tiles may be added, nothing else."""
    there = library.entries[kind]
    for name in known:
        if name not in there:
            remedy = "put it back as it came with the game"
            yield Complaint(kind, name, (), "is missing, and the rules need it", remedy)
    for name in there if kind != "tiles" else ():
        if name not in known:
            remedy = did_you_mean(name, known) or "remove it"
            yield Complaint(kind, name, ("id",), f"the rules know no '{name}' among the {kind}", remedy)


def _tile(library: Library, tile: TileEntry) -> Iterator[Complaint]:
    def say(field: str, message: str, remedy: str) -> Complaint:
        return Complaint("tiles", tile.id, (field,), message, remedy)

    land = "land" in tile.sides
    counted = {name: goods.count for name, goods in library.of("goods", GoodsEntry).items() if goods.count}
    if tile.goods is not None and tile.goods not in counted:
        remedy = did_you_mean(tile.goods, counted)
        yield say("goods", f"there are no goods '{tile.goods}' to lay on a tile", remedy)
    elif tile.goods is not None:
        there, laid = counted[tile.goods], _laid(library, tile.goods)
        rest = there - (laid - tile.count)
        if there < laid:
            message = f"{laid} tiles bring a {tile.goods}, and the reserve has {there}"
            lower = f"lower 'count' to {rest}, or " if rest > 0 else ""
            yield say("goods", message, f"{lower}raise the 'count' of '{tile.goods}' in goods.yaml to {laid}")
    if tile.islet and land:
        yield say("islet", "an islet reaches no side", "make all sides sea, or leave 'islet' out")
    if tile.apart and tile.sides.count("land") != 2:
        yield say("apart", "two pieces of land need two land sides", "write two land sides")
    if tile.beach and not (land or tile.islet or tile.isle):
        yield say("beach", "a beach needs land", "add a land side or 'islet: true'")
    if tile.reef and tile.sides[("north", "east", "south", "west").index(tile.reef)] == "land":
        yield say("reef", "a reef closes a side of sea", "name a side that is sea")
    if (tile.lighthouse or tile.fort) and not land:
        yield say("sides", "a lighthouse or fort stands on land", "write at least one land side")
    if tile.den and (land or tile.islet):
        yield say("den", "a den is no island", "make all sides sea, without 'islet'")
    if "sea" not in tile.sides and not tile.isle:
        yield say("sides", "a ship could never enter", "write at least one sea side")
    if max(tile.removed) > tile.count:
        yield say("removed", f"more leave than the {tile.count} there are", "lower it")
    isle = "the Isle of Winds has a centre, four sides and four corners"
    if tile.isle and tile.id not in ISLE:
        yield say("isle", isle, "leave 'isle' out")
    elif tile.id in ISLE and not tile.isle:
        yield say("id", isle, "write 'isle: true'")
    elif tile.id in ISLE and tile.count != ISLE[tile.id]:
        yield say("count", isle, f"write 'count: {ISLE[tile.id]}'")


def _laid(library: Library, goods: str) -> int:
    """How many tiles bring them."""
    return sum(tile.count for tile in library.of("tiles", TileEntry).values() if tile.goods == goods)


def _weather(library: Library) -> Iterator[Complaint]:
    cards = library.of("weather", WeatherEntry).values()
    message = f"exactly one card ends the game, '{LAST}', and ships move on that day"
    for card in cards:
        if card.last != (card.id == LAST):
            remedy = "leave 'last' out" if card.last else "write 'last: true'"
            yield Complaint("weather", card.id, ("last",), message, remedy)
        if card.id == LAST and card.count != 1:
            yield Complaint("weather", card.id, ("count",), message, "write 'count: 1'")
        if card.id == LAST and not card.moves:
            yield Complaint("weather", card.id, ("moves",), message, "write 'moves: 2'")
    there = sum(w.count for w in cards if not w.last)
    if there < DECK:
        message = f"the deck has {there} cards beside the last one, and needs {DECK}"
        yield Complaint("weather", "sunny", ("count",), message, "raise a 'count'")


def _goods(library: Library) -> Iterator[Complaint]:
    for name, goods in library.of("goods", GoodsEntry).items():
        if (goods.count is None) != (name == GOODS[0]):
            message = "only doubloons come from a bank without end"
            remedy = "leave 'count' out" if goods.count else f"add 'count: {max(1, _laid(library, name))}'"
            yield Complaint("goods", name, (), message, remedy)
    if next(iter(library.entries["goods"])) != GOODS[0]:
        yield Complaint("goods", GOODS[0], ("id",), "must be the first of the goods", "move it to the top")


def _numbers(library: Library) -> Iterator[Complaint]:
    for name, number in library.of("numbers", NumberEntry).items():
        if (number.table is not None) != (name in TABLES):
            word = "a table" if name in TABLES else "one number"
            shape = "table: [3, 2, 1]" if name in TABLES else "value: 1"
            yield Complaint("numbers", name, (), f"must be {word}", f"instead write such as '{shape}'")
        elif name in SWITCHES and number.value not in (0, 1):
            yield Complaint("numbers", name, ("value",), "is a switch", "write 1 or 0")
        elif name in ("toll", "coins-per-point") and not number.value:
            yield Complaint("numbers", name, ("value",), "is too small", "write 1 or more")
    coins = library.of("numbers", NumberEntry).get("galleon-coins")
    if coins and coins.table is not None and not (1 <= len(coins.table) <= HOLDS and min(coins.table) > 0):
        message = f"it is for one to {HOLDS} holds with doubloons"
        remedy = f"write one to {HOLDS} numbers above 0"
        yield Complaint("numbers", coins.id, ("table",), message, remedy)


def _dice(library: Library) -> Iterator[Complaint]:
    for name, die in library.of("dice", DieEntry).items():
        winds = [face for face in die.faces if isinstance(face, str)]
        if not die.faces or len(winds) != (len(die.faces) if name == "wind" else 0):
            word = "directions" if name == "wind" else "numbers"
            yield Complaint("dice", name, ("faces",), f"its faces must be {word}", f"list {word}")
