"""The screen: everything that draws, listens or sounds."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output belongs to our own commands
