"""Courses to choose from: small on the cards of a shelf, and the chosen one large."""

import base64
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.designer.courses import CourseFile, course_to_json
from minigolf_desktop.storage.putt_dice import PuttingBook, playable_course
from minigolf_desktop.ui.common.art.colours import CONCRETE, KERB, KERB_DARK
from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import PaintingLater, Piecemeal
from minigolf_desktop.ui.common.text import Figure, content_name
from minigolf_desktop.ui.common.theme import FontRole, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import meadow_pixmap, on_meadow
from minigolf_desktop.ui.common.worker import Work
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps

PictureOf = Callable[[CourseFile], QPixmap | None]
"""Returns the small picture of a course; None while it is being painted."""

COLUMNS = 3
"""Cards beside each other on the shelf."""
_FOOT = 58
"""Room for the words below the picture."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class CourseCard(QAbstractButton):
    """Shows a course small: checked while it is chosen, played by a double click."""

    opened = Signal()
    """It is to be played at once."""
    walk = Signal(int)
    """The keyboard goes on by so many cards."""

    def __init__(
        self,
        look: Look,
        course_file: CourseFile,
        course: PuttCourse | None,
        book: PuttingBook,
        picture_of: PictureOf,
    ) -> None:
        super().__init__()
        self.course_file = course_file
        """The file."""
        self.course = course
        """What is putted on; None while the course needs a repair."""
        bests = book.bests_on(course) if course else None
        self._record = bests.record[1].strokes if bests else None
        self._look = look
        self._picture_of = picture_of
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(180, 150))
        self.setAccessibleName(f"{self.title}, {self.facts}")

    @property
    def title(self) -> str:
        """Name of the course."""
        return content_name(self.course_file.name) or translate("putting", "Nameless course")

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(240, 170)

    @property
    def facts(self) -> str:
        """How long the course is, and its record; that it needs a repair."""
        course = self.course
        if course is None:
            return translate("putting", "needs a repair")
        par = translate("putting", "par {par}").replace("{par}", str(course.par))
        facts = f"{par}  ·  {Figure(course.length).tiles}"
        if self._record is not None:
            record = translate("putting", "record {strokes}")
            facts += "  ·  " + record.replace("{strokes}", str(self._record))
        return facts

    def thumbnail(self) -> QPixmap | None:
        """Return the small picture of the course; None while it is being painted."""
        return self._picture_of(self.course_file)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.isChecked()
        edge = theme.hover_edge if lit or self.underMouse() else theme.line
        painter.setPen(QPen(theme.focus if self.hasFocus() else edge, 3 if lit else 1.2))
        painter.setBrush(theme.hover if lit else theme.panel)
        painter.drawRoundedRect(body, px(16), px(16))
        room = body.adjusted(px(8), px(8), -px(8), -px(_FOOT)).toRect()
        painter.drawPixmap(room.topLeft(), self._picture_in(room.size()))
        left, right = body.x() + px(12), body.right() - px(10)
        top = body.bottom() - px(_FOOT) + px(4)
        line = QRectF(left, top, right - left, px(24))
        self._write(painter, line, self.title, "panel_title", theme.text)
        line.moveTop(top + px(22))
        tone = theme.second_text if self.course else theme.wrong
        self._write(painter, line, self.facts, "caption_bold", tone)
        painter.end()

    @property
    def waits(self) -> bool:
        """Whether its picture is still to be painted."""
        return self._picture.isNull()

    def _picture_in(self, room: QSize) -> QPixmap:
        """Return the picture in a size; bare meadow until it is painted."""
        if self._picture.deviceIndependentSize().toSize() != room:
            wanted = self._look, room.width(), room.height(), self.devicePixelRatioF()
            thumbnail = self.thumbnail()
            if thumbnail is None:
                return meadow_pixmap(*wanted)
            self._picture = on_meadow(thumbnail, *wanted)
        return self._picture

    def _write(
        self, painter: QPainter, line: QRectF, text: str, role: FontRole, ink: QColor
    ) -> None:
        write(painter, line, text, font(role, self._look.scale), ink)

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Play the course."""
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Enter plays."""
        if event.key() in _STEPS:
            self.walk.emit(_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


AT_ONCE = 9
"""Cards that the shelf holds from the first moment: as many as are seen."""


class PuttShelf(QWidget):
    """Holds the cards of all courses; one of them is chosen."""

    chosen_changed = Signal()
    """Another course is chosen."""
    opened = Signal()
    """The chosen course is to be played at once."""

    def __init__(
        self, look: Look, courses: Iterator[CourseFile], book: PuttingBook, picture_of: PictureOf
    ) -> None:
        super().__init__()
        self._look = look
        self._book = book
        self._picture_of = picture_of
        self.cards: list[CourseCard] = []
        """The courses, in the order shown."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(Space.MEDIUM))
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        Piecemeal(courses, self._add, self, AT_ONCE)
        if self.cards:
            self.cards[0].setChecked(True)

    @property
    def chosen(self) -> CourseCard | None:
        """The chosen course."""
        return next((card for card in self.cards if card.isChecked()), None)

    def choose(self, place: int) -> None:
        """Choose the course at a place; the last is followed by the first."""
        card = self.cards[place % len(self.cards)]
        card.setChecked(True)
        card.setFocus(Qt.FocusReason.TabFocusReason)

    def paint_anew(self) -> None:
        """Paint the cards that wait for a picture."""
        for card in self.cards:
            if card.waits:
                card.update()

    def _add(self, course_file: CourseFile) -> None:
        place = len(self.cards)
        card = CourseCard(
            self._look, course_file, playable_course(course_file), self._book, self._picture_of
        )
        card.toggled.connect(self.chosen_changed)
        card.opened.connect(self.opened)
        card.walk.connect(lambda step: self.choose(place + step))
        self.cards.append(card)
        self._grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        if place % COLUMNS == 0:
            # At once: layout and scroll area see to a new row a moment later, and the rows would
            # overlap meanwhile.
            card.setVisible(True)
            self.resize(self.width(), max(self.height(), self._grid.minimumSize().height()))


KEPT = 6 * MEGABYTE
"""Bytes of pictures that are kept, those seen last: a shelf may hold hundreds of courses."""


class Thumbnails(PaintingLater):
    """Has the pictures painted that cards ask for as they are seen, one after the other."""

    painted = Signal()
    """One more picture is there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._done = Atlas(KEPT)
        self._wanted: OrderedDict[Hashable, CourseFile] = OrderedDict()
        self._work: Work | None = None

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return self._work is not None

    def picture(self, course_file: CourseFile) -> QPixmap | None:
        """Return the picture of a course; None until it is painted, which is told."""
        key = _key(course_file)
        done = self._done.found(key)
        if done is not None:
            return done
        # What was seen last is painted first: who scrolls by has gone on.
        self._wanted[key] = course_file
        self._wanted.move_to_end(key)
        self._paint_next()
        return None

    def drop(self) -> None:
        """Forget what still waits to be painted."""
        self._wanted.clear()

    def _paint_next(self) -> None:
        if self._work is not None or not self._wanted:
            return
        key, course_file = self._wanted.popitem()
        # Who paints it reads it: nothing is looked at twice, and least of all while it is painted.
        work = self._work = self._window.workers.pictures.ask(
            "small picture", course_to_json(course_file)
        )
        work.ended.connect(self._paint_another)
        work.answered.connect(lambda answer: self._keep(key, answer))
        for failed in (work.refused, work.failed):
            failed.connect(lambda *_: self._do_without(key))

    def _paint_another(self) -> None:
        self._work = None
        self._paint_next()

    def _keep(self, key: Hashable, answer: Any) -> None:
        picture = QPixmap()
        picture.loadFromData(base64.b64decode(answer))
        self._put(key, picture)

    def _do_without(self, key: Hashable) -> None:
        """Ask no more for a picture that cannot be painted: the reason was told."""
        nothing = QPixmap(1, 1)
        nothing.fill(Qt.GlobalColor.transparent)
        self._put(key, nothing)

    def _put(self, key: Hashable, picture: QPixmap) -> None:
        self._done.picture(key, lambda: picture)
        self.painted.emit()


def _key(course_file: CourseFile) -> Hashable:
    """Return what tells the picture of a course from others: what lies where, on which land."""
    course = course_file.course
    return course.land.gate, course.land.free, tuple(course.tiles.items())


class Hazards(NamedTuple):
    """Counts the tiles of a course that bring bad luck, by kind."""

    slopes: int
    pools: int
    flowers: int


def hazards_of(course: PuttCourse) -> Hazards:
    """Return the hazards that players meet from the first tee to the last green."""
    tiles = [tile for hole in course.holes for tile in hole.tiles]
    return Hazards(
        sum(tile.slope for tile in tiles),
        sum(tile.water for tile in tiles),
        sum(tile.flowers for tile in tiles),
    )


def character_words(course: PuttCourse) -> str:
    """Return what to mind most: what most tiles have, else whether they cost much to leave."""
    hazards = hazards_of(course)
    most = max(hazards)
    if most * 2 < len(course.holes):
        if course.par >= 2 * course.length:
            return translate("putting", "A long day: every tile costs much to leave.")
        return translate("putting", "A stroll: little gets in the way of the ball.")
    if hazards.pools == most:
        return translate("putting", "Mind the water: a splash costs a stroke.")
    if hazards.slopes == most:
        return translate("putting", "Up and down: a ball rolls back from the slopes.")
    return translate("putting", "Between flower beds: a ball among them costs a stroke.")


def hazard_words(course: PuttCourse) -> tuple[tuple[str, str], ...]:
    """Return icon and words of every kind of hazard that there is."""
    slopes, pools, flowers = hazards_of(course)
    found = (
        ("slope", translate("putting", "%n slopes", "", slopes), slopes),
        ("pool", translate("putting", "%n pools", "", pools), pools),
        ("flower", translate("putting", "%n flower beds", "", flowers), flowers),
    )
    return tuple((icon, words) for icon, words, count in found if count)


class SharpCourse(QObject):
    """Paints a course piece by piece, in the size that was asked for last."""

    painted = Signal()
    """The picture is there."""

    def __init__(self, atlas: TileAtlas, parent: QObject) -> None:
        super().__init__(parent)
        self._atlas = atlas
        self._course: Course | None = None
        self._room = QSize()
        self._picture = QImage()
        self._painting: Piecemeal | None = None

    def show(self, course: Course | None) -> None:
        """Paint another course from now on; None for none."""
        if course is not self._course:
            self._stop()
            self._course, self._room, self._picture = course, QSize(), QImage()

    def picture(self, room: QSize) -> QImage:
        """Return the picture, at most so many pixels large; none until it is painted."""
        if room != self._room and self._course is not None and not room.isEmpty():
            self._stop()
            self._room, self._picture = room, QImage()
            steps = thumbnail_steps(self._course, self._atlas, room=room)
            self._painting = Piecemeal(steps, self._take, self)
        return self._picture

    def _take(self, picture: QImage) -> None:
        self._picture = picture
        self._stop()
        self.painted.emit()

    def _stop(self) -> None:
        if self._painting is not None:
            self._painting.stop()
            self._painting = None


_EDGE = 14
_WORDS = 94
"""Height of name, character and hazards below the picture."""
_PROFILE = 92
"""Height of the row of holes."""
_NUMBER, _PAR = 20, 18
"""Height of the number below a hole and of the par above it."""
_LOWEST = 5
"""Height of a hole of par 0."""


class CourseStage(QWidget):
    """Shows one course at a time."""

    def __init__(self, look: Look, atlas: TileAtlas) -> None:
        super().__init__()
        self._sharp = SharpCourse(atlas, self)
        self._sharp.painted.connect(self.update)
        self._look = look
        self._card: CourseCard | None = None
        self._picture = QPixmap()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(380, 300))

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(490, 500)

    def show_card(self, card: CourseCard | None) -> None:
        """Show the course of a card; None for none."""
        if card is not self._card:
            self._picture = QPixmap()
        self._card = card
        self._sharp.show(None if card is None else card.course_file.course)
        self.setAccessibleName("" if card is None else card.title)
        self.setAccessibleDescription(self._spoken())
        self.update()

    @property
    def is_sharp(self) -> bool:
        """Whether the picture is there in its full size."""
        return not self._picture.isNull()

    def paint_anew(self) -> None:
        """Paint the picture if it was missing."""
        if not self.is_sharp:
            self.update()

    def _spoken(self) -> str:
        """Return everything shown as a text."""
        course = None if self._card is None else self._card.course
        if course is None:
            return ""
        words = [character_words(course), *(text for _, text in hazard_words(course))]
        hole = translate("putting", "Hole {number}")
        par = translate("putting", "par {par}")
        words += [
            f"{hole.replace('{number}', str(number))} {par.replace('{par}', str(one.par))}"
            for number, one in enumerate(course.holes, 1)
        ]
        return ", ".join(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture, words and holes."""
        card, px, theme = self._card, self._look.px, self._look.theme
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(px(_EDGE), px(_EDGE), -px(_EDGE), -px(10))
        course = card.course
        below = px(_WORDS) + (px(_PROFILE) if course else 0)
        frame = room.adjusted(0, 0, 0, -below)
        self._paint_picture(painter, frame, card)
        line = QRectF(room.x(), frame.bottom() + px(8), room.width(), px(30))
        facts, face = card.facts, font("small_bold", self._look.scale)
        wide = QFontMetricsF(face).horizontalAdvance(facts) + 2
        self._write(painter, line.adjusted(0, 0, -wide - px(8), 0), card.title, "course_name")
        tone = theme.second_text if course else theme.wrong
        right = QRectF(line.right() - wide, line.y() + px(4), wide, line.height())
        write(painter, right, facts, face, tone)
        if course is not None:
            line.translate(0, px(31))
            line.setHeight(px(22))
            self._write(painter, line, character_words(course), "body")
            line.translate(0, px(25))
            self._paint_hazards(painter, line, course)
            holes = QRectF(room.x(), room.bottom() - px(_PROFILE), room.width(), px(_PROFILE))
            self._paint_holes(painter, holes, course)
        painter.end()

    def _paint_picture(self, painter: QPainter, frame: QRectF, card: CourseCard) -> None:
        """Paint the course sharply, or its small picture until that is done."""
        size, ratio, look = frame.size().toSize(), self.devicePixelRatioF(), self._look
        margin = 2 * look.px(_EDGE)
        sharp = self._sharp.picture((size - QSize(margin, margin)) * ratio)
        shown = self._picture
        if shown.deviceIndependentSize().toSize() != size:
            wanted = look, size.width(), size.height(), ratio
            small = card.thumbnail()
            if not sharp.isNull():
                picture = QPixmap.fromImage(sharp)
                shown = on_meadow(picture, *wanted, largest=QSizeF(sharp.size()) / ratio)
                self._picture = shown
            else:
                shown = meadow_pixmap(*wanted) if small is None else on_meadow(small, *wanted)
        painter.save()
        corners = QPainterPath()
        corners.addRoundedRect(frame, look.px(10), look.px(10))
        painter.setClipPath(corners)
        painter.drawPixmap(frame.topLeft(), shown)
        painter.restore()

    def _paint_hazards(self, painter: QPainter, line: QRectF, course: PuttCourse) -> None:
        look, theme = self._look, self._look.theme
        face, x = font("small_bold", look.scale), line.x()
        side = look.px(18)
        for icon, words in hazard_words(course):
            picture = icon_pixmap(icon, theme.second_text, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, line.center().y() - side / 2), picture)
            x += side + look.px(5)
            wide = QFontMetricsF(face).horizontalAdvance(words) + 2
            write(painter, QRectF(x, line.y(), wide, line.height()), words, face, theme.second_text)
            x += wide + look.px(16)

    def _paint_holes(self, painter: QPainter, room: QRectF, course: PuttCourse) -> None:
        """Paint the holes as blocks of concrete: the higher, the more strokes they ask for."""
        look, theme = self._look, self._look.theme
        px = look.px
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(room.topLeft() + QPointF(0, 2), room.topRight() + QPointF(0, 2))
        step = room.width() / len(course.holes)
        base = room.bottom() - px(_NUMBER)
        tallest = max(hole.par for hole in course.holes)
        high = base - room.top() - px(_PAR + 8) - px(_LOWEST)
        for place, hole in enumerate(course.holes):
            left = room.x() + place * step
            tall = px(_LOWEST) + high * hole.par / max(1, tallest)
            block = QRectF(left + step * 0.2, base - tall, step * 0.6, tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(KERB_DARK)
            painter.drawRoundedRect(block, px(4), px(4))
            painter.setBrush(KERB)
            painter.drawRoundedRect(block.adjusted(0, 0, 0, -1.5), px(4), px(4))
            edge = px(3)
            painter.setBrush(CONCRETE)
            inside = block.adjusted(edge, edge, -edge, -edge)
            if inside.height() > 1:
                painter.drawRoundedRect(inside, px(2), px(2))
            above = QRectF(left, block.top() - px(_PAR), step, px(_PAR))
            self._write(painter, above, str(hole.par), "small_bold", CENTER)
            under = QRectF(left, base, step, px(_NUMBER))
            self._write(painter, under, str(place + 1), "caption", CENTER, theme.second_text)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: FontRole,
        where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        ink: QColor | None = None,
    ) -> None:
        face = font(role, self._look.scale)
        write(painter, room, text, face, ink or self._look.theme.text, where)
