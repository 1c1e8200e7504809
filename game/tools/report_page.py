"""The report on balance as a page, and in a few words for the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.bots.balance.lines import Line, Report, Section

Column = tuple[str, Callable[[Line], str]]


BASE_TITLE = "# Balance of the base game"


def page(report: Report) -> str:
    return "\n".join([*_head(report), *(line for s in report.sections for line in _section(s))]) + "\n"


def beside(report: Report, before: str) -> str:
    """The page that takes the place of the one before: of its parts, those with other titles stay."""
    parts: dict[str, str] = {}
    for text in [*re.split(r"^(?=# )", before, flags=re.MULTILINE), page(report)]:
        if text.strip():
            parts[text.partition("\n")[0]] = text.strip()
    base_first = sorted(parts.values(), key=lambda text: not text.startswith(BASE_TITLE))
    return "\n\n".join(base_first) + "\n"


def summary(report: Report) -> str:
    lines = [f"{report.game}: {report.games} games in {report.seconds:.0f} s. {_verdict(report)}"]
    lines += [f"  NOT HELD  {what}" for what in _missed(report)]
    lines += [f"  BROKEN, {failure}" for failure in report.failures[:20]]
    return "\n".join(lines)


# The head


def _head(report: Report) -> Iterator[str]:
    yield f"# Balance with {report.part}" if report.modules else BASE_TITLE
    yield ""
    yield f"Measured, not written by hand. This {'part' if report.modules else 'page'} is made anew by"
    yield ""
    yield f"    {report.command}"
    yield ""
    yield "with all the content" if report.modules else "with the base content"
    yield ""
    yield f"    {report.content}"
    yield ""
    yield "The same content and the same bots give the same figures on any machine, but for the time that the"
    yield "bots take."
    yield ""
    yield f"**{_verdict(report)}**"
    yield ""
    if report.failures:
        yield f"**{len(report.failures)} games broke and count for nothing.**"
        yield ""
    missed = _missed(report)
    if missed:
        yield from (f"- not held: {what}" for what in missed)
        yield ""
    yield "What is asked of the game stands under *bound*. *all told* means that a figure is within its bound"
    yield "over all games together, but not at each number of seats by itself. *error* is the standard error."
    yield ""
    yield from _played(report)


def _played(report: Report) -> Iterator[str]:
    yield "## What was played"
    yield ""
    yield from (f"- {line}" for line in report.played)
    yield ""


def _verdict(report: Report) -> str:
    asked = [line for section in report.sections for line in section.lines if line.bound]
    held = sum(line.holds is True for line in asked)
    unknown = sum(line.holds is None for line in asked)
    words = f"{held} of {len(asked)} bounds hold"
    return f"{words}; of {unknown} too little was seen to tell." if unknown else f"{words}."


def _missed(report: Report) -> list[str]:
    return [
        f"{section.title}, {line.what}: {_measured(line, section.unit)}, not {line.bound}"
        for section in report.sections
        for line in section.lines
        if line.holds is False
    ]


def _measured(line: Line, unit: str) -> str:
    error = "" if line.error is None else f" (error {line.error:.1f})"
    return f"{_number(line.value, unit)} {unit}{error}"


# A table for each section


def _section(section: Section) -> Iterator[str]:
    columns = _columns(section)
    yield f"## {section.title}"
    yield ""
    yield section.words
    yield ""
    yield _row([name for name, _ in columns])
    yield _row(["---", *["---:"] * (len(columns) - 1)])
    for line in section.lines:
        yield _row([cell(line) for _, cell in columns])
    yield ""


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _columns(section: Section) -> list[Column]:
    """Only those in which something stands."""
    unit = section.unit
    lines = section.lines
    columns: list[Column] = [
        ("", lambda line: line.what),
        (unit or "mean", lambda line: _number(line.value, unit)),
    ]
    if any(line.error is not None for line in lines):
        columns.append(("error", lambda line: "" if line.error is None else f"{line.error:.1f}"))
    for seats in sorted({seats for line in lines for seats in line.tables}, reverse=True):
        columns.append((f"{seats} seats", _at(seats, unit)))
    if section.counted:
        columns.append((section.counted, lambda line: "" if line.count is None else f"{line.count}"))
    if any(line.bound for line in lines):
        columns += [("bound", lambda line: line.bound), ("holds", _holds)]
    return columns


def _at(seats: str, unit: str) -> Callable[[Line], str]:
    return lambda line: _number(line.tables.get(seats), unit)


def _holds(line: Line) -> str:
    if line.holds is None:
        return line.note
    if not line.holds:
        return "**no**"
    return "all told" if line.everywhere is False else "yes"


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    if unit == "points":
        return f"{value:+.1f}"
    if isinstance(value, int):
        return f"{value}"
    return f"{value:.1f}" if unit else f"{value:.2f}"
