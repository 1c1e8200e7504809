"""A tutorial at the table: a card that tells, a spotlight on the thing itself, and one thing to do at a time.

What is told and done is data (`game/engine/tutorial.py`); its words are those of the interface, under
`tutorial`. Where it stands follows from the choices made, so it can be left, resumed and undone like any
match; when it is over, or when somebody plays otherwise, the table is an ordinary one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from typing import TYPE_CHECKING, Any

import msgspec.structs
import pygame
from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.tutorial import Step
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.session import Session
from game.ui.stage import Stage
from game.ui.table.board_table import BoardTable
from game.ui.table.callout import put_away
from game.ui.table.keys import go_to
from game.ui.table.pointing import covered, out_of_the_way, outside, point_out
from game.ui.table.targets import Targets, choice_spot
from game.ui.table.tutorial_card import Told, TutorialCard
from game.ui.tutorials import tutorial_of
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

DIM = (152, 156, 168)
"""What is left of the light beside the spotlight, of 255."""
SMALLER = (1.0, 0.88, 0.76, 0.64, 0.52)
"""How large a card may be, as a part of what the table is drawn at."""


class Taught(BoardTable[Any, Any]):
    """To be put before a game's own table."""

    def __init__(self, app: App, session: Session) -> None:
        script = tutorial_of(session.match.setup.game)
        assert script
        self.script = script
        self.taught = True
        """The tutorial goes on."""
        self.at = 0
        """The step that is on."""
        self._made = -1
        """How many choices had been made when that was found."""
        self._shown: tuple[int, bool] = (-1, False)
        """Which step was last on the table, and whether others moved."""
        self.card: TutorialCard | None = None
        self._smaller: dict[float, tuple[Kit, Kit]] = {}
        """Kits for cards that have little room, each with the table's of which it was made."""
        session.prompt(self._prompted)
        super().__init__(app, session)

    # Where it stands

    @property
    def step(self) -> Step | None:
        return self.script.steps[self.at] if self.taught and self.at < len(self.script.steps) else None

    @property
    def telling(self) -> Step | None:
        """The step whose card lies on the table now."""
        step = self.step
        return step if step and step.waits and not self.beats.busy and not self.beats.gathering else None

    def _prompted(self) -> str:
        """What a bot is told to choose."""
        move = self.script.asked(len(self.session.match.records)) if self.taught else None
        return move.keys[0] if move and not move.own else ""

    def _find_place(self) -> None:
        match = self.session.match
        made = len(match.records)
        if not self.script.follows(match.setup, match.records):
            self._finish()
        elif made != self._made:
            back = made < self._made
            self.at = self.script.moves[made].step if back else self.script.after(made)
            self._made = made

    def _finish(self) -> None:
        self.taught = False
        for seat in range(self.session.seats):
            if self.session.is_bot(seat):
                self.session.let_play(seat, self.session.plays(seat))

    def go_on(self) -> None:
        """What was told has been read."""
        if self.telling and not self.telling.do:
            self.at += 1
            if self.at == len(self.script.steps):
                self._finish()
            self.changed()

    def leave(self) -> None:
        """No more of it: the match goes on without."""
        self._finish()
        self.changed()

    # As the match goes on

    def follow_match(self) -> None:
        super().follow_match()
        if not self.taught:
            return
        self._find_place()
        self.beats.read()
        if self.targets.decision and self.step:
            self.targets = Targets(self._narrowed(self.targets.decision, self.step))

    def _narrowed(self, decision: Decision, step: Step) -> Decision | None:
        """Of what is asked, what may be chosen now."""
        options = [option for option in decision.options if option.key in step.do]
        return msgspec.structs.replace(decision, options=options, default=0) if options else None

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        shown = (self.at, self.telling is not None)
        if self.taught and shown != self._shown and self.stage.clean:
            self._shown = shown
            self.changed()
            self._turn_to_subject()

        self._give()

    def changed(self) -> None:
        super().changed()
        if self.card:
            put_away(self)  # it says whose turn it is, and covers what else would

    def _give(self) -> None:
        """Choose for the learner what is given."""
        step, decision = self.step, self.session.decision
        busy = self.beats.busy or self.flights.busy or self.still_moving() or not self.stage.clean
        if step and step.given and decision and not busy and self.session.person_asked() is not None:
            move = self.script.asked(len(self.session.match.records))
            option = decision.find(move.keys[0]) if move else None
            self.targets = Targets(decision)
            self.take(option or decision.options[0])

    def _turn_to_subject(self) -> None:
        for name in self.subject_names():
            spot = self.spot(name)
            if spot and spot.outline:
                self.bring_into_view(spot)
        if self.by_key or not self.spot(self.focus):
            self.focus = "go on" if self.spot("go on") else self.focus

    def _let_bot(self) -> None:
        """Others wait until what is told before has been read."""
        if not (self.step and self.step.waits):
            super()._let_bot()

    def hint(self) -> None:
        """What the tutorial asks for."""
        option = self.targets.default()
        if not self.taught:
            super().hint()
        elif option:
            self.hinted, self.hinted_why = option, ""
            self.refresh()
            go_to(self, option)

    # What is told

    def told(self, step: Step) -> Told:
        options = self.targets.decision.options if self.targets.decision else []
        last = self.at == len(self.script.steps) - 1
        say = self.kit.say
        spoken = next((s for s in reversed(self.script.steps[: self.at + 1]) if self._has(s, "text")), step)
        cards = [s for s in self.script.steps if self._has(s, "text")]
        return Told(
            title=self._words(spoken, "title"),
            text=self._words(spoken, "text"),
            icons=spoken.icons,
            task=self._task(step, options) if step.do else "",
            why=self._why(step, options) if step.do else "",
            count=say("tutorial.count", n=cards.index(spoken) + 1, most=len(cards)),
            onward="" if step.do else say("tutorial.play-on" if last else "tutorial.next"),
        )

    def _has(self, step: Step, part: str) -> bool:
        return bool(step.say) and self.kit.say.has(f"tutorial.{step.say}.{part}")

    def _words(self, step: Step, part: str, what: str = "") -> str:
        text = self.kit.say(f"tutorial.{step.say}.{part}").replace("{what}", what)
        rivals = [name for seat, name in enumerate(self.names) if seat != self.script.learner]
        for n, name in enumerate(rivals):
            text = text.replace("{rival}" if n == 0 else f"{{rival-{n + 1}}}", name)
        return self.figures().filled(text)

    def _task(self, step: Step, options: list[Option]) -> str:
        decision = self.session.decision
        what = self.speak_option(decision, options[0]) if decision and options else ""
        if self._has(step, "task"):
            return self._words(step, "task", what)
        return self.kit.say("tutorial.any") if len(options) > 1 else self.kit.say("tutorial.task", what=what)

    def _why(self, step: Step, options: list[Option]) -> str:
        if self._has(step, "why"):
            return self._words(step, "why")
        asked = self.session.decision
        narrow = asked is not None and len(options) < len(asked.options) and self._has(step, "text")
        return self.kit.say("tutorial.why") if narrow else ""

    # What is shown

    def subject_names(self) -> list[str]:
        """What the present step speaks of, by the name of a panel or of a spot."""
        step = self.telling
        if step is None:
            return []
        options = self.targets.decision.options if self.targets.decision and step.do else []
        return [*step.point, *(name for o in options for name in (self.spot_of(o), choice_spot(o)))]

    def subjects(self) -> list[Rect]:
        found = []
        for name in self.subject_names():
            widget = next((w for w in self.widgets if w.name == name), None)
            spot = self.spot(name) if widget is None else None
            place = widget.rect if widget else spot.rect if spot else None
            if place and place not in found:
                found.append(place)
        return found

    def layout(self, area: Rect) -> None:
        super().layout(area)
        self.card = None
        self._lay_card()

    def laid(self, standing: list[Widget]) -> list[Widget]:
        """A panel is open while something is told of what is in it and nowhere else."""
        standing = super().laid(standing)
        hidden = {*self.subject_names()} - {spot.name for spot in self.map_spots()} - _names(standing)
        for fold in self.folds.all if hidden else ():
            found = hidden & _names(fold.make(fold.place))
            fold.by_itself = fold.by_itself or bool(found)
            hidden -= found
        return standing

    def _lay_card(self) -> None:
        """The card lies where it covers nothing that it speaks of and nothing that may be chosen."""
        self.widgets = [widget for widget in self.widgets if widget is not self.card]
        self.card = None
        step = self.telling
        if step:
            told = self.told(step)
            box, kit = self._find_room(told)
            self.card = TutorialCard(box, kit, told, self.go_on, self.leave)
            self.widgets = [*self.widgets, self.card]
        self.spots_changed()

    def _find_room(self, told: Told) -> tuple[Rect, Kit]:
        """On the free part of the map, or over panels of which nothing is told; as large as the table, or
        smaller until it finds room there."""
        spots, subjects = self.map_spots(), self.subjects()
        lit = [spot.rect for spot in spots if spot.lit] + subjects
        rest = [spot.rect for spot in spots if not spot.lit]
        near = subjects[0] if subjects else None
        for part in SMALLER:
            kit = self._kit_of(part)
            for place in self._rooms():
                widths = [min(width, place.w) for width in told.widths(kit)]
                sizes = [(width, told.high(kit, width)) for width in widths]
                box = out_of_the_way(kit, place, sizes, lit, rest, near, anywhere=True)
                if place.contains(box) and not covered(box, lit):
                    return box, kit
        return box.clamp(self.stage.rect), kit

    def _rooms(self) -> list[Rect]:
        """Below the prompt, which grows when it has much to ask."""
        top = self.prompt.rect.bottom + self.kit.u(6)
        below = Rect(0, top, self.stage.rect.w, self.stage.rect.h - top).inflate(-self.kit.u(12), 0)
        return [self.camera.area.clip(below), below]

    def _kit_of(self, part: float) -> Kit:
        """The table's kit, or a smaller one."""
        kit = self.kit
        if part == 1:
            return kit
        found = self._smaller.get(part)
        if found is None or found[0] is not kit:
            found = self._smaller[part] = kit, Kit(kit.scale * part, kit.say, kit.art, text=kit.text)
        found[1].by_pad = kit.by_pad
        return found[1]

    def map_moved(self) -> None:
        super().map_moved()
        if self.card:
            self._lay_card()

    def paint(self, surface: Surface, region: Rect) -> None:
        super().paint(surface, region)
        if self.card:
            bright = [subject.inflate(2, 2) for subject in self.subjects()]
            bright += [self.card.rect, *(widget.rect for widget in self.folds.opened())]
            bright += [self.prompt.rect] if self.targets.decision else []
            for part in outside(region, bright):
                surface.fill(DIM, part, pygame.BLEND_RGB_MULT)

    def sprites(self, stage: Stage, now: float) -> None:
        super().sprites(stage, now)
        if self.card:
            box = self.card.rect.clip(stage.rect)
            stage.draw(stage.base.subsurface(box), box.topleft)
            if subjects := self.subjects():
                calm = self.app.settings.reduced_motion
                point_out(stage, self.kit, box, subjects, 1.0 if calm else 0.5 + 0.5 * sin(now * 3.4))

    def still_places(self) -> list[Rect]:
        """In the dusk around the spotlight no waves drift."""
        return [self.stage.rect] if self.card else super().still_places()

    def key(self, key: Key) -> bool:
        if key.name in ("enter", "space") and self.telling and not self.telling.do:
            self.go_on()
            return True
        return super().key(key)


def _names(widgets: Sequence[Widget]) -> set[str]:
    """Of the widgets, and of what is on them."""
    return {name for widget in widgets for name in (widget.name, *(spot.name for spot in widget.spots()))}
