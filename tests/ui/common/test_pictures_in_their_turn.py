"""What is painted in its turn, or kept once it was painted, so that no screen waits for it."""

import gc

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import DARK, LIGHT, PLAYER_COLOURS
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPicture, LaterPictures, in_one_step
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.designer.art.fence import fence_of
from minigolf_desktop.ui.designer.art.plot import land_pixmap, land_shapes
from minigolf_desktop.ui.designer.art.tile import TilesLater
from minigolf_desktop.ui.designer.free_panels import TilePalette
from minigolf_desktop.ui.designer.land_choice import LandButton
from minigolf_desktop.ui.designer.reference import LandsPage
from minigolf_desktop.ui.eighteen_holes.draft_panels import ClubShelf

NAMES = [colour.name for colour in PLAYER_COLOURS]
MIDDLE = QPointF(25, 25)
"""Of a token of which the picture begins on a whole pixel, whatever the ratio."""


def painting(widget: QWidget) -> list[Piecemeal]:
    return [one for one in widget.findChildren(Piecemeal) if one.busy]


def test_what_is_drawn_in_one_step_is_drawn_in_its_turn(qapp):
    drawn = []
    steps = in_one_step(lambda *size: drawn.append(size) or QPixmap(2, 2))(2, 2, 1.0)
    assert drawn == []
    assert next(steps).size() == QSize(2, 2)
    assert drawn == [(2, 2, 1.0)]


def test_a_land_to_choose_is_painted_after_its_card_is_shown(qtbot, english):
    land = load_catalogue().lands[0]
    button = LandButton(Look(LIGHT), land, "blue")
    qtbot.addWidget(button)
    button.resize(300, 400)
    before = button.grab().toImage()
    assert painting(button)
    qtbot.waitUntil(lambda: not painting(button))
    assert button.grab().toImage() != before
    assert isinstance(button.findChild(LaterPicture), LaterPicture)


def test_the_lands_of_the_box_are_painted_one_after_the_other(qtbot, english):
    page = LandsPage(Look(LIGHT), load_catalogue().lands)
    qtbot.addWidget(page)
    page.resize(800, 400)
    before = page.gallery.grab().toImage()
    (pictures,) = page.findChildren(LaterPictures)
    assert pictures.busy
    qtbot.waitUntil(lambda: not pictures.busy, timeout=20_000)
    assert page.gallery.grab().toImage() != before


def test_what_a_list_paints_bit_by_bit_is_part_of_its_screen(qtbot, english):
    palette = TilePalette(Look(LIGHT), load_catalogue().designs)
    qtbot.addWidget(palette)
    assert palette.findChildren(TilesLater)


def test_the_clubs_to_choose_from_are_painted_one_after_the_other(qtbot, english):
    shelf = ClubShelf(Look(LIGHT))
    qtbot.addWidget(shelf)
    clubs = load_box().clubs[:5]
    shelf.show_clubs(clubs, {club.number for club in clubs}, "")
    shelf.resize(900, 240)
    before = shelf.grab().toImage()
    (pictures,) = shelf.findChildren(LaterPictures)
    assert pictures.busy
    qtbot.waitUntil(lambda: not pictures.busy, timeout=20_000)
    assert shelf.grab().toImage() != before


def test_a_window_is_not_collected_in_the_middle_of_its_own_work(qtbot):
    done = []

    def steps(*size):
        gc.collect()
        done.append(size)
        yield QPixmap(2, 2)

    page = QWidget()
    page.itself = page
    pictures = LaterPictures(Look(LIGHT), page)
    pictures.picture("one", 1, steps, 2, 2, 1.0)
    del page, pictures
    qtbot.waitUntil(lambda: done == [(2, 2, 1.0)])


def test_the_shapes_of_a_land_are_worked_out_before_it_is_painted(qapp):
    land = load_catalogue().lands[5]
    fence_of.cache_clear()
    shapes = list(land_shapes(land))
    worked_out = fence_of.cache_info().misses
    land_pixmap(land, LIGHT, 120, 90, 1.0)
    assert len(shapes) == 2
    assert fence_of.cache_info().misses == worked_out == 1


def token(colour, theme, ratio=1.0, turn=None) -> QImage:
    """Return a token in the middle of a picture; what is turned is painted as it is."""
    canvas = clear_pixmap(48, 48, ratio)
    with QPainter(canvas) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if turn is not None:
            painter.setTransform(turn)
        paint_player_token(painter, colour, MIDDLE, 15.0, theme)
    return canvas.toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("colour", NAMES)
def test_a_token_that_is_kept_looks_like_one_that_is_painted(qapp, colour, ratio, theme):
    # So small a turn is not seen.
    turned = QTransform().rotate(1e-6)
    kept, painted = token(colour, theme, ratio), token(colour, theme, ratio, turned)
    differences = [
        abs(one - other)
        for one, other in zip(bytes(kept.constBits()), bytes(painted.constBits()), strict=True)
    ]
    assert max(differences) <= 8
    assert sum(differences) / len(differences) < 0.1


@pytest.mark.parametrize("colour", NAMES)
def test_no_token_is_cut_off_at_the_edge_of_its_picture(qapp, colour):
    picture = token(colour, LIGHT)
    shown = [(x, y) for x in range(48) for y in range(48) if picture.pixelColor(x, y).alpha()]
    reach = max(max(abs(x - 25), abs(y - 25)) for x, y in shown)
    # The picture is 19 pixels from its middle to its edge.
    assert 12 < reach < 19
