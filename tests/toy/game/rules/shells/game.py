"""Shells as the kernel sees it."""

from __future__ import annotations

from typing import cast

from game.engine.content import GameSpec, Library
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.simultaneous import kernel
from game.rules.shells import play
from game.rules.shells.content import KINDS, ShellsBook, check_content
from game.rules.shells.modules.pearls import pearls
from game.rules.shells.play import ShellsState

MODULES = {pearls.name: pearls}
SPEC = GameSpec("shells", KINDS, required=tuple(KINDS), check=check_content, modules=tuple(MODULES))


def make_book(library: Library, setup: Setup) -> ShellsBook:
    return ShellsBook(library, [kernel, *GAME.layers(setup)], len(setup.seats))


def start(book: Rulebook, setup: Setup) -> ShellsState:
    return play.new_state(cast(ShellsBook, book), setup)


GAME = Game(
    name="shells",
    spec=SPEC,
    base=play.base,
    state=ShellsState,
    make_book=make_book,
    start=start,
    scores=lambda b, s: play.scores(cast(ShellsBook, b), cast(ShellsState, s)),
    winners=lambda b, s: play.winners(cast(ShellsBook, b), cast(ShellsState, s)),
    end_reasons=lambda s: play.end_reasons(cast(ShellsState, s)),
    rounds=lambda s: cast(ShellsState, s).round,
    check_state=lambda b, s: play.check_state(cast(ShellsBook, b), cast(ShellsState, s)),
    breakdown=lambda b, s: play.breakdown(cast(ShellsBook, b), cast(ShellsState, s)),
    seat_counts=(2, 3),
    modules=MODULES,
)
