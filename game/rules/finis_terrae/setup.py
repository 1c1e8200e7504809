"""Setting up: the Isle of Winds, the piles, who begins, starting ports, and dividing the doubloons."""

from __future__ import annotations

from game.engine.chance import Chance, seed_to_rng
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.piles import new_pile, put
from game.engine.rulebook import emit
from game.engine.state import push
from game.engine.why import Why
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import EAST, RING, lay_isle
from game.rules.finis_terrae.holds import turn_order
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState
from game.rules.finis_terrae.stow import start_dividing

SUNNY = "sunny"


def new_state(b: TerraeBook, setup: Setup) -> TerraeState:
    """Everything as it lies on the table before the first die is rolled."""
    n, goods = b.seats, len(b.goods)
    state = TerraeState(
        rng=seed_to_rng(setup.seed),
        stack=[("setup",)],
        commits=[],
        parts={layer.name: layer.part() for layer in b.layers if layer.part},
        events=[],
        seats=n,
        day=0,
        first=0,
        turn=-1,
        weather=-1,
        value=0,
        common=0,
        over=0,
        reasons=[],
        at={},
        frontier={},
        water={},
        dens=[],
        island={},
        members=[],
        size=[],
        open=[],
        lights=[],
        forts=[],
        port={},
        lying={},
        pile=new_pile(b.stack),
        drawn=[],
        aside=[],
        ship=[-1] * (n + 1),
        home=[-1] * n,
        holds=[[EMPTY] * HOLDS for _ in range(n + 1)],
        afloat=[0] * goods,
        store=[b.number["coins"]] * n,
        laid=[[0] * goods for _ in range(n)],
        reserve=b.counts[:],
        pirate=[0] * n + [1],
        ports=[b.number["ports"] - b.number["ports-aside"]] * n,
        plus=[0] * n,
        minus=[0] * n,
        flag=-1,
        traded={},
        deck=new_pile([]),
        seen=[],
        mixed=0,
    )
    lay_isle(b, state)
    _weather_deck(b, state)
    state.reserve[COIN] -= n * b.number["coins"]
    fill_galleon(b, state)
    return state


def fill_galleon(b: TerraeBook, s: TerraeState) -> None:
    """The Black Galleon's own doubloons, in its first holds; they must be empty."""
    coins = b.table["galleon-coins"]
    s.holds[b.galleon] = [(COIN, n) for n in coins] + [EMPTY] * (HOLDS - len(coins))
    s.reserve[COIN] -= sum(coins)


def _weather_deck(b: TerraeBook, s: TerraeState) -> None:
    """Two cards leave unseen, Finis Terrae lies third from the bottom, a sunny day on top."""
    sunny = b.card[SUNNY]
    cards = [card for card, w in enumerate(b.weather) if not w.last for _ in range(w.count)]
    cards.remove(sunny)
    s.deck = new_pile(cards, b.number["weather-unseen"])
    put(s.deck, b.finis, len(s.deck) - (b.number["finis-from-bottom"] - 1))
    put(s.deck, sunny)


@base.step("setup")
def setup_game(b: TerraeBook, s: TerraeState) -> None:
    push(s, ("setup.lot", tuple(range(s.seats))), ("setup.ports",), ("day",))


@base.step("setup.lot")
def roll_lot(b: TerraeBook, s: TerraeState, seats: tuple[int, ...]) -> Chance:
    return Chance("lot", b.red, None, len(seats))


@base.outcome("setup.lot")
def lot_rolled(b: TerraeBook, s: TerraeState, outcome: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """The highest begins; whoever ties for it rolls again."""
    best = [seat for seat, n in zip(seats, outcome, strict=True) if n == max(outcome)]
    if len(best) > 1:
        push(s, ("setup.lot", tuple(best)))
        return
    s.first = best[0]
    emit(s, "first", s.first)


@base.step("setup.ports")
def starting_ports(b: TerraeBook, s: TerraeState) -> None:
    order = turn_order(s)
    push(s, *[("start.port", seat) for seat in order], *[("start.divide", seat) for seat in order])


@base.step("start.port")
def start_port(b: TerraeBook, s: TerraeState, seat: int) -> Decision:
    options = [Option("start", "square", cell) for cell in RING if bars_start(s, seat, cell) is None]
    return Decision(seat, "start.port", options)


def bars_start(s: TerraeState, seat: int, cell: int) -> Why | None:
    """The first player begins on the east side, the others on any free square of the ring."""
    if 2 * cell in s.port:
        return Why("taken-port")
    if cell not in RING:
        return Why("ring")
    return Why("east") if seat == s.first and cell not in EAST else None


@base.answer("start.port")
def port_started(b: TerraeBook, s: TerraeState, option: Option, seat: int) -> None:
    cell = int(option.at)
    s.port[2 * cell] = seat
    s.ports[seat] -= 1
    s.home[seat] = s.ship[seat] = cell
    emit(s, "started", seat, cell)


@base.step("start.divide")
def divide(b: TerraeBook, s: TerraeState, seat: int) -> None:
    start_dividing(s, seat)
