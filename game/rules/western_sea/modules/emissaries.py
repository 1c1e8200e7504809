"""Emissaries: each round the last player invites one, whose icon all may use and whom one may hire."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.piles import Pile, draw, look, new_pile
from game.engine.rulebook import Layer, emit, part_finder, part_viewer
from game.engine.state import Data, push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.card_text import MORE as TELLERS
from game.rules.western_sea.card_text import Teller
from game.rules.western_sea.check_parts import Named
from game.rules.western_sea.checks import MORE as CHECKS
from game.rules.western_sea.content import DieEntry, Part, PowerEntry, Score
from game.rules.western_sea.modules.common import module_hook, speak
from game.rules.western_sea.pieces import bits, gain_tokens, number, place_tent, take_from_camp, turn_order
from game.rules.western_sea.scoring import Line, points_for
from game.rules.western_sea.spend import granted_icons, sources
from game.rules.western_sea.state import SeaState

KIND = "emissaries"


class Hire(Part, frozen=True, kw_only=True):
    """Two different Active dice that whoever hires must show: one with the icon, one of the colour."""

    icon: str
    die: str


class EmissaryEntry(PowerEntry, frozen=True, kw_only=True, rename="kebab"):
    """`do` is the embassy's own benefit, `while` the icon for everybody."""

    hire: Hire
    score: tuple[Score, ...]


class Embassy(Data):
    open: list[int] = msgspec.field(default_factory=list)
    """The emissaries that may be invited."""
    pile: Pile = msgspec.field(default_factory=lambda: new_pile(()))
    guest: int = -1
    """This round's emissary."""
    marks: dict[int, int] = msgspec.field(default_factory=dict)
    """By emissary, a bit for each seat with a marker on it."""
    staff: list[list[int]] = msgspec.field(default_factory=list)
    """By seat, the emissaries it has hired."""


emissaries = Layer(KIND, part=Embassy)
embassy = part_finder(emissaries, Embassy)
see_embassy = part_viewer(emissaries, Embassy)

speak(
    asks={
        "emissary.visit": ((), ("invite",)),
        "emissary.goods": (("seat",), ("gain", "decline")),
        "emissary.settle": (("seat",), ("place", "take", "decline")),
    },
    options={"recruit.die": ("hire",)},
    events={"emissary": ("thing",), "invited": ("seat", "thing"), "hired": ("seat", "thing")},
    fixed=["emissaries-open"],
    raisable=["hire-dice"],
    phrases={"emissary.embassy": ("text",), "emissary.all": ("text",), "emissary.hire": ("icon", "die")},
    nouns=["count.emissaries.hired"],
    categories=[KIND],
    titled=[KIND],
)


# Set-up


@emissaries.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    at = embassy(s)
    at.pile = new_pile(b.thing[card.id] for card in b.cards if isinstance(card, EmissaryEntry))
    at.staff = [[] for _ in range(s.seats)]


emissaries.before("setup.tiles", "emissary.fill")


@emissaries.step("emissary.fill")
def fill(b: SeaBook, s: SeaState) -> None:
    """Open cards until so many lie there, or the pile is empty."""
    missing = min(b.number["emissaries-open"] - len(embassy(s).open), len(embassy(s).pile))
    push(s, *[("emissary.open",)] * missing)


@emissaries.step("emissary.open")
def open_card(b: SeaBook, s: SeaState) -> Chance | None:
    return look(embassy(s).pile, "emissary")


@emissaries.outcome("emissary.open")
def card_opened(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    draw(embassy(s).pile, outcome[0])
    embassy(s).open = sorted([*embassy(s).open, outcome[0]])
    emit(s, "emissary", outcome[0])


# Step 3b of the roll phase


emissaries.after("all-rolled", "emissary.visit")
emissaries.after("all-rolled", "emissary.rolled")


@emissaries.detour("rolled")
def rolled_later(inner: Callable[..., None], b: SeaBook, s: SeaState, seat: int) -> None:
    """What a roll sets off changes dice, and so waits until the emissary has been chosen."""
    if ("all-rolled",) not in s.stack:
        inner(b, s, seat)


@emissaries.step("emissary.rolled")
def rolled_now(b: SeaBook, s: SeaState) -> None:
    push(s, *[("rolled", seat) for seat in turn_order(s)])


@emissaries.step("emissary.visit")
def visit(b: SeaBook, s: SeaState) -> Decision | None:
    """Whoever has the embassy, the last in turn order, invites an emissary without a marker of its own."""
    seat, at = turn_order(s)[-1], embassy(s)
    options = [Option("invite", "card", b.things[t].id) for t in at.open if may_invite(at, seat, t)]
    return Decision(seat, "emissary.visit", options) if options else None


def may_invite(at: Embassy, seat: int, emissary: int) -> bool:
    return not at.marks.get(emissary, 0) >> seat & 1


@emissaries.answer("emissary.visit")
def invited(b: SeaBook, s: SeaState, option: Option) -> None:
    """The embassy's benefit comes first, then the icon is everybody's."""
    seat, emissary, at = turn_order(s)[-1], b.thing[str(option.at)], embassy(s)
    at.open.remove(emissary)
    at.guest = emissary
    put_mark(at, seat, emissary, s.seats)
    emit(s, "invited", seat, emissary)
    push(s, *[("do", seat, deed) for deed in b.now[emissary]], ("emissary.arrive",))


def put_mark(at: Embassy, seat: int, emissary: int, seats: int) -> None:
    """With two players the other's marker goes back; with more, one's own single marker moves here."""
    if seats == 2:
        at.marks[emissary] = 1 << seat
        return
    for other in at.marks:
        at.marks[other] &= ~(1 << seat)
    at.marks[emissary] = at.marks.get(emissary, 0) | 1 << seat


@emissaries.step("emissary.arrive")
def arrive(b: SeaBook, s: SeaState) -> None:
    for seat in range(s.seats):
        s.holds[seat] |= 1 << see_embassy(s).guest


def depart(s: SeaState) -> int:
    """Nobody has the guest's icon any more."""
    at = embassy(s)
    emissary, at.guest = at.guest, -1
    for seat in range(s.seats):
        s.holds[seat] &= ~(1 << emissary)
    return emissary


# Hiring


@emissaries.wrap("recruit-choices")
def or_hire(inner: Callable[..., list[Option]], b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Instead of one die, the guest may be hired."""
    options = inner(b, s, seat)
    if may_hire(b, s, seat, s.active[seat]):
        options.append(Option("hire", "card", b.things[see_embassy(s).guest].id))
    return options


def may_hire(b: SeaBook, s: SeaState, seat: int, faces: list[int]) -> bool:
    """The guest is there, and these Active dice, none of them spent for it, are what it asks for."""
    guest = see_embassy(s).guest
    if guest < 0:
        return False
    return shown(b, faces, b.things[guest].hire) >= number(b, s, seat, "hire-dice")


def shown(b: SeaBook, faces: list[int], hire: Hire) -> int:
    """How many of the two demands different dice meet, by what they show and not what that can turn into."""
    wanted, colour = b.icon[hire.icon], b.colour[hire.die]
    with_icon = [wanted in b.face_icons[face] for face in faces]
    of_colour = [face // FACES == colour for face in faces]
    met = (True in with_icon) + (True in of_colour)
    # One die that is both is still one die.
    return min(met, sum([icon or hue for icon, hue in zip(with_icon, of_colour, strict=True)]))


@emissaries.wrap("recruit-most")
def one_more(inner: Callable[..., int], b: SeaBook, s: SeaState, seat: int) -> int:
    return inner(b, s, seat) + may_hire(b, s, seat, s.active[seat])


@emissaries.wrap("bars.recruit")
def bars_recruit(inner: Callable[..., str], b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    """Even without a die to take, when one icon can be spent so that the dice to show are left."""
    bar = inner(b, s, seat, icons)
    if not bar or b.table["recruit-icons"][0] > 1 or not may_hire(b, s, seat, s.active[seat]):
        return bar
    return "" if any(may_hire(b, s, seat, left) for left in after_one_icon(b, s, seat)) else bar


def after_one_icon(b: SeaBook, s: SeaState, seat: int) -> Iterator[list[int]]:
    """The Active dice that are left after one recruit icon, in every way of spending it."""
    profile, action = b.profile(s.holds[seat]), b.action["recruit"]
    if granted_icons(s, action):
        yield s.active[seat]
    found = sources(b, s, seat)
    for n, (face, kind, _, count_) in enumerate(found):
        if profile.hits[face][action]:
            yield _without(s.active[seat], [face] if kind == "die" else [])
        for other, other_kind, _, _ in found[n if count_ > 1 else n + 1 :]:
            pairs = zip(profile.wilds[face][action], profile.wilds[other][action], strict=True)
            if any(x and y for x, y in pairs):
                spent = [f for f, k in ((face, kind), (other, other_kind)) if k == "die"]
                yield _without(s.active[seat], spent)


def _without(faces: list[int], spent: list[int]) -> list[int]:
    left = faces[:]
    for face in spent:
        left.remove(face)
    return left


@emissaries.chosen("recruit.die", "hire")
def hired(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    emissary = depart(s)
    embassy(s).marks.pop(emissary, None)
    embassy(s).staff[seat].append(emissary)
    emit(s, "hired", seat, emissary)


# End of the round


emissaries.before("check-end", "emissary.leave")


@emissaries.step("emissary.leave")
def leave(b: SeaBook, s: SeaState) -> None:
    """Who was not hired goes back among the open ones; who was is replaced."""
    if embassy(s).guest >= 0:
        embassy(s).open = sorted([*embassy(s).open, depart(s)])
    push(s, ("emissary.fill",))


# What single emissaries do


@module_hook(emissaries, "two-goods")
def two_goods(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("emissary.goods", seat, -1))


@emissaries.step("emissary.goods")
def ask_goods(b: SeaBook, s: SeaState, seat: int, first: int) -> Decision | None:
    """Two or none, as far as there are kinds."""
    options = [Option("gain", "token", b.resources[k]) for k in b.basic if k != first]
    if first < 0:
        options.append(Option("decline"))
    return Decision(seat, "emissary.goods", options, draft="goods") if options else None


@emissaries.answer("emissary.goods")
def goods_taken(b: SeaBook, s: SeaState, option: Option, seat: int, first: int) -> None:
    if option.verb == "decline":
        return
    kind = b.resource[str(option.at)]
    gain_tokens(s, seat, kind, 1)
    if first < 0:
        push(s, ("emissary.goods", seat, kind))


@module_hook(emissaries, "settle-one")
def settle_one(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("emissary.settle", seat))


@emissaries.step("emissary.settle")
def ask_settle(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    options = [Option("take", "tent", "camp")] if s.camp[seat] else []
    if s.supply[seat]:
        reach = b.rules["settle-reach"](b, s, seat)
        options += [Option("place", "hex", s.cell[tile]) for tile in bits(reach)]
    return Decision(seat, "emissary.settle", [*options, Option("decline")]) if options else None


@emissaries.answer("emissary.settle")
def settled(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "take":
        take_from_camp(s, seat, 1)
    elif option.verb == "place":
        place_tent(s, seat, s.at[int(option.at)])
        push(s, ("settled", seat))


# Score and checks


@emissaries.rule("count.emissaries")
def count_hired(b: SeaBook, s: SeaState, seat: int) -> int:
    return len(see_embassy(s).staff[seat])


@emissaries.wrap("score")
def score(inner: Callable[..., Iterator[Line]], b: SeaBook, s: SeaState) -> Iterator[Line]:
    yield from inner(b, s)
    for seat, staff in enumerate(embassy(s).staff):
        for emissary in staff:
            yield Line(seat, KIND, b.things[emissary].id, worth(b, s, seat, emissary))


def worth(b: SeaBook, s: SeaState, seat: int, emissary: int) -> int:
    entry: EmissaryEntry = b.things[emissary]
    return sum(points_for(b, s, seat, line) for line in entry.score)


@emissaries.wrap("check.counts")
def check(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    at = embassy(s)
    lying = [*at.open, *at.pile.pool, *[e for staff in at.staff for e in staff]]
    lying += [at.guest] if at.guest >= 0 else []
    cards = [b.thing[card.id] for card in b.cards if isinstance(card, EmissaryEntry)]
    assert sorted(lying) == sorted(cards), "an emissary is lost or twice there"
    assert len(at.pile) == len(at.pile.pool), "the pile of emissaries"
    away = sum(1 << e for e in cards if e != at.guest)
    assert not any(held & away for held in s.holds), "the icon of an emissary who is not there"
    for seat in range(s.seats):
        marks = sum(mark >> seat & 1 for mark in at.marks.values())
        assert s.seats == 2 or marks <= 1, f"seat {seat}: {marks} markers"


def _check_entry(named: Named, entry: EmissaryEntry) -> None:
    named.effects(("do",), entry.do)
    named.modifiers(entry.while_)
    named.know(("hire", "icon"), "icon", entry.hire.icon, named.icons)
    named.know(("hire", "die"), "die", entry.hire.die, named.library.of("dice", DieEntry))
    for n, line in enumerate(entry.score):
        named.count(("score", n, "per"), line.per)


CHECKS[KIND] = (EmissaryEntry, _check_entry)


def _tell(teller: Teller, entry: EmissaryEntry) -> list[str]:
    icons = [text for modifier in entry.while_ for text in teller.modifier(modifier)]
    hire = teller.say("emissary.hire", icon=teller.icon(entry.hire.icon), die=teller.die(entry.hire.die))
    return [
        teller.say("emissary.embassy", text=teller.deeds(entry.do)),
        *[teller.say("emissary.all", text=text) for text in icons],
        hire,
        *[teller.say("end", text=teller.score(line)) for line in entry.score],
    ]


TELLERS[EmissaryEntry] = _tell
