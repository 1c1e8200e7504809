"""What may be wrong in a pack is told with its place, and every remedy that is proposed mends it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.engine.content import Problem
from game.paths import resource
from game.rules.island.game import GAME
from tests.remedies import Case, proven, sites, unheard

CONTENT = resource("content", "island")
RULES = Path(__file__).resolve().parents[3] / "game" / "rules" / "island"
PAGES = (
    "checks",
    "check_maps",
    "check_fish",
    "check_rivers",
    "check_raids",
    "check_caravans",
    "check_traders",
)
CHECKS = [RULES / f"{page}.py" for page in PAGES]

NEUTRALS = "  neutrals: [1-S, 13-SE]\n"
MINE = "- id: mine\n  source: house\n"
NINE = (
    "  harbours: {0-NW: any, 1-NE: any, 6-NE: any, 11-E: any, 15-SE: wool, 17-SE: ore, 16-SW: grain,"
    " 12-W: brick, 3-W: lumber}\n"
)
PRINTED = f"{MINE}  harbours: {{0-NW: any}}\n{NEUTRALS}  red-may-touch: false\n  hexes: "
LAID = MINE + "  tokens: spiral\n"
REST = (
    "[hills 2, hills 3, hills 4, hills 5], [hills 9, hills 10, hills 11, hills 12, hills 2],"
    " [hills 3, hills 4, hills 5, hills 9], [hills 10, hills 11, hills 12]"
)
MAY_TOUCH = "".join(
    f"- id: {name}\n  source: house\n  tokens: {tokens}\n  red-may-touch: true\n{NINE}{NEUTRALS}"
    for name, tokens in (("variable", "spiral"), ("random", "shuffled"))
)


def fault(kind: str, text: str, remedy: str, *mend: tuple[str, str]) -> Case:
    return Case(remedy, {f"island/{kind}.yaml": text}, mend=mend)


def printed(first: str, remedy: str, *mend: tuple[str, str]) -> Case:
    """A printed map with these hexes in its first row."""
    return fault("maps", f"{PRINTED}[[{first}], {REST}]\n", remedy, *mend)


def laid(words: str, remedy: str, *mend: tuple[str, str]) -> Case:
    return fault("maps", LAID + words, remedy, *mend)


def harbours(there: str) -> str:
    return f"  hexes: [[forest 5, forest 9, desert], {REST}]\n  harbours: {there}\n{NEUTRALS}"


def one(kind: str, words: str, remedy: str, *mend: tuple[str, str]) -> Case:
    """One entry, its words in a row: `city, price: {ore: 20}`."""
    lines = words.replace("; ", "\n  ")
    return fault(kind, f"- id: {lines}\n  source: house\n", remedy, *mend)


def river(
    hexes: str,
    remedy: str,
    *mend: tuple[str, str],
    bridges: str = "12-E",
    removes: str = "hills: 2, pasture: 1",
) -> Case:
    words = f"short-river; hexes: {hexes}; bridges: [{bridges}]; removes: {{{removes}}}"
    return one("rivers", words, remedy, *mend)


def oasis(words: str, remedy: str, *mend: tuple[str, str]) -> Case:
    return one("arrows", f"north; {words}", remedy, *mend)


INLAND = "4 4, 5 5, 8 6, 9 10, 10 8, 13 9, 14 3"
COAST = "12 4, 7 12, 3 9, 0 3, 1 8, 6 10, 11 11, 15 5, 18 2, 17 6"


def region(
    name: str, hexes: str, remedy: str, *mend: tuple[str, str], terrains: str = "hills: 7", more: str = ""
) -> Case:
    words = f"{name}; hexes: [{hexes}]; terrains: {{{terrains}}}{more}"
    return one("regions", words, remedy, *mend)


def plaza(
    place: str,
    remedy: str,
    *mend: tuple[str, str],
    sea: str = "2-NE",
    wares: str = "marble: 6",
    barbarian: str = "1-SE",
    removes: str = "pasture: 1",
) -> Case:
    words = f"quarry; hex: {place}; sea: [{sea}]; wares: {{{wares}}}; barbarian: {barbarian}"
    return one("plazas", f"{words}; removes: {{{removes}}}", remedy, *mend)


CASES = {
    # Maps
    "lacks hexes": fault(
        "maps",
        f"{MINE}  hexes: [[forest 8]]\n{NINE}{NEUTRALS}",
        "rows of 3, 4, 5, 4, 3",
        ("[[forest 8]]", f"[[forest 8, forest 5, desert], {REST}]"),
    ),
    "'forest 6' touches 'forest 8'": printed(
        "forest 8, forest 6, desert", "write 'red-may-touch: true'", ("touch: false", "touch: true")
    ),
    "no terrain 'jungle'": printed("forest 8, jungle 5, desert", "use one of: "),
    "'forest' has no number": printed(
        "forest 8, forest, desert", "write 'forest 8'", ("8, forest,", "8, forest 5,")
    ),
    "'forest 7' has no number": printed(
        "forest 8, forest 7, desert", "but not 7", ("8, forest 7", "8, forest 9")
    ),
    "desert gives nothing": printed(
        "forest 8, desert 5, desert", "write 'desert' alone", ("desert 5", "desert")
    ),
    "numbers are printed where": fault(
        "maps",
        f"{MINE}  tokens: printed\n{NINE}{NEUTRALS}",
        "write 'tokens: spiral'",
        ("tokens: printed", "tokens: spiral"),
    ),
    "no harbour 'pearl'": fault("maps", MINE + harbours("{0-NW: pearl}"), "use one of: "),
    "no coast '4-E'": fault("maps", MINE + harbours("{4-E: any}"), "use one of: 0-NW"),
    "share a corner": fault(
        "maps", MINE + harbours("{0-NW: any, 0-W: any}"), "along the coast", ("0-W", "3-W")
    ),
    "shuffled over 1 places": laid(
        f"  harbours: {{0-NW: any}}\n{NEUTRALS}", "as many places", ("  harbours: {0-NW: any}\n", NINE)
    ),
    "2 neutral settlements": laid(NINE + "  neutrals: [1-S]\n", "write 'neutrals: [1-S, 13-SE]'"),
    "too near": laid(NINE + "  neutrals: [1-S, 4-SE]\n", "leave a corner", ("4-SE", "13-SE")),
    "no corner '9-X'": laid(NINE + "  neutrals: [1-S, 9-X]\n", "did you mean '9-"),
    "no corner 'beach'": laid(
        NINE + "  neutrals: [1-S, beach]\n", "the lowest hex at it and its corner", ("beach", "13-SE")
    ),
    # The box
    "1 are missing": one(
        "terrains", "forest; count: 3; gives: lumber", "raise a 'count'", ("count: 3", "count: 4")
    ),
    "1 are too many": one(
        "terrains", "forest; count: 5; gives: lumber", "lower a 'count'", ("count: 5", "count: 4")
    ),
    "no resource 'timber'": one(
        "terrains", "forest; count: 4; gives: timber", "did you mean 'lumber'?", ("timber", "lumber")
    ),
    "18 tokens for 19 hexes": Case(
        "add tokens",
        {
            "island/terrains.yaml": "- {id: desert, source: house, count: 1, gives: ore}\n",
            "island/maps.yaml": PRINTED.replace("mine", "beginner")
            + f"[[hills 5, hills 9, hills 8], {REST}]\n",
        },
        add={"island/tokens.yaml": "- {id: s, source: house, roll: 4}\n"},
    ),
    "18 tokens for 17 hexes": fault(
        "terrains",
        "- {id: forest, source: house, count: 3, gives: lumber}\n- id: swamp\n  source: house\n  count: 1\n",
        "let another terrain give something",
        ("count: 1\n", "count: 1\n  gives: ore\n"),
    ),
    "red numbers would touch": Case(
        "write 'red-may-touch: true'",
        {"island/tokens.yaml": "- {id: b, source: house, roll: 8}\n"},
        add={"island/maps.yaml": MAY_TOUCH},
    ),
    "can hardly be laid apart": Case(
        "keep to 5 tokens of 6 and 8, or write 'red-may-touch: true'",
        {"island/tokens.yaml": "".join(f"- {{id: {t}, source: house, roll: 8}}\n" for t in "abd")},
        add={"island/maps.yaml": MAY_TOUCH},
    ),
    "no hex pays on a seven": one("tokens", "b; roll: 7", "another roll", ("roll: 7", "roll: 3")),
    "no resource 'pearls'": one("harbours", "wool; count: 1; rate: 2; takes: pearls", "use one of: "),
    # Pieces
    "can never be paid": one(
        "pieces", "city; price: {ore: 20}; count: 4", "ask for at most 19", ("ore: 20", "ore: 19")
    ),
    "a turn would never end": one(
        "pieces", "road; price: {}; count: 15", "name at least one resource", ("{}", "{ore: 1}")
    ),
    "no resource 'gold'": one("pieces", "road; price: {gold: 1}; count: 15", "use one of: "),
    "how many does everybody have": one("pieces", "road; price: {ore: 1}", "add 'count: 1'"),
    "know no 'palace'": one("pieces", "palace; price: {ore: 1}", "use one of: ", ("palace", "card")),
    # Cards
    "either does something or is worth points": one(
        "cards", "knight; count: 14", "write 'do:' or 'points:'", ("14", "14\n  points: 1")
    ),
    "no use for 'damage'": one("cards", "knight; count: 14; do: [{damage: 1}]", "use one of: "),
    "only an event can speak of 'leaders'": one(
        "cards",
        "knight; count: 14; do: [{take: {who: leaders}}]",
        "use you or everyone",
        ("leaders", "you"),
    ),
    "needs exactly one of": one(
        "cards", "knight; count: 14; do: [{roads: 1, knight: 1}]", "", ("roads: 1, ", "")
    ),
    "at least 1": one(
        "cards", "knight; count: 0; do: [{knight: 1}]", "make it >= 1", ("count: 0", "count: 1")
    ),
    # Events
    "is on no card": one("events", "plain; rolls: []", "list a number for each card", ("[]", "[8]")),
    "several players": one(
        "events", "plain; rolls: [8]; do: [{take: {who: you}}]", "such as everyone", ("you", "everyone")
    ),
    "only the leaders": one(
        "events",
        "plain; rolls: [8]; do: [{give: {who: everyone, to: poorer}}]",
        "write 'who: leaders'",
        ("who: everyone", "who: leaders"),
    ),
    # Fishermen
    "nobody fishes on a seven": one(
        "terrains", "lake; count: 1; module: fishermen; fish: [7]", "another roll", ("[7]", "[2]")
    ),
    "fishes on a seven": one(
        "grounds", "ground-4; roll: 7; paths: [0-NE, 1-NW]", "another roll", ("roll: 7", "roll: 4")
    ),
    "no coast '9-E'": one(
        "grounds", "ground-4; roll: 4; paths: [0-NE, 9-E]", "use one of: ", ("9-E", "1-NW")
    ),
    "do not lie side by side": one(
        "grounds", "ground-4; roll: 4; paths: [0-NE, 2-NE]", "that meet", ("2-NE", "1-NW")
    ),
    "and so does ground-10": one(
        "grounds", "ground-x; roll: 4; paths: [3-NW, 3-W]", "along the coast", ("3-NW, 3-W", "7-NW, 7-W")
    ),
    "the token shows no fish": one(
        "fish", "squid; count: 2", "write 'fish:' for every token", ("count: 2", "count: 2\n  fish: 2")
    ),
    "can't have 6 each": one(
        "fish", "one-fish; count: 11; fish: 1; each: 6", "write 'each: 5'", ("each: 6", "each: 2")
    ),
    "only one player can have the boot": one(
        "fish", "boot; count: 2", "write 'count: 1'", ("count: 2", "count: 1")
    ),
    "begin with 5 tokens each": one(
        "numbers", "fish-limit; value: 4", "write 5 or more", ("value: 4", "value: 5")
    ),
    # Rivers
    "'19 swamp' is on no hex": river(
        "[19 swamp, 13 hills, 14 mountains]", "a number below 19", ("19 ", "12 ")
    ),
    "no terrain 'bog'": river("[12 bog, 13 hills, 14 mountains]", "use one of: ", ("bog", "swamp")),
    "no path '13-X'": river(
        "[12 swamp, 13 hills, 14 mountains]", "did you mean", ("13-X", "13-E"), bridges="12-E, 13-X"
    ),
    "no terrain 'bog' to be left out": river(
        "[12 swamp, 13 hills, 14 mountains]", "use one of: ", ("bog", "hills"), removes="mountains: 1, bog: 2"
    ),
    "belongs to a river twice": river("[3 swamp, 13 hills, 14 mountains]", "one river", ("3 sw", "12 sw")),
    "6 hexes are left out for 7": river(
        "[12 swamp, 13 hills, 14 mountains]",
        "leave out as many",
        ("hills: 2", "hills: 2, pasture: 1"),
        removes="hills: 2",
    ),
    # Caravans
    "there is no hex 19": oasis("hex: 19; arrows: [N]", "a number below 19", ("19", "9")),
    "no caravan can set out": oasis("hex: 9; arrows: []", "arrows: [N, SE, SW]", ("[]", "[N]")),
    "no corner 'E'": oasis("hex: 9; arrows: [N, E]", "use one of: ", (", E]", ", SE]")),
    "two arrows point to 'S'": oasis("hex: 9; arrows: [S, S]", "every corner once", ("[S, S]", "[S]")),
    "no path leads away from hex 0 at 'N'": oasis(
        "hex: 0; arrows: [N]", "that is not at the sea", ("[N]", "[S]")
    ),
    "no resource 'silk'": one("votes", "silk; votes: 1", "use one of: ", ("silk", "ore")),
    "no resource 'woll'": one("votes", "woll; votes: 1", "did you mean 'wool'?"),
    # Barbarian attack
    "no terrain 'bog' here": region("inland", INLAND, "use one of: ", ("bog", "hills"), terrains="bog: 7"),
    "6 terrains are shuffled over 7": region(
        "inland", INLAND, "as many of both", ("hills: 6", "hills: 7"), terrains="hills: 6"
    ),
    "and others do not": region(
        "inland", INLAND, "make two regions of it", ("desert: 1", "fields: 1"), terrains="hills: 6, desert: 1"
    ),
    "'25 4' is on no hex": region("inland", INLAND.replace("4 4", "25 4"), "below 19", ("25 4", "4 4")),
    "hex 2 gives nothing": region("desert", "2 5", "write '2' alone", ("2 5", '"2"'), terrains="desert: 1"),
    "'4 7' has no roll": region("inland", INLAND.replace("4 4", "4 7"), "write '4 8'", ("4 7", "4 8")),
    "hex 4 is in 0 regions": region(
        "inland",
        INLAND.replace("4 4, ", ""),
        "in one region",
        ("[5 5", "[4 4, 5 5"),
        ("hills: 6", "hills: 7"),
        terrains="hills: 6",
    ),
    "the roll 4 is at the coast twice": region(
        "coast", COAST.replace("7 12", "7 4"), "its own", ("7 4", "7 12"), terrains="hills: 10"
    ),
    "no hex of the coast has the roll 7": region(
        "coast", COAST, "use one of: 4, 12", ("[7]", "[2]"), terrains="hills: 10", more="; barbarians: [7]"
    ),
    "no side 'up'": one("directions", "brown; sides: [up, E]", "use one of: ", ("up", "W")),
    "NW and E are not opposite": one("directions", "brown; sides: [NW, E]", "as W and E", ("NW", "W")),
    "2 barbarians begin on the coast": one(
        "numbers", "barbarians; value: 1", "write 2 or more", ("value: 1", "value: 2")
    ),
    "an invasion would never end": one(
        "numbers", "invasion-numbers; value: 11", "write 10 or less", ("value: 11", "value: 10")
    ),
    # Traders
    "'19 quarry' is on no hex": plaza("19 quarry", "a number below 19", ("19 quarry", "2 quarry")),
    "no terrain 'pit'": plaza("2 pit", "use one of: ", ("pit", "quarry")),
    "'2-SW' is no side at the sea": plaza("2 quarry", "use one of: 2-NW, 2-NE, 2-E", sea="2-SW"),
    "'9-E' is no side at the sea": plaza("9 quarry", "leave 'sea' empty", ("[9-E]", "[]"), sea="9-E"),
    "no path '1-X'": plaza("2 quarry", "did you mean", ("1-X", "1-SE"), barbarian="1-X"),
    "no path 'wood'": plaza("2 quarry", "and its side, as 1-SE", ("wood", "1-SE"), barbarian="wood"),
    "no ware 'silk'": plaza("2 quarry", "use one of: ", wares="silk: 6"),
    "no terrain 'bog' can be left out": plaza("2 quarry", "use one of: ", removes="bog: 1"),
    "hex 7 has two plazas": plaza(
        "7 quarry", "a hex of its own", ("7 quarry", "2 quarry"), ("[7-W]", "[2-E]"), sea="7-W"
    ),
    "two barbarians begin on 8-SW": plaza(
        "2 quarry", "a path of its own", ("8-SW", "1-SE"), barbarian="8-SW"
    ),
    "no barbarian can be on 18-E": plaza(
        "2 quarry", "a path inland", ("barbarian: 18-E", "barbarian: 1-SE"), barbarian="18-E"
    ),
    "4 terrains are left out for 3": plaza(
        "2 quarry", "leave out as many", ("pasture: 2", "pasture: 1"), removes="pasture: 2"
    ),
    "no plaza 'market'": one("wares", "marble; to: market", "use one of: ", ("market", "castle")),
    "is wanted where it comes from": one(
        "wares", "marble; to: quarry", "at another plaza", ("to: quarry", "to: castle")
    ),
    "everybody's from the start": one(
        "wagons",
        "wagon-1; move: 4; gold: 1; price: {ore: 1}",
        "leave its 'price' out",
        ("  price: {ore: 1}\n", ""),
    ),
    "so nobody would wait for it": one(
        "wagons", "wagon-2; move: 5; gold: 2", "add a 'price'", ("gold: 2", "gold: 2\n  price: {ore: 1}")
    ),
    "no resource is 'silk'": one(
        "wagons", "wagon-2; move: 5; gold: 2; price: {silk: 1}", "use one of: ", ("silk", "ore")
    ),
    "can't be paid: 20 ore": one(
        "wagons", "wagon-2; move: 5; gold: 2; price: {ore: 20}", "ask for at most 19", ("20", "19")
    ),
    # Numbers and switches
    "is missing, and the rules need it": Case(
        "put it back as it came with the game",
        base=(("numbers.yaml", "^- {id: target,.*\n", ""),),
        restore=True,
    ),
    "no card would lie above New Year": one(
        "numbers", "new-year-under; value: 36", "write at most 35", ("36", "35")
    ),
    "too small": one("numbers", "target; value: 0", "write 1 or more", ("value: 0", "value: 1")),
    "know no 'targets'": one("numbers", "targets; value: 9", "did you mean 'target'?"),
    "know no 'qqqqqq'": one(
        "numbers", "qqqqqq; value: 9", "remove it", ("- id: qqqqqq\n  value: 9\n  source: house\n", "")
    ),
    "start with 5 tokens each": one(
        "numbers", "trade-tokens; value: 9", "write 10 or more", ("value: 9", "value: 10")
    ),
    "has no value 'two'": one("switches", "thefts; value: two", "use one of: every, one"),
    "has no value 'variables'": one("switches", "map; value: variables", "did you mean 'variable'?"),
    "has no value '99'": one("switches", "offers; value: 99", "a number from 0 to 20", ("99", "20")),
}
"""By what is said."""


@cache
def followed(said: str) -> tuple[Problem, frozenset[tuple[str, int]]]:
    """Follow a remedy, once: the fault, and where the program told of it."""
    return proven(CASES[said], GAME.spec, CONTENT)


@pytest.mark.parametrize("said", CASES)
def test_a_remedy_mends(said: str) -> None:
    problem, _ = followed(said)
    assert said in problem.message
    assert problem.file.suffix == ".yaml" and (problem.line or CASES[said].restore)


def test_every_place_that_proposes_something_is_proven() -> None:
    heard = {place for said in CASES for place in followed(said)[1]}
    for checks in CHECKS:
        assert unheard(sites(checks), heard) == []
