"""The score card of a finished round: every hole of every player, against par, aces marked."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from minigolf_desktop.model.putt_dice import HOLES, BonusCard, View, bonus_cards, standings
from minigolf_desktop.ui.common.art.writing import CENTER
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.round.panels import RoundPanel
from minigolf_desktop.ui.putt_dice.round.told import card_told
from minigolf_desktop.ui.putt_dice.round.words import against_par, card_name

translate = QCoreApplication.translate

_NAMES = 190
"""Room for shape and name; the holes begin there."""
_TOTALS = 118
_ROW, _DISK = 44, 28
"""Height of a row, and width of the disks in it."""
_HEAD, _NEWS, _FOOT = 74, 52, 10
"""Height of the head, of the line below the players, and what is left bare without that."""
_EDGE = 12
"""Room to the right of the totals."""
_GAP, _TITLE = 18, 20
"""Before the holes of the play-off, and for their name above the head."""
_NARROWEST, _PLAY_OFF = 31, 60
"""Least width of a column, and of the name."""


class RoundCard(RoundPanel):
    """Players in the order of their ranks."""

    def __init__(self, look: Look, view: View) -> None:
        super().__init__(look, view)
        self.setAccessibleName(translate("putting", "Final score card"))
        self.setMinimumWidth(look.px(520))
        self._news = ""
        self.show_view(view)

    def show_view(self, view: View) -> None:
        """Show where the round stands now, as high as its rows."""
        super().show_view(view)
        title = _TITLE if any(len(card) > HOLES for card in view.cards) else 0
        rows = _ROW * len(view.setup.players)
        foot = _NEWS if self._news else _FOOT
        self.setFixedHeight(self.look.px(title + _HEAD + rows + foot))

    def tell(self, news: str) -> None:
        """Write a line below the players."""
        self._news = news
        self.show_view(self.view)

    def told(self) -> str:
        """Return the card of every player by rank, and the line below them."""
        view = self.view
        pars = [hole.par for hole in view.setup.course.holes]
        names = view.setup.names
        cards = [(player_name(names, one.seat), view.cards[one.seat]) for one in standings(view)]
        told = (with_colon(name, card_told(card, pars)) for name, card in cards)
        return in_sentences(*told, self._news)

    @property
    def columns(self) -> tuple[int, ...]:
        """The holes that are shown, those of the play-off after the nine.

        Of a play-off longer than there is room for the last holes are shown: they decided it.
        """
        played = max(map(len, self.view.cards))
        room = int((self._wide - _NAMES - _TOTALS - _EDGE - _GAP) // _NARROWEST) - HOLES
        return (*range(HOLES), *range(max(HOLES, played - max(1, room)), played))

    @property
    def _wide(self) -> float:
        return self.width() / self.look.scale

    @property
    def _has_play_off(self) -> bool:
        return len(self.columns) > HOLES

    def _left_of(self, place: int) -> float:
        """Return where the column of a hole begins."""
        return _NAMES + place * self._cell + (_GAP if place >= HOLES else 0)

    @property
    def _cell(self) -> float:
        """Width of a column."""
        gap = _GAP if self._has_play_off else 0
        return (self._wide - _NAMES - _TOTALS - _EDGE - gap) / len(self.columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each player."""
        if any(len(card) < HOLES for card in self.view.cards):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = _TITLE if self._has_play_off else 0
        cards = {seat: card for card, seat in bonus_cards(self.view).items()}
        alone = len(self.view.setup.players) == 1
        rows = [(one, top + _HEAD + _ROW * row) for row, one in enumerate(standings(self.view))]
        for standing, y in rows:
            if standing.rank == 1:
                self.mark(painter, self.box(10, y, self._wide - 20, _ROW - 4))
        self._paint_head(painter, top)
        for standing, y in rows:
            card = None if alone else cards.get(standing.seat)
            self._paint_player(painter, standing.seat, y, card)
            self._paint_strokes(painter, standing.seat, y)
            self._paint_total(painter, standing.strokes, y)
        bottom = self.height() / self.look.scale
        where = self.box(20, bottom - 44, self._wide - 40, 30)
        self.write(painter, where, self._news, "body_bold", self.look.theme.fits)
        painter.end()

    def _paint_head(self, painter: QPainter, top: float) -> None:
        theme, course = self.look.theme, self.view.setup.course
        cell, second = self._cell, theme.second_text
        for words, y, high in (
            (translate("putting", "Hole"), 12, 24),
            (translate("putting", "Par"), 38, 20),
        ):
            self.write(painter, self.box(20, top + y, 150, high), words, "small_bold", second)
        for place, number in enumerate(self.columns):
            x = self._left_of(place)
            where = self.box(x, top + 12, cell, 24)
            self.write(painter, where, str(number % HOLES + 1), "body_bold", theme.text, CENTER)
            where, par = self.box(x, top + 38, cell, 20), course.holes[number % HOLES].par
            self.write(painter, where, str(par), "caption", second, CENTER)
        right = self._wide - _TOTALS
        for words, x, wide in (
            (translate("putting", "Strokes"), right - 10, 70),
            (translate("putting", "to par"), self._wide - 60, 48),
        ):
            self.write(painter, self.box(x, top + 12, wide, 24), words, "caption", second, CENTER)
        where = self.box(right, top + 38, 50, 20)
        self.write(painter, where, str(course.par), "caption", second, CENTER)
        painter.setPen(QPen(theme.line, 1))
        y = self.look.px(top + 64)
        painter.drawLine(QPointF(self.look.px(16), y), QPointF(self.width() - self.look.px(16), y))
        if self._has_play_off:
            self._paint_play_off(painter)

    def _paint_play_off(self, painter: QPainter) -> None:
        """Name the holes of the play-off, and draw a line before them."""
        theme, first, last = self.look.theme, self._left_of(HOLES), len(self.columns)
        x = self.look.px(first - _GAP / 2)
        bottom = _TITLE + _HEAD + _ROW * len(self.view.cards)
        painter.drawLine(QPointF(x, self.look.px(10)), QPointF(x, self.look.px(bottom)))
        wide = max(self._left_of(last) - first, _PLAY_OFF)
        middle = (first + self._left_of(last)) / 2
        words = translate("putting", "Play-off")
        room = self.box(middle - wide / 2, 6, wide, 20)
        self.write(painter, room, words, "small_bold", theme.second_text, CENTER)

    def _paint_player(self, painter: QPainter, seat: int, y: float, card: BonusCard | None) -> None:
        self.paint_token(painter, 34, y + 20, 10, seat)
        self.write_name(painter, self.box(54, y, 130, 22 if card else 40), seat, "body_bold")
        if card:
            ink = self.look.theme.second_text
            self.write(painter, self.box(54, y + 19, 134, 18), card_name(card), "figure", ink)

    def _paint_strokes(self, painter: QPainter, seat: int, y: float) -> None:
        theme, card = self.look.theme, self.view.cards[seat]
        for place, number in enumerate(self.columns):
            if number >= len(card):
                # Out of the play-off before.
                continue
            strokes, hole = card[number], self.view.setup.course.holes[number % HOLES]
            x = self._left_of(place) + self._cell / 2
            side = min(_DISK, self._cell - 2)
            disk = self.box(x - side / 2, y + 20 - side / 2, side, side)
            ink = theme.text
            if strokes == 1:
                self._fill(painter, disk, theme.fits_disk, round_=True)
                ink = QColor("#FFFFFF")
            elif strokes < hole.par:
                self._fill(painter, disk, theme.fits_wash, round_=True)
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
