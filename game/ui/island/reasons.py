"""Why something can't be chosen just now, in a sentence: what the rules say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.engine.why import Why
from game.rules.island.reasons import first_bar, why_not
from game.rules.island.state import NOBODY

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

ROADS = ("start.road", "free-road")
NEUTRAL = {"neutral-road": "road-bars", "neutral-settlement": "settlement-bars"}


class Reasons:
    def __init__(self, table: IslandTable) -> None:
        self.table = table
        self.say = table.kit.say

    def option(self, verb: str, kind: str = "button", at: int | str = "") -> str:
        """Why this is not offered to whoever is asked."""
        t = self.table
        if t.targets.decision is None:
            return self.say("why.not-turn") if t.asked >= 0 else ""
        seat = t.targets.decision.seat
        if t.targets.decision.ask in ("act", "roll") or t.state.active == NOBODY or kind in ("hex", "seat"):
            return self.worded(why_not(t.book, t.state, seat, Option(verb, kind, at)))
        return self.say("why.not-now")

    def corner(self, corner: int) -> str:
        """Of the two things that can be built there, the one that is nearer."""
        t = self.table
        decision, name = t.targets.decision, t.book.top.corner_names[corner]
        own = self._own("corner", name)
        if decision is None or own:
            return own
        if decision.ask == "neutral-settlement":
            return self._neutral(NEUTRAL[decision.ask], corner)
        if decision.ask not in ("start", "act", "roll"):
            return ""
        city = t.state.houses[decision.seat] >> corner & 1
        return self.option("city" if city else "settle", "corner", name)

    def path(self, path: int) -> str:
        t = self.table
        decision, name = t.targets.decision, t.book.top.path_names[path]
        own = self._own("edge", name)
        if decision is None or own:
            return own
        if decision.ask == "neutral-road":
            return self._neutral(NEUTRAL[decision.ask], path)
        if decision.ask not in (*ROADS, "act", "roll"):
            return ""
        why = why_not(t.book, t.state, decision.seat, Option("road", "edge", name))
        if why is None and decision.ask == "start.road":
            return self.say("why.beside-settlement")
        return self.worded(why)

    def _neutral(self, rule: str, place: int) -> str:
        """For the neutral colour that is being built for."""
        t = self.table
        bars = t.book.rules[rule](t.book, t.state, t.neutral_colour)
        return self.worded(Why(first_bar(bars, place))) if first_bar(bars, place) else ""

    def _own(self, kind: str, at: int | str) -> str:
        """What a scenario says, while something is asked."""
        t = self.table
        layers = t.layers if t.targets.decision else []
        return next((why for layer in layers if (why := layer.why_not(kind, at))), "")

    def hex(self, h: int) -> str:
        decision = self.table.targets.decision
        if own := self._own("hex", h):
            return own
        return self.option("robber", "hex", h) if decision and decision.ask == "robber" else ""

    def seat(self, seat: int) -> str:
        decision = self.table.targets.decision
        if own := self._own("seat", seat):
            return own
        return self.option("rob", "seat", seat) if decision and decision.ask == "rob" else ""

    def worded(self, why: Why | None) -> str:
        return self.table.voice.why(why) if why else ""

    def end(self) -> str:
        """Why the turn can't be ended."""
        decision = self.table.targets.decision
        return self.say("why.not-turn" if decision is None else "why.must-finish")
