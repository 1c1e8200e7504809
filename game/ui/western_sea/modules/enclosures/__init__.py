"""The enclosures on the table."""
