"""Recorded games: the same legal actions, the same state and the same end at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.chance import Chance, Outcome
from game.engine.decision import Decision, Option
from game.engine.run import advance, answer, run
from game.engine.state import State
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.scoring import points_of, total
from game.rules.island.state import IslandState
from game.rules.island.topology import bits
from tests.oracle.traces import PARTS, book_for, lines, set_up

ASKS = {
    "start": "first settlement",
    "start.road": "first road",
    "roll": "turn",
    "act": "turn",
    "free-road": "free road",
    "robber": "robber",
    "discard": "discard",
}
CARDS = ("knight", "road-building", "plenty", "monopoly", "landmark")
PLAYED = {"knight": "knight", "road-building": "roads"}
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
FORCED = ("free road", "first road")
"""What we do not ask when there is one path only."""


@pytest.mark.parametrize("part", range(PARTS))
def test_oracle_games(part: int) -> None:
    for name, trace in lines("games", part):
        Replay(name, trace).run()


class Replay:
    def __init__(self, name: str, trace: Any) -> None:
        self.name, self.trace = name, trace
        self.book = book_for(len(trace["players"]))
        self.state = set_up(self.book, trace["board"])
        self.coming: list[Outcome] = [(0,)]
        """Chance as it will come; seat 0 begins."""
        self.merged: dict[str, Any] = trace["start"]
        self.number = 0
        self.decision = self.advance()

    def run(self) -> None:
        self.compare()
        steps = self.trace["steps"]
        while self.number < len(steps):
            step = steps[self.number]
            if step["do"].startswith("discard"):
                self.discard(steps)
            elif self.forced(step):
                self.merged = {**self.merged, **step["then"]}
            else:
                self.take(step)
            self.number += 1
            if self.number == len(steps) or not self.forced(steps[self.number]):
                self.compare()
        assert (self.decision is None) == (self.trace["end"]["winner"] is not None), self.where()
        if self.decision is None:
            assert self.state.winners == [self.trace["end"]["winner"]], self.where()

    def where(self) -> str:
        return f"{self.name}, game {self.trace['game']}, step {self.number}"

    # Chance and choices

    def resolve(self, state: State, chance: Chance) -> Outcome:
        assert self.coming, f"{self.where()}: {chance.kind} was not recorded"
        outcome = self.coming.pop(0)
        assert chance.allows(outcome), f"{self.where()}: {chance.kind} can't give {outcome}"
        return outcome

    def advance(self) -> Decision | None:
        return advance(self.book, self.state, self.resolve)

    def choose(self, key: str) -> None:
        assert self.decision is not None, f"{self.where()}: over before {key}"
        option = self.decision.find(key)
        legal = [o.key for o in self.decision.options]
        assert option is not None, f"{self.where()}: {key} is not offered in {self.decision.ask}: {legal}"
        answer(self.book, self.state, option)
        self.decision = self.advance()

    def forced(self, step: Any) -> bool:
        """A path that was the only one, so that we did not ask: taken already."""
        if self.merged["ask"] not in FORCED or len(step["legal"]) != 1:
            return False
        return self.decision is None or [f"road {o.at}" for o in self.decision.options] != step["legal"]

    def take(self, step: Any) -> None:
        assert self.decision is not None, f"{self.where()}: over too early"
        assert self.decision.seat == step["seat"], f"{self.where()}: seat {self.decision.seat} is asked"
        mine = set(words(self.book, self.state, self.decision))
        legal = set(step["legal"])
        if mine != legal:
            raise AssertionError(
                f"{self.where()}\nstate before: {self.merged}\nlegal there: {sorted(legal)}\n"
                f"legal here: {sorted(mine)}\n"
                f"only there: {sorted(legal - mine)}\nonly here: {sorted(mine - legal)}"
            )
        self.carry_out(step["do"].split(" "), step.get("chance"))
        assert not self.coming, f"{self.where()}: {self.coming} never came"
        self.merged = {**self.merged, **step["then"]}

    def carry_out(self, did: list[str], chance: Any) -> None:
        match did:
            case ["settle", corner]:
                self.choose(f"settle corner {corner}")
            case ["road", path]:
                self.choose(f"road edge {path}")
            case ["city", corner]:
                self.choose(f"city corner {corner}")
            case ["roll"]:
                self.coming = [tuple(chance)]
                self.choose("roll")
            case ["buy"]:
                self.coming = [(CARDS.index(chance_card(chance)),)]
                self.choose("buy")
            case ["end"]:
                self.choose("end")
            case ["knight"]:
                self.choose("play card knight")
            case ["roads"]:
                self.choose("play card road-building")
            case ["plenty", *kinds]:
                self.choose("play card plenty")
                for kind in kinds:
                    if self.decision and self.decision.ask == "take":
                        self.choose(f"take resource {kind}")
            case ["monopoly", kind]:
                self.choose("play card monopoly")
                self.choose(f"name resource {kind}")
            case ["bank", give, _, get]:
                self.choose(f"bank resource {give}")
                if self.decision and self.decision.ask == "bank":
                    self.choose(f"take resource {get}")
            case ["robber", hexagon, *victim]:
                self.coming = [(RESOURCES.index(chance),)] if chance else []
                self.choose(f"robber hex {hexagon}")
                if self.decision and self.decision.ask == "rob":
                    self.choose(f"rob seat {victim[0]}")
            case ["swap", seat, *numbers]:
                self.swap(int(seat), [int(n) for n in numbers])
            case _:
                raise AssertionError(f"{self.where()}: what is {did}?")

    def swap(self, seat: int, numbers: list[int]) -> None:
        """By our own decisions: offered to all, the others decline."""
        gives = [kind for kind, n in zip(RESOURCES, numbers[:5], strict=True) for _ in range(n)]
        wants = [kind for kind, n in zip(RESOURCES, numbers[5:], strict=True) for _ in range(n)]
        self.choose(f"offer resource {gives[0]}")
        for kind in gives[1:]:
            self.choose(f"give resource {kind}")
        for kind in wants:
            self.choose(f"want resource {kind}")
        assert self.decision is not None
        self.choose("all" if self.decision.find("all") else f"to seat {seat}")
        while self.decision is not None and self.decision.ask == "reply":
            self.choose("accept" if self.decision.seat == seat else "decline")
        self.choose(f"deal seat {seat}")

    def discard(self, steps: list[Any]) -> None:
        """All of one seven; in whichever order the seats are asked."""
        given: dict[int, list[str]] = {}
        while True:
            step = steps[self.number]
            numbers = [int(n) for n in step["do"].split(" ")[1:]]
            given[step["seat"]] = [k for k, n in zip(RESOURCES, numbers, strict=True) for _ in range(n)]
            self.merged = {**self.merged, **step["then"]}
            following = steps[self.number + 1] if self.number + 1 < len(steps) else None
            if following is None or not following["do"].startswith("discard"):
                break
            self.number += 1
        while self.decision is not None and self.decision.ask == "discard":
            cards = given[self.decision.seat]
            assert cards, f"{self.where()}: seat {self.decision.seat} must discard more than recorded"
            self.choose(f"discard resource {cards.pop()}")
        assert not any(given.values()), f"{self.where()}: recorded discards that nobody asked for: {given}"

    # The state in the words of the trace

    def compare(self) -> None:
        mine = snapshot(self.book, self.state, self.decision)
        wanted = self.merged
        if self.decision is None:
            wanted = {**wanted, "seat": None, "ask": None}
        elif self.decision.ask == "discard":
            # In whichever order the seats are asked: one of those who have too many cards.
            assert sum(mine["hand"][self.decision.seat]) > 7, self.where()
            wanted = {**wanted, "seat": self.decision.seat}
        differs = {key: (mine[key], wanted[key]) for key in wanted if mine[key] != wanted[key]}
        assert not differs, f"{self.where()}: here, there: {differs}"


def chance_card(name: str) -> str:
    """Names of cards in the trace that are not ours."""
    return {"road building": "road-building", "year of plenty": "plenty", "victory point": "landmark"}.get(
        name, name
    )


def snapshot(b: IslandBook, s: IslandState, decision: Decision | None) -> dict[str, Any]:
    seats = range(s.seats)
    top = b.top

    def corners(mask: int) -> list[str]:
        return sorted(top.corner_names[c] for c in bits(mask))

    return {
        "hand": s.hand,
        "cards": s.cards,
        "played": s.played,
        "left": [[in_stock(b, s, seat, piece) for piece in (ROAD, SETTLEMENT, CITY)] for seat in seats],
        "roads": [sorted(top.path_names[p] for p in bits(s.roads[seat])) for seat in seats],
        "settlements": [corners(s.houses[seat] & ~s.cities[seat]) for seat in seats],
        "cities": [corners(s.cities[seat]) for seat in seats],
        "visible": [points_of(b, s, seat) for seat in seats],
        "true": [total(b, s, seat) for seat in seats],
        "road length": s.length,
        "longest road": s.longest if s.longest >= 0 else None,
        "largest army": s.army if s.army >= 0 else None,
        "bank": s.bank,
        "deck": s.undrawn,
        "robber": s.robber,
        "turn": s.active if s.active >= 0 else decision and decision.seat,
        "seat": decision and decision.seat,
        "ask": decision and ASKS[decision.ask],
    }


# Our options in the words of the trace


def words(b: IslandBook, s: IslandState, decision: Decision) -> Iterator[str]:
    for option in decision.options:
        match option.verb:
            case "settle" | "city" | "road":
                yield f"{option.verb} {option.at}"
            case "roll" | "end" | "buy":
                yield option.verb
            case "offer":
                pass
            case "robber":
                yield from _robberies(b, s, option)
            case "bank":
                for events in _ends(b, s, option):
                    _, _, kind, rate, wanted = next(e for e in events if e[0] == "bank")
                    yield f"bank {RESOURCES[kind]} {rate} {RESOURCES[wanted]}"
            case "play" if option.at == "plenty":
                for events in _ends(b, s, option):
                    kinds = sorted(e[2] for e in events if e[0] == "took")
                    yield " ".join(["plenty", *(RESOURCES[k] for k in kinds)])
            case "play" if option.at == "monopoly":
                asked = _after(b, s, option)[1]
                assert isinstance(asked, Decision) and asked.ask == "monopoly"
                yield from (f"monopoly {o.at}" for o in asked.options)
            case "play":
                yield PLAYED[str(option.at)]
            case _:
                yield f"what is {option.key}?"


def _after(b: IslandBook, s: IslandState, option: Option) -> tuple[IslandState, Decision | Chance | None]:
    ahead = s.copy()
    answer(b, ahead, option)
    return ahead, run(b, ahead)


def _robberies(b: IslandBook, s: IslandState, option: Option) -> Iterator[str]:
    """The hex and the victim are two decisions, or one if there is one victim."""
    ahead, pause = _after(b, s, option)
    if isinstance(pause, Decision) and pause.ask == "rob":
        yield from (f"robber {option.at} {o.at}" for o in pause.options)
    elif isinstance(pause, Chance):
        yield f"robber {option.at} {ahead.stack[-1][2]}"
    else:
        yield f"robber {option.at}"


def _ends(b: IslandBook, s: IslandState, option: Option) -> Iterator[list[Any]]:
    """What happens in every way to finish what the option begins."""
    ahead, pause = _after(b, s, option)
    events = list(ahead.events)
    if not isinstance(pause, Decision) or pause.ask not in ("take", "bank"):
        yield events
        return
    for further in pause.options:
        for more in _ends(b, ahead, further):
            yield events + more
