"""The JSON form of views: what is told to whoever decides for a seat in another process.

It is read off the types of a view's fields, so that a field more needs nothing here. What every
process has by itself, such as the content of the box, goes by name: a game gives the form of those
types.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints


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
