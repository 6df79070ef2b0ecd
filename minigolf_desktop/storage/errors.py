"""What can go wrong with a file, in one line for the player."""

from minigolf_desktop.storage.plain_text import in_one_line


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
