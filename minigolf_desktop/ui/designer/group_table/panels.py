"""The panels round the board of a group: racks, score, the courses of the others."""

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    NOBODY,
    Assessment,
    Phase,
    is_final_phase,
    seen_by,
)
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.action_bar import ActionBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label_button
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.group_table.actions import GroupActions
from minigolf_desktop.ui.designer.group_table.seats import Seats, neighbour, pawns_of
from minigolf_desktop.ui.designer.table.board_panels import SHEET_HEIGHT, BoardPanels
from minigolf_desktop.ui.designer.text.content_names import content_name
from minigolf_desktop.ui.designer.text.group_events import group_event_sentence
from minigolf_desktop.ui.designer.widgets.course_card import CourseCard
from minigolf_desktop.ui.designer.widgets.rack_card import RackCard
from minigolf_desktop.ui.designer.widgets.racks_panel import ROOMY_WIDTH, WIDTH, RacksPanel
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import FACE
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet
from minigolf_desktop.ui.designer.widgets.tile_card import CardState

translate = QCoreApplication.translate

CONDITIONS = ("fun", "fast", "her_whim", "his_whim", "par", "land", "circuit", "playability")
"""Conditions of a group in the order in which they are counted, without options."""

STRIP = 122
TALL_STRIP = 176
"""Height of the others' courses in a low and in a high window."""

_ROOMY, _HIGH = 1700, 860
"""Width and height of a window in which the racks and the others' courses are larger."""


def is_roomy(screen: QWidget, look: Look) -> bool:
    """Return whether there is room for larger racks."""
    return screen.width() >= look.px(_ROOMY) and screen.height() >= look.px(_HIGH)


class GroupPanels(BoardPanels):
    """All that lies over the board of a game of a group."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: GroupSession,
        seats: Seats,
        actions: GroupActions,
        motion: Motion,
    ) -> None:
        state = session.state
        reserve = state.setup.reserve
        roomy = is_roomy(screen, look)
        self.roomy = roomy
        """Whether they were made for a wide window."""
        super().__init__(
            screen,
            look,
            state.clients,
            actions,
            motion,
            right_width=ROOMY_WIDTH if roomy else WIDTH,
            conditions=(*CONDITIONS, "reserve") if reserve else CONDITIONS,
            has_levels=False,
        )
        self._session = session
        self._seats = seats
        self.bar.add(actions.others)
        if state.setup.is_advanced:
            self.bar.add(actions.promises)
        self.racks = RacksPanel(look, len(state.rack), has_gate=reserve, roomy=roomy)
        designs = session.rules.box.designs
        self.racks.foresee(designs[design] for design in set(session.view(0).tiles_left))
        self.right.add(self.racks)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet, SHEET_HEIGHT)
        others = [actions.undo, actions.skip, actions.stop]
        if reserve:
            others.append(actions.reserve)
        self.right.add(ActionBar(look, actions.place, others))
        self.right.finish()
        self.strip = QWidget(screen)
        """The courses of the others."""
        row = QHBoxLayout(self.strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        atlas = TileAtlas()
        self.courses = [CourseCard(look, atlas) for _ in state.designers]
        """The courses by seat; that of whoever sits at the table is hidden."""
        for card in self.courses:
            row.addWidget(card, 100)
        row.addStretch(1)
        self.back = button(look, "", "pill", "back")
        """Leads back from the course of another."""
        self.back.setParent(screen)
        self.back.hide()

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [*super().widgets(), self.strip, self.back]

    def _arrange_board(self, board: QRect) -> QRect:
        look = self._look
        margin = look.px(Space.MEDIUM)
        high = look.px(TALL_STRIP if board.height() >= look.px(_HIGH) else STRIP)
        edge = look.px(6)
        self.strip.setGeometry(
            board.left() + edge, board.bottom() + 1 - margin - high, board.width() - 2 * edge, high
        )
        free = super()._arrange_board(board.adjusted(0, 0, 0, -high - margin + look.px(8)))
        log = self.log.geometry()
        log.setBottom(self.zoom.geometry().bottom())
        self.log.setGeometry(log)
        self._place_back()
        return free

    def _place_back(self) -> None:
        """Let the way back stand where the marks of fit are explained on one's own course."""
        self.back.adjustSize()
        place = self.back.geometry()
        place.moveCenter(self.legend.geometry().center())
        self.back.move(place.topLeft())

    # Showing

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show the table to a seat, and the course of one, perhaps another."""
        session, seats = self._session, self._seats
        state = session.state
        course = state.designers[shown].course
        if course is None:
            return
        parts = (seats.names[shown], content_name(course.land.name), self._round())
        self.bar.show_game("  ·  ".join(parts))
        cells = len(course.land.free)
        self.bar.progress.show_progress(cells - course.missing, cells)
        self.show_count(session.assessment_of(shown))
        side = self._look.px(FACE)
        ratio = self.strip.devicePixelRatioF()
        token = player_shape_pixmap(self._look, seats.colours[shown], side, ratio)
        self.satisfaction.show_face(token, seats.names[shown])
        for other, card in enumerate(self.courses):
            player = neighbour(session, seats, other, new.get(other, frozenset()))
            if player is not None:
                card.show_player(player)
            card.setChecked(other == shown)
        # First one goes, then the other comes: with both the courses would shrink for a moment.
        self.courses[seat].hide()
        for other, card in enumerate(self.courses):
            card.setVisible(other != seat)
        self.back.setVisible(shown != seat)
        label_button(
            self.back,
            translate("GroupTable", "{name}'s course: back to mine").replace(
                "{name}", seats.names[shown]
            ),
        )
        self._place_back()

    def show_scores(self, seat: int, shown: Assessment, other: Assessment) -> None:
        """Show one of the scores of a seat; the switch would show the other."""
        course = self._session.state.designers[seat].course
        if course is not None:
            self.satisfaction.show_score(shown, other, course.missing)

    def _round(self) -> str:
        state = self._session.state
        return translate("GroupTable", "round {number}").replace("{number}", str(state.turn))

    def show_bag(self, wanted: bool) -> None:
        """Show how many tiles are left in the bag, if that is wanted."""
        self.bar.show_bag(len(self._session.view(0).tiles_left) if wanted else None)

    def tell_log(self, since: int) -> None:
        """Show what happened up to now, promises not told; what is newer stands out."""
        rules, names = self._session.rules, self._seats.names
        sentences: list[str] = []
        new = 0
        for place, events in enumerate(self._session.match.log):
            told = [
                group_event_sentence(event, rules.box, rules.lands, names)
                for event in seen_by(events, EVERYBODY)
            ]
            told = [sentence for sentence in told if sentence]
            sentences += told
            new += len(told) if place >= since else 0
        self.log.show_sentences(sentences, new)

    def show_racks(self, desk: Desk, seat: int, chosen: int | None) -> None:
        """Show the racks: what is in hand, what is chosen to be taken face down."""
        session = self._session
        state = session.state
        designs = session.rules.box.designs
        racks = self.racks
        racks.tell(self._task(seat), self._keys())
        racks.order.show_pawns(pawns_of(session, self._seats))
        names, colours = self._seats
        racks.bench.show_bench(
            [names[one] for one in state.bench], [colours[one] for one in state.bench]
        )
        racks.show_coming([designs[design] for design in state.coming])
        for slot, card in enumerate(racks.cards):
            design, pawn = state.rack[slot], state.pawns[slot]
            card.show_slot(
                designs[design] if design != NO_TILE else None,
                _card_state(desk, slot, design, chosen),
                colours[pawn] if pawn != NOBODY else "",
                state.phase is Phase.REST and slot in state.asked,
            )
        if racks.gate is not None:
            kept = state.designers[seat].reserved
            self._show_gate(desk, racks.gate, kept)

    def _show_gate(self, desk: Desk, gate: RackCard, kept: int) -> None:
        designs = self._session.rules.box.designs
        gate.show_slot(
            designs[kept] if kept != NO_TILE else None,
            _card_state(desk, FROM_THE_GATE, kept, None),
        )

    def _task(self, seat: int) -> str:
        session = self._session
        if session.is_over:
            return translate("GroupTable", "The game is over")
        if session.seat != seat or session.phase is Phase.PROMISES:
            text = translate("GroupTable", "{name} is next")
        elif session.phase is Phase.REST:
            text = translate("GroupTable", "{name}: what goes back?")
        elif session.must_collect:
            text = translate("GroupTable", "{name}: take a tile")
        else:
            text = translate("GroupTable", "{name}: choose a tile")
        return text.replace("{name}", self._seats.names[session.seat])

    def _keys(self) -> str:
        if is_final_phase(self._session.state):
            return translate("GroupTable", "final phase")
        last = str(len(self.racks.cards))
        return translate("GroupTable", "keys 1–{last}").replace("{last}", last)

    def show_sheet(self, desk: Desk, shown: int) -> None:
        """Show the score sheet of a seat, with the cubes that a tile in hand would add."""
        session = self._session
        self._show_sheet(desk, session.assessment_of(shown), session.outlook)


def _card_state(desk: Desk, slot: int, design: int, chosen: int | None) -> CardState:
    if design == NO_TILE:
        return CardState.GONE
    if chosen == slot:
        return CardState.CARRIED
    if desk.slot != slot:
        return CardState.WAITING
    return CardState.PENDING if isinstance(desk.tool, Pending) else CardState.CARRIED
