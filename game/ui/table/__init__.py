"""What every game's table has: prompt, log, choices, the flow of a match."""
