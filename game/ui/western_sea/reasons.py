"""Why something can't be chosen just now, in a sentence; read off the same rules that refuse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.western_sea.pieces import number, present
from game.rules.western_sea.spend import most_icons
from game.ui.western_sea.sea_map import ship_cell

if TYPE_CHECKING:
    from game.ui.western_sea.sea_tooltips import SeaTooltips
    from game.ui.western_sea.table import SeaTable


class Reasons:
    def __init__(self, table: SeaTable, sea: SeaTooltips) -> None:
        self.table, self.sea = table, sea
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
        if s.holds[seat] >> thing & 1:
            return self.say("why.owned")
        lacking = []
        for terrain in b.rules["cost-terrains"](b, s, seat, thing):
            if not s.holds[seat] & b.terrain_bits[terrain]:
                lacking.append(self.say("why.presence", terrain=t.voice.teller.terrain(b.terrains[terrain])))
        lacking += self._tokens_short(thing)
        need = b.rules["cost-icons"](b, s, seat, thing)
        have = most_icons(b, s, seat)[b.action["research"]]
        if have < need:
            lacking.append(self.say("why.icons", need=need, have=have))
        if not lacking and self.ask not in ("act", "act.research"):
            return self.say("why.not-now")
        return "\n".join(lacking)

    def _tokens_short(self, thing: int) -> list[str]:
        """What is missing after gold has stood in for what it can."""
        t = self.table
        b, s, seat = t.book, t.state, t.shown_seat
        cost, have = b.rules["cost-tokens"](b, s, seat, thing), s.tokens[seat]
        short = {k: need - have[k] for k, need in enumerate(cost) if k != b.gold and need > have[k]}
        spare = have[b.gold] - cost[b.gold]
        if sum(short.values()) <= spare:
            return []
        if spare < 0:
            short[b.gold] = -spare
        names = [f"{n} {t.voice.words.name('icons', b.resources[k]).lower()}" for k, n in short.items()]
        return [self.say("why.tokens", what=", ".join(names))]

    def action(self, n: int) -> str:
        t = self.table
        s, seat, name = t.state, t.shown_seat, t.book.actions[n]
        if s.done[seat] >> n & 1:
            return self.say("why.done")
        if s.turn != seat:
            return self.say("why.not-turn")
        if self.ask == "act" and not (s.mains or any(kinds >> n & 1 for kinds, _ in s.grants)):
            return self.say("why.no-main")
        icons = t.icons_ready(seat)[n]
        if name == "navigate" and ship_cell(s, seat) < 0:
            return self.sea.no_navigating()
        if not icons:
            return self.say("why.no-icons", action=t.action_name(n))
        if self.ask != "act":
            return self.say("why.not-now")
        return self._no_result(name, icons)

    def _no_result(self, name: str, icons: int) -> str:
        """The icons are there, but nothing could come of them."""
        t = self.table
        b, s, seat = t.book, t.state, t.shown_seat
        key = "why.no-result"
        if name in ("explore", "raid") and not s.supply[seat]:
            key = "why.no-tents"
        elif name == "explore":
            key = "why.no-site" if s.pile.slots else "why.no-tiles"
        elif name == "raid":
            key = "why.no-victim"
        elif name == "recruit":
            key = "why.no-access" if icons >= b.table["recruit-icons"][0] else "why.too-few"
        elif name == "research":
            key = "why.no-technology"
        elif name == "trade":
            key = "why.nothing-to-trade"
        return self.say(key)

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
        if told := self.sea.no_course(decision.ask, cell):
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
            return self._no_raid(seat, tile)
        if decision.ask == "act":
            return self._no_free_action(seat, tile)
        return self.say("why.not-here")

    def _no_explore(self) -> str:
        """Why no tile can be laid before something else is chosen."""
        t = self.table
        if t.action_option("explore"):
            return self.say("why.explore-first")
        return self.action(t.book.action["explore"])

    def _no_raid(self, seat: int, tile: int) -> str:
        t = self.table
        s = t.state
        here = s.tents[tile * s.seats : (tile + 1) * s.seats]
        if not t.book.rules["raid-reach"](t.book, s, seat) >> tile & 1:
            return self.say("why.not-present")
        return self.say("why.nobody" if sum(here) == here[seat] else "why.defended")

    def _no_free_action(self, seat: int, tile: int) -> str:
        """What governing it would ask for."""
        t = self.table
        b, s = t.book, t.state
        if s.house[tile] >= 0 or not present(b, s, seat) >> tile & 1:
            return ""
        here = s.tents[tile * s.seats : (tile + 1) * s.seats]
        lead = here[seat] - max((n for o, n in enumerate(here) if o != seat), default=0)
        need, price = number(b, s, seat, "govern-lead"), number(b, s, seat, "govern-tents")
        return self.say("why.govern", need=need, price=price, lead=max(0, lead))

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
