"""Development cards: buying, playing, and what the verbs of the base game do."""

from __future__ import annotations

from math import comb

from game.engine.chance import Chance
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import ROAD, in_stock, open_places, put_road
from game.rules.island.content import CardEntry
from game.rules.island.hands import hand_over, order_from, others_of
from game.rules.island.roads import leader
from game.rules.island.robber import BY_KNIGHT
from game.rules.island.scoring import score_changed
from game.rules.island.state import NOBODY, IslandState

BUY = Option("buy")


@base.rule("deck")
def deck(library: Library) -> list[CardEntry]:
    """The kinds of development cards in this game; a scenario may have its own."""
    return [card for card in library.of("cards", CardEntry).values() if not card.module]


# Buying


@base.step("draw")
def draw(b: IslandBook, s: IslandState, seat: int) -> Chance:
    there = [card for card, n in enumerate(s.deck) if n]
    return Chance("card", there, [s.deck[card] for card in there])


@base.outcome("draw")
def drawn(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int) -> None:
    """It may be played in a later turn; its points count at once."""
    card = outcome[0]
    s.deck[card] -= 1
    s.undrawn -= 1
    s.cards[seat][card] += 1
    s.unplayed[seat] += 1
    s.fresh[card] += 1
    emit(s, "bought", seat)
    score_changed(b, s)


# Playing


def why_not_play(b: IslandBook, s: IslandState, seat: int, card: int) -> str:
    """Why this card can't be played now; empty if it can."""
    if not b.deeds[card]:
        return "never-played"
    if not s.cards[seat][card]:
        return "no-such-card"
    if s.plays >= b.number["cards-per-turn"]:
        return "one-a-turn"
    if s.cards[seat][card] <= s.fresh[card]:
        return "just-bought"
    for deed in b.deeds[card]:
        can = b.rules.get(f"can.{str(deed[0])[3:]}")
        reason: str = can(b, s, seat, *deed[1:]) if can else ""
        if reason:
            return reason
    return ""


def card_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    if not s.unplayed[seat] or s.plays >= b.number["cards-per-turn"]:
        return []
    cards = s.cards[seat]
    return [b.play_option[card] for card, n in enumerate(cards) if n and not why_not_play(b, s, seat, card)]


def play_card(b: IslandBook, s: IslandState, seat: int, card: int) -> None:
    s.cards[seat][card] -= 1
    s.unplayed[seat] -= 1
    s.played[seat][card] += 1
    s.plays += 1
    emit(s, "played", seat, card)
    push(s, *[(step, seat, *values) for step, *values in b.deeds[card]])


# Who an effect is about


@base.rule("who")
def who(b: IslandBook, s: IslandState, seat: int, word: str) -> list[int]:
    """The seats that a word of the content stands for; each but these two has a rule of its own."""
    if word == "you":
        return [seat]
    if word == "everyone":
        return list(range(s.seats))
    found: list[int] = b.rules[f"who.{word}"](b, s)
    return found


# The verbs


@base.step("do.knight")
def do_knight(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    """It lies face up and counts for the largest army."""
    s.knights[seat] += n
    muster(b, s)
    score_changed(b, s)


def muster(b: IslandBook, s: IslandState) -> None:
    """Who has the largest army now?"""
    holder = b.rules["largest-army"](b, s)
    if holder != s.army:
        s.army = holder
        emit(s, "largest-army", holder, s.knights[holder] if holder != NOBODY else 0)


@base.rule("largest-army")
def largest_army(b: IslandBook, s: IslandState) -> int:
    return leader(s.knights, s.army, b.awards["largest-army"].least)


@base.step("do.robber")
def do_robber(b: IslandBook, s: IslandState, seat: int, how: str) -> None:
    push(s, ("robber", seat, BY_KNIGHT) if how == "moved" else ("robber-flees", seat))


@base.step("do.roads")
def do_roads(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    push(s, *[("free-road", seat)] * n)


@base.rule("can.roads")
def can_build_roads(b: IslandBook, s: IslandState, seat: int, n: int) -> str:
    if b.switch["road-card"] == "always":
        return ""
    if not in_stock(b, s, seat, ROAD):
        return "no-road-left"
    return "" if open_places(b, s, seat, ROAD) else "no-path"


@base.step("free-road")
def free_road(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """By the rules, for nothing; as many as can be built."""
    if not in_stock(b, s, seat, ROAD):
        return None
    paths = open_places(b, s, seat, ROAD)
    return Decision(seat, "free-road", b.listed("road", paths)) if paths else None


@base.answer("free-road")
def free_road_built(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    put_road(b, s, seat, b.top.path[str(option.at)], 1)


@base.step("do.monopoly")
def do_monopoly(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    push(s, *[("monopoly", seat)] * n)


@base.step("monopoly")
def monopoly(b: IslandBook, s: IslandState, seat: int) -> Decision:
    return Decision(seat, "monopoly", b.kinds("name", (1 << len(b.resources)) - 1))


@base.answer("monopoly")
def kind_named(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    kind = b.kind[str(option.at)]
    emit(s, "monopoly", seat, kind)
    push(s, *[("hand-over", other, seat, kind) for other in order_from(b, s, others_of(s, seat))])


@base.step("hand-over")
def hand_all_over(b: IslandBook, s: IslandState, seat: int, to: int, kind: int) -> Chance | None:
    """All cards of the kind. Whoever looks ahead does not know how many: chance stands for it."""
    unknown = s.unknown[seat]
    if not unknown:
        give_all(s, seat, to, kind, s.hand[seat][kind])
        return None
    there = s.pool[kind]
    numbers = range(max(0, unknown - sum(s.pool) + there), min(unknown, there) + 1)
    return Chance("hand-over", numbers, _odds(numbers, there, sum(s.pool), unknown))


@base.outcome("hand-over")
def number_guessed(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, to: int, kind: int) -> None:
    give_all(s, seat, to, kind, s.hand[seat][kind] + outcome[0])


def give_all(s: IslandState, seat: int, to: int, kind: int, n: int) -> None:
    """What a hand held of the kind is now known to all, so it can't be taken back."""
    if n:
        hand_over(s, seat, to, kind, n)
    emit(s, "reveal-kind", seat, to, kind, n)


def _odds(numbers: range, there: int, pool: int, drawn: int) -> list[int]:
    """In how many ways so many of `there` cards are among those drawn from the pool."""
    return [comb(there, n) * comb(pool - there, drawn - n) for n in numbers]
