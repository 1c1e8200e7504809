"""The Diceoneer: full solo games at every level, its script, its seat and its clock."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots.seats import make_bot
from game.engine.content import ContentError, Library
from game.engine.decision import Decision
from game.engine.game import Setup, SetupError
from game.engine.match import Match, replay
from game.engine.opening import open_library
from game.engine.run import advance, answer, view
from game.engine.saves import dump, parse, resume, snapshot
from game.engine.state import Event
from game.paths import resource
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.diceoneer.caption import caption, joined
from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry, Options
from game.rules.western_sea.modules.diceoneer.layer import Bot, bot
from game.rules.western_sea.modules.diceoneer.measures import MEASURES
from game.rules.western_sea.modules.diceoneer.script import OPTION_NAMES, script
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.voice import SeaVoice, log_line, option_text, prompt

TURN = 0.005
"""Seconds within which its turn is decided."""


@cache
def library() -> Library:
    return open_library(GAME)


LEVELS = [e.id for e in library().of("diceoneer", DiceoneerEntry).values() if e.level]


def setup(
    level: str = "", seed: int = 0, seats: tuple[str, ...] = ("random", "diceoneer"), **more: str
) -> Setup:
    options = {"level": level, **{name.replace("_", "-"): value for name, value in more.items()}}
    return Setup(game=GAME.name, seats=seats, seed=seed, options=options)


def make(one: Setup) -> SeaBook:
    GAME.check_setup(one)
    made = GAME.make_book(library(), one)
    assert isinstance(made, SeaBook)
    return made


def play(one: Setup, choose: str = "random") -> Iterator[tuple[SeaBook, SeaState, Decision | None]]:
    b = make(one)
    s = GAME.start(b, one)
    assert isinstance(s, SeaState)
    seat = 1 - bot(s).seat
    player = make_bot(choose, one.seed, seat)
    decision = advance(b, s)
    while decision is not None:
        yield b, s, decision
        answer(b, s, player.choose(b, view(b, s, seat), decision))
        decision = advance(b, s)
    yield b, s, None


# Games


@pytest.mark.parametrize("level", LEVELS)
def test_random_games_keep_every_invariant_and_never_ask_its_seat(level: str) -> None:
    for seed in range(8):
        seats = ("random", "diceoneer") if seed % 2 else ("diceoneer", "random")
        for b, s, decision in play(setup(level, seed, seats)):
            GAME.check_state(b, s)
            if decision is not None:
                assert seats[decision.seat] == "random"
                assert 1 <= len(decision.options) <= 60
        assert GAME.end_reasons(s) and GAME.winners(b, s)


SUBSETS = [m for n in range(1, 4) for m in combinations(("enclosures", "advisors", "fish-and-ships"), n)]


@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_random_games_with_every_choice_of_modules(modules: tuple[str, ...]) -> None:
    for seed, level in enumerate(LEVELS):
        seats = ("random", "diceoneer") if seed % 2 else ("diceoneer", "random")
        for b, s, decision in play(msgspec.structs.replace(setup(level, seed, seats), modules=modules)):
            GAME.check_state(b, s)
            assert decision is None or seats[decision.seat] == "random"
        assert GAME.end_reasons(s)


@pytest.mark.parametrize("level", LEVELS)
def test_a_greedy_game(level: str) -> None:
    for b, s, _ in play(setup(level, 3, ("greedy", "diceoneer")), "greedy"):
        GAME.check_state(b, s)
    assert GAME.end_reasons(s)


def test_saved_anywhere_it_goes_on_and_replays() -> None:
    one = setup("governor", 4)
    b = make(one)
    match, dice = Match(GAME, b, one), random.Random(4)
    while match.decision is not None:
        if dice.random() < 0.05:
            loaded = resume(parse(dump(match, library().content_hash)), GAME, b, library().content_hash)
            assert snapshot(loaded.state) == snapshot(match.state)
            match = loaded
        assert match.decision is not None
        match.choose(dice.choice(match.decision.options).key)
    again = replay(GAME, b, one, match.opening, match.records)
    assert snapshot(again.state) == snapshot(match.state)


def test_all_that_is_said_in_a_solo_game() -> None:
    said: dict[str, set[str]] = {"en": set(), "it": set()}
    names = ["Ada", "Diceoneer"]
    for seed in range(6):
        for n, (b, s, decision) in enumerate(play(setup("conqueror", seed))):
            lang = ("en", "it")[n % 2]
            for event in s.events:
                line = log_line(b, lang, event, names)
                assert "{" not in line and "None" not in line
                if event[0].startswith("solo-"):
                    said[lang].add(event[0])
            if decision is not None:
                assert "{" not in prompt(b, lang, s, decision, names)
                for option in decision.options:
                    assert "{" not in option_text(b, lang, s, decision, option, names)
    assert said["en"] >= {"solo-die", "solo-token", "solo-acts", "solo-unused", "solo-why", "solo-idle"}


MOVES = {
    "explore": ("tile", "solo-idle"),
    "settle": ("tent", "solo-idle"),
    "recruit": ("die", "solo-idle"),
    "research": ("research", "solo-idle"),
    "trade": ("solo-trade", "solo-idle"),
    "raid": ("raid", "solo-repelled", "solo-idle"),
}
REASONED = {"explore": "tile", "settle": "tent", "recruit": "die", "research": "research", "raid": "raid"}


def turns_of(one: Setup) -> Iterator[tuple[SeaBook, SeaState, list[Event]]]:
    """What happened in each of its turns, however often the human was asked in between."""
    b = make(one)
    s = GAME.start(b, one)
    assert isinstance(s, SeaState)
    seat, lot = bot(s).seat, random.Random(one.seed)
    turn: list[Event] = []
    decision = advance(b, s)
    while True:
        for event in s.events:
            if event[:2] == ("turn", seat):
                turn = [event]
            elif event[:2] == ("end-turn", seat):
                yield b, s, turn
                turn = []
            elif turn:
                turn.append(event)
        if decision is None:
            return
        answer(b, s, lot.choice(decision.options))
        decision = advance(b, s)


@pytest.mark.parametrize("modules", [(), ("advisors", "enclosures"), ("advisors", "fish-and-ships")])
def test_every_move_has_its_sentence_and_its_why(modules: tuple[str, ...]) -> None:
    """What it does, by which line of its priorities, what its strength is made of; in log and caption."""
    names, seen, advised = ["Ada", "Diceoneer"], set(), set()
    for seed in range(12):
        one = msgspec.structs.replace(setup("governor", seed), modules=modules)
        for b, s, turn in turns_of(one):
            seat, kinds = bot(s).seat, [event[0] for event in turn]
            acts = [event for event in turn if event[0] in ("solo-acts", "solo-bare")]
            assert len(acts) == 1
            if acts[0][0] == "solo-acts":
                _, _, _, (_, _, action), strength, parts = acts[0]
                assert strength == sum(n for _, n in parts)
                name = b.actions[action]
                seen.add(name)
                done = [kind for kind in MOVES[name] if kind in kinds]
                assert done, (name, kinds)
                if REASONED.get(name) in done:
                    assert "solo-why" in kinds, (name, kinds)
            advised |= {event[3][0] for event in turn if event[0] == "solo-advice"}
            for lang in ("en", "it"):
                told = joined(caption(SeaVoice(b, lang, names), seat, turn))
                assert str(acts[0][2]) in told and "{" not in told and told.endswith(".")
    assert seen == set(MOVES)
    assert not modules or advised


def test_it_explains_its_move_in_a_sentence() -> None:
    b = make(setup())
    sides = [b.action[name] for name in ("trade", "raid", "explore")]
    trade, raid, explore = sides

    def lines(*event: object) -> list[str]:
        return [log_line(b, lang, event, ["Ada", "Diceoneer"]) for lang in ("en", "it")]

    assert lines("solo-acts", 1, 5, (trade, raid, raid), 3, (("dice", 2), ("tokens", 1))) == [
        "Diceoneer rolled 5: Trade is empty, so Raid; strength 3 (2 dice + 1 token).",
        "Diceoneer ha lanciato 5: Commerciare è vuoto, quindi Saccheggiare; forza 3 (2 dadi + 1 segnalino).",
    ]
    assert lines("solo-acts", 1, 1, (explore, explore, raid), 2, (("dice", 1), ("marker", 1)))[0] == (
        "Diceoneer rolled 1: Raid before Explore, because control changes; "
        "strength 2 (1 die + the +1 marker)."
    )
    assert lines("solo-why", 1, ("settle", 1)) == [
        "Its rule: where one more tent wins or ties control: most points for the first.",
        "La sua regola: dove una tenda in più vince o pareggia il controllo: più punti per il primo.",
    ]
    tile = b.thing["river-bend"]
    assert lines("solo-defended", 1, 0, tile, 1) == [
        "Ada's defence on River Bend takes 1 of the strength.",
        "La difesa di Ada su Ansa del Fiume toglie 1 alla forza.",
    ]


def test_its_turn_is_decided_at_once() -> None:
    """From the end of the human's turn to the next question, chance included; the median of many."""
    took: list[float] = []
    one = setup("conqueror", 5)
    b = make(one)
    s = GAME.start(b, one)
    dice = random.Random(5)
    decision = advance(b, s)
    while decision is not None:
        option = dice.choice(decision.options)
        began = time.perf_counter()
        answer(b, s, option)
        decision = advance(b, s)
        if any(e[0] == "solo-acts" for e in s.events):
            took.append(time.perf_counter() - began)
    assert len(took) > 10
    assert sorted(took)[len(took) // 2] < TURN


# The set-up


@pytest.mark.parametrize(
    ("seats", "modules", "words"),
    [
        (("human", "diceoneer", "greedy"), (), "exactly one other"),
        (("diceoneer", "diceoneer"), (), "exactly one other"),
        (("human", "diceoneer"), ("emissaries",), "not for a solo game"),
    ],
)
def test_who_may_not_play(seats: tuple[str, ...], modules: tuple[str, ...], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.check_setup(Setup(game=GAME.name, seats=seats, modules=modules))


def test_options_are_refused_without_it() -> None:
    for name in ("level", *OPTION_NAMES):
        with pytest.raises(SetupError, match=f"'{name}' is about the solo opponent"):
            value = (*GAME.options[name].values, "1")[0]
            GAME.check_setup(Setup(game=GAME.name, seats=("human", "greedy"), options={name: value}))


def test_unknown_levels_and_values_are_refused() -> None:
    with pytest.raises(SetupError, match="no level 'hard'"):
        make(setup("hard"))
    with pytest.raises(SetupError, match="unused-vp"):
        make(setup("scout", unused_vp="9"))


OTHERS = {"both": "human", "start": "later"}


def test_every_option_can_be_set_on_its_own() -> None:
    plain = script(make(setup("pioneer"))).options
    assert plain == Options()
    for field in msgspec.structs.fields(Options):
        usual = getattr(plain, field.name)
        value: Any = not usual if isinstance(usual, bool) else OTHERS.get(usual) or usual + 1
        one = msgspec.structs.replace(
            setup(), options={"level": "pioneer", field.encode_name: str(value).lower()}
        )
        changed = script(make(one)).options
        wanted = msgspec.structs.replace(plain, **{field.name: value})
        assert changed == wanted


def test_there_are_five_levels_from_settler_to_conqueror_and_the_middle_one_is_usual() -> None:
    assert LEVELS == ["settler", "scout", "pioneer", "governor", "conqueror"]
    assert script(make(setup())).level == "pioneer"


# The script


def write_pack(folder: Path, text: str) -> Path:
    (folder / "western-sea" / "text").mkdir(parents=True)
    (folder / "pack.yaml").write_text("id: mine\ntitle: {en: Mine, it: Mio}\nversion: 1\n")
    (folder / "western-sea" / "diceoneer.yaml").write_text(text)
    ids = dict.fromkeys(re.findall(r"\bid: ([a-z-]+)", text))
    names = "diceoneer:\n" + "".join(f"  {name}: {{name: Mine}}\n" for name in ids)
    for lang in ("en", "it"):
        (folder / "western-sea" / "text" / f"{lang}.yaml").write_text(names)
    return folder


EXPLORE = """
- id: explore
  source: house
  side:
    action: explore
    die: [1]
    numbers: {tiles: 3}
    choices:
      draw: [%s]
      site: [%s]
"""
TRADE = """
- id: trade
  source: house
  side:
    action: trade
    die: [5]
    numbers: {tokens: 2, token-vp: 2}
    choices:
      token: [{where: {here: 1}}]
"""
EVERY_CASE = "does not say what to choose in every case"
RECRUIT = """
- id: recruit
  source: house
  side:
    action: recruit
    die: [3]
    numbers: {two-dice: 3}
    choices:
      die: [{by: [{%s: %s}]}]
"""


def test_a_pack_changes_its_priorities_without_python(tmp_path: Path) -> None:
    """Of all the colours, it now recruits those of which most are left."""
    pack = write_pack(tmp_path, RECRUIT % ("most", "stock"))
    changed = open_library(GAME, [pack])
    one = setup()
    for content, wanted in ((library(), "yellow"), (changed, "orange")):
        b = GAME.make_book(content, one)
        s = GAME.start(b, one)
        assert isinstance(b, SeaBook) and isinstance(s, SeaState)
        orange, yellow = b.colour["orange"], b.colour["yellow"]
        s.stock[orange], s.stock[yellow] = 5, 1
        s.spent[1][orange], s.spent[1][yellow], s.bag[1] = 1, 1, [0] * len(b.dice)
        s.holds[1] = b.terrain_bits[b.terrain["desert"]] | b.terrain_bits[b.terrain["plains"]]
        s.stack = [("solo.die",)]
        advance(b, s)
        assert b.colours[bot(s).queue[-1]] == wanted


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (RECRUIT % ("most", "stocks"), "did you mean 'stock'"),
        (RECRUIT % ("mots", "stock"), "mots"),
        (RECRUIT.replace("two-dice: 3", "two-dice: 3, three-dice: 6") % ("most", "stock"), "three-dice"),
        (RECRUIT.replace("die: [{", "dice: [{") % ("most", "stock"), "recruit knows no 'dice'"),
        (RECRUIT.replace("[3]", "[2]") % ("most", "stock"), "'2' belongs to the side 'settle' already"),
        (RECRUIT.replace("action: recruit", "action: govern") % ("most", "stock"), "no action 'govern'"),
        (
            "- {id: another, source: house, queue: {dice: {white: 3}, share: 2, least: 3, tents: 2}}",
            "'queue'",
        ),
        ("- {id: another, source: house, govern: [], level: {}}", "exactly one of"),
        ("- {id: another, source: house, level: {unused-vp: 7}}", "unused-vp"),
        (
            "- {id: hexagon, source: house, hexagon: {order: [action, action, wild], bare-vp: 1,"
            " double: [{}], wild: [{}], resource: [{where: {pieces: 0}}]}}",
            "names one kind twice",
        ),
        (EXPLORE % ("{where: {harbour: 1}}", "{}"), EVERY_CASE),
        (EXPLORE % ("{}", "{where: {own-tiles: 3}}"), EVERY_CASE),
        (TRADE, EVERY_CASE),
    ],
)
def test_what_is_wrong_in_a_script_is_told_with_file_line_and_remedy(
    tmp_path: Path, text: str, words: str
) -> None:
    with pytest.raises(ContentError) as caught:
        open_library(GAME, [write_pack(tmp_path, text)])
    said = [str(problem) for problem in caught.value.problems]
    assert any(words in line for line in said), said
    assert all("diceoneer.yaml" in line for line in said), said


def test_the_file_tells_every_word_that_it_understands() -> None:
    text = resource("content", "western-sea", "diceoneer.yaml").read_text("utf-8")
    head = text[: text.index("- id:")]
    assert not [name for names in MEASURES.values() for name in names if name not in head]


def test_every_measure_is_one_of_something_that_is_chosen() -> None:
    assert set(MEASURES) == {
        "draw",
        "site",
        "settle",
        "raid",
        "govern",
        "die",
        "technology",
        "token",
        "side",
        "stolen",
    }


def test_the_other_rules_see_its_dice_where_they_look_for_a_players() -> None:
    b = make(setup(seed=2))
    s = GAME.start(b, setup(seed=2))
    assert isinstance(s, SeaState)
    advance(b, s)
    part = bot(s)
    assert isinstance(part, Bot)
    assert s.spent[part.seat] == [part.queue.count(c) for c in range(len(b.dice))]
    assert sum(s.spent[part.seat]) + len(s.active[part.seat]) == 5
