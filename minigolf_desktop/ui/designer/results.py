"""What is kept of a game: its score among the best, its course as a file or a picture."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtGui import QPixmap

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import DesignerRules, Phase, satisfaction
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.designer.own_land import is_own
from minigolf_desktop.model.designer.scoring import Standings
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.courses import (
    CourseFile,
    built_course,
    course_document,
    write_course,
)
from minigolf_desktop.storage.designer.records import (
    Result,
    RivalResult,
    SeatResult,
    add_result,
    read_results,
    rivals,
    sum_up,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.ui.common.file_dialog import (
    ask_where_to_save,
    file_name,
    save_file,
    save_pixmap,
    save_rendering,
)
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_dialog import course_to_show, plaque, show
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
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
    sum_up(folders, content)
    results, _ = read_results(folders.records)
    ranking = rivals(results, result)
    places = [place for place, one in enumerate(ranking, 1) if one.match == result.match]
    return Kept(0 if result.practice else next(iter(places), 0), warning)


def result_of(rules: DesignerRules, ended: EndedMatch) -> Result | None:
    """Return the end of a game as records keep it: that of the people who played.

    None where only computers played; raises ValueError where a land is missing.
    """
    setup, table = ended.match.setup, ended.match.view(EVERYBODY)
    standings = rules.standings(table)
    lands = [designer.course and designer.course.land for designer in table.designers]
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
        land=land.id,
        land_name=land.name if is_own(land.id) else "",
        clients=tuple(client.id for client in table.clients),
        total=total,
        level=satisfaction(total, setup.is_advanced) if setup.is_solo else 0,
        practice=setup.practice,
        mode="advanced" if setup.is_advanced else "family",
        expansion=setup.expansion,
        seats=tuple(_seat(seat, setup.players[seat], people, standings, lands) for seat in people),
        rival=_rival(rules, ended),
        mistakes=setup.mistakes,
    )


def _rival(rules: DesignerRules, ended: EndedMatch) -> RivalResult | None:
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
    lands: Sequence[Land | None],
) -> SeatResult:
    """Return the result of a player, placed among the people."""
    place, land = standings.places[seat], lands[seat]
    return SeatResult(
        name=player.name,
        colour=player.colour,
        land=land.id if land else "",
        total=standings.totals[seat],
        place=1 + sum(standings.places[other] < place for other in people),
    )


def course_file_of(session: TableSession, seat: int) -> CourseFile:
    """Return a player's course as a file; raises ValueError before a land is chosen."""
    # A rival, counted after whoever plays alone, has a house of its own.
    table, own = (session.houses[seat], 0) if session.is_solo else (session.table, seat)
    name = "" if seat == 0 and session.is_solo else session.racers[seat].name
    course = table.designers[own].course
    land = content_name(course.land.name) if course else ""
    return built_course(session.rules, table, own, ", ".join(filter(None, (land, name))))


def save_course_file(window: MainWindow, course_file: CourseFile, folders: Folders) -> None:
    """Ask where to save a course file, and save it."""
    # The dialog shows another folder where this one cannot be made.
    with suppress(OSError):
        folders.to_share.mkdir(parents=True, exist_ok=True)
    proposal = folders.to_share / f"{file_name(course_file.name)}{COURSE_ENDINGS[0]}"
    title = translate("saving", "Save the course")
    kind = translate("saving", "Course files (*.minigolf *.json)")
    path = ask_where_to_save(window, title, proposal, kind, COURSE_ENDINGS)
    if path is not None:
        save_file(window, path, lambda: write_course(path, course_file))


def save_picture_of(window: MainWindow, course_file: CourseFile) -> None:
    """Ask where to save the picture of a course, and save it."""
    try:
        save_rendering(window, course_file.name, course_document(course_file))
    except StorageError as error:
        window.tell_fault(error)


def print_course(window: MainWindow, course_file: CourseFile) -> None:
    """Show a course as a sheet for the garden, to be printed."""
    try:
        document = course_document(course_file)
    except StorageError as error:
        window.tell_fault(error)
    else:
        show_sheets(window, Printable.of_course(course_file.name, document))


def show_picture_of(
    window: MainWindow, session: TableSession, seat: int, notes: Iterable[str]
) -> None:
    """Show the picture of a finished course, with what it came to."""
    course_file = course_file_of(session, seat)
    clients = ", ".join(content_name(client.name) for client in session.table.clients)
    score = translate("days", "%n points", "", session.standings.totals[seat])
    keepsake = plaque(course_file.name, score, (clients, *notes))
    try:
        show(window, course_to_show(window, course_document(course_file), keepsake))
    except StorageError as error:
        window.tell_fault(error)


def save_table(window: MainWindow, table: QPixmap) -> None:
    """Ask where to save a picture of the final table, and save it."""
    title = translate("saving", "Save the final table")
    save_pixmap(window, table, title, translate("saving", "final-table"))
