"""The panels of a game alone: the hand of two tiles, and the scale of satisfaction."""

from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Setup
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.left_over import LeftOver
from minigolf_desktop.ui.designer.table.panels import TablePanels, card_state
from minigolf_desktop.ui.designer.text.versions import version_words
from minigolf_desktop.ui.designer.widgets.hand import HandPanel
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS
from minigolf_desktop.ui.designer.widgets.tile_card import CardState


def solo_conditions(setup: Setup) -> tuple[str, ...]:
    """Return the conditions of a solo game, in the order in which they are counted."""
    reserve = ("reserve",) if setup.reserve else ()
    promises = ("promises",) if setup.is_advanced else ()
    return (*CONDITIONS[:-1], *reserve, CONDITIONS[-1], *promises)


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
        self.hand = HandPanel(look, has_gate=setup.reserve)
        """The two drawn tiles."""
        super().__init__(screen, look, session, actions, motion, self.hand, solo_conditions(setup))
        self.left_over = LeftOver(session, actions, self.hand)
        """What is done with the tiles that were not placed."""

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show land and version, and how far the course is."""
        session = self._session
        course = session.course
        if course is None:
            return
        version = version_words(1, str(session.match.setup.mode), False)
        self.bar.show_game(f"{content_name(course.land.name)}  ·  {version}")
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
