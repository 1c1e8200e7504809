"""`farshore play`: a game in the terminal, until the screen exists."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.bots.bot import Bot
from game.bots.seats import HUMAN, check_seats, consult, make_bot
from game.engine import saves
from game.engine.content import Library
from game.engine.decision import Decision
from game.engine.game import Game, Setup
from game.engine.match import Match
from game.engine.run import view
from game.engine.saves import SaveError, Shelf
from game.paths import user_dir
from game.tools.common import Opened, open_game, open_save, packs_to_play_with, seat_name
from game.tools.refusal import Refusal
from game.tools.standing import standing
from game.tools.tell import Teller, teller_for

DEFAULT_GAME = "western-sea"
DEFAULT_SEATS = (HUMAN, "random")
DEMO_BOT = "random"
HELP = "a number or a key chooses; u takes back, r takes back the turn, s saves, q saves and quits"


def run(
    *,
    game: str | None,
    seats: Sequence[str] | None,
    modules: Sequence[str],
    tech: str | None,
    seed: int | None,
    level: str | None,
    lang: str,
    size: str | None,
    speed: str | None,
    demo: bool,
    frames: str | None,
    shot: str | None,
    load: Path | None,
    packs: Sequence[Path],
) -> int:
    for name, value in (("size", size), ("speed", speed), ("frames", frames), ("shot", shot)):
        if value is not None:
            raise Refusal(f"--{name} comes with the screen, and there is none yet")
    if level is not None:
        raise Refusal("--level needs a solo opponent, and there is none yet")
    shelf = Shelf(user_dir("saves"))
    if load is not None:
        given = {"--seats": seats, "--modules": modules, "--tech": tech, "--seed": seed}
        _only_load(given)
        match, library, name = _resumed(shelf, load, game, packs)
    else:
        setup = Setup(
            game=game or DEFAULT_GAME,
            seats=tuple(seats or DEFAULT_SEATS),
            modules=tuple(modules),
            seed=secrets.randbits(32) if seed is None else seed,
            options={} if tech is None else {"tech": tech},
        )
        match, library = _begun(setup, packs)
        name = free_name(shelf, f"{setup.game}-{setup.seed}")
    teller = teller_for(library, match.book, match.setup, lang)
    return Table(match, library, teller, shelf, name, demo).play()


# Beginning and going on


def _begun(setup: Setup, packs: Sequence[Path]) -> tuple[Match, Library]:
    check_seats(setup.seats, human=True)
    packs, problems = packs_to_play_with(setup.game, packs)
    for problem in problems:
        print(f"left out: {problem}", file=sys.stderr)
    game, library = open_game(setup.game, packs)
    game.check_setup(setup)
    match = Match(game, game.make_book(library, setup), setup)
    print(f"{setup.game}, seed {setup.seed}: {', '.join(_everybody(setup))}")
    return match, library


def _everybody(setup: Setup) -> list[str]:
    return [seat_name(setup, seat) for seat in range(len(setup.seats))]


def _only_load(given: Mapping[str, object]) -> None:
    for name, value in given.items():
        if value not in (None, ()):
            raise Refusal(f"--load takes the set-up from the save: leave out {name}")


def _resumed(shelf: Shelf, load: Path, game: str | None, packs: Sequence[Path]) -> tuple[Match, Library, str]:
    path = _find(shelf, load)
    opened = open_save(path, packs)
    setup = opened.save.setup
    if game not in (None, setup.game):
        raise Refusal(f"{path} is a game of {setup.game}, not of {game}")
    check_seats(setup.seats, human=True)
    match = _position(path, opened)
    print(
        f"{setup.game}, seed {setup.seed}, {len(match.records)} choices made: {', '.join(_everybody(setup))}"
    )
    if match.locked:
        print(f"Choices made before can't be taken back: {opened.difference()}.")
    # Going on writes to the same place, if that is ours to write to.
    name = path.name.removesuffix(saves.SUFFIX)
    if path.resolve() != shelf.path(name).resolve() or name.endswith(".before"):
        name = free_name(shelf, name.removesuffix(".before"))
    return match, opened.library, name


def _find(shelf: Shelf, load: Path) -> Path:
    """A file, or the name of a save on the player's shelf."""
    named = shelf.path(load.name)
    return named if not load.exists() and len(load.parts) == 1 and named.exists() else load


def _position(path: Path, opened: Opened) -> Match:
    try:
        match = saves.resume(opened.save, opened.game, opened.book, opened.library.content_hash)
        if opened.same_content:
            opened.game.check_state(opened.book, match.state)
    except SaveError as error:
        raise SaveError(f"can't load {path}: {error}") from error
    except AssertionError as error:
        raise SaveError(f"can't load {path}: its position is impossible ({error})") from error
    return match


def free_name(shelf: Shelf, wanted: str) -> str:
    """A name that no save has yet, so that a new game never takes the place of another."""
    name, number = wanted, 1
    while shelf.path(name).exists() or shelf.path(name, before=True).exists():
        number += 1
        name = f"{wanted}-{number}"
    return name


# Playing


class Table:
    """One match in the terminal."""

    def __init__(
        self, match: Match, library: Library, teller: Teller, shelf: Shelf, name: str, demo: bool
    ) -> None:
        self.match = match
        self.teller = teller
        self._library = library
        self._shelf = shelf
        self._name = name
        self._saving = True
        self._before = len(match.records)
        self._bots = [self._sit(seat, who, demo) for seat, who in enumerate(match.setup.seats)]

    def _sit(self, seat: int, who: str, demo: bool) -> Bot | None:
        if who == HUMAN and not demo:
            return None
        # A match that goes on must not repeat the bots' first numbers.
        seed = self.match.setup.seed + len(self.match.records)
        return make_bot(DEMO_BOT if who == HUMAN else who, seed, seat)

    @property
    def game(self) -> Game:
        return self.match.game

    def play(self) -> int:
        if not all(self._bots):
            print(HELP)
        self._tell_events()
        while (decision := self.match.decision) is not None:
            bot = self._bots[decision.seat]
            if bot:
                self._let(bot, decision)
            elif not self._ask(decision):
                return self._leave()
        if len(self.match.records) > self._before:  # looking at a finished game makes no copy of it
            self._autosave()
        for line in standing(self.game, self.match.book, self.match.state, self.match.setup, over=True):
            print(line)
        return 0

    def _let(self, bot: Bot, decision: Decision) -> None:
        match = self.match
        match.choose(consult(bot, match.book, match.state, decision).key)
        self._tell_events(decision.seat)
        if not all(self._bots):  # a game among bots is saved when it ends
            self._autosave()

    def _ask(self, decision: Decision) -> bool:
        """Ask a person once; False to leave."""
        self._show(decision)
        try:
            said = input("> ").strip()
        except (EOFError, RuntimeError):  # the end of the input, or no input at all
            print()
            return False
        except UnicodeDecodeError:
            said = "?"
        match said.lower():
            case "q":
                return False
            case "s":
                print(f"saved as {self._save()}")
            case "u":
                self._take_back(whole_turn=False)
            case "r":
                self._take_back(whole_turn=True)
            case _:
                self._choose(decision, said)
        return True

    def _show(self, decision: Decision) -> None:
        match = self.match
        # A person is told what the seat may know, and no more.
        known = view(match.book, match.state, decision.seat)
        print()
        status = self.teller.status(known, decision.seat)
        if status:
            print(status)
        print(f"{seat_name(match.setup, decision.seat)}: {self.teller.prompt(decision, known)}")
        for number, option in enumerate(decision.options, 1):
            mark = "  [default: press Enter]" if number - 1 == decision.default else ""
            print(f"{number:>4}. {self.teller.option(decision, option, known)}{mark}")

    def _choose(self, decision: Decision, said: str) -> None:
        key = _answer(decision, said)
        if key is None:
            print(f"please answer 1 to {len(decision.options)}; {HELP}")
            return
        self.match.choose(key)
        self._tell_events(decision.seat)
        self._autosave()

    def _take_back(self, whole_turn: bool) -> None:
        before = len(self.match.records)
        if self.match.can_undo():
            self.match.reset_turn() if whole_turn else self.match.undo()
        taken = before - len(self.match.records)
        if not taken:
            print("nothing can be taken back: not past a roll, something revealed, or another's choice")
            return
        print(f"{taken} choice{'s' if taken > 1 else ''} taken back")
        self._autosave()

    def _tell_events(self, seat: int = -1) -> None:
        """What came of the seat's choice, or of the set-up."""
        said = self.teller.events(self.match.events, self.match.state)
        who = f"{seat_name(self.match.setup, seat)}: " if seat >= 0 else ""
        if said:
            print(f"  {who}{said}")

    # Saving

    def _leave(self) -> int:
        print(f"saved as {self._save()}; go on with: farshore play --load {self._name}")
        return 0

    def _save(self) -> Path:
        packs = tuple(pack.id for pack in self._library.packs)
        self._shelf.keep(self._name, saves.dump(self.match, self._library.content_hash, packs))
        return self._shelf.path(self._name)

    def _autosave(self) -> None:
        """A full disk spoils the saving, not the game: say so once and play on."""
        if not self._saving:
            return
        try:
            self._save()
        except OSError as error:
            self._saving = False
            print(f"can't save to {self._shelf.folder}: {error.strerror or error}; the game goes on unsaved")


def _answer(decision: Decision, said: str) -> str | None:
    """The key that was meant: by number, by key, or the default for an empty line."""
    if not said:
        return decision.options[decision.default].key if decision.default >= 0 else None
    if said.isascii() and said.isdigit() and len(said) < 6:
        number = int(said)
        return decision.options[number - 1].key if 1 <= number <= len(decision.options) else None
    option = decision.find(said)
    return option.key if option else None
