"""Why a bot did something, and why a hint is given: the named terms of its judgement, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.advice import Advice
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.table.table import Table

MOST = 2
"""So many reasons are given; a third convinces nobody."""


def reason_words(say: Wording, terms: Sequence[str]) -> str:
    """What spoke for a choice, weightiest first, as one short sentence; nothing for terms without words."""
    known = [say(f"term.{term}") for term in terms if say.has(f"term.{term}")][:MOST]
    if not known:
        return ""
    what = known[0] if len(known) == 1 else say("why-bot.both", a=known[0], b=known[1])
    return say("why-bot.for", what=what)


def advice_words(table: Table, advice: Advice) -> str:
    """Why it is advised: what it changes in everybody's points, and else what speaks for it."""
    decision, say = table.session.decision, table.kit.say
    assert decision
    changes: list[str] = []
    if advice.after is not None:
        scores, book = table.session.game.scores, table.session.match.book
        before, after = scores(book, table.session.view(decision.seat)), scores(book, advice.after)
        for seat in sorted(range(len(before)), key=lambda seat: seat != decision.seat):
            n = after[seat] - before[seat]
            if n and seat == decision.seat:
                changes.append(say("advice.mine" if n > 0 else "advice.mine-less", n=abs(n)))
            elif n:
                who = table.names[seat]
                changes.append(say("advice.theirs" if n > 0 else "advice.theirs-less", n=abs(n), who=who))
    because = reason_words(say, advice.reasons).removesuffix(".")
    return " \N{MIDDLE DOT} ".join(part for part in (", ".join(changes), because) if part)
