"""Minds: what bots weigh by when they judge a position.

`content/<game>/minds.yaml` lists the weights of the game and of each of its layers that adds to a bot's
thoughts. A pack may bring a file of the same name that says otherwise of some of them: so it brings bots with
another mind. The names of the weights, what they lead to and their signs are the evaluation's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from game.engine.beside import files, problems_in, repeated
from game.engine.content import MINDS
from game.engine.packs import Id
from game.engine.problems import Problem, did_you_mean
from game.engine.yamlio import Document

Weights = dict[str, float]


class Mind(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id = ""
    """The layer whose thoughts these are."""
    source: Literal["rulebook", "public", "house"] = "house"
    weights: Weights = {}
    careful: Weights = {}
    """What those weigh otherwise who take their time."""


def read_minds(game: str, packs: Sequence[Path] = ()) -> dict[str, Mind]:
    """By layer, with what packs say otherwise. Raises ContentError with all that is wrong."""
    if not packs:
        return _own(game)
    found: dict[str, Mind] = {}
    for _, listed in files(game, packs, MINDS, Mind):
        for one in listed:
            found[one.id] = joined([found.get(one.id, Mind()), one])
    return found


@cache
def _own(game: str) -> dict[str, Mind]:
    """Bots sit down to thousands of games with it."""
    return {one.id: one for _, listed in files(game, (), MINDS, Mind) for one in listed}


def joined(minds: Sequence[Mind]) -> Mind:
    """One laid over the other."""
    weights = {name: n for one in minds for name, n in one.weights.items()}
    return Mind(weights=weights, careful={name: n for one in minds for name, n in one.careful.items()})


def mind_problems(game: str, packs: Sequence[Path], layers: Sequence[str]) -> list[Problem]:
    """What is wrong with them: a layer or a weight of a pack that there is not, a figure that is none."""

    def wrong(document: Document, listed: list[Mind]) -> Iterator[Problem]:
        names = sorted({name for one in _own(game).values() for name in one.weights})
        yield from repeated(document, [one.id for one in listed])
        for n, one in enumerate(listed):
            yield from _faults(document, n, one, sorted(layers), names)

    return problems_in(game, packs, MINDS, Mind, wrong)


def _faults(
    document: Document, n: int, one: Mind, layers: Sequence[str], names: Sequence[str]
) -> Iterator[Problem]:
    if one.id not in layers:
        remedy = did_you_mean(one.id, layers) or f"use one of: {', '.join(layers)}"
        yield document.problem((n, "id"), f"no part of the game is called '{one.id}'", remedy)
    for field, weights in (("weights", one.weights), ("careful", one.careful)):
        for name, weight in weights.items():
            if name not in names:
                remedy = did_you_mean(name, names) or f"use one of: {', '.join(names)}"
                yield document.problem((n, field, name), f"no bot weighs '{name}'", remedy)
            if weight < 0:
                message = f"the weight {weight:g} of '{name}' is no number from 0 on"
                yield document.problem(
                    (n, field, name), message, "weights keep their signs: write for example 0.5"
                )
