"""The panels round the board of a game: clients, score, sheet, actions, tiles to choose from."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    Assessment,
    MrClient,
    MrsClient,
    TileDesign,
)
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.placement import paint_fit_mark
from minigolf_desktop.ui.common.boards.window import Paper
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.laying.board_screen import place_columns, place_zoom
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.actions import ActionBar
from minigolf_desktop.ui.common.widgets.bars import TopBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import (
    PANEL_WIDTH,
    PILL_HIGH,
    Column,
    LogPanel,
    Pill,
    ZoomButtons,
)
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, Placement, TableSession
from minigolf_desktop.ui.designer.table.actions import BoardActions, MatchActions
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.tiles import MARKED, fit_words
from minigolf_desktop.ui.designer.widgets.clients import ClientCard
from minigolf_desktop.ui.designer.widgets.racks_panel import RacksPanel
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS, SatisfactionPanel
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet, sheet_rows, with_coming
from minigolf_desktop.ui.designer.widgets.tile_card import HandPanel, TileCardState

_GAP = 18


class Legend(Pill):
    """The marks with their words, in a row, or in two where there is no room for one."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._entries = tuple((fit, fit_words(fit)) for fit in MARKED)
        metrics = QFontMetricsF(font("caption", look.scale))
        self._widths = [look.px(22) + metrics.horizontalAdvance(word) for _, word in self._entries]
        self._columns = self._widths
        self.setAccessibleName(", ".join(word for _, word in self._entries))
        self.resize(self.sizeHint())

    def fold(self, room: int) -> None:
        """Stand in one row where that is no wider than the room, else in two."""
        self._columns = self._widths
        if self.sizeHint().width() > room:
            half = (len(self._widths) + 1) // 2
            pairs = zip(self._widths[:half], [*self._widths[half:], 0.0], strict=False)
            self._columns = [max(pair) for pair in pairs]

    def sizeHint(self) -> QSize:
        """Return room for marks and words."""
        rows = -(-len(self._widths) // len(self._columns))
        return QSize(super().sizeHint().width(), rows * self.look.px(PILL_HIGH))

    def room(self) -> float:
        """Return the width of what stands on it, in pixels."""
        return sum(self._columns) + self.look.px(_GAP) * (len(self._columns) - 1)

    def paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        """Paint what stands on it from the left."""
        look, theme, high = self.look, self.look.theme, self.look.px(PILL_HIGH)
        painter.setFont(font("caption", look.scale))
        steps = [width + look.px(_GAP) for width in self._columns]
        lefts = list(accumulate(steps, initial=left))
        for place, ((fit, word), width) in enumerate(zip(self._entries, self._widths, strict=True)):
            row, column = divmod(place, len(self._columns))
            room = QRectF(lefts[column], row * high, look.px(22) + width, high)
            # A tile that is carried by covers one or two of them at a time.
            if room.adjusted(-look.px(4), 0, look.px(4), 0).intersects(exposed.toRectF()):
                mark = QPointF(room.left() + look.px(8), room.center().y())
                paint_fit_mark(painter, fit, mark, look.px(9), theme)
                painter.setPen(theme.text)
                words = room.adjusted(look.px(22), 0, 0, 0)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, word)


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
        above: Sequence[QWidget] | None = None,
    ) -> None:
        """``above`` stands over the score in place of the clients."""
        self.look = look
        """Theme and scale that they are drawn in."""
        self.bar = TopBar(look, screen)
        self.bar.set_menu(actions.menu())
        for action in actions.bar():
            self.bar.add(action)
        self.left = Column(look, screen)
        self.cards = [] if above else [ClientCard(look, client) for client in clients]
        """The clients."""
        for card in self.cards:
            card.motion = motion
        for widget in above or self.cards:
            self.left.add(widget)
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

    def show_score_sheet(
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
        board = place_columns(self.look, area, self.bar, self.left, self.right)
        margin, width = self.look.px(Space.MEDIUM), self.log.width()
        self.log.setGeometry(
            self.right.x() - width, board.top() + margin, width, board.height() - 2 * margin
        )
        return self.arrange_board(board)

    def start_of_foot(self, board: QRect) -> int:
        """Return where the strip below the board begins: something may stand in its corner."""
        return board.left()

    def arrange_board(self, board: QRect) -> QRect:
        """Give what lies between the columns its place; return the free part."""
        look = self.look
        foot = board.bottom() + 1
        place_zoom(look, self.zoom, board)
        middle = board.left() + board.width() / 2
        start, end, raised = self.start_of_foot(board), self.zoom.x() - look.px(Space.HAIR), 0
        self.legend.fold(end - start)
        if start > board.left() and self.legend.sizeHint().width() > end - start:
            # There is more room above what stands in the corner.
            start, raised = board.left(), look.px(_FOOT)
            self.legend.fold(end - start)
        legend = self.legend.sizeHint()
        raised += legend.height() - look.px(PILL_HIGH)
        left = min(round(middle - legend.width() / 2), end - legend.width())
        place = QPoint(max(start, left), foot - look.px(45) - raised)
        self.legend.setGeometry(QRect(place, legend))
        strip = look.px(_FOOT) + raised
        self.toast.stand(QPointF(middle, foot - strip))
        return board.adjusted(0, look.px(10), 0, -strip)


class TablePanels(BoardPanels):
    """The panels of a match; a game alone and one of a group add their own."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: TableSession,
        actions: MatchActions,
        motion: Motion,
        offer: HandPanel | RacksPanel,
        conditions: Sequence[str],
        right_width: float = PANEL_WIDTH,
        *,
        low: bool = False,
    ) -> None:
        """``offer`` shows the tiles to choose from; ``low`` tells that height is scarce."""
        setup = session.match.setup
        super().__init__(
            screen,
            look,
            session.table.clients,
            actions,
            motion,
            right_width=right_width,
            conditions=conditions,
            has_levels=session.is_solo,
            advanced=session.is_solo and setup.is_advanced,
        )
        self.session = session
        """The match."""
        self.offer = offer
        """The tiles to choose from."""
        self.right.add(offer)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet, SHEET_HEIGHT)
        others = [actions.undo, actions.skip, actions.stop]
        if setup.reserve:
            others.append(actions.reserve)
        self.tools = ActionBar(look, actions.place, others, low=low)
        """What can be done in a turn."""
        self.right.add(self.tools)
        self.right.finish()

    # What they differ in

    def fit(self, screen: QWidget) -> bool:
        """Return whether they were made for a screen of this size."""
        raise NotImplementedError

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show the table to a seat, and the course of one, perhaps another.

        ``new`` tells by seat where tiles were placed since the last turn.
        """
        raise NotImplementedError

    def show_offer(self, desk: Desk, seat: int, chosen: int | None, *, stopping: bool) -> None:
        """Show the tiles to choose from: what is in hand, what is to be taken face down.

        ``stopping`` says whether the seat is about to stop with the tile that it takes.
        """
        raise NotImplementedError

    # What they share

    def sign_place(self, elsewhere: bool) -> QPoint:
        """Return where is told who thinks: above the way back, where one looks ``elsewhere``."""
        place = self.legend.geometry().center()
        if elsewhere:
            place.setY(place.y() - self.look.px(44))
        return place

    def show_scores(self, seat: int, shown: Assessment, other: Callable[[], Assessment]) -> None:
        """Show one of the scores of a seat; the switch would show what ``other`` returns."""
        course = self.session.table.designers[seat].course
        if course is not None:
            self.satisfaction.show_over(self.session.is_over)
            self.satisfaction.show_score(shown, other, course.missing)

    def show_bag(self, wanted: bool) -> None:
        """Show how many tiles are left in the bag, if that is wanted."""
        self.bar.show_bag(len(self.session.table.tiles_left) if wanted else None)

    def tell_log(self, since: int) -> None:
        """Show what happened; the entries from ``since`` on stand out."""
        rules = self.session.rules
        lands = rules.lands_of(self.session.match.setup)
        names = [player.name for player in self.session.players]
        sentences: list[str] = []
        new = 0
        for place, events in enumerate(self.session.log):
            told = [event_sentence(event, rules.box, lands, names) for event in events]
            told = [sentence for sentence in told if sentence]
            sentences += told
            new += len(told) if place >= since else 0
        self.log.show_sentences(sentences, new)

    def show_sheet(self, desk: Desk, shown: int) -> None:
        """Show the score sheet of a seat, with the cubes that a tile in hand would add."""
        session = self.session
        self.show_score_sheet(desk, session.assessment_of(shown), session.outlook)

    def design_of(self, design: int) -> TileDesign | None:
        """Return a design by its number; None for no tile."""
        return None if design == NO_TILE else self.session.rules.box.designs[design]

    def show_gate(self, desk: Desk, seat: int) -> None:
        """Show the tile that a seat keeps at the gate, where the game has that."""
        if self.offer.gate is not None:
            kept = self.session.table.designers[seat].reserved
            state = card_state(desk, FROM_THE_GATE, kept)
            self.offer.gate.show_slot(self.design_of(kept), state)


def card_state(desk: Desk, slot: int, design: int) -> TileCardState:
    """Return what the tile of a slot is doing while it may be placed."""
    if design == NO_TILE:
        return TileCardState.GONE
    if desk.slot != slot:
        return TileCardState.WAITING
    lies = isinstance(desk.tool, Pending) and desk.can_confirm
    return TileCardState.PENDING if lies else TileCardState.CARRIED
