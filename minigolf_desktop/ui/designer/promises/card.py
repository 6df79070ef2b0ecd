"""A promise as a card: rosette, name, one plain fact, and what it brings."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from minigolf_desktop.model.designer import promise_points
from minigolf_desktop.model.designer.promises import SOLO_POINTS
from minigolf_desktop.ui.common.art.drawing import mixed
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.art.rosette import lay_rosette
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Radius, font, player_colour, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.shadow_patch import shadow_patch
from minigolf_desktop.ui.designer.text.promises import promise_fact, promise_name, rank_word

translate = QCoreApplication.translate

_RAISE = 10
"""How far a card that is chosen stands out, in pixels."""
_TICK = QColor("#FFFFFF")
"""Of the white tick on the disk of what is right."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter


def worths(players: int) -> tuple[tuple[str, int], ...]:
    """Return what a promise brings, each with its word: kept and broken, or by rank."""
    if players == 1:
        return (
            (translate("promises", "kept"), SOLO_POINTS),
            (translate("promises", "broken"), -SOLO_POINTS),
        )
    return tuple((rank_word(rank), promise_points(rank, players)) for rank in range(1, players + 1))


class PromiseCard(QAbstractButton):
    """One of the seven. It is taken for good, chosen now, or left."""

    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the left one, 1 for the right one."""

    def __init__(
        self, look: Look, promise: str, number: int, icon: str, colour: str, players: int
    ) -> None:
        super().__init__()
        self.promise = promise
        """Its id."""
        self._look = look
        self._number = number
        self._icon = icon
        self._colour = colour
        self._fact = promise_fact(promise, players)
        self._worths = worths(players)
        self._taken = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(with_colon(promise_name(promise), self._fact))
        told = (f"{word} {signed(points, plus=True)}" for word, points in self._worths)
        self.setAccessibleDescription(", ".join(told))
        self.setToolTip(translate("promises", "Key {number}").replace("{number}", str(number)))

    @property
    def is_taken(self) -> bool:
        """Whether it was promised before, which cannot be taken back."""
        return self._taken

    def take(self) -> None:
        """Show it as promised before."""
        self._taken = True
        self.setEnabled(False)
        self.setAccessibleDescription(translate("promises", "promised"))

    def sizeHint(self) -> QSize:
        """Return the size of the concept's card in a row of seven."""
        return self._look.size(168, 322)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which everything can be read."""
        return self._look.size(140, 290)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the cards."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.walk.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look, theme = self._look, self._look.theme
        # Seven of them are painted in the turn in which their screen comes.
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self.isChecked() or self._taken
        lift = 0 if raised else look.px(_RAISE)
        area = QRectF(self.rect()).adjusted(
            look.px(5), look.px(4) + lift, -look.px(7), -look.px(22) + lift
        )
        radius = Radius.BUTTON.at(look.scale)
        shadow_patch(theme, radius, self.devicePixelRatioF()).paint(painter, area.toRect())
        self._paint_paper(painter, area, radius)
        top = area.height() * 0.46
        self._paint_words(painter, area.adjusted(0, top, 0, 0))
        self._paint_key(painter, area)
        if raised:
            self._paint_label(painter, area)
        painter.end()

    def _paint_paper(self, painter: QPainter, area: QRectF, radius: float) -> None:
        look, theme = self._look, self._look.theme
        colour = player_colour(self._colour).fill(theme)
        outline = QPainterPath()
        outline.addRoundedRect(area, radius, radius)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(
            area, theme.hover if self.underMouse() and not self._taken else theme.panel
        )
        high = area.height() * 0.46
        sky = QRectF(area.left(), area.top(), area.width(), high)
        ground = theme.inset if theme.is_dark else QColor("#FFFFFF")
        painter.fillRect(sky, mixed(ground, colour, 0.2))
        middle = QPointF(sky.center().x(), sky.top() + high * 0.44)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(ground, colour, 0.1))
        painter.drawEllipse(middle, high * 0.46, high * 0.46)
        lay_rosette(painter, middle, round(high * 0.36), colour, self._icon)
        painter.fillRect(QRectF(area.left(), sky.bottom() - 2, area.width(), 2), colour)
        painter.restore()
        gold = self.isChecked() or self._taken
        edge = theme.hover_edge if gold else theme.line
        if self.hasFocus():
            edge = theme.focus
        painter.setPen(QPen(edge, look.px(3) if gold or self.hasFocus() else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(theme.text)
        painter.setFont(font("card_title", look.scale))
        line = QRectF(area.left(), area.top() + look.px(12), area.width(), look.px(26))
        painter.drawText(line, _MIDDLE, promise_name(self.promise))
        painter.setPen(theme.second_text)
        painter.setFont(font("small_body", look.scale))
        room = QRectF(
            area.left() + look.px(10),
            line.bottom() + look.px(2),
            area.width() - look.px(20),
            look.px(38),
        )
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags) | int(Qt.TextFlag.TextWordWrap), self._fact)
        bottom = area.bottom() - look.px(12)
        self._paint_worths(
            painter,
            QRectF(
                area.left() + look.px(9),
                bottom - look.px(48),
                area.width() - look.px(18),
                look.px(48),
            ),
        )

    def _paint_worths(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        gap = look.px(4)
        wide = (area.width() - gap * (len(self._worths) - 1)) / len(self._worths)
        for place, (word, points) in enumerate(self._worths):
            box = QRectF(area.left() + place * (wide + gap), area.top(), wide, area.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.fits_wash if points > 0 else theme.inset)
            painter.drawRoundedRect(box, look.px(8), look.px(8))
            painter.setPen(theme.second_text)
            painter.setFont(font("figure" if wide < look.px(34) else "caption", look.scale))
            upper = QRectF(box.left(), box.top() + look.px(5), wide, look.px(16))
            painter.drawText(upper, _MIDDLE, word)
            painter.setPen(theme.text)
            painter.setFont(font("small_bold" if wide < look.px(44) else "panel_title", look.scale))
            lower = QRectF(box.left(), box.top() + look.px(22), wide, look.px(21))
            painter.drawText(lower, _MIDDLE, signed(points, plus=True))

    def _paint_key(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(theme.text)
        painter.setFont(font("caption_bold", look.scale))
        corner = QRectF(area.left() + look.px(6), area.top() + look.px(5), look.px(18), look.px(18))
        painter.drawText(corner, _MIDDLE, str(self._number))

    def _paint_label(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        word = translate("promises", "promised") if self._taken else translate("promises", "chosen")
        side = look.px(14)
        painter.setFont(font("caption_bold", look.scale))
        wide = painter.fontMetrics().horizontalAdvance(word) + side + look.px(24)
        pill = QRectF(area.center().x() - wide / 2, area.bottom() - look.px(8), wide, look.px(24))
        painter.setPen(QPen(theme.panel, look.px(2)))
        painter.setBrush(theme.fits_disk if self._taken else theme.pill)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        ink = _TICK if self._taken else theme.pill_text
        tick = icon_pixmap("check", ink, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(pill.left() + look.px(9), pill.center().y() - side / 2), tick)
        painter.setPen(ink)
        painter.drawText(pill.adjusted(side + look.px(6), 0, 0, 0), _MIDDLE, word)
