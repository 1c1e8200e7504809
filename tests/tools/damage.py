"""What may become of a save: bytes lost or changed, contents altered under a checksum that is right again."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import msgspec

from game.engine.saves import FORMAT, MAGIC

WORDS = ["yellow", "", "human", "nobody", "\x00", "a" * 500, "turn-end", "move", "western-sea"]
NUMBERS = [-1, 0, 1, 2, 7, 99, -5000, 10**6, 10**9, 2**40, 2**63 - 1, -(2**63), 2**64, 10**30]
FOREIGN: list[Any] = [None, [], {}, "x", 3, 1.5, True, [[]], {"a": 1}]
KEYS = ["yellow", "0", "-3", "9" * 20]


def sealed(body: bytes) -> bytes:
    """A save with this body and the checksum that belongs to it."""
    return b"%s %d %s\n%s" % (MAGIC, FORMAT, hashlib.sha256(body).hexdigest().encode(), body)


def torn(dice: random.Random, data: bytes) -> bytes:
    """Cut short, or with a few bits turned, as a bad disk leaves it."""
    if dice.random() < 0.5:
        return data[: dice.randrange(len(data))]
    bits = bytearray(data)
    for _ in range(dice.choice([1, 3])):
        bits[dice.randrange(len(bits))] ^= 1 << dice.randrange(8)
    return bytes(bits)


def scribbled(dice: random.Random, data: bytes) -> bytes:
    """Bytes of the body changed or lost, the checksum made anew."""
    body = bytearray(data.partition(b"\n")[2])
    if dice.random() < 0.5:
        for _ in range(dice.choice([1, 2, 5])):
            body[dice.randrange(len(body))] = dice.randrange(256)
    else:
        start = dice.randrange(len(body))
        del body[start : start + dice.choice([1, 2, 30])]
    return sealed(bytes(body))


def forged(dice: random.Random, data: bytes) -> bytes:
    """One to three things altered somewhere inside, mostly in the position, the checksum made anew."""
    whole = msgspec.json.decode(data.partition(b"\n")[2])
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        places = _way_in(dice, whole if dice.random() < 0.35 else whole.get("snapshot", whole))
        if places:
            holder, key = places[-1] if dice.random() < 0.7 else dice.choice(places)
            holder[key] = _altered(dice, holder[key])
    return sealed(msgspec.json.encode(whole))


def _way_in(dice: random.Random, node: Any) -> list[tuple[Any, Any]]:
    """From the outside to something without an inside: what holds it, and under which key."""
    places = []
    while isinstance(node, (dict, list)) and node:
        key = dice.choice(list(node)) if isinstance(node, dict) else dice.randrange(len(node))
        places.append((node, key))
        node = node[key]
    return places


def _altered(dice: random.Random, value: Any) -> Any:
    if dice.random() < 0.12:
        return dice.choice(FOREIGN)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, -value, 2 * value, dice.choice(NUMBERS)])
    if isinstance(value, str):
        return dice.choice([*WORDS, value[:-1], value + "x", value.upper()])
    if isinstance(value, list) and value:
        part = dice.randrange(len(value))
        shuffled = dice.sample(value, len(value))
        return dice.choice([value[:part] + value[part + 1 :], [*value, value[part]], shuffled, value * 2])
    if isinstance(value, dict) and value:
        gone = dice.choice(list(value))
        rest = {key: part for key, part in value.items() if key != gone}
        return dice.choice([rest, rest | {dice.choice([*KEYS, gone + "1"]): value[gone]}, value | {"zz": 1}])
    return 0
