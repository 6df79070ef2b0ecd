"""What is told of a game while it is played, and kept of it when it is over."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import Phase, satisfaction
from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.storage.designer.best_courses import BestCourse, write_best_courses
from minigolf_desktop.storage.designer.records import (
    Result,
    SeatResult,
    add_result,
    best,
    read_results,
    rivals,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.designer.session import TableSession


class Kept(NamedTuple):
    """What became of a result."""

    place: int
    """Place among the results of its kind, 1 the best; 0 for a practice game."""
    warning: str
    """What was wrong with the file of results; empty where it is sound."""


def progress(session: TableSession) -> Latest:
    """Return how far a game is, for the home screen."""
    setup, shown = session.match.setup, session.course
    chosen = session.phase is not Phase.CHOOSE_LAND and shown is not None
    courses = [one.course for one in session.table.designers if one.course is not None]
    cells = sum(len(course.land.free) for course in courses)
    return Latest(
        land=shown.land.id if shown else "",
        land_name=shown.land.name if shown else "",
        placed=cells - sum(course.missing for course in courses),
        of=cells,
        score=session.assessment.score.total if chosen else 0,
        players=setup.seats,
        mode=str(setup.mode),
        expansion=setup.expansion,
    )


def keep_result(folders: Folders, result: Result, content: Catalogue) -> Kept:
    """Add a result to the others, and tell its place; raises StorageError."""
    warning = add_result(folders.records, result)
    results, _ = read_results(folders.records)
    write_best_courses(folders, [best_course(one, content) for one in best(results, 3)])
    ranking = rivals(results, result)
    ranked = not result.practice and result in ranking
    return Kept(ranking.index(result) + 1 if ranked else 0, warning)


def best_course(result: Result, content: Catalogue) -> BestCourse:
    """Return a result in the names that the home screen shows."""
    names = [
        content.client_by_id[client].name if client in content.client_by_id else client
        for client in result.clients
    ]
    mrs, mr = (*names, "", "")[:2]
    land = content.land_by_id.get(result.land)
    return BestCourse(land.name if land else result.land, mrs, mr, result.total, result.level)


def result_of(session: TableSession) -> Result:
    """Return the end of a game as records keep it; raises ValueError where a land is missing."""
    setup, standings = session.match.setup, session.standings
    lands = [designer.course and designer.course.land.id for designer in session.table.designers]
    winner = standings.winners[0]
    land, total = lands[winner], standings.totals[winner]
    if land is None:
        raise ValueError("a match without land has no score")
    return Result(
        date=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        seed=session.match.seed,
        land=land,
        clients=tuple(client.id for client in session.table.clients),
        total=total,
        level=satisfaction(total, setup.is_advanced) if session.is_solo else 0,
        practice=setup.practice,
        mode="advanced" if setup.is_advanced else "family",
        expansion=setup.expansion,
        seats=() if session.is_solo else _seats(session, lands),
    )


def _seats(session: TableSession, lands: Sequence[str | None]) -> tuple[SeatResult, ...]:
    """Return the result of every player."""
    standings = session.standings
    return tuple(
        SeatResult(
            name=player.name,
            colour=player.colour,
            land=lands[seat] or "",
            total=standings.totals[seat],
            place=standings.places[seat],
        )
        for seat, player in enumerate(session.players)
    )
