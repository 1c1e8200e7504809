"""Farshore: one table for three board games of settling and sailing."""

__version__ = "0.1.0"
