"""Pictures that were made before, those used last, up to so many pixels: memory stays within bounds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

LARGEST_SCALE = 2.0


class PictureCache:
    def __init__(self, most: int) -> None:
        self.most = most
        self.pixels = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def take(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture of this key, made the first time and kept as long as there is room."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = make()
        self._kept[key] = found
        self.pixels += _size(found)
        self._shrink()
        return found

    def limit(self, most: int) -> None:
        """Keep no more than this from now on."""
        self.most = most
        self._shrink()

    def _shrink(self) -> None:
        while self.pixels > self.most and len(self._kept) > 1:
            self.pixels -= _size(self._kept.popitem(last=False)[1])


def at_scale(most: int, scale: float) -> int:
    """How many pixels are as much at an interface scale as these are at the largest."""
    return round(most * min(1.0, scale / LARGEST_SCALE) ** 2)


def _size(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()
