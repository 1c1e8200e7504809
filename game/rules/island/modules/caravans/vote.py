"""The vote after a turn with building: open bids, places named in turn, and who places the camel.

Cards are votes. Whoever has more than all others together chooses; else those who have a majority together
and name the same place; else whoever alone has the most; else the player whose turn is over.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.content import VoteEntry
from game.rules.island.hands import Cards, give_back
from game.rules.island.modules.caravans.camels import places, put_camel, ways
from game.rules.island.modules.caravans.layer import look_at, nomads, part_of
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from game.rules.island.trade import added

BID = Option("bid")
MAJORITY, MOST, TIE = "majority", "most", "tie"
VERBS = ("lay", BID.verb, "propose", "camel", "head")


@once_per_book
def votes_for(b: IslandBook) -> list[int]:
    """By kind, the votes for a card; none where it can't be laid."""
    entries = b.library.of("votes", VoteEntry)
    return [entries[name].votes if name in entries else 0 for name in b.resources]


@once_per_book
def path_options(b: IslandBook) -> tuple[list[Option], list[Option]]:
    named = [Option("propose", "edge", name) for name in b.top.path_names]
    return named, [Option("camel", "edge", name) for name in b.top.path_names]


# What leads to a vote

nomads.before("turn-over", "votes")


@nomads.watch("turn")
def turn_begins(b: IslandBook, s: IslandState, event: Event) -> None:
    part_of(s).due = 0


@nomads.watch("settlement")
@nomads.watch("city")
def built(b: IslandBook, s: IslandState, event: Event) -> None:
    """By the player at turn; not in the set-up, and not for a neutral colour."""
    if event[1] == s.active:
        part_of(s).due += 1


@nomads.rule("camels-due")
def camels_due(b: IslandBook, s: IslandState) -> int:
    """However much was built, one camel comes; by another reading one for every building."""
    due = look_at(s).due
    return due if b.switch["camels-for"] == "building" else min(due, 1)


@nomads.step("votes")
def votes(b: IslandBook, s: IslandState, seat: int) -> None:
    push(s, *[("vote", seat)] * b.rules["camels-due"](b, s))


@nomads.step("vote")
def vote(b: IslandBook, s: IslandState, seat: int) -> None:
    """None without a camel, or without a place for it."""
    part = part_of(s)
    if not part.left or not ways(b, s):
        return
    part.voting = 1
    part.bids, part.proposed = [()] * s.seats, [NOBODY] * s.seats
    emit(s, "vote", seat)
    nothing = (0,) * len(b.resources)
    bids = [("bid", (seat + n) % s.seats, nothing) for n in range(s.seats)]
    push(s, *bids, ("votes-counted", seat), ("vote-over",))


@nomads.step("vote-over")
def vote_over(b: IslandBook, s: IslandState) -> None:
    part = part_of(s)
    part.voting, part.bids, part.proposed = 0, [], []


@nomads.wrap("may-win")
def not_in_a_vote(rule: Callable[..., bool], b: IslandBook, s: IslandState) -> bool:
    """The turn is over: what the vote brings wins on one's next."""
    return rule(b, s) and not look_at(s).voting


# Bids


@nomads.step("bid")
def bid(b: IslandBook, s: IslandState, seat: int, cards: Cards) -> Decision | None:
    """Card by card. Whoever has cards is asked, even if none of them is a vote: that is a secret."""
    if not s.count[seat]:
        bid_made(b, s, seat, cards)
        return None
    hand, mask = s.hand[seat], 0
    for kind, worth in enumerate(votes_for(b)):
        if worth and hand[kind] > cards[kind]:
            mask |= 1 << kind
    return Decision(seat, "bid", [BID, *b.kinds("lay", mask)], "bid", always=True)


@nomads.answer("bid")
def bid_grown(b: IslandBook, s: IslandState, option: Option, seat: int, cards: Cards) -> None:
    if option.verb == "lay":
        push(s, ("bid", seat, added(cards, b.kind[str(option.at)])))
    else:
        bid_made(b, s, seat, cards)


def bid_made(b: IslandBook, s: IslandState, seat: int, cards: Cards) -> None:
    """It lies open, and nobody gets it back."""
    for kind, n in enumerate(cards):
        if n:
            give_back(s, seat, kind, n)
    part_of(s).bids[seat] = cards
    emit(s, "bid", seat, votes_of(b, s)[seat], cards)


def votes_of(b: IslandBook, s: IslandState) -> list[int]:
    """By seat, the votes that it has laid."""
    worth = votes_for(b)
    return [sum([n * worth[kind] for kind, n in enumerate(cards)]) for cards in look_at(s).bids]


# Who decides


@nomads.step("votes-counted")
def votes_counted(b: IslandBook, s: IslandState, seat: int) -> None:
    b.rules["vote-result"](b, s, seat)


@nomads.rule("vote-result")
def vote_result(b: IslandBook, s: IslandState, seat: int) -> None:
    """`seat` is the one whose turn is over."""
    votes = votes_of(b, s)
    most = max(votes)
    if 2 * most > sum(votes):
        elect(s, votes.index(most), MAJORITY)
    elif b.number["naming-rounds"] and most:
        push(s, ("propose", bidders(s, votes, seat)[0], 1, seat))
    else:
        undecided(s, votes, seat)


def elect(s: IslandState, seat: int, cause: str) -> None:
    emit(s, "elected", seat, cause)
    push(s, ("camel", seat, cause, 0))


def undecided(s: IslandState, votes: list[int], seat: int) -> None:
    """Nobody has a majority, alone or together."""
    most = max(votes)
    alone = votes.count(most) == 1
    elect(s, votes.index(most) if alone else seat, MOST if alone else TIE)


# Naming places


def bidders(s: IslandState, votes: list[int], seat: int) -> list[int]:
    """Who has laid cards, in the order of the bids."""
    return [other for n in range(s.seats) if votes[other := (seat + n) % s.seats]]


@nomads.step("propose")
def propose(b: IslandBook, s: IslandState, seat: int, n: int, ended: int) -> Decision:
    """In the round `n` of naming; `ended` is the player whose turn is over."""
    return Decision(seat, "propose", [path_options(b)[0][path] for path in bits(places(b, s))])


@nomads.answer("propose")
def proposed(b: IslandBook, s: IslandState, option: Option, seat: int, n: int, ended: int) -> None:
    part, path = part_of(s), b.top.path[str(option.at)]
    part.proposed[seat] = path
    emit(s, "proposed", seat, path)
    votes = votes_of(b, s)
    agreed = [other for other, named in enumerate(part.proposed) if named == path]
    if len(agreed) > 1 and 2 * sum([votes[other] for other in agreed]) > sum(votes):
        emit(s, "agreed", tuple(agreed), path)
        push(s, ("camel-head", max(agreed, key=lambda other: votes[other]), path, 0))
        return
    order = bidders(s, votes, ended)
    if seat != order[-1]:
        push(s, ("propose", order[order.index(seat) + 1], n, ended))
    elif n < b.number["naming-rounds"]:
        push(s, ("propose", order[0], n + 1, ended))
    else:
        undecided(s, votes, ended)


# Placing the camel


@nomads.step("camel")
def camel(b: IslandBook, s: IslandState, seat: int, cause: str, other: int) -> Decision | None:
    """With `other`, not where the camel before went on."""
    part = look_at(s)
    mask = places(b, s, part.last if other else NOBODY) if part.left else 0
    return Decision(seat, "camel", [path_options(b)[1][path] for path in bits(mask)]) if mask else None


@nomads.answer("camel")
def camel_chosen(b: IslandBook, s: IslandState, option: Option, seat: int, cause: str, other: int) -> None:
    push(s, ("camel-head", seat, b.top.path[str(option.at)], other))


@nomads.step("camel-head")
def camel_head(b: IslandBook, s: IslandState, seat: int, path: int, other: int) -> Decision | None:
    """Between two heads, or where a head meets an arrow, it may look either way."""
    but = look_at(s).last if other else NOBODY
    corners = [corner for each, corner in ways(b, s, but) if each == path]
    if len(corners) == 1:
        put_camel(b, s, seat, path, corners[0])
        return None
    return Decision(seat, "camel-head", [Option("head", "corner", b.top.corner_names[c]) for c in corners])


@nomads.answer("camel-head")
def headed(b: IslandBook, s: IslandState, option: Option, seat: int, path: int, other: int) -> None:
    put_camel(b, s, seat, path, b.top.corner[str(option.at)])


# Why not


@nomads.wrap("why-not-now")
def why_not_now(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    """While a vote is held, that is all there is."""
    if not look_at(s).voting:
        return rule(b, s, seat, option)
    return "" if option.verb in VERBS else "vote"


@nomads.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    if option.verb not in VERBS:
        return rule(b, s, seat, option)
    part = look_at(s)
    if not part.voting:
        return "no-vote"
    if option.verb == "lay":
        kind = b.kind[str(option.at)]
        return "no-votes-for-it" if not votes_for(b)[kind] else "" if s.hand[seat][kind] else "empty-hand"
    if option.kind != "edge":
        return ""
    path = b.top.path[str(option.at)]
    if part.camels >> path & 1:
        return "camel-there"
    if not places(b, s) >> path & 1:
        return "no-head"
    pending = asked(b, s)
    second = pending.step == "camel" and pending.other
    return "same-caravan" if second and not places(b, s, part.last) >> path & 1 else ""
