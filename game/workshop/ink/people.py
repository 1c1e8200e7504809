"""People at full length: about 95 high from their soles, which stand on the point where they are put.

A pose says where hands and feet are; elbows and knees follow. Poses are made for somebody who looks to the
right and turned about for one who looks to the left. What is held is drawn in the hand that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import acos, atan2, cos, degrees, hypot, sin
from typing import Any

from game.workshop.ink.dress import skirt, torso
from game.workshop.ink.heads import behind_head, head, neck
from game.workshop.ink.hues import darker
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Point, Sheet

Held = Callable[[Sheet, float, float], None]
"""Draws something where a hand is."""

UPPER, LOWER = 15.0, 14.0
THIGH, SHIN = 19.2, 19.2
HEAD = 0.8
"""Of the size in which heads are made."""


@dataclass(frozen=True)
class Pose:
    lead: Point = (12, -37)
    """The hand on the side that they look to."""
    trail: Point = (-12, -37)
    """The other one, which is nearer to us."""
    ahead: Point = (6, 0)
    behind: Point = (-6, 0)
    """The feet."""
    hip: Point = (0, -40)
    lean: float = 0.0
    """How far the shoulders are before the hips."""
    look: float = 0.6
    """Where the head turns: 1 ahead, 0 to us, -1 behind."""
    nod: float = 0.0
    """Degrees that the head is bent forward."""
    covered: bool = False
    """Whether the body covers the arm that leads."""

    def __call__(self, **changed: Any) -> Pose:
        return replace(self, **changed)


STAND = Pose()
WALK = Pose(ahead=(13, -1), behind=(-14, -2), lead=(7, -40), trail=(-17, -42), lean=2)
WIDE = Pose(ahead=(12, 0), behind=(-12, 0))
KNEEL = Pose(ahead=(13, 0), behind=(-18, -2), hip=(-3, -20), lean=3, lead=(21, -25), trail=(15, -22))
SIT = Pose(ahead=(20, 0), behind=(15, 1), hip=(0, -21), lead=(19, -27), trail=(12, -26))
RIDE = Pose(ahead=(9, 17), behind=(4, 17), hip=(0, 0), lead=(19, -10), trail=(14, -8), lean=1)


def person(
    s: Sheet,
    x: float,
    y: float,
    scale: float,
    look: Look,
    pose: Pose = STAND,
    way: int = 1,
    lead: Held | None = None,
    trail: Held | None = None,
    shadow: bool = True,
) -> None:
    """Somebody who looks to the right (`way` 1) or the left (-1)."""
    with s.at(x, y, scale):
        hip = (pose.hip[0] * way, pose.hip[1])
        chest = (hip[0] + pose.lean * way, hip[1] - 27.5 + abs(pose.lean) * 0.12)
        crown = (chest[0] + (pose.lean * 0.35 + 1) * way, chest[1] - 15.6 + abs(pose.nod) * 0.05)
        if shadow:
            s.shade(f"M{-17} 0a20 4.2 0 0 0 44 1a20 4.2 0 0 0 -44 -1z", 0.2)
        turn = max(-1.0, min(1.0, pose.look * way))
        behind_head(s, *crown, HEAD, look, turn)
        front = (chest[0] + 7.6 * way, chest[1] + 3.2)
        rear = (chest[0] - 7.6 * way, chest[1] + 3.4)
        if pose.covered:
            _arm(s, look, front, pose.lead, way, lead, darker(_sleeve(look), 0.2))
        if look.dress in ("gown", "robe"):
            skirt(s, look, hip, pose.ahead, pose.behind, way)
        else:
            _leg(s, look, (hip[0] + 3.8 * way, hip[1]), pose.ahead, way, darker(look.legs, 0.16))
            _leg(s, look, (hip[0] - 3.8 * way, hip[1]), pose.behind, way, look.legs)
        neck(s, *crown, HEAD, look, 3.5)
        with s.at(*hip, turn=degrees(atan2(chest[0] - hip[0], hip[1] - chest[1]))):
            torso(s, look, way)
        head(s, *crown, HEAD, look, turn, pose.nod * way)
        if not pose.covered:
            _arm(s, look, front, pose.lead, way, lead, darker(_sleeve(look), 0.1))
        _arm(s, look, rear, pose.trail, way, trail, _sleeve(look))


def reach(s: Sheet, points: Sequence[Point], look: Look, width: float = 8.0) -> None:
    """An arm that lies over what is drawn already, as on a table: shoulder, elbow, hand."""
    s.band(points, _sleeve(look), width, soft=False)
    s.oval(*points[-1], width * 0.5, width * 0.46, look.skin)


def _sleeve(look: Look) -> str:
    return look.under if look.dress in ("vest", "smock") else look.cloth


def _arm(s: Sheet, look: Look, shoulder: Point, hand: Point, way: int, held: Held | None, cloth: str) -> None:
    goal = (hand[0] * way, hand[1])
    elbow, wrist = _joint(shoulder, goal, UPPER, LOWER, low=True, way=way)
    if held:
        held(s, *wrist)
    s.band([shoulder, elbow, wrist], cloth, 6.6, soft=False)
    s.oval(*wrist, 3.1, 3.1, look.skin)


def _leg(s: Sheet, look: Look, hip: Point, foot: Point, way: int, cloth: str) -> None:
    goal = (foot[0] * way, foot[1] - 2.6)
    knee, ankle = _joint(hip, goal, THIGH, SHIN, low=False, way=way)
    s.band([hip, knee, ankle], cloth, 7.6, soft=False)
    x, y = ankle
    top = (x + (knee[0] - x) * 0.42, y + (knee[1] - y) * 0.42)
    s.band([top, ankle], look.boots, 7.4, 0.9, soft=False)
    s.shape(
        f"M{x - 3.9 * way} {y - 1}L{x - 4.2 * way} {y + 3}H{x + 7.6 * way}"
        f"C{x + 8 * way} {y} {x + 5 * way} {y - 1}"
        f" {x + 3.4 * way} {y - 1.6}Z",
        look.boots,
        0.9,
    )


def _joint(root: Point, goal: Point, upper: float, lower: float, low: bool, way: int) -> tuple[Point, Point]:
    """Where elbow or knee is; a hand that reaches too far stops short of its goal."""
    dx, dy = goal[0] - root[0], goal[1] - root[1]
    far = hypot(dx, dy)
    reach = min(max(far, abs(upper - lower) + 0.5), (upper + lower) * 0.995)
    end = (root[0] + dx / (far or 1) * reach, root[1] + dy / (far or 1) * reach)
    bend = acos(max(-1.0, min(1.0, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach))))
    along = atan2(dy, dx)
    both = [(root[0] + upper * cos(along + b), root[1] + upper * sin(along + b)) for b in (bend, -bend)]
    if low:  # elbows hang down, or point outwards
        return max(both, key=lambda p: p[1] - 0.3 * way * p[0]), end
    return max(both, key=lambda p: way * p[0]), end
