"""Every remedy that Western Sea's check proposes is followed to the letter, and the check is clean."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.rules.western_sea.game import GAME
from tests.remedies import Case, proven, sites, unheard
from tests.rules.western_sea.test_checks import (
    BROKEN,
    CHEAP,
    CONTENT,
    DIE,
    NUMBERS,
    PLACEMENT,
    POINTS,
    PRESENCE,
    SET,
    did,
)

RULES = Path(__file__).resolve().parents[3] / "game" / "rules" / "western_sea"
MODULES = [
    RULES / name
    for name in (
        "checks.py",
        "check_parts.py",
        "modules/emissaries.py",
        "modules/advisors.py",
        "modules/enclosures_check.py",
        "modules/diceoneer/check.py",
    )
] + [RULES.parents[1] / "engine" / "templates.py"]

MENDS: dict[str, tuple[str, str]] = {
    "convert into itself": ("to: trade", "to: raid"),
    "no access": ("access: []", "access: [green]"),
    "raise a number of all": ("{houses: 1}", "{die-track: 1}"),
    "raise by nothing": ("die-track: 0", "die-track: 1"),
    "raise nothing": ("raise: {}", "raise: {die-track: 1}"),
    "guarded technology": ("- guard: 1", "- {raise: {defence: 1}}"),
    "placement without do": ("kind: placement\n", "kind: placement\n  do: [{move: 1}]\n"),
    "factory without do": ("kind: factory\n", "kind: factory\n  do: [{move: 1}]\n"),
    "presence without while": ("kind: presence\n", "kind: presence\n  while: [{guard: 1}]\n"),
    "points without points": ("kind: points\n", "kind: points\n  points: [1, 0]\n"),
    "points with do": ("  do: [{move: 1}]\n", ""),
    "points with while": ("  while: [{guard: 1}]\n", ""),
    "presence with do": ("  do: [{move: 1}]\n", ""),
    "one number": ("[3]", "[3, 0]"),
    "smaller first": ("[1, 2]", "[2, 1]"),
    "gain nothing": ("gain: {}", "gain: {food: 1}"),
    "gain less": ("wood: -1", "wood: 1"),
    "give per": (", per: {houses: built}", ""),
    "may nothing": ("may: []", "may: [{move: 1}]"),
    "either one": ("- move: 1\n", "- move: 1\n        - reroll: 1\n"),
    "trigger without effect": ("do: []", "do: [{move: 1}]"),
    "everybody's end": ("      whose: others\n", ""),
    "alone and shared": ("alone: true, shared: true", "alone: true"),
    "idle technology": ("cost:", "points: 1\n  cost:"),
    "cost below nothing": ("food: -1", "food: 1"),
    "second die": ("  terrain: hills\n", ""),
    "blank face": ("[[]", "[[raid]"),
    "too few dice": ("count: 3", "count: 9"),
    "eight": ("banking]", "banking, barter]"),
    "ten": (", drill]", "]"),
    "twice": ("banking, mapping]", "banking, barter]"),
    "itself": ("  extends: [wrong]\n", ""),
    "table instead of value": ("table: [1]", "value: 1"),
    "value instead of table": ("value: 1", "table: [1, 2, 3]"),
    "falling table": ("[3, 1]", "[1, 3]"),
    "empty table": ("[]", "[1]"),
    "below nothing": ("-1", "6"),
    "tents too few": ("value: 21}\n", "value: 21}\n- {id: tents, source: house, value: 21}\n"),
    "dice per no point": ("value: 0", "value: 1"),
    "no tent": ("value: 0", "value: 1"),
    "no tent alone": ("diceoneer: 0", "diceoneer: 1"),
    "dealt too many": ("value: 40", "value: 11"),
    "die's terrain": ("  terrain: hill\n", ""),
}
SEA_DICE = "modules/fish-and-ships/dice.yaml"
ELSEWHERE = {"extends"}  # shares cards with the set that it means; another case shows it


def cases() -> dict[str, Case]:
    found = {name: (kind, text, remedy) for name, (kind, text, _, _, remedy) in BROKEN.items()}
    found |= {name: ("numbers", text, remedy) for name, (text, _, remedy) in NUMBERS.items()}
    made = {
        name: fault(kind, text, remedy, *((MENDS[name],) if name in MENDS else ()))
        for name, (kind, text, remedy) in found.items()
        if name not in ELSEWHERE
    }
    return {**made, **MORE}


def fault(kind: str, text: str, remedy: str, *mend: tuple[str, str]) -> Case:
    more = {"western-sea/diceoneer.yaml": ADVISED} if kind == "advisors" else {}
    return Case(remedy, {f"western-sea/{kind}.yaml": text, **more}, mend=mend)


ADVISED = (
    "- {id: advice-wrong, source: house, with: advisors, advice: {advisor: wrong, side: trade, effect: vp}}\n"
)
"""What an advisor needs besides."""


EMISSARY = """\
- id: wrong
  source: house
  module: emissaries
  number: 999
  while: [{icon: settle}]
  hire: {icon: explore, die: yellow}
  score: [{vp: 1, per: {houses: built}}]
"""
ADVISOR = """\
- id: wrong
  source: house
  module: advisors
  number: 999
  do: [{move: 1}]
  while:
    - convert: {from: pioneer, to: raid, die: pink}
"""
ENCLOSURE = "- id: wrong\n  source: house\n  module: enclosures\n  number: 999\n  vp: 3\n"
HEXES = ENCLOSURE + "  hexes: {0/0: plains, 1/0: any, 2/0: any}\n"
SCORE = "  score: [{vp: 1, per: {tiles: {terrain: coast}}}]\n"
FISHY = "  do: [{gain: {fish: 1}}]\n"
HOUSES = "  score: [{vp: 1, per: {houses: built}}]\n"
FOUR = "- id: four\n  source: house\n  technologies: [garrisons, spoils-of-war, banking, barter]\n"
FIVE = SET.rstrip(", ") + "]\n"
SIDE = (
    "- id: raid\n  source: house\n  side:\n    action: raid\n    die: [6]\n"
    "    choices: {raid: [{by: [{most: lead}]}]}\n"
)
EXPLORE = (
    "- id: explore\n  source: house\n  side:\n    action: explore\n    die: [1]\n    numbers: {tiles: 3}\n"
)
QUEUE = "- id: queue\n  source: house\n  queue: {dice: {white: 3, green: 1}, share: 2, least: 3, tents: 2}\n"
HEXAGON = (
    "- id: hexagon\n  source: house\n  hexagon:\n    order: [action, wild, resource]\n"
    "    double: [{by: [{most: pieces}]}]\n    wild: [{by: [{most: pieces}]}]\n"
    "    resource: [{by: [{least: pieces}]}]\n    bare-vp: 1\n"
)
ADVICE = (
    "- id: advice-general\n  source: house\n  with: advisors\n"
    "  advice: {advisor: general, side: raid, effect: house}\n"
)


def text(lang: str, said: str, remedy: str, *mend: tuple[str, str]) -> Case:
    """A pack that has only texts."""
    return Case(remedy, {f"western-sea/text/{lang}.yaml": said}, mend=mend, names=False)


def many(n: int, more: str) -> str:
    return f"- id: more-{n}\n  source: house\n  number: {900 + n}\n  kind: points\n  points: [1, 0]\n{more}"


MORE = {
    # modules
    "fish of an emissary": fault(
        "emissaries", EMISSARY + FISHY, "add 'with: fish-and-ships' to this entry, or name another resource"
    ),
    "coast of an enclosure": fault(
        "enclosures",
        HEXES.replace("plains", "coast"),
        "add 'with: fish-and-ships' to this entry, or name another terrain",
    ),
    "ship of an advisor": fault(
        "advisors", ADVISOR.replace("to: raid", "to: fish"), "add 'with: fish-and-ships'"
    ),
    "coast of an emissary's score": fault(
        "emissaries", EMISSARY.replace(HOUSES, SCORE), "add 'with: fish-and-ships'"
    ),
    "a piece of the sea": fault(
        "tiles", PRESENCE + "  while: [{bring: ship}]\n", "add 'module: fish-and-ships' to this entry"
    ),
    "a ship of a technology": fault(
        "technologies",
        CHEAP + "  points: 1\n  module: fish-and-ships\n  while: [{bring: ship}]\n",
        "leave 'bring' out, or write a tile",
        ("  while: [{bring: ship}]\n", ""),
    ),
    "a hook of a module": fault(
        "tiles", PLACEMENT + "  do: [{hook: two-goods}]\n", "add 'module: emissaries'"
    ),
    "a count of a module": fault(
        "technologies",
        CHEAP + "  score: [{vp: 1, per: {enclosures: revealed}}]\n",
        "add 'module: enclosures'",
    ),
    "a third module": fault(
        "technologies",
        CHEAP + "  module: advisors\n  with: emissaries\n" + FISHY,
        "name another resource",
        ("fish: 1", "wood: 1"),
    ),
    "a module's cards in a set": fault(
        "sets",
        SET + "garrisons, spoils-of-war, banking, diplomatic-corps]\n",
        "add 'module: emissaries' to this entry",
    ),
    "no emissary of the module": fault(
        "emissaries", EMISSARY.replace("  module: emissaries\n", ""), "add 'module: emissaries'"
    ),
    "an emissary of another module": fault(
        "emissaries", EMISSARY.replace("module: emissaries", "module: advisors"), "add 'with: emissaries'"
    ),
    "an enclosure of others": fault(
        "enclosures",
        HEXES.replace("module: enclosures", "module: advisors\n  with: emissaries"),
        "instead write 'module: enclosures'",
    ),
    "no advisor of the module": fault(
        "advisors", ADVISOR.replace("  module: advisors\n", ""), "add 'module: advisors'"
    ),
    "advisor to pioneer": fault(
        "advisors",
        ADVISOR.replace("to: raid", "to: explore"),
        "name another icon",
        ("to: explore", "to: raid"),
    ),
    "with alone": fault(
        "tiles",
        POINTS + "  points: [1, 0]\n  with: advisors\n",
        "write 'module:' instead",
        ("with:", "module:"),
    ),
    "an advisor without advice": Case(
        f"add '{ADVISED.rstrip()}' to diceoneer.yaml",
        {"western-sea/advisors.yaml": ADVISOR},
        add={"western-sea/diceoneer.yaml": ADVISED},
    ),
    # enclosures
    "a hex apart": fault("enclosures", HEXES.replace("2/0", "5/5"), "' for '5/5'"),
    "a hex twice": fault("enclosures", HEXES.replace("2/0", "01/0"), "' for '01/0'"),
    "no place": fault(
        "enclosures", HEXES.replace("2/0", "two"), "write it like 0/0 or 1/-1", ("two", "1/-1")
    ),
    "any or": fault(
        "enclosures", HEXES.replace("plains", "any or hills"), "write 'any'", ("any or hills", "any")
    ),
    "hills or hills": fault(
        "enclosures", HEXES.replace("plains", "hills or hills"), "write 'hills'", ("hills or hills", "hills")
    ),
    "one same": fault(
        "enclosures", HEXES.replace("plains", "same"), "write 'any', or more of them", ("same", "any")
    ),
    # the rest
    "no name near": fault("technologies", CHEAP + "  do: [{hook: qqqqqq}]\n", "use one of: "),
    "one icon of one": fault(
        "technologies",
        CHEAP + "  while: [{icons: [food]}]\n",
        "or write 'icon:'",
        ("icons: [food]", "icon: food"),
    ),
    "either none": fault(
        "tiles", PLACEMENT + "  do: [{either: []}]\n", "add another", ("[]", "[{move: 1}, {reroll: 1}]")
    ),
    "points below": fault("tiles", POINTS + "  points: [3, -1]\n", "write 0 or more", ("-1", "0")),
    "players of a start": fault(
        "tiles", POINTS + "  points: [1, 0]\n  start: true\n  players: 3\n", "leave 'players' out"
    ),
    "one seal twice": fault(
        "technologies",
        CHEAP + "  points: 1\n  also-seal: red\n",
        "name another",
        ("also-seal: red", "also-seal: green"),
    ),
    "dealt by its module": fault(
        "technologies", CHEAP + "  points: 1\n  module: advisors\n  deal: modules\n", "leave 'deal' out"
    ),
    "twice by others": fault(
        "sets",
        FOUR + FOUR.replace("four", "again") + FIVE + "  extends: [four, again]\n",
        "leave a set out that has it",
        ("[four, again]", "[four]"),
        (FOUR.replace("four", "again"), ""),
    ),
    "extends": fault("sets", FOUR + FIVE + "  extends: [for]\n", did("four"), ("[for]", "[four]")),
    "naval": fault(
        "sets",
        SET + "garrisons, spoils-of-war, banking, barter]\n  naval: qqqqqq\n",
        "name one of the",
        ("  naval: qqqqqq\n", ""),
    ),
    "a terrain without a die": Case(
        "add a die with 'terrain: marsh'",
        {"western-sea/terrains.yaml": "- {id: marsh, source: house}\n"},
        add={"western-sea/dice.yaml": DIE + "  terrain: marsh\n"},
    ),
    "a number that is none": fault(
        "numbers",
        "- {id: qqqqqq, source: house, value: 1}\n",
        "replace one that exists",
        ("qqqqqq", "houses"),
    ),
    "no tables": Case(
        "add '- {id: deal-vp, source: house, table: [1, 2, 3]}'",
        base=(("numbers.yaml", "^- {id: deal-vp,.*\n", ""),),
    ),
    "no tents": Case("add '- {id: tents,", base=(("numbers.yaml", "^- {id: tents,.*\n", ""),)),
    "start tiles": Case(
        "add tiles with 'start: true'",
        base=(("tiles.yaml", r"^  start: true\n", ""),),
        add={"western-sea/tiles.yaml": "".join(many(n, "  start: true\n") for n in range(6))},
    ),
    "tiles of the stack": Case(
        "add tiles with 'players: 3' or fewer",
        base=(
            ("tiles.yaml", r"^  players: .\n", ""),
            ("tiles.yaml", r"^  kind: factory\n", "  kind: factory\n  players: 4\n"),
        ),
        add={"western-sea/tiles.yaml": "".join(many(n, "") for n in range(30))},
    ),
    # the Diceoneer
    "no queue": Case(
        "add an entry with 'queue:'",
        base=(("diceoneer.yaml", r"^- id: queue\n(  .*\n)*", ""),),
        add={"western-sea/diceoneer.yaml": QUEUE},
    ),
    "two queues": fault(
        "diceoneer", QUEUE.replace("id: queue", "id: wrong"), "use the id 'queue'", ("id: wrong", "id: queue")
    ),
    "no level": Case(
        "add an entry with 'level: {}'",
        base=(
            ("diceoneer.yaml", r"^  level:.*$", "  advice: {advisor: general, side: raid, effect: house}"),
        ),
        add={"western-sea/diceoneer.yaml": "- id: level\n  source: house\n  level: {}\n"},
    ),
    "a number of two sides": fault(
        "diceoneer", SIDE.replace("[6]", "[5, 6]"), "give it to one side only", ("[5, 6]", "[6]")
    ),
    "an action of two sides": fault(
        "diceoneer",
        SIDE.replace("id: raid", "id: wrong").replace("[6]", "[]"),
        "give it to one side only",
        (SIDE.replace("id: raid", "id: wrong").replace("[6]", "[]"), ""),
    ),
    "a number of no side": fault(
        "diceoneer", SIDE.replace("[6]", "[]"), "add it to one", ("die: []", "die: [6]")
    ),
    "a kind twice": fault(
        "diceoneer",
        HEXAGON.replace("[action, wild,", "[resource, wild,"),
        "name each kind once",
        ("[resource,", "[action,"),
    ),
    "no last line": fault(
        "diceoneer",
        HEXAGON.replace("wild: [{by", "wild: [{where: {pieces: 1}, by"),
        "end it with a line without 'where'",
        ("by: [{most: pieces}]}]\n    resource", "by: [{most: pieces}]}, {}]\n    resource"),
    ),
    "no measure": fault("diceoneer", SIDE.replace("most: lead", "most: leed"), did("lead")),
    "no measure near": fault(
        "diceoneer", SIDE.replace("most: lead", "most: qqqqqq"), "use one of: ", ("qqqqqq", "lead")
    ),
    "no advisor": fault("diceoneer", ADVICE.replace("advisor: general", "advisor: generale"), did("general")),
    "no advisor near": fault(
        "diceoneer", ADVICE.replace("advisor: general", "advisor: qqqqqq"), "use one of: "
    ),
    "no side": fault("diceoneer", ADVICE.replace("side: raid", "side: rade"), did("trade")),
    "stolen elsewhere": fault(
        "diceoneer",
        ADVICE.replace("effect: house", "effect: house, stolen: [{}]"),
        "or leave it out",
        (", stolen: [{}]", ""),
    ),
    "no die of the queue": fault("diceoneer", QUEUE.replace("green:", "gren:"), did("green")),
    "too many of the queue": fault(
        "diceoneer", QUEUE.replace("green: 1", "green: 9"), " or fewer", ("green: 9", "green: 1")
    ),
    "none for the queue": fault(
        "diceoneer", QUEUE.replace("green: 1", "treasure: 1"), "leave them out", (", treasure: 1", "")
    ),
    "no action of a side": fault(
        "diceoneer",
        SIDE.replace("action: raid", "action: rade"),
        did("trade"),
        ("action: rade", "action: raid"),
    ),
    "a number unknown": fault(
        "diceoneer",
        SIDE.replace("    choices", "    numbers: {qqqqqq: 1}\n    choices"),
        "leave it out",
        ("    numbers: {qqqqqq: 1}\n", ""),
    ),
    "a number missing": fault(
        "diceoneer",
        EXPLORE.replace("    numbers: {tiles: 3}\n", "") + "    choices: {draw: [{}], site: [{}]}\n",
        "add it to 'numbers'",
        ("    choices:", "    numbers: {tiles: 3}\n    choices:"),
    ),
    "a choice missing": fault(
        "diceoneer",
        EXPLORE + "    choices: {draw: [{}]}\n",
        "add it to 'choices'",
        ("{draw: [{}]}", "{draw: [{}], site: [{}]}"),
    ),
    # texts
    "a text gone": Case(
        "add '  gain: ... {",
        base=(("text/en.yaml", r"^  gain: gain.*\n", ""),),
        mend=(("phrases:\n", "phrases:\n  gain: ... {things} ...\n"),),
    ),
    "a noun gone": Case(
        "add '  count.houses: {one: ..., many: ..., gender: m}' under 'nouns:'",
        base=(("text/it.yaml", r"^  count\.houses: .*\n", ""),),
        mend=(("nouns:\n", "nouns:\n  count.houses: {one: ..., many: ..., gender: m}\n"),),
    ),
    "a noun without gender": text(
        "it",
        "nouns:\n  dice.green: {one: x, many: x, gender: x}\n",
        "add 'gender: m' or",
        ("gender: x", "gender: m"),
    ),
    "a person without gender": text(
        "it",
        "emissaries:\n  quartermaster: {gender: x}\n",
        "add 'gender: m' or",
        ("gender: x", "gender: m"),
    ),
    "a gap unknown": text("en", "phrases:\n  guard: x {m}\n", "use one of: n", ("{m}", "{n}")),
    "a gap of no text": text("en", "phrases:\n  then: x {m}\n", "use one of: ", ("{m}", "{deeds}")),
    "a noun unknown": text("en", "phrases:\n  guard: x {n tnet}\n", did("tent"), ("tnet", "tent")),
    "an open gap": text("en", "phrases:\n  guard: x {n\n", "write gaps as {name} or {n noun}", ("{n", "{n}")),
    "an empty text": text("en", "phrases:\n  guard: ' '\n", "write its text", ("' '", "x")),
    "a form unknown": text(
        "en", "phrases:\n  guard: {one: x, few: y, many: z}\n", "use zero, one, many", ("few", "zero")
    ),
    "white dice in a stock": Case(
        "write 'limited: false'", base=(("dice.yaml", "limited: false", "limited: true"),)
    ),
    "blue dice without a stock": Case(
        "write 'limited: true'", base=((SEA_DICE, "^- id: blue$", "- id: blue\n  limited: false"),)
    ),
    "treasure in the bag": Case(
        "leave 'start' out", base=((SEA_DICE, "^- id: treasure$", "- id: treasure\n  start: 1"),)
    ),
    "no pink die": Case(
        "write 'start: 1' or more", base=(("modules/advisors/dice.yaml", "start: 1", "start: 0"),)
    ),
    "a form missing": Case(
        "write it for 'one' and for 'many'",
        base=(("text/en.yaml", r"^  guard: .*$", "  guard: {one: x}"),),
        mend=(("guard: {one: x}", "guard: {one: x, many: y}"),),
    ),
    "no forms": text(
        "en", "phrases:\n  then: {one: x, many: y}\n", "write one text", ("{one: x, many: y}", "x")
    ),
    "a text of no entry": text("it", "tiles:\n  river-bent: {name: X}\n", did("river-bend")),
    "a text of no entry near": text(
        "it", "tiles:\n  qqqqqq: {name: X}\n", "remove it, or add", ("tiles:\n  qqqqqq: {name: X}\n", "")
    ),
    "a section unknown": text("en", "tile:\n  river-bend: {name: X}\n", did("tiles"), ("tile:", "tiles:")),
}


@cache
def heard(name: str) -> frozenset[tuple[str, int]]:
    """Follow a remedy, once; where the program told of the fault."""
    return proven(cases()[name], GAME.spec, CONTENT)[1]


@pytest.mark.parametrize("name", cases())
def test_a_remedy_mends(name: str) -> None:
    assert heard(name)


def test_every_place_that_proposes_something_is_proven() -> None:
    wanted = {place: said for module in MODULES for place, said in sites(module, ["teller.say"]).items()}
    assert unheard(wanted, {place for name in cases() for place in heard(name)}) == []
