"""A slot of the middle rack: its tile with its key, or the pawn of who took it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from minigolf_desktop.model.designer import TileDesign
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.widgets.tile_card import CardState, TileCard

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
        self, design: TileDesign | None, state: CardState, pawn: str = "", asked: bool = False
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
        elif self._state is not CardState.GONE:
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
