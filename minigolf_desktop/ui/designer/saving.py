"""Saves a course as a picture or as a course file, where the player says; asks for files."""

from collections.abc import Iterable
from contextlib import suppress

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from minigolf_desktop.storage.designer.built_course import built_course
from minigolf_desktop.storage.designer.course_files import (
    CourseFile,
    course_document,
    write_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.ui.common.file_dialog import ask_where_to_save
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.saving import (
    file_name,
    save_pixmap,
    save_rendering,
    saved_words,
)
from minigolf_desktop.ui.common.showing import course_to_show, plaque, show
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.designer.session import TableSession

translate = QCoreApplication.translate


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
    if path is None:
        return
    try:
        write_course(path, course_file)
    except StorageError as error:
        window.tell_fault(error)
    else:
        window.say(saved_words(path))


def save_picture_of(window: MainWindow, course_file: CourseFile) -> None:
    """Ask where to save the picture of a course, and save it."""
    try:
        save_rendering(window, course_file.name, course_document(course_file))
    except StorageError as error:
        window.tell_fault(error)


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
