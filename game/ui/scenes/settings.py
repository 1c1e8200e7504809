"""Settings: every change is applied at once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.languages import LANGUAGES
from game.ui.kit import SCALES, Kit, largest_table
from game.ui.palette import CORAL_DARK, FADED, Livery
from game.ui.scenes.page import Line, Page
from game.ui.scenes.sheet import Flow, Rule, Sheet, TitledSheet, liveries
from game.ui.settings import Speed
from game.ui.widgets import Choice, Slider, Text, Toggle, Widget

if TYPE_CHECKING:
    from game.ui.app import App

TEXTS = (100, 115, 130, 150)
"""Sizes of words, in per cent."""
PAUSES = (0, 20, 40, 100, 200)
PONDERING = (1, 2, 3)
"""Seconds."""
SPEEDS = ("1", "2", "instant")


class SettingsScene(Sheet):
    name = "settings"
    least = (1024, 720)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.default = f"lang {app.settings.lang}"
        self.told = ""
        """What went wrong."""

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, 1000, 696)
        inner = rect.inflate(-2 * u(24), 0)
        foot = Rect(inner.x, rect.bottom - u(22) - u(46), inner.w, u(46))
        body = Rect(inner.x, rect.y + u(66), inner.w, foot.y - u(12) - rect.y - u(66))
        half = (body.w - u(40)) // 2
        left = Rect(body.x, body.y, half, body.h)
        right = Rect(body.right - half, body.y, half, body.h)
        made: list[Widget] = [
            TitledSheet(rect, self.kit, say("settings.title"), "settings"),
            *self._display(left),
            *self._motion_and_sound(right),
        ]
        made.append(self.back_button(Rect(foot.x, foot.y, u(150), foot.h)))
        if self.told:
            words = Rect(foot.x + u(170), foot.y, foot.w - u(170), foot.h)
            made.append(Page(words, "told", self.kit, [Line(self.told, "text", 14, CORAL_DARK)]))
        return made

    # What is seen

    def _display(self, box: Rect) -> list[Widget]:
        u, say, settings = self.kit.u, self.kit.say, self.app.settings
        flow = Flow(box, u(6))
        made: list[Widget] = [self.heading(flow.take(u(26)), "settings.display")]
        made.append(self._label(flow, "settings.language"))
        languages = [(code, language.name) for code, language in LANGUAGES.items()]
        made.append(
            Choice(flow.take(u(36), u(14)), "lang", languages, settings.lang, self._set_lang, gap=u(6))
        )
        made.append(self._label(flow, "settings.scale"))
        made += self._scales(flow)
        made.append(self._label(flow, "settings.text"))
        texts = [(str(size), say("settings.percent", n=size)) for size in TEXTS]
        made.append(
            Choice(flow.take(u(36), u(12)), "text", texts, str(settings.text), self._set_text, gap=u(6))
        )
        made.append(self._label(flow, "settings.colours"))
        colours = [("standard", say("settings.standard")), ("safe", say("settings.safe"))]
        made.append(
            Choice(flow.take(u(36), u(10)), "colours", colours, settings.colours, self._set_colours, gap=u(6))
        )
        made.append(Samples(flow.take(u(40), u(12)), liveries(settings)))
        made.append(
            Toggle(
                flow.take(u(34)),
                "fullscreen",
                say("settings.fullscreen"),
                settings.fullscreen,
                self._set_fullscreen,
            )
        )
        made.append(
            Toggle(
                flow.take(u(34)),
                "magnifier",
                say("settings.magnifier"),
                settings.magnifier,
                self._set_magnifier,
            )
        )
        return made

    def _scales(self, flow: Flow) -> list[Widget]:
        """The scales, which of them is in force, and where tables stop if they do in this window."""
        u, say = self.kit.u, self.kit.say
        most, scale = largest_table(self.stage.rect.size), self.app.scale
        told = [say("settings.in-force", n=scale)]
        if scale > most:
            told.append(say("settings.tables", most=most))
        choices = [("0", say("settings.auto"))]
        choices += [(str(n), say("settings.percent", n=n)) for n in SCALES]
        first = flow.take(u(36))
        others = flow.take(u(36), u(4))
        chosen = str(self.app.settings.scale)
        return [
            Choice(first, "scale", choices[:1], chosen, self._set_scale, gap=u(6)),
            Choice(others, "scale", choices[1:], chosen, self._set_scale, gap=u(6)),
            self.note(flow.take(u(20), u(14)), " ".join(told)),
        ]

    # What moves, and what is heard

    def _motion_and_sound(self, box: Rect) -> list[Widget]:
        u, say, settings = self.kit.u, self.kit.say, self.app.settings
        flow = Flow(box, u(6))
        made: list[Widget] = [self.heading(flow.take(u(26)), "settings.motion")]
        made.append(self._label(flow, "settings.speed"))
        speeds = [(speed, say(f"settings.speed-{speed}")) for speed in SPEEDS]
        made.append(
            Choice(flow.take(u(36), u(14)), "speed", speeds, settings.speed, self._set_speed, gap=u(6))
        )
        made.append(self._label(flow, "settings.bot-pause"))
        made.append(self._pauses(flow.take(u(36), u(12))))
        made.append(self._label(flow, "settings.pondering"))
        made.append(self._pondering(flow.take(u(36), u(12))))
        made.append(
            Toggle(
                flow.take(u(30), u(2)),
                "wait-losses",
                say("settings.wait-losses"),
                settings.wait_losses,
                self._set_wait_losses,
            )
        )
        made.append(
            Toggle(
                flow.take(u(30), u(6)),
                "reduced",
                say("settings.reduced"),
                settings.reduced_motion,
                self._set_reduced,
            )
        )
        made.append(Rule(flow.take(u(16), u(8)), "rule"))
        made.append(self.heading(flow.take(u(26), u(8)), "settings.sound"))
        made += self._volume(flow, "effects", settings.sound, self._set_sound)
        made += self._volume(flow, "sea", settings.sea, self._set_sea)
        made += self._volume(flow, "music", settings.music, self._set_music)
        made.append(
            Toggle(flow.take(u(34), u(2)), "mute", say("settings.mute"), settings.mute, self._set_mute)
        )
        if self.app.sound.trouble:
            why = say("settings.no-device", why=self.app.sound.trouble)
            made.append(self.note(flow.take(u(36)), why, CORAL_DARK))
        return made

    def _pauses(self, box: Rect) -> Choice:
        say = self.kit.say
        choices = [("0", say("settings.pause-none"))]
        choices += [(str(pause), say("settings.seconds", n=self._seconds(pause))) for pause in PAUSES[1:]]
        nearest = min(PAUSES, key=lambda pause: abs(pause - self.app.settings.bot_pause))
        return Choice(box, "pause", choices, str(nearest), self._set_pause, gap=self.kit.u(6))

    def _pondering(self, box: Rect) -> Choice:
        choices = [(str(n), self.kit.say("settings.seconds", n=n)) for n in PONDERING]
        chosen = str(self.app.settings.pondering)
        return Choice(box, "pondering", choices, chosen, self._set_pondering, gap=self.kit.u(6))

    def _seconds(self, hundredths: int) -> str:
        text = f"{hundredths / 100:g}"
        return self.kit.say.language.number(text)

    def _volume(self, flow: Flow, name: str, value: int, change: Callable[[int], None]) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        row = flow.take(u(30), u(6))
        word = Rect(row.x, row.y, round(row.w * 0.40), row.h)
        figure = Text(
            Rect(row.right - u(54), row.y, u(54), row.h),
            say("settings.volume", n=value),
            "strong",
            15,
            align="right",
            one_line=True,
        )

        def turned(value: int) -> None:
            change(value)
            figure.text = say("settings.volume", n=value)
            self.stage.touch(figure.rect)

        slider = Rect(word.right + u(8), row.y, figure.rect.x - word.right - u(16), row.h)
        return [
            Text(word, say(f"settings.{name}"), one_line=True),
            Slider(slider, f"volume {name}", value, turned),
            figure,
        ]

    def _label(self, flow: Flow, key: str) -> Text:
        return Text(
            flow.take(self.kit.u(20), self.kit.u(4)), self.kit.say(key), "text", 15, FADED, one_line=True
        )

    # Changing

    def update(self, now: float, passed: float) -> None:
        """What went wrong with keeping the settings is told here and now."""
        if self.app.notices:
            self.told = self.app.notices[-1]
            self.app.notices.clear()
            self.refresh()

    def close(self) -> None:
        """A volume is kept when the sliding is over."""
        self.app.keep_settings()

    def _kept(self, anew: bool = False) -> None:
        """Keep what was chosen; everything is made anew if it hangs on size or language."""
        self.app.keep_settings()
        if anew:
            self.app.fit()
        else:
            self.refresh()

    def _set_lang(self, lang: str) -> None:
        self.app.settings.lang = lang
        self._kept(anew=True)

    def _set_scale(self, scale: str) -> None:
        self.app.settings.scale = int(scale)
        self._kept(anew=True)

    def _set_text(self, size: str) -> None:
        self.app.settings.text = int(size)
        self._kept(anew=True)

    def _set_fullscreen(self, on: bool) -> None:
        if on != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _set_colours(self, colours: str) -> None:
        self.app.settings.colours = "safe" if colours == "safe" else "standard"
        self._kept(anew=True)

    def _set_speed(self, speed: str) -> None:
        self.app.settings.speed = cast(Speed, speed)
        self._kept()

    def _set_pause(self, pause: str) -> None:
        self.app.settings.bot_pause = int(pause)
        self._kept()

    def _set_pondering(self, seconds: str) -> None:
        self.app.settings.pondering = int(seconds)
        self._kept()

    def _set_reduced(self, on: bool) -> None:
        self.app.settings.reduced_motion = on
        self._kept()

    def _set_wait_losses(self, on: bool) -> None:
        self.app.settings.wait_losses = on
        self._kept()

    def _set_magnifier(self, on: bool) -> None:
        self.app.settings.magnifier = on
        self._kept()

    def _set_sound(self, value: int) -> None:
        self.app.settings.sound = value
        self.sound("click")

    def _set_sea(self, value: int) -> None:
        self.app.settings.sea = value

    def _set_music(self, value: int) -> None:
        self.app.settings.music = value

    def _set_mute(self, on: bool) -> None:
        self.app.settings.mute = on
        self._kept()


class Samples(Widget):
    """What the players' colours look like, with their emblems and patterned tents."""

    def __init__(self, rect: Rect, shown: tuple[Livery, ...]) -> None:
        super().__init__(rect, "samples")
        self.shown = shown

    def paint(self, surface: Surface, kit: Kit) -> None:
        step = self.rect.w // len(self.shown)
        for n, livery in enumerate(self.shown):
            x = self.rect.x + n * step
            kit.emblem(surface, livery, (x + kit.u(16), self.rect.centery), kit.u(14))
            tent = kit.art.piece(f"tent-{livery.pattern}", kit.u(32), livery)
            surface.blit(tent, tent.get_rect(midleft=(x + kit.u(33), self.rect.centery)))
