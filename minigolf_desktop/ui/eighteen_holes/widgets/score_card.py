"""The score card of 18 Holes: every hole of every player, against par, with what was won."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.eighteen_holes.leaderboard import Standing, standings
from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.text import in_order, signed
from minigolf_desktop.ui.common.theme import FontRole, Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    paint_ace_token,
    paint_flag,
    paint_point_token,
    paint_rival_token,
)
from minigolf_desktop.ui.eighteen_holes.session import colour_at
from minigolf_desktop.ui.eighteen_holes.text.modes import GOLF_MODES, Counts, golf_mode, rival_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import card_name

HALF = 9
"""Holes to the turn: a longer round is summed up before and after it."""


@dataclass(frozen=True)
class ScoreCell:
    """A hole of a player."""

    turns: int = 0
    """Turns, or strokes; 0 where the hole is not finished."""
    to_par: int = 0
    points: int | None = None
    """Points of the hole, where the mode gives some for turns."""
    tokens: tuple[int, ...] = ()
    """Tokens won on its green."""

    @property
    def is_ace(self) -> bool:
        """Whether it took a single turn."""
        return self.turns == 1


@dataclass(frozen=True)
class ScoreLine:
    """A player, or an automatic opponent."""

    name: str
    cells: tuple[ScoreCell, ...]
    sums: tuple[str, ...]
    """Under the titles of :func:`sum_titles`; the last one decides."""
    colour: str = ""
    """Name of the player's colour; empty for an opponent."""
    rival: int = -1
    """Number of the opponent; -1 for a player."""
    golfer: str = ""
    """Face of the golfer card."""
    rank: int = 0
    """1 for the winners; 0 while the game goes on, and for who plays alone."""
    aces: int = 0
    """Hole-in-one tokens."""
    has_drive: bool = False
    """Whether the Longest Drive was kept."""


def sum_titles(mode: Mode, holes: int) -> tuple[str, ...]:
    """Return what is summed up at the end of a line."""
    halves = (translate("score card", "Out"), translate("score card", "In"))
    match GOLF_MODES[mode].counts:
        case Counts.STROKES:
            total = (translate("score card", "To par"), translate("score card", "Total"))
            return (*halves, *total) if holes > HALF else total
        case Counts.GREENS:
            return translate("score card", "Turns"), translate("score card", "Greens")
        case Counts.FLAGS:
            return (translate("score card", "Flags"),)
    last = (translate("score card", "Points"),)
    return (*halves, *last) if GOLF_MODES[mode].scores_holes and holes > HALF else last


def score_lines(view: View, names: Sequence[str]) -> tuple[ScoreLine, ...]:
    """Return the lines: the best first when the game is over, by seat before."""
    faces = view.table.setup.golfers
    lines = [
        ScoreLine(
            name=names[seat],
            colour=colour_at(view.table, seat),
            golfer=faces[seat],
            cells=_cells(view, seat),
            sums=_sums(view, seat, one),
            rank=view.ranks[seat] if len(view.ranks) > 1 else 0,
            aces=one.aces,
            has_drive=bool(view.players[seat].drives),
        )
        for seat, one in enumerate(standings(view))
    ]
    if golf_mode(view).has_solo_deck:
        lines.extend(_rival_line(view, rival) for rival in range(len(view.rivals)))
    return tuple(sorted(lines, key=lambda line: line.rank))


def _cells(view: View, seat: int) -> tuple[ScoreCell, ...]:
    player, pars = view.players[seat], view.table.field.pars
    counts = golf_mode(view).scores_holes
    cells = []
    for hole, par in enumerate(pars):
        turns = player.card[hole] if hole < len(player.card) else 0
        cells.append(
            ScoreCell(
                turns=turns,
                to_par=turns - par if turns else 0,
                points=stableford_points(par, turns) if counts and turns else None,
                tokens=tuple(value for where, value in player.taken if where == hole),
            )
        )
    return tuple(cells)


def _rival_line(view: View, number: int) -> ScoreLine:
    rival, seats = view.rivals[number], len(view.players)
    holes = len(view.table.field.pars)
    return ScoreLine(
        name=rival_name(number),
        rival=number,
        cells=tuple(
            ScoreCell(tokens=tuple(value for where, value in rival.taken if where == hole))
            for hole in range(holes)
        ),
        sums=(str(rival.points),),
        rank=view.ranks[seats + number] if view.ranks else 0,
    )


def _sums(view: View, seat: int, standing: Standing) -> tuple[str, ...]:
    mode, card = golf_mode(view), view.players[seat].card
    pars = view.table.field.pars
    if mode.counts_strokes:
        total = (signed(standing.to_par, plus=True), str(standing.points))
        return (*_halves(card, len(pars)), *total)
    if mode.scores_holes:
        points = tuple(map(stableford_points, pars, card))
        return (*_halves(points, len(pars)), str(standing.points))
    if mode.is_race:
        return str(sum(card)), str(standing.points)
    return (str(standing.points),)


def _halves(figures: Sequence[int], holes: int) -> tuple[str, ...]:
    if holes <= HALF:
        return ()
    return str(sum(figures[:HALF])), str(sum(figures[HALF:]))


def shows_turns(mode: Mode) -> bool:
    """Return whether holes are played in order, so that turns are written down."""
    return mode not in CHAOS_MODES


_HEAD, _LINE, _FOOT = 68, 56, 12
_NAMES, _SUM = 184, 58
_CENTER = Qt.AlignmentFlag.AlignCenter
_VERTICAL = Qt.AlignmentFlag.AlignVCenter
_WHITE = QColor("#FFFFFF")


class GolfScoreCard(Panel):
    """Painted as one picture, so that it can be saved as one."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("score card", "Score card"))
        self.lines: tuple[ScoreLine, ...] = ()
        """A line a player, in the order shown."""
        self._pars: tuple[int, ...] = ()
        self._titles: tuple[str, ...] = ()
        self._mode = Mode.MATCH
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, view: View, names: Sequence[str]) -> None:
        """Show a game, under the names of its players by seat."""
        self._mode = view.table.setup.mode
        self._pars = view.table.field.pars
        self.lines = score_lines(view, names)
        self._titles = sum_titles(self._mode, len(self._pars))
        holes = {ball.hole for ball in view.balls}
        going_on = not view.ranks and shows_turns(self._mode) and len(holes) == 1
        self._current = holes.pop() if going_on else -1
        self.setAccessibleDescription(self._told())
        self.updateGeometry()
        self.update()

    def _told(self) -> str:
        told = []
        for line in self.lines:
            turns = " ".join(str(cell.turns or "\N{EN DASH}") for cell in line.cells)
            sums = ", ".join(map(" ".join, zip(self._titles, line.sums, strict=True)))
            told.append(f"{line.name}: {turns}; {sums}")
        return "\n".join(told)

    def sizeHint(self) -> QSize:
        """Return room for everybody."""
        high = _HEAD + _LINE * max(1, len(self.lines)) + _FOOT
        wide = _NAMES + 40 * len(self._pars) + _SUM * len(self._titles) + 32
        return self.look.size(wide, high)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which it cannot be read."""
        wide = _NAMES + 24 * len(self._pars) + _SUM * len(self._titles)
        return QSize(self.look.px(wide), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint head and lines."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        for place, line in enumerate(self.lines):
            self._paint_line(painter, place, line)
        painter.end()

    @property
    def _ends_early(self) -> bool:
        """Whether a hole ends for all when the first is on its green."""
        return GOLF_MODES[self._mode].ends_holes

    # Where things stand

    def _hole(self, hole: int) -> QRectF:
        """Return the column of a hole."""
        px = self.look.px
        sums = px(_SUM) * len(self._titles)
        wide = (self.width() - px(_NAMES) - sums - px(16)) / max(1, len(self._pars))
        return QRectF(px(_NAMES) + hole * wide, 0, wide, self.height())

    def _sum(self, place: int) -> QRectF:
        """Return the column of a sum."""
        px = self.look.px
        left = self.width() - px(8) - px(_SUM) * (len(self._titles) - place)
        return QRectF(left, 0, px(_SUM), self.height())

    def _row(self, place: int) -> QRectF:
        px = self.look.px
        top = px(_HEAD + _LINE * place)
        return QRectF(px(8), top, self.width() - px(16), px(_LINE - 6))

    # Painting

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: FontRole,
        ink: QColor,
        where: Qt.AlignmentFlag = _CENTER,
    ) -> None:
        painter.setFont(font(role, self.look.scale))
        painter.setPen(ink)
        dots = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(painter.font()).elidedText(in_order(text), dots, room.width() + 1)
        painter.drawText(room, where, shown)

    def _paint_head(self, painter: QPainter) -> None:
        theme, px = self.look.theme, self.look.px
        names = QRectF(px(18), px(10), px(_NAMES) - px(24), px(26))
        hole, par = translate("score card", "Hole"), translate("score card", "Par")
        self._write(painter, names, hole, "small_bold", theme.text, _VERTICAL)
        names.translate(0, px(26))
        self._write(painter, names, par, "caption", theme.second_text, _VERTICAL)
        for number, value in enumerate(self._pars):
            column = self._hole(number)
            if number == self._current:
                lit = QRectF(column.left() + 1, px(8), column.width() - 2, px(52))
                painter.setPen(QPen(theme.hover_edge, px(1.5)))
                painter.setBrush(theme.hover)
                painter.drawRoundedRect(lit, px(8), px(8))
            figure = QRectF(column.left(), px(10), column.width(), px(26))
            self._write(painter, figure, str(number + 1), "body_bold", theme.text)
            figure.translate(0, px(26))
            self._write(painter, figure, str(value), "caption", theme.second_text)
        for place, title in enumerate(self._titles):
            last = place == len(self._titles) - 1
            column = self._sum(place)
            role: FontRole = "small_bold" if last else "caption"
            ink = theme.text if last else theme.second_text
            room = QRectF(column.left() - px(4), px(10), column.width() + px(8), px(26))
            self._write(painter, room, title, role, ink)
        if GOLF_MODES[self._mode].counts_strokes:
            self._write_pars(painter)
        painter.setPen(QPen(theme.line, 1))
        y = px(_HEAD - 5)
        painter.drawLine(QPointF(px(16), y), QPointF(self.width() - px(16), y))
        self._paint_turn(painter)

    def _write_pars(self, painter: QPainter) -> None:
        """Write what the sums are in par."""
        px, theme = self.look.px, self.look.theme
        halves = [str(sum(self._pars[:HALF])), str(sum(self._pars[HALF:]))]
        figures = [*(halves if len(self._pars) > HALF else []), "", str(sum(self._pars))]
        for place, figure in enumerate(figures):
            column = self._sum(place)
            room = QRectF(column.left(), px(36), column.width(), px(26))
            self._write(painter, room, figure, "caption", theme.second_text)

    def _paint_turn(self, painter: QPainter) -> None:
        """Paint a line where a long round turns for home."""
        if len(self._pars) <= HALF:
            return
        px, theme = self.look.px, self.look.theme
        x = self._hole(HALF).left()
        painter.setPen(QPen(theme.line, px(1.5)))
        painter.drawLine(QPointF(x, px(12)), QPointF(x, self.height() - px(_FOOT)))

    def _paint_line(self, painter: QPainter, place: int, line: ScoreLine) -> None:
        look, theme = self.look, self.look.theme
        area = self._row(place)
        wins = line.rank == 1
        if wins or place % 2:
            painter.setPen(QPen(theme.hover_edge, look.px(1.5)) if wins else Qt.PenStyle.NoPen)
            painter.setBrush(theme.hover if wins else theme.inset)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area, radius, radius)
        ink = theme.hover_text if wins else theme.text
        self._paint_name(painter, area, line, ink)
        for hole, cell in enumerate(line.cells):
            column = self._hole(hole)
            self._paint_cell(
                painter, QRectF(column.left(), area.top(), column.width(), area.height()), cell
            )
        for number, text in enumerate(line.sums):
            column = self._sum(number)
            last = number == len(line.sums) - 1
            room = QRectF(column.left(), area.top(), column.width(), area.height())
            role: FontRole = "course_name" if last else "body_bold"
            self._write(painter, room, text, role, ink if last else theme.second_text)

    def _paint_name(self, painter: QPainter, area: QRectF, line: ScoreLine, ink: QColor) -> None:
        look, theme = self.look, self.look.theme
        left = area.left() + look.px(8)
        if line.rank:
            room = QRectF(left - look.px(2), area.top(), look.px(18), area.height())
            self._write(painter, room, str(line.rank), "panel_title", ink)
            left += look.px(20)
        side = look.px(26)
        middle = QPointF(left + side / 2, area.center().y())
        if line.rival >= 0:
            paint_rival_token(painter, line.rival, middle, side * 0.44)
        else:
            token = player_shape_pixmap(look, line.colour, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, middle.y() - side / 2), token)
        left += side + look.px(7)
        right = self._paint_honours(painter, area, line, look.px(_NAMES - 6))
        name = QRectF(left, area.top(), right - left, area.height())
        golfer = card_name(line.golfer)
        if golfer:
            below = QRectF(left, area.center().y() + look.px(1), right - left, look.px(18))
            self._write(painter, below, golfer, "caption", theme.second_text, _VERTICAL)
            name.setBottom(area.center().y() + look.px(3))
        self._write(painter, name, line.name, "body_bold", ink, _VERTICAL)

    def _paint_honours(
        self, painter: QPainter, area: QRectF, line: ScoreLine, right: float
    ) -> float:
        """Paint tokens for holes in one and the Longest Drive; return where they begin."""
        look = self.look
        radius = look.px(8)
        if line.has_drive:
            right -= look.px(20)
            ratio = self.devicePixelRatioF()
            sign = icon_pixmap("straight-on", look.theme.text, look.px(18), ratio)
            painter.drawPixmap(QPointF(right, area.center().y() - look.px(9)), sign)
        for _ in range(min(line.aces, 3)):
            right -= 2 * radius + look.px(2)
            paint_ace_token(painter, QPointF(right + radius, area.center().y()), radius)
        return right - look.px(4)

    def _paint_cell(self, painter: QPainter, area: QRectF, cell: ScoreCell) -> None:
        theme, px = self.look.theme, self.look.px
        if not shows_turns(self._mode):
            self._paint_tokens(painter, area, cell.tokens, area.center().y(), px(10))
            return
        if not cell.turns:
            self._write(painter, area, "\N{MIDDLE DOT}", "body", theme.disabled_text)
            return
        below = bool(cell.tokens) or cell.points is not None
        middle = QPointF(area.center().x(), area.top() + (px(17) if below else area.height() / 2))
        half = min(px(14), area.width() / 2 - 1)
        disc = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        ink = theme.text
        painter.setPen(Qt.PenStyle.NoPen)
        if self._ends_early and not cell.tokens:
            # Somebody else ended the hole: these turns tell nothing against par.
            ink = theme.second_text
        elif cell.is_ace:
            painter.setBrush(theme.fits_disk)
            painter.drawEllipse(disc)
            ink = _WHITE
        elif cell.to_par < 0:
            painter.setBrush(theme.fits_wash)
            painter.drawEllipse(disc)
            ink = theme.fits
        elif cell.to_par > 0:
            painter.setBrush(theme.wrong_wash)
            painter.drawRoundedRect(disc.adjusted(1, 1, -1, -1), px(5), px(5))
            ink = theme.wrong
        self._write(painter, disc, str(cell.turns), "body_bold", ink)
        foot = area.bottom() - px(10)
        if cell.points is not None:
            room = QRectF(area.left(), foot - px(9), area.width(), px(18))
            words = f"+{cell.points}" if cell.points else "0"
            self._write(painter, room, words, "caption", theme.second_text)
        elif cell.tokens:
            self._paint_tokens(painter, area, cell.tokens, foot, px(8))

    def _paint_tokens(
        self, painter: QPainter, area: QRectF, tokens: tuple[int, ...], y: float, radius: float
    ) -> None:
        """Paint what was won: flags in modes in which each counts the same, else the tokens."""
        step = min(2.1 * radius, area.width() / max(1, len(tokens)))
        x = area.center().x() - step * (len(tokens) - 1) / 2
        for place, value in enumerate(tokens):
            middle = QPointF(x + place * step, y)
            if GOLF_MODES[self._mode].counts_flags:
                paint_flag(painter, middle, radius, self.look.theme.text)
            else:
                paint_point_token(painter, value, middle, min(radius, step * 0.62))
