"""The wagon: better cards for it, and its move after trading and building, path by path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.engine.why import Why
from game.rules.island.book import IslandBook, Price
from game.rules.island.building import affordable, buy_piece
from game.rules.island.cards import card_options, play_card
from game.rules.island.hands import pay
from game.rules.island.modules.traders.layer import look_at, owner_of, part_of, trade, traders, wagon_card
from game.rules.island.reasons import why_not_pay
from game.rules.island.scoring import end_game, has_won, score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.turns import CLAIM, END, TARGET

UPGRADE, FEED = Option("upgrade"), Option("feed")
NEXT_CARD, FODDER = "wagon-card", "feed"
"""What is paid for like a piece."""


@traders.wrap("price")
def price(rule: Callable[..., Price], b: IslandBook, s: IslandState, seat: int, piece: str) -> Price:
    """Of the next card of the wagon, as its back says."""
    return trade(b).prices[look_at(s).levels[seat] + 1] if piece == NEXT_CARD else rule(b, s, seat, piece)


# A better card, while trading and building


def why_not_upgrade(b: IslandBook, s: IslandState, seat: int) -> str | Why:
    part = look_at(s)
    if part.levels[seat] + 1 >= len(trade(b).wagons):
        return "last-wagon"
    if part.upgrades and b.switch["wagon-upgrades"] == "one":
        return "one-upgrade"
    return why_not_pay(b, s, seat, NEXT_CARD) or ""


@traders.options("act")
def better_wagon(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    return () if why_not_upgrade(b, s, seat) else (UPGRADE,)


@traders.chosen("act", UPGRADE.verb)
def upgraded(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    push(s, ("act", seat))
    buy_piece(b, s, seat, NEXT_CARD)
    part = part_of(s)
    part.levels[seat] += 1
    part.upgrades += 1
    emit(s, "upgraded", seat, part.levels[seat])
    score_changed(b, s)


# The move

traders.before("turn-over", "set-out")


@traders.step("set-out")
def set_out(b: IslandBook, s: IslandState, seat: int) -> None:
    """Nobody trades, builds or buys any more in this turn."""
    push(s, ("wagon", seat))
    start_move(b, s, seat)


def start_move(b: IslandBook, s: IslandState, seat: int) -> None:
    part = part_of(s)
    part.moving, part.arrived = 1, 0
    part.points = wagon_card(b, s, seat).move


class Way(NamedTuple):
    """What it takes to go along a path."""

    points: int
    toll: int
    """To whom a toll is due, or NOBODY."""


@traders.rule("bare-paths")
def bare_paths(b: IslandBook, s: IslandState) -> int:
    """A mask of paths whose road is none for wagons."""
    return 0


def way(b: IslandBook, s: IslandState, seat: int, path: int) -> Way:
    """One's own roads are free; a barbarian slows down."""
    more = b.number["way-barbarian"] if path in look_at(s).barbarians else 0
    if not s.taken >> path & 1 or b.rules["bare-paths"](b, s) >> path & 1:
        return Way(b.number["way-bare"] + more, NOBODY)
    owner = owner_of(s, path)
    return Way(b.number["way-road"] + more, NOBODY if owner == seat else owner)


def why_not_drive(b: IslandBook, s: IslandState, seat: int, path: int) -> str | Why:
    part = look_at(s)
    if not part.moving:
        return "wagon-later"
    if part.arrived:
        return "wagon-arrived"
    if trade(b).sea >> path & 1 and b.switch["sea-sides"] == "closed":
        return "sea-side"
    if not b.top.tips[path] >> part.wagons[seat] & 1:
        return "wagon-elsewhere"
    points, owner = way(b, s, seat, path)
    if points > part.points:
        return Why("too-few-points", {"n": points})
    return "no-toll" if owner != NOBODY and part.coins[seat] < b.number["toll"] else ""


def why_not_feed(b: IslandBook, s: IslandState, seat: int) -> str | Why:
    part = look_at(s)
    if not part.moving:
        return "wagon-later"
    if part.arrived:
        return "wagon-arrived"
    if part.fed >= b.number["feeds"]:
        return "fed"
    return why_not_pay(b, s, seat, FODDER) or ""


@once_per_book
def go_options(b: IslandBook) -> list[Option]:
    return [Option("go", "edge", name) for name in b.top.path_names]


def drives(b: IslandBook, s: IslandState, seat: int) -> Iterator[Option]:
    part = look_at(s)
    if part.points and not part.arrived:
        for path in b.top.paths_at[part.wagons[seat]]:
            if not why_not_drive(b, s, seat, path):
                yield go_options(b)[path]


@traders.step("wagon")
def wagon(b: IslandBook, s: IslandState, seat: int) -> Decision:
    """Path by path; asked even when it can go no farther, for that ends the turn."""
    options = [*drives(b, s, seat), *card_options(b, s, seat)]
    part = look_at(s)
    if part.fed < b.number["feeds"] and not part.arrived and affordable(b, s, seat, FODDER):
        options.append(FEED)
    options += b.rules["drive-off-options"](b, s, seat)
    if b.switch["hidden-points"] == "claimed" and has_won(b, s, seat):
        options.append(CLAIM)
    return Decision(seat, "wagon", [*options, END], always=True)


@traders.wrap("told")
def told(rule: Callable[..., dict[str, Any]], b: IslandBook, s: IslandState, ask: str) -> dict[str, Any]:
    found = rule(b, s, ask)
    return found | {"n": look_at(s).points} if ask == "wagon" else found


@traders.answer("wagon")
def wagon_answered(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    verb, part = option.verb, part_of(s)
    if verb == END_TURN:
        part.moving = part.points = 0
        return
    push(s, ("wagon", seat))
    if verb == "go":
        drive(b, s, seat, b.top.path[str(option.at)])
    elif verb == "feed":
        pay(s, seat, b.price[FODDER])
        part.fed += 1
        part.points += b.number["feed-moves"]
        emit(s, "fed", seat, b.number["feed-moves"])
    elif verb == "play":
        play_card(b, s, seat, b.card[str(option.at)])
    elif verb == "drive-off":
        push(s, ("drive-off", seat, b.top.path[str(option.at)]))
    elif verb == "claim":
        end_game(s, [seat], TARGET)


def drive(b: IslandBook, s: IslandState, seat: int, path: int) -> None:
    part, (points, owner) = part_of(s), way(b, s, seat, path)
    part.points -= points
    corner = part.wagons[seat] = sum(b.top.ends[path]) - part.wagons[seat]
    emit(s, "drove", seat, path, points, part.points)
    if owner != NOBODY:
        part.coins[seat] -= b.number["toll"]
        emit(s, "toll", seat, owner, b.number["toll"])
        b.rules["toll-paid"](b, s, seat, owner, b.number["toll"])
    if corner in trade(b).plaza_at:
        b.rules["arrive"](b, s, seat, trade(b).plaza_at[corner])
    elif b.switch["wagon-ends"] == "hex" and any(b.top.ring[h] >> corner & 1 for h in trade(b).hexes):
        part.points, part.arrived = 0, 1


@traders.rule("toll-paid")
def toll_paid(b: IslandBook, s: IslandState, seat: int, owner: int, n: int) -> None:
    part_of(s).coins[owner] += n


@traders.wrap("why-not")
def why_not(
    rule: Callable[..., str | Why], b: IslandBook, s: IslandState, seat: int, option: Option
) -> str | Why:
    verb = option.verb
    if verb == "go":
        return why_not_drive(b, s, seat, b.top.path[str(option.at)])
    if verb == "feed":
        return why_not_feed(b, s, seat)
    if verb != "upgrade":
        return rule(b, s, seat, option)
    if look_at(s).moving:
        return "wagon-moving"
    return why_not_upgrade(b, s, seat) if s.rolled else "before-roll"
