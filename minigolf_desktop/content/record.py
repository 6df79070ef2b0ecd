"""Records: what is in a file, described once and read in two ways, and lists of them.

A record is a frozen dataclass; its annotations say what each field must be. :func:`checked` reads
it strictly, with pydantic: files of players, and everything that comes with the program when it is
tested and built. :func:`made` reads what was checked then without pydantic, whose loading takes
longer than all content and 13 MB: home needs it as little as a game that begins.
"""

import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from threading import RLock, Thread
from types import GenericAlias, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from minigolf_desktop.content.resources import UNFIT, ContentError, resource

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError
    from pydantic_core import ErrorDetails

T = TypeVar("T")

_A_MOMENT = 0.004
"""Seconds for which whoever gets ready waits at a time."""

_LOADING = RLock()
"""Held while pydantic is loaded: its modules know each other, and two threads that load them from
different ends at once, the window's and that of a writer, would find some of them half there."""

Make: TypeAlias = Callable[[object], object]
"""Makes a value of a JSON value; raises one of :data:`UNFIT`."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record:
    """Base of all records: nothing unknown, nothing converted.

    What several fields must be together is told by ``__post_init__``, which raises ValueError.
    """

    __pydantic_config__: ClassVar = {"extra": "forbid", "strict": True}

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


class Limits:
    """In an annotation: how large or long a value may be, or what a text looks like.

    The names are those of pydantic: ``ge``, ``le``, ``lt``, ``min_length``, ``max_length``,
    ``pattern``.
    """

    def __init__(self, **limits: int | str) -> None:
        self._limits = limits

    def __get_pydantic_core_schema__(
        self, kind: object, schema_of: Callable[[object], dict[str, object]]
    ) -> dict[str, object]:
        """Tell pydantic."""
        return {**schema_of(kind), **self._limits}


class Check(Generic[T]):
    """In an annotation: a further look at a value, which raises ValueError."""

    def __init__(self, look_at: Callable[[T], object]) -> None:
        self._look_at = look_at

    def __get_pydantic_core_schema__(
        self, kind: object, schema_of: Callable[[object], dict[str, object]]
    ) -> dict[str, object]:
        """Tell pydantic."""
        function = {"type": "no-info", "function": self._looked_at}
        return {"type": "function-after", "function": function, "schema": schema_of(kind)}

    def _looked_at(self, value: T) -> T:
        self._look_at(value)
        return value


Id = Annotated[str, Limits(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""Name of something in files: small letters, digits, hyphens between them."""


_MISSING = "missing"
"""What the checker calls a field that is not there."""


class RecordFault(ValueError):
    """A JSON text is not the record that is wanted; the message says why."""

    def __init__(self, place: tuple[int | str, ...], message: str) -> None:
        super().__init__(message)
        self.place = place
        """Entries and fields that lead to the fault; empty for the whole text."""


def checked(kind: type[T], text: bytes) -> T:
    """Return what a JSON text holds, each field of it looked at; raises RecordFault.

    Of several faults the first one that lies deepest is told: where a value may be of several
    kinds, it lies in the kind that the value resembles most. Of fields that are missing in the
    same place all are told.
    """
    _, unsound = _checker()
    try:
        return cast(T, _adapter(cast(Hashable, kind)).validate_json(text))
    except unsound as error:
        faults = error.errors(include_url=False, include_context=False, include_input=False)
        fault = max(faults, key=lambda one: len(one["loc"]))
        message = " ".join(fault["msg"].removeprefix("Value error, ").split())
        if fault["type"] == "unexpected_keyword_argument":
            message = "there is no such field"
        if fault["type"] == _MISSING:
            message += _missing_beside(fault["loc"], faults)
        raise RecordFault(fault["loc"], message) from error


def _missing_beside(place: tuple[int | str, ...], faults: "Sequence[ErrorDetails]") -> str:
    """Return in words which fields are missing in the place where one is, but for that one."""
    beside = [
        repr(one["loc"][-1])
        for one in faults
        if one["type"] == _MISSING and one["loc"][:-1] == place[:-1] and one["loc"] != place
    ]
    return f", and so {'is' if len(beside) == 1 else 'are'} {', '.join(beside)}" if beside else ""


def get_ready_to_check(kind: type) -> Iterator[None]:
    """Load what :func:`checked` needs for a kind, beside what is going on: it takes 0.1 s.

    Yields until it is there.
    """
    loading = Thread(target=_adapter, args=(kind,), daemon=True)
    loading.start()
    while loading.is_alive():
        loading.join(_A_MOMENT)
        yield


@cache
def _adapter(kind: Hashable) -> "TypeAdapter[object]":
    with _LOADING:
        adapter, _ = _checker()
        return adapter(cast(type[object], kind))


def _checker() -> "tuple[type[TypeAdapter[object]], type[ValidationError]]":
    """Return what checks a kind, and what it raises.

    It is loaded with the first file that is checked: it takes longer than the rest of a game.
    """
    with _LOADING:
        from pydantic import TypeAdapter, ValidationError  # noqa: PLC0415

        return TypeAdapter, ValidationError


def made(kind: type[T], value: object) -> T:
    """Return what a JSON value holds that was checked before: a record, or a list of some.

    Fields, their types and what ``__post_init__`` tells are looked at; limits and checks are not.
    Raises one of :data:`UNFIT`.
    """
    return cast(T, _maker(cast(Hashable, kind))(value))


@cache
def _maker(kind: Hashable) -> Make:
    """Return what makes a value of a kind."""
    if kind is object:
        # Such as the set-up of a lesson, which its game reads.
        return lambda value: value
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _maker(parts[0])
    if origin is Literal:
        return _one_of(parts)
    if origin is Union or origin is UnionType:
        return _first_of([_maker(part) for part in parts])
    if origin is list or origin is tuple:
        return _all_of(origin, _maker(parts[0]))
    if origin is dict:
        return _entries_of(*map(_maker, parts))
    assert isinstance(kind, type)
    if is_dataclass(kind):
        return _record_maker(kind)
    return kind if issubclass(kind, Enum) else _exactly(kind)


def _record_maker(kind: type) -> Make:
    assert is_dataclass(kind)
    hints = get_type_hints(kind, include_extras=True)
    makers = {field.name: _maker(hints[field.name]) for field in fields(kind)}
    new: Callable[..., object] = kind

    def make(value: object) -> object:
        told = _object(value)
        return new(**{name: makers[name](one) for name, one in told.items()})

    return make


def _entries_of(of_key: Make, of_value: Make) -> Make:
    return lambda value: {of_key(key): of_value(one) for key, one in _object(value).items()}


def _object(value: object) -> dict[str, object]:
    if type(value) is not dict:
        raise TypeError(f"{value!r} is no object")
    return value


def _all_of(sequence: Callable[[Iterable[object]], object], make: Make) -> Make:
    def make_all(value: object) -> object:
        if type(value) is not list:
            raise TypeError(f"{value!r} is no list")
        return sequence(map(make, value))

    return make_all


def _one_of(values: tuple[object, ...]) -> Make:
    def one(value: object) -> object:
        if value not in values:
            raise ValueError(f"{value!r} is none of {values}")
        return value

    return one


def _first_of(makers: list[Make]) -> Make:
    def first(value: object) -> object:
        for make in makers[:-1]:
            try:
                return make(value)
            except UNFIT:
                continue
        return makers[-1](value)

    return first


def _exactly(kind: type) -> Make:
    def same(value: object) -> object:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is no {kind.__name__}")
        return value

    return same


EntryT = TypeVar("EntryT")
ContentT = TypeVar("ContentT")


class Identified(Protocol):
    """An entry with an id."""

    @property
    def id(self) -> str:
        """What it is called in files."""


def read_content(
    folder: Path | None, name: str, read: Callable[[Path, bool], ContentT]
) -> ContentT:
    """Return what is read of a folder: of one of the resources, by name, or of another.

    ``read`` is given the folder, and whether to read strictly. That is so for another folder, by
    which all content is tested when the program is built; of its own it is enough that it can be
    read at all. If not, reading it strictly tells why. Raises ContentError.
    """
    if folder is None:
        with suppress(*UNFIT):
            return read(resource(name), False)
    return read(folder or resource(name), True)


def read_entries(path: Path, kind: type[EntryT], strictly: bool, name: str = "id") -> list[EntryT]:
    """Return the entries of a file; raises ContentError with file, entry and field.

    Where it is not read strictly one of :data:`UNFIT` may be raised instead. ``name`` is the field
    that tells in a message which entry is wrong.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from error
    entries = cast(type[list[EntryT]], GenericAlias(list, kind))
    try:
        return checked(entries, text) if strictly else made(entries, json.loads(text))
    except RecordFault as fault:
        raise ContentError(_in_words(path.name, text, fault, name)) from fault


def check_ids(file: str, entries: Sequence[Identified], seen: Iterable[str] = ()) -> set[str]:
    """Return the ids of a file's entries with those seen before; raises ContentError for a twin."""
    known = set(seen)
    for number, entry in enumerate(entries):
        if entry.id in known:
            raise ContentError(f"{file}: entry {number} ({entry.id}), field id: used twice")
        known.add(entry.id)
    return known


def _in_words(file: str, text: bytes, fault: RecordFault, name: str) -> str:
    """Return a fault of a file's list in one line: file, entry, field and what is wrong."""
    if not fault.place or not isinstance(fault.place[0], int):
        return f"{file}: {fault}"
    number, *place = fault.place
    entry = json.loads(text)[number]
    identity = entry.get(name, f"no {name}") if isinstance(entry, dict) else "no object"
    field = ".".join(str(part) for part in place) or "entry"
    return f"{file}: entry {number} ({identity}), field {field}: {fault}"
