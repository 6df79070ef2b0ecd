"""The turns of computers at the table: who thinks, what is about to be done, the tile on its way.

Nothing is shown of them that is not for all to see.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, PlaceTile
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.computer_players import LOOK
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import ThinkingSign
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.group_panels import GroupPanels
from minigolf_desktop.ui.designer.table.tasks import Taking, TileOffer


class TravellingTile(QWidget):
    """Moves from one square of a screen to another, and grows or shrinks on the way."""

    def __init__(
        self, screen: QWidget, picture: QPixmap, start: QRectF, end: QRectF, milliseconds: int
    ) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._start, self._end = start, end
        self.show()
        self.raise_()
        animate(self, milliseconds, self._move)

    def _move(self, share: float) -> None:
        start, end = self._start, self._end
        side = start.width() + (end.width() - start.width()) * share
        middle = start.center() + (end.center() - start.center()) * share
        place = QRectF(0, 0, side, side)
        place.moveCenter(middle)
        self.setGeometry(place.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile as large as it is now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()


_ON_THE_WAY = 0.7
"""Share of the look for which a tile is on its way; then it is seen where it will lie."""


class ComputerTurns:
    """Shows at the table what computers do: who thinks, and the tile that one takes."""

    def __init__(self, ground: QWidget, session: TableSession, atlas: TileAtlas) -> None:
        """``ground`` is what the board and its panels lie on."""
        self._ground = ground
        self._session = session
        self._atlas = atlas
        self._tile: TravellingTile | None = None
        self.sign: ThinkingSign | None = None
        """Who thinks; None before any computer did."""

    def rest(self) -> None:
        """Take what was shown away: the table is on its way to another state."""
        self._drop()
        if self.sign is not None:
            self.sign.hide()

    def tell(self, offer: TileOffer, look: Look, middle: QPoint, hurry: Callable[[], None]) -> None:
        """Show who thinks, or is about to do something; the sign has its middle at a point."""
        sign = self.sign
        if sign is not None:
            if sign.isVisible() and sign.words == offer.title and sign.look == look:
                return
            sign.hide()
            sign.deleteLater()
        sign = self.sign = ThinkingSign(look, self._ground)
        sign.hurried.connect(hurry)
        sign.tell(offer.face, offer.title, middle)

    def send(
        self, action: Taking, panels: GroupPanels, board: BoardView | None, motion: Motion
    ) -> None:
        """Let a tile travel from the rack to where it will lie: on a board that shows the course
        of who takes it, else in the small one.
        """
        self._drop()
        ground, session = self._ground, self._session
        design, rotation = session.tile(action.slot), 0
        if design == NO_TILE or not motion.moves:
            return
        start = panels.rack_place(action.slot, ground)
        end = panels.course_place(session.seat, None, ground)
        if isinstance(action, PlaceTile):
            rotation = action.rotation
            end = panels.course_place(session.seat, action.cell, ground)
            if board is not None:
                area = board.mapFromScene(cell_rect(action.cell)).boundingRect()
                end = QRectF(area).translated(QPointF(board.pos()))
        ratio, side = ground.devicePixelRatioF(), round(max(start.width(), end.width()))
        picture = self._atlas.pixmap(session.rules.box.designs[design], rotation, side, ratio)
        time = round(_ON_THE_WAY * motion.look(LOOK))
        self._tile = TravellingTile(ground, picture, start, end, time)

    def _drop(self) -> None:
        if self._tile is not None:
            self._tile.hide()
            self._tile.deleteLater()
            self._tile = None
