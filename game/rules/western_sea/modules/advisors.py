"""Advisors: each player has one, and a pink die that calls for the advisor's own action."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, emit, part_finder, part_viewer
from game.engine.state import Data, push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.card_text import MORE as TELLERS
from game.rules.western_sea.card_text import Teller
from game.rules.western_sea.check_parts import Named
from game.rules.western_sea.checks import HANDED, Handed
from game.rules.western_sea.checks import MORE as CHECKS
from game.rules.western_sea.content import PowerEntry
from game.rules.western_sea.effects import possible
from game.rules.western_sea.manipulate import turnable
from game.rules.western_sea.modules.common import speak
from game.rules.western_sea.pieces import turn_order
from game.rules.western_sea.setup import DRAFT_OPEN
from game.rules.western_sea.spend import most_icons, sources, spend, use_source
from game.rules.western_sea.state import SeaState

KIND = "advisors"
ADVISOR, PINK, WHITE = "advisor", "pink", "white"


class AdvisorEntry(PowerEntry, frozen=True, kw_only=True, rename="kebab"):
    """`do` is the advisor's action, `while` what the pink die's icons may be spent as."""


class Cabinet(Data):
    unseen: list[int] = msgspec.field(default_factory=list)
    open: list[int] = msgspec.field(default_factory=list)
    chosen: list[int] = msgspec.field(default_factory=list)
    """The advisor of each seat, or -1."""
    exploring: int = 0
    """Whether the Explorer is choosing a tile."""
    aside: list[int] = msgspec.field(default_factory=list)
    """Tiles that the Explorer has drawn and not placed."""


advisors = Layer(KIND, part=Cabinet)
cabinet = part_finder(advisors, Cabinet)
see_cabinet = part_viewer(advisors, Cabinet)

speak(
    asks={
        "advisor.draft": (("seat",), ("keep",)),
        "advisor.pay": (("seat", "n=missing"), ("pay",)),
    },
    options={"manipulate.use": ("advisor",)},
    events={
        "advisor": ("thing",),
        "advisor-kept": ("seat", "thing"),
        "advised": ("seat", "thing"),
    },
    fixed=["advisor-icons"],
    phrases={"advisor.do": ("text",)},
    titled=[KIND],
)


# Set-up


@advisors.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """One white die of each player lies in the stock, and a pink one is in the bag instead."""
    inner(b, s)
    at, white = cabinet(s), b.colour[WHITE]
    at.unseen = [b.thing[card.id] for card in b.cards if isinstance(card, AdvisorEntry)]
    at.chosen = [-1] * s.seats
    for bag in s.bag:
        bag[white] -= 1
        s.stock[white] += 1


@advisors.replace("setup.tiles")
def joint_draft(b: SeaBook, s: SeaState) -> None:
    """Tiles and advisors lie open together. From the last player back, each takes one of either; then from
    the first player on, each takes what it still lacks. Then the tiles are placed."""
    order = turn_order(s)
    opened = [*[("draft.open",)] * DRAFT_OPEN, *[("advisor.open",)] * DRAFT_OPEN]
    picks = [f for seat in [*order[::-1], *order] for f in (*opened, ("advisor.draft", seat))]
    push(s, *picks, ("draft.away",), ("advisor.away",), *[("start.place", seat) for seat in order])


@advisors.step("advisor.open")
def open_advisor(b: SeaBook, s: SeaState) -> Chance | None:
    at = cabinet(s)
    return Chance("advisor", at.unseen) if len(at.open) < DRAFT_OPEN and at.unseen else None


@advisors.outcome("advisor.open")
def advisor_opened(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    cabinet(s).unseen.remove(outcome[0])
    cabinet(s).open.append(outcome[0])
    emit(s, "advisor", outcome[0])


@advisors.step("advisor.draft")
def ask_draft(b: SeaBook, s: SeaState, seat: int) -> Decision:
    cards = draft_choice(s, seat)
    options = [Option("keep", "card", b.things[card].id) for card in cards]
    return Decision(seat, "advisor.draft", options)


def draft_choice(s: SeaState, seat: int) -> list[int]:
    """Of tiles and advisors, only those of which the seat has none yet."""
    tiles = s.drawn if s.chosen[seat] < 0 else []
    return [*tiles, *(cabinet(s).open if cabinet(s).chosen[seat] < 0 else [])]


@advisors.answer("advisor.draft")
def drafted(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    thing = b.thing[str(option.at)]
    if thing < len(b.tiles):
        s.drawn.remove(thing)
        s.chosen[seat] = thing
        emit(s, "kept", seat, thing)
        return
    cabinet(s).open.remove(thing)
    cabinet(s).chosen[seat] = thing
    s.holds[seat] |= 1 << thing
    emit(s, "advisor-kept", seat, thing)


@advisors.step("advisor.away")
def clear_draft(b: SeaBook, s: SeaState) -> None:
    cabinet(s).open.clear()


# Dice


@advisors.wrap("parts")
def never_pink(inner: Callable[..., bool], b: SeaBook, colour: int) -> bool:
    return colour != b.colour[PINK] and inner(b, colour)


@advisors.wrap("returns")
def white_returns(inner: Callable[..., bool], b: SeaBook, colour: int) -> bool:
    return colour == b.colour[WHITE] or inner(b, colour)


@advisors.wrap("recruitable")
def white_too(inner: Callable[..., list[int]], b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """White dice ask for no presence anywhere."""
    white = b.colour[WHITE]
    return [*inner(b, s, seat), white] if s.stock[white] else inner(b, s, seat)


@advisors.wrap("check.dice")
def check_dice(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    for seat in range(s.seats):
        held = s.holds[seat] & sum(1 << b.thing[c.id] for c in b.cards if isinstance(c, AdvisorEntry))
        wanted = 0 if cabinet(s).chosen[seat] < 0 else 1 << cabinet(s).chosen[seat]
        assert held == wanted, f"seat {seat}: not its advisor"
    white = b.colour[WHITE]
    owned = sum(s.bag[seat][white] + s.spent[seat][white] for seat in range(s.seats))
    owned += sum(face // FACES == white for faces in s.active for face in faces)
    assert owned + s.stock[white] == b.rules["white-dice"](b), "white dice are lost or invented"


@advisors.rule("white-dice")
def white_dice(b: SeaBook) -> int:
    """How many there are, the stock included."""
    return b.dice[b.colour[WHITE]].start * b.seats


# The advisor's face


@advisors.wrap("faces")
def never_chosen(inner: Callable[..., list[int]], b: SeaBook, colour: int) -> list[int]:
    """Nothing but two icons in step 4 sets the pink die to the advisor."""
    faces = inner(b, colour)
    return [f for f in faces if f != advisor_face(b)] if colour == b.colour[PINK] else faces


def advisor_face(b: SeaBook) -> int | None:
    """The pink die's face with the advisor, if it has one."""
    return b.face_of_key.get(f"{PINK}:{ADVISOR}")


def pink_shown(b: SeaBook, s: SeaState, seat: int) -> int:
    """The face of the seat's Active pink die, or -1."""
    return next((face for face in s.active[seat] if face // FACES == b.colour[PINK]), -1)


@advisors.options("manipulate.use")
def face_option(b: SeaBook, s: SeaState, seat: int, pays: int, icons: int = 1) -> Iterable[Option]:
    if not affordable(b, s, seat, b.number["advisor-icons"] - icons):
        return []
    return [Option("advisor", "die", b.face_key[pink_shown(b, s, seat)])]


def affordable(b: SeaBook, s: SeaState, seat: int, icons: int) -> bool:
    """Whether the pink die lies there on another face, and there are so many icons to pay with."""
    face, advisor = pink_shown(b, s, seat), advisor_face(b)
    if face < 0 or advisor is None or face == advisor:
        return False
    return sum(n for _, n in payers(b, s, seat)) >= icons


@advisors.wrap("payers")
def payers_for_face(inner: Callable[..., list[Option]], b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Icons pay for the advisor's face even if the pink die can be turned to no other."""
    options = inner(b, s, seat)
    if pink_shown(b, s, seat) in turnable(b) or not affordable(b, s, seat, b.number["advisor-icons"]):
        return options
    there = [o.key for o in options]
    return options + [o for o, _ in payers(b, s, seat) if o.key not in there]


def payers(b: SeaBook, s: SeaState, seat: int) -> list[tuple[Option, int]]:
    """Pioneers, ships and resources that can pay for the advisor's face, with how many icons these have."""
    paying = b.profile(s.holds[seat]).paying
    pink = pink_shown(b, s, seat)
    return [
        (Option("pay", kind, key, count), paying[face] * count)
        for face, kind, key, count in sources(b, s, seat)
        if paying[face] and face != pink
    ]


@advisors.chosen("manipulate.use", "advisor")
def face_wanted(b: SeaBook, s: SeaState, option: Option, seat: int, pays: int, icons: int = 1) -> None:
    push(s, ("advisor.pay", seat, b.number["advisor-icons"] - icons))


@advisors.step("advisor.pay")
def ask_payer(b: SeaBook, s: SeaState, seat: int, missing: int) -> Decision | None:
    """Icons of any of these kinds, mixed as one likes; two of one die count as two."""
    if missing <= 0:
        push(s, ("advisor.face", seat))
        return None
    options = [option for option, _ in payers(b, s, seat)]
    return Decision(seat, "advisor.pay", options, draft="manipulate")


@advisors.answer("advisor.pay")
def payer_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, missing: int) -> None:
    face = use_source(b, s, seat, option)
    push(s, ("advisor.pay", seat, missing - b.profile(s.holds[seat]).paying[face]))


@advisors.step("advisor.face")
def set_face(b: SeaBook, s: SeaState, seat: int) -> None:
    face, to = pink_shown(b, s, seat), advisor_face(b)
    assert to is not None, "it was offered"
    s.active[seat].remove(face)
    s.active[seat] = sorted([*s.active[seat], to])
    emit(s, "turned", seat, face, to)


# The advisor's action, of a kind of its own


@advisors.rule("bars.advisor")
def bars_advice(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    """The icon is the pink die's own: none that an extra action brings stands for it."""
    possible = most_icons(b, s, seat)[b.action[ADVISOR]] and brings(b, s, seat)
    return "" if possible else "no-result"


def brings(b: SeaBook, s: SeaState, seat: int) -> bool:
    """Whether the advisor's action would do anything."""
    return any(possible(b, s, seat, deed) for deed in b.now[see_cabinet(s).chosen[seat]])


@advisors.step("act.advisor")
def act_advisor(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    spend(s, seat, b.action[ADVISOR], 1, 1, ("advise", seat))


@advisors.step("advise")
def advise(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    thing = see_cabinet(s).chosen[seat]
    push(s, *[("do", seat, deed) for deed in b.now[thing]], ("advised", seat, thing))


@advisors.step("advised")
def advised(b: SeaBook, s: SeaState, seat: int, thing: int) -> None:
    emit(s, "advised", seat, thing)


# Checks and words


def _check_entry(named: Named, entry: AdvisorEntry) -> None:
    named.effects(("do",), entry.do)
    named.modifiers(entry.while_)
    for n, modifier in enumerate(entry.while_):
        if modifier.convert is not None and modifier.convert.to in ("pioneer", "explore"):
            message = "an advisor turns nothing into a pioneer or an explore icon"
            named.say(("while", n, "convert", "to"), message, "name another icon")


CHECKS[KIND] = (AdvisorEntry, _check_entry)
HANDED[PINK] = Handed(limited=False, least=1)


def _tell(teller: Teller, entry: AdvisorEntry) -> list[str]:
    powers = [text for modifier in entry.while_ for text in teller.modifier(modifier)]
    return [teller.say("advisor.do", text=teller.deeds(entry.do)), *powers]


TELLERS[AdvisorEntry] = _tell
