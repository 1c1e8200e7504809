"""A game in which one entry of the content comes up at once: bots play whatever comes before."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.bots.seats import HUMAN, bots_for, consult, make_bot
from game.engine.content import Library
from game.engine.game import Game, Setup, SetupError
from game.engine.match import Match
from game.engine.wish import WISHING, nudge_for

MOST_CHOICES = 600
"""Longer than this nobody waits for a card."""
MOST_TRIES = 8
"""Where the luck of a table keeps the entry back, another is tried."""
STAND_IN = "easy"


def tried_out(game: Game, library: Library, kind: str, id_: str, seed: int) -> Match:
    """A match that stands where a person is asked once the entry has come up; if it never does, or if it is
    nothing that is drawn, one at its beginning."""
    tables = list(_tables(game, seed))
    wishes = (msgspec.structs.replace(setup, wish=f"{kind}/{id_}") for setup in tables)
    for setup in wishes:
        book = game.make_book(library, setup)
        if nudge_for(game, book, setup):
            for n in range(MOST_TRIES):
                match = Match(game, book, msgspec.structs.replace(setup, seed=seed + n))
                if _come_to(match):
                    return match
            break
    return Match(game, game.make_book(library, tables[0]), tables[0])


def _come_to(match: Match) -> bool:
    """Play on until the wish is fulfilled and the first seat asked; whether that happened."""
    seats = range(len(match.setup.seats))
    bots = [make_bot(_stand_in(match.game), match.setup.seed, seat) for seat in seats]
    while match.decision is not None and len(match.records) < MOST_CHOICES:
        if match.wishes is None or (match.wishes.fulfilled and match.decision.seat == WISHING):
            return True
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    return False


def _tables(game: Game, seed: int) -> Iterator[Setup]:
    """The smallest first, and those without modules."""
    for modules in [(), *((name,) for name in game.modules)]:
        for count in game.seat_counts:
            seats = (HUMAN, *[_stand_in(game)] * (count - 1))
            setup = Setup(game=game.name, seats=seats, modules=modules, seed=seed)
            try:
                game.check_setup(setup)
            except SetupError:
                continue
            yield setup


def _stand_in(game: Game) -> str:
    return STAND_IN if STAND_IN in bots_for(game) else bots_for(game)[0]
