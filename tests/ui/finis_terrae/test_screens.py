"""Finis Terrae on the screens that all games share, and its own panels, by hand and in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.decision import END_TURN, Option
from game.engine.opening import open_library
from game.engine.run import advance
from game.engine.saves import SUFFIX
from game.paths import resource, user_dir
from game.registry import find_game
from game.rules.finis_terrae.state import HOLDS, TerraeState
from game.ui.app import App
from game.ui.finis_terrae.box import days, ports_to_found, tiles_in_play
from game.ui.finis_terrae.forecast import ForecastScene
from game.ui.finis_terrae.holds import Holds
from game.ui.finis_terrae.luck import luck
from game.ui.finis_terrae.market import Market
from game.ui.finis_terrae.table import TerraeTable
from game.ui.finis_terrae.weather import Weather
from game.ui.inputs import Point, Press, Release
from game.ui.scene import Scene
from game.ui.scenes.handbook import read_rulings, untranslated
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ScoreScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.settings import load_settings
from game.ui.table.command import Command
from game.ui.table.targets import Targets
from game.ui.tooltips import Tip
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.finis_terrae.places import TABLES, rules, score, table
from tests.ui.hands import Hands

both = pytest.mark.parametrize("lang", ("en", "it"))


def shown(app: App) -> Scene:
    return app.scene


def panel(there: TerraeTable, kind: type) -> object:
    return next(widget for widget in there.widgets if isinstance(widget, kind))


# Setting up


@both
def test_each_game_is_set_up_and_remembered_by_itself(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("new-game")
    hands.click_on("name 0")
    hands.type("Zoë")
    hands.press("tab")
    hands.click_on("tech wild-frontier")
    hands.click_on("game finis-terrae")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    assert scene.draft.seats[0].name == "Zoë", "a new game takes over who sits where"
    assert not [spot.name for spot in scene.spots() if spot.name.startswith(("tech", "module"))]
    hands.click_on("seats 3")
    hands.click_on("who 2 keen")
    hands.click_on("game western-sea")
    assert scene.draft.count == 2 and scene.draft.options["tech"] == "wild-frontier"
    hands.click_on("game finis-terrae")
    assert scene.draft.count == 3
    hands.click_on("start")
    there = shown(app)
    assert isinstance(there, TerraeTable)
    setup = there.session.match.setup
    assert setup.game == "finis-terrae" and setup.seats[2] == "keen" and not setup.options
    kept, trouble = load_settings()
    assert not trouble and kept.last.game == "finis-terrae"
    assert kept.others["western-sea"].options["tech"] == "wild-frontier"
    hands.press("escape")
    hands.click_on("menu")
    hands.click_on("continue")
    assert isinstance(shown(app), TerraeTable), "the save knows its game"
    assert list(user_dir("saves").glob(f"*{SUFFIX}"))


def test_the_box_is_counted_from_the_content() -> None:
    library = open_library(find_game("finis-terrae"))
    assert [tiles_in_play(library, seats) for seats in (2, 3, 4)] == [64, 72, 80]
    assert days(library) == (8, 12)
    assert ports_to_found(library) == 6


# The score


@both
def test_the_score_has_every_line_of_the_table(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    scene = score(app, 4, "things", "greedy")
    there = scene.table
    assert isinstance(there, TerraeTable)
    assert [what for _, what, _ in scene.rows] == list(there.book.awards)
    for seat in range(4):
        assert sum(points[seat] for _, _, points in scene.rows) == scene.totals[seat]
        assert sum(scene.points(seat, c) for c in scene.categories) == scene.totals[seat]
    best = max(scene.totals)
    assert scene.winners == [seat for seat, n in enumerate(scene.totals) if n == best]
    assert all(scene.place(seat) == 1 for seat in scene.winners)
    hands = Hands(app)
    for tab in ("score", "things", "dice"):
        hands.click_on(f"tab {tab}")
    hands.click_on("rematch")
    again = shown(app)
    assert isinstance(again, TerraeTable)
    assert again.session.match.setup.seats == there.session.match.setup.seats


def test_a_shared_victory_is_shared(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    scene = score(app, 2, "score")
    scene.totals = [7, 7]
    scene.winners = [0, 1]
    title, under = scene.winner_words()
    assert "Anna and Bartolomeo Verdi" in title and "7" in under
    assert scene.place(0) == scene.place(1) == 1


def test_dice_are_counted_as_they_fell(make_app: MakeApp) -> None:
    there = table(make_app(lang="en"), 4, bot="greedy")
    match = there.session.match
    found = luck(match)
    assert found
    thrown = sum(len(one.faces) for one in found)
    told = {"second": 1, "sold": 1, "cashed": 2, "fight": 4}
    events = [line.event for line in there.diary.lines if line.event]
    dice = sum(told.get(str(event[0]), 0) for event in events)
    nobody = sum(event[0] == "second" and event[1] == there.book.galleon for event in events)
    assert dice - nobody <= thrown <= dice, "all but what nobody threw"
    assert all(1 <= face <= 6 for one in found for face in one.faces)
    fights = sum(event[0] == "fight" and event[3] != event[4] for event in events)
    galleons = sum(
        event[0] == "fight" and event[3] != event[4] and there.book.galleon in event[1:3] for event in events
    )
    assert sum(one.fought for one in found) == 2 * fights - galleons


@both
def test_statistics_keep_games_apart(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    scene = ScoreScene(app, table(app, 3))
    scene.noting.wait()
    app.push(StatisticsScene(app))
    found = shown(app)
    assert isinstance(found, StatisticsScene)
    assert found.game == "finis-terrae" and found.figures.games == 1
    assert found.figures.best[0].score == max(scene.totals)


# The handbook


@both
def test_every_component_and_page_of_the_handbook(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    scene = rules(app, "")
    assert scene.library
    for kind, entries in scene.library.entries.items():
        for id_ in entries:
            if kind != "numbers":
                leaf = scene.handbook.leaf(f"{kind}/{id_}")
                assert leaf and leaf.lines and leaf.picture, f"{kind}/{id_}"
    leaves = scene.handbook.leaves()
    lines = [line for leaf in leaves for line in leaf.lines]
    assert not [line for line in lines if "{" in line.text or not (line.text.strip() or line.icon)]
    assert not [line.text for leaf in leaves for line in leaf.lines if line.text.startswith("terrae-book.")]
    linked = {line.link for leaf in leaves for line in leaf.lines if line.link}
    assert linked and all(scene.handbook.leaf(link) for link in linked)
    for leaf in leaves:
        if leaf.picture.startswith(("tile/", "card/")):
            assert scene.plates.draw(scene.kit, leaf.picture, 80) is not None, leaf.id
    assert not app.kit.art.missing


@both
def test_the_handbook_changes_games(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("rules")
    scene = shown(app)
    assert isinstance(scene, RulesScene) and scene.game == "western-sea"
    hands.click_on("game finis-terrae")
    assert scene.handbook.leaf("goods/spice") and not scene.handbook.leaf("technologies/mapping")
    hands.click_on("game western-sea")
    assert scene.handbook.leaf("technologies/mapping")


def test_every_ruling_is_told_in_both_languages() -> None:
    folder = resource("content", "finis-terrae")
    english = (folder / "RULINGS.md").read_text("utf-8")
    italian = (folder / "RULINGS.it.md").read_text("utf-8")
    assert not untranslated(english, italian), "RULINGS.it.md needs a row for each of these"
    told = read_rulings(english, italian)
    assert [len(rulings) for _, rulings in told] == [len(rulings) for _, rulings in read_rulings(english)]


def test_tooltips_lead_to_leaves_that_are_there(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    known = {leaf.id for leaf in rules(app, "").handbook.leaves()}
    wanted = set()
    for way in TABLES.values():
        way(app)
        for spot in app.scene.spots():
            tip = spot.tip() if spot.tip else None
            if isinstance(tip, Tip) and tip.page:
                wanted.add(tip.page)
    assert wanted and not wanted - known


# The panels


def carry(app: App, name: str, to: tuple[int, int]) -> None:
    """Pull something away from its place and let it go elsewhere."""
    spot = app.scene.spot(name)
    assert spot and spot.carried
    hands = Hands(app)
    app.scene.handle(Press(spot.rect.center))
    for n in range(1, 5):
        x, y = spot.rect.center
        app.scene.handle(Point((x + (to[0] - x) * n // 4, y + (to[1] - y) * n // 4)))
        hands.frames(1)
    app.scene.handle(Release(to))
    hands.frames(2)


def test_goods_are_carried_into_a_hold(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    there = table(app, 4, 3, "stow")
    deck = panel(there, Holds)
    assert isinstance(deck, Holds)
    before = len(there.session.match.records)
    wrong, right = deck.hatches()[3].center, deck.hatches()[deck.filling()].center
    carry(app, "goods doubloon", wrong)
    assert len(there.session.match.records) == before, "not that hold: it is not being filled"
    carry(app, "goods doubloon", right)
    assert len(there.session.match.records) == before + 1
    assert there.session.decision and there.session.decision.ask.startswith("stow.")


def test_what_waits_to_be_stowed_is_not_lost(make_app: MakeApp) -> None:
    """Neither on a plate while it is divided, nor in what rearranging is said to come to."""
    app = make_app(lang="en")
    there = table(app, 2, 0, "stow")
    seat = there.asked
    assert any(there.state.afloat) and there.scores()[seat] == 4, "20 doubloons are 4 points anywhere"
    there = table(app, 2, 20, "tidy", "greedy")
    assert there.session.decision
    option = there.session.decision.find("rearrange")
    assert option and there.comes_to(option) == ([], [])


@both
def test_who_can_only_end_the_turn_is_told_so(make_app: MakeApp, lang: str) -> None:
    there = table(make_app(lang=lang), 4, 30, "turn-end")
    decision = there.session.decision
    assert decision and there.targets.decision
    there.targets = Targets(replace(decision, options=[Option(END_TURN)], default=0))
    there.layout(there.stage.rect)
    left = panel(there, Command)
    assert isinstance(left, Command) and left.free == there.kit.say("where.nothing")


def test_a_hold_is_emptied_into_the_sea(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    there = table(app, 3, 100, "overboard")
    deck = panel(there, Holds)
    assert isinstance(deck, Holds) and there.session.decision and there.session.decision.ask == "overboard"
    name = next(spot.name for spot in deck.spots() if spot.carried)
    before = len(there.session.match.records)
    carry(app, name, deck.rect.center)
    assert len(there.session.match.records) == before, "let go aboard, it stays"
    carry(app, name, there.camera.area.center)
    assert len(there.session.match.records) == before + 1


def test_equal_holds_are_one_choice_but_all_answer(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    there = table(app, 3, 100, "overboard")
    match, vessel = there.session.match, there.shown_vessel
    state = match.state
    assert isinstance(state, TerraeState)
    state.holds[vessel] = [(0, 2), (0, 2), (1, 1), (0, 2)]
    match.decision = advance(match.book, state)
    assert match.decision and len(match.decision.options) == 2
    there.session._views.clear()
    there.changed()
    deck = panel(there, Holds)
    assert isinstance(deck, Holds)
    assert [option.at for hold in range(HOLDS) if (option := deck.option_of(hold))] == [
        vessel * HOLDS + hold for hold in (0, 0, 2, 0)
    ]
    last = deck.spots()[3]
    assert len({spot.name for spot in deck.spots()}) == len(deck.spots())
    assert there.option_at(last) == deck.option_of(0)


@both
def test_other_decks_are_looked_at(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    there = table(app, 4, 260, "act")
    hands = Hands(app)
    hands.frames(2)
    mine = there.deck_vessel
    other = next(v for v in range(4) if v != mine)
    hands.click_on(f"deck {other}")
    deck = panel(there, Holds)
    assert isinstance(deck, Holds) and deck.vessel == other
    assert not [spot.name for spot in deck.spots() if spot.lit], "nothing there answers the question"
    decision = there.session.decision
    assert decision
    for option in decision.options:
        assert app.scene.spot(there.spot_of(option)), f"{option.key} can still be chosen"
    hands.click_on(f"deck {mine}")
    assert there.deck_vessel == mine


def test_the_market_tells_what_the_rules_charge(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    there = table(app, 4, 150, "act")
    market = panel(there, Market)
    assert isinstance(market, Market)
    value = there.state.value
    prices = {price.name: (price.low, price.high) for price in market.prices()}
    assert prices["buy"] == (value, value)
    assert prices["sell"] == prices["castaway"] == prices["find"] == (value + 1, value + 6)
    assert prices["treasure"] == (2, 12)


def test_the_weather_tells_whom_a_storm_would_wreck(make_app: MakeApp) -> None:
    app = make_app(lang="en")
    there = table(app, 4, 150, "move")
    weather = panel(there, Weather)
    assert isinstance(weather, Weather)
    dangers = weather.dangers()
    afloat = [vessel for vessel, cell in enumerate(there.state.ship) if cell >= 0]
    assert [danger.vessel for danger in dangers] == afloat
    for danger in dangers:
        fates = [there.book.rules["fate"](there.book, there.state, danger.vessel, wind) for wind in range(4)]
        assert [n for n, fate in enumerate(fates) if fate == "wrecks"] == list(danger.winds)
        assert not (danger.sheltered and danger.winds)
    gone = there.book.number["weather-unseen"]
    assert app.scene.kit.say("sky.unseen", n=gone) in weather.tip().lines


@both
def test_the_score_as_it_stands_by_key_and_by_click(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    there = table(app, 3, 200)
    hands = Hands(app)
    hands.frames(2)
    hands.press("p")
    scene = shown(app)
    assert isinstance(scene, ForecastScene)
    assert [scene.points(seat) for seat in range(3)] == there.shown_scores
    hands.press("p")
    assert shown(app) is there
    hands.click_on("score-preview")
    assert isinstance(shown(app), ForecastScene)
    hands.press("escape")
    assert shown(app) is there


def test_western_sea_is_still_there(make_app: MakeApp) -> None:
    from tests.ui.places import table as sea_table

    assert isinstance(sea_table(make_app(lang="en"), 2, 10), SeaTable)
