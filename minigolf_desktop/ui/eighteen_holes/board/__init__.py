"""The hex board: a course of 18 Holes seen from above, with all that lies and moves on it."""
