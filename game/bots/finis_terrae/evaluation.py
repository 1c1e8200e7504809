"""What a bot thinks of a position of Finis Terrae: a sum of named terms, in victory points, by the weights of
`content/finis-terrae/minds.yaml`.

It is asked about many positions that follow from the one where the decision is made, so whatever the decision
leaves as it is, is worked out once.
"""

from __future__ import annotations

from typing import Any

from game.bots.evaluation import Foresight, Usual
from game.bots.finis_terrae.choices import FREELY, stowing, timely
from game.bots.finis_terrae.fights import fought
from game.bots.finis_terrae.land import Key, Land
from game.bots.finis_terrae.plans import ACT, Ahead, Plans, ahead
from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.minds import Weights
from game.engine.rulebook import CORE
from game.engine.run import settle
from game.engine.squares import distance
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.mapping import place
from game.rules.finis_terrae.state import EMPTY, Hold, TerraeState
from game.rules.finis_terrae.storm import WRECKS

PLAIN: Key = (((0, 0),), ())
HANDY = 30
"""Of more doubloons aboard nobody has more use than of those ashore."""
PASS = "pass"
PAID = ("sell.roll", "cash")
"""Steps that roll for doubloons."""
PLAYED_OUT = ("order", "move", "act", "trade", "turn-end")

Afloat = tuple[list[float], list[float], float, bool]
"""By seat, what goods and deeds are worth; how near the Galleon is; whether this seat lies farthest east."""
Owned = tuple[list[list[Hold]], list[list[int]], list[int]]


class TerraeEvaluation(Usual):
    def __init__(self) -> None:
        self.w: Weights = self.mind.weights
        self.land = Land(self.w)
        self.plans = Plans(self.w, self.land)
        self._owned: Owned = ([], [], [])
        self._wealth: list[float] = []
        self._drawn: list[int] = []
        self._placed: dict[tuple[int, Key], float] = {}
        self._exposed: dict[tuple[int, int, Key], float] = {}
        self._facts: tuple[Any, ...] = ()
        self._afloat: Afloat = ([], [], 0.0, False)
        self._ahead: dict[tuple[Any, ...], Ahead] = {}

    def horizon(self, b: TerraeBook, s: TerraeState) -> float:
        """Days still to come after today, in tenths."""
        left = days_left(b, s) / 10
        self._ahead = {}
        same = self.land.begin(s, left)
        if not same:
            self.plans.begin(s)
            self._exposed = {}
        if not same or s.drawn != self._drawn:
            self._drawn = s.drawn[:]
            self._placed = {}
        self._owned = ([holds[:] for holds in s.holds], [laid[:] for laid in s.laid], s.store[:])
        self._wealth = [commerce(self.w, b, s, o, left) for o in range(s.seats)]
        return left

    ends = frozenset(
        ["map", "map.tile", "weather", "value", "common", "second-die", "pass", "sell.roll", "cash", "fight"]
    )
    """What chance brings then is the same for all choices before; a storm to come is among the dangers, and
    what a fight, a sale or a treasure will bring is foreseen."""

    foresight = Foresight(trust=4.0, near=1.0)
    """In 214 pairs of options the first judgement told the end with a share of 0.50, the near rest with 0.10,
    the far one with 0.39, after four playouts each."""

    follows = frozenset(["move", "act", "trade"])
    """A ship moves for the sake of what it does where it arrives."""

    proves = True

    def narrow(self, b: TerraeBook, s: TerraeState, decision: Decision) -> list[Option]:
        """All tiles drawn will be placed: the most particular kind goes first, open sea last. What is sold is
        sold as long as it pays."""
        ask, options = decision.ask, decision.options
        if ask in FREELY:
            return timely(b, s, decision)
        if ask == "sell":
            return options[-1:]
        if ask == "map.tile":
            return options[-1:]
        if ask == "pay.amount":
            return options[decision.default :]
        if ask in ("stow", "stow.amount"):
            return stowing(b, s, ask, options)
        return options

    def plays_out(self, ask: str) -> bool:
        """Placing tiles and stowing goods decide little about the rest of a turn."""
        return ask in PLAYED_OUT

    def quiet(self, b: TerraeBook, s: TerraeState, since: TerraeState) -> bool:
        return s.turn != since.turn

    def value(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        step = waits(s)
        if step == "map.turn":
            return self._best_turn(b, s, seat, left)
        if step in PAID:
            return self._paid(b, s, seat, left)
        if step == PASS and len(s.stack) > 1 and s.stack[-2][:2] == s.stack[-1][:2]:
            return self._best_pass(b, s, seat, left)
        key = self.land.key(s)
        if not key[0]:
            return sum(self.terms(b, s, seat, left).values())
        if len(key[0]) == 1 and self._plain(b, s, seat, *key[0][0]):
            key = PLAIN
        # The same placement is looked at when its tile, its square and its turn are chosen.
        found = self._placed.get((seat, key))
        if found is None:
            found = self._placed[seat, key] = sum(self.terms(b, s, seat, left).values())
        return found

    def _plain(self, b: TerraeBook, s: TerraeState, seat: int, cell: int, code: int) -> bool:
        """Whether a tile is open sea, of no more use or harm to this seat in one place than in another."""
        kind = code >> 2
        if b.lands[kind] or b.gift[kind] >= 0 or b.is_den[kind]:
            return False
        return s.ship[seat] < 0 or distance(s.ship[seat], cell) > 1

    def _best_turn(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """A tile has its square but not its turn yet: as good as in its best turn."""
        step = asked(b, s)
        who, kind, cell = step.seat, step.kind, step.cell
        best = float("-inf")
        turns = b.fits[kind][s.frontier[cell]]
        if self._plain(b, s, seat, cell, kind * 4):
            turns = turns[:1]
        for turn in turns:
            child = s.copy()
            child.stack.pop()
            child.drawn.remove(kind)
            place(b, child, who, kind, cell, turn)
            best = max(best, self.value(b, child, seat, left))
        return best

    def _best_pass(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """Both passes of a day are to come, with the dice chosen for them: as good as after the best first,
        by what the ship can do then."""
        _, vessel, steps, _ = first = s.stack[-1]
        assert isinstance(vessel, int) and isinstance(steps, int)
        here, key = s.ship[vessel], self.land.key(s)
        terms = self.terms(b, s, seat, left)
        cells = b.rules["reach"](b, s, vessel, steps)
        s.stack[-1] = (ACT, vessel, 1)
        if vessel == seat:
            name, today = "plans", self.ahead(b, s, seat)
            aims = {plan[0] for plan in self.plans.listed(b, s, seat, left, key)}
            worths = []
            for s.ship[seat] in [cell for cell in cells if cell in aims] or cells[-1:]:
                worths.append(self.plans.worth(b, s, seat, left, key, today))
        else:
            name, worths = "hunter", []
            for s.ship[vessel] in cells:
                worths.append(self.plans.hunter(b, s, seat))
        s.ship[vessel], s.stack[-1] = here, first
        if not worths:
            return sum(terms.values())
        return sum(terms.values()) - terms[name] + self.factors.get(name, 1.0) * max(worths)

    def _paid(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
        """Doubloons are about to be rolled for: as good as with as many as there are on average."""
        faces = sorted(b.red)
        few, many = faces[(len(faces) - 1) // 2], faces[len(faces) // 2]
        rolls = [(few, many)] if waits(s) == "cash" else [(few,), (many,)]
        total = 0.0
        for roll in rolls:
            child = s.copy()
            settle(b, child, roll)
            total += self.value(b, child, seat, left)
        return total / len(rolls)

    def terms(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> dict[str, float]:
        w, key = self.w, self.land.key(s)
        land, voyages = self.land.worth(s, key)
        wealth, deeds, hunter, east = self.afloat(b, s, seat, left)
        if waits(s) == "fight":
            wealth = fought(w, b, s, wealth)
        standing = [land[o] + voyages[o] + wealth[o] + deeds[o] for o in range(s.seats)]
        del standing[seat]
        today = self.ahead(b, s, seat)
        soon, moves_on = min(1.0, 3 * left), today.passes and s.weather >= 0
        return {
            "land": land[seat],
            "exploration": voyages[seat],
            "commerce": wealth[seat],
            "deeds": deeds[seat],
            "room": room(w, s, seat) * min(1.0, 4 * left + 0.3 * today.passes),
            "danger": -self.danger(b, s, seat, left, key, today),
            "ports": w["port"] * soon * min(3, list(s.port.values()).count(seat)),
            "plans": self.plans.worth(b, s, seat, left, key, today),
            "flag": -s.pirate[seat] * (w["black-flag"] * left * 2 + w["flag-late"]),
            "hunter": hunter,
            "east": w["east"] * soon * east * (w["east-on"] if moves_on else 1.0),
            "berth": w["berth"] * berth(s, seat),
            "gift": -w["gift"] * self.gift(b, s, seat, left, key),
            "rivals": -w["envy"] * max(standing) - w["spite"] * sum(standing),
        }

    def afloat(self, b: TerraeBook, s: TerraeState, seat: int, left: float) -> Afloat:
        """What hangs on ships and what they carry; while tiles are placed, it stays as it is."""
        facts = (seat, s.ship, s.holds, s.laid, s.store, s.afloat, s.plus, s.minus, left)
        if facts != self._facts:
            deeds = [3.0 * (plus - minus) for plus, minus in zip(s.plus, s.minus, strict=True)]
            east = bool(s.day > 0 and b.rules["easternmost"](b, s) == seat)
            self._afloat = self.wealth(b, s, left), deeds, self.plans.hunter(b, s, seat), east
            self._facts = (
                seat,
                s.ship[:],
                [holds[:] for holds in s.holds],
                [laid[:] for laid in s.laid],
                s.store[:],
                s.afloat[:],
                s.plus[:],
                s.minus[:],
                left,
            )
        return self._afloat

    def gift(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key) -> float:
        """Who sails first today has the first choice of all that the others map."""
        if not key[0] or seat == s.first or s.weather >= 0:
            return 0.0
        return self.plans.best(b, s, s.first, left, key)

    def ahead(self, b: TerraeBook, s: TerraeState, seat: int) -> Ahead:
        """Often asked of the same stack of steps, one position after the other."""
        facts = (seat, s.weather, *s.stack)
        found = self._ahead.get(facts)
        if found is None:
            found = self._ahead[facts] = ahead(b, s, seat)
        return found

    def wealth(self, b: TerraeBook, s: TerraeState, left: float) -> list[float]:
        """By seat; most choices touch the holds of one, if any."""
        if any(s.afloat):
            return [commerce(self.w, b, s, o, left) for o in range(s.seats)]
        holds, laid, store = self._owned
        if s.holds == holds and s.laid == laid and s.store == store:
            return self._wealth
        made = self._wealth[:]
        for o in range(s.seats):
            if s.holds[o] != holds[o] or s.laid[o] != laid[o] or s.store[o] != store[o]:
                made[o] = commerce(self.w, b, s, o, left)
        return made

    def danger(self, b: TerraeBook, s: TerraeState, seat: int, left: float, key: Key, today: Ahead) -> float:
        """A storm at the next draw, and rivals who would like the richest hold."""
        cell = s.ship[seat]
        if cell < 0 or s.over:
            return 0.0
        tiles, ports = key
        if tiles:
            # Elsewhere only a lighthouse may change what the wind does.
            tiles = tuple([t for t in tiles if distance(t[0], cell) < 2 or b.tiles[t[1] >> 2].lighthouse])
        where = cell, s.pirate[seat], (tiles, ports)
        winds = self._exposed.get(where)
        if winds is None:
            fates = [b.rules["fate"](b, s, seat, wind) for wind in b.wind]
            winds = self._exposed[where] = fates.count(WRECKS) / len(fates)
        holds = [cargo(self.w, hold) for hold in s.holds[seat]]
        boarding = self.w["hold-risk"] * max(holds) * min(1.0, 3 * left)
        if today.passes and s.weather >= 0:
            winds *= self.w["moves-on"]
        return self.w["risk"] * winds * (3.0 + sum(holds) - 1.2) + boarding


def waits(s: TerraeState) -> str:
    """The step on top of the stack."""
    return str(s.stack[-1][0]).removesuffix(CORE) if s.stack else ""


def days_left(b: TerraeBook, s: TerraeState) -> float:
    """How many days are still to come after this one, about; storms are no days."""
    if s.over:
        return 0.0
    cards = len(s.deck.slots)
    if s.mixed:
        return 0.8 * (cards + 1) / 2 - (s.weather < 0)
    before = cards - b.number["finis-from-bottom"]
    return 0.8 * before + 1.6 - (s.weather < 0)


def commerce(w: Weights, b: TerraeBook, s: TerraeState, seat: int, left: float) -> float:
    """Goods as they will score; doubloons aboard can still be put to use."""
    have = s.laid[seat][:]
    aboard = 0
    for kind, n in s.holds[seat]:
        if kind == COIN:
            aboard += n
        else:
            have[kind] += n
    coins = s.store[seat] + aboard
    extra = w["coin-early"] * left * min(aboard, HANDY)
    if any(s.afloat) and _divides(b, s, seat):
        coins += s.afloat[COIN]
        for kind in range(COIN + 1, len(have)):
            have[kind] += s.afloat[kind]
    _, spice, castaway, find, treasure = have
    worth = 2 * spice + 3 * castaway + 3 * find + 2 * treasure + w["coin"] * coins + extra
    kinds = len(have) - 1 - have[1:].count(0)
    soon = 1.0 if kinds == len(have) - 1 else min(1.0, 3 * left)
    return worth + (0.0, 0.2, 0.6, 1.6, 4.0)[kinds] * soon


def _divides(b: TerraeBook, s: TerraeState, seat: int) -> bool:
    """Whether what is afloat belongs to this seat: the pending step says whose holds are being filled."""
    step = asked(b, s)
    return step.has("seat") and bool(step.seat == seat)


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
