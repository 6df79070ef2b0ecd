"""What is kept so that it need not be painted or worked out again, and when that is let go of.

There are two stores, each for what a player would feel without it:

- :class:`Atlas`, and :func:`keeps_pictures` for a function: pictures, the last ones up to so many
  bytes. A token of a player takes 2 ms to paint and is laid in a hundredth of that; a screen shows
  some hundred icons, turned tiles and portraits, and a table would turn over 20 ms later. What
  stands between two pixels, such as a sign on a board that is moved, is laid by
  :meth:`Atlas.stamp`.
- :func:`kept`: shapes of lands, tiles and hexes, which take long to work out and come back with
  each picture of the same land.

Each land, course and hand brings new ones, and an evening would fill every store up to its limit.
So what belongs to the game on the table is let go of when that is left (:class:`Tidying`). What the
house itself shows, and what takes long and comes back in every game, is kept longer.
"""

from __future__ import annotations

import ctypes
import gc
import linecache
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from math import ceil, floor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.spare_time import Piecemeal

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

ResultT = TypeVar("ResultT")

_stores: list[Callable[[], None]] = []
"""Each lets go of what one function keeps: as lasting as the functions themselves."""


def kept(most: int) -> Callable[[Callable[..., ResultT]], _lru_cache_wrapper[ResultT]]:
    """Let a function keep its last ``most`` results until the game is left."""

    def keep(work: Callable[..., ResultT]) -> _lru_cache_wrapper[ResultT]:
        store = lru_cache(maxsize=most)(work)
        let_go_too(store.cache_clear)
        return store

    return keep


def let_go_too(forget: Callable[[], None]) -> None:
    """Have something else forgotten as well that is kept for a game."""
    _stores.append(forget)


def let_go() -> None:
    """Let go of all that is kept for a game: it was left."""
    for forget in _stores:
        forget()


MEGABYTE = 1024 * 1024


_BYTES_PER_PIXEL = 4


Asked = ParamSpec("Asked")


_STAMP_GRAIN = 64
"""Parts of a device pixel in which it is told where between two of them a picture stands."""


class Atlas:
    """Keeps the pictures that were used last, ``limit`` bytes at most."""

    def __init__(self, limit: int = 48 * MEGABYTE) -> None:
        self._limit = limit
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_held(self) -> int:
        """Memory that the pictures take."""
        return self._bytes

    def found(self, key: Hashable) -> QPixmap | None:
        """Return the picture of a key; None if it is not kept."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
        return kept

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture of a key, painted now if it is not kept."""
        kept = self.found(key)
        if kept is not None:
            return kept
        picture = finished(paint())
        self._pictures[key] = picture
        self._bytes += _weight(picture)
        while self._bytes > self._limit and len(self._pictures) > 1:
            self._bytes -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self._bytes = 0

    def stamp(
        self,
        painter: QPainter,
        ratio: float,
        key: Hashable,
        area: QRectF,
        paint: Callable[[QPainter], object],
        *,
        moves: bool = False,
        ground: QColor | None = None,
    ) -> None:
        """Stamp what ``paint`` paints round the painter's origin, all of it inside an area.

        It is kept for its size and its place between two pixels, so that a copy looks as what is
        painted does. ``ratio`` is the number of device pixels to a logical one. What ``moves`` is
        stamped with one picture however the painter turns or narrows it, as sharp as it is at its
        own size. What covers its area is painted on its opaque ``ground``: then no edge and no
        letter differs from what is painted.
        """
        if moves:
            origin = -area.topLeft() * ratio
            scale = ratio, ratio
            picture = self._stamped(painter, ratio, key, origin, scale, area, paint, ground)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area.topLeft(), picture)
            painter.restore()
            return
        device = painter.deviceTransform()
        if device.m12() or device.m21():
            paint(painter)
            return
        across, down = device.m11(), device.m22()
        left = floor(device.dx() + area.left() * across)
        top = floor(device.dy() + area.top() * down)
        from_left = round((device.dx() - left) * _STAMP_GRAIN) / _STAMP_GRAIN
        from_top = round((device.dy() - top) * _STAMP_GRAIN) / _STAMP_GRAIN
        origin = QPointF(from_left, from_top)
        scale = across, down
        picture = self._stamped(painter, ratio, key, origin, scale, area, paint, ground)
        world = painter.worldTransform()
        painter.resetTransform()
        x, y = (left - device.dx()) / ratio, (top - device.dy()) / ratio
        painter.drawPixmap(QPointF(world.dx() + x, world.dy() + y), picture)
        painter.setWorldTransform(world)

    def _stamped(
        self,
        painter: QPainter,
        ratio: float,
        key: Hashable,
        origin: QPointF,
        scale: tuple[float, float],
        area: QRectF,
        paint: Callable[[QPainter], object],
        ground: QColor | None,
    ) -> QPixmap:
        """Return the picture of a key, with its origin at a place in device pixels."""
        across, down = scale
        wide = ceil(origin.x() + area.right() * across)
        high = ceil(origin.y() + area.bottom() * down)

        def painted() -> QPixmap:
            picture = QPixmap(max(1, wide), max(1, high))
            picture.fill(ground or Qt.GlobalColor.transparent)
            picture.setDevicePixelRatio(ratio)
            inner = QPainter(picture)
            inner.setRenderHints(painter.renderHints())
            inner.translate(origin / ratio)
            inner.scale(across / ratio, down / ratio)
            paint(inner)
            inner.end()
            return picture

        return self.picture((key, wide, high, scale, origin.x(), origin.y(), ratio), painted)


def keeps_pictures(
    limit: int, *, for_a_game: bool = False
) -> Callable[[Callable[Asked, QPixmap]], Callable[Asked, QPixmap]]:
    """Let a function keep the pictures that it returned last, ``limit`` bytes at most.

    It is to be called with its arguments by place. With ``for_a_game`` they are let go of when a
    game is left: the next one has others.
    """

    def keep(paint: Callable[Asked, QPixmap]) -> Callable[Asked, QPixmap]:
        atlas = Atlas(limit)
        if for_a_game:
            let_go_too(atlas.clear)

        @wraps(paint)
        def kept(*asked: Asked.args, **named: Asked.kwargs) -> QPixmap:
            return atlas.picture(asked, lambda: paint(*asked, **named))

        return kept

    return keep


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_PER_PIXEL


TIDYING_REST = 1000
"""Milliseconds after a game was left: by then its screens are gone and the next one is shown."""


class Tidying(QObject):
    """Takes up what is left of a game: screens and sessions that know each other, and free memory.

    Python finds such rings only when it looks for them, which it does the more seldom the more
    there is; and the C library keeps what pictures took, in pieces that the next game's pictures
    do not fit into.
    """

    begun = Signal()
    """A game was left, and no other is shown: whoever keeps what it can paint or work out again
    lets go of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_at_table: Callable[[], bool] = lambda: False
        """Whether a game is shown or opened: one begun right after another needs what is kept."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TIDYING_REST)
        self._timer.timeout.connect(self._begin)
        self._at_work: Piecemeal | None = None

    @property
    def is_due(self) -> bool:
        """Whether something was left that is not begun to be taken up yet."""
        return self._timer.isActive()

    def soon(self) -> None:
        """Tidy up once the window is at rest."""
        self._timer.start()

    def _begin(self) -> None:
        """Tidy up a little at a time."""
        if self._at_work is not None:
            self._at_work.stop()
        self._at_work = Piecemeal(self.pieces(), _no_matter, self)

    def tidy(self) -> None:
        """Tidy up at once."""
        self._timer.stop()
        for _ in self.pieces():
            pass

    def pieces(self) -> Iterator[None]:
        """Tidy up piece by piece: between two of them the window has its turn."""
        if not self.is_at_table():
            let_go()
            self.begun.emit()
        # What Qt keeps besides, of every picture that was painted at another size once, and Python
        # of the sources that Qt's binding has read.
        QPixmapCache.clear()
        linecache.clearcache()
        yield
        # What came last goes first: most of what a game leaves is deleted here.
        gc.collect(1)
        yield
        gc.collect()
        yield
        give_back_memory()


@contextmanager
def unsearched() -> Iterator[None]:
    """Look for no garbage while something is loaded that stays, or runs that leaves none.

    Looking took 10 to 25 of the 110 ms that the screens of a game hold the window for, and 40 ms
    amid an opening day.
    """
    searches = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searches:
            gc.enable()


def keep_for_good() -> None:
    """Look no more through what there is now, such as the content of a game that was loaded.

    Of what Python would look through after a game that is four parts of five.
    """
    # What a game left shortly before would stay as well.
    gc.collect()
    gc.freeze()


def _no_matter(nothing: None) -> None:
    """Hear of no piece."""


def give_back_memory() -> None:
    """Have the C library give back what it keeps for later."""
    if sys.platform == "linux":
        # Other systems, and other C libraries, have no such call and need none.
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
