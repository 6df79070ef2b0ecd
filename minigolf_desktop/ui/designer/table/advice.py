"""Good moves at a table: what a hint says lies on the board, to be placed by a yes."""

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Action
from minigolf_desktop.model.designer.moves import PlaceReserved, PlaceTile
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.table.panels import BoardPanels


class Advice(QObject):
    """Asks for hints and lays what they say on the board, to be placed by a yes.

    What lays no tile is proposed: the main button of the table does it.
    """

    proposed = Signal(object)
    """An action that lays no tile is proposed."""
    withdrawn = Signal()
    """Nothing is proposed any more: something else is in hand."""

    def __init__(self, screen: QWidget, view: BoardView, desk: Desk, hints: Hints) -> None:
        super().__init__(screen)
        self._view = view
        self._screen = screen
        self._desk = desk
        self._hints = hints
        self.panel: HintPanel | None = None
        """The card with the moves."""
        desk.tool_changed.connect(self.withdrawn)

    def furnish(self, look: Look, panels: BoardPanels, show_fit: QAction) -> None:
        """Make card and bulb for a look.

        The key of ``show_fit``, hit twice, leaves that as it was and opens the card.
        """
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
        panel = HintPanel(
            look, self._screen, self._hints, lambda: self._room(look, panels), self._areas
        )
        panel.pointed.connect(self._propose)
        panel.taken.connect(self._propose)
        panel.taken.connect(lambda _: self._view.setFocus())
        panel.closed.connect(self._desk.rest)
        panels.bar.put_first(panel.bulb)
        key = QAction(self)
        key.setShortcut(show_fit.shortcut())
        key.setShortcutContext(show_fit.shortcutContext())
        show_fit.setShortcut(QKeySequence())
        key.triggered.connect(lambda: self._hit(panel, show_fit))
        self._screen.addAction(key)
        self.panel = panel

    def _hit(self, panel: HintPanel, show_fit: QAction) -> None:
        if not panel.is_open:
            show_fit.trigger()
        panel.hit()

    def title_of(self, action: Action) -> str:
        """Return what an action is called that was proposed."""
        return "" if self.panel is None else self.panel.title_of(action)

    def _propose(self, action: Action) -> None:
        match action:
            case PlaceTile(slot, cell, rotation):
                self._desk.propose(slot, cell, rotation)
            case PlaceReserved(cell, rotation):
                self._desk.propose(FROM_THE_GATE, cell, rotation)
            case _:
                self._desk.rest()
                self.proposed.emit(action)

    def _room(self, look: Look, panels: BoardPanels) -> QRect:
        """Return the board between the columns, left of the buttons that zoom."""
        edge = look.px(8)
        corner = QPoint(panels.left.geometry().right() + edge, panels.bar.height() + edge)
        across = panels.zoom.geometry().left(), panels.legend.geometry().top()
        return QRect(corner, QPoint(*across) - QPoint(edge, edge))

    def _areas(self, action: Action) -> tuple[QRect, ...]:
        """Return where a tile is laid, with what is told of it below; nothing for other moves."""
        if not isinstance(action, PlaceTile | PlaceReserved):
            return ()
        cell = cell_rect(action.cell)
        area = self._view.mapFromScene(cell.adjusted(0, 0, 0, cell.height())).boundingRect()
        return (area.translated(self._view.pos()),)
