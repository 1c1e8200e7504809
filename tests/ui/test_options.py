"""Every option of every decision, in whole games of all games: reached by pointer, by keys and by pad, among
the choices or on the table; and a whole game is played with the cross and the A of a pad alone."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest

from game.engine.decision import Option
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.games import screens_of
from game.ui.session import begin
from game.ui.spots import DIRECTIONS, Spot, cycle, next_spot
from game.ui.table.amounts import TRACK, Amounts
from game.ui.table.command import Command
from game.ui.table.table import Table
from game.ui.table.targets import MOST, choice_spot
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

MATCHES = {
    "western-sea": ("western-sea", ("emissaries", "enclosures", "advisors", "fish-and-ships")),
    "finis-terrae": ("finis-terrae", ()),
    "island": ("island", ()),
}
LOOKS = 2
"""So often is each question looked at closely."""
LONGEST = 4000


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


def path(spots: list[Spot], here: Spot | None, goals: list[str]) -> list[str] | None:
    """The directions that lead from one spot to another."""
    seen, waiting = {here.name if here else ""}, deque([(here, list[str]())])
    while waiting:
        at, way = waiting.popleft()
        if at and at.name in goals:
            return way
        for key in DIRECTIONS:
            there = next_spot(spots, at, key)
            if there and there.name not in seen:
                seen.add(there.name)
                waiting.append((there, [*way, key]))
    return None


def look_closely(table: Table, hands: Hands) -> None:
    decision = table.targets.decision
    assert decision
    spots = table.spots()
    tabbed: set[str] = set()
    here: Spot | None = None
    while (here := cycle(spots, here)) and here.name not in tabbed:
        tabbed.add(here.name)
    for option in decision.options:
        names = names_of(table, option)
        assert names, f"{decision.ask}: {option.key} stands nowhere"
        assert {*names} & tabbed, f"{decision.ask}: Tab does not come to {option.key}"
        assert path(spots, None, names) is not None, f"{decision.ask}: no way to {option.key} with a pad"
        if names == [TRACK]:
            continue
        seen = []
        for name in names:
            try:
                hands.bring(name)
                hands.bring_by_mouse(name)
                seen.append(hands.visible(name))
            except AssertionError:
                continue
        assert seen, f"{decision.ask}: the pointer can't reach {option.key}"
    closing = table.targets.closing()
    panels = [widget for widget in table.widgets if isinstance(widget, Command)]
    if panels and 1 < len(decision.options) <= MOST:
        listed = [choice.option for panel in panels for choice in panel.choices]
        verbs = {o.verb for o in decision.options if o not in listed and o != closing}
        assert not verbs or decision.ask == "act" or not listed, (decision.ask, verbs)
    assert closing is None or closing.verb != "decline", "No never stands where End turn stood"


def choose_by_pad(table: Table, hands: Hands, option: Option) -> None:
    names = names_of(table, option)
    slider = next((w for w in table.widgets if isinstance(w, Amounts)), None)
    for _ in range(60):  # what comes into view may shift the rest, so the way is looked up step by step
        here = table.spot(table.focus) if table.by_key else None
        way = path(table.spots(), here if here and here.act else None, names)
        assert way is not None, option.key
        if not way:
            break
        hands.pad(way[0])
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
def test_every_option_is_reached_in_a_whole_game_by_pad(name: str, make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, *MATCHES[name], seed=7)
    hands, lot = Hands(app), Random(7)
    looked: Counter[str] = Counter()
    for _ in range(LONGEST):
        decision = table.session.decision
        if decision is None:
            break
        if table.eyes.closed:
            hands.pad("a")
        for _ in range(20):
            if table.targets.decision:
                break
            hands.pad("a")
        decision = table.targets.decision
        assert decision
        if looked[decision.ask] < LOOKS:
            looked[decision.ask] += 1
            look_closely(table, hands)
        choose_by_pad(table, hands, lot.choice(decision.options))
    assert table.session.over and app.kit.by_pad
    assert len(looked) > 8
