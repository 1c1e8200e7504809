"""The Island as the kernel sees it."""

from __future__ import annotations

from typing import cast

from game.engine.content import GameSpec, Library
from game.engine.game import Crowded, Drawn, Game, Setup, SetupError
from game.engine.rulebook import Rulebook
from game.engine.simultaneous import kernel
from game.engine.state import State

# Importing the rooms registers their steps in the base layer.
from game.rules.island import reasons, turns  # noqa: F401
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.checks import check_content
from game.rules.island.chronicle import IslandChronicle
from game.rules.island.content import KINDS, MODULE_KINDS
from game.rules.island.invariants import check_state
from game.rules.island.modules import JOINT, MODULES, SCENARIOS, TWO_PLAYERS
from game.rules.island.modules.event_cards import events
from game.rules.island.modules.event_cards.layer import event_cards
from game.rules.island.scoring import score_lines, totals, winners
from game.rules.island.setup import new_state
from game.rules.island.state import IslandState
from game.rules.island.switches import check_map, options

SPEC = GameSpec(
    name="island",
    kinds={**KINDS, **MODULE_KINDS},
    required=tuple(KINDS),
    modules=(*MODULES, TWO_PLAYERS.name),
    check=check_content,
)


def make_book(library: Library, setup: Setup) -> IslandBook:
    check_map(setup, library.entries["maps"])
    book = IslandBook(library, [kernel, *GAME.layers(setup)], setup)
    book.rules["book-made"](book)
    return book


def check_table(setup: Setup) -> None:
    """The rulebook gives no rules for two scenarios together."""
    chosen = [name for name in SCENARIOS if name in setup.modules]
    if len(chosen) > 1:
        listed = ", ".join(chosen)
        raise SetupError(f"only one scenario can be played at a time ({listed})", "scenarios", names=listed)


def start(book: Rulebook, setup: Setup) -> State:
    return new_state(cast(IslandBook, book), setup)


def breakdown(book: Rulebook, state: State) -> list[tuple[int, str, str, int]]:
    lines = score_lines(cast(IslandBook, book), cast(IslandState, state))
    return [(line.seat, line.category, line.what, line.points) for line in lines]


def drawn(book: Rulebook, kind: str, id_: str) -> Drawn | None:
    b = cast(IslandBook, book)
    if kind == "cards" and id_ in b.card:
        return Drawn("card", (b.card[id_],))
    if kind == "events" and events in b.layers:
        return Drawn("event", tuple(n for n, card in enumerate(event_cards(b)) if card.event == id_))
    return None


GAME = Game(
    name="island",
    spec=SPEC,
    base=base,
    state=IslandState,
    make_book=make_book,
    start=start,
    scores=lambda b, s: totals(cast(IslandBook, b), cast(IslandState, s)),
    winners=lambda b, s: winners(cast(IslandBook, b), cast(IslandState, s)),
    end_reasons=lambda s: cast(IslandState, s).reasons,
    rounds=lambda s: cast(IslandState, s).turn,
    check_state=lambda b, s: check_state(cast(IslandBook, b), cast(IslandState, s)),
    modules=MODULES,
    joint=JOINT,
    options=options(),
    check=check_table,
    breakdown=breakdown,
    drawn=drawn,
    crowded=Crowded(
        Setup(game="island", seats=("random",) * 4, seed=34, modules=("event-cards", "harbour-master")),
        choices=3457,
    ),
    chronicle=lambda b: IslandChronicle(cast(IslandBook, b)),
)
