"""Dice that tumble: pymunk throws them across the tray and lets them knock and come to rest.

The rules have decided the faces; this decides only the way there. Everything is worked out before the first
frame is shown, so a slow frame changes nothing, and the same throw looks the same again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import degrees
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pymunk import Body, Space

STEPS_PER_SECOND = 60
LONGEST = 54
"""Frames of a throw: less than a second at normal speed."""
EASE = 10
"""Frames in which a die straightens up at the end."""

Pose = tuple[float, float, float]
"""Where the middle is, and the turn in degrees."""


@dataclass
class Throw:
    """The way of each die, frame by frame, and when something knocked how hard."""

    ways: list[list[Pose]]
    knocks: list[tuple[int, float]]

    @property
    def frames(self) -> int:
        return len(self.ways[0]) if self.ways else 0


def throw(
    width: float,
    height: float,
    side: float,
    count: int,
    resting: list[Pose],
    seed: int,
    sides: Sequence[float] = (),
) -> Throw:
    """Throw so many dice into a tray where others rest already; those may be pushed aside a little.

    Dice of unlike size are told by their sides.
    """
    import pymunk  # loaded with the first throw: it costs a player nothing before

    random = Random(seed)
    space = pymunk.Space()
    space.damping = 0.16
    knocks: list[tuple[int, float]] = []
    clock = [0]

    def knocked(arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        force = arbiter.total_impulse.length / 1000
        if arbiter.is_first_contact and force > 0.05:
            knocks.append((clock[0], min(1.0, force)))

    space.on_collision(post_solve=knocked)
    _walls(space, width, height)
    for x, y, _ in resting:
        _die(space, side, (x, y), 4.0)
    thrown = []
    for n in range(count):
        x = side * 0.7 + random.uniform(0, side * 0.5) + (n % 2) * side * 0.3
        x = min(x, max(width / 2, width - side * 0.75))  # a narrow tray has no room for more
        y = side * 0.8 + (height - side * 1.6) * ((n + 0.5) / count)
        large = sides[n] if sides else side
        body = _die(space, large, (x, y), (large / side) ** 2)
        speed = width * random.uniform(2.6, 4.4)
        body.velocity = (speed, random.uniform(-1, 1) * height * 1.6)
        body.angular_velocity = random.uniform(-26, 26)
        thrown.append(body)
    ways: list[list[Pose]] = [[] for _ in range(count)]
    for frame in range(LONGEST):
        clock[0] = frame
        for _ in range(2):
            space.step(1 / STEPS_PER_SECOND / 2)
        for way, body in zip(ways, thrown, strict=True):
            way.append((body.position.x, body.position.y, degrees(body.angle)))
        if frame > 24 and all(
            body.velocity.length < side * 0.25 and abs(body.angular_velocity) < 0.5 for body in thrown
        ):
            break
    return Throw([_straightened(way) for way in ways], knocks)


def _walls(space: Space, width: float, height: float) -> None:
    import pymunk

    far = width + height
    sides = [(-far, height / 2), (width + far, height / 2), (width / 2, -far), (width / 2, height + far)]
    for x, y in sides:
        # So thick that no die can be pressed through.
        along = (0, 2 * far) if x in (-far, width + far) else (2 * far, 0)
        a, b = (x - along[0], y - along[1]), (x + along[0], y + along[1])
        wall = pymunk.Segment(space.static_body, a, b, far + 3)
        wall.elasticity, wall.friction = 0.55, 0.6
        space.add(wall)


def _die(space: Space, side: float, at: tuple[float, float], mass: float) -> Body:
    import pymunk

    body = pymunk.Body(mass, pymunk.moment_for_box(mass, (side, side)))
    body.position = at
    shape = pymunk.Poly.create_box(body, (side * 0.94, side * 0.94), side * 0.06)
    shape.elasticity, shape.friction = 0.4, 0.5
    space.add(body, shape)
    return body


def _straightened(way: list[Pose]) -> list[Pose]:
    """A square looks the same after a quarter turn: end near upright, and ease the rest of the tilt out."""
    last = way[-1][2]
    quarter = round(last / 90) * 90
    tilt = last - quarter
    eased = []
    for frame, (x, y, angle) in enumerate(way):
        left = len(way) - 1 - frame
        straight = max(0.0, 1 - left / EASE) * 0.65 if left < EASE else 0.0
        eased.append((x, y, angle - quarter - tilt * straight))
    return eased


def tidy(width: float, height: float, side: float, count: int) -> list[Pose]:
    """Places in rows, for dice that were not thrown, or when nothing is to move."""
    if count <= 0:
        return []
    step = side * 1.14

    def pace(columns: int) -> float:
        return min(step, width / columns, height / -(-count // columns))

    columns = max(range(1, count + 1), key=pace)
    rows = -(-count // columns)
    step_x, step_y = min(step, width / columns), min(step, height / rows)
    x0 = (width - step_x * (min(count, columns) - 1)) / 2
    y0 = (height - step_y * (rows - 1)) / 2
    return [(x0 + (n % columns) * step_x, y0 + (n // columns) * step_y, 0.0) for n in range(count)]


def overlaps(a: Pose, b: Pose, side: float) -> bool:
    """Whether two dice of this side lie on each other, be it by a corner."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) < side
