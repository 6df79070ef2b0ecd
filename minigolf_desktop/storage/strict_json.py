"""JSON as strictly as files from elsewhere deserve; no pydantic."""

import json
from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeVar

from minigolf_desktop.storage.errors import NewerFile, StorageError
from minigolf_desktop.storage.plain_text import in_lines

DocumentT = TypeVar("DocumentT")


_HALF_LETTER = b"\\ud"
"""How a half of a letter beyond the first 65,536 begins."""


class NotJson(ValueError):
    """Bytes are not the JSON that is wanted; the message says why and where."""


def parse(data: bytes) -> Any:
    """Return the value of a JSON text; raises NotJson.

    Refuses what the JSON standard does not know (NaN, infinity), fields that are there twice,
    nesting without end, and halves of letters, which no file could be written with. Every text
    is one line: see :mod:`minigolf_desktop.storage.plain_text`.
    """
    try:
        value = json.loads(
            data.decode("utf-8"), parse_constant=_refuse_constant, object_pairs_hook=_object
        )
        if _HALF_LETTER in data.lower():
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        # Most lines of most files hold letters only that need no look.
        return value if data.isascii() and b"\\" not in data else in_lines(value)
    except json.JSONDecodeError as error:
        # Some of these words end in the place, which stands before them here.
        what = error.msg.removesuffix(" at").removesuffix(" starting")
        raise NotJson(f"not JSON at line {error.lineno}, column {error.colno}: {what}") from error
    except UnicodeDecodeError as error:
        raise NotJson(f"not UTF-8 at byte {error.start}") from error
    except UnicodeEncodeError as error:
        half = error.object[error.start]
        raise NotJson(f"\\u{ord(half):04x} is half of a letter") from error
    except RecursionError as error:
        raise NotJson("nested too deeply") from error
    except NotJson:
        raise
    except ValueError as error:
        # Whole numbers of thousands of digits end here.
        raise NotJson("a number has too many digits") from error


def migrate(
    document: DocumentT,
    version: object,
    newest: int,
    migrations: Mapping[int, Callable[[DocumentT], DocumentT]],
) -> DocumentT:
    """Bring a document step by step to the newest version; raises StorageError.

    That is NewerFile where the version is a later one.
    ``migrations`` holds, by version, what leads from that version to the next.
    """
    if type(version) is not int or version < 1:
        raise StorageError("field version: a whole number from 1 is wanted")
    if version > newest:
        raise NewerFile(
            f"version {version} was written by a newer program; this one reads "
            f"up to version {newest}"
        )
    for step in range(version, newest):
        document = migrations[step](document)
    return document


def format_of(data: bytes) -> str:
    """Return what the field ``format`` of a file says: of its one value, or of its first line.

    An empty string where it says nothing, or is no JSON.
    """
    for text in (data.partition(b"\n")[0], data):
        try:
            value = parse(text)
        except NotJson:
            continue
        if isinstance(value, dict) and isinstance(value.get("format"), str):
            return str(value["format"])
    return ""


def _refuse_constant(name: str) -> NoReturn:
    raise NotJson(f"{name} is not a JSON value")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotJson(f"field {twice[:40]!r} is there twice")
    return fields
