"""What the table tells about a thing that is pointed at: its rules, what choosing it does, or why not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.rules.finis_terrae.book import COIN
from game.rules.finis_terrae.card_text import describe
from game.rules.finis_terrae.chart import ISLE, is_complete, pieces_of, ports_on
from game.rules.finis_terrae.content import DIRECTIONS
from game.rules.finis_terrae.holds import coins_aboard
from game.rules.finis_terrae.scoring import control, owned, score_lines, totals
from game.rules.finis_terrae.state import TerraeState
from game.rules.finis_terrae.stow import as_stowed
from game.ui.finis_terrae.reasons import Reasons
from game.ui.table.choice_tips import ChoiceTips
from game.ui.table.preview import Preview
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

DOT = " \N{MIDDLE DOT} "


class Tooltips(ChoiceTips):
    table: TerraeTable

    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self.say = table.kit.say
        self.reasons = Reasons(table)

    # What a choice does

    def option(self, option: Option) -> Tip:
        """A choice by what it points at, with all that is known about that."""
        t = self.table
        if option.kind == "tile":
            return self.choice(option, self.tile(t.book.kind[str(option.at)]))
        if option.kind == "goods":
            return self.choice(option, Tip(icon=str(option.at)))
        return self.choice(option)

    def changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]:
        """And islands that would grow. Whoever takes all out of the holds has no less of it."""
        assert isinstance(seen.before, TerraeState) and isinstance(seen.after, TerraeState)
        if any(seen.after.afloat) and not any(seen.before.afloat):
            return [], []
        gains, losses = super().changes(seen, brief)
        return gains + self._islands(seen.before, seen.after), losses

    def word(self, name: str) -> str:
        t = self.table
        return t.voice.words.name("goods", name) if name in t.book.good else super().word(name)

    def holdings(self, s: TerraeState, seat: int) -> dict[str, int]:
        b = self.table.book
        s = as_stowed(b, s)
        have = owned(s, seat)
        found = {"score": totals(b, s)[seat]}
        found |= {name: have[kind] for kind, name in enumerate(b.goods) if kind != COIN}
        found |= {"aboard": coins_aboard(s, seat), "ashore": s.store[seat], "ports": -s.ports[seat]}
        return found

    def implied(self, by: dict[str, int]) -> Collection[str]:
        """Doubloons that go aboard come from ashore, if nobody pays them."""
        moved = by.get("aboard", 0) == -by.get("ashore", 0)
        return ("ports", "ashore") if moved else ("ports",)

    def _islands(self, before: TerraeState, after: TerraeState) -> list[str]:
        """What a new tile makes of the islands: how large they become, and whether they are complete."""
        new = [cell for cell in after.at if cell not in before.at]
        lines = []
        for island in sorted(
            {after.island[p] for cell in new for p in pieces_of(self.table.book, after, cell)}
        ):
            key = "island.complete" if is_complete(after, island) else "island.open"
            lines.append(self.say(key, n=after.size[island]))
        return lines

    # The chart

    def square(self, cell: int, option: Option | None) -> Tip | None:
        t = self.table
        why = "" if option else self.reasons.square(cell)
        code = t.state.at.get(cell)
        if code is None:
            if option:
                return self.choice(option)
            return Tip(title=self.say("square.empty"), why_not=why) if why else None
        tip = self.tile(code >> 2)
        lines = [*tip.lines, *self._here(cell)]
        tip = replace(tip, kind=t.voice.steps(cell), lines=tuple(lines), note=t.kit.how("tip.enlarge"))
        return self.choice(option, tip) if option else replace(tip, why_not=why)

    def tile(self, kind: int) -> Tip:
        t = self.table
        entry = t.book.tiles[kind]
        lines = tuple(describe(t.book.library, t.kit.say.lang, entry))
        return Tip(title=t.voice.tile(kind).one, lines=lines, page=f"tiles/{entry.id}")

    def _here(self, cell: int) -> list[str]:
        """What lies there, whose ports, how large the island is, and what may be traded."""
        t = self.table
        s, b = t.state, t.book
        lines = []
        goods = s.lying.get(cell)
        if goods:
            what = [
                t.voice.words.counted(n, t.voice.teller.goods(b.goods[k])) for k, n in enumerate(goods) if n
            ]
            lines.append(self.say("square.lies", what=t.voice.words.listed(what)))
        ships = [t.voice.vessel(v) for v, c in enumerate(s.ship) if c == cell]
        if ships:
            lines.append(self.say("square.ships", who=t.voice.words.listed(ships)))
        for piece in pieces_of(b, s, cell):
            if piece in s.port:
                lines.append(self.say("square.port", who=t.names[s.port[piece]]))
            if s.island[piece] != ISLE:
                lines += self._island(s.island[piece])
        return lines

    def _island(self, island: int) -> list[str]:
        t = self.table
        s, b = t.state, t.book
        key = "island.complete" if is_complete(s, island) else "island.open"
        lines = [self.say(key, n=s.size[island])]
        if s.lights[island]:
            lines.append(self.say("island.guarded"))
        held = control(s).get(island)
        if held:
            lines.append(self.say("island.held", who=t.voice.words.listed([t.names[o] for o in held])))
            lines.append(self.say("island.limit", n=s.size[island]))
        elif not ports_on(s, island) and any(b.has_beach[s.at[p >> 1] >> 2] for p in s.members[island]):
            lines.append(self.say("island.price", n=b.number["port-price"] * s.size[island]))
        return lines

    def ship(self, vessel: int, option: Option | None) -> Tip:
        t = self.table
        s, b = t.state, t.book
        lines = [self.say("ship.pirate" if s.pirate[vessel] else "ship.explorer")]
        for kind, n in s.holds[vessel]:
            if n:
                lines.append(t.voice.words.counted(n, t.voice.teller.goods(b.goods[kind])))
        if not any(n for _, n in s.holds[vessel]):
            lines.append(self.say("ship.empty"))
        if vessel == b.galleon and s.flag >= 0:
            lines.append(self.say("ship.galleon", who=t.names[s.flag]))
        title = t.voice.vessel(vessel)
        tip = Tip(title=title[:1].upper() + title[1:], lines=tuple(lines))
        return self.choice(option, tip) if option else tip

    # Dice, days, players

    def die(self, what: str, face: int) -> Tip:
        shown = face if what != "wind" else self.table.voice.teller.say(f"direction.{DIRECTIONS[face]}")
        title = self.say(f"tray.{what}")
        if face or what == "wind":
            title = f"{title}: {shown}"
        return Tip(title=title, lines=(self._filled(f"tray.{what}.text"),))

    def _filled(self, key: str) -> str:
        return self.table.figures().filled(self.say(key))

    def ends(self) -> Tip:
        t = self.table
        s = t.state
        lines = [self.say("terrae.cards", n=len(s.deck.slots)), self.say("terrae.end")]
        if s.mixed:
            lines.append(self.say("terrae.mixed"))
        warning = self.say("terrae.last-day") if s.over else ""
        return Tip(title=self.say("terrae.end.title"), lines=tuple(lines), warning=warning, page="play/end")

    def phase(self, name: str) -> Tip:
        return Tip(title=self.say(f"terrae.phase.{name}"), lines=(self._filled(f"terrae.phase.{name}.text"),))

    def counter(self, name: str) -> Tip:
        t = self.table
        s, b = t.state, t.book
        if name == "pile":
            n = len(s.pile.slots)
            return Tip(title=self.say("terrae.pile"), lines=(self.say("terrae.pile.text", n=n),))
        good = name.removeprefix("reserve ")
        title = t.voice.words.name("goods", good)
        text = self.say("terrae.reserve.text", n=s.reserve[b.good[good]])
        return Tip(title=title, lines=(text,), icon=good, page=f"goods/{good}")

    def closing(self, option: Option | None, text: str) -> Tip:
        """The button that ends the turn or finishes what is being put together."""
        return self.choice(option, Tip(title=text)) if option else Tip(title=text, why_not=self.reasons.end())

    def seat(self, seat: int) -> Tip:
        t = self.table
        s = t.state
        order = t.place_in_order(seat)
        lines = [
            self.say(f"table.turn-{order + 1}"),
            self.say("captain.coins", aboard=coins_aboard(s, seat), ashore=s.store[seat]),
            self.say("captain.ports", n=s.ports[seat]),
        ]
        if s.pirate[seat]:
            lines.append(self.say("ship.pirate"))
        if s.flag == seat:
            lines.append(self.say("captain.flag"))
        laid = [
            t.voice.words.counted(n, t.voice.teller.goods(t.book.goods[kind]))
            for kind, n in enumerate(s.laid[seat])
            if n
        ]
        if laid:
            lines.append(self.say("captain.laid", what=t.voice.words.listed(laid)))
        if s.plus[seat] or s.minus[seat]:
            lines.append(self.say("captain.tokens", plus=s.plus[seat], minus=s.minus[seat]))
        kind = ""
        if t.session.is_bot(seat):
            kind = self.say("seat.bot", bot=t.bot_words(seat))
        plain = Tip(title=t.names[seat], kind=kind, lines=tuple(lines), gains=self._score(seat))
        return t.presented(seat, plain)

    def _score(self, seat: int) -> tuple[str, ...]:
        """Points as they stand, by category."""
        t = self.table
        sums: dict[str, int] = {}
        for line in score_lines(t.book, t.state):
            if line.seat == seat:
                sums[line.category] = sums.get(line.category, 0) + line.points
        parts = DOT.join(f"{t.voice.teller.say(f'category.{name}')} {n}" for name, n in sums.items() if n)
        return (self.say("seat.score", n=sum(sums.values())), *([parts] if parts else []))
