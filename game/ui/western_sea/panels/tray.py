"""The dice of the shown seat in a wooden tray: bag left, Active dice in the middle, Spent right.

Thrown dice tumble across the middle and come to rest there; those that leave or turn do so where they lie.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.dice import size_of
from game.ui.kit import Kit
from game.ui.palette import INK, PARCHMENT
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.table.tray import DiceTray
from game.ui.table.wood import paint_wood
from game.ui.tumble import STEPS_PER_SECOND, Pose, overlaps, tidy

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

LEAST = 8
"""Room is kept for so many dice, however few there are."""
STORE = 62
"""Width of the compartments for bag and Spent, on the drawing board."""


@dataclass
class TrayDie:
    face: int
    pose: Pose
    way: list[Pose] = field(default_factory=list)
    began: float = 0.0
    """When it was thrown; a die without a way is at rest."""


class Tray(DiceTray[TrayDie]):
    table: SeaTable

    def __init__(self, rect: Rect, table: SeaTable) -> None:
        super().__init__(rect, table)
        self.seat = -1
        u, rim = table.kit.u, table.kit.u(8)
        inner = rect.inflate(-2 * rim, -2 * rim)
        w = u(STORE)
        self.bag_box = Rect(inner.x, inner.y, w, inner.h)
        self.spent_box = Rect(inner.right - w, inner.y, w, inner.h)
        self.felt = Rect(inner.x + w + u(6), inner.y, inner.w - 2 * w - 2 * u(6), inner.h)
        self.side = self._side(0)

    def _side(self, count: int) -> int:
        """As large as so many dice may be and still tumble freely."""
        room = max(1, self.felt.w * self.felt.h) / max(LEAST, count + 1)
        return max(8, round(min(self.felt.h * 0.45, sqrt(room))))

    def _size(self, face: int) -> int:
        """The treasure die is larger than the others."""
        return size_of(self.table.colour_of(face), self.side)

    def _within(self, face: int, pose: Pose) -> Pose:
        """On the felt with all of it, as far as it is large enough."""
        half = min(self._size(face), self.felt.w, self.felt.h) / 2
        x, y, turn = pose
        return max(half, min(self.felt.w - half, x)), max(half, min(self.felt.h - half, y)), turn

    def _make_room(self, count: int) -> None:
        """Dice shrink when there are many; then they lie in rows."""
        side = self._side(count)
        if side != self.side:
            self.side = side
            self._in_rows()

    # Following the match

    def settle(self) -> None:
        """Show the Active dice as they are, without ado; those that were there keep their places."""
        seat = self.table.shown_seat
        faces = list(self.table.state.active[seat])
        self._make_room(len(faces))
        old = self.dice if seat == self.seat else []
        self.seat = seat
        kept: list[TrayDie] = []
        for die in old:
            if die.face in faces:
                faces.remove(die.face)
                kept.append(die)
        gone = [die for die in old if die not in kept]
        for n, face in enumerate(faces):
            # A die that was turned lies where it lay before.
            if n < len(gone) and gone[n].face // 6 == face // 6:
                kept.append(TrayDie(face, gone[n].pose))
            else:
                kept.append(TrayDie(face, self._free([die.pose for die in kept], len(kept) + len(faces))))
        self.dice = kept
        if self._crowded():
            self._in_rows()
        for die in self.dice:
            die.pose = self._within(die.face, die.pose)

    def _crowded(self) -> bool:
        poses = [die.pose for die in self.dice]
        return any(
            overlaps(pose, other, self.side * 0.9) for n, pose in enumerate(poses) for other in poses[:n]
        )

    def _in_rows(self) -> None:
        places = tidy(self.felt.w, self.felt.h, self.side, len(self.dice))
        for die, place in zip(self.dice, places, strict=True):
            die.pose = place

    def throw(self, faces: list[int], now: float) -> float:
        """Throw these in; says how many seconds that takes at normal speed."""
        seat = self.table.shown_seat
        if seat != self.seat:
            self.dice = []
            self.seat = seat
        if self.at_once or not faces:
            self.settle()
            return 0.0
        standing = list(self.table.state.active[seat])
        self._make_room(len(standing))
        for face in faces:
            if face in standing:
                standing.remove(face)
        resting = []
        for die in self.dice:
            if die.face in standing:
                standing.remove(die.face)
                resting.append(die)
        self.dice = resting
        sizes = [self._size(face) for face in faces]
        flight = self.fly(len(faces), now, [die.pose for die in resting], sizes)
        for face, way in zip(faces, flight.ways, strict=True):
            self.dice.append(TrayDie(face, self._within(face, self._rest(way[-1])), way, now))
        return flight.frames / STEPS_PER_SECOND

    def _rest(self, pose: Pose) -> Pose:
        """Where it stays: not on top of another, whatever the physics left."""
        others = [die.pose for die in self.dice]
        if any(overlaps(pose, other, self.side * 0.9) for other in others):
            return self._free(others, len(others) + 1)
        return pose

    def _free(self, taken: list[Pose], count: int) -> Pose:
        felt = self.felt
        for n in (max(count, 6), max(count, 12), 24):
            for place in tidy(felt.w, felt.h, self.side, n):
                if not any(overlaps(place, other, self.side * 0.92) for other in taken):
                    return place
        return (felt.w / 2, felt.h / 2, 0.0)

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        picture = kit.made(
            ("tray", self.rect.size),
            partial(paint_wood, kit, self.rect, self.felt, (self.bag_box, self.spent_box)),
        )
        surface.blit(picture, self.rect)
        t = self.table
        self._store(surface, kit, self.bag_box, "bag", t.state.bag[t.shown_seat])
        self._store(surface, kit, self.spent_box, "spent", t.state.spent[t.shown_seat])
        self.draw_lying(surface)

    def store_boxes(self, area: Rect, counts: list[int]) -> list[tuple[int, Rect]]:
        """Places for the colours of which there are any, under the heading."""
        u = self.table.kit.u
        colours = [colour for colour, n in enumerate(counts) if n]
        top, gap = area.y + u(24), u(2)
        rows = max(3, -(-len(colours) // 2))
        h = min(u(30), (area.bottom - u(3) - top) // rows - gap)
        w = (area.w - u(6)) // 2
        return [
            (colour, Rect(area.x + u(3) + (n % 2) * w, top + (n // 2) * (h + gap), w - gap, h))
            for n, colour in enumerate(colours)
        ]

    def _store(self, surface: Surface, kit: Kit, area: Rect, name: str, counts: list[int]) -> None:
        t, u = self.table, kit.u
        kit.icon(surface, name, u(18), (area.x + u(12), area.y + u(12)))
        label = Rect(area.x + u(24), area.y + u(2), area.w - u(28), u(20))
        kit.line(surface, str(sum(counts)), "strong", 15, label, PARCHMENT, "centre")
        for colour, box in self.store_boxes(area, counts):
            side = min(box.h, u(24))
            die = kit.die(t.book.colours[colour], (), side)
            surface.blit(die, die.get_rect(center=box.center))
            if counts[colour] > 1:
                words = kit.type.picture(str(counts[colour]), "strong", 12.5, INK)
                at = words.get_rect(center=(box.centerx - side // 24, box.centery - side // 16))
                surface.blit(words, at)
            option = t.spent_option(t.book.colours[colour]) if name == "spent" else None
            if option:
                glow(surface, box, kit, u(5), t.proposed(option))

    def picture_of(self, die: TrayDie, face: int) -> Surface:
        t = self.table
        return t.kit.die(t.colour_of(face), t.icons_of(face), self._size(face))

    def any_face(self, die: TrayDie, turns: int, nth: int) -> int:
        return die.face // 6 * 6 + (turns + nth * 5) % 6

    def mark(self, surface: Surface, die: TrayDie, centre: tuple[int, int]) -> None:
        """What may be chosen is lit."""
        kit, option, side = self.table.kit, self.table.die_option(die.face), self._size(die.face)
        box = Rect(0, 0, side, side)
        box.center = (centre[0] - side // 40, centre[1] - side // 26)
        if option:
            inner = box.inflate(-side // 10, -side // 10)
            glow(surface, inner, kit, side // 5, self.table.proposed(option))

    def place_of(self, face: int) -> tuple[int, int] | None:
        """Where a die with this face lies."""
        return next((self.die_rect(die).center for die in self.dice if die.face == face), None)

    # Choosing

    def die_rect(self, die: TrayDie) -> Rect:
        rect = Rect(0, 0, self._size(die.face), self._size(die.face))
        rect.center = self.place(die)
        return rect

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        seen: dict[int, int] = {}
        for die in self.dice:
            nth = seen[die.face] = seen.get(die.face, 0) + 1
            option = t.die_option(die.face)
            name = f"die {t.book.face_key[die.face]}" + (f" {nth}" if nth > 1 else "")
            act = t.chooser(option) if option else None
            made.append(
                Spot(
                    name, self.die_rect(die), act, partial(t.tooltips.die, die.face, option), lit=bool(option)
                )
            )
        seat = t.shown_seat
        for name, area in (("bag", self.bag_box), ("spent", self.spent_box)):
            made.append(Spot(f"{name} box", area, tip=partial(t.tooltips.store, name)))
        for colour, box in self.store_boxes(self.bag_box, t.state.bag[seat]):
            name = t.book.colours[colour]
            made.append(Spot(f"bag {name}", box, tip=partial(t.tooltips.stored, "bag", name, None)))
        for colour, box in self.store_boxes(self.spent_box, t.state.spent[seat]):
            name = t.book.colours[colour]
            option = t.spent_option(name)
            act = t.chooser(option) if option else None
            tip = partial(t.tooltips.stored, "spent", name, option)
            made.append(Spot(f"spent {name}", box, act, tip, lit=bool(option)))
        for spot in made:
            spot.clear = self.rect
        return made
