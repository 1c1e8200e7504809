"""Challenges from outside: which there are, what has become of them, beginning one and knowing it again.
It draws nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from game.bots.challenged import challenged_match
from game.engine.challenges import (
    MEDALS,
    Attempt,
    Challenge,
    Challenges,
    Position,
    PositionError,
    Verdict,
    begins,
    choices_in,
    read_challenges,
)
from game.engine.content import Library
from game.engine.match import Match, ReplayError
from game.engine.opening import open_game
from game.engine.packs import installed_packs
from game.engine.problems import ContentError
from game.engine.saves import SUFFIX, Shelf, set_aside, write
from game.engine.trouble import trouble_of
from game.paths import user_dir
from game.ui.cast import named
from game.ui.scenes.open import CHALLENGE

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.session import Session

FILE = "challenges.json"


class Dare(NamedTuple):
    """A challenge that can be taken up."""

    game: str
    challenge: Challenge
    position: Position | None = None
    pack: Path | None = None

    @property
    def key(self) -> str:
        return f"{self.game}/{self.challenge.id}"

    @property
    def save(self) -> Path:
        """Where a match of it is kept."""
        return Shelf(user_dir("saves")).path(f"{self.game}{CHALLENGE}{self.challenge.id}")


@cache
def _own(game: str) -> Challenges:
    return read_challenges(game)


def dares_of(game: str) -> list[Dare]:
    """The game's own, and those of each installed pack that can be read."""
    found = _dares(game, _own(game), None)
    for pack in installed_packs().packs:
        try:
            found |= _dares(game, read_challenges(game, pack.folder), pack.folder)
        except ContentError:
            continue  # what is wrong with it is told where packs are
    return list(found.values())


def _dares(game: str, found: Challenges, pack: Path | None) -> dict[str, Dare]:
    return {id_: Dare(game, one, found.positions.get(id_), pack) for id_, one in found.listed.items()}


def next_dare(dare: Dare) -> Dare | None:
    """The one after it that has not been done, or else simply the one after it."""
    every = dares_of(dare.game)
    place = next((n for n, one in enumerate(every) if one.key == dare.key), -1)
    after = [*every[place + 1 :], *every[: max(0, place)]]
    results = read_results().results
    fresh = (one for one in after if not results.get(one.key, Result()).medal)
    return next(fresh, after[0] if after else None)


# At a table


def begin(app: App, dare: Dare) -> Session:
    """A match at the position of the challenge; it takes the place of one that was left. Raises what may be
    wrong with content or disk."""
    from game.ui.session import Session, default_players

    match, library = _opened(dare)
    players = named(match.book, match.setup.seats, default_players(len(dare.challenge.seats)))
    last = app.settings.last.seats
    name = last[0].name.strip() if last else ""
    players[dare.challenge.seat] = msgspec.structs.replace(players[dare.challenge.seat], name=name)
    shelf = Shelf(user_dir("saves"))
    shelf.tidy()
    return Session(match, library, players, dare.save.name.removesuffix(SUFFIX), shelf)


def _opened(dare: Dare) -> tuple[Match, Library]:
    game, library = open_game(dare.game, [dare.pack] if dare.pack else [])
    with trouble_of(game.name):
        book = game.make_book(library, dare.challenge.setup(game.name))
        return challenged_match(game, book, dare.challenge, dare.position), library


def attempt_of(match: Match) -> tuple[Dare, Attempt] | None:
    """The challenge that a match is, and how it stands; none if it is an ordinary match, or if nobody can say
    any more how it came there."""
    for dare in dares_of(match.setup.game):
        one = dare.challenge
        if one.setup(match.setup.game) != match.setup:
            continue
        try:
            played = _played(dare)
            if begins(one, match.setup, match.records, played):
                return dare, Attempt.resumed(one, match, len(played))
        except (PositionError, ReplayError, ContentError):
            continue
    return None


def _played(dare: Dare) -> list[str]:
    if dare.position is not None or dare.challenge.opening is None:
        return choices_in(dare.position.played) if dare.position else []
    return [record.key for record in _opened(dare)[0].records]


# What has become of them


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of a challenge so far."""

    tries: int = 0
    medal: Literal["", "bronze", "silver", "gold"] = ""
    best: int = 0
    left: bool = False
    """One is not over yet."""


class Results(NamedTuple):
    results: dict[str, Result]
    aside: str = ""
    """The name under which a damaged file was set aside."""
    trouble: OSError | None = None


def results_file() -> Path:
    return user_dir("saves") / FILE


def read_results() -> Results:
    path = results_file()
    try:
        return Results(msgspec.json.decode(path.read_bytes(), type=dict[str, Result]))
    except FileNotFoundError:
        return Results({})
    except (msgspec.DecodeError, UnicodeDecodeError):
        try:
            return Results({}, set_aside(path).name)
        except OSError as error:
            return Results({}, trouble=error)
    except OSError as error:
        return Results({}, trouble=error)


def note_begun(dare: Dare) -> OSError | None:
    old = read_results().results.get(dare.key, Result())
    return _note(dare, msgspec.structs.replace(old, tries=old.tries + 1, left=True))


def note_verdict(dare: Dare, attempt: Attempt) -> OSError | None:
    """What it came to; an earlier success stays, unless this is a better one."""
    old = read_results().results.get(dare.key, Result())
    new = msgspec.structs.replace(old, left=False)
    if attempt.now.verdict is Verdict.DONE:
        medal, result, less = attempt.medal, attempt.now.result, dare.challenge.less
        better = result < old.best if less else result > old.best
        if not old.medal or better:
            new = msgspec.structs.replace(new, best=result)
        if not old.medal or MEDALS.index(medal) > MEDALS.index(old.medal):
            new = msgspec.structs.replace(new, medal=medal)
    return _note(dare, new)


def _note(dare: Dare, result: Result) -> OSError | None:
    found = read_results()
    if found.trouble:
        return found.trouble
    data = msgspec.json.encode(found.results | {dare.key: result}, order="deterministic")
    try:
        write(results_file(), msgspec.json.format(data, indent=2))
    except OSError as error:
        return error
    return None
