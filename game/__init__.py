"""Farshore: one table for three board games of settling and sailing."""

__version__ = "1.0.0"
