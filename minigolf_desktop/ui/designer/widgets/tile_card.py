"""A tile of the hand: its picture, what is on it, and what can be done with it when left over."""

from enum import Enum, auto

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from minigolf_desktop.model.designer import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import SLIDING, Motion, animate
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.wish_icon import element_icon

translate = QCoreApplication.translate

TILE = 104
"""Side of the picture."""
FRAME = 6
"""Room round the picture for the frame."""
FOOT = 34
"""Room below for the elements or the buttons."""

_COUNT = 22
"""Width of an icon with its count."""

_FROM = 0.7
"""From how far aside a tile slides in, of its side."""

_SHADOW = QColor(0, 0, 0, 40)


class CardState(Enum):
    """What the tile of a card is doing."""

    WAITING = auto()
    """In the hand, to be taken."""
    CARRIED = auto()
    """Over the board."""
    PENDING = auto()
    """On the board, not confirmed yet."""
    LEFT_OVER = auto()
    """To be put back or discarded."""
    GONE = auto()
    """No tile in this slot."""


class TileCard(QWidget):
    """One slot of the hand."""

    taken = Signal()
    """The tile was clicked."""
    keyed = Signal()
    """The tile was taken with Enter or Space."""
    dragged = Signal(QPoint)
    """The tile is being dragged; where the pointer is on the screen."""
    turned = Signal()
    """The tile is to be turned: the right button was pressed while it is dragged."""
    dropped = Signal(QPoint)
    """The drag ended there."""
    put_back = Signal()
    """The left-over tile goes into the bag."""
    discarded = Signal()
    """The left-over tile goes out of the game."""

    def __init__(
        self,
        look: Look,
        slot: int,
        side: float = TILE,
        foot: float = FOOT,
        atlas: TileAtlas | None = None,
        pictures: TilesLater | None = None,
    ) -> None:
        """``pictures`` are those of the atlas as there is time to paint them."""
        super().__init__()
        self._look = look
        self._side = side
        self._foot = foot
        # Alone it keeps one picture: a tile drawn and put back need not stay in memory.
        self._atlas = atlas or TileAtlas(limit=0)
        # Where lawns are crowded the pictures of a whole hand take too long for one turn.
        self._pictures = pictures or TilesLater(self._atlas, self)
        self._pictures.painted.connect(self.update)
        self._slot = slot
        self._design: TileDesign | None = None
        self._state = CardState.GONE
        self._hovered = False
        self._pressed_at: QPoint | None = None
        self._is_dragging = False
        self.motion = Motion(0)
        """How a tile slides into its place; not at all unless somebody tells."""
        self._away = 0.0
        self._sliding: QVariantAnimation | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(look.size(side + 2 * FRAME, side + 2 * FRAME + foot))
        self._choices = self._choice_row()

    def _choice_row(self) -> QWidget:
        look = self._look
        row = QWidget(self)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(look.px(6))
        for text, name, tip, signal in (
            ("B", "putback", translate("TileCard", "Put back into the bag (B)"), self.put_back),
            ("D", "discard", translate("TileCard", "Discard for good (D)"), self.discarded),
        ):
            choice = button(look, text, "secondary", name)
            # What is to be decided stands out: nothing else can go on before.
            choice.setStyleSheet(
                f"QPushButton {{ padding: 2px 4px; min-height: {look.px(22)}px;"
                f" background: {look.theme.hover.name()};"
                f" border-color: {look.theme.hover_edge.name()}; }}"
            )
            choice.setToolTip(tip)
            choice.setAccessibleName(tip)
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            choice.clicked.connect(signal)
            layout.addWidget(choice, 1)
        side = look.px(self._side)
        row.setGeometry(
            look.px(FRAME), look.px(FRAME) * 2 + side - 2, side, look.px(self._foot - 4)
        )
        row.hide()
        return row

    @property
    def picture_area(self) -> QRectF:
        """Where the picture is."""
        side = self._look.px(self._side)
        return QRectF((self.width() - side) // 2, self._look.px(FRAME), side, side)

    @property
    def line_area(self) -> QRectF:
        """The line below the picture where is told what is on the tile."""
        top = self.picture_area.bottom() + self._look.px(FRAME)
        high = min(self._look.px(self._foot), self._look.px(28))
        edge = self._look.px(FRAME)
        return QRectF(edge, top, self.width() - edge - self._look.px(4), high)

    @property
    def state(self) -> CardState:
        """What its tile is doing."""
        return self._state

    def show_tile(self, design: TileDesign | None, state: CardState) -> None:
        """Show a tile and what it is doing."""
        if (design, state) == (self._design, self._state) and self.accessibleName():
            return
        if design is not self._design:
            self._slide(design is not None)
        self._design, self._state = design, state
        self._choices.setVisible(state is CardState.LEFT_OVER)
        words = tile_words(design) if design else translate("TileCard", "no tile")
        text = translate("TileCard", "Tile {key}: {words}").replace("{key}", str(self._slot + 1))
        self.setAccessibleName(text.replace("{words}", words))
        self.setToolTip(self.accessibleName() if design else "")
        can_take = state in (CardState.WAITING, CardState.PENDING, CardState.CARRIED)
        self.setCursor(Qt.CursorShape.OpenHandCursor if can_take else Qt.CursorShape.ArrowCursor)
        self.update()

    def _slide(self, comes: bool) -> None:
        """Let a tile slide into its place, if one comes while the card is seen."""
        if self._sliding is not None:
            self._sliding.stop()
        self._away, self._sliding = 0.0, None
        if comes and self.motion.moves and self.isVisible():
            duration = self.motion.duration(SLIDING)
            self._sliding = animate(self, duration, self._come, self._arrive)

    def _come(self, part: float) -> None:
        self._away = 1 - part
        self.update()

    def _arrive(self) -> None:
        self._sliding = None

    @property
    def is_sliding(self) -> bool:
        """Whether its tile is still on its way."""
        return self._sliding is not None

    def sizeHint(self) -> QSize:
        """Return its fixed size."""
        return self.minimumSize()

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the tile, perhaps to drag it; turn it while it is dragged."""
        if self._is_dragging and event.button() == Qt.MouseButton.RightButton:
            self.turned.emit()
        elif event.button() == Qt.MouseButton.LeftButton and self._design is not None:
            self._pressed_at = event.position().toPoint()
            self._is_dragging = False
            self.taken.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the tile once the pointer has gone far enough."""
        if self._pressed_at is None:
            return
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self._is_dragging or far >= QApplication.startDragDistance():
            if not self._is_dragging:
                self._is_dragging = True
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the tile if it was dragged."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._is_dragging:
            self.dropped.emit(event.globalPosition().toPoint())
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._pressed_at, self._is_dragging = None, False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the tile with Enter or Space while it waits."""
        takes = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if takes and self._state is CardState.WAITING:
            self.keyed.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stand out a little."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Stand back."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring of the focus."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring of the focus away."""
        self.update()
        super().focusOutEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture, frame and elements."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square, side = self.picture_area, look.px(self._side)
        if self._design is None:
            self._paint_gap(painter, square)
            painter.end()
            return
        held = self._state in (CardState.CARRIED, CardState.PENDING)
        if self._away:
            square.translate(side * _FROM * self._away, 0)
            painter.setOpacity(1 - self._away)
        painter.setPen(Qt.PenStyle.NoPen)
        if held or self.hasFocus():
            painter.setBrush(theme.action if held else theme.focus)
            painter.drawRoundedRect(square.adjusted(-5, -5, 5, 5), 10, 10)
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(square.adjusted(-2, -2, 2, 2), 7, 7)
        else:
            if self._hovered and self._state is CardState.WAITING:
                painter.setBrush(theme.hover_edge)
                painter.drawRoundedRect(square.adjusted(-3, -3, 3, 3), 7, 7)
            painter.setBrush(_SHADOW)
            painter.drawRoundedRect(square.translated(2, 4), 6, 6)
        picture = self._pictures.pixmap(self._design, 0, side, self.devicePixelRatioF())
        if picture is not None:
            painter.drawPixmap(square.topLeft(), picture)
        if held:
            veil = QColor(theme.panel)
            veil.setAlphaF(0.42)
            painter.fillRect(square, veil)
            self._paint_word(painter, square)
        if self._foot and self._state is not CardState.LEFT_OVER:
            self._paint_elements(painter, self._design)
        painter.end()

    def _paint_gap(self, painter: QPainter, square: QRectF) -> None:
        pen = QPen(self._look.theme.line, 2)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(self._look.theme.inset)
        painter.drawRoundedRect(square.adjusted(1, 1, -1, -1), 8, 8)

    def _paint_word(self, painter: QPainter, square: QRectF) -> None:
        word = (
            translate("TileCard", "placed")
            if self._state is CardState.PENDING
            else translate("TileCard", "in hand")
        )
        painter.setFont(font("caption_bold", self._look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(word) + self._look.px(24)
        high = self._look.px(26)
        pill = QRectF(0, 0, width, high)
        pill.moveCenter(square.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.action)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(self._look.theme.action_text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_elements(self, painter: QPainter, design: TileDesign) -> None:
        look, theme = self._look, self._look.theme
        shown = [
            (element_icon(name), count)
            for name, count in zip(ELEMENT_NAMES, design.elements, strict=True)
            if count
        ]
        line = self.line_area
        step = min(look.px(30), line.width() / max(1, len(shown)))
        x, middle = line.left(), line.center().y()
        # Five kinds on a small tile: all become smaller, none lies over the next.
        small = min(1.0, step / look.px(_COUNT))
        icon_side = max(1, int(look.px(14) * small))
        face = font("figure", look.scale)
        face.setPixelSize(max(1, round(face.pixelSize() * small)))
        painter.setFont(face)
        painter.setPen(theme.text)
        for name, count in shown:
            icon = icon_pixmap(name, theme.second_text, icon_side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - icon_side / 2), icon)
            painter.drawText(
                QRectF(x + icon_side + 1, middle - look.px(9), look.px(14), look.px(18)),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                str(count),
            )
            x += step
