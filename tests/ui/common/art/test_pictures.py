"""Icons, faces, portraits, the mark and the home screen's pictures."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.ui.common.art.faces import FACES, face_pixmap
from minigolf_desktop.ui.common.art.home_cards import CARDS, home_card
from minigolf_desktop.ui.common.art.icons import icon, icon_names, icon_pixmap
from minigolf_desktop.ui.common.art.logo import app_icon, app_pixmap
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.designer.art.portraits import portrait_ids, portrait_pixmap

INK = QColor("#123456")


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


def test_every_client_has_a_portrait():
    assert {client.id for client in load().clients} == set(portrait_ids())


@pytest.mark.parametrize("client", [*portrait_ids(), "mr-nobody"])
def test_a_portrait_is_round(qapp, client):
    image = portrait_pixmap(client, 62, 1.0, DARK).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(31, 31).alpha() == 255


def test_no_two_portraits_are_alike(qapp):
    drawn = [portrait_pixmap(client, 62, 1.0, LIGHT).toImage() for client in portrait_ids()]
    assert all(one != other for i, one in enumerate(drawn) for other in drawn[:i])


@pytest.mark.parametrize("name", CARDS)
def test_a_home_card_fills_its_size(qapp, name):
    card = home_card(name, QSize(244, 186), 1.0, LIGHT)
    assert (card.width(), card.height()) == (244, 186)
    assert card.toImage().pixelColor(0, 185).alpha() == 255


def test_the_program_s_icon_has_small_and_large_pictures(qapp):
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 256} <= sizes
    assert not app_pixmap(64).isNull()
