"""Scripted states of 18 Holes to draw pictures of."""
