"""What modules add to the chronicle: their cards and sea tiles, counted in the manner of technologies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.chronicle import SeaChronicle, win_parts
from game.rules.western_sea.modules.advisors import AdvisorEntry, advisors, cabinet
from game.rules.western_sea.modules.emissaries import EmissaryEntry, embassy, emissaries
from game.rules.western_sea.modules.enclosures import enclosures, fences
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.modules.fish_and_ships.layer import fish, of_role
from game.rules.western_sea.state import SeaState

EMISSARY, ADVISOR, ENCLOSURE, SEA_TILE = "emissary", "advisor", "enclosure", "sea-tile"
OWNED = (EMISSARY, ADVISOR, ENCLOSURE, SEA_TILE)
"""Kinds of things that somebody has in the end: hired, drafted, revealed, sailed to."""
SIDE = "side"
OFFERS = {"emissary.visit": EMISSARY, "advisor.draft": ADVISOR, "raise.side": SIDE, "raise.coast": SIDE}
"""Where one of a kind is chosen over others."""
MODULE_TECHNOLOGY = "module-technology"


class ModuleChronicle(SeaChronicle):
    def __init__(self, book: SeaBook) -> None:
        super().__init__(book)
        self._sailed = [0] * book.seats
        """By seat, a bit for each sea tile at which a voyage of its ended."""
        sides = [t.id for t in book.tiles if t.sea in ("harbour", "beach")]
        self._kinds = {
            EMISSARY: [c.id for c in book.cards if isinstance(c, EmissaryEntry)],
            ADVISOR: [c.id for c in book.cards if isinstance(c, AdvisorEntry)],
            ENCLOSURE: [c.id for c in book.cards if isinstance(c, EnclosureEntry)],
            SEA_TILE: [book.tiles[t].id for t in of_role(book, "water", "island")],
            SIDE: sides,
        }
        for kind, ids in self._kinds.items():
            words = ["owners"] if kind in OWNED else []
            words += ["offered", "taken"] if kind in OFFERS.values() else []
            self.counts.update((f"{kind}-{word} {one}", 0) for one in ids for word in words)
        more = [t for t in book.technologies if t.needs or t.deal == "modules"]
        self.counts.update((f"{MODULE_TECHNOLOGY} {t.id}", 0) for t in more)

    def chosen(self, decision: Decision, option: Option) -> None:
        super().chosen(decision, option)
        kind = OFFERS.get(decision.ask)
        if kind is not None and len(decision.options) > 1:
            ids = self._kinds[kind]
            for other in decision.options:
                if other.at in ids:
                    self._count(f"{kind}-offered {other.at}")
            if option.at in ids:
                self._count(f"{kind}-taken {option.at}")

    def happened(self, events: Sequence[Event]) -> None:
        super().happened(events)
        for event in events:
            if event[0] == "navigated":
                self._sailed[event[1]] |= 1 << event[2]

    def close(self, state: State, winners: Sequence[int]) -> dict[str, int]:
        super().close(state, winners)
        s = cast(SeaState, state)
        wins = win_parts(s, winners)
        for kind, ids in self._kinds.items():
            if kind in OWNED and ids:
                have = [self._have(s, seat, kind, ids) for seat in range(s.seats)]
                for n, one in enumerate(ids):
                    self._count(f"{kind}-owners {one}", sum(h >> n & 1 for h in have))
                    # An advisor that nobody has was perhaps not to be had.
                    if kind != ADVISOR or any(h >> n & 1 for h in have):
                        self._count_peers(f"{kind}:{one}", n, have, wins)
        return self.counts

    def _have(self, s: SeaState, seat: int, kind: str, ids: Sequence[str]) -> int:
        """A bit for each of these that the seat has."""
        b = self.book
        if kind == EMISSARY and emissaries.name in s.parts:
            mine = [b.things[e].id for e in embassy(s).staff[seat]]
        elif kind == ADVISOR and advisors.name in s.parts:
            mine = [b.things[cabinet(s).chosen[seat]].id]
        elif kind == ENCLOSURE and enclosures.name in s.parts:
            mine = [b.cards[card].id for card in fences(s).revealed[seat]]
        elif fish.name in s.parts:
            mine = [tile.id for n, tile in enumerate(b.tiles) if self._sailed[seat] >> n & 1]
        else:
            mine = []
        return sum(1 << n for n, one in enumerate(ids) if one in mine)
