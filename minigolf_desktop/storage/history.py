"""The history: every game that was finished, and what somebody's games come to.

The rule, for all three games: the books of records keep the best results, whenever they were
reached; the history keeps the latest :data:`MOST_GAMES` games, whatever came of them. Nothing that
follows from it is written: best, last, mean and badges are worked out when they are asked for.

Its file is JSON lines. The first tells format and version, each other one a game, as it ended;
fields that have their usual values are left out. A line more is written without reading the others.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.play.handicap import places_with
from minigolf_desktop.model.play.seats import (
    COLOURS,
    LONGEST_NAME,
    MOST_HANDICAP,
    Character,
    Level,
)
from minigolf_desktop.storage.atomic import Lock, set_aside_words, write_atomically
from minigolf_desktop.storage.books import PATIENCE, End, Migration
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    NewerFile,
    StorageError,
    reason_of,
)
from minigolf_desktop.storage.moments import moment_of, seconds_of
from minigolf_desktop.storage.reading import NotJson, Reading, migrate, parse, read_bytes, record_of

FORMAT: Final = "minigolf-history"
VERSION: Final = 4
MIGRATIONS: Mapping[int, Migration] = {
    # Version 1 knew golf courses as drawn alone.
    1: lambda head: {**head, "version": 2},
    # Version 2 knew no computer that is just right.
    2: lambda head: {**head, "version": 3},
    # Version 3 knew no handicaps.
    3: lambda head: {**head, "version": 4},
}
"""By version: what makes the first line of a history that of the next version."""
MOST_GAMES = 3_000
"""How many games are kept; beyond them the oldest go."""
MOST_BYTES = 12_000_000
_AT_ONCE = 200
"""Lines that are read in a step: 10 ms."""
MOST_HOLES = 27
"""Holes of a game that figures are kept of: those of a whole course, and of a play-off."""

GameName = Literal["designer", "putt-dice", "eighteen-holes"]

HazardsName = Literal["as-drawn", "relaxed", "sharp"]
"""What a table does with the hazards of a golf course (ruling H35)."""

DESIGNER: Final = "designer"
PUTT_DICE: Final = "putt-dice"
GOLF: Final = "eighteen-holes"


Points = Annotated[int, Limits(ge=-10_000, le=10_000)]
Count = Annotated[int, Limits(ge=0, le=10_000)]
Name = Annotated[str, Limits(pattern="^[a-z_]+$", max_length=20)]


class HistoryPlayer(Record):
    """The end of a game for one of those who played it."""

    name: Annotated[str, Limits(max_length=LONGEST_NAME)] = ""
    """As typed; empty where nobody typed one."""
    colour: Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})?$")] = ""
    """Empty where somebody played alone."""
    level: Level | None = None
    """How strong the computer played; None for a person."""
    character: Character | None = None
    """Whom the computer played as; None for a person."""
    golfer: Annotated[str, Limits(max_length=40)] = ""
    """Face of the golfer card; empty for none."""
    land: Annotated[str, Limits(max_length=40)] = ""
    """What was built on; empty where nothing was built."""
    score: Points | None = None
    """As the mode counts; None where it counts the winners only."""
    place: Annotated[int, Limits(ge=0, le=6)] = 0
    """Rank among all who played, 1 the best; 0 where that is not known."""
    points: Annotated[dict[Name, Points], Limits(max_length=12)] = field(default_factory=dict)
    """By satisfaction condition."""
    strokes: Annotated[tuple[Count, ...], Limits(max_length=MOST_HOLES)] = ()
    """By hole, those of a play-off at the end; of a course that was built, the par."""
    facts: Annotated[dict[Name, Count], Limits(max_length=12)] = field(default_factory=dict)
    """What else badges are given for: each game has its own."""
    handicap: Annotated[int, Limits(ge=0, le=MOST_HANDICAP)] = 0
    """What was added to the score, or taken off the strokes, to tell who won with handicaps."""


class HistoryGame(End):
    """A game that was finished."""

    game: GameName
    mode: Annotated[str, Limits(max_length=40)] = ""
    """Scores of the same mode can be compared."""
    expansion: bool = False
    """Whether the expansion was in the bag."""
    clients: Annotated[tuple[Id, ...], Limits(max_length=4)] = ()
    course: Annotated[str, Limits(max_length=40)] = ""
    """Key of the course that was played on; empty where one was built."""
    hazards: HazardsName = "as-drawn"
    """What the table did with the hazards of a golf course."""
    name: Annotated[str, Limits(max_length=200)] = ""
    """Of the course; of one of the program's own the English name."""
    holes: Annotated[int, Limits(ge=0, le=MOST_HOLES)] = 0
    """How many holes of it were played; 0 where that is not told, or always the same."""
    pars: Annotated[tuple[Count, ...], Limits(max_length=MOST_HOLES)] = ()
    """By hole of the course that was played on."""
    players: Annotated[tuple[HistoryPlayer, ...], Limits(min_length=1, max_length=6)]
    """Who played, people and computers, by seat."""

    @property
    def people(self) -> tuple[HistoryPlayer, ...]:
        """The players who are people."""
        return tuple(one for one in self.players if one.level is None)

    @property
    def computers(self) -> tuple[HistoryPlayer, ...]:
        """The computers."""
        return tuple(one for one in self.players if one.level is not None)

    @property
    def places(self) -> tuple[int, ...]:
        """By player the place, with handicaps where there are any: who won the evening's game."""
        scores = [one.score for one in self.players if one.score is not None]
        if len(scores) < len(self.players) or not any(one.handicap for one in self.players):
            return tuple(one.place for one in self.players)
        fewest = fewest_wins(self.game, self.mode)
        return places_with(scores, [one.handicap for one in self.players], fewest=fewest)


Known = tuple[tuple[HistoryGame, ...], str]
"""Games, the oldest first, and a warning in one line, empty when all is well."""


def read_history(path: Path) -> Reading[Known]:
    """Read all games that are kept.

    A file that cannot be read is set aside, and there are then no games. One of a newer program,
    or that the disk does not let us read, stays where it is.
    """
    try:
        lines, warning = _lines_of(path)
    except StorageError as error:
        return (), str(error)
    games: list[HistoryGame] = []
    try:
        for first in range(0, len(lines), _AT_ONCE):
            told = parse(b"[" + b",".join(lines[first : first + _AT_ONCE]) + b"]")
            games += record_of(_Games, {"games": told}).games
            yield
    except (StorageError, NotJson) as fault:
        return (), f"{path.name}: {fault}; {set_aside_words(path)}"
    return tuple(games), warning


class KeptGame(NamedTuple):
    """What became of the history."""

    warning: str
    """What was wrong with its file, in one line; empty when all was well."""
    earlier: HistoryGame | None = None
    """How the match had ended before, where it was played on after that; None else."""


def keep_game(path: Path, game: HistoryGame) -> KeptGame:
    """Write a game that has ended, once for each match.

    Of a match that was played on after its end, and ended otherwise, the last end stands.
    Raises StorageError, and MatchInUse where another window does not come to an end.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be written ({why})", file=path.name, why=reason_of(error)
        ) from error
    line = _line_of(game)
    # What could not be read again is not written.
    record_of(HistoryGame, json.loads(line))
    with Lock(path, PATIENCE):
        lines, warning = _lines_of(path)
        id_of_match = f'"match":"{game.match}"'.encode("ascii")
        known = [one for one in lines if game.match and id_of_match in one]
        earlier = record_of(HistoryGame, parse(known[0])) if known else None
        if earlier is not None and _places(earlier) == _places(game):
            return KeptGame(warning)
        lines = [one for one in lines if one not in known]
        _write_lines(path, [*lines, line])
    return KeptGame(warning, earlier)


def check_history(data: bytes) -> None:
    """Look at the content of a file; raises StorageError and NotJson for what is no history."""
    _games_in(_lines_in(data))


def merge_history(path: Path, data: bytes) -> int:
    """Write the games of another history that are not known; return how many those are.

    Of a match that both know, the end that came last stands. Raises StorageError, and MatchInUse
    where another window does not come to an end.
    """
    there = _games_in(_lines_in(data))
    path.parent.mkdir(parents=True, exist_ok=True)
    with Lock(path, PATIENCE):
        lines, _ = _lines_of(path)
        here = _games_in(lines)
        by_match = {one.match: one for one in here if one.match}
        known = set(map(_line_of, here))
        more = [
            one
            for one in there
            if _line_of(one) not in known
            and (
                one.match not in by_match
                or seconds_of(one.date) > seconds_of(by_match[one.match].date)
            )
        ]
        if more:
            later = {one.match for one in more if one.match}
            kept = [one for one in here if one.match not in later]
            games = sorted([*kept, *more], key=lambda one: seconds_of(one.date))
            _write_lines(path, list(map(_line_of, games)))
    return len(more)


def _games_in(lines: list[bytes]) -> list[HistoryGame]:
    """Return the games of lines; raises StorageError and NotJson."""
    games: list[HistoryGame] = []
    for first in range(0, len(lines), _AT_ONCE):
        told = parse(b"[" + b",".join(lines[first : first + _AT_ONCE]) + b"]")
        games += record_of(_Games, {"games": told}).games
    return games


def _write_lines(path: Path, lines: list[bytes]) -> None:
    head = json.dumps({"format": FORMAT, "version": VERSION}, separators=(",", ":"))
    kept = lines[-MOST_GAMES:]
    write_atomically(path, b"\n".join([head.encode("ascii"), *kept, b""]))


def _places(game: HistoryGame) -> list[int]:
    return [one.place for one in game.players]


def with_earlier(
    games: Sequence[HistoryGame], earlier: Iterable[HistoryGame]
) -> tuple[HistoryGame, ...]:
    """Return games together with those that only a book of records knows, oldest first.

    A book of before ids knows no match: what ended at the same time in the same game is the same.
    """
    matches = {one.match for one in games if one.match}
    ends = {(one.game, one.course, one.date) for one in games}
    others = [
        one
        for one in earlier
        if one.match not in matches and (one.game, one.course, one.date) not in ends
    ]
    return tuple(sorted((*games, *others), key=lambda one: seconds_of(one.date)))


def _lines_of(path: Path) -> tuple[list[bytes], str]:
    """Return the lines of the games, and a warning; raises NewerFile and DiskError."""
    if not path.exists():
        return [], ""
    try:
        return _lines_in(read_bytes(path, MOST_BYTES)), ""
    except DiskError:
        raise
    except NewerFile as error:
        raise NewerFile("{file}: {fault}", file=path.name, fault=error) from error
    except (StorageError, NotJson) as fault:
        return [], f"{path.name}: {fault}; {set_aside_words(path)}"


def _lines_in(data: bytes) -> list[bytes]:
    """Return the lines of the games of a file; raises StorageError and NotJson."""
    lines = data.splitlines()
    head = parse(lines[0] if lines else b"")
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ForeignFile("not a history of games")
    migrate(head, head.get("version"), VERSION, MIGRATIONS)
    return lines[1:]


class _Games(Record):
    games: Annotated[tuple[HistoryGame, ...], Limits(max_length=_AT_ONCE)]


def _line_of(game: HistoryGame) -> bytes:
    return json.dumps(_brief(game), separators=(",", ":")).encode("ascii")


def _brief(value: object) -> object:
    """Return the JSON value of a record, without fields that have their defaults."""
    if is_dataclass(value):
        told = {one.name: (getattr(value, one.name), one) for one in fields(value)}
        return {
            name: _brief(part)
            for name, (part, one) in told.items()
            if part != one.default
            and (one.default_factory is MISSING or part != one.default_factory())
        }
    if isinstance(value, tuple | list):
        return [_brief(one) for one in value]
    if isinstance(value, Mapping):
        return {name: _brief(one) for name, one in value.items()}
    return value


FEWEST_WINS = frozenset({(PUTT_DICE, ""), (GOLF, "stroke"), (GOLF, "racing")})
"""Games and modes in which the lower score is the better one."""


class Played(NamedTuple):
    """A game of a person."""

    game: HistoryGame
    player: HistoryPlayer
    at: float
    """When it ended, in seconds."""


class GameFigure(NamedTuple):
    """A figure of a game."""

    at: float
    value: int


class Figures(NamedTuple):
    """What some games come to."""

    points: tuple[GameFigure, ...]
    """The oldest first; one at least."""
    fewest: bool
    """Whether a lower figure is the better one."""

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The best figure."""
        values = [point.value for point in self.points]
        return min(values) if self.fewest else max(values)

    @property
    def last(self) -> int:
        """The figure of the latest game."""
        return self.points[-1].value

    @property
    def mean(self) -> float:
        """The mean of all figures."""
        return sum(point.value for point in self.points) / len(self.points)


Facet = Callable[[Played], Iterable[tuple[str, int]]]
"""What games are told apart by: for a game the groups that it belongs to, with its figure there."""


def played_of(games: Iterable[HistoryGame]) -> tuple[Played, ...]:
    """Return the games of people, the oldest first; one of several people is one for each."""
    return tuple(
        Played(game, player, at)
        for at, game in sorted(((seconds_of(one.date), one) for one in games), key=_when)
        for player in game.people
    )


def _when(timed: tuple[float, HistoryGame]) -> float:
    return timed[0]


def fewest_wins(game: str, mode: str) -> bool:
    """Return whether the lower score of a mode is the better one."""
    return (game, mode) in FEWEST_WINS


def modes_of(played: Iterable[Played]) -> tuple[str, ...]:
    """Return the modes that were played, the one played most first."""
    counts: dict[str, int] = {}
    for one in played:
        counts[one.game.mode] = counts.get(one.game.mode, 0) + 1
    return tuple(sorted(counts, key=lambda mode: (-counts[mode], mode)))


def figures_by(played: Sequence[Played], facet: Facet, fewest: bool) -> dict[str, Figures]:
    """Return the figures of each group, those with most games first."""
    groups: dict[str, list[GameFigure]] = {}
    for one in played:
        for group, value in facet(one):
            groups.setdefault(group, []).append(GameFigure(one.at, value))
    order = sorted(groups, key=lambda group: (-len(groups[group]), group))
    return {group: Figures(tuple(groups[group]), fewest) for group in order}


def everything(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: all games are one group without a name, and those of each month (``2026-03``) one."""
    score = one.player.score
    return () if score is None else (("", score), (moment_of(one.game.date).isoformat()[:7], score))


def by_land(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: what was built on."""
    return _score(one, one.player.land)


def by_clients(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the pair of clients, their ids in the order of the game."""
    return _score(one, " ".join(one.game.clients))


def by_client(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: each of the clients, by id."""
    return [pair for client in one.game.clients for pair in _score(one, client)]


def by_course(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: number of holes and name of the course that was played on, a line between them.

    Those of one name are one: each quick course is another. Behind the number of holes stands what
    was done with the hazards, where something was.
    """
    game = one.game
    hazards = "" if game.hazards == "as-drawn" else f" {game.hazards}"
    return _score(one, f"{game.holes or ''}{hazards}|{game.name}" if game.course else "")


def by_golfer(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the face of the golfer card."""
    return _score(one, one.player.golfer)


def by_player(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: who played, by name or else by colour."""
    return _score(one, one.player.name or one.player.colour)


def by_condition(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the satisfaction conditions, each with its points."""
    return one.player.points.items()


def by_par(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the pars of the holes that were played, each hole with its strokes; no play-off."""
    holes = zip(one.game.pars, one.player.strokes, strict=False)
    return ((str(par), strokes) for par, strokes in holes)


def against(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the computers by character and level, each with by how much it was beaten.

    Where nobody is called by a character, the level alone tells who it was.
    """
    own = one.player.score
    sign = -1 if fewest_wins(one.game.game, one.game.mode) else 1
    for other in one.game.computers:
        if own is not None and other.score is not None and other.level is not None:
            yield f"{other.character or ''} {other.level}", sign * (own - other.score)


def against_people(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the other people at the table, each with by how much they were beaten."""
    own = one.player.score
    sign = -1 if fewest_wins(one.game.game, one.game.mode) else 1
    for other in one.game.people:
        if other is not one.player and own is not None and other.score is not None:
            yield other.name or other.colour, sign * (own - other.score)


def called_today(game: HistoryGame, name_of: Callable[[str], str]) -> HistoryGame:
    """Return a game whose people are called as they are today."""
    players = (
        one if one.level is not None else replace(one, name=name_of(one.name))
        for one in game.players
    )
    return replace(game, players=tuple(players))


def _score(one: Played, group: str) -> Iterable[tuple[str, int]]:
    """Return the score in a group; nothing where the game has none, or does not belong to any."""
    score = one.player.score
    return () if score is None or not group else ((group, score),)
