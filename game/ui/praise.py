"""Which achievements there are, which of them a match has earned, and which of those nobody had before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bots.seats import HUMAN
from game.engine.achievements import Achievement, read_achievements
from game.engine.beside import of_all
from game.engine.counts import counted
from game.engine.match import Match
from game.ui.records import Played


def achievements_of(game: str) -> dict[str, Achievement]:
    """All that may be earned, by id."""
    return of_all(game, read_achievements)


def earned(match: Match, sitting: Sequence[str]) -> tuple[str, ...]:
    """What people have earned by a finished match in which these sat."""
    people = [seat for seat, who in enumerate(sitting) if who == HUMAN]
    counts = counted(match, sitting) if people else []
    if not counts:
        return ()
    every = achievements_of(match.setup.game)
    return tuple(name for name, one in every.items() if any(one.met(counts[seat]) for seat in people))


def times(games: Iterable[Played], game: str) -> dict[str, int]:
    """How often each achievement of a game was earned."""
    found: dict[str, int] = {}
    for played in games:
        for name in played.earned if played.game == game else ():
            found[name] = found.get(name, 0) + 1
    return found


def gained(games: Sequence[Played], key: str) -> list[str]:
    """What the match of this key has earned that none before it had."""
    places = [n for n, played in enumerate(games) if played.key == key]
    if not places:
        return []
    this = games[places[0]]
    before = times(games[: places[0]], this.game)
    return [name for name in this.earned if name not in before]
