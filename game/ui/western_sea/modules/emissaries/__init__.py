"""The emissaries on the table."""
