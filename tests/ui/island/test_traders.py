"""Traders on the table: what a path costs is told where it is lit, wagons and barbarians stand and move."""

from __future__ import annotations

from game.engine.decision import Option
from game.rules.island.modules.traders.layer import look_at, trade
from game.rules.island.modules.traders.wagons import way
from game.rules.island.state import NOBODY
from game.ui.island.map.lights import ghost
from game.ui.island.modules.traders import TradersLayer
from game.ui.island.modules.traders.scenery import barbarian_id, wagon_id
from game.ui.island.panels.enlarged import CardScene
from game.ui.island.table import IslandTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places

TRADERS = ("traders",)


def laid(make_app: MakeApp, choices: int, ask: str, seed: int = 3) -> IslandTable:
    table = places.table(make_app(), 4, choices, ask, TRADERS, seed=seed)
    Hands(table.app).frames(3)
    return table


def layer_of(table: IslandTable) -> TradersLayer:
    layer = table.layer(TradersLayer)
    assert layer
    return layer


def test_paths_are_lit_with_what_they_take_and_others_say_why_not(make_app: MakeApp) -> None:
    table = laid(make_app, 200, "wagon")
    layer, decision, part = layer_of(table), table.session.decision, look_at(table.state)
    assert decision
    goes = [option for option in decision.options if option.verb == "go"]
    assert goes and {o.at for o in goes} <= {o.at for o in table.lit_places()}
    for option in goes:
        cost = way(table.book, table.state, decision.seat, table.book.top.path[str(option.at)])
        tag = layer.tag(option)
        assert [n for _, n in tag[:2]] == [cost.points, part.points - cost.points]
        assert (len(tag) == 3) == (cost.toll != NOBODY)
        assert ghost(table, option)
    lit = {option.at for option in goes}
    whys = [layer.why_not("edge", name) for name in table.book.top.path_names if name not in lit]
    assert all(whys) and len({*whys}) > 1


def test_a_barbarian_may_go_anywhere_but_where_one_is(make_app: MakeApp) -> None:
    table = laid(make_app, 300, "ambush")
    layer, decision = layer_of(table), table.session.decision
    assert decision and all(ghost(table, option) for option in decision.options)
    for path in look_at(table.state).barbarians:
        assert layer.why_not("edge", table.book.top.path_names[path])


def test_pieces_stand_where_the_rules_have_them(make_app: MakeApp) -> None:
    table = laid(make_app, 200, "act")
    part, drawn = look_at(table.state), layer_of(table).drawn
    ids = [piece.id for piece in drawn.pieces(table.state)]
    plazas = [("stack", n) for n in range(len(trade(table.book).plazas))]
    wanted = [*plazas, *map(barbarian_id, part.barbarians), *map(wagon_id, range(4))]
    assert ids == wanted
    assert len({drawn.wagon_place(table.state, seat) for seat in range(4)}) == 4


def test_the_wagon_card_is_enlarged_and_the_next_one_stands_on_the_shelf(make_app: MakeApp) -> None:
    table = laid(make_app, 200, "act")
    layer = layer_of(table)
    assert [name for name, _ in table.awards()] == ["largest-army"]
    assert layer.closing(Option("end")) == table.kit.say("traders.to-wagon")
    (good,) = layer.goods()
    assert good.price and good.left == len(trade(table.book).wagons) - 1
    stack = layer.stacks()[-1]
    assert stack.right
    stack.right()
    Hands(table.app).frames(2)
    assert isinstance(table.app.scene, CardScene)


def test_every_plaza_tells_what_is_wanted_and_fetched(make_app: MakeApp) -> None:
    table = laid(make_app, 60, "act")
    layer = layer_of(table)
    for plaza, corner in enumerate(trade(table.book).corners):
        tip = layer.tip_of("corner", corner)
        assert tip and len(tip.lines) == 2
        assert layer.lines_of("hex", trade(table.book).hexes[plaza]) == list(tip.lines)
    assert layer.tip_of("corner", 0) is None
