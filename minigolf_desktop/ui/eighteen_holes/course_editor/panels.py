"""The panels round the board of the course editor, and where they stand."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from minigolf_desktop.ui.common.laying.columns import place_columns, place_zoom
from minigolf_desktop.ui.common.widgets.action_bar import ActionBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.common.widgets.top_bar import TopBar
from minigolf_desktop.ui.common.widgets.zoom_buttons import ZoomButtons
from minigolf_desktop.ui.eighteen_holes.course_editor.actions import CourseEditorActions
from minigolf_desktop.ui.eighteen_holes.course_editor.adjustment_strip import AdjustmentStrip
from minigolf_desktop.ui.eighteen_holes.course_editor.check_panel import CheckPanel
from minigolf_desktop.ui.eighteen_holes.course_editor.course_panel import CoursePanel
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import CourseEditorDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.hints import hints_for
from minigolf_desktop.ui.eighteen_holes.course_editor.holes_panel import HolesPanel
from minigolf_desktop.ui.eighteen_holes.course_editor.key_pill import KeyPill
from minigolf_desktop.ui.eighteen_holes.course_editor.palette import FacePalette
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession

translate = QCoreApplication.translate

RIGHT_WIDTH = 300
TALLEST = 2000
"""Height beyond which a panel does not grow."""
_FOOT = 54
"""Height of the strip below the board where the keys are told."""


class CourseEditorPanels:
    """Course, holes and check on the left; tiles, adjustment tiles and buttons on the right."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: CourseEditorSession,
        actions: CourseEditorActions,
    ) -> None:
        self._look = look
        self._session = session
        self._keys_room = QRect()
        self.bar = TopBar(look, screen)
        self.bar.set_menu(actions.menu())
        self.bar.set_home(actions.home)
        self.bar.progress.hide()
        self.bar.show_bag(None)
        for action in actions.bar():
            self.bar.add(action)
        self._add_sharing(actions)
        self.left = Column(look, screen)
        self.course = CoursePanel(look)
        self.left.add(self.course)
        self.holes = HolesPanel(look, actions.number, actions.along)
        self.left.add(self.holes)
        self.check = CheckPanel(look)
        self.left.add(self.check, TALLEST)
        self.left.finish()
        self.right = Column(look, screen, RIGHT_WIDTH)
        self.tiles = FacePalette(look, session.box)
        self.right.add(self.tiles, TALLEST)
        self.adjustments = AdjustmentStrip(look)
        self.right.add(self.adjustments)
        others = [actions.clear, actions.quick, actions.open, actions.save]
        self.right.add(ActionBar(look, actions.play, others, "G", "start"))
        self.right.finish()
        self.zoom = ZoomButtons(look, [actions.zoom_in, actions.zoom_out, actions.fit], screen)
        self.keys = KeyPill(look, screen)
        self.toast = Toast(look, screen)

    def _add_sharing(self, actions: CourseEditorActions) -> None:
        """Put what shares a course below one button of the bar."""
        menu = QMenu(self.bar)
        menu.addActions(list(actions.sharing))
        tool = self.bar.add(actions.share)
        tool.setMenu(menu)
        tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [self.bar, self.left, self.right, self.zoom, self.keys, self.toast]

    def show_layout(self) -> None:
        """Show the course as it is."""
        session = self._session
        layout = session.layout
        self.bar.show_game(translate("course editor", "18 Holes  ·  course editor"))
        self.course.show_layout(layout, session.rating)
        self.holes.show_layout(layout)
        self.check.show_faults(session.faults, session.is_playable)

    def show_tool(self, desk: CourseEditorDesk) -> None:
        """Show what is in hand, and what can be done with it."""
        held = desk.face
        self.tiles.show_box(self._session.is_used, held)
        self.adjustments.show_box(self._session.left_of, desk.terrain)
        if self.keys.show_hints(hints_for(desk)):
            self._place_keys()

    def arrange(self, area: QRect) -> QRect:
        """Give everything its place in an area; return the free part of the board."""
        look = self._look
        board = place_columns(look, area, self.bar, self.left, self.right)
        foot = board.bottom() + 1
        place_zoom(look, self.zoom, board)
        self._keys_room = board.adjusted(0, 0, self.zoom.x() - board.right() - look.px(6), 0)
        self._place_keys()
        middle = self._keys_room.left() + self._keys_room.width() / 2
        self.toast.stand(QPointF(middle, foot - look.px(_FOOT)))
        return board.adjusted(0, look.px(10), 0, -look.px(_FOOT))

    def _place_keys(self) -> None:
        room = self._keys_room
        self.keys.give_room(room.width())
        size = self.keys.sizeHint()
        area = QRect(QPoint(0, room.bottom() + 1 - self._look.px(45)), size)
        area.moveLeft(room.center().x() - size.width() // 2)
        self.keys.setGeometry(area)
