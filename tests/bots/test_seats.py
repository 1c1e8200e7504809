"""Who can sit in a seat, and how bots draw their numbers."""

import pytest

from game.bots import seats
from game.bots.bot import Bot
from game.bots.random_bot import RandomBot
from game.bots.seats import BOTS, HUMAN, check_seats, make_bot
from game.engine.decision import Decision, Option
from game.engine.game import SetupError
from game.engine.rulebook import Rulebook
from game.registry import find_game

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
        check_seats(find_game("finis-terrae"), ["random", name], human=True)


def test_whom_the_rules_play_sits_where_there_are_such_rules_and_is_never_asked() -> None:
    check_seats(find_game("western-sea"), ["random", "diceoneer"], human=False)
    with pytest.raises(AssertionError, match="asked 'act'"):
        make_bot("diceoneer", 1, 0).choose(Rulebook([]), None, DECISION)


def test_people_sit_only_where_they_may() -> None:
    game = find_game("finis-terrae")
    check_seats(game, [HUMAN, "random"], human=True)
    with pytest.raises(SetupError, match="only bots"):
        check_seats(game, [HUMAN, "random"], human=False)


@pytest.mark.parametrize("name", [name for name, bot in BOTS.items() if bot.judges])
def test_who_judges_sits_only_where_there_is_something_to_judge_by(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("finis-terrae")
    check_seats(game, [name, "random"], human=False)
    monkeypatch.setattr(seats, "games", lambda room: ())
    check_seats(game, ["random", "random"], human=False)
    with pytest.raises(SetupError, match=rf"no {name} bot can judge finis-terrae yet \(seats: random\)"):
        check_seats(game, [name, "random"], human=False)
