"""The cargo deck of the vessel that matters now: four holds, what waits to be loaded, what is safe ashore.

What may be chosen is clicked, or carried with the pointer: goods into a hold, a hold's content overboard.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.decision import Option
from game.rules.finis_terrae.book import COIN
from game.rules.finis_terrae.state import HOLDS
from game.ui.finis_terrae.hatch import paint_hatch, paint_hull
from game.ui.finis_terrae.icons import VERBS
from game.ui.finis_terrae.options import on_deck
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow, paint_name
from game.ui.tooltips import Tip

HEAD = 30
STORE = 76
CARRIED = 40
DROPPING = ("throw", "abandon", "dump")
"""Verbs that a content may be carried out of its hold for."""


class Waiting(NamedTuple):
    """Goods that wait to be loaded, or lie where the ship is."""

    kind: int
    amount: int
    option: Option | None


class Holds(TerraePanel):
    # Where things are

    @property
    def vessel(self) -> int:
        return self.table.deck_vessel

    def _hull(self) -> Rect:
        u = self.table.kit.u
        ashore = u(STORE) if self.vessel < self.table.session.seats else 0
        top = self.rect.y + u(HEAD)
        return Rect(self.rect.x, top, self.rect.w - ashore, self.rect.bottom - top)

    def _store(self) -> Rect | None:
        u = self.table.kit.u
        if self.vessel >= self.table.session.seats:
            return None
        hull = self._hull()
        return Rect(hull.right + u(8), hull.y + u(4), self.rect.right - hull.right - u(8), hull.h - u(8))

    def hatches(self) -> list[Rect]:
        u, hull = self.table.kit.u, self._hull()
        bow = round(hull.h * 0.42)
        room = Rect(hull.x + u(14), hull.y + u(11), hull.w - u(14) - bow, hull.h - u(22))
        gap = u(8)
        w = (room.w - gap * (HOLDS - 1)) // HOLDS
        return [Rect(room.x + n * (w + gap), room.y, w, room.h) for n in range(HOLDS)]

    def waiting(self) -> list[Waiting]:
        """Goods being divided among the holds right now, or such as may be picked up here."""
        t = self.table
        s = t.state
        if self.vessel != t.shown_vessel:
            return []
        options = {str(o.at): o for o in t.targets.of("goods") if on_deck(t, o)}
        if any(s.afloat):
            return [Waiting(k, n, options.get(t.book.goods[k])) for k, n in enumerate(s.afloat) if n]
        return [Waiting(t.book.good[name], option.count, option) for name, option in options.items()]

    def _quay(self) -> list[tuple[Waiting, Rect]]:
        u, waiting = self.table.kit.u, self.waiting()
        w, gap = u(58), u(8)
        right = self.rect.right - u(2)
        left = right - len(waiting) * w - (len(waiting) - 1) * gap
        box = Rect(left, self.rect.y, w, u(HEAD - 4))
        return [(one, box.move(n * (w + gap), 0)) for n, one in enumerate(waiting)]

    def _others(self) -> list[tuple[int, Rect]]:
        """Tabs for the decks of all ships, where there is room for them."""
        t, u = self.table, self.table.kit.u
        if self.waiting():
            return []
        afloat = [vessel for vessel, cell in enumerate(t.state.ship) if cell >= 0]
        side = u(HEAD - 5)
        left = self.rect.right - len(afloat) * (side + u(4))
        return [
            (vessel, Rect(left + n * (side + u(4)), self.rect.y, side, side))
            for n, vessel in enumerate(afloat)
        ]

    def option_of(self, hold: int) -> Option | None:
        """What choosing this hold means; holds of the same content are one option."""
        t, s = self.table, self.table.state
        mine = s.holds[self.vessel]
        for option in t.targets.of("hold"):
            at = int(option.at)
            same = at // HOLDS == self.vessel and mine[at % HOLDS] == mine[hold]
            if same and on_deck(t, option) and option not in t.targets.doubled():
                return option
        return None

    def filling(self) -> int:
        """The hold that is being filled, or -1."""
        if self.vessel != self.table.shown_vessel:
            return -1
        step = asked(self.table.book, self.table.state)
        return int(step.hold) if step.step.startswith("stow") and step.has("hold") else -1

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        self._head(surface, kit)
        hull = self._hull()
        surface.blit(paint_hull(kit, hull.size, bool(s.pirate[self.vessel])), hull)
        filling = self.filling()
        for hold, box in enumerate(self.hatches()):
            kind, n = s.holds[self.vessel][hold]
            paint_hatch(surface, kit, box, hold, t.book.goods[kind] if n else "", n)
            option = self.option_of(hold)
            if option:
                glow(surface, box, kit, u(7), t.proposed(option))
                self._badge(surface, kit, VERBS[option.verb], (box.x + u(4), box.y + u(4)))
            elif hold == filling:
                self._arrow(surface, kit, box)
        self._paint_store(surface, kit)

    def _head(self, surface: Surface, kit: Kit) -> None:
        t, u, vessel = self.table, kit.u, self.vessel
        middle = self.rect.y + u(HEAD - 4) // 2
        if vessel < t.session.seats:
            kit.emblem(surface, t.liveries[vessel], (self.rect.x + u(13), middle), u(12))
        else:
            kit.icon(surface, "galleon", u(28), (self.rect.x + u(13), middle))
        quay = self._quay()
        tabs = self._others()
        right = quay[0][1].x - u(8) if quay else tabs[0][1].x - u(8) if tabs else self.rect.right
        for other, box in tabs:
            self._tab(surface, kit, other, box)
        left = self.rect.x + u(33)
        if t.state.pirate[vessel] and vessel < t.session.seats:
            kit.icon(surface, "pirate", u(22), (left + u(10), middle))
            left += u(26)
        if quay:
            words = kit.say("deck.load" if any(t.state.afloat) else "deck.lies")
            width = min(kit.type.width(words, "italic", 14), u(96))
            kit.line(
                surface, words, "italic", 14, Rect(right - width, self.rect.y, width, u(HEAD - 4)), FADED
            )
            right -= width + u(10)
        name = t.voice.vessel(vessel)
        box = Rect(left, self.rect.y - u(1), right - left, u(HEAD - 3))
        paint_name(surface, kit, name[:1].upper() + name[1:], "title", 18, box)
        for waiting, place in quay:
            self._paint_waiting(surface, kit, waiting, place)

    def _tab(self, surface: Surface, kit: Kit, vessel: int, box: Rect) -> None:
        t, u = self.table, kit.u
        on = vessel == self.vessel
        kit.box(surface, box, CREAM if on else PARCHMENT_DARK, INK if on else BRASS, 1.6 if on else 1, 7)
        if vessel < t.session.seats:
            kit.emblem(surface, t.liveries[vessel], box.center, u(9))
        else:
            kit.icon(surface, "galleon", u(20), box.center)

    def _paint_waiting(self, surface: Surface, kit: Kit, waiting: Waiting, box: Rect) -> None:
        u, t = kit.u, self.table
        kit.box(surface, box, CREAM, BRASS, 1.2, 7)
        kit.icon(surface, t.book.goods[waiting.kind], u(21), (box.x + u(15), box.centery))
        words = Rect(box.x + u(27), box.y, box.w - u(31), box.h)
        kit.line(surface, str(waiting.amount), "strong", 15.5, words, INK, "centre")
        if waiting.option:
            glow(surface, box, kit, u(7), t.proposed(waiting.option))

    def _badge(self, surface: Surface, kit: Kit, icon: str, centre: tuple[int, int]) -> None:
        """What choosing the hold would do."""
        u = kit.u
        pygame.draw.circle(surface, CREAM, centre, u(13))
        pygame.draw.circle(surface, INK, centre, u(13), max(1, u(1.4)))
        kit.icon(surface, icon, u(19), centre)

    def _arrow(self, surface: Surface, kit: Kit, box: Rect) -> None:
        """This one is filled now."""
        kit.icon(surface, "stow", kit.u(30), (box.centerx, box.centery))

    def _paint_store(self, surface: Surface, kit: Kit) -> None:
        box = self._store()
        if box is None:
            return
        u, s = kit.u, self.table.state
        rest = s.afloat[COIN]
        n = s.store[self.vessel] + rest
        kit.box(surface, box, mix(CREAM, PARCHMENT_DARK, 0 if n else 0.7), BRASS, 1.4, 8)
        side = min(u(40), box.h - u(50))
        top = box.centery - (side + u(40)) // 2
        kit.icon(surface, "store", side, (box.centerx, top + side // 2))
        number = Rect(box.x, top + side + u(1), box.w, u(24))
        kit.line(surface, str(n), "title", 20, number, INK if n and not rest else FADED, "centre")
        label = Rect(box.x + u(3), number.bottom - u(2), box.w - u(6), u(16))
        kit.line(surface, kit.say("deck.rest" if rest else "deck.ashore"), "text", 12, label, FADED, "centre")

    # Choosing

    def spots(self) -> list[Spot]:
        t, vessel = self.table, self.vessel
        made: list[Spot] = []
        seen: set[str] = set()
        for hold, box in enumerate(self.hatches()):
            option = self.option_of(hold)
            name = f"hold {option.at if option else vessel * HOLDS + hold}"
            # Equal holds lie side by side: the second is named after the first.
            name = f"{name} {hold}" if name in seen else name
            seen.add(name)
            act = t.chooser(option) if option else None
            carried = partial(self.carried, hold) if option and option.verb in DROPPING else None
            tip = partial(self.tip, hold, option)
            made.append(Spot(name, box, act, tip, lit=bool(option), carried=carried))
        for waiting, box in self._quay():
            option, good = waiting.option, t.book.goods[waiting.kind]
            made.append(
                Spot(
                    f"goods {good}",
                    box,
                    t.chooser(option) if option else None,
                    partial(self.waiting_tip, waiting),
                    lit=bool(option),
                    carried=partial(self._good, good) if option else None,
                )
            )
        for other, box in self._others():
            made.append(Spot(f"deck {other}", box, partial(t.look_at, other), partial(self.tab_tip, other)))
        store = self._store()
        if store:
            made.append(Spot("store", store, tip=self.store_tip))
        return made

    def _good(self, good: str) -> Surface:
        kit = self.table.kit
        return kit.art.picture(f"icons/{good}", kit.u(CARRIED))

    def carried(self, hold: int) -> Surface:
        kind, _ = self.table.state.holds[self.vessel][hold]
        return self._good(self.table.book.goods[kind])

    def drop(self, spot: Spot, at: tuple[int, int]) -> bool:
        """Goods are let go over a hold, or a hold's content over the sea."""
        if spot.carried is None or spot.act is None:
            return False
        kind = spot.name.partition(" ")[0]
        wanted = self.filling()
        boxes = self.hatches()
        into = boxes if wanted < 0 else boxes[wanted : wanted + 1]
        if kind == "goods" and any(box.collidepoint(at) for box in into):
            spot.act()
            return True
        if kind == "hold" and not self.rect.collidepoint(at):
            spot.act()
            return True
        return False

    # Telling

    def tip(self, hold: int, option: Option | None) -> Tip:
        t, say = self.table, self.table.kit.say
        kind, n = t.state.holds[self.vessel][hold]
        title = say("deck.hold", n=hold + 1)
        if not n:
            tip = Tip(title=title, lines=(say("deck.empty"),), icon="hold", page="play/holds")
        else:
            good = t.book.goods[kind]
            what = t.voice.words.counted(n, t.voice.teller.goods(good))
            about = (what[:1].upper() + what[1:] + ".", self._about(good))
            tip = Tip(title=title, lines=about, icon=good, page=f"goods/{good}")
        return t.tooltips.choice(option, tip) if option else tip

    def _about(self, good: str) -> str:
        return self.table.kit.say(f"deck.about.{good}", n=self.table.book.number["coins-per-point"])

    def waiting_tip(self, waiting: Waiting) -> Tip:
        t = self.table
        good = t.book.goods[waiting.kind]
        what = t.voice.words.counted(waiting.amount, t.voice.teller.goods(good))
        title = what[:1].upper() + what[1:]
        note = t.kit.say("deck.carry") if waiting.option else ""
        tip = Tip(title=title, lines=(self._about(good),), icon=good, note=note)
        return t.tooltips.choice(waiting.option, tip) if waiting.option else tip

    def tab_tip(self, vessel: int) -> Tip:
        say, name = self.table.kit.say, self.table.voice.vessel(vessel)
        return Tip(title=name[:1].upper() + name[1:], kind=say("deck.deck"), lines=(say("deck.look"),))

    def store_tip(self) -> Tip:
        t = self.table
        n = t.state.store[self.vessel]
        return Tip(
            title=t.kit.say("deck.store", n=n),
            lines=(t.kit.say("deck.store-text"),),
            icon="store",
            page="play/holds",
        )
