"""The workshop: makers of what Farshore is made of. No player needs it: neither wheel nor program has it."""
