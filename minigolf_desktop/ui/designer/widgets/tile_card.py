"""A tile to choose from, in a hand or on the rack: its picture, what is on it, what can be done."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import (
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
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import ELEMENT_NAMES, TileDesign
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import SLIDING, Motion, animate
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import FittingLabel, button, label
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater
from minigolf_desktop.ui.designer.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.clients import element_icon

TILE = 104
"""Side of the picture."""
FRAME = 6
"""Room round the picture for the frame."""
FOOT = 34
"""Room below for the elements or the buttons."""

_BETWEEN = 4
"""Room between the buttons of a tile."""

_COUNT = 22
"""Width of an icon with its count."""

_FROM = 0.7
"""From how far aside a tile slides in, of its side."""

_SHADOW = QColor(0, 0, 0, 40)


class TileCardState(Enum):
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
        self._state = TileCardState.GONE
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
        layout.setSpacing(look.px(_BETWEEN))
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
        top = look.px(FRAME) * 2 + look.px(self._side) - 2
        row.setGeometry(0, top, self.width(), look.px(self._foot - 4))
        row.hide()
        return row

    def showEvent(self, event: QShowEvent) -> None:
        """Let the letters of the choices have room: a low screen has smaller tiles."""
        super().showEvent(event)
        room = (self.width() - self._look.px(_BETWEEN)) // 2
        for choice in self._choices.findChildren(QPushButton):
            choice.ensurePolished()
            lacking = max(0, choice.minimumSizeHint().width() - room)
            choice.setIconSize(choice.iconSize() - QSize(lacking, lacking))

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
    def state(self) -> TileCardState:
        """What its tile is doing."""
        return self._state

    def show_tile(self, design: TileDesign | None, state: TileCardState) -> None:
        """Show a tile and what it is doing."""
        if (design, state) == (self._design, self._state) and self.accessibleName():
            return
        if design is not self._design:
            self._slide(design is not None)
        self._design, self._state = design, state
        self._choices.setVisible(state is TileCardState.LEFT_OVER)
        words = tile_words(design) if design else translate("TileCard", "no tile")
        text = translate("TileCard", "Tile {key}: {words}").replace("{key}", str(self._slot + 1))
        self.setAccessibleName(text.replace("{words}", words))
        self.setToolTip(self.accessibleName() if design else "")
        can_take = state in (TileCardState.WAITING, TileCardState.PENDING, TileCardState.CARRIED)
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
        if takes and self._state is TileCardState.WAITING:
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
        held = self._state in (TileCardState.CARRIED, TileCardState.PENDING)
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
            if self._hovered and self._state is TileCardState.WAITING:
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
        if self._foot and self._state is not TileCardState.LEFT_OVER:
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
            if self._state is TileCardState.PENDING
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


_KEY = 7.5
"""Radius of the disk with the key."""


class RackCard(TileCard):
    """A tile of a rack for a group. Its key stands below it, where it hides nothing."""

    def __init__(
        self,
        look: Look,
        slot: int,
        side: float,
        foot: float = 0,
        width: float = 0,
        atlas: TileAtlas | None = None,
        pictures: TilesLater | None = None,
    ) -> None:
        """``width`` is that of the slot, if it is wider than the tile with its frame.

        ``pictures`` are those of the atlas as there is time to paint them.
        """
        super().__init__(look, slot, side, foot, atlas, pictures)
        self.setFixedWidth(max(self.width(), look.px(width)))
        self._pawn = ""
        self._asked = False

    def show_slot(
        self, design: TileDesign | None, state: TileCardState, pawn: str = "", asked: bool = False
    ) -> None:
        """Show a tile and what it is doing.

        ``pawn`` is the colour of the player whose pawn took its place, empty for none; ``asked``
        tells whether it was asked back into the bag.
        """
        if (pawn, asked) != (self._pawn, self._asked):
            self._pawn, self._asked = pawn, asked
            self.update()
        self.show_tile(design, state)

    def prepare(self, design: TileDesign) -> None:
        """Paint a tile beforehand that will lie here or beside."""
        side = self._look.px(self._side)
        self._atlas.pixmap(design, 0, side, self.devicePixelRatioF())

    @property
    def pawn(self) -> str:
        """Colour of the player whose pawn stands here; empty for none."""
        return self._pawn

    @property
    def is_asked(self) -> bool:
        """Whether its tile was asked back into the bag."""
        return self._asked

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, its key, and what happened to it."""
        super().paintEvent(event)
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = self.picture_area
        if self._pawn:
            token = square.width() * 0.26
            paint_player_token(painter, self._pawn, square.center(), token, look.theme)
        elif self._state is not TileCardState.GONE:
            if self._asked:
                self._paint_asked(painter, square)
            if self._foot:
                self._paint_key(painter)
        painter.end()

    @property
    def line_area(self) -> QRectF:
        """The line below the tile, right of the key."""
        line = super().line_area
        line.setLeft(self._look.px(2 * _KEY + 4))
        line.setRight(self.width())
        return line

    def _paint_key(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        radius = look.scale * _KEY
        line = super().line_area
        middle = QPointF(1 + radius, line.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.pill)
        painter.drawEllipse(middle, radius, radius)
        painter.setFont(font("figure", look.scale))
        painter.setPen(theme.pill_text)
        disk = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(disk, Qt.AlignmentFlag.AlignCenter, str(self._slot + 1))

    def _paint_asked(self, painter: QPainter, square: QRectF) -> None:
        """Paint the tile on its way back into the bag."""
        theme = self._look.theme
        veil = QColor(theme.panel)
        veil.setAlphaF(0.6)
        painter.fillRect(square, veil)
        side = self._look.px(32)
        picture = icon_pixmap("putback", theme.text, side, self.devicePixelRatioF())
        painter.drawPixmap(square.center() - QPointF(side / 2, side / 2), picture)


SLOTS = 2
GATE = 40
"""Side of the tile at the gate, in pixels."""


class HandPanel(Panel):
    """Shows both slots of the hand and passes on what is done with their tiles."""

    taken = Signal(int)
    """The tile of a slot was clicked."""
    keyed = Signal(int)
    """The tile of a slot was taken with the keyboard."""
    dragged = Signal(int, QPoint)
    """The tile of a slot is dragged to a point of the screen."""
    dropped = Signal(int, QPoint)
    """The tile of a slot is dropped at a point of the screen."""
    turned = Signal()
    """The tile that is dragged is to be turned."""
    put_back = Signal(int)
    """The left-over tile of a slot goes into the bag."""
    discarded = Signal(int)
    """The left-over tile of a slot goes out of the game."""

    def __init__(self, look: Look, side: float = TILE, *, has_gate: bool = False) -> None:
        """``side`` is that of a tile; ``has_gate`` tells whether a tile may be kept at the gate."""
        super().__init__(look, translate("HandPanel", "Your two tiles"))
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(10), look.px(10), look.px(10), 0)
        stack.setSpacing(look.px(2))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(6), 0, look.px(6), 0)
        self._title = label("", "panel_title")
        self._keys = FittingLabel("", "caption", Qt.AlignmentFlag.AlignRight)
        self._keys.setProperty("tone", "second")
        head.addWidget(self._title)
        head.addWidget(self._keys, 1)
        stack.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(look.px(16) - 2 * look.px(FRAME))
        self.cards = [TileCard(look, slot, side) for slot in range(SLOTS)]
        """The cards by slot."""
        for slot, card in enumerate(self.cards):
            card.taken.connect(lambda which=slot: self.taken.emit(which))
            card.keyed.connect(lambda which=slot: self.keyed.emit(which))
            card.dragged.connect(lambda at, which=slot: self.dragged.emit(which, at))
            card.dropped.connect(lambda at, which=slot: self.dropped.emit(which, at))
            card.turned.connect(self.turned)
            card.put_back.connect(lambda which=slot: self.put_back.emit(which))
            card.discarded.connect(lambda which=slot: self.discarded.emit(which))
            row.addWidget(card)
        stack.addLayout(row)
        self.gate: RackCard | None = None
        """The tile in reserve; None where none may be kept."""
        if has_gate:
            self.gate = RackCard(look, FROM_THE_GATE, GATE)
            self.gate.taken.connect(lambda: self.taken.emit(FROM_THE_GATE))
            self.gate.keyed.connect(lambda: self.keyed.emit(FROM_THE_GATE))
            self.gate.dragged.connect(lambda at: self.dragged.emit(FROM_THE_GATE, at))
            self.gate.dropped.connect(lambda at: self.dropped.emit(FROM_THE_GATE, at))
            self.gate.turned.connect(self.turned)
            low = QHBoxLayout()
            low.setContentsMargins(look.px(6), 0, look.px(6), look.px(6))
            low.addWidget(label(translate("HandPanel", "At the gate"), "caption", "second"), 1)
            low.addWidget(self.gate)
            stack.addLayout(low)

    def show_hand(self, hand: Sequence[tuple[TileDesign | None, TileCardState]]) -> None:
        """Show the tiles of both slots and what they are doing."""
        left_over = 0
        for card, (design, state) in zip(self.cards, hand, strict=True):
            card.show_tile(design, state)
            left_over += state is TileCardState.LEFT_OVER
        if left_over:
            self._title.setText(
                translate("HandPanel", "The other tile")
                if left_over == 1
                else translate("HandPanel", "Both tiles")
            )
            self._keys.setText(translate("HandPanel", "B back, D discard"))
        else:
            self._title.setText(translate("HandPanel", "Your two tiles"))
            self._keys.setText(translate("HandPanel", "keys 1, 2"))
