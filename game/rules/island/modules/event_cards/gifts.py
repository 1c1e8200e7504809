"""Good Neighbours and Neighbourly Help: cards that are given, chosen before any of them moves."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.simultaneous import ask_together
from game.rules.island.book import IslandBook
from game.rules.island.hands import hand_over, order_from, others_of
from game.rules.island.modules.event_cards.layer import events
from game.rules.island.robber import chosen_cards
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState

LEFT, HELP = "gift", "help"


@events.step("do.give")
def do_give(b: IslandBook, s: IslandState, seat: int, who: str, to: str) -> None:
    givers = [giver for giver in b.rules["who"](b, s, seat, who) if s.count[giver]]
    name = LEFT if to == "left" else HELP
    givers = order_from(b, s, givers)
    if b.switch["gifts"] == "in-turn":
        for giver in reversed(givers):
            ask_together(s, name, [giver])
    elif givers:
        ask_together(s, name, givers)


def spare(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> list[Option]:
    """The cards that have not been promised yet."""
    gone = chosen_cards(b, tuple(key for key in taken if key.startswith("give ")))
    return b.kinds("give", sum(1 << k for k, n in enumerate(s.hand[seat]) if n > gone[k]))


def pass_on(b: IslandBook, s: IslandState, seat: int, to: int, key: str) -> None:
    hand_over(s, seat, to, b.kind[key.rpartition(" ")[2]])
    emit(s, "gave", seat, to)


# To the left


@events.step(LEFT)
def gift(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> Decision | None:
    return None if taken else Decision(seat, LEFT, spare(b, s, seat, taken))


@events.rule(LEFT)
def given(b: IslandBook, s: IslandState, choices: dict[int, tuple[str, ...]]) -> None:
    for seat, taken in choices.items():
        for key in taken:
            pass_on(b, s, seat, (seat + 1) % s.seats, key)


# To those with fewer points


def poorer(b: IslandBook, s: IslandState, seat: int) -> list[int]:
    mine = points_of(b, s, seat)
    return [other for other in others_of(s, seat) if points_of(b, s, other) < mine]


def helped(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> list[int]:
    """Who gets a card, once it is known who goes without."""
    without = [int(key.rpartition(" ")[2]) for key in taken if key.startswith("without ")]
    only = [int(key.rpartition(" ")[2]) for key in taken if key.startswith("to ")]
    to = only or [other for other in poorer(b, s, seat) if other not in without]
    return to[: s.count[seat]] if b.switch["help-short"] == "in-turn" else to


@events.step(HELP)
def help_others(b: IslandBook, s: IslandState, seat: int, taken: tuple[str, ...]) -> Decision | None:
    """One card for each; whoever has too few chooses who goes without."""
    to = helped(b, s, seat, taken)
    given = sum(key.startswith("give ") for key in taken)
    if b.switch["help"] == "one" and not taken and len(to) > 1:
        return Decision(seat, HELP, [b.to_option[other] for other in to], HELP)
    if len(to) > s.count[seat]:
        return Decision(seat, HELP, [Option("without", "seat", other) for other in to], HELP)
    return Decision(seat, HELP, spare(b, s, seat, taken), HELP) if given < len(to) else None


@events.rule(HELP)
def help_given(b: IslandBook, s: IslandState, choices: dict[int, tuple[str, ...]]) -> None:
    """In the order in which they were chosen: each card for the next who gets one."""
    meant = [(seat, helped(b, s, seat, taken), taken) for seat, taken in choices.items()]
    for seat, to, taken in meant:
        cards = [key for key in taken if key.startswith("give ")]
        for other, key in zip(to, cards, strict=True):
            pass_on(b, s, seat, other, key)
