"""Words that every game says."""
