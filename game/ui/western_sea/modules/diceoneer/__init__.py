"""The Diceoneer and its instrument."""
