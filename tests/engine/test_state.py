"""A state copies itself: what can change anew, what can't change shared."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import field

from game.engine.state import Data, Frame, State, peek, push


class Part(Data):
    names: list[str] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    """Its own, not the state's news."""


class Nested(State):
    number: int
    word: str
    flag: bool
    maybe: int | None
    pair: tuple[int, str]
    rows: list[list[int]]
    table: dict[int, list[tuple[int, int]]]
    flat: dict[str, int]
    inner: Part
    inners: list[Part]
    deep: dict[str, dict[int, list[Part]]]


class WithSet(Data):
    fine: int
    bad: set[int]


class WithListInTuple(Data):
    bad: tuple[list[int], ...]


class WithObject(Data):
    bad: dict[str, object]


class WithBareList(Data):
    bad: list  # type: ignore[type-arg]


numbers = st.integers(-(2**70), 2**70)
frames: st.SearchStrategy[Frame] = st.lists(
    st.one_of(numbers, st.text(max_size=3), st.tuples(numbers, st.text(max_size=3))), min_size=1, max_size=3
).map(tuple)
parts = st.builds(Part, st.lists(st.text(max_size=3), max_size=3), st.lists(numbers, max_size=3))
states = st.builds(
    Nested,
    rng=numbers,
    stack=st.lists(frames, max_size=3),
    commits=st.lists(st.tuples(numbers, st.text(max_size=3)), max_size=3),
    parts=st.dictionaries(st.text(max_size=3), parts, max_size=3),
    events=st.just([]),
    number=numbers,
    word=st.text(max_size=3),
    flag=st.booleans(),
    maybe=st.none() | numbers,
    pair=st.tuples(numbers, st.text(max_size=3)),
    rows=st.lists(st.lists(numbers, max_size=3), min_size=1, max_size=3),
    table=st.dictionaries(numbers, st.lists(st.tuples(numbers, numbers), max_size=2), max_size=3),
    flat=st.dictionaries(st.text(max_size=3), numbers, max_size=3),
    inner=parts,
    inners=st.lists(parts, min_size=1, max_size=3),
    deep=st.dictionaries(
        st.text(max_size=3), st.dictionaries(numbers, st.lists(parts, max_size=2), max_size=2), max_size=2
    ),
)


def some() -> Nested:
    return Nested(
        1, [("a", (1, 2))], [(0, "x")], {"m": Part(["n"], [7])}, [("news",)], 1, "w", True, None, (1, "p"),
        [[1], [2]], {3: [(1, 2)]}, {"k": 1}, Part(), [Part(["i"])], {"d": {1: [Part()]}},
    )  # fmt: skip


def spoil(state: Nested) -> None:
    """Change everything in it that can change, at every depth."""
    state.rng += 1
    state.stack.append(("spoilt",))
    state.commits.append((9, "spoilt"))
    for part in [*state.parts.values(), state.inner, *state.inners]:
        assert isinstance(part, Part)
        part.names.append("spoilt")
        part.events.append(9)
    state.parts["spoilt"] = Part()
    for row in state.rows:
        row.append(9)
    state.rows.append([])
    for pairs in state.table.values():
        pairs.append((9, 9))
    state.table[9] = []
    state.flat["spoilt"] = 9
    state.inners.append(Part())
    for by_number in state.deep.values():
        for listed in by_number.values():
            for part in listed:
                part.names.append("spoilt")
            listed.append(Part())
        by_number[9] = []
    state.deep["spoilt"] = {}


@settings(max_examples=60, deadline=None)
@given(states)
def test_a_copy_equals_its_original_and_neither_changes_the_other(state: Nested) -> None:
    copy, witness = state.copy(), state.copy()
    assert type(copy) is Nested
    assert copy == state
    spoil(copy)
    assert state == witness != copy
    spoil(state)
    assert state == copy


@settings(max_examples=60, deadline=None)
@given(states)
def test_a_fork_equals_its_original_and_neither_changes_the_other(state: Nested) -> None:
    witness, fork = state.copy(), state.fork()
    again = fork.fork()
    assert type(fork) is Nested
    assert fork == state == again
    spoil(fork)
    assert state == witness == again != fork
    spoil(state)
    assert state == fork
    assert again == witness
    spoil(again)
    assert again == fork


def test_forks_share_a_part_until_one_of_them_asks_for_it() -> None:
    state = some()
    fork = state.fork()
    assert peek(fork.parts, "m") is peek(state.parts, "m")
    part = fork.parts["m"]
    assert part is fork.parts["m"] is fork.parts.get("m") is not peek(state.parts, "m")
    assert isinstance(part, Part)
    part.names.append("changed")
    assert peek(state.parts, "m") == Part(["n"], [7])
    assert fork.fork().parts["m"] == part


def test_who_asked_before_the_fork_must_ask_again_and_gets_its_own() -> None:
    state = some()
    fork = state.fork()
    mine = state.parts["m"]
    assert isinstance(mine, Part)
    mine.names.append("changed")
    assert peek(fork.parts, "m") == Part(["n"], [7])
    assert state.parts.get("no such part") is None


def test_a_copy_of_a_fork_shares_nothing_and_is_saved_like_any_other() -> None:
    state = some()
    fork = state.fork()
    copy = fork.copy()
    assert copy == fork
    assert type(copy.parts) is dict
    assert copy.parts["m"] is not peek(fork.parts, "m") is peek(state.parts, "m")
    assert msgspec.json.encode(copy) == msgspec.json.encode(some().copy())


def test_what_can_not_change_is_shared() -> None:
    state = some()
    copy = state.copy()
    assert copy.stack[0] is state.stack[0]
    assert copy.pair is state.pair
    assert copy.table[3][0] is state.table[3][0]


def test_events_are_news_and_are_not_copied() -> None:
    state = some()
    assert state.events
    assert state.copy().events == []


def test_only_a_state_has_news_a_part_may_keep_a_list_of_that_name() -> None:
    assert some().copy().parts["m"] == Part(["n"], [7])


def test_a_part_keeps_its_own_type() -> None:
    copy = some().copy()
    assert type(copy.parts["m"]) is Part
    assert copy.parts["m"] is not some().parts["m"]


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (WithSet(1, set()), r"WithSet\.bad: a state can't hold set\[int\]: use int, str"),
        (WithListInTuple(([],)), r"WithListInTuple\.bad: a state can't hold tuple\[list\[int\]"),
        (WithObject({}), r"WithObject\.bad: a state can't hold <class 'object'>"),
        (WithBareList([]), r"WithBareList\.bad: a state can't hold <class 'list'>"),
    ],
)
def test_a_type_that_can_not_be_copied_is_refused_by_name(made: Data, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        made.copy()


def test_the_first_step_pushed_runs_first() -> None:
    state = some()
    push(state, ("first",), ("second",))
    assert [state.stack.pop(), state.stack.pop()] == [("first",), ("second",)]
