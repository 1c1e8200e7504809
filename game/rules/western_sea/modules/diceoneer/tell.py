"""The script in words: what each part of it says, and what a level changes."""

from __future__ import annotations

import msgspec

from game.engine.content import Entry
from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry, Options
from game.rules.western_sea.text import MORE, Teller

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


def script_lines(teller: Teller, entry: Entry) -> list[str]:
    assert isinstance(entry, DiceoneerEntry)
    if entry.queue:
        dice = [f"{n} {teller.colour(colour)}" for colour, n in entry.queue.dice.items()]
        return [
            teller.say("solo.queue", things=", ".join(dice)),
            teller.say("solo.rolls", n=entry.queue.least),
            teller.say("solo.tents", n=entry.queue.tents),
        ]
    if entry.hexagon:
        return [teller.say("solo.hexagon"), teller.say("solo.bare", n=entry.hexagon.bare_vp)]
    if entry.side:
        numbers = teller.words.listed([str(n) for n in entry.side.die], "or")
        return [teller.say("solo.side", action=teller.action(entry.side.action), things=numbers)]
    if entry.advice:
        action = teller.action(entry.advice.side)
        return [teller.say(f"solo.advice.{entry.advice.effect}", action=action, n=entry.advice.n)]
    if entry.level:
        return level_lines(teller, entry.level)
    return [teller.say("solo.governs")]


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
