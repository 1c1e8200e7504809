"""Trade: deals of different tokens for points, or a die given up."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.pieces import gain_vp, lose_die, number
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.trade")
def bars_trade(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    """Something to hand in must be left once the icons are spent."""
    parts = b.rules["parts"]
    goods = (
        any(s.tokens[seat])
        or any(n and parts(b, c) for c, n in enumerate(s.spent[seat]))
        or any(parts(b, face // FACES) for face in s.active[seat])
    )
    return "" if goods else "nothing-to-trade"


@base.step("act.trade")
def act_trade(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    cap = sum(s.tokens[seat]) + number(b, s, seat, "trade-dice")
    spend(s, seat, b.action["trade"], 1, cap, ("trade", seat, number(b, s, seat, "trade-dice"), 0), icons)


@base.step("trade")
def trade(b: SeaBook, s: SeaState, seat: int, dice: int, made: int, deals: int) -> Decision | None:
    """Open a deal with its first token, give up a die, or stop once something was traded."""
    if not deals:
        push(s, ("traded", seat))
        return None
    options = [Option("deal", "token", b.resources[k], n) for k, n in enumerate(s.tokens[seat]) if n]
    if dice:
        options += b.rules["dice-to-give"](b, s, seat)
    if not options:
        push(s, ("traded", seat))
        return None
    if made:
        options.append(Option("done"))
    return Decision(seat, "trade", options, draft="trade")


@base.rule("dice-to-give")
def dice_to_give(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Dice given up come from Active or Spent."""
    active, parts = s.active[seat], b.rules["parts"]
    shown = [f for f in dict.fromkeys(active) if parts(b, f // FACES)]
    options = [Option("give", "die", b.face_key[f], active.count(f)) for f in shown]
    spent = [(c, n) for c, n in enumerate(s.spent[seat]) if n and parts(b, c)]
    return options + [Option("give", "spent", b.colours[c], n) for c, n in spent]


@base.rule("parts")
def may_part(b: SeaBook, colour: int) -> bool:
    """Whether a player can ever be parted from a die of this colour."""
    return True


@base.answer("trade")
def deal_opened(b: SeaBook, s: SeaState, option: Option, seat: int, dice: int, made: int, deals: int) -> None:
    if option.verb == "done":
        push(s, ("traded", seat))
    elif option.verb == "give":
        give_die(b, s, seat, option)
        gain_vp(s, seat, number(b, s, seat, "trade-die-vp"))
        push(s, ("trade", seat, dice - 1, 1, deals - 1))
    else:
        push(s, ("deal.add", seat, b.resource[str(option.at)], 0, 0), ("trade", seat, dice, 1, deals - 1))


def give_die(b: SeaBook, s: SeaState, seat: int, option: Option) -> None:
    if option.kind == "die":
        face = b.face_of_key[str(option.at)]
        s.active[seat].remove(face)
        lose_die(b, s, seat, face // FACES)
    else:
        colour = b.colour[str(option.at)]
        s.spent[seat][colour] -= 1
        lose_die(b, s, seat, colour)


@base.step("deal.add")
def add_token(b: SeaBook, s: SeaState, seat: int, kind: int, kinds: int, count: int) -> None:
    """One token into the deal; gold stands for any kind, so it may come again."""
    s.tokens[seat][kind] -= 1
    emit(s, "tokens", seat, kind, -1)
    push(s, ("deal", seat, kinds | (0 if kind == b.gold else 1 << kind), count + 1))


@base.step("deal")
def deal(b: SeaBook, s: SeaState, seat: int, kinds: int, count: int) -> Decision:
    """Add a kind not yet in the deal, or close it."""
    options = []
    if count < len(b.resources):
        for kind, n in enumerate(s.tokens[seat]):
            if n and not kinds >> kind & 1:
                options.append(Option("add", "token", b.resources[kind], n))
    options.append(Option("close"))
    return Decision(seat, "deal", options, draft="trade")


@base.answer("deal")
def deal_grown(b: SeaBook, s: SeaState, option: Option, seat: int, kinds: int, count: int) -> None:
    if option.verb == "add":
        push(s, ("deal.add", seat, b.resource[str(option.at)], kinds, count))
    else:
        push(s, ("deal.close", seat, count))


@base.step("deal.close")
def close_deal(b: SeaBook, s: SeaState, seat: int, count: int) -> None:
    gain_vp(s, seat, b.rules["deal-value"](b, s, seat, count))
    emit(s, "deal", seat, count)


@base.rule("deal-value")
def deal_value(b: SeaBook, s: SeaState, seat: int, count: int) -> int:
    table = b.table["deal-vp"]
    return table[min(count, len(table)) - 1] + number(b, s, seat, "deal-more")


@base.step("traded")
def traded(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "traded", seat)
