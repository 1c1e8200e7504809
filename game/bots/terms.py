"""By which names a bot judges positions: they are listed by playing, so that no list can be wrong."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.evaluation import evaluation_for
from game.engine.content import Library
from game.engine.game import Game, Setup, SetupError
from game.engine.match import Match
from game.engine.run import view
from game.registry import games

ENOUGH = 300
"""After so many choices, everything that is ever judged has been."""
OFTEN, SELDOM = 2, 8
"""So many positions of each question are looked at, and of all others every so-manieth."""


_KNOWN: dict[str, frozenset[str]] = {}


def terms_of(game: Game, library: Library) -> frozenset[str]:
    """Those of the base game and of each of its modules. No pack brings others, so they are listed once."""
    if game.name not in _KNOWN:
        _KNOWN[game.name] = frozenset(_listed(game, library) if game.name in games("bots") else ())
    return _KNOWN[game.name]


def _listed(game: Game, library: Library) -> set[str]:
    found = set[str]()
    seats = ("random",) * max(game.seat_counts)
    for modules in ((), *((name,) for name in game.modules)):
        setup = Setup(game=game.name, seats=seats, modules=modules)
        try:
            game.check_setup(setup)
        except SetupError:
            continue  # it is played with fewer seats, or with others only
        found |= terms_met(game, library, setup)
    return found


def terms_met(game: Game, library: Library, setup: Setup) -> set[str]:
    """Those of the positions of one game, as chance plays it."""
    match, lot, found = Match(game, game.make_book(library, setup), setup), Random(setup.seed), set[str]()
    evaluation = evaluation_for(match.book)
    evaluation.thorough = True
    asked = Counter[str]()
    for n in range(ENOUGH):
        if match.decision is None:
            break
        asked[match.decision.ask] += 1
        if n % SELDOM == 0 or asked[match.decision.ask] <= OFTEN:
            seen = view(match.book, match.state, match.decision.seat)
            left = evaluation.horizon(match.book, seen)
            found.update(evaluation.terms(match.book, seen, match.decision.seat, left))
        match.choose(lot.choice(match.decision.options).key)
    return found
