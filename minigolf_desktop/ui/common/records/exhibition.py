"""A pavilion with an easel and a wall: one picture large with its facts, all of them framed."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.replay import FinishedGames
from minigolf_desktop.storage.saved_matches import Save, saves
from minigolf_desktop.ui.common.art.furnishings import (
    PAVILION_TOP,
    paint_bubble,
    paint_dashed_frame,
    paint_easel,
    paint_frame,
    paint_pavilion,
    paint_shelf,
)
from minigolf_desktop.ui.common.art.honours import paint_rosette
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.picture import Steps, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label, picture_label
from minigolf_desktop.ui.common.widgets.tokens import round_portrait


class Pavilion(QFrame):
    """A card of cloth."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self.look = look
        self._ground = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pavilion: once a size."""
        ratio = self.devicePixelRatioF()
        if self._ground.deviceIndependentSize().toSize() != self.size():
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            ground = QPainter(self._ground)
            paint_pavilion(ground, QRectF(self.rect()), self.look.theme, self.look.scale)
            ground.end()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners = QPainterPath()
        radius = Radius.CARD.at(self.look.scale)
        corners.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(corners)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()


_EMPTY_FRAME = (150, 122)
"""Width and height of a frame at least."""
_EMPTY_GAP = 26
_HOST_PORTRAIT = 148
_HOST_BUBBLE = 330


class InvitationSign(QWidget):
    """Shows a host before empty frames, who asks for a first game."""

    def __init__(self, look: Look, words: str, host: str) -> None:
        """``host`` names the picture (:mod:`...art.pictures`) of the one who speaks."""
        super().__init__()
        self._look = look
        self._words = words
        self._host = host
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def words(self) -> str:
        """What is said."""
        return self._words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frames and the host before them."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high, gap = look.px(_EMPTY_FRAME[0]), look.px(_EMPTY_FRAME[1]), look.px(_EMPTY_GAP)
        columns = max(1, (self.width() + gap) // (wide + gap))
        rows = max(1, (self.height() + gap) // (high + gap))
        across = (self.width() - gap * (columns - 1)) / columns
        down = (self.height() - gap * (rows - 1)) / rows
        host = self._host_area()
        bubble = self._bubble_area(host)
        kept = host.united(bubble).adjusted(-gap / 3, -gap / 3, gap / 3, gap / 3)
        for place in range(rows * columns):
            row, column = divmod(place, columns)
            frame = QRectF(column * (across + gap), row * (down + gap), across, down)
            frame = frame.adjusted(2, 2, -2, -2)
            if not frame.intersects(kept):
                paint_dashed_frame(painter, frame, look.scale)
        side = round(host.width())
        portrait = round_portrait(self._host, side, self.devicePixelRatioF(), look.theme)
        painter.drawPixmap(host.topLeft(), portrait)
        tip = QPointF(host.right() + look.px(2), host.top() + host.height() * 0.42)
        paint_bubble(painter, bubble, tip, look.theme, look.scale)
        painter.setPen(look.theme.text)
        painter.setFont(font("card_title", look.scale))
        margin = look.px(18)
        inside = bubble.adjusted(margin, margin / 2, -margin, -margin / 2)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, int(flags), self._words)
        painter.end()

    def _host_area(self) -> QRectF:
        look = self._look
        side = min(look.px(_HOST_PORTRAIT), self.height() * 0.6)
        whole = side + look.px(20) + self._bubble_width()
        left = round((self.width() - whole) / 2)
        return QRectF(left, round((self.height() - side) / 2), side, side)

    def _bubble_width(self) -> float:
        return float(min(self._look.px(_HOST_BUBBLE), self.width() * 0.6))

    def _bubble_area(self, host: QRectF) -> QRectF:
        look = self._look
        wide, margin = self._bubble_width(), look.px(18)
        metrics = QFontMetricsF(font("card_title", look.scale))
        room = QRectF(0, 0, wide - 2 * margin, 10_000)
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words).height()
        area = QRectF(0, 0, wide, high + 2 * margin)
        area.moveTopLeft(QPointF(host.right() + look.px(20), host.center().y() - area.height() / 2))
        return area


class Shown(NamedTuple):
    """A picture."""

    what: object
    """Tells it from any other picture that the same frame may hold."""
    steps: Steps
    """Paint it."""
    course: str = ""
    """Which course it is of: a picture of the same stays until the other is painted."""


FindPicture = Callable[[], Shown | None]
"""Tells what is to be painted in a frame; None where nothing is known of the course."""


def in_meadow(look: Look, pieces: Callable[[], Iterator[QImage | QPixmap | None]]) -> Steps:
    """Return the steps of a small picture that is laid on a piece of meadow at the end."""

    def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
        small = QPixmap()
        for picture in pieces():
            if isinstance(picture, QImage):
                small = QPixmap.fromImage(picture)
            elif picture is not None:
                small = picture
            yield None
        yield on_meadow(small, look, width, height, ratio)

    return steps


PORTRAIT = 38
"""Width of the portraits on the sheet."""
_CANVAS_RIM = 11
"""Width of frame and paper round the picture."""
_EASEL_HEAD, _EASEL_FOOT = 24, 34
"""Room for the head of the easel, and for what is seen of its legs."""
_CANVAS_SHAPE = 1.16
"""Width of a canvas, for a height of 1."""


class Masterpiece(NamedTuple):
    """The course looked at."""

    score: str
    """What was reached."""
    verdict: str
    """What that is worth, or whose it is."""
    badge: QPixmap
    """Face or tokens beside the score; a null one for none."""
    title: str
    """What it is."""
    people: tuple[tuple[QPixmap, str], ...]
    """Portraits and names of those whom it was made for, or who made it."""
    notes: tuple[str, ...]
    """What else is to be told, a line each."""
    picture: FindPicture
    best: bool
    """Whether it is the best of its kind, and wears the rosette."""


class Easel(QWidget):
    """Shows a course as large as there is room for, as soon as it is painted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._find: FindPicture = lambda: None
        self._is_best = False
        self._picture = QPixmap()
        self._wanted: tuple[object, QSize, float] | None = None
        self._course = ""
        self._work: Piecemeal | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(180, 150))

    @property
    def is_painted(self) -> bool:
        """Whether the picture is there."""
        return not self._picture.isNull()

    def show_piece(self, piece: Masterpiece | None) -> None:
        """Show a course; none leaves the easel bare."""
        if piece is None:
            self.show_picture("", lambda: None)
        else:
            self.show_picture(piece.title, piece.picture, piece.best)

    def show_picture(self, title: str, picture: FindPicture, best: bool = False) -> None:
        """Show a picture; the best of its kind wears the rosette."""
        self._find, self._is_best = picture, best
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the easel, and the course on it."""
        look = self._look
        canvas = self._canvas()
        self._renew(canvas)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_easel(painter, canvas, self.height(), look.scale)
        if self._picture.isNull():
            paint_dashed_frame(painter, canvas, look.scale)
        else:
            room = paint_frame(painter, canvas, look.theme, look.scale)
            painter.drawPixmap(room, self._picture, QRectF(self._picture.rect()))
        paint_shelf(painter, canvas, look.scale)
        if self._is_best:
            radius = look.px(30)
            corner = canvas.topRight() + QPointF(-radius * 0.45, radius * 0.5)
            paint_rosette(painter, corner, radius, look.theme.hover_edge, "trophy")
        painter.end()

    def _canvas(self) -> QRectF:
        look = self._look
        room = QRectF(self.rect()).adjusted(
            look.px(16), look.px(_EASEL_HEAD), -look.px(16), -look.px(_EASEL_FOOT)
        )
        wide = min(room.width(), room.height() * _CANVAS_SHAPE)
        high = min(room.height(), wide / _CANVAS_SHAPE)
        canvas = QRectF(0, 0, wide, high)
        canvas.moveCenter(room.center())
        return canvas

    def _renew(self, canvas: QRectF) -> None:
        """Begin another picture where it is not the one wanted."""
        shown = self._find()
        if shown is None:
            self._wanted, self._picture = None, QPixmap()
            return
        rim = self._look.px(_CANVAS_RIM)
        room = canvas.adjusted(rim, rim, -rim, -rim).toRect()
        wanted = (shown.what, room.size(), self.devicePixelRatioF())
        if wanted == self._wanted or room.isEmpty():
            return
        is_same = bool(shown.course) and shown.course == self._course
        if not is_same and (self._wanted is None or self._wanted[0] != shown.what):
            self._picture = QPixmap()
        self._wanted, self._course = wanted, shown.course
        if self._work is not None:
            self._work.stop()
        steps = shown.steps(room.width(), room.height(), self.devicePixelRatioF())
        self._work = Piecemeal(steps, self._take, self)

    def _take(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()


class FactSheet(Panel):
    """Score, verdict, people and notes of the course on the easel."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self._inside: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (16, 10, 16, 12)))

    def show_piece(self, piece: Masterpiece | None) -> None:
        """Tell about a course."""
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
            self._inside = None
        if piece is None:
            return
        look = self.look
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._head(piece))
        if piece.people:
            column.addLayout(self._people(piece.people))
        if any(piece.notes):
            notes = QVBoxLayout()
            notes.setSpacing(look.px(1))
            for note in filter(None, piece.notes):
                notes.addWidget(ElidedLabel(note, "caption", "second"))
            column.addLayout(notes)
        self._column.addWidget(self._inside)

    def _head(self, piece: Masterpiece) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        if not piece.badge.isNull():
            row.addWidget(picture_label(piece.badge))
        row.addWidget(label(piece.score, "course_name"), 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        if piece.verdict:
            words.addWidget(ElidedLabel(piece.verdict, "panel_title"))
        words.addWidget(ElidedLabel(piece.title, "small_body", "second"))
        words.addStretch(1)
        row.addLayout(words, 1)
        return row

    def _people(self, people: Sequence[tuple[QPixmap, str]]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        for portrait, name in people:
            row.addWidget(picture_label(portrait, name))
            row.addWidget(ElidedLabel(name, "small_bold"), 1)
        return row


_EASEL_SHARE, _WALL_SHARE = 30, 70
"""Shares of the width."""


class Exhibition(QWidget):
    """Shows pictures, or a host as long as there are none."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        self._pavilion = Pavilion(look, name)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._pavilion)
        self.easel = Easel(look)
        """The picture looked at."""
        self.sheet = FactSheet(look, translate("records", "The course on the easel"))
        """What is told about it."""
        self.invitation: InvitationSign | None = None
        """What is shown while there is nothing to show."""
        self._gallery: tuple[QWidget, ...] = ()

    def hang(self, wall: QWidget, words: str, host: str, buttons: Sequence[QWidget]) -> None:
        """Lay everything out, the buttons on the lawn.

        While there is nothing to show, ``host`` says ``words``.
        """
        look = self.look
        grid = QGridLayout(self._pavilion)
        sides = (Space.WIDE, PAVILION_TOP + 4, Space.WIDE, Space.LARGE)
        grid.setContentsMargins(*(look.px(side) for side in sides))
        grid.setHorizontalSpacing(look.px(Space.WIDE))
        grid.setVerticalSpacing(look.px(Space.MEDIUM))
        stand = QWidget()
        column = QVBoxLayout(stand)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.easel, 1)
        column.addWidget(self.sheet)
        self.invitation = InvitationSign(look, words, host)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.MEDIUM))
        foot.addStretch()
        for one in buttons:
            foot.addWidget(one)
        grid.addWidget(stand, 0, 0, 2, 1)
        grid.addWidget(wall, 0, 1)
        grid.addWidget(self.invitation, 0, 0, 1, 2)
        grid.addLayout(foot, 1, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, _EASEL_SHARE)
        grid.setColumnStretch(1, _WALL_SHARE)
        self._gallery = (stand, wall)

    def show_gallery(self, anything: bool) -> None:
        """Show easel and wall, or the invitation."""
        for part in self._gallery:
            part.setVisible(anything)
        if self.invitation is not None:
            self.invitation.setVisible(not anything)

    def look_at(self, piece: Masterpiece | None) -> None:
        """Put a picture on the easel."""
        self.easel.show_piece(piece)
        self.sheet.show_piece(piece)


AT_ONCE = 14
"""Saved games that are looked at before the page is shown; the others follow."""


def gates_button(look: Look) -> QPushButton:
    """Return the button that opens the gates of a finished course."""
    result = button(look, translate("opening day", "Open the gates"), "pill", "fun")
    result.setToolTip(translate("opening day", "People come to putt on the course"))
    return result


def sheet_button(look: Look) -> QPushButton:
    """Return the button that shows a course on paper."""
    result = button(look, translate("print", "On paper"), "pill", "print")
    result.setToolTip(translate("print", "The course as a sheet to print, with a score card"))
    return result


class RecordsPage(Exhibition):
    """The best scores of a game: the one looked at on an easel, all of them on the wall."""

    opens_gates = False
    """Whether people come to the courses of the game."""

    new_game = Signal()
    """Another match is asked for."""
    game_wanted = Signal(Path)
    """The finished match of a line is asked for, with its course; carries its journal."""
    review_wanted = Signal(Path)
    """The finished match of a line is to be seen again, turn by turn; carries its journal."""
    gates_wanted = Signal(Path)
    """The opening day of a course is to be seen; carries the journal of its finished match."""
    sheet_wanted = Signal(Path)
    """A course is to be seen on paper; carries the journal of its finished match."""
    course_wanted = Signal(object)
    """The course of a line is asked for, to be played on; carries what the game calls a course."""

    def __init__(self, look: Look, name: str, warning: str = "") -> None:
        super().__init__(look, name)
        self.warning = warning
        """What was wrong with the file of the scores; empty where it is sound."""
        self.choosers: Sequence[QWidget] = ()
        """What the list is chosen by, for the heading of the screen."""
        self.open_button = button(look, translate("records", "Show the course"), "pill", "eye")
        """Opens the course of the line chosen."""
        self.open_button.setToolTip(translate("records", "Enter, or a double click on the line"))
        self.open_button.clicked.connect(self._find_and_open)
        self.review_button = button(look, translate("review", "Replay"), "pill", "eye")
        """Shows the match of the line chosen again, where it is still kept."""
        self.review_button.setToolTip(
            translate("review", "Turn by turn, with what the computer thinks")
        )
        self.review_button.clicked.connect(self._review)
        self.review_button.hide()
        self.gates_button = gates_button(look)
        """Opens the gates of the course of the line chosen, where its match is still kept."""
        self.gates_button.clicked.connect(self._open_gates)
        self.gates_button.hide()
        self.sheet_button = sheet_button(look)
        """Shows the course of the line chosen on paper, where its match is still kept."""
        self.sheet_button.clicked.connect(self._print)
        self.sheet_button.hide()
        self.games = FinishedGames("")
        """The finished games that the lines lead to."""
        self._search: Piecemeal | None = None
        self._journal: Path | None = None

    def look_for_games(self, folders: Folders, game: str) -> None:
        """Look for the finished games of a game, which the lines lead to."""
        self.games = FinishedGames(game)
        self._search = Piecemeal(saves(folders), self.know, self, AT_ONCE)

    def know(self, save: Save) -> None:
        """Note a saved game: a line may lead to it."""
        self.games.add(save)
        self.offer()

    def offer(self) -> None:
        """Enable the buttons that the chosen line has something for."""
        raise NotImplementedError

    def offer_review(self, journal: Path | None) -> None:
        """Let a match be seen again that is still kept; None where it is not."""
        self._journal = journal
        self.review_button.setVisible(journal is not None)
        self.gates_button.setVisible(journal is not None and self.opens_gates)
        self.sheet_button.setVisible(journal is not None)

    def _print(self) -> None:
        if self._journal is not None:
            self.sheet_wanted.emit(self._journal)

    def _open_gates(self) -> None:
        if self._journal is not None:
            self.gates_wanted.emit(self._journal)

    def _review(self) -> None:
        if self._journal is not None:
            self.review_wanted.emit(self._journal)

    def _find_and_open(self) -> None:
        if self._search is not None:
            self._search.finish()
        self.open_course()

    def open_course(self) -> None:
        """Ask for the course of the line chosen, where there still is one."""
        raise NotImplementedError

    def let_open(self, view: QAbstractItemView) -> None:
        """Let Enter and a double click on a course or a line open its course."""
        view.activated.connect(lambda _: self._find_and_open())

    # Showing

    def lay_out(self, wall: QWidget, words: str, host: str) -> None:
        """Lay the page out; while there is nothing to show, ``host`` says ``words``."""
        again = button(self.look, translate("records", "New game"), "main", "start")
        again.clicked.connect(self.new_game)
        self.hang(
            wall,
            words,
            host,
            (
                *(self.gates_button, self.sheet_button, self.review_button),
                *(self.open_button, again),
            ),
        )

    def show_gallery(self, anything: bool) -> None:
        """Show easel and wall, or the invitation."""
        super().show_gallery(anything)
        self.open_button.setVisible(anything)
