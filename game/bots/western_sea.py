"""What a bot thinks of a position of Western Sea: a sum of named terms, in victory points."""

from __future__ import annotations

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.counts import count
from game.rules.western_sea.pieces import bits, dice_owned, number
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

ROUNDS = 9
"""About how many rounds a game lasts."""
ENVY = 0.35
"""How much the best rival's points count against one's own."""
MOST_KEPT = 20_000

Land = tuple[tuple[float, float, float], ...]
"""By seat: points of the tiles as they stand, how many of them are at risk, and what leads towards houses."""


class SeaJudge:
    """Judges many positions that differ little, so it keeps what it found out about single tiles."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[int, ...], Land] = {}
        self._map: tuple[list[int], list[int]] = ([], [])
        self._land: list[list[float]] = []

    def horizon(self, b: SeaBook, s: SeaState) -> float:
        return time_left(b, s)

    def value(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        return sum(self.terms(b, s, seat, left).values())

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        land = self.land(b, s)
        standing = [s.vp[o] + x - left * risk + houses(b, s, o) for o, (x, risk, _) in enumerate(land)]
        worth, risk, leads = land[seat]
        best = max(v for o, v in enumerate(standing) if o != seat)
        return {
            "points": float(s.vp[seat]),
            "control": worth - left * risk,
            "houses": houses(b, s, seat),
            "govern": leads if s.houses[seat] else 0.0,
            "tents": tents(s, seat, left),
            "dice": dice(b, s, seat, left),
            "track": track(b, s, seat, left),
            "technologies": technologies(b, s, seat, left),
            "tokens": tokens(s, seat, left),
            "access": access(b, s, seat, left),
            "ready": ready(b, s, seat, left),
            "rivals": -ENVY * best,
            "tempo": (left - time_left(b, s)) * max(-10.0, min(10.0, standing[seat] - best)),
        }

    def land(self, b: SeaBook, s: SeaState) -> list[list[float]]:
        """What the map is worth to each seat; most choices leave the map as it is."""
        if self._map[0] == s.tents and self._map[1] == s.house:
            return self._land
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
                found = self._tiles[key] = tile_worth(b, tile, s.house[tile], here)
            for mine, (worth, risk, leads) in zip(total, found, strict=True):
                mine[0] += worth
                mine[1] += risk
                mine[2] += leads
        self._map, self._land = (s.tents[:], s.house[:]), total
        return total


def make_judge() -> SeaJudge:
    return SeaJudge()


def time_left(b: SeaBook, s: SeaState) -> float:
    """From 1 at the start to 0 when an end trigger holds."""
    stocks = sorted([n for n, die in zip(s.stock, b.dice, strict=True) if die.limited], reverse=True)
    return min(
        s.points / b.number["vp-supply"],
        len(s.pile.slots) / b.pile_size,
        min(s.houses) / b.number["houses"],
        stocks[b.number["end-colours"]] / 5,
        1.0,
    )


def tile_worth(b: SeaBook, tile: int, owner: int, here: list[int]) -> Land:
    high, low = b.tiles[tile].points or (0, 0)
    need = max(b.number["govern-lead"], b.number["govern-tents"])
    made = []
    for seat, mine in enumerate(here):
        others = [t for o, t in enumerate(here) if o != seat]
        worth = risk = leads = 0.0
        if owner == seat:
            worth = high
        elif owner >= 0:
            if mine and mine == max(t for o, t in enumerate(here) if o != owner):
                worth, risk = low, 0.3 * low
        elif mine and mine >= max(others):
            lead = mine - max(others)
            worth, risk = high, high * (0.45 - 0.12 * min(3, lead))
            leads = 2.2 * (min(lead, need) / need) ** 2 if lead > 1 else 0.0
        elif mine and sum(t > mine for t in others) == 1:
            worth, risk = low, 0.35 * low
        made.append((worth, risk, leads))
    return tuple(made)


def houses(b: SeaBook, s: SeaState, seat: int) -> float:
    return float((b.number["houses"] - s.houses[seat]) * b.number["house-vp"])


def tents(s: SeaState, seat: int, left: float) -> float:
    on_map = sum(s.tents[seat :: s.seats])
    supply = s.supply[seat]
    in_hand = 0.65 * min(supply, 4) + 0.2 * max(0, supply - 4)
    return 0.35 * on_map * (0.3 + left) + in_hand * min(1.0, left * 3)


def dice(b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    owned = dice_owned(s, seat)
    return owned / b.number["dice-per-vp"] + 0.9 * left * min(owned, 12)


def track(b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    drawn = min(number(b, s, seat, "die-track"), b.number["die-track-most"])
    return 0.75 * drawn * left * ROUNDS * 0.5


def technologies(b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    total = 0.0
    holds = s.holds[seat]
    for thing in bits(holds & b.technology_bits):
        icons, tokens, terrains = b.costs[thing]
        total += b.technologies[thing - len(b.tiles)].points
        total += left * (2.2 * icons + 0.9 * sum(tokens) + 0.5 * len(terrains))
    for bit, score in b.scores:
        if holds & bit:
            points = score.vp * (count(b, s, seat, score.per) // score.every)
            total += points if score.most is None else min(points, score.most)
    return total


def tokens(s: SeaState, seat: int, left: float) -> float:
    """What they would bring in good deals, if there is time for them."""
    have = s.tokens[seat]
    kinds = len(have) - have.count(0)
    return (1.15 * sum(have) + 0.25 * kinds * kinds) * min(0.9, 0.25 + 2 * left)


def access(b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    here = s.holds[seat]
    return 0.7 * left * sum([1 for terrain in b.terrain_bits if here & terrain])


def ready(b: SeaBook, s: SeaState, seat: int, left: float) -> float:
    """What the Active dice promise for the main actions still to come this round."""
    if not s.active[seat]:
        return 0.0
    done = s.done[seat]
    if s.turn < 0:
        actions, done = 2, 0
    else:
        actions = 2 - done.bit_count() - (1 if s.lap == 2 and not done else 0)
        actions = max(actions, 1 if s.turn == seat and s.mains else 0)
    if actions <= 0:
        return 0.0
    worth = [
        promise(b, s, seat, action, icons, left)
        for action, icons in enumerate(most_icons(b, s, seat))
        if icons and not done >> action & 1
    ]
    worth.sort(reverse=True)
    return 0.8 * sum([v * w for v, w in zip(worth[:actions], (1.0, 0.65, 0.4), strict=False)])


def promise(b: SeaBook, s: SeaState, seat: int, action: int, icons: int, left: float) -> float:
    """About what an action with so many icons would gain."""
    name = b.actions[action]
    if name == "settle":
        return 0.85 * icons
    if name == "harvest":
        return 1.2 * icons
    if name == "trade":
        return trade_promise(b, s, seat, icons)
    if not b.rules[b.can[action]](b, s, seat, icons):
        return 0.0
    if name == "explore":
        return 2.4 + 0.5 * (icons - 1)
    if name == "raid":
        return 1.2 * min(icons, s.supply[seat])
    if name == "recruit":
        return sum(icons >= step for step in b.table["recruit-icons"]) * (0.5 + 0.9 * left)
    return 1.0 + 1.2 * icons * left


def trade_promise(b: SeaBook, s: SeaState, seat: int, icons: int) -> float:
    have, table = s.tokens[seat], b.table["deal-vp"]
    kinds = len(have) - have.count(0)
    if not kinds:
        return 0.8
    return table[min(kinds, len(table)) - 1] - 1.15 * kinds + 0.8 * (min(icons, sum(have)) - 1)
