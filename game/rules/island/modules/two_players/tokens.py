"""Trade tokens: how they come, and what they buy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.cards import muster
from game.rules.island.hands import Cards, hand_over, random_card
from game.rules.island.modules.two_players.layer import look_at, part_of, two
from game.rules.island.scoring import points_of
from game.rules.island.state import NOBODY, IslandState

FORCE, SEND, TURN_IN = Option("force"), Option("send-away"), Option("turn-in")


# How they come


@two.rule("trade-tokens")
def trade_tokens(b: IslandBook) -> tuple[int, int]:
    """How many there are in all, and how many everybody begins with."""
    return b.number["trade-tokens"], b.number["trade-tokens-each"]


def earn(s: IslandState, seat: int, n: int) -> None:
    """As far as the supply lasts."""
    part = part_of(s)
    n = min(n, part.supply)
    if n:
        part.supply -= n
        part.tokens[seat] += n
        emit(s, "tokens", seat, n)


@two.rule("token-places")
def token_places(b: IslandBook, s: IslandState, corner: int) -> int:
    """What a settlement there brings: at land that gives nothing, and on the coast."""
    bare = any(b.gives[s.terrain[h]] < 0 for h in b.top.hexes_at[corner])
    n = b.number["tokens-at-desert"] if bare else 0
    return n + b.number["tokens-at-coast"] if b.top.coast >> corner & 1 else n


@two.watch("settlement")
def settled(b: IslandBook, s: IslandState, event: Event) -> None:
    """In the set-up, too; neutral colours get none."""
    if event[1] < s.seats:
        earn(s, event[1], b.rules["token-places"](b, s, event[2]))


# What can be done with them


def price_of_action(b: IslandBook, s: IslandState, seat: int) -> int:
    ahead = points_of(b, s, seat) > points_of(b, s, 1 - seat)
    return b.number["action-price-ahead" if ahead else "action-price"]


def why_no_action(b: IslandBook, s: IslandState, seat: int, price: int) -> str:
    part = look_at(s)
    if part.actions and b.switch["token-actions"] == "one":
        return "one-action"
    if not s.rolled and b.switch["token-actions-when"] == "after-roll":
        return "before-roll"
    return "" if part.tokens[seat] >= price else "no-tokens"


def why_not_force(b: IslandBook, s: IslandState, seat: int) -> str:
    """Both sides need a card."""
    reason = why_no_action(b, s, seat, price_of_action(b, s, seat))
    if not reason and not (s.count[seat] and s.count[1 - seat]):
        return "empty-hand"
    if not reason and b.rules["safe-from-thefts"](b, s) >> (1 - seat) & 1:
        return "friendly"
    return reason


def why_not_send(b: IslandBook, s: IslandState, seat: int) -> str:
    reason = why_no_action(b, s, seat, price_of_action(b, s, seat))
    if not reason and b.switch["send-away"] == "if-useful" and s.robber in b.rules["robber-home"](b, s):
        return "robber-home"
    return reason


def why_not_turn_in(b: IslandBook, s: IslandState, seat: int) -> str:
    if look_at(s).turned:
        return "one-knight"
    return "" if s.knights[seat] else "no-knight"


Actions = Sequence[tuple[Option, Callable[[IslandBook, IslandState, int], str]]]
"""What tokens buy, and why it can't be had."""
ACTIONS: Actions = ((FORCE, why_not_force), (SEND, why_not_send), (TURN_IN, why_not_turn_in))


@two.rule("token-actions")
def token_actions(b: IslandBook) -> Actions:
    return ACTIONS


@two.options("roll")
@two.options("act")
def actions(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    return [option for option, why_not in b.rules["token-actions"](b) if not why_not(b, s, seat)]


def spend(b: IslandBook, s: IslandState, seat: int, price: int) -> None:
    part = part_of(s)
    part.tokens[seat] -= price
    part.supply += price
    part.actions += 1
    emit(s, "spent", seat, price)


# Forced trade


def force(b: IslandBook, s: IslandState, seat: int) -> None:
    """Random cards for as many of choice; one for one if a side has only one."""
    spend(b, s, seat, price_of_action(b, s, seat))
    n = min(b.number["forced-cards"], s.count[seat], s.count[1 - seat])
    back = n
    if b.switch["forced-against-one"] == "two" and s.count[1 - seat] < b.number["forced-cards"]:
        back = min(b.number["forced-cards"], s.count[seat])
    push(s, ("forced", seat, n, back, (0,) * len(b.resources)))


@two.step("forced")
def forced(b: IslandBook, s: IslandState, seat: int, n: int, back: int, cards: Cards) -> Chance | None:
    if n:
        return random_card(s, 1 - seat, "forced")
    push(s, ("forced-return", seat, back, cards))
    return None


@two.outcome("forced")
def card_forced(
    b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, n: int, back: int, cards: Cards
) -> None:
    kind = outcome[0]
    hand_over(s, 1 - seat, seat, kind)
    emit(s, "stole", seat, 1 - seat)
    cards = (*cards[:kind], cards[kind] + 1, *cards[kind + 1 :])
    push(s, ("forced", seat, n - 1, back, cards))


@two.step("forced-return")
def forced_return(b: IslandBook, s: IslandState, seat: int, n: int, cards: Cards) -> Decision | None:
    """Any cards, unless the `cards` just drawn may not go back."""
    if not n:
        return None
    kept = cards if b.switch["forced-return"] == "own" else (0,) * len(cards)
    mask = sum(1 << k for k, have in enumerate(s.hand[seat]) if have > kept[k])
    # Asked even with one kind in the hand: that there is no choice is its secret.
    return Decision(seat, "forced-return", b.kinds("give", mask), "forced", always=True)


@two.answer("forced-return")
def card_returned(b: IslandBook, s: IslandState, option: Option, seat: int, n: int, cards: Cards) -> None:
    hand_over(s, seat, 1 - seat, b.kind[str(option.at)])
    emit(s, "gave", seat, 1 - seat)
    push(s, ("forced-return", seat, n - 1, cards))


# Sending the robber away


def send_away(b: IslandBook, s: IslandState, seat: int) -> None:
    spend(b, s, seat, price_of_action(b, s, seat))
    push(s, ("robber-flees", seat))


# Turning a knight in


def turn_in(b: IslandBook, s: IslandState, seat: int) -> None:
    """A knight leaves the game for tokens, and with it perhaps the largest army."""
    part_of(s).turned = 1
    s.knights[seat] -= 1
    emit(s, "turned-in", seat)
    earn(s, seat, b.number["tokens-for-knight"])
    too_few = s.knights[seat] < b.awards["largest-army"].least
    if s.army == seat and (too_few or s.knights[1 - seat] >= s.knights[seat]):
        s.army = NOBODY
        emit(s, "largest-army", NOBODY, 0)
    muster(b, s)


@two.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    """For whoever asks why a button is grey."""
    actions: Actions = b.rules["token-actions"](b)
    for action, reason in actions:
        if action.verb == option.verb:
            return reason(b, s, seat)
    return rule(b, s, seat, option)


# Either before the roll or after it


def _choose_in(ask: str, verb: str, act: Callable[[IslandBook, IslandState, int], None]) -> None:
    @two.chosen(ask, verb)
    def chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
        push(s, (ask, seat))
        act(b, s, seat)


for _ask in ("roll", "act"):
    _choose_in(_ask, FORCE.verb, force)
    _choose_in(_ask, SEND.verb, send_away)
    _choose_in(_ask, TURN_IN.verb, turn_in)


@two.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part = look_at(s)
    if part.tokens:
        there, _ = b.rules["trade-tokens"](b)
        assert sum(part.tokens) + part.supply == there, f"{part.tokens}, {part.supply}"
        assert min(part.tokens) >= 0 <= part.supply, f"{part.tokens}, {part.supply}"
