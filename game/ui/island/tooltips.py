"""What the table tells about a thing that is pointed at: its rules, what choosing it does, or why not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec.structs

from game.engine.content import Entry
from game.engine.decision import Option
from game.rules.island.building import in_stock
from game.rules.island.card_text import describe
from game.rules.island.scoring import score_lines, totals
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from game.ui.island.icons import BARREN, BUILDS, PIECES, card_icon, good_icon
from game.ui.island.map.pieces import DICE_SUMS, pips
from game.ui.island.reasons import Reasons
from game.ui.table.choice_tips import ChoiceTips
from game.ui.table.preview import Preview
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

DOT = " \N{MIDDLE DOT} "
SETTLING = ("settle", "neutral-a", "neutral-b")


class Tooltips(ChoiceTips):
    table: IslandTable

    def __init__(self, table: IslandTable) -> None:
        self.table = table
        self.say = table.kit.say
        self.reasons = Reasons(table)

    # What a choice does

    def option(self, option: Option) -> Tip:
        """A choice by what it points at, with all that is known about that."""
        t, at = self.table, str(option.at)
        own = next((tip for layer in t.layers if (tip := layer.tip_for(option))), None)
        if own:
            return own
        if option.kind == "corner":
            return self.corner(t.book.top.corner[at], option)
        if option.kind == "edge":
            return self.path(t.book.top.path[at], option)
        if option.kind == "hex":
            return self.hex(int(option.at), option)
        if option.kind == "card":
            return self.card(t.book.card[at], option)
        if option.verb == "buy":
            return self.piece("card", option)
        return self.choice(option, Tip(icon=good_icon(at) if option.kind == "resource" else ""))

    def changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]:
        """And what others would lose."""
        gains, losses = super().changes(seen, brief)
        before, after = seen.before, seen.after
        assert isinstance(before, IslandState) and isinstance(after, IslandState)
        for other in range(before.seats):
            lost = totals(self.table.book, after)[other] - totals(self.table.book, before)[other]
            if other != self.table.asked and lost < 0:
                gains.append(self.say("tip.rival-loses", who=self.table.names[other], n=-lost))
        return gains, losses

    def word(self, name: str) -> str:
        t = self.table
        return t.voice.words.name("resources", name) if name in t.book.kind else super().word(name)

    def holdings(self, s: IslandState, seat: int) -> dict[str, int]:
        b = self.table.book
        found = {"score": totals(b, s)[seat], "production": self.production(s, seat)}
        found |= {"road-length": s.length[seat], "knights": s.knights[seat]}
        for layer in self.table.layers:
            found |= layer.holdings(s, seat)
        return found | {name: s.hand[seat][kind] for kind, name in enumerate(b.resources)}

    def production(self, s: IslandState, seat: int) -> int:
        """Cards that 36 throws bring, robber or not."""
        b = self.table.book
        settlement, city = b.pieces["settlement"].gets, b.pieces["city"].gets
        found = 0
        for corner in bits(s.houses[seat]):
            each = city if s.cities[seat] >> corner & 1 else settlement
            found += each * self.corner_pips(s, corner)
        return found

    def corner_pips(self, s: IslandState, corner: int) -> int:
        b = self.table.book
        return sum(pips(s.token[h]) for h in b.top.hexes_at[corner] if b.gives[s.terrain[h]] >= 0)

    # The map

    def hex(self, h: int, option: Option | None) -> Tip:
        t = self.table
        b, s = t.book, t.state
        terrain = b.terrains[s.terrain[h]]
        lines = [self.rule(terrain)[0]]
        if s.token[h]:
            lines.append(self.say("hex.chance", n=pips(s.token[h]), of=DICE_SUMS))
        owners = self._owners(s, h)
        if owners:
            lines.append(self.say("hex.owners", who=t.voice.words.listed(owners)))
        if s.robber == h:
            lines.append(self.say("hex.robber"))
        lines += self._more("hex", h)
        title, kind = t.voice.hex(h), b.gives[s.terrain[h]]
        icon = b.resources[kind] if kind >= 0 else BARREN.get(terrain.id, "robber")
        tip = Tip(title=title, lines=tuple(lines), icon=icon, page=f"terrains/{terrain.id}")
        tip = self._own("hex", h) or tip
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.hex(h))

    def _owners(self, s: IslandState, h: int) -> list[str]:
        t, found = self.table, []
        for colour in range(s.colours):
            around = t.book.top.ring[h] & s.houses[colour]
            if around:
                cities = (around & s.cities[colour]).bit_count()
                n = around.bit_count() + cities
                found.append(f"{t.voice.player(colour)} ({n})")
        return found

    def corner(self, corner: int, option: Option | None) -> Tip:
        """What stands there, and what it gets or would get."""
        t = self.table
        b, s = t.book, t.state
        owner = next((c for c in range(s.colours) if s.houses[c] >> corner & 1), NOBODY)
        lines = [
            self.say("corner.pays", hex=t.voice.hex(h), n=pips(s.token[h]), of=DICE_SUMS)
            for h in b.top.hexes_at[corner]
            if s.token[h]
        ]
        total = self.corner_pips(s, corner)
        if total and len(lines) > 1:
            lines.append(self.say("corner.total", n=total, of=DICE_SUMS))
        if s.harbour[corner] != NOBODY:
            lines.append(self.rule(b.harbours[s.harbour[corner]])[0])
        lines += self._more("corner", corner)
        if owner == NOBODY:
            title, icon = self.say("corner.free"), "settlement"
        else:
            city = bool(s.cities[owner] >> corner & 1)
            icon = "city" if city else "settlement"
            title = self.say(f"corner.{icon}", who=t.voice.player(owner))
        tip = self._own("corner", corner) or Tip(
            title=title, lines=tuple(lines), icon=icon, page=f"pieces/{icon}"
        )
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.corner(corner))

    def path(self, path: int, option: Option | None) -> Tip:
        t = self.table
        s = t.state
        owner = next((c for c in range(s.colours) if s.roads[c] >> path & 1), NOBODY)
        more = self._more("edge", path)
        if owner == NOBODY:
            tip = Tip(title=self.say("path.free"), lines=tuple(more), icon="road", page="pieces/road")
        else:
            lines = [self.say("path.length", n=s.length[owner]), *more]
            if t.board.damaged >> path & 1:
                lines.append(self.say("path.damaged"))
            title = self.say("path.road", who=t.voice.player(owner))
            tip = Tip(title=title, lines=tuple(lines), icon="road", page="pieces/road")
        tip = self._own("edge", path) or tip
        return self.choice(option, tip) if option else replace(tip, why_not=self.reasons.path(path))

    def _own(self, kind: str, at: int) -> Tip | None:
        """What a scenario says that a place is."""
        return next((tip for layer in self.table.layers if (tip := layer.tip_of(kind, at))), None)

    def _more(self, kind: str, at: int) -> list[str]:
        """What a scenario has to tell of a place."""
        return [line for layer in self.table.layers for line in layer.lines_of(kind, at)]

    def harbour(self, path: int, kind: int) -> Tip:
        t = self.table
        entry = t.book.harbours[kind]
        lines = [*self.rule(entry)]
        ends = t.book.top.tips[path]
        owners = [t.voice.player(c) for c in range(t.state.colours) if t.state.houses[c] & ends]
        if owners:
            lines.append(self.say("harbour.owners", who=t.voice.words.listed(owners)))
        name = t.voice.words.name("harbours", entry.id)
        return Tip(title=name, lines=tuple(lines), icon=entry.takes or "any", page=f"harbours/{entry.id}")

    # Cards, pieces, bank

    def resource(self, name: str, option: Option | None, note: str = "") -> Tip:
        """A kind of card in the hand."""
        t = self.table
        own = next((tip for layer in t.layers if (tip := layer.good_tip(name))), None)
        if own:
            return self.choice(option, own) if option else own
        kind = t.book.kind[name]
        lines = [self.say("bank.left", n=t.state.bank[kind])]
        if t.hand_seat >= 0:
            lines.append(self.say("bank.rate", n=t.state.rates[t.hand_seat][kind]))
        title, page = t.voice.words.name("resources", name), f"resources/{name}"
        tip = Tip(title=title, lines=tuple(lines), icon=name, note=note, page=page)
        return self.choice(option, tip) if option else tip

    def bank(self, name: str, option: Option | None) -> Tip:
        tip = self.resource(name, option)
        return tip if option else replace(tip, why_not=self.reasons.option("bank", "resource", name))

    def card(self, card: int, option: Option | None) -> Tip:
        t = self.table
        entry = t.book.cards[card]
        tip = Tip(
            title=t.voice.words.name("cards", entry.id),
            kind=self.say("card.kind"),
            lines=tuple(self.rule(entry)),
            icon=card_icon(entry),
            page=f"cards/{entry.id}",
            note=self.table.kit.how("tip.enlarge"),
        )
        if option:
            return self.choice(option, tip)
        return replace(tip, why_not=self.reasons.option("play", "card", entry.id))

    def piece(self, piece: str, option: Option | None = None) -> Tip:
        t = self.table
        seat = t.hand_seat
        price = t.book.rules["price"](t.book, t.state, max(0, seat), piece)
        paid = {t.book.resources[kind]: n for kind, n in price}
        entry = msgspec.structs.replace(t.book.pieces[piece], price=paid)  # as this table plays
        lines = [*self.rule(entry)]
        if seat >= 0 and t.book.most[piece]:
            lines.append(self.say("shelf.left", n=in_stock(t.book, t.state, seat, piece)))
        if piece == "card":
            lines.append(self.say("shelf.deck", n=t.state.undrawn))
        title, icon = t.voice.words.name("pieces", piece), PIECES[piece]
        tip = Tip(title=title, lines=tuple(lines), icon=icon, page=f"pieces/{piece}")
        if option:
            return self.choice(option, tip)
        return replace(tip, why_not=self.shelf_reason(piece))

    def shelf_reason(self, piece: str) -> str:
        """Why a piece can't be bought now: no place for it, or no means."""
        t, verb = self.table, BUILDS[piece]
        decision = t.targets.decision
        if decision is None or decision.ask not in ("act", "roll"):
            return ""
        if any(option.verb == verb for option in decision.options):
            return ""
        if verb == "buy":
            return self.reasons.option("buy")
        return t.shelf_bar(piece)

    def rule(self, entry: Entry) -> list[str]:
        return describe(self.table.session.library, self.say.lang, entry)

    # Players

    def closing(self, option: Option | None, text: str) -> Tip:
        """The button that ends the turn or finishes what is being put together."""
        return self.choice(option, Tip(title=text)) if option else Tip(title=text, why_not=self.reasons.end())

    def seat(self, seat: int) -> Tip:
        t = self.table
        s = t.state
        lines = [
            self.say("seat.cards", n=s.count[seat])
            if "development" in t.without
            else self.say("seat.hand", n=s.count[seat], cards=s.unplayed[seat]),
            self.say(
                "seat.pieces",
                **{piece: in_stock(t.book, s, seat, piece) for piece in t.book.most if t.book.most[piece]},
            ),
            self.say("path.length", n=s.length[seat])
            if "knight" in t.without
            else self.say("seat.road", n=s.length[seat], knights=s.knights[seat]),
            self.say("seat.production", n=self.production(s, seat), of=DICE_SUMS),
        ]
        if t.knows_hand(seat):
            lines.insert(1, self.say("seat.open-hand", cards=t.voice.teller.cards(s.hand[seat])))
        lines += [line for layer in t.layers for line in layer.seat_lines(seat)]
        option = t.seat_option(seat)
        plain = Tip(title=t.names[seat], kind=self.kind_of(seat), lines=tuple(lines), gains=self._score(seat))
        tip = t.presented(seat, plain)
        decision = t.targets.decision
        if decision and option:
            return replace(self.choice(option, tip), gains=(t.speak_option(decision, option),))
        return replace(tip, why_not=self.reasons.seat(seat))

    def kind_of(self, seat: int) -> str:
        """Which bot sits there, if one does."""
        t = self.table
        if not t.session.is_bot(seat):
            return ""
        return self.say("seat.bot", bot=t.bot_words(seat))

    def _score(self, seat: int) -> tuple[str, ...]:
        """Points as they can be seen, by category."""
        t = self.table
        sums: dict[str, int] = {}
        for line in score_lines(t.book, t.state):
            if line.seat == seat:
                sums[line.category] = sums.get(line.category, 0) + line.points
        parts = DOT.join(f"{t.voice.phrase(f'category.{name}')} {n}" for name, n in sums.items() if n)
        target = t.book.rules["target"](t.book, t.state, seat)
        told = self.say("seat.target", n=sum(sums.values()), target=target)
        return (told, *([parts] if parts else []))
