"""What can go wrong with a file, in one line for the player.

Words of other people and other programs may hold line breaks, signs that steer a terminal, and
marks that turn the order of all letters behind them. What is left of them here is one line, which
reads as it is written.
"""

_STEERING = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")
_TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_NOT_IN_LINES = {**_STEERING, **_TURNING}


def in_one_line(text: str) -> str:
    """Return a text without line breaks and other steering signs, and without turning marks."""
    return text.translate(_NOT_IN_LINES)


def unturned(text: str) -> str:
    """Return a text, which may have lines, without marks that turn the order of its letters."""
    return text.translate(_TURNING)


def in_lines(value: object) -> object:
    """Return a JSON value of which every text is one line; the names of fields stay."""
    if isinstance(value, str):
        return in_one_line(value)
    if isinstance(value, list):
        return [in_lines(one) for one in value]
    if isinstance(value, dict):
        return {name: in_lines(one) for name, one in value.items()}
    return value


class StorageError(Exception):
    """A file cannot be read or written; the message names file, place and fault in one line."""

    def __init__(self, message: str) -> None:
        super().__init__(in_one_line(message))


class ForeignFile(StorageError):
    """The file is of some other kind altogether, or is not there."""


class DiskError(StorageError):
    """The disk or the system refuses; the file itself may be as sound as ever."""


class NewerFile(StorageError):
    """The file was written by a newer program than this one."""


class MatchInUse(StorageError):
    """The match is open in another window of the program."""
