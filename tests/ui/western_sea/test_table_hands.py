"""What a table offers besides choosing: parts taken back, previews, reasons, hints, the log, the map."""

from __future__ import annotations

import pygame
import pytest

from game.engine.decision import END_TURN
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.session import begin, resume
from game.ui.table.beats import OWN
from game.ui.table.recap import RecapScene
from game.ui.tooltips import Tip
from game.ui.western_sea.map.ghosts import ghost
from game.ui.western_sea.panels.card import CardScene
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.western_sea.test_table import Player1, new_session, sit_down


def until(player: Player1, ask: str, most: int = 900) -> None:
    """Play on until this is asked."""
    for _ in range(most):
        decision = player.table.session.decision
        assert decision, f"the game ended before '{ask}' was asked"
        if decision.ask == ask:
            return
        player.choose()
    raise AssertionError(f"'{ask}' was never asked")


def seated(make_app: MakeApp, seats: int = 2, seed: int = 5, speed: str = "instant") -> Player1:
    app = make_app(speed=speed)
    session = new_session(seats, seed)
    session.autosave = lambda: None  # type: ignore[method-assign]
    return Player1(app, sit_down(app, session), seed, mouse=True)


def tip_of(table: SeaTable, name: str) -> Tip:
    spot = table.spot(name)
    assert spot and spot.tip
    tip = spot.tip()
    assert isinstance(tip, Tip)
    return tip


def test_parts_of_a_choice_are_shown_and_taken_back(make_app: MakeApp) -> None:
    """Setting a die is pay, use, die, face: each part is a chip, and a click takes it and the rest back."""
    player = seated(make_app)
    table = player.table
    until(player, "turn-to")
    session = table.session
    parts = session.assembled()
    assert parts and parts[0].decision.ask == "manipulate"
    before = len(session.match.records)
    assert [spot.name for spot in table.spots() if spot.name.startswith("part ")] == [
        f"part {n}" for n in range(len(parts))
    ]
    player.hands.click_on("part 0")
    assert len(session.match.records) == before - len(parts)
    assert session.decision and session.decision.ask == "manipulate"
    assert not session.assembled()


def test_a_choice_that_reveals_says_so_first(make_app: MakeApp) -> None:
    player = seated(make_app, seed=7)
    table = player.table
    while True:
        until(player, "spend")
        decision = table.session.decision
        assert decision
        sealing = [option for option in decision.options if table.preview(option).seal == "tile"]
        if sealing:
            break
        player.choose()
    option = sealing[0]
    words = table.kit.say("seal-choice.tile")
    assert table.warning(option) == words
    at = player.hands.visible(table.spot_of(option))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    player.hands.frames(2)
    assert words in table.prompt.under and table.prompt.urgent
    player.hands.click(at)
    assert not table.session.can_undo()


def test_a_preview_tells_what_comes(make_app: MakeApp) -> None:
    """What the tooltip promises is what the choice then does, as far as no chance lies between."""
    player = seated(make_app, seed=3)
    table, checked = player.table, 0
    for _ in range(250):
        decision = table.session.decision
        if decision is None:
            break
        option = player.lot.choice(decision.options)
        seen = table.preview(option)
        promised = table.tooltips.holdings(seen.after, decision.seat)  # type: ignore[arg-type]
        table.take(option)
        if not seen.seal or seen.seal == "other":
            found = table.tooltips.holdings(table.state, decision.seat)
            assert found == promised
            checked += 1
    assert checked > 100


def test_a_ghost_shows_what_would_be_placed(make_app: MakeApp) -> None:
    player = seated(make_app, seed=6)
    for ask, least in (("start.place", 2), ("settle.one", 1), ("explore.place", 2)):
        until(player, ask)
        table = player.table
        assert table.targets.decision
        places = [option for option in table.targets.decision.options if option.kind == "hex"]
        assert places and all(len(ghost(table, option)) >= least for option in places)
        player.choose()


def test_what_is_not_lit_says_why(make_app: MakeApp) -> None:
    player = seated(make_app, seed=4)
    table, say = player.table, player.table.kit.say
    until(player, "explore.place")
    tile = next(iter(table.state.at))
    assert tip_of(table, f"hex {tile}").why_not == say("why.taken")
    until(player, "act")
    for n, name in enumerate(table.book.actions):
        tip = tip_of(table, f"action {name}")
        assert bool(tip.why_not) == (table.action_option(name) is None), (n, name)
    for thing in table.state.row:
        tip = tip_of(table, f"card {table.book.things[thing].id}")
        held = table.state.holds[table.me] >> thing & 1
        assert not held or tip.why_not == say("why.owned")


def test_a_hint_is_marked_and_can_be_taken(make_app: MakeApp) -> None:
    player = seated(make_app)
    table = player.table
    until(player, "act")
    player.hands.press("h")
    hinted = table.hinted
    assert (
        hinted
        and table.proposed(hinted)
        and table.kit.say("table.hint", what="").strip() in table.prompt.under
    )
    player.hands.press("enter")
    assert table.session.match.records[-1].key == hinted.key


def test_enter_goes_to_what_is_proposed_and_then_takes_it(make_app: MakeApp) -> None:
    player = seated(make_app)
    table = player.table
    until(player, "manipulate")
    default, made = table.targets.default(), len(table.session.match.records)
    assert default
    table.focus = ""
    player.hands.press("enter")
    assert len(table.session.match.records) == made
    assert table.option_at(table.pointed()) == default
    player.hands.press("enter")
    assert table.session.match.records[-1].key == default.key


def test_enter_says_how_to_choose_where_nothing_is_proposed(make_app: MakeApp) -> None:
    player = seated(make_app)
    table = player.table
    until(player, "act")
    assert table.targets.default() is None
    table.focus, table.by_key = "", False
    made = len(table.session.match.records)
    player.hands.press("enter")
    assert len(table.session.match.records) == made
    assert table.prompt.under == table.kit.say("table.how")


def test_the_log_tells_of_others_and_bots_say_why(make_app: MakeApp) -> None:
    app = make_app()
    setup = Setup(game="western-sea", seats=("human", "easy", "easy"), seed=2)
    session, _ = begin(setup, [Player(livery=n) for n in range(3)])
    session.autosave = lambda: None  # type: ignore[method-assign]
    table = sit_down(app, session)
    player = Player1(app, table, 1, mouse=True)
    for _ in range(3000):
        if session.over or (session.match.records and table.state.round > 1 and table.state.turn == 0):
            break
        if table.targets.decision:
            table.take(player.lot.choice(table.targets.decision.options))
        player.hands.frames()
    since = table.diary.since(0)
    assert since and all(line.seat in (1, 2) for line in since)
    assert any(line.icon for line in since) and any(len(line.why) > 1 for line in since)
    assert all(name for name in table.names) and len(set(table.names)) == 3
    player.hands.press("l")
    assert [scene.name for scene in app.scenes] == [table.name, RecapScene.name]
    player.hands.press("l")
    assert [scene.name for scene in app.scenes] == [table.name]


def test_the_map_moves_and_comes_back(make_app: MakeApp) -> None:
    player = seated(make_app)
    table, camera = player.table, player.table.board.camera
    player.play(20)
    player.hands.press("home")
    home = (camera.x, camera.y, camera.size)
    player.hands.press("+")
    assert table.board.camera.size > home[2]
    player.hands.press("left", shift=True)
    assert table.board.camera.moved
    player.hands.press("home")
    camera = table.board.camera
    assert (camera.x, camera.y, camera.size) == home and not camera.moved


def test_a_drag_moves_the_map_and_chooses_nothing(make_app: MakeApp) -> None:
    player = seated(make_app)
    until(player, "start.place")
    table = player.table
    decision = table.session.decision
    assert decision
    at = player.hands.visible(table.spot_of(decision.options[0]))
    there = (at[0] + 60, at[1] + 30)
    made = len(table.session.match.records)
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(60, 30), buttons=(1, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1))
    player.hands.frames(2)
    assert table.board.camera.moved and len(table.session.match.records) == made


def test_a_right_click_or_key_enlarges_a_card(make_app: MakeApp) -> None:
    player = seated(make_app)
    table, hands = player.table, player.hands
    name = f"card {table.book.things[table.state.row[0]].id}"
    at = hands.visible(name)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=3))
    hands.frames(2)
    assert isinstance(player.app.scene, CardScene)
    hands.press("escape")
    hands.press("i")
    assert isinstance(player.app.scene, CardScene)


def test_the_keyboard_reads_what_can_not_be_chosen(make_app: MakeApp) -> None:
    """Control and Tab visit everything that has something to tell."""
    player = seated(make_app)
    table = player.table
    seen = set()
    wanted = {spot.name for spot in table.spots() if spot.tip}
    for _ in range(2 * len(wanted)):
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_CTRL, unicode="")
        )
        player.hands.frames()
        seen.add(table.focus)
    assert wanted <= seen


@pytest.mark.parametrize("speed", ["1", "2"])
def test_no_choice_is_waited_for_longer_than_a_second(speed: str, make_app: MakeApp) -> None:
    player = seated(make_app, seats=3, seed=8, speed=speed)
    table, longest = player.table, 0
    for _ in range(120):
        decision = table.session.decision
        if decision is None:
            break
        table.take(player.lot.choice(decision.options))
        frames = 0
        while table.flights.busy or table.still_moving():
            player.hands.frames()
            frames += 1
            assert frames < 70
        longest = max(longest, frames)
    assert 10 < longest <= 60 and OWN < 1


def test_what_moves_can_be_skipped(make_app: MakeApp) -> None:
    player = seated(make_app, speed="1")
    table = player.table
    table.take(player.lot.choice(table.targets.decision.options))  # type: ignore[union-attr]
    player.hands.frames(3)
    assert table.flights.busy
    made = len(table.session.match.records)
    table.focus = ""
    player.hands.press("space")
    assert not table.flights.busy and not table.still_moving()
    assert len(table.session.match.records) == made


def test_a_choice_is_answered_where_it_was_made_and_all_of_it_is_painted_soon(make_app: MakeApp) -> None:
    player = seated(make_app, speed="1")
    table, stage = player.table, player.app.stage
    assert table.answer() == [], "nobody has done anything, so nothing comes first"
    player.hands.frames(30)
    decision = table.targets.decision
    assert decision and stage.clean
    name = table.spot_of(decision.options[0])
    at = player.hands.visible(name)
    player.hands.point(at)
    table.take(decision.options[0])
    first = table.answer()
    assert table.prompt.rect in first and any(rect.collidepoint(at) for rect in first)
    assert table.answer() == [], "it is answered once"
    frames = 0
    while not stage.clean or table.flights.busy:
        player.hands.frames()
        frames += 1
    assert frames < 600
    still = stage.base.get_buffer().raw
    stage.touch()
    stage.begin(table.paint)
    assert stage.base.get_buffer().raw == still, "it looks as if it had been painted at once"


def test_speed_goes_round_and_is_remembered(make_app: MakeApp) -> None:
    player = seated(make_app, speed="1")
    seen = []
    for _ in range(3):
        player.hands.press("s")
        seen.append(player.app.settings.speed)
    assert seen == ["2", "instant", "1"]


def test_dice_come_to_rest_on_what_was_rolled(make_app: MakeApp) -> None:
    app: App = make_app(speed="1")
    session = new_session(2, seed=6)
    session.autosave = lambda: None  # type: ignore[method-assign]
    player = Player1(app, sit_down(app, session), 6, mouse=True)
    table, thrown = player.table, False
    for _ in range(60):
        decision = session.decision
        assert decision
        table.take(player.lot.choice(decision.options))
        thrown |= table.tray.rolling
        while table.flights.busy or table.still_moving():
            Hands(app).frames()
        Hands(app).frames(2)
        assert sorted(die.face for die in table.tray.dice) == table.state.active[table.shown_seat]
        for die in table.tray.dice:
            assert table.tray.rect.contains(table.tray.die_rect(die))
    assert thrown


def test_the_log_is_there_after_a_pause_and_in_both_languages(make_app: MakeApp) -> None:
    app = make_app()
    session = new_session(2, seed=5)
    player = Player1(app, sit_down(app, session), 5, mouse=True)
    player.play(60)
    told = [line.text for line in player.table.diary.lines]
    again, _ = resume(session.shelf.path(session.name))
    table = sit_down(app, again)
    assert [line.text for line in table.diary.lines] == told
    app.settings.lang = "it"
    app.fit()
    assert all(was != line.text for was, line in zip(told, table.diary.lines, strict=True))
    app.settings.lang = "en"
    app.fit()
    assert [line.text for line in table.diary.lines] == told


def test_with_reduced_motion_nothing_flies(make_app: MakeApp) -> None:
    player = seated(make_app, speed="1")
    player.app.settings.reduced_motion = True
    table = player.table
    for _ in range(40):
        decision = table.session.decision
        assert decision
        table.take(player.lot.choice(decision.options))
        assert not table.flights.busy and not table.tray.rolling and not table.board.hidden_tiles


def test_a_click_is_answered_at_once(make_app: MakeApp) -> None:
    """In the frame that follows it: the choice is made and the next question is in sight."""
    player = seated(make_app, speed="1")
    table = player.table
    for _ in range(30):
        decision = table.session.decision
        assert decision
        before = table.prompt.text
        option = player.lot.choice(decision.options)
        if option.key == END_TURN:
            player.hands.frames(40)  # at once after what closes something it can't have been meant
        at = player.hands.visible(table.spot_of(option))
        player.hands.click(at)
        now = table.session.decision
        assert table.session.match.records[-1].key == option.key and now
        assert table.prompt.text != before or now.ask == decision.ask


@pytest.mark.parametrize("module", ["emissaries", "enclosures", "advisors"])
def test_a_module_is_played_at_the_same_table(module: str, make_app: MakeApp) -> None:
    """Whatever a module offers can be clicked somewhere, and everything still tells about itself."""
    setup = Setup(game="western-sea", seats=("human", "human"), seed=3, modules=(module,))
    session, _ = begin(setup, [Player(livery=n) for n in range(2)])
    session.autosave = lambda: None  # type: ignore[method-assign]
    app = make_app()
    player = Player1(app, sit_down(app, session), 3, mouse=True)
    player.play(90)
    for spot in player.table.spots():
        if spot.tip:
            spot.tip()
