"""People on the tiles who look at a ball that rolls by, and then where they looked before.

The picture of a tile stays as it is. Over whoever turns lies a small one without that person, and
on it the person as they stand now.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.box import TileDesign
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.geometry.walking import Spot, heading
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.spare_time import AskedPictures
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.people import paint_person, paint_person_shadow
from minigolf_desktop.ui.designer.art.places import Kind, Place
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.board.tile_item import CELL

_SEES = 170.0
"""How far from a ball people look at it, in hundredths of a tile."""
_UNDERFOOT = 6.0
"""A ball that is nearer lies at their feet."""
_QUICK = 0.42
"""Degrees that they turn in a millisecond at most."""
_REACH = 2.1
"""How far a person reaches with club and shadow, in halves of the shoulders."""
_KEPT = 4 * MEGABYTE
"""For the small pictures without people: those of a hole."""


class _Onlooker(NamedTuple):
    """Somebody on a tile."""

    design: TileDesign
    rotation: int
    corner: QPointF
    """Of the tile."""
    place: Place
    """On the tile."""

    @property
    def room(self) -> QRectF:
        """What is covered, whichever way this one looks; on the tile."""
        reach = self.place.size * _REACH
        return QRectF(self.place.x - reach, self.place.y - reach, 2 * reach, 2 * reach)

    def looks(self, ball: QPointF | None) -> float:
        """Return where this one looks, in degrees clockwise from north."""
        if ball is not None:
            away = ball - self.corner
            here, there = Spot(self.place.x, self.place.y), Spot(away.x(), away.y())
            if _UNDERFOOT < hypot(there.x - here.x, there.y - here.y) < _SEES:
                return heading(here, there)
        return self.place.angle


class Onlookers(QObject):
    """The people on some tiles of a course, in hundredths of a tile."""

    changed = Signal()
    """Somebody can turn who could not yet."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._people: tuple[_Onlooker, ...] = ()
        self._facing: list[float] = []
        self._size, self._ratio = 0, 1.0
        self._bare = Atlas(_KEPT)
        self._later = AskedPictures(self)
        self._later.painted.connect(self.changed)

    def stand_on(self, course: Course, cells: Iterable[int]) -> None:
        """Take the people on some tiles; they look where they do on the pictures of the tiles."""
        self._people, self._facing = tuple(_people_on(course, cells)), []
        self.rest()

    def rest(self) -> list[QRectF]:
        """Look where they look on the pictures of the tiles; return what is to be painted anew."""
        self._later.forget()
        rooms = [one.room.translated(one.corner) for one, _ in self._turned()]
        self._facing = [one.place.angle for one in self._people]
        return rooms

    def _turned(self) -> list[tuple[_Onlooker, float]]:
        """Return who looks elsewhere than on the pictures of the tiles, and where."""
        pairs = zip(self._people, self._facing, strict=False)
        return [(one, facing) for one, facing in pairs if facing != one.place.angle]

    def watch(self, ball: QPointF | None, milliseconds: float) -> list[QRectF]:
        """Turn for some time towards a ball, or back where there is none.

        Returns what is to be painted anew.
        """
        rooms = []
        for number, one in enumerate(self._people):
            before = self._facing[number]
            gap = (one.looks(ball) - before + 180) % 360 - 180
            if abs(gap) > 1e-6 and self._picture_without(one) is not None:
                most = _QUICK * milliseconds
                after = before + max(-most, min(most, gap))
                # Whoever has turned all the way round looks as before.
                is_back = abs((after - one.place.angle + 180) % 360 - 180) < 1e-6
                self._facing[number] = one.place.angle if is_back else after
                rooms.append(one.room.translated(one.corner))
        return rooms

    def take_size(self, size: int, ratio: float) -> None:
        """Take the side of a tile in logical pixels, and the device pixels to one of them."""
        if (size, ratio) != (self._size, self._ratio):
            self._size, self._ratio = size, ratio
            self._bare.clear()
            self.rest()

    def paint(self, painter: QPainter, origin: QPointF) -> None:
        """Paint who looks elsewhere than on the pictures; ``origin`` is where cell (0, 0) begins.

        The painter's units are logical pixels.
        """
        turned, scale = self._turned(), self._size / CELL
        for one, _ in turned:
            picture = self._bare.found(self._key(one))
            if picture is not None:
                corner = QPointF(self._pixels(one).topLeft()) / self._ratio
                painter.drawPixmap(origin + one.corner * scale + corner, picture)
        for one, facing in turned:
            painter.save()
            painter.translate(origin)
            painter.scale(scale, scale)
            painter.translate(one.corner)
            painter.setPen(Qt.PenStyle.NoPen)
            now = replace(one.place, angle=facing)
            paint_person_shadow(painter, now)
            paint_person(painter, now)
            painter.restore()

    def _key(self, one: _Onlooker) -> tuple[object, ...]:
        return one.design.id, one.rotation, one.place.x, one.place.y

    def _pixels(self, one: _Onlooker) -> QRect:
        """Return the device pixels of a tile's picture that somebody may cover."""
        scale = self._size * self._ratio / CELL
        room = QRectF(one.room.topLeft() * scale, one.room.size() * scale).toAlignedRect()
        side = round(self._size * self._ratio)
        # The hairline between two tiles is not of their pictures.
        return room & QRect(0, 0, side, side).adjusted(2, 2, -2, -2)

    def _picture_without(self, one: _Onlooker) -> QPixmap | None:
        """Return a tile without somebody, where they may be; None until that is painted."""
        found = self._bare.found(self._key(one))
        if found is not None or not self._size:
            return found
        paint = partial(self._bare.picture, self._key(one), partial(self._painted, one))
        return self._later.ask(self._key(one), paint)

    def _painted(self, one: _Onlooker) -> QPixmap:
        pixels = self._pixels(one)
        picture = QPixmap(pixels.size())
        painter = QPainter(picture)
        painter.translate(-pixels.topLeft())
        painter.scale(self._size * self._ratio / CELL, self._size * self._ratio / CELL)
        paint_tile(painter, one.design, one.rotation, without=one.place)
        painter.end()
        picture.setDevicePixelRatio(self._ratio)
        return picture


def _people_on(course: Course, cells: Iterable[int]) -> Iterator[_Onlooker]:
    for cell in cells:
        turned = course.tiles[cell]
        design, rotation = course.box.design(turned), turned & 3
        corner = QPointF(*unpack(cell)) * CELL
        for place in tile_plan(design, rotation).places:
            if place.kind is Kind.PERSON:
                yield _Onlooker(design, rotation, corner, place)
