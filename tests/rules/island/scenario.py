"""How scenarios of the Island spell their positions and what they expect.

Corners and paths are written by their names, as `0-SE` and `0-E`; cards as `{ore: 2}`; chance by the names of
resources, cards or events with their number (`epidemic 8`). The board is the beginners' map unless `given`
says otherwise. A position is one in mid-turn: `phase` says where in the turn of seat `turn`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from game.engine.chance import Chance
from game.engine.content import Library
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.rulebook import CORE
from game.engine.state import Frame
from game.rules.island.board import Board, wind
from game.rules.island.book import IslandBook
from game.rules.island.building import in_stock, put_city, put_road, put_settlement
from game.rules.island.game import GAME
from game.rules.island.modules import (
    barbarian_attack,
    caravans,
    event_cards,
    fishermen,
    gold,
    harbour_master,
    rivers,
    two_players,
)
from game.rules.island.modules.event_cards.layer import event_cards as kinds_of_event
from game.rules.island.modules.robber_beside import BesidePart
from game.rules.island.scoring import points_of, score_lines, total
from game.rules.island.setup import lay, new_state
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits, mask_of
from tests.rules.harness import BaseScenario, Failed, Player, equal, read_scenarios, run
from tests.rules.island import caravan_words, fish_words, raid_words, trade_words

EVENTS, MASTER, TWO = event_cards.layer.NAME, harbour_master.NAME, two_players.layer.NAME
FISH, RIVERS, CARAVANS = fishermen.layer.NAME, rivers.layer.NAME, caravans.layer.NAME
RAIDS = barbarian_attack.layer.NAME
RIVER_LAND = [
    *["forest 5", "fields 12", "pasture 9"],
    *["swamp", "pasture 6", "hills 4", "mountains 10"],
    *["fields 9", "forest 11", "forest 3", "fields 8", "pasture 4"],
    *["swamp", "hills 8", "mountains 3", "hills 10"],
    *["forest 5", "fields 6", "mountains 11"],
]
"""Where there are rivers, the land around them in mid-game."""
LANDS = {RIVERS: RIVER_LAND, trade_words.NAME: trade_words.LAND}
"""Of the scenarios whose land is not shuffled as a whole."""


class Scenario(BaseScenario, forbid_unknown_fields=True, kw_only=True):
    rule: str | list[str]
    """The lines of the checklist that it proves."""
    seats: int = 3
    modules: tuple[str, ...] = ()
    options: dict[str, str] = msgspec.field(default_factory=dict)


def scenarios() -> Iterator[tuple[str, Scenario]]:
    return read_scenarios(GAME.name, Scenario)


def rules_of(scenario: Scenario) -> list[str]:
    return [scenario.rule] if isinstance(scenario.rule, str) else scenario.rule


@cache
def library() -> Library:
    return open_library(GAME, texts=False)


def setup_of(scenario: Scenario) -> Setup:
    return Setup(
        game=GAME.name,
        seats=("human",) * scenario.seats,
        modules=tuple(scenario.modules),
        options={
            "map": "variable" if {RAIDS, *LANDS} & {*scenario.modules} else "beginner",
            "harbours": "printed",
            "grounds": "printed",
            **scenario.options,
        },
    )


def play(scenario: Scenario, off: dict[str, Any] | None = None) -> None:
    """Raise if it does not come out as it says; `off` switches a rule off first."""
    off = off or {}
    setup = setup_of(scenario)
    if "options" in off:
        setup = msgspec.structs.replace(setup, options={**setup.options, **off["options"]})
    if "modules" in off:
        setup = msgspec.structs.replace(setup, modules=tuple(off["modules"]))
    book = GAME.make_book(_altered(library(), off), setup)
    assert isinstance(book, IslandBook)
    gives = off.get("gives")
    if isinstance(gives, list) and gives and isinstance(gives[0], list):
        gives = [tuple(each) for each in gives]
    run(
        IslandPlayer, lambda book, one: position(book, setup, deepcopy(one.given)), scenario, book, off, gives
    )


class IslandPlayer(Player[IslandBook, IslandState]):
    game = GAME

    def spelled(self, key: str) -> str:
        return key

    def names(self, chance: Chance) -> Mapping[str, int]:
        if chance.kind == "event":
            return {f"{c.event} {c.roll}": n for n, c in enumerate(kinds_of_event(self.book))}
        if chance.kind == "fish":
            return {entry.id: n for n, entry in enumerate(fishermen.layer.kinds_of_fish(self.book))}
        if chance.kind == "colour":
            return {name: n for n, name in enumerate(self.book.library.entries["directions"])}
        if chance.kind == "ware":
            return trade_words.chance_names(self.book, chance)
        named = {"steal": self.book.kind, "forced": self.book.kind, "card": self.book.card}
        return named.get(chance.kind, {})

    def check(self, expected: dict[str, Any]) -> None:
        check(self.book, self.state, expected)


# Spelling


def cards_of(book: IslandBook, given: dict[str, int]) -> list[int]:
    unknown = set(given) - set(book.resources)
    if unknown:
        raise Failed(f"unknown resources: {sorted(unknown)}")
    return [given.get(name, 0) for name in book.resources]


# Setting up a position


def position(book: IslandBook, setup: Setup, given: dict[str, Any]) -> IslandState:
    for name, value in given.pop("numbers", {}).items():
        assert name in book.number, name
        book.number[name] = value
    book.most.update(given.pop("pieces", {}))
    state = new_state(book, setup)
    phase = given.pop("phase", "act")
    for name, hexes in LANDS.items():
        if name in state.parts and phase not in ("setup", "new"):
            given["board"] = dict(enumerate(hexes)) | given.get("board", {})
    if RIVERS in state.parts and phase not in ("setup", "new"):
        given.setdefault("robber", 3)
    if RAIDS in state.parts and (phase not in ("setup", "new") or "board" in given):
        given["board"] = dict(enumerate(raid_words.RAIDED_LAND)) | given.get("board", {})
    if phase not in ("setup", "new") or not {RAIDS, *LANDS} & {*state.parts} or "board" in given:
        _board(book, state, given)
    if CARAVANS in state.parts:
        caravan_words.lay_oasis(book, state, given)
    state.first = given.pop("first", 0)
    if phase in ("setup", "new"):
        state.stack = [("setup",)] if phase == "new" else [("setup.pieces",)]
        _end(given)
        return state
    if TWO in state.parts:
        book.steps["neutrals"](book, state)
    if EVENTS in state.parts:
        book.steps["events.shuffle"](book, state)
    if FISH in state.parts:
        book.steps["fish.shuffle"](book, state)
        fish_words.lay_fish(book, state, given)
    _pieces(book, state, given)
    if RAIDS in state.parts:
        raid_words.lay_raids(book, state, given)
    _hands(book, state, given)
    if trade_words.NAME in state.parts:
        trade_words.lay(book, state, given, phase)
    _turn(book, state, given, phase)
    _parts(book, state, given)
    _end(given)
    state.events.clear()
    return state


def _end(given: dict[str, Any]) -> None:
    if given:
        raise Failed(f"unknown in given: {sorted(given)}")


def _board(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    terrain, token = list(state.terrain), list(state.token)
    for place, text in given.pop("board", {}).items():
        name, _, roll = text.partition(" ")
        terrain[int(place)], token[int(place)] = book.terrain[name], int(roll or 0)
    robber = given.pop("robber", book.rules["robber-start"](book, state, terrain))
    harbours = dict(state.jetties)
    for path, kind in given.pop("harbours", {}).items():
        harbours[book.top.path[path]] = book.harbour_kind[kind]
    more = ((given.pop("second-token", 1), 2),) if RIVERS in state.parts else ()
    lay(book, state, Board(tuple(terrain), tuple(token), tuple(harbours.items()), robber, more))


def _pieces(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    top = book.top
    for colour in range(state.colours):
        mine = given.get(f"seat{colour}", {})
        for name in [*mine.pop("settlements", []), *(cities := mine.pop("cities", []))]:
            put_settlement(book, state, colour, top.corner[name], 1)
        for name in cities:
            put_city(book, state, colour, top.corner[name])
        for name in mine.pop("roads", []):
            put_road(book, state, colour, top.path[name], 1)
        for name in mine.pop("bridges", []):
            rivers.bridges.put_bridge(book, state, colour, top.path[name], 1)
    state.raised = 0
    if "longest" in given:
        state.longest = given.pop("longest")


def _hands(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    for seat in range(state.seats):
        mine = given.get(f"seat{seat}", {})
        state.hand[seat] = cards_of(book, mine.pop("hand", {}))
        state.count[seat] = sum(state.hand[seat])
        for name, n in mine.pop("cards", {}).items():
            state.cards[seat][book.card[name]] = n
            state.deck[book.card[name]] -= n
        state.unplayed[seat] = sum(state.cards[seat])
        state.knights[seat] = n = mine.pop("knights", 0)
        if n:
            does = [[effect.knight for effect in card.do] for card in book.cards]
            knight = next(card for card, knights in enumerate(does) if any(knights))
            state.played[seat][knight] = n
            state.deck[knight] -= n
    bank = given.pop("bank", {})
    for kind, name in enumerate(book.resources):
        held = sum(hand[kind] for hand in state.hand)
        if name in bank:
            book.stock[kind] = bank[name] + held
        state.bank[kind] = book.stock[kind] - held
    if "deck" in given:
        # What is not named has been played already, by whom does not matter.
        named = given.pop("deck")
        for card, entry in enumerate(book.cards):
            n = named.get(entry.id, 0)
            state.played[-1][card] += state.deck[card] - n
            state.deck[card] = n
    state.undrawn = sum(state.deck)
    least = book.awards["largest-army"].least
    most = max(state.knights)
    leads = state.knights.index(most) if most >= least and state.knights.count(most) == 1 else NOBODY
    state.army = given.pop("army", leads)


def _turn(book: IslandBook, state: IslandState, given: dict[str, Any], phase: str) -> None:
    state.turn, turn = given.pop("turns", 9), given.pop("turn", 0)
    state.active = turn
    state.rolled = given.pop("rolled", 0 if phase in ("roll", "turn") else 8)
    state.plays, state.offers = given.pop("plays", 0), given.pop("offers", 0)
    for name, n in given.pop("fresh", {}).items():
        state.fresh[book.card[name]] = n
    for seat in range(state.colours):
        _end(given.pop(f"seat{seat}", {}))
    frames: dict[str, list[Frame]] = {
        "turn": [("turn-start", turn)],
        "roll": [("roll", turn)],
        "act": [("act", turn)],
        "seven": [("act", turn), ("robber", turn, "seven"), ("hands-full", turn)],
        "knight": [("act", turn), ("robber", turn, "knight")],
        "wagon": [(f"turn-over{CORE}", turn), ("wagon", turn)],
    }
    if phase not in frames:
        raise Failed(f"unknown phase {phase}")
    state.stack = frames[phase]


def _parts(book: IslandBook, state: IslandState, given: dict[str, Any]) -> None:
    if RIVERS in state.parts:
        river = rivers.layer.part_of(state)
        river.coins = given.pop("coins", [0] * state.seats)
        river.wealthiest, river.poor = rivers.wealth.standing(book, river.coins)
    if CARAVANS in state.parts:
        caravan_words.lay_camels(book, state, given)
    if "damaged" in given:
        part = event_cards.layer.part_of(state)
        part.damaged = mask_of([book.top.path[name] for name in given.pop("damaged")])
    if "event-cards-left" in given:
        # As if plain eights had been turned, and then whatever comes first.
        events = event_cards.layer.part_of(state)
        gone = events.left - given.pop("event-cards-left")
        for card in sorted(range(len(events.pool)), key=lambda c: kinds_of_event(book)[c].event != "plain"):
            n = min(gone, events.pool[card])
            events.pool[card] -= n
            events.left -= n
            gone -= n
    if "tokens" in given:
        two = two_players.layer.part_of(state)
        total_tokens = book.number["trade-tokens"]
        two.tokens = given.pop("tokens")
        two.supply = total_tokens - sum(two.tokens)
        if "supply" in given:
            book.number["trade-tokens"] += given["supply"] - two.supply
            two.supply = given.pop("supply")
    if "entered" in given:
        beside_part(state).entered = given.pop("entered")
    if "master" in given:
        harbour_master.part_of(state).holder = given.pop("master")


def beside_part(state: IslandState) -> BesidePart:
    """Of the scenario whose robber begins beside the map."""
    part = state.parts[FISH if FISH in state.parts else CARAVANS]
    assert isinstance(part, BesidePart)
    return part


# What is expected


def check(book: IslandBook, state: IslandState, expected: dict[str, Any]) -> None:
    for word, wanted in expected.items():
        if trade_words.NAME in state.parts and trade_words.check(book, state, word, wanted):
            continue
        if word.startswith("seat") and word[4:].isdigit():
            _check_colour(book, state, int(word[4:]), wanted)
        elif word == "bank":
            equal(word, {name: state.bank[book.kind[name]] for name in wanted}, wanted)
        elif word == "deck":
            equal("cards in the deck", state.undrawn, wanted)
        elif word == "damaged":
            part = event_cards.layer.part_of(state)
            seen = sorted(book.top.path_names[p] for p in bits(part.damaged))
            equal(word, seen, sorted(wanted))
        elif word == "event-cards-left":
            equal(word, event_cards.layer.part_of(state).left, wanted)
        elif word == "event-cards":
            equal("cards of the events", sum(event_cards.layer.part_of(state).pool), wanted)
        elif word in ("tokens", "supply"):
            equal(word, getattr(two_players.layer.part_of(state), word), wanted)
        elif word == "boot":
            equal(word, fishermen.layer.part_of(state).boot, wanted)
        elif word == "entered":
            equal(word, beside_part(state).entered, wanted)
        elif word in caravan_words.WORDS:
            caravan_words.check_camels(book, state, word, wanted)
        elif word == "coins":
            equal(word, gold.look_in(state, RIVERS if RIVERS in state.parts else RAIDS).coins, wanted)
        elif word == "wealthiest":
            equal(word, rivers.layer.part_of(state).wealthiest, wanted)
        elif word in raid_words.RAIDED:
            equal(word, raid_words.RAIDED[word](book, state), wanted)
        elif word == "poor":
            equal(word, list(bits(rivers.layer.part_of(state).poor)), wanted)
        elif word == "bridges-left":
            equal(word, [in_stock(book, state, colour, "bridge") for colour in range(state.colours)], wanted)
        elif word == "numbered":
            equal("hexes with a number", sum(n > 0 for n in state.token), wanted)
        elif word == "token-order":
            land = list(state.terrain)
            coast = [h for h, ring in enumerate(book.top.ring) if ring & book.top.coast and state.token[h]]
            laid = [wind(book, land, wanted, start) for start in coast]
            equal("in their order", list(state.token) in laid, True)
        elif word == "robber-on":
            equal(word, book.terrains[state.terrain[state.robber]].id, wanted)
        elif word == "board":
            equal(word, {h: book.terrains[state.terrain[h]].id for h in wanted}, wanted)
        elif word == "grounds":
            equal(word, list(fishermen.layer.part_of(state).grounds), wanted)
        elif word == "fish-pool":
            equal(word, fishermen.layer.part_of(state).pool, fish_words.fish_named(book, wanted))
        elif word == "fish-left":
            equal(word, fishermen.layer.part_of(state).left, wanted)
        elif word == "fish-spent":
            spent = fishermen.layer.part_of(state).spent
            equal(word, spent, fish_words.fish_named(book, wanted))
        elif word == "master":
            equal(word, harbour_master.part_of(state).holder, wanted)
        elif word == "happened":
            kinds = [event[0] for event in state.events]
            equal("what did not happen", [kind for kind in wanted if kind not in kinds], [])
        elif word == "never-happened":
            kinds = [event[0] for event in state.events]
            equal("what should not have happened", [kind for kind in wanted if kind in kinds], [])
        elif word == "lines":
            lines = [[line.seat, line.what, line.points] for line in score_lines(book, state)]
            equal("score lines", sorted(lines), sorted(wanted))
        else:
            equal(word, getattr(state, word), wanted)


def _check_colour(book: IslandBook, state: IslandState, colour: int, expected: dict[str, Any]) -> None:
    top = book.top
    for word, wanted in expected.items():
        what = f"seat {colour}, {word}"
        if trade_words.NAME in state.parts and trade_words.check_seat(book, state, colour, word, wanted):
            continue
        if word == "hand":
            hand = {name: n for name, n in zip(book.resources, state.hand[colour], strict=True) if n}
            equal(what, hand, wanted)
        elif word == "cards":
            mine = {book.cards[card].id: n for card, n in enumerate(state.cards[colour]) if n}
            equal(what, mine, wanted)
        elif word == "fish":
            equal(what, fishermen.layer.part_of(state).tokens[colour], fish_words.fish_named(book, wanted))
        elif word in ("settlements", "cities"):
            mask = state.cities[colour]
            mask = mask if word == "cities" else state.houses[colour] & ~mask
            equal(what, sorted(top.corner_names[c] for c in bits(mask)), sorted(wanted))
        elif word == "roads":
            equal(what, sorted(top.path_names[p] for p in bits(state.roads[colour])), sorted(wanted))
        elif word == "bridges":
            spanned = rivers.layer.part_of(state).bridges[colour]
            equal(what, sorted(top.path_names[p] for p in bits(spanned)), sorted(wanted))
        elif word == "riders":
            ridden = barbarian_attack.layer.look_at(state).knights[colour]
            equal(what, sorted(top.path_names[p] for p in bits(ridden)), sorted(wanted))
        elif word == "road-count":
            equal(what, state.roads[colour].bit_count(), wanted)
        elif word == "points":
            equal(what, points_of(book, state, colour), wanted)
        elif word == "total":
            equal(what, total(book, state, colour), wanted)
        elif word == "rates":
            rates = dict(zip(book.resources, state.rates[colour], strict=True))
            equal(what, {name: rates[name] for name in wanted}, wanted)
        else:
            equal(what, getattr(state, word)[colour], wanted)


# Switching a rule off


def _altered(content: Library, off: dict[str, Any]) -> Library:
    """The content with other values in one entry: {entry: pieces road, count: 2}."""
    if "entry" not in off:
        return content
    kind, name = off["entry"].split(" ")
    if name not in content.entries.get(kind, {}):
        raise Failed(f"off: no entry {off['entry']}")
    words = {word: v for word, v in off.items() if word != "entry"}
    plain = {**msgspec.to_builtins(content.entries[kind][name]), **words}
    changed = msgspec.convert(plain, type(content.entries[kind][name]))
    return replace(content, entries={**content.entries, kind: {**content.entries[kind], name: changed}})
