"""The course editor in the window: it saves the course after every change."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING, CourseLayout
from minigolf_desktop.storage.eighteen_holes import (
    CourseReader,
    OwnCourse,
    delete_course,
    each_own_course,
    free_name,
    golf_course_from_json,
    golf_course_to_json,
    keep_course,
    own_courses,
    own_courses_named,
    read_golf_course,
    write_golf_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, home_to_share
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.file_dialog import (
    ask_where_to_save,
    ask_which_to_open,
    file_name,
    save_file,
    save_rendering,
)
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.setting_aside import after_deleting
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay, Question, Wait
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_thumbnail
from minigolf_desktop.ui.eighteen_holes.course_editor import CourseEditorScreen, CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size
from minigolf_desktop.ui.eighteen_holes.widgets.course_gallery import CourseGallery, NamedCourse

if TYPE_CHECKING:
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow


WIDTH, HEIGHT = 860, 412
AT_ONCE = 40
"""Courses that are there from the first moment: as many as are seen."""


class Shelved(NamedTuple):
    """A course that can be opened."""

    key: str
    """What tells it from the others."""
    course: Course
    is_own: bool
    """Whether the player made it, and may throw it away."""


class OpenSheet(Overlay):
    """Shows the courses; Enter or a double click opens one."""

    chosen = Signal(object)
    """The :class:`Shelved` course to open."""
    thrown_away = Signal(object)
    """The :class:`Shelved` course to delete."""

    def __init__(
        self, parent: QWidget, look: Look, box: Box, own: Iterator[Shelved | None]
    ) -> None:
        """``own`` yields the player's own courses, each read when its turn comes."""
        title = translate("OpenSheet", "Open a course")
        super().__init__(parent, look, title, WIDTH)
        presets = [Shelved(one.course.id, one.course, False) for one in box.presets]
        self._shelf = {one.key: one for one in presets}
        self._own = 0
        self.column.addWidget(label(title, "card_title"))
        self.column.addWidget(
            label(
                translate(
                    "OpenSheet", "Your own courses come first. Each opens on a board of its own."
                ),
                "body",
                "second",
            )
        )
        self.gallery = CourseGallery(look, box.face_by_id)
        """The courses."""
        self.gallery.setFixedHeight(look.px(HEIGHT))
        self.gallery.show_courses(_named(one) for one in presets)
        Piecemeal(own, self._add_own, self, AT_ONCE)
        self.gallery.setCurrentIndex(self.gallery.model().index(0, 0))
        self.gallery.doubleClicked.connect(lambda _: self.choose())
        self.gallery.chosen.connect(lambda _: self._follow())
        self.column.addWidget(self.gallery)
        self.column.addLayout(self._buttons())
        self._follow()
        self.open(self.gallery)

    def _add_own(self, one: Shelved) -> None:
        self._shelf[one.key] = one
        self.gallery.insert_course(self._own, _named(one))
        self._own += 1

    def _buttons(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.delete = button(look, translate("OpenSheet", "Delete"), "danger", "discard")
        """Throws one of the player's own courses away."""
        self.delete.clicked.connect(self._throw_away)
        row.addWidget(self.delete)
        row.addStretch(1)
        back = button(look, translate("OpenSheet", "Go back"))
        back.clicked.connect(self.leave)
        row.addWidget(back)
        self.yes = button(look, translate("OpenSheet", "Open"), "main", "folder")
        """Opens the course."""
        self.yes.clicked.connect(self.choose)
        row.addWidget(self.yes)
        return row

    @property
    def current(self) -> Shelved | None:
        """The course looked at."""
        return self._shelf.get(self.gallery.current)

    def choose(self) -> None:
        """Open the course looked at."""
        current = self.current
        if current is not None:
            self.leave()
            self.chosen.emit(current)

    def _throw_away(self) -> None:
        current = self.current
        if current is not None and current.is_own:
            self.leave()
            self.thrown_away.emit(current)

    def _follow(self) -> None:
        current = self.current
        self.delete.setVisible(current is not None and current.is_own)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter, delete by Del, leave by Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        elif event.key() == Qt.Key.Key_Delete:
            self._throw_away()
        else:
            super().keyPressEvent(event)


def _named(one: Shelved) -> NamedCourse:
    name = one.course.name or translate("OpenSheet", "Nameless course")
    return NamedCourse(one.key, name if one.is_own else content_name(one.course.name), one.course)


class Home(NamedTuple):
    """A course that was written among the player's own."""

    course: Course
    beside: str = ""
    """The name that it had there before, and under which another one stays; empty for none."""


class Ours(NamedTuple):
    """What of the player's own came from a board, as JSON."""

    at_home: tuple[dict[str, object], ...]
    """Courses that were written from it, or opened on it."""
    before: tuple[dict[str, Any], ...]
    """Everything that lay on it."""

    def has(self, course: Course) -> bool:
        """Return whether a course came from the board, and is as it was then.

        Another window may have saved another course under its name.
        """
        document = golf_course_to_json(course)
        if document in self.at_home:
            return True
        # Lists and tuples are the same in a file.
        plain = json.dumps(document)
        return any(json.dumps(board) == plain for board in self.before)

    def named(self, courses: Sequence[OwnCourse]) -> OwnCourse | None:
        """Return of several courses of a name the one that came from the board, else the first."""
        ours = (own for own in courses if self.has(own.course))
        return next(ours, next(iter(courses), None))


COPY_UNIT = 30.0
"""Pixels of a hex's side in a picture that is copied."""


class CourseEditor(KeptBoard[CourseLayout]):
    """Shows the course editor and looks after its files."""

    session: CourseEditorSession
    play = Signal(object)
    """A round is asked for on a Course of the box, or one that is among the player's own by now.

    One of the box has its id; one of the player's own is known by its name.
    """

    def __init__(
        self,
        window: MainWindow,
        requests: Requests,
        folders: Folders,
        box: Box,
        read: CourseReader | None = None,
    ) -> None:
        """``read`` knows the player's own courses as far as they were read before."""
        self._folders = folders
        self._read = read or CourseReader()
        self._reading_ahead: Piecemeal | None = None
        self._box = box
        self._at_home: dict[tuple[Path, str], Course] = {}
        self._name_before = ""
        super().__init__(window, requests, Shelf(folders.golf_boards), folders.edited_golf_course)

    def show(self, course: Course | None = None) -> None:
        """Show the editor, with a course to begin from on a board of its own."""
        super().show()
        if self._reading_ahead is None:
            # Saving compares with all of them: this is what takes its time.
            ahead = self._read.ahead(self._folders.golf_courses)
            self._reading_ahead = Piecemeal(ahead, lambda _: None, self)
        if course is not None and course.tiles:
            self._begin_from(course)

    def _begin_from(self, course: Course) -> None:
        """Lay a course beside what lies here."""
        self.open_beside(self._layout_of(replace(course, name=content_name(course.name))))

    def open_beside(self, layout: CourseLayout) -> None:
        """Show a course on a board of its own; a name that was typed goes with the present one."""
        if self._shown is not None:
            self._shown.panels.course.finish()
        super().open_beside(layout)

    # What a board is here

    def _layout_of(self, course: Course) -> CourseLayout:
        return CourseLayout(course, self._box)

    def read_board(self, path: Path) -> CourseLayout:
        """Read the file of a board; raises StorageError."""
        return self._layout_of(read_golf_course(path))

    def write_board(self, path: Path, layout: CourseLayout) -> None:
        """Write the file of a board; raises StorageError."""
        write_golf_course(path, layout.course)

    def to_json(self, layout: CourseLayout) -> dict[str, Any]:
        """Return what a file of the board holds, as JSON."""
        return golf_course_to_json(layout.course)

    def state_from_json(self, state: dict[str, Any]) -> CourseLayout:
        """Return the board of a state of a history; raises StorageError."""
        match state:
            case {"board": board, **rest} if not rest:
                return self._layout_of(golf_course_from_json(board))
            case _:
                raise StorageError("no state of the course editor")

    def fresh(self) -> CourseLayout:
        """Return a board on which nothing lies."""
        return self._layout_of(NOTHING)

    def new_session(self, layout: CourseLayout) -> CourseEditorSession:
        """Return what a course is laid by."""
        return CourseEditorSession(layout.course, self._box, self)

    def is_empty(self, layout: CourseLayout) -> bool:
        """Return whether nothing was laid that could be missed."""
        return not layout.course.tiles

    def words(self, layout: CourseLayout) -> tuple[str, str]:
        """Return the name of a board for the shelf, and how large it is."""
        course = layout.course
        name = course.name or translate("OpenSheet", "Nameless course")
        if any(preset.course.name == name for preset in self._box.presets):
            # One of the box, opened in another language: a name of one's own stays as it is.
            name = content_name(name)
        return name, course_size(len(course.holes), course.par)

    def renamed(self, layout: CourseLayout, name: str) -> CourseLayout:
        """Return the board with another name."""
        return layout.named(name)

    def picture(self, layout: CourseLayout, width: int, height: int, ratio: float) -> QPixmap:
        """Return a small picture of the board on a clear ground, for a room in logical pixels."""
        side = max(1, round(max(width, height) * ratio))
        return QPixmap.fromImage(course_thumbnail(layout.course, self._box.face_by_id, side))

    @property
    def _shown(self) -> CourseEditorScreen | None:
        screen = self.window.screen_shown
        return screen if isinstance(screen, CourseEditorScreen) else None

    # The screen

    def screen(self, look: Look) -> CourseEditorScreen:
        """Return the screen that shows the board."""
        # The hand that held a piece was that of the screen before.
        self.session.put_back()
        screen = CourseEditorScreen(look, self.session, self.window.settings)
        self.requests.answer(screen.asks)
        screen.shelf_requested.connect(self.show_shelf)
        screen.open_requested.connect(self.ask_what_to_open)
        screen.save_requested.connect(self.save)
        screen.take_in_requested.connect(self.ask_for_file)
        screen.hand_out_requested.connect(self._hand_out)
        screen.picture_requested.connect(self._save_picture)
        screen.copy_requested.connect(self._copy_picture)
        screen.print_requested.connect(self._print)
        screen.play_requested.connect(self._play)
        return screen

    # Opening

    def ask_what_to_open(self) -> None:
        """Show the courses that can be opened."""
        screen = self._shown
        if screen is None:
            return
        sheet = OpenSheet(screen, self.window.look, self._box, self._own_courses())
        sheet.chosen.connect(self._open)
        sheet.thrown_away.connect(self._throw_away)

    def _own_courses(self) -> Iterator[Shelved | None]:
        """Yield the player's own courses one by one; in the end report those that are broken."""
        warnings: list[str] = []
        for own in each_own_course(self._folders.golf_courses, warnings.append, read=self._read):
            yield None if own is None else Shelved(str(own.path), own.course, True)
        self.window.tell_faults(unread_words(), warnings)

    def _open(self, one: Shelved) -> None:
        self._begin_from(one.course)
        # Where that waits for a yes, another course lies on this board.
        if one.is_own and self.session.layout.course.tiles == one.course.tiles:
            self._come_home(self.path, one.course)

    def _throw_away(self, one: Shelved) -> None:
        screen = self._shown
        if screen is None:
            return
        name = one.course.name
        for_good = translate("course editor", "The file of this course is deleted for good.")
        question = Question(
            screen,
            self.window.look,
            translate("course editor", "Delete {name}?").replace("{name}", name),
            after_deleting(self._folders, for_good),
            translate("course editor", "Delete"),
        )
        question.accepted.connect(lambda: self._delete(Path(one.key)))

    def _delete(self, path: Path) -> None:
        def refused(fault: StorageError) -> None:
            self.window.tell_fault(fault)
            self.ask_what_to_open()

        self.window.saving.write(
            lambda: delete_course(path), lambda _: self.ask_what_to_open(), refused
        )

    def ask_for_file(self) -> None:
        """Ask which course file is to be opened, and open it."""
        chosen = ask_which_to_open(
            self.window,
            translate("course editor", "Take in a shared course"),
            home_to_share(),
            _course_files(),
        )
        if chosen is not None:
            self.take_in(chosen)

    def take_in(self, path: Path) -> None:
        """Open the course of a file on another board; report a bad file and change nothing."""
        unreadable = translate("course editor", "This course cannot be opened: {fault}.")
        course = self.read_or_tell(path, read_golf_course, unreadable)
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
        self._write(course, self._tell_of, in_the_way=lambda: self._ask_to_replace(course))

    def _ask_to_replace(self, course: Course) -> None:
        screen = self._shown
        if screen is None:
            return
        question = Question(
            screen,
            self.window.look,
            translate("course editor", "Replace {name}?").replace("{name}", course.name),
            translate("course editor", "You have another course of this name."),
            translate("course editor", "Replace"),
        )
        question.accepted.connect(lambda: self._write(course, self._tell_of))

    def _write(
        self,
        course: Course,
        then: Callable[[Home], None],
        in_the_way: Callable[[], None] | None = None,
    ) -> None:
        """Have a course written among the player's own.

        Where one of its name lies there that came from elsewhere, ``in_the_way`` is called, and
        nothing written; it is replaced where nobody wants to hear of it.
        """
        board, name_before, boards = self.path, self._name_before, self.boards_before()
        at_home = [home for (path, _), home in self._at_home.items() if path == board]
        folder, read = self._folders.golf_courses, self._read

        def keep() -> Home | None:
            ours = Ours(tuple(map(golf_course_to_json, at_home)), tuple(boards))
            other = ours.named(own_courses_named(folder, course.name, read))
            if other is None:
                keep_course(folder, course, read)
                before = ours.named(own_courses_named(folder, name_before, read))
                return Home(course, "" if before is None else before.course.name)
            if in_the_way is not None and not ours.has(other.course):
                return None
            write_golf_course(other.path, course)
            return Home(course)

        def written(home: Home | None) -> None:
            if home is not None:
                self._come_home(board, course)
                then(home)
            elif in_the_way is not None:
                in_the_way()

        self.window.saving.write(keep, written)

    def _tell_of(self, home: Home) -> None:
        text = translate("course editor", "{name} is among your courses.")
        if home.beside:
            # Another name makes another course; who only wanted that may delete the first.
            text = translate("course editor", "{name} is among your courses, beside {other}.")
        self.say(text.format(name=home.course.name, other=home.beside))

    def _come_home(self, board: Path, course: Course) -> None:
        """Note that a course of a board lies among the player's own."""
        self._at_home[board, course.name] = course
        self._name_before = course.name

    def _play(self) -> None:
        """Keep the course, under a name of its own, and ask for a round on it."""
        layout = self.session.layout
        preset = self._same_preset(layout.course)
        if preset is not None:
            self.play.emit(preset)
            return
        name = layout.course.name or self._free_name()
        self._play_as(layout, name)

    def _play_as(self, layout: CourseLayout, name: str) -> None:
        named = layout.named(name)

        def play(home: Home) -> None:
            if self.session.layout == layout:
                self.session.change(named)
            self.play.emit(home.course)

        self._write(
            named.course, play, in_the_way=lambda: self._play_as(layout, self._free_name(name))
        )

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
        own = own_courses(self._folders.golf_courses, self._read).courses
        return free_name(stem, {one.course.name for one in own})

    # Sharing

    def _hand_out(self) -> None:
        course = self._named()
        path = ask_where_to_save(
            self.window,
            translate("course editor", "Save a file to share"),
            home_to_share() / f"{file_name(course.name)}{COURSE_ENDINGS[0]}",
            _course_files(),
            COURSE_ENDINGS,
        )
        if path is None:
            return
        save_file(self.window, path, lambda: write_golf_course(path, course))

    def _save_picture(self) -> None:
        course = self._named()
        save_rendering(self.window, course.name, golf_course_to_json(course))

    def _copy_picture(self) -> None:
        course = golf_course_to_json(self._named())
        work = self.window.workers.work.ask("golf picture", {"course": course, "unit": COPY_UNIT})
        work.answered.connect(self._take_copy)
        Wait(self.window, work, translate("saving", "Drawing the picture"))

    def _take_copy(self, picture: str) -> None:
        """Put a picture that was drawn beside the window on the clipboard."""
        QGuiApplication.clipboard().setImage(QImage.fromData(base64.b64decode(picture)))
        self.say(translate("course editor", "The picture can be pasted elsewhere now."))

    def _print(self) -> None:
        """Show the yardage book of the course."""
        course = self._named()
        show_sheets(self.window, Printable.of_course(course.name, golf_course_to_json(course)))

    def _named(self) -> Course:
        """Return the course with a name, for a file."""
        course = self.session.layout.course
        name = course.name or translate("course editor", "My course")
        return replace(course, name=name)


def unread_words() -> str:
    """Return what to say before the faults of courses of the player's own."""
    return translate("course editor", "Not all of your courses can be read.")


def _course_files() -> str:
    return translate("course editor", "Golf courses (*.minigolf *.json)")
