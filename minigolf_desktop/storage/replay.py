"""Reads the journal of a match and plays it again, move by move.

A journal is JSON lines. The first is the header: format, version, game, version of the game's
rules, set-up, seed, when it began, its name, its id, and the course that it is played on where
the set-up does not tell all of it. Each other line is a move
``{"seat": 0, "do": "place-tile", ...}``, or ``{"undo": true}`` or ``{"redo": true}``. Who
decides on a seat is no move: ``{"seat": 0, "sits": {...}}`` seats somebody else there, from then on
and whatever is undone. ``{"rival": {"do": "place-tile", ...}}`` is what a rival does who plays the
same match in a house of its own: no move of this one, and never undone.

A match is played on under the rules of today. One of earlier rules that they refuse, or that an
amendment touches, is no broken file: it is replayed as far as it is true, and looked at. Where an
amendment touches its count alone, all of it is true.
"""

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, Self

from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.model.play import (
    ActionFormatError,
    Amendment,
    AnyMatch,
    AnyMove,
    AnyRules,
    CannotUndo,
    Match,
    Move,
    Refused,
    Seat,
    SetupFormatError,
    action_from_json,
    action_to_json,
    newest_version,
    seat_from_json,
    seat_to_json,
)
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.model.play.randomness import number_of
from minigolf_desktop.storage.errors import ForeignFile, NewerFile, StorageError, Words
from minigolf_desktop.storage.moments import Time
from minigolf_desktop.storage.reading import NotJson, Reading, format_of, migrate, parse, record_of
from minigolf_desktop.storage.saved_matches import LENGTH, PATTERN, Save, first_line, new_match_id

FORMAT: Final = "minigolf-match"
VERSION: Final = 3
MOST_BYTES = 4_000_000
MOST_LINES = 50_000
"""Header included. No game comes near: five players on eighteen holes make some 4,000 moves."""

"""The rules of any game."""


def _with_first_rules(header: dict[str, object]) -> dict[str, object]:
    """Return a header of program 1.0 with the version of its rules: the first of every game."""
    if "rules" in header:
        raise StorageError("field 'rules' belongs to version 2")
    return {**header, "version": 2, "rules": 1}


def id_of_older(header: Mapping[str, object]) -> str:
    """Return the id of a match of a journal without one: the same whenever it is asked for.

    What it was set up with and when it began never change in its first line.
    """
    told = [header.get(field) for field in ("game", "setup", "seed", "created")]
    text = json.dumps(told, sort_keys=True).encode("ascii")
    return f"{number_of(text, LENGTH):0{2 * LENGTH}x}"


def match_of(save: Save) -> str:
    """Return what tells a saved match from all others."""
    return save.match or id_of_older(first_line(save.path))


class FinishedGames:
    """The finished matches of a game: a result of records leads to the one that it is of."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._by_id: dict[str, Path] = {}
        self._by_seed: dict[int, Path] = {}

    def add(self, save: Save) -> None:
        """Take in a saved match, if it is one of them; the newest come first."""
        if save.finished and save.game == self._game:
            self._by_id.setdefault(match_of(save), save.path)
            self._by_seed.setdefault(save.seed, save.path)

    def find(self, match: str, seed: int | None = None) -> Path | None:
        """Return where the match of an id lies; None where it does not any more.

        Of one without id, by a program before ids, the newest of its seed; None without that.
        """
        if match:
            return self._by_id.get(match)
        return None if seed is None else self._by_seed.get(seed)


def _with_id(header: dict[str, object]) -> dict[str, object]:
    """Return a header of version 2 with an id; a course it needs lies beside the journal."""
    for field in ("match", "course"):
        if field in header:
            raise StorageError("field {field} belongs to version 3", field=repr(field))
    return {**header, "version": 3, "match": id_of_older(header)}


MIGRATIONS: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {
    1: _with_first_rules,
    2: _with_id,
}
"""By version of a journal: what makes its header one of the next version. Moves never changed."""

MatchId = Annotated[str, Limits(pattern=PATTERN)]
"""What tells a match from all others."""

UNDO: Final[Mapping[str, object]] = {"undo": True}
REDO: Final[Mapping[str, object]] = {"redo": True}


class Header(Record):
    """First line of a journal."""

    format: Literal["minigolf-match"]
    version: Literal[3]
    game: Annotated[str, Limits(max_length=40)]
    rules: Annotated[int, Limits(ge=1, le=10_000)]
    """Version of the game's rules that the match is played by."""
    setup: dict[str, object]
    seed: Annotated[int, Limits(ge=0, lt=1 << 64)]
    created: Time
    """When the match began."""
    name: Annotated[str, Limits(max_length=80)]
    match: MatchId
    course: dict[str, object] | None = None
    """Document of the course that the match is played on, as its course file would have it; None
    where the set-up tells all of it."""

    @classmethod
    def of(
        cls,
        match: AnyMatch,
        created: datetime,
        name: str,
        course: Mapping[str, object] | None = None,
    ) -> Self:
        """Return the header of a match that begins, with the course that it needs."""
        return cls(
            format=FORMAT,
            version=VERSION,
            game=match.rules.name,
            rules=newest_version(match.rules.amendments),
            setup=match.rules.setup_to_json(match.setup),
            seed=match.seed,
            created=created.isoformat(timespec="seconds"),
            name=name,
            match=new_match_id(),
            course=None if course is None else dict(course),
        )

    @property
    def document(self) -> dict[str, object]:
        """The line as it is written."""
        return {name: value for name, value in vars(self).items() if value is not None}


class EarlierRules(StorageError):
    """A match was begun under earlier rules of its game and cannot go on under today's."""

    def __init__(self, amendments: tuple[Amendment, ...]) -> None:
        super().__init__("{why}", why=Words("begun under earlier rules of the game"))
        self.amendments = amendments
        """The amendments since the match began."""


class Replay(NamedTuple):
    """A match as its journal tells it."""

    match: AnyMatch
    """The match; its earlier part where it is of earlier rules (:attr:`amendments`)."""
    header: Header
    sitting: Mapping[int, Seat]
    """By seat who sits there now, where seats have changed."""
    moves: tuple[AnyMove, ...]
    """All moves that stand in the match or may be played again by redo."""
    lines: int
    """Sound lines, header included."""
    is_of_today: bool
    """Whether the file is of today's version, and the match of today's rules."""
    sound: int
    """Length in bytes of the sound lines: all but a last line that was only half written."""
    amendments: tuple[Amendment, ...] = ()
    """The amendments that stop the match from being continued; empty where it can be."""
    is_whole: bool = True
    """Whether all of it is true today, although perhaps it is counted otherwise."""


def move_line(move: AnyMove) -> dict[str, object]:
    """Return the line of a move."""
    return {"seat": move.seat, **action_to_json(move.action)}


def rival_line(action: Action) -> dict[str, object]:
    """Return the line of what a rival does in a house of its own."""
    return {"rival": action_to_json(action)}


def seat_line(number: int, seat: Seat) -> dict[str, object]:
    """Return the line that seats somebody."""
    return {"seat": number, "sits": seat_to_json(seat)}


def replay(data: bytes, rules: AnyRules) -> Reading[Replay]:
    """Play a journal again, a line at a time; raises StorageError that names line and fault.

    That is EarlierRules where nothing of a match of earlier rules is true under today's. A last
    line that was only half written is left out; :attr:`Replay.sound` tells.
    """
    if len(data) > MOST_BYTES:
        raise ForeignFile("larger than {limit} bytes", limit=f"{MOST_BYTES:,}")
    if format_of(data) != FORMAT:
        raise ForeignFile("not a saved match")
    values, sound = _values(data)
    first = values[0]
    assert isinstance(first, dict)
    version = first.get("version")
    try:
        header = record_of(Header, migrate(first, version, VERSION, MIGRATIONS))
        since = _Since(_amended_since(header, rules))
        match = _start(header, rules, since)
    except EarlierRules:
        raise
    except StorageError as error:
        raise type(error)("line 1: {fault}", fault=error) from error
    moves: list[AnyMove] = []
    sitting: dict[int, Seat] = {}
    stopped_by: tuple[Amendment, ...] = ()
    for number, value in enumerate(values[1:], 2):
        try:
            if not _seats(match, sitting, value) and not _is_rivals(match, value, since):
                _repeat(match, moves, value, since)
        except EarlierRules as reason:
            stopped_by = reason.amendments
            break
        except StorageError as error:
            raise StorageError("line {number}: {fault}", number=number, fault=error) from error
        yield
    is_of_today = version == VERSION and not since.amendments
    stopping = stopped_by or tuple(since.counted_otherwise)
    is_whole = not stopped_by
    lines = len(values)
    return Replay(
        match, header, sitting, tuple(moves), lines, is_of_today, sound, stopping, is_whole
    )


def _values(data: bytes) -> tuple[list[object], int]:
    """Return the values of the sound lines and the length of those lines."""
    *whole, rest = data.split(b"\n")
    if len(whole) > MOST_LINES:
        raise StorageError("more than {limit} lines", limit=f"{MOST_LINES:,}")
    values: list[object] = []
    for number, line in enumerate(whole, 1):
        try:
            values.append(parse(line))
        except NotJson as error:
            if number == len(whole) > 1 and not rest:
                return values, len(data) - len(line) - 1
            raise StorageError("line {number}: {fault}", number=number, fault=error) from error
    if not values:
        raise StorageError("line 1: its end is missing")
    return values, len(data) - len(rest)


def _amended_since(header: Header, rules: AnyRules) -> tuple[Amendment, ...]:
    """Return how the rules were amended since a match began; raises NewerFile, StorageError."""
    if header.game != rules.name:
        raise StorageError(
            "field 'game': {game} is not {name}", game=repr(header.game), name=repr(rules.name)
        )
    newest = newest_version(rules.amendments)
    if header.rules > newest:
        raise NewerFile(
            "version {version} of the rules is of a newer program; "
            "this one plays by version {newest}",
            version=header.rules,
            newest=newest,
        )
    return tuple(one for one in rules.amendments if one.version > header.rules)


class _Since:
    """The amendments since a match began, and what of the match they touch."""

    def __init__(self, amendments: tuple[Amendment, ...]) -> None:
        self.amendments = amendments
        """All of them."""
        self.turning = tuple(one for one in amendments if not one.of_count)
        """Those by which a match may go otherwise."""
        self.counted_otherwise: list[Amendment] = []
        """Those that touched what is counted of the match, so far."""

    def look_at(self, setup: object, events: tuple[object, ...]) -> None:
        """Raise EarlierRules where a step went otherwise before; note what is counted otherwise."""
        touching = [one for one in self.amendments if one.touches(setup, events)]
        turned = tuple(one for one in touching if one in self.turning)
        if turned:
            raise EarlierRules(turned)
        self.counted_otherwise += [one for one in touching if one not in self.counted_otherwise]


def _start(header: Header, rules: AnyRules, since: _Since) -> AnyMatch:
    """Set the match up; raises EarlierRules where an amendment stands against it."""
    try:
        setup = rules.setup_from_json(header.setup)
        rules.check_setup(setup)
    except SetupFormatError as error:
        if since.turning:
            raise EarlierRules(since.turning) from error
        raise StorageError("field 'setup', {fault}", fault=error) from error
    match = Match(rules, setup, header.seed)
    since.look_at(setup, match.log[0])
    return match


def _seats(game: AnyMatch, sitting: dict[int, Seat], value: object) -> bool:
    """Seat somebody, if that is what a line says; return whether it is. Raises StorageError."""
    match value:
        case {"seat": int(number), "sits": sits, **rest} if not rest and type(number) is int:
            if not 0 <= number < len(game.setup.players):
                raise StorageError("there is no seat {number}", number=number)
            try:
                sitting[number] = seat_from_json("field 'sits'", sits)
            except SetupFormatError as error:
                raise StorageError(str(error)) from error
            return True
    return False


def _is_rivals(game: AnyMatch, value: object, since: _Since) -> bool:
    """Carry out what a rival does, if a line says so; return whether it does.

    Raises what :func:`_repeat` raises.
    """
    match value:
        case {"rival": {"do": _, **fields} as action, **rest} if not (rest or "seat" in fields):
            if game.rival is None:
                raise StorageError("there is no rival")
            _repeat(game.rival, [], {"seat": 0, **action}, since)
            return True
    return False


def _repeat(game: AnyMatch, moves: list[AnyMove], value: object, since: _Since) -> None:
    """Carry out one line, and keep ``moves`` as the match keeps its own.

    Raises StorageError; EarlierRules where it may be sound under the rules of its time.
    """
    try:
        match value:
            case {"undo": True, **rest} if not rest:
                # Programs up to 1.0 so took back what they could not write, dice and cards too.
                game.take_back()
            case {"redo": True, **rest} if not rest:
                game.redo()
            case {"seat": int(seat), **fields} if type(seat) is int:
                move = Move(seat, action_from_json(game.rules.action_kinds, fields, seat))
                before = len(game.moves)
                if since.amendments and game.rules.refusal(game.state, *move) is None:
                    # Looked at before it is played: a step that is shown may not be taken back.
                    step = game.rules.apply(game.state, move.action)
                    since.look_at(game.setup, step.events)
                game.play(*move)
                del moves[before:]
                moves.append(move)
            case _:
                raise StorageError("not a move: a seat and an action, or undo, or redo")
    except (CannotUndo, Refused, ActionFormatError) as error:
        if since.turning:
            raise EarlierRules(since.turning) from error
        if isinstance(error, CannotUndo):
            raise StorageError("there is nothing to take back or to play again") from error
        raise StorageError(str(error)) from error
