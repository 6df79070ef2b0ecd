"""Minigolf Designer: its art, boards, words and screens."""
