"""Credits: who made what, and under which licence."""

from __future__ import annotations

from pygame import Rect

from game import __version__
from game.ui.palette import FADED
from game.ui.scenes.menu import Title
from game.ui.scenes.page import Line, Page
from game.ui.scenes.sheet import Sheet
from game.ui.widgets import Panel, Text, Widget

SECTIONS = (
    ("ours", ("ours-text", "independent")),
    ("type", ("serif",)),
    ("program", ("pygame", "pymunk", "msgspec", "yaml", "dirs", "python")),
)


class CreditsScene(Sheet):
    name = "credits"
    least = (784, 704)
    default = "back"

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, 760, 680)
        inner = rect.inflate(-2 * u(40), 0)
        banner = Rect(0, 0, u(360), u(120))
        banner.midtop = (rect.centerx, rect.y + u(14))
        foot = Rect(inner.x, rect.bottom - u(22) - u(46), inner.w, u(46))
        tagline = Rect(inner.x, banner.bottom + u(2), inner.w, u(22))
        version = Rect(inner.x, tagline.bottom, inner.w, u(20))
        body = Rect(inner.x, version.bottom + u(10), inner.w, foot.y - u(12) - version.bottom - u(10))
        thanks = Rect(foot.x + u(160), foot.y, foot.w - u(160), foot.h)
        return [
            Panel(rect),
            Title(banner),
            Text(tagline, say("credits.tagline"), "italic", 16, align="centre", one_line=True),
            Text(
                version,
                say("credits.version", version=__version__),
                "text",
                14,
                FADED,
                "centre",
                one_line=True,
            ),
            Page(body, "credits", self.kit, self._lines()),
            self.back_button(Rect(foot.x, foot.y, u(150), foot.h)),
            Text(thanks, say("credits.thanks"), "name", 17, align="right", one_line=True),
        ]

    def _lines(self) -> list[Line]:
        say = self.kit.say
        lines: list[Line] = []
        for title, texts in SECTIONS:
            lines.append(Line(say(f"credits.{title}"), "name", 17, gap=14))
            lines += [Line(say(f"credits.{text}"), gap=3) for text in texts]
        return [*lines, Line(say("credits.okabe"), "italic", 14, FADED, gap=14)]
