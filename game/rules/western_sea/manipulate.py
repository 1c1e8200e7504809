"""Step 4 of the roll phase: icons pay for turning, rerolling and drawing dice."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import FACES, GOODS, WILD, SeaBook
from game.rules.western_sea.limits import carried_out
from game.rules.western_sea.pieces import number
from game.rules.western_sea.spend import use_source, virtuals
from game.rules.western_sea.state import SeaState


@base.step("manipulate")
def manipulate(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """As often as there are icons; the paying die goes to Spent."""
    options = b.rules["payers"](b, s, seat)
    if not options:
        return None
    options.append(Option("done"))
    return Decision(seat, "manipulate", options, default=len(options) - 1)


@base.rule("payers")
def payers(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Icons with which something can be done once they are spent: a die turned, rerolled or drawn."""
    pays = b.profile(s.holds[seat]).pays
    faces, turns = s.active[seat], turnable(b)
    able, bag = sum([face in turns for face in faces]), any(s.bag[seat])
    options = []
    for face in dict.fromkeys(faces):
        if pays[face] and (able > (face in turns) or _serves(pays[face], len(faces) > 1, bag)):
            options.append(Option("pay", "die", b.face_key[face], faces.count(face)))
    for face, virtual in virtuals(b, s, seat):
        if pays[face] and (able or _serves(pays[face], bool(faces), bag)):
            options.append(Option("pay", "icon", virtual.key))
    return options


def _serves(pays: int, others: bool, bag: bool) -> bool:
    """Whether it pays for something else than turning: a wild for a reroll, a resource for a draw."""
    return bool((others and pays & WILD) or (bag and pays & GOODS))


@base.answer("manipulate")
def paid(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "done":
        return
    face = use_source(b, s, seat, option)
    profile = b.profile(s.holds[seat])
    use = ("manipulate.use", seat, profile.pays[face], profile.paying[face])
    push(s, use, ("manipulated", seat), ("manipulate", seat))


@base.step("manipulated")
def manipulated(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "manipulated", seat)


@base.step("manipulate.use")
def ask_use(b: SeaBook, s: SeaState, seat: int, pays: int, icons: int = 1) -> Decision:
    """A wild turns one die or rerolls up to three; a resource turns one die or draws two more. The `icons`
    are all that the payer has: what a module asks for may cost more than one."""
    options = []
    if any(face in turnable(b) for face in s.active[seat]):
        options.append(Option("turn"))
    if s.active[seat] and pays & WILD:
        options.append(Option("reroll"))
    if pays & GOODS and any(s.bag[seat]):
        options.append(Option("draw"))
    return Decision(seat, "manipulate.use", options, draft="manipulate")


@base.answer("manipulate.use")
def use_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, pays: int, icons: int = 1) -> None:
    if option.verb == "turn":
        push(s, ("turn-die", seat, number(b, s, seat, "turn-dice"), 0))
    elif option.verb == "reroll":
        push(s, ("reroll", seat, number(b, s, seat, "reroll-dice"), ()))
    else:
        push(s, ("draw.die", seat, number(b, s, seat, "draw-dice"), 0, ()))


# Turning a die to a face of choice


@once_per_book
def turnable(b: SeaBook) -> frozenset[int]:
    """The faces from which a die can be turned to another; one that shows the same all round never is."""
    chosen = [b.rules["faces"](b, colour) for colour in range(len(b.dice))]
    return frozenset(face for face in b.same_face if any(to != face for to in chosen[face // FACES]))


@base.step("turn-die")
def turn_die(b: SeaBook, s: SeaState, seat: int, left: int, optional: int) -> Decision | None:
    faces = [face for face in dict.fromkeys(s.active[seat]) if face in turnable(b)]
    if not left or not faces:
        return None
    options = [Option("turn", "die", b.face_key[f], s.active[seat].count(f)) for f in faces]
    if optional:
        options.append(Option("done"))
    return Decision(seat, "turn-die", options, draft="turn")


@base.answer("turn-die")
def die_to_turn(b: SeaBook, s: SeaState, option: Option, seat: int, left: int, optional: int) -> None:
    if option.verb == "done":
        return
    carried_out(s)
    face = b.face_of_key[str(option.at)]
    push(s, ("turn-to", seat, face, 0), ("turn-die", seat, left - 1, 1))


@base.step("turn-to")
def turn_to(b: SeaBook, s: SeaState, seat: int, face: int, stay: int) -> Decision:
    """Choose a face for one Active die; it may `stay` as it is when it has just been drawn."""
    faces = [f for f in b.rules["faces"](b, face // FACES) if stay or f != face]
    return Decision(seat, "turn-to", [Option("face", "face", b.face_key[f]) for f in faces], draft="turn")


@base.rule("faces")
def faces_to_choose(b: SeaBook, colour: int) -> list[int]:
    """The faces that may be chosen for a die of this colour."""
    return b.other_faces[colour]


@base.answer("turn-to")
def turned(b: SeaBook, s: SeaState, option: Option, seat: int, face: int, stay: int) -> None:
    to = b.face_of_key[str(option.at)]
    s.active[seat].remove(face)
    s.active[seat].append(to)
    s.active[seat].sort()
    emit(s, "turned", seat, face, to)


# Rerolling


@base.step("reroll")
def mark_dice(b: SeaBook, s: SeaState, seat: int, left: int, marked: tuple[int, ...]) -> Decision | None:
    """Mark dice, then roll them all once."""
    faces = s.active[seat]
    free = {f: n for f in dict.fromkeys(faces) if (n := faces.count(f) - marked.count(f))}
    if not left or not free:
        push(s, ("reroll.roll", seat, marked))
        return None
    options = [Option("mark", "die", b.face_key[f], n) for f, n in free.items()]
    if marked:
        options.append(Option("roll"))
    return Decision(seat, "reroll", options, draft="reroll")


@base.answer("reroll")
def die_marked(
    b: SeaBook, s: SeaState, option: Option, seat: int, left: int, marked: tuple[int, ...]
) -> None:
    if option.verb == "roll":
        push(s, ("reroll.roll", seat, marked))
    else:
        push(s, ("reroll", seat, left - 1, (*marked, b.face_of_key[str(option.at)])))


@base.step("reroll.roll")
def roll_marked(b: SeaBook, s: SeaState, seat: int, marked: tuple[int, ...]) -> None:
    for face in marked:
        s.active[seat].remove(face)
    if marked:
        push(s, ("throw", seat, tuple(face // FACES for face in marked)))
