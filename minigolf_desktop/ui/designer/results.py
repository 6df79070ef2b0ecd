"""What is told of a game while it is played, and kept of it when it is over."""

from collections.abc import Sequence
from typing import NamedTuple

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import DesignerRules, Phase, satisfaction
from minigolf_desktop.model.designer.ranking import Standings
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.storage.books import PATIENCE
from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.storage.designer.best_courses import (
    SUMMARY,
    BestCourse,
    write_best_courses,
)
from minigolf_desktop.storage.designer.records import (
    Result,
    RivalResult,
    SeatResult,
    add_result,
    best,
    read_results,
    rivals,
)
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.lock import Lock
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


def keep_result(folders: Folders, result: Result, content: Catalogue, since: str = "") -> Kept:
    """Add a result to the others, and tell its place; ``since`` is when its match began.

    The summary of the best is written anew even where the result stands there already. Raises
    StorageError.
    """
    warning = add_result(folders.records, result, since)
    # Another window may do the same: whoever writes the summary last has read all results.
    with Lock(folders.data / SUMMARY, PATIENCE):
        results, _ = read_results(folders.records)
        write_best_courses(folders, [best_course(one, content) for one in best(results, 3)])
    ranking = rivals(results, result)
    places = [place for place, one in enumerate(ranking, 1) if one.match == result.match]
    return Kept(0 if result.practice else next(iter(places), 0), warning)


def best_course(result: Result, content: Catalogue) -> BestCourse:
    """Return a result in the names that the home screen shows."""
    names = [
        content.client_by_id[client].name if client in content.client_by_id else client
        for client in result.clients
    ]
    mrs, mr = (*names, "", "")[:2]
    land = content.land_by_id.get(result.land)
    return BestCourse(land.name if land else result.land, mrs, mr, result.total, result.level)


def result_of(rules: DesignerRules, ended: Ended) -> Result | None:
    """Return the end of a game as records keep it: that of the people who played.

    None where only computers played; raises ValueError where a land is missing.
    """
    setup, table = ended.match.setup, ended.match.view(EVERYBODY)
    standings = rules.standings(table)
    lands = [designer.course and designer.course.land.id for designer in table.designers]
    people = ended.people
    if setup.players and not people:
        return None
    winner = min(people or (0,), key=lambda seat: standings.places[seat])
    land, total = lands[winner], standings.totals[winner]
    if land is None:
        raise ValueError("a match without land has no score")
    return Result(
        date=ended.date,
        match=ended.id,
        seed=ended.match.seed,
        land=land,
        clients=tuple(client.id for client in table.clients),
        total=total,
        level=satisfaction(total, setup.is_advanced) if setup.is_solo else 0,
        practice=setup.practice,
        mode="advanced" if setup.is_advanced else "family",
        expansion=setup.expansion,
        seats=tuple(_seat(seat, setup.players[seat], people, standings, lands) for seat in people),
        rival=_rival(rules, ended),
    )


def _rival(rules: DesignerRules, ended: Ended) -> RivalResult | None:
    """Return the result of a rival; None where nobody was raced."""
    rival, match = ended.match.setup.rival, ended.match.rival
    if rival is None or match is None:
        return None
    total = rules.race([match.view(EVERYBODY)]).totals[0]
    return RivalResult(name=rival.name, level=rival.computer, total=total)


def _seat(
    seat: int,
    player: Seat,
    people: Sequence[int],
    standings: Standings,
    lands: Sequence[str | None],
) -> SeatResult:
    """Return the result of a player, placed among the people."""
    place = standings.places[seat]
    return SeatResult(
        name=player.name,
        colour=player.colour,
        land=lands[seat] or "",
        total=standings.totals[seat],
        place=1 + sum(standings.places[other] < place for other in people),
    )
