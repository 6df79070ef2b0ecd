"""The meadow behind a board: bare where it is bare, and what lies about as it was painted."""

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art import surroundings
from minigolf_desktop.ui.common.art import surroundings as meadow
from minigolf_desktop.ui.common.art.surroundings import surroundings_of
from minigolf_desktop.ui.common.boards import backdrop
from minigolf_desktop.ui.common.boards.backdrop import Backdrop, Seen
from minigolf_desktop.ui.common.theme import DARK, LIGHT

SIZE = QSize(1100, 629)
FREE = QRectF(200, 10, 700, 560)
LANDS = [surroundings_of(name) for name in "abcdef"]


def painted_whole(seen, what):
    picture = QPixmap(seen.size * seen.ratio)
    picture.setDevicePixelRatio(seen.ratio)
    painter = QPainter(picture)
    meadow.paint_meadow(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), seen.theme)
    surroundings.paint_surroundings(painter, seen.free, seen.theme, what)
    painter.end()
    picture.setDevicePixelRatio(1.0)
    return picture.toImage()


def covered(behind, seen, what):
    """What is seen where all of a view is covered, part by part."""
    picture = QPixmap(seen.size * seen.ratio)
    whole = picture.rect()
    painter = QPainter(picture)
    for part in (QRect(0, 0, 333, 250), QRect(333, 0, 9999, 250), QRect(0, 250, 9999, 9999)):
        behind.paint(painter, part & whole, seen, what)
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_view_looks_as_if_it_were_painted_whole(qapp, theme, ratio):
    seen, behind = Seen(theme, SIZE, FREE, ratio), Backdrop()
    for what in LANDS[:3]:
        assert covered(behind, seen, what) == painted_whole(seen, what), what


def test_between_two_whole_ratios_it_is_painted_whole(qapp):
    # Whole pixels, or those at the edge would be what lay there before.
    seen = Seen(LIGHT, QSize(800, 600), QRectF(0, 0, 800, 600), 1.25)
    behind = Backdrop()
    image = covered(behind, seen, LANDS[0])
    assert image == covered(behind, seen, LANDS[0])
    assert image != covered(behind, seen, LANDS[1])


def test_the_lands_of_five_players_are_painted_once_each(qapp, monkeypatch):
    painted = []

    def paint(painter, area, theme, what):
        painted.append(what)

    monkeypatch.setattr(backdrop, "paint_surroundings", paint)
    seen, behind = Seen(LIGHT, SIZE, FREE, 1.0), Backdrop()
    for what in [*LANDS[:5], *LANDS[:5]]:
        covered(behind, seen, what)
    assert painted == LANDS[:5]
    another = seen._replace(free=FREE.adjusted(9, 0, 0, 0))
    covered(behind, another, LANDS[0])
    assert painted == [*LANDS[:5], LANDS[0]]
