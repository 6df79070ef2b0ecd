"""What lies round the board of the course editor: buttons, panels, keys for what is in hand."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.ui.common.boards.window import Paper
from minigolf_desktop.ui.common.laying.board_screen import place_columns, place_zoom
from minigolf_desktop.ui.common.laying.check_panel import CheckPanel
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import ActionBar, ActionSet
from minigolf_desktop.ui.common.widgets.bars import TopBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PILL_END, Column, Pill, ZoomButtons
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.eighteen_holes.course_editor.course_panel import (
    CoursePanel,
    HolesPanel,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import (
    CourseEditorDesk,
    GreenNumbering,
    Hands,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.palette import AdjustmentStrip, FacePalette
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.words import fault_sentence, short_words

Keys = QKeySequence.StandardKey


class CourseEditorActions(ActionSet):
    """The actions of the course editor."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen, look, translate("course editor", "Show the whole course"), "0")
        self.turn = self.action(translate("course editor", "Turn the tile"), "R", "turn")
        self.turn_back = self.action(translate("course editor", "Turn it back"), "Shift+R")
        self.flip = self.action(translate("course editor", "Flip the tile"), "F", "flip")
        self.remove = self.action(
            translate("course editor", "Take it away"), Keys.Delete, "discard"
        )
        self.number = self.action(translate("course editor", "Number the greens"), "N", "number")
        self.number.setCheckable(True)
        self.along = self.action(
            translate("course editor", "Number along the fairways"), "A", "order"
        )
        self.quick = self.action(translate("course editor", "Quick course"), "Q", "dice")
        self.quick.setIconText(translate("course editor", "Quick"))
        self.shelf = self.action(translate("course editor", "Your boards"), "B", "shelf")
        self.open = self.action(translate("course editor", "Open a course"), "O", "folder")
        self.open.setIconText(translate("course editor", "Open"))
        self.save = self.action(translate("course editor", "Save the course"), Keys.Save, "save")
        self.save.setIconText(translate("course editor", "Save"))
        self.clear = self.action(translate("course editor", "Begin anew"), "X", "plus")
        self.clear.setIconText(translate("course editor", "Anew"))
        self.take_in = self.action(translate("course editor", "Take in a shared course"), "I")
        self.hand_out = self.action(translate("course editor", "Save a file to share"), "E")
        self.copy = self.action(translate("course editor", "Copy a picture"), "Ctrl+C", "copy")
        self.picture = self.action(
            translate("course editor", "Save a picture"), "Ctrl+Shift+S", "picture"
        )
        self.print = self.action(
            translate("course editor", "Yardage book to print"), Keys.Print, "print"
        )
        self.share = self.action(translate("course editor", "Share"), "", "share")
        self.play = self.action(translate("course editor", "Play on it"), "G", "start")
        self.tiles = self.action(translate("course editor", "Look through the tiles"), "T")
        self.hints = self.action(translate("course editor", "Show what links"), "H", "eye")
        self.hints.setCheckable(True)

    def menu(self) -> QMenu:
        """Return a menu with them."""
        return self.menu_of(
            (self.undo, self.redo),
            (self.turn, self.turn_back, self.flip, self.remove, self.tiles),
            (self.number, self.along, self.hints),
            (self.quick, self.shelf, self.open, self.save, self.clear),
            self.sharing,
            (self.fit, self.zoom_in, self.zoom_out),
            (self.play, self.rules, self.settings, self.home, self.more),
        )

    @property
    def sharing(self) -> tuple[QAction, ...]:
        """What takes a course out of the program, or into it."""
        return self.take_in, self.hand_out, self.copy, self.picture, self.print

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return (
            *(self.undo, self.redo, self.turn, self.flip, self.remove, self.shelf),
            *(self.hints, self.rules, self.settings),
        )


_GAP = 16

Hint = tuple[str, str]
"""A key, or nothing, and what it does."""


class KeyPill(Pill):
    """Keys on small caps with their words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._hints: Sequence[Hint] = ()
        self._most: float | None = None

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        """Show other hints; return whether they are others."""
        if tuple(hints) == tuple(self._hints):
            return False
        self._hints = hints
        self.setAccessibleName(", ".join(f"{key} {word}".strip() for key, word in hints))
        self.update()
        return True

    def give_room(self, width: float) -> None:
        """Show no more hints than stand on so many pixels; the first are the most useful."""
        self._most = width - self.look.px(2 * PILL_END)
        self.update()

    @property
    def hints(self) -> Sequence[Hint]:
        """The hints that there is room for."""
        hints = self._hints
        while len(hints) > 1 and self._most is not None and self._width_of(hints) > self._most:
            hints = hints[:-1]
        return hints

    def _cap(self, key: str) -> float:
        return self._metrics("caption_bold").horizontalAdvance(key) + self.look.px(10)

    def _width(self, hint: Hint) -> float:
        key, word = hint
        words = self._metrics("caption").horizontalAdvance(word)
        return words + (self._cap(key) + self.look.px(6) if key else 0)

    def _metrics(self, role: str) -> QFontMetricsF:
        bold = role == "caption_bold"
        return QFontMetricsF(font("caption_bold" if bold else "caption", self.look.scale))

    def room(self) -> float:
        """Return the width of what stands on it, in pixels."""
        return self._width_of(self.hints)

    def _width_of(self, hints: Sequence[Hint]) -> float:
        gaps = self.look.px(_GAP) * max(0, len(hints) - 1)
        return sum(map(self._width, hints)) + gaps + 1

    def paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        """Paint what stands on it from the left."""
        look, theme, high = self.look, self.look.theme, self.height()
        for key, word in self.hints:
            if key:
                cap = QRectF(left, (high - look.px(19)) / 2, self._cap(key), look.px(19))
                painter.setPen(QPen(theme.control_edge, 1))
                painter.setBrush(theme.inset)
                painter.drawRoundedRect(cap, 5, 5)
                painter.setPen(theme.text)
                painter.setFont(font("caption_bold", look.scale))
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
                left += cap.width() + look.px(6)
            painter.setPen(theme.text)
            painter.setFont(font("caption", look.scale))
            width = self._metrics("caption").horizontalAdvance(word)
            room = QRectF(left, 0, width + 2, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)
            left += width + look.px(_GAP)


def hints_for(desk: CourseEditorDesk) -> Sequence[Hint]:
    """Return keys with words, the most useful first."""
    tool = desk.tool
    if isinstance(tool, GreenNumbering):
        return _numbering(tool.next)
    away = (translate("keys", "Esc"), translate("keys", "put it away"))
    if desk.face:
        return (
            (translate("keys", "R or wheel"), translate("keys", "turn")),
            ("F", translate("keys", "flip")),
            (translate("keys", "Enter"), translate("keys", "lay it")),
            away,
        )
    if desk.terrain is not None:
        return ((translate("keys", "Enter"), translate("keys", "lay it")), away)
    if isinstance(tool, Hands) and tool.adjustment is not None:
        return (_take_up(), _delete())
    if isinstance(tool, Hands) and tool.tile is not None:
        layout = desk.session.layout
        return (
            ("", short_words(layout.faces[layout.tiles[tool.tile].face])),
            _take_up(),
            ("R", translate("keys", "turn")),
            ("F", translate("keys", "flip")),
            _delete(),
        )
    if not desk.session.layout.course.tiles:
        return (("", translate("keys", "Drag a tee onto the meadow, or build a")), _quick())
    if not desk.session.layout.greens:
        words = translate("keys", "Drag fairways and a green here; point at a tile to turn it")
        return (("", words),)
    return (
        ("", translate("keys", "Drag tiles here; click a flag to change its number")),
        ("N", translate("keys", "number in order")),
    )


def _numbering(number: int) -> Sequence[Hint]:
    text = translate("keys", "Click the green of hole {number}")
    return (
        ("", text.replace("{number}", str(number))),
        (translate("keys", "Esc"), translate("keys", "done")),
    )


def _take_up() -> Hint:
    return (translate("keys", "Click"), translate("keys", "take up"))


def _delete() -> Hint:
    return (translate("keys", "Del"), translate("keys", "take away"))


def _quick() -> Hint:
    return ("Q", translate("keys", "quick course"))


RIGHT_WIDTH = 300
TALLEST = 2000
"""Height beyond which a panel does not grow."""
_FOOT = 54
"""Height of the strip below the board that lists the keys."""


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
        self.bar.be_of_editor(
            actions.menu(), actions.home, actions.bar(), actions.share, actions.sharing
        )
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

    @property
    def papers(self) -> Sequence[Paper]:
        """Those of them that hide some of the board."""
        return [self.left, self.right]

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
        self.check.show_faults(
            [(fault_sentence(fault), fault.forbids_play) for fault in session.faults],
            is_playable=session.is_playable,
            note=translate("CheckPanel", "Nothing is odd about it."),
        )

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
