"""The curtain between people at one screen: what one seat alone knows is never shown to another."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.bots.seats import HUMAN
from game.engine.game import Setup
from game.engine.piles import UNKNOWN
from game.engine.saves import Player
from game.rules.western_sea.modules.enclosures import fences
from game.ui.app import App
from game.ui.scenes import pause as pause_scene
from game.ui.scenes.pause import PauseScene
from game.ui.session import Session, begin, resume
from game.ui.table.hooks import NOBODY
from game.ui.tooltips import Tip
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.western_sea.test_table import Player1, sit_down

NAMES = ("Anna", "Bruno", "Carla")


def seated(app: App, seats: Sequence[str] = ("human", "human"), seed: int = 3) -> tuple[SeaTable, Player1]:
    setup = Setup(game="western-sea", seats=tuple(seats), seed=seed, modules=("enclosures",))
    session, _ = begin(setup, [Player(name=NAMES[n], livery=n) for n in range(len(seats))])
    table = sit_down(app, session)
    return table, Player1(app, table, seed, mouse=True)


def hand(table: SeaTable, seat: int) -> list[int]:
    """As the screen knows it."""
    return fences(table.state).hands[seat]


def secrets(session: Session, seat: int) -> list[str]:
    """The names of the cards that a seat holds in truth."""
    from game.rules.western_sea.voice import SeaVoice

    book = session.match.book
    cards = fences(session.match.state).hands[seat]
    words = SeaVoice(book, "en", list(NAMES)).words  # type: ignore[arg-type]
    return [words.name("enclosures", book.cards[card].id) for card in cards]  # type: ignore[attr-defined]


def told(table: SeaTable) -> str:
    """All words that the screen could show now: prompt, log, and every tooltip."""
    found = [table.prompt.text, table.prompt.under]
    for line in table.diary.lines:
        found += [line.text, *line.why]
    for spot in table.spots():
        tip = spot.tip() if spot.tip else None
        if isinstance(tip, Tip):
            found += [tip.title, *tip.lines, *tip.gains, *tip.losses, tip.note]
    return "\n".join(found)


def test_it_hangs_before_a_hand_until_it_is_lifted(make_app: MakeApp) -> None:
    app = make_app()
    table, _ = seated(app)
    asked = table.asked
    assert table.eyes.closed and table.targets.decision is None
    assert hand(table, asked) == [UNKNOWN] * len(hand(table, asked)) != []
    lit = [spot.name for spot in table.spots() if spot.lit]
    assert lit == ["curtain"] and NAMES[asked] in table.prompt.text
    assert not any(name in told(table) for seat in (0, 1) for name in secrets(table.session, seat))
    Hands(app).click_on("curtain")
    assert not table.eyes.closed and table.targets.decision
    assert UNKNOWN not in hand(table, asked) and set(hand(table, 1 - asked)) == {UNKNOWN}


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_key_lifts_it_and_no_other_key_passes_it(key: str, make_app: MakeApp) -> None:
    app = make_app()
    table, _ = seated(app)
    hands = Hands(app)
    for other in ("h", "u", "r", "e", "tab"):
        hands.press(other)
        assert table.eyes.closed and not table.hinted and not table.session.match.records
    hands.press(key)
    assert not table.eyes.closed and not table.session.match.records


def test_it_falls_whenever_another_person_is_asked(make_app: MakeApp) -> None:
    """And every position that is seen with it tells nothing of any hand."""
    app = make_app()
    table, player = seated(app, ("human",) * 3)
    session, fallen, aside = table.session, 0, 0
    for _ in range(220):
        if table.eyes.closed:
            fallen += 1
            told_now = told(table)
            assert not any(name in told_now for seat in range(3) for name in secrets(session, seat))
            Hands(app).press("enter")
        seat = table.eyes.seat
        if seat != table.asked:  # out of turn and about nothing hidden: no hand is shown, nor is it needed
            aside += 1
            assert table.eyes.aside and table.state.turn != table.asked and seat == NOBODY
        for other in range(3):
            assert (UNKNOWN in hand(table, other)) == (other != seat and bool(hand(table, other)))
        player.choose()
    assert fallen > 10 and aside


def test_out_of_turn_the_own_hand_is_looked_at_only_on_demand(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app, ("human",) * 3)
    for _ in range(400):
        if table.eyes.aside and hand(table, table.asked):
            break
        player.choose()
    asked, offered = table.asked, table.targets.decision
    assert offered and set(hand(table, asked)) == {UNKNOWN}
    assert not any(name in told(table) for seat in range(3) for name in secrets(table.session, seat))
    Hands(app).click_on("hidden card 0")
    assert UNKNOWN not in hand(table, asked) and table.targets.decision == offered
    for _ in range(40):  # whose turn it is has to lift the curtain again
        if table.asked != asked:
            break
        player.choose()
    assert set(hand(table, asked)) <= {UNKNOWN}


def test_one_person_among_bots_sees_none(make_app: MakeApp) -> None:
    app = make_app()
    table, _ = seated(app, ("human", "greedy", "random"))
    for _ in range(200):
        Hands(app).frames()
        assert not table.eyes.closed and table.eyes.seat == 0
        assert UNKNOWN not in hand(table, 0)
        assert set(hand(table, 1)) <= {UNKNOWN} and set(hand(table, 2)) <= {UNKNOWN}
        decision = table.targets.decision
        if decision:
            table.take(decision.options[0])
    assert len(table.session.match.records) > 100
    # Nor does what a bot thought betray what it holds.
    for line in table.diary.lines:
        for seat in (1, 2):
            assert not any(name in why for why in line.why[1:] for name in secrets(table.session, seat))


def test_without_secrets_there_is_no_curtain(make_app: MakeApp) -> None:
    app = make_app()
    session, _ = begin(
        Setup(game="western-sea", seats=("human", "human"), seed=3), [Player(livery=n) for n in range(2)]
    )
    table = sit_down(app, session)
    player = Player1(app, table, 3, mouse=True)
    for _ in range(40):
        assert not table.eyes.closed
        player.choose()


def test_it_hangs_again_after_a_pause(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app)
    Hands(app).press("enter")
    player.play(8)
    path = table.session.shelf.path(table.session.name)
    table.session.close()
    again, _ = resume(path)
    assert sit_down(make_app(), again).eyes.closed


def test_it_hangs_when_seats_are_handed_over(make_app: MakeApp) -> None:
    """Whoever hands over a seat still sits there, and is not shown the hand of the one who is left."""
    app = make_app()
    table, _ = seated(app)
    Hands(app).press("enter")
    first = table.asked
    pause = PauseScene(app, table)
    app.push(pause)
    pause._let_play(first, "greedy")
    assert table.session.people() == [1 - first]
    assert table.eyes.seat != 1 - first and set(hand(table, 1 - first)) == {UNKNOWN}
    pause._let_play(first, HUMAN)
    assert table.eyes.closed
    pause._let_play(first, "greedy")
    app.pop()
    for _ in range(300):
        Hands(app).frames()
        if table.session.person_asked() is not None:
            break
    assert table.eyes.closed and table.asked == 1 - first
    Hands(app).press("enter")
    for _ in range(60):  # now alone among bots, and asked no more
        if table.targets.decision:
            table.take(table.targets.decision.options[-1])
        Hands(app).frames()
        assert not table.eyes.closed
    pause._let_play(1 - first, "easy")
    assert set(hand(table, 0)) <= {UNKNOWN} and set(hand(table, 1)) <= {UNKNOWN}


def test_after_taking_back_it_is_still_the_same_eyes(make_app: MakeApp) -> None:
    app = make_app()
    table, player = seated(app)
    for _ in range(60):
        if table.eyes.closed:
            Hands(app).press("enter")
        player.choose()
        if table.can_undo():
            seat = table.asked
            player.take_back()
            assert table.asked == seat == table.eyes.seat and not table.eyes.closed


def test_the_picture_of_a_save_shows_no_hand(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    table, _ = seated(app)
    Hands(app).press("enter")
    kept: list[pygame.Surface] = []
    seen: list[list[int]] = []
    paint = SeaTable.paint

    def painted(self: SeaTable, surface: pygame.Surface, region: pygame.Rect) -> None:
        if surface is not app.stage.base:
            seen.append(list(hand(self, self.asked)))
            assert self.targets.decision is None
        paint(self, surface, region)

    monkeypatch.setattr(SeaTable, "paint", painted)
    monkeypatch.setattr(pause_scene, "keep_picture", lambda session, picture: kept.append(picture))
    app.push(PauseScene(app, table))
    assert kept and kept[0] is not app.window and kept[0].get_size() == app.window.get_size()
    assert seen and set(seen[0]) == {UNKNOWN}
    assert not table.eyes.closed and UNKNOWN not in hand(table, table.asked)
