"""Setting up: pieces, technologies, the draft and the placing of the starting tiles."""

from __future__ import annotations

from game.engine.chance import Chance, seed_to_rng
from game.engine.decision import Decision, Option
from game.engine.game import Setup, SetupError
from game.engine.hexes import ORIGIN
from game.engine.piles import new_pile
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import technologies_of
from game.rules.western_sea.pieces import gain_reserve_vp, lay_tile, place_tent, turn_order
from game.rules.western_sea.state import SeaState

TECH = "tech"
"""The option that says with which technologies is played."""
RANDOM_SET = "random"
DRAFT_OPEN = 3


def new_state(b: SeaBook, setup: Setup) -> SeaState:
    """Everything as it lies on the table before the first lot is drawn."""
    n, tiles, colours = b.seats, len(b.tiles), len(b.colours)
    camp = b.number["tents"] - b.number["start-tents"]
    state = SeaState(
        rng=seed_to_rng(setup.seed),
        stack=[("setup",)],
        commits=[],
        parts={layer.name: layer.part() for layer in b.layers if layer.part},
        events=[],
        seats=n,
        round=0,
        lap=0,
        first=0,
        turn=-1,
        mains=0,
        grants=[],
        over=0,
        reasons=[],
        stock=[_stock(b, c) for c in range(colours)],
        bag=[[d.start for d in b.dice] for _ in range(n)],
        spent=[[0] * colours for _ in range(n)],
        active=[[] for _ in range(n)],
        camp=[camp] * n,
        supply=[b.number["start-tents"]] * n,
        houses=[b.number["houses"]] * n,
        tents=[0] * (tiles * n),
        house=[-1] * tiles,
        holds=[0] * n,
        cell=[-1] * tiles,
        at={},
        near=[0] * tiles,
        frontier={},
        pile=new_pile(t for t, e in enumerate(b.tiles) if not e.start and not e.sea),
        drawn=[],
        starts=[t for t, e in enumerate(b.tiles) if e.start],
        chosen=[-1] * n,
        row=[],
        tokens=[[0] * len(b.resources) for _ in range(n)],
        vp=[0] * n,
        points=b.number["vp-supply"],
        used=[0] * n,
        done=[0] * n,
    )
    state.row = _named_row(b, setup.options.get(TECH, RANDOM_SET))
    b.rules["prepare"](b, state)
    return state


@base.rule("prepare")
def prepare(b: SeaBook, s: SeaState) -> None:
    """Where a module lays out its own part, as far as no chance or choice is in it."""


def _stock(b: SeaBook, colour: int) -> int:
    """Dice left in the stock once the players have theirs and the surplus is back in the box."""
    die = b.dice[colour]
    return die.count - b.number["dice-boxed"] - die.start * b.seats if die.limited else 0


def _named_row(b: SeaBook, choice: str) -> list[int]:
    """The technologies of a named set, or of a list of ids; none yet when they are dealt at random."""
    if choice == RANDOM_SET:
        return []
    names = technologies_of(b.sets, choice) if choice in b.sets else tuple(choice.split("+"))
    for name in names:
        if name not in b.thing or b.thing[name] < len(b.tiles):
            known = ", ".join([RANDOM_SET, *b.sets])
            raise SetupError(
                f"there is no technology set or technology '{name}' (sets: {known})", "technology", name=name
            )
    if len(set(names)) != len(names):
        raise SetupError("a technology was picked twice", "twice")
    wanted = sum(n for _, n in _seals(b))
    if len(names) != wanted:
        raise SetupError(
            f"{wanted} technologies are in play, not {len(names)}",
            "technologies",
            wanted=wanted,
            n=len(names),
        )
    naval = b.sets[choice].naval if choice in b.sets else ""
    return sorted({b.thing[name] for name in (*names, naval) if name})


@base.step("setup")
def setup_game(b: SeaBook, s: SeaState) -> None:
    deal = [] if s.row else [("setup.deal", seal) for seal, n in _seals(b) for _ in range(n)]
    push(s, ("setup.lot",), *deal, ("setup.tiles",), ("round",))


def _seals(b: SeaBook) -> list[tuple[str, int]]:
    return [(seal, b.number[f"deal-{seal}"]) for seal in ("green", "yellow", "orange", "red", "purple")]


@base.step("setup.lot")
def draw_lot(b: SeaBook, s: SeaState) -> Chance:
    return Chance("lot", range(s.seats))


@base.outcome("setup.lot")
def lot_drawn(b: SeaBook, s: SeaState, outcome: tuple[int], *_: int) -> None:
    s.first = outcome[0]
    emit(s, "first", s.first)
    # house: beginning and coming last are worth less than the places between, as simulation shows
    gain_reserve_vp(s, s.first, b.number["first-vp"])
    gain_reserve_vp(s, (s.first - 1) % s.seats, b.number["last-vp"])


@base.step("setup.deal")
def deal_technology(b: SeaBook, s: SeaState, seal: str) -> Chance | None:
    left = [t for t in b.dealt.get(seal, ()) if t not in s.row]
    return Chance("technology", left) if left else None


@base.outcome("setup.deal")
def technology_dealt(b: SeaBook, s: SeaState, outcome: tuple[int], seal: str) -> None:
    s.row = sorted([*s.row, outcome[0]])
    emit(s, "technology", outcome[0])


@base.step("setup.tiles")
def starting_tiles(b: SeaBook, s: SeaState) -> None:
    """An open draft in turn order, then each places its tile in turn order."""
    order = turn_order(s)
    drafts = [f for seat in order for f in (*[("draft.open",)] * DRAFT_OPEN, ("draft.keep", seat))]
    push(s, *drafts, ("draft.away",), *[("start.place", seat) for seat in order])


@base.step("draft.open")
def open_tile(b: SeaBook, s: SeaState) -> Chance | None:
    return Chance("start", s.starts) if len(s.drawn) < DRAFT_OPEN and s.starts else None


@base.outcome("draft.open")
def tile_opened(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    s.starts.remove(outcome[0])
    s.drawn.append(outcome[0])
    emit(s, "open", outcome[0])


@base.step("draft.keep")
def keep_tile(b: SeaBook, s: SeaState, seat: int) -> Decision:
    return Decision(seat, "draft.keep", [Option("keep", "card", b.tiles[t].id) for t in s.drawn])


@base.answer("draft.keep")
def tile_kept(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    tile = b.thing[str(option.at)]
    s.drawn.remove(tile)
    s.chosen[seat] = tile
    emit(s, "kept", seat, tile)


@base.step("draft.away")
def clear_draft(b: SeaBook, s: SeaState) -> None:
    s.drawn.clear()


@base.step("start.place")
def place_start(b: SeaBook, s: SeaState, seat: int) -> Decision:
    return Decision(seat, "start.place", [Option("place", "hex", cell) for cell in start_sites(s)])


def start_sites(s: SeaState) -> list[int]:
    """Where a starting tile touches as many tiles as it can."""
    if not s.frontier:
        return [ORIGIN]
    most = max(around.bit_count() for around in s.frontier.values())
    return sorted(cell for cell, around in s.frontier.items() if around.bit_count() == most)


@base.answer("start.place")
def start_placed(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    tile = s.chosen[seat]
    lay_tile(b, s, tile, int(option.at))
    place_tent(s, seat, tile)
    push(s, ("bonus", seat, tile))
