"""What the table says during play: the question a decision asks, its options, and the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision, Option
from game.engine.grammar import Noun
from game.engine.squares import ORIGIN, block, xy
from game.engine.state import Event
from game.engine.voice import Voice
from game.engine.words import Value
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.card_text import Teller
from game.rules.finis_terrae.content import DIRECTIONS
from game.rules.finis_terrae.state import HOLDS, TerraeState
from game.rules.finis_terrae.vocabulary import ASKS, EVENTS


def prompt(
    book: TerraeBook, lang: str, state: TerraeState, decision: Decision, names: Sequence[str] = ()
) -> str:
    """The question, as the seat that is asked should read it. The state must wait for the decision."""
    return TerraeVoice(book, lang, names).prompt(state, decision)


def option_text(
    book: TerraeBook,
    lang: str,
    state: TerraeState,
    decision: Decision,
    option: Option,
    names: Sequence[str] = (),
) -> str:
    """An option's own words, for a button, a tooltip or a screen reader."""
    return TerraeVoice(book, lang, names).option(state, decision, option)


def log_line(book: TerraeBook, lang: str, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, in one sentence. `vocabulary.QUIET` lists the events that a log may leave out."""
    return TerraeVoice(book, lang, names).log(event)


class TerraeVoice(Voice[TerraeState]):
    asks, events = ASKS, EVENTS
    book: TerraeBook

    def __init__(self, book: TerraeBook, lang: str, names: Sequence[str] = ()) -> None:
        self.teller = Teller(book.library, lang)
        super().__init__(book, self.teller.words, names)
        self.fields |= {
            "vessel": self.vessel,
            "other": self.vessel,
            "tile": self.tile,
            "other-tile": self.tile,
            "goods": lambda kind: self.teller.goods(book.goods[kind]),
            "weather": lambda card: self.words.name("weather", book.weather[card].id),
            "direction": lambda d: self.teller.say(f"direction.{DIRECTIONS[d]}"),
            "square": self.square,
            "from": self.square,
            "port": lambda piece: self.square(piece >> 1),
            "hold": lambda hold: hold + 1,
            "way": lambda way: self.teller.say("way", n=len(way) - 1, square=self.square(way[-1])),
        }

    def target(self, state: TerraeState, option: Option) -> Value:
        at = option.at
        match option.kind:
            case "square":
                return self.place(state, int(at))
            case "tile":
                return self.words.entry("tiles", str(at))
            case "goods":
                return self.teller.goods(str(at))
            case "ship":
                return self.vessel(int(at))
            case "hold":
                return self.hold(state, int(at))
            case "beach" | "port":
                return self.bank(state, int(at))
            case "rotation":
                return self.teller.say(f"direction.{DIRECTIONS[int(at)]}")
            case "die":
                return 1 if at == "first" else 2
        return at

    # Things on the table

    def vessel(self, vessel: int) -> str:
        return self.teller.say("galleon") if vessel == self.book.galleon else self.player(vessel)

    def tile(self, kind: int) -> Noun:
        return self.words.entry("tiles", self.book.tiles[kind].id)

    def square(self, cell: int) -> Noun:
        """The Isle of Winds as a whole; any other by its steps from there."""
        if cell in block(ORIGIN, 1):
            return self.words.noun("isle")._replace(titled=True)
        steps = self.steps(cell)
        return Noun(steps, steps)

    def steps(self, cell: int) -> str:
        """From the centre of the Isle of Winds: '3 east, 2 north', or '3 east' alone."""
        x, y = xy(cell)
        across = f"{abs(x)} {self.teller.say('direction.east' if x > 0 else 'direction.west')}"
        along = f"{abs(y)} {self.teller.say('direction.south' if y > 0 else 'direction.north')}"
        if x and y:
            return self.teller.say("square", x=across, y=along)
        return across if x else along if y else self.words.grammar.named(self.square(cell))

    def place(self, state: TerraeState, cell: int) -> Noun:
        """The tile there and its square; an empty square alone."""
        code = state.at.get(cell)
        if code is None:
            return self.square(cell)
        tile = self.words.noun("isle") if self.book.tiles[code >> 2].isle else self.tile(code >> 2)
        said = self.teller.say("square.at", tile=tile, place=self.steps(cell))
        return Noun(said, said, tile.gender, titled=True)

    def hold(self, state: TerraeState, at: int) -> str:
        kind, n = state.holds[at // HOLDS][at % HOLDS]
        number = at % HOLDS + 1
        if not n:
            return self.teller.say("hold.empty", n=number)
        return self.teller.say(
            "hold", n=number, goods=self.words.counted(n, self.teller.goods(self.book.goods[kind]))
        )

    def bank(self, state: TerraeState, piece: int) -> Noun:
        """A beach; of a strait's two, the side that it is on."""
        cell = piece >> 1
        code = state.at[cell]
        if self.book.lands[code >> 2] < 2:
            return self.place(state, cell)
        direction = DIRECTIONS[self.book.bank[code].index(piece & 1)]
        strait = self.place(state, cell)
        said = self.teller.say("bank", square=strait.one, direction=self.teller.say(f"direction.{direction}"))
        return strait._replace(one=said, many=said)
