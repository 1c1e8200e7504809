"""What is counted of a match, for achievements and for challenges.

- `won`, `points`, `lead` (over the best of the others), `rounds`, `seats`, `choices`;
- `against <kind of bot>`, how many of them sat there, and `module <name>`, 1 if it was played with;
- `my <event>`, how often it was the person's own doing; `score <way to score>`, the person's points by it;
- whatever the game's chronicle counts, by its name there; what it counts for each seat is `own <name>`.

All of this can be told of a finished match. While one goes on there are `won`, `points`, `lead`, `score ...`,
`my <event>`, and `their <event>` for what the others have done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game.engine.content import Library
from game.engine.decision import Decision
from game.engine.match import Match, ReplayError, replay
from game.engine.run import view
from game.engine.state import Event

MINE, THEIR, OWN, SCORE, AGAINST, MODULE = "my ", "their ", "own ", "score ", "against ", "module "
STANDING = ("won", "points", "lead")
COMMON = (*STANDING, "rounds", "seats", "choices")

Counts = Mapping[str, int]


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int | None = None
    most: int | None = None

    def met(self, n: int) -> bool:
        return (self.least is None or n >= self.least) and (self.most is None or n <= self.most)

    @property
    def figure(self) -> int:
        return (self.least if self.least is not None else self.most) or 0


def met(needs: Mapping[str, Need], counts: Counts) -> bool:
    return all(need.met(counts.get(name, 0)) for name, need in needs.items())


# Of a match that goes on


def doings(events: Iterable[Event], seats: int) -> list[Counter[str]]:
    """By seat, what it did."""
    done: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        if len(event) > 1 and isinstance(event[1], int) and 0 <= event[1] < seats:
            done[event[1]][str(event[0])] += 1
    return done


def standing(match: Match, seat: int) -> dict[str, int]:
    """How a seat stands, as far as it may know that."""
    game, book = match.game, match.book
    seen = match.state if match.over else view(book, match.state, seat)
    scores = game.scores(book, seen)
    found: Counter[str] = Counter()
    for who, category, _, points in game.breakdown(book, seen) if game.breakdown else []:
        found[f"{SCORE}{category}"] += points * (who == seat)
    others = [points for other, points in enumerate(scores) if other != seat]
    return dict(found) | {
        "won": int(match.over and seat in game.winners(book, match.state)),
        "points": scores[seat],
        "lead": scores[seat] - max(others, default=0),
    }


# Of a finished match


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
        for seat, done in enumerate(doings(played.events, len(seats))):
            mine[seat].update({f"{MINE}{name}": n for name, n in done.items()})
        asked[0] = played.decision

    try:
        end = replay(game, match.book, match.setup, match.opening, match.records, look)
    except ReplayError:
        return []
    winners = game.winners(end.book, end.state)
    whole = dict(chronicle.close(end.state, winners)) if chronicle else {}
    return [{**whole, **_own(whole, seat), **mine[seat], **_common(end, seat, sitting)} for seat in seats]


def _own(whole: Counts, seat: int) -> dict[str, int]:
    end = f" {seat}"
    return {f"{OWN}{name.removesuffix(end)}": n for name, n in whole.items() if name.endswith(end)}


def _common(match: Match, seat: int, sitting: Sequence[str]) -> dict[str, int]:
    found: Counter[str] = Counter(f"{AGAINST}{who}" for other, who in enumerate(sitting) if other != seat)
    found.update(f"{MODULE}{name}" for name in match.setup.modules)
    return {
        **found,
        **standing(match, seat),
        "rounds": match.game.rounds(match.state),
        "seats": len(match.setup.seats),
        "choices": len(match.records),
    }


# What there is to count


def told_counts(library: Library) -> list[str]:
    """What can be counted because the log or the score has words for it."""
    return [*COMMON, *(f"{MINE}{name}" for name in _events(library)), *_ways(library)]


def live_counts(library: Library) -> list[str]:
    """The same while a match goes on."""
    done = [f"{whose}{name}" for whose in (MINE, THEIR) for name in _events(library)]
    return [*STANDING, *done, *_ways(library)]


def _events(library: Library) -> list[str]:
    texts = next(iter(library.texts.values()), {})
    return sorted({name.partition(".")[0] for name in texts.get("log", {})})


def _ways(library: Library) -> list[str]:
    texts = next(iter(library.texts.values()), {})
    ways = (name for name in texts.get("phrases", {}) if name.startswith("category."))
    return [f"{SCORE}{name.removeprefix('category.')}" for name in ways]
