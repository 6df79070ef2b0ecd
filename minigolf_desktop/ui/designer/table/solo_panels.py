"""The panels of a game alone: the hand of two tiles, and the scale of satisfaction."""

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Setup
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.practice import with_practice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.left_over import LeftOver
from minigolf_desktop.ui.designer.table.panels import TablePanels, card_state
from minigolf_desktop.ui.designer.table.rival_panel import RivalPanel
from minigolf_desktop.ui.designer.text.versions import version_words
from minigolf_desktop.ui.designer.widgets.hand import HandPanel
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS
from minigolf_desktop.ui.designer.widgets.tile_card import TILE, CardState

translate = QCoreApplication.translate


def solo_conditions(setup: Setup) -> tuple[str, ...]:
    """Return the conditions of a solo game, in the order in which they are counted."""
    reserve = ("reserve",) if setup.reserve else ()
    promises = ("promises",) if setup.is_advanced else ()
    return (*CONDITIONS[:-1], *reserve, CONDITIONS[-1], *promises)


_WHOLE, _GATE = 600, 52
"""Height of a screen in which the whole score sheet stands; a tile at the gate adds to it."""
_LOW_TILE = 78
"""Side of a tile of the hand in a lower one."""


def _is_low(screen: QWidget, look: Look, has_gate: bool) -> bool:
    """Return whether the score sheet has to give way."""
    return screen.height() < look.px(_WHOLE + (_GATE if has_gate else 0))


class SoloPanels(TablePanels):
    """All that lies over the board of a solo game."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: TableSession,
        actions: TableActions,
        motion: Motion,
    ) -> None:
        setup = session.match.setup
        low = self._low = _is_low(screen, look, setup.reserve)
        self.hand = HandPanel(look, _LOW_TILE if low else TILE, has_gate=setup.reserve)
        """The two drawn tiles."""
        for card in self.hand.cards:
            card.motion = motion
        conditions = solo_conditions(setup)
        super().__init__(screen, look, session, actions, motion, self.hand, conditions, low=low)
        self.sheet.fold(low)
        self.left_over = LeftOver(session, actions, self.hand)
        """What is done with the tiles that were not placed."""
        rival = session.rival
        self.rival = None if rival is None else RivalPanel(look, session, rival, screen)
        """Who builds the same beside; None without a rival."""
        if self.rival is not None:
            actions.others.setText(translate("race", "Look over the fence"))
            actions.others.setVisible(True)
            actions.others.triggered.connect(self.rival.fence.toggle)

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [*super().widgets(), *([] if self.rival is None else [self.rival])]

    def _start_of_foot(self, board: QRect) -> int:
        if self.rival is None:
            return super()._start_of_foot(board)
        return self.rival.fence_right + self._look.px(Space.SMALL)

    def _arrange_board(self, board: QRect) -> QRect:
        if self.rival is not None:
            self.rival.stand(board)
        return super()._arrange_board(board)

    def fit(self, screen: QWidget) -> bool:
        """Return whether hand and sheet are as large as there is room for."""
        return self._low == _is_low(screen, self._look, self.hand.gate is not None)

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show land and version, and how far the course is."""
        session = self._session
        course = session.course
        if course is None:
            return
        setup = session.match.setup
        version = version_words(1, str(setup.mode), False)
        words = f"{content_name(course.land.name)}  ·  {version}"
        self.bar.show_game(with_practice(words, setup))
        cells = len(course.land.free)
        self.bar.progress.show_progress(cells - course.missing, cells)
        self.show_count(session.assessment)

    def show_offer(self, desk: Desk, seat: int, chosen: int | None, *, stopping: bool) -> None:
        """Show the hand: which tile is held, or left over."""
        rests = self._session.rests
        self.hand.show_hand(
            [
                (
                    self._design(design),
                    CardState.LEFT_OVER
                    if rests and design != NO_TILE
                    else card_state(desk, slot, design),
                )
                for slot, design in enumerate(self._session.tiles)
            ]
        )
        self._show_gate(desk, seat)
        self.left_over.show()
