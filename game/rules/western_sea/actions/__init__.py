"""The seven main actions, one module each. `can.NAME` says whether the action has a legal result."""
