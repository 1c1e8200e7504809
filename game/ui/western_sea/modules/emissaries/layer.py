"""The emissaries as a layer of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.decision import Option
from game.engine.state import Event
from game.rules.western_sea.modules.emissaries import EmissaryEntry, embassy, may_hire, may_invite
from game.rules.western_sea.pieces import turn_order
from game.ui.session import Happened
from game.ui.table.flights import Flight, fade, lift
from game.ui.table.layer import Player
from game.ui.tooltips import Tip
from game.ui.western_sea.layer import Place, SeaLayer
from game.ui.western_sea.modules.emissaries.panel import EMBASSY, EmbassyRow, visitors
from game.ui.western_sea.modules.shelf.cards import portrait
from game.ui.western_sea.modules.shelf.motion import CardMotion
from game.ui.western_sea.modules.shelf.shelf import owner

if TYPE_CHECKING:
    from game.ui.western_sea.motion import WesternMotion


class EmissariesLayer(SeaLayer):
    picture = "deal"
    draws: Mapping[str, str] = {"emissaries": "portrait"}
    in_ledger = True

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self._holder = self._embassy()
        self._cards: CardMotion | None = None

    def _embassy(self) -> int:
        return turn_order(self.table.state)[-1]

    # Cards

    def shelved(self, alone: bool) -> Sequence[Place]:
        return (Place("embassy", self.table.book.number["emissaries-open"], EMBASSY, EmbassyRow),)

    def open_cards(self, seat: int) -> Sequence[str]:
        return [self.table.book.things[thing].id for thing in embassy(self.table.state).staff[seat]]

    def ledger_lines(self, seat: int) -> Sequence[str]:
        say = self.table.kit.say
        staff = [self.table.voice.thing(thing) for thing in embassy(self.table.state).staff[seat]]
        return (say("emissaries.hired", names=", ".join(staff)) if staff else say("emissaries.none"),)

    def spot_of(self, option: Option) -> str:
        t, at = self.table, str(option.at)
        if option.kind == "card" and at in [t.book.things[e].id for e in visitors(t)]:
            return f"card {at}"
        guest = embassy(t.state).guest
        if option.kind == "icon" and t.book.virtual_of_key[at].thing == guest:
            return f"card {t.book.things[guest].id}"
        return ""

    def card_tip(self, id_: str, tip: Tip, option: Option | None) -> Tip | None:
        """Whether it is here, whose markers it bears, and why it is not to be had."""
        t = self.table
        thing = t.book.thing.get(id_, -1)
        if thing < 0 or not isinstance(t.book.things[thing], EmissaryEntry):
            return None
        s, say, at = t.state, t.kit.say, embassy(t.state)
        lines = list(tip.lines)
        marked = [t.names[seat] for seat in range(s.seats) if at.marks.get(thing, 0) >> seat & 1]
        if marked:
            lines.append(say("emissaries.markers", names=", ".join(marked)))
        if thing == at.guest:
            used = [v for v in t.book.virtuals if v.thing == thing]
            spent = bool(used) and all(s.used[owner(t)] & v.power for v in used)
            lines.append(say("emissaries.spent" if spent else "emissaries.here"))
        return replace(tip, lines=tuple(lines), why_not="" if option else self._why_not(thing))

    def _why_not(self, thing: int) -> str:
        t = self.table
        s, b, say, at = t.state, t.book, t.kit.say, embassy(t.state)
        decision = t.targets.decision
        if decision is None or any(thing in staff for staff in at.staff):
            return ""
        if decision.ask == "emissary.visit":
            return "" if may_invite(at, decision.seat, thing) else say("emissaries.why.marker")
        if thing != at.guest:
            return say("emissaries.why.away")
        if not may_hire(b, s, decision.seat, s.active[decision.seat]):
            return say("emissaries.why.dice")
        return say("emissaries.why.recruit")

    # In motion

    def icon_of(self, event: Event) -> str:
        t, kind = self.table, event[0]
        if kind == "emissary":
            return portrait(t.kit, t.book.things[event[1]])
        if kind in ("invited", "hired"):
            return portrait(t.kit, t.book.things[event[2]])
        if kind == "icon" and t.book.things[event[2]].id in t.book.card_kind:
            return portrait(t.kit, t.book.things[event[2]])
        return ""

    def plays(self, motion: WesternMotion, others: Mapping[str, Player]) -> Mapping[str, Player]:
        self._cards = cards = CardMotion(motion)
        return {"emissary": cards.opened, "invited": self._invited, "hired": self._hired}

    def played(self, happened: Happened) -> None:
        """The embassy goes to whoever is last now."""
        t, before = self.table, self._holder
        self._holder = self._embassy()
        if before != self._holder and t.state.round and self._cards:
            picture = t.kit.art.picture("icons/embassy", t.kit.u(40))
            self._cards.fly(picture, f"seat {before}", f"seat {self._holder}", "card-take")

    def _invited(self, seat: int, thing: int) -> None:
        """It bows before whoever has invited it, and its icon is everybody's."""
        t, cards = self.table, self._cards
        assert cards
        at = t.place_of(f"card {t.book.things[thing].id}")
        flight = Flight(cards.face(thing), 0, 0.5, lift(at, t.kit.u(26)), shape=fade)
        flight.begin = partial(t.sound, "card-lift")
        cards.motion.fly(flight)

    def _hired(self, seat: int, thing: int) -> None:
        assert self._cards
        name = f"card {self.table.book.things[thing].id}"
        self._cards.fly(self._cards.face(thing), name, f"seat {seat}", "recruit")
