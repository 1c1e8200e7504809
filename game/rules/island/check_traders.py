"""What must hold of the traders' content: hexes, sides and paths that exist, wares that somebody wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.rules.island.check_maps import base_terrains
from game.rules.island.content import PlazaEntry, ResourceEntry, TerrainEntry, WagonEntry, WareEntry
from game.rules.island.topology import Topology


def check_traders(library: Library) -> Iterator[Complaint]:
    plazas, top = library.of("plazas", PlazaEntry), Topology()
    complaints = [each for plaza in plazas.values() for each in _plaza(library, top, plaza)]
    yield from complaints
    if plazas and not complaints:
        yield from _box(library, top, plazas)
    yield from _wares(library, plazas)
    yield from _wagons(library)


def _plaza(library: Library, top: Topology, plaza: PlazaEntry) -> Iterator[Complaint]:
    terrains, wares = library.of("terrains", TerrainEntry), library.entries["wares"]
    number, _, terrain = plaza.hexagon.partition(" ")
    if not number.isdigit() or int(number) >= len(top.cells):
        message = f"'{plaza.hexagon}' is on no hex"
        remedy = f"write a number below {len(top.cells)}, as in '2 quarry'"
        yield Complaint("plazas", plaza.id, ("hex",), message, remedy)
        return
    if terrain not in terrains:
        remedy = did_you_mean(terrain, terrains) or "add it to terrains.yaml"
        yield Complaint("plazas", plaza.id, ("hex",), f"there is no terrain '{terrain}'", remedy)
    coast = [top.path_names[path] for path in top.paths_of[int(number)] if top.shore >> path & 1]
    for n, name in enumerate(plaza.sea):
        if name not in coast:
            remedy = f"use one of: {', '.join(coast)}" if coast else "leave 'sea' empty"
            yield Complaint("plazas", plaza.id, ("sea", n), f"'{name}' is no side at the sea", remedy)
    if plaza.barbarian not in top.path:
        remedy = did_you_mean(plaza.barbarian, top.path) or "name the lowest hex at it and its side, as 1-SE"
        message = f"there is no path '{plaza.barbarian}'"
        yield Complaint("plazas", plaza.id, ("barbarian",), message, remedy)
    for name in plaza.wares:
        if name not in wares:
            remedy = did_you_mean(name, wares) or "add it to wares.yaml"
            yield Complaint("plazas", plaza.id, ("wares", name), f"there is no ware '{name}'", remedy)
    for name in plaza.removes:
        if name not in base_terrains(library):
            remedy = did_you_mean(name, base_terrains(library)) or "name a terrain of the base game"
            message = f"no terrain '{name}' can be left out"
            yield Complaint("plazas", plaza.id, ("removes", name), message, remedy)


def _box(library: Library, top: Topology, plazas: dict[str, PlazaEntry]) -> Iterator[Complaint]:
    last = next(reversed(plazas))
    for hexagon, n in Counter(plaza.hexagon.split(" ")[0] for plaza in plazas.values()).items():
        if n > 1:
            message = f"hex {hexagon} has two plazas"
            yield Complaint("plazas", last, ("hex",), message, "give every plaza a hex of its own")
    for path, n in Counter(plaza.barbarian for plaza in plazas.values()).items():
        if n > 1:
            message = f"two barbarians begin on {path}"
            yield Complaint("plazas", last, ("barbarian",), message, "give every barbarian a path of its own")
    closed = [name for plaza in plazas.values() for name in plaza.sea]
    for plaza in plazas.values():
        if plaza.barbarian in closed:
            message = f"no barbarian can be on {plaza.barbarian}, the sea side of a trade hex"
            yield Complaint("plazas", plaza.id, ("barbarian",), message, "name a path inland, such as 1-SE")
    removed = sum(n for plaza in plazas.values() for n in plaza.removes.values())
    if removed != len(plazas):
        message = f"{removed} terrains are left out for {len(plazas)} trade hexes"
        yield Complaint("plazas", last, ("removes",), message, "leave out as many as there are trade hexes")


def _wares(library: Library, plazas: dict[str, PlazaEntry]) -> Iterator[Complaint]:
    for ware in library.of("wares", WareEntry).values():
        if ware.to not in plazas:
            remedy = did_you_mean(ware.to, plazas) or "name one of plazas.yaml"
            yield Complaint("wares", ware.id, ("to",), f"there is no plaza '{ware.to}'", remedy)
        elif ware.id in plazas[ware.to].wares:
            message = f"is wanted where it comes from, at '{ware.to}'"
            yield Complaint("wares", ware.id, ("to",), message, "let it be wanted at another plaza")


def _wagons(library: Library) -> Iterator[Complaint]:
    bank = library.of("resources", ResourceEntry)
    for n, wagon in enumerate(library.of("wagons", WagonEntry).values()):
        if not n and wagon.price:
            message = "the first wagon is everybody's from the start"
            yield Complaint("wagons", wagon.id, ("price",), message, "leave its 'price' out")
        if n and not wagon.price:
            message = "costs nothing, so nobody would wait for it"
            yield Complaint("wagons", wagon.id, (), message, "add a 'price' of at least one resource")
        for name, cards in wagon.price.items():
            if name not in bank:
                remedy = did_you_mean(name, bank) or "add it to resources.yaml"
                yield Complaint("wagons", wagon.id, ("price", name), f"no resource is '{name}'", remedy)
            elif cards > bank[name].count:
                message = f"can't be paid: {cards} {name}, and there are only {bank[name].count}"
                remedy = f"ask for at most {bank[name].count}, or raise the 'count' of {name}"
                yield Complaint("wagons", wagon.id, ("price", name), message, remedy)
