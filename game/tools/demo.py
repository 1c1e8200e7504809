"""`farshore` alone, until the table exists: a greeting and a short demo game."""

from __future__ import annotations

from game import __version__
from game.bots.seats import consult, make_bot
from game.engine.game import Setup
from game.engine.match import Match
from game.tools.common import open_game
from game.tools.standing import standing
from game.tools.tell import HIGHLIGHTS, Teller, teller_for

GAME = "western-sea"
SEATS = ("greedy", "easy")
SEED = 1
TOLD_ROUNDS = 4


def run() -> int:
    print(f"Farshore {__version__}: one table for three games of settling and sailing.")
    print("The table itself is still to come. Here two bots play Western Sea; you can too: farshore play")
    game, library = open_game(GAME, ())
    setup = Setup(game=GAME, seats=SEATS, seed=SEED)
    game.check_setup(setup)
    book = game.make_book(library, setup)
    match = Match(game, book, setup)
    teller = teller_for(library, book, setup, "en")
    bots = [make_bot(name, setup.seed, seat) for seat, name in enumerate(SEATS)]
    _highlights(match, teller)
    while match.decision is not None:
        bot = bots[match.decision.seat]
        match.choose(consult(bot, book, match.state, match.decision).key)
        if game.rounds(match.state) <= TOLD_ROUNDS:
            _highlights(match, teller)
    print(f"... and so on, {game.rounds(match.state)} rounds in all.")
    for line in standing(game, book, match.state, setup, over=True):
        print(line)
    return 0


def _highlights(match: Match, teller: Teller) -> None:
    for event in match.events:
        if event[0] in HIGHLIGHTS:
            indent = "" if event[0] == "round" else "  "
            print(indent + teller.event(event, match.state))
