"""All lands, with one looked at closely."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.reference.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.reference.page import GalleryPage
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.balls import BALL, balls_pixmap
from minigolf_desktop.ui.common.widgets.later_picture import LaterPicture
from minigolf_desktop.ui.common.widgets.later_pictures import LaterPictures
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import in_one_step, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import frame, label
from minigolf_desktop.ui.designer.art.land_card import land_pixmap
from minigolf_desktop.ui.designer.land_choice.land_button import (
    area_words,
    difficulty_words,
    land_words,
    tiles_words,
    water_words,
)

translate = QCoreApplication.translate

_WIDE, _HIGH = 172, 178


class LandsPage(GalleryPage):
    """Pictures with points, golf balls and square metres."""

    def __init__(self, look: Look, lands: Sequence[Land]) -> None:
        super().__init__(look)
        self._lands = {land.id: land for land in lands}
        name = translate("reference", "Lands")
        self.gallery = Gallery(look, name, _WIDE, _HIGH)
        """All of them."""
        self._pictures = LaterPictures(look, self, clear_pixmap)
        self._pictures.painted.connect(self.gallery.viewport().update)
        self._lay_out(name, (), self.gallery, self._closely())
        self.gallery.chosen.connect(self._look_at)
        self.gallery.show_exhibits([self._exhibit(land) for land in lands])

    def _closely(self) -> QWidget:
        look = self._look
        card = frame("card", translate("reference", "The land looked at"))
        card.setFixedWidth(look.px(330))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 16)))
        column.setSpacing(look.px(Space.SMALL))
        blank = in_one_step(lambda width, height, ratio: QPixmap())
        self._picture = LaterPicture(look, blank, "", look.px(12), look.size(240, 220))
        column.addWidget(self._picture, 1)
        self._title = label("", "course_name")
        column.addWidget(self._title)
        self._balls = QLabel()
        column.addWidget(self._balls)
        self._facts = label("", "body", wrap=True)
        column.addWidget(self._facts)
        return card

    def _exhibit(self, land: Land) -> Exhibit:
        words = with_colon(content_name(land.name), land_words(land))
        return Exhibit(land.id, words, lambda painter, area: self._paint(painter, area, land))

    def _paint(self, painter: QPainter, area: QRectF, land: Land) -> None:
        look, theme = self._look, self._look.theme
        edge = look.px(8)
        wide, high = look.px(_WIDE) - 3 * edge, look.px(112)
        ratio = self.devicePixelRatioF()
        draw = in_one_step(partial(land_pixmap, land, theme))
        picture = self._pictures.picture(land.id, land, draw, wide, high, ratio)
        left, top = area.center().x() - wide / 2, area.top() + edge
        painter.drawPixmap(QPointF(left, top), picture)
        line = look.px(19)
        name = QRectF(left, top + high + look.px(5), wide, line)
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        _between(painter, name, content_name(land.name), str(land.points))
        smile = look.px(15)
        points = painter.fontMetrics().horizontalAdvance(str(land.points))
        face = icon_pixmap("smile", theme.text, smile, ratio)
        painter.drawPixmap(
            QPointF(name.right() - points - smile - 4, name.center().y() - smile / 2), face
        )
        lower = name.translated(0, line)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption", look.scale))
        _between(painter, lower, "", area_words(land))
        balls = balls_pixmap(look, land.difficulty, ratio)
        painter.drawPixmap(QPointF(left, lower.center().y() - look.px(BALL) / 2), balls)

    def _look_at(self, key: str) -> None:
        land = self._lands.get(key)
        if land is None:
            return
        look = self._look

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            edge = look.px(16)
            plot = land_pixmap(land, look.theme, width - edge, height - edge, ratio)
            # The land is painted in its evening light already.
            canvas = on_meadow(QPixmap(), look, width, height, ratio)
            painter = QPainter(canvas)
            painter.drawPixmap(edge // 2, edge // 2, plot)
            painter.end()
            return canvas

        self._picture.paint_steps(in_one_step(draw))
        self._picture.setAccessibleName(content_name(land.name))
        self._title.setText(content_name(land.name))
        self._balls.setPixmap(balls_pixmap(look, land.difficulty, self.devicePixelRatioF()))
        self._balls.setAccessibleName(difficulty_words(land))
        points = land.points
        said = translate("land", "%n points", "", points)
        facts = (said, difficulty_words(land), tiles_words(land), area_words(land))
        self._facts.setText("\n".join((*facts, water_words(land))))


def _between(painter: QPainter, line: QRectF, first: str, last: str) -> None:
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line, int(middle | Qt.AlignmentFlag.AlignLeft), first)
    painter.drawText(line, int(middle | Qt.AlignmentFlag.AlignRight), last)
