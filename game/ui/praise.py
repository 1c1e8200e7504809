"""Which achievements there are, which of them a match has earned, and which of those nobody had before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bots.seats import HUMAN
from game.engine.achievements import Achievement, read_achievements
from game.engine.counts import counted
from game.engine.match import Match
from game.engine.packs import installed_packs
from game.engine.problems import ContentError
from game.ui.records import Played


def achievements_of(game: str) -> dict[str, Achievement]:
    """By id: the game's own, and those of each installed pack that can be read."""
    found = read_achievements(game)
    for pack in installed_packs().packs:
        try:
            found |= read_achievements(game, [pack.folder])
        except ContentError:
            continue  # what is wrong with it is told where packs are
    return found


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
