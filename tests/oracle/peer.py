"""The independent program that recorded the traces, seen with our eyes: its board, positions and actions in
the words of the traces. It is found by the name of its package, only when it is run."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from math import inf
from typing import Any

from game.engine.hexes import CORNER_NAMES, SIDE_NAMES, cell, neighbours, opposite
from game.rules.island.topology import CELLS, Topology
from tests.oracle.words import CARDS, RESOURCES

KINDS = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
OURS: Mapping[Any, str] = dict(zip(KINDS, RESOURCES, strict=True))
DEVELOPMENTS = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT")
OUR_CARD = dict(zip(DEVELOPMENTS, CARDS, strict=True))
LANDS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
TERRAINS = dict(zip((*KINDS, None), LANDS, strict=True))
PIECES = ("ROAD", "SETTLEMENT", "CITY")
STOCKS = ("ROADS_AVAILABLE", "SETTLEMENTS_AVAILABLE", "CITIES_AVAILABLE")
ASKED = {
    "BUILD_INITIAL_SETTLEMENT": "first settlement",
    "BUILD_INITIAL_ROAD": "first road",
    "MOVE_ROBBER": "robber",
    "DISCARD": "discard",
}
SAID = {
    "ROLL": "roll",
    "END_TURN": "end",
    "BUY_DEVELOPMENT_CARD": "buy",
    "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "roads",
}
TRADE = "MARITIME_TRADE"
CLOCK = "MAX_SEARCH_TIME_SECS"
"""Seconds, by the clock on the wall, after which a search is cut short."""
OPPONENTS: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "random": ("models.player", "RandomPlayer", ()),
    "value": ("players.value", "ValueFunctionPlayer", ()),
    "alphabeta": ("players.minimax", "AlphaBetaPlayer", (2,)),
}
"""By name, where a player is found there, and with which depth it is made."""
POINTS = {"NORTH": "N", "SOUTH": "S", "EAST": "E", "WEST": "W"}


def compass(name: str) -> str:
    """NORTHEAST is NE."""
    return "".join(letter for word, letter in POINTS.items() if word in name)


class Places:
    """Its tiles, nodes and edges, and our hexes, corners and paths."""

    def __init__(self, land: Mapping[tuple[int, int, int], Any]) -> None:
        self.top = top = Topology()
        self.hexagon: dict[tuple[int, int, int], int] = {}
        self.corner: dict[int, str] = {}
        self.path: dict[tuple[int, ...], str] = {}
        for cube, tile in land.items():
            number = self.hexagon[cube] = top.hex_at[cell(cube[0], cube[2])]
            for ref, node in tile.nodes.items():
                corner = top.corners_of[number][CORNER_NAMES.index(compass(ref.value))]
                if self.corner.setdefault(node, top.corner_names[corner]) != top.corner_names[corner]:
                    raise ValueError(f"node {node} is two corners")
            for ref, edge in tile.edges.items():
                path = top.paths_of[number][SIDE_NAMES.index(compass(ref.value))]
                self.path[tuple(sorted(edge))] = top.path_names[path]
        if (len(self.hexagon), len(self.corner), len(self.path)) != (19, 54, 72):
            raise ValueError("the board there is not the one of four players")


def spoken(places: Places, seats: Mapping[Any, int], action: Any) -> str:
    """One of its actions in the words of the traces; `seats` by what it calls their players."""
    value = action.value
    match action.action_type.value:
        case "BUILD_SETTLEMENT":
            return f"settle {places.corner[value]}"
        case "BUILD_CITY":
            return f"city {places.corner[value]}"
        case "BUILD_ROAD":
            return f"road {places.path[tuple(sorted(value))]}"
        case "MOVE_ROBBER":
            victim = [] if value[1] is None else [seats[value[1]]]
            return " ".join(map(str, ["robber", places.hexagon[value[0]], *victim]))
        case "PLAY_YEAR_OF_PLENTY":
            return " ".join(["plenty", *(OURS[kind] for kind in sorted(value, key=KINDS.index))])
        case "PLAY_MONOPOLY":
            return f"monopoly {OURS[value]}"
        case "MARITIME_TRADE":
            *given, wanted = [OURS[kind] for kind in value if kind is not None]
            return f"bank {given[0]} {len(given)} {wanted}"
        case "DISCARD_RESOURCE":
            return " ".join(["discard", *(str(int(kind == value)) for kind in KINDS)])
        case other:
            return SAID[other]


class Table:
    """One game there."""

    def __init__(self, package: str, against: str, seed: int) -> None:
        place, player, given = OPPONENTS[against]
        module = import_module(f"{package}.{place}")
        if hasattr(module, CLOCK):
            # Or else it would play worse where others use the processor too.
            setattr(module, CLOCK, inf)
        kind = getattr(module, player)
        colours = import_module(f"{package}.models.player").Color
        self.game = import_module(f"{package}.game").Game([kind(c, *given) for c in colours], seed=seed)
        self.longest = import_module(f"{package}.game").TURNS_LIMIT
        self.state = self.game.state
        self.places = Places(self.state.board.map.land_tiles)

    # Playing

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return int(self.state.current_player_index)

    @property
    def ask(self) -> str:
        prompt = self.state.current_prompt.value
        return ASKED.get(prompt, "free road" if self.state.is_road_building else "turn")

    @property
    def over(self) -> bool:
        return self.game.winning_color() is not None or self.state.num_turns >= self.longest

    @property
    def winner(self) -> int | None:
        colour = self.game.winning_color()
        return None if colour is None else int(self.state.color_to_index[colour])

    def offered(self) -> dict[str, Any]:
        """What may be done, by our words for it."""
        return {self.words(action): action for action in self.game.playable_actions}

    def decide(self) -> Any:
        """What the player there does whose choice it is.

        Trades with the bank, the last of all, come out of a set, in an order that no hash seed fixes."""
        actions = self.game.playable_actions
        actions.sort(key=lambda action: self.words(action) if action.action_type.value == TRADE else "")
        return self.state.players[self.seat].decide(self.game, actions)

    def execute(self, action: Any) -> Any:
        """Do it; what chance brought, in our words."""
        result = self.game.execute(action).result
        match action.action_type.value:
            case "ROLL":
                return list(result)
            case "BUY_DEVELOPMENT_CARD":
                return OUR_CARD[result]
            case "MOVE_ROBBER":
                return OURS[result] if result else None
        return None

    def words(self, action: Any) -> str:
        return spoken(self.places, self.state.color_to_index, action)

    # Looking

    def board(self) -> dict[str, Any]:
        there = self.state.board.map
        tiles = {self.places.hexagon[cube]: tile for cube, tile in there.land_tiles.items()}
        ports = [(cube, tile) for cube, tile in there.tiles.items() if hasattr(tile, "direction")]
        return {
            "hexes": [[TERRAINS[tiles[n].resource], tiles[n].number] for n in range(len(CELLS))],
            "robber": self._robber(),
            "harbours": [self._harbour(cube, port) for cube, port in ports],
        }

    def _harbour(self, cube: tuple[int, int, int], port: Any) -> list[str]:
        """A port lies at sea and looks at its land."""
        sea, side = cell(cube[0], cube[2]), SIDE_NAMES.index(compass(port.direction.value))
        top = self.places.top
        path = top.paths_of[top.hex_at[neighbours(sea)[side]]][opposite(side)]
        return [top.path_names[path], OURS[port.resource] if port.resource else "3:1"]

    def _robber(self) -> int:
        return self.places.hexagon[self.state.board.robber_coordinate]

    def _of(self, seat: int, *names: str) -> list[int]:
        return [self.state.player_state[f"P{seat}_{name}"] for name in names]

    def _standing(self, piece: str) -> list[list[str]]:
        found = [self.state.buildings_by_color[colour][piece] for colour in self.state.colors]
        if piece == "ROAD":
            return [sorted({self.places.path[tuple(sorted(edge))] for edge in mine}) for mine in found]
        return [sorted(self.places.corner[node] for node in mine) for mine in found]

    def _holder(self, award: str) -> int | None:
        return next((seat for seat in range(4) if self._of(seat, award)[0]), None)

    def snapshot(self) -> dict[str, Any]:
        seats, state = range(4), self.state
        roads, settlements, cities = map(self._standing, PIECES)
        return {
            "hand": [self._of(seat, *(f"{kind}_IN_HAND" for kind in KINDS)) for seat in seats],
            "cards": [self._of(seat, *(f"{card}_IN_HAND" for card in DEVELOPMENTS)) for seat in seats],
            "played": [self._of(seat, *(f"PLAYED_{card}" for card in DEVELOPMENTS)) for seat in seats],
            "left": [self._of(seat, *STOCKS) for seat in seats],
            "roads": roads,
            "settlements": settlements,
            "cities": cities,
            "visible": [self._of(seat, "VICTORY_POINTS")[0] for seat in seats],
            "true": [self._of(seat, "ACTUAL_VICTORY_POINTS")[0] for seat in seats],
            "road length": [state.board.road_lengths.get(colour, 0) for colour in state.colors],
            "longest road": self._holder("HAS_ROAD"),
            "largest army": self._holder("HAS_ARMY"),
            "bank": list(state.resource_freqdeck),
            "deck": len(state.development_listdeck),
            "robber": self._robber(),
            "turn": state.current_turn_index,
            "seat": self.seat,
            "ask": self.ask,
        }
