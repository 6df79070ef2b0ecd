"""The panels that every table has round its board, and where they stand."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Assessment, Client, MrClient, MrsClient
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying.columns import place_columns, place_zoom
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.log_panel import LogPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PANEL_WIDTH, Column, Paper
from minigolf_desktop.ui.common.widgets.pill import HIGH
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.common.widgets.top_bar import TopBar
from minigolf_desktop.ui.common.widgets.zoom_buttons import ZoomButtons
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.session import Placement
from minigolf_desktop.ui.designer.table.actions import BoardActions
from minigolf_desktop.ui.designer.widgets.client_card import ClientCard
from minigolf_desktop.ui.designer.widgets.legend import Legend
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS, SatisfactionPanel
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet, sheet_rows, with_coming

SATISFACTION_HEIGHT = 580
SHEET_HEIGHT = 454
"""Heights beyond which a panel's lines would drift apart; the board has the rest of the room."""

_FOOT = 54
"""Height of the strip below the board where the marks of fit are explained in one row."""


class BoardPanels:
    """Bar, clients and score on the left, room for a right column; small things over the board."""

    sheet: ScoreSheet
    """The score sheet of the course, in the right column."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        clients: tuple[MrsClient, MrClient],
        actions: BoardActions,
        motion: Motion,
        *,
        right_width: float = PANEL_WIDTH,
        conditions: Sequence[str] = CONDITIONS,
        has_levels: bool = True,
        advanced: bool = False,
    ) -> None:
        self._look, self._motion = look, motion
        self.bar = TopBar(look, screen)
        self.bar.set_menu(actions.menu())
        for action in actions.bar():
            self.bar.add(action)
        self.left = Column(look, screen)
        self.cards: list[ClientCard] = []
        self._begin_left(clients)
        self.satisfaction = SatisfactionPanel(
            look, clients, motion, conditions, has_levels=has_levels, advanced=advanced
        )
        self.left.add(self.satisfaction, SATISFACTION_HEIGHT)
        self.left.finish()
        self.right = Column(look, screen, right_width)
        self.zoom = ZoomButtons(look, [actions.zoom_in, actions.zoom_out, actions.fit], screen)
        self.legend = Legend(look, screen)
        self.log = LogPanel(look, screen)
        self.log.close_button.clicked.connect(actions.log.trigger)
        self.toast = Toast(look, screen)

    def _begin_left(self, clients: Sequence[Client]) -> None:
        """Lay what stands above the score: the clients."""
        self.cards = [ClientCard(self._look, client) for client in clients]
        for card in self.cards:
            card.motion = self._motion
            self.left.add(card)

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [
            *(self.bar, self.left, self.right, self.zoom),
            *(self.legend, self.log, self.toast),
        ]

    @property
    def papers(self) -> list[Paper]:
        """Those of them that hide some of the board."""
        return [self.left, self.right]

    def set_motion(self, motion: Motion) -> None:
        """Let the score count up and the clients react as fast as the player wishes."""
        self.satisfaction.set_motion(motion)
        for card in self.cards:
            card.motion = motion

    def show_count(self, score: Assessment) -> None:
        """Show how often the clients' wishes are fulfilled."""
        for card in self.cards:
            card.show_count(score.score.condition(card.condition).points)

    def _show_sheet(
        self, desk: Desk, now: Assessment, outlook: Callable[[Placement], Assessment]
    ) -> None:
        """Show the score sheet, with the cubes that a tile in hand would add."""
        rows = sheet_rows(now)
        placement = desk.placement
        if placement is not None and desk.can_confirm and desk.habits.hints:
            rows = with_coming(rows, now, outlook(placement), placement.cell)
        self.sheet.show_rows(rows)

    def arrange(self, area: QRect) -> QRect:
        """Give everything its place in an area; return the free part of the board."""
        board = place_columns(self._look, area, self.bar, self.left, self.right)
        margin, width = self._look.px(Space.MEDIUM), self.log.width()
        self.log.setGeometry(
            self.right.x() - width, board.top() + margin, width, board.height() - 2 * margin
        )
        return self._arrange_board(board)

    def _start_of_foot(self, board: QRect) -> int:
        """Return where the strip below the board begins: something may stand in its corner."""
        return board.left()

    def _arrange_board(self, board: QRect) -> QRect:
        """Give what lies between the columns its place; return the free part."""
        look = self._look
        foot = board.bottom() + 1
        place_zoom(look, self.zoom, board)
        middle = board.left() + board.width() / 2
        start, end, raised = self._start_of_foot(board), self.zoom.x() - look.px(Space.HAIR), 0
        self.legend.fold(end - start)
        if start > board.left() and self.legend.sizeHint().width() > end - start:
            # There is more room above what stands in the corner.
            start, raised = board.left(), look.px(_FOOT)
            self.legend.fold(end - start)
        legend = self.legend.sizeHint()
        raised += legend.height() - look.px(HIGH)
        left = min(round(middle - legend.width() / 2), end - legend.width())
        place = QPoint(max(start, left), foot - look.px(45) - raised)
        self.legend.setGeometry(QRect(place, legend))
        strip = look.px(_FOOT) + raised
        self.toast.stand(QPointF(middle, foot - strip))
        return board.adjusted(0, look.px(10), 0, -strip)
