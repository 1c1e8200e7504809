"""The advisors as a layer of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import Option
from game.engine.state import Event
from game.rules.western_sea.modules.advisors import AdvisorEntry, advisor_face, cabinet, pink_shown
from game.rules.western_sea.pieces import number
from game.ui.kit import Kit
from game.ui.table.flights import Flight, arc, fade, lift
from game.ui.table.layer import Player
from game.ui.tooltips import Tip
from game.ui.western_sea.layer import Place, SeaLayer
from game.ui.western_sea.modules.advisors.panel import AdvisorCard, advisor_of, draft_order, paint_roundel
from game.ui.western_sea.modules.shelf.cards import portrait
from game.ui.western_sea.modules.shelf.motion import CardMotion
from game.ui.western_sea.modules.shelf.shelf import owner

if TYPE_CHECKING:
    from game.ui.western_sea.motion import WesternMotion


class AdvisorsLayer(SeaLayer):
    picture = "advisor"
    draws: Mapping[str, str] = {"advisors": "portrait"}
    action_pages: Mapping[str, str] = {"advisor": "modules/advisors"}
    _cards: CardMotion

    def note(self) -> str:
        """Which choice of the joint draft this is, and whose is the next."""
        t = self.table
        decision = t.decision
        if decision is None or decision.ask != "advisor.draft":
            return ""
        order = draft_order(t)
        made = sum(tile >= 0 for tile in t.state.chosen) + sum(a >= 0 for a in cabinet(t.state).chosen)
        say, n = t.kit.say, made + 1
        if n >= len(order):
            return say("advisors.draft-last", n=n, of=len(order))
        return say("advisors.draft", n=n, of=len(order), who=t.names[order[n]])

    # Cards

    def shelved(self, alone: bool) -> Sequence[Place]:
        """With nothing else on the shelf there is room for everybody's."""
        return (Place("advisor", self.table.state.seats if alone else 1, 0, AdvisorCard),)

    def open_cards(self, seat: int) -> Sequence[str]:
        advisor = advisor_of(self.table, seat)
        return [self.table.book.things[advisor].id] if advisor >= 0 else []

    def card_tip(self, id_: str, tip: Tip, option: Option | None) -> Tip | None:
        t = self.table
        thing = t.book.thing.get(id_, -1)
        if thing < 0 or not isinstance(t.book.things[thing], AdvisorEntry):
            return None
        return tip if option else replace(tip, why_not=self._why_not(thing))

    def _why_not(self, thing: int) -> str:
        b, s, say = self.table.book, self.table.state, self.table.kit.say
        decision = self.table.targets.decision
        if decision is None or not s.round or thing != advisor_of(self.table, decision.seat):
            return ""
        face = pink_shown(b, s, decision.seat)
        if s.done[decision.seat] >> b.action["advisor"] & 1:
            return say("why.done")
        if face < 0:
            return say("advisors.why.no-die")
        if face == advisor_face(b):
            return say("why.not-now")
        return say("advisors.why.face", n=number(b, s, decision.seat, "advisor-icons"))

    def paint_seat(self, surface: Surface, kit: Kit, seat: int, rect: Rect) -> None:
        """The advisor, at a glance."""
        t, u = self.table, kit.u
        thing = advisor_of(t, seat)
        if thing >= 0:
            centre = (rect.x + u(16), rect.y + u(15))
            picture = portrait(kit, t.book.things[thing])
            paint_roundel(surface, kit, picture, centre, u(11), t.liveries[seat].dark)

    # In motion

    def icon_of(self, event: Event) -> str:
        t, kind = self.table, event[0]
        if kind == "advisor":
            return portrait(t.kit, t.book.things[event[1]])
        if kind in ("advisor-kept", "advised"):
            return portrait(t.kit, t.book.things[event[2]])
        if kind == "swapped" and advisor_of(t, event[1]) >= 0:
            return portrait(t.kit, t.book.things[advisor_of(t, event[1])])
        return "tile" if kind == "put-back" else ""

    def plays(self, motion: WesternMotion, others: Mapping[str, Player]) -> Mapping[str, Player]:
        self._cards = CardMotion(motion)
        return {"advisor": self._cards.opened, "advisor-kept": self._kept, "advised": self._advised}

    def _kept(self, seat: int, thing: int) -> None:
        t = self.table
        way = arc(t.command_centre(), t.place_of(f"seat {seat}"), t.kit.u(60))
        flight = Flight(self._cards.face(thing), 0, 0.55, way, begin=partial(t.sound, "card-take"))
        self._cards.motion.fly(flight)

    def _advised(self, seat: int, thing: int) -> None:
        """The advisor is seen to have spoken."""
        t = self.table
        mine = seat == owner(t) and t.spot("advisor")
        at = t.place_of("advisor" if mine else f"seat {seat}")
        name = portrait(t.kit, t.book.things[thing])
        picture = t.kit.art.picture(name if "/" in name else f"icons/{name}", t.kit.u(52))
        flight = Flight(picture, 0, 0.7, lift(at, t.kit.u(40)), shape=fade, quiet=True)
        flight.begin = partial(t.sound, "card-lift")
        self._cards.motion.fly(flight)
