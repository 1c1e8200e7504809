"""What the table tells about a thing that is pointed at: its rules, what choosing it does, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.chance import Chance
from game.engine.decision import Option
from game.engine.run import answer, run
from game.rules.western_sea.counts import controls
from game.rules.western_sea.pieces import bits, dice_owned, number
from game.rules.western_sea.scoring import totals
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.text import describe
from game.ui.tips import Tip

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


class Tells:
    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self.say = table.kit.say

    # What a choice does

    def choice(self, option: Option | None, tip: Tip | None = None) -> Tip:
        """The tip with what this choice pays and gains, and whether it can be taken back."""
        t = self.table
        tip = tip or Tip()
        decision = t.session.decision
        if option is None or decision is None:
            return tip
        before = t.session.view(decision.seat)
        assert isinstance(before, SeaState)
        after = before.copy()
        answer(t.book, after, option)
        pause = run(t.book, after)
        gains, losses = self._difference(before, after, decision.seat)
        warning = self.say("tip.sealed") if isinstance(pause, Chance) else ""
        text = t.voice.option(t.state, decision, option)
        return Tip(
            title=tip.title or text,
            kind=tip.kind,
            lines=tip.lines,
            gains=((text,) if tip.title and text != tip.title else ()) + gains,
            losses=losses,
            warning=warning,
            icon=tip.icon,
        )

    def _difference(
        self, before: SeaState, after: SeaState, seat: int
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What the seat would have more or fewer of."""
        gains: list[str] = []
        losses: list[str] = []
        old, new = self._holdings(before, seat), self._holdings(after, seat)
        for name, was in old.items():
            by = new[name] - was
            if by:
                word = self.table.voice.words.name("icons", name) if name in self.table.book.resources else ""
                what = word.lower() if word else self.say(f"holding.{name}")
                (gains if by > 0 else losses).append(
                    self.say("tip.change", by=f"{by:+d}".replace("-", "\N{MINUS SIGN}"), what=what)
                )
        return tuple(gains), tuple(losses)

    def _holdings(self, s: SeaState, seat: int) -> dict[str, int]:
        b = self.table.book
        found = {"score": totals(b, s)[seat], "vp": s.vp[seat]}
        found |= {name: s.tokens[seat][kind] for kind, name in enumerate(b.resources)}
        found |= {
            "supply": s.supply[seat],
            "tents": sum(s.tents[seat :: s.seats]),
            "dice": dice_owned(s, seat),
            "active": len(s.active[seat]),
        }
        return found

    # Things

    def technology(self, thing: int, option: Option | None) -> Tip:
        t = self.table
        entry = t.book.technologies[thing - len(t.book.tiles)]
        words = t.voice.words
        tip = Tip(
            title=t.voice.thing(thing),
            kind=self.say(f"seal.{entry.seal}"),
            lines=tuple(describe(t.book.library, t.kit.say.lang, entry)),
            icon=t.technology_icon(entry),
        )
        if option:
            return self.choice(option, tip)
        flavour = words.flavour("technologies", entry.id) if hasattr(words, "flavour") else ""
        return Tip(
            title=tip.title,
            kind=tip.kind,
            lines=tip.lines,
            icon=tip.icon,
            why_not=self._why_not(thing),
            note=flavour,
        )

    def _why_not(self, thing: int) -> str:
        """What keeps the shown seat from researching it."""
        t = self.table
        b, s, seat = t.book, t.state, t.shown_seat
        if s.holds[seat] >> thing & 1:
            return self.say("why.owned")
        lacking = []
        for terrain in b.rules["cost-terrains"](b, s, seat, thing):
            if not s.holds[seat] & b.terrain_bits[terrain]:
                lacking.append(self.say("why.presence", terrain=t.voice.teller.terrain(b.terrains[terrain])))
        cost = b.rules["cost-tokens"](b, s, seat, thing)
        short = [
            f"{need - have} {t.voice.words.name('icons', b.resources[kind]).lower()}"
            for kind, (need, have) in enumerate(zip(cost, s.tokens[seat], strict=True))
            if need > have
        ]
        if short:
            lacking.append(self.say("why.tokens", what=", ".join(short)))
        need = b.rules["cost-icons"](b, s, seat, thing)
        have = most_icons(b, s, seat)[b.action["research"]]
        if have < need:
            lacking.append(self.say("why.icons", need=need, have=have))
        return "\n".join(lacking)

    def tile(self, tile: int, option: Option | None = None) -> Tip:
        t = self.table
        entry = t.book.tiles[tile]
        terrain = t.voice.words.name("terrains", entry.terrain) if entry.terrain else ""
        lines = list(describe(t.book.library, t.kit.say.lang, entry))
        if t.state.cell[tile] >= 0:
            lines += self._holders(tile)
        tip = Tip(title=t.voice.thing(tile), kind=terrain, lines=tuple(lines))
        return self.choice(option, tip) if option else tip

    def _holders(self, tile: int) -> list[str]:
        t = self.table
        s = t.state
        lines = []
        if s.house[tile] >= 0:
            lines.append(self.say("tile.house", who=t.names[s.house[tile]]))
        for seat in range(s.seats):
            n = s.tents[tile * s.seats + seat]
            if n:
                key = "tile.controls" if controls(s, seat, tile) and s.house[tile] < 0 else "tile.tents"
                lines.append(self.say(key, who=t.names[seat], n=n))
        return lines

    def cell(self, cell: int, option: Option | None) -> Tip | None:
        tile = self.table.state.at.get(cell)
        if tile is not None:
            return self.tile(tile, option)
        return self.choice(option) if option else None

    def die(self, face: int, option: Option | None) -> Tip:
        t = self.table
        noun = t.voice.face(t.book.face_key[face])
        title = noun.one[:1].upper() + noun.one[1:]
        faces = t.book.dice[face // 6].faces
        every = " \N{MIDDLE DOT} ".join(t.voice.teller.face(shown) for shown in faces)
        tip = Tip(title=title, lines=(self.say("die.faces", faces=every),))
        return self.choice(option, tip) if option else tip

    def spent(self, colour: str, option: Option | None) -> Tip:
        tip = Tip(title=self.say("table.spent"), lines=(self.say("spent.text"),))
        return self.choice(option, tip) if option else tip

    def token(self, name: str, option: Option | None) -> Tip:
        t = self.table
        tip = Tip(
            title=t.voice.words.name("icons", name),
            lines=(self.say(f"token.{'gold' if name == 'gold' else 'basic'}"),),
            icon=name,
        )
        return self.choice(option, tip) if option else tip

    def tents(self, seat: int, option: Option | None) -> Tip:
        s = self.table.state
        tip = Tip(
            title=self.say("tents.title"),
            lines=(self.say("tents.text", supply=s.supply[seat], camp=s.camp[seat], houses=s.houses[seat]),),
            icon="tent",
        )
        return self.choice(option, tip) if option else tip

    def action(self, n: int, option: Option | None) -> Tip:
        t = self.table
        name = t.book.actions[n]
        lines = [self.say(f"action.{name}")]
        tip = Tip(title=t.action_name(n), lines=tuple(lines), icon=name)
        if option:
            return self.choice(option, tip)
        why = ""
        if t.state.done[t.shown_seat] >> n & 1:
            why = self.say("why.done")
        elif not t.icons_ready(t.shown_seat)[n]:
            why = self.say("why.no-icons", action=t.action_name(n))
        elif t.state.turn != t.shown_seat:
            why = self.say("why.not-turn")
        elif t.session.decision and t.session.decision.ask == "act":
            why = self.say("why.no-result")
        return Tip(title=tip.title, lines=tip.lines, icon=tip.icon, why_not=why)

    def counter(self, name: str, option: Option | None) -> Tip:
        t = self.table
        s, b = t.state, t.book
        if name == "points":
            return Tip(
                title=self.say("counter.points"),
                lines=(self.say("counter.points.text", n=s.points),),
                icon="vp",
            )
        if name == "pile":
            return Tip(
                title=self.say("counter.pile"),
                lines=(self.say("counter.pile.text", n=len(s.pile.slots)),),
                icon="tile",
            )
        colour = name.removeprefix("stock ")
        entry = b.dice[b.colour[colour]]
        lines = [
            self.say("counter.stock.text", n=s.stock[b.colour[colour]], colours=b.number["end-colours"]),
            self.say(
                "die.faces", faces=" \N{MIDDLE DOT} ".join(t.voice.teller.face(face) for face in entry.faces)
            ),
        ]
        if entry.terrain:
            lines.append(self.say("die.terrain", terrain=t.voice.words.name("terrains", entry.terrain)))
        tip = Tip(title=t.voice.words.name("dice", colour), lines=tuple(lines))
        return self.choice(option, tip) if option else tip

    def seat(self, seat: int) -> Tip:
        t = self.table
        s, b = t.state, t.book
        lines = [
            self.say("seat.points", n=s.vp[seat]),
            self.say(
                "seat.dice",
                n=dice_owned(s, seat),
                track=min(number(b, s, seat, "die-track"), b.number["die-track-most"]),
            ),
            self.say("seat.tents", supply=s.supply[seat], camp=s.camp[seat]),
            self.say("seat.houses", n=s.houses[seat]),
        ]
        have = [t.voice.thing(thing) for thing in bits(s.holds[seat] & b.technology_bits)]
        if have:
            lines.append(self.say("seat.technologies", names=", ".join(have)))
        option = t.targets.at("seat", seat)
        tip = Tip(
            title=t.names[seat],
            kind=self.say("seat.bot", bot=self.say(f"bot.{t.session.match.setup.seats[seat]}"))
            if t.session.is_bot(seat)
            else "",
            lines=tuple(lines),
        )
        return self.choice(option, tip) if option else tip
