"""What can go wrong with a file, in one line for the player."""


class StorageError(Exception):
    """A file cannot be read or written; the message names file, place and fault in one line."""


class ForeignFile(StorageError):
    """The file is of some other kind altogether, or is not there."""


class DiskError(StorageError):
    """The disk or the system refuses; the file itself may be as sound as ever."""


class NewerFile(StorageError):
    """The file was written by a newer program than this one."""


class MatchInUse(StorageError):
    """The match is open in another window of the program."""
