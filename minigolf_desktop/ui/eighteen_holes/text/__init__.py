"""Words of 18 Holes."""
