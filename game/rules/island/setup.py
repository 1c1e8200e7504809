"""Setting up: the board, who begins, and two settlements with their roads for everybody."""

from __future__ import annotations

from game.engine.chance import Chance, seed_to_rng
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.board import Board
from game.rules.island.book import IslandBook
from game.rules.island.building import FREE, SETTLEMENT, UNDER, put_road, put_settlement
from game.rules.island.hands import gain
from game.rules.island.state import NOBODY, IslandState


def new_state(b: IslandBook, setup: Setup, board: Board | None = None) -> IslandState:
    """Everything as it lies on the table before the lot is drawn; on a given board, if there is one."""
    n, colours, kinds, cards = b.seats, b.colours, len(b.resources), len(b.cards)
    state = IslandState(
        rng=seed_to_rng(setup.seed),
        stack=[("setup",)],
        commits=[],
        parts={layer.name: layer.part() for layer in b.layers if layer.part},
        events=[],
        seats=n,
        colours=colours,
        turn=0,
        first=0,
        active=NOBODY,
        over=0,
        reasons=[],
        winners=[],
        terrain=(),
        token=(),
        pays=(),
        jetties=(),
        harbour=(),
        robber=NOBODY,
        roads=[0] * colours,
        houses=[0] * colours,
        cities=[0] * colours,
        net=[0] * colours,
        reach=[0] * colours,
        taken=0,
        built=0,
        near=0,
        length=[0] * colours,
        longest=NOBODY,
        hand=[[0] * kinds for _ in range(n)],
        count=[0] * n,
        unknown=[0] * n,
        pool=[0] * kinds,
        bank=b.stock[:],
        rates=[[b.number["bank-rate"]] * kinds for _ in range(n)],
        deck=[card.count for card in b.cards],
        undrawn=sum(card.count for card in b.cards),
        cards=[[0] * cards for _ in range(n)],
        unplayed=[0] * n,
        played=[[0] * cards for _ in range(n)],
        fresh=[0] * cards,
        knights=[0] * n,
        army=NOBODY,
        rolled=0,
        plays=0,
        offers=0,
        replies=[],
        building=0,
        raised=0,
    )
    lay(b, state, board or b.rules["board"](b, state))
    return state


def lay(b: IslandBook, s: IslandState, board: Board) -> None:
    s.terrain, s.token, s.robber = board.terrain, board.token, board.robber
    s.jetties = board.harbours
    s.pays, s.harbour = board.pays(b), board.harbour_at(b)


@base.rule("neutral-colours")
def neutral_colours() -> int:
    """How many colours are on the board that nobody plays."""
    return 0


@base.step("setup")
def setup_game(b: IslandBook, s: IslandState) -> None:
    push(s, ("setup.first",), ("setup.pieces",))


@base.step("setup.first")
def draw_lot(b: IslandBook, s: IslandState) -> Chance:
    return Chance("first", range(s.seats))


@base.outcome("setup.first")
def lot_drawn(b: IslandBook, s: IslandState, outcome: tuple[int]) -> None:
    s.first = outcome[0]
    emit(s, "first", s.first)


@base.step("setup.pieces")
def starting_pieces(b: IslandBook, s: IslandState) -> None:
    """Once round and back again."""
    order = [(s.first + n) % s.seats for n in range(s.seats)]
    push(
        s,
        *[("start", seat, 1) for seat in order],
        *[("start", seat, 2) for seat in reversed(order)],
        ("turn-start", s.first),
    )


@base.step("start")
def start(b: IslandBook, s: IslandState, seat: int, n: int) -> Decision:
    """The first or second settlement: anywhere, but not next to another."""
    corners = b.top.all_corners
    for reason, mask in b.rules["settlement-bars"](b, s, seat):
        if reason != "no-road":
            corners &= ~mask
    return Decision(seat, "start", b.listed("settle", corners))


@base.answer("start")
def started(b: IslandBook, s: IslandState, option: Option, seat: int, n: int) -> None:
    corner = b.top.corner[str(option.at)]
    b.rules["start-piece"](b, s, seat, corner, n)
    if n == 2:
        b.rules["start-pay"](b, s, seat, corner)
    push(s, ("start.road", seat, corner))


@base.rule("start-named")
def start_named(b: IslandBook, n: int) -> str:
    """What the first or second piece is."""
    return SETTLEMENT


@base.rule("start-piece")
def start_piece(b: IslandBook, s: IslandState, seat: int, corner: int, n: int) -> None:
    """A settlement, whatever is put on it then."""
    put_settlement(b, s, seat, corner, FREE if b.rules["start-named"](b, n) == SETTLEMENT else UNDER)


@base.rule("start-pay")
def start_pay(b: IslandBook, s: IslandState, seat: int, corner: int) -> None:
    """The second building gets one card from each hex around it."""
    for hexagon in b.top.hexes_at[corner]:
        kind = b.gives[s.terrain[hexagon]]
        if kind >= 0 and s.bank[kind]:
            gain(s, seat, kind)
            emit(s, "produced", seat, hexagon, kind, 1)


@base.step("start.road")
def start_road(b: IslandBook, s: IslandState, seat: int, corner: int) -> Decision | None:
    """At the settlement just built."""
    paths = b.top.star[corner]
    for _, mask in b.rules["road-bars"](b, s, seat):
        paths &= ~mask
    return Decision(seat, "start.road", b.listed("road", paths)) if paths else None


@base.answer("start.road")
def road_started(b: IslandBook, s: IslandState, option: Option, seat: int, corner: int) -> None:
    put_road(b, s, seat, b.top.path[str(option.at)], 1)
