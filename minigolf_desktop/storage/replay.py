"""Reads the journal of a match and plays it again, move by move.

A journal is JSON lines. The first is the header: format, version, game, set-up, seed, when it
began, its name. Each other line is a move ``{"seat": 0, "do": "place-tile", ...}``, or
``{"undo": true}`` or ``{"redo": true}``.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, ValidationError, field_validator

from minigolf_desktop.content.entries import Record
from minigolf_desktop.model.play import (
    ActionFormatError,
    CannotUndo,
    Match,
    Move,
    Refused,
    Rules,
    SetupFormatError,
    action_from_json,
    action_to_json,
)
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.faults import first_fault
from minigolf_desktop.storage.strict_json import NotJson, format_of, migrate, parse

FORMAT = "minigolf-match"
VERSION = 1
MOST_BYTES = 4_000_000
MOST_LINES = 50_000
"""Header included. No game comes near: five players on eighteen holes make some 4,000 moves."""

AnyRules = Rules[Any, Any, Any, Any]
"""The rules of any game."""

Lines = list[Any]
"""The JSON values of a journal's lines, header first."""

MIGRATIONS: Mapping[int, Callable[[Lines], Lines]] = {}
"""By version: what makes a journal of the next version of it. There is one version so far."""

UNDO = {"undo": True}
REDO = {"redo": True}


class Header(Record):
    """First line of a journal."""

    format: Literal["minigolf-match"]
    version: Literal[1]
    game: Annotated[str, Field(max_length=40)]
    setup: dict[str, Any]
    seed: Annotated[int, Field(ge=0, lt=1 << 64)]
    created: Annotated[str, Field(max_length=40)]
    """When the match began: ISO date and time."""
    name: Annotated[str, Field(max_length=80)]

    @field_validator("created")
    @classmethod
    def _is_a_time(cls, created: str) -> str:
        datetime.fromisoformat(created)
        return created


class Replay(NamedTuple):
    """A match as its journal tells it."""

    match: Match[Any, Any]
    header: Header
    moves: tuple[Move, ...]
    """All moves that stand in the match or may be played again by redo."""
    lines: int
    """Sound lines, header included."""
    version: int
    """Version of the file as it was found."""
    sound: int
    """Length in bytes of the sound lines: all but a last line that was only half written."""


def header_line(match: Match[Any, Any], created: datetime, name: str) -> dict[str, Any]:
    """Return the first line of a match's journal."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.rules.name,
        "setup": match.rules.setup_to_json(match.setup),
        "seed": match.seed,
        "created": created.isoformat(timespec="seconds"),
        "name": name,
    }


def move_line(move: Move) -> dict[str, Any]:
    """Return the line of a move."""
    return {"seat": move.seat, **action_to_json(move.action)}


def replay(data: bytes, rules: AnyRules) -> Replay:
    """Play a journal again; raises StorageError that names line and fault.

    A last line that was only half written is left out; :attr:`Replay.sound` tells.
    """
    if len(data) > MOST_BYTES:
        raise ForeignFile(f"larger than {MOST_BYTES:,} bytes")
    if format_of(data) != FORMAT:
        raise ForeignFile("not a saved match")
    values, sound = _values(data)
    version = values[0].get("version")
    try:
        values = migrate(values, version, VERSION, MIGRATIONS)
        header = Header.model_validate(values[0])
        match = _start(header, rules)
    except ValidationError as error:
        raise StorageError(f"line 1: {first_fault(error)}") from error
    except StorageError as error:
        raise type(error)(f"line 1: {error}") from error
    except SetupFormatError as error:
        raise StorageError(f"line 1: field 'setup', {error}") from error
    moves: list[Move] = []
    for number, value in enumerate(values[1:], 2):
        try:
            _repeat(match, moves, value)
        except (StorageError, ActionFormatError) as error:
            raise StorageError(f"line {number}: {error}") from error
    return Replay(match, header, tuple(moves), len(values), version, sound)


def _values(data: bytes) -> tuple[Lines, int]:
    """Return the values of the sound lines and the length of those lines."""
    *whole, rest = data.split(b"\n")
    if len(whole) > MOST_LINES:
        raise StorageError(f"more than {MOST_LINES:,} lines")
    values: Lines = []
    for number, line in enumerate(whole, 1):
        try:
            values.append(parse(line))
        except NotJson as error:
            if number == len(whole) > 1 and not rest:
                return values, len(data) - len(line) - 1
            raise StorageError(f"line {number}: {error}") from error
    if not values:
        raise StorageError("line 1: its end is missing")
    return values, len(data) - len(rest)


def _start(header: Header, rules: AnyRules) -> Match[Any, Any]:
    if header.game != rules.name:
        raise StorageError(f"field 'game': {header.game!r} is not {rules.name!r}")
    setup = rules.setup_from_json(header.setup)
    rules.check_setup(setup)
    return Match(rules.for_setup(setup), setup, header.seed)


def _repeat(game: Match[Any, Any], moves: list[Move], value: object) -> None:
    """Carry out one line, and keep ``moves`` as the match keeps its own."""
    try:
        match value:
            case {"undo": True, **rest} if not rest:
                game.undo()
            case {"redo": True, **rest} if not rest:
                game.redo()
            case {"seat": int(seat), **fields} if type(seat) is int:
                move = Move(seat, action_from_json(game.rules.action_kinds, fields, seat))
                before = len(game.moves)
                game.play(*move)
                del moves[before:]
                moves.append(move)
            case _:
                raise StorageError("not a move: a seat and an action, or undo, or redo")
    except CannotUndo as error:
        raise StorageError("there is nothing to take back or to play again") from error
    except Refused as error:
        raise StorageError(str(error)) from error
