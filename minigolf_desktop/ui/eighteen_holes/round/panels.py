"""What lies at the edges of the course: the hole, order of play, near greens, cards, log."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import Paper
from minigolf_desktop.ui.common.theme import Space, font, paint_panel, paint_panel_shadow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column, LogPanel, Panel, ZoomButtons
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.eighteen_holes.art.landing import paint_ground_sign
from minigolf_desktop.ui.eighteen_holes.art.paper import TALL, paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    percent_words,
    reach_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.pictures import goal_rows, hole_facts
from minigolf_desktop.ui.eighteen_holes.widgets import (
    DrawnCards,
    OrderOfPlay,
    ScoreStrip,
    Stack,
)
from minigolf_desktop.ui.eighteen_holes.widgets.cards import MARGIN, PILL
from minigolf_desktop.ui.eighteen_holes.widgets.chaos_panels import (
    FULL_HEIGHT,
    GoalList,
    RivalsPanel,
)
from minigolf_desktop.ui.eighteen_holes.widgets.drawn_cards import PEEK

WIDTH = 224
"""Width of the pieces at the left."""


class Piece(NamedTuple):
    """Something at the edge of the board that hides some of it."""

    place: QRect
    """In pixels of the board."""
    edge: Qt.Edge
    """Where it stands."""
    other: Qt.Edge | None = None
    """The other edge, of a piece in a corner."""


LEAST_CARD = 60
"""Width of the smallest card."""


class CardSpread(QWidget):
    """Shows stacks; their cards are of the size that height, width and number leave them."""

    chosen = Signal(int)
    """A slot that may be chosen was clicked or keyed."""
    laid = Signal()
    """The cards lie otherwise than before."""

    def __init__(self, look: Look, motion: Motion, widest: float) -> None:
        """``widest`` is the width of the largest card at an interface scale of 1."""
        super().__init__()
        self._look = look
        self._motion = motion
        self._widest = widest
        self._stacks: tuple[Stack, ...] = ()
        self._selected = -1
        self._width = 0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._cards = self._laid(round(widest))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cards(self) -> DrawnCards:
        """The cards as they lie now."""
        return self._cards

    @property
    def places(self) -> list[QRect]:
        """Where cards lie."""
        shown = (slot for slot in self._cards.slots if not slot.isHidden())
        return [slot.geometry().translated(self._cards.pos()) for slot in shown]

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards."""
        return self._look.size(LEAST_CARD, LEAST_CARD * TALL)

    def sizeHint(self) -> QSize:
        """Return room for one card at its largest."""
        return self._look.size(self._widest + 2 * MARGIN, self._widest * TALL + MARGIN + PILL)

    def width_of(self, stacks: int) -> int:
        """Return how wide so many stacks are, with their cards at their largest."""
        return stacks * self._look.px(self._widest + 2 * MARGIN)

    def show_stacks(self, stacks: Sequence[Stack], selected: int) -> None:
        """Show the slots; cards that were not shown before turn over."""
        before, self._stacks, self._selected = self._stacks, tuple(stacks), selected
        if stacks:
            self._fit(before)
        self._cards.show_stacks(self._stacks, selected)

    def press(self, number: int) -> bool:
        """Choose by slot, from 1, as a key does; return whether it could be chosen."""
        return self._cards.press(number)

    def skip(self) -> None:
        """Show every card at once."""
        self._cards.skip()

    def _fit(self, known: Sequence[Stack]) -> None:
        """Make cards of the size that there is room for; what was known lies open at once."""
        width = self._room()
        if width == self._width:
            return
        old, self._cards = self._cards, self._laid(width)
        old.hide()
        old.deleteLater()
        self._cards.show_stacks(known, self._selected)

    def _laid(self, width: int) -> DrawnCards:
        self._width = width
        cards = DrawnCards(self._look, self._motion, width)
        cards.chosen.connect(self.chosen)
        cards.laid.connect(self.laid)
        self._row.addWidget(cards, 0, Qt.AlignmentFlag.AlignCenter)
        # Qt would show them only once it is idle again.
        cards.show()
        return cards

    def _room(self) -> int:
        deepest = max((len(stack.cards) for stack in self._stacks), default=1)
        high = self.height() / self._look.scale - 1.5 * MARGIN - PILL / 2
        wide = self.width() / self._look.scale / max(1, len(self._stacks)) - 2 * MARGIN
        fits = min(self._widest, wide, high / (TALL + PEEK * (deepest - 1)))
        return max(LEAST_CARD, int(fits))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the room."""
        super().resizeEvent(event)
        self._fit(self._stacks)
        self._cards.show_stacks(self._stacks, self._selected)


class HoleSign(Panel):
    """The hole that is played; all holes lie open beside it while one points at it."""

    wanted = Signal(bool)
    """Whether all holes are to be seen."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (14, 7, 14, 9)))
        column.setSpacing(0)
        self._hole = ElidedLabel("", "card_title")
        self._rest = label("", "small_body", "second", wrap=True)
        column.addWidget(self._hole)
        column.addWidget(self._rest)
        self.setFixedWidth(look.px(WIDTH))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_facts(self, facts: tuple[str, ...]) -> None:
        """Show facts, the first one large; without any there is no sign."""
        self.setVisible(bool(facts))
        self._hole.setText(facts[0] if facts else "")
        pairs = (facts[1:3], facts[3:])
        self._rest.setText("\n".join("  ·  ".join(pair) for pair in pairs if pair))
        self._rest.setVisible(len(facts) > 1)
        self.setAccessibleName(", ".join(facts))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show all holes while the pointer is here."""
        super().enterEvent(event)
        self.wanted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Show them no more."""
        super().leaveEvent(event)
        self.wanted.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all holes while the keyboard is here."""
        super().focusInEvent(event)
        self.wanted.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show them no more."""
        super().focusOutEvent(event)
        self.wanted.emit(False)


class GoalPanel(Panel):
    """The nearest greens, where they are claimed in any order."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("GoalList", "Nearest greens"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 8, 8, 8)))
        self.list = GoalList(look)
        """The greens."""
        column.addWidget(self.list)
        self.setFixedSize(look.size(_GOALS, GOALS_HIGH))

    def show_offer(self, offer: GolfOffer, view: View) -> None:
        """Show the greens of who decides."""
        drawn = translate("golf round", "The two greens") if offer.target_cards else ""
        rows = goal_rows(view, offer)
        self.setVisible(bool(rows))
        self.list.show_goals(rows, drawn)


_ROW = 27
_EDGE = 8
"""Room for the shadow."""
_PADDING = 10
_SIGN = 10.0
_DECK = 9.0
_COLUMN = 70
_HEAD = 30


class ReachLegend(QWidget):
    """Signs of the ground with percentages; it lets the mouse through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._reach = NO_REACH
        self._corner = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_reach(self, reach: Reach) -> None:
        """Show the chances of a club, or nothing where it has none."""
        if reach == self._reach:
            return
        self._reach = reach
        self.setAccessibleName(reach_words(reach))
        self.setVisible(bool(reach.rows))
        self._place()
        self.update()

    def stand(self, corner: QPointF) -> None:
        """Stand with the lower left corner at a point of the parent."""
        self._corner = corner
        self._place()

    def _place(self) -> None:
        size = self.sizeHint()
        self.resize(size)
        self.move(round(self._corner.x()), round(self._corner.y()) - size.height())

    def sizeHint(self) -> QSize:
        """Return room for the lines."""
        look = self._look
        columns = max((len(row.grounds) for row in self._reach.rows), default=0)
        title = QFontMetricsF(font("small_bold", look.scale)).horizontalAdvance(self._reach.title)
        wide = max(look.px(_HEAD + columns * _COLUMN), round(title) + look.px(4))
        return QSize(
            wide + look.px(2 * (_PADDING + _EDGE)),
            look.px((len(self._reach.rows) + 0.8) * _ROW + _PADDING + 2 * _EDGE),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and its lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.px(_EDGE)
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint_panel_shadow(painter, body, theme, look.px(10))
        paint_panel(painter, body, theme, look.px(10))
        left, top = body.left() + look.px(_PADDING), body.top() + look.px(4)
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        line = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(
            QRectF(left, top, body.width(), look.px(0.8 * _ROW)), line, self._reach.title
        )
        top += look.px(0.8 * _ROW)
        for row in self._reach.rows:
            middle = top + look.px(_ROW) / 2
            if row.deck >= 0:
                at = QPointF(left + look.px(12), middle)
                paint_deck_sign(painter, Deck(row.deck), at, look.scale * _DECK)
            for column, ground in enumerate(row.grounds):
                x = left + look.px(_HEAD + column * _COLUMN)
                at = QPointF(x + look.px(12), middle)
                paint_ground_sign(painter, ground.sign, at, look.scale * _SIGN)
                room = QRectF(x + look.px(26), top, look.px(_COLUMN - 28), look.px(_ROW))
                painter.setPen(theme.text)
                painter.setFont(font("small_body", look.scale))
                painter.drawText(room, line, percent_words(ground.chance))
            top += look.px(_ROW)
        painter.end()


GOALS_HIGH = 142
"""Height of the nearest greens: three of them."""
_GOALS = 196
_ALONE = 60
"""Height of the order of play of one person."""
_LOG, _LOG_SHARE = 400, 0.55
"""Height of the log at most, and its share of that of the board."""
_SHUT = 240
"""Milliseconds for which the pointer may be on its way from a hole to all of them."""
_STRIP = 930
"""Width of all holes and players at most."""


class RoundPanels:
    """Small pieces at the edges of the board, and where they stand."""

    def __init__(
        self, screen: QWidget, look: Look, motion: Motion, zooms: list[QAction], rivals: int = 0
    ) -> None:
        """``rivals`` is the number of automatic opponents."""
        self._look = look
        self.sign = HoleSign(look)
        self.order = OrderOfPlay(look)
        self.strip = ScoreStrip(look)
        self.strip.setAccessibleName(translate("golf round", "Scores"))
        self.goals = GoalPanel(look)
        self._left = Column(look, screen, WIDTH)
        self._left.add(self.sign)
        self._left.add(self.order)
        self.rivals = RivalsPanel(look, rivals) if rivals else None
        """The opponents of Solo Chaos; None in any other mode."""
        if self.rivals is not None:
            self._left.add(self.rivals)
        self._left.finish()
        self._right = Column(look, screen, _GOALS)
        self._right.add(self.goals)
        self._top = Column(look, screen, WIDTH)
        self._top.add(self.strip)
        self._top.hide()
        self.zoom = ZoomButtons(look, zooms, screen)
        self.log = LogPanel(look, screen)
        self.reach = ReachLegend(look, screen)
        """What the shot that is considered may come to."""
        self.toast = Toast(look, screen)
        self._board = QRect()
        self._foot = 0
        self._corner = 0
        self._shut = QTimer(screen)
        self._shut.setSingleShot(True)
        self._shut.setInterval(_SHUT)
        self._shut.timeout.connect(self._close_strip)
        self.sign.wanted.connect(self._want_strip)
        self.strip.hole_pointed.connect(lambda hole: self._want_strip(hole >= 0))
        self.order.reshaped.connect(self._grow)

    @property
    def papers(self) -> Sequence[Paper]:
        """Those of them that hide some of the board."""
        return [self._left, self._right, self._top]

    @property
    def between(self) -> QRect:
        """The part of the board between the pieces, in pixels of the screen."""
        left = self._left.geometry().right() + 1
        right = self.zoom.x() if self.goals.isHidden() else self._right.x()
        board = self._board
        return QRect(left, board.top(), right - left, board.height() - self._foot)

    def show_offer(self, offer: GolfOffer, view: View) -> None:
        """Show the hole, and the greens that are near."""
        self.sign.show_facts(hole_facts(view, offer.who))
        self.goals.show_offer(offer, view)
        self._place_columns()

    def pieces(self, players: int) -> list[Piece]:
        """Return what hides some of the board while nobody looks at it, in pixels of the board."""
        look, gap = self._look, self._look.px(Space.MEDIUM)
        high = self.order.quiet_height(players)
        if not self.sign.isHidden():
            high += self.sign.sizeHint().height() + look.px(Space.PANEL_GAP)
        if self.rivals is not None:
            high += self.rivals.sizeHint().height() + look.px(Space.PANEL_GAP)
        found = [Piece(QRect(gap, gap, look.px(WIDTH), high), Qt.Edge.LeftEdge, Qt.Edge.TopEdge)]
        if not self.goals.isHidden():
            wide = self.goals.width()
            place = QRect(self._board.width() - gap - wide, gap, wide, self.goals.height())
            found.append(Piece(place, Qt.Edge.RightEdge, Qt.Edge.TopEdge))
        return found

    def arrange(self, board: QRect, foot: int) -> None:
        """Put the panels over the board; ``foot`` is how high the pieces of the hand stand."""
        self._board, self._foot = QRect(board), foot
        self._fit_rivals(board)
        self._place_columns()
        look = self._look
        free = board.adjusted(0, 0, 0, -foot)
        edge = look.px(Space.MEDIUM)
        self.log.setGeometry(
            free.right() - self.log.width() - edge,
            free.top() + edge,
            self.log.width(),
            min(free.height() - edge, look.px(_LOG), round(board.height() * _LOG_SHARE)),
        )
        self.clear_board(())
        self.toast.stand(QPointF(free.center().x(), free.bottom() - look.px(10)))

    def _place_columns(self) -> None:
        """Give the columns as much of the board as what is in them needs."""
        board, look = self._board, self._look
        if board.isEmpty():
            return
        self.order.tallest = board.height() - look.px(2 * Space.MEDIUM)
        for column, left in (
            (self._left, board.left()),
            (self._right, board.right() + 1 - self._right.width()),
        ):
            column.setGeometry(left, board.top(), column.width(), column.sizeHint().height())
        self.zoom.adjustSize()
        edge = look.px(Space.MEDIUM)
        high = board.top() + edge
        if not self.goals.isHidden():
            high = self._right.geometry().bottom()
        self.zoom.move(board.right() + 1 - self.zoom.width() - edge, high)
        left = self._left.geometry().right() - edge
        wide = min(look.px(_STRIP) + look.px(2 * Space.MEDIUM), board.right() - left)
        self._top.setFixedWidth(wide)
        self._top.setGeometry(left, board.top(), wide, self._top.sizeHint().height())

    def _grow(self) -> None:
        """Give the order of play its room, over what else lies there."""
        self._left.raise_()
        self._place_columns()

    def _want_strip(self, wanted: bool) -> None:
        if wanted:
            self._shut.stop()
            self._top.show()
            self._top.raise_()
        else:
            self._shut.start()

    def _close_strip(self) -> None:
        if not (self.strip.underMouse() or self.sign.underMouse() or self.sign.hasFocus()):
            self._top.hide()

    def _fit_rivals(self, board: QRect) -> None:
        """Let the opponents have the room of the order of play, which tells less, in a low one."""
        if self.rivals is not None:
            room = (board.height() - self._foot) / self._look.scale - 2 * Space.MEDIUM
            self.order.setVisible(room >= _ALONE + Space.PANEL_GAP + FULL_HEIGHT)
            self.rivals.set_low(room < FULL_HEIGHT)

    def clear_board(
        self,
        matters: Sequence[QRectF],
        others: Sequence[QRect] = (),
        course: Sequence[QRectF] = (),
    ) -> None:
        """Put the legend of chances into the corner where it hides least of the board.

        ``matters`` is what is to be seen of it before the rest of the ``course``, ``others`` what
        else lies on it, in pixels of the screen. It stays where another corner is no better.
        """
        size, gap = self.reach.sizeHint(), self._look.px(Space.HAIR)
        board, left = self._board, self._left.geometry()
        right = self.zoom.x() - size.width() - gap
        low, high = board.bottom() - self._foot, board.top() + size.height() + gap
        # Beside the pieces at the left, else below them.
        below = min(left.bottom() + size.height(), low)
        corners = [
            QPointF(board.left() + gap, below),
            QPointF(right, low),
            QPointF(left.right() + 1, low),
            QPointF(left.right() + 1, high),
            QPointF(right if self.goals.isHidden() else self._right.x() - size.width(), high),
        ]
        taken = [QRectF(left), *(QRectF(other) for other in others)]

        def hides(number: int) -> tuple[int, int, int, bool]:
            body = QRectF(corners[number] - QPointF(0, size.height()), QSizeF(size))
            seen = body.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            return (
                sum(map(seen.intersects, taken)),
                sum(map(body.intersects, matters)),
                sum(map(body.intersects, course)),
                number != self._corner,
            )

        self._corner = min(range(len(corners)), key=hides)
        self.reach.stand(corners[self._corner])
