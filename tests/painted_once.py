"""Pictures that take longest to paint, painted once for all tests of a worker."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.widgets import screen
from minigolf_desktop.ui.designer.art import tile
from minigolf_desktop.ui.eighteen_holes.art import course_picture
from minigolf_desktop.ui.eighteen_holes.board import ground

PICTURES_KEPT = 16 * MEGABYTE
"""Of the tiles of each game, of the grounds of screens and of courses."""


_OWN = {art: art._painted for art in (tile, course_picture, screen, ground)}
"""What paints them, by module, with no more kept than the program does."""


@contextmanager
def pictures_painted_once() -> Iterator[None]:
    """Let all screens and boards share the pictures of tiles and grounds."""
    with pytest.MonkeyPatch.context() as patch:
        for art, painted in _OWN.items():
            patch.setattr(art, "_painted", keeps_pictures(PICTURES_KEPT)(painted))
        yield


@contextmanager
def pictures_as_ever() -> Iterator[None]:
    """Paint as the program does, where it is measured what that keeps."""
    with pytest.MonkeyPatch.context() as patch:
        for art, painted in _OWN.items():
            patch.setattr(art, "_painted", painted)
        yield
