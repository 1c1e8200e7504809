"""The seven and the robber: discards, where it may go, whom it robs."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.simultaneous import ask_together
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.hands import give_back, hand_over, order_from, others_of, random_card
from game.rules.island.state import BESIDE, IslandState
from game.rules.island.topology import bits

DISCARD = "discard"
BY_SEVEN, BY_KNIGHT, BY_ATTACK = "seven", "knight", "attack"
"""What makes the robber move."""


@base.rule("seven")
def seven(b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """Discards first, then the robber."""
    push(s, ("hands-full", seat), ("robber", seat, BY_SEVEN))


# Discards


@base.step("hands-full")
def hands_full(b: IslandBook, s: IslandState, seat: int) -> None:
    limit = b.number["hand-limit"]
    full = [other for other in range(s.seats) if s.count[other] > limit]
    if full:
        ask_together(s, DISCARD, order_from(b, s, full))


@base.rule("discards")
def discards(b: IslandBook, s: IslandState, seat: int) -> int:
    """How many cards a full hand loses."""
    return s.count[seat] // 2


@base.step(DISCARD)
def discard(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> Decision | None:
    """One card after another, kept secret until everybody has chosen."""
    if len(taken) >= b.rules["discards"](b, s, seat):
        return None
    gone = chosen_cards(b, taken)
    mask = sum(1 << k for k, n in enumerate(s.hand[seat]) if n > gone[k])
    return Decision(seat, DISCARD, b.kinds("discard", mask), DISCARD)


@base.rule(DISCARD)
def discarded(b: IslandBook, s: IslandState, choices: dict[int, tuple[str, ...]]) -> None:
    for seat, taken in choices.items():
        cards = chosen_cards(b, taken)
        for kind, n in enumerate(cards):
            if n:
                give_back(s, seat, kind, n)
        emit(s, "discarded", seat, len(taken), tuple(cards))


def chosen_cards(b: IslandBook, taken: tuple[str, ...]) -> list[int]:
    """How many of each kind, from the keys of options that end in the name of a kind."""
    cards = [0] * len(b.resources)
    for key in taken:
        cards[b.kind[key.rpartition(" ")[2]]] += 1
    return cards


# Moving the robber


@base.rule("robber-bars")
def robber_bars(b: IslandBook, s: IslandState, seat: int, cause: str) -> Bars:
    """It must leave its hex; any other will do."""
    return [("robber-there", 1 << s.robber if s.robber != BESIDE else 0)]


@base.step("robber")
def robber(b: IslandBook, s: IslandState, seat: int, cause: str) -> Decision | None:
    barred = 0
    for _, mask in b.rules["robber-bars"](b, s, seat, cause):
        barred |= mask
    hexes = b.top.all_hexes & ~barred
    if not hexes:
        b.rules["robber-stuck"](b, s, seat, cause)
        return None
    return Decision(seat, "robber", [b.hex_option[h] for h in bits(hexes)])


@base.answer("robber")
def robber_sent(b: IslandBook, s: IslandState, option: Option, seat: int, cause: str) -> None:
    move_robber(s, seat, int(option.at))
    push(s, ("rob", seat, cause))


@base.rule("robber-stuck")
def robber_stuck(b: IslandBook, s: IslandState, seat: int, cause: str) -> None:
    """No hex is allowed: the robber stays."""


def move_robber(s: IslandState, seat: int, hexagon: int) -> None:
    s.robber = hexagon
    emit(s, "robber", seat, hexagon)


@base.rule("robber-home")
def robber_home(b: IslandBook, s: IslandState) -> list[int]:
    """Where it goes when it is sent away: terrain that gives nothing; beside the map if there is none."""
    return [h for h, terrain in enumerate(s.terrain) if b.gives[terrain] < 0] or [BESIDE]


@base.step("robber-flees")
def robber_flees(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """It goes home, and nobody is robbed."""
    homes = b.rules["robber-home"](b, s)
    if s.robber in homes:
        return None
    if len(homes) == 1:
        move_robber(s, seat, homes[0])
        return None
    return Decision(seat, "robber-flees", [b.hex_option[h] for h in homes])


@base.answer("robber-flees")
def robber_fled(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    move_robber(s, seat, int(option.at))


# Robbing


@base.rule("rob-bars")
def rob_bars(b: IslandBook, s: IslandState, seat: int, cause: str) -> list[tuple[str, int]]:
    """Whom the robber can't rob: a mask of seats for each reason."""
    here = b.top.ring[s.robber] if s.robber != BESIDE else 0
    far = empty = 0
    for other in range(s.seats):
        if not s.houses[other] & here:
            far |= 1 << other
        if not s.count[other]:
            empty |= 1 << other
    return [("own-hand", 1 << seat), ("not-there", far), ("empty-hand", empty)]


@base.rule("safe-from-thefts")
def safe_from_thefts(b: IslandBook, s: IslandState) -> int:
    """A mask of the seats from which nothing is taken, not even without a robber."""
    return 0


def victims(b: IslandBook, s: IslandState, seat: int) -> list[int]:
    """Anybody with cards, wherever they have built."""
    safe = b.rules["safe-from-thefts"](b, s)
    return [other for other in others_of(s, seat) if s.count[other] and not safe >> other & 1]


@base.step("rob")
def rob(b: IslandBook, s: IslandState, seat: int, cause: str) -> Decision | None:
    """One of those who have built there; who has cards is no secret."""
    barred = 0
    for _, mask in b.rules["rob-bars"](b, s, seat, cause):
        barred |= mask
    there = [other for other in range(s.seats) if not barred >> other & 1]
    if not there:
        return None
    return Decision(seat, "rob", [b.rob_option[other] for other in there])


@base.answer("rob")
def robbed(b: IslandBook, s: IslandState, option: Option, seat: int, cause: str) -> None:
    push(s, ("steal", seat, int(option.at)))


@base.step("steal")
def steal(b: IslandBook, s: IslandState, seat: int, victim: int) -> Chance | None:
    """A random card; which, only the two know."""
    return random_card(s, victim, "steal") if s.count[victim] else None


@base.outcome("steal")
def stolen(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, victim: int) -> None:
    hand_over(s, victim, seat, outcome[0])
    emit(s, "stole", seat, victim)
