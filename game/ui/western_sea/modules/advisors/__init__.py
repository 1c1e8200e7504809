"""The advisors on the table."""
