"""The score card of a finished round: every hole of every player, against par, aces marked."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from minigolf_desktop.model.putt_dice import HOLES, BonusCard, View, bonus_cards, standings
from minigolf_desktop.ui.common.art.writing import CENTER
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.round.panels import RoundPanel
from minigolf_desktop.ui.putt_dice.round.words import against_par, card_name

translate = QCoreApplication.translate

_NAMES = 190
"""Room for shape and name; the holes begin there."""
_TOTALS = 104
_ROW = 44


class RoundCard(RoundPanel):
    """Players in the order of their ranks."""

    def __init__(self, look: Look, view: View) -> None:
        super().__init__(look, view)
        self.setAccessibleName(translate("putting", "Final score card"))
        self.setMinimumSize(look.size(520, 240))
        self._news = ""

    def tell(self, news: str) -> None:
        """Write a line below the players."""
        self._news = news
        self.setAccessibleDescription(news)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each player."""
        if any(len(card) < HOLES for card in self.view.cards):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = (self.width() / self.look.scale - _NAMES - _TOTALS - 12) / HOLES
        self._paint_head(painter, cell)
        cards = {seat: card for card, seat in bonus_cards(self.view).items()}
        alone = len(self.view.setup.players) == 1
        for row, standing in enumerate(standings(self.view)):
            y = 74 + _ROW * row
            if standing.rank == 1:
                self.mark(painter, self.box(10, y, self.width() / self.look.scale - 20, _ROW - 4))
            card = None if alone else cards.get(standing.seat)
            self._paint_player(painter, standing.seat, y, card)
            self._paint_strokes(painter, standing.seat, y, cell)
            self._paint_total(painter, standing.strokes, y)
        bottom = self.height() / self.look.scale
        where = self.box(20, bottom - 44, self.width() / self.look.scale - 40, 30)
        self.write(painter, where, self._news, "body_bold", self.look.theme.fits)
        painter.end()

    def _paint_head(self, painter: QPainter, cell: float) -> None:
        theme, course = self.look.theme, self.view.setup.course
        for number, hole in enumerate(course.holes):
            x = _NAMES + number * cell
            where = self.box(x, 12, cell, 24)
            self.write(painter, where, str(number + 1), "body_bold", theme.text, CENTER)
            where = self.box(x, 38, cell, 20)
            self.write(painter, where, str(hole.par), "caption", theme.second_text, CENTER)
        par = translate("putting", "par")
        self.write(painter, self.box(20, 38, 100, 20), par, "caption", theme.second_text)
        where = self.box(self.width() / self.look.scale - _TOTALS, 38, 50, 20)
        self.write(painter, where, str(course.par), "caption", theme.second_text, CENTER)
        painter.setPen(QPen(theme.line, 1))
        y = self.look.px(64)
        painter.drawLine(QPointF(self.look.px(16), y), QPointF(self.width() - self.look.px(16), y))

    def _paint_player(self, painter: QPainter, seat: int, y: float, card: BonusCard | None) -> None:
        self.paint_token(painter, 34, y + 20, 10, seat)
        self.write_name(painter, self.box(54, y, 130, 22 if card else 40), seat, "body_bold")
        if card:
            ink = self.look.theme.second_text
            self.write(painter, self.box(54, y + 19, 134, 18), card_name(card), "figure", ink)

    def _paint_strokes(self, painter: QPainter, seat: int, y: float, cell: float) -> None:
        theme = self.look.theme
        for number, hole in enumerate(self.view.setup.course.holes):
            strokes = self.view.cards[seat][number]
            x = _NAMES + (number + 0.5) * cell
            disk = self.box(x - 14, y + 6, 28, 28)
            ink = theme.text
            if strokes == 1:
                self._fill(painter, disk, theme.fits_disk, round_=True)
                ink = QColor("#FFFFFF")
            elif strokes < hole.par:
                self._fill(painter, disk, theme.fits_wash, round_=True)
                ink = theme.fits
            elif strokes > hole.par:
                self._fill(painter, disk, theme.wrong_wash)
                ink = theme.wrong
            self.write(painter, disk, str(strokes), "body_bold", ink, CENTER)

    def _fill(self, painter: QPainter, room: QRectF, colour: QColor, round_: bool = False) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = room.width() / 2 if round_ else room.width() / 5
        painter.drawRoundedRect(room, radius, radius)

    def _paint_total(self, painter: QPainter, strokes: int, y: float) -> None:
        theme, right = self.look.theme, self.width() / self.look.scale
        where = self.box(right - _TOTALS, y, 50, 40)
        self.write(painter, where, str(strokes), "card_title", theme.text, CENTER)
        where = self.box(right - 58, y, 44, 40)
        score = against_par(strokes, self.view.setup.course.par)
        self.write(painter, where, score, "small_body", theme.second_text, CENTER)
