"""Nothing happens unseen: beats of whole games at every table, by a clock that the test turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.engine.game import Setup
from game.engine.run import view
from game.engine.saves import Player
from game.engine.state import State
from game.ui.games import screens_of
from game.ui.session import Session, begin
from game.ui.table.beat import Beat, cut, in_order, joined
from game.ui.table.beats import BEAT
from game.ui.table.callout import CALLOUT, CIRCLE, chief
from game.ui.table.hooks import NOBODY
from game.ui.table.notice import Notice
from game.ui.table.reasons import advice_words, reason_words
from game.ui.table.table import Table
from tests.ui.belongings import AGREED, belongings
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import Screen, notes
from tests.ui.test_layout import CLAMPED

FRAME = 1 / 60
LONGEST, WHOLE_ROUND = 2.0, 25.0
"""Seconds that a bot's beat may hold a person, and that a round of three bots may last."""
CASES = [
    ("western-sea", ()),
    ("western-sea", ("emissaries", "enclosures", "advisors", "fish-and-ships")),
    ("finis-terrae", ()),
]
IDS = ["sea", "sea-modules", "terrae"]
SEED, SEEDS = 4, {"finis-terrae": 5}
"""With which something is taken from a person."""
case = pytest.mark.parametrize(("game", "modules"), CASES, ids=IDS)
ISLAND = [("island", ()), ("island", ("event-cards", "friendly-robber", "harbour-master"))]


def seated(
    make_app: MakeApp,
    game: str,
    modules: tuple[str, ...] = (),
    seats: tuple[str, ...] = ("human", "easy", "easy", "easy"),
    seed: int = SEED,
    **settings: Any,
) -> Table:
    app = make_app(**settings)
    setup = Setup(game=game, seats=seats, modules=modules, seed=seed)
    session, _ = begin(setup, [Player(livery=n) for n in range(len(seats))])
    session.autosave = lambda: None  # type: ignore[method-assign]
    session.thought = _thinking(session)  # type: ignore[method-assign]
    table = screens_of(game).table(app, session)
    app.scenes.append(table)
    table.refresh()
    return table


def _thinking(session: Session) -> Any:
    """A bot that is asked knows at once: what it thinks takes no time of the test's clock."""

    def now() -> str | None:
        key = Session.thought(session)
        if key is None and session._thought is not None:
            session._thought.result()
            key = Session.thought(session)
        return key

    return now


def frames(table: Table, most: int = 200_000) -> Iterator[int]:
    """Time goes by; nothing is drawn. Dice that roll come to rest as they would on the screen."""
    rolling = 0
    for n in range(most):
        if table.session.over and not table.beats.busy:
            return
        table.app.now += FRAME
        table.update(table.app.now, FRAME)
        rolling = rolling + 1 if table.still_moving() else 0
        if rolling > 55:
            table.come_to_rest()
        yield n


def play_on(table: Table, lot: Random) -> None:
    """Whatever the person who is asked chooses."""
    if table.eyes.closed:
        table.eyes.lift()
    if table.targets.decision:
        table.take(lot.choice(table.targets.decision.options))


def see(table: Table) -> None:
    table.beats._from -= 1  # it has been there for a while
    assert table.beats.go_on()


def possessions(session: Session, state: State) -> Counter[str]:
    """All that the first seat has: points, pieces and goods."""
    seen = view(session.match.book, state, 0)
    points = session.game.scores(session.match.book, seen)[0] if session.game.rounds(state) > 1 else 0
    return Counter(points=points, **belongings(seen, 0))


def difference(before: Counter[str], after: Counter[str]) -> Counter[str]:
    return Counter({name: after[name] - before[name] for name in {*before, *after}})


@pytest.mark.parametrize(("game", "modules"), [*CASES, *ISLAND], ids=[*IDS, "island", "island-modules"])
def test_every_loss_is_shown_before_the_next_decision(
    game: str, modules: tuple[str, ...], make_app: MakeApp
) -> None:
    """What beats have shown adds up to how points, pieces and goods have changed since the last decision; and
    each beat that took any, but what the person gave away, was shown large."""
    table = seated(make_app, game, modules, seed=SEEDS.get(game, SEED), wait_losses=True)
    session, lot = table.session, Random(1)
    shown, losses, decisions = list[Beat](), Counter[str](), 0
    first, own = 0, list[Any]()

    def choose(key: str) -> None:
        """Keep the position when the part of the choice was over that was the person's own."""
        person = session.person_asked() == 0
        Session.choose(session, key)
        if person:
            own[:] = [cut(table, session.news[-1])[0].after]

    session.choose = choose  # type: ignore[method-assign]
    for _ in frames(table):
        beats = table.beats
        if beats.held:
            notice = next(w for w in table.widgets if isinstance(w, Notice))
            assert notice.told.losses[0].seat == 0 and not table.targets.decision
            shown.append(notice.beat)
            see(table)
        elif table.targets.decision:
            since = [beat for beat in beats.story if beat.records > first and beat.seat != 0]
            total: Counter[str] = Counter()
            for beat in since:
                change = difference(possessions(session, beat.before), possessions(session, beat.after))
                total.update(change)
                lost = -change
                assert beat in shown or not lost or _agreed(beat), (lost, beat.events)
                losses.update("points" if name == "points" else "things" for name in lost)
            if own:
                passed = difference(possessions(session, own[0]), possessions(session, session.match.state))
                assert +total == +passed and -total == -passed, (total, passed)
                decisions += 1
            first = len(session.match.records)
            table.take(lot.choice(table.targets.decision.options))
        if losses["points"] > 3 and losses["things"] > 3 and decisions > 40:
            break
    assert losses and decisions


def _agreed(beat: Beat) -> bool:
    return any(event[0] in AGREED for event in beat.events)


@pytest.mark.parametrize(("game", "modules"), [*CASES, ISLAND[0]], ids=[*IDS, "island"])
def test_beats_keep_to_their_time(game: str, modules: tuple[str, ...], make_app: MakeApp) -> None:
    table = seated(make_app, game, modules, speed="1")
    lot, current, lasted = Random(2), None, 0.0
    rounds: dict[int, float] = {}
    beats = 0
    for _ in frames(table):
        if table.beats.current is not current:
            assert lasted <= LONGEST + FRAME
            current, lasted = table.beats.current, 0.0
            beats += 1
        lasted += FRAME if current else 0.0
        if table.targets.decision:
            play_on(table, lot)
        else:
            number = table.round_of()
            rounds[number] = rounds.get(number, 0.0) + FRAME
        if table.round_of() > 4:
            break
    assert beats > 20 and max(rounds.values()) <= WHOLE_ROUND
    assert BEAT == 1.5


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_showing_again_leaves_everything_as_it_is(game: str, make_app: MakeApp) -> None:
    table = seated(make_app, game, speed="1")
    lot, session = Random(3), table.session
    for _ in frames(table):
        if table.beats.since >= 0 and len(table.beats.news(0)) > 3 and table.targets.decision:
            break
        play_on(table, lot)
    assert table.spot("show-again") and table.spot("since-log")
    before, shown = session.match.state.copy(), table.beats.look(table.eyes.seat).copy()
    lines, story = list(table.diary.lines), list(table.beats.story)
    scores, decision = session.game.scores(session.match.book, session.view(0)), session.decision
    Hands(table.app).press("v")
    show = table.app.scene
    assert isinstance(show, Table) and show.show and show is not table and not show.targets.decision
    seen = set()
    for _ in frames(show):
        if table.app.scene is table:
            break
        if show.beats.current:
            seen.add((show.beats.current.seat, show.beats.current.records))
    news = {(beat.seat, beat.records) for beat in table.beats.news(0)}
    assert news <= seen, "each of them was on the table once more"
    assert table.app.scene is table, "and then the game goes on by itself"
    assert session.match.state.copy() == before and table.beats.look(table.eyes.seat).copy() == shown
    assert table.beats.shown is None and table.beats.since == 0
    assert table.diary.lines == lines and table.beats.story == story
    assert session.game.scores(session.match.book, session.view(0)) == scores
    assert session.decision is decision and table.targets.decision is decision
    play_on(table, lot)
    assert table.beats.since == -1, "the strip goes with the first choice"


def test_a_round_that_begins_is_no_news_by_itself(make_app: MakeApp) -> None:
    table, lot = seated(make_app, "western-sea"), Random(3)
    beats = table.beats
    for _ in frames(table):
        if beats.since == 0 and table.targets.decision and any(beat.seat < 0 for beat in beats.news(0)):
            break
        play_on(table, lot)
    for others in (True, False):
        beats.since = -1
        if not others:
            beats.story[:] = [beat for beat in beats.story if beat.seat < 0]
        beats.follow()
        assert beats.news(0) and (beats.since == 0) == others


def test_a_match_that_goes_on_tells_what_happened_before(make_app: MakeApp) -> None:
    table = seated(make_app, "western-sea")
    lot, session = Random(3), table.session
    for _ in frames(table):
        if table.beats.since >= 0 and len(table.beats.news(0)) > 3 and table.targets.decision:
            break
        play_on(table, lot)
    told = [table.beats.tell(beat) for beat in table.beats.news(0)]
    again = screens_of("western-sea").table(table.app, session)
    assert again.beats.since == 0
    recalled = [again.beats.tell(beat) for beat in again.beats.news(0)]
    words = [[(one.text, one.changes) for one in some] for some in (told, recalled)]
    assert words[0][-3:] == words[1][-3:]


def test_several_people_are_told_only_what_all_may_know(make_app: MakeApp) -> None:
    """While the curtain hangs or nobody in particular looks, beats are told as everybody sees them."""
    seats = ("human", "human", "easy")
    table = seated(make_app, "western-sea", ("enclosures", "emissaries"), seats, 12, wait_losses=True)
    lot, session, told = Random(5), table.session, 0
    book, named = session.match.book, set()
    for _ in frames(table):
        beat = table.beats.current
        if beat and table.beats.told and session.game.rounds(beat.before):
            seat = table.eyes.seat
            was, now = (session.game.scores(book, view(book, s, seat)) for s in (beat.before, beat.after))
            changes = [b - a for a, b in zip(was, now, strict=True)]
            assert table.beats.told.changes == in_order(beat.seat, changes)
            assert seat == NOBODY or not table.private_to(seat) or table.turn_of() == seat
            told += 1
        if table.beats.held:
            notice = next(w for w in table.widgets if isinstance(w, Notice))
            named |= {loss.seat for loss in notice.told.losses}
            see(table)
        play_on(table, lot)
        if told > 60 and named == {0, 1}:
            break
    assert told and named == {0, 1}, "it names who lost what"


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_with_less_motion_beats_are_told_and_nothing_flies(game: str, make_app: MakeApp) -> None:
    table = seated(make_app, game, speed="1")
    table.app.settings.reduced_motion = True
    lot, told = Random(2), 0
    for _ in frames(table):
        if table.beats.current:
            assert not table.flights.busy
            cards = [flight for flight in table.flights.all if flight.group == CALLOUT]
            told += len(cards)
        play_on(table, lot)
        if told > 200:
            break
    assert told > 200


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_key_has_seen_it_too_but_not_before_it_could_be_seen(key: str, make_app: MakeApp) -> None:
    table = seated(make_app, "western-sea", wait_losses=True, speed="1")
    lot, hands = Random(1), Hands(table.app)
    for _ in frames(table):
        if table.beats.held:
            break
        play_on(table, lot)
    beat = table.beats.current
    hands.press(key)
    assert table.beats.current is beat, "a key that was pressed for something else"
    hands.frames(40)
    hands.press(key)
    assert table.beats.current is not beat


def test_a_loss_waits_until_seen_and_only_if_wanted(make_app: MakeApp) -> None:
    for wait in (True, False):
        table = seated(make_app, "western-sea", wait_losses=wait, speed="2")
        lot, hands = Random(1), Hands(table.app)
        for _ in frames(table):
            if any(isinstance(widget, Notice) for widget in table.widgets):
                break
            play_on(table, lot)
        beat = table.beats.current
        assert beat and table.beats.held == wait
        gone = any(table.beats.current is not beat for _ in frames(table, 400))
        assert gone != wait
        if wait:
            hands.click(hands.visible(Notice.SEEN))
            assert table.beats.current is not beat and table.session.last_seat() != 0


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_bots_choose_the_same_whether_they_say_why_or_not(game: str, make_app: MakeApp) -> None:
    played = []
    for explains in (True, False):
        setup = Setup(game=game, seats=("greedy", "easy", "greedy"), seed=7)
        session, _ = begin(setup, [Player(livery=n) for n in range(3)])
        session.autosave = lambda: None  # type: ignore[method-assign]
        session.explains = explains
        for _ in range(150):
            key = session.thought_now()
            assert key
            session.choose(key)
        played.append(session.match.records)
        reasons = {reason for happened in session.news for reason in happened.reasons}
        assert bool(reasons) == explains
    assert played[0] == played[1]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_a_hint_gives_its_reason(game: str, lang: str, make_app: MakeApp) -> None:
    table = seated(make_app, game, lang=lang)
    lot, told = Random(2), set()
    for _ in frames(table):
        if table.targets.decision and len(table.targets.decision.options) > 1:
            advice = table.session.advice()
            assert advice and advice.option in table.targets.decision.options
            told.add(advice_words(table, advice))
        play_on(table, lot)
        if len(told) > 12:
            break
    assert any(any(c.isdigit() for c in words) for words in told), "what it changes in points"
    assert any(words.startswith(("To ", "Per ")) for words in told)


def test_what_is_hidden_is_no_reason(make_app: MakeApp) -> None:
    say = seated(make_app, "western-sea", ("enclosures",)).kit.say
    assert reason_words(say, ["hand"]) == ""
    assert reason_words(say, ["hand", "points", "access", "tempo"]) == (
        "To score at once, and reach more kinds of terrain."
    )


def test_many_small_things_make_one_sentence() -> None:
    def more(n: int) -> str:
        return f"{n} more"

    assert joined([], ["Ada"], more) == ""
    assert joined(["Ada digs"], ["Ada"], more) == "Ada digs."
    assert (
        joined(["Ada digs", "Ada rests", "Ada digs"], ["Ada"], more)
        == "Ada digs (\N{MULTIPLICATION SIGN}2); rests."
    )
    assert joined([f"Ada does {n}" for n in range(6)], ["Ada"], more).endswith("does 2; 3 more.")
    assert joined(["It rains", "Nobody sails"], [], more) == "It rains. Nobody sails."
    lines = ["Ada digs", "Bo rests", "Bo rises", "Ada rests"]
    assert joined(lines, ["Ada", "Bo"], more) == "Ada digs; Bo rests; rises; Ada rests."
    assert joined(["Ada digs", "Rain falls"], ["Ada"], more) == "Ada digs. Rain falls."


@pytest.mark.parametrize("moved", [False, True], ids=["as it lies", "moved away"])
@case
def test_a_beat_is_told_in_sight(game: str, modules: tuple[str, ...], moved: bool, make_app: MakeApp) -> None:
    """Where something happens can be seen whole when it is told, wherever the map was before; and the ring
    around it lies over the map alone."""
    table = seated(make_app, game, modules, speed="1")
    lot, seen, last = Random(1), 0, None
    for _ in frames(table):
        beat, area = table.beats.current, table.camera.area
        if beat is not None and beat is not last:
            cells = [cell for event in chief(table, beat) if (cell := table.motion.cell(event)) >= 0]
            assert table.camera.shows(cells)
            seen += bool(cells)
            rings = [flight for flight in table.flights.all if flight.group.startswith(CIRCLE)]
            assert all(not area.collidepoint(flight.way(0)) or flight.within == area for flight in rings)
        last = beat
        if moved and table.targets.decision:
            table.camera.pan(area.w, 0)
        play_on(table, lot)
        if seen > 12:
            break
    assert seen > 12


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_what_follows_a_choice_is_told_after_it(game: str, make_app: MakeApp) -> None:
    table, lot = seated(make_app, game, seats=("human", "human")), Random(1)
    follows = 0
    for _ in frames(table):
        play_on(table, lot)
        if table.session.game.rounds(table.session.match.state) == 3:
            break
    for before, after in pairwise(table.beats.story):
        assert before.records <= after.records
        if before.records == after.records and NOBODY in (before.seat, after.seat):
            follows += 1
            assert after.seat == NOBODY, f"{table.beats.tell(before).text} came after what followed it"
    assert follows


def test_what_follows_by_itself_is_cut_off_the_choice(make_app: MakeApp) -> None:
    """The weather is no part of laying the last tile, and stands between the positions before and after."""
    table = seated(make_app, "finis-terrae", seats=("human", "human"))
    lot, stormy = Random(3), None
    for _ in frames(table):
        choose = table.session.choose
        if table.targets.decision:
            choose(lot.choice(table.targets.decision.options).key)
            happened = table.session.news[-1]
            if any(event[0] == "weather" for event in happened.events):
                stormy = happened
                break
    assert stormy
    own, *later = cut(table, stormy)
    assert all(event[0] != "weather" for event in own.events) and own.seat == stormy.seat
    assert later and later[0].events[0][0] == "weather" and later[0].seat == -1
    assert own.after == later[0].before and later[-1].after == stormy.after
    assert [e for part in (own, *later) for e in part.events] == stormy.events


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=str)
@pytest.mark.parametrize("game", ["western-sea", "finis-terrae"])
def test_losses_and_strips_fit(
    game: str, size: tuple[int, int], make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every scale and in every language, nothing is cut off and nothing lies where it should not."""
    found: list[str] = []
    with notes(monkeypatch) as texts:
        table = seated(make_app, game, seed=SEEDS.get(game, SEED), wait_losses=True, size=size)
        lot, app, kinds = Random(1), table.app, set[str]()
        for _ in frames(table):
            kind = "notice" if table.beats.held else "since" if table.beats.since >= 0 else ""
            if kind and kind not in kinds:
                kinds.add(kind)
                for lang in ("en", "it"):
                    for scale in CLAMPED[size]:
                        app.settings.lang, app.settings.scale = lang, scale
                        app.fit()
                        found += [f"{lang} {scale} %: {fault}" for fault in Screen(app, texts).faults()]
                        texts.clear()
            if len(kinds) == 2:
                break
            if table.beats.held:
                see(table)
            play_on(table, lot)
    assert kinds == {"notice", "since"} and found == []


def test_escape_puts_the_strip_away_before_it_pauses(make_app: MakeApp) -> None:
    table = seated(make_app, "western-sea", speed="1")
    lot = Random(1)
    for _ in frames(table):
        if table.beats.recounts:
            break
        play_on(table, lot)
    hands = Hands(table.app)
    hands.press("v")
    assert table.app.scene is not table
    hands.press("escape")
    assert table.app.scene is table and table.beats.recounts, "enough of what was shown before"
    hands.press("escape")
    assert table.app.scene is table and not table.beats.recounts
    hands.press("escape")
    assert table.app.scene is not table


def test_amounts_of_the_same_are_one_amount(make_app: MakeApp) -> None:
    table = seated(make_app, "western-sea")
    events: list[Any] = [("vp", 1, 2), ("tokens", 1, 0, -1), ("vp", 1, 3), ("tokens", 1, 0, 2), ("vp", 2, 1)]
    voice = [table.speak_event(event) for event in (("vp", 1, 5), *events[1:2], *events[3:])]
    assert table.motion.lines(events) == voice


def test_a_voyage_says_once_where_it_led(make_app: MakeApp) -> None:
    table = seated(make_app, "finis-terrae")
    square = 3 + next(iter(table.state.at))  # type: ignore[attr-defined]  # somewhere on the chart
    sailed, picked = ("sailed", 1, (0, 0, square)), ("picked", 1, 1, 1, square)
    where = table.speak_event(sailed).removesuffix(".").rpartition(" to ")[2]
    told = table.motion.lines([sailed, picked])
    assert where not in told[0] and where in told[1]
    assert where in table.motion.lines([sailed])[0]


def test_points_are_counted_for_no_more_beats_than_are_told(make_app: MakeApp) -> None:
    """Whoever looks next is told the latest, as far as there is room for it, and each beat once."""
    table = seated(make_app, "western-sea", seats=("easy",) * 3, speed="instant")
    for _ in frames(table):
        if len(table.beats.story) > 60:
            break
    counted: list[object] = []
    scores = table.session.game.scores

    def count(book: Any, state: Any) -> list[int]:
        counted.append(state)
        return scores(book, state)

    table.session.match.game = replace(table.session.game, scores=count)
    table.eyes.seat = NOBODY
    table.layout(table.stage.rect)
    assert 0 < len(counted) < 30
    counted.clear()
    table.layout(table.stage.rect)
    assert not counted


def test_who_is_robbed_on_the_island_reads_which_cards_are_gone(make_app: MakeApp) -> None:
    """A notice of a loss tells of a loss, and of nothing else."""
    table = seated(make_app, "island", seats=("human", *("random",) * 3), wait_losses=True)
    lot, named = Random(1), 0
    for _ in frames(table):
        if table.beats.held:
            beat = table.beats.current
            assert beat and table.beats.told
            was, now = (
                belongings(view(table.session.match.book, s, 0), 0) for s in (beat.before, beat.after)
            )
            (loss,) = table.beats.told.losses
            assert loss.points or was - now
            taken = (was - now).total()
            named += any(line.startswith(f"Loses {taken} ") for line in loss.lines)
            see(table)
        play_on(table, lot)
        if named > 3:
            break
    assert named > 1
