"""Remake the golden games in saves/: `python -m game.workshop.golden`. Say in the commit why they changed."""

from __future__ import annotations

from game.bots.seats import make_bot
from game.engine.game import Game, Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.run import view
from game.engine.saves import SUFFIX, dump, write
from game.paths import resource
from game.registry import find_game, games

SEED = 1873


def main() -> None:
    for name in games():
        game = find_game(name)
        library = open_library(game, texts=False)
        for seats in game.seat_counts:
            setup = Setup(game=name, seats=("random",) * seats, seed=SEED + seats)
            match = play_match(game, Match(game, game.make_book(library, setup), setup))
            path = resource("saves") / f"{name}-{seats}{SUFFIX}"
            write(path, dump(match, library.content_hash))
            print(f"{path.name}: {len(match.records)} choices, {game.rounds(match.state)} rounds")


def play_match(game: Game, match: Match) -> Match:
    """Let the bots in the seats play the match to its end."""
    bots = [make_bot(name, match.setup.seed, seat) for seat, name in enumerate(match.setup.seats)]
    while match.decision is not None:
        seat = match.decision.seat
        known = view(match.book, match.state, seat) if bots[seat].wants_view else None
        match.choose(bots[seat].choose(match.book, known, match.decision).key)
    return match


if __name__ == "__main__":
    main()
