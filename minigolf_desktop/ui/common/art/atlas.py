"""Pictures that are painted once and kept while there is memory for them."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.art.kept import let_go_too

MEGABYTE = 1024 * 1024


_BYTES_PER_PIXEL = 4


KeyT = TypeVar("KeyT")
Asked = ParamSpec("Asked")


class Atlas(Generic[KeyT]):
    """Keeps the pictures used last, up to so many bytes."""

    def __init__(self, limit: int = 48 * MEGABYTE) -> None:
        self._limit = limit
        self._pictures: OrderedDict[KeyT, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_held(self) -> int:
        """Memory that the pictures take."""
        return self._bytes

    def _found(self, key: KeyT) -> QPixmap | None:
        """Return the picture of a key; None if it is not kept."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
        return kept

    def _kept(self, key: KeyT, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture of a key, painted now if it is not kept."""
        kept = self._found(key)
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


def keeps_pictures(
    limit: int, *, for_a_game: bool = False
) -> Callable[[Callable[Asked, QPixmap]], Callable[Asked, QPixmap]]:
    """Let a function keep the pictures that it returned last, up to so many bytes.

    It is to be called with its arguments by place. With ``for_a_game`` they are let go of when a
    game is left: the next one has others.
    """

    def keep(paint: Callable[Asked, QPixmap]) -> Callable[Asked, QPixmap]:
        atlas = Atlas[tuple[object, ...]](limit)
        if for_a_game:
            let_go_too(atlas.clear)

        @wraps(paint)
        def kept(*asked: Asked.args, **named: Asked.kwargs) -> QPixmap:
            return atlas._kept(asked, lambda: paint(*asked, **named))

        return kept

    return keep


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_PER_PIXEL
