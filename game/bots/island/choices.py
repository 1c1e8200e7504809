"""The options of a question that are worth a thought; a scenario adds those of its own questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.island.hand import Hand
from game.bots.island.standing import is_knight
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation


MOST_STARTS = 12
"""Corners for a first settlement; others are never the best in the end."""


def at_start(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Where the land gives most of what is lacking."""
    standing, seat = ev.standing, decision.seat
    gives, more = standing.land.gives(b, standing.idle(b, s)), standing.pace(b, s, seat).more
    besides, bonus = standing.besides(b, s), standing.bonus(b, s)
    rolls = ev.w["production"] * standing.rolls

    def worth(option: Option) -> float:
        corner = b.top.corner[str(option.at)]
        gets = sum([n * x for n, x in zip(gives[corner], more, strict=True)])
        gets += besides[corner] if besides else 0.0
        return rolls * gets + (bonus[corner] if bonus else 0.0)

    return sorted(decision.options, key=worth, reverse=True)[:MOST_STARTS]


def at_act(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """What a trade was made for follows it. An offer is tried before the bank; of offers only the one that is
    meant, and of the bank what buys something, unless a seven would take as much."""
    seat = decision.seat
    begun = ev.winning.first(b, s, decision, ev.thorough) or ev.purchases.begun(s, decision)
    if begun:
        return [begun]
    plan = ev.dealing.plan(b, s, seat)
    first = f"offer resource {b.goods[plan.give_first]}" if plan else ""
    full = s.count[seat] > b.number["hand-limit"]
    return [
        o
        for o in decision.options
        if (o.verb != "offer" or o.key == first)
        and (o.verb != "bank" or (not plan and (full or ev.purchases.pays(b, s, o, ev.left()))))
    ]


def at_discard(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Towards the best hand that may be kept."""
    seat = decision.seat
    hand = ev.own_hand(b, s, seat)
    left = b.rules["discards"](b, s, seat) - (s.count[seat] - sum(hand))
    outlook = ev.standing.outlook(b, s, seat)
    purse = ev.purse(b, s, seat, outlook)
    best, drop = float("-inf"), hand
    for cards in drops(hand, left):
        value = ev.hands.worth(purse, tuple([have - n for have, n in zip(hand, cards, strict=True)]))
        if value > best:
            best, drop = value, cards
    names = {b.resources[kind] for kind, n in enumerate(drop) if n}
    return [o for o in decision.options if o.at in names][:1] or decision.options


def drops(hand: Hand, n: int) -> list[Hand]:
    """Every choice of so many cards."""
    if not hand:
        return [()] if not n else []
    return [(k, *rest) for k in range(min(hand[0], n) + 1) for rest in drops(hand[1:], n - k)]


def on_the_way(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """What was begun to win with is gone on with."""
    won = ev.winning.first(b, s, decision, ev.thorough)
    return [won] if won else decision.options


def at_taking(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """What is missing for the purchase that it is for."""
    meant = ev.winning.first(b, s, decision, ev.thorough)
    if meant is None and s.active == decision.seat:
        meant = ev.purchases.meant(b, s, decision, ev.left())
    return [meant] if meant else decision.options


def at_robber(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.robbing.paying(b, s, decision)


def at_reply(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.replies(b, s, decision)


def at_offer(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.parts(b, s, decision)


def at_deal(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    return ev.dealing.deals(b, s, decision)


def at_roll(ev: IslandEvaluation, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
    """Before the roll only what wins, or moves the robber, is worth a thought."""
    won = ev.winning.first(b, s, decision, ev.thorough)
    if won:
        return [won]
    return [o for o in decision.options if o.verb != "play" or is_knight(b.deeds[b.card[str(o.at)]])]


NARROWS = {
    "start": at_start,
    "act": at_act,
    "roll": at_roll,
    "bank": at_taking,
    "take": at_taking,
    "free-road": on_the_way,
    "discard": at_discard,
    "robber": at_robber,
    "reply": at_reply,
    "offer": at_offer,
    "counter": at_offer,
    "deal": at_deal,
}
