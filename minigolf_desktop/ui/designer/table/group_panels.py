"""The panels round the board of a group: racks, score, the courses of the others."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    NOBODY,
    Course,
    Phase,
    Renumbering,
    TilePlaced,
    is_final_phase,
)
from minigolf_desktop.model.designer.racks import next_order
from minigolf_desktop.model.designer.turns import designing
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import Paper
from minigolf_desktop.ui.common.players import face_of, who_acts
from minigolf_desktop.ui.common.text import content_name, with_practice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label_button
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import MatchActions
from minigolf_desktop.ui.designer.table.panels import TablePanels, card_state
from minigolf_desktop.ui.designer.widgets.course_card import CourseStrip, Neighbour, NeighbourCard
from minigolf_desktop.ui.designer.widgets.racks_panel import Pawn, RackPlan, RacksPanel, rack_plan
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import FACE
from minigolf_desktop.ui.designer.widgets.tile_card import TileCardState


def pawns_of(session: TableSession) -> list[Pawn]:
    """Return the top rack: the round's order of play, or the next one while tiles go back."""
    table = session.table
    order: Sequence[int] = table.order
    if table.phase is Phase.REST:
        still = designing(table)
        order = [seat for seat in next_order(table.bench, table.pawns) if seat in still]
    now = session.seat if not session.is_over else None
    return [
        Pawn(player.name, player.colour, seat not in table.waiting, seat == now)
        for seat, player in ((seat, session.players[seat]) for seat in order)
    ]


def last_turn(session: TableSession, seat: int) -> int:
    """Return how many entries of the log are older than what followed a seat's last move."""
    moves = session.match.moves
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].seat == seat and not isinstance(moves[place].action, Renumbering):
            return place + 2
    return 0


def new_cells(session: TableSession, since: int, seat: int) -> dict[int, frozenset[int]]:
    """Return where the others of a seat placed tiles since an entry of the log, by their seats."""
    cells: dict[int, frozenset[int]] = {}
    for events in session.match.log[since:]:
        for event in events:
            if isinstance(event, TilePlaced) and event.seat != seat:
                cells[event.seat] = cells.get(event.seat, frozenset()) | {event.cell}
    return cells


def neighbour(session: TableSession, seat: int, new: frozenset[int]) -> Neighbour | None:
    """Return what is shown of a player; None before a land is chosen."""
    table = session.table
    designer = table.designers[seat]
    if designer.course is None:
        return None
    return Neighbour(
        name=who_acts(session.players[seat]),
        colour=session.players[seat].colour,
        course=designer.course,
        total=session.assessment_of(seat).score.total,
        doing=_doing(session, seat),
        note=_note(session, seat),
        promises=len(designer.promises),
        has_reserve=designer.reserved >= 0,
        new=new,
        is_next=seat == session.seat and not session.is_over,
        face=face_of(session.players[seat]),
    )


def _doing(session: TableSession, seat: int) -> str:
    table = session.table
    designer = table.designers[seat]
    if designer.stopped:
        if designer.course is not None and not designer.course.missing:
            return translate("Seats", "land full")
        return translate("Seats", "stopped")
    if seat in table.bench:
        return translate("Seats", "passed")
    if seat == session.seat and session.computer_to_move is not None:
        return translate("characters", "thinks")
    if seat == session.seat:
        return translate("Seats", "plays now")
    return translate("Seats", "designing")


def _note(session: TableSession, seat: int) -> str:
    designer = session.table.designers[seat]
    if designer.stopped:
        return translate("Seats", "%n tiles face down", "", len(designer.collected))
    return "" if designer.course is None else built_words(designer.course)


def built_words(course: Course) -> str:
    """Return how many cells of its land a course has."""
    cells = len(course.land.free)
    text = translate("Seats", "{count} of {all}")
    return text.replace("{count}", str(cells - course.missing)).replace("{all}", str(cells))


def rival_neighbour(session: TableSession) -> Neighbour | None:
    """Return what is seen of a rival's house over the fence; None before a land is chosen."""
    table, rival = session.rival_table, session.rival
    course = None if table is None else table.designers[0].course
    if table is None or rival is None or course is None:
        return None
    return Neighbour(
        name=rival.name,
        colour=rival.colour,
        course=course,
        total=session.rules.assessment(table, 0).score.total,
        doing="",
        promises=len(table.designers[0].promises),
        has_reserve=table.designers[0].reserved >= 0,
        face=face_of(rival),
    )


CONDITIONS = ("fun", "fast", "her_whim", "his_whim", "par", "land", "circuit", "playability")
"""Conditions of a group in the order in which they are counted, without options."""

STRIP = 122
TALL_STRIP = 176
"""Height of the others' courses in a low and in a high window."""

_HIGH = 860
"""Height of a window in which the others' courses are larger."""


def _plan(screen: QWidget, look: Look, slots: int) -> RackPlan:
    """Return how the racks are laid out in a screen."""
    return rack_plan(slots, screen.width() / look.scale, screen.height() / look.scale)


class GroupPanels(TablePanels):
    """The panels of a game of a group."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: TableSession,
        actions: MatchActions,
        motion: Motion,
    ) -> None:
        setup, table = session.match.setup, session.table
        plan = self._plan = _plan(screen, look, len(table.rack))
        self.racks = RacksPanel(look, len(table.rack), plan, has_gate=setup.reserve)
        """The three racks."""
        for slot in self.racks.cards:
            slot.motion = motion
        super().__init__(
            screen,
            look,
            session,
            actions,
            motion,
            self.racks,
            (*CONDITIONS, "reserve") if setup.reserve else CONDITIONS,
            plan.width,
            low=plan.is_low,
        )
        self.sheet.fold(plan.is_folded)
        self.bar.add(actions.others)
        self.bar.add(actions.seats)
        if setup.is_advanced:
            self.bar.add(actions.promises)
        designs = session.rules.box.designs
        self.racks.foresee(designs[design] for design in set(table.tiles_left))
        self.strip = CourseStrip(screen)
        """The courses of the others."""
        row = QHBoxLayout(self.strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        atlas = TileAtlas()
        self.courses = [NeighbourCard(look, atlas) for _ in table.designers]
        """The courses by seat; the one of the seat at the table is hidden."""
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

    @property
    def papers(self) -> list[Paper]:
        """Those of them that hide some of the board."""
        return [*super().papers, self.strip]

    def let_courses_be_seen(self, look_at: Callable[[int | None], None]) -> None:
        """Have the course of a seat shown large whose card is clicked; None is one's own."""
        self.back.clicked.connect(lambda: look_at(None))
        for seat, card in enumerate(self.courses):
            card.clicked.connect(lambda shown, which=seat: look_at(which if shown else None))

    def arrange_board(self, board: QRect) -> QRect:
        """Give the courses of the others their place below the board; return the free part."""
        look = self.look
        margin = look.px(Space.MEDIUM)
        high = look.px(TALL_STRIP if board.height() >= look.px(_HIGH) else STRIP)
        edge = look.px(6)
        self.strip.setGeometry(
            board.left() + edge, board.bottom() + 1 - margin - high, board.width() - 2 * edge, high
        )
        free = super().arrange_board(board.adjusted(0, 0, 0, -high - margin + look.px(8)))
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

    def fit(self, screen: QWidget) -> bool:
        """Return whether the racks are as large as there is room for."""
        return _plan(screen, self.look, len(self.racks.cards)) == self._plan

    # Places on the screen

    def rack_place(self, slot: int, screen: QWidget) -> QRectF:
        """Return where the tile of a slot lies."""
        card = self.racks.cards[slot]
        return card.picture_area.translated(QPointF(card.mapTo(screen, QPoint(0, 0))))

    def course_place(self, seat: int, cell: int | None, screen: QWidget) -> QRectF:
        """Return where a cell lies in the small course of a player; its middle without one."""
        card = self.courses[seat]
        corner = QPointF(card.mapTo(screen, QPoint(0, 0)))
        if cell is not None:
            return card.place_of(cell).translated(corner)
        side = self.look.px(24)
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(QRectF(card.rect()).center() + corner)
        return middle

    # Showing

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show the table to a seat, and the course of one, perhaps another."""
        session = self.session
        course = session.table.designers[shown].course
        if course is None:
            return
        player = session.players[shown]
        words = "  ·  ".join((player.name, content_name(course.land.name), self._round()))
        self.bar.show_game(with_practice(words, session.match.setup))
        cells = len(course.land.free)
        self.bar.progress.show_progress(cells - course.missing, cells)
        self.show_count(session.assessment_of(shown))
        side = self.look.px(FACE)
        ratio = self.strip.devicePixelRatioF()
        token = player_shape_pixmap(self.look, player.colour, side, ratio)
        self.satisfaction.show_face(token, player.name)
        for other, card in enumerate(self.courses):
            shown_there = neighbour(session, other, new.get(other, frozenset()))
            if shown_there is not None:
                card.show_player(shown_there)
            card.setChecked(other == shown)
        # First one goes, then the other comes: with both the courses would shrink for a moment.
        self.courses[seat].hide()
        for other, card in enumerate(self.courses):
            card.setVisible(other != seat)
        self.back.setVisible(shown != seat)
        label_button(
            self.back,
            translate("GroupTable", "{name}'s course: back to mine").replace("{name}", player.name),
        )
        self._place_back()

    def _round(self) -> str:
        number = str(self.session.table.turn)
        return translate("GroupTable", "round {number}").replace("{number}", number)

    def show_offer(self, desk: Desk, seat: int, chosen: int | None, *, stopping: bool) -> None:
        """Show the racks: what is in hand, what is chosen to be taken face down."""
        session, racks = self.session, self.racks
        table, players = session.table, session.players
        designs = session.rules.box.designs
        racks.tell(self._task(seat, stopping), self._keys())
        racks.order.show_pawns(pawns_of(session))
        resting = [players[one] for one in table.bench]
        racks.bench.show_bench([one.name for one in resting], [one.colour for one in resting])
        racks.show_coming([designs[design] for design in table.coming])
        for slot, card in enumerate(racks.cards):
            design, pawn = table.rack[slot], table.pawns[slot]
            state = TileCardState.CARRIED if chosen == slot else card_state(desk, slot, design)
            card.show_slot(
                self.design_of(design),
                TileCardState.GONE if design == NO_TILE else state,
                players[pawn].colour if pawn != NOBODY else "",
                table.phase is Phase.REST and slot in table.asked,
            )
        self.show_gate(desk, seat)

    def _task(self, seat: int, stopping: bool) -> str:
        session = self.session
        if session.is_over:
            return translate("GroupTable", "The game is over")
        if session.computer_to_move is not None:
            text = translate("characters", "{name} is thinking")
        elif session.seat != seat or session.phase is Phase.PROMISES:
            text = translate("GroupTable", "{name} is next")
        elif session.phase is Phase.REST:
            text = translate("GroupTable", "{name}: what goes back?")
        elif session.must_collect or stopping:
            text = translate("GroupTable", "{name}: take a tile")
        else:
            text = translate("GroupTable", "{name}: choose a tile")
        return text.replace("{name}", who_acts(session.players[session.seat]))

    def _keys(self) -> str:
        if self.session.computer_to_move is not None:
            return ""
        if is_final_phase(self.session.table):
            return translate("GroupTable", "final phase")
        last = str(len(self.racks.cards))
        return translate("GroupTable", "keys 1–{last}").replace("{last}", last)
