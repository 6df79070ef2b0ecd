"""The screen on which a course is made fit to putt on: by the fewest changes, or by hand."""

import math
from collections.abc import Callable, Iterable
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Box, Course
from minigolf_desktop.model.designer.repair import TileKind, Workbench, find_mistakes, kind_of
from minigolf_desktop.model.geometry.square import EAST, NORTH, SOUTH, STEP, WEST, pack, unpack
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import Segments, empty, icon_button, scroll_area
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    TileAtlas,
    TilesLater,
    cell_told,
    course_bounds,
    paint_course,
    square_of,
    tile_words,
)
from minigolf_desktop.ui.putt_dice.repair_list import (
    AFTER,
    BEFORE,
    ListPanel,
    kind_words,
    mistake_words,
)

TILE = 58
"""Side of a tile."""
_KINDS = tuple(TileKind)


class BagTile(QAbstractButton):
    """A tile of the bag, with how many there are."""

    def __init__(self, look: Look, picture_of: Callable[[], QPixmap | None], count: int) -> None:
        """``picture_of`` returns the picture of the tile, None while it is being painted."""
        super().__init__()
        self._look, self._picture_of, self._count = look, picture_of, count
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(look.size(TILE + 8, TILE + 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tile, count and the frame of focus and pointer."""
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._picture_of()
        if picture is not None:
            painter.setOpacity(1.0 if self.isEnabled() else 0.4)
            painter.drawPixmap(px(4), px(4), picture)
            painter.setOpacity(1.0)
        if self.isEnabled() and (self.hasFocus() or self.underMouse()):
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.hover_edge, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(px(2), px(2), px(TILE + 4), px(TILE + 4)), 6, 6)
        painter.setFont(font("caption", self._look.scale))
        painter.setPen(theme.second_text if self.isEnabled() else theme.disabled_text)
        foot = QRectF(0, px(TILE + 7), self.width(), px(16))
        painter.drawText(
            foot, Qt.AlignmentFlag.AlignCenter, f"\N{MULTIPLICATION SIGN}{self._count}"
        )
        painter.end()


class BagStrip(Panel):
    """A row of tiles for the chosen cell; a click lays one there."""

    chosen = Signal(int)
    """Index of the design that is to be laid."""
    turn = Signal()
    """The tile is to be turned clockwise."""
    clear = Signal()
    """The tile is to be taken away."""
    undo = Signal()
    """The last step is to be taken back."""

    def __init__(self, look: Look, bench: Workbench, atlas: TileAtlas) -> None:
        super().__init__(look, translate("repair", "Tiles in the bag"))
        self._bench = bench
        self._pictures = TilesLater(atlas, self)
        self._pictures.painted.connect(self._paint_anew)
        self._rotation = 0
        self._seen: tuple[object, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 8, 12, 8)))
        column.setSpacing(look.px(Space.SMALL))
        words = [kind_words(kind) for kind in _KINDS]
        self.kinds = Segments(look, translate("repair", "Kind of tile"), words, 0)
        """Which kind is shown."""
        self.kinds.chosen.connect(lambda _: self.refresh())
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.SMALL))
        head.addWidget(self.kinds)
        head.addStretch(1)
        for tool in self._tools():
            head.addWidget(tool)
        column.addLayout(head)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(4))
        holder = QWidget()
        holder.setLayout(self._row)
        area = scroll_area(holder, sideways=True)
        area.setFixedHeight(look.px(TILE + 38))
        self._area = area
        column.addWidget(area)
        self.tiles: list[BagTile] = []
        """The buttons of the tiles shown."""

    def _tools(self) -> tuple[QToolButton, ...]:
        look = self.look
        self.turn_button = icon_button(look, "turn", translate("repair", "Turn the tile (R)"))
        """Turns the chosen tile."""
        self.turn_button.clicked.connect(self.turn)
        self.clear_button = icon_button(
            look, "discard", translate("repair", "Take the tile away (Del)")
        )
        """Takes the chosen tile away."""
        self.clear_button.clicked.connect(self.clear)
        self.undo_button = icon_button(look, "undo", translate("repair", "Undo (Ctrl+Z)"))
        """Takes the last step back."""
        self.undo_button.clicked.connect(self.undo)
        return self.turn_button, self.clear_button, self.undo_button

    def show_for(self, cell: int | None) -> None:
        """Show the kind of the tile on a cell, turned as it lies."""
        tile = None if cell is None else self._bench.course.tiles.get(cell)
        self._rotation = 0 if tile is None else tile & 3
        if tile is not None:
            kind = kind_of(self._bench.course.box.design(tile))
            self.kinds.choose(_KINDS.index(kind))
        self._area.setEnabled(cell is not None)
        for tool in (self.turn_button, self.clear_button):
            tool.setEnabled(tile is not None)
        self.undo_button.setEnabled(self._bench.can_undo)
        self.refresh()

    def refresh(self) -> None:
        """Show what is left now; the buttons stay where nothing changed."""
        found = self._bench.left(_KINDS[self.kinds.current])
        counts = tuple(self._bench.left_of(design) for design in found)
        seen = (found, counts, self._rotation)
        if seen == self._seen:
            return
        self._seen = seen
        empty(self._row)
        box = self._bench.course.box
        self.tiles = [
            self._button(box, design, count) for design, count in zip(found, counts, strict=True)
        ]
        for tile in self.tiles:
            self._row.addWidget(tile)
            # Before the layout does it, so that it can take the focus at once.
            tile.setVisible(True)
        self._row.addStretch(1)

    def _button(self, box: Box, design: int, count: int) -> BagTile:
        look, rotation, ratio = self.look, self._rotation, self.devicePixelRatioF()

        def picture() -> QPixmap | None:
            return self._pictures.pixmap(box.designs[design], rotation, look.px(TILE), ratio)

        left = translate("repair", "{number} left").replace("{number}", str(count))
        words = f"{tile_words(box.designs[design])}, {left}"
        result = BagTile(look, picture, count)
        result.setToolTip(words)
        result.setAccessibleName(words)
        result.clicked.connect(lambda: self.chosen.emit(design))
        return result

    def _paint_anew(self) -> None:
        for tile in self.tiles:
            tile.update()

    def take_focus(self) -> None:
        """Give the keyboard to the first tile."""
        if self.tiles:
            self.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)


_WHITE = QColor("#FFFFFF")
_WASH = 60
"""Alpha of the colour laid over a marked cell."""


_BADGE = 9.0
"""Radius of the sign on a cell where something is wrong, in pixels."""


class CellMark(StrEnum):
    """Why a cell is marked; each looks another way, not only in colour."""

    WRONG = "wrong"
    CHANGED = "changed"
    LEFT_OUT = "left-out"
    """A change that is proposed but not taken in."""


class MendingBoard(QWidget):
    """Shows one course at a time, as large as fits."""

    picked = Signal(int)
    """A cell was clicked with the left button."""
    turned = Signal(int)
    """A cell was clicked with the right button."""

    def __init__(self, look: Look, atlas: TileAtlas, courses: Iterable[Course]) -> None:
        """Show the first of some courses, with room for all of them."""
        super().__init__()
        self._look = look
        self._atlas = atlas
        self._tiles = TilesLater(atlas, self)
        self._tiles.painted.connect(self.update)
        courses = tuple(courses)
        self._course = courses[0]
        self._area = QRectF()
        for course in courses:
            self._area = self._area.united(_area(course))
        self._marked: dict[int, CellMark] = {}
        self._lit: frozenset[int] = frozenset()
        self._chosen: int | None = None
        self.setMinimumSize(look.size(420, 280))

    def show_course(self, course: Course, marked: dict[int, CellMark]) -> None:
        """Show a course with some cells marked."""
        self._course, self._marked = course, marked
        self.update()

    def light(self, cells: Iterable[int]) -> None:
        """Frame some cells: those of the line under the pointer."""
        self._lit = frozenset(cells)
        self.update()

    def choose(self, cell: int | None) -> None:
        """Frame the cell that is worked on; None for no cell."""
        self._chosen = cell
        self.update()

    @property
    def marked(self) -> dict[int, CellMark]:
        """The marks shown, by cell."""
        return dict(self._marked)

    @property
    def lit(self) -> frozenset[int]:
        """The cells of the line under the pointer."""
        return self._lit

    def reaches(self, cell: int) -> bool:
        """Return whether a tile can be laid on a cell: it is in sight and not the gate's."""
        return cell not in self._course.land.gate.cells and self._area.contains(square_of(cell))

    def middle_of(self, cell: int) -> QPointF:
        """Return where the middle of a cell is on the board, in pixels."""
        origin, tile = self._place()
        return origin + (QPointF(*unpack(cell)) + QPointF(0.5, 0.5)) * tile

    def _place(self) -> tuple[QPointF, int]:
        """Return where the corner (0, 0) lies, and the side of a tile, in pixels."""
        fit = min(self.width() / self._area.width(), self.height() / self._area.height())
        tile = max(8, int(CELL * fit))
        scale = tile / CELL
        corner = QPointF(
            (self.width() - self._area.width() * scale) / 2,
            (self.height() - self._area.height() * scale) / 2,
        )
        return corner - self._area.topLeft() * scale, tile

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which cell is clicked."""
        origin, tile = self._place()
        spot = (event.position() - origin) / tile
        cell = pack(math.floor(spot.x()), math.floor(spot.y()))
        if self.reaches(cell):
            is_right = event.button() is Qt.MouseButton.RightButton
            (self.turned if is_right else self.picked).emit(cell)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plot, tiles and marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin, tile = self._place()
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        box, tiles = self._course.box, self._course.tiles
        painted = [
            cell
            for cell, turned in tiles.items()
            if self._tiles.pixmap(box.design(turned), turned & 3, tile, ratio) is not None
        ]
        paint_course(
            painter, self._course, self._atlas, origin, tile, theme, ratio=ratio, cells=painted
        )
        for cell, mark in self._marked.items():
            self._mark(painter, _frame(origin, tile, cell), mark, cell in self._lit)
        if self._chosen is not None:
            self._ring(painter, _frame(origin, tile, self._chosen))
        painter.end()

    def _mark(self, painter: QPainter, frame: QRectF, mark: CellMark, lit: bool) -> None:
        theme = self._look.theme
        colour = theme.wrong_disk if mark is CellMark.WRONG else theme.focus
        wash = QColor(colour)
        wash.setAlpha(0 if lit or mark is CellMark.LEFT_OUT else _WASH)
        pen = QPen(colour, 5 if lit else 2.5)
        if mark is CellMark.LEFT_OUT:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(wash)
        painter.drawRoundedRect(frame, 6, 6)
        if mark is CellMark.WRONG:
            badge = QRectF(0, 0, 2 * _BADGE, 2 * _BADGE)
            badge.moveTopRight(frame.topRight() + QPointF(-3, 3))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.wrong_disk)
            painter.drawEllipse(badge)
            painter.setPen(_WHITE)
            painter.setFont(font("caption_bold", self._look.scale))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "!")

    def _ring(self, painter: QPainter, frame: QRectF) -> None:
        """Frame the chosen cell."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._look.theme.pill, 6.0), (self._look.theme.hover_edge, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(frame, 6, 6)


def _frame(origin: QPointF, tile: int, cell: int) -> QRectF:
    corner = origin + QPointF(*unpack(cell)) * tile
    return QRectF(corner.x() + 2, corner.y() + 2, tile - 4, tile - 4)


def _area(course: Course) -> QRectF:
    """Return what is in sight: the land, the tiles and the cells around the tiles."""
    area = course_bounds(course)
    for cell in course.tiles:
        area = area.united(square_of(cell).adjusted(-CELL, -CELL, CELL, CELL))
    return area.adjusted(-4, -4, 4, 4)


_ARROWS = {
    Qt.Key.Key_Up: STEP[NORTH],
    Qt.Key.Key_Right: STEP[EAST],
    Qt.Key.Key_Down: STEP[SOUTH],
    Qt.Key.Key_Left: STEP[WEST],
}


class RepairScreen(HeadedScreen):
    """Shows the course as it is, or as the player repairs it."""

    accepted = Signal()
    """The repair is agreed to; nothing is wrong any more."""
    longer = Signal()
    """Fewer changes are to be looked for."""

    def __init__(
        self,
        look: Look,
        course_file: CourseFile,
        bench: Workbench,
        atlas: TileAtlas,
        which: int = BEFORE,
    ) -> None:
        """Show the course as it is first, or repaired."""
        note = translate(
            "repair",
            "The repaired course is a new file; the original stays. "
            "Click a tile or a gap to change it by hand.",
        )
        title = translate("repair", "Repair a course")
        super().__init__(look, title, note, sides=Space.GIANT, ends=24)
        tells_about(self, "putt-courses")
        self.bench = bench
        """The repair so far; it outlives the screen."""
        self._mistakes = find_mistakes(course_file.course, course_file.hole_numbers)
        self._chosen: int | None = None
        self.board = MendingBoard(look, atlas, (bench.original, bench.course))
        """The course."""
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.board.setAccessibleName(translate("repair", "The course, arrow keys choose a tile"))
        self.strip = BagStrip(look, bench, atlas)
        """What can be done to the chosen tile."""
        name = course_file.name or translate("putting", "Nameless course")
        self.panel = ListPanel(look, name, bench, self._mistakes)
        """What is wrong and what changes."""
        self.switch, self.accept_button = self.panel.switch, self.panel.main_button
        self._lay_out()
        self._connect()
        self.show_course(which)
        self.accept_button.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        left = QVBoxLayout()
        left.setSpacing(look.px(Space.MEDIUM))
        left.addWidget(self.board, 1)
        left.addWidget(self.strip)
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        row.addLayout(left, 1)
        row.addWidget(self.panel)
        self.column.addLayout(row, 1)

    def _connect(self) -> None:
        self.board.picked.connect(self.pick)
        self.board.turned.connect(self._turn_at)
        self.strip.chosen.connect(self._swap)
        self.strip.turn.connect(self._turn)
        self.strip.clear.connect(self._take_away)
        self.strip.undo.connect(self._undo)
        self.panel.view_changed.connect(lambda _: self._refresh())
        self.panel.pointed.connect(self.board.light)
        self.panel.switched.connect(self._switch)
        self.panel.longer.clicked.connect(self.longer)
        self.accept_button.clicked.connect(self._accept)

    # Showing

    @property
    def course_shown(self) -> Course:
        """The course as it is, or repaired."""
        return self.bench.original if self.switch.current == BEFORE else self.bench.course

    def show_course(self, which: int) -> None:
        """Show the course as it is, or repaired."""
        self.switch.choose(which)
        self._refresh()

    def _refresh(self) -> None:
        self.panel.refresh()
        self.board.light(())
        self.board.show_course(self.course_shown, self._marks())
        is_after = self.switch.current == AFTER
        self.board.choose(self._chosen if is_after else None)
        self.strip.show_for(self._chosen if is_after else None)

    def _marks(self) -> dict[int, CellMark]:
        if self.switch.current == BEFORE:
            return {cell: CellMark.WRONG for one in self._mistakes for cell in one.cells}
        bench = self.bench
        marks: dict[int, CellMark] = {}
        for place, change in enumerate(bench.proposed):
            mark = CellMark.CHANGED if bench.is_taken(place) else CellMark.LEFT_OUT
            marks |= {cell: mark for cell, _ in change.tiles}
        marks |= {cell: CellMark.CHANGED for change in bench.own for cell, _ in change.tiles}
        return marks | {cell: CellMark.WRONG for one in bench.mistakes for cell in one.cells}

    # Mending

    @property
    def chosen(self) -> int | None:
        """The cell that is worked on."""
        return self._chosen

    def pick(self, cell: int) -> None:
        """Choose the cell that is worked on."""
        self._chosen = cell
        self.board.setFocus(Qt.FocusReason.MouseFocusReason)
        self.show_course(AFTER)
        announce(self.board, self._cell_told, at_once=True)

    def _cell_told(self) -> str:
        """Return what lies on the cell that is worked on, and what is wrong there."""
        cell, bench = self._chosen, self.bench
        if cell is None:
            return ""
        wrong = (mistake_words(one) for one in bench.mistakes if cell in one.cells)
        return in_sentences(cell_told(bench.course, cell), *wrong)

    def _switch(self, place: int) -> None:
        self.bench.switch(place)
        self._refresh()

    def _turn_at(self, cell: int) -> None:
        self.pick(cell)
        self._turn()

    def _turn(self, quarters: int = 1) -> None:
        cell = self._chosen
        if cell is not None and cell in self.bench.course.tiles:
            self.bench.turn(cell, quarters)
            self._show_mended()

    def _swap(self, design: int) -> None:
        if self._chosen is not None:
            self.bench.lay(self._chosen, design)
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_mended()

    def _take_away(self) -> None:
        cell = self._chosen
        if cell is not None and cell in self.bench.course.tiles:
            self.bench.clear(cell)
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_mended()

    def _undo(self) -> None:
        self.bench.undo()
        self._show_mended()

    def _show_mended(self) -> None:
        """Show the course as it is by now; tell the cell, and how much is wrong still."""
        self.show_course(AFTER)
        announce(self.board, lambda: in_sentences(self._cell_told(), self.panel.verdict))

    def _accept(self) -> None:
        if self.bench.is_mended:
            self.accepted.emit()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the board, R turns, Enter takes from the bag, Del takes away.

        1 shows the course as it is, 2 repaired; Ctrl+Z undoes; Enter agrees.
        """
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self.show_course(BEFORE if key == Qt.Key.Key_1 else AFTER)
        elif key == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._undo()
        elif key == Qt.Key.Key_R:
            self._turn(3 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take_away()
        elif key in _ARROWS:
            self._walk(_ARROWS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, BagTile | QToolButton):
            focus.click()
        elif focus is self.board and self._chosen is not None and self.switch.current == AFTER:
            self.strip.take_focus()
        else:
            self._accept()

    def _walk(self, step: int) -> None:
        """Choose the next cell; the first tile to begin with."""
        here = self._chosen
        target = min(self.bench.course.tiles, default=None) if here is None else here + step
        if target is not None and self.board.reaches(target):
            self.pick(target)


__all__ = ["RepairScreen"]
