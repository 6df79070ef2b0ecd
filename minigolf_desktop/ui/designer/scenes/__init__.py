"""Scripted states of Minigolf Designer to draw pictures of."""
