"""The hole being played, as it lies on the course: tiles, players, the ball and where it may go."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import dist, inf
from operator import mul
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.putt_dice import Mishap, Moved, PuttHole, Suffered
from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.honours import paint_burst
from minigolf_desktop.ui.common.art.shapes import spots_along
from minigolf_desktop.ui.common.boards.life import Life, Stirring, paint_stirring
from minigolf_desktop.ui.common.boards.motion import Moment, Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    LIFE_UNIT,
    Onlookers,
    TileAtlas,
    TilesLater,
    habitat_of,
    square_of,
    things_on,
)
from minigolf_desktop.ui.putt_dice.hole_ground import (
    RIM,
    area_of,
    laid_wide,
    lies_of,
    paint_hole,
    way_between,
)
from minigolf_desktop.ui.putt_dice.words import (
    BallStop,
    HoleStand,
    outcomes_of,
    percent,
    with_dice_words,
)

_STEPS = 15
"""So many places are tried along each side of a cell."""
_HIDDEN = 10.0
"""A square unit of something hidden weighs as much as so many units of way from the best place."""


def free_place(
    cell: QRectF, size: QSizeF, near: QPointF, taken: Iterable[QRectF], edge: float = 2.0
) -> QRectF:
    """Return where in a cell something of a size hides least, as near to a point as can be.

    ``taken`` is what is not to be hidden; ``edge`` is kept free along the sides of the cell where
    the cell is large enough.
    """
    wide, high = size.width(), size.height()
    kept = [room for room in taken if room.intersects(cell)]
    sides = [(room.left(), room.right()) for room in kept]
    ends = [(room.top(), room.bottom()) for room in kept]
    middle = near.x() - wide / 2, near.y() - high / 2
    columns = [(x, _shared(x, wide, sides)) for x in _begins(cell.left(), cell.right(), wide, edge)]
    rows = [(y, _shared(y, high, ends)) for y in _begins(cell.top(), cell.bottom(), high, edge)]
    best, found = inf, (columns[0][0], rows[0][0])
    corners = ((x, y, across, down) for (x, across), (y, down) in product(columns, rows))
    for far, x, y, across, down in sorted(
        (dist((x, y), middle), x, y, across, down) for x, y, across, down in corners
    ):
        if far >= best:
            # Nothing further away can be better.
            break
        cost = far + _HIDDEN * sum(map(mul, across, down))
        if cost < best:
            best, found = cost, (x, y)
    return QRectF(QPointF(*found), size)


def _begins(first: float, last: float, length: float, edge: float) -> Sequence[float]:
    """Return where something may begin along a side of a cell."""
    start, end = _span(first, last, length, edge)
    return [start + (end - start) * (part / _STEPS) for part in range(_STEPS + 1)]


def _shared(begin: float, length: float, spans: Iterable[tuple[float, float]]) -> list[float]:
    """Return how much of a length each span covers."""
    end = begin + length
    return [
        min(end, last) - max(begin, first) if first < end and last > begin else 0.0
        for first, last in spans
    ]


def _span(first: float, last: float, length: float, edge: float) -> tuple[float, float]:
    """Return where something may begin along a side; all in its middle where it is too long."""
    room = last - first - length
    edge = max(0.0, min(edge, room / 2))
    if room < 0:
        return first + room / 2, first + room / 2
    return first + edge, last - edge - length


def round_point(middle: QPointF, radius: float) -> QRectF:
    """Return the square round a disc."""
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


PUTTER, WAITING = 11.5, 8.5
"""Radius of the pawn of whoever putts, with its ring, and of those who wait."""
BALL = 5.0
_DOT_STEP = 9.0
"""From a dot of the trail to the next."""
_FIRST_DOT = 9.0
_DOT = 2.0
"""Radius of a dot."""
_LANE = 4.0
"""Half the width that is kept free along the way of the ball."""
_OVERHANG = 9.0
"""How far a sign may reach beyond the outer edge of the hole."""
_BEFORE_TIP = 7.0
"""From the arrow head to where the ball may come to lie."""


class Trail(NamedTuple):
    """Tells how far the dice chosen carry the ball."""

    dots: tuple[QPointF, ...]
    tip: QPointF
    """Where the arrow head stands."""
    angle: float
    """Where it points, in degrees as of a painter path."""
    end: QPointF
    """Where the ball comes to lie at the furthest."""


class ChanceSign(NamedTuple):
    """A sign that tells how likely the ball stops somewhere."""

    outcome: BallStop
    room: QRectF
    has_words: bool
    """Whether there is room for words besides the figure."""


class HolePlacing(NamedTuple):
    """Tells what stands where on a hole."""

    pawns: dict[int, QPointF]
    """Middles by seat."""
    trail: Trail | None
    chances: tuple[ChanceSign, ...]
    """How likely the ball stops where."""


def placed(
    course: Course, stand: HoleStand, hole: PuttHole, size_of: Callable[[BallStop, bool], QSizeF]
) -> HolePlacing:
    """Return where everything stands; ``hole`` is that of the stand as it lies on the course.

    ``size_of`` tells how large the sign of an outcome is, with words and without.
    """
    cells = {step.cell for step in hole.tiles}
    things = [room for cell in cells for room in things_on(course, cell)]
    lies = lies_of(course, hole)
    taken = [*things, round_point(lies[stand.position], BALL)]
    taken += _along(course, hole)
    pawns: dict[int, QPointF] = {}
    if stand.player >= 0:
        here = min(stand.position, hole.length - 1)
        pawns[stand.player] = _stand(hole, here, lies[stand.position], PUTTER, taken)
    for seat in stand.waiting:
        pawns[seat] = _stand(hole, 0, lies[0], WAITING, taken)
    signs = []
    for outcome in outcomes_of(stand):
        step = min(outcome.position, hole.length - 1)
        area = _with_overhang(square_of(hole.tiles[step].cell), cells)
        near = lies[outcome.position]
        chance = ChanceSign(outcome, free_place(area, size_of(outcome, True), near, taken), True)
        if any(chance.room.intersects(other) for other in taken):
            room = free_place(area, size_of(outcome, False), near, taken)
            chance = ChanceSign(outcome, room, False)
        taken.append(chance.room)
        signs.append(chance)
    trail = _trail(course, hole, stand, things) if signs else None
    return HolePlacing(pawns, trail, tuple(signs))


def _stand(hole: PuttHole, step: int, near: QPointF, radius: float, taken: list[QRectF]) -> QPointF:
    """Return where a pawn stands on a tile; the place is taken from then on."""
    cell = square_of(hole.tiles[step].cell)
    room = free_place(cell, QSizeF(2 * radius, 2 * radius), near, taken)
    taken.append(room)
    return room.center()


def _with_overhang(cell: QRectF, cells: set[int]) -> QRectF:
    """Return a cell with what lies beyond those of its sides where the hole ends."""
    mine = {square_of(other).center().toTuple() for other in cells}
    middle, (across, down) = cell.center(), (cell.width(), cell.height())
    left, top, right, bottom = (
        0.0 if (middle.x() + x, middle.y() + y) in mine else _OVERHANG
        for x, y in ((-across, 0.0), (0.0, -down), (across, 0.0), (0.0, down))
    )
    return cell.adjusted(-left, -top, right, bottom)


def _along(course: Course, hole: PuttHole) -> list[QRectF]:
    """Return what a ball rolls over from the tee to the cup."""
    way = way_between(course, hole, 0, hole.length)
    count = int(way.length() / (2 * _LANE))
    spots = spots_along(way, (2 * _LANE * part for part in range(count)))
    return [round_point(spot.point, _LANE) for spot in spots]


def _trail(course: Course, hole: PuttHole, stand: HoleStand, things: list[QRectF]) -> Trail | None:
    """Return the trail of dots to the furthest place the ball may stop at, hazards left out."""
    end = max(outcome.position for outcome in outcomes_of(stand))
    if end == stand.position:
        return None
    way = way_between(course, hole, stand.position, end)
    last = way.length() - _BEFORE_TIP
    lengths = [_FIRST_DOT]
    while lengths[-1] + _DOT_STEP < last:
        lengths.append(lengths[-1] + _DOT_STEP)
    *free, arrow = [
        spot
        for spot in spots_along(way, lengths)
        if not any(map(round_point(spot.point, _DOT).intersects, things))
    ] or spots_along(way, [last])
    dots = tuple(spot.point for spot in free)
    return Trail(dots, arrow.point, arrow.angle, lies_of(course, hole)[end])


ROLLING = 260
"""The ball rolls over a tile, in ms at speed 1."""
LARGEST_TILE = 280
"""Widest tile in pixels at an interface scale of 1."""
_CHANCE: FontRole = "body_bold"
_WORDS: FontRole = "caption"
_LINE, _WORDS_LINE, _BESIDE = 24, 16, 9
"""Height of a sign of a chance, what words add to it, and room beside its text, in pixels."""

_CUP_CHEER, _ACE_CHEER = 420, 900
"""A ball in the cup is cheered, and one that came there in one stroke, in ms at speed 1."""
_TURN_BACK = 1400
"""So many milliseconds before the hole is at rest people begin to look where they did before."""
_SINKS = 0.4
"""In so much of that time the ball sinks into the cup."""
_CUP_REACH, _ACE_REACH = 24.0, 62.0
"""How far the rays reach then, in units of 100 a tile."""
_CUP, _RAY = 10.0, 16.0
"""From the cup to the rays, and their length."""

_INK = QColor("#33302A")
_WHITE = QColor("#FFFFFF")
_GLOW = QColor(242, 182, 50)
_SHADOW = QColor(18, 48, 30, 90)


class HoleView(QWidget):
    """Shows the hole as large as there is room for, turned where it is higher than wide."""

    def __init__(self, look: Look, course: Course, atlas: TileAtlas, motion: Motion) -> None:
        super().__init__()
        self.motion = motion
        """How fast the ball rolls."""
        self.outcomes: tuple[BallStop, ...] = ()
        """Where the ball may stop, as shown."""
        self._look = look
        self._whole_course = course
        self._course, self._hole = course, PuttHole(())
        self._atlas = atlas
        self._pictures = TilesLater(atlas, self)
        self._pictures.painted.connect(self._paint_anew)
        self._stand: HoleStand | None = None
        self._placing: HolePlacing | None = None
        self._ground = QPixmap()
        self._ball: QPointF | None = None
        self._cheering = Moment(self)
        self._burst = 0.0
        self._sunk = 0.0
        self._life = Life(self, self._show_life, look.theme)
        self._stirring: tuple[Stirring, ...] = ()
        self._onlookers = Onlookers(self)
        self._onlookers.changed.connect(self.update)
        self._looked = QElapsedTimer()
        self._watched = QPointF()
        """Where the ball is that people look at."""
        self.setMinimumSize(look.size(360, 150))

    def show_stand(self, stand: HoleStand) -> None:
        """Show where the player stands now."""
        if self._stand is None or stand.hole is not self._stand.hole:
            self._ground = QPixmap()
            self._pictures.forget()
            self._course, self._hole = laid_wide(self._whole_course, stand.hole)
            self._life.rest()
            self._onlookers.rest()
        self._show(stand)

    def hide_chances(self) -> None:
        """Tell no chances while dice and ball are on their way."""
        if self._stand is not None:
            self._show(self._stand._replace(odds=None))

    def _show(self, stand: HoleStand) -> None:
        self._stand, self._placing, self._ball, self._sunk = stand, None, None, 0.0
        self.outcomes = outcomes_of(stand)
        told = ", ".join(f"{one.words} {percent(one.chance)}" for one in self.outcomes)
        words = with_colon(with_dice_words(stand.dice), told) if told else ""
        if words != self.accessibleName():
            self.setAccessibleName(words)
            announce(self, lambda: words, at_once=True)
        self.update()

    def roll(self, event: Moved | Suffered, done: Callable[[], None]) -> None:
        """Let the ball roll as an event tells, then call ``done``."""
        stand, start, end = self._stand, event.start, event.end
        if stand is None:
            done()
            return
        if isinstance(event, Moved):
            let_hear(self, Sound.STROKE)
        elif event.mishap is Mishap.SPLASH:
            let_hear(self, Sound.SPLASH)
        self._show(stand._replace(odds=None, position=start))
        way = way_between(self._course, self._hole, start, end)

        def step(part: float) -> None:
            self._ball = way.pointAtPercent(part) if end != start else way.currentPosition()
            self._watched = self._ball
            self.update()

        duration = self.motion.duration(ROLLING * max(1, abs(end - start)))
        self._stir(duration)
        animate(self, duration, step, done)

    def cheer(self, ace: bool, done: Callable[[], None]) -> None:
        """Let rays burst round the cup that the ball fell into, further for an ace."""
        reach = _ACE_REACH if ace else _CUP_REACH
        let_hear(self, Sound.CUP)

        def step(part: float) -> None:
            self._burst = reach * part if part < 1 else 0.0
            self._sunk = min(1.0, part / _SINKS)
            self.update()

        self._cheering.play(_ACE_CHEER if ace else _CUP_CHEER, self.motion, step, done)

    @property
    def _cells(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(step.cell for step in self._hole.tiles))

    def _stir(self, milliseconds: int) -> None:
        """Let the hole stir while a ball rolls for so long, and for a while after."""
        if not self._life.stirs:
            self._looked.start()
            # Who is there takes long to find on tiles that are not painted yet.
            self._onlookers.stand_on(self._course, self._cells)
        self._life.stir(self.motion, habitat_of(self._course, self._cells), milliseconds)

    def _show_life(self, low: Sequence[Stirring], high: Sequence[Stirring]) -> None:
        """Show what stirs, and let people turn to the ball, or back before all comes to rest."""
        before, self._stirring = self._stirring, (*low, *high)
        rooms = [one.room(LIFE_UNIT) for one in (*before, *self._stirring)]
        if self._life.stirs:
            ball = self._watched if self._life.left > _TURN_BACK else None
            rooms += self._onlookers.watch(ball, self._looked.restart())
        else:
            rooms += self._onlookers.rest()
        scale, origin = self.tile / CELL, self._origin(self.tile)
        for room in rooms:
            area = QRectF(origin + room.topLeft() * scale, room.size() * scale)
            self.update(area.toAlignedRect().adjusted(-1, -1, 1, 1))

    def _paint_anew(self) -> None:
        self._ground = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the tiles anew in the new size."""
        self._ground, self._placing = QPixmap(), None
        self._pictures.forget()
        super().resizeEvent(event)

    # Geometry

    @property
    def tile(self) -> int:
        """Side of a tile in pixels."""
        area = area_of(self._hole)
        wide = (area.width() + 2 * RIM) / CELL
        high = (area.height() + 2 * RIM) / CELL
        fit = min(self.width() / wide, self.height() / high)
        return max(16, int(min(fit, self._look.px(LARGEST_TILE))))

    def _origin(self, tile: int) -> QPointF:
        """Return where the corner (0, 0) of the course lies."""
        middle = area_of(self._hole).center() * (tile / CELL)
        return QPointF(round(self.width() / 2 - middle.x()), round(self.height() / 2 - middle.y()))

    def tile_room(self, position: int) -> QRect:
        """Return where a tile of the hole lies, from 0 for the tee."""
        tile = self.tile
        x, y = unpack(self._hole.tiles[position].cell)
        corner = self._origin(tile) + QPointF(x * tile, y * tile)
        return QRectF(corner, QSizeF(tile, tile)).toRect()

    # Painting

    def paint_ground(self) -> None:
        """Paint the tiles, and find where everything stands, unless that is done."""
        stand = self._stand
        if stand is None:
            return
        if self._ground.isNull():
            tile = self.tile
            self._ground = paint_hole(
                self._course,
                self._hole,
                self._atlas,
                self._pictures,
                self._look.theme,
                self.size(),
                self._origin(tile),
                tile,
                self.devicePixelRatioF(),
            )
        # What is free of things is known of painted tiles: all of it in one go takes long.
        if self._placing is None and not self._pictures.busy:
            self._placing = placed(self._course, stand, self._hole, self._sign_size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles, kept as a picture, and what stands on them."""
        self.paint_ground()
        stand, placing = self._stand, self._placing
        if stand is None:
            return
        tile, ratio = self.tile, self.devicePixelRatioF()
        origin, scale = self._origin(tile), tile / CELL
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground)
        self._onlookers.take_size(tile, ratio)
        self._onlookers.paint(painter, origin)
        if placing is None:
            painter.end()
            return
        painter.save()
        painter.translate(origin)
        painter.scale(scale, scale)
        if placing.trail is not None:
            _paint_trail(painter, placing.trail)
        lies = lies_of(self._course, self._hole)
        spot = self._ball or lies[stand.position]
        _paint_ball(painter, spot, self._sunk)
        if self._burst:
            inner = max(_CUP, self._burst - _RAY)
            paint_burst(painter, lies[-1], inner, self._burst + _CUP, 3.2, self._look.theme)
        painter.restore()
        for seat, middle in placing.pawns.items():
            colour = stand.colours[seat]
            self._paint_pawn(painter, origin + middle * scale, scale, colour, seat == stand.player)
        for chance in placing.chances:
            room = chance.room
            pixels = QRectF(origin + room.topLeft() * scale, room.size() * scale)
            self._paint_chance(painter, pixels, chance)
        painter.translate(origin)
        painter.scale(scale, scale)
        for one in self._stirring:
            paint_stirring(painter, LIFE_UNIT, one)
        painter.end()

    def _paint_pawn(
        self, painter: QPainter, middle: QPointF, scale: float, colour: str, putts: bool
    ) -> None:
        if putts:
            glow = QColor(_GLOW)
            glow.setAlphaF(0.35)
            painter.setPen(QPen(_GLOW, 2.0 * scale))
            painter.setBrush(glow)
            painter.drawEllipse(middle, (PUTTER - 1) * scale, (PUTTER - 1) * scale)
        radius = (PUTTER - 3.0 if putts else WAITING - 1.5) * scale
        paint_player_token(painter, colour, middle, radius, self._look.theme)

    def _tells_words(self, outcome: BallStop, has_words: bool) -> bool:
        """Whether a sign says more than the chance: where it is not plain from the tile."""
        assert self._stand is not None
        is_plain = self._stand.position < outcome.position < self._hole.length - 1
        return has_words and not is_plain

    def _sign_size(self, outcome: BallStop, has_words: bool) -> QSizeF:
        """Return the size of the sign of an outcome, in units of 100 a tile."""
        look, tile = self._look, self.tile
        figures = QFontMetricsF(font(_CHANCE, look.scale))
        wide, high = figures.horizontalAdvance(percent(outcome.chance)), look.px(_LINE)
        if self._tells_words(outcome, has_words):
            letters = QFontMetricsF(font(_WORDS, look.scale))
            wide = max(wide, letters.horizontalAdvance(outcome.words))
            high += look.px(_WORDS_LINE)
        return QSizeF(wide + 2 * look.px(_BESIDE), high) * (CELL / tile)

    def _paint_chance(self, painter: QPainter, room: QRectF, chance: ChanceSign) -> None:
        look, theme = self._look, self._look.theme
        radius, outcome = look.px(10), chance.outcome
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRoundedRect(room.translated(0.8, 1.8), radius, radius)
        holed = outcome.holed
        painter.setPen(QPen(theme.pill if holed else theme.line, 1))
        painter.setBrush(theme.pill if holed else theme.panel)
        painter.drawRoundedRect(room, radius, radius)
        ink = theme.pill_text if holed else theme.text
        words = self._tells_words(outcome, chance.has_words)
        below = look.px(_WORDS_LINE + 1) if words else 0
        figures = room.adjusted(0, look.px(1) if words else 0, 0, -below)
        write(painter, figures, percent(outcome.chance), font(_CHANCE, look.scale), ink, CENTER)
        if words:
            line = QRectF(room.x(), room.bottom() - below - look.px(2), room.width(), below)
            face = font(_WORDS, look.scale)
            write(painter, line, outcome.words, face, ink, CENTER)


def _paint_trail(painter: QPainter, trail: Trail) -> None:
    """Paint how far the dice chosen carry the ball: dots, an arrow head, a ring at the end."""
    for colour, radius in ((_INK, 2.1), (_WHITE, 1.4)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for dot in trail.dots:
            painter.drawEllipse(dot, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((_INK, 2.2), (_WHITE, 1.1)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(trail.end, BALL + 2, BALL + 2)
    painter.save()
    painter.translate(trail.tip)
    painter.rotate(-trail.angle)
    head = QPainterPath(QPointF(5, 0))
    head.lineTo(-4, -4.6)
    head.lineTo(-4, 4.6)
    head.closeSubpath()
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(_INK, 1.4, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(_WHITE)
    painter.drawPath(head)
    painter.restore()


def _paint_ball(painter: QPainter, spot: QPointF, sunk: float) -> None:
    """Paint the ball; the further it is ``sunk`` in the cup, 0 to 1, the less of it is seen."""
    if sunk >= 1:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    if not sunk:
        painter.drawEllipse(spot + QPointF(0.9, 1.8), 4.4, 4.4)
    painter.setPen(QPen(_INK, 1.1))
    painter.setBrush(_WHITE.darker(round(100 + 60 * sunk)))
    painter.drawEllipse(spot, 4.2 * (1 - sunk), 4.2 * (1 - sunk))
