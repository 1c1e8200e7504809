"""What the Island counts over games: rolls against fair dice, cards, thefts and trade."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.ui.app import App
from game.ui.records import Played, figures, note_game, played, read_games, statistics_file
from game.ui.scenes.statistics import StatisticsScene
from game.ui.settings import NewGame, Settings
from tests.ui.conftest import MakeApp
from tests.ui.island.settlers import Settler, new_session, sit_down
from tests.ui.measure import Screen, notes

ROLLS = range(2, 13)
TALLY = {**{f"roll {n}": 1000 + n for n in ROLLS}, "got": 1234, "robbed": 156, "deals": 121, "bank": 154}


def a_game(n: int, tally: dict[str, int]) -> Played:
    return Played(
        key=str(n),
        game="island",
        seats=("human", "greedy", "keen", "easy"),
        names=("Massimiliano Re", "", "", ""),
        scores=(10, 7, 4, 6),
        winners=(0,),
        rounds=70 + n,
        tally=tally,
    )


def test_a_finished_match_is_counted_and_games_add_up(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app()
    session = new_session(3, 5, target=4)
    table = sit_down(app, session)
    table.on_over = None
    Settler(app, table, 5).play()
    match = session.match
    line = played(match, session.players)
    assert sum(line.tally[f"roll {n}"] for n in ROLLS) == match.state.turn  # type: ignore[attr-defined]
    assert line.tally["got"] > 0
    path = tmp_path / "statistics.jsonl"
    assert note_game(match, session.players, path) is None
    (noted,) = read_games(path).games
    assert noted.tally == line.tally
    old = a_game(1, {})  # from before anything was counted
    total = figures([noted, old, a_game(2, line.tally)]).tally
    assert total["games"] == 2 and total["got"] == 2 * line.tally["got"]
    assert figures([old]).tally == {}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_the_statistics_hold_what_they_show(
    home: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = statistics_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(a_game(n, TALLY)) + b"\n" for n in range(9)))
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=100, speed="instant", last=NewGame(game="island")), size)
        app.push(StatisticsScene(app))
        for lang in ("en", "it"):
            app.settings.lang = lang
            app.fit()
            screen = Screen(app, texts)
            assert not screen.faults()
            words = {one.text for one in screen.book.written}
            assert app.kit.of("island").say("statistics.tally") in words
            assert str(9 * TALLY["roll 7"]) in words
            texts.clear()
