"""The Diceoneer's page of the handbook: its priorities as its script has them, and its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.western_sea.modules.diceoneer import DICEONEER, DiceoneerEntry
from game.ui.palette import FADED
from game.ui.scenes.handbook import heading
from game.ui.scenes.page import Line

if TYPE_CHECKING:
    from game.ui.western_sea.handbook import SeaWriter


def script_lines(writer: SeaWriter) -> list[Line]:
    entries = list(writer.library.of(DICEONEER, DiceoneerEntry).values())
    lines = [Line(writer.say("handbook.script-note"), "italic", 15, FADED, gap=14)]
    for key, word in (("laying", "hexagon"), ("priorities", "side"), ("levels", "level")):
        lines.append(heading(writer.say(f"handbook.{key}")))
        for entry in [e for e in entries if e.word == word]:
            lines += _part(writer, entry)
    return lines


def _part(writer: SeaWriter, entry: DiceoneerEntry) -> list[Line]:
    icon = entry.side.action if entry.side else "bot" if entry.level else "active"
    told = [f"\N{BULLET} {line}" for line in writer.describe(entry)]
    return [
        Line(
            writer.name(DICEONEER, entry.id), "strong", 16, gap=9, icon=icon, link=f"{DICEONEER}/{entry.id}"
        ),
        *[Line(text, size=15.5, gap=3) for text in told],
    ]
