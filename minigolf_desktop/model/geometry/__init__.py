"""Square cells and hexes in whole numbers."""
