"""The turns of computers at the table: who thinks, what is about to be done, the tile on its way.

Nothing is shown of them that is not for all to see.
"""

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    Action,
    Collect,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
)
from minigolf_desktop.ui.common.boards.motion import LANDING, Motion, animate
from minigolf_desktop.ui.common.computer_players import LOOK, ComputerPlayers, Pace
from minigolf_desktop.ui.common.table.task import doing_words, go_on_choice, thinking_words
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import ThinkingSign
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.group_panels import GroupPanels
from minigolf_desktop.ui.designer.table.tasks import Taking


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


SEEN = (Collect, Pass, PlaceReserved, PlaceTile, PutBack, Reserve)
"""What is worth a look before it is done; promises are secret, the rest is seen by what follows."""

_ON_THE_WAY = 0.7
"""Share of the look for which a tile is on its way; then it is seen where it will lie."""


class ComputerTurns(QObject):
    """Lets computers act at the table, so that one can follow."""

    def __init__(
        self,
        screen: QWidget,
        session: TableSession,
        atlas: TileAtlas,
        motion: Motion,
        computers: ComputerPlayers | None,
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self._session = session
        self._atlas = atlas
        self._sign: ThinkingSign | None = None
        self._tile: TravellingTile | None = None
        self.acted = False
        """Whether a computer was to move since a person did."""
        self.pace = Pace(self, motion, computers, lambda action: isinstance(action, SEEN))
        """When they act."""
        self.pace.due.connect(session.play)

    def watch(self, look: Look, middle: QPoint) -> None:
        """Show who thinks, with the middle of the sign at a point; then let it act."""
        computer = self._session.computer_to_move
        if computer is None:
            return
        self.acted = True
        self._tell(look, thinking_words(computer), middle)
        landing = 0 if self.pace.is_at_once else self.pace.motion.duration(LANDING)
        QTimer.singleShot(2 * landing, self, self._go_on)

    def _go_on(self) -> None:
        if self._session.computer_to_move is not None:
            self.pace.go_on()

    def rest(self) -> None:
        """Take what was shown away: the screen is on its way to another state."""
        self.pace.wait()
        self._drop()
        if self._sign is not None:
            self._sign.hide()

    def tell_decision(self, action: Action, look: Look, middle: QPoint) -> None:
        """Tell what a computer is about to do, if that is for all to see."""
        computer = self._session.computer_to_move
        doing = _words(action)
        if computer is not None and doing:
            self._tell(look, doing_words(computer, doing), middle)

    def _tell(self, look: Look, words: str, middle: QPoint) -> None:
        computer = self._session.computer_to_move
        if self._sign is not None:
            self._sign.deleteLater()
        self._sign = ThinkingSign(look, self._screen)
        self._sign.hurried.connect(self.hurry)
        self._sign.tell(computer.character if computer is not None else None, words, middle)

    @property
    def sign(self) -> ThinkingSign | None:
        """Who thinks; None before any computer did."""
        return self._sign

    def send(self, action: Taking, panels: GroupPanels, board: BoardView | None) -> None:
        """Let a tile travel from the rack to where it will lie: on a board that shows the course
        of who takes it, else in the small one.
        """
        self._drop()
        screen, session, motion = self._screen, self._session, self.pace.motion
        design, rotation = session.tile(action.slot), 0
        if design == NO_TILE or not motion.moves or self.pace.is_at_once:
            return
        start = panels.rack_place(action.slot, screen)
        end = panels.course_place(session.seat, None, screen)
        if isinstance(action, PlaceTile):
            rotation = action.rotation
            end = panels.course_place(session.seat, action.cell, screen)
            if board is not None:
                area = board.mapFromScene(cell_rect(action.cell)).boundingRect()
                end = QRectF(area).translated(QPointF(board.pos()))
        ratio, side = screen.devicePixelRatioF(), round(max(start.width(), end.width()))
        picture = self._atlas.pixmap(session.rules.box.designs[design], rotation, side, ratio)
        time = round(_ON_THE_WAY * motion.look(LOOK))
        self._tile = TravellingTile(screen, picture, start, end, time)

    def _drop(self) -> None:
        if self._tile is not None:
            self._tile.hide()
            self._tile.deleteLater()
            self._tile = None

    def hurry(self) -> None:
        """Let the computer act now; where no person decides any more, let all finish at once."""
        go_on_choice(self._session, self.pace).run()


def _words(action: Action) -> str:
    """Return what is about to be done; empty for what is not for all to see."""
    match action:
        case PlaceTile():
            return translate("characters", "places a tile")
        case PlaceReserved():
            return translate("characters", "places the tile from the gate")
        case Pass():
            return translate("characters", "passes")
        case Reserve():
            return translate("characters", "lays a tile on the gate")
        case Collect():
            return translate("characters", "takes a tile face down")
        case PutBack():
            return translate("characters", "puts a tile back")
    return ""
