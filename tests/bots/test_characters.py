"""A seat says strength and character: who may sit there, how they lean, and who `any` is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.characters import as_character, character_of, characters_in, drawn_for, strength_of
from game.bots.greedy import GreedyBot
from game.bots.playout import play_out
from game.bots.reasons import Reasoner
from game.bots.seats import BOTS, HUMAN, at_strength, check_seats, make_bot
from game.engine.game import Setup, SetupError
from game.engine.match import Match
from game.engine.opening import open_game
from game.engine.run import view
from game.registry import find_game, games

JUDGES = [name for name, bot in BOTS.items() if bot.judges]


def test_a_seat_is_read_both_ways() -> None:
    assert (strength_of("keen/tessa"), character_of("keen/tessa")) == ("keen", "tessa")
    assert (strength_of("keen"), character_of("keen")) == ("keen", "")
    assert as_character("keen", "tessa") == "keen/tessa" and as_character("keen", "") == "keen"


def test_a_character_changes_strength_and_stays_who_it_is() -> None:
    assert at_strength("keen/tessa", "easy") == "easy/tessa"
    assert at_strength("keen/tessa", "random") == "random" and at_strength("keen/tessa", HUMAN) == HUMAN
    assert at_strength("keen", "easy") == "easy"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("strength", JUDGES)
def test_every_character_sits_at_every_strength_that_judges(game: str, strength: str) -> None:
    one, library = open_game(game, [])
    setup = Setup(game=game, seats=("greedy",) * 2)
    book = one.make_book(library, setup)
    check_seats(one, [as_character(strength, who) for who in (*characters_in(book), "any")], human=False)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("keen/tess", r"nobody called 'tess' plays island \(characters: tessa, .*any\)"),
        ("random/tessa", r"only a bot that judges has a character \(easy/tessa, .*keen/tessa"),
        ("human/tessa", "only a bot that judges"),
        ("keen/", "nobody called ''"),
        ("great/tessa", "only a bot that judges"),
    ],
)
def test_others_are_refused_in_one_line(name: str, said: str) -> None:
    with pytest.raises(SetupError, match=said) as error:
        check_seats(find_game("island"), [name], human=True)
    assert "\n" not in str(error.value)


def test_a_leaning_is_that_of_the_game_and_weighs_its_terms() -> None:
    for game in ("western-sea", "finis-terrae"):
        one, library = open_game(game, [], texts=False)
        setup = Setup(game=game, seats=("greedy/corso", "greedy"), seed=4)
        match = Match(one, one.make_book(library, setup), setup)
        terms = []
        while match.decision and len(match.decision.options) < 2:
            match.choose(match.decision.options[0].key)
        assert match.decision
        seat = match.decision.seat
        seen = view(match.book, match.state, seat)
        for name in ("greedy/corso", "greedy"):
            bot = make_bot(name, 4, seat)
            assert isinstance(bot, GreedyBot)
            bot.choose(match.book, seen, match.decision)
            terms.append(bot.explain(match.book, seen))
        leaning = characters_in(match.book)["corso"].leaning
        assert terms[0] == {name: n * leaning.get(name, 1.0) for name, n in terms[1].items()}


def test_any_is_drawn_by_the_seed_and_nobody_sits_there_twice() -> None:
    game, library = open_game("island", [], texts=False)
    setup = Setup(game="island", seats=("human", "keen/any", "easy/any", "greedy/ines"), seed=1)
    book = game.make_book(library, setup)
    found = [drawn_for(book, Setup(game="island", seats=setup.seats, seed=seed)) for seed in range(30)]
    assert found[3] == drawn_for(book, Setup(game="island", seats=setup.seats, seed=3))
    assert len(set(found)) > 5
    for seats in found:
        assert [strength_of(who) for who in seats] == ["human", "keen", "easy", "greedy"]
        there = [character_of(who) for who in seats[1:]]
        assert len(set(there)) == 3 and set(there) <= set(characters_in(book)) and there[2] == "ines"
    crowd = drawn_for(book, Setup(game="island", seats=("greedy/any",) * 4 + ("easy/any",) * 4))
    assert {character_of(who) for who in crowd} == set(characters_in(book)), "then some sit there twice"


def test_a_pack_seats_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "guests"
    (folder / "finis-terrae").mkdir(parents=True)
    (folder / "pack.yaml").write_text("id: guests\ntitle: {en: Guests, it: Ospiti}\nversion: '1'\n", "utf-8")
    (folder / "finis-terrae" / "characters.yaml").write_text(
        "- {id: bruna, source: house, name: Bruna, face: hobb, leaning: {land: 0.5},\n"
        "   text: {en: Mine., it: Mio.}, leans: {en: miser, it: avara}}\n",
        "utf-8",
    )
    game, library = open_game("finis-terrae", [folder])
    check_seats(game, ["greedy/bruna"], human=False, packs=[folder])
    with pytest.raises(SetupError, match="bruna"):
        check_seats(game, ["greedy/bruna"], human=False)
    setup = Setup(game="finis-terrae", seats=("greedy/bruna", "greedy"), seed=2)
    book = game.make_book(library, setup)
    assert characters_in(book)["bruna"].leaning == {"land": 0.5}
    played = play_out(game, book, setup)
    plain = play_out(game, book, Setup(game="finis-terrae", seats=("greedy", "greedy"), seed=2))
    assert not played.failure and played.scores != plain.scores


def test_who_says_why_leans_with_whoever_chose() -> None:
    game, library = open_game("finis-terrae", [], texts=False)
    setup = Setup(game="finis-terrae", seats=("greedy/corso", "greedy"), seed=4)
    match = Match(game, game.make_book(library, setup), setup)
    while match.decision and len(match.decision.options) < 2:
        match.choose(match.decision.options[0].key)
    assert match.decision
    seen, found = view(match.book, match.state, match.decision.seat), []
    for character in ("", "corso"):
        mind = Reasoner(1, match.decision.seat, character)
        mind.outlook(match.book, seen, match.decision.options[0])
        found.append(mind.explain(match.book, seen))
    factor = characters_in(match.book)["corso"].leaning["danger"]
    assert found[1]["danger"] == found[0]["danger"] * factor and found[1]["land"] == found[0]["land"]
