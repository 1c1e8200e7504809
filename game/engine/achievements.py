"""Achievements: what a person may be proud of after a game, as data over what is counted of it.

`content/<game>/achievements.yaml` lists them; a pack may bring a file of the same name. Each needs some
counts of a finished game to be at least or at most so many. Counted are:

- `won`, `points`, `lead` (over the best of the others), `rounds`, `seats`, `choices`;
- `against <kind of bot>`, how many of them sat there, and `module <name>`, 1 if it was played with;
- `my <event>`, how often it was the person's own doing; `score <way to score>`, the person's points by it;
- whatever the game's chronicle counts, by its name there; what it counts for each seat is `own <name>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from game.engine.content import ACHIEVEMENTS, Library
from game.engine.decision import Decision
from game.engine.explain import faults
from game.engine.languages import LANGUAGES
from game.engine.match import Match, ReplayError, replay
from game.engine.packs import Id
from game.engine.problems import ContentError, Problem, did_you_mean
from game.engine.yamlio import Document, read_document
from game.paths import resource

MINE, OWN, SCORE, AGAINST, MODULE = "my ", "own ", "score ", "against ", "module "
COMMON = ("won", "points", "lead", "rounds", "seats", "choices")


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int | None = None
    most: int | None = None

    def met(self, n: int) -> bool:
        return (self.least is None or n >= self.least) and (self.most is None or n <= self.most)

    @property
    def figure(self) -> int:
        return (self.least if self.least is not None else self.most) or 0


class Achievement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    source: Literal["rulebook", "public", "house"]
    icon: str
    name: dict[str, str]
    text: dict[str, str]
    """In every language; {n} is the figure of its first need."""
    needs: dict[str, Need]

    def told(self, lang: str) -> str:
        return self.text[lang].replace("{n}", str(next(iter(self.needs.values())).figure))

    def met(self, counts: Mapping[str, int]) -> bool:
        return all(need.met(counts.get(name, 0)) for name, need in self.needs.items())


# What is counted


def counted(match: Match, sitting: Sequence[str]) -> list[dict[str, int]]:
    """By seat, what there is to count of a finished match in which these sat; nothing if it can't be played
    again from its records."""
    game, seats = match.game, range(len(match.setup.seats))
    chronicle = game.chronicle(match.book) if game.chronicle else None
    mine: list[Counter[str]] = [Counter() for _ in seats]
    asked: list[Decision | None] = [None]

    def look(played: Match) -> None:
        decision = asked[0]
        if chronicle and decision and (option := decision.find(played.records[-1].key)):
            chronicle.chosen(decision, option)
        if chronicle:
            chronicle.happened(played.events)
        for event in played.events:
            if len(event) > 1 and isinstance(event[1], int) and event[1] in seats:
                mine[event[1]][f"{MINE}{event[0]}"] += 1
        asked[0] = played.decision

    try:
        end = replay(game, match.book, match.setup, match.opening, match.records, look)
    except ReplayError:
        return []
    winners = game.winners(end.book, end.state)
    whole = dict(chronicle.close(end.state, winners)) if chronicle else {}
    return [{**whole, **_own(whole, seat), **mine[seat], **_common(end, seat, sitting)} for seat in seats]


def _own(whole: Mapping[str, int], seat: int) -> dict[str, int]:
    end = f" {seat}"
    return {f"{OWN}{name.removesuffix(end)}": n for name, n in whole.items() if name.endswith(end)}


def _common(match: Match, seat: int, sitting: Sequence[str]) -> dict[str, int]:
    game, scores = match.game, match.game.scores(match.book, match.state)
    lines = game.breakdown(match.book, match.state) if game.breakdown else []
    found: Counter[str] = Counter()
    for who, category, _, points in lines:
        found[f"{SCORE}{category}"] += points * (who == seat)
    found.update(f"{AGAINST}{who}" for other, who in enumerate(sitting) if other != seat)
    found.update(f"{MODULE}{name}" for name in match.setup.modules)
    others = [points for other, points in enumerate(scores) if other != seat]
    return found | {
        "won": int(seat in game.winners(match.book, match.state)),
        "points": scores[seat],
        "lead": scores[seat] - max(others, default=0),
        "rounds": game.rounds(match.state),
        "seats": len(scores),
        "choices": len(match.records),
    }


# Reading and checking


def read_achievements(game: str, packs: Sequence[Path] = ()) -> dict[str, Achievement]:
    """Those of the game and then those of packs, by id; what a pack repeats takes the place of the old one.
    Raises ContentError with all that is wrong."""
    return {one.id: one for _, listed in _files(game, packs) for one in listed}


def _files(game: str, packs: Sequence[Path]) -> Iterator[tuple[Document, list[Achievement]]]:
    for folder in (resource("content", game), *(pack / game for pack in packs)):
        if not (folder / ACHIEVEMENTS).is_file():
            continue
        document = read_document(folder / ACHIEVEMENTS, folder)
        found = faults(document.data, list[Achievement])
        if found:
            raise ContentError(document.problem(fault.path, fault.message, fault.remedy) for fault in found)
        yield document, msgspec.convert(document.data, list[Achievement])


def achievement_problems(
    game: str, packs: Sequence[Path], library: Library, icons: Sequence[str], counts: Sequence[str]
) -> list[Problem]:
    """What is wrong with them: no language, picture or count of that name, an id that is used twice."""
    problems: list[Problem] = []
    try:
        for document, listed in _files(game, packs):
            ids = [one.id for one in listed]
            for n, one in enumerate(listed):
                if one.id in ids[:n]:
                    problems.append(document.problem((n, "id"), "the id is used twice", "give it another"))
                problems += _faults(document, n, one, icons, [*counts, *_words(library)])
    except ContentError as error:
        problems += error.problems
    return problems


def _faults(
    document: Document, n: int, one: Achievement, icons: Sequence[str], counts: Sequence[str]
) -> Iterator[Problem]:
    for field, words in (("name", one.name), ("text", one.text)):
        for lang in LANGUAGES:
            if not words.get(lang):
                yield document.problem((n, field), f"it has no {field} in '{lang}'", f"add {lang}: ...")
    if one.icon not in icons:
        remedy = did_you_mean(one.icon, icons) or "use the name of a picture in assets/common/icons"
        yield document.problem((n, "icon"), f"there is no picture '{one.icon}'", remedy)
    if not one.needs:
        yield document.problem((n, "needs"), "it needs nothing", "name a count, as in won: {least: 1}")
    for name in one.needs:
        if name not in counts and not name.startswith(AGAINST):
            remedy = did_you_mean(name, counts) or "see game/engine/achievements.py for what is counted"
            yield document.problem((n, "needs", name), f"nothing is counted as '{name}'", remedy)


def _words(library: Library) -> list[str]:
    """What can be counted because the log or the score has words for it."""
    texts = next(iter(library.texts.values()), {})
    events = {name.partition(".")[0] for name in texts.get("log", {})}
    ways = [name for name in texts.get("phrases", {}) if name.startswith("category.")]
    return [
        *COMMON,
        *(f"{MINE}{name}" for name in sorted(events)),
        *(f"{SCORE}{name.removeprefix('category.')}" for name in ways),
    ]
