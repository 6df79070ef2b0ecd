"""The screen of the free board."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.action_set import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.board.board_desk import Habits
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import landing_cell
from minigolf_desktop.ui.designer.free_board.actions import FreeActions
from minigolf_desktop.ui.designer.free_board.panels import FreePanels
from minigolf_desktop.ui.designer.free_board.session import FreeSession
from minigolf_desktop.ui.designer.free_board.tools import FreeDesk
from minigolf_desktop.ui.designer.table.board_table import BoardTable

COLOUR = "blue"
"""Colour of the roof and the cubes."""


class FreeBoardScreen(BoardTable):
    """A course being laid by hand, scored as it grows."""

    shelf_requested = Signal()
    """The shelf of boards is asked for."""
    open_requested = Signal()
    """A course file is to be opened."""
    picture_requested = Signal()
    """A picture of the course is to be saved."""
    putt_requested = Signal()
    """A round on the course is asked for."""

    actions_: FreeActions
    """What can be done by a button, a key or the menu."""
    panels: FreePanels
    """What lies over the board."""
    desk: FreeDesk
    """Its tools."""

    def __init__(
        self,
        session: FreeSession,
        catalogue: Catalogue,
        atlas: TileAtlas,
        look: Look,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        self.session = session
        self._catalogue = catalogue
        super().__init__(session, atlas, look, settings, COLOUR, parent)
        self.setAccessibleName(QCoreApplication.translate("free board", "Free board"))
        session.lifting.connect(self._show_lifted)
        self.open()

    def _lay_out(self, habits: Habits) -> Desk:
        """Make the desk. A tile put down lies: it can be taken up again."""
        return FreeDesk(self.session, self.scene, Habits(False, habits.hints))

    def _furnish(self, look: Look) -> None:
        self.actions_ = FreeActions(self, look)
        session = self.session
        self._furnished_for = self._kinds_of_lines()
        self.panels = FreePanels(
            self, look, session, self._catalogue, self.actions_, self.scene.motion
        )
        actions, tiles = self.actions_, self.panels.box.tiles
        connect_all(
            [
                (actions.remove, self.desk.remove),
                (actions.clear, lambda: session.change(session.layout.cleared())),
                (actions.search, self.panels.box.search.setFocus),
                (actions.shelf, self.shelf_requested.emit),
                (actions.open, self.open_requested.emit),
                (actions.picture, self.picture_requested.emit),
                (actions.putt, self.putt_requested.emit),
            ]
        )
        tiles.taken.connect(self._take)
        tiles.keyed.connect(self._take_by_key)
        self._listen_to_box(tiles, self.desk.take)
        self.panels.choices.chosen.connect(session.change)

    # Showing

    def _kinds_of_lines(self) -> tuple[object, ...]:
        """Return what decides on the lines of the score."""
        kept = self.session.layout.course_file
        return self.session.layout.solo, kept.clients, bool(kept.reserved), bool(kept.promises)

    def _show(self, events: tuple[Any, ...]) -> None:
        """Show the state; the events tell what to animate."""
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
        self._show_scores()
        self._light(self._lit)
        self._catch_up()

    def _show_lifted(self) -> None:
        self._show(())

    def _refurnish(self) -> None:
        """Make the panels anew; what is sought in the box stays."""
        sought = self.panels.box.sought
        self._rebuild()
        self.panels.box.seek(sought)

    def _show_scores(self) -> None:
        self.panels.show_state(self._shown_score(), self._other_score)

    def _show_tool(self) -> None:
        self.panels.show_tool(self.desk)
        self._show_held()
        for turn in (self.actions_.turn, self.actions_.turn_back):
            turn.setEnabled(True)

    # Acting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the keys of the board only where the board has the focus; Esc leads there."""
        if self.view.hasFocus():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.view.setFocus()
        else:
            event.ignore()
