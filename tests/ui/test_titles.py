"""What saves are called on the screen: game, players and date in the language's own form, never a seed."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from game.engine.saves import SUFFIX, Player
from game.ui.challenges import dares_of
from game.ui.scenes.archive import FORBIDDEN, LONGEST, Archive, Glance, Kept
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.sheet import Entry
from game.ui.scenes.titles import heading, whole_name
from tests.ui.conftest import MakeApp
from tests.ui.places import fill_saves

NAMED = {"en": "Challenge", "it": "Sfida"}
WHEN = datetime(2025, 11, 6, 14, 3).timestamp()
ROW = Glance(
    game="western-sea",
    seats=("human", "greedy", "greedy", "greedy"),
    players=tuple(Player(name=name, livery=n) for n, name in enumerate(("Ada", "Bo", "Cleo", "Dimitri"))),
)


def kept(name: str) -> Kept:
    return Kept(name, Path(name), WHEN, (0, 0))


@pytest.mark.parametrize(("lang", "day"), [("en", "6 Nov 2025"), ("it", "6 nov 2025")])
def test_a_save_is_called_by_game_players_and_date(make_app: MakeApp, lang: str, day: str) -> None:
    kit = make_app(lang=lang).kit
    one = kept("western-sea-482113")
    assert heading(kit, one) == f"Western Sea · {day}, 14:03"
    assert whole_name(kit, one, ROW) == f"Western Sea · Ada, Bo, Cleo, Dimitri · {day}"
    assert whole_name(kit, kept("western-sea-5-2"), ROW, LONGEST) == f"Western Sea · Ada, Bo +2 · {day}"
    assert whole_name(kit, one, Glance(broken="damaged")) == f"Western Sea · {day}"
    assert not set(whole_name(kit, one, ROW)) & set(FORBIDDEN)  # it may become the name of a file


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_challenge_goes_by_its_own_name(make_app: MakeApp, lang: str) -> None:
    kit = make_app(lang=lang).kit
    for dare in dares_of("island"):
        one = kept(dare.save.name.removesuffix(SUFFIX))
        assert (
            heading(kit, one) == whole_name(kit, one, ROW) == f"{NAMED[lang]} · {dare.challenge.name[lang]}"
        )
        assert not set(heading(kit, one)) & set(FORBIDDEN)
    assert heading(kit, kept("island-challenge-nobody-knows")) == "island-challenge-nobody-knows"


def test_a_name_that_somebody_gave_stays(make_app: MakeApp) -> None:
    kit = make_app().kit
    for name in ("Sunday evening", "evening-2"):
        assert heading(kit, kept(name)) == whole_name(kit, kept(name), ROW) == name


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_menu_says_which_game_goes_on(make_app: MakeApp, lang: str) -> None:
    fill_saves()
    for save in Archive().kept():
        os.utime(save.path, (WHEN, WHEN))
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    entry = next(w for w in app.scene.widgets if isinstance(w, Entry) and w.name == "continue")
    which, who = entry.under.splitlines()
    assert "Western Sea" in which or "Finis Terrae" in which
    assert who.endswith("2025, 14:03") and who.split(" · ")[0]
