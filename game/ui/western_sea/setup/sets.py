"""Technologies on the set-up screen: the sets, the row of one, and the grid to pick from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.rules.western_sea.card_text import describe
from game.rules.western_sea.content import (
    NumberEntry,
    SetEntry,
    TechnologyEntry,
    WesternEntry,
    technologies_of,
)
from game.rules.western_sea.modules.diceoneer import DiceoneerEntry
from game.rules.western_sea.modules.diceoneer.script import (
    OPTION_MODULES,
    OPTION_NAMES,
    option_text,
    option_values,
)
from game.rules.western_sea.setup import RANDOM_SET, TECH
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, INK, PARCHMENT, PARCHMENT_DARK, SEALS, mix
from game.ui.scenes.catalogue import Catalogue
from game.ui.scenes.sheet import Flow
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.typeset import Face
from game.ui.western_sea.setup.choices import PICK, picked
from game.ui.widgets import Button, Choice, Widget

if TYPE_CHECKING:
    from game.ui.scenes.new_game import NewGameScene
    from game.ui.wording import Wording

SEAL_ORDER = ("green", "yellow", "orange", "red", "purple")
SEAL_NAMES = dict(zip(SEAL_ORDER, ("land", "trade", "industry", "arms", "state"), strict=True))


class Difficulty(NamedTuple):
    """One way to make an opponent harder or easier."""

    name: str
    values: tuple[str, ...]
    usual: str
    """As the level has it."""


class SeaCatalogue(Catalogue):
    def _belongs(self, entry: WesternEntry) -> bool:
        return not entry.module or entry.module in self.modules

    @property
    def entries(self) -> dict[str, TechnologyEntry]:
        if self.library is None:
            return {}
        every = self.library.of("technologies", TechnologyEntry)
        return {id_: entry for id_, entry in every.items() if self._belongs(entry)}

    @property
    def cards(self) -> list[str]:
        """Technologies that can be picked one by one."""
        return list(self.entries)

    @property
    def sets(self) -> list[str]:
        """Those of which every card is in the game."""
        if self.library is None:
            return []
        every, entries = self.library.of("sets", SetEntry), self.entries
        return [
            id_
            for id_, entry in every.items()
            if self._belongs(entry) and all(name in entries for name in technologies_of(every, id_))
        ]

    def of_set(self, name: str) -> list[str]:
        return list(technologies_of(self.library.of("sets", SetEntry), name)) if self.library else []

    def by_seal(self) -> list[list[str]]:
        return [[id_ for id_, entry in self.entries.items() if entry.seal == seal] for seal in SEAL_ORDER]

    def wanted(self, seats: int) -> int:
        """How many technologies are in play."""
        if self.library is None:
            return 9
        numbers = self.library.of("numbers", NumberEntry)
        deals = [numbers[f"deal-{seal}"] for seal in SEAL_ORDER if f"deal-{seal}" in numbers]
        return sum(deal.players[seats - 2] if deal.players else deal.value or 0 for deal in deals)

    def levels(self, rival: str) -> list[str]:
        """What the script of an opponent knows as levels."""
        entries = self.library.entries.get(rival, {}) if self.library else {}
        return [id_ for id_, entry in entries.items() if getattr(entry, "level", None) is not None]

    def difficulty(self, rival: str, level: str) -> list[Difficulty]:
        """What a level is made of, as far as it matters with the modules."""
        if self.library is None:
            return []
        options = self.library.of(rival, DiceoneerEntry)[level].level
        return [
            Difficulty(name, option_values(name), option_text(options, name))
            for name in OPTION_NAMES
            if OPTION_MODULES.get(name, "") in ("", *self.modules)
        ]

    def tip(self, id_: str, say: Wording, why_not: str = "") -> Tip:
        assert self.library
        entry = self.entries[id_]
        return Tip(
            title=self.name("technologies", id_, say.lang),
            kind=say(f"seal.{entry.seal}") if entry.seal else "",
            lines=tuple(describe(self.library, say.lang, entry)),
            why_not=why_not,
            icon=f"seals/{entry.seal}" if entry.seal else "technology",
            page=f"technologies/{id_}",
        )

    def picture(self, kit: Kit, id_: str) -> str:
        """A card of somebody's pack has no picture of its own."""
        name = f"technologies/{id_}"
        return name if kit.art.has(name) else "icons/technology"


def choose_set(scene: NewGameScene, shelf: SeaCatalogue, flow: Flow) -> list[Widget]:
    """The part of the set-up screen that says with which technologies is played."""
    u = scene.kit.u
    return [
        scene.heading(flow.take(u(32)), "new-game.technologies"),
        *_sets(scene, shelf, flow.take(u(4 * 36 + 3 * 6), u(10))),
        *_set_shown(scene, shelf, flow.take(u(46), u(18))),
    ]


def _sets(scene: NewGameScene, shelf: SeaCatalogue, box: Rect) -> list[Widget]:
    """The set to begin with stands alone, the others in pairs."""
    u, say = scene.kit.u, scene.kit.say
    choices = [(name, shelf.name("sets", name, say.lang)) for name in shelf.sets]
    choices += [(RANDOM_SET, say("new-game.random")), (PICK, say("new-game.pick"))]
    tips = {
        name: Tip(title=text, lines=(say(f"set.{name}", n=shelf.wanted(scene.draft.count)),))
        for name, text in choices
        if say.has(f"set.{name}")
    }

    def change(name: str) -> None:
        scene.draft.options[TECH] = name
        scene.changed()
        if name == PICK and not picked(scene.draft):
            _pick(scene, shelf)

    chosen, gap = scene.draft.options[TECH], u(6)
    if len(choices) == 8:
        return [Choice(box, "tech", choices, chosen, change, tips=tips, columns=2, gap=gap)]
    first = Rect(box.x, box.y, box.w, u(36))
    others = Rect(box.x, first.bottom + u(6), box.w, box.bottom - first.bottom - u(6))
    columns = 2 if len(choices) <= 7 else 3
    return [
        Choice(first, "tech", choices[:1], chosen, change, tips=tips, gap=gap),
        Choice(others, "tech", choices[1:], chosen, change, tips=tips, columns=columns, gap=gap),
    ]


def _set_shown(scene: NewGameScene, shelf: SeaCatalogue, box: Rect) -> list[Widget]:
    """What the chosen set consists of."""
    kit, draft = scene.kit, scene.draft
    u, say = kit.u, kit.say
    most, tech = shelf.wanted(draft.count), draft.options[TECH]
    if tech == RANDOM_SET:
        note = say("new-game.random-set", n=most)
        return [scene.note(Rect(box.x, box.y + u(10), box.w, box.h - u(10)), note)]
    if tech != PICK:
        return [SetRow(box, kit, shelf, shelf.of_set(tech), most)]
    change = Rect(box.right - u(96), box.centery - u(17), u(96), u(34))
    row = Rect(box.x, box.y, change.x - u(10) - box.x, box.h)
    return [
        SetRow(row, kit, shelf, picked(draft), most),
        Button(change, "change", say("new-game.change"), lambda: _pick(scene, shelf)),
    ]


def _pick(scene: NewGameScene, shelf: SeaCatalogue) -> None:
    from game.ui.western_sea.setup.pick import PickScene

    scene.app.push(PickScene(scene.app, scene.draft, shelf))


def _token(surface: Surface, kit: Kit, rect: Rect, seal: str | None, picture: str) -> None:
    """A technology's picture on a chip with the rim of its seal."""
    radius = max(2, rect.h // 5)
    bands = ((0, INK), (1, SEALS.get(seal or "", BRASS)), (max(2, kit.u(2.6)), CREAM))
    kit.rounded(surface, rect, radius, bands)
    kit.icon(surface, picture, rect.h - 2 * max(2, kit.u(3)), rect.center)


class SetRow(Widget):
    """The technologies of the chosen set, side by side, each with its tooltip."""

    def __init__(self, rect: Rect, kit: Kit, shelf: SeaCatalogue, names: Sequence[str], most: int) -> None:
        super().__init__(rect, "set-row")
        self.kit, self.shelf, self.names = kit, shelf, names
        self.most = max(most, len(names), 1)

    def _boxes(self) -> list[Rect]:
        gap = self.kit.u(5)
        side = min(self.rect.h, (self.rect.w - gap * (self.most - 1)) // self.most)
        step = side + gap
        return [
            Rect(self.rect.x + n * step, self.rect.centery - side // 2, side, side) for n in range(self.most)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        for n, box in enumerate(self._boxes()):
            if n < len(self.names):
                name = self.names[n]
                _token(surface, kit, box, self.shelf.entries[name].seal, self.shelf.picture(kit, name))
            else:
                colour = mix(BRASS, PARCHMENT, 0.5)
                kit.rounded(surface, box, box.h // 5, ((0, colour), (max(1, kit.u(1.2)), None)))

    def spots(self) -> list[Spot]:
        say = self.kit.say
        return [
            Spot(f"set {name}", box, tip=lambda name=name: self.shelf.tip(name, say))  # type: ignore[misc]
            for name, box in zip(self.names, self._boxes(), strict=False)
        ]


class Grid(Widget):
    """All technologies in a column for each seal; those picked are lit."""

    def __init__(
        self,
        rect: Rect,
        kit: Kit,
        shelf: SeaCatalogue,
        picked: Sequence[str],
        full: bool,
        change: Callable[[str], None],
        first: int = 0,
    ) -> None:
        super().__init__(rect, "grid")
        self.kit, self.shelf, self.picked, self.full, self.change = kit, shelf, picked, full, change
        self.columns = shelf.by_seal()
        self.head = kit.u(38)
        self.most = max((len(column) for column in self.columns), default=0)
        room = rect.h - self.head
        least, usual = kit.u(34), kit.u(50)
        self.row = max(least, min(usual, room // max(1, self.most)))
        self.seen = max(1, min(self.most, room // self.row))
        self.first = max(0, min(first, self.most - self.seen))

    def _cells(self) -> list[tuple[str, Rect]]:
        gap = self.kit.u(8)
        w = (self.rect.w - gap * (len(self.columns) - 1)) / len(self.columns)
        cells = []
        for n, column in enumerate(self.columns):
            x = round(self.rect.x + n * (w + gap))
            for k, name in enumerate(column[self.first : self.first + self.seen]):
                top = self.rect.y + self.head + k * self.row
                cells.append((name, Rect(x, top, int(w), self.row - self.kit.u(4))))
        return cells

    def paint(self, surface: Surface, kit: Kit) -> None:
        gap = kit.u(8)
        w = (self.rect.w - gap * (len(self.columns) - 1)) / len(self.columns)
        for n, (seal, column) in enumerate(zip(SEAL_ORDER, self.columns, strict=True)):
            box = Rect(round(self.rect.x + n * (w + gap)), self.rect.y, int(w), self.head - kit.u(6))
            self._heading(surface, kit, box, seal, sum(name in self.picked for name in column))
        for name, cell in self._cells():
            self._cell(surface, kit, cell, name)

    def _heading(self, surface: Surface, kit: Kit, box: Rect, seal: str, count: int) -> None:
        side = kit.u(26)
        kit.icon(surface, f"seals/{seal}", side, (box.x + side // 2 + kit.u(2), box.centery))
        words = Rect(box.x + side + kit.u(10), box.y, box.w - side - kit.u(36), box.h)
        kit.line(surface, kit.say(f"pick.{SEAL_NAMES[seal]}"), "name", 16, words)
        if count:
            kit.line(
                surface,
                str(count),
                "title",
                17,
                Rect(box.right - kit.u(24), box.y, kit.u(20), box.h),
                INK,
                "right",
            )

    def _cell(self, surface: Surface, kit: Kit, cell: Rect, name: str) -> None:
        on = name in self.picked
        fill = mix(BRASS, CREAM, 0.28) if on else mix(PARCHMENT_DARK, PARCHMENT, 0.55 if self.full else 0.2)
        border = INK if on else mix(BRASS_DARK, PARCHMENT, 0.35)
        kit.box(surface, cell, fill, border, 1.8 if on else 1, 7)
        side = cell.h - kit.u(8)
        chip = Rect(cell.x + kit.u(4), cell.y + kit.u(4), side, side)
        _token(surface, kit, chip, self.shelf.entries[name].seal, self.shelf.picture(kit, name))
        words = Rect(chip.right + kit.u(7), cell.y, cell.right - chip.right - kit.u(12), cell.h)
        self._name(surface, kit, words, self.shelf.name("technologies", name, kit.say.lang), on)

    def _name(self, surface: Surface, kit: Kit, box: Rect, name: str, on: bool) -> None:
        """On one line if it fits, else on two smaller ones."""
        face: Face = "strong" if on else "text"
        if kit.type.width(name, face, 14.5) <= box.w:
            kit.line(surface, name, face, 14.5, box)
            return
        lines = kit.type.wrapped(name, face, 13, box.w)
        step = kit.type.height(face, 13) * 7 // 8
        top = box.centery - step * len(lines) // 2
        for n, line in enumerate(lines):
            kit.line(surface, line, face, 13, Rect(box.x, top + n * step, box.w, step))

    def spots(self) -> list[Spot]:
        say = self.kit.say

        def tip(name: str) -> Callable[[], object]:
            blocked = self.full and name not in self.picked
            return lambda: self.shelf.tip(name, say, say("pick.full") if blocked else "")

        def act(name: str) -> Callable[[], None]:
            return lambda: self.change(name)

        return [Spot(f"tech {name}", cell, act(name), tip(name)) for name, cell in self._cells()]

    def scroll(self, turns: int) -> bool:
        first = max(0, min(self.most - self.seen, self.first + turns))
        changed, self.first = first != self.first, first
        return changed
