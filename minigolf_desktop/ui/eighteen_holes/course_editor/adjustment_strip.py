"""The adjustment tiles beside the board: what each can show, and how many are left."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QStyleOptionViewItem, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.course import Adjustment
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, finished
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.piece_list import PIECE, Index, PieceList, PiecePainter
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.eighteen_holes.art.hexes.adjustment import paint_adjustment
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.text.ground import terrain_name

translate = QCoreApplication.translate

KINDS = (Terrain.BUNKER, Terrain.WATER, Terrain.TREES, Terrain.ROUGH)
"""What adjustment tiles show, in the order of the strip."""

WIDE, HIGH = 66.0, 74.0
_SIDE = 24.0
"""Side of a hex."""


class AdjustmentPainter(PiecePainter):
    """Paints a kind of adjustment tile, its name and how many are left."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.size(WIDE, HIGH))
        self._pictures: dict[tuple[Terrain, float], QPixmap] = {}
        self.left_of: Callable[[Terrain], int] = lambda terrain: 0
        """Tells how many of a kind are left."""
        self.held: Terrain | None = None
        """The kind in hand."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one kind."""
        look, theme = self._look, self._look.theme
        terrain = Terrain(index.data(PIECE))
        left = self.left_of(terrain)
        place, unit = QRectF(option.rect), look.px(_SIDE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._picture(terrain, painter.device().devicePixelRatio())
        painter.translate(place.center().x(), place.top() + look.px(26))
        painter.setOpacity(1.0 if left > 0 else 0.3)
        painter.drawPixmap(QPointF(-1.2 * unit, -1.2 * unit), picture)
        painter.setOpacity(1.0)
        if self._take_edge(painter, option, held=terrain is self.held):
            painter.drawPolygon(hex_polygon(Hex(0, 0), unit, 1.04))
        painter.restore()
        painter.save()
        painter.setFont(font("caption", look.scale))
        painter.setPen(theme.text if left > 0 else theme.disabled_text)
        line = QRectF(place.left(), place.bottom() - look.px(21), place.width(), look.px(18))
        words = f"{terrain_name(terrain)} \N{MULTIPLICATION SIGN}{left}"
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()

    def _picture(self, terrain: Terrain, ratio: float) -> QPixmap:
        key = (terrain, ratio)
        if key not in self._pictures:
            unit = self._look.px(_SIDE)
            picture = clear_pixmap(2.4 * unit, 2.4 * unit, ratio)
            inner = QPainter(picture)
            inner.translate(1.2 * unit, 1.2 * unit)
            paint_adjustment(inner, Adjustment(Hex(0, 0), terrain), unit)
            inner.end()
            self._pictures[key] = finished(picture)
        return self._pictures[key]


class AdjustmentStrip(Panel):
    """Four kinds in a row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("AdjustmentStrip", "Adjustment tiles"))
        self._painter = AdjustmentPainter(look)
        self._shown: tuple[tuple[int, ...], Terrain | None] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4))
        column.setSpacing(look.px(2))
        head = QHBoxLayout()
        title = translate("AdjustmentStrip", "Adjustment tiles")
        head.addWidget(label(title, "panel_title"), 1)
        self._count = label("", "caption", "second")
        head.addWidget(self._count)
        head.addSpacing(look.px(4))
        column.addLayout(head)
        self.kinds = PieceList(self._painter, title)
        """The kinds."""
        self.kinds.setFixedHeight(look.px(HIGH + 2))
        self.kinds.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for terrain in KINDS:
            item = QListWidgetItem()
            item.setData(PIECE, int(terrain))
            self.kinds.addItem(item)
        column.addWidget(self.kinds)

    def show_box(self, left_of: Callable[[Terrain], int], held: Terrain | None) -> None:
        """Show how many are left, and which kind is in hand."""
        shown = (tuple(map(left_of, KINDS)), held)
        if shown == self._shown:
            return
        self._shown = shown
        self._painter.left_of, self._painter.held = left_of, held
        self._count.setText(translate("AdjustmentStrip", "%n left", "", left_of(Terrain.ROUGH)))
        for row, terrain in enumerate(KINDS):
            item = self.kinds.item(row)
            left = translate("AdjustmentStrip", "%n left", "", left_of(terrain))
            words = with_colon(terrain_name(terrain), left)
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self.kinds.viewport().update()
