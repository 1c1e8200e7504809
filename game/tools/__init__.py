"""The commands of the command line, one module each: play, simulate, check, replay, bench."""
