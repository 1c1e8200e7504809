"""Reading YAML that strangers wrote: a small, strict dialect, quickly, and with errors a person can act on.

The dialect is plain data only. No tags, anchors, aliases or merge keys, so a file can neither run code nor
blow up in memory; and none of YAML 1.1's surprises: only ``true`` and ``false`` are booleans, ``yes``,
``off`` and ``2024-01-01`` are text, a whole number is digits with an optional sign.

Data is built straight from libyaml's events: that measured twice as fast as only composing nodes, and nearly
three times as fast as ``yaml.load``. It also lets the depth limit act before anything deep has been built.
"""

from __future__ import annotations

import math
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from yaml.events import AliasEvent, MappingEndEvent, MappingStartEvent, ScalarEvent, SequenceEndEvent
from yaml.events import DocumentStartEvent as DocumentStart
from yaml.events import StreamEndEvent as StreamEnd

from game.engine.problems import ContentError, Problem, Where, shorten

MAX_BYTES = 1_000_000
MAX_DEPTH = 40
MAX_DIGITS = 15  # safe in a 64-bit integer and in any JSON reader
MAX_FLAWS = 20  # per file: more would only bury the first

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the pure one where libyaml is missing

_WORDS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}
_NUMBER_START = frozenset("0123456789+-.")
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(inf|nan)", re.IGNORECASE)
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")

# What libyaml says, and what usually was meant. The first match counts.
_SYNTAX_REMEDIES = (
    (
        "cannot start any token",
        "put text that begins with @, ` or % in quotes",
    ),
    ("mapping values are not allowed", "put text that contains ': ' in quotes, or check the indentation"),
    ("unexpected end of stream", "close the quote or bracket opened here"),
    ("could not find expected ':'", "write 'key: value', with a space after the colon"),
    ("expected ',' or", "check the commas and close the bracket"),
    ("expected <document start>", "keep one list or mapping per file, and check the indentation"),
)


@dataclass(frozen=True)
class Flaw:
    """A problem inside one text, before it is known which file that is."""

    line: int
    message: str
    remedy: str


class _Fatal(Exception):
    """The rest of the text makes no sense, or is not worth reading."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.message)
        self.flaw = flaw


@dataclass
class Document:
    """One file, read. Lines are looked up by parsing it again, so only files with errors pay for them."""

    path: Path
    text: str
    data: Any
    typed: bool = True
    _lines: dict[Where, int] = field(default_factory=dict)

    def line(self, where: Sequence[str | int] = ()) -> int:
        """The line of this place, or of the nearest one around it that exists."""
        if not self._lines:
            parse(self.text, typed=self.typed, lines=self._lines)
        place = tuple(where)
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def has(self, where: Sequence[str | int]) -> bool:
        self.line(where)
        return tuple(where) in self._lines

    def problem(self, where: Sequence[str | int], message: str, remedy: str = "") -> Problem:
        return Problem(self.path, self.line(where), "", message, remedy)


def read_document(path: Path, root: Path, *, typed: bool = True) -> Document:
    """Read one file that must lie inside `root`. With `typed` off every value is text, as in text files.

    Raises ContentError with all the problems found."""
    text = read_text(path, root)
    data, flaws = parse(text, typed=typed)
    if flaws:
        raise ContentError(Problem(path, flaw.line, "", flaw.message, flaw.remedy) for flaw in flaws)
    return Document(path, text, data, typed)


def read_text(path: Path, root: Path) -> str:
    """The text of one file. Looks before it opens: a pipe would hang, a huge file would fill the memory."""
    require_inside(path, root)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise _refuse(path, "this is a folder where a file should be", "rename the folder, or remove it")
        if not stat.S_ISREG(status.st_mode):
            raise _refuse(path, "this is not an ordinary file", "put a plain YAML file here")
        if status.st_size > MAX_BYTES:
            size = f"{status.st_size:,} bytes is too large"
            raise _refuse(path, size, f"keep each file under {MAX_BYTES:,} bytes; split it into packs")
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        why = error.strerror or "unknown reason"
        raise _refuse(
            path, f"cannot be read ({why})", "check that the file exists and may be read"
        ) from error
    return _decode(path, raw)


def require_inside(path: Path, root: Path) -> None:
    """Refuse a path that a symbolic link or '..' leads out of its folder."""
    try:
        inside = path.resolve().is_relative_to(root.resolve())
    except (OSError, RuntimeError) as error:  # links that go in a circle
        raise _refuse(path, "cannot be followed", "replace the link by the file itself") from error
    if not inside:
        raise _refuse(path, f"leads outside {root.as_posix()}", "copy the file into the folder itself")


def _decode(path: Path, raw: bytes) -> str:
    try:
        text = raw.decode("utf-8-sig")  # some editors write a mark at the start
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _refuse(path, "not UTF-8 text", "save the file with the encoding UTF-8", line) from error
    zero = text.find("\0")
    if zero >= 0:
        line = text.count("\n", 0, zero) + 1
        raise _refuse(path, "contains a NUL byte", "save the file as plain UTF-8 text", line)
    return text


def _refuse(path: Path, message: str, remedy: str, line: int = 0) -> ContentError:
    return ContentError([Problem(path, line, "", message, remedy)])


def parse(text: str, *, typed: bool = True, lines: dict[Where, int] | None = None) -> tuple[Any, list[Flaw]]:
    """The data in a text, None when it is empty, and what is wrong with it. With flaws, do not use the data.

    `lines`, when given, is filled with the line of every place."""
    flaws: list[Flaw] = []
    data = None
    try:
        data = _Builder(text, typed, lines, flaws).document()
    except _Fatal as error:
        flaws.append(error.flaw)
    except yaml.MarkedYAMLError as error:
        flaws.append(_syntax_flaw(error, text))
    except (yaml.YAMLError, ValueError, OverflowError):  # a character that YAML does not allow
        found = _CONTROL.search(text)
        line = text.count("\n", 0, found.start()) + 1 if found else 1
        flaws.append(Flaw(line, "contains a control character", "remove it, or retype the line"))
    return data, flaws


def _syntax_flaw(error: yaml.MarkedYAMLError, text: str) -> Flaw:
    said = error.problem or "cannot be understood"
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else 1
    end = text.rstrip().count("\n") + 1
    if error.context_mark is not None and (line > end or "end of stream" in said):
        line = error.context_mark.line + 1  # where the quote was opened helps more than where the file ends
    line = min(line, end)
    remedy = next((cure for sign, cure in _SYNTAX_REMEDIES if sign in said), "")
    remedy = remedy or "check the indentation, quotes and brackets around this line"
    start = "".join(text.split("\n")[line - 1 : line])
    if "\t" in start[: len(start) - len(start.lstrip())]:
        remedy = "indent with spaces, not tabs"
    return Flaw(line, f"not valid YAML: {said}", remedy)


class _Builder:
    """Turns the parser's events into lists, dicts and scalars. Its recursion is bounded by MAX_DEPTH."""

    def __init__(self, text: str, typed: bool, lines: dict[Where, int] | None, flaws: list[Flaw]) -> None:
        self.next = _LOADER(text).get_event
        self.typed = typed
        self.lines = lines
        self.flaws = flaws

    def document(self) -> Any:
        self.next()  # the stream begins
        if self.next().__class__ is StreamEnd:
            return None
        data = self.node(self.next(), (), 1)
        self.next()  # the document ends
        event = self.next()
        if event.__class__ is DocumentStart:
            self.flaw(
                event, "a second document begins here", "remove the '---' line: one list or mapping per file"
            )
        return data

    def node(self, event: Any, path: Where, depth: int) -> Any:
        kind = event.__class__
        if kind is AliasEvent:
            self.flaw(
                event, f"aliases (*{shorten(event.anchor)}) are not allowed", "write the value out again"
            )
            return None
        if event.anchor is not None:
            self.flaw(event, f"anchors (&{shorten(event.anchor)}) are not allowed", "remove the anchor")
        if event.tag is not None:
            tag = shorten(event.tag.replace("tag:yaml.org,2002:", "!!"))
            self.flaw(
                event,
                f"the tag {tag} is not allowed",
                "write a plain value: content is data and runs no code",
            )
        if kind is ScalarEvent:
            return self.scalar(event)
        if depth > MAX_DEPTH:
            raise _Fatal(
                Flaw(event.start_mark.line + 1, f"nested deeper than {MAX_DEPTH}", "make it flatter")
            )
        return self.mapping(path, depth) if kind is MappingStartEvent else self.sequence(path, depth)

    def sequence(self, path: Where, depth: int) -> list[Any]:
        items: list[Any] = []
        place = path
        while (event := self.next()).__class__ is not SequenceEndEvent:
            if self.lines is not None:
                place = (*path, len(items))
                self.lines[place] = event.start_mark.line + 1
            items.append(self.scalar(event) if _simple(event) else self.node(event, place, depth + 1))
        return items

    def mapping(self, path: Where, depth: int) -> dict[str | int, Any]:
        items: dict[str | int, Any] = {}
        place = path
        while (event := self.next()).__class__ is not MappingEndEvent:
            key = self.key(event, depth)
            if key in items:
                self.flaw(event, f"the key '{shorten(key)}' is given twice", "keep one of the two")
            if self.lines is not None:
                place = (*path, key)
                self.lines[place] = event.start_mark.line + 1
            value = self.next()
            items[key] = self.scalar(value) if _simple(value) else self.node(value, place, depth + 1)
        return items

    def key(self, event: Any, depth: int) -> str | int:
        key = self.scalar(event) if _simple(event) else self.node(event, (), depth + 1)
        if key.__class__ is str:
            if key == "<<" and event.implicit[0]:
                self.flaw(event, "merge keys (<<) are not allowed", "write the fields out")
            return str(key)
        if key.__class__ is int:
            return int(key)
        if event.__class__ is not AliasEvent:  # that one has been told already
            self.flaw(event, "a key must be a word or a whole number", "put the key in quotes, or name it")
        return f"?{event.start_mark.index}"  # so that one bad key is not also a duplicate

    def scalar(self, event: Any) -> Any:
        text: str = event.value
        if not event.implicit[0]:  # quoted or block text
            if event.style == '"' and _CONTROL.search(text):
                self.flaw(event, "the text holds a control character", "remove the escape")
            return text
        if not self.typed:
            return text or None
        if text in _WORDS:
            return _WORDS[text]
        return self.number(event, text) if text[0] in _NUMBER_START else text

    def number(self, event: Any, text: str) -> str | int | float:
        if _INT.fullmatch(text):
            if len(text.lstrip("+-")) <= MAX_DIGITS:
                return int(text)
            self.flaw(event, f"the number {shorten(text)} is too large", f"use at most {MAX_DIGITS} digits")
        elif _FLOAT.fullmatch(text):
            number = float(text)
            if math.isfinite(number):
                return number
            self.flaw(event, f"the number {shorten(text)} is too large", "use a smaller number")
        elif _NOT_FINITE.fullmatch(text):
            self.flaw(
                event, f"{text} is not a usable number", "write a finite number, or quote it if it is text"
            )
        return text

    def flaw(self, event: Any, message: str, remedy: str) -> None:
        flaw = Flaw(event.start_mark.line + 1, message, remedy)
        if len(self.flaws) >= MAX_FLAWS:
            raise _Fatal(Flaw(flaw.line, "there is more like this", "put right what is listed first"))
        self.flaws.append(flaw)


def _simple(event: Any) -> bool:
    """The common case, told apart early because it is nine events in ten."""
    return event.__class__ is ScalarEvent and event.tag is None and event.anchor is None
