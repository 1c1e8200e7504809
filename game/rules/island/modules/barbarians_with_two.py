"""Barbarian attack for two: mercenaries of the neutral colours, and tokens that move barbarians."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, emit
from game.engine.state import Data, Event, Frame, peek, push
from game.rules.island.book import IslandBook
from game.rules.island.modules.barbarian_attack.cards import free_paths, knight_options, sources
from game.rules.island.modules.barbarian_attack.layer import CASTLE, look_at, part_of, pay_coins
from game.rules.island.modules.two_players.layer import NEUTRALS
from game.rules.island.modules.two_players.tokens import (
    FORCE,
    SEND,
    TURN_IN,
    Actions,
    earn,
    price_of_action,
    spend,
    why_no_action,
)
from game.rules.island.scoring import follow
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

NAME = "barbarian-attack-two-players"


class MercenaryPart(Data):
    brought: int = 0
    """A mask of the seats whose first knight has brought a mercenary."""


layer = Layer(NAME, MercenaryPart)


# Mercenaries


@layer.watch("knight")
def first_knight(b: IslandBook, s: IslandState, event: Event) -> None:
    """It brings a mercenary along; where there is no room at the castle, the next one does."""
    part = peek(s.parts, NAME)
    assert isinstance(part, MercenaryPart)
    enough = part.brought if b.switch["mercenaries"] == "one" else part.brought >> event[1] & 1
    if not enough and free_paths(b, s, "castle"):
        follow(s, ("mercenary", event[1]))


@layer.step("mercenary")
def mercenary(b: IslandBook, s: IslandState, seat: int) -> Decision:
    paths = free_paths(b, s, "castle")
    return Decision(seat, "mercenary", [knight_options(b)[path] for path in bits(paths)])


@layer.answer("mercenary")
def mercenary_came(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    part, path = s.parts[NAME], b.top.path[str(option.at)]
    assert isinstance(part, MercenaryPart)
    colour = s.seats + part.brought.bit_count()
    part.brought |= 1 << seat
    part_of(s).knights[colour] |= 1 << path
    emit(s, "mercenary", seat, path)


@layer.wrap("marches")
def march_after(rule: Callable[..., list[Frame]], b: IslandBook, s: IslandState, seat: int) -> list[Frame]:
    return [*rule(b, s, seat), ("march", seat, 1)]


@layer.wrap("led")
def led(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int, hired: int) -> int:
    """Both may lead the mercenaries."""
    return sum(look_at(s).knights[s.seats :]) if hired else rule(b, s, seat, hired)


@layer.wrap("prisoners")
def out_of_the_game(rule: Callable[..., None], b: IslandBook, s: IslandState, party: int, n: int) -> None:
    if party < s.seats:
        rule(b, s, party, n)
        return
    part = part_of(s)
    part.captives -= n
    part.gone += n
    emit(s, "prisoners-gone", n)


@layer.wrap("consoled")
def no_gold(rule: Callable[..., None], b: IslandBook, s: IslandState, party: int) -> None:
    if party < s.seats:
        rule(b, s, party)


@layer.wrap("always-rolls")
def always_rolls(rule: Callable[..., int], b: IslandBook, s: IslandState, party: int) -> int:
    return rule(b, s, party) if party < s.seats else b.number["mercenary-roll"]


@layer.wrap("knight-falls")
def mercenaries_stay(
    rule: Callable[..., None], b: IslandBook, s: IslandState, colour: int, path: int
) -> None:
    if colour < s.seats:
        rule(b, s, colour, path)


@layer.wrap("knight-paid")
def gold_and_token(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int) -> None:
    pay_coins(b, s, seat, b.number["knight-gold-two"])
    earn(s, seat, b.number["tokens-for-lost-knight"])


# Tokens


@layer.wrap("token-places")
def no_desert(rule: Callable[..., int], b: IslandBook, s: IslandState, corner: int) -> int:
    """The castle gives nothing either, and is none."""
    lands = [b.terrains[s.terrain[h]] for h in b.top.hexes_at[corner]]
    castle = any(land.id == CASTLE for land in lands)
    alone = castle and not any(land.id != CASTLE and not land.gives for land in lands)
    return rule(b, s, corner) - b.number["tokens-at-desert"] * alone


DRIVE = Option("drive")


def why_not_drive(b: IslandBook, s: IslandState, seat: int) -> str:
    return why_no_action(b, s, seat, price_of_action(b, s, seat)) or (
        "" if sources(b, s, 0) else "no-barbarian"
    )


@layer.wrap("token-actions")
def actions(rule: Callable[..., Actions], b: IslandBook) -> Actions:
    """There is neither a robber nor a knight to turn in."""
    kept = [action for action in rule(b) if action[0] == FORCE]
    return [*kept, (DRIVE, why_not_drive)]


@layer.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    if option.verb == DRIVE.verb:
        return why_not_drive(b, s, seat)
    return "no-robber" if option.verb in (SEND.verb, TURN_IN.verb) else rule(b, s, seat, option)


def _drive_in(ask: str) -> None:
    @layer.chosen(ask, DRIVE.verb)
    def chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
        push(s, ("shift", seat, b.number["token-barbarians"], 0), (ask, seat))
        spend(b, s, seat, price_of_action(b, s, seat))


for _ask in ("roll", "act"):
    _drive_in(_ask)


@layer.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    hired = look_at(s).knights[s.seats :]
    assert len(hired) == NEUTRALS and max(mine.bit_count() for mine in hired) <= 1, f"{hired}"
