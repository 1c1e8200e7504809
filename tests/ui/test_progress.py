"""Statistics over time: points and victories of people, by opponent and module."""

from __future__ import annotations

from game.ui.progress import ALL, NONE, SPAN, Step, modules, opponents, progress, smoothed
from game.ui.records import Played
from game.ui.scenes.progress_plot import ProgressPlot
from game.ui.scenes.statistics import StatisticsScene
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import fill_statistics


def game(n: int, who: str, won: bool, *with_what: str) -> Played:
    return Played(
        key=str(n),
        seats=("human", who),
        names=("", ""),
        scores=(n, 7),
        winners=(0,) if won else (1,),
        modules=with_what,
    )


def test_games_are_told_apart_by_opponent_and_module() -> None:
    bots_only = Played(key="x", seats=("easy", "keen"), names=("", ""), scores=(1, 2), winners=(1,))
    played = [
        game(1, "easy", True),
        game(2, "keen", False, "gold"),
        bots_only,
        game(3, "easy", False, "gold"),
    ]
    assert opponents(played) == ["easy", "keen"] and modules(played) == [NONE, "gold"]
    assert progress(played) == [Step(1, 1.0, 0.5), Step(2, 0.0, 0.5), Step(3, 0.0, 0.5)]
    assert [step.points for step in progress(played, "easy")] == [1, 3]
    assert [step.points for step in progress(played, ALL, "gold")] == [2, 3]
    assert [step.points for step in progress(played, "easy", NONE)] == [1]
    assert modules([game(1, "easy", True)]) == [], "with nothing to choose there is no choice"


def test_the_latest_games_make_the_mean() -> None:
    steps = [Step(n, float(n >= SPAN), 0.5) for n in range(2 * SPAN)]
    won = smoothed(steps, lambda step: step.won)
    assert won[0] == 0 and won[SPAN - 1] == 0 and won[-1] == 1 and won[SPAN] == 1 / SPAN
    assert smoothed(steps, lambda step: step.points)[-1] == sum(range(SPAN, 2 * SPAN)) / SPAN


def test_the_plots_follow_what_is_chosen(make_app: MakeApp) -> None:
    fill_statistics()
    app = make_app()
    scene = StatisticsScene(app)
    app.push(scene)
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("leaf over-time")
    plot = next(w for w in scene.widgets if isinstance(w, ProgressPlot))
    assert len(plot.steps) == len(scene.own)
    hands.click_on(f"module {NONE}")
    fewer = next(w for w in scene.widgets if isinstance(w, ProgressPlot))
    assert 0 < len(fewer.steps) < len(plot.steps)
    hands.click_on(f"opponent {opponents(scene.own)[0]}")
    assert scene.opponent == opponents(scene.own)[0]
    hands.press("escape")
