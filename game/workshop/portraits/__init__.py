"""Portraits of advisors and emissaries: large ones before a backdrop, small ones as signs."""
