"""Tables of the Island at which bots are asked."""

from __future__ import annotations

from game.bots.greedy import GreedyBot
from game.bots.seats import consult, make_bot
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.run import run, view
from game.registry import find_game
from game.rules.island.book import IslandBook
from game.rules.island.state import BESIDE, IslandState

GAME = find_game("island")
LIBRARY = open_library(GAME, texts=False)


def new_match(seats: tuple[str, ...], seed: int, modules: tuple[str, ...] = ()) -> Match:
    setup = Setup(game=GAME.name, seats=seats, seed=seed, modules=modules)
    return Match(GAME, GAME.make_book(LIBRARY, setup), setup)


def played(seats: tuple[str, ...], seed: int, choices: int = 100_000, modules: tuple[str, ...] = ()) -> Match:
    match = new_match(seats, seed, modules)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(seats)]
    while match.decision is not None and len(match.records) < choices:
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    return match


def on_turn(
    seed: int = 4, seats: int = 4, modules: tuple[str, ...] = ()
) -> tuple[IslandBook, IslandState, int]:
    """After the opening, where a seat is asked what to do; all hands are empty, the robber is nowhere."""
    match = played(("greedy",) * seats, seed, 4 * seats + 20, modules)
    book, s = match.book, match.state
    assert isinstance(book, IslandBook) and isinstance(s, IslandState)
    s = s.copy()
    for seat in range(seats):
        give(s, seat, [0] * 5)
    bare = [h for h, terrain in enumerate(s.terrain) if book.gives[terrain] < 0]
    s.robber = BESIDE if modules else bare[0]
    seat = s.active
    s.stack = [("act", seat)]
    s.rolled, s.offers = 6, 0
    return book, s, seat


def give(s: IslandState, seat: int, cards: list[int]) -> None:
    for kind, n in enumerate(cards):
        s.bank[kind] += s.hand[seat][kind] - n
    s.hand[seat] = cards[:]
    s.count[seat] = sum(cards)


def choice(book: IslandBook, s: IslandState) -> str:
    decision = run(book, s)
    assert isinstance(decision, Decision)
    return GreedyBot(1, decision.seat).choose(book, view(book, s, decision.seat), decision).key
