"""What is true of every state of a game: nothing is lost, nothing is invented, the chart is what it seems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from game.engine.asked import pending
from game.engine.squares import ORIGIN, neighbours
from game.engine.voice import spelled
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, LAND, SEA, TerraeBook
from game.rules.finis_terrae.chart import ISLE, RING
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState
from game.rules.finis_terrae.vocabulary import ASKS, REASONS


def check_state(b: TerraeBook, s: TerraeState) -> None:
    """Raise AssertionError with plain words when an invariant is broken."""
    for what in ("day", "stack", "tiles", "sides", "islands", "goods", "ships", "ports", "trade", "weather"):
        b.rules[f"check.{what}"](b, s)


@base.rule("check.day")
def _day(b: TerraeBook, s: TerraeState) -> None:
    """What stands on the table for everybody, and a place for everything of each seat and each vessel."""
    assert s.value in (0, *b.red) and s.common in (0, *b.white), "dice that show what they can't"
    assert -1 <= s.weather < len(b.weather), "weather that there is not"
    assert all(-1 <= seat < s.seats for seat in (s.first, s.turn, s.flag)), "a seat that there is not"
    assert set(s.reasons) <= set(REASONS), "an end that there is not"
    for by_seat in (s.home, s.store, s.laid, s.ports, s.plus, s.minus):
        assert len(by_seat) == s.seats, "a seat has more or less than a place for everything"
    for by_vessel in (s.ship, s.holds, s.pirate):
        assert len(by_vessel) == s.seats + 1, "a ship has more or less than a place for everything"
    for by_kind in (s.afloat, s.reserve, *s.laid, *s.lying.values()):
        assert len(by_kind) == len(b.goods), "goods that there are not"


@base.rule("check.stack")
def _stack(b: TerraeBook, s: TerraeState) -> None:
    """What will be asked is about something that there is."""
    there: dict[str, Container[object]] = {
        "seat": range(s.seats),
        "vessel": range(s.seats + 1),
        "other": range(s.seats + 1),
        "hold": range(HOLDS + 1),
        "goods": range(len(b.goods)),
        "tile": range(len(b.tiles)),
        "square": s.at.keys() | s.frontier.keys(),
        "port": s.port,
    }
    for waiting in pending(b, s):
        for told, own in map(spelled, ASKS.get(waiting.step, ())):
            value = waiting.details[own]
            assert value in there.get(told, (value,)), f"{waiting.step}: no {told} {value}"
        assert waiting.step != "order" or waiting.die in b.white, "a die that shows what it can't"


@base.rule("check.tiles")
def _tiles(b: TerraeBook, s: TerraeState) -> None:
    on_map = [code >> 2 for code in s.at.values() if not b.tiles[code >> 2].isle]
    waiting = [*s.pile.pool, *[t for t in s.pile.slots if t >= 0], *s.drawn, *s.aside]
    assert len(s.pile.pool) == s.pile.slots.count(-1), "the pile's pool and slots differ"
    assert Counter(on_map + waiting) == Counter(b.stack), "tiles are lost or invented"
    assert len(s.at) - len(on_map) == len(RING) + 1, "the Isle of Winds is not whole"
    assert sorted(s.dens) == sorted(c for c, code in s.at.items() if b.is_den[code >> 2]), "dens"


@base.rule("check.sides")
def _sides(b: TerraeBook, s: TerraeState) -> None:
    frontier: dict[int, int] = {}
    for cell, code in s.at.items():
        sails = []
        for d, beside in enumerate(neighbours(cell)):
            other = s.at.get(beside)
            if other is None:
                frontier[beside] = frontier.get(beside, 0) | 1 + b.sides[code][d] << 2 * (d ^ 2)
                continue
            assert b.sides[code][d] == b.sides[other][d ^ 2], f"sides differ at {cell}"
            if b.sides[code][d] != LAND and b.reef[code] != d and b.reef[other] != d ^ 2:
                sails.append(beside)
        assert sorted(s.water[cell]) == sorted(sails), f"the water at {cell}"
    assert s.frontier == frontier, "the frontier is not the map's rim"


@base.rule("check.islands")
def _islands(b: TerraeBook, s: TerraeState) -> None:
    """Flood fill from every piece of land: members, size, openness, lighthouses and forts agree."""
    todo = {2 * c + p: code for c, code in s.at.items() for p in range(b.lands[code >> 2])}
    isle = {2 * c for c in (*RING, ORIGIN)}
    assert set(todo) == set(s.island), "pieces of land without an island"
    assert {p for p, island in s.island.items() if island == ISLE} == isle, "the Isle of Winds"
    seen: set[int] = set(isle)
    islands = {ISLE}
    for start in todo:
        if start in seen:
            continue
        found, opened = _flood(b, s, start)
        seen |= found
        number = s.island[start]
        islands.add(number)
        assert set(s.members[number]) == found, f"island {number}: members"
        assert all(s.island[p] == number for p in found), f"island {number}: labels"
        cells = {p >> 1 for p in found}
        tiles = [b.tiles[s.at[c] >> 2] for c in cells]
        assert s.size[number] == len(cells), f"island {number}: size"
        assert s.open[number] == opened, f"island {number}: open sides"
        assert s.lights[number] == sum(t.lighthouse for t in tiles), f"island {number}: lighthouses"
        assert s.forts[number] == sum(t.fort for t in tiles), f"island {number}: forts"
    gone = [n for n in range(len(s.size)) if n not in islands]
    assert not any(s.size[n] or s.open[n] or s.members[n] for n in gone), "an island that is no more"


def _flood(b: TerraeBook, s: TerraeState, start: int) -> tuple[set[int], int]:
    found, edge, opened = {start}, [start], 0
    while edge:
        piece = edge.pop()
        cell, mine = piece >> 1, piece & 1
        for d, beside in enumerate(neighbours(cell)):
            if b.bank[s.at[cell]][d] != mine:
                continue
            other = s.at.get(beside)
            if other is None:
                opened += 1
                continue
            there = 2 * beside + b.bank[other][d ^ 2]
            if there not in found:
                found.add(there)
                edge.append(there)
    return found, opened


@base.rule("check.goods")
def _goods(b: TerraeBook, s: TerraeState) -> None:
    totals = [s.reserve[kind] + s.afloat[kind] for kind in range(len(b.goods))]
    totals[COIN] += sum(s.store)
    for holds in s.holds:
        assert len(holds) == HOLDS, "a ship has four holds"
        for kind, n in holds:
            assert n > 0 or (kind, n) == EMPTY, f"a hold with {n} of {kind}"
            totals[kind] += n
    for goods in (*s.laid, *s.lying.values()):
        for kind, n in enumerate(goods):
            assert n >= 0, "fewer than none"
            totals[kind] += n
    assert totals == b.counts, f"goods are lost or invented: {totals}"
    assert not any(laid[COIN] for laid in s.laid), "doubloons laid out"
    assert min(s.store) >= 0 and min(s.reserve[COIN + 1 :]) >= 0 and min(s.afloat) >= 0, "fewer than none"
    assert all(any(goods) for goods in s.lying.values()), "nothing lies on a square"


@base.rule("check.ships")
def _ships(b: TerraeBook, s: TerraeState) -> None:
    for vessel, cell in enumerate(s.ship):
        if cell < 0:
            assert vessel == b.galleon or not s.day, "a ship off the map"
            continue
        assert cell in s.at and SEA in b.sides[s.at[cell]], f"vessel {vessel} is on land"
    assert (s.ship[b.galleon] >= 0) == bool(s.dens) == (s.flag >= 0), "the Galleon comes with the first den"
    assert s.pirate[b.galleon] == 1, "the Galleon is a pirate"
    assert ORIGIN not in s.lying, "goods without water"


@base.rule("check.ports")
def _ports(b: TerraeBook, s: TerraeState) -> None:
    owners = list(s.port.values())
    for seat in range(s.seats):
        total = s.ports[seat] + owners.count(seat) + b.number["ports-aside"]
        assert total == b.number["ports"], f"seat {seat} has {total} ports"
        assert s.ports[seat] >= 0, f"seat {seat}: fewer ports than none"
        assert s.home[seat] < 0 or s.port[2 * s.home[seat]] == seat, f"seat {seat}: starting port"
    for piece in s.port:
        assert piece in s.island and b.tiles[s.at[piece >> 1] >> 2].beach, "a port without a beach"
    on_isle = sum(s.island[piece] == ISLE for piece in s.port)
    assert on_isle == s.seats - s.home.count(-1), "ports on the Isle of Winds"


@base.rule("check.trade")
def _trade(b: TerraeBook, s: TerraeState) -> None:
    for key, n in s.traded.items():
        market = key >> 1
        most = b.number["isle-limit"] if s.island.get(market, market) == ISLE else s.size[market]
        assert 0 < n <= most, f"{n} crates traded in market {market}, where {most} may be"


@base.rule("check.weather")
def _weather(b: TerraeBook, s: TerraeState) -> None:
    cards = Counter({card: w.count for card, w in enumerate(b.weather)})
    seen = Counter([*s.seen, *s.deck.pool, *[c for c in s.deck.slots if c >= 0]])
    if s.mixed and b.finis not in s.seen:
        seen[b.finis] += 1
    assert seen == cards, "weather cards are lost or invented"
    unseen = s.deck.slots.count(-1) - int(s.mixed and b.finis not in s.seen)
    assert unseen + b.number["weather-unseen"] == len(s.deck.pool), "cards that left unseen"
