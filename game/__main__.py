"""The program begins: hand over to the command, and say in one line what stands in its way.

The menu waits for as little as can be: what it does not need is imported where it is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from game.refusal import Refusal

REFUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""As if the signal had ended us, which is what a shell expects."""


def main(arguments: Sequence[str] | None = None) -> int:
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # in a frozen bundle, a worker of `simulate` begins here
    try:
        _forgive_terminal()
        status = _dispatch(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout:  # there is none when it was closed before we began
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except Exception as error:
        message = _explain(error)
        if message is None:
            raise  # a fault of ours, which its traceback helps to find
        _drop_output()
        return _refuse(message)


def _dispatch(arguments: Sequence[str]) -> int:
    command, options = "menu", dict[str, Any]()
    if arguments:
        from game.arguments import parsed

        command, options = parsed(arguments)
    run: Callable[..., int] = import_module(f"game.tools.{command}").run
    return run(**options)


# Trouble


def _refuse(message: str) -> int:
    print(f"farshore: {' '.join(message.split())}", file=sys.stderr)
    return REFUSED


def _explain(error: Exception) -> str | None:
    """What to tell about an error that is not a fault of the program."""
    # Imported only now: until a command runs, little is loaded, and Ctrl-C finds us listening.
    from game.engine.content import ContentError
    from game.engine.game import SetupError
    from game.engine.saves import SaveError

    if isinstance(error, ContentError):
        more = len(error.problems) - 1
        return f"{error.problems[0]}" + (f" (and {more} more: farshore check lists them all)" if more else "")
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error) if isinstance(error, (Refusal, SetupError, SaveError, OSError)) else None


def _forgive_terminal() -> None:
    """A name that the terminal can't write is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Nobody reads on: what is still waiting must not raise again when Python closes the stream."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
