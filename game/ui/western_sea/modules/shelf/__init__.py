"""The shelf under the map, on which the cards of the modules lie."""
