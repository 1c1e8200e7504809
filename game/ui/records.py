"""Statistics over games: one line for each game that was played to its end, kept in one file.

A line is only ever added. What a crash left half written at the end is ignored; a file that was damaged
otherwise is kept under another name, and its sound lines go on in a new one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from time import time

import msgspec

from game.bots.characters import character_of, strength_of
from game.bots.seats import BOTS, HUMAN
from game.engine.game import LEVEL
from game.engine.match import Match
from game.engine.saves import Player, set_aside, write
from game.paths import user_dir
from game.ui.games import screens_of

FILE = "statistics.jsonl"
LARGEST = 64_000_000
"""No honest file of statistics comes near this many bytes."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as far as statistics go."""

    key: str
    """The same for the same game, so that it is not counted twice."""
    when: float = 0.0
    game: str = ""
    seed: int = 0
    seats: tuple[str, ...] = ()
    """Who played: `human` or the kind of bot."""
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rounds: int = 0
    choices: int = 0
    level: str = ""
    """How hard the opponent was whom the rules play, if one did."""
    modules: tuple[str, ...] = ()
    earned: tuple[str, ...] = ()
    """Achievements of people, by id."""
    tally: dict[str, int] = {}
    """What else the game itself has counted."""

    @property
    def sound(self) -> bool:
        """Whether its parts fit together; a line that somebody edited may not."""
        count = len(self.seats)
        return (
            0 < count == len(self.scores) == len(self.names)
            and bool(self.winners)
            and all(0 <= seat < count for seat in self.winners)
        )


@dataclass
class Reading:
    """What stands in the file."""

    games: list[Played] = field(default_factory=list)
    torn: bool = False
    """The last line is not whole."""
    damaged: bool = False
    """A line before the last makes no sense."""
    trouble: OSError | None = None
    """Why the file could not be read at all."""


def statistics_file() -> Path:
    return user_dir("saves") / FILE


def played(match: Match, players: Sequence[Player]) -> Played:
    """The line of a match that is over."""
    from game.ui.praise import earned

    seats = tuple(player.who or who for who, player in zip(match.setup.seats, players, strict=True))
    return Played(
        key=game_key(match),
        when=round(time(), 1),
        game=match.setup.game,
        seed=match.setup.seed,
        seats=seats,
        names=tuple(player.name for player in players),
        scores=tuple(match.game.scores(match.book, match.state)),
        winners=tuple(match.game.winners(match.book, match.state)),
        rounds=match.game.rounds(match.state),
        choices=len(match.records),
        level=match.setup.options.get(LEVEL, ""),
        modules=match.setup.modules,
        earned=earned(match, [strength_of(who) for who in seats]),
        tally=dict(screens_of(match.setup.game).tally(match)),
    )


def game_key(match: Match) -> str:
    """Seed, set-up and number of choices: the same for a save of the end that is loaded again."""
    setup = msgspec.json.encode([match.setup, len(match.records)], order="deterministic")
    return hashlib.sha256(setup).hexdigest()[:20]


def read_games(path: Path | None = None) -> Reading:
    """Every game that was noted, oldest first. A damaged file is told of, but not touched."""
    path = path or statistics_file()
    try:
        if path.stat().st_size > LARGEST:
            return Reading(damaged=True)
        data = path.read_bytes()
    except FileNotFoundError:
        return Reading()
    except OSError as error:
        return Reading(trouble=error)
    return _parsed(data)


def _parsed(data: bytes) -> Reading:
    found = Reading()
    lines = data.split(b"\n")
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        game = _decoded(line)
        if game is None:
            if number == len(lines) - 1:
                found.torn = True
            else:
                found.damaged = True
        elif game.key not in seen:
            seen.add(game.key)
            found.games.append(game)
    if data and not data.endswith(b"\n"):
        found.torn = True  # even if it can be read: the next line must not be glued to it
    return found


def _decoded(line: bytes) -> Played | None:
    try:
        game = msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return game if game.sound else None


def note_game(match: Match, players: Sequence[Player], path: Path | None = None) -> OSError | None:
    """Add a finished match unless it is there already; says what went wrong, if something did."""
    path = path or statistics_file()
    found = read_games(path)
    if found.trouble:
        return found.trouble
    game = played(match, players)
    if any(old.key == game.key for old in found.games):
        return None
    try:
        if found.damaged:
            set_aside(path)
        if found.damaged or found.torn:
            write(path, b"".join(_line(old) for old in [*found.games, game]))
        else:
            _append(path, _line(game))
    except OSError as error:
        return error
    return None


def _line(game: Played) -> bytes:
    return msgspec.json.encode(game) + b"\n"


def _append(path: Path, line: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "ab") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


# What the figures say


@dataclass
class Standing:
    """How a person or a kind of bot has done."""

    who: str
    """`human` or the kind of bot."""
    name: str
    """The person's name, or the level of an opponent whom the rules play; empty for bots, and for people who
    gave none."""
    games: int = 0
    wins: float = 0.0
    """A shared victory counts in parts."""
    best: int = 0
    points: int = 0

    @property
    def average(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True)
class Best:
    score: int
    who: str
    name: str
    when: float
    seats: int


@dataclass(frozen=True)
class Size:
    """Games with so many seats."""

    seats: int
    games: int
    rounds: float
    winning: float
    """The winners' average score."""


@dataclass
class Figures:
    games: int = 0
    with_people: int = 0
    rounds: float = 0.0
    longest: int = 0
    shortest: int = 0
    standings: list[Standing] = field(default_factory=list)
    """People first, each group by wins."""
    best: list[Best] = field(default_factory=list)
    """Highest first."""
    sizes: list[Size] = field(default_factory=list)
    tally: dict[str, int] = field(default_factory=dict)
    """What the games themselves have counted, added up; `games` is how many did."""


def figures(games: Iterable[Played]) -> Figures:
    all_games = list(games)
    if not all_games:
        return Figures()
    lengths = [game.rounds for game in all_games]
    return Figures(
        games=len(all_games),
        with_people=sum(HUMAN in game.seats for game in all_games),
        rounds=mean(lengths),
        longest=max(lengths),
        shortest=min(lengths),
        standings=_standings(all_games),
        best=_best(all_games),
        sizes=_sizes(all_games),
        tally=_tally(all_games),
    )


def _tally(games: Sequence[Played]) -> dict[str, int]:
    counted = [game.tally for game in games if game.tally]
    found = {"games": len(counted)} if counted else {}
    for tally in counted:
        for name, n in tally.items():
            found[name] = found.get(name, 0) + n
    return found


def _told(game: Played, seat: int) -> str:
    """What a seat is told apart by: people and characters by name, one whom the rules play by level."""
    who = game.seats[seat]
    if who == HUMAN or character_of(who):
        return game.names[seat].strip()
    return "" if who in BOTS else game.level


def _standings(games: Sequence[Played]) -> list[Standing]:
    found: dict[tuple[str, str], Standing] = {}
    for game in games:
        for seat, who in enumerate(game.seats):
            name = _told(game, seat)
            one = found.setdefault((who, name.casefold()), Standing(who, name))
            one.games += 1
            one.points += game.scores[seat]
            one.best = max(one.best, game.scores[seat])
            if seat in game.winners:
                one.wins += 1 / len(game.winners)
    return sorted(found.values(), key=lambda one: (one.who != HUMAN, -one.wins, -one.average, one.name))


def _best(games: Sequence[Played]) -> list[Best]:
    every = [
        Best(game.scores[seat], who, _told(game, seat), game.when, len(game.seats))
        for game in games
        for seat, who in enumerate(game.seats)
    ]
    return sorted(every, key=lambda one: (-one.score, one.when))


def _sizes(games: Sequence[Played]) -> list[Size]:
    made = []
    for count in sorted({len(game.seats) for game in games}):
        those = [game for game in games if len(game.seats) == count]
        winning = mean(max(game.scores) for game in those)
        made.append(Size(count, len(those), mean(game.rounds for game in those), winning))
    return made
