"""No page for players holds a figure of its own: what stands in the content is taken from there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.content import Library
from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.paths import resource
from game.registry import find_game, games
from game.rules.western_sea.content import TileEntry
from game.rules.western_sea.rounds import STANDSTILL
from game.ui.figures import GAP, MARK, Figures, marks
from game.ui.finis_terrae.handbook import TerraeWriter
from game.ui.games import screens_of
from game.ui.island.handbook import IslandWriter
from game.ui.scenes.handbook import read_rulings
from game.ui.scenes.handbook_writer import Writer
from game.ui.western_sea.handbook import SeaWriter
from game.ui.wording import Wording, phrases

GAMES = games("ui")
ROOT = Path(__file__).resolve().parents[2]
WRITERS: dict[str, Callable[..., Writer]] = {
    "western-sea": SeaWriter,
    "finis-terrae": TerraeWriter,
    "island": IslandWriter,
}
RULINGS = {"en": "RULINGS.md", "it": "RULINGS.it.md"}
FILES = [resource("content", game, name) for game in GAMES for name in RULINGS.values()]


def figures(game: str, library: Library | None = None, lang: str = "en") -> Figures:
    found = open_library(find_game(game)) if library is None else library
    return screens_of(game).figures(found, Wording(lang, game))


def all_lines(game: str, lang: str, library: Library) -> list[str]:
    writer = WRITERS[game](library, tuple(find_game(game).modules), Wording(lang, game))
    return [line.text for chapter in writer.chapters() for leaf in chapter.leaves for line in leaf.lines]


# Marked figures of pages that are also read as files


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_rulings_write_what_the_content_says(path: Path) -> None:
    known = figures(path.parent.name)
    written = list(marks(path.read_text("utf-8")))
    assert written
    assert [(name, typed) for typed, name in written if known[name] != typed] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_figures(game: str) -> None:
    texts = [resource("content", game, name).read_text("utf-8") for name in RULINGS.values()]
    english, italian = [sorted(name for _, name in marks(text)) for text in texts]
    assert english == italian


def test_the_readme_counts_what_there_is() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    for text in (page, (ROOT / "CHANGELOG.md").read_text("utf-8")):
        written = re.findall(r"(\d+)<!-- ([a-z-]+): ([a-z-]+) -->", text)
        assert written
        for typed, game, name in written:
            assert figures(game)[name] == typed
    prose = re.sub(r"^(```.*?^```|    .*?$)", "", page, flags=re.MULTILINE | re.DOTALL)
    prose = re.sub(r"`[^`]*`|\]\([^)]*\)|\d+<!--.*?-->", "", prose)
    # Python's version, a kind of processor, an exit status and keys: none of them is of a game.
    keys = {"F1", "F2", "F6", "F8", "F11"}
    assert set(re.findall(r"\b\w*\d[\w.]*", prose)) == {"3.11", "x86", "64", "2.", *keys}


# Gaps of pages


def test_both_languages_have_the_same_gaps() -> None:
    for game in ("", *GAMES):
        english, italian = (phrases(lang, game) for lang in LANGUAGES)
        for key, text in english.items():
            assert set(GAP.findall(text)) == set(GAP.findall(italian[key])), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open_in_the_handbook(game: str, lang: str) -> None:
    for text in all_lines(game, lang, open_library(find_game(game))):
        assert not re.search(r"[{}]|<!--|-->", text), text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open_in_the_lessons(game: str, lang: str) -> None:
    say, known = Wording(lang, game), figures(game, lang=lang)
    texts = [say(key) for key in say.keys("lesson.") if not key.endswith(".limit")]
    assert texts
    assert [text for text in texts if re.search(r"[{}]", known.filled(text))] == []


def test_a_figure_is_found_by_its_path_and_nothing_else_is() -> None:
    known = figures("western-sea")
    assert known["advisors"] == str(len(known.library.entries["advisors"]))
    points = known.library.of("tiles", TileEntry)["birch-landing"].points
    assert known["tiles.birch-landing.points.0"] == str(points[0])
    for wrong in ("tiles.birch-landing", "tiles.nowhere.points.0", "tiles.birch-landing.points.7", "nothing"):
        with pytest.raises(KeyError):
            known[wrong]


# A pack that changes a number


CHANGED = {
    "western-sea": (
        "- {id: first-vp, source: house, players: [11, 12, 13]}\n"
        "- {id: last-vp, source: house, players: [14, 15, 16]}\n"
        "- {id: recruit-icons, source: house, table: [2, 4, 8]}\n"
        "- {id: harbour-depth, source: house, module: fish-and-ships, value: 7}\n",
        ("11 / 12 / 13", "14 / 15 / 16", "2 / 4 / 8", "7"),
    ),
    "finis-terrae": (
        "- {id: galleon-coins, source: house, table: [9, 8, 7]}\n"
        "- {id: isle-limit, source: house, value: 11}\n"
        "- {id: ports, source: house, value: 7}\n",
        ("9 / 8 / 7", "11", "5"),
    ),
    "island": (
        "- {id: turn-limit, source: house, value: 777}\n",
        ("777",),
    ),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_handbook_shows_what_a_pack_has_changed(game: str, lang: str, tmp_path: Path) -> None:
    numbers, shown = CHANGED[game]
    (tmp_path / game).mkdir()
    (tmp_path / "pack.yaml").write_text("id: changed\ntitle: {en: C, it: C}\nversion: 1\n", "utf-8")
    (tmp_path / game / "numbers.yaml").write_text(numbers, "utf-8")
    library = open_library(find_game(game), [tmp_path])
    writer = WRITERS[game](library, (), Wording(lang, game))
    words = " ".join(line.text for leaf in writer.rulings() for line in leaf.lines)
    for figure in shown:
        assert re.search(rf"(?<!\d){figure}(?!\d)", words), figure
    before = figures(game)
    for name in re.findall(r"id: ([a-z-]+)", numbers):
        if " / " in before[name]:
            assert before[name] not in words, name


# No figure is typed


PLAYERS = r"\b2( / |, )3( / |, | and | e )4\b|with 2 players|with 3$|\bin 2(?=,)|\bin 3$"
ALLOWED = {
    r"\bF(1{1,2}|[2-9])\b": "keys",
    r"(License|LGPL) \d\.\d": "licences of what the program is made with",
    r"\+1\b": "the marker is called so",
    r"\b([Ss]tep|[Pp]asso) (4|3b)\b": "steps of the roll phase have numbers in the rulebook",
    r"#?\b1[2-5]\d\b": "cards that the rulebook knows by number",
    r"\b[ABP][12]\b": "coasts and harbours that are called so",
    r"3 x 3": "the shape of the Isle of Winds",
    r"\b1/0 ": "an example of points, as tiles show them",
    r"[\"«][^\"»|]*\b1[\"»]": "what the rulebook says",
    PLAYERS: "numbers of players",
    r"1, 2, 3( \.\.\.|…)?": "places in a table that follows",
    r"\b1 (tent|token|of (their|your) tents|(sua |tua )?tenda|segnalino)\b": "one for one icon",
    r"\b(Action|Giro) [12]\b": "the actions of a round",
    r"\b(1st|2nd|3rd|4th|[1-4]°|[1-4]º)": "places at the end",
    rf"\b{STANDSTILL} (rounds|round)\b": "a limit of the program",
}


def bare(text: str) -> str:
    """Without what is filled in and without what may stand there."""
    text = MARK.sub("", re.sub(r"\{[^}]*\}", "", text))
    for pattern in ALLOWED:
        text = re.sub(pattern, "", text)
    return text


def interface(lang: str) -> Iterator[tuple[str, str]]:
    for game in ("", *GAMES):
        for key, text in phrases(lang, game).items():
            # Where the 1 is what they speak of.
            if not re.search(r"(\.one|-one|per-die|per-dice|dice-per-vp)$", key):
                yield key, text


def rulings(game: str, lang: str) -> Iterator[tuple[str, str]]:
    english = resource("content", game, "RULINGS.md").read_text("utf-8")
    other = resource("content", game, RULINGS[lang]).read_text("utf-8")
    for title, found in read_rulings(english, other if lang != "en" else ""):
        for ruling in found:
            yield f"{title}: {ruling.question}", f"{ruling.question} | {ruling.answer} | {ruling.why}"


def pages(lang: str) -> list[tuple[str, str]]:
    return [*interface(lang), *(page for game in GAMES for page in rulings(game, lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_has_a_digit_of_its_own(lang: str) -> None:
    assert [(key, text) for key, text in pages(lang) if re.search(r"\d", bare(text))] == []


def test_nothing_is_allowed_that_is_not_there() -> None:
    everything = "\n".join(text for lang in LANGUAGES for _, text in pages(lang))
    assert [pattern for pattern in ALLOWED if not re.search(pattern, everything)] == []


def test_no_page_spells_a_figure_out() -> None:
    """In English; a figure that is no word there is none in Italian, which has the same gaps and marks."""
    words = re.compile(
        r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty)\b\W+(\w*)"
    )
    allowed = {pair for pairs in SPELT.values() for pair in pairs.split(", ")}
    found = {
        f"{word[1]} {word[2]}".strip().lower(): key
        for key, text in pages("en")
        for word in words.finditer(re.sub(r"\{[^}]*\}|\b(a|the|second) seven\b", "", text.lower()))
    }
    assert {pair: key for pair, key in found.items() if pair not in allowed} == {}
    assert allowed - set(found) == set(), "nothing is allowed that is not there"


SPELT = {
    "rules that the program knows, and no number of the content": (
        "two turns, two pioneers, two red, two dice, two seats, two players, three or, four players, "
        "four holds, four directions, four quarters, four winds, four parts, three parts, "
        "three starting, three advisors, three again, three squares, three with, three holds, "
        "eight coast, eight has, six sided, two coasts, six turns, two numbers, two seals, four for, "
        "three hemisphere, three lines, two the, twenty rounds, two switch, two opposite, two sides, "
        "seven first"
    ),
    "what hooks and the Diceoneer's course do": (
        "three tiles, three, three whatever, two of, three deals, two points, two tents, two each, "
        "two tokens, two different, six, six every, six when"
    ),
    "things that happen to be so many": (
        "two, two are, two complete, two conditions, two deals, two dens, two holds, two icons, "
        "two is, two islands, two kinds, two may, two ports, two resource, two resources, two rolls, "
        "two ships, two steps, two terrains, two neutral, "
        "two event, two cards, two things, two tie, two unless, three uses, three games"
    ),
    "what happens in a tutorial, which is always the same match": (
        "two more, three are, two actions, two tiles, two campfires, three tents, "
        "three days, two moves, two forests, two roads, two special, four quadrants"
    ),
    "what the rulebook says": "five steps, two occasions, three at",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_has_a_figure_of_its_own(game: str, lang: str) -> None:
    """The cards' texts write themselves; a figure in a template is that of a hook, which is a rule itself."""
    typed: list[tuple[str, str]] = []
    for section, texts in open_library(find_game(game)).texts[lang].items():
        for key, text in texts.items():
            forms = text if isinstance(text, dict) else {"": text}
            typed += [
                (f"{section}.{key}", said) for form, said in forms.items() if form not in ("one", "flavour")
            ]
    left = {key for key, text in typed if re.search(r"\d", re.sub(r"\{[^}]*\}", "", text))}
    assert left <= HOOKED, left - HOOKED


HOOKED = {
    *(f"phrases.hook.{name}" for name in ("border-tax", "eviction", "spymaster", "general", "merchant-lord")),
    *(f"phrases.hook.{name}" for name in ("explorer", "broker", "two-goods", "settle-one")),
    *("prompts.spymaster.extra", "options.spymaster.extra accept", "icons.vp"),
    # one of something, whatever the content says
    *(
        "phrases.icon",
        "phrases.icons",
        "phrases.tile.factory",
        "phrases.icon.resource",
        "phrases.option.count",
    ),
    *("phrases.raise.research-less", "phrases.number.players", "phrases.die.bagless"),
    *("phrases.solo.numbers.two-dice", "phrases.solo.sum.marker", "log.solo-marker"),
}
