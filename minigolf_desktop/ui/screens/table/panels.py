"""The panels round the board: made for a look, shown from a session."""

from PySide6.QtCore import QCoreApplication, QPointF, QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Assessment, Phase
from minigolf_desktop.ui.boards.desk import Desk
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.boards.tools import Pending
from minigolf_desktop.ui.bridge import Session
from minigolf_desktop.ui.screens.table.actions import TableActions
from minigolf_desktop.ui.text import content_name, event_sentence
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.action_bar import ActionBar
from minigolf_desktop.ui.widgets.client_card import ClientCard
from minigolf_desktop.ui.widgets.hand import HandPanel
from minigolf_desktop.ui.widgets.legend import Legend
from minigolf_desktop.ui.widgets.log_panel import LogPanel
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Column
from minigolf_desktop.ui.widgets.satisfaction_panel import SatisfactionPanel
from minigolf_desktop.ui.widgets.score_sheet import ScoreSheet, sheet_rows, with_coming
from minigolf_desktop.ui.widgets.tile_card import CardState
from minigolf_desktop.ui.widgets.toast import Toast
from minigolf_desktop.ui.widgets.top_bar import TopBar
from minigolf_desktop.ui.widgets.zoom_buttons import ZoomButtons

translate = QCoreApplication.translate


SATISFACTION_HEIGHT = 580
SHEET_HEIGHT = 454
"""Heights beyond which a panel's lines would drift apart; the board has the rest of the room."""


class TablePanels:
    """All that lies over the board."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: Session,
        actions: TableActions,
        motion: Motion,
    ) -> None:
        self._look = look
        self._session = session
        clients = session.state.clients
        self.bar = TopBar(look, screen)
        self.bar.set_menu(actions.menu())
        for action in (actions.hints, actions.log, actions.rules, actions.settings):
            self.bar.add(action)
        self.left = Column(look, screen)
        self.cards = [ClientCard(look, client) for client in clients]
        for card in self.cards:
            self.left.add(card)
        self.satisfaction = SatisfactionPanel(look, clients, motion)
        self.left.add(self.satisfaction, SATISFACTION_HEIGHT)
        self.left.finish()
        self.right = Column(look, screen)
        self.hand = HandPanel(look)
        self.right.add(self.hand)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet, SHEET_HEIGHT)
        self.right.add(ActionBar(look, actions.place, [actions.undo, actions.skip, actions.stop]))
        self.right.finish()
        self.zoom = ZoomButtons(look, [actions.zoom_in, actions.zoom_out, actions.fit], screen)
        self.legend = Legend(look, screen)
        self.log = LogPanel(look, screen)
        self.log.close_button.clicked.connect(actions.log.trigger)
        self.toast = Toast(look, screen)

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [
            *(self.bar, self.left, self.right, self.zoom),
            *(self.legend, self.log, self.toast),
        ]

    def arrange(self, area: QRect) -> QRect:
        """Give everything its place in an area; return the free part of the board."""
        look = self._look
        width, bar = area.width(), self.bar.height()
        height = area.height() - bar
        self.bar.setGeometry(0, 0, width, bar)
        side = self.left.width()
        self.left.setGeometry(0, bar, side, height)
        self.right.setGeometry(width - side, bar, side, height)
        margin = look.px(Space.MEDIUM)
        self.zoom.adjustSize()
        self.zoom.move(
            width - side - self.zoom.width(), area.height() - margin - self.zoom.height()
        )
        self.log.setGeometry(
            width - side - self.log.width(), bar + margin, self.log.width(), height - 2 * margin
        )
        middle = width / 2
        legend = self.legend.sizeHint()
        self.legend.setGeometry(
            round(middle - legend.width() / 2),
            area.height() - look.px(45),
            legend.width(),
            legend.height(),
        )
        self.toast.stand(QPointF(middle, area.height() - look.px(54)))
        edge = look.px(4)
        return QRect(
            side + edge,
            bar + look.px(10),
            width - 2 * (side + edge),
            height - look.px(10 + 54),
        )

    def show_state(self, shown: Assessment, other: Assessment) -> None:
        """Show the session's state with one of its scores; the switch would show the other."""
        state = self._session.state
        course = state.course
        if course is None:
            return
        self.bar.show_game(
            translate("Table", "{land}  ·  solo, family game").replace(
                "{land}", content_name(course.land.name)
            )
        )
        cells = len(course.land.free)
        number = cells - course.missing + (state.phase is Phase.TURN)
        self.bar.progress.show_progress(number, cells)
        score = self._session.assessment.score
        for card in self.cards:
            card.show_count(score.condition(card.condition).points)
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
                for slot, design in enumerate(state.hand)
            ]
        )
        now = session.assessment
        rows = sheet_rows(now)
        if desk.aim is not None and desk.can_confirm and desk.habits.hints:
            after = session.outlook(desk.aim.placement)
            rows = with_coming(rows, now, after, desk.aim.cell)
        self.sheet.show_rows(rows)


def _card_state(desk: Desk, slot: int, design: int, phase: Phase) -> CardState:
    if design == NO_TILE:
        return CardState.GONE
    if phase is Phase.REST:
        return CardState.LEFT_OVER
    if desk.slot != slot:
        return CardState.WAITING
    return CardState.PENDING if isinstance(desk.tool, Pending) else CardState.CARRIED
