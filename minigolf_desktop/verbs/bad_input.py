"""Bad input of any kind: one line for standard error, and exit status 2."""

BAD_INPUT = 2
"""Exit status."""


class BadInput(Exception):
    """What was asked for cannot be done; the message is one line."""
