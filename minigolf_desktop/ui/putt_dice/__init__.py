"""Putt Dice: its dice, words and screens."""
