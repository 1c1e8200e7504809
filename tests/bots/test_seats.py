"""Who can sit in a seat, and how bots draw their numbers."""

import pytest

from game.bots.bot import Bot
from game.bots.random_bot import RandomBot
from game.bots.seats import BOTS, HUMAN, check_seats, make_bot
from game.engine.decision import Decision, Option
from game.engine.game import SetupError
from game.engine.rulebook import Rulebook

DECISION = Decision(0, "act", [Option("a"), Option("b"), Option("c")])


def choices(bot: Bot, n: int = 40) -> list[str]:
    return [bot.choose(Rulebook([]), None, DECISION).key for _ in range(n)]


def test_a_bot_repeats_itself() -> None:
    assert choices(RandomBot(5, 1)) == choices(RandomBot(5, 1))


def test_seats_and_games_play_differently() -> None:
    made = {tuple(choices(RandomBot(seed, seat))) for seed in range(6) for seat in range(4)}
    assert len(made) == 24


def test_the_random_bot_takes_everything_sometimes() -> None:
    assert set(choices(RandomBot(0, 0))) == {"a", "b", "c"}


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_chooses_what_is_offered(name: str) -> None:
    bot = make_bot(name, 1, 0)
    if not bot.wants_view:
        assert set(choices(bot)) <= {"a", "b", "c"}


@pytest.mark.parametrize("name", ["diceoneer", "nobody", "Random", ""])
def test_strangers_are_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"seats: .*random"):
        check_seats(["random", name], human=True)


def test_whom_the_rules_play_sits_where_there_are_such_rules_and_is_never_asked() -> None:
    check_seats(["random", "diceoneer"], human=False, rivals=["diceoneer"])
    with pytest.raises(AssertionError, match="asked 'act'"):
        make_bot("diceoneer", 1, 0).choose(Rulebook([]), None, DECISION)


def test_people_sit_only_where_they_may() -> None:
    check_seats([HUMAN, "random"], human=True)
    with pytest.raises(SetupError, match="only bots"):
        check_seats([HUMAN, "random"], human=False)
