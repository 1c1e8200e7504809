"""A film of a match: every position that was, by whichever way one comes to it."""

from pathlib import Path

import pytest

from game.engine import film
from game.engine.film import EVERY, Film
from game.engine.match import Record, replay
from game.engine.opening import Opened, open_save
from game.engine.saves import snapshot

SAVES = Path(__file__).resolve().parents[2] / "saves"
GAMES = ("western-sea-3", "finis-terrae-3")


def opened(name: str) -> Opened:
    return open_save(SAVES / f"{name}.farshore", [], texts=False)


def film_of(one: Opened, records: list[Record] | None = None) -> Film:
    save = one.save
    return Film(one.game, one.book, save.setup, save.opening, save.records if records is None else records)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_the_one_that_was(name: str) -> None:
    one = opened(name)
    save, made = one.save, film_of(one)
    was: list[bytes] = []
    replay(
        one.game, one.book, save.setup, save.opening, save.records, lambda m: was.append(snapshot(m.state))
    )
    assert made.length == len(save.records) and not made.trouble
    for n in (0, 1, EVERY - 1, EVERY, EVERY + 1, made.length // 2, made.length - 1, made.length):
        match = made.at(n)
        assert snapshot(match.state) == was[n] and match.records == save.records[:n]
    walked = [snapshot(match.state) for match in made.walk(EVERY + 3, 3 * EVERY)]
    assert walked == was[EVERY + 3 : 3 * EVERY + 1]
    assert made.at(0).events, "the set-up is part of it"


def test_a_match_can_go_on_from_any_position_without_changing_the_film() -> None:
    made = film_of(opened("western-sea-3"))
    middle = snapshot(made.at(100).state)
    branch = made.at(100)
    assert branch.decision
    other = [option.key for option in branch.decision.options if option.key != made.records[100].key]
    branch.choose((other or [made.records[100].key])[0])
    assert snapshot(made.at(100).state) == middle and len(branch.records) == 101
    assert made.length == len(made.records) > 101


def test_it_ends_where_the_records_lead_no_further() -> None:
    one = opened("western-sea-3")
    records = list(one.save.records)
    records[40] = Record(records[40].seat, records[40].ask, "nonsense")
    made = film_of(one, records)
    assert made.trouble and made.length == 40 and not made.empty
    assert len(made.at(40).records) == 40


def test_positions_are_kept_lean() -> None:
    made = film_of(opened("western-sea-4"))
    assert len(made._kept) == made.length // EVERY + 1
    assert film.EVERY >= 8, "most positions are played again, not kept"
