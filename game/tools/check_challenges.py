"""What `farshore check` finds wrong with challenges: words, pictures, goals, set-ups and positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.bots.challenged import challenged_match
from game.bots.characters import character_of
from game.bots.seats import bots_for, check_seats
from game.engine.beside import icons_of, read_list, told_problems, words_problems
from game.engine.challenges import (
    CHALLENGED,
    Attempt,
    Challenge,
    Goal,
    Position,
    PositionError,
    Verdict,
    challenges_folder,
)
from game.engine.characters import ANY
from game.engine.content import CHALLENGES, POSITIONS, ContentError, Library, Problem
from game.engine.counts import Need, live_counts
from game.engine.game import Game, SetupError
from game.engine.opening import open_library
from game.engine.problems import Where, did_you_mean
from game.engine.yamlio import Document
from game.registry import find_game

Fault = tuple[Where, str, str]
NEED = "{least: 1}"
REMAKE = "remove it here, and bots play the opening again"
PLAYABLE = "change seats, modules or options to what can be played"


def problems_of(game: str, packs: Sequence[Path], library: Library) -> list[Problem]:
    """Those of a pack are played with that pack, the game's own without any."""
    if not packs:
        return _problems(game, None, library)
    found: list[Problem] = []
    for pack in packs:
        found += _problems(game, pack, library if len(packs) == 1 else open_library(find_game(game), [pack]))
    return found


def _problems(game: str, pack: Path | None, library: Library) -> list[Problem]:
    folder = challenges_folder(game, pack)
    try:
        document, listed = read_list(folder, CHALLENGES, Challenge)
        places, positions = read_list(folder, POSITIONS, Position)
    except ContentError as error:
        return error.problems
    problems = [*told_problems(document, listed, icons_of(game))]
    for n, one in enumerate(listed):
        problems += words_problems(document, n, {"counts": one.counts})
        faults = [*_goal(one, live_counts(library)), *_table(one, find_game(game), [pack] if pack else [])]
        problems += [document.problem((n, *where), message, remedy) for where, message, remedy in faults]
        if not faults:
            problems += _position(document, n, one, places, positions, find_game(game), library)
    known = [one.id for one in listed]
    for n, position in enumerate(positions):
        if position.id not in known:
            remedy = did_you_mean(position.id, known) or "remove it here"
            problems.append(places.problem((n, "id"), f"there is no challenge '{position.id}'", remedy))
    return problems


def _position(
    document: Document,
    n: int,
    one: Challenge,
    places: Document,
    positions: Sequence[Position],
    game: Game,
    library: Library,
) -> Iterator[Problem]:
    at = next((k for k, position in enumerate(positions) if position.id == one.id), -1)
    try:
        book = game.make_book(library, one.setup(game.name))
        match = challenged_match(game, book, one, positions[at] if at >= 0 else None)
    except SetupError as error:
        yield document.problem((n, "seats"), str(error), PLAYABLE)
        return
    except PositionError as error:
        if at >= 0:
            yield places.problem((at, "played"), str(error), REMAKE)
        else:
            yield document.problem((n, "opening"), str(error), "let fewer choices be played before it")
        return
    verdict = Attempt(one, match).now.verdict
    if verdict is not Verdict.OPEN:
        message = f"at its position it is {verdict.value} already"
        yield document.problem((n, "goal"), message, "set a goal that is neither met nor missed there")


def _goal(one: Challenge, counts: Sequence[str]) -> Iterator[Fault]:
    goal = one.goal
    if goal.reach and goal.hold:
        yield ("goal", "hold"), "a goal is to be reached or to be held", "leave 'reach' or 'hold' out"
    if not (goal.reach or goal.hold or goal.keep):
        yield ("goal",), "there is nothing to be done", f"name a count, as in reach: {{won: {NEED}}}"
        return
    for kind, needs in (("reach", goal.reach), ("hold", goal.hold), ("keep", goal.keep)):
        for name, need in needs.items():
            if name not in counts:
                remedy = did_you_mean(name, counts) or "see game/engine/counts.py for what is counted"
                yield ("goal", kind, name), f"nothing is counted as '{name}' while a match goes on", remedy
            if need == Need():
                yield ("goal", kind, name), "it asks for nothing", f"write how many, as in {NEED}"
    if goal.turns is not None and goal.rounds is not None:
        yield ("goal", "rounds"), "time is counted in turns or in rounds", "leave one of the two out"
    if goal.limit is not None and goal.limit < 1:
        yield ("goal", goal.unit), "there is no time for it", "allow at least 1"
    yield from _medals(one, goal)


def _medals(one: Challenge, goal: Goal) -> Iterator[Fault]:
    figures = [("silver", one.silver), ("gold", one.gold)]
    given = [(medal, figure) for medal, figure in figures if figure is not None]
    if given and goal.reach and goal.limit is None:
        message = "with all the time of a match nobody is quicker than others"
        yield (given[0][0],), message, "give the goal 'turns' or 'rounds', or leave the medals out"
        return
    if one.gold is None and given:
        yield ("silver",), "there is silver and no gold", "write 'gold' for 'silver'"
    worst = goal.limit if goal.reach else goal.main[1].figure
    for medal, figure in given:
        assert worst is not None
        if figure >= worst if one.less else figure <= worst:
            less = "less" if one.less else "more"
            yield (medal,), f"{medal} is no harder than what comes before it", f"ask for {less} than {worst}"
        worst = figure


def _table(one: Challenge, game: Game, packs: Sequence[Path]) -> Iterator[Fault]:
    if one.seats.count(CHALLENGED) != 1:
        yield ("seats",), "one person is challenged", f"write '{CHALLENGED}' once and bots beside it"
        return
    try:
        check_seats(game, one.seats, human=True, packs=packs)
        game.check_setup(one.setup(game.name))
    except SetupError as error:
        yield ("seats",), str(error), PLAYABLE
    if ANY in map(character_of, one.seats):
        yield ("seats",), f"nobody knows who '{ANY}' is", "name a character, or a strength alone"
    bots = bots_for(game)
    if one.opening and one.opening.by not in bots:
        remedy = did_you_mean(one.opening.by, bots) or f"use one of: {', '.join(bots)}"
        yield ("opening", "by"), f"no bot is called '{one.opening.by}'", remedy
