"""Generated texts: every entry speaks both languages, and one sentence of each kind is checked by hand."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.engine.texts import Section, Texts
from game.engine.voice import spelled
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.card_text import Teller, describe, effect_text, rules
from game.rules.western_sea.content import (
    Count,
    Effect,
    Modifier,
    Score,
    TechnologyEntry,
    TileEntry,
    TileKind,
    Trigger,
)
from game.rules.western_sea.game import GAME
from game.rules.western_sea.hooks import HOOKS
from game.rules.western_sea.scoring import score_lines
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import (
    ASKS,
    CATEGORIES,
    EVENTS,
    OPTIONS,
    QUIET,
    REASONS,
    TRIGGERS,
)
from game.rules.western_sea.voice import log_line, option_text, prompt
from tests.rules.sound import sound
from tests.rules.sources import Sources

ROOT = Path(__file__).resolve().parents[3]
SOURCES = Sources("western_sea")
LIBRARY = open_library(GAME, [ROOT / "tests" / "packs" / "plain"])
LANGUAGES = ("en", "it")
TIMES = "\N{MULTIPLICATION SIGN}"
# Entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(LIBRARY.entries))
def test_every_entry_has_a_text(kind: str, language: str) -> None:
    for entry in LIBRARY.entries[kind].values():
        lines = describe(LIBRARY, language, entry)
        assert lines, entry.id
        for line in lines:
            assert sound(line), (entry.id, line)
            assert line.endswith((".", ":")), line
            assert line[0].isupper() or line[0].isdigit(), line


def test_the_languages_differ() -> None:
    for kind in ("tiles", "technologies", "dice"):
        for entry in LIBRARY.entries[kind].values():
            assert describe(LIBRARY, "en", entry) != describe(LIBRARY, "it", entry)


def technology(**fields: Any) -> TechnologyEntry:
    base = {"id": "made-up", "source": "house", "number": 1000, "cost": {"icons": 1}}
    return msgspec.convert({**base, **fields}, TechnologyEntry)


def tile(**fields: Any) -> TileEntry:
    base = {"id": "made-up", "source": "house", "number": 1000, "terrain": "hills"}
    return msgspec.convert({**base, **fields}, TileEntry)


TILES = [
    (
        tile(kind="placement", points=[2, 1], do=[{"gain": {"tents": 2}}, {"move": 1}]),
        [
            "When placed: gain 2 tents, then move 1 tent to a neighbouring tile.",
            "Control: 2 VP; second: 1 VP.",
        ],
        [
            "Al piazzamento: ottieni 2 tende, poi sposta 1 tenda su una tessera adiacente.",
            "Controllo: 2 PV; secondo: 1 PV.",
        ],
    ),
    (
        tile(kind="presence", points=[3, 0], **{"while": [{"icon": "explore"}, {"guard": 1}]}),
        ["While you are present, once per round: 1 explore icon; raids here lose 1 icon.", "Control: 3 VP."],
        [
            "Finché sei presente, una volta per round: 1 icona Esplorare; i saccheggi qui perdono 1 icona.",
            "Controllo: 3 PV.",
        ],
    ),
    (
        tile(kind="factory", do=[{"gain": {"vp": 1}}]),
        ["Factory, once per round: return 1 of your tents from here to the general stock; gain 1 VP."],
        ["Fabbrica, una volta per round: rimetti 1 tua tenda da qui nella riserva generale; ottieni 1 PV."],
    ),
    (
        tile(kind="navigation", sea="water", do=[{"gain": {"fish": 2}}]),
        ["When your ship ends its voyage here: gain 2 fish."],
        ["Quando la tua nave termina qui il viaggio: ottieni 2 pesci."],
    ),
]


@pytest.mark.parametrize(("entry", "english", "italian"), TILES, ids=[t[0].kind for t in TILES])
def test_a_tile(entry: TileEntry, english: list[str], italian: list[str]) -> None:
    assert describe(LIBRARY, "en", entry) == english
    assert describe(LIBRARY, "it", entry) == italian


def test_a_technology_in_full() -> None:
    entry = technology(
        cost={"icons": 2, "food": 1, "gold": 2, "terrains": ["hills", "forest"]},
        points=1,
        do=[{"turn": 1}],
        score=[{"vp": 2, "per": {"houses": "built"}}],
    )
    assert describe(LIBRARY, "en", entry) == [
        "Cost: 2 research icons, 1 food, 2 gold; presence on hills and forest.",
        "When researched: turn 1 die to a face of your choice.",
        "At game end: 2 VP for each house.",
        "At game end: 1 VP.",
    ]
    assert describe(LIBRARY, "it", entry) == [
        "Costo: 2 icone Ricercare, 1 cibo, 2 oro; presenza su Collina e Foresta.",
        "Quando la ricerchi: gira 1 dado su una faccia a scelta.",
        "A fine partita: 2 PV per ogni casa.",
        "A fine partita: 1 PV.",
    ]


def test_other_entries() -> None:
    def told(kind: str, id_: str) -> list[str]:
        return [" ".join(describe(LIBRARY, lang, LIBRARY.entries[kind][id_])) for lang in LANGUAGES]

    assert told("icons", "pioneer") == [
        "Two of these count as one action or resource icon.",
        "Due di queste valgono un'icona Azione o Risorsa.",
    ]
    assert told("terrains", "mountain") == [
        "Presence here lets you recruit grey dice.",
        "La presenza qui ti fa reclutare dadi grigi.",
    ]
    assert told("dice", "yellow") == [
        "Faces: food, food + food, settle, settle + settle, recruit, pioneer. "
        "Presence on plains lets you recruit yellow dice.",
        "Facce: cibo, cibo + cibo, Colonizzare, Colonizzare + Colonizzare, Reclutare, Pioniere. "
        "La presenza su Pianura ti fa reclutare dadi gialli.",
    ]
    assert told("numbers", "dice-boxed") == [
        "With 2, 3 and 4 players: 2 / 1 / 0.",
        "Con 2, 3 e 4 giocatori: 2 / 1 / 0.",
    ]
    assert told("numbers", "recruit-icons") == ["Values: 1, 3, 6.", "Valori: 1, 3, 6."]
    assert told("sets", "first-game")[0].startswith("Mapping, Homesteading, ")


def test_equal_faces_are_counted() -> None:
    die = msgspec.structs.replace(
        LIBRARY.entries["dice"]["white"], faces=(("raid",), ("raid",), ("food", "food"), *[("gold",)] * 3)
    )
    assert rules(LIBRARY, "en", die) == [f"Faces: 2 {TIMES} raid, food + food, 3 {TIMES} gold."]


# Parts, one of each

EFFECTS: list[tuple[dict[str, Any], str, str]] = [
    ({"gain": {"food": 2}}, "gain 2 food", "ottieni 2 cibo"),
    (
        {"gain": {"wood": 1, "tents": 1, "vp": 2}},
        "gain 1 wood, 1 tent and 2 VP",
        "ottieni 1 legno, 1 tenda e 2 PV",
    ),
    ({"gain": {"basic": 1}}, "gain 1 basic resource", "ottieni 1 risorsa base"),
    ({"gain": {"basic": 2}}, "gain 2 basic resources", "ottieni 2 risorse base"),
    ({"gain": {"reserve": 1}}, "gain 1 VP from the reserve", "ottieni 1 PV dalla riserva"),
    (
        {"gain": {"gold": 1, "per": {"tiles": {"terrain": "mountain"}}}},
        "gain 1 gold for each mountain tile where you are present",
        "ottieni 1 oro per ogni tessera Montagna dove sei presente",
    ),
    ({"recruit": {}}, "recruit 1 die you have access to", "recluta 1 dado fra quelli a cui hai accesso"),
    ({"recruit": {"dice": 2, "colours": ["grey"]}}, "recruit 2 grey dice", "recluta 2 dadi grigi"),
    ({"recruit": {"colours": ["orange"]}}, "recruit 1 orange die", "recluta 1 dado arancione"),
    (
        {"recruit": {"dice": 2, "colours": ["green", "grey"]}},
        "recruit 2 green or grey dice",
        "recluta 2 dadi di colore verde o grigio",
    ),
    ({"recruit": {"anywhere": True}}, "recruit 1 die of any colour", "recluta 1 dado di qualsiasi colore"),
    ({"place": {}}, "place 1 tent", "piazza 1 tenda"),
    ({"place": {"tents": 2}}, "place up to 2 tents", "piazza fino a 2 tende"),
    (
        {"place": {"where": {"terrain": "hills", "hold": "controlled"}}},
        "place 1 tent on a hills tile you control",
        "piazza 1 tenda su una tessera Collina che controlli",
    ),
    (
        {"place": {"stock": True}},
        "place 1 tent from the general stock",
        "piazza 1 tenda dalla riserva generale",
    ),
    (
        {"place": {"tents": 3, "stock": True, "where": {"hold": "governed"}}},
        "place up to 3 tents from the general stock on tiles you govern",
        "piazza fino a 3 tende dalla riserva generale su tessere che governi",
    ),
    (
        {"move": 2},
        "move up to 2 tents, each to a neighbouring tile",
        "sposta fino a 2 tende, ognuna su una tessera adiacente",
    ),
    ({"draw": {"dice": 2}}, "draw and roll 2 dice from your bag", "pesca e lancia 2 dadi dal tuo sacchetto"),
    (
        {"draw": {"face": "chosen"}},
        "draw 1 die from your bag and choose its face",
        "pesca 1 dado dal tuo sacchetto e scegline la faccia",
    ),
    ({"wake": {}}, "roll 1 Spent die; it is Active again", "lancia 1 dado Speso; torna Attivo"),
    (
        {"wake": {"dice": 2, "face": "chosen"}},
        "make 2 Spent dice Active on faces of your choice",
        "rendi Attivi 2 dadi Spesi su facce a scelta",
    ),
    (
        {"turn": 2},
        "turn up to 2 dice to faces of your choice",
        "gira fino a 2 dadi su facce a scelta",
    ),
    ({"reroll": 1}, "reroll 1 die", "rilancia 1 dado"),
    ({"reroll": 3}, "reroll up to 3 dice", "rilancia fino a 3 dadi"),
    (
        {"exchange": {"give": {"food": 1}, "get": {"gold": 1}}},
        "you may exchange 1 food for 1 gold",
        "puoi scambiare 1 cibo con 1 oro",
    ),
    (
        {"exchange": {"give": {"basic": 2}, "get": {"vp": 3}, "times": 2}},
        "you may exchange 2 basic resources for 3 VP, up to 2 times",
        "puoi scambiare 2 risorse base con 3 PV, fino a 2 volte",
    ),
    ({"deal": 1}, "you may make a deal with tokens", "puoi fare uno scambio di segnalini"),
    (
        {"deal": 2},
        "you may make up to 2 deals with tokens",
        "puoi fare fino a 2 scambi di segnalini",
    ),
    (
        {"steal": 1},
        "take 1 token from an opponent with whom you share a tile",
        "prendi 1 segnalino a un avversario con cui condividi una tessera",
    ),
    (
        {"steal": 2},
        "take 2 tokens from opponents with whom you share a tile",
        "prendi 2 segnalini ad avversari con cui condividi una tessera",
    ),
    ({"act": {}}, "take an extra action", "svolgi un'azione extra"),
    (
        {"act": {"icons": 1}},
        "take an extra action, with 1 icon for free",
        "svolgi un'azione extra, con 1 icona gratuita",
    ),
    (
        {"act": {"actions": ["raid", "harvest"]}},
        "take Raid or Harvest as an extra action",
        "svolgi Saccheggiare o Raccogliere come azione extra",
    ),
    (
        {"act": {"actions": ["settle"], "icons": 2}},
        "take Settle as an extra action, with 2 icons for free",
        "svolgi Colonizzare come azione extra, con 2 icone gratuite",
    ),
    ({"explore": 1}, "explore with 1 icon", "esplora con 1 icona"),
    ({"explore": 2}, "explore with 2 icons", "esplora con 2 icone"),
    (
        {"research": {"icons": 1, "free": "icons"}},
        "research a technology that costs 1 icon without spending any icon, paying the rest of its cost",
        "ricerca una tecnologia che costa 1 icona senza spendere icone, pagando il resto del suo costo",
    ),
    (
        {"research": {"icons": 2, "free": "tokens"}},
        "research a technology that costs at most 2 icons, spending its icons but no resources",
        "ricerca una tecnologia che costa al massimo 2 icone, spendendo le sue icone ma nessuna risorsa",
    ),
    (
        {"draw": {"dice": 3, "refill": True}},
        "draw and roll 3 dice from your bag, refilling it from Spent if need be",
        "pesca e lancia 3 dadi dal tuo sacchetto, riempiendolo con i dadi Spesi se necessario",
    ),
    ({"may": [{"reroll": 2}]}, "you may reroll up to 2 dice", "se vuoi, rilancia fino a 2 dadi"),
    (
        {"either": [{"gain": {"food": 2}}, {"gain": {"tents": 1}}, {"move": 1}]},
        "either gain 2 food, gain 1 tent or move 1 tent to a neighbouring tile",
        "ottieni 2 cibo, ottieni 1 tenda oppure sposta 1 tenda su una tessera adiacente",
    ),
    ({"hook": "muster"}, "return your Spent dice to your bag", "rimetti i tuoi dadi Spesi nel sacchetto"),
]


@pytest.mark.parametrize(("effect", "english", "italian"), EFFECTS, ids=[e[1] for e in EFFECTS])
def test_an_effect(effect: dict[str, Any], english: str, italian: str) -> None:
    made = msgspec.convert(effect, Effect)
    assert effect_text(LIBRARY, "en", [made]) == english
    assert effect_text(LIBRARY, "it", [made]) == italian


MODIFIERS: list[tuple[dict[str, Any], list[str], list[str]]] = [
    (
        {"raise": {"die-track": 1, "govern-lead": -2}},
        ["draw 1 more die each round", "to govern you may lead by 2 fewer tents"],
        ["pesca 1 dado in più ogni round", "per governare bastano 2 tende di vantaggio in meno"],
    ),
    (
        {"convert": {"from": "explore", "to": "food"}},
        ["you may spend explore icons as food icons"],
        ["puoi spendere le icone Esplorare come icone Cibo"],
    ),
    (
        {"convert": {"from": "pioneer", "to": "recruit", "die": "white"}},
        ["you may spend pioneer icons that the white die shows as recruit icons"],
        ["puoi spendere le icone Pioniere del dado bianco come icone Reclutare"],
    ),
    (
        {"icons": ["food", "wood", "iron"]},
        ["once per round: 1 icon of your choice, food, wood or iron"],
        ["una volta per round: 1 icona a scelta tra cibo, legno o ferro"],
    ),
    ({"icon": "trade"}, ["once per round: 1 trade icon"], ["una volta per round: 1 icona Commerciare"]),
    (
        {"access": ["grey", "orange"]},
        ["you may always recruit grey and orange dice"],
        ["puoi sempre reclutare dadi di colore grigio e arancione"],
    ),
    ({"guard": 2}, ["raids here lose 2 icons"], ["i saccheggi qui perdono 2 icone"]),
    (
        {"waive": {"cost": "terrains"}},
        ["when you research, ignore the terrains"],
        ["quando ricerchi, ignora i terreni"],
    ),
    (
        {"waive": {"cost": "tokens", "seal": "orange"}},
        ["when you research an orange technology, pay no resources"],
        ["quando ricerchi una tecnologia arancione, non paghi risorse"],
    ),
    ({"bring": "ship"}, ["you have your ship and may navigate"], ["hai la tua nave e puoi navigare"]),
]


@pytest.mark.parametrize(("modifier", "english", "italian"), MODIFIERS, ids=[str(m[0]) for m in MODIFIERS])
def test_a_modifier(modifier: dict[str, Any], english: list[str], italian: list[str]) -> None:
    made = msgspec.convert(modifier, Modifier)
    assert Teller(LIBRARY, "en").modifier(made) == english
    assert Teller(LIBRARY, "it").modifier(made) == italian


TRIGGERED: list[tuple[dict[str, Any], str, str]] = [
    (
        {"event": "explored", "do": [{"gain": {"vp": 1}}]},
        "when you explore, gain 1 VP",
        "quando esplori, ottieni 1 PV",
    ),
    (
        {"event": "raided", "limit": "round", "do": [{"move": 1}, {"gain": {"iron": 1}}]},
        "once per round, when you raid, move 1 tent to a neighbouring tile, then gain 1 iron",
        "una volta per round, quando saccheggi, sposta 1 tenda su una tessera adiacente, poi ottieni 1 ferro",
    ),
    (
        {
            "event": "harvested",
            "if": {"count": {"tokens": "kinds"}, "least": 3},
            "do": [{"gain": {"vp": 2}}],
        },
        "when you harvest, if you have at least 3 kinds of resource token, gain 2 VP",
        "quando raccogli, se hai almeno 3 tipi di segnalini risorsa, ottieni 2 PV",
    ),
    (
        {"event": "explored", "whose": "others", "limit": "round", "do": [{"place": {}}]},
        "once per round, when an opponent explores, place 1 tent",
        "una volta per round, quando un avversario esplora, piazza 1 tenda",
    ),
]


@pytest.mark.parametrize(("trigger", "english", "italian"), TRIGGERED, ids=[t[1] for t in TRIGGERED])
def test_a_trigger(trigger: dict[str, Any], english: str, italian: str) -> None:
    made = msgspec.convert(trigger, Trigger)
    assert Teller(LIBRARY, "en").trigger(made) == english
    assert Teller(LIBRARY, "it").trigger(made) == italian


SCORES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"vp": 1, "per": {"tiles": {"alone": True}}, "most": 7},
        "1 VP for each tile where only you are present (at most 7 VP)",
        "1 PV per ogni tessera dove sei presente solo tu (al massimo 7 PV)",
    ),
    (
        {"vp": 2, "per": {"tokens": "gold"}, "every": 3},
        "2 VP for every 3 gold tokens",
        "2 PV ogni 3 segnalini oro",
    ),
]


@pytest.mark.parametrize(("score", "english", "italian"), SCORES, ids=[s[1] for s in SCORES])
def test_a_score(score: dict[str, Any], english: str, italian: str) -> None:
    made = msgspec.convert(score, Score)
    assert Teller(LIBRARY, "en").score(made) == english
    assert Teller(LIBRARY, "it").score(made) == italian


COUNTS: list[tuple[dict[str, Any], tuple[str, str], tuple[str, str, str]]] = [
    (
        {"tiles": {"kind": "factory", "hold": "governed", "alone": True}},
        (
            "factory you govern and nobody else is present on",
            "factories you govern and nobody else is present on",
        ),
        (
            "fabbrica che governi e dove non c'è nessun altro",
            "fabbriche che governi e dove non c'è nessun altro",
            "f",
        ),
    ),
    (
        {"tiles": {"terrain": "desert", "points": False}},
        (
            "desert tile without points where you are present",
            "desert tiles without points where you are present",
        ),
        (
            "tessera Deserto senza punti dove sei presente",
            "tessere Deserto senza punti dove sei presente",
            "f",
        ),
    ),
    (
        {"tiles": {"points": True, "hold": "controlled"}},
        ("tile with points you control", "tiles with points you control"),
        ("tessera con punti che controlli", "tessere con punti che controlli", "f"),
    ),
    (
        {"tiles": {"shared": True}},
        ("tile where you and others are present", "tiles where you and others are present"),
        ("tessera dove siete presenti tu e altri", "tessere dove siete presenti tu e altri", "f"),
    ),
    (
        {"tiles": {"kind": "factory", "hold": "controlled", "shared": True}},
        ("factory you control and others are present on", "factories you control and others are present on"),
        (
            "fabbrica che controlli e dove c'è anche qualcun altro",
            "fabbriche che controlli e dove c'è anche qualcun altro",
            "f",
        ),
    ),
    (
        {"tiles": {"hold": "controlled", "linked": True}},
        (
            "tile you control in your largest connected group",
            "tiles you control in your largest connected group",
        ),
        (
            "tessera che controlli nel tuo gruppo connesso più grande",
            "tessere che controlli nel tuo gruppo connesso più grande",
            "f",
        ),
    ),
    (
        {"terrains": "present"},
        ("kind of terrain where you are present", "different kinds of terrain where you are present"),
        ("tipo di terreno dove sei presente", "tipi diversi di terreno dove sei presente", "m"),
    ),
    (
        {"houses": "built"},
        ("house", "houses"),
        ("casa", "case", "f"),
    ),
    (
        {"tents": "map"},
        ("tent of yours on the map", "tents of yours on the map"),
        ("tua tenda sulla mappa", "tue tende sulla mappa", "f"),
    ),
    (
        {"tents": "supply"},
        ("tent in your supply", "tents in your supply"),
        ("tenda nella tua riserva", "tende nella tua riserva", "f"),
    ),
    ({"dice": "all"}, ("die you own", "dice you own"), ("dado che possiedi", "dadi che possiedi", "m")),
    (
        {"dice": "colours"},
        ("colour among your dice", "colours among your dice"),
        ("colore fra i tuoi dadi", "colori fra i tuoi dadi", "m"),
    ),
    ({"dice": "white"}, ("white die", "white dice"), ("dado bianco", "dadi bianchi", "m")),
    (
        {"technologies": "all"},
        ("technology you have", "technologies you have"),
        ("tecnologia che possiedi", "tecnologie che possiedi", "f"),
    ),
    (
        {"technologies": "seals"},
        ("seal among your technologies", "different seals among your technologies"),
        ("sigillo fra le tue tecnologie", "sigilli diversi fra le tue tecnologie", "m"),
    ),
    (
        {"technologies": "red"},
        ("red technology", "red technologies"),
        ("tecnologia rossa", "tecnologie rosse", "f"),
    ),
    (
        {"tokens": "all"},
        ("resource token", "resource tokens"),
        ("segnalino risorsa", "segnalini risorsa", "m"),
    ),
    (
        {"tokens": "kinds"},
        ("kind of resource token", "kinds of resource token"),
        ("tipo di segnalino risorsa", "tipi di segnalini risorsa", "m"),
    ),
    (
        {"emissaries": "hired"},
        ("emissary you have hired", "emissaries you have hired"),
        ("emissario che hai ingaggiato", "emissari che hai ingaggiato", "m"),
    ),
    (
        {"enclosures": "revealed"},
        ("enclosure you have revealed", "enclosures you have revealed"),
        ("recinzione che hai rivelato", "recinzioni che hai rivelato", "f"),
    ),
    ({"tokens": "wood"}, ("wood token", "wood tokens"), ("segnalino legno", "segnalini legno", "m")),
]


@pytest.mark.parametrize(("count", "english", "italian"), COUNTS, ids=[str(c[0]) for c in COUNTS])
def test_a_count(count: dict[str, Any], english: tuple[str, str], italian: tuple[str, str, str]) -> None:
    made = msgspec.convert(count, Count)
    assert Teller(LIBRARY, "en").count(made)[:2] == english
    assert Teller(LIBRARY, "it").count(made)[:3] == italian


def test_the_hand_checked_sentences_leave_no_word_out() -> None:
    def words(cases: list[Any]) -> set[str]:
        return {next(iter(case[0])) for case in cases}

    def fields(type_: type[msgspec.Struct]) -> set[str]:
        return {f.encode_name for f in msgspec.structs.fields(type_)}

    assert words(EFFECTS) == fields(Effect)
    assert words(MODIFIERS) == fields(Modifier)
    assert words(COUNTS) == fields(Count)
    assert {t[0].kind for t in TILES} | {"points"} == set(get_args(TileKind))


# An entry's own text


def overridden(kind: str, id_: str, text: str) -> Library:
    texts: Texts = {}
    for language, sections in LIBRARY.texts.items():
        own = sections[kind][id_]
        assert isinstance(own, dict)
        section: Section = {**sections[kind], id_: {**own, "text": text}}
        texts[language] = {**sections, kind: section}
    return replace(LIBRARY, texts=texts)


def test_an_entrys_own_text_takes_the_place_of_the_rules() -> None:
    library = overridden("technologies", "mapping", "Go and see.\nThen draw it.\n")
    entry = library.entries["technologies"]["mapping"]
    assert rules(library, "it", entry) == ["Go and see.", "Then draw it."]
    assert describe(library, "en", entry) == [
        "Cost: 2 research icons, 1 wood.",
        "Go and see.",
        "Then draw it.",
    ]
    library = overridden("tiles", "river-bend", "Rest here.")
    assert describe(library, "it", library.entries["tiles"]["river-bend"]) == ["Rest here."]


# What is said during play


def test_the_lists_are_what_the_source_says() -> None:
    assert SOURCES.words("Decision", 1) == set(ASKS) == set(OPTIONS)
    assert SOURCES.words("emit", 1) == set(EVENTS) - {"together"}  # the kernel's own
    verbs = {verb for verbs in OPTIONS.values() for verb in verbs}
    # Actions go by their names, the end by END_TURN.
    assert SOURCES.words("Option", 0) == verbs - {"action", "end"}
    assert set(TRIGGERS) <= set(EVENTS)
    assert set(QUIET) <= set(EVENTS)


def test_questions_are_told_by_what_their_steps_know() -> None:
    modules = tuple(GAME.modules)
    alone = tuple(name for name in modules if name != "emissaries")
    books = [
        GAME.make_book(LIBRARY, Setup(game=GAME.name, seats=("human", "human"), modules=modules)),
        GAME.make_book(LIBRARY, Setup(game=GAME.name, seats=("human", "diceoneer"), modules=alone)),
    ]
    for ask, fields in ASKS.items():
        book = next(book for book in books if ask in book.steps)
        assert {own for _, own in map(spelled, fields)} <= set(book.parameters(ask)), ask


def test_events_have_as_many_fields_as_the_source_gives() -> None:
    for call in SOURCES.calls("emit"):
        kind = ast.literal_eval(call.args[1])
        assert len(call.args) - 2 >= len(EVENTS[kind]), kind


def play(seed: int, seats: int, tech: str) -> Iterator[tuple[SeaBook, SeaState, Decision | None]]:
    setup = Setup(game=GAME.name, seats=("human",) * seats, seed=seed, options={"tech": tech})
    book = GAME.make_book(LIBRARY, setup)
    state = GAME.start(book, setup)
    assert isinstance(book, SeaBook) and isinstance(state, SeaState)
    chance = random.Random(seed)
    for _ in range(4000):
        decision = advance(book, state)
        yield book, state, decision
        if decision is None:
            return
        answer(book, state, chance.choice(decision.options))


@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_said_in_a_game(seed: int) -> None:
    names = ["Ada", "Bea", "Cleo", "Dora"]
    tech = ["first-game", "random", "merchant-republic", "iron-and-fire", "age-of-learning", "wild-frontier"][
        seed
    ]
    for n, (book, state, decision) in enumerate(play(seed, 2 + seed % 3, tech)):
        lang = LANGUAGES[n % 2]
        for event in state.events:
            assert sound(log_line(book, lang, event, names)), event
        if decision is None:
            assert {line.category for line in score_lines(book, state)} <= set(CATEGORIES)
            assert set(state.reasons) <= set(REASONS)
            continue
        assert sound(prompt(book, lang, state, decision, names)), decision
        for option in decision.options:
            assert sound(option_text(book, lang, state, decision, option, names)), option
            verb = "action" if book.is_action(option) else option.verb
            assert verb in OPTIONS[decision.ask]


def table(tech: str = "first-game") -> tuple[SeaBook, SeaState]:
    for book, state, decision in play(1, 2, tech):
        if decision is not None and decision.ask == "act":
            return book, state
    raise AssertionError


def test_log_lines() -> None:
    book, _ = table()
    names = ["Ada"]
    tile = book.thing["river-bend"]
    wood, green = book.resource["wood"], book.colour["green"]
    face = book.face_of_key["green:explore+settle"]

    def lines(*event: Any) -> list[str]:
        return [log_line(book, lang, event, names) for lang in LANGUAGES]

    assert lines("tokens", 0, wood, 2) == ["Ada gains 2 wood.", "Ada ottiene 2 legno."]
    assert lines("tokens", 0, wood, -1) == ["Ada pays 1 wood.", "Ada paga 1 legno."]
    assert lines("vp", 1, 1) == ["Player 2 gains 1 VP.", "Giocatore 2 ottiene 1 PV."]
    assert lines("tents", 0, 1) == ["Ada takes 1 tent.", "Ada prende 1 tenda."]
    assert lines("die", 0, green) == ["Ada gains a green die.", "Ada ottiene un dado verde."]
    assert lines("raid", 0, 1, tile, 2) == [
        "Ada raids Player 2 on River Bend and replaces 2 tents.",
        "Ada saccheggia Giocatore 2 su Ansa del Fiume e sostituisce 2 tende.",
    ]
    assert lines("roll", 0, (face, face)) == [
        "Ada rolls a green die (explore + settle) and a green die (explore + settle).",
        "Ada lancia un dado verde (Esplorare + Colonizzare) e un dado verde (Esplorare + Colonizzare).",
    ]
    assert lines("icon", 0, book.thing["general-education"], book.icon["settle"]) == [
        "Ada uses the settle icon from General Education.",
        "Ada usa l'icona Colonizzare di Istruzione Generale.",
    ]
    assert lines("over", ("map", "points")) == [
        "The game ends: the stack of tiles is empty and the supply of points is empty.",
        "La partita finisce: la pila delle tessere è vuota e la scorta di punti è vuota.",
    ]


def test_prompts_and_options() -> None:
    book, state = table()
    tile = next(iter(state.at.values()))
    name = Teller(LIBRARY, "en").words.name("tiles", book.tiles[tile].id)

    def ask(name: str, *frame: Any) -> list[str]:
        state.stack.append((name, *frame))
        decision = Decision(0, name, [])
        said = [prompt(book, lang, state, decision) for lang in LANGUAGES]
        state.stack.pop()
        return said

    def offer(name: str, *option: Any) -> list[str]:
        return [option_text(book, lang, state, Decision(0, name, []), Option(*option)) for lang in LANGUAGES]

    assert ask("spend", 0, book.action["explore"], 1, 5, 2, 0, 0, ()) == [
        "Spend icons on Explore (2 so far, at least 1 needed).",
        "Spendi icone per Esplorare (2 finora, ne serve almeno 1).",
    ]
    assert ask("research.pay", 0, book.thing["mapping"], book.resource["iron"], 0) == [
        "How much gold stands in for iron?",
        "Quanto oro usi al posto del ferro?",
    ]
    assert ask("explore.join", 0, tile, 1)[0] == f"Player 2 has found {name}: join with a tent?"
    assert ask("reroll", 0, 1, ()) == ["Choose a die to reroll.", "Scegli un dado da rilanciare."]
    assert ask("reroll", 0, 3, ())[1] == "Scegli i dadi da rilanciare (ancora fino a 3)."
    assert offer("settle.one", "place", "hex", state.cell[tile])[0] == f"Place on {name}"
    assert offer("explore.place", "place", "hex", 10**6) == [
        "Place on an empty space",
        "Piazza su uno spazio vuoto",
    ]
    cell = next(iter(state.frontier))
    assert offer("explore.place", "place", "hex", cell)[0].startswith("Place on the empty space beside ")
    assert ask("turn-to", 0, 0, 0) == [
        "Choose a face for the white die (pioneer).",
        "Scegli una faccia per il dado bianco (Pioniere).",
    ]
    assert offer("reroll", "mark", "die", "green:wood", 2) == [
        "Reroll a green die (wood) (1 of 2)",
        "Rilancia un dado verde (legno) (1 di 2)",
    ]
    assert offer("settle.one", "take", "tent", "camp")[0] == "Take a tent from the general stock"
    assert offer("recruit.die", "recruit", "stock", "orange", 3) == [
        "Recruit an orange die (1 of 3)",
        "Recluta un dado arancione (1 di 3)",
    ]
    assert offer("spend", "spend", "icon", "general-education:settle") == [
        "Spend a settle icon from General Education",
        "Spendi un'icona Colonizzare di Istruzione Generale",
    ]
    assert offer("research.pay", "gold", "amount", 0) == ["No gold", "Niente oro"]
    assert offer("raid", "swap", "amount", 2) == ["Replace 2 tents", "Sostituisci 2 tende"]
    assert offer("act", "harvest") == ["Harvest", "Raccogliere"]
    assert offer("act", "end") == ["End turn", "Termina il turno"]
    assert offer("harvest.load", "load", "token", "wood+gold") == ["Take wood + gold", "Prendi legno + oro"]


def test_a_deed_among_the_options() -> None:
    book, state = table()
    decision = Decision(0, "do.either", [])
    said = [
        option_text(book, lang, state, decision, Option("pick", "deed", "spoils-of-war:1.2"))
        for lang in LANGUAGES
    ]
    assert said == ["Gain 1 gold and 1 basic resource", "Ottieni 1 oro e 1 risorsa base"]
    deed = next(n for n, d in enumerate(book.deeds) if d.word == "may")
    state.stack.append(("do.may", 0, deed))
    assert prompt(book, "en", state, Decision(0, "do.may", [])) == "Do you want to reroll up to 2 dice?"
    assert prompt(book, "it", state, Decision(0, "do.may", [])) == "Vuoi farlo? Rilancia fino a 2 dadi."


def test_every_hook_has_its_words() -> None:
    for name in HOOKS:
        for lang in LANGUAGES:
            assert sound(Teller(LIBRARY, lang).say(f"hook.{name}"))
