"""The JSON form of actions and set-ups: strict both ways.

An action is a NamedTuple of whole numbers. A field called ``cell``, or ``…_cell``, holds a packed
cell and is written as ``[x, y]``: ``{"do": "place-tile", "slot": 0, "cell": [2, 0], "rotation":
1}``. A field called ``seat`` is that of the move: it stands in its line once.
"""

import re
from collections.abc import Mapping
from typing import Any

from minigolf_desktop.model.geometry.square import LIMIT, pack, unpack

Action = tuple[int, ...]
"""Any action: a NamedTuple of whole numbers; its class says what it does."""

LARGEST = 10_000
"""No whole number in an action reaches this far from nought."""


class ActionFormatError(ValueError):
    """The JSON of an action is not of the form; the message says where."""


def action_name(kind: type) -> str:
    """Return the name of a kind of action in files: ``PlaceTile`` is ``place-tile``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def action_to_json(action: Action) -> dict[str, Any]:
    """Return the JSON form of an action."""
    fields = action._asdict()  # type: ignore[attr-defined]
    for field in filter(_is_cell, fields):
        fields[field] = list(unpack(fields[field]))
    return {"do": action_name(type(action)), **fields}


def action_from_json(kinds: Mapping[str, type], data: object, seat: int | None = None) -> Action:
    """Return the action of a JSON value; raises ActionFormatError.

    ``seat`` is that of the move where its line names it, for an action that does so too.
    """
    if not isinstance(data, dict):
        raise ActionFormatError("an action is an object")
    fields = dict(data)
    name = fields.pop("do", None)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ActionFormatError(f"field do: there is no action {str(name)[:40]!r}")
    wanted = kind._fields  # type: ignore[attr-defined]
    if seat is not None and "seat" in wanted:
        fields["seat"] = seat
    if set(fields) != set(wanted):
        raise ActionFormatError(f"{name} takes the fields {', '.join(wanted) or 'none'}")
    values = [_value(f"{name}, field {field}", field, fields[field]) for field in wanted]
    action: Action = kind(*values)
    return action


def _value(place: str, field: str, value: object) -> int:
    if _is_cell(field):
        if not (isinstance(value, list) and len(value) == 2):
            raise ActionFormatError(f"{place}: a cell is [x, y]")
        x, y = (_whole(place, part, LIMIT) for part in value)
        return pack(x, y)
    return _whole(place, value, LARGEST)


def _is_cell(field: str) -> bool:
    return field == "cell" or field.endswith("_cell")


def _whole(place: str, value: object, limit: int) -> int:
    if type(value) is not int or not -limit <= value <= limit:
        raise ActionFormatError(f"{place}: a whole number from {-limit} to {limit} is wanted")
    return value
