"""Battles: where knights outnumber the barbarians of a hex, these become prisoners, and knights are lost."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.hexes import SIDE
from game.engine.rulebook import emit, once_per_book
from game.rules.island.book import IslandBook
from game.rules.island.content import DirectionEntry
from game.rules.island.modules.barbarian_attack.invasion import come
from game.rules.island.modules.barbarian_attack.layer import look_at, part_of, pay_coins, raiders, shore
from game.rules.island.production import DIE
from game.rules.island.scoring import follow, score_changed
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of

Parties = dict[int, int]
"""Who fights, by seat, and with how many knights; the number after the seats stands for all others."""


@once_per_book
def sides(b: IslandBook) -> list[int]:
    """By hex, a mask of the paths around it."""
    return [mask_of(paths) for paths in b.top.paths_of]


def parties(b: IslandBook, s: IslandState, hexagon: int) -> Parties:
    """All who have knights around the hex; what is of no seat is one party."""
    found: Parties = {}
    for colour, mine in enumerate(look_at(s).knights):
        n = (mine & sides(b)[hexagon]).bit_count()
        if n:
            party = min(colour, s.seats)
            found[party] = found.get(party, 0) + n
    return found


@raiders.step("battles")
def battles(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    """Hex after hex along the coast, from the `n`th on; each is settled before the next is looked at."""
    if not n:
        part_of(s).marched = 0
    there, hexes = look_at(s).there, shore(b).hexes
    for at in range(n, len(hexes)):
        if there[hexes[at]]:
            fighters = parties(b, s, hexes[at])
            if sum(fighters.values()) > there[hexes[at]]:
                follow(s, ("battles", seat, at + 1))
                fight(b, s, seat, hexes[at], fighters)
                return


def fight(b: IslandBook, s: IslandState, seat: int, hexagon: int, fighters: Parties) -> None:
    part = part_of(s)
    n = part.captives = part.there[hexagon]
    emit(s, "battle", hexagon, sum(fighters.values()), n)
    follow(s, ("colour-die", seat, hexagon))
    come(b, s, hexagon, -n)
    hand_out(b, s, fighters)


# Prisoners


def hand_out(b: IslandBook, s: IslandState, fighters: Parties) -> None:
    """One for each party, or they roll for them; what is left goes to whoever has the most knights."""
    n, who = part_of(s).captives, tuple(fighters)
    if len(who) == 1:
        b.rules["prisoners"](b, s, who[0], n)
        return
    if n < len(who):
        follow(s, ("contest", who, n))
        return
    for party in who:
        b.rules["prisoners"](b, s, party, 1)
    first = tuple([party for party in who if fighters[party] == max(fighters.values())])
    for _ in range(n - len(who)):
        if len(first) == 1:
            b.rules["prisoners"](b, s, first[0], 1)
        else:
            follow(s, ("contest", first, 1))


@raiders.rule("prisoners")
def take_prisoners(b: IslandBook, s: IslandState, party: int, n: int) -> None:
    part = part_of(s)
    part.captives -= n
    part.prisoners[party] += n
    emit(s, "prisoners", party, n)
    score_changed(b, s)


@raiders.rule("consoled")
def consoled(b: IslandBook, s: IslandState, party: int) -> None:
    """Whoever rolls too low for a prisoner gets gold."""
    pay_coins(b, s, party, b.number["prisoner-gold"])


@raiders.rule("always-rolls")
def always_rolls(b: IslandBook, s: IslandState, party: int) -> int:
    """What a party has without rolling; 0 if it must roll."""
    return 0


@raiders.step("contest")
def contest(b: IslandBook, s: IslandState, who: tuple[int, ...], n: int) -> Chance:
    """The `n` highest get a prisoner each."""
    rolling = [party for party in who if not b.rules["always-rolls"](b, s, party)]
    dice = 1 if b.switch["prisoner-dice"] == "one" else 2
    return Chance("contest", DIE, None, dice * len(rolling))


@raiders.outcome("contest")
def contested(b: IslandBook, s: IslandState, outcome: tuple[int, ...], who: tuple[int, ...], n: int) -> None:
    """Those who tie for the last prisoner roll again."""
    rolls, dice = {}, 1 if b.switch["prisoner-dice"] == "one" else 2
    left = list(outcome)
    for party in who:
        rolls[party] = b.rules["always-rolls"](b, s, party)
        if not rolls[party]:
            rolls[party], left = sum(left[:dice]), left[dice:]
        emit(s, "contest", party, rolls[party])
    last = sorted(rolls.values(), reverse=True)[n - 1]
    tied = tuple([party for party in who if rolls[party] == last])
    above = [party for party in who if rolls[party] > last]
    decided = len(above) + len(tied) == n
    if not decided:
        follow(s, ("contest", tied, n - len(above)))
    for party in who:
        if party in above or (party in tied and decided):
            b.rules["prisoners"](b, s, party, 1)
        elif party not in tied:
            b.rules["consoled"](b, s, party)


# Lost knights


@once_per_book
def directions(b: IslandBook) -> list[tuple[int, int]]:
    """By face of the colour die, the two sides of a hex, clockwise from the north-west."""
    entries = b.library.of("directions", DirectionEntry).values()
    return [(SIDE[entry.sides[0]], SIDE[entry.sides[1]]) for entry in entries]


@raiders.step("colour-die")
def colour_die(b: IslandBook, s: IslandState, seat: int, hexagon: int) -> Chance:
    return Chance("colour", range(len(directions(b))))


@raiders.outcome("colour-die")
def colour_rolled(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, hexagon: int) -> None:
    """Whoever stands on the two sides of that direction goes home."""
    emit(s, "colour-die", seat, outcome[0], hexagon)
    lost = mask_of([b.top.paths_of[hexagon][side] for side in directions(b)[outcome[0]]])
    for colour, mine in enumerate(look_at(s).knights):
        for path in bits(mine & lost):
            b.rules["knight-falls"](b, s, colour, path)


@raiders.rule("knight-falls")
def knight_falls(b: IslandBook, s: IslandState, colour: int, path: int) -> None:
    part = part_of(s)
    part.knights[colour] ^= 1 << path
    emit(s, "knight-lost", colour, path)
    b.rules["knight-paid"](b, s, colour)


@raiders.rule("knight-paid")
def knight_paid(b: IslandBook, s: IslandState, seat: int) -> None:
    pay_coins(b, s, seat, b.number["knight-gold"])
