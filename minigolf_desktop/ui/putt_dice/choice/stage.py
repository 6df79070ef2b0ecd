"""The chosen course, large: its picture, what it asks of the players, its nine holes."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.ui.common.art.colours import CONCRETE, KERB, KERB_DARK
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import meadow_pixmap, on_meadow
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.choice.character import character_words, hazard_words
from minigolf_desktop.ui.putt_dice.choice.course_card import CourseCard
from minigolf_desktop.ui.putt_dice.sharp_course import SharpCourse

translate = QCoreApplication.translate

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
