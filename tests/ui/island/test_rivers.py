"""Rivers on the table: where they flow, bridges and coins by hand, who is wealthiest and who is poor."""

from __future__ import annotations

from game.engine.decision import Option
from game.rules.island.modules.rivers.layer import banks, look_at
from game.rules.island.topology import bits
from game.ui.island.map.lights import ghost
from game.ui.island.modules.rivers import RiversLayer
from game.ui.island.modules.rivers.scenery import RiverScenery
from game.ui.island.panels.desk import Desk
from game.ui.island.table import IslandTable
from game.ui.tooltips import Tip
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places
from tests.ui.island.settlers import Settler, new_session, sit_down

RIVERS = ("rivers",)
E, SW, W, NW = 1, 3, 4, 5
"""Sides of a hex, as pictures count them."""
FLOWS = {3: (E, NW), 4: (E, W), 5: (E, W), 6: (W,), 12: (E, SW), 13: (E, W), 14: (W,)}


def laid(make_app: MakeApp, choices: int = 600, speed: str = "instant") -> IslandTable:
    table = places.table(make_app(speed=speed), 4, choices, "act", RIVERS, seed=3)
    Hands(table.app).frames(3)
    return table


def layer_of(table: IslandTable) -> RiversLayer:
    layer = table.layer(RiversLayer)
    assert layer
    return layer


def bridges_of(table: IslandTable) -> RiverScenery:
    return layer_of(table).bridges


def can_build(table: IslandTable) -> list[Option]:
    return [o for o in table.targets.of("edge") if o.verb == "bridge"]


def test_the_rivers_flow_from_the_mountains_to_the_sea(make_app: MakeApp) -> None:
    table = laid(make_app, 0)
    rivers = bridges_of(table)
    assert {h: tuple(sorted(sides)) for h, sides in rivers.crossed.items()} == FLOWS
    faces = {h: rivers.landscape(table.state, h) for h in FLOWS}
    assert faces[3] == "swamp-1" and faces[12] == "swamp-2" and faces[4].endswith("-6")
    twice = [h for h in range(19) if len(table.board.picture.numbers(table.state, h)) == 2]
    assert len(twice) == 1 and set(table.board.picture.numbers(table.state, twice[0])) == {2, 12}


def test_the_robber_covers_no_bridge(make_app: MakeApp) -> None:
    table = laid(make_app, 0)
    board, top = table.board, table.book.top
    for path in bits(banks(table.book).sites):
        for h in top.hexes_by[path]:
            (x, y), (bx, by) = board.robber_place(h), board.places.path(path)
            assert max(abs(x - bx), abs(y - by)) > board.camera.size * 0.4, (h, path)


def test_a_site_says_what_it_is_for_and_why_not(make_app: MakeApp) -> None:
    table = laid(make_app)
    sites = list(bits(banks(table.book).sites))
    assert len(sites) == 7
    say = table.kit.say
    for path in sites:
        tip = table.tooltips.path(path, None)
        spanned = any(mine >> path & 1 for mine in look_at(table.state).bridges)
        assert (tip.title == say("rivers.site")) is not spanned
        assert spanned or tip.why_not


def test_a_bridge_reaches_over_the_water_and_pays(make_app: MakeApp) -> None:
    app = make_app(speed="1")
    table = places.table(app, 4, 21, "act", RIVERS, seed=15)
    hands = Hands(app)
    hands.frames(3)
    option, seat = can_build(table)[0], table.asked
    coins = layer_of(table).coins(seat)
    assert ghost(table, option) and table.spot_of(option) == f"edge {option.at}"
    hands.click_on("shelf bridge")
    assert {o.verb for o in table.lit_places()} == {"bridge"}
    table.take(option)
    id_ = ("bridge", table.book.top.path[str(option.at)])
    hands.frames(6)
    assert id_ in table.board.hidden.pieces
    hands.frames(120)
    assert id_ not in table.board.hidden.pieces
    assert [piece.id for piece in bridges_of(table).pieces(table.state)].count(id_) == 1
    assert layer_of(table).coins(seat) == coins + table.book.number["coins-bridge"]


def test_coins_lie_in_the_hand_and_are_offered_like_cards(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, new_session(3, 4, RIVERS))
    settler = Settler(app, table, 4)
    settler.until(
        "act", lambda t: any(o.at == "coin" and o.verb == "offer" for o in t.targets.of("resource"))
    )
    settler.hands.click_on("hand coin")
    settler.hands.frames(2)
    assert table.session.decision and table.session.decision.ask == "offer"
    desk = next(widget for widget in table.widgets if isinstance(widget, Desk))
    assert desk.rows[0].cells[0].icons == ("gold",)
    assert table.spot("choice want resource coin") is not None


def test_who_is_rich_and_who_is_poor_stands_beside_the_map(make_app: MakeApp) -> None:
    table = laid(make_app, 1200)
    river = look_at(table.state)
    held = dict(table.awards())
    assert tuple(held["poor"]) == tuple(bits(river.poor)) != ()
    assert tuple(held["wealthiest"]) == (() if river.wealthiest < 0 else (river.wealthiest,))
    for award in ("wealthiest", "poor"):
        spot = table.spot(f"award {award}")
        tip = spot.tip() if spot and spot.tip else None
        assert isinstance(tip, Tip) and tip.lines
    assert layer_of(table).seat_figures(0) == [("gold", river.coins[0])]
