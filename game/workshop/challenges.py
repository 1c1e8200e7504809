"""Record the positions of challenges, and find a way to each goal: `python -m game.workshop.challenges`.

What still holds is left as it is, unless `--all` wants it anew. `island` or `island/some-id` names what it is
about, `--pack FOLDER` where. `--measure N` changes nothing: it tells how often a greedy bot in the person's
seat reaches the goal, over so many seeds of its own. Positions say who plays the opening; a way is found by
playing it many times, each time with one choice of the best way so far made otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.bots.bot import Bot
from game.bots.challenged import challenged_match
from game.bots.seats import HUMAN, consult, make_bot
from game.engine.challenges import (
    BETWEEN,
    MEDALS,
    Attempt,
    Challenge,
    Position,
    PositionError,
    Verdict,
    challenges_folder,
    choices_in,
    known_by,
    read_challenges,
)
from game.engine.content import POSITIONS, Library
from game.engine.game import Game
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.rulebook import Rulebook
from game.engine.saves import write
from game.registry import find_game, games

TRIES = 600
STAND_INS = ("greedy", "greedy", "easy", "random")
"""Who goes on in the person's seat after a choice that was made otherwise."""
WIDTH = 108
HEAD = (
    "# Written by python -m game.workshop.challenges: how each position came about, and a way to its goal.\n"
)


class Way(NamedTuple):
    """A way from the position on, and how good it is."""

    worth: float
    keys: list[str]
    own: list[int]
    """Which of them are the person's."""
    done: bool
    result: int


class Course:
    """One challenge, played again and again."""

    def __init__(self, game: Game, library: Library, challenge: Challenge, position: Position | None) -> None:
        self.game, self.challenge = game, challenge
        self.book: Rulebook = game.make_book(library, challenge.setup(game.name))
        self.begun = challenged_match(game, self.book, challenge, position)

    def _at_position(self) -> Match:
        begun = self.begun
        state = begun.state.copy()
        return Match.resume(self.game, self.book, begun.setup, begun.opening, begun.records, state)

    def holds(self, solved: Sequence[str]) -> bool:
        """Whether these choices reach the goal, and so well that nothing is better."""
        match = self._at_position()
        attempt = Attempt(self.challenge, match)
        for key in solved:
            if match.decision is None or match.decision.find(key) is None:
                return False
            match.choose(key)
            attempt.follow(match)
        return attempt.now.verdict is Verdict.DONE and attempt.medal == MEDALS[2]

    def play(self, seed: int, who: str, given: Sequence[str] = (), random: Random | None = None) -> Way:
        """First what is given, then, with a random generator, any other choice, then whatever bots like."""
        challenge, match = self.challenge, self._at_position()
        attempt = Attempt(challenge, match)
        sitting = [who if one == HUMAN else one for one in challenge.seats]
        bots: list[Bot] = [make_bot(one, seed, seat) for seat, one in enumerate(sitting)]
        keys, own = list[str](), list[int]()
        while match.decision is not None and attempt.now.verdict is Verdict.OPEN:
            decision = match.decision
            if len(keys) < len(given):
                key = given[len(keys)]
            elif len(keys) == len(given) and random:
                key = random.choice(decision.options).key
            else:
                key = consult(bots[decision.seat], self.book, match.state, decision).key
            if decision.seat == challenge.seat:
                own.append(len(keys))
            keys.append(key)
            match.choose(key)
            attempt.follow(match)
        now = attempt.now
        return Way(self._worth(attempt), keys, own, now.verdict is Verdict.DONE, now.result)

    def _worth(self, attempt: Attempt) -> float:
        """What is reached is worth more than all that is not, and more if it is reached well."""
        goal, now = self.challenge.goal, attempt.now
        if now.verdict is Verdict.DONE:
            return 1000.0 + (-now.result if self.challenge.less else now.result)
        missing = 0.0
        for name, need in {**goal.reach, **goal.hold, **goal.keep}.items():
            n = now.counts.get(name, 0)
            missing += max(0, (need.least or n) - n) + max(0, n - (need.most if need.most is not None else n))
        return -missing + now.counts["points"] / 100 + now.counts["lead"] / 200

    def solve(self, tries: int) -> Way:
        """The best way that so many tries have found; they end early with one that is as good as gold."""
        random = Random(self.challenge.seed)
        best = self.play(self.challenge.seed, "greedy")
        for n in range(tries):
            if best.done and self.challenge.medal(best.result) == MEDALS[2]:
                break
            cut = random.choice(best.own) if best.own else 0
            way = self.play(n, random.choice(STAND_INS), best.keys[:cut], random)
            if way.worth >= best.worth:
                best = way
        return best

    def share(self, seeds: int) -> float:
        """How often greedy reaches the goal."""
        return sum(self.play(1000 + seed, "greedy").done for seed in range(seeds)) / seeds


# The file


def written(positions: Sequence[Position]) -> str:
    return HEAD + "".join(map(_entry, positions))


def _entry(one: Position) -> str:
    lines = [f"- id: {one.id}", f"  round: {one.round}", f"  scores: [{', '.join(map(str, one.scores))}]"]
    for field, keys in (("played", one.played), ("solved", one.solved)):
        if keys:
            lines += [f"  {field}: >-", *_folded(choices_in(keys))]
    return "\n".join(lines) + "\n"


def _folded(keys: Sequence[str]) -> list[str]:
    lines, line = [], "   "
    for n, key in enumerate(keys):
        word = key + (BETWEEN.strip() if n + 1 < len(keys) else "")
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = "   "
        line += f" {word}"
    return [*lines, line]


# The command


def main() -> None:
    parser = argparse.ArgumentParser(description="Record the positions of challenges, and solve them.")
    parser.add_argument("which", nargs="?", default="", help="a game, or game/challenge")
    parser.add_argument("--pack", type=Path, help="a pack whose challenges are meant")
    parser.add_argument("--all", action="store_true", help="also those whose records still hold")
    parser.add_argument("--tries", type=int, default=TRIES, help="how often each is played at most")
    parser.add_argument("--measure", type=int, default=0, help="how often greedy does it, over so many seeds")
    told = parser.parse_args()
    wanted, _, only = told.which.partition("/")
    for name in [name for name in games("bots") if wanted in ("", name)]:
        if told.measure:
            measure(name, told.pack, only, told.measure)
        else:
            remake(name, told.pack, only, told.all, told.tries)


def measure(name: str, pack: Path | None, only: str, seeds: int) -> None:
    game, found = find_game(name), read_challenges(name, pack)
    library = open_library(game, [pack] if pack else [], texts=False)
    for one in found.listed.values():
        if only in ("", one.id):
            share = Course(game, library, one, found.positions.get(one.id)).share(seeds)
            print(f"{name}/{one.id}: greedy {share:.0%} of {seeds}", flush=True)


def remake(name: str, pack: Path | None, only: str, every: bool, tries: int) -> None:
    game, found = find_game(name), read_challenges(name, pack)
    library = open_library(game, [pack] if pack else [], texts=False)
    made = dict(found.positions)
    for one in found.listed.values():
        old = made.get(one.id)
        if only in ("", one.id) and (every or not _holds(game, library, one, old)):
            made[one.id] = _made(game, library, one, tries)
    listed = [made[id_] for id_ in found.listed if id_ in made]
    if listed:
        write(challenges_folder(name, pack) / POSITIONS, written(listed).encode())


def _holds(game: Game, library: Library, one: Challenge, position: Position | None) -> bool:
    if position is None:
        return False
    try:
        return Course(game, library, one, position).holds(choices_in(position.solved))
    except PositionError:
        return False


def _made(game: Game, library: Library, one: Challenge, tries: int) -> Position:
    course = Course(game, library, one, None)
    way = course.solve(tries)
    round_, scores = known_by(course.begun)
    told = f"done, {one.medal(way.result)}" if way.done else f"NO WAY FOUND ({way.worth:.2f})"
    print(f"{game.name}/{one.id}: {told}, {len(way.own)} choices of one's own", flush=True)
    return Position(
        id=one.id,
        played=BETWEEN.join(record.key for record in course.begun.records),
        round=round_,
        scores=scores,
        solved=BETWEEN.join(way.keys) if way.done else "",
    )


if __name__ == "__main__":
    main()
