"""The panels round the board: made for a look, shown from a session."""

from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Assessment, Phase, Setup
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.widgets.action_bar import ActionBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.board_panels import SHEET_HEIGHT, BoardPanels
from minigolf_desktop.ui.designer.text.content_names import content_name
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.versions import version_words
from minigolf_desktop.ui.designer.widgets.hand import HandPanel
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet
from minigolf_desktop.ui.designer.widgets.tile_card import CardState


def solo_conditions(setup: Setup) -> tuple[str, ...]:
    """Return the conditions of a solo game, in the order in which they are counted."""
    reserve = ("reserve",) if setup.reserve else ()
    promises = ("promises",) if setup.is_advanced else ()
    return (*CONDITIONS[:-1], *reserve, CONDITIONS[-1], *promises)


class TablePanels(BoardPanels):
    """All that lies over the board of a solo game."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: SoloSession,
        actions: TableActions,
        motion: Motion,
    ) -> None:
        setup = session.state.setup
        super().__init__(
            screen,
            look,
            session.state.clients,
            actions,
            motion,
            conditions=solo_conditions(setup),
            advanced=setup.is_advanced,
        )
        self._session = session
        self.hand = HandPanel(look, has_gate=setup.reserve)
        self.right.add(self.hand)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet, SHEET_HEIGHT)
        others = [actions.undo, actions.skip, actions.stop]
        if setup.reserve:
            others.append(actions.reserve)
        self.right.add(ActionBar(look, actions.place, others))
        self.right.finish()

    def show_state(self, shown: Assessment, other: Assessment) -> None:
        """Show the session's state with one of its scores; the switch would show the other."""
        state, course = self._session.state, self._session.course
        if course is None:
            return
        version = version_words(1, str(state.setup.mode), False)
        self.bar.show_game(f"{content_name(course.land.name)}  ·  {version}")
        cells = len(course.land.free)
        number = cells - course.missing + (state.phase is Phase.TURN)
        self.bar.progress.show_progress(number, cells)
        self.show_count(self._session.assessment)
        self.satisfaction.show_score(shown, other, course.missing)
        if self.log.isVisible():
            self.show_log()

    def show_bag(self, wanted: bool) -> None:
        """Show how many tiles are left in the bag, if that is wanted."""
        self.bar.show_bag(len(self._session.state.bag) if wanted else None)

    def show_log(self) -> None:
        """Show what happened up to now."""
        rules = self._session.rules
        sentences = (
            event_sentence(event, rules.box, rules.lands)
            for events in self._session.match.log
            for event in events
        )
        self.log.show_sentences([sentence for sentence in sentences if sentence])

    def show_tool(self, desk: Desk) -> None:
        """Show which tile is in hand, and the cubes that it would add."""
        state, session = self._session.state, self._session
        designs = session.rules.box.designs
        self.hand.show_hand(
            [
                (
                    designs[design] if design != NO_TILE else None,
                    _card_state(desk, slot, design, state.phase),
                )
                for slot, design in enumerate(state.rack)
            ]
        )
        if self.hand.gate is not None:
            kept = session.reserved
            self.hand.gate.show_slot(
                designs[kept] if kept != NO_TILE else None,
                _card_state(desk, FROM_THE_GATE, kept, Phase.TURN),
            )
        self._show_sheet(desk, session.assessment, session.outlook)


def _card_state(desk: Desk, slot: int, design: int, phase: Phase) -> CardState:
    if design == NO_TILE:
        return CardState.GONE
    if phase is Phase.REST:
        return CardState.LEFT_OVER
    if desk.slot != slot:
        return CardState.WAITING
    return CardState.PENDING if isinstance(desk.tool, Pending) else CardState.CARRIED
