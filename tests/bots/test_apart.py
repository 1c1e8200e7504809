"""A process to think in: the same answers, nothing hidden told to it, and nothing lost when it dies."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.apart import LIVES, Answer, ApartBot, Question, Study
from game.bots.expert import ExpertBot
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_game
from game.engine.processes import Worker
from game.engine.run import view
from game.engine.state import State

GAME, LIBRARY = open_game("finis-terrae", [], texts=False)
SETUP = Setup(game=GAME.name, seats=("expert", "greedy"), seed=77)


class Unhurried(ExpertBot):
    """No clock, so that the machine makes no difference."""

    nodes = 40

    def allow(self, seconds: float) -> None:
        pass


@pytest.fixture
def match() -> Match:
    return Match(GAME, GAME.make_book(LIBRARY, SETUP), SETUP)


@pytest.fixture
def study(match: Match) -> Iterator[Study]:
    made = Study(LIBRARY, SETUP, match.book)
    yield made
    made.close()


def asked(match: Match, seat: int = 0) -> tuple[State, Decision]:
    """Where the seat has a choice."""
    while match.decision is not None and (match.decision.seat != seat or len(match.decision.options) < 2):
        match.choose(match.decision.options[0].key)
    assert match.decision is not None
    return view(match.book, match.state, seat), match.decision


def test_it_answers_as_the_bot_would_here_and_so_does_the_bot_when_it_has_died(
    match: Match, study: Study
) -> None:
    apart, here = ApartBot(Unhurried(5, 0), study), Unhurried(5, 0)
    for n in range(4):
        seen, decision = asked(match)
        if n == 2:
            assert study._worker is not None
            study._worker.process.kill()
            study._worker.process.join()
        option = apart.choose(match.book, seen, decision)
        assert option == here.choose(match.book, seen, decision)
        assert apart.why == here.why
        match.choose(option.key)
    assert study._worker is not None and study._lives == LIVES - 2, "another was started"


class Line:
    """A line to nobody; notes what is sent."""

    def __init__(self, answers: list[Any]) -> None:
        self.sent: list[Question] = []
        self.answers = answers

    def send(self, question: Question) -> None:
        self.sent.append(pickle.loads(pickle.dumps(question)))

    def poll(self, _: float) -> bool:
        return bool(self.answers)

    def recv(self) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        pass


class Nobody:
    def terminate(self) -> None:
        pass

    def join(self) -> None:
        pass


def with_line(study: Study, *answers: Any) -> Line:
    line = Line(list(answers))
    study._worker = Worker(Nobody(), line)  # type: ignore[arg-type]
    return line


def test_it_is_told_what_the_seat_may_see_and_no_more(match: Match, study: Study) -> None:
    seen, decision = asked(match)
    line = with_line(study, Answer(1, decision.options[1].key, []))
    assert ApartBot(Unhurried(5, 0), study).choose(match.book, seen, decision) == decision.options[1]
    (question,) = line.sent
    assert question.seen == seen and question.seen.rng == 0 != match.state.rng
    assert study._setup.seed == 0 != SETUP.seed


def test_an_answer_to_another_question_is_none(match: Match, study: Study) -> None:
    seen, decision = asked(match)
    with_line(study, Answer(0, decision.options[0].key, []), Answer(1, decision.options[1].key, []))
    assert ApartBot(Unhurried(5, 0), study).choose(match.book, seen, decision) == decision.options[1]
    with_line(study, Answer(2, "nothing that is offered", []))
    expected = Unhurried(5, 0).choose(match.book, seen, decision)
    assert ApartBot(Unhurried(5, 0), study).choose(match.book, seen, decision) == expected


def test_nobody_waits_for_what_nobody_wants(match: Match, study: Study) -> None:
    seen, decision = asked(match)
    with_line(study)
    bot = ApartBot(Unhurried(5, 0), study)
    bot.unwanted = lambda: True
    assert bot.choose(match.book, seen, decision) in decision.options


def test_who_dies_again_and_again_is_not_called_again(match: Match, study: Study) -> None:
    seen, decision = asked(match)
    bot, expected = ApartBot(Unhurried(5, 0), study), Unhurried(5, 0).choose(match.book, seen, decision)
    study._lives = 0
    with_line(study, EOFError())
    for _ in range(2):
        assert bot.choose(match.book, seen, decision) == expected
        assert study._worker is None


PARENT = """
import os, signal
from game.bots.apart import Study
from game.engine.game import Setup
from game.engine.opening import open_game

if __name__ == "__main__":
    game, library = open_game("finis-terrae", [], texts=False)
    setup = Setup(game=game.name, seats=("expert", "greedy"), seed=1)
    study = Study(library, setup, game.make_book(library, setup))
    study.begin()
    print("begun", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there ends a process like this")
def test_it_ends_with_whoever_started_it(tmp_path: Any) -> None:
    """Both write to one pipe: that it comes to its end shows that nobody is left to write."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120, env=environment
    )
    assert done.stdout == "begun\n" and done.returncode == -9, done.stderr
