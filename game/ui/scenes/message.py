"""A small dialog: a title, what is to be said, and what may be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.scenes.page import Line, Page, broken
from game.ui.scenes.sheet import Overlay, split
from game.ui.widgets import Button, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App

Answer = tuple[str, Callable[[], None] | None]
WIDTH, WIDEST = 520, 880


class MessageScene(Overlay):
    """Every button closes it and then acts; Escape only closes it."""

    name = "message"
    default = "answer 0"
    at_once = True
    least = (0, 0)

    def __init__(self, app: App, title: str, text: str, buttons: Sequence[Answer] = ()) -> None:
        super().__init__(app)
        self.title, self.text = title, text
        self.buttons = list(buttons)

    def build(self, area: Rect) -> list[Widget]:
        kit, u = self.kit, self.kit.u
        answers = self.buttons or [(kit.say("message.ok"), None)]
        pad, foot = u(22), u(44)
        width = min(self._width(answers, pad), area.w - 2 * u(12))
        lines = [Line(line) for line in self.text.split("\n")]
        room = width - 2 * pad
        size = 15 * kit.text
        rows = sum(len(broken(kit, line._replace(size=size), room - u(18))) for line in lines)
        high = rows * kit.type.height("text", size)
        high += u(4) * (len(lines) - 1)
        rect = self.centred(area, width / kit.scale, (u(56) + high + u(22) + foot + pad) / kit.scale)
        body = Rect(rect.x + pad, rect.y + u(56), room, rect.bottom - pad - foot - u(22) - rect.y - u(56))
        row = Rect(rect.x + pad, rect.bottom - pad - foot, room, foot)
        if len(answers) < 3:  # one or two stand to the right, the first of them outermost
            part = max(self._needed(answers), u(130))
            boxes = [
                Rect(row.right - (n + 1) * part - n * u(10), row.y, part, foot) for n in range(len(answers))
            ]
        else:
            boxes = split(row, len(answers), u(10))
        return [
            Panel(rect),
            Text(Rect(body.x, rect.y + u(14), room, u(34)), self.title, "title", 22, one_line=True),
            Page(body, "words", kit, lines),
            *(
                self._button(box, n, answer)
                for n, (box, answer) in enumerate(zip(boxes, answers, strict=True))
            ),
        ]

    def _needed(self, answers: Sequence[Answer]) -> int:
        """What the longest answer takes."""
        return max(self.kit.type.width(text, "strong", 15) for text, _ in answers) + self.kit.u(32)

    def _width(self, answers: Sequence[Answer], pad: int) -> int:
        u = self.kit.u
        title = self.kit.type.width(self.title, "title", 22) + 2 * pad + u(6)
        buttons = self._needed(answers) * len(answers) + u(10) * (len(answers) - 1) + 2 * pad
        return min(max(u(WIDTH), title, buttons), u(WIDEST))

    def _button(self, box: Rect, n: int, answer: Answer) -> Button:
        text, act = answer
        return Button(box, f"answer {n}", text, lambda: self._answered(act), strong=n == 0)

    def _answered(self, act: Callable[[], None] | None) -> None:
        self.app.pop()
        if act:
            act()
