"""The screen of the free board in the window: what lies on it is kept after every change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import Assessment, Land, empty_course
from minigolf_desktop.storage.designer.courses import (
    CourseFile,
    course_from_json,
    course_to_json,
    read_course,
    write_course,
)
from minigolf_desktop.storage.designer.lands import own_lands
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.file_dialog import ask_which_to_open
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Habits
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene, landing_cell
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.free_layout import FreeDesk, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.free_panels import FreeActions, FreePanels
from minigolf_desktop.ui.designer.land_editor.words import with_name
from minigolf_desktop.ui.designer.opening.gates import open_gates
from minigolf_desktop.ui.designer.opening.grounds import can_open
from minigolf_desktop.ui.designer.results import print_course, save_course_file, save_picture_of
from minigolf_desktop.ui.designer.table.drawing_board import DrawingBoard

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.designer.box import DesignerBox

COLOUR = "blue"
"""Colour of the roof and the cubes."""


class FreeBoardScreen(BoardScreen):
    """A course being laid by hand, scored as it grows."""

    shelf_requested = Signal()
    """The shelf of boards is asked for."""
    open_requested = Signal()
    """A course file is to be opened."""
    picture_requested = Signal()
    """A picture of the course is to be saved."""
    print_requested = Signal()
    """The course is to be seen as a sheet for the garden, to be printed."""
    gates_requested = Signal()
    """The gates are to be opened."""
    putt_requested = Signal()
    """A round on the course is asked for."""
    course_saved_requested = Signal()
    """The course is to be saved as a file of its own."""
    lands_requested = Signal()
    """The land editor is asked for."""

    def __init__(
        self,
        session: FreeSession,
        catalogue: Catalogue,
        atlas: TileAtlas,
        look: Look,
        settings: Settings,
        parent: QWidget | None = None,
        own: Sequence[Land] = (),
    ) -> None:
        """``own`` are lands that the player drew."""
        super().__init__(parent)
        tells_about(self, "placing")
        self.setAccessibleName(QCoreApplication.translate("free board", "Free board"))
        self.session = session
        """The course being laid."""
        self.look = look
        """Theme and scale that it is drawn in."""
        self._catalogue = catalogue
        self._own = own
        roof = player_colour(COLOUR).fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        # A tile put down lies: it can be taken up again.
        self.desk = FreeDesk(session, self.scene, Habits(False, settings.hints))
        """Its tools."""
        self.drawing = DrawingBoard(self, self.asks, self, session, self.desk, settings)
        """The board with its panels and keys."""
        self.view = self.drawing.view
        """The window onto the board."""
        self.board = self.drawing.laying
        self.drawing.build()
        session.changed.connect(self.follow)
        session.lifting.connect(self.show_all)
        session.refused.connect(self.drawing.say_refusal)
        session.failed.connect(self.say)
        self.show_all()

    @property
    def is_settled(self) -> bool:
        """Whether one may read: tiles that land hide nothing."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return self.drawing.parts

    # The board

    def make_panels(self, look: Look) -> tuple[FreeActions, FreePanels]:
        """Make what can be done and what lies over the board for a look."""
        session, desk = self.session, self.desk
        self._furnished_for = self._kinds_of_lines()
        actions = self.actions_ = FreeActions(self, look)
        """What can be done by a button, a key or the menu."""
        panels = self.panels = FreePanels(
            self, look, session, self._catalogue, self._own, actions, self.scene.motion
        )
        """What lies over the board."""
        tiles = panels.box.tiles
        connect_all(
            [
                (actions.remove, desk.remove),
                (actions.clear, lambda: session.change(session.layout.cleared())),
                (actions.search, panels.box.search.setFocus),
                (actions.shelf, self.shelf_requested.emit),
                (actions.open, self.open_requested.emit),
                (actions.lands, self.lands_requested.emit),
                (actions.picture, self.picture_requested.emit),
                (actions.print, self.print_requested.emit),
                (actions.gates, self.gates_requested.emit),
                (actions.putt, self.putt_requested.emit),
                (actions.save, self.course_saved_requested.emit),
            ]
        )
        tiles.taken.connect(self.drawing.take)
        tiles.keyed.connect(self.drawing.press_slot)
        self.drawing.laying.listen_to_box(tiles, desk.take)
        panels.choices.chosen.connect(session.change)
        return actions, panels

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        self.drawing.apply_settings(settings)

    # Showing

    def _kinds_of_lines(self) -> tuple[object, ...]:
        """Return what decides on the lines of the score."""
        kept = self.session.layout.course_file
        return self.session.layout.solo, kept.clients, bool(kept.reserved), bool(kept.promises)

    def follow(self, events: tuple[object, ...]) -> None:
        """Show the course as it is now; the events tell what to animate."""
        self.drawing.fall_behind()
        self.desk.board_changed()
        self.panels.toast.hide()
        self._show(events)

    def show_all(self) -> None:
        """Show everything anew; nothing moves."""
        self._show(())

    def _show(self, events: tuple[object, ...]) -> None:
        if self._furnished_for != self._kinds_of_lines():
            self._refurnish()
            return
        session = self.session
        course, numbers = session.course, session.seen.course_file.hole_numbers
        landing = landing_cell(events, 0)
        had_land = self.scene.land
        self.scene.show_course(course, signs_of(course, session.assessment, set(numbers)), landing)
        self.scene.receive_visitors(session.assessment, landing)
        if had_land is not course.land:
            self.view.fit()
        self.show_scores()
        self.drawing.light_again()
        self.drawing.catch_up()

    def _refurnish(self) -> None:
        """Make the panels anew; what is sought in the box stays."""
        sought = self.panels.box.sought
        self.drawing.rebuild()
        self.panels.box.seek(sought)

    def score(self, *, ending: bool) -> Assessment:
        """Return the score so far, or the one if the game ended now."""
        return self.session.ending if ending else self.session.assessment

    def show_scores(self) -> None:
        """Show the score so far, or the one if the game ended now."""
        self.panels.show_state(self.drawing.shown_score, self.drawing.other_score)

    def show_tool(self) -> None:
        """Show what is in hand; a tile that lies on the board can be turned as well."""
        self.panels.show_tool(self.desk)
        self.drawing.show_held()
        for turn in (self.actions_.turn, self.actions_.turn_back):
            turn.setEnabled(True)

    def show_spot(self) -> None:
        """Show where what is in hand is held."""
        self.show_tool()

    def tell_log(self) -> None:
        """Have nothing to tell: nobody takes turns here."""

    # Acting

    def can_take(self, slot: int) -> bool:
        """Return whether there is a copy left in the box."""
        return self.desk.can_take(slot)

    def take_by_key(self, slot: int) -> None:
        """Take a tile with a key, and hold it over the board."""
        self.drawing.take_by_key(slot)

    def confirm(self) -> bool:
        """Put down what is held, or take up what is pointed at."""
        return self.desk.confirm()

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow a key on the board."""
        return self.drawing.take_key(event)


LONGEST_NAME = 80
"""Letters of the name of a course at most."""


class FreeBoard(KeptBoard[FreeLayout]):
    """Shows the free board and looks after its files."""

    session: FreeSession
    lands_wanted = Signal()
    """The land editor is asked for."""

    def __init__(
        self, window: MainWindow, requests: Requests, folders: Folders, box: DesignerBox
    ) -> None:
        self._folders = folders
        self._box = box
        super().__init__(window, requests, Shelf(folders.boards), folders.free_board)

    def open_course(self, path: Path) -> None:
        """Lay the course of a file beside; a bad one is told about and changes nothing."""
        unreadable = translate("free board", "This course cannot be opened: {fault}.")
        layout = self.read_or_tell(path, self.read_board, unreadable)
        if layout is not None:
            self.open_beside(self.renamed(layout, layout.course_file.name or path.stem))

    # What a board is here

    def read_board(self, path: Path) -> FreeLayout:
        """Read the file of a board; raises StorageError."""
        return _layout_of(read_course(path, self._box.catalogue))

    def write_board(self, path: Path, layout: FreeLayout) -> None:
        """Write the file of a board; raises StorageError."""
        write_course(path, layout.course_file)

    def to_json(self, layout: FreeLayout) -> dict[str, object]:
        """Return what a file of the board holds, as JSON."""
        return course_to_json(layout.course_file)

    def state_to_json(self, layout: FreeLayout) -> dict[str, object]:
        """Return a state of a history: the board, and what its file does not tell of it."""
        return {**super().state_to_json(layout), "solo": layout.solo}

    def state_from_json(self, state: dict[str, object]) -> FreeLayout:
        """Return the board of a state of a history; raises StorageError."""
        match state:
            case {"board": board, "solo": bool() as solo, **rest} if not rest:
                return FreeLayout(course_from_json(board, self._box.catalogue), solo)
            case _:
                raise StorageError("no state of a free board")

    def fresh(self) -> FreeLayout:
        """Return an empty land."""
        land = self._box.catalogue.lands[0]
        return FreeLayout(CourseFile("", empty_course(self._box.rules.box, land), ()))

    def new_session(self, layout: FreeLayout) -> FreeSession:
        """Return what a course is laid by."""
        return FreeSession(layout, self)

    def is_empty(self, layout: FreeLayout) -> bool:
        """Return whether nothing was laid that could be missed."""
        return not layout.course.tiles

    def words(self, layout: FreeLayout) -> tuple[str, str]:
        """Return the name of a board for the shelf, and how large it is."""
        tiles = len(layout.course.tiles)
        return self._name_of(layout), translate("Progress", "%n tiles", "", tiles)

    def renamed(self, layout: FreeLayout, name: str) -> FreeLayout:
        """Return the board with another name."""
        return replace(layout, course_file=replace(layout.course_file, name=name[:LONGEST_NAME]))

    def picture(self, layout: FreeLayout, width: int, height: int, ratio: float) -> QPixmap:
        """Return a small picture of the board on a clear ground, for a room in logical pixels."""
        return QPixmap.fromImage(course_thumbnail(layout.course, self._box.atlas))

    # The screen

    def screen(self, look: Look) -> FreeBoardScreen:
        """Return the screen that shows the board."""
        # The hand that held a tile was that of the screen before.
        self.session.put_back()
        screen = FreeBoardScreen(
            self.session,
            self._box.catalogue,
            self._box.atlas,
            look,
            self.window.settings,
            own=[with_name(one).land for one in own_lands(Shelf(self._folders.lands))],
        )
        self.requests.answer(screen.asks)
        screen.lands_requested.connect(self.lands_wanted)
        screen.shelf_requested.connect(self.show_shelf)
        screen.open_requested.connect(self.ask_for_file)
        screen.course_saved_requested.connect(
            lambda: save_course_file(self.window, self._named(), self._folders)
        )
        screen.picture_requested.connect(lambda: save_picture_of(self.window, self._named()))
        screen.print_requested.connect(lambda: print_course(self.window, self._named()))
        screen.gates_requested.connect(self._open_gates)
        screen.putt_requested.connect(lambda: self.requests.course_built.emit(self._named()))
        return screen

    def ask_for_file(self) -> None:
        """Ask which course file is to be opened, and open it."""
        chosen = ask_which_to_open(
            self.window,
            translate("free board", "Open a course"),
            self._folders.courses,
            translate("free board", "Course files (*.minigolf *.json)"),
        )
        if chosen is not None:
            self.open_course(chosen)

    def _open_gates(self) -> None:
        """Open the gates, where there are any and something lies behind them."""
        course_file = self._named()
        if can_open(course_file):
            open_gates(self.window, course_file, self._box.putting, COLOUR)
        else:
            words = translate("opening day", "The gates need a land, and tiles on it.")
            self.window.say(words)

    def _named(self) -> CourseFile:
        """Return the course with a name: that of its land unless it has one of its own."""
        layout = self.session.layout
        return replace(layout.course_file, name=self._name_of(layout))

    def _name_of(self, layout: FreeLayout) -> str:
        kept = layout.course_file
        land = content_name(kept.course.land.name) if kept.course.land.name else ""
        return kept.name or land or translate("free board", "Free board")


def _layout_of(course_file: CourseFile) -> FreeLayout:
    """Return a course file on the board; who collected tiles did not play alone."""
    return FreeLayout(course_file, solo=not course_file.collected)
