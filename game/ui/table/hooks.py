"""What a game's own table fills in, and who sits at it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.bots.characters import character_of, characters_in
from game.engine.characters import Character
from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.ui.cast import bot_words
from game.ui.faces import paint_sign
from game.ui.figures import Figures
from game.ui.games import screens_of
from game.ui.palette import LIVERIES, SAFE_LIVERIES, Livery
from game.ui.player_names import shown_names
from game.ui.session import Session
from game.ui.table.navigate import Navigated
from game.ui.table.preview import Preview
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.table.beats import Beats
    from game.ui.table.curtain import Eyes
    from game.ui.table.motion import Motion

NOBODY = -1
"""The seat that knows what all know, and no more."""


class Hooks(Navigated, ABC):
    session: Session
    eyes: Eyes
    beats: Beats
    motion: Motion[Any]
    """Sets events in motion."""
    shown_seat: int
    """Whose board is shown."""

    def figures(self) -> Figures:
        """The figures that words at this table name."""
        return screens_of(self.session.match.setup.game).figures(self.session.library, self.kit.say)

    # To be filled in by each game

    @abstractmethod
    def speak_prompt(self) -> str:
        """The question that is asked."""

    @abstractmethod
    def speak_option(self, decision: Decision, option: Option) -> str:
        """A choice in words."""

    @abstractmethod
    def speak_event(self, event: Event) -> str:
        """A line for the log, or nothing if another event tells it."""

    def icon_of(self, event: Event) -> str:
        """The picture beside that line."""
        return ""

    def speak_changes(self, seen: Preview, brief: bool = False) -> tuple[list[str], list[str]]:
        """What a choice gains and what it pays; briefly, without what its own words tell."""
        return [], []

    @abstractmethod
    def tip_for(self, option: Option) -> Tip:
        """What the tooltip of a choice tells."""

    def foot(self) -> int:
        """How much of the map, at its foot, lies under something else."""
        return 0

    def turn_of(self) -> int:
        """Whose turn it is, or -1; somebody else may be asked."""
        return -1

    def round_of(self) -> int:
        """The number of the round."""
        return self.session.game.rounds(self.session.match.state)

    @property
    def is_over(self) -> bool:
        """All has happened and been told: everybody's points are known."""
        return self.session.over and not self.beats.busy

    def counted(self, state: State) -> State:
        """The position as everybody would count it, while something in it is still being put together."""
        return state

    def note(self) -> str:
        """What everybody should be aware of, such as the last round."""
        return ""

    def whereabouts(self, option: Option, alike: Sequence[Option]) -> str:
        """Which of several choices with the same words this is."""
        return ""

    @abstractmethod
    def spot_of(self, option: Option) -> str:
        """The name of the spot where an option is chosen."""

    def still_moving(self) -> bool:
        """Something besides the flights has not come to rest."""
        return False

    def come_to_rest(self) -> None:
        """Whatever moves, apart from flights, is where it belongs at once."""

    def frame_board(self) -> None:
        """Bring the board where all can be seen of what is about to be told, gently."""

    def reframing(self) -> bool:
        """The board is on its way there."""
        return False

    def bring_cells(self, cells: Sequence[int]) -> None:
        """These places of the map into sight, if somebody has moved it away from them."""

    def reveal(self, name: str) -> None:
        """Open the panel that has this spot, if it is folded."""

    def show_all(self) -> None:
        """The whole map in sight."""

    # Secrets

    def private_to(self, seat: int) -> bool:
        """Whether the seat knows something that the others do not: a hand, a peek, a choice kept back."""
        return bool(self.session.view(seat) != self.session.view(NOBODY))

    def is_secret(self, option: Option) -> bool:
        """Whether an option that was not taken would tell others what they may not know."""
        return False

    @property
    def reset_key(self) -> str:
        """The key that takes the turn back; nothing while it does something else."""
        return "R"

    def open_rules(self) -> None:
        """The handbook."""

    # Who

    @property
    def decision(self) -> Decision | None:
        """What is asked in the position that is on the table."""
        return None if self.beats.busy else self.session.decision

    @property
    def asked(self) -> int:
        """Who acts: whoever is asked, or whose doing is shown."""
        if self.beats.busy:
            return self.beats.seat
        return self.session.decision.seat if self.session.decision else -1

    @property
    def me(self) -> int:
        """The person who is asked, or else the seat whose board is shown."""
        person = self.session.person_asked()
        return self.shown_seat if person is None else person

    @property
    def names(self) -> list[str]:
        return shown_names(self.kit.say, self.session.players, self.session.match.setup.seats)

    def character(self, seat: int) -> Character | None:
        """Who plays the seat just now, if it is somebody in particular."""
        character = character_of(self.session.plays(seat))
        return characters_in(self.session.match.book).get(character) if character else None

    def bot_words(self, seat: int) -> str:
        """How strong the bot is that plays the seat, and what it leans to."""
        return bot_words(self.kit.say, self.session.plays(seat), self.character(seat))

    def presented(self, seat: int, tip: Tip) -> Tip:
        """What is told of a seat; of a character also who that is."""
        one, say = self.character(seat), self.kit.say
        if one is None:
            return tip
        return replace(tip, icon=one.picture, note=say("cast.quoted", text=one.text[say.lang]))

    def sign(self, surface: Surface, seat: int, centre: tuple[int, int], radius: int) -> None:
        """What a seat is known by: its emblem, and before it the face of whoever has one."""
        character, livery = self.character(seat), self.liveries[seat]
        if character:
            paint_sign(surface, self.kit, character.picture, livery, centre, radius)
        else:
            self.kit.emblem(surface, livery, centre, radius)

    @property
    def liveries(self) -> list[Livery]:
        colours = SAFE_LIVERIES if self.app.settings.colours == "safe" else LIVERIES
        return [colours[player.livery % len(colours)] for player in self.session.players]
