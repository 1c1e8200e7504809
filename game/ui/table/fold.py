"""Panels that fold: slim at the edge of the table, and open over the map where somebody looks at them.

The pointer or the focus on a slim panel opens it beside its place, its key or its pin keeps it open, and what
is kept open is remembered. Nothing else moves: what is open lies over the map, and what it offers can be
chosen on the slim panel just as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, INK, PARCHMENT, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.inputs import Key
    from game.ui.table.table import Table

OPENS, CLOSES = 0.12, 0.22
"""Seconds that the pointer rests on a slim panel before it opens, and is gone before it folds."""
TAB = 22
NEAR = 10
"""Units around an open panel that the pointer may cross without folding it."""


@dataclass
class Fold:
    """A panel that stands slim at `slim`, and opens at `place`."""

    name: str
    slim: Rect
    place: Rect
    make: Callable[[Rect], Sequence[Widget]]
    pin: str = ""
    """By what it is remembered; several that are kept open together share it."""
    key: str = ""
    kept: Rect | None = None
    """Where it lies while it is kept open, if that is elsewhere."""
    rises: bool = False
    """It opens upwards over its slim form, rather than beside it."""
    by_itself: bool = False
    """It is open just now because of what happens in it."""

    def __post_init__(self) -> None:
        self.pin = self.pin or self.name


class Folds:
    """The folding panels of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.all: list[Fold] = []
        self.hovered = ""
        """The one that is open because somebody looks at it."""
        self._standing: list[Widget] = []
        """What stands at the edges, slim forms that are hidden just now among it."""
        self._risen: list[Widget] = []
        self._kept: dict[str, list[Widget]] = {}
        """Those that are kept open, and have found room."""
        self._wanted, self._since = "", 0.0
        self.scrolled: dict[str, int] = {}
        """How far each panel is scrolled that is higher than its place."""

    def lay(self, folds: Sequence[Fold]) -> None:
        """These are on the table now."""
        self.all = list(folds)

    def find(self, name: str) -> Fold | None:
        return next((fold for fold in self.all if fold.name == name), None)

    def is_kept(self, fold: Fold) -> bool:
        return fold.by_itself or fold.pin in self.table.app.settings.pins

    # What is open

    def kept(self, standing: Sequence[Widget]) -> list[Widget]:
        """The panels that are kept open, beside what stands at the edges; what is pinned may lie under what
        lies on the map, what opens by itself keeps off it. What was pinned last is placed first, and what
        finds no room stays folded until somebody looks at it."""
        window, pins, area = self.table.stage.rect, self.table.app.settings.pins, self.table.camera.area
        edges = [w for w in standing if not w.rect.colliderect(area)]
        over = [w for w in standing if area.contains(w.rect)]
        self._standing, self._kept = list(standing), {}
        for fold in sorted(filter(self.is_kept, self.all), key=lambda fold: -_place_of(pins, fold.pin)):
            near = edges if fold.pin in pins else [*edges, *over]
            taken = [w.rect for w in (*self._all_kept(), *near) if not fold.slim.contains(w.rect)]
            stays = fold.kept if fold.pin in pins and fold.kept else fold.place
            whole = stays.union(self._tab(fold, stays))
            found = clear_of(whole, taken, window)
            if found:
                self._kept[fold.name] = self._made(fold, stays.move(found.x - whole.x, found.y - whole.y))
        return self._all_kept()

    def _all_kept(self) -> list[Widget]:
        return [widget for group in self._kept.values() for widget in group]

    def seen(self) -> list[Widget]:
        """What stands at the edges, without the slim forms that lie under what has risen over them."""
        return [widget for widget in self._standing if not self._hides(widget)]

    def _hides(self, widget: Widget) -> bool:
        risen = {*self._kept, self.hovered}
        return any(fold.rises and fold.slim == widget.rect and fold.name in risen for fold in self.all)

    def reading(self, widgets: Sequence[Widget]) -> list[Widget]:
        """These as they are read: what is open right after its slim form, which may be hidden."""
        last = len(self._standing) - 1
        after: dict[int, list[Widget]] = {}
        for fold in self.all:
            group = self._kept.get(fold.name, self._risen if fold.name == self.hovered else [])
            slim = [n for n, widget in enumerate(self._standing) if fold.slim.contains(widget.rect)]
            after.setdefault(slim[-1] if slim else last, []).extend(group)
        order = [widget for n, stands in enumerate(self._standing) for widget in (stands, *after.get(n, ()))]
        place = {id(widget): n for n, widget in enumerate(order)}
        return sorted(widgets, key=lambda widget: place.get(id(widget), len(order)))

    def risen(self) -> list[Widget]:
        """The one that somebody looks at; it lies over everything."""
        fold = self.find(self.hovered)
        self._risen = self._made(fold, fold.place) if fold and fold.name not in self._kept else []
        return self._risen

    def _made(self, fold: Fold, place: Rect) -> list[Widget]:
        return [*fold.make(place), Pin(self._tab(fold, place), fold, self)]

    def _tab(self, fold: Fold, place: Rect) -> Rect:
        """Hangs at the side of the panel that is turned to the map."""
        side = self.table.kit.u(TAB)
        if fold.rises:
            return Rect(place.right - 2 * side, place.y - side + 2, side, side)
        left = fold.slim.centerx > self.table.stage.rect.centerx
        return Rect(place.x - side + 2 if left else place.right - 2, place.y + side // 2, side, side)

    @property
    def risen_now(self) -> list[Widget]:
        return self._risen

    def opened(self) -> list[Widget]:
        return [*self._all_kept(), *self._risen]

    def open_at(self, at: tuple[int, int]) -> list[Widget]:
        """The open panel that lies there, with its pin."""
        for group in (self._risen, self._all_kept()):
            if any(widget.rect.collidepoint(at) for widget in group):
                return group
        return []

    def cover(self, stage: Stage) -> None:
        """What moves on the map must not shine through what lies over it."""
        for widget in self.opened():
            box = widget.rect.clip(stage.rect)
            if box.w and box.h:
                stage.draw(stage.base.subsurface(box), box.topleft)

    # Looking

    def follow(self, now: float) -> None:
        """Open what somebody looks at, after a moment."""
        wanted = self._looked_at()
        if wanted != self._wanted:
            self._wanted, self._since = wanted, now
        if wanted != self.hovered:
            moment = OPENS if wanted and not self.hovered else CLOSES if not wanted else OPENS
            if self.table.by_key or now - self._since >= moment:
                self.show(wanted)

    def _looked_at(self) -> str:
        t = self.table
        if t.eyes.closed:
            return ""
        at = t.pointer
        if t.by_key:
            spot = t.spot(t.focus)
            at = spot.rect.center if spot else None
        if at is None:
            return ""
        here = self.find(self.hovered)
        reach = t.kit.u(NEAR)
        if here and any(widget.rect.inflate(reach, reach).collidepoint(at) for widget in self._risen):
            return here.name
        found = next((fold for fold in self.all if fold.slim.collidepoint(at)), None)
        return found.name if found and found.name not in self._kept else ""

    def show(self, name: str) -> None:
        """This one is looked at now, or none."""
        t = self.table
        before = self._risen
        over = [
            w for w in t.widgets if w not in before and w not in self._standing and w not in self.opened()
        ]
        self.hovered = name
        now = self.risen()
        t.widgets = [*self._all_kept(), *self.seen(), *over, *now]
        t.spots_changed()
        shade = t.kit.u(30)
        for widget in (*before, *now):
            t.stage.touch(widget.rect.inflate(shade, shade))

    def reveal(self, name: str) -> None:
        """Show the panel on which this spot is and nowhere else."""
        if not self.table.spot(name):
            found = (
                fold for fold in self.all if any(spot.name == name for spot in _spots(fold.make(fold.place)))
            )
            self.show(next((fold.name for fold in found), self.hovered))

    def enter(self, fold: Fold) -> None:
        """The keyboard goes to what is offered in a panel; the pointer, and a key where nothing is, keeps it
        open or folds it."""
        if self.table.by_key and fold.name not in self._kept:
            self.show(fold.name)
        group = self._kept.get(fold.name, self._risen)
        lit = next((spot.name for spot in _spots(group) if spot.lit), "")
        if self.table.by_key and lit:
            self.table.focus = lit
        else:
            self.turn(fold.pin)

    def beside(self, spot: Spot) -> Rect | None:
        """What the tooltip of a spot should not lie over: the panel that is open, with its slim form."""
        fold = self.find(self.hovered)
        if fold is None or not self._risen:
            return spot.rect if self.open_at(spot.rect.center) else None
        tab = self._risen[-1].rect
        whole = fold.place.unionall([fold.slim, tab])
        if not whole.colliderect(spot.rect):
            return None
        if fold.rises:
            return Rect(spot.rect.x, whole.y, spot.rect.w, whole.h)
        top = max(spot.rect.y, fold.place.y)
        return Rect(whole.x, top, whole.w, max(1, spot.rect.bottom - top))

    # Keeping open

    def turn(self, pin: str) -> None:
        """Keep open what was folded, or fold what was kept open, and remember it."""
        settings = self.table.app.settings
        pins = [name for name in settings.pins if name != pin]
        settings.pins = pins if len(pins) < len(settings.pins) else [*pins, pin]
        self.hovered = ""
        self.table.app.keep_settings()
        self.table.refresh()

    def key(self, key: Key) -> bool:
        """The key of a panel."""
        found = next((fold for fold in self.all if fold.key == key.name), None)
        if found:
            self.turn(found.pin)
        return bool(found)


class Pin(Widget):
    """A tab at an open panel: it keeps the panel open, or folds it again."""

    def __init__(self, rect: Rect, fold: Fold, folds: Folds) -> None:
        super().__init__(rect, f"pin {fold.name}")
        self.fold, self.folds = fold, folds

    @property
    def kept(self) -> bool:
        return self.fold.pin in self.folds.table.app.settings.pins

    def paint(self, surface: Surface, kit: Kit) -> None:
        fill, edge = (BRASS, INK) if self.kept else (PARCHMENT_DARK, BRASS_DARK)
        kit.box(surface, self.rect, fill if self.kept else PARCHMENT, edge, 1.4, 6)
        kit.icon(surface, "pin", self.rect.w - kit.u(6), self.rect.center)

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, partial(self.folds.turn, self.fold.pin), self._tip)]

    def _tip(self) -> Tip:
        say = self.folds.table.kit.say
        title = say("fold.fold" if self.kept else "fold.keep")
        return Tip(title=title, icon="pin", key=self.fold.key.upper())


def clear_of(place: Rect, taken: Sequence[Rect], room: Rect) -> Rect | None:
    """The same place, moved past what lies there: sideways towards the middle, or else up and then sideways;
    nothing if there is no room."""
    step = 1 if place.centerx < room.centerx else -1
    low = place.collidelistall(list(taken))
    higher = place.copy()
    higher.bottom = min((taken[n].top - 1 for n in low if taken[n].top > place.top), default=place.bottom)
    for found in (place.copy(), higher):
        while room.contains(found) and (hit := found.collidelist(list(taken))) >= 0:
            if step > 0:
                found.left = taken[hit].right + 1
            else:
                found.right = taken[hit].left - 1
        if room.contains(found):
            return found
    return None


def _place_of(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else len(names)


def _spots(widgets: Sequence[Widget]) -> Iterator[Spot]:
    for widget in widgets:
        yield from widget.spots()
