"""The prompt: who is asked, what, and the choices that have no place of their own on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.kit import Kit
from game.ui.palette import CORAL, FADED, INK, Livery
from game.ui.spots import Spot
from game.ui.tips import Tip
from game.ui.widgets import Widget


@dataclass
class Choice:
    """A choice as a button: an option, with its words and perhaps a picture."""

    option: Option
    text: str
    icon: str = ""
    die: tuple[str, tuple[str, ...]] | None = None
    """Colour and icons, if it is a face of a die."""
    strong: bool = False


class Prompt(Widget):
    """A panel at the top: emblem, question, and a second line with what is at hand."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect, "prompt")
        self.text = ""
        self.under = ""
        self.livery: Livery | None = None
        self.urgent = False

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect)
        left = self.rect.x + u(14)
        if self.livery:
            kit.emblem(surface, self.livery, (self.rect.x + u(27), self.rect.centery), u(17))
            left = self.rect.x + u(52)
        box = Rect(left, self.rect.y + u(4), self.rect.right - u(12) - left, u(27))
        if not self.under:
            box.h = self.rect.h - u(8)
        kit.line(surface, self.text, "name", 18, box, INK, "centre")
        if self.under:
            under = Rect(left, self.rect.y + u(29), box.w, u(17))
            kit.line(surface, self.under, "italic", 13, under, CORAL if self.urgent else FADED, "centre")


class Choices(Widget):
    """Buttons under the prompt, as many as there are; they wrap into rows."""

    def __init__(
        self,
        rect: Rect,
        kit: Kit,
        choices: list[Choice],
        chooser: Callable[[Option], Callable[[], None]],
        tip: Callable[[Option], Tip],
    ) -> None:
        super().__init__(rect, "choices")
        self.choices, self.chooser, self.tip = choices, chooser, tip
        self.boxes = self._boxes(kit)
        if self.boxes:
            self.rect = self.boxes[0].unionall(self.boxes[1:])

    def _boxes(self, kit: Kit) -> list[Rect]:
        u = kit.u
        gap, h = u(7), u(36)
        if any(choice.die for choice in self.choices):
            h = u(48)
        rows: list[list[int]] = [[]]
        used = 0
        widths = [self._width(kit, choice, h) for choice in self.choices]
        for n, w in enumerate(widths):
            if rows[-1] and used + gap + w > self.rect.w:
                rows.append([])
                used = 0
            rows[-1].append(n)
            used += (gap if used else 0) + w
        boxes = [Rect(0, 0, 0, 0)] * len(self.choices)
        y = self.rect.y
        for row in rows:
            total = sum(widths[n] for n in row) + gap * (len(row) - 1)
            x = self.rect.centerx - total // 2
            for n in row:
                boxes[n] = Rect(x, y, widths[n], h)
                x += widths[n] + gap
            y += h + gap
        return boxes

    def _width(self, kit: Kit, choice: Choice, h: int) -> int:
        if choice.die:
            return h + kit.u(4)
        words = kit.type.width(choice.text, "strong", 15) + kit.u(28)
        return min(self.rect.w, words + (kit.u(30) if choice.icon else 0))

    def paint(self, surface: Surface, kit: Kit) -> None:
        for choice, box in zip(self.choices, self.boxes, strict=True):
            if choice.die:
                kit.button(surface, box, "", strong=choice.strong)
                die = kit.die(*choice.die, box.h - kit.u(8))
                surface.blit(die, die.get_rect(center=box.center))
            else:
                kit.button(surface, box, choice.text, icon=choice.icon, strong=choice.strong)

    def spots(self) -> list[Spot]:
        return [
            Spot(
                f"choice {choice.option.key}",
                box,
                self.chooser(choice.option),
                partial(self.tip, choice.option),
                lit=True,
            )
            for choice, box in zip(self.choices, self.boxes, strict=True)
        ]
