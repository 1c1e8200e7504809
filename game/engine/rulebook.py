"""Layers of rules, and the rule book that a match assembles from them.

A game is a base layer plus the layers of its modules. A layer brings steps, puts steps before, after or
in place of another layer's, adds options to its decisions, wraps its named rules, keeps a part of the state
and hides what a seat may not know. Assembled once per match: a module that is off costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.state import Data, Event, State, peek, push

if TYPE_CHECKING:
    from game.engine.library import Library

Pause = Decision | Chance | None
Step = Callable[..., Pause]
F = TypeVar("F", bound=Callable[..., Any])
B = TypeVar("B", bound="Rulebook")
T = TypeVar("T")
D = TypeVar("D", bound=Data)

CORE = "="
"""Added to the name of a step that has others before or after it."""


class Layer:
    """The rules of one base game or one module, registered by name."""

    def __init__(self, name: str, part: type[Data] | None = None) -> None:
        self.name = name
        self.part = part
        self.steps: dict[str, Step] = {}
        self.answers: dict[str, Callable[..., None]] = {}
        self.outcomes: dict[str, Callable[..., None]] = {}
        self.around: list[tuple[str, str, str]] = []
        self.replaced: dict[str, Step] = {}
        self.detours: list[tuple[str, Step]] = []
        self.more: list[tuple[str, Callable[..., Iterable[Option]]]] = []
        self.more_answers: dict[tuple[str, str], Callable[..., None]] = {}
        self.rules: dict[str, Callable[..., Any]] = {}
        self.wraps: list[tuple[str, Callable[..., Any]]] = []
        self.watchers: list[tuple[str, Callable[..., None]]] = []
        self.hides: list[Callable[..., None]] = []
        self.guesses: list[Callable[..., None]] = []

    def step(self, name: str) -> Callable[[F], F]:
        """A step: changes the state, emits events, pushes steps, or returns a Decision or a Chance."""
        return _register(self.steps, name)

    def answer(self, name: str) -> Callable[[F], F]:
        """What the step's decision does once answered: (book, state, option, *arguments)."""
        return _register(self.answers, name)

    def outcome(self, name: str) -> Callable[[F], F]:
        """What the step's chance does once resolved: (book, state, outcome, *arguments)."""
        return _register(self.outcomes, name)

    def rule(self, name: str) -> Callable[[F], F]:
        """A named rule that steps ask and modules may wrap."""
        return _register(self.rules, name)

    def wrap(self, name: str) -> Callable[[F], F]:
        """Wrap another layer's rule; the wrapper gets the wrapped rule as its first argument."""
        return lambda f: _append(self.wraps, (name, f), f)

    def before(self, name: str, mine: str) -> None:
        """Run this layer's step `mine`, with the same arguments, before the named one."""
        self.around.append(("before", name, mine))

    def after(self, name: str, mine: str) -> None:
        self.around.append(("after", name, mine))

    def replace(self, name: str) -> Callable[[F], F]:
        """Stand in for another layer's step."""
        return _register(self.replaced, name)

    def detour(self, name: str) -> Callable[[F], F]:
        """Stand before another layer's step, all that surrounds it included; the detour gets the step as its
        first argument and may go there or push steps of its own. Several layers may have one."""
        return lambda f: _append(self.detours, (name, f), f)

    def options(self, name: str) -> Callable[[F], F]:
        """Add options to the decision of a step: (book, state, *arguments)."""
        return lambda f: _append(self.more, (name, f), f)

    def chosen(self, name: str, verb: str) -> Callable[[F], F]:
        """Answer an added option of the named step, by its verb."""
        return _register(self.more_answers, (name, verb))

    def watch(self, event: str) -> Callable[[F], F]:
        """Called right after the step in which the event happened: (book, state, event)."""
        return lambda f: _append(self.watchers, (event, f), f)

    def hide(self, f: F) -> F:
        """Take out of a copied state what the seat may not know: (book, state, seat)."""
        self.hides.append(f)
        return f

    def guess(self, f: F) -> F:
        """Put into a view what it hides, as it may lie: (book, state, seat, random)."""
        self.guesses.append(f)
        return f


def part_finder(layer: Layer, kind: type[D]) -> Callable[[State], D]:
    """The function that finds the layer's part of a state."""
    name = layer.name

    def find(s: State) -> D:
        return s.parts[name]  # type: ignore[return-value]  # as `Layer.part` says; too often asked to prove

    return find


def part_viewer(layer: Layer, kind: type[D]) -> Callable[[State], D]:
    """The function that finds the same for those that only look at it, so that forks go on sharing it."""
    name = layer.name

    def see(s: State) -> D:
        return peek(s.parts, name)  # type: ignore[return-value]  # as above

    return see


class Rulebook:
    """The steps and rules of one match, assembled from its layers."""

    library: Library
    """What a game's own book is made of."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        self.layers = tuple(layers)
        self.steps: dict[str, Step] = {}
        self.answers: dict[str, Callable[..., None]] = {}
        self.outcomes: dict[str, Callable[..., None]] = {}
        self.rules: dict[str, Callable[..., Any]] = {}
        self.watchers: dict[str, list[Callable[..., None]]] = {}
        self.hides: list[Callable[..., None]] = []
        self.guesses: list[Callable[..., None]] = []
        self.found: dict[Callable[..., Any], Any] = {}
        """What `once_per_book` keeps: it is dropped with the match."""
        self._parameters: dict[str, tuple[str, ...]] = {}
        for layer in layers:
            self._add(layer)
        self._replace()
        for layer in layers:
            self._change(layer)
        self._surround()
        for layer in layers:
            for name, detour in layer.detours:
                self._must_know(layer, self.steps, name)
                self.steps[name] = partial(detour, self.steps[name])

    def index(self) -> dict[str, list[str]]:
        """The names behind the numbers that a state holds, so that a save can tell when they have changed."""
        return {"layers": [layer.name for layer in self.layers]}

    def parameters(self, step: str) -> tuple[str, ...]:
        """The names of a step's arguments, as the function has them that its layer registered."""
        found = self._parameters.get(step)
        if found is None:
            name = step.removesuffix(CORE)
            written = next(layer.steps[name] for layer in self.layers if name in layer.steps)
            code = written.__code__
            found = self._parameters[step] = code.co_varnames[2 : code.co_argcount]
        return found

    def _add(self, layer: Layer) -> None:
        _join(layer, self.steps, layer.steps)
        _join(layer, self.answers, layer.answers)
        _join(layer, self.outcomes, layer.outcomes)
        _join(layer, self.rules, layer.rules)
        self.hides += layer.hides
        self.guesses += layer.guesses
        for event, f in layer.watchers:
            self.watchers.setdefault(event, []).append(f)

    def _replace(self) -> None:
        by: dict[str, str] = {}
        for layer in self.layers:
            for name, step in layer.replaced.items():
                self._must_know(layer, self.steps, name)
                if name in by:
                    raise ValueError(f"layer {layer.name}: '{name}' is replaced by {by[name]} already")
                self.steps[name], by[name] = step, layer.name

    def _change(self, layer: Layer) -> None:
        for name, wrapper in layer.wraps:
            self._must_know(layer, self.rules, name)
            self.rules[name] = partial(wrapper, self.rules[name])
        for name, more in layer.more:
            self._must_know(layer, self.steps, name)
            self.steps[name] = _with_options(self.steps[name], more)
        self._answer(layer)

    def _answer(self, layer: Layer) -> None:
        for name, verb in layer.more_answers:
            self._must_know(layer, self.answers, name)
            earlier = self.layers[: self.layers.index(layer)]
            other = next((o for o in earlier if (name, verb) in o.more_answers), None)
            if other:
                raise ValueError(
                    f"layer {layer.name}: '{verb}' of '{name}' is answered by {other.name} already"
                )
        for name in dict.fromkeys(n for n, _ in layer.more_answers):
            mine = {v: f for (n, v), f in layer.more_answers.items() if n == name}
            self.answers[name] = _with_answers(self.answers[name], mine)

    def _surround(self) -> None:
        for layer in self.layers:
            for _, name, mine in layer.around:
                self._must_know(layer, self.steps, name)
                self._must_know(layer, self.steps, mine)
        around = [a for layer in self.layers for a in layer.around]
        for name in dict.fromkeys(n for _, n, _ in around):
            before = [mine for when, n, mine in around if n == name and when == "before"]
            after = [mine for when, n, mine in around if n == name and when == "after"]
            core = name + CORE
            self.steps[core] = self.steps[name]
            for table in (self.answers, self.outcomes):
                if name in table:
                    table[core] = table[name]
            self.steps[name] = _chain([*before, core, *after])

    def _must_know(self, layer: Layer, table: dict[str, Any], name: str) -> None:
        if name not in table:
            raise ValueError(f"layer {layer.name}: there is no '{name}'")


def once_per_book(find: Callable[[B], T]) -> Callable[[B], T]:
    """What a function finds in a book is kept there, so that nothing keeps the book after its match."""

    def look(book: B) -> T:
        found = book.found
        if find not in found:
            found[find] = find(book)
        kept: T = found[find]
        return kept

    return look


def emit(state: State, *event: Any) -> None:
    """Say what happened. Watchers run when the present step is over."""
    state.events.append(event)


def watch(book: Rulebook, state: State, seen: int = 0) -> None:
    """Call the watchers of every event from `seen` on, those that watchers emit included."""
    events = state.events
    while seen < len(events):
        event: Event = events[seen]
        seen += 1
        for watcher in book.watchers.get(event[0], ()):
            watcher(book, state, event)


def _join(layer: Layer, mine: dict[str, F], theirs: dict[str, F]) -> None:
    for name, f in theirs.items():
        if name in mine:
            raise ValueError(f"layer {layer.name}: '{name}' is there already; use replace or wrap")
        mine[name] = f


def _register(table: dict[Any, Any], name: Any) -> Callable[[F], F]:
    def keep(f: F) -> F:
        if name in table:
            raise ValueError(f"'{name}' is registered twice")
        table[name] = f
        return f

    return keep


def _append(items: list[Any], item: Any, f: F) -> F:
    items.append(item)
    return f


def _with_options(step: Step, more: Callable[..., Iterable[Option]]) -> Step:
    def ask(book: Rulebook, state: State, *args: Any) -> Pause:
        pause = step(book, state, *args)
        if isinstance(pause, Decision):
            # A new list: the step may keep its own for the next time.
            pause.options = [*pause.options, *more(book, state, *args)]
        return pause

    return ask


def _with_answers(answer: Callable[..., None], mine: dict[str, Callable[..., None]]) -> Callable[..., None]:
    def respond(book: Rulebook, state: State, option: Option, *args: Any) -> None:
        mine.get(option.verb, answer)(book, state, option, *args)

    return respond


def _chain(names: Sequence[str]) -> Step:
    def run_all(book: Rulebook, state: State, *args: Any) -> None:
        push(state, *((name, *args) for name in names))

    return run_all
