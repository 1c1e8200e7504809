"""Emissaries, enclosures and advisors on the table: played by hand, told in words, lit on the map."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pygame import Surface

from game.engine import saves
from game.engine.game import Setup
from game.engine.piles import UNKNOWN
from game.engine.saves import Player
from game.rules.western_sea.counts import controls
from game.rules.western_sea.modules.emissaries import embassy
from game.rules.western_sea.modules.enclosures import fences
from game.rules.western_sea.modules.enclosures_fit import fits
from game.rules.western_sea.pieces import present
from game.ui.app import App
from game.ui.art import Art
from game.ui.session import Session, begin
from game.ui.table.targets import choice_spot
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.enclosures.fits import Fits, hand
from game.ui.western_sea.modules.enclosures.layer import EnclosuresLayer
from game.ui.western_sea.modules.shelf.shelf import owner, shelf_options
from game.ui.western_sea.panels.card import CardScene
from game.ui.western_sea.table import SeaTable
from tests.ui.by_hand import MOST_CHOICES, engine_alone, quietly
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.western_sea.test_table import Player1, sit_down

ALL = ("emissaries", "enclosures", "advisors", "fish-and-ships")
BY_MOUSE, BY_KEYS = 60, 12
"""So many choices by the one, then by the other."""


def new_session(seats: int, modules: tuple[str, ...], seed: int) -> Session:
    setup = Setup(game="western-sea", seats=("human",) * seats, seed=seed, modules=modules)
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(seats)])
    assert not problems
    quietly(session)
    return session


def seated(app: App, *modules: str, seats: int = 2, seed: int = 3) -> tuple[SeaTable, Player1]:
    table = sit_down(app, new_session(seats, modules, seed))
    return table, Player1(app, table, seed, mouse=True)


def known(table: SeaTable) -> list[int]:
    """The cards in hand that are not covered, as they are for somebody who is asked out of turn."""
    return [card for card in hand(table) if card != UNKNOWN]


@pytest.mark.parametrize(
    ("modules", "seats", "seed"),
    [(("emissaries",), 2, 15), (("enclosures",), 2, 14), (("advisors",), 2, 14), (ALL, 3, 13)],
)
def test_a_whole_game_with_modules_by_hand(
    modules: tuple[str, ...], seats: int, seed: int, make_app: MakeApp
) -> None:
    """Mouse and keyboard in turns, in both languages; it must lead where the engine alone leads."""
    app = make_app(size=(1024, 768) if len(modules) > 1 else (1280, 720), lang="it" if seats == 3 else "en")
    session = new_session(seats, modules, seed)
    player = Player1(app, sit_down(app, session), seed, mouse=True)
    while not session.over:
        player.mouse = True
        player.play(BY_MOUSE)
        player.mouse = False
        player.play(BY_KEYS)
        if not session.over:
            player.look()
            player.take_back()
        assert len(session.match.records) < MOST_CHOICES
    assert session.over and player.undone
    assert saves.snapshot(session.match.state) == engine_alone(session)


@pytest.mark.parametrize("modules", [("emissaries",), ("enclosures", "advisors"), ALL])
def test_lit_is_what_is_offered_and_all_tells_about_itself(
    modules: tuple[str, ...], make_app: MakeApp
) -> None:
    app = make_app()
    table, player = seated(app, *modules, seed=5)
    for n in range(70):
        player.look()
        decision = table.session.decision
        assert decision
        wanted = {table.spot_of(option) for option in decision.options}
        lit = {spot.name for spot in table.spots() if spot.lit and spot.act}
        assert wanted <= lit
        wanted |= {choice_spot(option) for option in decision.options}
        # Equal dice lie side by side and stand for the same option.
        assert {name for name in lit - wanted if not name.startswith("die ")} == set()
        if n % 5 == 0:
            for spot in table.spots():
                if spot.tip:
                    spot.tip()
        player.choose()


# Enclosures


def fences_of(table: SeaTable) -> Fits:
    layer = table.layer(EnclosuresLayer)
    assert layer
    return layer.fits


def test_a_card_in_hand_tells_where_it_fits_or_what_is_missing(make_app: MakeApp) -> None:
    """As the rules have it: presence on all tiles, control of two, and the pattern itself."""
    app = make_app()
    table, player = seated(app, "enclosures", seed=8)
    seen: set[str] = set()
    for _ in range(260):
        player.look()
        b, s, seat = table.book, table.state, owner(table)
        for card in known(table):
            found = fences_of(table).of(card)
            told, lacks = fences_of(table).told(card)
            assert bool(found.ready) == bool(fits(b, s, seat, card)) == bool(told) != bool(lacks)
            if found.ready:
                seen.add("ready")
                for tiles in found.ready:
                    assert all(present(b, s, seat) >> tile & 1 for tile in tiles)
                    assert sum(controls(s, seat, tile) for tile in tiles) >= 2
            elif found.near:
                seen.add("absent" if found.near.absent else "control")
                for tile in found.near.absent:
                    assert table.voice.thing(tile) in lacks
            else:
                seen.add("terrain")
                entry = b.cards[card]
                hexes = len(entry.hexes) if s.at else 0  # type: ignore[attr-defined]
                assert len(found.tiles) + len(found.gaps) == hexes
        player.choose()
        if table.session.over:
            break
    assert seen >= {"ready", "absent", "terrain"}


def test_pointing_at_a_card_lights_the_map(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app, "enclosures", seed=8)
    player.play(60)
    player.look()
    while not known(table):
        player.choose()
        player.look()
    hands = Hands(app)
    area = table.board.camera.area
    for card in known(table):
        name = f"card {table.book.cards[card].id}"
        hands.point((2, 2))
        before = app.window.subsurface(area).copy()
        hands.point(hands.visible(name))
        after = app.window.subsurface(area).copy()
        found = fences_of(table).of(card)
        tiles = found.ready[0] if found.ready else found.near.tiles if found.near else found.tiles
        changed = 0
        for tile in tiles:
            x, y = table.board.camera.centre(table.state.cell[tile])
            at = (round(x) - area.x, round(y - table.board.camera.size * 0.22) - area.y)
            changed += before.get_at(at) != after.get_at(at)
        assert changed, f"{name} lights nothing"


def test_cards_to_discard_are_shown_as_cards(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app, "enclosures", seed=4)
    for _ in range(MOST_CHOICES):
        decision = table.session.decision
        assert decision, "nobody ever drew a card"
        if decision.ask == "enclosure.discard":
            break
        player.look()
        draw = next((o for o in decision.options if o.verb == "draw"), None)
        if draw and decision.ask == "settle.one":
            assert table.spot_of(draw) == "enclosure pile"
            player.hands.click_on("enclosure pile")
        else:
            player.choose()
    names = {spot.name for spot in table.spots() if spot.lit}
    held = {table.book.cards[card].id for card in hand(table)}
    assert names == {f"choice discard card {id_}" for id_ in held} and len(held) >= 2
    before = len(fences(table.state).discard)
    player.hands.click_on(sorted(names)[0])
    assert len(fences(table.state).discard) == before + 1


@pytest.mark.parametrize("ask", ["settle.one", "enclosure.discard"])
def test_a_card_is_revealed_from_the_hand_in_the_middle_of_an_action(ask: str, make_app: MakeApp) -> None:
    """It lies on the shelf as ever; one click takes it, for good, and the same is asked again."""
    app = make_app()
    session = fencing_session(ask)
    table = sit_down(app, session)
    player = Player1(app, table, 1, mouse=True)
    player.look()
    decision = session.decision
    assert decision and decision.ask == ask
    wanted = {table.spot_of(option) for option in decision.options}
    lit = {spot.name for spot in table.spots() if spot.lit and spot.act}
    listed = {choice_spot(option) for option in decision.options}
    assert wanted <= lit <= wanted | listed and len(wanted) == len(decision.options)
    card = next(o for o in decision.options if o.verb == "enclose")
    assert table.spot_of(card) == f"card {card.at}"
    seat, before = decision.seat, len(fences(table.state).revealed[decision.seat])
    player.hands.click_on(f"card {card.at}")
    assert len(fences(table.state).revealed[seat]) == before + 1
    assert not session.can_undo() and not session.parts
    again = session.decision
    assert again and again.seat == seat and card not in again.options


def fencing_session(ask: str) -> Session:
    """A game at the first moment when this is asked and a card could be revealed."""
    for seed in range(60):
        session, lot = new_session(2, ("enclosures",), seed), Random(seed)
        while decision := session.decision:
            offered = [o for o in decision.options if o.verb == "enclose"]
            if offered and decision.ask == ask and len(decision.options) > 3:
                return session
            others = [o for o in decision.options if o.verb != "enclose"]
            liked = [o for o in others if o.verb in ("settle", "draw")]
            session.choose(lot.choice(liked or others).key)
    raise AssertionError(f"nothing could be revealed at '{ask}'")


# Emissaries


def test_an_emissary_is_invited_and_hired_by_its_card(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app, "emissaries", seats=3, seed=3)
    invited = hired = used = 0
    for _ in range(MOST_CHOICES):
        decision = table.session.decision
        if decision is None or (hired and used and invited > 2):
            break
        at = embassy(table.state)
        guest = table.book.things[at.guest].id if at.guest >= 0 else ""
        icon = f"{guest}:"
        wanted = [o for o in decision.options if o.verb in ("invite", "hire")]
        wanted += [o for o in decision.options if o.kind == "icon" and str(o.at).startswith(icon)]
        option = wanted[0] if wanted else None
        if option is None:
            recruit = next((o for o in decision.options if o.key == "recruit"), None)
            if recruit:
                table.take(recruit)
            else:
                player.choose()
            continue
        name = table.spot_of(option)
        assert name == f"card {option.at if option.kind == 'card' else guest}"
        player.hands.click_on(name)
        assert table.session.match.records[-1].key == option.key
        if option.verb in ("invite", "hire"):
            told = [line for line in table.diary.lines if table.voice.card(str(option.at)) in line.text]
            assert told and told[-1].icon == f"emissaries/{option.at}"
        invited += option.verb == "invite"
        hired += option.verb == "hire"
        used += option.kind == "icon"
        if option.kind == "icon" and at.guest >= 0:
            tip = table.spot(f"card {guest}")
            found = tip.tip() if tip and tip.tip else None
            assert isinstance(found, Tip) and app.scene.kit.say("emissaries.spent") in found.lines
    assert invited and hired and used


def test_what_is_not_to_be_had_says_why(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app, "emissaries", "advisors", seed=6)
    reasons: set[str] = set()
    for _ in range(160):
        player.look()
        offered = shelf_options(table)
        for spot in table.spots():
            if spot.name.startswith(("card ", "advisor")) and spot.tip and spot.name not in offered:
                tip = spot.tip()
                if isinstance(tip, Tip):
                    reasons |= {line for line in tip.why_not.split("\n") if line}
        player.choose()
    say = app.scene.kit.say
    wanted = ["emissaries.why.marker", "emissaries.why.away", "emissaries.why.dice"]
    face = say("advisors.why.face", n=table.book.number["advisor-icons"])
    assert {say(key) for key in wanted} | {face} <= reasons


# Cards in general


def test_every_card_can_be_taken_into_the_hand(make_app: MakeApp) -> None:
    app = make_app(lang="it")
    table, player = seated(app, *ALL, seats=3, seed=7)
    player.play(120)
    player.look()
    looked = 0
    for spot in list(table.spots()):
        if spot.right and spot.name.partition(" ")[0] in ("card", "advisor", "open", "action"):
            spot.right()
            assert isinstance(app.scene, CardScene)
            Hands(app).frames(2)
            Hands(app).press("escape")
            looked += 1
            assert len(app.scenes) == 1
    assert looked >= 12


def test_a_card_answers_before_its_rich_picture_is_drawn(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    picture = Art.picture

    def noted(self: Art, name: str, *size: int, **colours: Any) -> Surface:
        asked.append(name)
        return picture(self, name, *size, **colours)  # type: ignore[arg-type]

    monkeypatch.setattr(Art, "picture", noted)
    app = make_app()
    table, _ = seated(app, *ALL, seats=2, seed=7)
    rich = {"mapping": "scenes/mapping", "broker": "portraits/broker"}
    for id_, name in rich.items():
        app.push(CardScene(app, table, id_))
        Hands(app).frames(1)
        assert name not in asked
        Hands(app).frames(1)
        assert name in asked
        Hands(app).press("escape")


def test_a_watcher_sees_who_plays_and_nobody_elses_hand(make_app: MakeApp) -> None:
    app = make_app()
    setup = Setup(game="western-sea", seats=("greedy", "easy"), seed=3, modules=("enclosures",))
    session, _ = begin(setup, [Player(livery=n) for n in range(2)])
    quietly(session)
    table = sit_down(app, session)
    for _ in range(40):
        Hands(app).frames()
        assert not table.eyes.closed
        for seat, cards in enumerate(fences(table.state).hands):
            assert not cards or (UNKNOWN in cards) == (seat != table.eyes.seat)


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_cards_that_move_come_to_rest(speed: str, make_app: MakeApp) -> None:
    app = make_app(speed=speed)
    app.settings.bot_pause = 0
    setup = Setup(game="western-sea", seats=("easy",) * 3, seed=8, modules=ALL[:3])
    session, _ = begin(setup, [Player(livery=n) for n in range(3)])
    quietly(session)
    table = sit_down(app, session)
    moved = 0
    for _ in range(MOST_CHOICES):
        session.thought_now()
        Hands(app).frames()
        moved += bool(table.flights.all)
        if len(session.match.records) > 60:
            break
    assert len(session.match.records) > 60 and bool(moved) == (speed == "1")
    table.hurry()
    assert not table.flights.busy
