"""What went wrong, in words for people and in their language."""

from __future__ import annotations

import errno

from game.engine.problems import ContentError
from game.engine.trouble import Trouble
from game.ui.wording import Wording

MOST_PROBLEMS = 12
DISK = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOENT: "not-there",
    errno.EIO: "disk-broken",
}
"""What a disk may refuse; for the rest the system's own words must do."""


def plain(say: Wording, error: Exception) -> str:
    """An error in words for people, without a word about the program."""
    if isinstance(error, ContentError):
        shown = [str(problem) for problem in error.problems[:MOST_PROBLEMS]]
        more = len(error.problems) - len(shown)
        return "\n".join([*shown, f"(+{more})"] if more else shown)
    if isinstance(error, Trouble) and error.game:
        say = say.of(error.game)
    if isinstance(error, Trouble) and say.has(f"refusal.{error.key}"):
        told = {k: plain(say, v) if isinstance(v, Exception) else v for k, v in error.values.items()}
        return say(f"refusal.{error.key}", **told)
    if isinstance(error, OSError) and error.strerror:
        words = DISK.get(error.errno or 0)
        why = say(f"refusal.{words}") if words else error.strerror
        return f"{error.filename}: {why}" if error.filename else why
    return str(error)
