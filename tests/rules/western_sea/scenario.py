"""How scenarios of Western Sea spell their positions and what they expect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.engine.chance import Chance
from game.engine.content import Library
from game.engine.game import Setup
from game.engine.hexes import axial, cell
from game.engine.opening import open_library
from game.engine.piles import UNKNOWN, Pile
from game.rules.western_sea import rounds
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.diceoneer import DICEONEER, DiceoneerEntry
from game.rules.western_sea.pieces import lay_tile
from game.rules.western_sea.scoring import score_lines, totals, winners
from game.rules.western_sea.state import SeaState
from tests.rules.harness import (
    BaseScenario,
    Misspelled,
    Player,
    equal,
    expect,
    merged,
    nothing_else,
    read_scenarios,
    readable,
    run,
)
from tests.rules.western_sea.parts import PARTS

HERE = Path(__file__).parent
PLAIN = HERE.parents[1] / "packs" / "plain"
PLAIN_ACTIONS = HERE.parents[1] / "packs" / "plain-actions"
NINE = "+".join(
    f"plain-{name}"
    for name in ("lore", "forge", "charter", "vault", "walls", "school", "encore", "wagons", "spirit")
)
"""Any nine technologies will do; a scenario says itself which of them lie in the row."""


class Scenario(BaseScenario, kw_only=True):
    """`off` may also be `hold`: parts of the state that are put back after every choice, as if nothing
    remembered the change."""

    modules: tuple[str, ...] = ()
    solo: dict[str, str] | None = None
    """Against the Diceoneer in seat 1, with these difficulty options on the plain level.

    `off` may also change these (`options`) or parts of its script (`script`: the id and what is else)."""


def scenarios() -> Iterator[tuple[str, Scenario]]:
    return read_scenarios(GAME.name, Scenario)


@cache
def library() -> Library:
    return open_library(GAME, [PLAIN, PLAIN_ACTIONS])


# Playing a scenario


def play(scenario: Scenario, off: dict[str, Any] | None = None) -> None:
    """Raise if it does not come out as it says; `off` switches a rule off first."""
    if off and "options" in off:
        readable(scenario.solo is not None, "off: options without solo")
        scenario = msgspec.structs.replace(scenario, solo={**(scenario.solo or {}), **off["options"]})
    setup = _setup(scenario)
    book = GAME.make_book(_without(library(), off), setup)
    assert isinstance(book, SeaBook)
    off = off or {}
    run(SeaPlayer, position, scenario, book, off, _gives(off.get("gives")))


def _setup(scenario: Scenario, **options: str) -> Setup:
    seats, modules = ("human",) * scenario.seats, tuple(scenario.modules)
    if scenario.solo is not None:
        seats, options = ("human", DICEONEER), {"level": "pioneer", **scenario.solo, **options}
    return Setup(game=GAME.name, seats=seats, modules=modules, options=options)


class SeaPlayer(Player[SeaBook, SeaState]):
    game = GAME

    def spelled(self, key: str) -> str:
        return spelled(key)

    def names(self, chance: Chance) -> Mapping[str, int]:
        return names(self.book, chance)

    def check(self, expected: dict[str, Any]) -> None:
        check(self.book, self.state, expected)

    def chosen(self) -> None:
        for word, value in self.off.get("hold", {}).items():
            setattr(self.state, word, list(value) if isinstance(value, list) else value)


def spelled(key: str) -> str:
    """Hexes are written as q/r."""
    words = key.split(" ")
    return " ".join(str(_cell(w)) if n and words[n - 1] == "hex" else w for n, w in enumerate(words))


def _cell(text: str) -> int:
    q, r = text.split("/")
    return cell(int(q), int(r))


def names(book: SeaBook, chance: Chance) -> Mapping[str, int]:
    """Things, cards and colours by their names, faces as in white:explore; seats and the like by number."""
    if chance.kind in ("tile", "start", "technology", "emissary", "advisor", "sea"):
        return book.thing
    if chance.kind == "card":
        return {card.id: n for n, card in enumerate(book.cards)}
    if chance.kind == "draw":
        return book.colour
    if chance.kind == "roll":
        return {key: face % FACES for key, face in book.face_of_key.items()}
    return {}


# Setting up a position


def position(book: SeaBook, scenario: Scenario) -> SeaState:
    given = dict(scenario.given)
    setup = _setup(scenario, tech=given.pop("tech", "first-game"))
    book.number.update(given.pop("numbers", {}))
    state = GAME.start(book, setup)
    assert isinstance(state, SeaState)
    phase = given.pop("phase", "act")
    if phase == "setup":
        nothing_else("given at the set-up", given)
        return state
    state.round, state.lap = given.pop("round", 1), given.pop("lap", 1)
    state.first = given.pop("first", 0)
    state.starts, state.drawn = [], []
    for place, tile in given.pop("map", {}).items():
        lay_tile(book, state, book.thing[tile], _cell(place))
    pile = given.pop("pile", ["plain-forest-4", "plain-plains-4"])
    # The scenario lists the pile from the top; every card in it is still unseen.
    state.pile = Pile([UNKNOWN] * len(pile), [0] * len(pile), sorted(book.thing[t] for t in pile))
    state.row = sorted(book.thing[t] for t in given.pop("row", ["plain-lore"]))
    state.points = given.pop("points", state.points)
    for seat in range(state.seats):
        _seat(book, state, seat, dict(given.pop(f"seat{seat}", {})))
    for colour, left in given.pop("stock", {}).items():
        _box(book, state, book.colour[colour], left)
    for module in PARTS:
        if module in given:
            PARTS[module].lay(book, state, dict(given.pop(module)))
    state.standstill = given.pop("standstill", 0)
    state.distance = rounds.distance_to_end(state) if state.standstill else ()
    _stack(state, phase, given.pop("turn", state.first))
    nothing_else("given", given)
    state.events.clear()
    return state


def _seat(book: SeaBook, state: SeaState, seat: int, given: dict[str, Any]) -> None:
    for place, n in given.pop("tents", {}).items():
        tile = state.at[_cell(place)]
        state.tents[tile * state.seats + seat] = n
        state.holds[seat] |= bool(n) << tile
    for place in given.pop("houses", []):
        tile = state.at[_cell(place)]
        state.house[tile] = seat
        state.houses[seat] -= 1
        state.holds[seat] |= 1 << tile
    state.supply[seat] = given.pop("supply", 3)
    state.camp[seat] = book.number["tents"] - state.supply[seat] - sum(state.tents[seat :: state.seats])
    if "camp" in given:
        _leave_in_camp(book, state, seat, given.pop("camp"))
    state.active[seat] = sorted(book.face_of_key[f] for f in given.pop("active", []))
    for area, lists in (("bag", state.bag), ("spent", state.spent)):
        lists[seat] = [0] * len(book.colours)
        for colour, n in given.pop(area, {}).items():
            lists[seat][book.colour[colour]] = n
    for kind, n in given.pop("tokens", {}).items():
        state.tokens[seat][book.resource[kind]] = n
    for technology in given.pop("technologies", []):
        thing = book.thing[technology]
        state.holds[seat] |= 1 << thing
        state.row = sorted({*state.row, thing})
    state.vp[seat] = given.pop("vp", 0)
    state.done[seat] = sum(1 << book.action[a] for a in given.pop("done", []))
    nothing_else(f"given.seat{seat}", given)
    for colour, die in enumerate(book.dice):
        if seat == state.seats - 1 and (die.limited or state.stock[colour]):
            total = die.count - book.number["dice-boxed"] if die.limited else die.start * state.seats
            state.stock[colour] = total - sum(_owned(state, s, colour) for s in range(state.seats))


def _leave_in_camp(book: SeaBook, state: SeaState, seat: int, camp: int) -> None:
    """Put the surplus of tents on a tile far away, as if placed earlier, so that none is lost."""
    surplus = state.camp[seat] - camp
    tile = book.thing["plain-bare"]
    if state.cell[tile] < 0:
        lay_tile(book, state, tile, cell(40, 40))
    state.tents[tile * state.seats + seat] += surplus
    if surplus:
        state.holds[seat] |= 1 << tile
    state.camp[seat] = camp


def _owned(state: SeaState, seat: int, colour: int) -> int:
    active = sum(f // FACES == colour for f in state.active[seat])
    return state.bag[seat][colour] + state.spent[seat][colour] + active


def _box(book: SeaBook, state: SeaState, colour: int, left: int) -> None:
    """Leave so many dice of a colour in the stock; the last seat has the rest in its bag."""
    state.bag[-1][colour] += state.stock[colour] - left
    state.stock[colour] = left


def _stack(state: SeaState, phase: str, turn: int) -> None:
    order = [(state.first + n) % state.seats for n in range(state.seats)]
    later = order[order.index(turn) + 1 :]
    rest: list[tuple[Any, ...]] = [("clean-up",)]
    if phase in ("round", "clean-up", "check-end"):
        state.stack = [(phase,)]
        return
    if phase == "manipulate":
        rest += [("lap", 2), ("lap", 1)]
        state.stack = [*rest, ("manipulate", turn)]
        return
    if phase == "all-rolled":
        state.stack = [*rest, ("lap", 2), ("lap", 1), ("manipulate", order[0]), ("all-rolled",)]
        return
    if phase == "draw":
        state.stack = [*rest, ("draw", turn)]
        return
    if phase in ("solo-turn", "solo-roll"):
        # What the Diceoneer does, until the human is asked again.
        state.turn, state.mains = 0, 0
        state.stack = [("act", 0), ("turn", 1) if phase == "solo-turn" else ("draw", 1)]
        return
    if phase == "over":
        state.stack = []
        return
    if phase != "act":
        raise Misspelled(f"unknown phase {phase}")
    if state.lap == 1:
        rest.append(("lap", 2))
    state.turn, state.mains = turn, 1
    state.stack = [*rest, ("lap-over",), *[("turn", seat) for seat in reversed(later)], ("act", turn)]


# What is expected


def check(book: SeaBook, state: SeaState, expected: dict[str, Any]) -> None:
    for word, wanted in expected.items():
        if word.startswith("seat"):
            _check_seat(book, state, int(word[4:]), wanted)
        elif word == "map":
            for place, tile in wanted.items():
                seen = state.at.get(_cell(place))
                equal(f"the tile at {place}", None if seen is None else book.tiles[seen].id, tile)
        elif word == "gone":
            lying = [*state.pile.pool, *state.pile.slots, *state.at.values(), *state.drawn]
            equal("tiles out of the game", [t for t in wanted if book.thing[t] in lying], [])
        elif word in PARTS:
            PARTS[word].look(book, state, wanted)
        elif word == "points":
            equal("points in the supply", state.points, wanted)
        elif word == "stock":
            for colour, n in wanted.items():
                equal(f"{colour} dice in the stock", state.stock[book.colour[colour]], n)
        elif word == "row":
            equal("technologies in play", sorted(book.things[t].id for t in state.row), sorted(wanted))
        elif word == "pile":
            equal("tiles in the pile", len(state.pile.slots), wanted)
        elif word == "totals":
            equal("totals", totals(book, state), wanted)
        elif word == "lines":
            lines = sorted(
                [line.seat, line.category, line.what, line.points] for line in score_lines(book, state)
            )
            equal("score lines", lines, sorted(wanted))
        elif word == "winners":
            equal("winners", winners(book, state), wanted)
        else:
            seen = getattr(state, word)
            equal(word, seen, wanted)


def _check_seat(book: SeaBook, state: SeaState, seat: int, expected: dict[str, Any]) -> None:
    for word, wanted in expected.items():
        what = f"seat {seat}, {word}"
        if word == "tents":
            for place, n in wanted.items():
                tile = _tile_at(state, place)
                equal(f"{what} at {place}", state.tents[tile * state.seats + seat], n)
        elif word == "houses":
            built = sorted(state.cell[t] for t, owner in enumerate(state.house) if owner == seat)
            equal(what, [list(axial(c)) for c in built], [list(axial(_cell(p))) for p in wanted])
        elif word == "active":
            equal(what, [book.face_key[f] for f in state.active[seat]], _faces(book, wanted))
        elif word in ("bag", "spent"):
            seen = {book.colours[c]: n for c, n in enumerate(getattr(state, word)[seat]) if n}
            equal(what, seen, wanted)
        elif word == "tokens":
            equal(what, {book.resources[k]: n for k, n in enumerate(state.tokens[seat]) if n}, wanted)
        elif word == "technologies":
            mine = [t.id for t in book.technologies if state.holds[seat] >> book.thing[t.id] & 1]
            equal(what, mine, wanted)
        elif word == "done":
            equal(what, [a for n, a in enumerate(book.actions) if state.done[seat] >> n & 1], wanted)
        elif word == "present":
            equal(what, [p for p in wanted if not state.holds[seat] >> _tile_at(state, p) & 1], [])
        elif word == "absent":
            equal(what, [p for p in wanted if state.holds[seat] >> _tile_at(state, p) & 1], [])
        else:
            equal(what, getattr(state, word)[seat], wanted)


def _tile_at(state: SeaState, place: str) -> int:
    expect(_cell(place) in state.at, f"no tile lies at {place}")
    return state.at[_cell(place)]


def _faces(book: SeaBook, faces: list[str]) -> list[str]:
    return [book.face_key[f] for f in sorted(book.face_of_key[f] for f in faces)]


# Switching a rule off


def _without(library: Library, off: dict[str, Any] | None) -> Library:
    """The content without what an entry does, or with other values in it: {entry: plain-lore, points: 0}."""
    if not off or not {"entry", "script"} & set(off):
        return library
    entries = {kind: dict(found) for kind, found in library.entries.items()}
    if "script" in off:
        id_ = off["script"]["id"]
        readable(id_ in entries[DICEONEER], f"off: no entry {id_} in the script")
        changed = merged(msgspec.to_builtins(entries[DICEONEER][id_]), off["script"])
        entries[DICEONEER][id_] = msgspec.convert(changed, DiceoneerEntry)
        return replace(library, entries=entries)
    for found in entries.values():
        entry: Any = found.get(off["entry"])
        if entry is not None:
            words = [w for w in ("do", "while_", "when", "score") if hasattr(entry, w)]
            values = {w: v for w, v in off.items() if w != "entry"} or dict.fromkeys(words, ())
            found[off["entry"]] = _other(entry, values)
            return replace(library, entries=entries)
    raise Misspelled(f"off: no entry {off['entry']}")


def _other(entry: Any, values: dict[str, Any]) -> Any:
    """The entry with other values, read like those in a content file."""
    written = {field.name: field.encode_name for field in msgspec.structs.fields(entry)}
    unknown = sorted(set(values) - set(written))
    readable(not unknown, f"off: an entry like {entry.id} has no {unknown}")
    changed = {**msgspec.to_builtins(entry), **{written[word]: value for word, value in values.items()}}
    try:
        return msgspec.convert(changed, type(entry))
    except msgspec.ValidationError as error:
        raise Misspelled(f"off: no such entry: {error}") from error


def _gives(value: Any) -> Any:
    """What a switched-off rule answers instead; hexes are written as q/r."""
    if isinstance(value, list) and value and all(isinstance(v, str) and "/" in v for v in value):
        return [_cell(v) for v in value]
    return value
