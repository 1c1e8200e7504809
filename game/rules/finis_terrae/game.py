"""Finis Terrae as the kernel sees it."""

from __future__ import annotations

from typing import cast

from game.engine.content import GameSpec, Library
from game.engine.game import Crowded, Drawn, Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.simultaneous import kernel
from game.engine.state import State

# Importing the rooms registers their steps in the base layer.
from game.rules.finis_terrae import acts, days, mapping, sailing, storm, weather  # noqa: F401
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.checks import check_content
from game.rules.finis_terrae.chronicle import TerraeChronicle
from game.rules.finis_terrae.content import KINDS
from game.rules.finis_terrae.invariants import check_state
from game.rules.finis_terrae.scoring import score_lines, totals, winners
from game.rules.finis_terrae.setup import new_state
from game.rules.finis_terrae.state import TerraeState

SPEC = GameSpec(name="finis-terrae", kinds=KINDS, required=tuple(KINDS), check=check_content)


def make_book(library: Library, setup: Setup) -> TerraeBook:
    return TerraeBook(library, [kernel, *GAME.layers(setup)], len(setup.seats))


def start(book: Rulebook, setup: Setup) -> State:
    return new_state(cast(TerraeBook, book), setup)


def breakdown(book: Rulebook, state: State) -> list[tuple[int, str, str, int]]:
    lines = score_lines(cast(TerraeBook, book), cast(TerraeState, state))
    return [(line.seat, line.category, line.what, line.points) for line in lines]


def drawn(book: Rulebook, kind: str, id_: str) -> Drawn | None:
    b = cast(TerraeBook, book)
    found = {"tiles": ("tile", b.kind), "weather": ("weather", b.card)}.get(kind)
    return Drawn(found[0], (found[1][id_],)) if found and id_ in found[1] else None


GAME = Game(
    name="finis-terrae",
    spec=SPEC,
    base=base,
    state=TerraeState,
    make_book=make_book,
    start=start,
    scores=lambda b, s: totals(cast(TerraeBook, b), cast(TerraeState, s)),
    winners=lambda b, s: winners(cast(TerraeBook, b), cast(TerraeState, s)),
    end_reasons=lambda s: cast(TerraeState, s).reasons,
    rounds=lambda s: cast(TerraeState, s).day,
    check_state=lambda b, s: check_state(cast(TerraeBook, b), cast(TerraeState, s)),
    breakdown=breakdown,
    drawn=drawn,
    crowded=Crowded(Setup(game="finis-terrae", seats=("random",) * 4, seed=9), choices=400),
    chronicle=lambda b: TerraeChronicle(cast(TerraeBook, b)),
)
