"""How scenarios of Finis Terrae spell their positions and what they expect.

Squares are written x/y, x eastwards and y southwards from the centre of the Isle of Winds; the second bank of
a strait x/y:1; a tile by its name and where its first side points, as in `coast E`; holds as vessel:number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from game.engine.chance import Chance
from game.engine.content import Library
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.piles import new_pile
from game.engine.squares import SIDE, cell
from game.engine.state import Frame
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import is_complete, lay
from game.rules.finis_terrae.content import DIRECTIONS
from game.rules.finis_terrae.game import GAME
from game.rules.finis_terrae.scoring import score_lines, totals, winners
from game.rules.finis_terrae.state import EMPTY, HOLDS, Hold, TerraeState
from tests.rules.harness import (
    BaseScenario,
    Misspelled,
    Player,
    equal,
    expect,
    nothing_else,
    read_scenarios,
    readable,
    run,
)

HOMES = ["1/0", "-1/0", "0/-1", "0/1"]


Scenario = BaseScenario


def scenarios() -> Iterator[tuple[str, Scenario]]:
    return read_scenarios(GAME.name, Scenario)


@cache
def library() -> Library:
    return open_library(GAME, texts=False)


def play(scenario: Scenario, off: dict[str, Any] | None = None) -> None:
    """Raise if it does not come out as it says; `off` switches a rule off first."""
    off = off or {}
    setup = Setup(game=GAME.name, seats=("human",) * scenario.seats)
    book = GAME.make_book(_altered(library(), off), setup)
    assert isinstance(book, TerraeBook)
    run(TerraePlayer, position, scenario, book, off, off.get("gives"))


class TerraePlayer(Player[TerraeBook, TerraeState]):
    game = GAME

    def spelled(self, key: str) -> str:
        return spelled(key)

    def names(self, chance: Chance) -> Mapping[str, int]:
        return names(self.book, chance)

    def check(self, expected: dict[str, Any]) -> None:
        check(self.book, self.state, expected)


# Spelling


def _cell(text: str) -> int:
    x, y = str(text).partition(":")[0].split("/")
    return cell(int(x), int(y))


def _piece(text: str) -> int:
    return 2 * _cell(text) + int(str(text).partition(":")[2] or 0)


def spelled(key: str) -> str:
    words = key.split(" ")
    if len(words) == 3:
        kind, at = words[1:]
        if kind == "square":
            words[2] = str(_cell(at))
        elif kind in ("beach", "port"):
            words[2] = str(_piece(at))
        elif kind == "hold":
            vessel, hold = at.split(":")
            words[2] = str(int(vessel) * HOLDS + int(hold))
        elif kind == "rotation":
            words[2] = str(SIDE[at])
    return " ".join(words)


def names(book: TerraeBook, chance: Chance) -> Mapping[str, int]:
    """Tiles, weather and winds by their names, all else by number."""
    if chance.kind == "tile":
        return book.kind
    if chance.kind == "weather":
        return book.card
    return {name: n for n, name in enumerate(DIRECTIONS)} if chance.kind == "wind" else {}


def _hold(book: TerraeBook, text: str) -> Hold:
    """`spice 2`, or `-` for an empty one."""
    if text == "-":
        return EMPTY
    name, n = text.split(" ")
    return book.good[name], int(n)


# Setting up a position


def position(book: TerraeBook, scenario: Scenario) -> TerraeState:
    given = dict(scenario.given)
    book.number.update(given.pop("numbers", {}))
    state = GAME.start(book, Setup(game=GAME.name, seats=("human",) * scenario.seats))
    assert isinstance(state, TerraeState)
    if given.get("phase") == "setup":
        given.pop("phase")
        nothing_else("given at the set-up", given)
        return state
    state.day, state.first = 1, given.pop("first", 0)
    _chart(book, state, given)
    state.flag = given.pop("flag", 0 if state.dens else -1)
    reserve = given.pop("reserve", {})
    for vessel in range(scenario.seats + 1):
        name = "galleon" if vessel == book.galleon else f"seat{vessel}"
        _vessel(book, state, vessel, dict(given.pop(name, {})))
    for place, goods in given.pop("lying", {}).items():
        state.lying[_cell(place)] = tuple(goods.get(name, 0) for name in book.goods)
    _settle_reserve(book, state, reserve)
    state.weather = book.card[given.pop("weather", "sunny")]
    state.value, state.common = given.pop("value", 3), given.pop("common", 2)
    state.over = given.pop("over", 0)
    if "deck" in given:
        _deck(book, state, given.pop("deck"))
    turn = given.pop("turn", 0)
    state.turn = turn
    state.stack = _stack(given.pop("phase", "act"), turn, given.pop("steps", 6))
    nothing_else("given", given)
    state.events.clear()
    return state


def _chart(book: TerraeBook, state: TerraeState, given: dict[str, Any]) -> None:
    for place, tile in given.pop("map", {}).items():
        name, _, side = tile.partition(" ")
        lay(book, state, _cell(place), book.kind[name], SIDE[side or "N"])
    pile = [book.kind[t] for t in given.pop("pile", [])]
    state.pile = new_pile(pile)
    state.drawn = sorted(book.kind[t] for t in given.pop("drawn", []))
    isle = [k for k, t in enumerate(book.tiles) if t.isle]
    # A scenario plays with the tiles that it names, and no others.
    book.stack = [*pile, *state.drawn, *[code >> 2 for code in state.at.values() if code >> 2 not in isle]]


def _vessel(book: TerraeBook, state: TerraeState, vessel: int, given: dict[str, Any]) -> None:
    if vessel < state.seats:
        home = _cell(given.pop("home", HOMES[vessel]))
        state.home[vessel] = state.ship[vessel] = home
        for piece in [2 * home, *[_piece(p) for p in given.pop("ports", [])]]:
            state.port[piece] = vessel
            state.ports[vessel] -= 1
        if "ports-left" in given:
            # The others stand on no map: as if there were fewer markers.
            readable(state.seats == 2, "ports-left: all seats have as many ports")
            book.number["ports"] -= state.ports[vessel] - given["ports-left"]
            state.ports = [n - state.ports[vessel] + given["ports-left"] for n in state.ports]
            given.pop("ports-left")
        state.store[vessel] = given.pop("store", 0)
        state.pirate[vessel] = given.pop("pirate", 0)
        for name, n in given.pop("laid", {}).items():
            state.laid[vessel][book.good[name]] = n
        state.plus[vessel], state.minus[vessel] = given.pop("plus", 0), given.pop("minus", 0)
    elif state.dens:
        state.ship[vessel] = state.dens[0]
    if "ship" in given:
        state.ship[vessel] = _cell(given.pop("ship"))
    if "holds" in given or vessel < state.seats:
        holds = [_hold(book, h) for h in given.pop("holds", [])]
        state.holds[vessel] = holds + [EMPTY] * (HOLDS - len(holds))
    nothing_else(f"given of vessel {vessel}", given)


def _settle_reserve(book: TerraeBook, state: TerraeState, given: dict[str, int]) -> None:
    used = [0] * len(book.goods)
    used[COIN] = sum(state.store)
    for holds in state.holds:
        for kind, n in holds:
            used[kind] += n
    for goods in (*state.laid, *state.lying.values()):
        for kind, n in enumerate(goods):
            used[kind] += n
    for name, n in given.items():
        book.counts[book.good[name]] = used[book.good[name]] + n
    state.reserve = [total - n for total, n in zip(book.counts, used, strict=True)]


def _deck(book: TerraeBook, state: TerraeState, given: list[str]) -> None:
    """Known cards from the top, as if the others had been drawn already; those below Finis Terrae unknown."""
    cards = [book.card[name] for name in given]
    below = state.deck.slots[: book.number["finis-from-bottom"] - 1]
    state.deck.slots = [*below, *reversed(cards)]
    state.deck.knows = [0] * len(below) + [-1] * len(cards)
    for card in cards:
        if card != book.finis:
            state.deck.pool.remove(card)
    finis_gone = book.finis not in cards
    while len(state.deck.pool) > len(below) + book.number["weather-unseen"]:
        state.seen.append(state.deck.pool.pop(0))
    state.seen += [book.card["sunny"]] + ([book.finis] if finis_gone else [])


def _stack(phase: str, turn: int, steps: int) -> list[Frame]:
    rest: list[Frame] = [("turn-end", turn)]
    stacks: dict[str, list[Frame]] = {
        "map": [("turn-end", turn), ("map", turn)],
        "place": [("turn-end", turn), ("map.tile", turn)],
        "weather": [("turn-end", turn), ("weather",)],
        "storm": [("turn-end", turn), ("storm",)],
        "navigate": [("navigate", turn)],
        "move": [*rest, ("move", turn, steps)],
        "act": [*rest, ("act", turn, 1)],
        "act-unmoved": [*rest, ("act", turn, 0)],
        "first-act": [*rest, ("pass", turn, steps, 2), ("act", turn, 1)],
        "galleon": [*rest, ("voyage", 2)],
        "tidy": [*rest, ("tidy", turn)],
        "turn-end": rest,
        "day": [("day",)],
        "day-end": [("day-end",)],
        "over": [],
    }
    if phase not in stacks:
        raise Misspelled(f"unknown phase {phase}")
    return stacks[phase]


# What is expected


def check(book: TerraeBook, state: TerraeState, expected: dict[str, Any]) -> None:
    for word, wanted in expected.items():
        if word == "galleon":
            _check_vessel(book, state, book.galleon, wanted)
        elif word.startswith("seat"):
            _check_vessel(book, state, int(word[4:]), wanted)
        elif word == "map":
            for place, tile in wanted.items():
                code = state.at.get(_cell(place))
                seen = "" if code is None else f"{book.tiles[code >> 2].id} {'NESW'[code & 3]}"
                equal(f"the tile at {place}", seen.split(" ")[0] if " " not in tile else seen, tile)
        elif word == "lying":
            for place, goods in wanted.items():
                there = state.lying.get(_cell(place), book.none)
                equal(f"on {place}", {n: there[k] for k, n in enumerate(book.goods) if there[k]}, goods)
        elif word == "islands":
            for place, facts in wanted.items():
                expect(_piece(place) in state.island, f"no land lies at {place}")
                island = state.island[_piece(place)]
                seen_facts = {
                    "size": state.size[island],
                    "complete": is_complete(state, island),
                    "lights": state.lights[island],
                    "forts": state.forts[island],
                }
                equal(f"the island at {place}", {w: seen_facts[w] for w in facts}, facts)
        elif word == "reserve":
            equal(word, {name: state.reserve[book.good[name]] for name in wanted}, wanted)
        elif word == "weather":
            equal(word, book.weather[state.weather].id, wanted)
        elif word == "pile":
            equal(word, sorted(book.tiles[k].id for k in state.pile.pool), sorted(wanted))
        elif word == "deck":
            equal("cards left in the deck", len(state.deck.slots), wanted)
        elif word == "totals":
            equal(word, totals(book, state), wanted)
        elif word == "lines":
            lines = [[line.seat, line.what, line.points] for line in score_lines(book, state)]
            equal("score lines", sorted(lines), sorted(wanted))
        elif word == "winners":
            equal(word, winners(book, state), wanted)
        else:
            equal(word, getattr(state, word), wanted)


def _check_vessel(book: TerraeBook, state: TerraeState, vessel: int, expected: dict[str, Any]) -> None:
    for word, wanted in expected.items():
        what = f"vessel {vessel}, {word}"
        if word == "holds":
            holds = [_hold(book, h) for h in wanted]
            equal(what, state.holds[vessel], holds + [EMPTY] * (HOLDS - len(holds)))
        elif word == "ship":
            equal(what, state.ship[vessel], _cell(wanted))
        elif word == "ports":
            mine = [p for p, owner in state.port.items() if owner == vessel and p >> 1 != state.home[vessel]]
            equal(what, sorted(mine), sorted(_piece(p) for p in wanted))
        elif word == "ports-left":
            equal(what, state.ports[vessel], wanted)
        elif word == "laid":
            equal(what, {book.goods[k]: n for k, n in enumerate(state.laid[vessel]) if n}, wanted)
        else:
            equal(what, getattr(state, word)[vessel], wanted)


# Switching a rule off


def _altered(content: Library, off: dict[str, Any]) -> Library:
    """The content with other values in one entry: {entry: goods spice, count: 2}."""
    if "entry" not in off:
        return content
    kind, name = off["entry"].split(" ")
    if name not in content.entries.get(kind, {}):
        raise Misspelled(f"off: no entry {off['entry']}")
    values = {word: tuple(v) if isinstance(v, list) else v for word, v in off.items() if word != "entry"}
    changed = msgspec.structs.replace(content.entries[kind][name], **values)
    return replace(content, entries={**content.entries, kind: {**content.entries[kind], name: changed}})
