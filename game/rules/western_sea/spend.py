"""Spending icons on a main action: dice, pairs of wilds, converted and virtual icons, one by one."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Profile, SeaBook, Virtual
from game.rules.western_sea.pieces import spend_die
from game.rules.western_sea.state import SeaState

MOST_KEPT = 4_000


def possible_actions(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """The main actions that the seat may take now, each with some legal result."""
    allowed = allowed_actions(b, s, seat)
    if not allowed:
        return []
    found = []
    for action, icons in enumerate(most_icons(b, s, seat)):
        if allowed >> action & 1:
            if s.grants:
                icons += granted_icons(s, action)
            if icons and not b.rules[b.bars[action]](b, s, seat, icons):
                found.append(action)
    return found


@base.rule("bars-action")
def bars_action(b: SeaBook, s: SeaState, seat: int, action: int) -> str:
    """Why a main action is not among the possible ones."""
    if s.done[seat] >> action & 1:
        return "done"
    if s.turn != seat:
        return "not-turn"
    if not allowed_actions(b, s, seat) >> action & 1:
        return "no-main"
    icons = most_icons(b, s, seat)[action] + granted_icons(s, action)
    bar: str = b.rules[b.bars[action]](b, s, seat, icons) if icons else "no-icons"
    return bar


def allowed_actions(b: SeaBook, s: SeaState, seat: int) -> int:
    """A bit for each kind of main action: the same one at most once a round."""
    allowed = (1 << len(b.actions)) - 1 if s.mains else 0
    for kinds, _ in s.grants:
        allowed |= kinds
    return allowed & ~s.done[seat]


def granted_icons(s: SeaState, action: int) -> int:
    return max((icons for kinds, icons in s.grants if kinds >> action & 1), default=0)


def virtuals(b: SeaBook, s: SeaState, seat: int) -> list[tuple[int, Virtual]]:
    """The virtual icons that the seat has not used this round, with their place among the faces."""
    held = s.holds[seat] & b.virtual_bits
    if not held:
        return []
    used = s.used[seat] & b.virtual_powers
    found = b.virtuals_seen.get((held, used))
    if found is None:
        if len(b.virtuals_seen) > MOST_KEPT:
            b.virtuals_seen.clear()
        first = len(b.face_icons)
        fresh = [
            (n, v) for n, v in enumerate(b.virtuals, first) if held >> v.thing & 1 and not used & v.power
        ]
        found = b.virtuals_seen[held, used] = fresh
    return found


def most_icons(b: SeaBook, s: SeaState, seat: int) -> tuple[int, ...]:
    """For each action, the icons that the seat could spend on it if it spent all it has: asked again and
    again of the same dice, so what was found is kept."""
    key = (s.holds[seat] & b.icon_bits, s.used[seat] & b.virtual_powers, *s.active[seat])
    found = b.icons_seen.get(key)
    if found is None:
        if len(b.icons_seen) > MOST_KEPT:
            b.icons_seen.clear()
        found = b.icons_seen[key] = tuple(_most_icons(b, s, seat))
    return found


def _most_icons(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    profile = b.profile(s.holds[seat])
    faces: list[int] = s.active[seat]
    if s.holds[seat] & b.virtual_bits:
        faces = faces + [face for face, _ in virtuals(b, s, seat)]
    if not faces:
        return [0] * len(b.actions)
    worth, actions = profile.worth, len(b.actions)
    sums = sum([worth[face] for face in faces]).to_bytes(actions * (1 + len(b.wilds)), "little")
    hits = list(sums[:actions])
    for n, wilds in enumerate(sums[actions:]):
        hits[n % actions] += wilds // 2
    return hits


def spend(
    s: SeaState, seat: int, action: int, need: int, cap: int, then: tuple[int | str, ...], icons: int = 0
) -> None:
    """Ask for at least `need` and no more than `cap` icons, then run the step `then` with their number."""
    push(s, ("spend", seat, action, need, cap, icons, 0, 0, then))


@base.step("spend")
def ask_source(
    b: SeaBook,
    s: SeaState,
    seat: int,
    action: int,
    need: int,
    cap: int,
    icons: int,
    odd: int,
    must: int,
    then: tuple[int | str, ...],
) -> Decision | None:
    """`odd` has a bit for each wild kind of which a single icon lies spent; it `must` find its partner
    when its die was spent for nothing else."""
    if icons >= cap and not must:
        push(s, (*then, icons))
        return None
    options, brings = _sources(b, s, seat, action, odd, must)
    if icons >= need and not must:
        options.append(Option("done"))
    if not options:
        raise AssertionError(f"spending on {b.actions[action]} can't be completed")
    return Decision(
        seat, "spend", options, draft=b.actions[action], default=_default(options, brings, need - icons)
    )


def _sources(
    b: SeaBook, s: SeaState, seat: int, action: int, odd: int, must: int
) -> tuple[list[Option], list[int]]:
    """Every source that can still be of use, and how many of the very icons each brings."""
    profile = b.profile(s.holds[seat])
    found = sources(b, s, seat)
    loose = loose_wilds(b, profile, found, action)
    options, brings = [], []
    for face, kind, key, count in found:
        hits, wilds = profile.hits[face][action], profile.wilds[face][action]
        if must:
            useful = any(n and odd >> w & 1 for w, n in enumerate(wilds))
        else:
            useful = hits > 0 or any(
                n > 1 or (n and (odd >> w & 1 or loose[w] > 1)) for w, n in enumerate(wilds)
            )
        if useful:
            options.append(Option("spend", kind, key, count))
            brings.append(hits)
    return options, brings


def sources(b: SeaBook, s: SeaState, seat: int) -> list[tuple[int, str, str, int]]:
    """The Active dice by group and the virtual icons: place among the faces, kind, key, count."""
    faces = s.active[seat]
    found = [(face, "die", b.face_key[face], faces.count(face)) for face in dict.fromkeys(faces)]
    return found + [(face, "icon", v.key, 1) for face, v in virtuals(b, s, seat)]


def loose_wilds(
    b: SeaBook, profile: Profile, found: list[tuple[int, str, str, int]], action: int
) -> list[int]:
    """By wild kind, how many wild icons these sources could bring."""
    loose = [0] * len(b.wilds)
    for face, _, _, count in found:
        for w, n in enumerate(profile.wilds[face][action]):
            loose[w] += n * count
    return loose


def _default(options: list[Option], brings: list[int], missing: int) -> int:
    """What is enough is enough; exact icons before wilds; as few dice and as little waste as possible."""
    if options[-1].verb == "done":
        return len(options) - 1
    return max(range(len(brings)), key=lambda n: (min(brings[n], missing), -brings[n]))


@base.answer("spend")
def source_added(
    b: SeaBook,
    s: SeaState,
    option: Option,
    seat: int,
    action: int,
    need: int,
    cap: int,
    icons: int,
    odd: int,
    must: int,
    then: tuple[int | str, ...],
) -> None:
    if option.verb == "done":
        push(s, (*then, icons))
        return
    face = use_source(b, s, seat, option)
    profile = b.profile(s.holds[seat])
    worth = profile.hits[face][action]
    for w, n in enumerate(profile.wilds[face][action]):
        n += odd >> w & 1
        worth += n // 2
        odd = odd & ~(1 << w) | (n & 1) << w
    push(s, ("spend", seat, action, need, cap, icons + worth, odd, int(worth == 0), then))


def use_source(b: SeaBook, s: SeaState, seat: int, option: Option) -> int:
    """Spend the die or the virtual icon; returns its place among the faces."""
    if option.kind == "die":
        face = b.face_of_key[str(option.at)]
        spend_die(s, seat, face)
        return face
    virtual = b.virtual_of_key[str(option.at)]
    s.used[seat] |= virtual.power
    icon = (virtual.icon, *virtual.others) if virtual.others else virtual.icon
    emit(s, "icon", seat, virtual.thing, icon)
    return len(b.face_icons) + b.virtuals.index(virtual)
