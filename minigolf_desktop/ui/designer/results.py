"""What is told of a game while it is played, and kept of it when it is over."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import Phase, State, satisfaction
from minigolf_desktop.model.designer.group.group_state import Designer
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
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.session import SoloSession

DesignerSession = SoloSession | GroupSession


class Kept(NamedTuple):
    """What became of a result."""

    place: int
    """Place among the results of its kind, 1 the best; 0 for a practice game."""
    warning: str
    """What was wrong with the file of results; empty where it is sound."""


def progress(session: DesignerSession) -> Latest:
    """Return how far a game is, for the home screen."""
    setup, shown = session.match.setup, session.course
    chosen = session.phase is not Phase.CHOOSE_LAND and shown is not None
    built: Sequence[State | Designer] = (
        session.state.designers if isinstance(session, GroupSession) else (session.state,)
    )
    courses = [one.course for one in built if one.course is not None]
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


def result_of(session: DesignerSession) -> Result:
    """Return the end of a game as records keep it; raises ValueError where a land is missing."""
    setup, state = session.match.setup, session.state
    level, seats = 0, _seats(session) if isinstance(session, GroupSession) else ()
    if seats:
        winner = min(seats, key=lambda seat: seat.place)
        land, total = winner.land, winner.total
    else:
        if session.course is None:
            raise ValueError("a match without land has no score")
        land, total = session.course.land.id, session.ending.score.total
        level = satisfaction(total, setup.is_advanced)
    return Result(
        date=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        seed=session.match.seed,
        land=land,
        clients=tuple(client.id for client in state.clients),
        total=total,
        level=level,
        practice=setup.practice,
        mode="advanced" if setup.is_advanced else "family",
        expansion=setup.expansion,
        seats=seats,
    )


def _seats(session: GroupSession) -> tuple[SeatResult, ...]:
    """Return the result of every player."""
    state = session.state
    standings = session.rules.standings(state)
    seats = []
    for player, designer, total, place in zip(
        state.setup.players, state.designers, standings.totals, standings.places, strict=True
    ):
        if designer.course is None:
            raise ValueError("a match without land has no score")
        seats.append(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=designer.course.land.id,
                total=total,
                place=place,
            )
        )
    return tuple(seats)
