"""How fast the engine is: decisions, copies and views of a state, saves, content."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, median

from msgspec.structs import replace

from game.bots.playout import play_out
from game.bots.seats import consult, make_bot
from game.engine import saves
from game.engine.content import Library
from game.engine.game import Game, Setup, SetupError
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer, view
from game.refusal import Refusal
from game.registry import find_game

BOT = "random"
WARM_UP = 0.5
SLICES, SLICE = 6, 0.5
"""Three seconds of play in slices: the median forgives a moment when the machine had other things to do."""
SOLO_GAMES = 8

Figures = dict[str, float | str]

UNITS = {
    "decisions_per_second": "decisions/s, all seats random, one process",
    "games_per_second": "games/s, the same",
    "modules_decisions_per_second": "decisions/s with all modules, the same, in turn with those without",
    "modules_times": "times as long for a decision with all modules",
    "rival_ms_mean": "ms for a turn of an opponent whom the rules play, with all it can play with",
    "rival_ms_max": "ms for the longest of them",
    "copy_us": "us to copy a state in mid-game",
    "view_us": "us to make one seat's view of it",
    "save_ms": "ms to save a match in mid-game, safely on disk",
    "load_ms": "ms to load it, with the content at hand",
    "content_load_ms": "ms to load and check the content with its texts",
}


def measure(names: Sequence[str]) -> dict[str, Figures]:
    """What the engine does with each game."""
    opened = {name: find_game(name) for name in names}
    kinds = [(name, modules) for name, game in opened.items() for modules in _choices(game)]
    paces = dict(zip(kinds, _paces(kinds), strict=True))
    return {
        name: {
            **_pace([paces[name, modules] for modules in _choices(game)]),
            **_rival(game),
            **_state(game),
        }
        for name, game in opened.items()
    }


def _choices(game: Game) -> list[tuple[str, ...]]:
    """Without modules; and with all that can be played together, if there are any."""
    together: tuple[str, ...] = ()
    for name in game.modules:
        if _plays(game, Setup(game=game.name, seats=_full(game)), *together, name):
            together = (*together, name)
    return [(), together] if together else [()]


def _pace(paces: Sequence[tuple[float, float]]) -> Figures:
    decisions, games = paces[0]
    found: Figures = {"decisions_per_second": round(decisions, 1), "games_per_second": round(games, 2)}
    for modules, _ in paces[1:]:
        found["modules_decisions_per_second"] = round(modules, 1)
        found["modules_times"] = round(decisions / modules, 2)
    return found


def _state(game: Game) -> Figures:
    content = _best(5, lambda: open_library(game))
    library = open_library(game)
    match = _middle(game, library)
    copy = _each(match.state.copy)
    look = _each(lambda: view(match.book, match.state, 0))
    save, load = _disk(match, library)
    return {
        "copy_us": round(copy * 1e6, 2),
        "view_us": round(look * 1e6, 2),
        "save_ms": round(save * 1e3, 3),
        "load_ms": round(load * 1e3, 3),
        "content_load_ms": round(content * 1e3, 2),
    }


def _paces(kinds: Sequence[tuple[str, tuple[str, ...]]]) -> list[tuple[float, float]]:
    """Decisions and games per second of each; slices in turn, so that all share the machine's moods."""
    runners = [_Runner(name, modules) for name, modules in kinds]
    for runner in runners:
        runner.play_for(WARM_UP)
    slices = [[runner.play_for(SLICE) for runner in runners] for _ in range(SLICES)]
    return [(median(s[n][0] for s in slices), median(s[n][1] for s in slices)) for n in range(len(kinds))]


class _Runner:
    """Plays one game after the other."""

    def __init__(self, name: str, modules: tuple[str, ...]) -> None:
        self.game, self.modules, self.seed = find_game(name), modules, 0
        self.book = self.game.make_book(open_library(self.game), self._setup())

    def _setup(self) -> Setup:
        return Setup(game=self.game.name, seats=_full(self.game), modules=self.modules, seed=self.seed)

    def play_for(self, seconds: float) -> tuple[float, float]:
        decisions = games = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            played = play_out(self.game, self.book, self._setup())
            if played.failure:
                raise Refusal(f"a game broke, so there is nothing to measure: {played.failure}")
            decisions += sum(played.asked.values())
            games += 1
            self.seed += 1
        return decisions / passed, games / passed


def _rival(game: Game) -> Figures:
    """Of each of its turns in a few games, with whatever follows until the player is asked again."""
    library = open_library(game)
    found: list[float] = []
    for rival in game.rivals:
        setup = Setup(game=game.name, seats=(BOT, rival))
        setup = replace(setup, modules=tuple(name for name in game.modules if _plays(game, setup, name)))
        book = game.make_book(library, setup)
        for seed in range(SOLO_GAMES):
            found += _turns(game, book, replace(setup, seed=seed))
        if not found:
            raise Refusal(f"{rival} never had a turn, so there is nothing to measure")
    if not found:
        return {}
    return {"rival_ms_mean": round(mean(found) * 1e3, 3), "rival_ms_max": round(max(found) * 1e3, 3)}


def _plays(game: Game, setup: Setup, *modules: str) -> bool:
    try:
        game.check_setup(replace(setup, modules=modules))
    except SetupError:
        return False
    return True


def _turns(game: Game, book: Rulebook, setup: Setup) -> list[float]:
    """Seconds of each turn of the second seat."""
    player = make_bot(setup.seats[0], setup.seed, 0)
    state = game.start(book, setup)
    found, spent, at_it = list[float](), 0.0, False
    begins, ends = game.turn
    decision = advance(book, state)
    while decision is not None:
        chosen = consult(player, book, state, decision)
        began = time.perf_counter()
        answer(book, state, chosen)
        decision = advance(book, state)
        passed = time.perf_counter() - began
        told = [(event[0], event[1]) for event in state.events if event[0] in game.turn]
        at_it = at_it or (begins, 1) in told
        spent += passed if at_it else 0.0
        if at_it and (ends, 1) in told:
            found.append(spent)
            spent, at_it = 0.0, False
    return found


def _full(game: Game) -> tuple[str, ...]:
    return (BOT,) * max(game.seat_counts)


def _middle(game: Game, library: Library) -> Match:
    """A match at a full table, half played."""
    setup = Setup(game=game.name, seats=_full(game))
    book = game.make_book(library, setup)
    half = sum(play_out(game, book, setup).asked.values()) // 2
    match = Match(game, book, setup)
    bots = [make_bot(name, setup.seed, seat) for seat, name in enumerate(setup.seats)]
    while match.decision is not None and len(match.records) < half:
        bot = bots[match.decision.seat]
        match.choose(consult(bot, book, match.state, match.decision).key)
    return match


def _disk(match: Match, library: Library) -> tuple[float, float]:
    """Seconds to save and to load, each the median of many."""
    content = library.content_hash
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        path = Path(folder) / f"bench{saves.SUFFIX}"
        save = _median(25, lambda: saves.write(path, saves.dump(match, content)))
        load = _median(25, lambda: saves.resume(saves.read(path), match.game, match.book, content))
    return save, load


def _time(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _best(times: int, act: Callable[[], object]) -> float:
    return min(_time(act) for _ in range(times))


def _median(times: int, act: Callable[[], object]) -> float:
    return median(_time(act) for _ in range(times))


def _each(act: Callable[[], object], times: int = 1000) -> float:
    """Seconds for one of something too short to time alone."""

    def many() -> None:
        for _ in range(times):
            act()

    return _median(7, many) / times
