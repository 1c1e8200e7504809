"""The table of Finis Terrae: its board view, its panels and its words."""
