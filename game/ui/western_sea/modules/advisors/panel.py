"""One's advisor: the card with its action and what the pink die's icons turn into."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.rules.western_sea.modules.advisors import ADVISOR, KIND, PINK, cabinet, pink_shown
from game.rules.western_sea.pieces import turn_order
from game.ui.kit import Kit
from game.ui.palette import BRASS, INK, PARCHMENT_DARK, WHITE, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.western_sea.modules.shelf.cards import card_picture
from game.ui.western_sea.modules.shelf.shelf import owner, parts
from game.ui.western_sea.modules.shelf.tooltips import card_tip
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


def advisor_of(t: SeaTable, seat: int) -> int:
    """The advisor of a seat as a thing, or -1."""
    return cabinet(t.state).chosen[seat] if KIND in t.book.modules else -1


class AdvisorCard(SeaPanel):
    """A click on one's own takes the advisor's action, or sets the pink die to the advisor, as the button or
    the die does. Those of the others lie beside it if there is room."""

    def card_boxes(self) -> list[tuple[int, Rect]]:
        t = self.table
        room = next(place.cards for place in parts(t) if place.name == self.name)
        first, w = owner(t), self.rect.w // room
        seats = [first, *[seat for seat in range(t.state.seats) if seat != first]][:room]
        size = (w - t.kit.u(3), self.rect.h)
        return [(seat, Rect((self.rect.x + n * w, self.rect.y), size)) for n, seat in enumerate(seats)]

    def option(self, seat: int) -> Option | None:
        decision = self.table.targets.decision
        options = decision.options if decision and decision.seat == seat else []
        return next((option for option in options if option.verb == ADVISOR), None)

    def paint(self, surface: Surface, kit: Kit) -> None:
        for seat, box in self.card_boxes():
            self._card(surface, kit, seat, box)

    def _card(self, surface: Surface, kit: Kit, seat: int, box: Rect) -> None:
        t, u = self.table, kit.u
        thing = advisor_of(t, seat)
        if thing < 0:
            pygame.draw.rect(surface, mix(PARCHMENT_DARK, INK, 0.06), box, border_radius=u(7))
            pygame.draw.rect(surface, BRASS, box, max(1, u(1.4)), border_radius=u(7))
            picture = kit.art.picture("icons/advisor", min(box.w, box.h) * 3 // 5).copy()
            picture.set_alpha(90)
            surface.blit(picture, picture.get_rect(center=box.center))
        else:
            surface.blit(card_picture(kit, t.book.things[thing], box.size), box)
            self._die(surface, kit, seat, box)
        if len(self.card_boxes()) > 1:
            kit.emblem(surface, t.liveries[seat], (box.x + u(9), box.y + u(9)), u(8))
        option = self.option(seat)
        if option:
            glow(surface, box, kit, u(7), t.proposed(option))

    def _die(self, surface: Surface, kit: Kit, seat: int, box: Rect) -> None:
        """The pink die as it lies before its owner, or pale if it is in the bag or spent."""
        t = self.table
        face = pink_shown(t.book, t.state, seat)
        side = max(kit.u(16), box.w // 3)
        die = kit.die(PINK, t.icons_of(face) if face >= 0 else (), side)
        if face < 0:
            die = die.copy()
            die.set_alpha(140)
        surface.blit(die, die.get_rect(topright=(box.right - kit.u(1), box.y + kit.u(1))))

    def spots(self) -> list[Spot]:
        return [self._spot(seat, box) for seat, box in self.card_boxes() if advisor_of(self.table, seat) >= 0]

    def _spot(self, seat: int, box: Rect) -> Spot:
        t = self.table
        id_, option = t.book.things[advisor_of(t, seat)].id, self.option(seat)
        name = "advisor" if seat == owner(t) else f"advisor of {seat}"
        return Spot(
            # Named after the button that does the same, as equal dice are named after the first.
            f"{t.spot_of(option)} 2" if option else name,
            box,
            t.chooser(option) if option else None,
            partial(card_tip, t, id_, option),
            right=partial(t.enlarge_card, id_),
        )


def paint_roundel(
    surface: Surface, kit: Kit, picture: str, centre: tuple[int, int], radius: int, ring: tuple[int, int, int]
) -> None:
    """A small portrait in a ring of its player's colour."""
    pygame.draw.circle(surface, WHITE, centre, radius)
    kit.icon(surface, picture, round(radius * 1.75), centre)
    pygame.draw.circle(surface, ring, centre, radius, max(1, radius // 6))
    pygame.draw.circle(surface, INK, centre, radius + 1, 1)


def draft_order(t: SeaTable) -> list[int]:
    """Who chooses when in the joint draft: back from the last to the first, then on from the first."""
    order = turn_order(t.state)
    return [*order[::-1], *order]
