"""Vector art of 18 Holes: hexes, cards, golfers."""
