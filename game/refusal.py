"""Refusing, in a module of its own: the command line starts with it and little else."""


class Refusal(Exception):
    """What was asked for can't be done; the message says why in one line. Exit status 2."""
