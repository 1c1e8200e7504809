"""Minds: what bots weigh by when they judge a position.

`content/<game>/minds.yaml` lists the weights of the game and of each of its layers that adds to a bot's
thoughts, and by how much the terms that these lead to count more or less at stages of the game. A pack may
bring a file of the same name that says otherwise of some of them: so it brings bots with another mind. The
names of the weights, what they lead to and their signs are the evaluation's own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
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
Stage = Literal["early", "middle", "late"]
STAGES: dict[Stage, float] = {"early": 1.0, "middle": 0.5, "late": 0.0}
"""How much of the game is left then; in between, factors go straight from one to the next."""
_HALVES: tuple[tuple[Stage, Stage], ...] = (("early", "middle"), ("middle", "late"))


class Mind(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id = ""
    """The layer whose thoughts these are."""
    source: Literal["rulebook", "public", "house"] = "house"
    weights: Weights = {}
    careful: Weights = {}
    """What those weigh otherwise who take their time."""
    expert: Weights = {}
    """And what an expert does, besides; `early.land` is the factor on the term `land` at that stage."""
    stages: dict[Stage, Weights] = {}
    """By stage of the game, factors on terms; 1 on those that are not named."""


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
    careful = {name: n for one in minds for name, n in one.careful.items()}
    expert = {name: n for one in minds for name, n in one.expert.items()}
    stages: dict[Stage, Weights] = {}
    for one in minds:
        for stage, factors in one.stages.items():
            stages[stage] = stages.get(stage, {}) | factors
    return Mind(weights=weights, careful=careful, expert=expert, stages=stages)


def factors_at(stages: Mapping[Stage, Weights], left: float) -> Weights:
    """By term, what it counts when so much of the game is left."""
    shares = stages_at(left)
    names = dict.fromkeys(name for stage in shares for name in stages.get(stage, {}))
    return {
        name: sum(share * stages.get(stage, {}).get(name, 1.0) for stage, share in shares.items())
        for name in names
    }


def stages_at(left: float) -> dict[Stage, float]:
    """Between which stages that is, and how much of it belongs to either."""
    sooner, later = _HALVES[left <= STAGES["middle"]]
    share = (left - STAGES[later]) / (STAGES[sooner] - STAGES[later])
    share = min(1.0, max(0.0, share))
    return {sooner: share, later: 1 - share}


def mind_problems(
    game: str, packs: Sequence[Path], layers: Sequence[str], terms: Collection[str]
) -> list[Problem]:
    """What is wrong with them: a layer, a weight or a term that there is not, a figure that is none."""

    def wrong(document: Document, listed: list[Mind]) -> Iterator[Problem]:
        names = sorted({name for one in _own(game).values() for name in one.weights})
        yield from repeated(document, [one.id for one in listed])
        for n, one in enumerate(listed):
            yield from _faults(document, n, one, sorted(layers), names, sorted(terms))

    return problems_in(game, packs, MINDS, Mind, wrong)


def _faults(
    document: Document, n: int, one: Mind, layers: Sequence[str], names: Sequence[str], terms: Sequence[str]
) -> Iterator[Problem]:
    if one.id not in layers:
        remedy = did_you_mean(one.id, layers) or f"use one of: {', '.join(layers)}"
        yield document.problem((n, "id"), f"no part of the game is called '{one.id}'", remedy)
    for field, weights in (("weights", one.weights), ("careful", one.careful)):
        for name, weight in weights.items():
            yield from _figure(document, (n, field, name), f"no bot weighs '{name}'", weight, names)
    factors_too = [f"{stage}.{term}" for stage in STAGES for term in terms]
    for name, weight in one.expert.items():
        known = factors_too if "." in name else names
        yield from _figure(document, (n, "expert", name), f"no bot weighs '{name}'", weight, known)
    for stage, factors in one.stages.items():
        for name, factor in factors.items():
            where = n, "stages", stage, name
            yield from _figure(document, where, f"no judgement has a term '{name}'", factor, terms)


def _figure(
    document: Document, where: tuple[int | str, ...], unknown: str, weight: float, names: Sequence[str]
) -> Iterator[Problem]:
    name = str(where[-1])
    if name not in names:
        yield document.problem(where, unknown, did_you_mean(name, names) or f"use one of: {', '.join(names)}")
    if weight < 0:
        message = f"the weight {weight:g} of '{name}' is no number from 0 on"
        yield document.problem(where, message, "weights keep their signs: write for example 0.5")
