"""Why a piece of data does not fit its type, in plain words and with every place named.

msgspec stops at the first fault and does not say which key of a mapping it was in. That is right for
speed, so data is converted in one go; only when that fails does this walk the value and its type in step.
"""

from __future__ import annotations

import enum
import re
import types
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from game.engine.problems import Where, did_you_mean, shorten

_NAMES = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}
_REMEDIES = {
    "int": "write a whole number without quotes, like 2",
    "float": "write a number without quotes, like 2.5",
    "str": "write text; put it in quotes if it looks like a number",
    "bool": "write true or false",
    "array": "write a list: [a, b], or lines that begin with '- '",
    "object": "write a mapping: {key: value}, or lines of 'key: value'",
}
_COMPARED = {">=": "of at least", "<=": "of at most", ">": "above", "<": "below"}
_LISTS = (list, set, frozenset, tuple, Sequence, AbstractSet)

_WHERE = re.compile(r" - at (`key` in )?`\$(.*)`$")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_TYPES = re.compile(r"Expected `([^`]+)`, got `([^`]+)`$")
_LIMIT = re.compile(r"Expected `(\w+)` (of length )?(>=|<=|>|<) (\S+)$")
_LENGTH = re.compile(r"Expected `array` of (?:at least )?length (\S+), got (\d+)$")


@dataclass(frozen=True)
class Fault:
    path: Where  # keys and indices from the value that was checked
    message: str
    remedy: str


def faults(value: Any, kind: Any, path: Where = ()) -> list[Fault]:
    """Everything that keeps `value` from being a `kind`. Empty when it fits."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        return _inside(value, kind, path) or [_own(value, kind, path, str(error))]
    return []


def _inside(value: Any, kind: Any, path: Where) -> list[Fault]:
    """The faults of the parts; none when the parts are fine and the whole is at fault."""
    kind = _bare(kind, value)
    origin, args = get_origin(kind) or kind, get_args(kind)
    if isinstance(value, dict):
        if _is_struct(kind):
            return _in_struct(value, kind, path)
        if origin in (dict, Mapping) and args:
            return _in_mapping(value, args[0], args[1], path)
    elif isinstance(value, list) and origin in _LISTS and args:
        fixed = origin is tuple and args[-1] is not Ellipsis
        if fixed and len(args) != len(value):
            return []
        wanted = args if fixed else args[:1] * len(value)
        parts = (
            faults(item, part, (*path, i)) for i, (item, part) in enumerate(zip(value, wanted, strict=True))
        )
        return [fault for part in parts for fault in part]
    return []


def _in_struct(value: dict[Any, Any], kind: Any, path: Where) -> list[Fault]:
    config = kind.__struct_config__
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    found: list[Fault] = []
    unknown = [key for key in value if key not in fields and key != config.tag_field]
    if config.forbid_unknown_fields:
        found += [_unknown(key, kind, list(fields), path) for key in unknown]
    for name, field in fields.items():
        if name in value:
            found += faults(value[name], field.type, (*path, name))
        elif field.required and not any(f"'{name}'" in fault.remedy for fault in found):
            # A misspelt field is one fault, not an unknown one and a missing one.
            found.append(Fault(path, f"{_prefix(path)}the field '{name}' is missing", _add(name, field.type)))
    return found


def _in_mapping(value: dict[Any, Any], key_kind: Any, value_kind: Any, path: Where) -> list[Fault]:
    found: list[Fault] = []
    for key, item in value.items():
        found += faults(key, key_kind, (*path, key))
        found += faults(item, value_kind, (*path, key))
    return found


def _unknown(key: Any, kind: Any, allowed: list[str], path: Where) -> Fault:
    """An effect is a mapping with its verb as the only key, so there the fields are called verbs."""
    in_list = bool(path) and isinstance(path[-1], int)
    optional = all(not field.required for field in msgspec.structs.fields(kind))
    word = getattr(kind, "field_word", "verb" if in_list and optional else "field")
    where = _dotted(path)
    message = f"unknown {word} '{shorten(key)}'" + (f" in {where}" if where else "")
    remedy = did_you_mean(key, allowed) or f"remove it, or see the schema for every {word}"
    return Fault((*path, key), message, remedy)


def _add(name: str, kind: Any) -> str:
    allowed = _allowed(kind)
    return f"add '{name}: ...'" + (f", one of: {', '.join(map(str, allowed))}" if allowed else "")


def _own(value: Any, kind: Any, path: Where, said: str) -> Fault:
    """msgspec's own words, translated."""
    where = _WHERE.search(said)
    if where:  # only when the parts could not be looked at one by one, as in a union
        said = said[: where.start()]
        steps = [int(index) if index else name for name, index in _STEP.findall(where[2])]
        value, kind = _follow(value, steps), (kind if not steps else Any)
        path = (*path, *steps)
    message, remedy = _translate(value, kind, said)
    return Fault(path, _prefix(path) + message, remedy)


def _translate(value: Any, kind: Any, said: str) -> tuple[str, str]:
    if found := _TYPES.match(said):
        wanted = [name for name in found[1].split(" | ") if name != "null"]
        words = " or ".join(_NAMES.get(name, name) for name in wanted)
        return f"expected {words}, got {_describe(value, found[2])}", _type_remedy(wanted, kind, value)
    if said.startswith(("Invalid enum value", "Invalid value")):
        return f"'{shorten(value)}' is not allowed here", did_you_mean(value, _allowed(kind))
    if " matching regex " in said:
        return f"'{shorten(value)}' does not have the right form", _form(kind, said)
    if found := _LIMIT.match(said):
        sized = {"array": "items", "object": "items", "str": "letters"}.get(found[1], "letters")
        size = f"with a count of {sized} {_COMPARED[found[3]]} " if found[2] else f"{_COMPARED[found[3]]} "
        got = f"{len(value)} {sized}" if found[2] and hasattr(value, "__len__") else shorten(value)
        many = f" {sized}" if found[2] else ""
        remedy = f"make it {found[3]} {found[4]}{many}"
        return f"expected {_NAMES.get(found[1], found[1])} {size}{found[4]}, got {got}", remedy
    if found := _LENGTH.match(said):
        return f"expected a list of {found[1]} items, got {found[2]}", f"write {found[1]} items"
    return said, ""  # a game's own check said it, in its own words


def _type_remedy(wanted: list[str], kind: Any, value: Any) -> str:
    allowed = _allowed(kind)
    if allowed:
        return did_you_mean(value, allowed)
    return " or ".join(_REMEDIES[name] for name in wanted if name in _REMEDIES)


def _describe(value: Any, got: str) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"text '{shorten(value)}'"
    return shorten(value) if isinstance(value, int | float) else _NAMES.get(got, got)


def _form(kind: Any, said: str) -> str:
    for part in _annotations(kind):
        if isinstance(part, msgspec.Meta) and part.description:
            return f"use {part.description}"
    return f"it must match {said.partition(' matching regex ')[2]}"


def _allowed(kind: Any) -> list[Any]:
    """The values a Literal or an Enum leaves open."""
    kind = _bare(kind, "")
    if get_origin(kind) is Literal:
        return [value for value in get_args(kind) if value is not None]
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return [member.value for member in kind]
    return []


def _annotations(kind: Any) -> list[Any]:
    """What is annotated to a type, also inside an optional one."""
    if get_origin(kind) is Annotated:
        return list(kind.__metadata__)
    if get_origin(kind) in (Union, types.UnionType):
        return [part for option in get_args(kind) for part in _annotations(option)]
    return []


def _bare(kind: Any, value: Any) -> Any:
    """The type without annotations and aliases and, of a union, the part that this value seems meant for."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        elif get_origin(kind) in (Union, types.UnionType):
            options = [
                part
                for part in (_bare(option, value) for option in get_args(kind))
                if _meant_for(part, value)
            ]
            return options[0] if len(options) == 1 else Any
        elif hasattr(kind, "__supertype__"):  # NewType
            kind = kind.__supertype__
        elif hasattr(kind, "__value__") and not isinstance(kind, type):  # the type statement of 3.12
            kind = kind.__value__
        else:
            return kind


def _meant_for(kind: Any, value: Any) -> bool:
    origin = get_origin(kind) or kind
    if isinstance(value, dict):
        if not _is_struct(kind):
            return origin in (dict, Mapping)
        config = kind.__struct_config__
        return config.tag is None or value.get(config.tag_field) == config.tag
    if isinstance(value, list):
        return origin in _LISTS
    return origin is Literal or (
        isinstance(origin, type) and issubclass(origin, str | int | float | enum.Enum)
    )


def _is_struct(kind: Any) -> bool:
    return (
        isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like
    )


def _follow(value: Any, steps: Sequence[str | int]) -> Any:
    for step in steps:
        try:
            value = value[step]
        except (LookupError, TypeError):
            return value
    return value


def _dotted(path: Where) -> str:
    """The keys on the way. Indices are left out, since the line says which one it is."""
    return ".".join(shorten(step, 30) for step in path if isinstance(step, str))


def _prefix(path: Where) -> str:
    where = _dotted(path)
    return f"{where}: " if where else ""
