"""Lessons that are played: what is said of a step, where, and what is let through to the match."""
