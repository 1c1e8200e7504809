"""What the parts of the Diceoneer tell about themselves, from its script and from where it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from game.engine.words import sentence
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER
from game.rules.western_sea.modules.diceoneer.script_text import level_lines, side_lines
from game.rules.western_sea.modules.diceoneer.turns import strength_sum
from game.rules.western_sea.modules.diceoneer.voice import strength_sum as sum_text
from game.rules.western_sea.modules.diceoneer.with_fish import COAST_PATH, settled
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, Sea, fish, place_of, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA
from game.rules.western_sea.pieces import bits, dice_owned
from game.ui.palette import SEA_DARK, SEA_LIGHT, TERRAINS, Colour, mix
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.western_sea.modules.diceoneer.layer import Solo
    from game.ui.western_sea.table import SeaTable

PAGE = f"modules/{DICEONEER}"


class SoloTooltips:
    def __init__(self, table: SeaTable, solo: Solo) -> None:
        self.table = table
        self.say = table.kit.say
        self.solo = solo

    def _entries(self) -> list[DiceoneerEntry]:
        return cast(list[DiceoneerEntry], self.table.book.entries(DICEONEER))

    def _describe(self, word: str) -> list[str]:
        """The text of the part of the script that has this word."""
        t = self.table
        entry = next(e for e in self._entries() if e.word == word)
        return describe(t.book.library, t.kit.say.lang, entry)

    # Who it is

    def level_name(self) -> str:
        level = self.solo.script.level
        return self.table.voice.words.name(DICEONEER, level)

    def level(self) -> list[str]:
        """The difficulty that is in force, level and single options together."""
        teller = self.table.voice.teller
        lines = [sentence(line) for line in level_lines(teller, self.solo.script.options)]
        return [self.say("solo.level", level=self.level_name()), *lines]

    def seat(self, tip: Tip) -> Tip:
        """What is told of any seat, as far as it goes for the Diceoneer, and its level."""
        t, s = self.table, self.table.state
        known = [t.voice.thing(thing) for thing in bits(self.solo.seen.known)]
        lines = [
            tip.lines[0],
            self.say("solo.dice", n=dice_owned(s, self.solo.seat), rolls=self.rolls_next()),
            *tip.lines[2:4],
        ]
        if known:
            lines.append(self.say("seat.technologies", names=", ".join(known)))
        return replace(tip, lines=(*lines, *self.level()), icon="bot", page=PAGE)

    def caption(self) -> Tip:
        ways = self.solo.captions()
        text = ways[0] if ways and ways[0] else self.say("solo.caption-none")
        note = self.say("solo.enlarge")
        return Tip(title=self.say("solo.caption"), lines=(text,), note=note, icon="bot", page=PAGE)

    # The queue

    def rolls_next(self) -> int:
        b, s = self.table.book, self.table.state
        rolls: int = b.rules["solo-rolls"](b, s)
        return min(rolls, len(self.solo.seen.queue))

    def queue(self) -> Tip:
        t = self.table
        names = [t.voice.teller.colour(t.book.colours[c]) for c in self.solo.seen.queue[: self.rolls_next()]]
        lines = [self.say("solo.rolls-next", n=len(names), dice=", ".join(names))] if names else []
        if self.solo.seen.gold:
            lines.append(self.say("solo.gold-waits", n=self.solo.seen.gold))
        lines += self._describe("queue")
        return Tip(title=t.voice.words.name(DICEONEER, "queue"), lines=tuple(lines), icon="die", page=PAGE)

    def queued(self, n: int, colour: int) -> Tip:
        t = self.table
        name = t.book.colours[colour]
        soon = "solo.queued-next" if n < self.rolls_next() else "solo.queued-later"
        faces = " \N{MIDDLE DOT} ".join(t.voice.teller.face(face) for face in t.book.dice[colour].faces)
        lines = (self.say(soon, n=n + 1), self.say("die.faces", faces=faces))
        return Tip(title=t.voice.words.name("dice", name), lines=lines, page=f"dice/{name}")

    # The hexagon

    def side(self, side: int) -> Tip:
        t = self.table
        action = self.solo.script.sides[side]
        entry = next(e.side for e in self._entries() if e.side and e.side.action == t.book.actions[action])
        numbers = t.voice.words.listed([str(n) for n in entry.die], "or")
        parts = strength_sum(t.book, t.state, side)
        if parts:
            told = sum_text(t.voice, parts)
            strength = self.say("solo.strength", n=sum(n for _, n in parts), parts=told)
        else:
            strength = self.say("solo.side-empty")
        lines = [strength, *[sentence(line) for line in side_lines(t.voice.teller, entry)]]
        lines.append(sentence(t.voice.teller.say("level.unused-vp", n=self.solo.script.options.unused_vp)))
        return Tip(
            title=t.action_name(action),
            kind=self.say("solo.on-roll", n=numbers),
            lines=tuple(lines),
            icon=t.book.actions[action],
            page=PAGE,
        )

    def number(self) -> Tip:
        shown = self.solo.seen.shown
        head = self.say("solo.shows", n=shown) if shown else self.say("solo.unrolled")
        lines = (head, *self._describe("hexagon"))
        return Tip(title=self.say("solo.die"), lines=lines, icon="die", page=PAGE)

    def advisor(self, thing: int) -> Tip:
        t = self.table
        advice = self.solo.script.advice[thing]
        action = t.voice.teller.action(advice.side)
        own = t.voice.teller.say(f"solo.advice.{advice.effect}", action=action, n=advice.n)
        lines = [self.say("solo.advisor-face", what=own), self.say("solo.advisor-marker")]
        teller, icons = t.voice.teller, t.book.icons
        turns = [
            f"{teller.icon(icons[icon]).one} \N{RIGHTWARDS ARROW} {teller.icon(icons[to]).one}"
            for bit, icon, to, _ in t.book.converters
            if bit == 1 << thing
        ]
        lines += [self.say("solo.advisor-converts", what=", ".join(turns))] if turns else []
        return Tip(
            title=t.voice.thing(thing), kind=self.say("solo.advisor"), lines=tuple(lines), icon="advisor"
        )

    # At sea

    def _sea(self) -> Sea | None:
        """Once all of it lies there."""
        sea = sea_of(self.table.state) if fish.name in self.table.state.parts else None
        return sea if sea and sea.cells and min(sea.coasts) >= 0 else None

    def path(self) -> list[int]:
        """Its course round the sea, from the harbour on."""
        sea = self._sea()
        return [*COAST_PATH, *range(FIRST_SEA, len(sea.cells))] if sea else []

    def ship_place(self) -> int | None:
        sea = self._sea()
        if sea is None or sea.ships[self.solo.seat] == ON_BOARD:
            return None
        return place_of(sea, sea.ships[self.solo.seat])

    def next_place(self) -> int | None:
        b = self.table.book
        if self.ship_place() is None:
            return None
        found: int = b.rules["solo-course"](b, self.table.state)
        return found

    def settled(self, place: int) -> bool:
        sea = self._sea()
        return sea is not None and settled(self.table.book, self.table.state, sea, place)

    def hue(self, place: int) -> Colour:
        if place < FIRST_SEA:
            return TERRAINS["coast"]
        sea = self._sea()
        known = sea is not None and self.table.state.at.get(sea.cells[place]) is not None
        return mix(SEA_LIGHT, TERRAINS["plains"], 0.4) if known else mix(SEA_DARK, SEA_LIGHT, 0.5)

    def _where(self, place: int) -> str:
        sea = self._sea()
        assert sea
        name = self.table.voice.hex(self.table.state, sea.cells[place])
        return name[:1].upper() + name[1:]

    def navy(self) -> Tip:
        options = self.solo.script.options
        rule = "solo.navy-below" if options.navy_below else "solo.navy-rule"
        rule = rule if self.solo.seen.navy > options.navy_below else "solo.navy-none"
        back = "solo.navy-zero" if not options.navy_back else "solo.navy-falls"
        lines = [self.say(rule, n=self.solo.seen.navy), self.say(back, n=options.navy_back)]
        lines.append(self.say("solo.navy-grows-fish" if options.fish_navy else "solo.navy-grows"))
        next_ = self.next_place()
        if next_ is not None:
            lines.append(self.say("solo.sails-to", where=self._where(next_)))
        elif self._sea() is None:
            lines.append(self.say("solo.no-sea"))
        else:
            lines.append(self.say("solo.no-ship"))
        return Tip(
            title=self.say("solo.navy", n=self.solo.seen.navy), lines=tuple(lines), icon="ship", page=PAGE
        )

    def course(self, place: int) -> Tip:
        lines = []
        if place == self.ship_place():
            lines.append(self.say("solo.course-here"))
        elif place == self.next_place():
            lines.append(self.say("solo.course-next"))
        if self.settled(place):
            lines.append(self.say("solo.course-passed"))
        lines.append(self.say("solo.course"))
        return Tip(title=self._where(place), lines=tuple(lines), icon="ship", page=PAGE)
