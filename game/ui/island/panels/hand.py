"""The own hand as a fan: resources by kind, then development cards. A click does what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.rules.island.robber import chosen_cards
from game.ui.island.icons import card_face
from game.ui.island.options import FROM_HAND
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, CREAM, FADED, INK, LIT
from game.ui.spots import Spot
from game.ui.table.panel import disc, enter_mark
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

MOST = 5
"""So many equal cards are seen behind each other."""
STEP, GAP = 0.17, 0.14
"""In widths of a card: from one to the next of the same kind, and between kinds."""
BEND, SAG = 9.0, 0.07
"""Degrees by which the outermost cards lean, and in heights how much lower they stand."""
RATIO = 0.75
LEANING = 1.2
"""In widths of a card: the room that one takes when it leans."""


@dataclass(frozen=True)
class Stack:
    """Equal cards in the hand."""

    name: str
    face: str
    count: int
    option: Option | None
    fresh: bool = False
    """Bought in this turn: not to be played before the next."""
    token: bool = False
    """Its face is a small picture, such as one of `icons/`, that lies upright in the place of a card."""
    tip: Callable[[], Tip] | None = None
    """What is told of it, if it is no card that the base game knows."""
    right: Callable[[], None] | None = None
    """What a right click does: enlarge it (`table.enlarge`)."""


class Hand(IslandPanel):
    def stacks(self) -> list[Stack]:
        if self.table.hand_seat < 0:
            return []
        own = [stack for layer in self.table.layers for stack in layer.stacks()]
        return self._resources() + own + self._developments()

    def _resources(self) -> list[Stack]:
        t, seat = self.table, self.table.hand_seat
        cards = left(t)
        mine = t.targets.decision is not None and t.targets.decision.seat == seat
        found = []
        for kind, name in enumerate(t.book.resources):
            if cards[kind]:
                options = t.targets.decision.options if mine and t.targets.decision else []
                option = next((o for o in options if o.at == name and o.verb in t.from_hand), None)
                found.append(Stack(f"hand {name}", f"cards/{name}", cards[kind], option))
        return found

    def _developments(self) -> list[Stack]:
        t, seat = self.table, self.table.hand_seat
        found, landmark = [], 0
        for card, n in enumerate(t.state.cards[seat]):
            entry = t.book.cards[card]
            if n:
                fresh = seat == t.state.active and n <= t.state.fresh[card]
                face = card_face(entry, landmark)
                option = t.targets.at("card", entry.id)
                found.append(Stack(f"development {entry.id}", face, n, option, fresh))
                landmark += entry.points
        return found

    # Where they lie

    def boxes(self) -> list[tuple[Stack, list[Rect]]]:
        """The cards of each stack, left to right; all closer together when there are many."""
        stacks = self.stacks()
        high = round(self.rect.h * (1 - SAG) - self.table.kit.u(10))
        wide = round(high * RATIO)
        marks: list[float] = []
        x = 0.0
        for stack in stacks:
            shown = min(MOST, stack.count)
            marks += [x + k * wide * STEP for k in range(shown)]
            x = marks[-1] + wide * (1 + GAP)
        room = round(self.rect.w - wide * LEANING)
        span = marks[-1] if marks else 0.0
        close = min(1.0, room / span) if span else 1.0
        start = self.rect.x + wide * (LEANING - 1) / 2 + (room - span * close) / 2
        made, n = [], 0
        for stack in stacks:
            rects = []
            for _ in range(min(MOST, stack.count)):
                left = start + marks[n] * close
                aside = self._aside(left + wide / 2)
                top = self.rect.bottom - high - self.rect.h * SAG * (1 - aside * aside)
                rects.append(Rect(round(left), round(top), wide, high))
                n += 1
            made.append((stack, rects))
        return made

    def _aside(self, x: float) -> float:
        """From -1 at the left end of the fan to 1 at the right."""
        return (x - self.rect.centerx) / max(1.0, self.rect.w / 2)

    def _lean(self, rect: Rect) -> float:
        return round(-BEND * self._aside(rect.centerx), 1)

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        boxes = self.boxes()
        if not boxes:
            key = "hand.empty" if self.table.hand_seat >= 0 else "hand.covered"
            words = Rect(self.rect.x, self.rect.centery - kit.u(12), self.rect.w, kit.u(24))
            kit.line(surface, kit.say(key), "italic", 14, words, FADED, "centre")
        for stack, rects in boxes:
            for n, rect in enumerate(rects):
                top = n == len(rects) - 1
                picture = self._card(kit, stack, rect, lit=top and stack.option is not None)
                surface.blit(picture, picture.get_rect(center=rect.center))
        for stack, rects in boxes:
            self._count(surface, kit, stack, rects[-1])

    def _card(self, kit: Kit, stack: Stack, rect: Rect, lit: bool) -> Surface:
        lean = self._lean(rect)
        key = ("fan", stack.face, rect.size, lean, lit, stack.fresh)
        return kit.made(key, partial(_card, kit, stack, rect.size, lean, lit))

    def _count(self, surface: Surface, kit: Kit, stack: Stack, rect: Rect) -> None:
        u, t = kit.u, self.table
        if stack.count > 1:
            at = (rect.x + u(13), rect.y + u(14))  # the next card may lie over the other corner
            disc(surface, kit, str(stack.count), at, u(11), INK if stack.option is None else CORAL)
        if stack.option and t.proposed(stack.option):
            enter_mark(surface, kit, (rect.right - u(4), rect.y + u(4)))

    # Choosing

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        boxes = self.boxes()
        for n, (stack, rects) in enumerate(boxes):
            rect = rects[0].union(rects[-1])
            if n + 1 < len(boxes):
                rect.w = max(4, min(rect.w, boxes[n + 1][1][0].x - rect.x))
            kind, _, name = stack.name.partition(" ")
            act = t.chooser(stack.option) if stack.option else None
            if stack.tip:
                made.append(Spot(stack.name, rect, act, stack.tip, lit=bool(act), right=stack.right))
            elif kind == "hand":
                made.append(
                    Spot(
                        stack.name, rect, act, partial(t.tooltips.resource, name, stack.option), lit=bool(act)
                    )
                )
            else:
                tip = partial(t.tooltips.card, t.book.card[name], stack.option)
                look = partial(t.enlarge, stack.face, tip)
                made.append(Spot(stack.name, rect, act, tip, lit=bool(act), right=look))
        return made


def left(t: IslandTable) -> list[int]:
    """The hand without what has been set aside already to be given up."""
    seat = t.hand_seat
    taken = tuple(key for who, key in t.state.commits if who == seat and key.split(" ")[0] in FROM_HAND)
    gone = chosen_cards(t.book, taken)
    for layer in t.layers:
        for kind, n in enumerate(layer.laid()):
            gone[kind] += n
    return [n - m for n, m in zip(t.state.hand[seat], gone, strict=True)]


def _card(kit: Kit, stack: Stack, size: tuple[int, int], lean: float, lit: bool) -> Surface:
    """A card that leans; a lit one has a golden rim."""
    edge = max(3, kit.u(3))
    if stack.token:
        return _token(kit, stack.face, size, edge, lit)
    face = kit.art.picture(stack.face, *size)
    sheet = Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    radius = kit.u(9)
    if lit:
        pygame.draw.rect(sheet, INK, sheet.get_rect(), border_radius=radius + edge)
        pygame.draw.rect(sheet, LIT, sheet.get_rect().inflate(-2, -2), border_radius=radius + edge - 1)
    sheet.blit(face, (edge, edge))
    if stack.fresh:
        shade = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (40, 50, 60, 110), shade.get_rect(), border_radius=radius)
        sheet.blit(shade, (edge, edge))
    return pygame.transform.rotozoom(sheet, lean, 1).convert_alpha()


def _token(kit: Kit, face: str, size: tuple[int, int], edge: int, lit: bool) -> Surface:
    """A round thing in the middle of where a card would be."""
    sheet = Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    centre, r = sheet.get_rect().center, size[0] // 2
    rim = kit.roundel(r, ((0, INK), (max(1, edge // 2), LIT if lit else BRASS), (edge + 1, CREAM)))
    sheet.blit(rim, rim.get_rect(center=centre))
    picture = kit.art.picture(face, round(r * 1.42))
    sheet.blit(picture, picture.get_rect(center=centre))
    return sheet.convert_alpha()
