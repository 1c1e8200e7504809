"""How Shells is played: in turn, take some shells off the shore, until the tide comes with the last one."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.chance import seed_to_rng
from game.engine.decision import END_TURN, Decision, Option
from game.engine.game import Setup
from game.engine.rulebook import Layer, emit
from game.engine.state import State, push
from game.engine.why import Why
from game.rules.shells.content import ShellsBook

base = Layer("shells")
NOBODY = -1


class ShellsState(State):
    round: int
    turn: int
    """Whose turn it is, or -1."""
    left: int
    """Shells on the shore."""
    taken: list[int]
    """Shells, by seat."""
    last: int
    """Who took the last one, or -1."""


def new_state(b: ShellsBook, setup: Setup) -> ShellsState:
    return ShellsState(
        rng=seed_to_rng(setup.seed),
        stack=[("round",)],
        commits=[],
        parts={layer.name: layer.part() for layer in b.layers if layer.part},
        events=[],
        round=0,
        turn=NOBODY,
        left=b.number["shells"],
        taken=[0] * b.seats,
        last=NOBODY,
    )


@base.step("round")
def begin_round(b: ShellsBook, s: ShellsState) -> None:
    s.round += 1
    emit(s, "round", s.round)
    push(s, *[("turn", seat) for seat in range(b.seats)], ("round",))


@base.step("turn")
def begin_turn(b: ShellsBook, s: ShellsState, seat: int) -> None:
    s.turn = seat
    emit(s, "turn", seat)
    push(s, ("take", seat), ("leave", seat))


@base.step("take")
def ask_how_many(b: ShellsBook, s: ShellsState, seat: int) -> Decision:
    """A shell stands for itself and all that lie nearer."""
    options = [Option("take", "shell", n) for n in range(1, s.left + 1) if bars(b, s, n) is None]
    return Decision(seat, "take", options, default=0)


def bars(b: ShellsBook, s: ShellsState, n: int) -> Why | None:
    """Why so many may not be taken."""
    most = b.number["most"]
    return Why("too-far", {"n": most}) if n > most else None


@base.answer("take")
def take(b: ShellsBook, s: ShellsState, option: Option, seat: int) -> None:
    n = int(option.at)
    s.left -= n
    s.taken[seat] += n
    if not s.left:
        s.last = seat
    emit(s, "took", seat, n)


@base.step("leave")
def ask_to_leave(b: ShellsBook, s: ShellsState, seat: int) -> Decision:
    return Decision(seat, "leave", [Option(END_TURN)], always=True)


@base.answer("leave")
def leave(b: ShellsBook, s: ShellsState, option: Option, seat: int) -> None:
    emit(s, "end-turn", seat)
    s.turn = NOBODY
    if not s.left:
        s.stack.clear()
        emit(s, "over", tuple(end_reasons(s)))


def end_reasons(s: ShellsState) -> list[str]:
    return [] if s.left else ["tide"]


# The score


@base.rule("counts")
def counts(b: ShellsBook, s: ShellsState) -> Iterator[tuple[str, list[int]]]:
    """How often each award counts, by seat."""
    yield "shells", s.taken
    yield "tide", [int(seat == s.last) for seat in range(b.seats)]


def breakdown(b: ShellsBook, s: ShellsState) -> list[tuple[int, str, str, int]]:
    """Seat, category, thing, points: here each award is a category of its own."""
    found = b.rules["counts"](b, s)
    return [
        (seat, what, "", n * b.points[what]) for what, by_seat in found for seat, n in enumerate(by_seat) if n
    ]


def scores(b: ShellsBook, s: ShellsState) -> list[int]:
    lines = breakdown(b, s)
    return [sum(points for seat, _, _, points in lines if seat == mine) for mine in range(b.seats)]


def winners(b: ShellsBook, s: ShellsState) -> list[int]:
    points = scores(b, s)
    return [seat for seat, n in enumerate(points) if n == max(points)]


def check_state(b: ShellsBook, s: ShellsState) -> None:
    assert s.left >= 0 and s.left + sum(s.taken) == b.number["shells"], "shells are lost or invented"
    assert (s.last == NOBODY) == (s.left > 0), "the tide comes with the last shell"
