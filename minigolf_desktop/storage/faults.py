"""Documents of files read strictly, with a line that names the place of the first fault."""

import json
from typing import TypeVar

from minigolf_desktop.content.record import Fault, checked
from minigolf_desktop.storage.errors import StorageError

RecordT = TypeVar("RecordT")


def record_of(kind: type[RecordT], document: object) -> RecordT:
    """Return the record of a JSON value, each field looked at; raises StorageError.

    Its message reads ``field 'tiles', entry 3, field 'x': Input should be ...``.
    """
    try:
        return checked(kind, json.dumps(document).encode("ascii"))
    except Fault as fault:
        places = [_place(part) for part in fault.place]
        message = f"{', '.join(places)}: {fault}" if places else str(fault)
        raise StorageError(message) from fault
    except RecursionError as error:
        raise StorageError("nested too deeply") from error


def _place(part: int | str) -> str:
    return f"entry {part}" if isinstance(part, int) else f"field {part[:40]!r}"
