"""Pydantic's findings as one line that names the place of the first fault."""

from pydantic import ValidationError


def first_fault(error: ValidationError) -> str:
    """Return the first fault: ``field 'tiles', entry 3, field 'x': Input should be ...``.

    Where a value may be of several kinds, the kind that it resembles most is spoken of: its fault
    lies deepest.
    """
    faults = error.errors(include_url=False, include_context=False, include_input=False)
    fault = max(faults, key=lambda one: len(one["loc"]))
    message = " ".join(fault["msg"].removeprefix("Value error, ").split())
    places = [_place(part) for part in fault["loc"]]
    return f"{', '.join(places)}: {message}" if places else message


def _place(part: int | str) -> str:
    return f"entry {part}" if isinstance(part, int) else f"field {part[:40]!r}"
