"""Why a bot did something, and why a hint is given: the named terms of its judgement, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.wording import Wording

MOST = 2
"""So many reasons are given; a third convinces nobody."""


def reason_words(say: Wording, terms: Sequence[str]) -> str:
    """What spoke for a choice, weightiest first, as one short sentence; nothing for terms without words."""
    known = [say(f"term.{term}") for term in terms if say.has(f"term.{term}")][:MOST]
    if not known:
        return ""
    what = known[0] if len(known) == 1 else say("why-bot.both", a=known[0], b=known[1])
    return say("why-bot.for", what=what)
