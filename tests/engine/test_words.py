"""Words: agreement, articles and lists, in English and Italian."""

from __future__ import annotations

import pytest

from game.engine.grammar import Noun
from game.engine.texts import Section
from game.engine.words import MissingText, Words, gaps, sentence, stray_braces

NOUNS: Section = {
    "tent": {"one": "tenda", "many": "tende", "gender": "f"},
    "die": {"one": "dado", "many": "dadi", "gender": "m"},
    "icon": {"one": "icona", "many": "icone", "gender": "f"},
    "space": {"one": "spazio", "many": "spazi", "gender": "m"},
    "rival": {"one": "avversario", "many": "avversari", "gender": "m"},
    "gold": {"one": "oro", "gender": "m"},
    "iron": {"one": "ferro", "gender": "m"},
}
PHRASES: Section = {
    "give": "{who} gives {n tent}",
    "roll": {"zero": "no dice", "one": "one die", "many": "{n} dice"},
    "open": "{nobody}",
}
IT = Words("it", {"nouns": NOUNS, "phrases": PHRASES})
EN = Words("en", {"nouns": {"die": {"one": "die", "many": "dice"}, "axe": {"one": "axe", "many": "axes"}}})


@pytest.mark.parametrize(
    ("form", "tent", "die", "icon", "space", "rival"),
    [
        ("a", "una tenda", "un dado", "un'icona", "uno spazio", "un avversario"),
        ("the", "la tenda", "il dado", "l'icona", "lo spazio", "l'avversario"),
        ("the-many", "le tende", "i dadi", "le icone", "gli spazi", "gli avversari"),
        ("some", "delle tende", "dei dadi", "delle icone", "degli spazi", "degli avversari"),
        ("of-the", "della tenda", "del dado", "dell'icona", "dello spazio", "dell'avversario"),
        ("to-the", "alla tenda", "al dado", "all'icona", "allo spazio", "all'avversario"),
        ("from-the", "dalla tenda", "dal dado", "dall'icona", "dallo spazio", "dall'avversario"),
        ("in-the", "nella tenda", "nel dado", "nell'icona", "nello spazio", "nell'avversario"),
        ("on-the", "sulla tenda", "sul dado", "sull'icona", "sullo spazio", "sull'avversario"),
        ("many", "tende", "dadi", "icone", "spazi", "avversari"),
    ],
)
def test_italian_articles(form: str, tent: str, die: str, icon: str, space: str, rival: str) -> None:
    said = [IT.fill(f"{{{form} {noun}}}", {}) for noun in ("tent", "die", "icon", "space", "rival")]
    assert said == [tent, die, icon, space, rival]


def test_a_mass_noun_has_a_partitive_in_the_singular() -> None:
    assert IT.fill("{some gold}, {some iron}, {of-the gold}", {}) == "dell'oro, del ferro, dell'oro"


def test_english_articles() -> None:
    said = EN.fill("{a die}, {an axe}, {the die}, {some die}, {of-the axe}".replace("{an ", "{a "), {})
    assert said == "a die, an axe, the die, some dice, of the axe"


def test_numbers_agree() -> None:
    assert IT.say("phrases", "give", {"who": "Ada", "n": 1}) == "Ada gives 1 tenda"
    assert IT.say("phrases", "give", {"who": "Ada", "n": 2}) == "Ada gives 2 tende"
    assert IT.fill("{m thing}", {"m": 3, "thing": Noun("x", "xs")}) == "3 xs"
    assert [IT.say("phrases", "roll", {"n": n}) for n in range(3)] == ["no dice", "one die", "2 dice"]


def test_lists() -> None:
    assert EN.listed([]) == ""
    assert EN.listed(["a"]) == "a"
    assert EN.listed(["a", "b"]) == "a and b"
    assert EN.listed(["a", "b", "c"], "or") == "a, b or c"
    assert IT.listed(["a", "b"]) == "a e b"
    assert IT.listed(["a", "erba"]) == "a ed erba"
    assert IT.listed(["a", "b"], "else") == "a oppure b"


def test_what_is_missing_is_told() -> None:
    with pytest.raises(MissingText, match="phrases: take"):
        IT.say("phrases", "take")
    with pytest.raises(MissingText, match="nobody"):
        IT.say("phrases", "open")
    with pytest.raises(MissingText, match="nouns: boat"):
        IT.fill("{a boat}", {})


def test_a_gap_looks_names_up_and_nothing_else() -> None:
    assert stray_braces("{who.__class__}") and not stray_braces("{who} {n tent}")
    assert stray_braces("{0}") and stray_braces("{who")
    assert list(gaps("{who} x {n tent}")) == [("who", None), ("n", "tent")]
    assert IT.fill("{who}", {"who": "{n}"}) == "{n}"


def test_sentences() -> None:
    assert sentence("gain 1 VP") == "Gain 1 VP."
    assert sentence("Who?") == "Who?"
    assert sentence("") == ""


def test_names() -> None:
    words = Words("en", {"tiles": {"a": {"name": "Alpha"}, "b": "text"}})
    assert (words.name("tiles", "a"), words.name("tiles", "b"), words.name("dice", "c")) == (
        "Alpha",
        "b",
        "c",
    )
