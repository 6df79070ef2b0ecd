"""The course editor in the window: what lies there is kept after every change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication

from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING
from minigolf_desktop.storage.eighteen_holes.courses import (
    OwnCourse,
    delete_course,
    free_name,
    keep_course,
    own_courses,
    read_golf_course,
    write_golf_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.saving import (
    ask_where_to_save,
    ask_which_to_open,
    file_name,
    save_rendering,
    saved_words,
)
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.question import Question
from minigolf_desktop.ui.eighteen_holes.course_editor import (
    CourseEditorScreen,
    CourseEditorSession,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.open_sheet import OpenSheet, Shelved
from minigolf_desktop.ui.eighteen_holes.render import golf_course_image, render_golf_course
from minigolf_desktop.ui.eighteen_holes.sheet import print_golf_course

if TYPE_CHECKING:
    from collections.abc import Sequence

    from minigolf_desktop.model.eighteen_holes.box import Box
    from minigolf_desktop.model.eighteen_holes.course import Course
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

SHEET_ENDING = ".pdf"
COPY_UNIT = 30.0
"""Pixels of a hex's side in a picture that is copied."""


class CourseEditor(KeptBoard):
    """Shows the course editor and looks after its files."""

    play = Signal(object)
    """A round is asked for on a Course of the box, or one that is among the player's own by now.

    One of the box has its id; one of the player's own is known by its name.
    """

    def __init__(self, window: MainWindow, folders: Folders, box: Box) -> None:
        super().__init__(window, folders.edited_golf_course)
        self._folders = folders
        self._box = box
        self._at_home: set[str] = set()
        self._name_before = ""
        self._begun: Course | None = None
        unreadable = translate("course editor", "What lay in the editor cannot be read: {fault}.")
        laid = self._last_time(read_golf_course, unreadable)
        self.session = CourseEditorSession(NOTHING if laid is None else laid, box, self)
        """What is being laid."""
        self.session.changed.connect(self._keep)

    def show(self, course: Course | None = None) -> None:
        """Show the editor, with a course to begin from; undo brings back what lay there.

        What lay there unsaved is replaced after a question only.
        """
        self._window.show_screen(self._screen)
        if course is not None and course.tiles:
            self._begin_from(course)

    def _begin_from(self, course: Course) -> None:
        """Lay a course; ask first where that replaces work that is not saved."""
        screen, wanted = self._shown, replace(course, name=content_name(course.name))
        if screen is None or not self._is_unsaved or wanted == self.session.layout.course:
            self._lay(course)
            return
        question = Question(
            screen,
            self._window.look,
            translate("course editor", "Begin from {name}?").replace("{name}", wanted.name),
            translate(
                "course editor",
                "What you laid before is not saved. Undo brings it back, until you leave.",
            ),
            translate("course editor", "Begin"),
        )
        question.accepted.connect(lambda: self._lay(course))

    @property
    def _is_unsaved(self) -> bool:
        """Whether there is work in the course that is nowhere else."""
        course = self.session.layout.course
        if not course.tiles or course == self._begun or self._same_preset(course) is not None:
            return False
        own = self._own_of_name(course.name)
        return own is None or own.course != course

    @property
    def _shown(self) -> CourseEditorScreen | None:
        screen = self._window.screen_shown
        return screen if isinstance(screen, CourseEditorScreen) else None

    def _keep(self) -> None:
        self._keep_with(lambda path: write_golf_course(path, self.session.layout.course))

    # The screen

    def _screen(self, look: Look) -> CourseEditorScreen:
        # The hand that held a piece was that of the screen before.
        self.session.put_back()
        screen = CourseEditorScreen(look, self.session, self._window.settings)
        self._listen(screen)
        screen.open_requested.connect(self.ask_what_to_open)
        screen.save_requested.connect(self.save)
        screen.take_in_requested.connect(self._ask_for_file)
        screen.hand_out_requested.connect(self._hand_out)
        screen.picture_requested.connect(self._save_picture)
        screen.copy_requested.connect(self._copy_picture)
        screen.print_requested.connect(self._print)
        screen.play_requested.connect(self._play)
        return screen

    def _lay(self, course: Course) -> None:
        if self._shown is not None:
            self._shown.lay(replace(course, name=content_name(course.name)))
            self._begun = self.session.layout.course

    # Opening

    def ask_what_to_open(self) -> None:
        """Show the courses that can be opened."""
        screen = self._shown
        if screen is None:
            return
        found = own_courses(self._folders.golf_courses)
        for warning in found.warnings:
            self._window.warn(warning)
        shelf = [Shelved(str(own.path), own.course, True) for own in found.courses]
        shelf += [Shelved(one.course.id, one.course, False) for one in self._box.presets]
        sheet = OpenSheet(screen, self._window.look, self._box, shelf)
        sheet.chosen.connect(self._open)
        sheet.thrown_away.connect(self._throw_away)

    def _open(self, one: Shelved) -> None:
        if one.is_own:
            self._come_home(one.course.name)
        self._lay(one.course)

    def _throw_away(self, one: Shelved) -> None:
        screen = self._shown
        if screen is None:
            return
        name = one.course.name
        question = Question(
            screen,
            self._window.look,
            translate("course editor", "Delete {name}?").replace("{name}", name),
            translate("course editor", "The file of this course is deleted for good."),
            translate("course editor", "Delete"),
        )
        question.accepted.connect(lambda: self._delete(Path(one.key)))

    def _delete(self, path: Path) -> None:
        try:
            delete_course(path)
        except StorageError as error:
            self._window.tell_fault(error)
        self.ask_what_to_open()

    def _ask_for_file(self) -> None:
        chosen = ask_which_to_open(
            self._window,
            translate("course editor", "Take in a shared course"),
            Path.home(),
            _course_files(),
        )
        if chosen is not None:
            self.take_in(chosen)

    def take_in(self, path: Path) -> None:
        """Lay the course of a file; a bad one is told about and changes nothing.

        What lay there unsaved is replaced after a question only.
        """
        unreadable = translate("course editor", "This course cannot be opened: {fault}.")
        course = self._read_or_tell(path, read_golf_course, unreadable)
        if course is not None:
            self._begin_from(replace(course, name=course.name or path.stem[:60]))

    # Saving

    def save(self) -> None:
        """Keep the course among the player's own; asks before it replaces another one."""
        screen, course = self._shown, self.session.layout.course
        if screen is None:
            return
        if not course.name:
            screen.say(translate("course editor", "First give the course a name."))
            screen.panels.course.name.setFocus()
            return
        other = self._own_of_name(course.name)
        if other is None or course.name in self._at_home:
            self._write(course)
            return
        question = Question(
            screen,
            self._window.look,
            translate("course editor", "Replace {name}?").replace("{name}", course.name),
            translate("course editor", "You have another course of this name."),
            translate("course editor", "Replace"),
        )
        question.accepted.connect(lambda: self._write(course))

    def _write(self, course: Course) -> bool:
        other = self._own_of_name(course.name)
        try:
            if other is None:
                keep_course(self._folders.golf_courses, course)
            else:
                write_golf_course(other.path, course)
        except StorageError as error:
            self._window.tell_fault(error)
            return False
        before = self._own_of_name(self._name_before) if other is None else None
        text = translate("course editor", "{name} is among your courses.")
        if before is not None:
            # Another name makes another course; who only wanted that may delete the first.
            text = translate("course editor", "{name} is among your courses, beside {other}.")
            text = text.replace("{other}", before.course.name)
        self._say(text.replace("{name}", course.name))
        self._come_home(course.name)
        return True

    def _come_home(self, name: str) -> None:
        """Note that the course is the one that lies under a name among the player's own."""
        self._at_home.add(name)
        self._name_before = name

    def _own_of_name(self, name: str) -> OwnCourse | None:
        owned: Sequence[OwnCourse] = own_courses(self._folders.golf_courses).courses
        return next((own for own in owned if own.course.name == name), None)

    def _play(self) -> None:
        """Keep the course, under a name of its own, and ask for a round on it."""
        layout = self.session.layout
        preset = self._same_preset(layout.course)
        if preset is not None:
            self.play.emit(preset)
            return
        name = layout.course.name or self._free_name()
        other = self._own_of_name(name)
        if other is not None and name not in self._at_home and other.course != layout.course:
            name = self._free_name(name)
        self.session.change(layout.named(name))
        if self._write(self.session.layout.course):
            self.play.emit(self.session.layout.course)

    def _same_preset(self, course: Course) -> Course | None:
        """Return the course of the box that this is, if nothing of it was changed."""
        for preset in self._box.presets:
            same = preset.course
            known = {same.name, content_name(same.name)}
            if course.name in known and replace(course, id=same.id, name=same.name) == same:
                return same
        return None

    def _free_name(self, stem: str = "") -> str:
        stem = stem or translate("course editor", "My course")
        taken = {own.course.name for own in own_courses(self._folders.golf_courses).courses}
        return free_name(stem, taken)

    # Sharing

    def _hand_out(self) -> None:
        course = self._named()
        path = ask_where_to_save(
            self._window,
            translate("course editor", "Save a file to share"),
            Path.home() / f"{file_name(course.name)}{COURSE_ENDINGS[0]}",
            _course_files(),
            COURSE_ENDINGS,
        )
        if path is None:
            return
        try:
            write_golf_course(path, course)
        except StorageError as error:
            self._window.tell_fault(error)
        else:
            self._say(saved_words(path))

    def _save_picture(self) -> None:
        course, faces = self._named(), self._box.face_by_id
        save_rendering(
            self._window, course.name, lambda path: render_golf_course(course, faces, path)
        )

    def _copy_picture(self) -> None:
        image = golf_course_image(self._named(), self._box.face_by_id, COPY_UNIT)
        QGuiApplication.clipboard().setImage(image)
        self._say(translate("course editor", "The picture can be pasted elsewhere now."))

    def _print(self) -> None:
        course = self._named()
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        path = ask_where_to_save(
            self._window,
            translate("course editor", "Save a sheet to print"),
            Path(QStandardPaths.writableLocation(documents))
            / f"{file_name(course.name)}{SHEET_ENDING}",
            translate("course editor", "Sheets (*.pdf)"),
            (SHEET_ENDING,),
        )
        if path is None:
            return
        try:
            print_golf_course(course, self._box.face_by_id, path)
        except OSError as error:
            self._window.warn(str(error))
        else:
            self._say(saved_words(path))

    def _named(self) -> Course:
        """Return the course with a name, for a file."""
        course = self.session.layout.course
        name = course.name or translate("course editor", "My course")
        return replace(course, name=name)

    def _say(self, text: str) -> None:
        if self._shown is not None:
            self._shown.say(text)


def _course_files() -> str:
    return translate("course editor", "Golf courses (*.minigolf *.json)")
