"""The plot: every land can be drawn, quickly and the same each time."""

from time import process_time

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from quickest import LINEAR, quickest, times

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.own_land import read_land
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.storage.designer.courses import MOST_CELLS
from minigolf_desktop.ui.common.art.surroundings import paint_meadow
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.designer.art.fence import gate_disk, plot_shape
from minigolf_desktop.ui.designer.art.plot import (
    land_pixmap,
    land_sheet,
    loops,
    paint_evening,
    paint_plot,
    plot_bounds,
    rounded_outline,
)

LANDS = load_catalogue().lands
ODD_LANDS = {
    "a lawn": lambda x, y: ".",
    "a pond": lambda x, y: "~",
    "a stream": lambda x, y: "=",
    "a comb": lambda x, y: "." if y % 2 == 0 or x == 19 else " ",
    "scattered": lambda x, y: "." if (x + y) % 2 == 0 else " ",
}
"""Lands that only a file may bring: what lies on each cell, 20 cells a row."""
A_FRAME = 0.030
"""Seconds: twice the target, for a machine that is slow."""
TWO_SECONDS = 2.0
"""Twice the target as well."""


def picture(land, theme, roof=None):
    image = QImage(900, 700, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.meadow)
    painter = QPainter(image)
    bounds = plot_bounds(land)
    fit = min(900 / bounds.width(), 700 / bounds.height())
    painter.scale(fit, fit)
    painter.translate(-bounds.topLeft())
    paint_plot(painter, land, theme, roof)
    painter.end()
    return image, lambda x, y: image.pixelColor(
        round((x - bounds.left()) * fit), round((y - bounds.top()) * fit)
    )


@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.name)
def test_the_whole_holds_every_cell_and_the_gate(qapp, land):
    whole = plot_shape(land).whole
    for cell in {*land.free, *land.water}:
        x, y = unpack(cell)
        assert whole.contains(QRectF(100 * x + 1, 100 * y + 1, 98, 98))
    assert whole.contains(gate_disk(land.gate).boundingRect().center())


@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.name)
def test_cells_outside_the_land_stay_outside_the_fence(qapp, land):
    whole = plot_shape(land).whole
    inside = {*land.free, *land.water, *land.gate.cells}
    bounds = whole.boundingRect()
    for x in range(int(bounds.left() // 100), int(bounds.right() // 100)):
        for y in range(int(bounds.top() // 100), int(bounds.bottom() // 100)):
            if pack(x, y) not in inside:
                assert not whole.contains(QPointF(100 * x + 50, 100 * y + 50))


@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.name)
def test_d9_the_board_shows_outline_and_water_of_the_land_as_its_gate_faces(qapp, land):
    def middle(cell):
        x, y = unpack(cell)
        return QPointF(100 * x + 50, 100 * y + 50)

    shape, gate = plot_shape(land), land.gate
    assert all(shape.lawn.contains(middle(cell)) for cell in land.free)
    assert all(shape.pond_ground.contains(middle(cell)) for cell in land.water)
    assert not any(shape.lawn.contains(middle(cell)) for cell in land.water)
    # The corner where its straight sides meet is in the disk, the one across is cut off.
    x = (gate.x + 2 * ("E" in gate.facing)) * 100
    y = (gate.y + 2 * ("S" in gate.facing)) * 100
    inwards = QPointF(-1 if "E" in gate.facing else 1, -1 if "S" in gate.facing else 1)
    assert gate_disk(gate).contains(QPointF(x, y) + 5 * inwards)
    assert not gate_disk(gate).contains(QPointF(x, y) + 195 * inwards)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.name)
def test_every_land_shows_lawn_water_and_a_gate(qapp, land, theme):
    _, at = picture(land, theme)
    x, y = unpack(min(land.free))
    assert at(100 * x + 60, 100 * y + 60).green() > at(100 * x + 60, 100 * y + 60).blue()
    for cell in land.water:
        x, y = unpack(cell)
        middle = at(100 * x + 50, 100 * y + 50)
        assert middle.blue() > middle.red() or middle.green() > middle.red()


def test_the_same_land_always_looks_the_same(qapp):
    assert picture(LANDS[15], LIGHT)[0] == picture(LANDS[15], LIGHT)[0]


def test_the_roof_has_the_player_s_colour(qapp):
    land = LANDS[0]
    assert picture(land, LIGHT, QColor("#C93A4B"))[0] != picture(land, LIGHT, None)[0]


@pytest.mark.usefixtures("nothing_to_collect")
def test_a_plot_is_painted_within_a_frame(qapp):
    land = next(land for land in LANDS if land.name == "Oxbow")
    picture(land, LIGHT)
    image = QImage(900, 700, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    bounds = plot_bounds(land)
    fit = min(900 / bounds.width(), 700 / bounds.height())
    painter.scale(fit, fit)
    painter.translate(-bounds.topLeft())

    def painted():
        start = process_time()
        paint_plot(painter, land, LIGHT, None)
        return process_time() - start

    took = quickest(painted, A_FRAME)
    painter.end()
    assert took < A_FRAME


@pytest.mark.parametrize(("theme", "changes"), [(LIGHT, False), (DARK, True)])
def test_evening_falls_in_the_dark_theme_only(qapp, theme, changes):
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(-300, -300)
    paint_evening(painter, LANDS[0], theme)
    painter.end()
    assert (image.pixelColor(50, 50) != QColor("white")) is changes


def test_a_land_card_has_the_pixels_of_its_screen(qapp):
    card = land_pixmap(LANDS[3], LIGHT, 120, 90, 2.0)
    assert (card.width(), card.height(), card.devicePixelRatio()) == (240, 180, 2.0)


def test_the_sheet_shows_lands_seven_a_row(qapp):
    assert land_sheet(LANDS[:8], DARK).height() > land_sheet(LANDS[:7], DARK).height()


def test_the_meadow_fills_its_rectangle_only(qapp):
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    painter = QPainter(image)
    paint_meadow(painter, QRectF(50, 50, 200, 100), LIGHT)
    painter.end()
    assert image.pixelColor(10, 10) == QColor("black")
    assert image.pixelColor(150, 100) != QColor("black")


def test_an_outline_goes_round_a_hole_too():
    ring = {pack(x, y) for x in range(3) for y in range(3)} - {pack(1, 1)}
    assert sorted(len(loop) for loop in loops(ring)) == [4, 4]


def test_cells_that_touch_by_a_corner_have_outlines_of_their_own():
    assert len(loops({pack(0, 0), pack(1, 1)})) == 2


def test_an_inset_outline_lies_inside_its_cells(qapp):
    path = rounded_outline({pack(0, 0), pack(1, 0), pack(1, 1)}, inset=9, radius=24)
    assert path.boundingRect() == QRectF(9, 9, 182, 182)
    assert path.contains(QPointF(150, 150))
    assert not path.contains(QPointF(50, 150))


def odd_land(name, cells):
    """Return an odd land of as many cells; each is another one, of which nothing is kept."""
    rows, left, y = [], cells, 0
    while left > 0:
        row = "".join(ODD_LANDS[name](x, y) for x in range(20))
        inside = [x for x, letter in enumerate(row) if letter != " "][:left]
        rows.append("".join(letter if x in inside else " " for x, letter in enumerate(row)))
        left -= len(inside)
        y += 1
    gate = ["GG", "GG"]
    return read_land("", name, 0, 15, [*gate, *rows], "SE")


@pytest.mark.parametrize("name", ["a lawn", "a pond", "a stream", "a comb"])
def test_a_land_of_a_file_is_painted_in_a_time_that_grows_with_its_cells(qapp, name):
    def work(size):
        land = odd_land(name, size * MOST_CELLS // 4)
        return lambda: picture(land, LIGHT)

    assert times(work) < LINEAR


@pytest.mark.parametrize("name", ODD_LANDS)
def test_the_largest_land_of_a_file_is_painted_within_a_second(qapp, name):
    def painted():
        land = odd_land(name, MOST_CELLS)
        assert len(land.free) + len(land.water) == MOST_CELLS
        begun = process_time()
        picture(land, DARK)
        return process_time() - begun

    assert quickest(painted, TWO_SECONDS) < TWO_SECONDS
