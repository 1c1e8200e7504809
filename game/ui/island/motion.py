"""From what happened to what is seen and heard: the events of a choice become flights, throws and sounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.state import Event
from game.rules.island.hands import Cards
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.ui.island.icons import card_face, good_icon
from game.ui.island.map.pieces import robber
from game.ui.island.panels.tray import Die, pair
from game.ui.session import Happened
from game.ui.table.beat import Beat, view_of
from game.ui.table.camera import Point
from game.ui.table.flights import Flight, arc, drop, ease, flip, lift
from game.ui.table.motion import Motion

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

CARD = 1.9
"""Seconds for which a card is seen over the map; nobody waits for it."""
MOST = 4
"""At most so many cards of a kind are seen flying."""
ANSWER, STEP = 1.6, 0.1
SOUNDS = {
    "turn": "turn",
    "short": "refuse",
    "longest-road": "fanfare",
    "largest-army": "fanfare",
    "harbour-master": "fanfare",
    "offered": "trade",
    "accepted": "click",
    "countered": "trade",
    "over": "fanfare",
}


class IslandMotion(Motion["IslandTable"]):
    follows = frozenset(["robber", "rob", "offer", "counter", "deal", "discard"])
    victims: Mapping[str, int] = {"stole": 2, "gave": 1, "reveal-kind": 1}
    small = frozenset(["declined", "accepted", "countered"])
    untold = frozenset(["turn", "end-turn"])
    minor: frozenset[str] = frozenset()
    happened: Happened
    """What is set in motion."""

    def __init__(self, table: IslandTable) -> None:
        self._robber = table.state.robber
        """Where the robber was when it was seen last."""
        self.sounds = dict(SOUNDS)
        for layer in table.layers:
            self.sounds |= layer.sounds
            self.begins = {**self.begins, **layer.begins}
            self.victims = {**self.victims, **layer.victims}
            self.follows |= layer.follows
            self.small |= layer.small
            self.untold |= layer.untold
            self.minor |= layer.minor
        super().__init__(
            table,
            {
                "rolled": self._rolled,
                "produced": self._produced,
                "took": lambda seat, kind: self._cards((kind,), self.bank(kind), self.seat(seat)),
                "discarded": self._discarded,
                "robber": self._robber_moves,
                "stole": self._stole,
                "gave": lambda seat, other: self._face_down(self.seat(seat), self.seat(other)),
                "bought": self._bought,
                "played": self._played,
                "reveal-kind": self._handed,
                "road": self._road,
                "settlement": lambda colour, corner, free: self._house(colour, corner, False),
                "city": lambda colour, corner, free: self._house(colour, corner, True),
                "longest-road": partial(self.award, "longest-road"),
                "largest-army": partial(self.award, "largest-army"),
                "harbour-master": partial(self.award, "harbour-master"),
                "bank": self._traded,
                "offered": self._offered,
                "accepted": lambda seat, other: self._answer(seat, "accept"),
                "declined": lambda seat, other: self._answer(seat, "decline"),
                "countered": lambda seat, other, give, want: self._answer(seat, "counter"),
                "dealt": self._dealt,
            },
        )
        self._waiting = [card_face(card) for card in table.book.cards if not card.points]
        for layer in table.layers:
            self._waiting += layer.faces()

    def play(self, happened: Happened) -> None:
        self.happened = happened
        super().play(happened)
        self._robber = self.table.state.robber

    def play_event(self, event: Event) -> None:
        if event[0] in self.sounds:
            self.at_beat(partial(self.table.sound, self.sounds[event[0]]))
        super().play_event(event)

    # What a beat has to know

    def chief(self, events: Sequence[Event]) -> list[Event]:
        return sorted(super().chief(events), key=lambda event: event[0] in self.minor)

    def place(self, event: Event) -> Point | None:
        board, kind = self.table.board, event[0]
        own = next((at for layer in self.table.layers if (at := layer.place_of_event(event))), None)
        if own:
            return own
        if kind == "road":
            return board.places.path(event[2])
        if kind in ("settlement", "city"):
            return board.house_place(event[2])
        if kind == "robber" and event[2] != BESIDE:
            return board.robber_place(event[2])
        return None

    def portrait(self, event: Event, side: int) -> Surface | None:
        icon = self.table.icon_of(event)
        name = icon if "/" in icon else f"icons/{icon}"
        return self.table.kit.art.picture(name, round(side * 0.8)) if icon else None

    def victim(self, event: Event) -> int:
        """Whoever has none of a kind loses nothing."""
        return super().victim(event) if event[0] != "reveal-kind" or event[-1] else -1

    def loss(self, beat: Beat, event: Event, seat: int) -> str:
        """Whoever alone looks at the screen knows which cards are gone."""
        before, after = (view_of(self.table, position) for position in (beat.before, beat.after))
        assert isinstance(before, IslandState) and isinstance(after, IslandState)
        hands = zip(before.hand[seat], after.hand[seat], strict=True)
        gone = [max(0, was - now) for was, now in hands]
        told = super().loss(beat, event, seat)
        return (
            self.table.kit.say("beats.gone", what=self.table.voice.teller.cards(gone)) if any(gone) else told
        )

    # Places

    def seat(self, seat: int) -> Point:
        """Where a seat's cards are: in the hand on this screen, or on its card."""
        t = self.table
        hand = next((widget.rect for widget in t.widgets if widget.name == "hand"), None)
        return hand.center if hand and seat == t.hand_seat else t.place_of(f"seat {seat}")

    def bank(self, kind: int) -> Point:
        return self.at_bank(good_icon(self.table.book.goods[kind]))

    def at_bank(self, icon: str) -> Point:
        """Where the bank keeps something; the bank itself for what it does not count."""
        t = self.table
        bank = next((widget.rect.center for widget in t.widgets if widget.name == "bank"), None)
        return t.place_of(f"bank {icon}") if t.spot(f"bank {icon}") or not bank else bank

    # Dice and what they pay

    def _rolled(self, seat: int, die: int, other: int) -> None:
        self.throw(pair(die, other))

    def throw(self, dice: Sequence[Die]) -> None:
        """Any dice into the tray, in place of what lay there; they are waited for."""
        t = self.table
        t.sound("die-rattle", 0.6)
        seconds = t.tray.throw(dice, t.app.now)
        if seconds:
            t.flights.add(Flight(t.empty, self.at, seconds, lambda at: (0, 0)))
            self.at += seconds * 0.9

    def _produced(self, seat: int, h: int, kind: int, n: int) -> None:
        self._cards((kind,) * n, self.table.board.places.hex(h), self.seat(seat))

    def _cards(self, kinds: Sequence[int], start: Point, end: Point, sound: str = "resource") -> None:
        goods = self.table.book.goods
        self.carry([good_icon(goods[kind]) for kind in kinds], start, end, sound)

    def carry(self, icons: Sequence[str], start: Point, end: Point, sound: str = "resource") -> None:
        """Small things from here to there, one after another; of many only some are seen."""
        t = self.table
        for n, icon in enumerate(icons[:MOST]):
            picture = t.kit.art.picture(f"icons/{icon}", t.kit.u(30))
            flight = Flight(picture, 0, 0.55, arc(start, end, t.kit.u(60)))
            if n == 0:
                flight.begin = partial(t.sound, sound, 0.8)
            self.fly(flight, 0.07)

    def _kinds(self, cards: Cards) -> list[int]:
        return [kind for kind, n in enumerate(cards) for _ in range(n)]

    def _face_down(self, start: Point, end: Point, back: str = "back") -> None:
        t = self.table
        w = t.kit.u(30)
        picture = t.kit.art.picture(f"cards/{back}", w, w * 4 // 3)
        flight = Flight(picture, 0, 0.6, arc(start, end, t.kit.u(70)), begin=partial(t.sound, "card-take"))
        self.fly(flight, 0.12)

    def _discarded(self, seat: int, n: int, cards: Cards) -> None:
        for kind in self._kinds(cards)[:MOST]:
            self._cards((kind,), self.seat(seat), self.bank(kind), "card-lift")

    def _stole(self, seat: int, other: int) -> None:
        """Which card it is, only the two know."""
        self._face_down(self.seat(other), self.seat(seat))

    def _handed(self, seat: int, other: int, kind: int, n: int) -> None:
        self._cards((kind,) * n, self.seat(seat), self.seat(other))

    # Trade

    def _traded(self, seat: int, kind: int, n: int, other: int) -> None:
        self._cards((kind,) * n, self.seat(seat), self.bank(kind), "trade")
        self._cards((other,), self.bank(other), self.seat(seat))

    def _dealt(self, seat: int, other: int, give: Cards, get: Cards) -> None:
        self._cards(self._kinds(give), self.seat(seat), self.seat(other), "trade")
        self._cards(self._kinds(get), self.seat(other), self.seat(seat))

    def _offered(self, seat: int, to: int, give: Cards, want: Cards) -> None:
        self._answer(seat, "offer")

    def _answer(self, seat: int, icon: str) -> None:
        """What somebody says rises from their card; nobody waits for it."""
        t = self.table
        x, y = t.place_of(f"seat {seat}")
        picture = t.kit.art.picture(f"icons/{icon}", t.kit.u(38))
        at = (x + t.kit.u(70), y)
        t.flights.add(Flight(picture, self.at, ANSWER, lift(at, t.kit.u(16)), shape=going, quiet=True))
        self.at += STEP

    # The map

    def _robber_moves(self, seat: int, h: int) -> None:
        t = self.table
        board = t.board
        before, self._robber = self._robber, h
        if h == BESIDE:
            return
        picture = robber(t.kit, board.camera.size)
        end = board.robber_place(h)
        start = board.robber_place(before) if before != BESIDE else (end[0], end[1] - board.camera.size * 3)
        board.hidden.robber = True

        def land() -> None:
            board.hidden.robber = False
            t.sound("raid", 0.7)
            t.touch_board()

        t.touch_board()
        self.fly(Flight(picture, 0, 0.7, arc(start, end, board.camera.size), land), 0.35)

    def _road(self, colour: int, path: int, free: int) -> None:
        t = self.table
        board = t.board
        board.hidden.roads.add(path)
        at = board.places.path(path)

        def land() -> None:
            board.hidden.roads.discard(path)
            t.sound("step")
            t.touch_board()

        self.fly(Flight(board.road(colour, path), 0, 0.36, drop(at, board.camera.size * 0.9), land), 0.2)

    def _house(self, colour: int, corner: int, city: bool) -> None:
        t = self.table
        board = t.board
        hidden = board.hidden.cities if city else board.hidden.houses
        hidden.add(corner)

        def land() -> None:
            hidden.discard(corner)
            t.sound("house")
            t.touch_board()

        at = board.house_place(corner)
        self.fly(Flight(board.house(colour, city), 0, 0.42, drop(at, board.camera.size * 1.1), land), 0.22)

    # Cards

    def _bought(self, seat: int) -> None:
        self._face_down(self.table.place_of("bank development"), self.seat(seat), "development-back")

    def _played(self, seat: int, card: int) -> None:
        entry = self.table.book.cards[card]
        self.show_card(card_face(entry), self.seat(seat))

    def prepare(self) -> None:
        """Draw one of the cards that may be shown, while nothing else is to be done."""
        if self._waiting:
            self.picture(self._waiting.pop())

    def picture(self, face: str) -> Surface:
        t = self.table
        w = min(t.kit.u(132), t.camera.area.h // 4)
        return t.kit.art.picture(face, w, w * 4 // 3)

    def show_card(self, face: str, start: Point, back: str = "") -> None:
        """A card comes to a corner of the map for a while; it may turn over on the way."""
        t = self.table
        picture = self.picture(face)
        end = self._corner(picture.get_size())
        turn = flip(self.picture(f"cards/{back}")) if back else None

        def way(at: float) -> Point:
            come = ease(min(1.0, at / 0.22))
            return start[0] + (end[0] - start[0]) * come, start[1] + (end[1] - start[1]) * come

        def shape(at: float, shown: Surface) -> Surface:
            if turn and at < 0.3:
                return turn(at / 0.3, shown)
            return going(at, shown)

        flight = Flight(picture, 0, CARD, way, shape=shape, quiet=True, begin=partial(t.sound, "card-lift"))
        self.fly(flight, 0.3)

    def _corner(self, size: tuple[int, int]) -> Point:
        """The first of the map that nothing lies on that somebody has to see."""
        area, covers = self.table.camera.area, self.table.beats.covers()
        room = area.inflate(-size[0] // 4, -size[0] // 4)
        corners = [Rect((0, 0), size) for _ in range(4)]
        corners[0].topright, corners[1].topleft = room.topright, room.topleft
        corners[2].bottomright, corners[3].bottomleft = room.bottomright, room.bottomleft
        return next((one for one in corners if one.collidelist(covers) < 0), corners[0]).center

    def award(self, name: str, holder: int, n: int) -> None:
        """The special card passes to whoever holds it now."""
        if holder == NOBODY or holder >= self.table.state.seats:
            return
        t = self.table
        w = t.kit.u(64)
        picture = t.kit.art.picture(f"cards/{name}", w, w * 4 // 3)
        area = t.camera.area
        self.fly(Flight(picture, 0, 0.9, arc(area.center, t.place_of(f"seat {holder}"), t.kit.u(80))), 0.3)


def going(at: float, picture: Surface) -> Surface:
    """Whole for a while, then fading; a copy, for others may show the same picture."""
    if at < 0.8:
        return picture
    faded = picture.copy()
    faded.set_alpha(round(255 * (1 - at) / 0.2))
    return faded
