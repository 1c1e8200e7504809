"""Every screen by hand, in both languages: what is clicked or typed happens, and is remembered."""

from __future__ import annotations

import gc
import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.engine.saves import SUFFIX
from game.paths import resource, user_dir
from game.registry import games
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.archive import keep_picture
from game.ui.scenes.draft import Draft
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.naming import NameScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.score import ScoreScene
from game.ui.scenes.seascape import Sprite
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.session import resume
from game.ui.settings import NewGame, load_settings
from game.ui.table.board_table import BoardTable
from game.ui.tooltips import Tip
from game.ui.tutorials import tutorial_of
from game.ui.western_sea.modules.diceoneer.layer import Solo
from game.ui.western_sea.setup.choices import own_level, picked
from game.ui.western_sea.setup.pick import PickScene
from game.ui.western_sea.setup.sets import SeaCatalogue
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import fill_packs, fill_saves, score_of, session, table

LANGUAGES = ("en", "it")
both = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def menu(make_app: MakeApp, lang: str) -> tuple[App, Hands]:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    return app, hands


Menu = tuple[App, Hands]


def shown(app: App) -> Scene:
    """The scene of now; a function, so that nothing learnt of an earlier one is taken for granted."""
    return app.scene


# The menu


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_what_sails_and_flies_is_whole(make_app: MakeApp, size: tuple[int, int]) -> None:
    """At any time ship, gulls and clouds lie in what the menu leaves free; they come and go in the haze."""
    app = make_app(size)
    app.push(MenuScene(app))
    scene = app.scene
    assert isinstance(scene, MenuScene) and scene._scape
    scape = scene._scape
    menu = [widget.rect for widget in scene.widgets if widget.name in ("title", "panel")]
    assert len(menu) == 2 and not any(rect.colliderect(scape.view) for rect in menu)
    for t in range(0, 400, 3):
        makers: list[Callable[[float], Sprite]] = [scape._ship_at]
        makers += [partial(scape._gull_at, n) for n in range(3)]
        makers += [partial(scape._cloud_at, n) for n in range(2)]
        for make in makers:
            picture, at = make(t)
            where = picture.get_rect(topleft=at)
            assert scape.view.contains(where), f"cut at {where} after {t} s"
            beside = where.left - scape.view.left < 2 or scape.view.right - where.right < 2
            assert not beside or (picture.get_alpha() or 0) < 40


@both
@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keyboard"])
def test_the_menu_leads_everywhere_and_back(menu: Menu, mouse: bool) -> None:
    app, hands = menu
    names = {
        "new-game": "new-game",
        "load": "saves",
        "rules": "rules",
        "statistics": "statistics",
        "settings": "settings",
        "packs": "packs",
        "credits": "credits",
    }
    for entry, scene in names.items():
        if mouse:
            hands.click_on(entry)
        else:
            hands.focus_on(entry)
            hands.press("enter")
        assert app.scene.name == scene
        if mouse:
            hands.click_on("back")
        else:
            hands.press("escape")
        assert app.scene.name == "menu"
    hands.press("escape")
    assert isinstance(shown(app), MessageScene) and app.running
    hands.press("escape")
    hands.click_on("quit")
    assert not app.running


@both
def test_the_last_game_goes_on(menu: Menu) -> None:
    app, hands = menu
    assert app.scene.spot("continue") is None
    fill_saves()
    app.scene.refresh()
    hands.click_on("continue")
    if isinstance(shown(app), MessageScene):
        hands.press("escape")
    assert isinstance(shown(app), SeaTable)


# Setting up


@both
def test_a_game_is_set_up_by_hand_and_remembered(menu: Menu, lang: str) -> None:
    app, hands = menu
    hands.click_on("new-game")
    hands.click_on("free 2")
    hands.click_on("name 0")
    hands.type("Zoë")
    hands.press("tab")
    hands.click_on("who 1 easy")
    hands.click_on("who 2 human")
    hands.click_on("livery 0 4")
    hands.click_on("tech wild-frontier")
    hands.click_on("seed")
    hands.type("12x34")
    hands.press("enter")
    hands.click_on("start")
    there = app.scene
    assert isinstance(there, SeaTable)
    setup = there.session.match.setup
    assert setup.seats == ("human", "easy", "human") and setup.seed == 1234
    assert setup.options == {"tech": "wild-frontier"}
    first = there.session.players[0]
    assert (first.name, first.livery) == ("Zoë", 4)
    kept, trouble = load_settings()
    assert not trouble and kept.last.options["tech"] == "wild-frontier" and kept.last.seed == "1234"
    assert [(seat.name, seat.who) for seat in kept.last.seats] == [
        ("Zoë", "human"),
        ("", "easy"),
        ("", "human"),
    ]
    again = NewGameScene(App(kept, (1280, 720)))
    assert again.draft.count == 3 and again.draft.seats[0].name == "Zoë" and again.draft.seed == "1234"


@both
def test_technologies_are_picked_one_by_one(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    hands.click_on("tech pick")
    assert isinstance(shown(app), PickScene)
    hands.press("escape")
    spot = scene.spot("start")
    assert spot and spot.act is None, "a set that is not complete can't be played"
    assert scene.line.text == scene.kit.say("new-game.trouble-pick", n=0, most=9)
    hands.click_on("change")
    assert isinstance(scene.shelf, SeaCatalogue)
    names = scene.shelf.cards[:10]
    for name in names:
        hands.click_on(f"tech {name}")
    assert picked(scene.draft) == names[:9], "there is no tenth"
    hands.click_on(f"tech {names[0]}")
    hands.click_on(f"tech {names[9]}")
    hands.click_on("done")
    hands.click_on("start")
    there = shown(app)
    assert isinstance(there, SeaTable)
    assert set(there.session.match.setup.options["tech"].split("+")) == set(names[1:])


@both
def test_two_seats_of_one_name_are_explained(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    for seat in range(2):
        hands.click_on(f"name {seat}")
        hands.type("Ada")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    assert scene.line.text == app.kit.say("new-game.trouble-name", name="Ada")
    start = scene.spot("start")
    assert start and start.act is None
    hands.press("backspace")
    start = scene.spot("start")
    assert start and start.act and not scene.line.text


@both
def test_a_game_against_the_diceoneer(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    hands.click_on("who 1 diceoneer")
    hands.click_on("level governor")
    assert isinstance(scene.shelf, SeaCatalogue)
    usual = {one.name: one.usual for one in scene.shelf.difficulty("diceoneer", "governor")}
    tents = str(int(usual["more-tents"]) + 2)
    hands.click_on("option more-tents more")
    hands.click_on("option more-tents more")
    hands.click_on("option roll-more more")
    hands.click_on("option roll-more less")
    assert own_level(scene.draft) == {"more-tents": tents}
    emissaries = scene.spot("module emissaries")
    assert emissaries and emissaries.act is None
    first = scene.spot("who 0 diceoneer")
    assert first and first.act is None
    assert scene.spot("option navy-back more") is None
    hands.click_on("module fish-and-ships")
    assert scene.spot("option navy-back more")
    hands.click_on("module fish-and-ships")
    hands.click_on("seats 3")
    assert scene.line.text == scene.kit.say("new-game.trouble-rival")
    start = scene.spot("start")
    assert start and start.act is None
    hands.click_on("seats 2")
    hands.click_on("start")
    there = shown(app)
    assert isinstance(there, SeaTable)
    setup = there.session.match.setup
    assert setup.seats == ("human", "diceoneer") and setup.options["level"] == "governor"
    assert setup.options["more-tents"] == tents
    solo = there.layer(Solo)
    assert solo and solo.script.options.more_tents == int(tents)
    assert app.settings.last.options == scene.draft.options and scene.draft.options["level"] == "governor"


@both
def test_swapping_colours(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    one, two = scene.draft.seats[0].livery, scene.draft.seats[1].livery
    hands.click_on(f"livery 0 {two}")
    assert (scene.draft.seats[0].livery, scene.draft.seats[1].livery) == (two, one)


@both
def test_every_game_with_a_table_can_be_chosen(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    for name in games("ui"):
        spot = app.scene.spot(f"game {name}")
        assert spot and spot.act


# Saves


@both
def test_saves_are_renamed_deleted_and_exported(
    menu: Menu, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    app, hands = menu
    people = home / "people"
    (people / "Documents").mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: people)
    fill_saves()
    hands.click_on("load")
    scene = app.scene
    assert isinstance(scene, SavesScene)
    count = len(scene.saves)
    sound = next(kept.name for kept in scene.saves if not scene.archive.glance(kept).broken)
    while scene.chosen != sound:
        hands.press("down")
    hands.click_on("rename")
    assert isinstance(shown(app), NameScene)
    hands.press("backspace", control=True)
    hands.type("Sera d'estate")
    hands.press("enter")
    assert shown(app) is scene and scene.chosen == "Sera d'estate"
    hands.click_on("export")
    hands.press("escape")
    assert (people / "Documents" / f"Sera d'estate{SUFFIX}").is_file()
    hands.press("delete")
    assert isinstance(shown(app), MessageScene)
    hands.click_on("answer 1")
    assert len(scene.saves) == count, "a no is a no"
    hands.click_on("delete")
    hands.click_on("answer 0")
    assert len(scene.saves) == count - 1
    assert not (user_dir("saves") / f"Sera d'estate{SUFFIX}").exists()


@both
def test_a_damaged_save_is_told_and_kept(menu: Menu) -> None:
    app, hands = menu
    fill_saves()
    hands.click_on("load")
    scene = app.scene
    assert isinstance(scene, SavesScene)
    broken = [kept for kept in scene.saves if scene.archive.glance(kept).broken]
    assert {scene.archive.glance(kept).broken for kept in broken} == {"damaged", "newer"}
    for kept in broken:
        scene.chosen = kept.name
        scene.refresh()
        load = scene.spot("load")
        assert load and load.act is None
        assert kept.path.exists()
    scene.chosen = next(kept.name for kept in scene.saves if not scene.archive.glance(kept).broken)
    scene.refresh()
    hands.click_on("load")
    assert isinstance(shown(app), (SeaTable, MessageScene))


# Settings


@both
def test_every_setting_is_applied_and_kept(menu: Menu, lang: str) -> None:
    app, hands = menu
    other = "it" if lang == "en" else "en"
    hands.click_on("settings")
    hands.click_on(f"lang {other}")
    assert app.kit.say.lang == other
    for name in ("scale 75", "colours safe", "speed 2", "pause 200", "reduced", "mute"):
        hands.click_on(name)
    slider = app.scene.spot("volume sea")
    assert slider
    hands.drag(slider.rect.center, slider.rect.midright)
    hands.focus_on("volume effects")
    hands.press("left")
    hands.press("escape")
    kept, trouble = load_settings()
    assert not trouble
    assert (kept.lang, kept.scale, kept.colours, kept.speed) == (other, 75, "safe", "2")
    assert (kept.bot_pause, kept.reduced_motion, kept.mute) == (200, True, True)
    assert (kept.sea, kept.sound) == (100, 65)


@both
def test_the_language_changes_while_playing(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    there = table(app, 2, 40)
    hands = Hands(app)
    hands.frames(2)
    hands.press("escape")
    assert isinstance(shown(app), PauseScene)
    hands.click_on("settings")
    assert isinstance(shown(app), SettingsScene)
    other = "it" if lang == "en" else "en"
    before = there.voice.words.language
    hands.click_on(f"lang {other}")
    hands.press("escape")
    hands.press("escape")
    assert shown(app) is there and before == lang and there.voice.words.language == other


# The pause


@both
def test_the_pause(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    there = table(app, 3, 60)
    hands = Hands(app)
    hands.frames(2)
    hands.press("escape")
    hands.click_on("who 0 keen")
    assert there.session.is_bot(0) and there.session.plays(0) == "keen"
    hands.click_on("who 0 human")
    assert not there.session.is_bot(0)
    hands.click_on("concede 0")
    hands.click_on("answer 0")
    assert there.session.is_bot(0) and there.session.conceded == {0}
    hands.click_on("save-as")
    hands.click_on("name")
    hands.press("backspace", control=True)
    hands.type("Mezzanotte")
    hands.press("enter")
    hands.click_on("save")
    assert (user_dir("saves") / f"Mezzanotte{SUFFIX}").is_file()
    assert (user_dir("saves") / f"{there.session.name}.png").is_file(), "the pause keeps a picture"
    hands.click_on("rules")
    assert isinstance(shown(app), RulesScene)
    hands.press("escape")
    hands.click_on("same-seed")
    new = shown(app)
    assert isinstance(new, SeaTable) and new is not there
    assert new.session.match.setup == there.session.match.setup
    hands.press("escape")
    hands.click_on("menu")
    assert isinstance(shown(app), MenuScene)


def test_a_seat_takes_no_more_room_than_it_needs(make_app: MakeApp) -> None:
    """Who can still be changed has a row of choices; when the game is over, there is none of it."""
    heights = []
    for choices in (60, -1):
        app = make_app()
        there = table(app, 3, choices)
        app.push(PauseScene(app, there))
        heights.append({widget.rect.h for widget in app.scene.widgets if widget.name.startswith("card ")})
    assert all(len(found) == 1 for found in heights)
    assert min(heights[0]) > min(heights[1]) + 30


def test_pictures_beside_saves_do_not_stay_in_memory(make_app: MakeApp) -> None:
    """What pygame saves a picture to, it keeps for ever."""
    app = make_app()
    one = session(2)
    before = open_files()
    for _ in range(3):
        keep_picture(one, app.window)
    assert (user_dir("saves") / f"{one.name}.png").is_file()
    assert open_files() == before


def open_files() -> int:
    return sum(isinstance(one, io.BytesIO) and not one.closed for one in gc.get_objects())


# The score


@both
def test_the_score_and_the_rematch(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    there = table(app, 3)
    hands = Hands(app)
    scene = ScoreScene(app, there)
    app.push(scene)
    hands.frames(2)
    for tab in ("things", "dice", "score"):
        hands.click_on(f"tab {tab}")
        assert scene.tab == tab
    for seat in range(3):
        assert (
            sum(scene.points(seat, c) for c in {line.category for line in scene.lines}) == scene.totals[seat]
        )
    hands.click_on("rematch")
    again = shown(app)
    assert isinstance(again, SeaTable)
    new, old = again.session.match.setup, there.session.match.setup
    assert (new.seats, new.options) == (old.seats, old.options) and new.seed != old.seed
    assert [p.name for p in again.session.players] == [p.name for p in there.session.players]
    hands.press("escape")
    hands.click_on("menu")
    hands.click_on("statistics")
    last = shown(app)
    assert isinstance(last, StatisticsScene) and last.figures.games == 1


# The handbook


@both
def test_the_handbook_is_searched_and_followed(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("rules")
    scene = app.scene
    assert isinstance(scene, RulesScene)
    hands.press("f", control=True)
    name = scene.handbook.leaf("dice/green")
    assert name
    hands.type(name.title.upper())
    assert scene.leaf == name, "capitals make no difference"
    hands.press("enter")
    link = next(
        spot
        for spot in scene.spots()
        if spot.name.startswith("link ") and spot.name.endswith("terrains/forest")
    )
    hands.click_on(link.name)
    assert scene.wanted == "terrains/forest" and not scene.sought
    hands.click_on("return")
    assert scene.wanted == "dice/green"
    hands.click_on("next")
    assert scene.wanted != "dice/green"
    hands.click_on("search")
    hands.type("xyzzy")
    assert not scene.rows
    hands.press("escape")
    hands.press("escape")
    hands.press("escape")
    assert app.scene.name == "menu"


@pytest.mark.parametrize("lang", ["it"])
def test_the_handbook_is_searched_by_keys_alone(menu: Menu) -> None:
    """From wherever the focus was; the arrow down leaves the letters for what was found."""
    app, hands = menu
    hands.focus_on("rules")
    hands.press("enter")
    scene = app.scene
    assert isinstance(scene, RulesScene)
    hands.focus_on("next")
    hands.press("f", control=True)
    hands.type("e")
    assert scene.typing
    hands.press("down")
    assert not scene.typing and scene.focus == f"leaf {scene.rows[0].id}"
    hands.press("down")
    hands.press("enter")
    assert scene.leaf == scene.rows[1] and scene.sought == "e"


@pytest.mark.parametrize("lang", ["it"])
def test_a_pad_is_not_caught_in_a_field(menu: Menu) -> None:
    app, hands = menu
    hands.choose_by_pad("new-game")
    hands.choose_by_pad("name 0")
    assert app.scene.typing
    hands.pad("right")
    assert not app.scene.typing and app.scene.focus != "name 0"


@both
def test_every_component_has_its_leaf(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("rules")
    scene = app.scene
    assert isinstance(scene, RulesScene) and scene.library
    for kind, entries in scene.library.entries.items():
        for id_ in entries:
            if kind != "numbers":
                leaf = scene.handbook.leaf(f"{kind}/{id_}")
                assert leaf and leaf.lines and leaf.picture, f"{kind}/{id_}"
                assert all(line.text.strip() or line.icon for line in leaf.lines)
    linked = {line.link for leaf in scene.handbook.leaves() for line in leaf.lines if line.link}
    assert linked and all(scene.handbook.leaf(link) for link in linked)


@pytest.mark.parametrize("lang", ["en"])
def test_the_handbook_shows_scenes_and_faces(menu: Menu) -> None:
    """Not the small icons of the table: a technology's scene, and people larger than their cards."""
    app, hands = menu
    hands.click_on("rules")
    scene = app.scene
    assert isinstance(scene, RulesScene) and scene.library
    for leaf in scene.handbook.leaves():
        if leaf.chapter == "technologies":
            assert scene.kit.art.has(f"scenes/{leaf.id.partition('/')[2]}"), leaf.id
    for name, least in (("technologies/mapping", (250, 150)), ("emissaries/court-scholar", (130, 200))):
        scene.open(name)
        hands.frames(2)
        opened = scene.leaf
        plate = next(widget for widget in scene.widgets if widget.name == "plate")
        assert opened and plate.rect.w >= least[0] and plate.rect.h >= least[1]
        drawn = scene.plates.draw(scene.kit, opened.picture, plate.rect.h)
        assert drawn and plate.rect.contains(drawn.get_rect(center=plate.rect.center))
        assert drawn.get_width() >= least[0]


@both
def test_a_tooltip_leads_to_its_leaf(menu: Menu) -> None:
    app, hands = menu
    hands.click_on("new-game")
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    assert isinstance(scene.shelf, SeaCatalogue)
    name = scene.shelf.of_set("first-game")[0]
    spot = scene.spot(f"set {name}")
    assert spot
    hands.point(spot.rect.center)
    hands.press("f1")
    rules = shown(app)
    assert isinstance(rules, RulesScene) and rules.wanted == f"technologies/{name}"
    hands.press("escape")
    assert shown(app) is scene


# Packs


@both
def test_packs_say_what_they_add_and_what_is_wrong(menu: Menu, lang: str) -> None:
    from game.ui.scenes.packs import PacksScene

    app, hands = menu
    hands.click_on("packs")
    scene = app.scene
    assert isinstance(scene, PacksScene)
    assert any(app.kit.say("packs.none") == line.text for line in scene._lines())
    fill_packs()
    hands.click_on("look")
    words = [line.text for line in scene._lines()]
    assert any("swamp" in text and "tiles.yaml" in text for text in words)
    assert any("no-pack" in text for text in words)
    assert app.kit.say("packs.sound") in words and app.kit.say("packs.broken") in words


def test_a_session_can_be_saved_where_nothing_was(make_app: MakeApp) -> None:
    made = session(2, 10)
    made.autosave()
    assert not made.trouble and made.shelf.path(made.name).is_file()


# The rulings in both languages


def test_every_ruling_is_told_in_italian() -> None:
    from game.paths import resource
    from game.ui.scenes.handbook import read_rulings, untranslated

    folder = resource("content", "western-sea")
    english = (folder / "RULINGS.md").read_text("utf-8")
    italian = (folder / "RULINGS.it.md").read_text("utf-8")
    assert not untranslated(english, italian), "RULINGS.it.md needs a row for each of these"
    told = read_rulings(english, italian)
    assert [len(rulings) for _, rulings in told] == [len(rulings) for _, rulings in read_rulings(english)]
    assert told[0][0] == "Preparazione"


# From the table to the handbook


def test_what_lies_on_the_table_leads_to_its_leaf(make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    there = table(app, 3, 60)
    leaves = {leaf.id for leaf in RulesScene(app, there.book).handbook.leaves()}
    tips = [spot.tip() for spot in there.spots() if spot.tip]
    pages = {tip.page for tip in tips if isinstance(tip, Tip) and tip.page}
    assert {page.partition("/")[0] for page in pages} >= {"tiles", "technologies", "dice", "actions"}
    assert pages <= leaves


@pytest.mark.parametrize("game", sorted(games("ui")))
def test_score_and_table_lead_to_each_other(game: str, make_app: MakeApp) -> None:
    app = make_app()
    scene, hands = score_of(app, resume(resource("saves", f"{game}-watch{SUFFIX}"))[0]), Hands(app)
    table = scene.table
    ways: list[tuple[Callable[[str], None], str]] = [(hands.click_on, "close"), (hands.press, "e")]
    for way, what in ways:
        hands.click_on("look")
        assert shown(app) is table and isinstance(table, BoardTable)
        assert table.scores() == scene.totals, "nothing is hidden any more"
        way(what)
        assert isinstance(shown(app), ScoreScene)


@both
def test_whoever_comes_for_the_first_time_is_led_to_learn(menu: Menu, lang: str) -> None:
    app, hands = menu
    assert isinstance(app.scene, MenuScene) and app.scene.default == "learn"
    session(2, 10).autosave()
    app.scene.refresh()
    assert app.scene.default == "continue"
    hands.point(hands.visible("daily"))
    hands.frames(40)
    assert app.scene._tip and app.scene._tip[1].lines == (app.kit.say("menu.tip.daily"),)


@both
def test_a_pack_is_begun_by_hand(menu: Menu, lang: str) -> None:
    from game.ui.scenes.workbench import WorkbenchScene

    app, hands = menu
    hands.click_on("packs")
    for name in ("my-pack", "my-pack-2"):
        hands.click_on("begin")
        assert isinstance(app.scene, WorkbenchScene) and (user_dir("packs") / name).is_dir()
        app.pop()


@both
def test_achievements_are_told_before_there_are_any(menu: Menu, lang: str) -> None:
    app, hands = menu
    hands.click_on("statistics")
    for game in games("ui"):
        hands.click_on(f"game {game}")
        hands.click_on("leaf honours")
        assert any(widget.name.startswith("honour") for widget in app.scene.widgets)


@pytest.mark.parametrize("game", sorted(games("ui")))
def test_the_first_game_is_proposed_as_it_was_taught(game: str) -> None:
    script, draft = tutorial_of(game), Draft(NewGame(game=game))
    assert script and draft.count == len(script.seats) and draft.options == script.options


def laid_out(menu: Menu) -> NewGameScene:
    """A new game is being set up."""
    app, hands = menu
    hands.click_on("new-game")
    assert isinstance(app.scene, NewGameScene)
    return app.scene


@both
def test_another_game_is_first_laid_out_as_it_was_taught(menu: Menu, lang: str) -> None:
    hands, scene = menu[1], laid_out(menu)
    for game in games("ui"):
        hands.click_on(f"game {game}")
        script = tutorial_of(game)
        assert script and script.options.items() <= scene.draft.options.items()
        assert scene.draft.count >= len(script.seats)
    hands.click_on("map variable")
    hands.click_on("game western-sea")
    hands.click_on("game island")
    assert scene.draft.options.get("map") != "beginner", "and then as it was left"


@pytest.mark.parametrize("lang", ["en"])
def test_whoever_chooses_a_scenario_first_can_begin(menu: Menu) -> None:
    hands, scene = menu[1], laid_out(menu)
    for game in games("ui"):
        hands.click_on(f"game {game}")
        laid = dict(scene.draft.options)
        for name in scene.draft.scenarios:
            scene.draft.options = dict(laid)
            hands.click_on(f"scenario {name}")
            assert scene.draft.trouble(scene.names(), scene.shelf) is None, name
    hands.click_on("game island")
    hands.click_on("scenario none")
    hands.click_on("map random")
    hands.click_on("scenario rivers")
    assert scene.draft.options["map"] == "random", "what fits stays as it was chosen"
