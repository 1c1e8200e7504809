"""What a bot thinks of a position of Finis Terrae: a sum of named terms, in victory points.

It is asked about many positions that differ little from the one where the decision is made, so whatever the
decision leaves as it is, is worked out once.
"""

from __future__ import annotations

from typing import Any

from game.bots.terrae_plans import Plans, passes_today, spot
from game.engine.squares import distance, neighbours
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import ISLE
from game.rules.finis_terrae.mapping import place
from game.rules.finis_terrae.state import EMPTY, Hold, TerraeState
from game.rules.finis_terrae.storm import WRECKS

WEIGHTS: dict[str, float] = {
    "coin": 0.21,
    "coin-early": 0.06,
    "hope": 0.55,
    "grow": 0.35,
    "room": 0.9,
    "room-more": 0.3,
    "risk": 0.12,
    "hold-risk": 0.1,
    "port": 0.7,
    "plan": 0.75,
    "next-plan": 0.5,
    "pace": 3.5,
    "patience": 0.8,
    "redeem": 1.3,
    "sell": 1.2,
    "buy": 1.2,
    "new-side": 2.5,
    "treasure": 1.3,
    "prey": 0.5,
    "black-flag": 3.0,
    "flag-late": 0.4,
    "envy": 0.35,
    "spite": 0.12,
    "hunter": 0.35,
    "berth": 0.2,
    "east": 1.0,
}
"""In victory points; tried by letting bots with other weights play against each other."""

PLAYED_OUT = ("order", "move", "act", "trade", "turn-end")

Weights = dict[str, float]
Owned = tuple[list[Hold], list[int], int]


class TerraeJudge:
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.plans = Plans(weights)
        self._land: tuple[dict[int, int], dict[int, int], float] = ({}, {}, 0.0)
        self._ashore: tuple[list[float], list[float]] = ([], [])
        self._owned: list[tuple[Owned, float]] = []
        self.without: frozenset[str] = frozenset()
        self._chart: tuple[dict[int, int], list[int]] = ({}, [])
        self._placed: dict[tuple[int, int, int], float] = {}
        self._exposed: dict[tuple[Any, ...], float] = {}

    def horizon(self, b: TerraeBook, s: TerraeState) -> float:
        """Days still to come after today, in tenths."""
        left = days_left(b, s) / 10
        self.plans.begin(s)
        self._owned = []
        for o in range(s.seats):
            mine = (s.holds[o][:], s.laid[o][:], s.store[o])
            self._owned.append((mine, commerce(self.w, s, o, left)))
        if s.at != self._chart[0] or s.drawn != self._chart[1]:
            self._chart = (s.at.copy(), s.drawn[:])
            self._placed, self._exposed = {}, {}
        return left

    def plays_out(self, ask: str) -> bool:
        """Placing tiles and stowing goods decide little about the rest of a turn."""
        return ask in PLAYED_OUT

    def quiet(self, b: TerraeBook, s: TerraeState, since: TerraeState) -> bool:
        return s.turn != since.turn or bool(s.over)

    def value(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        asked = s.stack[-1][0] if s.stack else ""
        if asked == "map.turn":
            return self._best_turn(b, s, seat, left)
        if asked == "map.tile" and len(s.at) == len(self._chart[0]) + 1:
            return self._placement(b, s, seat, left)
        return sum(self.terms(b, s, seat, left).values())

    def _best_turn(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """A tile has its square but not its turn yet: as good as in its best turn."""
        frame: Any = s.stack[-1]
        _, who, kind, cell = frame
        best = float("-inf")
        for turn in b.fits[kind][s.frontier[cell]]:
            child = s.copy()
            child.stack.pop()
            child.drawn.remove(kind)
            place(b, child, who, kind, cell, turn)
            best = max(best, self._placement(b, child, seat, left))
        return best

    def _placement(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """The same placement is looked at when its tile, its square and its turn are chosen."""
        cell, code = next(reversed(s.at.items()))
        if len(s.at) != len(self._chart[0]) + 1:
            return sum(self.terms(b, s, seat, left).values())
        found = self._placed.get((seat, cell, code))
        if found is None:
            found = self._placed[seat, cell, code] = sum(self.terms(b, s, seat, left).values())
        return found

    def terms(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> dict[str, float]:
        w = self.w
        land, voyages = self.ashore(s, left)
        wealth = [self.wealth(s, o, left) for o in range(s.seats)]
        deeds = [3.0 * (plus - minus) for plus, minus in zip(s.plus, s.minus, strict=True)]
        standing = [land[o] + voyages[o] + wealth[o] + deeds[o] for o in range(s.seats)]
        others = [v for o, v in enumerate(standing) if o != seat]
        passes = passes_today(b, s, seat)
        return {
            "land": land[seat],
            "exploration": voyages[seat],
            "commerce": wealth[seat],
            "deeds": deeds[seat],
            "room": room(w, s, seat) * min(1.0, 4 * left + 0.3 * passes),
            "danger": -self.danger(b, s, seat, left),
            "ports": w["port"] * min(1.0, 3 * left) * min(3, list(s.port.values()).count(seat)),
            "plans": self.plans.worth(b, s, seat, left, passes),
            "flag": -s.pirate[seat] * (w["black-flag"] * left * 2 + w["flag-late"]),
            "hunter": self.plans.hunter(b, s, seat),
            "east": w["east"] * min(1.0, 3 * left) * (s.day > 0 and b.rules["easternmost"](b, s) == seat),
            "berth": w["berth"] * berth(s, seat),
            "rivals": -w["envy"] * max(others) - w["spite"] * sum(others),
        }

    def ashore(self, s: TerraeState, left: float) -> tuple[list[float], list[float]]:
        """What hangs on land and ports alone; most choices leave those as they are."""
        island, port, when = self._land
        if s.island != island or s.port != port or left != when:
            self._land = (s.island.copy(), s.port.copy(), left)
            self._ashore = colonies(self.w, s, left), exploration(s)
        return self._ashore

    def wealth(self, s: TerraeState, seat: int, left: float) -> float:
        if seat < len(self._owned) and not any(s.afloat):
            (holds, laid, store), worth = self._owned[seat]
            if s.holds[seat] == holds and s.laid[seat] == laid and s.store[seat] == store:
                return worth
        return commerce(self.w, s, seat, left)

    def danger(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """A storm at the next draw, and rivals who would like the richest hold."""
        cell = s.ship[seat]
        if cell < 0 or s.over:
            return 0.0
        around = [s.at.get(c) for c in neighbours(cell)]
        key = (cell, s.pirate[seat], s.at[cell], 2 * cell in s.port, 2 * cell + 1 in s.port, *around)
        winds = self._exposed.get(key)
        if winds is None:
            fates = [b.rules["fate"](b, s, seat, wind) for wind in b.wind]
            winds = self._exposed[key] = fates.count(WRECKS) / len(fates)
        holds = [cargo(self.w, hold) for hold in s.holds[seat]]
        boarding = self.w["hold-risk"] * max(holds) * min(1.0, 3 * left)
        return self.w["risk"] * winds * (3.0 + sum(holds) - 1.2) + boarding


def make_judge() -> TerraeJudge:
    return TerraeJudge()


def days_left(b: TerraeBook, s: TerraeState) -> float:
    """How many days are still to come after this one, about; storms are no days."""
    if s.over:
        return 0.0
    cards = len(s.deck.slots)
    if s.mixed:
        return 0.8 * (cards + 1) / 2 - (s.weather < 0)
    before = cards - b.number["finis-from-bottom"]
    return 0.8 * before + 1.6 - (s.weather < 0)


def colonies(w: Weights, s: TerraeState, left: float) -> list[float]:
    """Land under control, with what an open island may still become."""
    counts: dict[int, list[int]] = {}
    for piece, owner in s.port.items():
        island = s.island[piece]
        if island != ISLE:
            counts.setdefault(island, [0] * s.seats)[owner] += 1
    made = [0.0] * s.seats
    most, holders = 0, [0] * s.seats
    more = min(1.0, 2.5 * left) if s.pile.slots else 0.0
    for island, ports in counts.items():
        size, opened = s.size[island], s.open[island]
        worth = float(size + s.lights[island] + s.forts[island])
        if opened:
            worth += more * (w["hope"] ** opened * 4 + w["grow"] * min(3, opened))
        else:
            worth += 2
            if size > most:
                most, holders = size, [0] * s.seats
        top = max(ports)
        for owner, n in enumerate(ports):
            if n == top:
                made[owner] += worth
                if not opened and size == most:
                    holders[owner] = 1
    # The largest island may still be outgrown.
    prize = 5 * (1 - 0.6 * min(1.0, left))
    return [made[o] + prize * holders[o] for o in range(s.seats)]


def exploration(s: TerraeState) -> list[float]:
    """Hemispheres and quarters; one's half of the way counts a little."""
    quarters = [0] * s.seats
    sides = [0] * s.seats
    far = [0] * s.seats
    for piece, owner in s.port.items():
        if s.island[piece] == ISLE:
            continue
        x, y, away = spot(piece >> 1)
        far[owner] = max(far[owner], away)
        sides[owner] |= (0, 1, 2)[y] | (0, 4, 8)[x]
        if x and y:
            quarters[owner] |= 1 << x + 1 + (y > 0)
    most = max(far)
    made = []
    for o in range(s.seats):
        points = 3.0 * (sides[o] & 3 == 3) + 3.0 * (sides[o] & 12 == 12)
        points += (0.0, 0.2, 0.7, 1.5, 3.0)[quarters[o].bit_count()]
        made.append(points + (5.0 if far[o] and far[o] == most else 0.4 * far[o] / (most or 1)))
    return made


def commerce(w: Weights, s: TerraeState, seat: int, left: float) -> float:
    """Goods as they will score; doubloons aboard can still be put to use."""
    have = s.laid[seat][:]
    coins = s.store[seat]
    extra = 0.0
    for kind, n in s.holds[seat]:
        if kind == COIN:
            coins += n
            extra += w["coin-early"] * left * min(n, 15)
        else:
            have[kind] += n
    if any(s.afloat) and _divides(s, seat):
        coins += s.afloat[COIN]
        for kind in range(COIN + 1, len(have)):
            have[kind] += s.afloat[kind]
    _, spice, castaway, find, treasure = have
    worth = 2 * spice + 3 * castaway + 3 * find + 2 * treasure + w["coin"] * coins + extra
    kinds = len(have) - 1 - have[1:].count(0)
    soon = 1.0 if kinds == len(have) - 1 else min(1.0, 3 * left)
    return worth + (0.0, 0.2, 0.6, 1.6, 4.0)[kinds] * soon


def _divides(s: TerraeState, seat: int) -> bool:
    """Whether what is afloat belongs to this seat: the pending step says whose holds are being filled."""
    return bool(s.stack) and len(s.stack[-1]) > 1 and s.stack[-1][1] == seat


def berth(s: TerraeState, seat: int) -> float:
    """At the start, how far the starting port lies from the nearest of the others'."""
    if s.day or s.home[seat] < 0:
        return 0.0
    others = [home for o, home in enumerate(s.home) if o != seat and home >= 0]
    return float(min([distance(s.home[seat], home) for home in others], default=0))


def room(w: Weights, s: TerraeState, seat: int) -> float:
    empty = s.holds[seat].count(EMPTY)
    return (w["room"] if empty else 0.0) + w["room-more"] * max(0, min(2, empty - 1))


def cargo(w: Weights, hold: Hold) -> float:
    """What a hold is worth to its owner."""
    kind, n = hold
    return n * (w["coin"], 2.6, 3.8, 3.8, 3.0)[kind]
