"""The enclosures as a layer of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.engine.decision import Option
from game.engine.piles import UNKNOWN
from game.rules.western_sea.modules.enclosures import KIND, fences
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.ui.stage import Stage
from game.ui.table.flights import Flight, arc, flip
from game.ui.table.layer import Player
from game.ui.tooltips import Tip
from game.ui.western_sea.layer import Place, SeaLayer
from game.ui.western_sea.modules.enclosures.fits import Fits, hand
from game.ui.western_sea.modules.enclosures.panel import DECK, Hand
from game.ui.western_sea.modules.shelf.cards import card_back, card_picture
from game.ui.western_sea.modules.shelf.motion import CardMotion
from game.ui.western_sea.modules.shelf.shelf import owner

if TYPE_CHECKING:
    from game.ui.western_sea.motion import WesternMotion

MOST_POINTS = 5
TOLD = ("cards", "reveal-discard", "reveal-enclosure", "enclosed", "reshuffled")


class EnclosuresLayer(SeaLayer):
    picture = "flag"
    draws: Mapping[str, str] = {"enclosures": "card"}
    icons = dict.fromkeys(TOLD, "enclosure")
    in_ledger = True
    _cards: CardMotion

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.fits = Fits(table)

    def is_secret(self, option: Option) -> bool:
        """A card that a bot keeps in its hand."""
        return self.table.book.card_kind.get(str(option.at)) == KIND

    # Cards

    def shelved(self, alone: bool) -> Sequence[Place]:
        return (Place("hand", self.table.book.number["enclosure-hand"], DECK, partial(Hand, fits=self.fits)),)

    def open_cards(self, seat: int) -> Sequence[str]:
        return [self.table.book.cards[card].id for card in fences(self.table.state).revealed[seat]]

    def ledger_lines(self, seat: int) -> Sequence[str]:
        say, at = self.table.kit.say, fences(self.table.state)
        names = [self.table.voice.card(id_) for id_ in self.open_cards(seat)]
        shown = say("enclosures.revealed", names=", ".join(names)) if names else say("enclosures.none")
        return shown, say("enclosures.in-hand", n=len(at.hands[seat]))

    def spot_of(self, option: Option) -> str:
        decision, at = self.table.targets.decision, str(option.at)
        if option.kind == "card":
            in_hand = [self.table.book.cards[card].id for card in hand(self.table) if card != UNKNOWN]
            # A card to be discarded is chosen among those just drawn, which are shown large.
            return f"card {at}" if at in in_hand and option.verb != "discard" else ""
        drawn = option.verb == "draw" and decision and decision.ask == "settle.one" and option.kind != "icon"
        return "enclosure pile" if drawn else ""

    def card_tip(self, id_: str, tip: Tip, option: Option | None) -> Tip | None:
        """For a card in hand, where it stands."""
        t = self.table
        if t.book.card_kind.get(id_) != KIND:
            return None
        card = next((card for card in hand(t) if card >= 0 and t.book.cards[card].id == id_), None)
        if card is None:
            return tip
        fits, lacks = self.fits.told(card)
        if option and fits:
            return replace(tip, lines=(*tip.lines, fits))
        return replace(tip, gains=(fits,) if fits else (), why_not=lacks)

    def changed(self) -> None:
        self.fits.forget()

    def sprites(self, stage: Stage, now: float) -> None:
        if not self.table.flights.busy:
            self.fits.draw(stage)

    # In motion

    def plays(self, motion: WesternMotion, others: Mapping[str, Player]) -> Mapping[str, Player]:
        self._cards = CardMotion(motion)
        return {
            "cards": self._drawn,
            "reveal-discard": self._discarded,
            "enclosed": self._enclosed,
            "reshuffled": motion.sound("card-take"),
        }

    def _drawn(self, seat: int, n: int) -> None:
        """Face down, whoever draws them."""
        back = card_back(self.table.kit, self._cards.size())
        for _ in range(n):
            self._cards.fly(back, "enclosure pile", self._hand(seat), "card-take", 40)

    def _hand(self, seat: int) -> str:
        t = self.table
        shown = next((widget for widget in t.widgets if widget.name == "hand"), None)
        return "hand" if shown and seat == owner(t) else f"ledger {seat}"

    def _card(self, card: int) -> tuple[str, Surface]:
        entry = self.table.book.cards[card]
        return entry.id, card_picture(self.table.kit, entry, self._cards.size())

    def _from(self, seat: int, id_: str) -> str:
        """Where a card comes from: the hand in sight, the choice of what to discard, or somebody's row."""
        spots = (f"choice discard card {id_}", f"card {id_}")
        return next((name for name in spots if self.table.spot(name)), f"ledger {seat}")

    def _discarded(self, seat: int, card: int) -> None:
        id_, picture = self._card(card)
        start = self._from(seat, id_)
        flight = self._cards.fly(picture, start, "enclosure pile", "card-take", 30)
        if start.startswith("ledger"):
            flight.shape = flip(card_back(self.table.kit, self._cards.size()))

    def _enclosed(self, seat: int, card: int) -> None:
        """The card turns over on its way to its owner's row, and its points follow."""
        t = self.table
        id_, picture = self._card(card)
        start = self._from(seat, id_)
        flight = self._cards.fly(picture, start, f"ledger {seat}", "house", 70)
        if start.startswith("ledger"):
            flight.shape = flip(card_back(t.kit, self._cards.size()))
        entry = t.book.cards[card]
        assert isinstance(entry, EnclosureEntry)
        coin = t.kit.art.picture("icons/vp", t.kit.u(26))
        for k in range(min(MOST_POINTS, entry.vp)):
            way = arc(t.place_of(f"ledger {seat}"), t.place_of(f"seat {seat}"), t.kit.u(60))
            begin = partial(t.sound, "coin") if k == 0 else None
            self._cards.motion.fly(Flight(coin, 0, 0.5, way, begin=begin), 0.06)
