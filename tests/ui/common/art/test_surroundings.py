"""What lies about on the meadow: decided by a name, near the edges, clear of words."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from minigolf_desktop.ui.common.art.surroundings import (
    SORTS,
    Surroundings,
    left_out,
    paint_meadow,
    paint_surroundings,
    surroundings_of,
)
from minigolf_desktop.ui.common.theme import DARK, LIGHT, TimeOfYear

AREA = QRectF(0, 0, 1000, 700)
ALL = [
    (theme, Surroundings("Riverside", sort, is_mirrored))
    for theme in (LIGHT, DARK)
    for sort in SORTS
    for is_mirrored in (False, True)
]


def bare(theme, size=None):
    picture = QPixmap(size or AREA.size().toSize())
    painter = QPainter(picture)
    paint_meadow(painter, picture.rect().toRectF(), theme)
    painter.end()
    return picture


def painted(theme, what, area=AREA, words=(), size=None):
    picture = bare(theme, size)
    painter = QPainter(picture)
    paint_surroundings(painter, area, theme, what, left_out(area, what, words))
    painter.end()
    return picture


def piece(picture: QPixmap, part: QRect) -> QImage:
    return picture.copy(part).toImage()


def test_the_same_name_always_has_the_same_surroundings(qapp):
    one, other = surroundings_of("Lily Pads"), surroundings_of("Lily Pads")
    assert one == other
    assert painted(LIGHT, one).toImage() == painted(LIGHT, other).toImage()


def test_names_lie_in_all_sorts_of_surroundings_on_both_sides(qapp):
    seen = [surroundings_of(f"land-{number}") for number in range(60)]
    assert {(what.sort, what.is_mirrored) for what in seen} == {
        (sort, side) for sort in SORTS for side in (False, True)
    }


def test_two_names_of_one_sort_are_planted_differently(qapp):
    one, other = (painted(LIGHT, Surroundings(name, "grove", False)) for name in ("Bell", "Swan"))
    assert one.toImage() != other.toImage()


@pytest.mark.parametrize(("theme", "what"), ALL)
def test_the_middle_stays_bare_and_the_edges_do_not(qapp, theme, what):
    middle, picture = AREA.toRect().adjusted(200, 190, -200, -190), painted(theme, what)
    assert piece(picture, middle) == piece(bare(theme), middle)
    for corner in (QRect(0, 400, 300, 300), QRect(700, 400, 300, 300)):
        assert piece(picture, corner) != piece(bare(theme), corner)


@pytest.mark.parametrize(("theme", "what"), ALL)
def test_what_stands_up_keeps_clear_of_words(qapp, theme, what):
    words = QRectF(AREA.width() - 260, 0, 260, 120)
    for side in (words, QRectF(QPointF(0, 0), words.size())):
        picture = painted(theme, what, words=(side,))
        assert piece(picture, side.toRect()) == piece(bare(theme), side.toRect())


def test_a_lake_goes_on_under_the_panels_beside_an_area(qapp):
    what, size = Surroundings("Riverside", "lake", False), QSize(1300, 700)
    picture = painted(LIGHT, what, AREA.translated(300, 0), size=size).toImage()
    assert picture.pixelColor(60, 520) == picture.pixelColor(304, 520) != LIGHT.meadow


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_what_grows_looks_otherwise_at_each_time_of_the_year(qapp, theme, sort):
    what = Surroundings("Riverside", sort, False)
    pictures = [painted(theme.at(time), what).toImage() for time in TimeOfYear]
    assert all(one != other for one, other in combinations(pictures, 2))
