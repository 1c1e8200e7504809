"""Layers: what a module may do to the base, in which order, and that it leaves the rest alone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, Rulebook, emit, once_per_book
from game.engine.run import advance, choose, run, settle
from game.engine.simultaneous import kernel
from game.engine.state import State, push
from tests.engine.toy import GAME, base, new_match


def fresh(*frames: tuple[Any, ...]) -> State:
    return State(0, list(reversed(frames)), [], {}, [])


def say(state: State, word: str) -> None:
    emit(state, "said", word)


def words(state: State) -> list[str]:
    return [event[1] for event in state.events if event[0] == "said"]


def small() -> Layer:
    """A base with a plain step, a question, a roll and a rule."""
    layer = Layer("small")

    @layer.step("plain")
    def plain(b: Rulebook, s: State, *args: Any) -> None:
        say(s, f"plain{''.join(map(str, args))}")
        push(s, ("inner",))

    @layer.step("inner")
    def inner(b: Rulebook, s: State) -> None:
        say(s, "inner")

    @layer.step("ask")
    def ask(b: Rulebook, s: State, seat: int) -> Decision:
        return Decision(seat, "ask", [Option("yes"), Option("no")])

    @layer.answer("ask")
    def answered(b: Rulebook, s: State, option: Option, seat: int) -> None:
        say(s, f"small {option.verb}")

    @layer.step("dice")
    def dice(b: Rulebook, s: State) -> Chance:
        return Chance("die", (1, 2))

    @layer.outcome("dice")
    def diced(b: Rulebook, s: State, outcome: tuple[int]) -> None:
        say(s, f"rolled {outcome[0]}")

    @layer.rule("price")
    def price(b: Rulebook, s: State, count: int) -> int:
        return 10 * count

    return layer


def speaker(name: str) -> Layer:
    """A module with one step of its own, that says its name and arguments."""
    layer = Layer(name)

    @layer.step(f"{name}.speak")
    def speak(b: Rulebook, s: State, *args: Any) -> None:
        say(s, f"{name}{''.join(map(str, args))}")

    return layer


def adder(name: str, verb: str, answers: bool = True) -> Layer:
    """A module that adds one option to the question."""
    layer = Layer(name)

    @layer.options("ask")
    def more(b: Rulebook, s: State, seat: int) -> Iterator[Option]:
        yield Option(verb, "card", name)

    if answers:

        @layer.chosen("ask", verb)
        def chosen(b: Rulebook, s: State, option: Option, seat: int) -> None:
            say(s, f"{name} {option.key} {seat}")

    return layer


def said(layers: list[Layer], *frames: tuple[Any, ...]) -> list[str]:
    state = fresh(*frames)
    assert run(Rulebook(layers), state) is None
    return words(state)


def answers(layers: list[Layer], key: str) -> list[str]:
    book, state = Rulebook(layers), fresh(("ask", 1))
    decision = run(book, state)
    assert isinstance(decision, Decision)
    choose(book, state, decision, key)
    assert run(book, state) is None
    return words(state)


# ---- before, after, replace


def test_a_module_runs_its_step_before_another_with_the_same_arguments() -> None:
    module = speaker("m")
    module.before("plain", "m.speak")
    assert said([small(), module], ("plain", 7, "x")) == ["m7x", "plain7x", "inner"]


def test_a_module_runs_its_step_after_all_that_another_has_pushed() -> None:
    module = speaker("m")
    module.after("plain", "m.speak")
    assert said([small(), module], ("plain", 7)) == ["plain7", "inner", "m7"]


def test_modules_around_the_same_step_run_in_the_order_of_the_layers() -> None:
    one, two = speaker("one"), speaker("two")
    for module in (one, two):
        module.before("plain", f"{module.name}.speak")
        module.after("plain", f"{module.name}.speak")
    assert said([small(), one, two], ("plain",)) == ["one", "two", "plain", "inner", "one", "two"]
    assert said([small(), two, one], ("plain",)) == ["two", "one", "plain", "inner", "two", "one"]


def test_steps_around_a_question_or_a_roll_wait_for_it() -> None:
    module = speaker("m")
    for name in ("ask", "dice"):
        module.before(name, "m.speak")
        module.after(name, "m.speak")
    book = Rulebook([small(), module])
    state = fresh(("ask", 1), ("dice",))
    decision = run(book, state)
    assert isinstance(decision, Decision)
    assert words(state) == ["m1"]
    choose(book, state, decision, "no")
    assert isinstance(run(book, state), Chance)
    assert words(state) == ["small no", "m1", "m"]
    settle(book, state, (2,))
    assert run(book, state) is None
    assert words(state) == ["small no", "m1", "m", "rolled 2", "m"]


def test_a_module_stands_in_for_a_step() -> None:
    module = Layer("m")

    @module.replace("inner")
    def other(b: Rulebook, s: State) -> None:
        say(s, "other")

    assert said([small(), module], ("plain",)) == ["plain", "other"]


def test_what_one_module_adds_survives_that_a_later_one_replaces_the_step() -> None:
    module = Layer("m")

    @module.replace("ask")
    def other(b: Rulebook, s: State, seat: int) -> Decision:
        return Decision(seat, "ask", [Option("maybe")])

    assert answers([small(), adder("one", "buy"), module], "buy card one") == ["one buy card one 1"]


def test_two_modules_can_not_both_replace_a_step() -> None:
    modules = [Layer("one"), Layer("two")]
    for module in modules:
        module.replace("inner")(lambda b, s: None)
    with pytest.raises(ValueError, match="layer two: 'inner' is replaced by one already"):
        Rulebook([small(), *modules])


# ---- rules


def test_modules_wrap_a_rule_from_the_inside_out() -> None:
    half, plus = Layer("half"), Layer("plus")

    @half.wrap("price")
    def halved(rule: Callable[..., int], b: Rulebook, s: State, count: int) -> int:
        return rule(b, s, count) // 2

    @plus.wrap("price")
    def raised(rule: Callable[..., int], b: Rulebook, s: State, count: int) -> int:
        return rule(b, s, count) + 1

    def price(*modules: Layer) -> Any:
        book = Rulebook([small(), *modules])
        return book.rules["price"](book, fresh(), 3)

    assert price() == 30
    assert price(half, plus) == 16
    assert price(plus, half) == 15


# ---- options


def test_an_added_option_comes_after_the_others_and_is_answered_by_the_layer_that_added_it() -> None:
    layers = [small(), adder("one", "buy"), adder("two", "sell")]
    book = Rulebook(layers)
    decision = run(book, fresh(("ask", 1)))
    assert isinstance(decision, Decision)
    assert [o.key for o in decision.options] == ["yes", "no", "buy card one", "sell card two"]
    assert answers(layers, "yes") == ["small yes"]
    assert answers(layers, "buy card one") == ["one buy card one 1"]
    assert answers(layers, "sell card two") == ["two sell card two 1"]


def test_an_added_option_in_the_words_of_the_base_is_answered_by_the_base() -> None:
    assert answers([small(), adder("one", "yes", answers=False)], "yes card one") == ["small yes"]


def test_two_modules_can_not_answer_the_same_word_of_a_decision() -> None:
    with pytest.raises(ValueError, match="layer two: 'buy' of 'ask' is answered by one already"):
        Rulebook([small(), adder("one", "buy"), adder("two", "buy")])


def test_options_may_be_added_to_a_decision_that_others_surround() -> None:
    module = speaker("m")
    module.before("ask", "m.speak")
    assert answers([small(), adder("one", "buy"), module], "buy card one") == ["one buy card one 1"]


def test_adding_options_does_not_grow_a_list_that_the_step_keeps() -> None:
    kept = [Option("yes"), Option("no")]
    layer = Layer("keeper")
    layer.step("ask")(lambda b, s, seat: Decision(seat, "ask", kept))
    layer.answer("ask")(lambda b, s, option, seat: None)
    book, state = Rulebook([layer, adder("one", "buy")]), fresh(("ask", 1))
    first, again = run(book, state), run(book, state)
    assert isinstance(first, Decision)
    assert first == again
    assert len(first.options) == 3
    assert len(kept) == 2


# ---- watchers


def test_watchers_run_right_after_the_step_in_which_the_event_happened() -> None:
    module = Layer("m")

    @module.watch("said")
    def heard(b: Rulebook, s: State, event: tuple[str, str]) -> None:
        emit(s, "heard", event[1], tuple(frame[0] for frame in s.stack))

    state = fresh(("plain",), ("inner",))
    assert run(Rulebook([small(), module]), state) is None
    assert state.events == [
        ("said", "plain"), ("heard", "plain", ("inner", "inner")),
        ("said", "inner"), ("heard", "inner", ("inner",)),
        ("said", "inner"), ("heard", "inner", ()),
    ]  # fmt: skip


def test_a_step_that_a_watcher_pushes_runs_next() -> None:
    module = speaker("m")
    module.watch("said")(lambda b, s, event: push(s, ("m.speak",)) if event[1] == "plain" else None)
    assert said([small(), module], ("plain",)) == ["plain", "m", "inner"]


def test_answers_and_outcomes_are_watched_too() -> None:
    module = Layer("m")
    module.watch("said")(lambda b, s, event: emit(s, "heard", event[1]))
    book, state = Rulebook([small(), module]), fresh(("ask", 1), ("dice",))
    decision = run(book, state)
    assert isinstance(decision, Decision)
    choose(book, state, decision, "yes")
    assert state.events == [("said", "small yes"), ("heard", "small yes")]
    assert advance(book, state, lambda s, chance: (1,)) is None
    assert state.events[2:] == [("said", "rolled 1"), ("heard", "rolled 1")]


def test_what_a_watcher_emits_is_watched_once() -> None:
    one, two = Layer("one"), Layer("two")
    one.watch("said")(lambda b, s, event: emit(s, "heard", event[1]))
    two.watch("heard")(lambda b, s, event: emit(s, "understood", event[1]))
    state = fresh(("inner",))
    assert run(Rulebook([small(), one, two]), state) is None
    assert state.events == [("said", "inner"), ("heard", "inner"), ("understood", "inner")]


# ---- what is off, what is unknown


def test_without_modules_every_step_is_the_very_function_that_the_base_registered() -> None:
    book = new_match(modules=()).book
    for name, step in base.steps.items():
        assert book.steps[name] is step
    assert book.answers == {**kernel.answers, **base.answers}
    assert book.outcomes == base.outcomes
    assert book.rules == base.rules
    assert not book.watchers


def test_a_module_that_is_on_leaves_the_steps_that_it_does_not_name_untouched() -> None:
    book = new_match(modules=("trade",)).book
    changed = {name for name in base.steps if book.steps[name] is not base.steps[name]}
    assert changed == {"turn"}


def test_assembling_a_match_with_modules_leaves_the_layers_as_they_were() -> None:
    before = dict(base.steps), dict(base.answers), dict(base.rules)
    new_match(modules=("trade", "camels"))
    assert (base.steps, base.answers, base.rules) == before
    assert new_match(modules=()).book.steps["turn"] is base.steps["turn"]


def test_the_index_names_the_layers_in_order() -> None:
    match = new_match(modules=("camels", "trade"))
    assert match.book.index() == {"layers": ["kernel", "toy", "trade", "camels"]}
    assert [layer.name for layer in GAME.layers(match.setup)] == ["toy", "trade", "camels"]


CHANGES: list[tuple[str, Callable[[Layer], object]]] = [
    ("nowhere", lambda m: m.before("nowhere", "m.speak")),
    ("nowhere", lambda m: m.after("nowhere", "m.speak")),
    ("mine", lambda m: m.before("plain", "mine")),
    ("mine", lambda m: m.after("plain", "mine")),
    ("nowhere", lambda m: m.replace("nowhere")(lambda b, s: None)),
    ("nowhere", lambda m: m.wrap("nowhere")(lambda rule, b, s: None)),
    ("nowhere", lambda m: m.options("nowhere")(lambda b, s: [])),
    ("nowhere", lambda m: m.chosen("nowhere", "buy")(lambda b, s, o: None)),
    ("dice", lambda m: m.chosen("dice", "buy")(lambda b, s, o: None)),
]


@pytest.mark.parametrize(("name", "change"), CHANGES)
def test_a_name_that_nobody_registered_is_refused(name: str, change: Callable[[Layer], object]) -> None:
    module = speaker("m")
    change(module)
    with pytest.raises(ValueError, match=f"layer m: there is no '{name}'"):
        Rulebook([small(), module])


def test_a_step_of_another_layer_is_not_overwritten_by_accident() -> None:
    module = Layer("m")
    module.step("inner")(lambda b, s: None)
    with pytest.raises(ValueError, match="layer m: 'inner' is there already; use replace or wrap"):
        Rulebook([small(), module])


def test_a_layer_registers_a_name_once() -> None:
    layer = small()
    with pytest.raises(ValueError, match="'inner' is registered twice"):
        layer.step("inner")(lambda b, s: None)


def test_what_is_found_in_a_book_is_found_once_and_dropped_with_it() -> None:
    looked = []

    @once_per_book
    def names(book: Rulebook) -> list[str]:
        looked.append(book.index()["layers"])
        return looked[-1]

    book, other = Rulebook([small()]), Rulebook([small(), speaker("more")])
    assert names(book) is names(book) and len(names(other)) == 2 and len(looked) == 2
    gone = weakref.ref(book)
    del book
    gc.collect()
    assert gone() is None
