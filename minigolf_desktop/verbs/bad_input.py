"""Bad input of any kind: one line for standard error, and exit status 2."""

from minigolf_desktop.storage.plain_text import in_one_line

BAD_INPUT = 2
"""Exit status."""


class BadInput(Exception):
    """What was asked for cannot be done; the message is one line."""

    def __init__(self, message: str) -> None:
        super().__init__(in_one_line(message))
