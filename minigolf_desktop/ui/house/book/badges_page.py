"""The badges of a game, pinned on cloth; those still to earn are dashed."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from minigolf_desktop.content.badges import BadgeRecord
from minigolf_desktop.storage.badges import Earned, earned
from minigolf_desktop.storage.statistics import Played
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP, paint_patch
from minigolf_desktop.ui.common.art.emblem import paint_emblem
from minigolf_desktop.ui.common.art.frames import paint_plaque
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.records.hanging import HangingGallery
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.reference.gallery import Exhibit
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label

translate = QCoreApplication.translate

_CELL = (150, 130)
"""Width and height of the room for a badge and its plaque at least."""
_COLUMNS = 7
_PLAQUE, _EDGE = 24, 9
_SHARE = 0.3
"""Share of a high sheet that the emblem takes."""
_SHEET, _EMBLEM = 260, 150
"""Width of the sheet about the badge looked at, side of its emblem at least."""


class BadgesPage(Pavilion):
    """All badges of a game on the cloth, and the one looked at on a sheet beside them."""

    def __init__(self, look: Look, book: GuestBook) -> None:
        super().__init__(look, translate("book", "Badges"))
        self._book = book
        self._earned: Mapping[str, Earned] = {}
        self.wall = BadgeWall(look, translate("book", "Badges"))
        """The badges, in their order."""
        self.sheet = BadgeSheet(look)
        """What is told about the one looked at."""
        row = QHBoxLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 10, Space.WIDE, Space.WIDE)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(self.sheet)
        row.addWidget(self.wall, 1)
        self.wall.chosen.connect(self._show)
        self.show_games(())

    def show_games(self, played: Sequence[Played]) -> None:
        """Show which badges were earned in some games."""
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
        return words.replace("{date}", day(datetime.fromisoformat(found.by.game.date)))

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
        least, room = self._look.size(*_CELL), self.maximumViewportSize()
        # The list keeps room for a scroll bar free, whether it has one or not.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        wide = room.width() - bar - self._look.px(6)
        columns = min(_COLUMNS, max(1, wide // least.width()))
        rows = max(1, -(-len(self.exhibits) // columns))
        high = max(least.height(), min(room.height() // rows, round(least.height() * 1.4)))
        self.setGridSize(QSize(wide // columns, high))

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where a badge is in its cell, with its plaque."""
        edge = self._look.px(_EDGE)
        return cell.adjusted(edge, edge, -edge, -edge)

    def paint_badge(
        self, painter: QPainter, cell: QRectF, badge: BadgeRecord, title: str, *, earned: bool
    ) -> None:
        """Paint a badge and its title in its cell."""
        look, theme = self._look, self._look.theme
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
    """The badge looked at, large, and what it is given for."""

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
        side = min(most, max(self.look.px(_EMBLEM), round(self.height() * _SHARE)))
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
