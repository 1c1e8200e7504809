"""What every module needs: saying what it says by name, and keeping its part of the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from game.engine.rulebook import Layer
from game.engine.state import Data
from game.rules.western_sea import vocabulary
from game.rules.western_sea.hooks import HOOK_MODULES, Hook, hook

P = TypeVar("P", bound=Data)
Fields = tuple[str, ...]


def speak(
    *,
    asks: Mapping[str, tuple[Fields, Fields]] | None = None,
    options: Mapping[str, Fields] | None = None,
    events: Mapping[str, Fields] | None = None,
    quiet: Sequence[str] = (),
    fixed: Sequence[str] = (),
    raisable: Sequence[str] = (),
    phrases: Mapping[str, Fields] | None = None,
    nouns: Sequence[str] = (),
    categories: Sequence[str] = (),
    titled: Sequence[str] = (),
) -> None:
    """Add to what the rules say by name, so that the checks ask for its texts in every language.

    `asks`: for each question the fields of its step and the verbs of its options; `options`: verbs that are
    added to another's question; `events`: the fields of what happens, those that a log may leave out in
    `quiet`; `fixed` and `raisable` are numbers; `categories` are those of the score; `titled` are kinds of
    people."""
    for ask, (fields, verbs) in (asks or {}).items():
        vocabulary.ASKS[ask] = fields
        vocabulary.OPTIONS[ask] = verbs
    for ask, verbs in (options or {}).items():
        vocabulary.OPTIONS[ask] = (*vocabulary.OPTIONS[ask], *verbs)
    vocabulary.EVENTS.update(events or {})
    vocabulary.QUIET += quiet
    vocabulary.FIXED_NUMBERS += fixed
    vocabulary.RAISABLE_NUMBERS += raisable
    vocabulary.PHRASES.update(phrases or {})
    vocabulary.NOUNS += nouns
    vocabulary.CATEGORIES += categories
    vocabulary.TITLED += titled


def module_hook(layer: Layer, name: str) -> Callable[[Hook], Hook]:
    """A hook that only entries of this module may use."""
    HOOK_MODULES[name] = layer.name
    return hook(name)
