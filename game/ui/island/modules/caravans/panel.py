"""The vote, laid out over the map: what everybody has bid, how many votes that is, and how it stands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.asked import asked
from game.rules.island.modules.caravans.layer import look_at
from game.rules.island.modules.caravans.vote import votes_of
from game.rules.island.state import NOBODY
from game.ui.island.panels.desk_rows import icons_of
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, GOLD, INK, LIT, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import paint_name
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

WIDE, HEAD, ROW, BAR, WORDS, PAD = 268, 34, 31, 26, 36, 8
NARROW, ROOMY = 164, 800
"""Where the map has less room than the latter, it is as wide as the former."""
NAME, NARROW_NAME = 84, 26
MARGIN, BELOW = 8, 30
"""From the edges of the map; a prompt of two lines hangs over its top."""


def vote_rect(table: IslandTable, area: Rect) -> Rect:
    """In a corner of the map, where there is mostly sea, and not where seats tell what they do."""
    u, seats = table.kit.u, table.state.seats
    whole, room = u(HEAD + WORDS + BAR + PAD) + seats * u(ROW), area.h - u(BELOW + MARGIN)
    w = u(WIDE if room >= whole and area.w >= u(ROOMY) else NARROW)
    return Rect(area.right - u(MARGIN) - w, area.y + u(BELOW), w, min(whole, room))


class VotePanel(IslandPanel):
    def __init__(self, rect: Rect, name: str, table: IslandTable) -> None:
        super().__init__(rect, name, table)
        u = table.kit.u
        self.low = rect.w < u(WIDE)
        """In a low window it shows bids and votes alone; the prompt tells the rest."""
        self.top = u(PAD) if self.low else u(HEAD + WORDS)
        self.high = min(u(ROW), (rect.h - self.top - u(BAR)) // table.state.seats)
        self.named = u(NARROW_NAME if self.low else NAME)

    def seats(self) -> list[int]:
        """In the order of the bids: from the player whose turn is over."""
        s = self.table.state
        return [(s.active + n) % s.seats for n in range(s.seats)]

    def rows(self) -> list[tuple[int, Rect]]:
        u, top = self.table.kit.u, self.rect.y + self.top
        return [
            (seat, Rect(self.rect.x + u(8), top + n * self.high, self.rect.w - u(16), self.high - u(3)))
            for n, seat in enumerate(self.seats())
        ]

    def decides(self) -> int:
        """Who places the camel, once that is known."""
        step = asked(self.table.book, self.table.state)
        return int(step.seat) if step.step in ("camel", "camel-head") else NOBODY

    def told(self) -> str:
        """How it stands, in a sentence."""
        t, say = self.table, self.table.kit.say
        step = asked(t.book, t.state)
        if step.step == "camel":
            who, why = t.names[step.seat], t.voice.phrase(f"cause.{step.cause}")
            return say("vote.decides", who=who, why=why)
        if step.step == "camel-head":
            return say("vote.turns", who=t.names[step.seat])
        if step.step == "propose":
            return say("vote.naming", n=step.n, of=t.book.number["naming-rounds"])
        return say("vote.bidding", who=t.names[step.seat]) if step.has("seat") else say("vote.title")

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect = kit.u, self.rect
        kit.panel(surface, rect)
        if not self.low:
            icon = kit.art.picture("icons/vote", u(24))
            surface.blit(icon, (rect.x + u(9), rect.y + u(6)))
            head = Rect(rect.x + u(38), rect.y + u(4), rect.w - u(46), u(HEAD - 6))
            kit.line(surface, kit.say("vote.title"), "name", 17, head)
            words = Rect(rect.x + u(10), rect.y + u(HEAD - 2), rect.w - u(20), u(WORDS))
            kit.lines(surface, self.told(), "text", 13, words, FADED)
        for seat, row in self.rows():
            self._row(surface, kit, seat, row)
        self._bar(surface, kit)

    def _row(self, surface: Surface, kit: Kit, seat: int, row: Rect) -> None:
        t, u = self.table, kit.u
        part, votes = look_at(t.state), votes_of(t.book, t.state)
        chosen = seat == self.decides()
        fill = mix(PARCHMENT, LIT, 0.55) if chosen else mix(PARCHMENT, CREAM, 0.6)
        kit.box(surface, row, fill, BRASS if chosen or t.asked == seat else PARCHMENT_DARK, 1.4, 6)
        r = row.h // 2 - u(3)
        kit.emblem(surface, t.liveries[seat], (row.x + u(5) + r, row.centery), r)
        x = row.x + u(9) + 2 * r
        if not self.low:
            paint_name(surface, kit, t.names[seat], "name", 13, Rect(x, row.y, self.named - 2 * r, row.h))
        figure = Rect(row.right - u(34), row.y, u(28), row.h)
        room = Rect(row.x + self.named + u(8), row.y, figure.x - row.x - self.named - u(10), row.h)
        laid = self.laid(seat)
        if laid is None:
            kit.line(surface, kit.say("vote.waits"), "italic", 13, room, FADED)
            return
        self._cards(surface, kit, laid, room)
        if part.bids[seat]:
            kit.line(surface, str(votes[seat]), "title", 19, figure, INK if votes[seat] else FADED, "right")

    def laid(self, seat: int) -> tuple[str, ...] | None:
        """Its cards as pictures, those too that it is just laying; None before it has bid."""
        t = self.table
        bid, step = look_at(t.state).bids[seat], asked(t.book, t.state)
        if step.step == "bid" and step.seat == seat and any(step.cards):
            bid = step.cards
        return icons_of(t, bid) if bid else None

    def _cards(self, surface: Surface, kit: Kit, icons: tuple[str, ...], room: Rect) -> None:
        """Small cards side by side, closer together when there are many."""
        if not icons:
            kit.line(surface, kit.say("vote.nothing"), "italic", 13, room, FADED)
            return
        high = room.h - kit.u(4)
        wide = high * 3 // 4
        step = min(wide + kit.u(3), (room.w - wide) // max(1, len(icons) - 1))
        for n, icon in enumerate(icons):
            box = Rect(room.x + n * step, room.y + kit.u(2), wide, high)
            kit.box(surface, box, CREAM, BRASS_DARK, 1, 4)
            picture = kit.art.picture(f"icons/{icon}", min(wide, high) - kit.u(3))
            surface.blit(picture, picture.get_rect(center=box.center))

    def _bar(self, surface: Surface, kit: Kit) -> None:
        """All votes in a row, with a mark at the half: whoever goes past it has the majority."""
        t, u = self.table, kit.u
        votes = votes_of(t.book, t.state)
        all_votes = sum(votes)
        bar = Rect(self.rect.x + u(10), self.rect.bottom - u(BAR) + u(3), self.rect.w - u(20), u(11))
        kit.box(surface, bar, PARCHMENT_DARK, BRASS_DARK, 1, 4)
        x = float(bar.x + 1)
        for seat in self.seats():
            if votes[seat]:
                w = (bar.w - 2) * votes[seat] / all_votes
                piece = Rect(round(x), bar.y + 1, max(1, round(x + w) - round(x)), bar.h - 2)
                surface.fill(t.liveries[seat].light, piece)
                surface.fill(INK, Rect(piece.right - 1, piece.y, 1, piece.h))
                x += w
        half = Rect(bar.centerx - u(1), bar.y - u(4), max(2, u(2)), bar.h + u(8))
        surface.fill(INK, half)
        surface.fill(GOLD, half.inflate(-1, -1) if half.w > 2 else half)

    # Pointing

    def spots(self) -> list[Spot]:
        whole = Spot("vote", self.rect, tip=self._tip)
        return [
            whole,
            *(Spot(f"vote {seat}", row, tip=partial(self._seat_tip, seat)) for seat, row in self.rows()),
        ]

    def _tip(self) -> Tip:
        t = self.table
        lines = tuple(t.figures().filled(t.kit.say(f"vote.rule-{n}")) for n in range(1, 5))
        return Tip(title=t.kit.say("vote.title"), lines=lines, icon="vote", page="scenarios/caravans")

    def _seat_tip(self, seat: int) -> Tip:
        t, say = self.table, self.table.kit.say
        bid, named = look_at(t.state).bids[seat], look_at(t.state).proposed[seat]
        lines = [say("vote.has-bid", cards=t.voice.teller.cards(bid)) if bid else say("vote.waits-long")]
        if named != NOBODY:
            lines.append(say("vote.has-named", place=t.voice.path(named)))
        return Tip(title=t.names[seat], lines=tuple(lines), icon="vote", page="scenarios/caravans")
