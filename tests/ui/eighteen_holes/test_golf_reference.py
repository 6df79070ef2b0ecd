"""What is in the box of 18 Holes: galleries of cards and tiles."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.house.reference import ReferenceScreen

Key = Qt.Key
CLUBS, SHOTS, GOLFERS, TILES, SOLO = range(5)


@pytest.fixture
def reference(show, catalogue):
    """Show the reference at a page of 18 Holes."""

    def made(page=CLUBS):
        screen = show(lambda look: ReferenceScreen(look, catalogue, TileAtlas()))
        screen.turn_to_golf(page)
        return screen

    return made


def shown(screen, page):
    return screen.golf[page].gallery.exhibits


@pytest.mark.parametrize(
    ("page", "count"), [(CLUBS, 34), (SHOTS, 74), (GOLFERS, 16), (TILES, 98 + 4), (SOLO, 24)]
)
def test_everything_in_the_box_is_shown(reference, page, count):
    screen = reference(page)
    assert len(shown(screen, page)) == count
    assert screen.pages.currentWidget() is screen.golf[page]


def test_every_picture_can_be_looked_at(reference):
    screen = reference()
    for place, page in enumerate(screen.golf):
        screen.turn_to_golf(place)
        for exhibit in page.gallery.exhibits[::7]:
            page.gallery.chosen.emit(exhibit.key)
            assert page.title.text()
            assert page.facts.text()
        assert page.grab().width() == page.width()


def test_the_pages_open_when_the_game_is_chosen(show, catalogue):
    screen = show(lambda look: ReferenceScreen(look, catalogue, TileAtlas()))
    assert screen.golf == ()
    QTest.mouseClick(screen.games.buttons[1], Qt.MouseButton.LeftButton)
    assert screen.pages.currentWidget() is screen.golf[CLUBS]
    assert not screen.tabs.isVisible()
    QTest.mouseClick(screen.games.buttons[0], Qt.MouseButton.LeftButton)
    assert screen.pages.currentWidget() is screen.tiles
    assert screen.tabs.isVisible()
    assert not screen.golf_tabs.isVisible()


def test_a_group_shows_its_pieces_alone(reference, box):
    screen = reference(SHOTS)
    page = screen.golf[SHOTS]
    QTest.mouseClick(page.groups.buttons[1], Qt.MouseButton.LeftButton)
    chips = [card for card in box.shot_cards if card.deck == 0]
    assert len(page.gallery.exhibits) == len(chips)


def test_adjustment_tiles_tell_how_many_there_are(reference, box):
    page = reference(TILES).golf[TILES]
    QTest.mouseClick(page.groups.buttons[-1], Qt.MouseButton.LeftButton)
    words = [exhibit.words for exhibit in page.gallery.exhibits]
    bunkers = box.adjustments.count(Terrain.BUNKER)
    assert any(told.startswith("Bunker") and str(bunkers) in told for told in words)


def test_control_and_tab_go_through_the_pages_of_the_game(reference):
    screen = reference(SOLO)
    screen.activateWindow()
    QTest.keyClick(screen, Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert screen.golf_tabs.current == CLUBS


def test_arrow_keys_go_from_card_to_card(reference):
    screen = reference(GOLFERS)
    page = screen.golf[GOLFERS]
    QTest.keyClick(page.gallery, Key.Key_Right)
    assert page.title.text() == "Bunjil B"


def test_a_club_tells_its_initiative_and_when_it_is_in_the_game(reference):
    page = reference(CLUBS).golf[CLUBS]
    page.gallery.chosen.emit("0")
    assert "Initiative 1" in page.facts.text()
    assert "In games of 5 and more." in page.facts.text()


def test_escape_leads_back(reference, qtbot):
    screen = reference()
    with qtbot.waitSignal(screen.back):
        QTest.keyClick(screen.golf[CLUBS].gallery, Key.Key_Escape)
