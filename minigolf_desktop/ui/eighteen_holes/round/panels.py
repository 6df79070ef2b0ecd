"""What lies round and over the course: bar, strip, order of play, cards, decks, dial, log."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QMargins,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
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
from minigolf_desktop.ui.common.widgets.pieces import label, separator
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
from minigolf_desktop.ui.eighteen_holes.round.pictures import cards_left, goal_rows, hole_facts
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_flights
from minigolf_desktop.ui.eighteen_holes.widgets import (
    AimDial,
    DecksLeft,
    DrawnCards,
    OrderOfPlay,
    ScoreStrip,
    ShotCardView,
    Stack,
)
from minigolf_desktop.ui.eighteen_holes.widgets.cards import MARGIN, PILL
from minigolf_desktop.ui.eighteen_holes.widgets.chaos_panels import (
    FULL_HEIGHT,
    GoalList,
    RivalsPanel,
)
from minigolf_desktop.ui.eighteen_holes.widgets.drawn_cards import PEEK

LEAST_CARD = 60
"""Width of the smallest card."""


class CardSpread(QWidget):
    """Shows stacks; their cards are of the size that height, width and number leave them."""

    chosen = Signal(int)
    """A slot that may be chosen was clicked or keyed."""

    def __init__(
        self,
        look: Look,
        motion: Motion,
        widest: float,
        across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """``widest`` is the width of the largest card at an interface scale of 1."""
        super().__init__()
        self._across = across
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
        self._row.addWidget(cards, 0, self._across | Qt.AlignmentFlag.AlignVCenter)
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


WIDTH = 196
_LOW = 410
"""Height below which a drawn card takes the room of the decks."""
_LOWEST = 330
"""Height below which the dial is seen only for an aim, and only where the card that is aimed
with lies beside the club: there is room for one of the two."""
_CARD = 176
"""Width of a single drawn card at most."""
_LOOKED = 176
"""Width of the one chosen of several."""


class SidePanel(Panel):
    """Card and aim."""

    def __init__(self, look: Look, motion: Motion) -> None:
        super().__init__(look, translate("golf round", "Drawn cards"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 8)))
        column.setSpacing(look.px(5))
        self._title = label("", "panel_title")
        self._title.setIndent(look.px(6))
        column.addWidget(self._title)
        self._place = QWidget()
        self._pages = QStackedLayout(self._place)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.cards = CardSpread(look, motion, _CARD)
        """The card of the shot; where there are several they lie beside the club."""
        self._pages.addWidget(self.cards)
        self._looked = ShotCardView(look, motion, _LOOKED)
        self._pages.addWidget(_centred(self._looked))
        self.facts = HoleFacts(look)
        """What is known of the hole, while no card is drawn."""
        self._pages.addWidget(self.facts)
        self.goals = GoalList(look)
        """The nearest greens, where they are claimed in any order."""
        self._pages.addWidget(self.goals)
        column.addWidget(self._place, 1)
        self._shows_card = self._aims = False
        self.decks = DecksLeft(look)
        """The decks, with how many cards they have."""
        column.addWidget(self.decks)
        self._aiming = QWidget()
        aiming = QVBoxLayout(self._aiming)
        aiming.setContentsMargins(0, 0, 0, 0)
        aiming.setSpacing(column.spacing())
        aiming.addWidget(separator())
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        words = translate("golf round", "Aim\nkeys\n1 to 6")
        self._keys = label(words, "caption_bold", "second")
        self._keys.setIndent(look.px(6))
        row.addWidget(self._keys)
        self.dial = AimDial(look)
        """The six directions."""
        row.addWidget(self.dial, 1, Qt.AlignmentFlag.AlignHCenter)
        aiming.addLayout(row)
        column.addWidget(self._aiming)

    def show_offer(self, offer: GolfOffer, view: View) -> None:
        """Show the card, the choice of decks and of directions."""
        single = () if offer.is_spread else offer.stacks
        self._shows_card = bool(offer.stacks) and not offer.decks
        self._aims = bool(offer.aims) and not single
        self._make_room()
        self._title.setText(self._title_of(offer))
        self._title.setVisible(bool(offer.stacks))
        chaos = view.table.in_any_order
        self._pages.setCurrentIndex(1 if offer.is_spread else 0 if single else 3 if chaos else 2)
        if chaos:
            drawn = translate("golf round", "The two greens") if offer.target_cards else ""
            self.goals.show_goals(goal_rows(view, offer), drawn)
        self.cards.show_stacks(single, offer.slot)
        if offer.is_spread:
            slot = max(0, offer.slot)
            self._looked.show_card(offer.stacks[slot].cards[-1], flip=False)
        self.facts.show_facts(hole_facts(view, offer.who))
        self.decks.show_decks(
            cards_left(view), offer.decks or None, offer.deck, deck_flights(view.table.box)
        )
        self.dial.show_aims(offer.aims, offer.aim)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to a card where the window is low."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        low = self.height() < self.look.px(_LOW)
        lowest = self.height() < self.look.px(_LOWEST)
        self.decks.setVisible(not (low and self._shows_card))
        self._place.setVisible(not (lowest and self._aims))
        self._aiming.setVisible(not lowest or self._aims)

    def _title_of(self, offer: GolfOffer) -> str:
        if offer.is_spread and offer.slot >= 0 and not offer.cards_title:
            words = translate("golf round", "Card {number} of {count}")
            words = words.replace("{number}", str(offer.slot + 1))
            return words.replace("{count}", str(len(offer.stacks)))
        return offer.cards_title or translate("golf round", "Drawn card")


class HoleFacts(QWidget):
    """The hole in large letters, with its facts below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(6), 0, look.px(6), 0)
        column.setSpacing(look.px(2))
        self._hole = label("", "course_name")
        column.addWidget(self._hole)
        self._rest = label("", "body", "second", wrap=True)
        column.addWidget(self._rest)
        column.addStretch(1)

    def show_facts(self, facts: tuple[str, ...]) -> None:
        """Show facts, the first one large."""
        self._hole.setText(facts[0] if facts else "")
        self._rest.setText("\n".join(facts[1:]))


def _centred(card: QWidget) -> QWidget:
    place = QWidget()
    row = QHBoxLayout(place)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
    return place


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


_WIDER = 228
"""Width of the columns in a wide window."""
_WIDE_BOARD = 1700
_ALONE = 126
"""Height of the order of play at most, where one person plays."""
_STRIP = 62
"""Height of the strip with its margins, at least."""


class RoundPanels:
    """Panels over the board, and where they stand."""

    def __init__(
        self, screen: QWidget, look: Look, motion: Motion, zooms: list[QAction], rivals: int = 0
    ) -> None:
        """``rivals`` is the number of automatic opponents."""
        self._look = look
        self.order = OrderOfPlay(look)
        self.order.setAccessibleName(translate("golf round", "Order of play"))
        self.strip = ScoreStrip(look)
        self.strip.setAccessibleName(translate("golf round", "Scores"))
        self.side = SidePanel(look, motion)
        self._left = Column(look, screen, WIDTH)
        self.rivals = RivalsPanel(look, rivals) if rivals else None
        """The opponents of Solo Chaos; None in any other mode."""
        self._left.add(self.order, tallest=_ALONE if rivals else 900)
        if self.rivals is not None:
            self._left.add(self.rivals)
            self._left.finish()
        self._right = Column(look, screen, WIDTH)
        self._right.add(self.side, tallest=900)
        self._top = Column(look, screen, WIDTH)
        self._top.add(self.strip)
        self.zoom = ZoomButtons(look, zooms, screen)
        self.log = LogPanel(look, screen)
        self.reach = ReachLegend(look, screen)
        """What the shot that is considered may come to."""
        self.toast = Toast(look, screen)
        self._free = QRect()
        self._corner = 0

    @property
    def papers(self) -> Sequence[Paper]:
        """Those of them that hide some of the board."""
        return [self._left, self._right, self._top]

    def arrange(self, board: QRect) -> QMargins:
        """Put the panels over the board; return how much of it they cover."""
        look = self._look
        wide = look.px(_WIDER if board.width() >= look.px(_WIDE_BOARD) else WIDTH)
        gap = look.px(Space.MEDIUM)
        side = wide + 2 * gap
        for column, left in ((self._left, board.left()), (self._right, board.right() + 1 - side)):
            column.setFixedWidth(side)
            column.setGeometry(left, board.top(), side, board.height())
        self._fit_rivals(board)
        high = max(look.px(_STRIP), self._top.sizeHint().height())
        self._top.setFixedWidth(board.width() - 2 * side + 2 * gap)
        self._top.setGeometry(board.left() + side - gap, board.top(), self._top.width(), high)
        self._arrange_floating(board, side, high)
        return QMargins(side, high, side, gap)

    def _fit_rivals(self, board: QRect) -> None:
        """Let the opponents have the room of the order of play, which tells less, in a low one."""
        if self.rivals is not None:
            room = board.height() / self._look.scale - 2 * Space.MEDIUM
            self.order.setVisible(room >= _ALONE + Space.PANEL_GAP + FULL_HEIGHT)
            self.rivals.set_low(room < FULL_HEIGHT)

    def _arrange_floating(self, board: QRect, side: int, high: int) -> None:
        look = self._look
        free = board.adjusted(side, high, -side, 0)
        self.zoom.adjustSize()
        self.zoom.move(
            free.right() - self.zoom.width(), free.bottom() - self.zoom.height() - look.px(8)
        )
        self.log.setGeometry(
            free.right() - self.log.width(),
            free.top(),
            self.log.width(),
            free.height() - self.zoom.height() - look.px(20),
        )
        self._free = free
        self.clear_board(())
        self.toast.stand(QPointF(free.center().x(), free.bottom() - look.px(10)))

    def clear_board(self, matters: Sequence[QRectF]) -> None:
        """Put the legend of chances into the corner where it hides least of the board.

        ``matters`` is what is to be seen of it, in pixels of the screen. It stays where
        another corner is no better.
        """
        free, size = self._free, self.reach.sizeHint()
        corners = [
            QPointF(left, low)
            for left in (free.left() + self._look.px(2), self.zoom.x() - size.width())
            for low in (free.bottom(), free.top() + size.height())
        ]

        def hides(number: int) -> tuple[int, bool]:
            body = QRectF(corners[number] - QPointF(0, size.height()), QSizeF(size))
            return sum(body.intersects(part) for part in matters), number != self._corner

        self._corner = min(range(len(corners)), key=hides)
        self.reach.stand(corners[self._corner])
