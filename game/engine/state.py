"""State is plain data: numbers, lists and small tuples, copied fast and saved as they are."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

import msgspec

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_values

Arg = int | str | tuple[int | str, ...]
Frame = tuple[Arg, ...]
"""A pending step: its name, then its arguments."""

Event = tuple[Any, ...]
"""What happened, for the log, the screen and the triggers: its kind, then the details."""


class Data(msgspec.Struct):
    """A Struct that can copy itself: lists and dicts anew, everything immutable shared."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        # Each type has its own: the copier of another would leave out what this one adds.
        cls.copy = Data.copy  # type: ignore[method-assign]  # it is meant to be replaced

    def copy(self) -> Self:
        """Asked for the first time, it makes way for a function that copies this type alone."""
        cls = type(self)
        made: Callable[[Self], Self] = _copier(cls, NEWS if issubclass(cls, State) else {})
        cls.copy = made  # type: ignore[assignment, method-assign]  # takes this one's place
        return made(self)


class Parts(dict[str, Data]):
    """The parts of a state with forks. Those that are `lent` are other states' too, so whoever asks for one
    gets a copy of its own, once; `peek` is for those that only look."""

    __slots__ = ("lent",)
    lent: frozenset[str]

    def __getitem__(self, name: str) -> Data:
        part = dict.__getitem__(self, name)
        if name in self.lent:
            part = self[name] = part.copy()
        return part

    def __setitem__(self, name: str, part: Data) -> None:
        super().__setitem__(name, part)
        self.lent -= {name}

    def get(self, name: str, default: Any = None) -> Any:
        return self[name] if name in self.lent else super().get(name, default)

    def values(self) -> dict_values[str, Data]:
        self._take_all()
        return super().values()

    def items(self) -> dict_items[str, Data]:
        self._take_all()
        return super().items()

    def _take_all(self) -> None:
        for name in self.lent:
            self[name]


class State(Data):
    """What every game's state begins with; a game adds its own fields, a module its own part."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.fork = State.fork  # type: ignore[method-assign]  # as with `copy`

    def fork(self) -> Self:
        """A copy to look ahead with: it shares the parts of the modules until one of the two asks for them,
        since most looks ahead change none. A part that was asked for before is not to be changed after."""
        cls = type(self)
        made: Callable[[Self], Self] = _copier(cls, NEWS | {"parts": "lend(s)"})
        cls.fork = made  # type: ignore[assignment, method-assign]  # takes this one's place
        return made(self)

    rng: int
    stack: list[Frame]
    commits: list[tuple[int, str]]
    """Secret choices that wait for the others': hidden in views until all are in."""
    parts: dict[str, Data]
    events: list[Event]
    """What happened since the last choice. Never saved, never copied."""


NEWS = {"events": "[]", "parts": "{k: x.copy() for k, x in items(s.parts)}"}
"""What is copied in another way than its type says: even what was only lent is copied."""


def lend(state: State) -> dict[str, Data]:
    """The parts for another state, shared with this one."""
    parts = state.parts
    if not parts:
        return {}
    if type(parts) is not Parts:
        parts = state.parts = Parts(parts)
        parts.lent = frozenset(parts)
    elif len(parts.lent) < len(parts):
        parts.lent = frozenset(parts)
    made = Parts(parts)
    made.lent = parts.lent
    return made


peek: Callable[[dict[str, Data], str], Data] = dict.__getitem__
"""A part to look at, which is never to be changed: it may be other states' too."""


def push(state: State, *frames: Frame) -> None:
    """Put steps on the stack so that the first named runs first."""
    state.stack.extend(reversed(frames))


def _copier(cls: type[Data], others: dict[str, str]) -> Callable[[Any], Any]:
    """Write, once per type, the function that copies it; `copy.deepcopy` costs thirty times as much."""
    hints = typing.get_type_hints(cls)
    fields = msgspec.structs.fields(cls)
    parts = [others.get(f.name) or _copy_of_field(cls, f.name, hints[f.name]) for f in fields]
    source = f"def copy(s):\n    return cls({', '.join(parts)})"
    scope: dict[str, Any] = {"cls": cls, "items": dict.items, "lend": lend}
    exec(source, scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copy_of_field(cls: type[Data], name: str, hint: Any) -> str:
    try:
        return _copy_of(f"s.{name}", hint, 0)
    except TypeError as error:
        raise TypeError(f"{cls.__name__}.{name}: {error}") from None


def _copy_of(name: str, hint: Any, depth: int) -> str:
    if _immutable(hint):
        return name
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    item = f"x{depth}"
    if origin is list:
        return (
            f"{name}[:]"
            if _immutable(args[0])
            else f"[{_copy_of(item, args[0], depth + 1)} for {item} in {name}]"
        )
    if origin is dict:
        if _immutable(args[1]):
            return f"{name}.copy()"
        return f"{{k{depth}: {_copy_of(item, args[1], depth + 1)} for k{depth}, {item} in {name}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Data):
        return f"{name}.copy()"
    raise TypeError(f"a state can't hold {hint}: use int, str, bool, tuple, list, dict or Data")


def _immutable(hint: Any) -> bool:
    if hint in (int, str, bool, float, type(None)):
        return True
    origin = typing.get_origin(hint)
    if origin in (tuple, types.UnionType, typing.Union):
        return all(a is Ellipsis or _immutable(a) for a in typing.get_args(hint))
    return origin is typing.Literal
