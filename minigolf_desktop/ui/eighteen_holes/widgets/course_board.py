"""A golf course to look at: it can be zoomed and panned, and its greens tell who won them."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.zoom_buttons import ZoomButtons
from minigolf_desktop.ui.eighteen_holes.board.picture import BoardPicture, FlagPicture
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size
from minigolf_desktop.ui.eighteen_holes.widgets.takers import takers_of

translate = QCoreApplication.translate


class CourseBoard(Panel):
    """The course of a game, without golfers."""

    def __init__(self, look: Look, view: View, motion: Motion) -> None:
        course = view.table.setup.course
        name = content_name(course.name)
        super().__init__(look, translate("golf draft", "The course"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (10, 8, 10, 10)))
        column.setSpacing(look.px(6))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(6), 0, look.px(6), 0)
        head.addWidget(label(name, "panel_title"))
        head.addStretch(1)
        size = course_size(len(course.holes), course.par)
        head.addWidget(label(size, "small_body", "second"))
        column.addLayout(head)
        self.scene = HexScene(look.theme, view.table.box.face_by_id, self)
        """What is looked at."""
        self.scene.set_scale(look.scale)
        self.scene.motion = motion
        self.scene.show_course(course)
        self.board = HexView(self.scene)
        """The window onto it; the wheel zooms, dragging pans."""
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setMinimumSize(look.size(240, 120))
        column.addWidget(self.board, 1)
        zooms = [
            self._action(translate("golf draft", "Zoom in"), "plus", self.board.zoom_in),
            self._action(translate("golf draft", "Zoom out"), "minus", self.board.zoom_out),
            self._action(translate("golf draft", "Whole course"), "fit", self.board.fit),
        ]
        self._zooms = ZoomButtons(look, zooms, self)
        self.show_view(view)

    def _action(self, words: str, icon: str, run: object) -> QAction:
        action = QAction(self.look.icon(icon), words, self)
        action.triggered.connect(run)
        return action

    def show_view(self, view: View) -> None:
        """Show the flags as they stand: with what they are worth, and who won them."""
        table = view.table
        tells = table.setup.mode in (Mode.SKINS, Mode.CHAOS, Mode.SOLO_CHAOS)
        flags = tuple(
            FlagPicture(
                hole,
                table.field.hexes[green],
                str(hole + 1),
                winners=takers_of(view, hole),
                tokens=view.tokens[hole] if tells and view.tokens else (),
            )
            for hole, green in enumerate(table.field.greens)
        )
        self.scene.show(BoardPicture(flags=flags))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the zoom buttons in the lower right corner of the course."""
        super().resizeEvent(event)
        edge = self.look.px(20)
        self._zooms.move(
            self.width() - self._zooms.width() - edge, self.height() - self._zooms.height() - edge
        )
        self._zooms.raise_()
