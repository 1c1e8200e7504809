"""Traders for two: tolls on neutral roads, a barbarian moved for a token, and tokens at the trade hexes."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Option
from game.engine.rulebook import Layer, emit
from game.engine.state import Data, Event, push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.modules.traders.barbarians import BY_TOKEN
from game.rules.island.modules.traders.layer import part_of, trade
from game.rules.island.modules.two_players.tokens import (
    SEND,
    Actions,
    price_of_action,
    spend,
    why_no_action,
)
from game.rules.island.state import IslandState

NAME = "traders-two-players"
CHASE = Option("chase")


class NeutralPart(Data):
    tolls: int = 0
    """Gold paid for neutral roads in this turn."""


layer = Layer(NAME, NeutralPart)


@layer.watch("turn")
def turn_begins(b: IslandBook, s: IslandState, event: Event) -> None:
    part = s.parts[NAME]
    assert isinstance(part, NeutralPart)
    part.tolls = 0


@layer.wrap("toll-paid")
def neutral_toll(
    rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, owner: int, n: int
) -> None:
    """Half of all that is paid in a turn is the opponent's, rounded down; the rest is gone."""
    if owner < s.seats:
        rule(b, s, seat, owner, n)
        return
    part = s.parts[NAME]
    assert isinstance(part, NeutralPart)
    up = b.switch["neutral-toll"] == "up"
    before, part.tolls = (part.tolls + up) // 2, part.tolls + n
    share = (part.tolls + up) // 2 - before
    if share:
        part_of(s).coins[1 - seat] += share
        emit(s, "coins", 1 - seat, share)


# A barbarian for a token


def chase_price(b: IslandBook, s: IslandState, seat: int) -> int:
    if b.switch["chase-tokens"] == "as-forced":
        return price_of_action(b, s, seat)
    return b.number["chase-price"]


def why_not_chase(b: IslandBook, s: IslandState, seat: int) -> str:
    return why_no_action(b, s, seat, chase_price(b, s, seat))


@layer.wrap("token-actions")
def chase_not_send(rule: Callable[..., Actions], b: IslandBook) -> Actions:
    """There is no robber to be sent away."""
    return [(CHASE, why_not_chase) if action is SEND else (action, why) for action, why in rule(b)]


def _chase_in(ask: str) -> None:
    @layer.chosen(ask, CHASE.verb)
    def chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
        push(s, ("barbarian", seat, BY_TOKEN), (ask, seat))
        spend(b, s, seat, chase_price(b, s, seat))


for _ask in ("roll", "act"):
    _chase_in(_ask)


@layer.wrap("ambush-bars")
def only_free_paths(rule: Callable[..., Bars], b: IslandBook, s: IslandState, cause: str) -> Bars:
    bars = rule(b, s, cause)
    return [*bars, ("taken", s.taken)] if cause == BY_TOKEN else bars


# Tokens


@layer.wrap("token-places")
def token_places(rule: Callable[..., int], b: IslandBook, s: IslandState, corner: int) -> int:
    """At a trade hex and on the coast."""
    beside = any(h in trade(b).hexes for h in b.top.hexes_at[corner])
    n = b.number["tokens-at-trade"] if beside else 0
    return n + b.number["tokens-at-coast"] if b.top.coast >> corner & 1 else n
