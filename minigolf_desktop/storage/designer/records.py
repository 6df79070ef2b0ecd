"""The best scores of Minigolf Designer, of the solo game and of groups, and what else they tell.

They know games of before the history, and who has finished a game.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.designer.own_land import LONGEST_NAME, is_own
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import COLOURS, Level
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.books import PATIENCE, Book, Books, End, Migration
from minigolf_desktop.storage.designer.best_courses import (
    MOST_SHOWN,
    SUMMARY,
    BestCourse,
    write_best_courses,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.reading import Reading

FORMAT: Final = "minigolf-records"
VERSION: Final = 5
MOST_BYTES = 1_000_000
MOST_RESULTS = 1_000
"""How many results are kept; beyond them the lowest go."""

MIGRATIONS: Mapping[int, Migration] = {
    # Version 1 knew the solo family game alone; what it lacks has the values of that game.
    1: lambda document: {**document, "version": 2},
    # Version 2 did not know which match a result is of.
    2: lambda document: {**document, "version": 3},
    # Version 3 did not know where mistakes were ignored.
    3: lambda document: {**document, "version": 4},
    # Version 4 knew no rival that is just right.
    4: lambda document: {**document, "version": 5},
}
"""By version: what makes records of the next version of them."""


class SeatResult(Record):
    """The end of a group game for one of its players."""

    name: Annotated[str, Limits(min_length=1, max_length=40)]
    colour: Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})$")]
    land: Id
    total: Annotated[int, Limits(ge=-10_000, le=10_000)]
    place: Annotated[int, Limits(ge=1, le=5)]
    """Rank by total, 1 the best."""


class RivalResult(Record):
    """The end of a solo game for the rival who played the same."""

    name: Annotated[str, Limits(min_length=1, max_length=40)]
    level: Level
    """How strong it played."""
    total: Annotated[int, Limits(ge=-10_000, le=10_000)]


class Result(End):
    """The end of one game."""

    seed: Annotated[int, Limits(ge=0, lt=1 << 64)]
    land: Id
    """Id of the land; in a group that of the winner."""
    land_name: Annotated[str, Limits(max_length=LONGEST_NAME)] = ""
    """What a land of one's own was called then; empty for those of the box."""
    clients: Annotated[tuple[Id, ...], Limits(max_length=4)]
    """Client ids."""
    total: Annotated[int, Limits(ge=-10_000, le=10_000)]
    """Final score; in a group that of the winner."""
    level: Annotated[int, Limits(ge=0, le=4)]
    """How satisfied the clients are, 0 (unhappy) to 4 (impressed); 0 in a group."""
    practice: bool
    """Whether it was a practice game, in which draws may be taken back."""
    mode: Literal["family", "advanced"] = "family"
    """Version of the game."""
    expansion: bool = False
    """Whether the expansion was in the bag."""
    seats: Annotated[tuple[SeatResult, ...], Limits(max_length=5)] = ()
    """Who played, by seat; empty in a solo game."""
    rival: RivalResult | None = None
    """Who was raced in a solo game; None where nobody was."""
    mistakes: bool = True
    """Whether mistakes were counted: without them more is won, and compared apart (ruling D36)."""

    @property
    def kind(self) -> tuple[bool, bool, str, bool, bool, str]:
        """What tells which results it is compared with: those of its kind.

        On a land of one's own those on just this land (ruling D40).
        """
        seats = bool(self.seats)
        return (self.practice, seats, self.mode, self.expansion, self.mistakes, self.own_land)

    @property
    def own_land(self) -> str:
        """Id of the land if somebody drew it; empty for those of the box."""
        return self.land if is_own(self.land) else ""


class _Document(Book):
    format: Literal["minigolf-records"] = FORMAT
    version: Literal[5] = VERSION
    results: Annotated[list[Result], Limits(max_length=MOST_RESULTS)]


def _united(here: _Document, there: _Document) -> _Document:
    """Return the results of two homes, each match once."""
    matches = {one.match for one in here.results if one.match}
    more = [one for one in there.results if one.match not in matches and one not in here.results]
    return _Document(results=_best_first([*here.results, *more])[:MOST_RESULTS])


RECORD_BOOKS: Final = Books(
    _Document(results=[]), MOST_BYTES, "a file of best scores", _united, MIGRATIONS
)
"""All of them: each home has one."""


def read_results(path: Path) -> tuple[tuple[Result, ...], str]:
    """Return all results, best first, and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and there are then no results.
    """
    document, warning = RECORD_BOOKS.read(path)
    return tuple(_best_first(document.results)), warning


def add_result(path: Path, result: Result, since: str = "") -> str:
    """Keep a result, once for each match; return the warning of :func:`read_results`.

    ``since`` is when the match began: what a program before ids wrote of it makes room. Raises
    StorageError, and MatchInUse where another window does not come to an end.
    """

    def with_result(document: _Document) -> _Document:
        others = [one for one in document.results if not result.was_written_before_ids(one, since)]
        return _Document(
            results=_best_first([*others, result])[:MOST_RESULTS], matches=document.matches
        )

    return RECORD_BOOKS.add(path, result.match, with_result).warning


def is_kept(path: Path, match: str) -> bool:
    """Return whether the result of a match is kept, or was once."""
    return match in RECORD_BOOKS.read(path)[0].matches


def best(
    results: tuple[Result, ...], count: int, *, practice: bool = False, group: bool = False
) -> tuple[Result, ...]:
    """Return the best of some results: of real or of practice games, of one player or more.

    Games without mistakes counted are no match for the others, and left out (ruling D36); so are
    those on lands of one's own (ruling D40).
    """
    chosen = [
        result
        for result in results
        if result.practice is practice and bool(result.seats) is group and result.mistakes
        if not result.own_land
    ]
    return tuple(_best_first(chosen)[:count])


def rivals(results: tuple[Result, ...], result: Result) -> tuple[Result, ...]:
    """Return the results of the kind of one of them, best first."""
    return tuple(_best_first([other for other in results if other.kind == result.kind]))


def _best_first(results: list[Result]) -> list[Result]:
    """Order by total; of equal ones the older stands first."""
    return sorted(results, key=lambda result: (-result.total, result.date))


def sum_up(folders: Folders, content: Catalogue) -> None:
    """Write the summary for home anew, of the results that are kept; raises StorageError."""
    # Another window may do the same: whoever writes the summary last has read all results.
    with Lock(folders.data / SUMMARY, PATIENCE):
        results, _ = read_results(folders.records)
        shown = [best_course(one, content) for one in best(results, MOST_SHOWN)]
        write_best_courses(folders, shown)


def best_course(result: Result, content: Catalogue) -> BestCourse:
    """Return a result in the names that the home screen shows."""
    names = [
        content.client_by_id[client].name if client in content.client_by_id else client
        for client in result.clients
    ]
    mrs, mr = (*names, "", "")[:2]
    land = content.land_by_id.get(result.land)
    return BestCourse(land.name if land else result.land, mrs, mr, result.total, result.level)


SOLO, GROUP, OWN_LAND = "solo", "group", "own-land"


def mode_of(*, advanced: bool, group: bool, land: str = "") -> str:
    """Return the mode of a game in the history: alone other conditions count than in a group.

    Whoever builds alone on a land of their own has figures apart (ruling D40): its size decides
    what can be scored. In a group all build on it, and compare with each other.
    """
    way = GROUP if group else OWN_LAND if is_own(land) else SOLO
    return f"{'advanced' if advanced else 'family'}-{way}"


def earlier_games(folders: Folders) -> Reading[tuple[HistoryGame, ...]]:
    """Return the games of the book of records, step by step; of practice games nothing."""
    results, _ = read_results(folders.records)
    yield
    return tuple(_game(result) for result in results if not result.practice)


def _game(result: Result) -> HistoryGame:
    players = [
        HistoryPlayer(
            name=seat.name, colour=seat.colour, land=seat.land, score=seat.total, place=seat.place
        )
        for seat in result.seats
    ] or [HistoryPlayer(land=result.land, score=result.total)]
    if result.rival is not None:
        rival = result.rival
        players.append(HistoryPlayer(name=rival.name, level=rival.level, score=rival.total))
    return HistoryGame(
        date=result.date,
        match=result.match,
        game=DESIGNER,
        mode=mode_of(
            advanced=result.mode == "advanced", group=bool(result.seats), land=result.land
        ),
        expansion=result.expansion,
        clients=result.clients,
        players=tuple(players),
    )


class KnownPlayers(NamedTuple):
    """Who is known from finished games. A result of a solo game names nobody."""

    any_game: bool = False
    """Whether a game was finished at all, which makes whoever plays alone known."""
    names: frozenset[str] = frozenset()
    """Names of the players of groups, in lower case."""

    @staticmethod
    def of(results: Iterable[Result]) -> "KnownPlayers":
        """Return who is known from the results that are kept."""
        kept = tuple(results)
        names = (seat.name.casefold() for result in kept for seat in result.seats)
        return KnownPlayers(bool(kept), frozenset(names))

    def newcomers(self, players: Sequence[Seat]) -> tuple[int, ...]:
        """Return the seats of those who are new; without players somebody plays alone."""
        if len(players) < 2:
            return () if self.any_game else (0,)
        return tuple(
            seat
            for seat, one in enumerate(players)
            if one.is_person and one.name.casefold() not in self.names
        )
