"""How the details of the Diceoneer's events are told: why a side, the sum of a strength, which priority."""

from __future__ import annotations

from typing import cast

from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER
from game.rules.western_sea.modules.diceoneer.script import priorities, script
from game.rules.western_sea.modules.diceoneer.script_text import row_text
from game.rules.western_sea.voice import FIELDS, SeaVoice

SUMS = ("dice", "tokens", "marker", "advisor", "treasure")
"""What a strength may be made of."""


def why(voice: SeaVoice, sides: tuple[int, int, int]) -> str:
    """The side that its die chose, the next with pieces, the one it takes."""
    chosen, found, taken = [voice.teller.action(voice.book.actions[a]) for a in sides]
    if taken != found:
        return voice.teller.say("solo.rather", action=taken, other=found)
    if found != chosen:
        return voice.teller.say("solo.passed", action=taken, empty=chosen)
    return voice.teller.say("solo.straight", action=taken)


def strength_sum(voice: SeaVoice, parts: tuple[tuple[str, int], ...]) -> str:
    return " + ".join(voice.teller.say(f"solo.sum.{kind}", n=n) for kind, n in parts)


def reason(voice: SeaVoice, followed: tuple[str, int]) -> str:
    """The line of its priorities that it has followed."""
    subject, row = followed
    entries = cast(list[DiceoneerEntry], voice.book.entries(DICEONEER))
    return row_text(voice.teller, priorities(entries)[subject][row])


def because(voice: SeaVoice, followed: str) -> str:
    """Why a piece lies where it lies; an icon on a die speaks for itself."""
    if followed == "icon":
        return ""
    if followed == "advisor":
        return voice.teller.say("solo.because.advisor")
    return voice.teller.say("solo.because", reason=reason(voice, (followed, 0)))


FIELDS |= {
    "why": why,
    "sum": strength_sum,
    "reason": reason,
    "because": because,
    "side": lambda voice, n: voice.teller.action(voice.book.actions[script(voice.book).sides[n]]),
    "idle": lambda voice, action: voice.teller.say(f"solo.idle.{voice.book.actions[action]}"),
    "advised": lambda voice, advice: voice.teller.say(f"solo.advised.{advice[0]}", n=advice[1]),
}
