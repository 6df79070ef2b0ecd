"""How an opening day looks at a time: the still course once as a picture, people as small ones."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from minigolf_desktop.model.designer import Tally, assess
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.geometry.walking import Spot, apart, heading
from minigolf_desktop.model.putt_dice.opening_day import (
    Doing,
    Guest,
    Happening,
    Moment,
    Part,
    Seen,
    SeenBall,
)
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import fill, finished, mixed, oval
from minigolf_desktop.ui.common.art.surroundings import paint_meadow, paint_surroundings
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.theme import Theme, player_colour
from minigolf_desktop.ui.designer.art.people import (
    GUEST_REACH,
    Gesture,
    paint_dog,
    paint_dog_shadow,
    paint_guest,
    paint_guest_shadow,
)
from minigolf_desktop.ui.designer.art.places import Kind, Place
from minigolf_desktop.ui.designer.art.plot import (
    land_shapes,
    paint_evening,
    paint_plot,
    surroundings_of_land,
)
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, paint_hole_sign, signs_of
from minigolf_desktop.ui.designer.course_art import course_bounds, paint_seams
from minigolf_desktop.ui.designer.opening.grounds import Opening
from minigolf_desktop.ui.designer.opening.scenery import (
    garland_of,
    lamps_of,
    paint_barriers,
    paint_garland,
    paint_heart,
    paint_lamps,
    paint_night,
    paint_petals,
    paint_splash,
)
from minigolf_desktop.ui.designer.widgets.clients import portrait_pixmap

# --- The light of the day

OPENS, CLOSES = 9 * 60, 21 * 60
"""Minutes after midnight at which the gates open, and at which the bell rings."""
_BY_LAMPLIGHT = 0.25
"""How fast the clock goes after the bell: the last guests are home before midnight."""
EVENING = 0.975
"""When lamps are lit and everybody is still about, in parts of the time up to the bell."""

_TINTS = (
    (0.0, QColor(255, 226, 170, 52)),
    (0.12, QColor(255, 240, 205, 0)),
    (0.56, QColor(255, 205, 120, 0)),
    (0.72, QColor(255, 160, 64, 60)),
    (0.79, QColor(250, 118, 84, 60)),
    (0.86, QColor(120, 58, 150, 74)),
    (0.93, QColor(48, 40, 130, 52)),
    (1.0, QColor(30, 30, 110, 0)),
    (9.0, QColor(30, 30, 110, 0)),
)
"""By time, in parts of that up to the bell: what the sun lays over everything."""
_CLEAR = QColor(0, 0, 0, 0)
_DUSK, _DARK = 0.76, 0.97
"""When it begins to grow dark, and from when on it is, in the same parts."""


def mixed_with_alpha(one: QColor, other: QColor, part: float) -> QColor:
    """Return a colour between two, as clear as it has to be."""
    colour = mixed(one, other, part)
    colour.setAlpha(round(one.alpha() + (other.alpha() - one.alpha()) * part))
    return colour


_ON_DARK = 0.5
"""How much of the sun's tint the dark theme shows."""


class Light(NamedTuple):
    """The light at a time."""

    tint: QColor
    night: float
    """How far night has fallen, 0 to 1."""


_STEPS_OF_LIGHT = 400
"""So often the light changes up to the bell: each step is too small to be seen, and has the whole
course painted anew."""


def light_at(share: float) -> Light:
    """Return the light at a time, in parts of that up to the bell."""
    share = round(max(0.0, share) * _STEPS_OF_LIGHT) / _STEPS_OF_LIGHT
    tint = _TINTS[-1][1]
    for (first, one), (last, other) in pairwise(_TINTS):
        if first <= share <= last:
            part = (share - first) / (last - first)
            tint = mixed_with_alpha(one, other, part)
            break
    part = max(0.0, min(1.0, (share - _DUSK) / (_DARK - _DUSK)))
    # What is not seen looks alike, whatever its colour.
    return Light(tint if tint.alpha() else _CLEAR, part * part * (3 - 2 * part))


def clock_at(share: float) -> tuple[int, int]:
    """Return hour and minute at a time, in parts of that up to the bell; in quarters of an hour."""
    by_day, late = min(1.0, max(0.0, share)), max(0.0, share - 1.0)
    minutes = int(OPENS + (CLOSES - OPENS) * (by_day + _BY_LAMPLIGHT * late)) // 15 * 15
    return divmod(minutes % (24 * 60), 60)


# --- Pictures of people

_TURNS = 32
"""Directions that people are painted in."""
_STRIDE = 11.0
"""Units that somebody walks with each foot."""
_SHOULDERS = 11.4
_DOG = 6.2
_DOG_REACH = 20.0
_BALLS = ("#FFFFFF", "#FFFFFF", "#F7D94C", "#FF9E57", "#F4A6CB", "#8FD3F4")
_BALL = 2.5
_SPRITES = 40 * MEGABYTE
_PORTRAIT = 25.0
_TURNS_HEADS = 170.0
"""How far from a rolling ball people look at it."""
_HEARS_CHEERS, _CHEERING = 240.0, 1.3
_LASTS = {
    Happening.SPLASH: 0.9,
    Happening.FLOWERS: 0.9,
    Happening.HOLE_IN_ONE: 1.6,
    Happening.HOLED: 0.6,
    Happening.LOVED: 1.9,
}
"""Seconds that one sees of what happened."""
_STEPS = (Gesture.STEPS_LEFT, Gesture.STANDS, Gesture.STEPS_RIGHT, Gesture.STANDS)


class Thing(NamedTuple):
    """Something to be drawn."""

    area: QRectF
    """Round all that it covers, in logical pixels."""
    draw: Callable[[QPainter], None]
    above: float = 0.0
    """What lies higher is drawn later."""


def gesture_of(seen: Seen, *, cheers: bool) -> Gesture:
    """Return how somebody holds arms and legs."""
    match seen.doing:
        case Doing.WALKS:
            return _STEPS[int(seen.gone / _STRIDE) % 4]
        case Doing.AIMS:
            return Gesture.AIMS
        case Doing.PUTTS:
            return Gesture.SWINGS if seen.since < 0.17 else Gesture.FOLLOWS
        case Doing.CHEERS:
            return Gesture.CHEERS
        case Doing.FISHES:
            return Gesture.FISHES
        case Doing.SITS:
            return Gesture.SITS
        case _:
            return Gesture.CHEERS if cheers else Gesture.STANDS


class DayScene:
    """Draws a day on its course, at the size of a widget."""

    def __init__(self, opening: Opening, theme: Theme, colour: str) -> None:
        """``colour`` is the player's: that of the roof."""
        course_file = self.course_file = opening.course_file
        """What is opened."""
        self.day = opening.day
        """What happens."""
        self._opening = opening
        self._theme, self._colour = theme, colour
        course = course_file.course
        self._lamps = lamps_of(course.land, opening.grounds)
        self._garland = garland_of(course.land)
        self._atlas = Atlas(_SPRITES)
        self._unit, self._origin = 1.0, QPointF()
        self._ratio = 1.0
        self._size = QSize()
        self._ground, self._night, self._above = QPixmap(), QPixmap(), QPixmap()
        self._above_at = QPointF()
        self._facing: dict[int, float] = {}
        self._portraits = [client.id for client in course_file.clients]
        self.area = course_bounds(course)
        """What is to be seen, in units of 100 a cell."""

    # --- the still course

    def fit(self, size: QSize, free: QRectF, ratio: float) -> Iterator[None]:
        """Paint the still course in steps, so that it fits into the part of a widget left free.

        Nothing of it is seen before the last step.
        """
        unit = min(free.width() / self.area.width(), free.height() / self.area.height())
        origin = free.center() - self.area.center() * unit
        ground = self._sheet(size, ratio)
        for layer in self._layers(QRectF(QPointF(), size.toSizeF()), origin, unit):
            painter = QPainter(ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            layer(painter)
            painter.end()
            yield
        night = self._sheet(size, ratio)
        night.fill(Qt.GlobalColor.transparent)
        painter = self._painter(night, origin, unit)
        seen = QRectF(-origin / unit, size.toSizeF() / unit)
        paint_night(painter, seen, self.course_file.course.land, self._lamps)
        painter.end()
        yield
        self._unit, self._origin, self._ratio, self._size = unit, origin, ratio, size
        self._ground, self._night = finished(ground), night
        self._atlas.clear()
        self._paint_above()
        yield

    @property
    def size(self) -> QSize:
        """The size of the widget that the still course is painted for."""
        return self._size

    @property
    def is_ready(self) -> bool:
        """Whether the still course is painted."""
        return not self._ground.isNull()

    def _sheet(self, size: QSize, ratio: float) -> QPixmap:
        sheet = QPixmap(size * ratio)
        sheet.setDevicePixelRatio(ratio)
        sheet.fill(self._theme.meadow)
        return sheet

    def _painter(self, sheet: QPixmap, origin: QPointF, unit: float) -> QPainter:
        painter = QPainter(sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(origin)
        painter.scale(unit, unit)
        return painter

    def _layers(
        self, whole: QRectF, origin: QPointF, unit: float
    ) -> Iterator[Callable[[QPainter], None]]:
        """Yield what paints the still course, one thing above the other."""
        course, theme = self.course_file.course, self._theme

        def in_units(layer: Callable[[QPainter], None]) -> Callable[[QPainter], None]:
            def painted(painter: QPainter) -> None:
                painter.translate(origin)
                painter.scale(unit, unit)
                layer(painter)

            return painted

        yield lambda painter: paint_meadow(painter, whole, theme)
        lying = surroundings_of_land(course.land)
        yield lambda painter: paint_surroundings(painter, whole, theme, lying)
        for _ in land_shapes(course.land):
            yield lambda painter: None
        roof = player_colour(self._colour).fill(theme)
        yield in_units(lambda painter: paint_plot(painter, course.land, theme, roof))
        for cell in course.tiles:
            yield in_units(partial(self._paint_tile, cell))
        yield in_units(self._paint_details)

    def _paint_tile(self, cell: int, painter: QPainter) -> None:
        course = self.course_file.course
        x, y = unpack(cell)
        painter.translate(100 * x, 100 * y)
        turned = course.tiles[cell]
        paint_tile(painter, course.box.design(turned), turned & 3, is_deserted=True)

    def _paint_details(self, painter: QPainter) -> None:
        kept, course = self.course_file, self.course_file.course
        paint_seams(painter, course)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_barriers(painter, course, self._opening.closed)
        paint_lamps(painter, self._lamps)
        tally = Tally(passes=kept.passes, collected=kept.collected)
        assessment = assess(course, kept.clients, tally, kept.hole_numbers, final=True)
        for sign in signs_of(course, assessment, set()):
            painter.save()
            painter.translate(sign.position(course))
            paint_hole_sign(painter, sign.number, RADIUS)
            painter.restore()
        paint_evening(painter, course.land, self._theme)

    def _paint_above(self) -> None:
        """Paint the garland, which people walk under."""
        area = QRectF()
        for shape, _ in self._garland:
            area = area.united(shape.boundingRect())
        area.adjust(-6, -6, 10, 12)
        size = (area.size() * self._unit).toSize() + QSize(2, 2)
        self._above = QPixmap(size * self._ratio)
        self._above.setDevicePixelRatio(self._ratio)
        self._above.fill(Qt.GlobalColor.transparent)
        self._above_at = self._origin + area.topLeft() * self._unit
        painter = self._painter(self._above, -area.topLeft() * self._unit, self._unit)
        paint_garland(painter, self._garland)
        painter.end()

    # --- what moves

    def things(self, time: float, passed: float | None = None) -> list[Thing]:
        """Return everything that moves as it is at a time, what lies lower first.

        People turn round within the seconds that have ``passed`` since they were drawn last; at
        once where that is not told.
        """
        day = self.day
        seen = [(place, one, one.at(time)) for place, one in enumerate(day.guests)]
        here = [(place, one, at) for place, one, at in seen if at is not None]
        balls = [(place, one.ball_at(time)) for place, one, _ in here]
        rolling = [ball.spot for _, ball in balls if ball is not None and ball.rolls]
        cheered = [
            moment.spot
            for moment in self._moments(time, _CHEERING)
            if moment.kind is Happening.HOLE_IN_ONE
        ]
        things = [self._ball(place, ball) for place, ball in balls if ball is not None]
        for place, one, at in here:
            facing = self._turned(place, _looks(at, rolling), passed)
            cheers = any(apart(at.spot, spot) < _HEARS_CHEERS for spot in cheered)
            things += self._guest(place, one, at, facing, time, cheers=cheers)
        for moment in self._moments(time, 2.0):
            lasts = _LASTS[moment.kind]
            if time - moment.time < lasts:
                things.append(self._happening(moment, (time - moment.time) / lasts, time))
        return sorted(things, key=lambda thing: thing.above)

    def _moments(self, time: float, seconds: float) -> list[Moment]:
        return [one for one in self.day.moments if 0 <= time - one.time < seconds]

    def _turned(self, place: int, wanted: float, passed: float | None) -> float:
        """Return where somebody faces who turns as quickly as people do."""
        before = self._facing.get(place, wanted)
        gap = (wanted - before + 180) % 360 - 180
        if passed is None:
            facing = wanted
        else:
            most = 620 * passed
            facing = before + max(-most, min(most, gap))
        self._facing[place] = facing % 360
        return facing

    def _at(self, spot: Spot) -> QPointF:
        return self._origin + QPointF(spot.x, spot.y) * self._unit

    def _sprite(
        self, key: tuple[object, ...], reach: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        """Return a small picture round a middle, which reaches so many units each way."""

        def painted() -> QPixmap:
            side = max(2, round(2 * reach * self._unit * self._ratio))
            picture = QPixmap(side, side)
            picture.setDevicePixelRatio(self._ratio)
            picture.fill(Qt.GlobalColor.transparent)
            middle = QPointF(side, side) / (2 * self._ratio)
            painter = self._painter(picture, middle, self._unit)
            draw(painter)
            painter.end()
            return picture

        return self._atlas.picture(key, painted)

    def _stamped(self, spot: Spot, picture: QPixmap, above: float, opacity: float = 1.0) -> Thing:
        size = picture.deviceIndependentSize()
        corner = self._at(spot) - QPointF(size.width(), size.height()) / 2

        def draw(painter: QPainter) -> None:
            if opacity < 1:
                painter.setOpacity(opacity)
            painter.drawPixmap(corner, picture)
            painter.setOpacity(1.0)

        return Thing(QRectF(corner, size).adjusted(-1, -1, 1, 1), draw, above)

    def _guest(
        self, place: int, one: Guest, at: Seen, facing: float, time: float, *, cheers: bool
    ) -> Iterator[Thing]:
        gesture = gesture_of(at, cheers=cheers)
        turn = round(facing / 360 * _TURNS) % _TURNS
        angle = turn * 360 / _TURNS
        size = _SHOULDERS * one.size
        if gesture is Gesture.CHEERS:
            # A little jump, as seen from above.
            size *= 1 + 0.09 * round(2 * abs(sin(time * 9 + place))) / 2
        has_club = one.part is Part.PLAYS
        opacity = min(1.0, (time - one.comes) / 0.4, (one.leaves - time) / 0.4)
        opacity = 1.0 if one.leaves > self.day.length else max(0.0, opacity)
        reach = GUEST_REACH * size / 10
        shadow = self._sprite(
            ("shadow", turn, round(size, 1)),
            reach,
            lambda painter: paint_guest_shadow(painter, angle, size),
        )
        picture = self._sprite(
            (one.look, gesture, turn, round(size, 1), has_club),
            reach,
            lambda painter: paint_guest(painter, one.look, gesture, angle, size, has_club=has_club),
        )
        yield self._stamped(at.spot, shadow, 1.0, opacity)
        yield self._stamped(at.spot, picture, 3.0 + at.spot.y * 1e-5, opacity)
        if one.dog is not None:
            yield from self._dog(one, at, time, opacity)
        if one.part is Part.CLIENT:
            yield self._portrait(place, at.spot)

    def _portrait(self, place: int, spot: Spot) -> Thing:
        side = round(_PORTRAIT * self._unit)
        picture = portrait_pixmap(self._portraits[place], max(12, side), self._ratio, self._theme)
        middle = self._at(Spot(spot.x + 16, spot.y - 22))
        size = picture.deviceIndependentSize()
        corner = middle - QPointF(size.width(), size.height()) / 2

        def draw(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFFBF1"))
            painter.drawEllipse(middle, size.width() / 2 + 1.6, size.height() / 2 + 1.6)
            painter.drawPixmap(corner, picture)

        return Thing(QRectF(corner, size).adjusted(-4, -4, 4, 4), draw, 6.0)

    def _ball(self, place: int, ball: SeenBall) -> Thing:
        colour = _BALLS[place % len(_BALLS)]
        radius = _BALL * ball.size

        def paint_ball(painter: QPainter) -> None:
            fill(painter, oval(0.9, 1.2, radius), paint.SHADOW, 0.38)
            fill(painter, oval(0, 0, radius), QColor(colour).darker(112))
            fill(painter, oval(-0.35, -0.4, radius * 0.84), colour)

        picture = self._sprite(("ball", colour, round(radius, 1)), 5.0, paint_ball)
        return self._stamped(ball.spot, picture, 2.0)

    # --- dogs

    def _dog(self, one: Guest, at: Seen, time: float, opacity: float) -> Iterator[Thing]:
        spot = self._dog_spot(one, at, time)
        before = one.at(time - 0.12)
        was = spot if before is None else self._dog_spot(one, before, time - 0.12)
        moved = apart(was, spot)
        angle = heading(was, spot) if moved > 0.8 else heading(spot, at.spot)
        turn = round(angle / 360 * _TURNS) % _TURNS
        place = Place(Kind.DOG, 0, 0, turn * 360 / _TURNS, _DOG, seed=one.dog or 0)

        def paint_it(painter: QPainter) -> None:
            paint_dog_shadow(painter, place)
            paint_dog(painter, place)

        picture = self._sprite(("dog", one.dog, turn), _DOG_REACH, paint_it)
        hand, collar = self._at(at.spot), self._at(spot)

        def leash(painter: QPainter) -> None:
            painter.setPen(QColor(120, 60, 40, 190))
            painter.drawLine(hand, collar)
            painter.setPen(Qt.PenStyle.NoPen)

        yield Thing(QRectF(hand, collar).normalized().adjusted(-2, -2, 2, 2), leash, 1.5)
        yield self._stamped(spot, picture, 2.5, opacity)

    def _dog_spot(self, one: Guest, at: Seen, time: float) -> Spot:
        """Return where the dog is: at heel on the way, sniffing about where its master stands."""
        rests = 0.0 if at.doing is Doing.WALKS else min(1.0, at.since / 0.6)
        a = radians(at.facing)
        heel = 15.0
        behind = Spot(
            at.spot.x - heel * sin(a) + 8 * cos(a), at.spot.y + heel * cos(a) + 8 * sin(a)
        )
        if not rests:
            return behind
        wander = 1.1 * sin(time * 0.7 + (one.dog or 0)) + (one.dog or 0)
        about = Spot(at.spot.x + 19 * cos(wander), at.spot.y + 19 * sin(wander))
        spot = Spot(
            behind.x + (about.x - behind.x) * rests, behind.y + (about.y - behind.y) * rests
        )
        # No dog swims: it comes to heel instead.
        return spot if self._opening.grounds.footing.cost(spot) else at.spot

    # --- what happens

    def _happening(self, moment: Moment, share: float, time: float) -> Thing:
        kind, spot = moment.kind, moment.spot
        if kind is Happening.LOVED:
            seen = self.day.guests[moment.guest].at(time)
            spot = spot if seen is None else seen.spot
        painted: Callable[[QPainter], None] = {
            Happening.SPLASH: lambda painter: paint_splash(painter, share),
            Happening.FLOWERS: lambda painter: paint_petals(painter, share),
            Happening.HOLED: lambda painter: paint_petals(painter, share, 5, 10.0),
            Happening.HOLE_IN_ONE: lambda painter: paint_petals(painter, share, 34, 62.0),
            Happening.LOVED: lambda painter: paint_heart(painter, share),
        }[kind]
        middle, reach = self._at(spot), 100.0 if kind is Happening.HOLE_IN_ONE else 48.0

        def draw(painter: QPainter) -> None:
            painter.save()
            painter.translate(middle)
            painter.scale(self._unit, self._unit)
            painted(painter)
            painter.restore()

        half = QPointF(reach, reach) * self._unit
        return Thing(QRectF(middle - half, middle + half), draw, 5.0)

    # --- painting

    def paint(
        self, painter: QPainter, things: Sequence[Thing], light: Light, region: QRegion
    ) -> None:
        """Paint what lies in a region of the widget."""
        around = region.boundingRect()
        painter.save()
        # One picture cut to many parts takes a part of the time of one for each of them.
        painter.setClipRegion(region)
        self._lay(painter, self._ground, around)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(Qt.PenStyle.NoPen)
        for thing in things:
            if thing.area.intersects(around.toRectF()):
                thing.draw(painter)
        painter.drawPixmap(self._above_at, self._above)
        tint = QColor(light.tint)
        if self._theme.is_dark:
            # The meadow lies in the dark already: the sun is only guessed there.
            tint.setAlpha(round(tint.alpha() * _ON_DARK))
        if tint.alpha():
            painter.fillRect(around, tint)
        if light.night:
            painter.setOpacity(light.night)
            self._lay(painter, self._night, around)
        painter.restore()

    def _lay(self, painter: QPainter, sheet: QPixmap, area: QRect) -> None:
        source = QRectF(QPointF(area.topLeft()) * self._ratio, area.size() * self._ratio)
        painter.drawPixmap(QRectF(area), sheet, source)


def _looks(at: Seen, rolling: Sequence[Spot]) -> float:
    """Return where somebody looks: at the nearest ball that rolls by, where hands are free."""
    if at.doing not in (Doing.STANDS, Doing.QUEUES, Doing.ADMIRES):
        return at.facing
    near = [(apart(at.spot, spot), spot) for spot in rolling]
    nearest = min(near, default=None)
    if nearest is None or not 6 < nearest[0] < _TURNS_HEADS:
        return at.facing
    return heading(at.spot, nearest[1])


def dirty(before: Sequence[Thing], after: Sequence[Thing]) -> QRegion:
    """Return what has to be painted anew."""
    region = QRegion()
    rects: list[QRect] = [thing.area.toAlignedRect() for thing in (*before, *after)]
    for rect in rects:
        region += rect
    return region
