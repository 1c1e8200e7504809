"""Caravans on the table: the oasis, camels that walk, a vote by hand, and what camels are worth."""

from __future__ import annotations

import pytest

from game.engine.decision import Option
from game.rules.island.modules.caravans.camels import places as open_paths
from game.rules.island.modules.caravans.camels import put_camel, ways
from game.rules.island.modules.caravans.layer import look_at, part_of
from game.rules.island.topology import bits
from game.ui.island.map.lights import ghost
from game.ui.island.modules.caravans import CaravansLayer
from game.ui.island.modules.caravans.panel import VotePanel
from game.ui.island.panels.desk import Desk
from game.ui.island.table import IslandTable
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places

CARAVANS = ("caravans",)
SEEDS = {"bid": 5, "propose": 5, "camel": 7}
"""By question, a game in which it is asked when some camels have come."""


def layer_of(table: IslandTable) -> CaravansLayer:
    layer = table.layer(CaravansLayer)
    assert layer
    return layer


def asked(make_app: MakeApp, ask: str, speed: str = "instant") -> tuple[IslandTable, Hands]:
    """Somebody is asked in a vote, with camels on their way."""
    app = make_app(speed=speed)
    table = places.table(app, 3, 500, ask, CARAVANS, seed=SEEDS[ask])
    hands = Hands(app)
    hands.frames(3)
    assert look_at(table.state).camels.bit_count() > 1
    return table, hands


def vote_panel(table: IslandTable) -> VotePanel:
    return next(widget for widget in table.over_map if isinstance(widget, VotePanel))


def test_a_vote_is_saved_and_goes_on(make_app: MakeApp) -> None:
    table, hands = asked(make_app, "camel")
    session = table.session
    session.autosave()
    other, trouble = resume(session.shelf.path(session.name))
    assert trouble is None and other.match.records == session.match.records
    again = IslandTable(table.app, other)
    table.app.replace(again)
    hands.frames(2)
    assert vote_panel(again).told() == vote_panel(table).told()
    again.eyes.lift()
    hands.frames(2)
    again.take(next(iter(again.targets.of("edge"))))
    hands.frames(4)
    assert look_at(again.state).camels.bit_count() == look_at(table.state).camels.bit_count() + 1
    assert not again.over_map


@pytest.mark.parametrize("seed", range(4))
def test_the_oasis_is_turned_as_its_arrows_point(make_app: MakeApp, seed: int) -> None:
    table = places.table(make_app(), 3, 0, "start", CARAVANS, seed=seed)
    scenery, part = layer_of(table).camels, look_at(table.state)
    north = table.book.top.path["4-E"] in part.arrows
    assert scenery.landscape(table.state, part.oasis) == f"oasis-{1 if north else 2}"
    assert not scenery.landscape(table.state, 0)


def test_every_camel_looks_where_its_caravan_goes(make_app: MakeApp) -> None:
    table, _ = asked(make_app, "bid")
    b, s, scenery = table.book, table.state, layer_of(table).camels
    found = list(scenery.camels(s))
    assert {path for path, _, _ in found} == set(bits(look_at(s).camels))
    assert sorted(corner for _, corner, last in found if last) == sorted(
        h for h in look_at(s).heads if h >= 0
    )
    ids = [piece.id for piece in scenery.pieces(s)]
    assert len(set(ids)) == len(ids)
    tracks = {path for path in range(len(b.top.path_names)) if ("tracks", path) in ids}
    assert tracks == set(bits(open_paths(b, s)))


def test_buildings_between_camels_and_roads_beside_them_are_marked(make_app: MakeApp) -> None:
    table, _ = asked(make_app, "bid")
    b, s = table.book, table.state.copy()
    path, corner = ways(b, s)[0]
    put_camel(b, s, 0, path, corner)
    path, _ = next((p, c) for p, c in ways(b, s) if corner in b.top.ends[p])
    put_camel(b, s, 0, path, sum(b.top.ends[path]) - corner)
    for seat in range(s.seats):
        s.houses[seat] = s.roads[seat] = 0
    s.houses[1], s.roads[2] = 1 << corner, 1 << path
    ids = [piece.id for piece in layer_of(table).camels.pieces(s)]
    assert ids.count(("plus", corner)) == 1 and ids.count(("twice", path)) == 1
    assert layer_of(table).between(s, 1) == 1


def test_a_bid_is_laid_from_the_hand_put_back_and_stood_by(make_app: MakeApp) -> None:
    table, hands = asked(make_app, "bid")
    seat = table.asked
    name = str(next(iter(table.targets.of("resource"))).at)
    kind = table.book.kind[name]
    before = table.cards_left()[kind]
    hands.click_on(f"hand {name}")
    hands.frames(2)
    assert table.cards_left()[kind] == before - 1
    assert vote_panel(table).laid(seat) == (name,)
    desk = next(widget for widget in table.widgets if isinstance(widget, Desk))
    assert desk.rows[0].cells[0].icons == (name,)
    hands.click_on("put-back")
    hands.frames(2)
    assert table.cards_left()[kind] == before and vote_panel(table).laid(seat) is None
    hands.click_on(f"choice lay resource {name}")
    hands.frames(2)
    hands.click_on("choice bid")
    hands.frames(2)
    assert look_at(table.state).bids[seat][kind] == 1


def test_named_places_have_pins_and_the_panel_tells_the_round(make_app: MakeApp) -> None:
    table, _ = asked(make_app, "propose")
    part = part_of(table.state)
    part.proposed[1] = next(iter(bits(open_paths(table.book, table.state))))
    ids = [piece.id for piece in layer_of(table).camels.pieces(table.state)]
    assert ("pin", 1) in ids
    rounds = str(table.book.number["naming-rounds"])
    assert rounds in vote_panel(table).told()
    option = next(iter(table.targets.of("edge")))
    assert table.spot_of(option) == f"edge {option.at}" and ghost(table, option)
    other = next(p for p in bits(part.camels))
    assert table.tooltips.path(other, None).why_not == table.voice.phrase("bar.camel-there") + "."


def test_a_camel_walks_to_its_place(make_app: MakeApp) -> None:
    table, hands = asked(make_app, "camel", speed="1")
    option = next(iter(table.targets.of("edge")))
    assert vote_panel(table).decides() == table.asked
    path = table.book.top.path[str(option.at)]
    table.take(option)
    hands.frames(6)
    assert ("camel", path) in table.board.hidden.pieces
    hands.frames(150)
    assert ("camel", path) not in table.board.hidden.pieces and not table.over_map
    assert look_at(table.state).camels >> path & 1


def test_a_label_tells_what_a_place_would_bring(make_app: MakeApp) -> None:
    table, _ = asked(make_app, "camel")
    s, seat = table.state, table.asked
    path, beyond = ways(table.book, s)[-1]
    head = sum(table.book.top.ends[path]) - beyond
    s.houses[seat] |= 1 << head
    layer_of(table).changed()
    n = layer_of(table).gains(path)[seat]
    tag = layer_of(table).tag(Option("camel", "edge", table.book.top.path_names[path]))
    assert n == 1 and list(tag) == [("victory-point", 1)]
