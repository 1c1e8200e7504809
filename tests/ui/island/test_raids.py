"""Barbarian attack on the table: conquered land, who marches where and why not."""

from __future__ import annotations

from game.engine.decision import Option
from game.rules.island.modules.barbarian_attack.battles import parties
from game.rules.island.modules.barbarian_attack.invasion import come
from game.rules.island.modules.barbarian_attack.layer import look_at, shore
from game.rules.island.topology import bits
from game.ui.island.map.lights import ghost
from game.ui.island.map.scenery import FACE_DOWN
from game.ui.island.modules.barbarian_attack import RaidLayer
from game.ui.island.modules.barbarian_attack.scenery import barbarian_id, knight_id
from game.ui.island.table import IslandTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places

RAIDS = ("barbarian-attack",)


def laid(make_app: MakeApp, choices: int, ask: str, seats: int = 4, seed: int = 3) -> IslandTable:
    table = places.table(make_app(), seats, choices, ask, RAIDS, seed=seed)
    Hands(table.app).frames(3)
    return table


def layer_of(table: IslandTable) -> RaidLayer:
    layer = table.layer(RaidLayer)
    assert layer
    return layer


def test_a_march_is_lit_with_its_price_and_says_why_not(make_app: MakeApp) -> None:
    table = laid(make_app, 700, "march-to")
    layer, decision = layer_of(table), table.session.decision
    assert decision
    lit = {option.at: option for option in table.lit_places()}
    assert {o.at for o in decision.options} == set(lit)
    assert {layer.tag(o) != () for o in lit.values() if o.verb == "hurry"} <= {True}
    assert not any(layer.tag(o) for o in lit.values() if o.verb == "ride")
    assert all(ghost(table, option) for option in decision.options)
    castle = [table.book.top.path_names[path] for path in bits(shore(table.book).castle)]
    others = [name for name in table.book.top.path_names if name not in lit]
    whys = {name: layer.why_not("edge", name) for name in others}
    assert set(castle) <= set(others) and all(whys.values()) and len({*whys.values()}) > 1


def test_a_conquered_hex_is_dark_and_its_buildings_lie_down(make_app: MakeApp) -> None:
    table = laid(make_app, 300, "act")
    board, s = table.board, table.state.copy()
    scenery = layer_of(table).drawn
    top, hexes = table.book.top, shore(table.book).hexes
    (corner, h) = next((c, h) for c in bits(s.built) for h in top.hexes_at[c] if h in hexes)
    before = scenery.key(table.state)
    for land in top.hexes_at[corner]:
        if land in hexes:
            come(table.book, s, land, table.book.number["conquest"] - look_at(s).there[land])
    alone = all(land in hexes for land in top.hexes_at[corner])
    assert scenery.key(s) != before
    assert board.picture.numbers(s, h) == [FACE_DOWN]
    assert bool(scenery.lying(s) >> corner & 1) == alone
    board.hidden.pieces.add(("held", h))
    assert board.picture.numbers(s, h) == [s.token[h]]


def test_pieces_stand_where_the_rules_have_them(make_app: MakeApp) -> None:
    table = laid(make_app, 900, "act")
    part = look_at(table.state)
    ids = [piece.id for piece in layer_of(table).drawn.pieces(table.state)]
    wanted = [barbarian_id(h, k) for h, n in enumerate(part.there) for k in range(n)]
    assert ids == wanted + [knight_id(path) for mine in part.knights for path in bits(mine)]
    way = layer_of(table).drawn.way(0, 9)
    assert (
        len(way) % 2 and way[0] == layer_of(table).drawn.post(0) and way[-1] == layer_of(table).drawn.post(9)
    )


def test_what_there_is_not_is_not_shown(make_app: MakeApp) -> None:
    table = laid(make_app, 60, "act")
    assert [name for name, _ in table.awards()] == ["longest-road"]
    assert [icon for icon, _ in layer_of(table).seat_figures(0)] == ["knight", "prisoner", "gold"]
    assert ("barbarian", look_at(table.state).supply) in layer_of(table).bank_figures()


def test_ending_a_turn_is_called_by_what_follows(make_app: MakeApp) -> None:
    table = laid(make_app, 700, "march")
    layer, say = layer_of(table), table.kit.say
    end = Option("end")
    fights = any(
        n and sum(parties(table.book, table.state, h).values()) > n
        for h, n in enumerate(look_at(table.state).there)
    )
    assert layer.closing(end) == (say("raids.to-battle") if fights else "")
    other = laid(make_app, 900, "act")
    knights = look_at(other.state).knights[other.asked]
    assert layer_of(other).closing(end) == (say("raids.to-march") if knights else "")


def test_the_city_to_begin_with_is_told_as_one_thing(make_app: MakeApp) -> None:
    table = laid(make_app, 0, "start", seats=2)
    while not any(table.state.cities):
        decision = table.session.decision
        assert decision
        table.take(decision.options[0])
    lines = [line.text for line in table.diary.lines]
    assert sum("places a settlement" in line for line in lines) == 2
    assert ["places a city" in line for line in lines if "city" in line] == [True]
