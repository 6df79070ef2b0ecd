"""Entries of content files: what all of them share, and how a list of them is read."""

from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from minigolf_desktop.content.resources import ContentError

EntryT = TypeVar("EntryT")

Id = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""Name of something in files: small letters, digits, hyphens between them."""


class Record(BaseModel):
    """Base of all entries: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def read_entries(path: Path, kind: type[EntryT], name: str = "id") -> list[EntryT]:
    """Return the entries of a file; raises ContentError with file, entry and field.

    ``name`` is the field that tells in a message which entry is wrong.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from error
    try:
        # The kind is known only at run time.
        adapter: TypeAdapter[list[EntryT]] = TypeAdapter(list[kind])  # type: ignore[valid-type]
        return adapter.validate_json(text)
    except ValidationError as error:
        raise ContentError(first_fault(path.name, text, error, name)) from error


def first_fault(file: str, text: bytes, error: ValidationError, name: str = "id") -> str:
    """Return the first fault of a file's list in one line: file, entry, field and what is wrong."""
    fault = error.errors(include_url=False)[0]
    place = list(fault["loc"])
    message = fault["msg"].removeprefix("Value error, ")
    if not place or not isinstance(place[0], int):
        return f"{file}: {message}"
    entry = int(place.pop(0))
    raw = TypeAdapter(list[Any]).validate_json(text)[entry]
    identity = raw.get(name, f"no {name}") if isinstance(raw, dict) else "no object"
    field = ".".join(str(part) for part in place) or "entry"
    return f"{file}: entry {entry} ({identity}), field {field}: {message}"
