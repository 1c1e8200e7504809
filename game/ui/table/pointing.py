"""Pointing at a thing on the table: a frame around it, an arrow to it, a sheet of words out of its way."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface, Vector2

from game.ui.kit import Kit
from game.ui.palette import CORAL, CORAL_DARK, INK, Colour, mix
from game.ui.stage import Stage

MUCH, DEAR = 80, 90
"""A square of this side is much to be covered; and as much of a strip this wide as a sheet covers, so much
farther it might as well lie."""


def out_of_the_way(
    kit: Kit,
    place: Rect,
    sizes: Sequence[tuple[int, int]],
    lit: Sequence[Rect],
    rest: Sequence[Rect],
    subject: Rect | None,
    anywhere: bool = False,
) -> Rect:
    """Where in a place a sheet of one of these sizes covers nothing that is lit, or least of it, little of
    the rest, and lies near what it speaks of. At the foot or the head of the place, unless it may lie
    anywhere: then it need not be far for the sake of the rest."""
    places = []
    across, down = (4, 4) if anywhere else (2, 1)
    for w, h in sizes:
        for y in _spread(place.bottom - h, h - place.h, down):
            places += [Rect(x, y, w, h) for x in _spread(place.x, place.w - w, across)]
    much = kit.u(MUCH) ** 2

    def worth(box: Rect) -> tuple[int, float, float]:
        far = Vector2(box.center).distance_to(subject.center) if subject else 0.0
        hidden = covered(box, rest)
        return covered(box, lit), far + hidden / kit.u(DEAR) if anywhere else hidden // much, far

    return min(places, key=worth)


def _spread(start: int, room: int, steps: int) -> list[int]:
    """From one end of the room to the other, the middle first, where there is one."""
    found = [start + room * step // steps for step in range(steps + 1)]
    middle = [found.pop(steps // 2)] if steps % 2 == 0 else []
    return middle + found


def covered(box: Rect, rects: Sequence[Rect]) -> int:
    clips = [box.clip(rect) for rect in rects]
    return sum(clip.w * clip.h for clip in clips)


def point_out(stage: Stage, kit: Kit, sheet: Rect, subjects: Sequence[Rect], beat: float) -> None:
    """A frame around each thing, and an arrow to the first from the sheet that speaks of them."""
    u = kit.u
    tone = mix(CORAL_DARK, CORAL, beat)
    frames = [subject.inflate(u(6), u(6)).clip(stage.rect) for subject in subjects]
    for frame in frames:
        for colour, wide in ((INK, u(5)), (tone, u(3))):
            pygame.draw.rect(stage.window, colour, frame, wide, border_radius=u(11))
        stage.note(frame.inflate(2, 2))
    begin = Vector2(_nearest(sheet, frames[0].center))
    end = Vector2(_nearest(frames[0], begin))
    if begin.distance_to(end) > u(14):
        stage.note(_arrow(stage.window, kit, begin, end, tone))


def outside(region: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """A region without its holes, in rectangles."""
    parts = [region]
    for hole in holes:
        parts = [piece for part in parts for piece in _without(part, hole.clip(part))]
    return parts


def _without(part: Rect, hole: Rect) -> list[Rect]:
    if not (hole.w and hole.h):
        return [part]
    pieces = [
        Rect(part.x, part.y, part.w, hole.y - part.y),
        Rect(part.x, hole.bottom, part.w, part.bottom - hole.bottom),
        Rect(part.x, hole.y, hole.x - part.x, hole.h),
        Rect(hole.right, hole.y, part.right - hole.right, hole.h),
    ]
    return [piece for piece in pieces if piece.w > 0 and piece.h > 0]


def _nearest(rect: Rect, at: tuple[float, float] | Vector2) -> tuple[float, float]:
    """The point of a rectangle that is nearest to another point."""
    return max(rect.left, min(rect.right, at[0])), max(rect.top, min(rect.bottom, at[1]))


def _arrow(window: Surface, kit: Kit, begin: Vector2, end: Vector2, tone: Colour) -> Rect:
    along = (end - begin).normalize()
    across = Vector2(-along.y, along.x)
    changed = Rect(begin, (1, 1))
    for colour, more in ((INK, kit.u(1.6)), (tone, 0)):
        neck = end - along * (kit.u(15) - more)
        half, wing = kit.u(3) + more, kit.u(9) + more * 1.7
        tip = end + along * more
        shape = [begin + across * half, neck + across * half, neck + across * wing, tip]
        shape += [neck - across * wing, neck - across * half, begin - across * half]
        changed = changed.union(pygame.draw.polygon(window, colour, shape))
    return changed
