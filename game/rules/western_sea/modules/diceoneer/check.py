"""What must hold in the Diceoneer's script, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.problems import Where
from game.rules.western_sea.checks import WHOLE
from game.rules.western_sea.content import DieEntry, NumberEntry
from game.rules.western_sea.modules.diceoneer.content import Advice, DiceoneerEntry, Row, Side
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER
from game.rules.western_sea.modules.diceoneer.measures import MEASURES

SUBJECTS: dict[str, tuple[str, ...]] = {
    "explore": ("draw", "site"),
    "settle": ("settle",),
    "recruit": ("die",),
    "research": ("technology",),
    "trade": ("token",),
    "raid": ("raid",),
}
"""What is chosen in each action."""
NUMBERS: dict[str, tuple[str, ...]] = {
    "explore": ("tiles",),
    "recruit": ("two-dice",),
    "research": ("icon-vp",),
    "trade": ("tokens", "token-vp"),
}
HEXAGON = ("double", "wild", "resource")
NEEDED = ("draw", "site", "token")
"""What it must choose in any case; elsewhere a list that fits nothing lets it do nothing."""
DIE = range(1, 7)


def check_script(library: Library) -> Iterator[Complaint]:
    entries = list(library.of(DICEONEER, DiceoneerEntry).values())
    for word in ("queue", "hexagon", "govern"):
        found = [e for e in entries if e.word == word]
        if not found:
            yield Complaint(DICEONEER, "", (), f"there is no '{word}'", f"add an entry with '{word}:'")
        for extra in found[1:]:
            message = f"'{found[0].id}' is its {word} already"
            yield Complaint(
                DICEONEER, extra.id, (word,), message, f"use the id '{found[0].id}' to replace it"
            )
    if not any(e.level for e in entries):
        yield Complaint(DICEONEER, "", (), "there is no level", "add an entry with 'level: {}'")
    yield from _sides([e for e in entries if e.side])
    yield from _advised(library, {e.advice.advisor for e in entries if e.advice})
    for entry in entries:
        yield from _Entry(library, entry).check()


def _sides(entries: Sequence[DiceoneerEntry]) -> Iterator[Complaint]:
    """Every action has one side, and every number of the die."""
    owners: dict[str | int, str] = {}
    for entry in entries:
        assert entry.side is not None
        named: list[str | int] = [entry.side.action, *entry.side.die]
        for n, what in enumerate(named):
            if what in owners:
                path: Where = ("side", "die", n - 1) if n else ("side", "action")
                message = f"'{what}' belongs to the side '{owners[what]}' already"
                yield Complaint(DICEONEER, entry.id, path, message, "give it to one side only")
            owners.setdefault(what, entry.id)
    for name in (*SUBJECTS, *DIE):
        if name not in owners:
            kind = "number of the die" if isinstance(name, int) else "action"
            yield Complaint(DICEONEER, "", (), f"no side has the {kind} '{name}'", "add it to one")


def _advised(library: Library, known: Collection[str]) -> Iterator[Complaint]:
    """Any advisor may be dealt to it."""
    for advisor in library.entries.get("advisors", {}):
        if advisor not in known:
            advice = f"advice: {{advisor: {advisor}, side: trade, effect: vp}}"
            entry = f"- {{id: advice-{advisor}, source: house, with: advisors, {advice}}}"
            message = "the Diceoneer's script has no advice of this advisor, who may be dealt to it"
            yield Complaint("advisors", advisor, ("id",), message, f"add '{entry}' to {DICEONEER}.yaml")


class _Entry:
    def __init__(self, library: Library, entry: DiceoneerEntry) -> None:
        self.library = library
        self.entry = entry

    def say(self, path: Where, message: str, remedy: str) -> Complaint:
        return Complaint(DICEONEER, self.entry.id, path, message, remedy)

    def check(self) -> Iterator[Complaint]:
        e = self.entry
        if e.queue:
            yield from self._dice(e.queue.dice)
        if e.hexagon:
            if len(set(e.hexagon.order)) < len(e.hexagon.order):
                yield self.say(("hexagon", "order"), "names one kind twice", "name each kind once")
            for name in HEXAGON:
                rows: tuple[Row, ...] = getattr(e.hexagon, name)
                yield from self._rows(("hexagon", name), "side", rows)
                yield from self._always(("hexagon", name), rows)
        if e.govern is not None:
            yield from self._rows(("govern",), "govern", e.govern)
        if e.side:
            yield from self._side(e.side)
        if e.advice:
            yield from self._advice(e.advice)

    def _advice(self, advice: Advice) -> Iterator[Complaint]:
        known = self.library.entries.get("advisors", {})
        if advice.advisor not in known:
            others = [
                e.advice.advisor for e in self.library.of(DICEONEER, DiceoneerEntry).values() if e.advice
            ]
            free = [name for name in known if name not in others]
            remedy = did_you_mean(advice.advisor, free or known) or "name an advisor"
            yield self.say(("advice", "advisor"), f"there is no advisor '{advice.advisor}'", remedy)
        if advice.side not in SUBJECTS:
            remedy = did_you_mean(advice.side, SUBJECTS) or "name an action"
            yield self.say(("advice", "side"), f"the hexagon has no side '{advice.side}'", remedy)
        yield from self._rows(("advice", "stolen"), "stolen", advice.stolen)
        if bool(advice.stolen) != (advice.effect == "steal"):
            message = "'stolen' belongs to the effect 'steal', and only to it"
            yield self.say(("advice",), message, "add it there, or leave it out")

    def _dice(self, dice: dict[str, int]) -> Iterator[Complaint]:
        known = self.library.of("dice", DieEntry)
        boxed = self.library.of("numbers", NumberEntry).get("dice-boxed")
        away = (boxed.players or (boxed.value or 0,))[0] if boxed else 0
        for name, n in dice.items():
            if name not in known:
                remedy = did_you_mean(name, known) or "name a die"
                yield self.say(("queue", "dice", name), f"there is no die '{name}'", remedy)
                continue
            die = known[name]
            most = die.count - away - die.start if die.limited else die.start
            if n > most:
                message = f"there are only {max(0, most)} of these dice for the Diceoneer"
                remedy = f"write {most} or fewer" if most > 0 else "leave them out"
                yield self.say(("queue", "dice", name), message, remedy)

    def _side(self, side: Side) -> Iterator[Complaint]:
        if side.action not in SUBJECTS:
            remedy = did_you_mean(side.action, SUBJECTS) or "name an action"
            yield self.say(("side", "action"), f"the Diceoneer has no action '{side.action}'", remedy)
            return
        for word, given, wanted in (
            ("numbers", side.numbers, NUMBERS.get(side.action, ())),
            ("choices", side.choices, SUBJECTS[side.action]),
        ):
            for name in given:
                if name not in wanted:
                    remedy = did_you_mean(name, wanted) or "leave it out"
                    message = f"{side.action} knows no '{name}'"
                    yield self.say(("side", word, name), message, remedy)
            for name in wanted:
                if name not in given:
                    message = f"'{name}' is missing, and {side.action} needs it"
                    yield self.say(("side", word) if given else ("side",), message, f"add it to '{word}'")
        for subject, rows in side.choices.items():
            if subject in SUBJECTS[side.action]:
                yield from self._rows(("side", "choices", subject), subject, rows)
            if subject in NEEDED:
                yield from self._always(("side", "choices", subject), rows)

    def _always(self, path: Where, rows: Sequence[Row]) -> Iterator[Complaint]:
        """What must be chosen is chosen in every case."""
        if not any(not row.where for row in rows):
            message = "does not say what to choose in every case"
            yield self.say(path, message, "end it with a line without 'where'")

    def _rows(self, path: Where, subject: str, rows: Iterable[Row]) -> Iterator[Complaint]:
        """Every word names a measure of what is chosen."""
        known = MEASURES[subject]
        for n, row in enumerate(rows):
            words: list[tuple[Where, str]] = [((*path, n, "where", name), name) for name in row.where]
            words += [((*path, n, "by", m, r.word), str(r.most or r.least)) for m, r in enumerate(row.by)]
            for place, name in words:
                if name not in known:
                    message = f"the Diceoneer knows no '{name}' here"
                    yield self.say(place, message, did_you_mean(name, known))


WHOLE.append(check_script)
