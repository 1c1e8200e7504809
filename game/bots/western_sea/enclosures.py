"""What Enclosures add to a bot's thoughts: how near the cards in its hand are to being revealed."""

from __future__ import annotations

from game.bots.western_sea.evaluation import SeaEvaluation
from game.bots.western_sea.tokens import MOST_KEPT
from game.bots.western_sea.turns import waits_for
from game.engine.decision import Decision, Option
from game.engine.piles import UNKNOWN
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.counts import controls
from game.rules.western_sea.modules.enclosures import see_fences
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry, lands, spans
from game.rules.western_sea.pieces import bits, number, present
from game.rules.western_sea.state import SeaState

FARTHEST, FULL = 4, 4
"""Tents missing with which a pattern is not on the map yet, and cards in a full hand."""
REVEAL = "enclose"
CARD = "enclosure.card"
"""The step that draws one. Which it is is not awaited: they are many, and all hope alike."""


class EnclosureEvaluation(SeaEvaluation):
    """Keeps how near each hand and each card was, by where tiles, tents and houses are."""

    def __init__(self) -> None:
        super().__init__()
        self.ends |= {CARD}
        self._near_by = [self.w[f"near-{n}"] for n in range(FARTHEST)] + [self.w["not-near"]]
        """What share of its points a card in hand is worth, by the tents that are missing."""
        self._drawn = [self.w[f"drawn-{n}"] for n in range(FULL + 1)]
        self._hands: dict[tuple[int, ...], float] = {}
        self._near: dict[tuple[int, ...], float] = {}

    def narrow(self, b: SeaBook, s: SeaState, decision: Decision) -> list[Option]:
        """Revealing costs nothing and the same is asked again: so it goes first."""
        options = super().narrow(b, s, decision)
        return [o for o in options if o.verb == REVEAL][:1] or options

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        at = see_fences(s)
        revealed, hand = at.revealed[seat], at.hands[seat]
        found["enclosures"] = float(sum([points(b, card) for card in revealed])) if revealed else 0.0
        if UNKNOWN in hand:
            hand = [card for card in hand if card != UNKNOWN]
        time = min(1.0, 0.1 + 3 * left)
        if hand:
            found["hand"] = time * self._hand(b, s, seat, hand)
        if waits_for(b, s, CARD, seat):
            found["draw"] = time * self._drawn[min(len(at.hands[seat]), FULL)]
        return found

    def _hand(self, b: SeaBook, s: SeaState, seat: int, hand: list[int]) -> float:
        cards = s.holds[seat] & ~b.tile_bits
        where = (seat, self.here.number, lands(b).at(s.cell).number, cards)
        key = (*where, *hand)
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) > MOST_KEPT:
                self._hands.clear()
                self._near.clear()
            found = self._hands[key] = self._hand_at(b, s, seat, hand, where)
        return found

    def _hand_at(
        self, b: SeaBook, s: SeaState, seat: int, hand: list[int], where: tuple[int, int, int, int]
    ) -> float:
        mine, need = present(b, s, seat), number(b, s, seat, "enclosure-control")
        held = sum([1 << tile for tile in bits(mine) if controls(s, seat, tile)])
        total = 0.0
        for card in hand:
            key = (*where, card)
            share = self._near.get(key)
            if share is None:
                share = self._near[key] = self._near_by[missing(b, s, card, mine, held, need)]
            total += share * points(b, card)
        return total


def points(b: SeaBook, card: int) -> int:
    entry = b.cards[card]
    assert isinstance(entry, EnclosureEntry)
    return entry.vp


def missing(b: SeaBook, s: SeaState, card: int, mine: int, held: int, need: int) -> int:
    """The fewest tents that the pattern needs anywhere on the map."""
    fewest = FARTHEST
    for _, mask in spans(b, s, card):
        absent = (mask & ~mine).bit_count()
        control = need - (mask & held).bit_count()
        fewest = min(fewest, max(absent, control, 0))
        if not fewest:
            break
    return fewest
