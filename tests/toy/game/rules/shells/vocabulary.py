"""What the rules of Shells say by name, and the texts that they need in every language."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.templates import Need, needed_in_play

AWARDS = ["shells", "tide", "pearls"]
NUMBERS = ["shells", "most", "pearl-in"]

ASKS: dict[str, tuple[str, ...]] = {"take": ("seat",), "leave": ("seat",)}
"""By question, the fields of the step that asks."""
OPTIONS: dict[str, tuple[str, ...]] = {"take": ("take",), "leave": ("end",)}
EVENTS: dict[str, tuple[str, ...]] = {
    "round": ("n",),
    "turn": ("seat",),
    "took": ("seat", "n"),
    "pearl": ("seat", "n"),
    "end-turn": ("seat",),
    "over": ("reasons",),
}
QUIET = ["turn", "end-turn"]
"""Events that a log may leave out."""
PHRASES: dict[str, tuple[str, ...]] = {
    "player": ("n",),
    "award": ("n",),
    "reason.tide": (),
    **{f"category.{name}": () for name in AWARDS},
}


def needed_texts() -> Iterator[Need]:
    for key, values in PHRASES.items():
        yield Need("phrases", key, values, "n" in values)
    yield from needed_in_play(ASKS, OPTIONS, EVENTS)
