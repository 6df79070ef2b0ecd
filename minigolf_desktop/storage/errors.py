"""What can go wrong with a file, in one line for the player.

Words of other people and other programs may hold line breaks, signs that steer a terminal, and
marks that turn the order of all letters behind them. What is left of them here is one line, which
reads as it is written.

A fault is told in English to a log and in the player's language to the player: it holds a text with
places and what fills them, and whoever shows it has the text translated.
"""

from collections.abc import Callable

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


class Words:
    """An English text with places, and by name what fills them: other words and faults, too."""

    def __init__(self, text: str, **filled: object) -> None:
        self._text = text
        self._filled = filled

    def said(self, say: Callable[[str], str]) -> str:
        """Return the text in the language into which ``say`` translates a text with places."""
        if not self._filled:
            return say(self._text)
        parts = {
            name: part.said(say) if isinstance(part, Words | Fault) else part
            for name, part in self._filled.items()
        }
        return say(self._text).format(**parts)


class Fault(Exception):
    """Something is wrong; the message says so in one line, in English."""

    def __init__(self, text: str, **filled: object) -> None:
        self._words = Words(text, **filled)
        super().__init__(self.said(str))

    def said(self, say: Callable[[str], str]) -> str:
        """Return the message in the language into which ``say`` translates a text with places."""
        return in_one_line(self._words.said(say))


def reason_of(error: OSError) -> Words:
    """Return what the system says of its refusal."""
    return Words(error.strerror or str(error))


class StorageError(Fault):
    """A file cannot be read or written; the message names file, place and fault."""


class ForeignFile(StorageError):
    """The file is of some other kind altogether, or is not there."""


class DiskError(StorageError):
    """The disk or the system refuses; the file itself may be as sound as ever."""


class NewerFile(StorageError):
    """The file was written by a newer program than this one."""


class MatchInUse(StorageError):
    """The match is open in another window of the program."""
