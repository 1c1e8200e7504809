"""Research: a technology for its icons, its tokens and presence on its terrains."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.engine.why import Why
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import Research
from game.rules.western_sea.pieces import gain_tokens, number
from game.rules.western_sea.spend import most_icons, spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.research")
def bars_research(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    return "" if any(researchable(b, s, seat, thing, icons) for thing in s.row) else "no-technology"


def researchable(b: SeaBook, s: SeaState, seat: int, thing: int, icons: int) -> bool:
    return next(lacking(b, s, seat, thing, icons), None) is None


def lacking(b: SeaBook, s: SeaState, seat: int, thing: int, icons: int) -> Iterator[Why]:
    """All that keeps the seat from researching a technology with so many icons."""
    holds = s.holds[seat]
    if holds >> thing & 1:
        yield Why("owned")
        return
    need = b.rules["cost-icons"](b, s, seat, thing)
    if icons < need:
        yield Why("icons", {"need": need, "have": icons})
    for terrain in b.rules["cost-terrains"](b, s, seat, thing):
        if not holds & b.terrain_bits[terrain]:
            yield Why("presence", {"terrain": terrain})
    if gold_to_spare(b, s, seat, thing) < 0:
        yield Why("tokens", {"short": _tokens_short(b, s, seat, thing)})


def _tokens_short(b: SeaBook, s: SeaState, seat: int, thing: int) -> dict[int, int]:
    """By kind, how many tokens are missing, gold that could stand in left aside."""
    cost, have = b.rules["cost-tokens"](b, s, seat, thing), s.tokens[seat]
    return {kind: need - have[kind] for kind, need in enumerate(cost) if need > have[kind]}


@base.rule("cost-icons")
def cost_icons(b: SeaBook, s: SeaState, seat: int, thing: int) -> int:
    return max(1, b.costs[thing][0] - number(b, s, seat, "research-less"))


@base.rule("cost-tokens")
def cost_tokens(b: SeaBook, s: SeaState, seat: int, thing: int) -> tuple[int, ...]:
    tokens = b.costs[thing][1]
    return (0,) * len(tokens) if waived(b, s, seat, thing, "tokens") else tokens


@base.rule("cost-terrains")
def cost_terrains(b: SeaBook, s: SeaState, seat: int, thing: int) -> tuple[int, ...]:
    return () if waived(b, s, seat, thing, "terrains") else b.costs[thing][2]


def waived(b: SeaBook, s: SeaState, seat: int, thing: int, cost: str) -> bool:
    for bit, waive in b.waives:
        if (
            s.holds[seat] & bit
            and waive.cost == cost
            and (waive.seal is None or b.seal_bits[waive.seal] >> thing & 1)
        ):
            return True
    return False


def gold_to_spare(b: SeaBook, s: SeaState, seat: int, thing: int) -> int:
    """Gold left after it has stood in for all that is missing; negative when that is not enough."""
    cost: tuple[int, ...] = b.rules["cost-tokens"](b, s, seat, thing)
    have = s.tokens[seat]
    short = [need - have[kind] for kind, need in enumerate(cost) if need > have[kind] and kind != b.gold]
    return have[b.gold] - cost[b.gold] - sum(short)


@base.step("act.research")
def ask_technology(b: SeaBook, s: SeaState, seat: int, icons: int) -> Decision:
    most = icons + most_icons(b, s, seat)[b.action["research"]]
    cards = [t for t in s.row if researchable(b, s, seat, t, most)]
    return Decision(
        seat, "act.research", [Option("research", "card", b.things[t].id) for t in cards], draft="research"
    )


@base.answer("act.research")
def technology_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, icons: int) -> None:
    thing = b.thing[str(option.at)]
    cost = b.rules["cost-icons"](b, s, seat, thing)
    spend(s, seat, b.action["research"], cost, cost, ("research.pay", seat, thing, 0), icons)


@base.step("research.pay")
def ask_payment(b: SeaBook, s: SeaState, seat: int, thing: int, kind: int, icons: int) -> Decision | None:
    """Kind by kind: how much gold stands in, asked only where there is more than one way."""
    cost, have = b.rules["cost-tokens"](b, s, seat, thing), s.tokens[seat]
    if kind == len(cost):
        push(s, ("research", seat, thing))
        return None
    need, gold = cost[kind], 0
    if need and kind != b.gold:
        gold = max(0, need - have[kind])
        later = sum(max(0, cost[k] - have[k]) for k in range(kind + 1, len(cost)) if k != b.gold)
        due = cost[b.gold] if b.gold > kind else 0
        most = min(need, have[b.gold] - due - later)
        if most > gold:
            options = [Option("gold", "amount", n) for n in range(gold, most + 1)]
            return Decision(seat, "research.pay", options, draft="research", default=0)
    pay(b, s, seat, kind, need, gold)
    push(s, ("research.pay", seat, thing, kind + 1, icons))
    return None


@base.answer("research.pay")
def payment_chosen(
    b: SeaBook, s: SeaState, option: Option, seat: int, thing: int, kind: int, icons: int
) -> None:
    pay(b, s, seat, kind, b.rules["cost-tokens"](b, s, seat, thing)[kind], int(option.at))
    push(s, ("research.pay", seat, thing, kind + 1, icons))


def pay(b: SeaBook, s: SeaState, seat: int, kind: int, need: int, gold: int) -> None:
    gain_tokens(s, seat, kind, gold - need)
    gain_tokens(s, seat, b.gold, -gold)


@base.step("research")
def research(b: SeaBook, s: SeaState, seat: int, thing: int) -> None:
    """A marker of the seat goes on the card; others may research it too."""
    s.holds[seat] |= 1 << thing
    emit(s, "research", seat, thing)
    push(s, *[("do", seat, deed) for deed in b.now[thing]], ("researched", seat, thing))


@base.step("researched")
def researched(b: SeaBook, s: SeaState, seat: int, thing: int) -> None:
    emit(s, "researched", seat, thing)


# Researching outside the action


def can_research_free(b: SeaBook, s: SeaState, seat: int, what: Research) -> bool:
    return bool(free_cards(b, s, seat, what.icons, what.free))


def free_cards(b: SeaBook, s: SeaState, seat: int, most: int, free: str) -> list[int]:
    """Technologies whose cost the seat could pay but for what it gets for nothing."""
    if free == "tokens":
        most = min(most, most_icons(b, s, seat)[b.action["research"]])
    return [
        thing
        for thing in s.row
        if not s.holds[seat] >> thing & 1
        and b.rules["cost-icons"](b, s, seat, thing) <= most
        and all(s.holds[seat] & b.terrain_bits[t] for t in b.rules["cost-terrains"](b, s, seat, thing))
        and (free == "tokens" or gold_to_spare(b, s, seat, thing) >= 0)
    ]


def research_free(s: SeaState, seat: int, what: Research) -> None:
    push(s, ("do.research", seat, what.icons, what.free))


@base.step("do.research")
def ask_free(b: SeaBook, s: SeaState, seat: int, most: int, free: str) -> Decision | None:
    cards = [b.things[t].id for t in free_cards(b, s, seat, most, free)]
    options = [Option("research", "card", card) for card in cards]
    return Decision(seat, "do.research", options, draft="research") if options else None


@base.answer("do.research")
def free_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, most: int, free: str) -> None:
    thing = b.thing[str(option.at)]
    if free == "icons":
        push(s, ("research.pay", seat, thing, 0, 0))
        return
    cost = b.rules["cost-icons"](b, s, seat, thing)
    spend(s, seat, b.action["research"], cost, cost, ("research.paid", seat, thing))


@base.step("research.paid")
def icons_paid(b: SeaBook, s: SeaState, seat: int, thing: int, icons: int) -> None:
    push(s, ("research", seat, thing))
