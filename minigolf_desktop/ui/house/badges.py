"""Badges: those of a game, pinned on cloth, and those that a match has just earned."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.content.badges import BadgeRecord
from minigolf_desktop.storage.badges import EarnedBadge, earned, newly_earned
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame, Played, read_history, with_earlier
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP, paint_patch, paint_plaque
from minigolf_desktop.ui.common.art.honours import paint_emblem
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.records.wall import HangingGallery
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.text import day, with_colon
from minigolf_desktop.ui.common.theme import Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import Exhibit
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label

_CELL = (150, 130)
"""Least width and height of a badge with its plaque."""
_COLUMNS = 7
_PLAQUE, _EDGE = 24, 9
_EMBLEM_SHARE = 0.3
"""Share of a high sheet that the emblem takes."""
_SHEET, _EMBLEM = 260, 150
"""Width of the sheet about the chosen badge, least side of its emblem."""


class BadgesPage(Pavilion):
    """All badges of a game on the cloth, and the chosen one on a sheet beside them."""

    def __init__(self, look: Look, book: GuestBook) -> None:
        super().__init__(look, translate("book", "Badges"))
        self._book = book
        self._earned: Mapping[str, EarnedBadge] = {}
        self.wall = BadgeWall(look, translate("book", "Badges"))
        """The badges, in their order."""
        self.sheet = BadgeSheet(look)
        """Describes the chosen badge."""
        row = QHBoxLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 10, Space.WIDE, Space.WIDE)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(self.sheet)
        row.addWidget(self.wall, 1)
        self.wall.chosen.connect(self._show)
        self.show_games(())

    def show_games(self, played: Sequence[Played]) -> None:
        """Show which badges some games earned."""
        book = self._book
        self._earned = earned(book.badges, played)
        exhibits = [
            Exhibit(badge.id, self._words(badge), partial(self._paint, badge))
            for badge in book.badges
        ]
        self.wall.show_exhibits(exhibits)

    @property
    def earned(self) -> frozenset[str]:
        """Ids of the badges that were earned."""
        return frozenset(self._earned)

    def _words(self, badge: BadgeRecord) -> str:
        """Return everything about a badge in one line."""
        told = with_colon(self._book.badge_words(badge.title), self._book.badge_words(badge.about))
        return f"{told} {self._state(badge)}"

    def _state(self, badge: BadgeRecord) -> str:
        found = self._earned.get(badge.id)
        if found is None:
            return translate("book", "Not earned yet")
        words = translate("book", "Earned on {date}")
        return words.replace("{date}", day(moment_of(found.by.game.date)))

    def _paint(self, badge: BadgeRecord, painter: QPainter, cell: QRectF) -> None:
        title = self._book.badge_words(badge.title)
        self.wall.paint_badge(painter, cell, badge, title, earned=badge.id in self._earned)

    def _show(self, key: str) -> None:
        badge = next((one for one in self._book.badges if one.id == key), None)
        if badge is not None:
            book = self._book
            is_earned = badge.id in self._earned
            words = (book.badge_words(badge.title), book.badge_words(badge.about))
            self.sheet.show_badge(badge, *words, self._state(badge), earned=is_earned)


class BadgeWall(HangingGallery):
    """The cloth that badges are pinned on."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name, *_CELL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the badges share the wall."""
        super().resizeEvent(event)
        least, room = self.look.size(*_CELL), self.maximumViewportSize()
        # The list keeps room for a scroll bar free, whether it has one or not.
        bar = self.style().pixelMetric(QtWidgets.QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        wide = room.width() - bar - self.look.px(6)
        columns = min(_COLUMNS, max(1, wide // least.width()))
        rows = max(1, -(-len(self.exhibits) // columns))
        high = max(least.height(), min(room.height() // rows, round(least.height() * 1.4)))
        self.setGridSize(QSize(wide // columns, high))

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where a badge is in its cell, with its plaque."""
        edge = self.look.px(_EDGE)
        return cell.adjusted(edge, edge, -edge, -edge)

    def paint_badge(
        self, painter: QPainter, cell: QRectF, badge: BadgeRecord, title: str, *, earned: bool
    ) -> None:
        """Paint a badge and its title in its cell."""
        look, theme = self.look, self.look.theme
        area = self.frame_in(cell)
        high = look.px(_PLAQUE)
        edge = look.px(6)
        room = area.adjusted(edge, edge, -edge, -high - 2 * edge)
        paint_emblem(painter, room, badge.emblem, earned=earned)
        plaque = QRectF(area.left() + edge, 0, area.width() - 2 * edge, high)
        plaque.moveBottom(area.bottom() - edge)
        paint_plaque(painter, plaque, theme, look.scale)
        words = plaque.adjusted(look.px(4), 0, -look.px(4), 0)
        ink = theme.text if earned else theme.second_text
        write(painter, words, title, font("caption", look.scale), ink, CENTER)


class BadgeSheet(Panel):
    """The chosen badge, large, and what it is given for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("book", "The badge looked at"))
        self.setFixedWidth(look.px(_SHEET))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (18, 18, 18, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        self._emblem = _Pinned(look)
        self._title = label("", "card_title", wrap=True)
        self._about = label("", "body", wrap=True)
        self._state = label("", "small_body", "second", wrap=True)
        column.addStretch(1)
        column.addWidget(self._emblem, 0, Qt.AlignmentFlag.AlignHCenter)
        for words in (self._title, self._about, self._state):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(words)
        column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the emblem be as large as there is room for."""
        super().resizeEvent(event)
        most = self.width() - 2 * self.look.px(18)
        side = min(most, max(self.look.px(_EMBLEM), round(self.height() * _EMBLEM_SHARE)))
        self._emblem.setFixedSize(side, side)

    def show_badge(
        self, badge: BadgeRecord, title: str, about: str, state: str, *, earned: bool
    ) -> None:
        """Tell about a badge."""
        self._emblem.show_badge(badge, earned=earned)
        self._title.setText(title)
        self._about.setText(about)
        self._state.setText(state)


class _Pinned(QWidget):
    """A badge on a patch of cloth."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._badge: BadgeRecord | None = None
        self._earned = False
        self.setFixedSize(look.size(_EMBLEM, _EMBLEM))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_badge(self, badge: BadgeRecord, *, earned: bool) -> None:
        self._badge, self._earned = badge, earned
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._badge is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_patch(painter, QRectF(self.rect()), self._look.theme, self._look.scale)
        edge = self._look.px(16)
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint_emblem(painter, room, self._badge.emblem, earned=self._earned)
        painter.end()


_NOTICE_STAYS = 9000
"""Milliseconds that it stays."""
_NOTICE_EMBLEM, _NOTICE_HIGH, _NOTICE_GAP = 46, 66, 10
_MOST_EMBLEMS = 3
_NOTICE_TOP = 10
"""From the upper edge of the window."""


class Celebration(QObject):
    """Looks for what a match earned when there is time, and shows it."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        book: GuestBook,
        game: HistoryGame,
        earlier: HistoryGame | None,
        open_book: Callable[[], None],
    ) -> None:
        """``earlier`` is how the match had ended before, where it was played on after that."""
        super().__init__(window)
        self._window, self._folders = window, folders
        self._book, self._game, self._earlier = book, game, earlier
        self._open_book = open_book
        self.shown: BadgeNotice | None = None
        """The notice; None where nothing was earned."""
        Piecemeal(self._earned(), self._show, self)

    def _earned(self) -> Iterator[Sequence[BadgeRecord] | None]:
        """Find the badges step by step; they come at the end."""
        book = self._book
        games, _ = yield from read_history(self._folders.history)
        yield None
        earlier = yield from book.earlier(self._folders)
        yield None
        its = with_earlier([one for one in games if one.game == book.game], earlier)
        yield newly_earned(book.badges, its, self._game.match, self._earlier)

    def _show(self, badges: Sequence[BadgeRecord]) -> None:
        if badges:
            titles = [self._book.badge_words(badge.title) for badge in badges]
            self.shown = BadgeNotice(self._window.look, self._window, badges, titles)
            self.shown.followed = self._open_book
            self.shown.stand()
        QTimer.singleShot(_NOTICE_STAYS, self, self.deleteLater)


class BadgeNotice(QWidget):
    """A slip of paper with the emblems; a click opens the guest book, and it goes by itself."""

    def __init__(
        self, look: Look, parent: QWidget, badges: Sequence[BadgeRecord], titles: Sequence[str]
    ) -> None:
        super().__init__(parent)
        self._look, self._parent = look, parent
        self._badges = tuple(badges)
        self._head = translate("book", "%n new badges", "", len(badges))
        self._titles = ", ".join(titles)
        self.followed: Callable[[], None] = self.hide
        """Called by a click."""
        self.setAccessibleName(self.words)
        self.setToolTip(translate("book", "Open the guest book"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.deleteLater)

    @property
    def words(self) -> str:
        """The words of the notice."""
        return with_colon(self._head, self._titles)

    def stand(self) -> None:
        """Show it for a while."""
        self.appear()
        self._timer.start(_NOTICE_STAYS)
        announce(self, lambda: self.words)

    def appear(self) -> None:
        """Show it in the middle of the upper edge."""
        size, room = self.sizeHint(), self._parent.width()
        wide = min(size.width(), room - 2 * self._look.px(_NOTICE_TOP))
        top = self._look.px(_NOTICE_TOP)
        self.setGeometry(QRect((room - wide) // 2, top, wide, size.height()))
        self.show()
        self.raise_()

    def sizeHint(self) -> QSize:
        """Return room for emblems and words."""
        look = self._look
        head = QFontMetricsF(font("panel_title", look.scale)).horizontalAdvance(self._head)
        below = QFontMetricsF(font("small_body", look.scale)).horizontalAdvance(self._titles)
        wide = self._left + max(head, below) + look.px(24)
        return QSize(round(wide), look.px(_NOTICE_HIGH))

    @property
    def _left(self) -> int:
        """Where the words begin."""
        count = min(_MOST_EMBLEMS, len(self._badges))
        return self._look.px(14 + count * (_NOTICE_EMBLEM + 4) + _NOTICE_GAP)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the guest book."""
        self.hide()
        self.followed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint slip, emblems and words."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.hover_edge)
        painter.setBrush(theme.panel)
        radius = Radius.PANEL.at(look.scale)
        slip = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(slip, radius, radius)
        side = look.px(_NOTICE_EMBLEM)
        for place, badge in enumerate(self._badges[:_MOST_EMBLEMS]):
            left = look.px(14) + place * look.px(_NOTICE_EMBLEM + 4)
            room = QRectF(left, (self.height() - side) / 2, side, side)
            paint_emblem(painter, room, badge.emblem)
        middle, wide = self.height() / 2, self.width() - self._left - look.px(12)
        head = QRectF(self._left, middle - look.px(22), wide, look.px(22))
        write(painter, head, self._head, font("panel_title", look.scale), theme.text)
        below = QRectF(self._left, middle, wide, look.px(20))
        write(painter, below, self._titles, font("small_body", look.scale), theme.second_text)
        painter.end()
