"""What Fish and Ships adds to a bot's thoughts: a ship, what lies in its reach, the treasure die."""

from __future__ import annotations

from game.bots.western_sea.evaluation import SeaEvaluation, time_left
from game.bots.western_sea.tokens import MOST_KEPT
from game.bots.western_sea.turns import comes, spends_on, waits_for
from game.bots.western_sea.uses import effects_worth
from game.engine.minds import Weights
from game.engine.piles import UNKNOWN
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, Sea, face_down, see_sea
from game.rules.western_sea.modules.fish_and_ships.layout import BEACHES, FIRST_SEA, LINKS
from game.rules.western_sea.state import SeaState

LOOK = "sail.look"
"""The step in which one sees what lies face down under a ship. It is not awaited, but judged as unknown."""
STEPS = 3
"""How far a ship looks."""


def _near(place: int) -> tuple[tuple[int, int], ...]:
    """The places that a ship reaches from here in up to three steps, with how many it takes."""
    steps = {place: 0}
    for n in range(1, STEPS + 1):
        for here in [p for p, far in steps.items() if far == n - 1]:
            for beside in LINKS[here]:
                steps.setdefault(beside, n)
    return tuple((p, far) for p, far in steps.items() if far)


NEAR = tuple(_near(place) for place in range(len(LINKS)))


class FishEvaluation(SeaEvaluation):
    """The base game's evaluation with terms for ships; islands and coasts are judged with the land."""

    def __init__(self) -> None:
        super().__init__()
        self.ends |= {LOOK}
        self.more_promises["navigate"] = self._voyage
        self._far = [0.0, *[self.w[f"far-{n}"] for n in range(1, STEPS + 1)]]
        """What is left of a hex's worth at so many steps."""
        self._shores: dict[tuple[int, ...], float] = {}
        self._reach: dict[tuple[int, ...], tuple[float, int]] = {}
        self._waters: dict[tuple[int, ...], int] = {}
        self._here: tuple[list[int], list[int], int] = ([], [], -1)
        """Sea tiles, who knows them and their number, as last seen."""

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        sea, w = see_sea(s), self.w
        found["treasure"] = self._treasure(b, s, seat, left)
        if s.grants and s.turn == seat:
            found["grants"] = w["grant"] * sum(
                1 for kinds, icons in s.grants if icons and kinds & ~s.done[seat]
            )
        if sea.cells:
            found["sea"] = (w["sea"] + w["shore"] * self._shore(b, s, sea, seat)) * left
        if sea.ships[seat] != ON_BOARD:
            reach, peeks = self._in_reach(b, s, sea, seat)
            found["ship"] = w["ship"] * left + w["reach"] * left * reach
            if comes(s, LOOK):
                found["voyage"] = w["look"] * (w["last-look"] if time_left(b, s) <= 0 else 1.0)
            elif waits_for(b, s, "sail", seat) or spends_on(b, s, seat, b.action["navigate"]):
                # Makes it worth following to its end, where the voyage is judged by what it has brought.
                found["voyage"] = w["voyage"] + reach
            found["ship"] += w["peek"] * left * peeks
        return found

    def _voyage(self, b: SeaBook, s: SeaState, seat: int) -> float:
        sea = see_sea(s)
        if sea.ships[seat] == ON_BOARD:
            return 0.0
        return self.w["navigate"] * self._in_reach(b, s, sea, seat)[0]

    def _shore(self, b: SeaBook, s: SeaState, sea: Sea, seat: int) -> float:
        """Which sides of the coasts suit this seat: by the dice that it can recruit."""
        key = (s.holds[seat] & b.tile_bits, *sea.coasts)
        found = self._shores.get(key)
        if found is None:
            if len(self._shores) > MOST_KEPT:
                self._shores.clear()
            found = self._shores[key] = sum(
                [hoped(self.w, b, key[0], t) for t in sea.coasts[BEACHES[0] :] if t >= 0]
            )
        return found

    def _treasure(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        if not s.holds[seat] & b.brings["treasure"]:
            return 0.0
        asleep = s.spent[seat][b.colour["treasure"]]
        return self.w["treasure"] * left + (0.0 if asleep else self.w["treasure-awake"])

    def _in_reach(self, b: SeaBook, s: SeaState, sea: Sea, seat: int) -> tuple[float, int]:
        """The best hex that the ship could sail to next, the nearer the better; and the sea tiles seen."""
        ship = sea.ships[seat]
        key = (seat, ship, bool(s.camp[seat]), self._water(sea), self.here.number)
        found = self._reach.get(key)
        if found is None:
            if len(self._reach) > MOST_KEPT:
                self._reach.clear()
            near = [(n, steps) for n, steps in NEAR[sea.cells.index(ship)] if n < len(sea.cells)]
            worth = [self._far[steps] * self._hex(b, s, sea, seat, n) for n, steps in near]
            peeks = sum(known >> seat & 1 for known in sea.tiles.knows)
            found = self._reach[key] = (max(worth), peeks)
        return found

    def _water(self, sea: Sea) -> int:
        """A number for what the sea tiles are and who knows them, which few choices change."""
        slots, knows, number = self._here
        if slots != sea.tiles.slots or knows != sea.tiles.knows:
            slots, knows = sea.tiles.slots[:], sea.tiles.knows[:]
            number = self._waters.setdefault((*slots, *knows), len(self._waters))
            self._here = (slots, knows, number)
        return number

    def _hex(self, b: SeaBook, s: SeaState, sea: Sea, seat: int, place: int) -> float:
        if place < FIRST_SEA:
            tile = sea.coasts[place]
        elif face_down(sea, place):
            # In its own view a seat knows what it has looked at, and nothing that others have.
            tile = sea.tiles.slots[place - FIRST_SEA]
            if tile == UNKNOWN:
                return self.w["unknown"]
        else:
            tile = s.at[sea.cells[place]]
        # While the sea is being raised, some coasts are still to come.
        return self._tile(b, s, seat, tile) if tile >= 0 else 0.0

    def _tile(self, b: SeaBook, s: SeaState, seat: int, tile: int) -> float:
        entry = b.tiles[tile]
        if entry.sea == "harbour":
            return 0.0
        if entry.sea == "water":
            return self.w.get(f"water-{entry.mark}", self.w["water-other"])
        if not s.camp[seat]:
            return 0.0
        high, low = entry.points or (0, 0)
        here = s.tents[tile * s.seats : (tile + 1) * s.seats]
        mine, others = here[seat], max(t for o, t in enumerate(here) if o != seat)
        gain = high if mine <= others <= mine + 1 and s.house[tile] < 0 else low * (not mine)
        treasure = self.w["treasure"] if b.brings["treasure"] >> tile & 1 and not mine else 0.0
        return self.w["sea-tent"] + self.w["sea-points"] * gain + treasure


def hoped(w: Weights, b: SeaBook, mine: int, tile: int) -> float:
    """What a coast hex promises one who is not there yet, but is on these tiles."""
    entry = b.tiles[tile]
    total = w["shore-points"] * (entry.points or (0, 0))[0]
    if entry.kind == "factory":
        total += w["shore-factory"] * effects_worth(w, entry.do)
    for modifier in entry.while_:
        if modifier.convert is not None:
            shown = b.icon[modifier.convert.from_]
            for terrain, colour in b.colour_of_terrain.items():
                faces = b.face_icons[colour * FACES : (colour + 1) * FACES]
                share = sum(shown in icons for icons in faces) / FACES
                total += w["shore-convert"] * share * (mine & b.terrain_bits[terrain]).bit_count()
    return total
