"""Widgets of Minigolf Designer."""
