"""Beside and above the hole: order of play, the nine holes, the score cards."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.play.seats import colour_of
from minigolf_desktop.model.putt_dice import (
    HOLES,
    MOST_STROKES,
    BonusCard,
    Phase,
    View,
    bonus_cards,
    standings,
    total,
)
from minigolf_desktop.ui.common.art.drawing import CENTER, LEFT, RIGHT, faded, stroke, write
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import Figure, with_colon
from minigolf_desktop.ui.common.theme import FontRole, font, paint_player_shape, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_cube
from minigolf_desktop.ui.designer.course_art import course_bounds
from minigolf_desktop.ui.putt_dice.hole_ground import hole_shape
from minigolf_desktop.ui.putt_dice.words import (
    against_par,
    card_name,
    card_told,
    scores_told,
    stroke_words,
    with_handicaps,
)

_PITCH = 14.4
"""From a column of the score card to the next: there is one for every stroke (ruling P5)."""
_COLUMNS = 38
"""Where the columns begin."""
_CUBE, _CELL = 14, 12
_CARD = 236
"""Width of the score card."""
_PLAY_OFF = 30
"""Height of the line that tells the strokes of the play-off."""


class RoundPanel(QWidget):
    """Paints a part of the round, and tells it in words."""

    def __init__(self, look: Look, view: View) -> None:
        super().__init__()
        self.look = look
        """Theme and scale."""
        self.view = view
        """What is shown."""
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def show_view(self, view: View) -> None:
        """Show where the round stands now."""
        self.view = view
        self.setAccessibleDescription(self.told())
        self.update()

    def told(self) -> str:
        """Return what is shown, in words."""
        return ""

    def write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: FontRole,
        ink: QColor,
        where: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Write a line in a role of the type scale."""
        write(painter, room, text, font(role, self.look.scale), ink, where)

    def write_name(
        self,
        painter: QPainter,
        room: QRectF,
        seat: int,
        role: FontRole,
        ink: QColor | None = None,
    ) -> None:
        """Write what a player is called; in the colour of text if no other is given."""
        name = seat_name(self.view.setup.players, seat)
        self.write(painter, room, name, role, ink or self.look.theme.text)

    def paint_token(self, painter: QPainter, x: float, y: float, radius: float, seat: int) -> None:
        """Paint a player's shape; middle and radius are lengths of the concept."""
        look, colour = self.look, player_colour(colour_of(self.view.setup.players, seat))
        middle = QPointF(look.px(x), look.px(y))
        paint_player_shape(painter, colour.name, middle, look.px(radius), colour.fill(look.theme))

    def box(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Return a rectangle of the concept in pixels."""
        px = self.look.px
        return QRectF(px(x), px(y), px(width), px(height))

    def mark(self, painter: QPainter, room: QRectF) -> None:
        """Light up what goes on now."""
        painter.setPen(QPen(self.look.theme.hover_edge, 2))
        painter.setBrush(self.look.theme.hover)
        painter.drawRoundedRect(room, self.look.px(10), self.look.px(10))


class OrderPanel(RoundPanel):
    """Shows who has played the hole, who plays, and who comes next."""

    def __init__(self, look: Look, view: View, course: Course) -> None:
        super().__init__(look, view)
        self._bounds = course_bounds(course)
        self._course = QImage()
        self.setFixedWidth(look.px(210))

    def show_course(self, course: QImage) -> None:
        """Show the small picture of the course."""
        self._course = course
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each player."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        title = translate("putting", "Order of play")
        self.write(painter, self.box(16, 10, 180, 26), title, "panel_title", self.look.theme.text)
        seats = self._order
        for row, seat in enumerate(seats):
            self._paint_player(painter, row, seat)
        self._paint_course(painter, 54 + 62 * len(seats))
        painter.end()

    def told(self) -> str:
        """Return who does what, in the order of play."""
        players, order = self.view.setup.players, self._order
        rows = (
            with_colon(seat_name(players, seat), self._doing(row)) for row, seat in enumerate(order)
        )
        return "; ".join(rows)

    def row_of(self, seat: int) -> QRect:
        """Return where a player stands, in the panel; an empty room for who is out."""
        if seat not in self._order:
            return QRect()
        return self.box(8, 46 + 62 * self._order.index(seat), 194, 56).toRect()

    @property
    def _order(self) -> Sequence[int]:
        """The seats, from above."""
        view = self.view
        over = view.phase is Phase.OVER
        return [one.seat for one in standings(view)] if over else view.order

    def _paint_course(self, painter: QPainter, top: float) -> None:
        """Paint the whole course small, where there is room below the players."""
        theme, px = self.look.theme, self.look.px
        room = QRectF(px(18), px(top + 30), self.width() - px(36), 0)
        room.setBottom(self.height() - px(14))
        if room.height() < px(90):
            return
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(QPointF(px(16), px(top)), QPointF(self.width() - px(16), px(top)))
        words = translate("putting", "The course")
        self.write(painter, self.box(16, top + 5, 160, 22), words, "small_bold", theme.second_text)
        if self._course.isNull():
            return
        ratio = self.devicePixelRatioF()
        small = self._course.scaled(
            (room.size() * ratio).toSize(),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small.setDevicePixelRatio(ratio)
        width, height = small.width() / ratio, small.height() / ratio
        area = QRectF((self.width() - width) / 2, room.top(), width, height)
        painter.drawImage(area.topLeft(), small)
        if self.view.phase is not Phase.OVER:
            self._light_hole(painter, area)

    def _light_hole(self, painter: QPainter, area: QRectF) -> None:
        """Let the hole being played stand out on the small picture."""
        bounds, theme = self._bounds, self.look.theme
        to_picture = QTransform.fromTranslate(area.left(), area.top())
        to_picture.scale(area.width() / bounds.width(), area.height() / bounds.height())
        to_picture.translate(-bounds.left(), -bounds.top())
        hole = to_picture.map(hole_shape(self.view.hole))
        others = QPainterPath()
        others.addRect(area)
        painter.fillPath(others.subtracted(hole), faded(theme.panel, 0.5))
        stroke(painter, hole, theme.text, self.look.px(3))
        stroke(painter, hole, theme.hover_edge, self.look.px(2))

    def _paint_player(self, painter: QPainter, row: int, seat: int) -> None:
        theme, view = self.look.theme, self.view
        y = 46 + 62 * row
        playing = view.phase in (Phase.PUTT, Phase.MISHAP)
        now = playing and row == view.turn
        if now:
            self.mark(painter, self.box(8, y, 194, 56))
        done = playing and row < view.turn
        painter.setOpacity(0.55 if done else 1.0)
        self.paint_token(painter, 32, y + 28, 12, seat)
        painter.setOpacity(1.0)
        quiet = theme.second_text if done else theme.text
        self.write_name(painter, self.box(56, y + 6, 140, 24), seat, "body_bold", quiet)
        ink = theme.hover_text if now else theme.second_text
        self.write(painter, self.box(56, y + 27, 140, 22), self._doing(row), "small_body", ink)

    def _doing(self, row: int) -> str:
        view = self.view
        if view.phase is Phase.OVER:
            return Figure(standings(view)[row].strokes).strokes
        if view.phase in (Phase.PUTT, Phase.MISHAP):
            if row == view.turn:
                words = translate("putting", "putts now, {stroke}")
                return words.replace("{stroke}", stroke_words(view))
            if row > view.turn:
                is_next = row == view.turn + 1
                return translate("putting", "next") if is_next else translate("putting", "then")
        strokes = view.cards[view.order[row]][-1]
        return translate("putting", "done in {strokes}").replace("{strokes}", str(strokes))


class HolesBar(RoundPanel):
    """The nine holes with their pars, and the total of every player."""

    def __init__(self, look: Look, view: View) -> None:
        super().__init__(look, view)
        self.setAccessibleName(translate("putting", "Strokes"))
        self.setFixedHeight(look.px(48))
        self.setMinimumWidth(look.px(600))

    def told(self) -> str:
        """Return the total of every player."""
        return scores_told(self.view)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint holes and totals."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        players = len(self.view.setup.players)
        room = self.width() / self.look.scale
        cell = (room - 12 - players * 62) / HOLES
        for number in range(HOLES):
            self._paint_hole(painter, number, 5 + number * cell, cell)
        for seat in range(players):
            self._paint_total(painter, seat, room - 4 - (players - seat) * 62)
        painter.end()

    def _paint_hole(self, painter: QPainter, number: int, x: float, cell: float) -> None:
        theme, view = self.look.theme, self.view
        now = view.phase is not Phase.OVER and view.round % HOLES == number
        ink, second = theme.text, theme.second_text
        if now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.pill)
            painter.drawRoundedRect(self.box(x, 5, cell - 3, 38), self.look.px(9), self.look.px(9))
            ink = second = theme.pill_text
        self.write(painter, self.box(x + 8, 6, 24, 20), str(number + 1), "body_bold", ink)
        par, room = str(view.setup.course.holes[number].par), self.box(x + 8, 23, cell - 8, 18)
        words = translate("putting", "par {par}").replace("{par}", par)
        face = font("figure", self.look.scale)
        fits = QFontMetricsF(face).horizontalAdvance(words) <= room.width()
        write(painter, room, words if fits else par, face, second)

    def _paint_total(self, painter: QPainter, seat: int, x: float) -> None:
        self.paint_token(painter, x + 14, 24, 9, seat)
        text = str(total(self.view, seat))
        self.write(painter, self.box(x + 29, 8, 34, 32), text, "points", self.look.theme.text)


class ScoreCard(RoundPanel):
    """One player's card: for each hole a cube in the column of its strokes.

    Those of the play-off stand below, hole by hole.
    """

    def __init__(self, look: Look, view: View) -> None:
        super().__init__(look, view)
        self.player = 0
        """Whose card it is."""
        self.setFixedWidth(look.px(_CARD))
        self.setMinimumHeight(look.px(290))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self.look.size(_CARD, 464)

    def told(self) -> str:
        """Return whose card it is, and its holes."""
        holes = self.view.setup.course.holes
        strokes = (self._strokes_of(number) for number in range(HOLES))
        name = seat_name(self.view.setup.players, self.player)
        return in_sentences(name, card_told(strokes, (hole.par for hole in holes)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        title = translate("putting", "Score card")
        self.write(painter, self.box(16, 10, 120, 26), title, "panel_title", theme.text)
        wide = QFontMetricsF(font("panel_title", 1.0)).horizontalAdvance(title)
        token = max(138.0, 16 + wide + 18)
        self.paint_token(painter, token, 23, 8, self.player)
        self.write_name(
            painter, self.box(token + 14, 10, 212 - token, 26), self.player, "small_bold"
        )
        for column in range(MOST_STROKES):
            place = self.box(_COLUMNS + column * _PITCH - 2, 40, _PITCH + 2, 16)
            self.write(painter, place, str(column + 1), "figure", theme.second_text, CENTER)
        par = translate("putting", "par")
        self.write(painter, self._par_place(40, 16), par, "figure", theme.second_text, RIGHT)
        bottom = self.height() / self.look.scale - 42
        extra = self._play_off_words()
        if extra:
            bottom -= _PLAY_OFF
            words = translate("putting", "Play-off")
            room = self.box(16, bottom + 2, 100, _PLAY_OFF)
            self.write(painter, room, words, "small_bold", theme.second_text)
            room = self.box(100, bottom + 2, _CARD - 112, _PLAY_OFF)
            self.write(painter, room, extra, "body_bold", theme.text, RIGHT)
        rows = (bottom - 60) / HOLES
        for number in range(HOLES):
            self._paint_row(painter, number, 60 + rows * number, rows)
        self._paint_total(painter, self.height() / self.look.scale - 38)
        painter.end()

    def _par_place(self, y: float, height: float) -> QRectF:
        return self.box(_CARD - 46, y, 34, height)

    def _play_off_words(self) -> str:
        """Return the strokes of the play-off by hole; empty where there is none."""
        view = self.view
        begun = view.round + (view.phase is not Phase.OVER)
        holes = range(HOLES, max(begun, *map(len, view.cards)))
        strokes = [self._strokes_of(number) for number in holes]
        return "  ".join(str(count) if count else "\N{EN DASH}" for count in strokes)

    def _paint_row(self, painter: QPainter, number: int, y: float, height: float) -> None:
        theme, view = self.look.theme, self.view
        if view.phase is not Phase.OVER and view.round % HOLES == number:
            self.mark(painter, self.box(8, y + 1, _CARD - 16, height - 2))
        hole = view.setup.course.holes[number]
        self.write(painter, self.box(18, y, 22, height), str(number + 1), "body_bold", theme.text)
        middle = y + height / 2
        beside = (_PITCH - _CELL) / 2
        for column in range(MOST_STROKES):
            is_par = hole.par == column + 1
            painter.setPen(QPen(theme.par_zone_edge, 1.2) if is_par else Qt.PenStyle.NoPen)
            painter.setBrush(theme.par_zone if is_par else theme.track)
            left = _COLUMNS + column * _PITCH + beside
            painter.drawRoundedRect(self.box(left, middle - _CELL / 2, _CELL, _CELL), 3, 3)
        self._paint_strokes(painter, self._strokes_of(number), middle)
        place = self._par_place(y, height)
        self.write(painter, place, str(hole.par), "small_bold", theme.second_text, RIGHT)

    def _strokes_of(self, number: int) -> int:
        """Return the strokes on a hole, those of the one being played so far.

        The holes of the play-off come after the nine.
        """
        view, card = self.view, self.view.cards[self.player]
        if number < len(card):
            return card[number]
        playing = view.phase in (Phase.PUTT, Phase.MISHAP)
        if playing and view.round == number and view.order[view.turn] == self.player:
            return view.strokes
        return 0

    def _paint_strokes(self, painter: QPainter, strokes: int, middle: float) -> None:
        if not strokes:
            return
        scale = self.look.scale
        left = _COLUMNS + (strokes - 1) * _PITCH + (_PITCH - _CUBE) / 2
        corner = QPointF(left, middle - _CUBE / 2) * scale
        colour = player_colour(colour_of(self.view.setup.players, self.player))
        paint_player_cube(painter, corner, _CUBE * scale, colour, self.look.theme)

    def _paint_total(self, painter: QPainter, y: float) -> None:
        theme = self.look.theme
        words = translate("putting", "Strokes")
        self.write(painter, self.box(16, y, 120, 28), words, "body_bold", theme.text)
        text = str(total(self.view, self.player))
        room = self.box(_CARD - 84, y, 72, 28)
        self.write(painter, room, text, "card_title", theme.text, RIGHT)


_NAMES = 190
"""Room for shape and name; the holes begin there."""
_TOTALS = 118
_ROW, _DISK = 44, 28
"""Height of a row, and width of the disks in it."""
_HEAD, _NEWS, _FOOT = 74, 52, 10
"""Height of the head, of the line below the players, and what is left bare without that."""
_HANDICAPS = 30
"""Height of the line that tells who wins with handicaps."""
_EDGE = 12
"""Room to the right of the totals."""
_GAP, _TITLE = 18, 20
"""Before the holes of the play-off, and for their name above the head."""
_NARROWEST, _PLAY_OFF_NAME = 31, 60
"""Least width of a column, and of the name."""


class RoundCard(RoundPanel):
    """Players in the order of their ranks."""

    def __init__(self, look: Look, view: View) -> None:
        super().__init__(look, view)
        self.setAccessibleName(translate("putting", "Final score card"))
        self.setMinimumWidth(look.px(520))
        self._news = ""
        self._handicaps = with_handicaps(view)
        self.show_view(view)

    def show_view(self, view: View) -> None:
        """Show where the round stands now, as high as its rows."""
        super().show_view(view)
        title = _TITLE if any(len(card) > HOLES for card in view.cards) else 0
        rows = _ROW * len(view.setup.players)
        foot = (_NEWS if self._news else _FOOT) + (_HANDICAPS if self._handicaps else 0)
        self.setFixedHeight(self.look.px(title + _HEAD + rows + foot))

    def tell(self, news: str) -> None:
        """Write a line below the players."""
        self._news = news
        self.show_view(self.view)

    def told(self) -> str:
        """Return the card of every player by rank, and the line below them."""
        view = self.view
        pars = [hole.par for hole in view.setup.course.holes]
        players = view.setup.players
        cards = [(seat_name(players, one.seat), view.cards[one.seat]) for one in standings(view)]
        told = (with_colon(name, card_told(card, pars)) for name, card in cards)
        return in_sentences(*told, self._handicaps, self._news)

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
        if self._handicaps:
            below = top + _HEAD + _ROW * len(rows)
            where = self.box(20, below + 2, self._wide - 40, _HANDICAPS)
            self.write(painter, where, self._handicaps, "small_bold", self.look.theme.text)
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
        wide = max(self._left_of(last) - first, _PLAY_OFF_NAME)
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
