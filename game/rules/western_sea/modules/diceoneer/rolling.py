"""The roll phase: dice from the front of the queue, laid round the action hexagon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.chance import Chance
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.modules.diceoneer.layer import bot, layer, mirror, to_queue
from game.rules.western_sea.modules.diceoneer.measures import SIDES, Moment, track_tiles
from game.rules.western_sea.modules.diceoneer.script import best, script
from game.rules.western_sea.pieces import dice_owned
from game.rules.western_sea.state import SeaState


@layer.detour("draw")
def draw(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    if seat != bot(s).seat:
        return inner(b, s, seat)
    push(s, ("solo.roll",), ("rolled", seat))
    return None


@layer.detour("manipulate")
def manipulate(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    """It takes its dice as they fall."""
    return None if seat == bot(s).seat else inner(b, s, seat)


@layer.rule("solo-rolls")
def dice_to_roll(b: SeaBook, s: SeaState) -> int:
    """Half its dice, rounded up, at least so many, and one more for each tile that adds to the die track."""
    queue = script(b).queue
    share = -(-dice_owned(s, bot(s).seat) // queue.share)
    return max(0, max(share, queue.least) + track_tiles(b, s) + script(b).options.roll_more)


@layer.step("solo.roll")
def roll(b: SeaBook, s: SeaState) -> Chance | None:
    n = min(b.rules["solo-rolls"](b, s), len(bot(s).queue))
    return Chance("roll", range(FACES), None, n) if n else None


@layer.outcome("solo.roll")
def rolled(b: SeaBook, s: SeaState, outcome: tuple[int, ...]) -> None:
    p = bot(s)
    thrown, p.queue = p.queue[: len(outcome)], p.queue[len(outcome) :]
    faces = [b.same_face[c * FACES + face] for c, face in zip(thrown, outcome, strict=True)]
    emit(s, "roll", p.seat, tuple(faces))
    kinds = [b.rules["solo-laid-as"](b, face) for face in faces]
    for kind in script(b).hexagon.order:
        for face, is_kind in zip(faces, kinds, strict=True):
            if is_kind == kind:
                b.rules[f"solo-lay.{kind}"](b, s, face)
    mirror(s)


@layer.rule("solo-laid-as")
def laid_as(b: SeaBook, face: int) -> str:
    """An action icon comes before a wild one, and that before a resource."""
    icons = b.face_icons[face]
    if sides_shown(b, face):
        return "action"
    return "wild" if any(i in b.wilds for i in icons) else "resource"


def sides_shown(b: SeaBook, face: int) -> list[int]:
    """The sides whose icon the face shows."""
    side_of = script(b).side_of
    actions = [b.action.get(b.icons[icon], -1) for icon in b.face_icons[face]]
    return list(dict.fromkeys(side_of[a] for a in actions if a in side_of))


@layer.rule("solo-lay.action")
def lay_action(b: SeaBook, s: SeaState, face: int) -> None:
    """Beside the side with its icon; with two different icons, beside the one that has more."""
    sides = sides_shown(b, face)
    if len(sides) == 1:
        lay(b, s, face, sides[0], "icon")
    else:
        lay(b, s, face, choose_side(b, s, "double", sides), "double")


@layer.rule("solo-lay.wild")
def lay_wild(b: SeaBook, s: SeaState, face: int) -> None:
    lay(b, s, face, choose_side(b, s, "wild"), "wild")


@layer.rule("solo-lay.resource")
def lay_resource(b: SeaBook, s: SeaState, face: int) -> None:
    """A token of its kind is laid, one whatever the face shows, and the die goes to the back of the queue."""
    for kind in b.rules["solo-tokens"](b, face):
        lay_token(b, s, kind)
    to_queue(s, face // FACES)


@layer.rule("solo-tokens")
def tokens_shown(b: SeaBook, face: int) -> list[int]:
    return [b.resource[b.icons[i]] for i in b.face_icons[face] if b.icons[i] in b.resource][:1]


def choose_side(b: SeaBook, s: SeaState, what: str, sides: list[int] | None = None) -> int:
    return best(b, s, what, sides or list(range(SIDES)), Moment(-1, 0))[0]


def lay(b: SeaBook, s: SeaState, face: int, side: int, why: str) -> None:
    """`why` is what it followed: the `icon` of the face, the `advisor`, or a list of priorities."""
    p = bot(s)
    p.laid[side].append(face)
    emit(s, "solo-die", p.seat, face, script(b).sides[side], why)


def lay_token(b: SeaBook, s: SeaState, kind: int) -> None:
    p = bot(s)
    side = choose_side(b, s, "resource")
    p.laid[side].append(-1 - kind)
    emit(s, "solo-token", p.seat, kind, script(b).sides[side], "resource")
