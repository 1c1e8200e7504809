"""The screen: everything that draws, listens or sounds."""
