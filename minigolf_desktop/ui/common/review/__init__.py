"""A match that is over seen again, turn by turn, with what the computer thinks of it."""
