"""One concept has one name on the screen, and generated sentences are good English and Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.engine.grammar import Grammar, Italian, Noun
from game.engine.languages import LANGUAGES
from game.engine.opening import open_game
from game.engine.words import Words
from game.registry import games
from game.ui.wording import phrases

ALL, WS, FT, ISLE = "", "western-sea", "finis-terrae", "island"
OTHER_NAMES: list[tuple[str, str, str, str]] = [
    # Language, game (or all), what is not said, and what is said instead
    ("en", WS, r"\bmanipulat", "change"),
    ("en", WS, r"\b(dice phase|step 4)\b", "Dice"),
    ("en", ALL, r"\bthrow(s|n)? (a|two|the|red|white)? ?(die|dice)|\b(die|dice) (is|are) thrown", "roll"),
    ("en", WS, r"\blaps?\b", "action 1 and 2"),
    ("en", WS, r"\b(map stack|stack of the map)\b", "stack"),
    ("en", WS, r"\b(lay|lays|laying|put) (a|the|one|your) tiles?\b", "place"),
    ("en", ALL, r"\b[Ee]nd the turn$", "End turn"),
    ("en", ALL, r"\b(take|takes|taken|taking) (it |this )?back (a|the|this|your) (step|choice|turn)", "undo"),
    ("en", ALL, r"can't be taken back", "no undo"),
    ("en", FT, r"\b(Preparation|Navigation)\b", "Weather, Sailing"),
    ("en", FT, r"\bcharts?\b(?!ed)", "map"),
    ("en", FT, r"\bhand(ing)? in\b|\bcash(es|ed|ing)? (it )?in\b|\bbring(s|ing)? \w+ home\b", "redeem"),
    ("en", FT, r"sea-bed find", "find"),
    ("en", FT, r"\bpardon\b", "clear your name"),
    ("en", ALL, r"\d ?%|\} %", "figures of the rules; no gap before %"),
    ("it", WS, r"\b(cambi|modific)\w+ (i )?(tuoi )?dadi\b", "manipolare"),
    ("it", WS, r"\b(fase dei dadi|passo 4)\b", "lancio"),
    *(
        ("it", game, r"\b(tir|ritir)(a|ano|are|ato|ati|arli)\b(?!.*\bpezzi\b| a sorte)", "lanciare")
        for game in (WS, FT, ISLE)
    ),
    ("it", WS, r"\bazion[ei] gratuit[ae]\b", "azione libera"),
    ("it", WS, r"\baffar[ei]\b", "scambio"),
    ("it", WS, r"\bscorta generale\b", "riserva generale"),
    ("it", WS, r"\bpila della mappa\b|\bpila delle tessere mappa\b", "pila"),
    ("it", WS, r"\binsiem[ei] di tecnologie\b|\bl'insieme\b", "serie"),
    ("it", ALL, r"\b(pos[ai]|posare|posarla|posala|posale|posata)\b", "piazzare"),
    ("it", ALL, r"\b(Fine turno|[Ff]inisci il turno|[Cc]hiudi il turno)\b", "termina"),
    ("it", ALL, r"\b[Rr]egole \(F1\)", "Manuale"),
    ("it", WS, r"\b(sorge|sorgere|sorto|preparato) (il mare)?", "aprire il mare"),
    ("it", FT, r"\bRotta\b|\bPrepararsi\b", "Meteo, Navigazione"),
    ("it", FT, r"\b(sul|al|del)la carta\b(?! (meteo|di))", "mappa"),
    ("it", FT, r"\bmoss[ae]\b|\bpassagg\w+\b", "movimento"),
    ("it", FT, r"\b(riscuot|riscoss|consegn)\w+|\briport\w+ (a casa )?naufraghi", "riscattare"),
    ("it", FT, r"\ba terra\b", "scorta"),
    ("it", FT, r"\briordin\w+", "riorganizzare"),
    ("it", FT, r"\bscontr[oi]\b", "combattimento"),
    ("it", FT, r"\bperdono\b|\btorn\w+ onest[oi]\b", "ripulire il nome"),
    ("it", FT, r"\bdado del vento\b", "dado dei venti"),
    ("it", ALL, r"Mercati Patentati", "Mercati Franchi"),
    ("en", ISLE, r"\b[Dd]iscard", "give up"),
    ("en", ISLE, r"\b(intersection|vertex|vertices|crossing)", "corner"),
    ("en", ISLE, r"\b(edges?|sides? of a hex)\b", "path"),
    ("en", ISLE, r"\b([Tt]hief|[Bb]andits?|[Bb]rigands?)\b", "robber"),
    ("en", ISLE, r"\b([Vv]illages?|[Tt]owns?|[Cc]olon(y|ies))\b", "settlement, city"),
    (
        "en",
        ISLE,
        r"\b([Ww]ood|[Tt]imber|[Cc]lay|[Bb]ricks|[Ss]heep|[Ww]heat|[Cc]orn)\b",
        "the resource",
    ),
    ("en", ISLE, r"\b([Pp]roduces?|[Yy]ields?)\b", "pays"),
    ("en", ISLE, r"\b([Pp]orts?|[Dd]ocks?)\b", "harbour"),
    ("en", ISLE, r"\b([Tt]rading|[Cc]ommerce) tokens?\b", "trade token"),
    ("en", ISLE, r"\b([Vv]ictory points?|VPs?)\b", "points"),
    ("en", ISLE, r"\b([Mm]ightiest|[Ss]trongest|[Ll]argest) (knight|force)", "largest army"),
    ("it", ISLE, r"\b[Ii]nsediament", "colonia"),
    ("it", ISLE, r"\b[Aa]ngol[oi]\b(?! (qualsiasi )?dell'isola)", "incrocio"),
    ("it", ISLE, r"\b([Ii]ntersezion|[Vv]ertic[ei])", "incrocio"),
    ("it", ISLE, r"\b([Ll]ato|[Ll]ati|[Pp]ercors[oi]) (di|dell)", "sentiero"),
    ("it", ISLE, r"\b[Cc]ed(e|i|ono|ere|uta|ute|uto|uti)\b(?! la partita)", "scartare, consegnare"),
    ("it", ISLE, r"\b([Aa]rgilla|[Ll]egname|[Ff]rumento|[Pp]ecor[ae])\b", "il nome della risorsa"),
    ("it", ISLE, r"\b[Ee]sercit", "cavaliere più potente"),
    ("it", ISLE, r"\b([Ll]adr[oi]|[Bb]andit[oi]|[Bb]aron[ei])\b", "brigante"),
    ("it", ISLE, r"\b(esagon[oi]|numer[oi]|lanci[o]?|terra) (non )?pag(a|ano)\b", "produrre"),
    ("it", ISLE, r"\b(Capodanno|[Aa]nno nuovo)\b", "Nuovo Anno"),
    ("it", ISLE, r"\b[Aa]ssalt", "attacco"),
    (
        "it",
        ISLE,
        r"\b[Vv]antaggio nel commercio\b|\b[Aa]iuto fra vicini\b",
        "vantaggio commerciale, aiuto dai vicini",
    ),
    ("it", ISLE, r"\bbrigante gentile\b", "brigante amichevole"),
    ("it", ISLE, r"\b[Gg]ettoni? di commercio\b|\b[Ss]egnalin", "gettone commercio, gettone numerato"),
    ("it", ISLE, r"\b[Gg]iocator[ei] neutral[ei]\b|\bneutr[oi]\b", "colore neutrale"),
    ("it", ISLE, r"\b[Pp]unti vittoria\b", "punti"),
]


def said(lang: str, game: str) -> Iterator[tuple[str, str]]:
    """All that a player may read in a game, by key."""
    yield from phrases(lang, game).items()
    if game:
        for section, texts in open_game(game, ())[1].texts[lang].items():
            for key, text in texts.items():
                forms = {"": text} if isinstance(text, str) else text
                for form, words in forms.items():
                    if form != "flavour":
                        yield f"{section} {key} {form}".strip(), words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *games("ui")])
def test_a_concept_has_one_name(lang: str, game: str) -> None:
    unwanted = [
        (re.compile(what), instead)
        for language, where, what, instead in OTHER_NAMES
        if language == lang and where in (ALL, game)
    ]
    assert unwanted or not game
    found = [
        f"{key}: {text!r} (say {instead})"
        for key, text in said(lang, game)
        for what, instead in unwanted
        if what.search(text)
    ]
    assert not found, "\n".join(found)


def test_end_turn_is_called_the_same_everywhere() -> None:
    for lang in LANGUAGES:
        closing = phrases(lang, "")["close.end"]
        for game in (WS, FT, ISLE):
            assert open_game(game, ())[1].texts[lang]["options"]["end"] == closing


# Grammar


def test_a_bare_to_takes_a_d_before_an_a() -> None:
    italian, english = Italian(), Grammar()
    assert [italian.with_article("to", Noun(name, name)) for name in ("Ada", "Elsa", "Bo")] == [
        "ad Ada",
        "a Elsa",
        "a Bo",
    ]
    assert italian.with_article("of", Noun("Ansa del Fiume", "")) == "di Ansa del Fiume"
    assert english.with_article("to", Noun("Ada", "Ada")) == "to Ada"


def test_an_office_goes_with_its_article() -> None:
    banker = Noun("Banchiere Reale", "Banchiere Reale", "m", titled=True)
    assert Italian().named(banker) == "il Banchiere Reale"
    assert Italian().with_article("to", banker) == "al Banchiere Reale"
    assert Italian().with_article("of", Noun("Scienziato", "", "m", titled=True)) == "dello Scienziato"
    assert Grammar().named(Noun("Royal Banker", "", titled=True)) == "the Royal Banker"


def test_how_many_agrees() -> None:
    crates = Noun("cassa", "casse", "f")
    assert Italian().with_article("how-many", crates) == "quante casse"
    assert Italian().with_article("how-many", Noun("doblone", "dobloni", "m")) == "quanti dobloni"
    assert Grammar().with_article("how-many", Noun("crate", "crates")) == "how many crates"


def test_a_text_that_tells_the_number_needs_no_other() -> None:
    words = Words("en", {"options": {"take": "Pick up {n what}", "give": "Give {what}"}})
    assert words.tells("options", "take", "n") and not words.tells("options", "give", "n")
