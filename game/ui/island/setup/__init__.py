"""Setting up a game on the Island: which map, whether hands are open, and the house rules."""
