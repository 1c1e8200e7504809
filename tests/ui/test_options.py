"""Every option of every decision, in whole games of all games: reached by pointer, by keys and by pad, among
the choices or on the table; and a whole game is played with the cross and the A of a pad alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.games import screens_of
from game.ui.session import begin
from game.ui.spots import Spot, cycle
from game.ui.table.amounts import TRACK, Amounts
from game.ui.table.board_table import BoardTable
from game.ui.table.command import Command
from game.ui.table.table import Table
from game.ui.table.targets import MOST, choice_spot
from tests.ui.by_hand import OPENS
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands, walk
from tests.ui.island.settlers import EAGER, SELDOM

MATCHES = {
    "western-sea": ("western-sea", ("emissaries", "enclosures", "advisors", "fish-and-ships")),
    "finis-terrae": ("finis-terrae", ()),
    "island": ("island", ()),
}
SEEDS = {"western-sea": 7, "finis-terrae": 20, "island": 26}
"""Of games that soon have asked whatever they can ask."""
LONGEST = 4000
SMALL, SQUARE, LARGE = (1280, 720), (1024, 768), (3840, 2160)
ELSEWHERE = [
    (SMALL, 200, "western-sea", MATCHES["western-sea"][1]),
    (SMALL, 200, "finis-terrae", ()),
    (SMALL, 200, "island", ("barbarian-attack",)),
    (SQUARE, 0, "finis-terrae", ()),
    (SQUARE, 0, "island", ("traders",)),
    (LARGE, 0, "island", ("caravans",)),
]
TIMES, ENOUGH = 2, 240
"""So often each kind of question is looked at there, and among so many choices."""
Lot = Callable[[Decision], Option]


def lot_of(name: str, seed: int) -> Lot:
    """Who draws lots; on the Island somebody who builds, so that games end."""
    lot = Random(seed)

    def choose(decision: Decision) -> Option:
        if name != "island":
            return lot.choice(decision.options)
        weights = [EAGER.get(o.verb, SELDOM.get(o.verb, 1.0)) for o in decision.options]
        return lot.choices(decision.options, weights)[0]

    return choose


def sit_down(app: App, game: str, modules: tuple[str, ...], seed: int) -> Table:
    setup = Setup(game=game, seats=("human",) * 3, seed=seed, modules=modules)
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(3)])
    assert not problems
    session.autosave = lambda: None  # type: ignore[method-assign]
    table = screens_of(game).table(app, session)
    app.push(table)
    Hands(app).frames(2)
    return table


def names_of(table: Table, option: Option) -> list[str]:
    """Where an option stands: among the choices, at its place, or as a step of the slider."""
    acting = {spot.name for spot in table.spots() if spot.act}
    slider = next((w for w in table.widgets if isinstance(w, Amounts)), None)
    if slider and option in [choice.option for choice in slider.choices]:
        return [TRACK]
    return [name for name in (choice_spot(option), table.spot_of(option)) if name in acting]


def folded(table: Table, option: Option) -> set[str]:
    """What opens the panel where an option stands, if that is folded: it is lit as the option would be."""
    assert isinstance(table, BoardTable)
    found = set()
    for fold in table.folds.all:
        opener = table.spot(OPENS + fold.name.removeprefix("tucked "))
        inside = [spot for widget in fold.make(fold.place) for spot in widget.spots() if spot.act]
        if opener and opener.act and opener.lit and table.spot_of(option) in [spot.name for spot in inside]:
            found.add(opener.name)
    return found


def look_closely(table: Table, hands: Hands) -> None:
    """Every option has a place to which pointer, Tab and the cross of a pad lead."""
    decision = table.targets.decision
    assert decision
    spots = table.spots()
    tabbed: set[str] = set()
    here: Spot | None = None
    while (here := cycle(spots, here)) and here.name not in tabbed:
        tabbed.add(here.name)
    walked = {*walk(spots, None)}
    for option in decision.options:
        names = {*names_of(table, option)} or folded(table, option)
        assert names, f"{decision.ask}: {option.key} stands nowhere"
        assert names & tabbed, f"{decision.ask}: Tab does not come to {option.key}"
        assert names & walked or _scrolled_to(table, hands, names), (
            f"{decision.ask}: no way to {option.key} with a pad"
        )
        assert names == {TRACK} or any(_pointed(hands, name) for name in sorted(names)), (
            f"{decision.ask}: the pointer can't reach {option.key}"
        )
    closing = table.targets.closing()
    panels = [widget for widget in table.widgets if isinstance(widget, Command)]
    if panels and 1 < len(decision.options) <= MOST:
        listed = [choice.option for panel in panels for choice in panel.choices]
        verbs = {o.verb for o in decision.options if o not in listed and o != closing}
        assert not verbs or decision.ask == "act" or not listed, (decision.ask, verbs)
    assert closing is None or closing.verb != "decline", "No never stands where End turn stood"


def _scrolled_to(table: Table, hands: Hands, names: set[str]) -> bool:
    """Whether the cross comes to what lies out of sight, going down from the first choice in sight."""
    ways = walk(table.spots(), None)
    first = next((way for name, way in ways.items() if name.startswith("choice ")), None)
    table.focus = ""
    for key in (*first, *("down",) * len(ways)) if first else ():
        hands.pad(key)
        if not names.isdisjoint(walk(table.spots(), table.spot(table.focus))):
            return True
    return False


def _pointed(hands: Hands, name: str) -> bool:
    """Where it stands, or once it has been brought into sight."""
    for bring in (hands.visible, hands.bring, hands.bring_by_mouse):
        try:
            bring(name)
            return bool(hands.visible(name))
        except AssertionError:
            continue
    return False


def choose_by_pad(table: Table, hands: Hands, option: Option) -> None:
    names = names_of(table, option)
    slider = next((w for w in table.widgets if isinstance(w, Amounts)), None)
    way: list[str] = []
    for _ in range(60):
        if table.by_key and table.focus in names:
            break
        if not way:  # what comes into view may shift the rest, so that a way leads astray
            here = table.spot(table.focus) if table.by_key else None
            ways = walk(table.spots(), here if here and here.act else None)
            way = min((ways[name] for name in names if name in ways), key=len)
        hands.pad(way.pop(0))
    assert table.by_key and table.focus in names, (table.focus, names)
    if slider and names == [TRACK]:
        wanted = [choice.option for choice in slider.choices].index(option)
        for _ in range(len(slider.choices)):
            if table.amount != wanted:
                hands.pad("left" if table.amount > wanted else "right")
    before = len(table.session.match.records)
    for _ in range(3):  # what can't be taken back may have to be confirmed
        hands.pad("a")
        if len(table.session.match.records) > before:
            break
    assert table.session.match.records[before].key == option.key


@pytest.mark.parametrize("name", MATCHES)
def test_every_option_of_every_question_is_reached(name: str, make_app: MakeApp) -> None:
    """In a whole game, though no frame is drawn but where something has to be brought into sight."""
    app = make_app()
    table = sit_down(app, *MATCHES[name], seed=SEEDS[name])
    hands, lot = Hands(app), lot_of(name, SEEDS[name])
    asked: set[str] = set()
    while table.session.decision:
        if table.eyes.closed:
            table.eyes.lift()
        if table.targets.decision:
            asked.add(table.targets.decision.ask)
            look_closely(table, hands)
            table.take(lot(table.targets.decision))
        elif not table.beats.go_on():
            hands.frames()
    assert len(asked) > 8


@pytest.mark.parametrize("size, scale, name, modules", ELSEWHERE)
def test_the_same_in_other_windows_and_scenarios(
    size: tuple[int, int], scale: int, name: str, modules: tuple[str, ...], make_app: MakeApp
) -> None:
    """Each kind of question, the first times that it is asked; there some panels are folded."""
    app = make_app(size=size, scale=scale)
    table = sit_down(app, name, modules, seed=SEEDS[name])
    hands, lot = Hands(app), lot_of(name, SEEDS[name])
    asked = Counter[str]()
    while table.session.decision and asked.total() < ENOUGH:
        if table.eyes.closed:
            table.eyes.lift()
        if decision := table.targets.decision:
            if table.spot("got-it"):
                hands.press("g")  # at twice its size a lesson has nowhere to lie but on the map
            asked[decision.ask] += 1
            if asked[decision.ask] <= TIMES:
                look_closely(table, hands)
            table.take(lot(decision))
        elif not table.beats.go_on():
            hands.frames()
    assert len(asked) > 8


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_by_pad(name: str, make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, *MATCHES[name], seed=SEEDS[name])
    if name == "island":  # a shorter game has as many kinds of questions
        table.session.match.book.number["target"] = 7  # type: ignore[attr-defined]
    hands, lot = Hands(app), lot_of(name, SEEDS[name])
    for _ in range(LONGEST):
        if table.session.decision is None:
            break
        if table.eyes.closed:
            hands.pad("a")
        for _ in range(20):
            if table.targets.decision:
                break
            hands.pad("a")
        assert table.targets.decision
        choose_by_pad(table, hands, lot(table.targets.decision))
    assert table.session.over and app.kit.by_pad
