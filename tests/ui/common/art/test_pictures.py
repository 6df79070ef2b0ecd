"""Icons, faces, portraits, the mark and the home screen's pictures."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, BunkerOutcome
from minigolf_desktop.ui.common.art.pictures import (
    APP_ICON,
    FACES,
    LOGO,
    app_icon,
    face_pixmap,
    home_card,
    icon,
    icon_names,
    icon_pixmap,
    paint_picture_at,
    picture_pixmap,
)
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.designer.widgets.clients import portrait_pixmap
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.games import GAMES

INK = QColor("#123456")
CLIENTS = [client.id for client in load_catalogue().clients]


def colours(pixmap):
    image = pixmap.toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


@pytest.mark.parametrize("name", sorted(set(icon_names()) - {"smile"}))
def test_an_icon_is_drawn_in_the_colour_asked_for(qapp, name):
    assert INK.name() in colours(icon_pixmap(name, INK, 48))


def test_the_smile_keeps_its_own_colours(qapp):
    assert INK.name() not in colours(icon_pixmap("smile", INK, 24))


def test_an_icon_is_sharp_on_a_dense_screen(qapp):
    assert icon_pixmap("gear", INK, 20, 1.5).width() == 30


def test_an_unknown_icon_is_an_error(qapp):
    with pytest.raises(ContentError, match="no-such-icon"):
        icon_pixmap("no-such-icon", INK, 20)


def test_a_button_icon_has_a_picture_for_a_disabled_button(qapp):
    drawn = icon("undo", INK, 20, QColor("#ABCDEF"))
    assert "#abcdef" in colours(drawn.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled))


def test_the_five_faces_differ(qapp):
    faces = [face_pixmap(level, 32).toImage() for level in range(len(FACES))]
    assert all(one != other for i, one in enumerate(faces) for other in faces[:i])


def test_there_is_no_sixth_face(qapp):
    with pytest.raises(IndexError):
        face_pixmap(5, 32)


def pictures_in(*folders):
    return {path.stem for path in resource(*folders).glob("*.svg")}


def test_every_client_has_a_portrait_and_nobody_else():
    assert pictures_in("designer", "portraits") == set(CLIENTS)


def test_every_side_of_a_golfer_has_a_picture_and_nothing_else():
    assert pictures_in("eighteen_holes", "golfers") == set(GOLFER_FACES)


def test_every_club_has_a_picture_and_nothing_else():
    assert pictures_in("eighteen_holes", "clubs") == {club.name for club in load_box().clubs}


def test_every_sign_of_the_ground_has_a_picture():
    assert pictures_in("eighteen_holes", "ground_signs") == {"disc", *GroundSign}


def test_every_way_out_of_a_bunker_has_a_picture():
    signs = {f"bunker-{outcome}" for outcome in BunkerOutcome}
    assert signs <= pictures_in("eighteen_holes", "card_signs")


@pytest.mark.parametrize(
    "path", sorted(resource().rglob("*.svg")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_picture_is_sound(qapp, path):
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox")
    assert QSvgRenderer(str(path)).isValid()


def test_a_picture_stands_with_its_origin_at_a_point(qapp):
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_picture_at(painter, LOGO, QPointF(50, 40), 0.5)
    painter.end()
    cup, outside = QPointF(44, 74), QPointF(4, 4)
    assert image.pixelColor((cup * 0.5 + QPointF(50, 40)).toPoint()) == QColor("#2B2320")
    assert image.pixelColor((outside * 0.5 + QPointF(50, 40)).toPoint()).alpha() == 0


@pytest.mark.parametrize("client", CLIENTS)
def test_a_portrait_is_round(qapp, client):
    image = portrait_pixmap(client, 62, 1.0, DARK).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(31, 31).alpha() == 255


def test_no_two_portraits_are_alike(qapp):
    drawn = [portrait_pixmap(client, 62, 1.0, LIGHT).toImage() for client in CLIENTS]
    assert all(one != other for i, one in enumerate(drawn) for other in drawn[:i])


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_home_card_fills_its_size(qapp, name):
    card = home_card(name, QSize(244, 186), 1.0, LIGHT)
    assert (card.width(), card.height()) == (244, 186)
    assert card.toImage().pixelColor(0, 185).alpha() == 255


def test_the_program_s_icon_has_small_and_large_pictures(qapp):
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 256} <= sizes
    assert not picture_pixmap(APP_ICON, 64).isNull()
