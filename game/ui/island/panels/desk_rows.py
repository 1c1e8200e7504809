"""What lies on the desk for each question: rows of fields, each a choice or a thing to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.rules.island.hands import Cards, sides_of
from game.ui.island.icons import good_icon
from game.ui.island.options import at_desk, option_icon
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable


@dataclass
class Cell:
    """A field of the desk."""

    name: str
    icons: Sequence[str] = ()
    text: str = ""
    option: Option | None = None
    act: Callable[[], None] | None = None
    """What it does that is no choice of the rules."""
    tip: Callable[[], Tip | None] | None = None
    count: int = 0
    seat: int = -1
    """Whose emblem it bears."""
    share: float = 1.0
    """Of the width of its row."""
    framed: bool = True


@dataclass
class Row:
    label: str = ""
    cells: list[Cell] = field(default_factory=list)
    words: str = ""


def rows_for(t: IslandTable) -> list[Row]:
    decision = t.targets.decision
    if decision is None:
        return _waiting(t)
    make = LAID_OUT.get(decision.ask)
    rows = make(t, decision) if make else []
    for layer in t.layers:
        rows = layer.rows(decision, rows)
    used = {cell.option for row in rows for cell in row.cells}
    beside = [o for o in decision.options if o not in used and at_desk(t, o)]
    if beside:
        rows.append(Row(cells=[choice_cell(t, decision, option) for option in beside]))
    return rows or [Row(words=_where(t, decision))]


def _where(t: IslandTable, decision: Decision) -> str:
    say = t.kit.say
    kinds = sorted({option.kind for option in decision.options})
    keys = (f"where.{decision.ask}", *(f"where.{kind}" for kind in kinds))
    return next((say(key) for key in keys if say.has(key)), "")


def _waiting(t: IslandTable) -> list[Row]:
    """What is offered just now, if anything is; else the rates of the bank."""
    if t.talk.open:
        return [*_offer_rows(t, t.talk.seat, t.talk.give, t.talk.want), _answers(t)]
    return [_bank_row(t, None), Row(words="")] if t.hand_seat >= 0 else []


def choice_cell(t: IslandTable, decision: Decision, option: Option) -> Cell:
    """An option with its words."""
    text = t.speak_option(decision, option)
    icon = option_icon(t, option)
    seat = int(option.at) if option.kind == "seat" else -1
    icons = () if seat >= 0 or not icon else (icon,)
    return Cell(f"choice {option.key}", icons, text, option, tip=partial(t.tip_for, option), seat=seat)


# In a turn


def _act(t: IslandTable, decision: Decision) -> list[Row]:
    say, left = t.kit.say, t.book.number["offers"] - t.state.offers
    offers = any(option.verb == "offer" for option in decision.options)
    words = (
        say("desk.offer-how", n=left)
        if offers
        else t.tooltips.reasons.option("offer", "resource", t.book.resources[0])
    )
    return [_bank_row(t, decision), Row(say("desk.others"), words=words)]


def _bank_row(t: IslandTable, decision: Decision | None) -> Row:
    """A field for each kind: the rate at which the bank takes it."""
    cells = []
    for kind, name in enumerate(t.book.goods):
        option = decision.find(f"bank resource {name}") if decision else None
        rate = t.book.rules["bank-rate"](t.book, t.state, t.hand_seat, kind)
        tip, icon = partial(t.tooltips.bank, name, option), good_icon(name)
        cells.append(Cell(f"choice bank resource {name}", (icon,), "", option, tip=tip, count=rate))
    return Row(t.kit.say("desk.bank"), cells)


def _bank(t: IslandTable, decision: Decision) -> list[Row]:
    """What for."""
    step = asked(t.book, t.state)
    rate = t.book.rules["bank-rate"](t.book, t.state, decision.seat, step.kind)
    given = Cell("", (good_icon(t.book.goods[step.kind]),) * rate, framed=False)
    return [
        Row(t.kit.say("desk.give"), [given, put_back(t)]),
        kind_row(t, decision, "take", t.kit.say("desk.for"), t.book.goods),
    ]


def kind_row(
    t: IslandTable, decision: Decision, verb: str, label: str, names: Sequence[str], counts: Cards = ()
) -> Row:
    """A field for each kind of card; how many of it have been chosen stands on it."""
    cells = []
    for kind, name in enumerate(names):
        option = decision.find(f"{verb} resource {name}")
        tip = partial(t.tip_for, option) if option else partial(t.tooltips.resource, name, None)
        count = counts[kind] if counts else 0
        icon = good_icon(name)
        cells.append(Cell(f"choice {verb} resource {name}", (icon,), "", option, tip=tip, count=count))
    return Row(label, cells)


def _take(t: IslandTable, decision: Decision) -> list[Row]:
    return [kind_row(t, decision, "take", t.kit.say("desk.take"), t.book.resources)]


def _monopoly(t: IslandTable, decision: Decision) -> list[Row]:
    return [kind_row(t, decision, "name", t.kit.say("desk.name"), t.book.resources)]


# Offers


def icons_of(t: IslandTable, cards: Cards) -> tuple[str, ...]:
    return tuple(good_icon(name) for name, n in zip(t.book.goods, cards, strict=False) for _ in range(n))


def heap(t: IslandTable, cards: Cards) -> Cell:
    """Cards that lie on the desk."""
    icons = icons_of(t, cards)
    return Cell("", icons, "" if icons else t.kit.say("desk.nothing"), share=2.4, framed=False)


def put_back(t: IslandTable) -> Cell:
    """Takes back all that was put together."""
    parts = len(t.session.assembled())
    act = partial(t.take_back, parts) if parts and t.can_undo() else None
    tip = Tip(title=t.kit.say("desk.put-back"), lines=(t.kit.say("desk.put-back.text"),))
    return Cell("put-back", ("undo",), act=act, tip=lambda: tip, share=0.5)


def _offer(t: IslandTable, decision: Decision) -> list[Row]:
    step, say = asked(t.book, t.state), t.kit.say
    to = [o for o in decision.options if o.verb in ("all", "to")]
    sent = [
        Cell(
            f"choice {o.key}",
            ("offer",) if o.verb == "all" else (),
            say("desk.all") if o.verb == "all" else "",
            o,
            tip=partial(t.tip_for, o),
            seat=int(o.at) if o.verb == "to" else -1,
            share=2.2 if o.verb == "all" else 1.0,
        )
        for o in sorted(to, key=lambda o: o.verb)
    ]
    last = Row(say("desk.to"), sent) if sent else Row(words=say("desk.want-how"))
    return [
        Row(say("desk.give"), [heap(t, step.give), put_back(t)]),
        kind_row(t, decision, "want", say("desk.want"), t.book.goods, step.want),
        last,
    ]


def _counter(t: IslandTable, decision: Decision) -> list[Row]:
    step, say = asked(t.book, t.state), t.kit.say
    send = decision.find("send")
    last = (
        Row(cells=[Cell("choice send", ("offer",), say("desk.send"), send, tip=partial(t.tip_for, send))])
        if send
        else Row(words=say("desk.want-how"))
    )
    return [
        Row(say("desk.give"), [heap(t, step.give), put_back(t)]),
        kind_row(t, decision, "want", say("desk.want"), t.book.goods, step.want),
        last,
    ]


def _offer_rows(t: IslandTable, seat: int, give: Cards, want: Cards) -> list[Row]:
    """What somebody offers, as those see it who are asked."""
    say = t.kit.say
    return [
        Row(say("desk.gives"), [Cell("", icons_of(t, give), seat=seat, framed=False)]),
        Row(say("desk.wants"), [Cell("", icons_of(t, want), framed=False)]),
    ]


def _reply(t: IslandTable, decision: Decision) -> list[Row]:
    step, say = asked(t.book, t.state), t.kit.say
    accept = decision.find("accept")
    tip = partial(t.tip_for, accept) if accept else _lacking(t)
    decline = decision.find("decline")
    refused = partial(t.tip_for, decline) if decline else None
    answers = [
        Cell("choice accept", ("accept",), say("desk.accept"), accept, tip=tip),
        Cell("choice decline", ("decline",), say("close.decline"), decline, tip=refused),
    ]
    gives, wants = _offer_rows(t, step.other, step.give, step.want)
    if any(option.verb == "counter" for option in decision.options):
        gives.cells.append(Cell("", (), say("desk.counter-how"), share=1.5, framed=False))
    return [gives, wants, Row(cells=answers)]


def _deal(t: IslandTable, decision: Decision) -> list[Row]:
    """Everybody who would deal, and for what; then who would not."""
    rows = []
    for reply in t.state.replies:
        other, give, get = sides_of(reply)
        option = decision.find(f"deal seat {other}")
        icons = (*icons_of(t, give), "arrow-right", *icons_of(t, get))
        tip = partial(t.tip_for, option) if option else _lacking(t)
        rows.append(Row(cells=[Cell(f"choice deal seat {other}", icons, "", option, tip=tip, seat=other)]))
    return [*rows, _answers(t)] if "decline" in t.talk.answers.values() else rows


def _lacking(t: IslandTable) -> Callable[[], Tip]:
    """Why a deal can't be made."""
    say = t.kit.say
    return lambda: Tip(title=say("desk.accept"), why_not=say("desk.cannot"))


def _answers(t: IslandTable) -> Row:
    """Who has said what to the offer."""
    cells = [
        Cell("", (answer,), seat=seat, framed=False)
        for seat, answer in t.talk.answers.items()
        if t.targets.decision is None or answer == "decline"
    ]
    return Row("", cells) if cells else Row(words=t.kit.say("desk.asked"))


def _discard(t: IslandTable, decision: Decision) -> list[Row]:
    """How many are still to go; what was chosen can be taken back."""
    gone = tuple(n - m for n, m in zip(t.state.hand[decision.seat], t.cards_left(), strict=True))
    all_of_it = t.book.rules["discards"](t.book, t.state, decision.seat)
    words = t.kit.say("desk.discard", n=sum(gone), all=all_of_it)
    cells = [heap(t, gone)] + ([put_back(t)] if sum(gone) else [])
    return [Row(words=words), Row(cells=cells)]


LAID_OUT: dict[str, Callable[[IslandTable, Decision], list[Row]]] = {
    "act": _act,
    "bank": _bank,
    "take": _take,
    "monopoly": _monopoly,
    "offer": _offer,
    "counter": _counter,
    "reply": _reply,
    "deal": _deal,
    "discard": _discard,
}
