"""The table of the Island: what its board view, panels and words are; the flow is every table's."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.decision import Option
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.building import SETTLEMENT, UNDER, in_stock, open_places
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL
from game.rules.island.reasons import why_not_pay
from game.rules.island.scoring import points_of
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.vocabulary import QUIET
from game.rules.island.voice import IslandVoice
from game.ui.hexmap.camera import Camera, Point
from game.ui.hexmap.shapes import clipped, wind_among
from game.ui.island.arrange import arrange
from game.ui.island.icons import LOG, OF_KIND, VERBS, card_icon
from game.ui.island.layer import IslandLayer, held_by
from game.ui.island.map.board import Board
from game.ui.island.map.lights import PLACES, draw_lit, ghost, map_spots
from game.ui.island.motion import IslandMotion
from game.ui.island.options import FROM_HAND, spot_of
from game.ui.island.panels.shelf import SHOWN, Good, piece_good
from game.ui.island.panels.tray import Tray, pair
from game.ui.island.talk import Talk
from game.ui.island.tooltips import Tooltips
from game.ui.session import Happened, Session
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.board_table import BoardTable
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

OPEN = ("roll", "robber", "rob", "rob-all", "leave", "damage", "close", "end")
"""Verbs whose options tell nothing of what a hand holds."""


ON_DESK = ("offer", "counter", "reply")
"""Questions that the desk tells in pictures: the prompt need not name every card."""


class IslandTable(BoardTable[IslandBook, IslandState]):
    layers: list[IslandLayer]  # type: ignore[assignment]  # those of its own screens
    silent = tuple(QUIET)
    voice: IslandVoice
    tooltips: Tooltips
    motion: IslandMotion
    board: Board
    tray: Tray
    aim = ""
    """The verb whose places alone are lit, if somebody wants to see those."""
    neutral = 0
    """Which of the neutral colours is built for."""

    def __init__(self, app: App, session: Session) -> None:
        self.talk = Talk()
        super().__init__(app, session)
        self.speaking()
        self.motion = IslandMotion(self)
        self.board = self._make_board(Rect(0, 0, 1, 1))
        self.over_map: list[Widget] = []
        """What layers have laid over the map."""
        self.tray = Tray(Rect(0, 0, 1, 1), self)
        for layer in self.layers:
            layer.changed()
        self.diary.recall()

    # What is shown

    @property
    def camera(self) -> Camera:
        return self.board.camera

    def begun(self) -> bool:
        return self.state.active != NOBODY

    def ending(self) -> bool:
        """Somebody lacks only one point that can be seen."""
        b, s = self.book, self.state
        return self.begun() and any(
            points_of(b, s, seat) >= b.rules["target"](b, s, seat) - 1 for seat in range(s.seats)
        )

    def leads(self, seat: int) -> bool:
        """Nobody does while all have the same."""
        return super().leads(seat) and len(set(self.shown_scores)) > 1

    def turn_of(self) -> int:
        return self.state.active

    def note(self) -> str:
        return next((note for layer in self.layers if (note := layer.note())), "")

    @property
    def hand_seat(self) -> int:
        """Whose cards lie open on this screen, or NOBODY."""
        return self.eyes.seat

    def knows_hand(self, seat: int) -> bool:
        """Whether whoever looks may see what a seat holds: their own cards, or all where hands are open."""
        s = self.state
        return bool(s.count[seat]) and not s.unknown[seat] and self.eyes.seat >= 0

    def cards_left(self) -> list[int]:
        """That hand without what has been set aside already to be given up."""
        from game.ui.island.panels.hand import left

        return left(self)

    @property
    def without(self) -> list[str]:
        """What a scenario does not have of the base game."""
        return [name for layer in self.layers for name in layer.without]

    def awards(self) -> list[tuple[str, Sequence[int]]]:
        """Special cards that pass from hand to hand, and who has each."""
        own = [("longest-road", held_by(self.state.longest)), ("largest-army", held_by(self.state.army))]
        awards = [*own, *(award for layer in self.layers for award in layer.awards())]
        return [award for award in awards if award[0] not in self.without]

    def goods(self) -> list[Good]:
        """What stands on the shelf."""
        own = [piece_good(self, piece) for piece in SHOWN]
        return [*own, *(good for layer in self.layers for good in layer.goods())]

    def rolled(self) -> list[int]:
        """The numbers of this turn, the latest first."""
        found = [self.state.rolled] if self.state.rolled else []
        return found + [n for layer in self.layers for n in layer.rolled_before()]

    def worn_roads(self) -> int:
        found = 0
        for layer in self.layers:
            found |= layer.worn_roads()
        return found

    # In words

    def speaking(self) -> None:
        self.voice = IslandVoice(self.book, self.kit.say.lang, self.state, self.names)
        self.tooltips = Tooltips(self)

    def speak_prompt(self) -> str:
        decision = self.session.decision
        assert decision
        if decision.ask in ON_DESK:
            other = decision.ask == "reply" and self.names[asked(self.book, self.state).other]
            return self.kit.say(f"asked.{decision.ask}", who=other or "")
        question = self.voice.prompt(self.state, decision)
        return question.removeprefix(f"{self.names[decision.seat]}: ")  # the prompt names who is asked anyway

    def icon_of(self, event: Event) -> str:
        own = next((icon for layer in self.layers if (icon := layer.icon_of(event))), "")
        if event[0] in OF_KIND:
            return self.book.resources[event[OF_KIND[event[0]]]]
        if event[0] == "played":
            card = self.book.cards[event[2]]
            return card_icon(card)
        return own or LOG.get(event[0], "")

    def icon_of_verb(self, verb: str) -> str:
        own = next((layer.verbs[verb] for layer in self.layers if verb in layer.verbs), "")
        return own or VERBS.get(verb, verb if self.kit.art.has(f"icons/{verb}") else "")

    def write_down(self, happened: Happened) -> None:
        for event in happened.events:
            self.talk.hear(event)
            if event[0] == "rolled":
                self.tray.lay(pair(*event[2:]))
        super().write_down(happened)

    def forget(self) -> None:
        super().forget()
        self.talk = Talk()
        self.tray.lay(())

    def is_secret(self, option: Option) -> bool:
        """With open hands only what development cards there are is hidden."""
        if self.book.switch["hands"] == "open":
            return option.verb == "play"
        known = any(option.verb in layer.open_verbs for layer in self.layers)
        return (option.verb not in OPEN and not known) or super().is_secret(option)

    # Options by what they point at

    def spot_of(self, option: Option) -> str:
        return spot_of(self, option)

    def place_option(self, kind: str, at: int | str) -> Option | None:
        """What may be chosen at a place of the map: one thing at a time."""
        found = self.targets.all_at(kind, at)
        if self.aim:
            found = [o for o in found if o.verb == self.aim]
        wanted = NEUTRAL[self.neutral]
        return next((o for o in found if o.verb == wanted), found[0] if found else None)

    @property
    def map_kinds(self) -> tuple[str, ...]:
        """Kinds of targets that lie on the map."""
        return (*PLACES, *(kind for layer in self.layers for kind in layer.kinds))

    @property
    def from_hand(self) -> tuple[str, ...]:
        """Verbs that do something with a card of the own hand."""
        return (*FROM_HAND, *(verb for layer in self.layers for verb in layer.from_hand))

    @property
    def seat_verbs(self) -> tuple[str, ...]:
        """Verbs that are chosen on the card of a seat."""
        return ("rob", *(verb for layer in self.layers for verb in layer.seat_verbs))

    def speak_event(self, event: Event) -> str:
        """A settlement that is a city at once is told as that."""
        return "" if event[0] == SETTLEMENT and event[3] == UNDER else super().speak_event(event)

    def seat_option(self, seat: int) -> Option | None:
        """What may be chosen on the card of a seat."""
        verbs = self.seat_verbs
        return next((o for o in self.targets.all_at("seat", seat) if o.verb in verbs), None)

    def lit_places(self) -> Iterator[Option]:
        for kind in self.map_kinds:
            for at in dict.fromkeys(option.at for option in self.targets.of(kind)):
                option = self.place_option(kind, at)
                if option:
                    yield option

    def colour_of(self, option: Option) -> int:
        """Whose piece a choice would place."""
        if option.verb in NEUTRAL:
            return self.state.seats + NEUTRAL.index(option.verb)
        return self.asked

    def whereabouts(self, option: Option, alike: Sequence[Option]) -> str:
        """The wind in which its place lies, seen from the middle of those with the same words."""
        decision = self.targets.decision
        if decision is None or option.kind not in self.map_kinds:
            return ""
        text = self.speak_option(decision, option)
        same = [one for one in alike if self.speak_option(decision, one) == text]
        return self.kit.say(f"wind.{wind_among(self.point_of(option), [self.point_of(one) for one in same])}")

    def point_of(self, option: Option) -> Point:
        """Where on the map an option points."""
        places, top = self.board.places, self.book.top
        if option.kind == "hex":
            return places.hex(int(option.at))
        if option.kind == "corner":
            return places.corner(top.corner[str(option.at)])
        if option.kind == "edge":
            return places.path(top.path[str(option.at)])
        return next(at for layer in self.layers if (at := layer.place(option)))

    def aim_at(self, verb: str) -> None:
        """Light the places for one piece only, or for all again."""
        self.aim = "" if self.aim == verb else verb
        self.refresh()

    @property
    def builds_for_neutrals(self) -> bool:
        decision = self.targets.decision
        return decision is not None and any(option.verb in NEUTRAL for option in decision.options)

    @property
    def neutral_colour(self) -> int:
        return self.state.seats + self.neutral

    def pick_neutral(self, n: int) -> None:
        self.neutral = n
        self.refresh()

    def shelf_bar(self, piece: str) -> str:
        """Why none of these can be built: before the roll, no piece, no place, or no means."""
        b, s, seat = self.book, self.state, self.asked
        if not s.rolled:
            return self.voice.phrase("bar.before-roll")
        if not in_stock(b, s, seat, piece):
            return self.voice.phrase("bar.no-pieces")
        why = why_not_pay(b, s, seat, piece)
        if why:
            return self.voice.why(why)
        return "" if open_places(b, s, seat, piece) else self.kit.say("shelf.nowhere")

    def follow_match(self) -> None:
        super().follow_match()
        self.aim = ""
        decision = self.targets.decision
        verbs = {option.verb for option in decision.options} if decision else set()
        if NEUTRAL[self.neutral] not in verbs and NEUTRAL[1 - self.neutral] in verbs:
            self.neutral = 1 - self.neutral

    # Drawing

    def arranged(self, area: Rect) -> list[Widget]:
        return arrange(self, area)

    def lay_board(self, area: Rect) -> None:
        hidden = self.board.hidden
        self.board = self._make_board(area)
        self.board.hidden = hidden

    def _make_board(self, area: Rect) -> Board:
        scenery = [layer.scenery for layer in self.layers if layer.scenery]
        return Board(self.kit, self.book, self.liveries, area, scenery)

    def lay_tray(self, rect: Rect) -> None:
        """With what lay in the old one."""
        before = self.tray.lying()
        own = next((tray for layer in self.layers if (tray := layer.tray(rect))), None)
        self.tray = own or Tray(rect, self)
        self.tray.lay(before)

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        self.board.paint(surface, self.state)

    def sprites(self, stage: Stage, now: float) -> None:
        calm = self.app.settings.reduced_motion
        if not calm:
            stage.draw_many(self.app.sea.drift(now, self.still_places()))
        with clipped(stage.window, self.camera.area):
            if not self.flights.busy:
                draw_lit(self, stage, 1.0 if calm else 0.5 + 0.5 * math.sin(now * 3.4))
                self._draw_ghost(stage)
        for layer in self.layers:
            layer.sprites(stage, now)
        self.folds.cover(stage)
        for widget in self.over_map:
            stage.draw(stage.base.subsurface(widget.rect.clip(stage.rect)), widget.rect.topleft)
        self.tray.sprites(stage, now)
        self.flights.draw(stage)

    def _draw_ghost(self, stage: Stage) -> None:
        """What would be placed, where the pointer or the focus is."""
        option = self.option_at(self.pointed()) if self.targets.decision else None
        if option:
            for picture, at in ghost(self, option):
                stage.draw(picture, at)

    def land(self) -> list[Rect]:
        return [self.board.land]

    def map_spots(self) -> list[Spot]:
        return map_spots(self)

    def spots_under(self, at: tuple[int, int]) -> list[Spot]:
        """What lies over the map hides it."""
        over = next((widget for widget in self.over_map if widget.rect.collidepoint(at)), None)
        return over.spots() if over and not self.folds.open_at(at) else super().spots_under(at)

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        if self.stage.clean and not self.flights.all:
            self.motion.prepare()
        spot = self.pointed()
        seat = int(spot.name[5:]) if spot and spot.name.startswith("seat ") else NOBODY
        if seat != self.board.followed:
            self.board.followed = seat
            self.stage.touch(self.board.land)

    # What the buttons do

    def follow_board(self, gently: bool = False) -> None:
        """The island never grows, so there is nothing to come to in a while."""
        self.board.damaged = self.worn_roads()
        self.board.follow()

    def enlarge(self, face: str, tip: Callable[[], Tip]) -> None:
        """A card as large as a card should be, with what is told of it."""
        from game.ui.island.panels.enlarged import CardScene

        self.app.push(CardScene(self.app, self, face, tip()))
