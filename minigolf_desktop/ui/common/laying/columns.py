"""Where bar, columns and zoom stand round a board that tiles are laid on."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look

_EDGE = 4
"""Between a column and the board, at an interface scale of 1."""


def place_columns(look: Look, area: QRect, bar: QWidget, left: QWidget, right: QWidget) -> QRect:
    """Give the bar above and the two columns their places in an area; return the board between."""
    width, edge = area.width(), look.px(_EDGE)
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
        board.right() + 1 + look.px(_EDGE) - zoom.width(),
        board.bottom() + 1 - look.px(Space.MEDIUM) - zoom.height(),
    )
