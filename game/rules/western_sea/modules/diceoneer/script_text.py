"""The script in words: what each part of it says, and what a level changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec

from game.engine.content import Entry
from game.rules.western_sea.card_text import MORE, Teller
from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry, Options, Row, Side
from game.rules.western_sea.modules.diceoneer.measures import MEASURES
from game.rules.western_sea.modules.diceoneer.script import LAYING

MEASURE_NAMES = sorted({name for names in MEASURES.values() for name in names})

OPTION_TEXTS: dict[str, tuple[str, ...]] = {
    "level.plain": (),
    "level.unused-vp": ("n",),
    "level.roll-more": ("n",),
    "level.roll-more.less": ("n",),
    "level.more-tents": ("n",),
    "level.more-tents.less": ("n",),
    "level.more-vp": ("n",),
    "level.more-vp.less": ("n",),
    "level.raid-first": (),
    "level.advisor.bot": (),
    "level.advisor.human": (),
    "level.blue-die.later": (),
    "level.harbour-die": (),
    "level.fish-navy": (),
    "level.navy-back": ("n",),
    "level.navy-below": (),
}
"""The phrases for what a level changes, and their gaps."""


SHARES = {1: "all", 2: "half"}
"""How much of its dice it rolls, where a word says it; else it is one part of so many."""

PRIORITY_TEXTS: dict[str, tuple[str, ...]] = {
    **{f"solo.{word}.{name}": () for name in MEASURE_NAMES for word in ("most", "least")},
    **{f"solo.where.{name}": ("n",) for name in MEASURE_NAMES},
    **{f"solo.subject.{subject}": () for subject in (*MEASURES, *LAYING) if subject != "side"},
    "solo.row": ("where", "by"),
    "solo.then": ("first", "next"),
    "solo.any": (),
}
"""The phrases that a list of priorities is told with."""


def row_text(teller: Teller, row: Row) -> str:
    """One line of priorities: which candidates it is about, and what they are chosen by."""
    where = ", ".join(teller.say(f"solo.where.{name}", n=n) for name, n in row.where.items())
    ranks = [teller.say(f"solo.{rank.word}.{rank.most or rank.least}") for rank in row.by]
    by = reduce(lambda first, next_: teller.say("solo.then", first=first, next=next_), ranks) if ranks else ""
    if where and by:
        return teller.say("solo.row", where=where, by=by)
    return where or by or teller.say("solo.any")


def subject_lines(teller: Teller, subject: str, rows: Sequence[Row]) -> list[str]:
    """A list of priorities under what is chosen by it, numbered where it has more than one line."""
    head = f"{teller.say(f'solo.subject.{subject}')}:"
    if len(rows) == 1:
        return [f"{head} {row_text(teller, rows[0])}"]
    return [head, *[f"{n}. {row_text(teller, row)}" for n, row in enumerate(rows, 1)]]


def side_lines(teller: Teller, side: Side) -> list[str]:
    """What is done beside one side of the hexagon, and by which priorities."""
    lines = [teller.say(f"solo.numbers.{name}", n=n) for name, n in side.numbers.items()]
    for subject, rows in side.choices.items():
        lines += subject_lines(teller, subject, rows)
    return lines


def script_lines(teller: Teller, entry: Entry) -> list[str]:
    assert isinstance(entry, DiceoneerEntry)
    if entry.queue:
        dice = [teller.words.counted(n, teller.die(colour)) for colour, n in entry.queue.dice.items()]
        share = SHARES.get(entry.queue.share, "part")
        return [
            teller.say("solo.queue", things=", ".join(dice)),
            teller.say(f"solo.rolls.{share}", n=entry.queue.least, share=entry.queue.share),
            teller.say("solo.tents", n=entry.queue.tents),
        ]
    if entry.hexagon:
        laid = [line for name in LAYING for line in subject_lines(teller, name, getattr(entry.hexagon, name))]
        kinds = [teller.say(f"solo.kind.{kind}") for kind in entry.hexagon.order]
        order = reduce(lambda first, next_: teller.say("solo.then", first=first, next=next_), kinds)
        laid = [teller.say("solo.order", things=order), *laid]
        return [teller.say("solo.hexagon"), *laid, teller.say("solo.bare", n=entry.hexagon.bare_vp)]
    if entry.side:
        numbers = teller.words.listed([str(n) for n in entry.side.die], "or")
        head = teller.say("solo.side", action=teller.action(entry.side.action), things=numbers)
        return [head, *side_lines(teller, entry.side)]
    if entry.advice:
        action = teller.action(entry.advice.side)
        return [teller.say(f"solo.advice.{entry.advice.effect}", action=action, n=entry.advice.n)]
    if entry.level:
        return level_lines(teller, entry.level)
    return [teller.say("solo.governs"), *subject_lines(teller, "govern", entry.govern or ())]


def level_lines(teller: Teller, options: Options) -> list[str]:
    """Only what differs from the plain Diceoneer."""
    plain, lines = Options(), []
    for field in msgspec.structs.fields(Options):
        value, usual = getattr(options, field.name), getattr(plain, field.name)
        if value == usual:
            continue
        key = f"level.{field.encode_name}"
        if isinstance(value, str):
            lines.append(teller.say(f"{key}.{value}"))
        elif isinstance(value, bool):
            lines.append(teller.say(key))
        elif usual == 0 and value < 0:
            lines.append(teller.say(f"{key}.less", n=-value))
        else:
            lines.append(teller.say(key, n=value))
    return lines or [teller.say("level.plain")]


MORE[DiceoneerEntry] = script_lines
