"""Why something can't be chosen just now, in a sentence: what the rules say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.why import Why
from game.rules.western_sea.actions.raid import bars_raid_on
from game.rules.western_sea.actions.research import lacking
from game.rules.western_sea.free import bars_govern
from game.rules.western_sea.pieces import number
from game.rules.western_sea.spend import most_icons

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


class Reasons:
    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self.say = table.kit.say

    @property
    def ask(self) -> str:
        """What a person is asked, if one is."""
        decision = self.table.targets.decision
        return decision.ask if decision else ""

    def technology(self, thing: int) -> str:
        """What keeps the shown seat from researching it."""
        t = self.table
        b, s, seat = t.book, t.state, t.shown_seat
        have = most_icons(b, s, seat)[b.action["research"]]
        reasons = [self._lacks(why) for why in lacking(b, s, seat, thing, have)]
        if not reasons and self.ask not in ("act", "act.research"):
            return self.say("why.not-now")
        return "\n".join(reasons)

    def _lacks(self, why: Why) -> str:
        t = self.table
        values = dict(why.values)
        if "terrain" in values:
            values["terrain"] = t.voice.teller.terrain(t.book.terrains[values["terrain"]])
        if "short" in values:
            names = {kind: t.voice.words.name("icons", t.book.resources[kind]) for kind in values["short"]}
            values["what"] = ", ".join(
                f"{n} {names[kind].lower()}" for kind, n in values.pop("short").items()
            )
        return self.say(f"why.{why.reason}", **values)

    def action(self, n: int) -> str:
        t = self.table
        bar = t.book.rules["bars-action"](t.book, t.state, t.shown_seat, n)
        if self.ask != "act" and bar in ("", "no-main"):
            bar = "not-now"
        return self.say(f"why.{bar}", action=t.action_name(n))

    @property
    def asks_for_shores(self) -> bool:
        """Whether somebody may wonder why no tile can be laid at a shore."""
        return self.ask in ("act", "explore.place", "start.place")

    def cell(self, cell: int) -> str:
        """Why a place on the map does not answer the question."""
        t = self.table
        b, s = t.book, t.state
        decision = t.targets.decision
        if self.ask == "act" and cell not in s.at:
            return self._no_explore()
        if decision is None or not any(option.kind == "hex" for option in decision.options):
            return ""
        seat, tile = decision.seat, s.at.get(cell)
        if told := next((why for layer in t.layers if (why := layer.why_not("hex", cell))), ""):
            return told
        if decision.ask in ("explore.place", "start.place"):
            if tile is not None:
                return self.say("why.taken")
            if decision.ask == "start.place":
                return self.say("why.touch-most")
            return self.say("why.site", n=number(b, s, seat, "explore-touch"))
        if tile is None:
            return ""
        if decision.ask == "settle.one":
            return self.say("why.reach" if s.supply[seat] else "why.no-tents")
        if decision.ask == "act.raid":
            icons = most_icons(b, s, seat)[b.action["raid"]] + asked(b, s).icons
            return self.say(f"why.{bars_raid_on(b, s, seat, tile, icons)}")
        if decision.ask == "act":
            return self._no_free_action(seat, tile)
        return self.say("why.not-here")

    def _no_explore(self) -> str:
        """Why no tile can be laid before something else is chosen."""
        t = self.table
        if t.action_option("explore"):
            return self.say("why.explore-first")
        return self.action(t.book.action["explore"])

    def _no_free_action(self, seat: int, tile: int) -> str:
        """What governing it would ask for."""
        why = bars_govern(self.table.book, self.table.state, seat, tile)
        return self.say(f"why.{why.reason}", **why.values) if why else ""

    def die(self, face: int) -> str:
        t = self.table
        decision = t.targets.decision
        if decision is None or t.me != t.shown_seat:
            return ""
        if not any(option.kind == "die" for option in decision.options):
            return ""
        if decision.ask in ("spend", "harvest"):
            name = decision.draft
            n = t.book.action.get(name, -1)
            return self.say("why.die-icon", action=t.action_name(n) if n >= 0 else name)
        if decision.ask == "manipulate":
            return self.say("why.die-pay")
        return self.say("why.not-now")

    def token(self, name: str) -> str:
        t = self.table
        decision = t.targets.decision
        if decision is None or not any(option.kind == "token" for option in decision.options):
            return ""
        if not t.state.tokens[t.shown_seat][t.book.resource[name]]:
            return self.say("why.none-left")
        return self.say("why.in-deal" if decision.ask == "deal" else "why.not-now")

    def end(self) -> str:
        """Why the turn can't be ended, or nothing be finished."""
        t = self.table
        if t.targets.decision is None:
            return self.say("why.not-turn")
        return self.say("why.must-act" if self.ask == "act" else "why.must-finish")
