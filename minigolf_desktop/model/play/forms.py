"""The JSON forms of actions and of views.

An action is a NamedTuple of whole numbers; its form is strict both ways. A field called ``cell``,
or ``…_cell``, holds a packed cell and is written as ``[x, y]``: ``{"do": "place-tile", "slot": 0,
"cell": [2, 0], "rotation": 1}``. A field called ``seat`` is that of the move: it stands in its
line once.

A view is told to whoever decides for a seat in another process. Its form is read off the types of
its fields, so that a field more needs nothing here. What every process has by itself, such as the
content of the box, goes by name: a game gives the form of those types.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NamedTuple, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

from minigolf_desktop.model.geometry.square import LIMIT, pack, unpack

# --- The JSON form of actions and set-ups: strict both ways


class Action(Protocol):
    """Any action: a NamedTuple of whole numbers; its class says what it does."""

    @property
    def _fields(self) -> tuple[str, ...]:
        """The names of the numbers."""

    def _asdict(self) -> dict[str, Any]:
        """Return the numbers by their names."""


ActionT = TypeVar("ActionT", bound=Action)

LARGEST = 10_000
"""No whole number in an action reaches this far from nought."""


class ActionFormatError(ValueError):
    """The JSON of an action is not of the form; the message says where."""


def action_name(kind: type) -> str:
    """Return the name of a kind of action in files: ``PlaceTile`` is ``place-tile``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def action_to_json(action: Action) -> dict[str, object]:
    """Return the JSON form of an action."""
    fields = action._asdict()
    for field in filter(_is_cell, fields):
        fields[field] = list(unpack(fields[field]))
    return {"do": action_name(type(action)), **fields}


def action_from_json(
    kinds: Mapping[str, type[ActionT]], data: object, seat: int | None = None
) -> ActionT:
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
    wanted = tuple(kind.__annotations__)
    if seat is not None and "seat" in wanted:
        fields["seat"] = seat
    if set(fields) != set(wanted):
        raise ActionFormatError(f"{name} takes the fields {', '.join(wanted) or 'none'}")
    values = [_value(f"{name}, field {field}", field, fields[field]) for field in wanted]
    return kind(*values)


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


# --- The JSON form of views: what is told to whoever decides for a seat in another process


class Form(NamedTuple):
    """How the values of a type are written."""

    to_json: Callable[[Any], Any]
    """Returns the JSON value."""
    from_json: Callable[[Any], Any]
    """Returns the value of a JSON value that :attr:`to_json` made."""


AS_IT_IS = Form(lambda value: value, lambda value: value)
"""The form of what JSON knows itself."""

LEFT_OUT = Form(lambda _: None, lambda _: None)
"""The form of what is told in another place."""


def form_of(kind: Any, given: Mapping[type, Form]) -> Form:
    """Return the form of a type: ``given``, or put together from those of its parts.

    Knows whole numbers, texts, bytes, enumerations, NamedTuples, tuples, mappings and what may be
    None; raises TypeError for another type.
    """
    if kind in given:
        return given[kind]
    if kind in (int, str, bool, NoneType):
        return AS_IT_IS
    if kind is bytes:
        return Form(list, bytes)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Form(lambda value: value.value, kind)
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        fields = _row([form_of(hints[name], given) for name in kind._fields])
        return Form(fields.to_json, lambda data: kind(*fields.from_json(data)))
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple:
        return _tuple_of(parts, given)
    if origin in (Union, UnionType):
        return _none_or([form_of(part, given) for part in parts if part is not NoneType])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        pair = _row([form_of(part, given) for part in parts])
        return Form(
            lambda value: [pair.to_json(item) for item in value.items()],
            lambda data: dict(map(pair.from_json, data)),
        )
    raise TypeError(f"no form is known of {kind}")


def _tuple_of(parts: tuple[Any, ...], given: Mapping[type, Form]) -> Form:
    if len(parts) == 2 and parts[1] is Ellipsis:
        each = form_of(parts[0], given)
        if each is AS_IT_IS:
            return Form(list, tuple)
        return Form(
            lambda value: [each.to_json(one) for one in value],
            lambda data: tuple([each.from_json(one) for one in data]),
        )
    return _row([form_of(part, given) for part in parts])


def _row(forms: list[Form]) -> Form:
    """Return the form of a tuple with so many places."""
    return Form(
        lambda value: [form.to_json(one) for form, one in zip(forms, value, strict=True)],
        lambda data: tuple([form.from_json(one) for form, one in zip(forms, data, strict=True)]),
    )


def _none_or(forms: list[Form]) -> Form:
    if len(forms) != 1:
        raise TypeError("of a value that may be of several types no form is known")
    form = forms[0]
    return Form(
        lambda value: None if value is None else form.to_json(value),
        lambda data: None if data is None else form.from_json(data),
    )
