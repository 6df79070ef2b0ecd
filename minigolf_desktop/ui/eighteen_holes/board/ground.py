"""The ground of the hex board: the course, painted chunk by chunk while there is time."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import (
    QElapsedTimer,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QPainter, QPixmap

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, Face, PlacedTile
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.kept import MEGABYTE
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.course_picture import (
    HexAtlas,
    Planted,
    grounds_of,
    paint_course,
    paint_planted,
    planted_round,
)
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_polygon, tile_polygon
from minigolf_desktop.ui.eighteen_holes.art.signs import TeeSign, paint_tee_signs, tee_signs
from minigolf_desktop.ui.eighteen_holes.board.pieces import LEAST_SIGN

CHUNK = 512
"""Side of a chunk."""

Key = tuple[int, int]
"""Column and row of a chunk."""


class Plate:
    """The chunks of one size."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        """Side of a hex."""
        self._chunks: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._stale: set[Key] = set()

    def has(self, key: Key) -> bool:
        """Return whether a chunk is painted as the course is now."""
        return key in self._chunks and key not in self._stale

    def put(self, key: Key, picture: QPixmap | None) -> None:
        """Keep the picture of a chunk; None for one with nothing on it."""
        self._chunks[key] = picture
        self._chunks.move_to_end(key)
        self._stale.discard(key)

    def grow_stale(self, part: QRectF) -> None:
        """Tell that something changed in a part, given in units; its chunks stay until renewed."""
        self._stale.update(self._kept_in(part))

    def drop(self, part: QRectF) -> None:
        """Forget the chunks of a part, given in units."""
        for key in self._kept_in(part):
            del self._chunks[key]
            self._stale.discard(key)

    def _kept_in(self, part: QRectF) -> list[Key]:
        area = QRectF(part.topLeft() * self.unit, part.size() * self.unit)
        return [key for key in keys_in(area) if key in self._chunks]

    def missing(self, part: QRectF) -> Iterator[Key]:
        """Yield the chunks in a part that are still to be painted, from its middle outwards."""
        middle = part.center() / CHUNK - QPointF(0.5, 0.5)
        wanted = [key for key in keys_in(part) if not self.has(key)]
        yield from sorted(
            wanted, key=lambda key: (key[0] - middle.x()) ** 2 + (key[1] - middle.y()) ** 2
        )

    def forget(self, most: int) -> None:
        """Keep so many chunks at most: those that were seen last."""
        while len(self._chunks) > most:
            key, _ = self._chunks.popitem(last=False)
            self._stale.discard(key)

    def shows(self, part: QRect, origin: QPoint, unit: float) -> bool:
        """Return whether something of a part of the view is painted; as :meth:`paint` has them."""
        return any(key in self._chunks for key in self._keys_seen(part, origin, unit))

    def covers(self, part: QRect, origin: QPoint, unit: float) -> bool:
        """Return whether nothing is seen through what is painted of a part of the view."""
        pictures = (self._chunks.get(key) for key in self._keys_seen(part, origin, unit))
        return all(one is not None and not one.hasAlphaChannel() for one in pictures)

    def _keys_seen(self, part: QRect, origin: QPoint, unit: float) -> Iterator[Key]:
        side = CHUNK * unit / self.unit
        for row in _span(part.top() - origin.y(), part.bottom() + 1 - origin.y(), side):
            for column in _span(part.left() - origin.x(), part.right() + 1 - origin.x(), side):
                yield column, row

    def paint(
        self,
        painter: QPainter,
        part: QRect,
        origin: QPoint,
        unit: float,
        instead: Callable[[QRect], None],
        below: Callable[[QRect], None],
    ) -> None:
        """Paint a part of the view; ``instead`` is called for each piece that has no picture yet.

        ``below`` is called before something is painted on a piece that does not cover it.
        ``origin`` is where the plate's origin lies in the view, ``unit`` the side of a hex there:
        where it is another one than the plate's, pictures are stretched.
        """
        stretch = unit / self.unit
        side = CHUNK * stretch
        sharp = abs(stretch - 1) < 1e-6
        columns = _span(part.left() - origin.x(), part.right() + 1 - origin.x(), side)
        rows = _span(part.top() - origin.y(), part.bottom() + 1 - origin.y(), side)
        for row in rows:
            top, bottom = origin.y() + round(row * side), origin.y() + round((row + 1) * side)
            for column in columns:
                left = origin.x() + round(column * side)
                right = origin.x() + round((column + 1) * side)
                area = QRect(left, top, right - left, bottom - top)
                seen = area.intersected(part)
                if seen.isEmpty():
                    continue
                key = (column, row)
                if key not in self._chunks:
                    instead(seen)
                    continue
                picture = self._chunks[key]
                self._chunks.move_to_end(key)
                if picture is None or picture.hasAlphaChannel():
                    below(seen)
                if picture is None:
                    continue
                if sharp:
                    painter.drawPixmap(seen.topLeft(), picture, seen.translated(-area.topLeft()))
                else:
                    across, down = CHUNK / area.width(), CHUNK / area.height()
                    source = QRectF(
                        (seen.left() - left) * across,
                        (seen.top() - top) * down,
                        seen.width() * across,
                        seen.height() * down,
                    )
                    painter.drawPixmap(QRectF(seen), picture, source)


def chunk_rect(key: Key) -> QRectF:
    """Return where a chunk lies on its plate."""
    return QRectF(key[0] * CHUNK, key[1] * CHUNK, CHUNK, CHUNK)


def keys_in(part: QRectF) -> Iterator[Key]:
    """Yield the chunks that a part of a plate touches."""
    for row in _span(part.top(), part.bottom(), CHUNK):
        for column in _span(part.left(), part.right(), CHUNK):
            yield column, row


def _span(start: float, end: float, side: float) -> range:
    return range(floor(start / side), ceil(end / side))


_SMALL = 24.0
"""Side of a hex in the small picture of the whole course, in device pixels."""

_AROUND = 0.7
"""How far a tile's outline, shadow and sign reach beyond it, in units."""

_MARGIN = CHUNK / 2
"""How far beyond the view chunks are painted ahead, in device pixels."""

_MOST_CHUNKS = 80
"""Chunks of a plate that are kept: 80 MB."""

_TILES = 32 * MEGABYTE
"""Memory for pictures of tiles."""

_FINEST = 1.6
"""How much larger a plate may be than the part in view; a larger one has too many chunks."""

_CALM = 30
"""Milliseconds that the board lies still before chunks are painted: panning waits for nothing."""

_AT_ONCE = 10
"""Milliseconds to paint a course for that was not seen before, at first."""


class HexGround(PaintingLater):
    """Paints one course, sharply at the size at rest."""

    changed = Signal(QRectF)
    """A part of it, in units, has changed."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces = faces
        self._course: Course | None = None
        self._signs: tuple[TeeSign, ...] = ()
        self._rooms: tuple[tuple[PlacedTile, QRectF], ...] = ()
        self._planted: tuple[Planted, ...] = ()
        self._atlas = HexAtlas(_TILES)
        self._marks = False
        self._small = Plate(_SMALL)
        self._former: Plate | None = None
        self._sharp = Plate(0.0)
        self._ratio = 1.0
        self._seen = QRectF()
        self._task: Iterator[None] | None = None
        self._fresh = True
        self._calm = QTimer(self)
        self._calm.setInterval(_CALM)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self.go_on)

    @property
    def course(self) -> Course | None:
        """The course that is shown."""
        return self._course

    @property
    def busy(self) -> bool:
        """Whether chunks are still to be painted."""
        return super().busy or self._calm.isActive()

    @property
    def is_awaited(self) -> bool:
        """Whether chunks that are seen are still to be painted, at the size at rest."""
        return self.busy and (not self._sharp.unit or any(self._sharp.missing(self._in_view())))

    @property
    def waits(self) -> bool:
        """Whether chunks are to be painted once the board lies still."""
        return self._calm.isActive()

    def set_course(self, course: Course | None) -> None:
        """Show a course; where it is the one before, nothing is painted anew."""
        before, self._course = self._course, course
        tiles = () if course is None else course.tiles
        self._rooms = tuple((tile, _tile_rect(tile)) for tile in tiles)
        self._signs = tuple(tee_signs(course, self._faces)) if course is not None else ()
        planted_before, self._planted = self._planted, self._planted_now()
        if course is None or before is None or planted_before != self._planted:
            self._start_anew()
            return
        if replace(before, name=course.name, id=course.id, holes=course.holes) == course:
            return
        for part in _changes(before, course):
            if self._sharp.unit:
                self._sharp.grow_stale(part)
            self._small.drop(part)
        self._former = None
        self._task = None
        self.go_on()

    def set_marks(self, marks: bool) -> None:
        """Show the marks of the tiles, with which courses are built, or the signs of the tees."""
        if marks != self._marks:
            self._marks = marks
            self._planted = self._planted_now()
            self._start_anew()

    def _planted_now(self) -> tuple[Planted, ...]:
        """Return what stands round the course; nothing is in the way of one that is built."""
        return () if self._course is None or self._marks else planted_round(self._course)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self._start_anew()

    def settle(self, unit: float, ratio: float) -> None:
        """Take the size at rest: the side of a hex in logical pixels, device pixels to one."""
        self._ratio = ratio
        if abs(self._sharp.unit - unit * ratio) > 1e-6:
            if not self.busy or self._former is None:
                self._former = self._sharp if self._sharp.unit else None
            self._sharp = Plate(unit * ratio)
            self._task = None
        self.go_on()

    def rest(self) -> None:
        """Paint no more chunks for now: the board is being zoomed."""
        self.pause()
        self._calm.stop()

    def _start_anew(self) -> None:
        self._task = None
        self._fresh = True
        self._small, self._former = Plate(_SMALL), None
        self._sharp = Plate(self._sharp.unit)
        self.changed.emit(QRectF())
        if self._sharp.unit:
            self.go_on()

    def _plates(self) -> list[Plate]:
        plates = [self._sharp] if self._sharp.unit else []
        return [*plates, *([self._former] if self._former else []), self._small]

    # Painting

    def paint(
        self,
        painter: QPainter,
        part: QRect,
        origin: QPoint,
        unit: float,
        below: Callable[[QRect], None],
    ) -> None:
        """Paint a part of a view, all lengths in pixels of the device, which are the painter's.

        ``origin`` is where the centre of ``Hex(0, 0)`` lies, ``unit`` the side of a hex; ``below``
        paints what is seen where there is no course.
        """
        if self._fresh:
            self._begin()
        most = _FINEST * unit
        plates = [
            plate
            for plate in self._plates()
            if (plate.unit <= most or plate is self._small) and plate.shows(part, origin, unit)
        ]
        if not plates or abs(unit - plates[0].unit) > 1e-6:
            # What is stretched comes in many pieces: one large one below them takes less time.
            if not plates or not plates[0].covers(part, origin, unit):
                below(part)
            below = _leave
        self._paint_from(plates, painter, part, origin, unit, below)

    def _paint_from(
        self,
        plates: list[Plate],
        painter: QPainter,
        part: QRect,
        origin: QPoint,
        unit: float,
        below: Callable[[QRect], None],
    ) -> None:
        if not plates:
            below(part)
            return
        plates[0].paint(
            painter,
            part,
            origin,
            unit,
            lambda piece: self._paint_from(plates[1:], painter, piece, origin, unit, below),
            below,
        )

    # Work

    def look_at(self, seen: QRectF) -> None:
        """Tell which part is seen, in units: its chunks are painted first, once it lies still."""
        self._seen = seen
        missing = self._sharp.unit and next(self._sharp.missing(self._wanted()), None)
        if missing or super().busy:
            self.pause()
            self._calm.start()

    def _begin(self) -> None:
        """Paint of what is seen as much as can be done at once, from its middle outwards.

        That is nothing where this turn has taken long enough.
        """
        self._fresh = False
        if not self.spare_time.is_left:
            self.go_on()
            return
        with self.spare_time.spending():
            self._paint_at_once()

    def _paint_at_once(self) -> None:
        since = QElapsedTimer()
        since.start()
        for key in list(self._sharp.missing(self._in_view())) if self._sharp.unit else []:
            self._task = self._chunk(self._sharp, key)
            for _ in self._task:
                if since.elapsed() >= _AT_ONCE:
                    # The rest follows, a bit at a time.
                    self.go_on()
                    return
            self._task = None

    def _in_view(self) -> QRectF:
        """Return which part of the sharp plate is seen."""
        unit = self._sharp.unit
        return QRectF(self._seen.topLeft() * unit, self._seen.size() * unit)

    def _wanted(self) -> QRectF:
        return self._in_view().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def _next(self) -> tuple[Plate, Key] | None:
        if self._course is None or not self._sharp.unit:
            return None
        whole = self._bounds()
        small = QRectF(whole.topLeft() * _SMALL, whole.size() * _SMALL)
        for plate, part in ((self._sharp, self._in_view()), (self._small, small)):
            for key in plate.missing(part):
                return plate, key
        return next(((self._sharp, key) for key in self._sharp.missing(self._wanted())), None)

    def _bounds(self) -> QRectF:
        """Return the room of the course, in units."""
        area = QRectF()
        for _, room in self._rooms:
            area = area.united(room)
        return area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def work_a_little(self) -> None:
        """Paint a tile of a chunk, or look for the next chunk."""
        if self._task is None:
            found = self._next()
            if found is None:
                self.pause()
                self._former = None
                self._sharp.forget(_MOST_CHUNKS)
                return
            self._task = self._chunk(*found)
        if next(self._task, self) is self:
            self._task = None

    def _chunk(self, plate: Plate, key: Key) -> Iterator[None]:
        """Paint a chunk, in steps of one tile: pictures of tiles are kept for the others."""
        course, area = self._course, chunk_rect(key)
        if course is None:
            return
        part = QRectF(area.topLeft() / plate.unit, area.size() / plate.unit)
        near = part.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        tiles = tuple(tile for tile, room in self._rooms if room.intersects(near))
        laid = tuple(one for one in course.adjustments if _hex_rect(one.place).intersects(near))
        few = replace(course, tiles=tiles, adjustments=laid)
        unit = plate.unit / self._ratio
        for ground in grounds_of(few, self._faces).values() if tiles else ():
            self._atlas.pixmap(
                ground, unit, self._ratio, marks=self._marks, time=self._theme.time_of_year
            )
            yield
        planted = [one for one in self._planted if one.area.intersects(part)]
        picture = None
        if tiles or planted:
            faces = tuple(self._faces[tile.face] for tile in tiles)
            signs = self._signs if unit >= LEAST_SIGN and not self._marks else ()
            seen = _Seen(few, faces, tuple(planted), signs, self._marks, self._theme)
            picture = _painted(seen, key, unit, self._ratio, atlas=self._atlas)
        plate.put(key, picture)
        self.changed.emit(part)


class _Seen(NamedTuple):
    """What a chunk shows."""

    course: Course
    """Its tiles are those near by."""
    faces: tuple[Face, ...]
    """Of those tiles."""
    planted: tuple[Planted, ...]
    signs: tuple[TeeSign, ...]
    marks: bool
    theme: Theme


def _painted(seen: _Seen, key: Key, unit: float, ratio: float, *, atlas: HexAtlas) -> QPixmap:
    """Return the picture of a chunk; ``atlas`` keeps pictures of tiles."""
    picture = QPixmap(CHUNK, CHUNK)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-chunk_rect(key).topLeft() / ratio)
    paint_planted(painter, seen.planted, unit, seen.theme)
    paint_course(
        painter,
        seen.course,
        {face.id: face for face in seen.faces},
        unit,
        marks=seen.marks,
        theme=seen.theme,
        atlas=atlas,
    )
    paint_tee_signs(painter, seen.signs, unit)
    painter.end()
    picture.setDevicePixelRatio(1)
    return _without_alpha(picture)


def _leave(part: QRect) -> None:
    """Leave a part as it is."""


def _without_alpha(picture: QPixmap) -> QPixmap:
    """Return a picture that is copied, not blended, where all of it lies on the course."""
    image = picture.toImage()
    alpha = bytes(image.convertToFormat(QImage.Format.Format_Alpha8).constBits())
    if alpha.count(255) < len(alpha):
        return finished(picture)
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))


def _tile_rect(tile: PlacedTile) -> QRectF:
    return tile_polygon(tile.place, 1.0).boundingRect()


def _changes(before: Course, after: Course) -> list[QRectF]:
    """Return the parts, in units, in which two courses look otherwise."""
    tiles = set(before.tiles) ^ set(after.tiles)
    laid: set[Adjustment] = set(before.adjustments) ^ set(after.adjustments)
    laid |= set(before.altered) ^ set(after.altered)
    areas = [_tile_rect(tile) for tile in tiles]
    areas += [_hex_rect(adjustment.place) for adjustment in laid]
    return [area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) for area in areas]


def _hex_rect(place: Hex) -> QRectF:
    return hex_polygon(place, 1.0).boundingRect()
