"""The set-up of Putt Dice: the chosen course large, what it asks for, options behind More."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.putt_dice import HoleTile, PuttCourse, PuttHole
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.putt_dice.course_cards import character_words, hazard_words, hazards_of

Key = Qt.Key


@pytest.fixture
def english(qapp):
    translator = speak("en")
    yield
    fall_silent(translator)


def course(par=1, **hazards):
    """Return nine holes of two tiles, so many of which have a hazard."""
    tiles = []
    for number in range(18):
        found = {kind: number < count for kind, count in hazards.items()}
        tiles.append(HoleTile(par, **found))
    return PuttCourse("", tuple(PuttHole(tuple(tiles[at : at + 2])) for at in range(0, 18, 2)))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("made", "begins"),
    [
        (course(), "A stroll"),
        (course(par=2), "A long day"),
        (course(water=9, slope=3), "Mind the water"),
        (course(slope=9, water=3), "Up and down"),
        (course(flowers=9, slope=3), "Between flower beds"),
    ],
)
def test_a_course_says_what_to_mind_most(made, begins):
    assert character_words(made).startswith(begins)


@pytest.mark.usefixtures("english")
def test_only_hazards_that_there_are_are_told():
    assert hazard_words(course(slope=2, flowers=4)) == (
        ("slope", "2 slopes"),
        ("flower", "4 flower beds"),
    )


def test_hazards_are_counted_on_the_tiles_of_all_holes(catalogue):
    for course_file in shipped_courses(catalogue):
        made = putt_course(course_file)
        tiles = [tile for hole in made.holes for tile in hole.tiles]
        assert hazards_of(made).slopes == len([tile for tile in tiles if tile.slope])


def test_the_chosen_course_is_shown_large_with_its_holes(player):
    player.click("Putt Dice: New")
    stage, cards = player.screen.stage, player.screen.cards
    assert stage.accessibleName() == cards[0].title
    player.press(Key.Key_Right)
    assert stage.accessibleName() == cards[1].title
    told = stage.accessibleDescription()
    for number, hole in enumerate(cards[1].course.holes, 1):
        assert f"Hole {number} par {hole.par}" in told
    assert not stage.grab().isNull()


def test_the_large_picture_comes_when_it_is_painted(player, qtbot):
    player.click("Putt Dice: New")
    stage = player.screen.stage
    qtbot.waitUntil(lambda: stage.is_sharp, timeout=20_000)


def test_who_putts_first_is_chosen_behind_more(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_3)
    screen = player.screen
    assert not screen.first.isVisible()
    screen.more.click()
    assert screen.first.isVisible()
    screen.more.click()
    assert not screen.first.isVisible()


def test_alone_there_is_nothing_behind_more(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_1)
    assert not player.screen.more.isVisible()
