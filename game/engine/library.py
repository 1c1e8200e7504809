"""The types of content: what a game declares, what the loader hands back, and what helps in checking it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, TypeVar, cast

import msgspec

from game.engine.packs import Id, Pack
from game.engine.problems import Where
from game.engine.texts import Texts


class Entry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """One tile, card or die. Each kind is a subclass of this; a field `number` must be unique in its kind."""

    named: ClassVar[bool] = True  # whether it needs a name in every language
    id: Id
    source: Literal["rulebook", "public", "house"]


E_ = TypeVar("E_", bound=Entry)


@dataclass(frozen=True)
class Library:
    """A game's content, loaded and checked."""

    game: str
    entries: dict[str, dict[str, Entry]]  # kind -> id -> entry, in the order of the files
    texts: Texts = field(default_factory=dict)
    packs: tuple[Pack, ...] = ()
    content_hash: str = ""  # of the entries, not of the texts

    def of(self, kind: str, type_: type[E_]) -> dict[str, E_]:
        """The entries of one kind, with their own type."""
        return cast(dict[str, E_], self.entries[kind])

    def only(self, index: Mapping[str, Sequence[str]]) -> Library:
        """The same content with just these entries, in this order: a match that goes on under grown content
        keeps to what it began with."""
        kept = {
            kind: {id_: found[id_] for id_ in index[kind] if id_ in found} if kind in index else found
            for kind, found in self.entries.items()
        }
        return replace(self, entries=kept)

    def count(self) -> dict[str, int]:
        return {kind: len(entries) for kind, entries in self.entries.items()}


@dataclass(frozen=True)
class Complaint:
    """What a game's own check finds wrong with an entry; the loader adds the file and the line."""

    kind: str
    entry: str
    path: Where  # keys and indices inside the entry, as they are written in the file; () for all of it
    message: str
    remedy: str = ""


def _content_without_complaint(_: Library) -> Iterable[Complaint]:
    return ()


@dataclass(frozen=True)
class GameSpec:
    """What a game's content consists of."""

    name: str
    kinds: Mapping[str, type[Entry]]  # the file's name without .yaml -> the type of its entries
    required: tuple[str, ...] = ()  # kinds of which the base must have some
    check: Callable[[Library], Iterable[Complaint]] = _content_without_complaint
    modules: tuple[str, ...] = ()  # folders in the base's `modules`, each with the same layout as the base


def schemas(spec: GameSpec) -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors that complete and check while one types."""
    made: dict[str, dict[str, Any]] = {}
    for kind, type_ in spec.kinds.items():
        listed: Any = list[type_]  # type: ignore[valid-type]
        (schema,), parts = msgspec.json.schema_components([listed], ref_template="#/$defs/{name}")
        head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{spec.name}: {kind}"}
        made[kind] = {**head, **schema, "$defs": parts}
    return made


def find_cycle(edges: Mapping[str, Iterable[str]]) -> list[str] | None:
    """A way from some entry back to itself, ending with the one it begins with; None when there is none."""
    done: set[str] = set()
    for start in edges:
        # Walked with a stack of its own: a long chain must not exhaust Python's.
        way = [] if start in done else [start]
        onward = [iter(edges[node]) for node in way]
        around = set(way)
        while way:
            step = next((node for node in onward[-1] if node not in done), None)
            if step is None:
                onward.pop()
                around.discard(way[-1])
                done.add(way.pop())
            elif step in around:
                return [*way[way.index(step) :], step]
            else:
                way.append(step)
                around.add(step)
                onward.append(iter(edges.get(step, ())))
    return None
