"""What must be true of the base game's content as a whole, and that the scenarios reach all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from game.engine.content import Entry
from game.engine.game import Setup
from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.rules.western_sea import content
from game.rules.western_sea.content import DieEntry, Seal, SetEntry, TechnologyEntry, TileEntry
from game.rules.western_sea.effects import VERBS
from game.rules.western_sea.game import GAME
from game.rules.western_sea.hooks import HOOKS
from game.rules.western_sea.modules import KINDS
from game.rules.western_sea.state import SeaState
from tests.rules.western_sea.scenario import Scenario, scenarios
from tests.rules.western_sea.scenario import library as library_with_plain_packs

Powered = TileEntry | TechnologyEntry | content.PowerEntry
BASE = open_library(GAME)
TILES = [t for t in BASE.of("tiles", TileEntry).values() if not t.module]
TECHNOLOGIES = list(BASE.of("technologies", TechnologyEntry).values())
CARDS = [e for kind in KINDS for e in BASE.of(kind, Entry).values() if isinstance(e, content.PowerEntry)]
"""What modules bring that does something."""
SCENARIOS = [scenario for _, scenario in scenarios()]
SEALS = {"green": range(1, 12), "yellow": range(12, 23), "orange": range(23, 34), "red": range(34, 45)} | {
    "purple": range(45, 56)
}

# Tiles


def test_there_are_forty_tiles_in_three_stacks() -> None:
    assert [t.number for t in TILES] == list(range(1, 41))
    assert [t.number for t in TILES if t.start] == list(range(1, 8))
    assert [t.players for t in TILES if not t.start] == [2] * 19 + [3] * 8 + [4] * 6


@pytest.mark.parametrize(("players", "stack"), [(2, 19), (3, 27), (4, 33)])
def test_the_stack_grows_with_the_players(players: int, stack: int) -> None:
    setup = Setup(game=GAME.name, seats=("human",) * players)
    state = GAME.start(GAME.make_book(BASE, setup), setup)
    assert isinstance(state, SeaState)
    assert (len(state.pile), len(state.starts)) == (stack, 7)


def test_terrains_are_spread_as_the_page_says() -> None:
    spread = {"forest": 10, "plains": 10, "mountain": 8, "hills": 6, "desert": 6}
    assert Counter(t.terrain for t in TILES) == spread
    in_every_game = Counter(t.terrain for t in TILES if 8 <= t.number <= 26)
    assert in_every_game["hills"] >= 3
    assert in_every_game["desert"] >= 3


def test_kinds_of_tiles() -> None:
    kinds = Counter(t.kind for t in TILES)
    assert set(kinds) == {"placement", "presence", "factory", "points"}
    assert kinds["placement"] >= 10
    bonuses = [e.gain for t in TILES if t.kind == "placement" for e in t.do if e.gain]
    assert sum(1 for gain in bonuses if gain.tents == 2) >= 3
    tracks = [t.id for t in TILES for m in t.while_ if (m.raise_ or {}).get("die-track") == 1]
    assert len(tracks) == len(set(tracks)) == 8
    assert all(t.kind == "presence" for t in TILES if t.id in tracks)


def test_presence_tiles_convert_give_icons_and_defend() -> None:
    words = {m.word for t in TILES for m in t.while_}
    raised = {name for t in TILES for m in t.while_ for name in m.raise_ or {}}
    assert {"convert", "icon", "guard"} <= words
    assert "defence" in raised


def test_points_of_tiles() -> None:
    shown = [t.points for t in TILES if t.points]
    assert min(shown) == (1, 0)
    assert max(shown) == (10, 5)
    assert all(10 >= high >= low >= 0 for high, low in shown)
    assert any(not t.points for t in TILES)


# Dice


def test_dice_are_those_of_the_page_but_for_what_simulation_changed() -> None:
    """Count, starting dice, terrain and faces; white shows raid, so that raids need no grey die."""
    table = {
        "white": (12, 3, None, "pioneer, explore, settle, raid+raid, recruit+research, trade"),
        "green": (9, 1, "forest", "wood, wood+wood, explore, explore+settle, recruit, pioneer"),
        "yellow": (9, 1, "plains", "food, food+food, settle, settle+settle, recruit, pioneer"),
        "grey": (7, 0, "mountain", "iron, iron+iron, raid, raid+raid, research, pioneer"),
        "brown": (7, 0, "hills", "wood, research, research+research, recruit+settle, settle, pioneer"),
        "orange": (7, 0, "desert", "gold, trade, trade+trade, raid, explore, pioneer"),
    }
    dice = [d for d in BASE.of("dice", DieEntry).values() if not d.module]
    assert {
        d.id: (d.count, d.start, d.terrain, ", ".join("+".join(f) for f in d.faces)) for d in dice
    } == table
    assert [d.id for d in dice if not d.limited] == ["white"]


# Technologies


def test_numbers_of_technologies_go_by_seal() -> None:
    for tech in base_technologies():
        assert tech.seal is not None
        assert tech.number in SEALS[tech.seal], tech.id


def test_there_are_eleven_technologies_of_each_seal() -> None:
    assert [t.number for t in base_technologies()] == list(range(1, 56))


def test_costs_of_technologies() -> None:
    for tech in base_technologies():
        tokens = tech.cost.food + tech.cost.wood + tech.cost.iron + tech.cost.gold
        assert (1 <= tech.cost.icons <= 3, tokens <= 3, len(tech.cost.terrains) <= 2) == (True,) * 3, tech.id
        assert 0 <= tech.points <= 5, tech.id


def test_most_technologies_are_pure_data() -> None:
    with_hook = [t.id for t in base_technologies() if hooks_used([t])]
    assert len(with_hook) * 2 <= len(base_technologies())


def test_technologies_change_rules_and_not_only_numbers() -> None:
    changing = (
        "convert",
        "icon",
        "access",
        "waive",
        "hook",
        "act",
        "deal",
        "steal",
        "draw",
        "wake",
        "explore",
    )
    parts = {t.id: [p.word for p in parts_of(t) if isinstance(p, content.OneOf)] for t in base_technologies()}
    assert len([t for t, words in parts.items() if any(w in changing for w in words)]) >= 10


def test_technologies_that_the_sources_name() -> None:
    """With what the sources say of them."""
    found = {t.id: t for t in base_technologies()}
    assert {m.word for m in found["general-education"].while_} == {"icon"}
    assert {m.word for m in found["scientific-inquiry"].while_} == {"convert"}
    assert [name for m in found["mapping"].while_ for name in m.raise_ or {}] == ["explore-more"]
    assert "research-less" in [name for m in found["improved-research"].while_ for name in m.raise_ or {}]
    assert {"manifest-destiny", "gold-rush"} <= set(found)


def test_no_technology_is_a_copy_of_another() -> None:
    """Not even with other numbers, icons, terrains, colours, seals, resources or actions, nor more often."""
    seen: dict[bytes, str] = {}
    for tech in TECHNOLOGIES:
        rules = [struck_out(r) for r in (tech.do, tech.while_, tech.when, tech.score)]
        shape = msgspec.json.encode(rules, order="sorted")
        assert shape not in seen, f"{tech.id} does what {seen[shape]} does"
        seen[shape] = tech.id


NAMES = {
    *[name for kind in ("icons", "terrains", "dice") for name in BASE.entries[kind]],
    *SEALS,
    "harvest",
    "basic",
}


def struck_out(value: Any) -> Any:
    """Without numbers and names; what then comes twice in a list counts once."""
    value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return {
            "_" if key in NAMES and not VERBS.get(key) else key: struck_out(v) for key, v in value.items()
        }
    if isinstance(value, list | tuple):
        items = [struck_out(item) for item in value]
        return [item for n, item in enumerate(items) if item not in items[:n]]
    if isinstance(value, bool):
        return value
    return "_" if isinstance(value, int) or value in NAMES else value


def test_sets_hold_as_many_of_each_seal_as_are_dealt() -> None:
    dealt = {"green": 2, "yellow": 2, "orange": 1, "red": 2, "purple": 2}
    found = {t.id: t for t in TECHNOLOGIES}
    for entry in BASE.of("sets", SetEntry).values():
        if not entry.module and not entry.extends:
            assert Counter(found[name].seal for name in entry.technologies) == dealt, entry.id


def base_technologies() -> list[TechnologyEntry]:
    return [t for t in TECHNOLOGIES if not t.module and t.number < 100]


# Every entry


def test_every_entry_has_a_source_and_a_name_in_both_languages() -> None:
    assert tuple(LANGUAGES) == ("en", "it")
    for kind, entries in BASE.entries.items():
        for name, entry in entries.items():
            assert entry.source in ("rulebook", "public", "house")
            if not entry.named:
                continue
            for language in LANGUAGES:
                text = BASE.texts[language][kind][name]
                assert isinstance(text, dict) and text["name"].strip(), f"{language}: {kind} {name}"


@pytest.mark.parametrize("kind", ["tiles", "technologies"])
def test_no_two_entries_share_a_name(kind: str) -> None:
    for language in LANGUAGES:
        names = [text["name"] for text in BASE.texts[language][kind].values() if isinstance(text, dict)]
        assert len(names) == len(set(names))


def test_a_scenario_fails_without_each_entry_that_does_something() -> None:
    tested = {off["entry"] for scenario in SCENARIOS for off in offs(scenario) if "entry" in off}
    acting = [t.id for t in TILES if t.do or t.while_] + [t.id for t in TECHNOLOGIES if does_something(t)]
    acting += [card.id for card in CARDS]
    assert [name for name in acting if name not in tested] == []


def test_a_scenario_names_each_tile_that_has_points_alone() -> None:
    mentioned = {word for scenario in SCENARIOS for word in words_in([scenario.given, scenario.expect])}
    assert [t.id for t in TILES if not (t.do or t.while_) and t.id not in mentioned] == []


def test_names_of_scenarios_are_sentences_and_none_comes_twice() -> None:
    names = [s.name for s in SCENARIOS]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    assert [name for name in names if not name[0].isupper() or name.endswith(".") or " " not in name] == []


def does_something(tech: TechnologyEntry) -> bool:
    return bool(tech.do or tech.while_ or tech.when or tech.score)


def offs(scenario: Scenario) -> list[dict[str, Any]]:
    return scenario.off if isinstance(scenario.off, list) else [scenario.off]


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)
    else:
        yield str(value)


# The vocabulary


PARTS: tuple[type[msgspec.Struct], ...] = (
    content.Effect,
    content.Gain,
    content.Recruit,
    content.Place,
    content.Dice,
    content.Exchange,
    content.Act,
    content.Research,
    content.Modifier,
    content.Convert,
    content.Waive,
    content.Trigger,
    content.AtLeast,
    content.Score,
    content.Count,
    content.Tiles,
)


def test_every_kind_of_rule_is_used_by_the_base_game() -> None:
    assert any(t.do for t in TECHNOLOGIES)
    assert any(t.while_ for t in TECHNOLOGIES)
    assert any(t.when for t in TECHNOLOGIES)
    assert any(t.score for t in TECHNOLOGIES)
    assert hooks_used(TECHNOLOGIES)


def test_every_word_is_used_by_an_entry_that_a_scenario_is_about() -> None:
    used = set(words_used(entries_under_test()))
    defined = {(part.__name__, name) for part in PARTS for name in part.__struct_fields__}
    assert sorted(defined - used) == []


def test_every_value_that_a_word_may_have_is_used() -> None:
    parts = list(parts_of(entries_under_test()))
    events = {p.event for p in parts if isinstance(p, content.Trigger)}
    assert events == set(literals(content.EventName))
    assert {p.face for p in parts if isinstance(p, content.Dice)} == {"rolled", "chosen"}
    assert {p.hold for p in parts if isinstance(p, content.Tiles)} == {"present", "controlled", "governed"}
    assert {p.points for p in parts if isinstance(p, content.Tiles)} == {None, True, False}
    assert {p.cost for p in parts if isinstance(p, content.Waive)} == {"terrains", "tokens"}
    assert {p.whose for p in parts if isinstance(p, content.Trigger)} == {"own", "others"}
    counts = [p for p in parts if isinstance(p, content.Count)]
    assert {c.tents for c in counts if c.tents} == {"map", "supply"}
    for special, of_count in (
        ({"all", "colours"}, {c.dice for c in counts if c.dice}),
        ({"all", "seals"}, {c.technologies for c in counts if c.technologies}),
        ({"all", "kinds"}, {c.tokens for c in counts if c.tokens}),
    ):
        assert special < of_count, "also a colour, a seal and a resource by name"


def test_every_verb_is_carried_out() -> None:
    assert set(VERBS) == set(content.Effect.__struct_fields__)


def test_seals_are_those_of_the_numbers() -> None:
    assert set(literals(Seal)) == set(SEALS)


def test_hooks_are_registered_used_and_tested() -> None:
    assert hooks_used([*TECHNOLOGIES, *TILES, *CARDS]) == set(HOOKS)
    assert hooks_used(entries_under_test()) == set(HOOKS)


def entries_under_test() -> list[Powered]:
    """Of the base game and the plain packs, those that some scenario switches off."""
    library = library_with_plain_packs()
    tested = {off["entry"] for scenario in SCENARIOS for off in offs(scenario) if "entry" in off}
    things: list[Powered] = [*library.of("tiles", TileEntry).values(), *CARDS]
    things += library.of("technologies", TechnologyEntry).values()
    return [thing for thing in things if thing.id in tested]


def hooks_used(entries: Iterable[Powered]) -> set[str]:
    return {p.hook for p in parts_of(entries) if isinstance(p, content.Effect) and p.hook}


def words_used(entries: Iterable[Powered]) -> Iterator[tuple[str, str]]:
    for part in parts_of(entries):
        for field in msgspec.structs.fields(part):
            if getattr(part, field.name) != field.default:
                yield type(part).__name__, field.name


def parts_of(value: Any) -> Iterator[msgspec.Struct]:
    """Every typed piece inside entries."""
    if isinstance(value, content.Part):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from parts_of(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from parts_of(item)


def literals(kind: Any) -> tuple[str, ...]:
    args: tuple[str, ...] = kind.__args__
    return args
