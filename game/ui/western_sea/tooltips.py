"""What the table tells about a thing that is pointed at: its rules, what choosing it does, or why not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.counts import controls
from game.rules.western_sea.pieces import bits, dice_owned, number
from game.rules.western_sea.scoring import score_lines, totals
from game.rules.western_sea.state import SeaState
from game.ui.table.choice_tips import ChoiceTips
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.shelf.tooltips import card_tip
from game.ui.western_sea.panels.technologies import terrain_icon
from game.ui.western_sea.reasons import Reasons

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

DOT = " \N{MIDDLE DOT} "


class Tooltips(ChoiceTips):
    table: SeaTable

    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self.say = table.kit.say
        self.reasons = Reasons(table)

    # What a choice does

    def option(self, option: Option) -> Tip:
        """A choice by what it points at, with all that is known about that."""
        b = self.table.book
        if option.kind == "card":
            thing = b.thing.get(str(option.at), -1)
            if 0 <= thing < len(b.tiles):
                return self.tile(thing, option)
            if 0 <= thing - len(b.tiles) < len(b.technologies):
                return self.technology(thing, option)
            if str(option.at) in b.card_kind:
                return card_tip(self.table, str(option.at), option)
        return self.choice(option)

    def word(self, name: str) -> str:
        t = self.table
        own = t.voice.words.name("icons", name) if name in t.book.resources else ""
        return own or super().word(name)

    def holdings(self, s: SeaState, seat: int) -> dict[str, int]:
        b = self.table.book
        found = {"score": totals(b, s)[seat], "vp": s.vp[seat]}
        found |= {name: s.tokens[seat][kind] for kind, name in enumerate(b.resources)}
        found |= {
            "supply": s.supply[seat],
            "tents": sum(s.tents[seat :: s.seats]),
            "houses": s.house.count(seat),
            "dice": dice_owned(s, seat),
            "active": len(s.active[seat]),
        }
        return found

    def implied(self, by: dict[str, int]) -> Collection[str]:
        """Dice that pay; a tent that goes from the supply to the map; points of which the score tells."""
        placed = by.get("tents", 0) > 0 and by["tents"] == -by.get("supply", 0)
        scored = by.get("score", 0) * by.get("vp", 0) > 0
        return ("active", *(("tents", "supply") if placed else ()), *(("vp",) if scored else ()))

    # Things

    def technology(self, thing: int, option: Option | None) -> Tip:
        t = self.table
        entry = t.book.technologies[thing - len(t.book.tiles)]
        tip = Tip(
            title=t.voice.thing(thing),
            kind=self.say(f"seal.{entry.seal}") if entry.seal else "",
            lines=tuple(describe(t.book.library, t.kit.say.lang, entry)),
            icon=t.technology_icon(entry),
            page=f"technologies/{entry.id}",
        )
        if option:
            return self.choice(option, tip)
        return replace(tip, why_not=self.reasons.technology(thing), note=self.table.kit.how("tip.enlarge"))

    def tile(self, tile: int, option: Option | None = None) -> Tip:
        t = self.table
        entry = t.book.tiles[tile]
        terrain = t.voice.words.name("terrains", entry.terrain) if entry.terrain else ""
        lines = list(describe(t.book.library, t.kit.say.lang, entry))
        lines += self._holders(tile) if t.state.cell[tile] >= 0 else []
        lines += [line for layer in t.layers for line in layer.tile_lines(tile)]
        icon = terrain_icon(t.kit, entry.terrain) if entry.terrain else "tile"
        tip = Tip(
            title=t.voice.thing(tile),
            kind=terrain,
            icon=icon,
            lines=tuple(lines),
            note=self.table.kit.how("tip.enlarge"),
            page=f"tiles/{t.book.tiles[tile].id}",
        )
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
        why = "" if option else self.reasons.cell(cell)
        if tile is not None:
            return replace(self.tile(tile, option), why_not=why)
        layers = self.table.layers
        hidden = next((tip for layer in layers if (tip := layer.hidden_tip(cell, option, why))), None)
        if hidden or option:
            return hidden or self.choice(option)
        return Tip(title=self.say("tile.shore"), why_not=why) if why else None

    def die(self, face: int, option: Option | None) -> Tip:
        t = self.table
        noun = t.voice.face(t.book.face_key[face])
        title = noun.one[:1].upper() + noun.one[1:]
        faces = t.book.dice[face // 6].faces
        every = DOT.join(t.voice.teller.face(shown) for shown in faces)
        page = f"dice/{t.book.colours[face // 6]}"
        tip = Tip(title=title, lines=(self.say("die.faces", faces=every),), page=page)
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.die(face))

    def store(self, where: str) -> Tip:
        """The bag or the Spent dice as a whole."""
        return Tip(title=self.say(f"table.{where}"), lines=(self.say(f"{where}.text"),), icon=where)

    def stored(self, where: str, colour: str, option: Option | None) -> Tip:
        """Dice in the bag or among the Spent."""
        t = self.table
        n = (t.state.bag if where == "bag" else t.state.spent)[t.shown_seat][t.book.colour[colour]]
        title = f"{self.say(f'table.{where}')}: {t.voice.words.name('dice', colour)} ({n})"
        tip = Tip(title=title, lines=(self.say(f"{where}.text"),), icon=where)
        return self.choice(option, tip) if option else tip

    def token(self, name: str, option: Option | None) -> Tip:
        t = self.table
        line = self.say(f"token.{'gold' if name == 'gold' else 'basic'}")
        tip = Tip(title=t.voice.words.name("icons", name), lines=(line,), icon=name, page=f"icons/{name}")
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.token(name))

    def pieces(self, name: str, seat: int, option: Option | None) -> Tip:
        s = self.table.state
        n = {"supply": s.supply, "camp": s.camp, "houses": s.houses}[name][seat]
        icon = "house" if name == "houses" else "tent"
        tip = Tip(title=self.say(f"pieces.{name}", n=n), lines=(self.say(f"pieces.{name}.text"),), icon=icon)
        return self.choice(option, tip) if option else tip

    def action(self, n: int, option: Option | None) -> Tip:
        t = self.table
        name = t.book.actions[n]
        key = f"action.{name}"
        lines = [t.figures().filled(self.say(key))] if self.say.has(key) else []
        icons = t.icons_ready(t.shown_seat)[n]
        if icons:
            lines.append(self.say("action.icons", n=icons))
        pages = {action: page for layer in t.layers for action, page in layer.action_pages.items()}
        page = pages.get(name, f"actions/{name}")
        tip = Tip(title=t.action_name(n), lines=tuple(lines), icon=name, page=page)
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.action(n))

    # What is left, and who has what

    def counter(self, name: str, option: Option | None) -> Tip:
        t = self.table
        s, b = t.state, t.book
        if not name.startswith("stock "):
            n, icon = (s.points, "vp") if name == "points" else (len(s.pile.slots), "tile")
            text = self.say(f"counter.{name}.text", n=n)
            more = [line for layer in t.layers for line in layer.pile_lines()] if name == "pile" else []
            return Tip(title=self.say(f"counter.{name}"), lines=(text, *more), icon=icon)
        colour = name.removeprefix("stock ")
        entry = b.dice[b.colour[colour]]
        faces = DOT.join(t.voice.teller.face(face) for face in entry.faces)
        lines = [
            self.say("counter.stock.text", n=s.stock[b.colour[colour]], colours=b.number["end-colours"]),
            self.say("die.faces", faces=faces),
        ]
        if entry.terrain:
            lines.append(self.say("die.terrain", terrain=t.voice.words.name("terrains", entry.terrain)))
        tip = Tip(title=t.voice.words.name("dice", colour), lines=tuple(lines), page=f"dice/{colour}")
        return self.choice(option, tip) if option else tip

    def ends(self) -> Tip:
        """What ends the game, and how near each of it is."""
        t = self.table
        s, b = t.state, t.book
        stocked = sum(1 for c, n in enumerate(s.stock) if n and b.dice[c].limited)
        houses = min(s.houses)
        lines = (
            self.say("ends.points", n=s.points),
            self.say("ends.map", n=len(s.pile.slots)),
            self.say("ends.dice", n=stocked, colours=b.number["end-colours"]),
            self.say("ends.houses", n=houses),
        )
        warning = self.say("table.last-round") if t.ending() else ""
        return Tip(
            title=self.say("ends.title"), lines=lines, warning=warning, icon="end-turn", page="play/end"
        )

    def phase(self, name: str) -> Tip:
        return Tip(title=self.say(f"phase.{name}"), lines=(self.say(f"phase.{name}.text"),))

    def closing(self, option: Option | None, text: str) -> Tip:
        """The button that ends the turn or finishes what is being put together."""
        return self.choice(option, Tip(title=text)) if option else Tip(title=text, why_not=self.reasons.end())

    def seat(self, seat: int) -> Tip:
        t = self.table
        s, b = t.state, t.book
        track = min(number(b, s, seat, "die-track"), b.number["die-track-most"])
        order = t.place_in_order(seat)
        lines = [
            self.say(f"table.turn-{order + 1}"),
            self.say("seat.dice", n=dice_owned(s, seat), track=track),
            self.say("seat.tents", supply=s.supply[seat], camp=s.camp[seat]),
            self.say("seat.houses", n=s.houses[seat]),
            *[line for layer in t.layers for line in layer.seat_lines(seat)],
        ]
        have = [t.voice.thing(thing) for thing in bits(s.holds[seat] & b.technology_bits)]
        if have:
            lines.append(self.say("seat.technologies", names=", ".join(have)))
        kind = ""
        if t.session.is_bot(seat):
            kind = self.say("seat.bot", bot=t.bot_words(seat))
        option = t.targets.at("seat", seat)
        plain = Tip(title=t.names[seat], kind=kind, lines=tuple(lines), gains=self._score(seat))
        tip = t.presented(seat, plain)
        return self.choice(option, tip) if option else tip

    def _score(self, seat: int) -> tuple[str, ...]:
        """Points as they stand, by category."""
        t = self.table
        sums: dict[str, int] = {}
        for line in score_lines(t.book, t.state):
            if line.seat == seat:
                sums[line.category] = sums.get(line.category, 0) + line.points
        parts = DOT.join(f"{t.voice.teller.say(f'category.{name}')} {n}" for name, n in sums.items() if n)
        return (self.say("seat.score", n=sum(sums.values())), *([parts] if parts else []))
