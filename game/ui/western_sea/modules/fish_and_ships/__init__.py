"""The raised sea on the table."""
