"""Names of other people and other programs, as text that may stand in the midst of a sentence.

A name out of a file may hold line breaks, signs that steer a terminal, and marks that turn the
order of all letters behind them. What is left of it is one line, which reads as it is written.
"""

from typing import Any

_STEERING = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")
_TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_NOT_IN_LINES = {**_STEERING, **_TURNING}


def in_one_line(text: str) -> str:
    """Return a text without line breaks and other steering signs, and without turning marks."""
    return text.translate(_NOT_IN_LINES)


def unturned(text: str) -> str:
    """Return a text, which may have lines, without marks that turn the order of its letters."""
    return text.translate(_TURNING)


def in_lines(value: Any) -> Any:
    """Return a JSON value of which every text is one line; the names of fields stay."""
    if isinstance(value, str):
        return in_one_line(value)
    if isinstance(value, list):
        return [in_lines(one) for one in value]
    if isinstance(value, dict):
        return {name: in_lines(one) for name, one in value.items()}
    return value
