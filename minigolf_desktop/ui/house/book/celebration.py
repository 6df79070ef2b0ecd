"""Badges that a match has just earned, celebrated once and briefly over its end."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.badges import BadgeRecord
from minigolf_desktop.storage.badges import newly_earned
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame, reading, with_earlier
from minigolf_desktop.ui.common.art.emblem import paint_emblem
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

_STAYS = 9000
"""Milliseconds that it stays."""
_EMBLEM, _HIGH, _GAP = 46, 66, 10
_MOST_EMBLEMS = 3
_TOP = 10
"""From the upper edge of the window."""


class Celebration(QObject):
    """Looks, when there is time, for what a match earned, and shows it."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        book: GuestBook,
        game: HistoryGame,
        open_book: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window, self._folders = window, folders
        self._book, self._game = book, game
        self._open_book = open_book
        self.shown: BadgeNotice | None = None
        """What is shown; None where nothing was earned."""
        Piecemeal(self._earned(), self._show, self)

    def _earned(self) -> Iterator[Sequence[BadgeRecord] | None]:
        """Find the badges step by step; they come at the end."""
        book = self._book
        games, _ = yield from reading(self._folders.history)
        yield None
        earlier = yield from book.earlier(self._folders)
        yield None
        its = with_earlier([one for one in games if one.game == book.game], earlier)
        yield newly_earned(book.badges, its, self._game.match)

    def _show(self, badges: Sequence[BadgeRecord]) -> None:
        if badges:
            titles = [self._book.badge_words(badge.title) for badge in badges]
            self.shown = BadgeNotice(self._window.look, self._window, badges, titles)
            self.shown.followed = self._open_book
            self.shown.stand()
        QTimer.singleShot(_STAYS, self, self.deleteLater)


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
        """What a click does."""
        self.setAccessibleName(self.words)
        self.setToolTip(translate("book", "Open the guest book"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.deleteLater)

    @property
    def words(self) -> str:
        """What it says."""
        return with_colon(self._head, self._titles)

    def stand(self) -> None:
        """Stand in the middle of the upper edge, and go after a while."""
        size, room = self.sizeHint(), self._parent.width()
        wide = min(size.width(), room - 2 * self._look.px(_TOP))
        top = self._look.px(_TOP)
        self.setGeometry(QRect((room - wide) // 2, top, wide, size.height()))
        self.show()
        self.raise_()
        self._timer.start(_STAYS)
        announce(self, lambda: self.words)

    def sizeHint(self) -> QSize:
        """Return room for emblems and words."""
        look = self._look
        head = QFontMetricsF(font("panel_title", look.scale)).horizontalAdvance(self._head)
        below = QFontMetricsF(font("small_body", look.scale)).horizontalAdvance(self._titles)
        wide = self._left + max(head, below) + look.px(24)
        return QSize(round(wide), look.px(_HIGH))

    @property
    def _left(self) -> int:
        """Where the words begin."""
        count = min(_MOST_EMBLEMS, len(self._badges))
        return self._look.px(14 + count * (_EMBLEM + 4) + _GAP)

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
        side = look.px(_EMBLEM)
        for place, badge in enumerate(self._badges[:_MOST_EMBLEMS]):
            left = look.px(14) + place * look.px(_EMBLEM + 4)
            room = QRectF(left, (self.height() - side) / 2, side, side)
            paint_emblem(painter, room, badge.emblem)
        middle, wide = self.height() / 2, self.width() - self._left - look.px(12)
        head = QRectF(self._left, middle - look.px(22), wide, look.px(22))
        write(painter, head, self._head, font("panel_title", look.scale), theme.text)
        below = QRectF(self._left, middle, wide, look.px(20))
        write(painter, below, self._titles, font("small_body", look.scale), theme.second_text)
        painter.end()
