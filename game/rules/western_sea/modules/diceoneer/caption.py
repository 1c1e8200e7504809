"""What the Diceoneer has just done, in one short sentence put together from what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.state import Event
from game.engine.words import sentence
from game.rules.western_sea.vocabulary import EVENTS
from game.rules.western_sea.voice import SeaVoice

CAPTIONS: dict[str, tuple[str, ...]] = {
    "solo-acts": ("n", "why", "strength", "sum"),
    "solo-bare": ("n",),
    "solo-sails": ("n", "strength"),
    "solo-navy": ("n",),
    "solo-at-once": ("action", "strength"),
    "solo-idle": ("idle",),
    "solo-why": ("reason",),
    "solo-defended": ("tile", "n"),
    "solo-repelled": ("tile",),
    "solo-unused": ("n",),
    "solo-trade": ("n",),
    "solo-stolen": ("die",),
    "solo-cleared": ("tile",),
    "solo-gold": ("n",),
    "solo-advice": ("thing", "advised"),
    "solo-blue": (),
    "raid": ("tile", "n"),
    "house": ("tile",),
    "die": ("die",),
    "research": ("thing",),
    "navigated": ("tile",),
    "joined": ("tile",),
    "roll": ("n",),
    "tents-on": ("tile", "n"),
    "lays": ("tile",),
    "sea-raised": (),
    "vp": ("n",),
    "laid": ("action", "n"),
}
"""Its fragments, and their gaps."""
MINOR = ("solo-why", "solo-navy")
"""Fragments that are left out first where there is little room."""


class Fragment(NamedTuple):
    text: str
    minor: bool


def caption(voice: SeaVoice, seat: int, events: Sequence[Event]) -> list[Fragment]:
    """What these events of its seat amount to; those that repeat themselves are added up."""
    made: list[Fragment] = []
    tents: dict[int, int] = {}
    laid: dict[int, int] = {}
    vp = 0
    said_why = False
    raised = any(event[:2] == ("sea-raised", seat) for event in events)

    def say(kind: str, **values: object) -> None:
        words = voice.words.say("phrases", f"caption.{kind}", values)  # type: ignore[arg-type] # from fields
        made.append(Fragment(words, kind in MINOR))

    for event in events:
        kind = event[0]
        if kind == "tile":
            # The harbour and its coasts are told together.
            if not (raised and voice.book.tiles[event[1]].sea):
                say("lays", tile=voice.thing(event[1]))
            continue
        if len(event) < 2 or event[1] != seat:
            continue
        if kind == "tent":
            tents[event[2]] = tents.get(event[2], 0) + 1
        elif kind == "vp":
            vp += event[2]
        elif kind in ("solo-die", "solo-token"):
            laid[event[3]] = laid.get(event[3], 0) + 1
        elif kind == "roll":
            say("roll", n=len(event[2]))
        elif kind == "raid":
            # The tents that it sets there are told by the raid itself.
            say("raid", **voice.values(EVENTS[kind], event[1:]))
            tents[event[3]] = tents.get(event[3], 0) - event[4]
        elif kind == "sea-raised":
            say(kind)
        elif kind == "solo-why" and said_why:
            continue
        elif kind in CAPTIONS:
            said_why = said_why or kind == "solo-why"
            say(kind, **voice.values(EVENTS[kind], event[1:]))
    for tile, n in tents.items():
        if n > 0:
            say("tents-on", tile=voice.thing(tile), n=n)
    for action, n in laid.items():
        say("laid", action=voice.teller.action(voice.book.actions[action]), n=n)
    if vp:
        say("vp", n=vp)
    return made


def joined(fragments: Sequence[Fragment], minor: bool = True) -> str:
    """The fragments as one sentence, with or without what could be left out."""
    return sentence("; ".join(f.text for f in fragments if minor or not f.minor))
