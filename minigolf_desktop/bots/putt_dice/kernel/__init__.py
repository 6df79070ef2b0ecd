"""Rounds of Putt Dice for searches; see :mod:`minigolf_desktop.bots.compiled`."""
