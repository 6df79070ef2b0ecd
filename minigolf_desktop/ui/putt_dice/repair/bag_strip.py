"""What can be done to a tile: turn it, take it away, lay one that is left in the bag."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import Box
from minigolf_desktop.model.designer.repair import TileKind, Workbench, kind_of
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import empty, icon_button, scroll_area
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.course_art import TileAtlas, TilesLater, tile_words
from minigolf_desktop.ui.putt_dice.repair.words import kind_words

translate = QCoreApplication.translate

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
