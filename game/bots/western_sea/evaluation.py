"""What a bot thinks of a position of Western Sea: a sum of named terms, in victory points.

`content/western-sea/minds.yaml` has its weights, with those of each module.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from game.bots.evaluation import Foresight, Usual
from game.bots.western_sea.tokens import MOST_KEPT, Tokens, deals
from game.bots.western_sea.turns import asks_to_act, mains_left
from game.bots.western_sea.uses import use
from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.minds import Weights
from game.rules.western_sea.book import HARVEST, SeaBook
from game.rules.western_sea.counts import count
from game.rules.western_sea.free import governable
from game.rules.western_sea.pieces import bits, dice_owned, number
from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

PLAYED_OUT = ("manipulate", "act", "explore.join", "explore.more")
FREE = ("govern", "factory")
BEGUN = {
    "spend": "",
    "harvest": HARVEST,
    "act.raid": "raid",
    "act.research": "research",
    "trade": "trade",
    "settle.one": "settle",
    "recruit.die": "recruit",
}
"""Steps that ask for the first choices of a main action, and which that is; one of them says it itself."""

Land = tuple[tuple[float, float, float], ...]
"""By seat: points of the tiles as they stand, how many of them are at risk, and what leads towards houses."""
Promise = Callable[[SeaBook, SeaState, int], float]


class Map(NamedTuple):
    """What is known of one distribution of tents and houses."""

    number: int
    """Never given twice, so that what hangs on the map alone can be kept by it."""
    land: list[list[float]]
    tents: list[int]
    """On the map, by seat."""


class SeaEvaluation(Usual):
    """Judges many positions of one match that differ little, so it keeps what it found out about parts of
    them: single tiles, whole maps, what hangs on holds alone, what Active dice can do."""

    ends: frozenset[str] = frozenset(["act", "lap-over"])
    follows = frozenset(["explore.more"])
    assumes = frozenset(["explore.join"])
    fair = 0.25
    foresight = Foresight(trust=1.5, near=inf, contenders=5)
    """In pairs of options the far rest told as much of the end as the near one, but to come there costs four
    times as much and scatters more: an expert that plays out the round alone wins more. That the first
    judgement counts at all, and how many contend, is chosen: what looks far worse mostly is."""
    looks = 2
    proves = True

    def __init__(self) -> None:
        self.w: Weights = dict(self.mind.weights)
        self._tiles: dict[tuple[int, ...], Land] = {}
        self._maps: dict[tuple[tuple[int, ...], tuple[int, ...]], Map] = {}
        self._map: tuple[list[int], list[int]] = ([], [])
        self.here = Map(0, [], [])
        """That of the position which is being judged."""
        self.icons: tuple[int, ...] = ()
        """What its seat's Active dice show, if it was looked at already."""
        self._seen = 0
        self._powers: dict[int, tuple[float, float, float, float]] = {}
        self._uses: list[float] = []
        self._can: dict[tuple[int, ...], bool] = {}
        self._governs: dict[tuple[int, int, int], int] = {}
        self._last = False
        """Whether the round is certainly the last."""
        self.token_worth = Tokens(self.w)
        self.more_promises: dict[str, Promise] = {}
        """About what the main actions that modules bring would gain."""

    @property
    def hope(self) -> float:
        """Tokens are worth little to one who will not trade: they pay for technologies alone."""
        return self.w["no-trade"] if "trade" in self.without else 1.0

    def horizon(self, b: SeaBook, s: SeaState) -> float:
        return time_left(b, s)

    def narrow(self, b: SeaBook, s: SeaState, decision: Decision) -> list[Option]:
        """The larger a deal, the more each of its tokens brings: one of every kind goes into it, and in which
        order is all the same. A die is given up only where there are no tokens."""
        options = decision.options
        if decision.ask == "deal":
            return options[:1]
        if decision.ask == "trade" and options[0].verb == "deal":
            return [options[0], *[o for o in options if o.verb == "done"]]
        return options

    def aside(self, b: SeaBook, s: SeaState, options: list[Option]) -> list[int]:
        """Free actions, while a main action is still to be chosen."""
        free = [n for n, o in enumerate(options) if o.verb in FREE]
        return free if free and any(b.is_action(o) for o in options) else []

    def plays_out(self, ask: str) -> bool:
        """Within an action the look ahead is as good."""
        return ask in PLAYED_OUT

    def explores(self, ask: str) -> bool:
        """What a die is turned to, or where a tile lies, is seen rounds later."""
        return True

    def quiet(self, b: SeaBook, s: SeaState, since: SeaState) -> bool:
        return s.round > since.round or bool(s.over)

    def value(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        return sum(self.terms(b, s, seat, left).values())

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        here = self.map(b, s)
        land = here.land
        most, each = b.number["houses"], b.number["house-vp"]
        standing = [
            s.vp[o] + x - left * risk + (most - s.houses[o]) * each for o, (x, risk, _) in enumerate(land)
        ]
        worth, risk, leads = land[seat]
        w = self.w
        drawn, reach, points, use = self.powers(b, s, seat)
        mine = standing[seat]
        standing[seat] = -1000.0
        best = max(standing)
        built = most - s.houses[seat]
        now = time_left(b, s)
        self._last = now <= 0
        found = {
            "points": float(s.vp[seat]),
            "control": worth - left * risk,
            "houses": built * each + w["house"] * left * built,
            "govern": self.govern(b, s, seat, leads) if s.houses[seat] else 0.0,
            "tents": tents(w, here.tents[seat], s.supply[seat], left),
            "dice": dice(w, b, s, seat, left),
            "track": left * drawn,
            "technologies": points + left * use + end_points(b, s, seat),
            "tokens": self.tokens(b, s, seat, left),
            "access": left * reach,
            "ready": self.ready(b, s, seat, left),
            "rivals": -w["envy"] * best,
            "tempo": w["tempo"] * (left - now) * max(-10.0, min(10.0, mine - best)),
        }
        if s.stack and s.stack[-1][0] in BEGUN:
            found["begun"] = self.begun(b, s, seat, left)
        return found

    def begun(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        """What the action promises that is under way: makes it worth following to its end."""
        step = asked(b, s)
        action = step.action if step.has("action") else b.action[BEGUN[step.step]]
        if step.seat != seat or b.actions[action] in self.more_promises:
            return 0.0
        spent = sum([getattr(step, name) for name in ("icons", "taken", "deals") if step.has(name)])
        return self.promise(b, s, seat, action, max(1, spent + most_icons(b, s, seat)[action]), left)

    def powers(self, b: SeaBook, s: SeaState, seat: int) -> tuple[float, float, float, float]:
        """What hangs on presence and technologies alone: dice drawn, access, points and use of cards."""
        holds = s.holds[seat]
        found = self._powers.get(holds)
        if found is None:
            if len(self._powers) > MOST_KEPT:
                self._powers.clear()
            if not self._uses:
                self._uses = [use(self.w, thing) for thing in b.things]
            found = self._powers[holds] = powers_worth(self.w, b, s, seat, self._uses)
        return found

    def map(self, b: SeaBook, s: SeaState) -> Map:
        """What the map is worth to each seat; most choices leave the map as it is, or as it was before."""
        if self._map[0] == s.tents and self._map[1] == s.house:
            return self.here
        key = (tuple(s.tents), tuple(s.house))
        found = self._maps.get(key)
        if found is None:
            if len(self._maps) > MOST_KEPT:
                self._maps.clear()
            self._seen += 1
            on_map = [sum(s.tents[seat :: s.seats]) for seat in range(s.seats)]
            found = self._maps[key] = Map(self._seen, self._land(b, s), on_map)
        self._map, self.here = (s.tents[:], s.house[:]), found
        return found

    def _land(self, b: SeaBook, s: SeaState) -> list[list[float]]:
        total = [[0.0, 0.0, 0.0] for _ in range(s.seats)]
        for tile in s.at.values():
            here = s.tents[tile * s.seats : (tile + 1) * s.seats]
            if not any(here) and s.house[tile] < 0:
                continue
            key = (tile, s.house[tile], *here)
            found = self._tiles.get(key)
            if found is None:
                if len(self._tiles) > MOST_KEPT:
                    self._tiles.clear()
                found = self._tiles[key] = tile_worth(self.w, b, tile, s.house[tile], here)
            for mine, (worth, risk, leads) in zip(total, found, strict=True):
                mine[0] += worth
                mine[1] += risk
                mine[2] += leads
        return total

    def ready(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        """What the Active dice promise for the main actions still to come this round."""
        self.icons = ()
        if not s.active[seat]:
            return 0.0
        done, actions = s.done[seat], mains_left(s, seat)
        if not actions:
            return 0.0
        self.icons = most_icons(b, s, seat)
        worth = [
            self.promise(b, s, seat, action, icons, left)
            for action, icons in enumerate(self.icons)
            if icons and not done >> action & 1
        ]
        worth.sort(reverse=True)
        w = self.w
        return w["ready"] * sum([v * w["ready-next"] ** n for n, v in enumerate(worth[:actions])])

    def promise(self, b: SeaBook, s: SeaState, seat: int, action: int, icons: int, left: float) -> float:
        """About what an action with so many icons would gain."""
        w, name = self.w, b.actions[action]
        if name in self.without:
            return 0.0
        if name == "settle":
            return w["settle"] * icons
        if name == "harvest":
            return self.harvest(b, s, seat, icons)
        if name == "trade":
            return deals(b, s, seat, icons) if self._last else trade_promise(w, b, s, seat, icons)
        if name in self.more_promises:
            return self.more_promises[name](b, s, seat)
        if not self.can(b, s, seat, action, icons):
            return 0.0
        if name == "explore":
            return w["explore"] + w["explore-more"] * (icons - 1)
        if name == "raid":
            return w["raid"] * min(icons, s.supply[seat])
        if name == "recruit":
            return sum(icons >= step for step in b.table["recruit-icons"]) * (
                w["recruit"] + w["recruit-early"] * left
            )
        return w["research"] + w["research-icon"] * icons * left

    def govern(self, b: SeaBook, s: SeaState, seat: int, leads: float) -> float:
        """What leads towards houses, and those that the seat may build at once."""
        now = 0
        if asks_to_act(s, seat):
            key = (seat, self.here.number, s.holds[seat])
            found = self._governs.get(key)
            if found is None:
                if len(self._governs) > MOST_KEPT:
                    self._governs.clear()
                found = self._governs[key] = len(governable(b, s, seat))
            now = min(found, s.houses[seat])
        if self._last and not mains_left(s, seat):
            return float(now * b.number["house-vp"])
        return leads + self.w["govern"] * now

    def tokens(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        """In the last round only a trade brings anything for them: see what it promises."""
        if self._last:
            return 0.0
        sure = min(1.0, self.w["deal-end"] + self.w["deal-time"] * left)
        return self.token_worth.worth(b, tuple(s.tokens[seat])) * sure * self.hope

    def harvest(self, b: SeaBook, s: SeaState, seat: int, icons: int) -> float:
        if self._last and not self._trades_after(b, s, seat):
            return 0.0
        return self.w["harvest"] * icons * self.hope * self.token_worth.room(sum(s.tokens[seat]))

    def _trades_after(self, b: SeaBook, s: SeaState, seat: int) -> bool:
        """Whether the seat may trade this round after another main action."""
        trade = b.action["trade"]
        if s.done[seat] >> trade & 1 or mains_left(s, seat) < LAPS:
            return False
        return most_icons(b, s, seat)[trade] > 0

    def can(self, b: SeaBook, s: SeaState, seat: int, action: int, icons: int) -> bool:
        """Whether the action is possible with so many icons: asked of the rules once for all positions that
        agree in what it hangs on."""
        name = b.actions[action]
        if name == "research":
            key: tuple[int, ...] = (action, icons, s.holds[seat], *s.tokens[seat])
        elif name == "recruit":
            key = (action, icons, s.holds[seat], *s.stock)
        elif not s.supply[seat]:
            return False
        elif name == "raid":
            key = (action, icons, seat, self.here.number, *s.holds)
        else:
            key = (action, len(s.pile.slots) > 0, len(s.at), s.holds[seat])
        found = self._can.get(key)
        if found is None:
            if len(self._can) > MOST_KEPT:
                self._can.clear()
            found = self._can[key] = not b.rules[b.bars[action]](b, s, seat, icons)
        return found


def time_left(b: SeaBook, s: SeaState) -> float:
    """From 1 at the start to 0 when an end trigger holds."""
    number = b.number
    stock = s.stock
    stocks = sorted([stock[colour] for colour in b.limited])
    return min(
        s.points / number["vp-supply"],
        len(s.pile.slots) / b.pile_size,
        min(s.houses) / number["houses"],
        stocks[-1 - number["end-colours"]] / 5,
        1.0,
    )


def tile_worth(w: Weights, b: SeaBook, tile: int, owner: int, here: list[int]) -> Land:
    high, low = (float(n) for n in b.tiles[tile].points or (0, 0))
    need = max(b.number["govern-lead"], b.number["govern-tents"])
    made = []
    for seat, mine in enumerate(here):
        others = [t for o, t in enumerate(here) if o != seat]
        worth = risk = leads = 0.0
        if owner == seat:
            worth = high
        elif owner >= 0:
            if mine and mine == max(t for o, t in enumerate(here) if o != owner):
                worth, risk = low, w["second-risk"] * low
        elif mine and mine >= max(others):
            lead = mine - max(others)
            worth, risk = high, high * (w["risk"] - w["risk-step"] * min(3, lead))
            leads = w["lead"] * (min(lead, need) / need) ** 2 if lead > 1 else 0.0
        elif mine and sum(t > mine for t in others) == 1:
            worth, risk = low, w["second-risk"] * low
        made.append((worth, risk, leads))
    return tuple(made)


def tents(w: Weights, on_map: int, supply: int, left: float) -> float:
    in_hand = w["tent-supply"] * min(supply, 4) + w["tent-more"] * max(0, supply - 4)
    return w["tent-map"] * on_map * (w["tent-map-end"] + left) + in_hand * min(1.0, left * 3)


def dice(w: Weights, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    owned = dice_owned(s, seat)
    return owned / b.number["dice-per-vp"] + w["die"] * left * min(owned, 12)


def powers_worth(
    w: Weights, b: SeaBook, s: SeaState, seat: int, uses: list[float]
) -> tuple[float, float, float, float]:
    holds = s.holds[seat]
    drawn = min(number(b, s, seat, "die-track"), b.number["die-track-most"])
    reach = sum(1 for terrain in b.terrain_bits if holds & terrain)
    points = promised = 0.0
    for thing in bits(holds & (b.tile_bits | b.technology_bits)):
        if thing < len(b.tiles):
            promised += w["tile-use"] * uses[thing]
        else:
            points += b.technologies[thing - len(b.tiles)].points
            promised += w["tech"] + w["tech-use"] * uses[thing]
    return w["track"] * drawn, w["access"] * reach, points, promised


def end_points(b: SeaBook, s: SeaState, seat: int) -> float:
    """What the technologies' own scoring would bring now."""
    total = 0.0
    mine = s.holds[seat] & b.score_bits
    if not mine:
        return total
    for bit, score in b.scores:
        if mine & bit:
            points = score.vp * (count(b, s, seat, score.per) // score.every)
            total += points if score.most is None else min(points, score.most)
    return total


def trade_promise(w: Weights, b: SeaBook, s: SeaState, seat: int, icons: int) -> float:
    have, table = s.tokens[seat], b.table["deal-vp"]
    kinds = len(have) - have.count(0)
    if not kinds:
        return w["trade-die"]
    more = w["trade-more"] * (min(icons, sum(have)) - 1)
    return table[min(kinds, len(table)) - 1] - w["token"] * kinds + more
