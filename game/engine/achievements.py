"""Achievements: what a person may be proud of after a game, as data over what is counted of it.

`content/<game>/achievements.yaml` lists them; a pack may bring a file of the same name. Each needs some
counts of a finished game to be at least or at most so many; `game/engine/counts.py` tells what is counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.engine.beside import Told, files, problems_in, told_problems
from game.engine.content import ACHIEVEMENTS, Library
from game.engine.counts import AGAINST, Counts, Need, met, told_counts
from game.engine.problems import Problem, did_you_mean
from game.engine.yamlio import Document


class Achievement(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    needs: dict[str, Need]

    def told(self, lang: str) -> str:
        """Its text, in which {n} is the figure of its first need."""
        return self.text[lang].replace("{n}", str(next(iter(self.needs.values())).figure))

    def met(self, counts: Counts) -> bool:
        return met(self.needs, counts)


def read_achievements(game: str, packs: Sequence[Path] = ()) -> dict[str, Achievement]:
    """Those of the game and then those of packs, by id; what a pack repeats takes the place of the old one.
    Raises ContentError with all that is wrong."""
    return {one.id: one for _, listed in files(game, packs, ACHIEVEMENTS, Achievement) for one in listed}


def achievement_problems(
    game: str, packs: Sequence[Path], library: Library, icons: Sequence[str], counts: Sequence[str]
) -> list[Problem]:
    """What is wrong with them: no language, picture or count of that name, an id that is used twice."""

    def wrong(document: Document, listed: list[Achievement]) -> Iterator[Problem]:
        yield from told_problems(document, listed, icons)
        for n, one in enumerate(listed):
            yield from _faults(document, n, one, [*counts, *told_counts(library)])

    return problems_in(game, packs, ACHIEVEMENTS, Achievement, wrong)


def _faults(document: Document, n: int, one: Achievement, counts: Sequence[str]) -> Iterator[Problem]:
    if not one.needs:
        yield document.problem((n, "needs"), "it needs nothing", "name a count, as in won: {least: 1}")
    for name in one.needs:
        if name not in counts and not name.startswith(AGAINST):
            remedy = did_you_mean(name, counts) or "see game/engine/counts.py for what is counted"
            yield document.problem((n, "needs", name), f"nothing is counted as '{name}'", remedy)
