"""A board that fills a screen, panels over its edges, and a desk with the tools for it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.window import BoardWindow, Paper
from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.common.laying.desk import put_away_words
from minigolf_desktop.ui.common.sounds import let_hear
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import PieceList
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.toast import Toast

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def leave_words() -> str:
    """Return what is said before the key that puts things back goes home."""
    return translate("BoardScreen", "Esc once more goes home; all of it is kept.")


class PanelsOverBoard(Protocol):
    """The panels of a screen."""

    @property
    def bar(self) -> QWidget:
        """The bar above the board; the board begins below it."""

    @property
    def toast(self) -> Toast:
        """Where something is said to the player."""

    @property
    def papers(self) -> Sequence[Paper]:
        """Those of them that hide some of the board."""

    def arrange(self, area: QRect) -> QRect:
        """Give every panel its place; return what they leave free of the board."""


class LayingBoard:
    """A board under panels, with a desk: what is dragged over the board goes to its desk."""

    def __init__(
        self,
        screen: QWidget,
        view: BoardWindow,
        desk: LayingDesk,
        confirm: Callable[[], bool] | None = None,
    ) -> None:
        """``confirm`` follows Enter in place of the desk; it returns False where nothing is done.

        What the desk asks to be shown is shown; what is dropped on a panel goes home.
        """
        self._screen = screen
        self.top = screen
        """Whatever stands in it over the board covers the board."""
        self._view = view
        self._desk = desk
        self._confirm = confirm or desk.confirm
        self._panels: PanelsOverBoard | None = None
        desk.is_covered = self._is_covered
        desk.told.connect(self.say)
        desk.sought.connect(view.reveal)
        desk.heard.connect(lambda words: announce(view, words, at_once=True))
        desk.sounded.connect(lambda sound: let_hear(view, sound))

    def furnish(self, panels: PanelsOverBoard) -> None:
        """Lie under panels, these and no others any more."""
        self._panels = panels
        self._view.lie_under(panels.papers)

    def arrange(self) -> None:
        """Give the panels and the board their places in the screen."""
        if self._panels is None:
            return
        free = self._panels.arrange(self._screen.rect())
        bar = self._panels.bar.height()
        board = QRect(0, bar, self._screen.width(), self._screen.height() - bar)
        self._view.setGeometry(board)
        self._view.set_free_area(
            QMargins(
                free.left() - board.left(),
                free.top() - board.top(),
                board.right() - free.right(),
                board.bottom() - free.bottom(),
            )
        )

    def say(self, text: str) -> None:
        """Say something over the lower edge of the board."""
        if self._panels is not None:
            self._panels.toast.say(text)

    def is_asked_to_leave(self) -> bool:
        """Return whether the way home was asked for twice: its key also puts back what is held."""
        return self._panels is None or self._panels.toast.is_asked_again(leave_words())

    # What is dragged from a panel

    def listen_to_box(self, pieces: PieceList, take: Callable[[int], object]) -> None:
        """Let the pieces of a box be dragged over the board.

        ``take`` puts a piece in hand, in place of whatever is there: what is dragged is laid.
        """
        pieces.drag_begun.connect(take)
        pieces.dragged.connect(self.drag_to)
        pieces.dropped.connect(self._drop_from_box)
        pieces.turned.connect(lambda: self._desk.turn(1))

    def _drop_from_box(self, at: QPoint) -> None:
        self.drop_at(at)
        self._view.setFocus()

    def drag_to(self, at: QPoint) -> None:
        """Let what is in hand follow the pointer from a panel over the board."""
        if self._desk.piece is None:
            return
        point = self._board_point(at)
        if point is None:
            self._desk.tool.leave()
        else:
            self._desk.tool.hover(point)

    def drop_at(self, at: QPoint) -> None:
        """Lay what is in hand where the pointer lets go of it; over a panel it goes back."""
        point = self._board_point(at)
        if point is None:
            self._desk.rest()
        else:
            self._desk.drop(point)

    def _board_point(self, at: QPoint) -> QPointF | None:
        """Return a point of the screen in scene coordinates; None where a panel lies there."""
        child = self.top.childAt(self.top.mapFromGlobal(at))
        if child is None or (child is not self._view and not self._view.isAncestorOf(child)):
            return None
        return self._view.mapToScene(self._view.viewport().mapFromGlobal(at))

    def _is_covered(self, at: QPointF) -> bool:
        """Return whether a panel lies over a point of the scene."""
        viewport = self._view.viewport()
        return self._board_point(viewport.mapToGlobal(self._view.mapFromScene(at))) is None

    # Keys

    def follow_key(self, key: int) -> bool:
        """Follow arrows, Enter and Esc on the board; return False where nothing was done."""
        if key in _ARROWS:
            return self._desk.step(_ARROWS[Qt.Key(key)])
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._confirm()
        return key == Qt.Key.Key_Escape and self._put_away()

    def _put_away(self) -> bool:
        """Put what is in hand away, and tell it; return whether there was anything."""
        if not self._desk.cancel():
            return False
        announce(self._view, put_away_words, at_once=True)
        return True


class BoardScreen(QWidget):
    """A screen that a board fills: it asks the house for what every board does."""

    board: LayingBoard
    """The board under its panels."""
    view: BoardWindow
    """The window onto the board, which follows keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asks = Asks(self)
        """What is asked of the house."""

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        self.board.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the board the keys."""
        super().showEvent(event)
        self.board.arrange()
        self.setFocus()

    def say(self, text: str) -> None:
        """Say something over the lower edge of the board."""
        self.board.say(text)

    def leave(self) -> bool:
        """Go home when asked twice; the key is followed either way."""
        if self.board.is_asked_to_leave():
            self.asks.home.emit()
        return True

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow a key on the board; return False where nothing was done."""
        return self.board.follow_key(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the keys of the board only where it has the keyboard; Esc leads there."""
        escapes = event.key() == Qt.Key.Key_Escape
        if self.view.hasFocus():
            handled = self.take_key(event) or (escapes and self.leave())
        else:
            handled = escapes
            if escapes:
                self._leave_field()
        if not handled:
            super().keyPressEvent(event)

    def _leave_field(self) -> None:
        field = self.focusWidget()
        self.view.setFocus()
        if isinstance(field, QLineEdit):
            field.deselect()


_COLUMN_EDGE = 4
"""Between a column and the board, at an interface scale of 1."""


def place_columns(look: Look, area: QRect, bar: QWidget, left: QWidget, right: QWidget) -> QRect:
    """Give the bar above and the two columns their places in an area; return the board between."""
    width, edge = area.width(), look.px(_COLUMN_EDGE)
    height = area.height() - bar.height()
    bar.setGeometry(0, 0, width, bar.height())
    left.setGeometry(0, bar.height(), left.width(), height)
    right.setGeometry(width - right.width(), bar.height(), right.width(), height)
    between = width - left.width() - right.width()
    return QRect(left.width() + edge, bar.height(), between - 2 * edge, height)


def place_zoom(look: Look, zoom: QWidget, board: QRect) -> None:
    """Give the zoom its place in the lower right corner of a board."""
    zoom.adjustSize()
    zoom.move(
        board.right() + 1 + look.px(_COLUMN_EDGE) - zoom.width(),
        board.bottom() + 1 - look.px(Space.MEDIUM) - zoom.height(),
    )
