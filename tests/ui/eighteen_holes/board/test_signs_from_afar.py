"""From afar only the signs of the hole in play are told apart: the others would be specks."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.eighteen_holes.art.signs import tee_signs
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.picture import FlagPicture
from minigolf_desktop.ui.eighteen_holes.board.pieces import LEAST_SIGN

FAR, NEAR = 9.0, 20.0


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def painted(drawing, unit):
    image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(QPointF(80, 80))
    drawing.paint(painter, unit)
    painter.end()
    return image


def flag(number, **more):
    return FlagPicture(number, Hex(0, 0), str(number), **more)


def flags(unit, **more):
    return [painted(drawings.flag(flag(number, **more), LIGHT), unit) for number in (3, 5)]


def test_flags_of_other_holes_have_their_numbers_from_near_only():
    far, near = flags(FAR), flags(NEAR)
    assert far[0] == far[1] and near[0] != near[1]


@pytest.mark.parametrize("why", ["in_play", "aimed"])
def test_flags_that_matter_now_have_their_numbers_from_afar_too(why):
    one, other = flags(FAR, **{why: True})
    assert one != other


def test_the_flag_in_play_does_not_shrink_below_what_can_be_read():
    drawing = drawings.flag_from_afar(flag(3, in_play=True), LIGHT)
    assert painted(drawing, FAR) == painted(drawing, LEAST_SIGN)
    assert painted(drawing, NEAR) != painted(drawing, LEAST_SIGN)


def test_the_sign_of_the_tee_in_play_does_not_shrink_below_what_can_be_read():
    box = load_box()
    sign = next(iter(tee_signs(box.presets[0].course, box.face_by_id)))
    drawing = drawings.tee_sign_in_play(sign)
    assert painted(drawing, NEAR) == painted(drawings.tee_sign(sign), NEAR)
    assert painted(drawing, FAR) == painted(drawings.tee_sign(sign), LEAST_SIGN)


def test_there_is_room_for_what_does_not_shrink():
    """Every pixel lies in the area of the drawing, which nothing is painted beside."""
    drawing = drawings.flag_from_afar(flag(3, in_play=True), LIGHT)
    unit = 6.0
    image, area = painted(drawing, unit), drawing.area
    inked = [
        QPointF(x - 80, y - 80) / unit
        for x in range(160)
        for y in range(160)
        if image.pixelColor(x, y).alpha()
    ]
    assert inked and all(area.contains(point) for point in inked)
