"""Saves a course as a picture or as a course file, where the player says; asks for files."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.designer import NO_TILE, PROMISES, Course
from minigolf_desktop.storage.designer.course_files import CourseFile, write_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.saving import (
    ask_where_to_save,
    file_name,
    save_pixmap,
    save_rendering,
    saved_words,
)
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.render import render_course
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.designer.text.content_names import content_name

translate = QCoreApplication.translate


def course_file_of(session: SoloSession) -> CourseFile:
    """Return the course of a match as a file; raises ValueError before a land is chosen."""
    designer = session.designer
    if designer.course is None:
        raise ValueError("there is no course yet")
    return CourseFile(
        name=content_name(designer.course.land.name),
        course=designer.course,
        clients=session.state.clients,
        hole_numbers=dict(designer.numbers),
        passes=designer.passes,
        reserved=_design_id(designer.course, designer.reserved),
        promises=tuple(PROMISES[promise] for promise in designer.promises),
    )


def course_file_of_seat(session: GroupSession, seat: int) -> CourseFile:
    """Return a player's course as a file, without promises; raises ValueError without a land."""
    state = session.state
    designer = state.designers[seat]
    if designer.course is None:
        raise ValueError("there is no course yet")
    return CourseFile(
        name=f"{content_name(designer.course.land.name)}, {state.setup.players[seat].name}",
        course=designer.course,
        clients=state.clients,
        hole_numbers=dict(designer.numbers),
        collected=len(designer.collected),
        reserved=_design_id(designer.course, designer.reserved),
    )


def _design_id(course: Course, design: int) -> str | None:
    return None if design == NO_TILE else course.box.designs[design].id


def save_course(window: MainWindow, session: SoloSession, folders: Folders) -> None:
    """Ask where to save the course file, and save it."""
    save_course_file(window, course_file_of(session), folders)


def save_seat_course(
    window: MainWindow, session: GroupSession, seat: int, folders: Folders
) -> None:
    """Ask where to save the course file of a player, and save it."""
    save_course_file(window, course_file_of_seat(session, seat), folders)


def save_course_file(window: MainWindow, course_file: CourseFile, folders: Folders) -> None:
    """Ask where to save a course file, and save it."""
    folders.courses.mkdir(parents=True, exist_ok=True)
    proposal = folders.courses / f"{file_name(course_file.name)}{COURSE_ENDINGS[0]}"
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


def save_picture(window: MainWindow, session: SoloSession) -> None:
    """Ask where to save the picture, as PNG, SVG or PDF, and save it."""
    save_picture_of(window, course_file_of(session))


def save_seat_picture(window: MainWindow, session: GroupSession, seat: int) -> None:
    """Ask where to save the picture of a player's course, and save it."""
    save_picture_of(window, course_file_of_seat(session, seat))


def save_picture_of(window: MainWindow, course_file: CourseFile) -> None:
    """Ask where to save the picture of a course, and save it."""
    save_rendering(window, course_file.name, lambda path: render_course(course_file, path))


def save_table(window: MainWindow, table: QPixmap) -> None:
    """Ask where to save a picture of the final table, and save it."""
    title = translate("saving", "Save the final table")
    save_pixmap(window, table, title, translate("saving", "final-table"))
