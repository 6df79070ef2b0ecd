"""What is in the box of 18 Holes: galleries of cards and tiles."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.ui.common.reference import ReferencePage
from minigolf_desktop.ui.eighteen_holes.reference_pages import pages_of
from minigolf_desktop.ui.house.reference import ReferenceScreen

Key = Qt.Key
CLUBS, SHOTS, GOLFERS, TILES, SOLO = range(5)


GOLF = 1


def shelves(box):
    """Two games, 18 Holes the second."""

    def another(look):
        return (ReferencePage("Nothing", QWidget, lambda page: page),)

    return (("Another", another), ("18 Holes", lambda look: pages_of(look, box)))


@pytest.fixture
def reference(show, box):
    """Show the reference at a page of 18 Holes."""

    def made(page=CLUBS):
        screen = show(lambda look: ReferenceScreen(look, shelves(box)))
        screen.turn_to(GOLF, page)
        return screen

    return made


def pages(screen):
    return [page.widget for page in screen.chapters[GOLF].pages]


def shown(screen, page):
    return pages(screen)[page].gallery.exhibits


@pytest.mark.parametrize(
    ("page", "count"), [(CLUBS, 34), (SHOTS, 74), (GOLFERS, 16), (TILES, 98 + 4), (SOLO, 24)]
)
def test_everything_in_the_box_is_shown(reference, page, count):
    screen = reference(page)
    assert len(shown(screen, page)) == count
    assert screen.page.widget is pages(screen)[page]


def test_every_picture_can_be_looked_at(reference):
    screen = reference()
    for place, page in enumerate(pages(screen)):
        screen.turn_to(GOLF, place)
        for exhibit in page.gallery.exhibits[::7]:
            page.gallery.chosen.emit(exhibit.key)
            assert page.title.text()
            assert page.facts.text()
        assert page.grab().width() == page.width()


def test_the_pages_open_when_the_game_is_chosen(show, box):
    screen = show(lambda look: ReferenceScreen(look, shelves(box)))
    assert GOLF not in screen.chapters
    QTest.mouseClick(screen.games.buttons[GOLF], Qt.MouseButton.LeftButton)
    assert screen.page.title == "Clubs"
    other, golf = screen.chapters[0].tabs, screen.chapters[GOLF].tabs
    assert golf.isVisible() and not other.isVisible()
    QTest.mouseClick(screen.games.buttons[0], Qt.MouseButton.LeftButton)
    assert screen.page.title == "Nothing"
    assert other.isVisible() and not golf.isVisible()


def test_a_page_is_made_when_it_is_turned_to(reference):
    screen = reference(CLUBS)
    assert [type(screen.stack.widget(place)).__name__ for place in range(screen.stack.count())] == [
        "QWidget",
        "CardsPage",
    ]
    clubs = screen.page.widget
    screen.turn_to(GOLF, TILES)
    assert screen.stack.count() == 3
    screen.turn_to(GOLF, CLUBS)
    assert screen.page.widget is clubs
    assert screen.stack.count() == 3


def test_a_group_shows_its_pieces_alone(reference, box):
    screen = reference(SHOTS)
    page = pages(screen)[SHOTS]
    QTest.mouseClick(page.groups.buttons[1], Qt.MouseButton.LeftButton)
    chips = [card for card in box.shot_cards if card.deck == 0]
    assert len(page.gallery.exhibits) == len(chips)


def test_adjustment_tiles_tell_how_many_there_are(reference, box):
    page = pages(reference(TILES))[TILES]
    QTest.mouseClick(page.groups.buttons[-1], Qt.MouseButton.LeftButton)
    words = [exhibit.words for exhibit in page.gallery.exhibits]
    bunkers = box.adjustments.count(Terrain.BUNKER)
    assert any(told.startswith("Bunker") and str(bunkers) in told for told in words)


def test_control_and_tab_go_through_the_pages_of_the_game(reference):
    screen = reference(SOLO)
    screen.activateWindow()
    QTest.keyClick(screen, Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert screen.chapter.tabs.current == CLUBS


def test_arrow_keys_go_from_card_to_card(reference):
    screen = reference(GOLFERS)
    page = pages(screen)[GOLFERS]
    QTest.keyClick(page.gallery, Key.Key_Right)
    assert page.title.text() == "Bunjil B"


def test_a_club_tells_its_initiative_and_when_it_is_in_the_game(reference):
    page = pages(reference(CLUBS))[CLUBS]
    page.gallery.chosen.emit("0")
    assert "Initiative 1" in page.facts.text()
    assert "In games of 5 and more." in page.facts.text()


def test_escape_leads_back(reference, qtbot):
    screen = reference()
    with qtbot.waitSignal(screen.back):
        QTest.keyClick(pages(screen)[CLUBS].gallery, Key.Key_Escape)
