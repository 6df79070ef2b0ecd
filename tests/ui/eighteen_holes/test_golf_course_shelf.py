"""The courses to choose from when a game of 18 Holes is set up, and quick ones."""

from dataclasses import replace
from itertools import pairwise

import pytest
from golf_hands import click, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.choice import WantedGolf
from minigolf_desktop.ui.eighteen_holes.choice.wanted import in_order, preset_offers, quick_choice

Key = Qt.Key


def test_what_suits_the_mode_stands_first(box):
    offers = preset_offers(box)
    chaos = [offer.suits(Mode.CHAOS) for offer in in_order(offers, Mode.CHAOS)]
    assert chaos == sorted(chaos)
    assert in_order(offers, Mode.MATCH)[0].key == "practice-meadow"
    assert in_order(offers, Mode.STROKE)[-1].key == "practice-meadow"


def test_the_gallery_follows_the_mode_and_keeps_the_choice(choose):
    screen = choose(WantedGolf(course="thornwall"))
    screen.modes.choose(Mode.KELLY)
    assert screen.shelf.gallery.exhibits[0].key == "honeycomb"
    assert screen.shelf.offer.key == "thornwall"


def test_all_courses_of_the_box_are_in_view_at_once(choose):
    gallery = choose().shelf.gallery
    assert len(gallery.exhibits) == 14
    assert gallery.verticalScrollBar().maximum() == 0


def test_a_quick_course_is_one_click(choose):
    screen = choose()
    click(screen.shelf.quick)
    course = screen.setup.course
    assert len(course.holes) == 9
    assert screen.shelf.offer.is_quick
    assert course.name


def test_the_same_seed_builds_the_same_quick_course(choose):
    screen = choose()
    screen.shelf.holes.setValue(3)
    screen.shelf.seed.field.setText("riverside")
    screen.shelf.build()
    first = screen.setup.course
    press(screen, Key.Key_Q)
    assert screen.setup.course != first
    screen.shelf.seed.field.setText("riverside")
    screen.shelf.build()
    assert screen.setup.course == first


def test_a_quick_course_follows_its_number_of_holes(choose):
    screen = choose()
    screen.shelf.build_another()
    screen.shelf.holes.setValue(2)
    assert len(screen.setup.course.holes) == 2


def test_a_quick_course_is_remembered_by_its_seed(choose):
    screen = choose()
    screen.shelf.build_another()
    again = choose(screen.wanted)
    assert again.setup.course == screen.setup.course


@pytest.mark.parametrize("key", ["quick:", "quick:0:x", "quick:19:x", "quick:9:", "quick:9", "x"])
def test_a_key_that_names_no_quick_course_is_passed_over(key):
    assert quick_choice(key) is None


def test_the_players_own_courses_stand_first(choose, courses):
    own = courses["larkfield"].__class__(
        "", "Back Yard", courses["larkfield"].tiles, (), courses["larkfield"].holes
    )
    screen = choose(own=[own])
    assert screen.shelf.gallery.exhibits[0].words.startswith("Back Yard")


def test_the_course_editor_gets_the_course_looked_at(choose, courses):
    screen = choose(WantedGolf(course="heron-pond"))
    buttons = [one for one in screen.findChildren(type(screen.first)) if one.isVisible()]
    click(next(one for one in buttons if one.accessibleName() == "Course editor"))
    assert screen.told == [courses["heron-pond"]]


def test_enter_in_the_seed_of_a_quick_course_builds_it(choose):
    screen = choose()
    click(screen.more)
    field = screen.shelf.seed.field
    field.setFocus()
    QTest.keyClick(field, Key.Key_Return)
    assert screen.told == []
    assert screen.shelf.offer.is_quick


def test_the_best_round_on_the_course_is_told(choose):
    bests = {
        ("larkfield", Mode.STROKE, Hazards.AS_DRAWN): "Best: 31 strokes, Odile",
        ("larkfield", Mode.STROKE, Hazards.RELAXED): "Best: 27 strokes, Odile",
    }
    screen = choose(
        WantedGolf(course="larkfield"),
        best_of=lambda course, mode, hazards: bests.get((course.id, mode, hazards), ""),
    )
    assert screen.shelf.facts.best.text() == ""
    screen.modes.choose(Mode.STROKE)
    assert screen.shelf.facts.best.text() == "Best: 31 strokes, Odile"
    screen.options.choose_hazards(Hazards.RELAXED)
    assert screen.shelf.facts.best.text() == "Best: 27 strokes, Odile"


@pytest.mark.parametrize("width", [1366, 1100])
def test_nothing_stands_over_another_in_the_head_of_the_courses(choose, width):
    screen = choose()
    screen.resize(width, 614)
    QApplication.processEvents()
    shelf = screen.shelf
    parts = [part for part in (shelf.quick, shelf.holes, shelf.seed) if part.isVisible()]
    assert shelf.quick.width() >= shelf.quick.sizeHint().width()
    for left, right in pairwise(parts):
        assert left.geometry().right() < right.geometry().left()
    assert parts[-1].geometry().right() < shelf.width()


def test_of_two_courses_of_one_name_each_can_be_chosen(choose, box):
    own = [replace(preset.course, id="", name="Larch Hill") for preset in box.presets[:2]]
    shelf = choose(own=own).shelf
    offered = []
    for row in (0, 1):
        shelf.gallery.setCurrentIndex(shelf.gallery.model().index(row, 0))
        offered.append(shelf.offer.course)
    assert offered == own


def test_the_holes_of_a_quick_course_are_counted_in_words(choose):
    shelf = choose().shelf
    shelf.holes.setValue(18)
    assert shelf.holes.text() == "18 holes"
    shelf.holes.setValue(1)
    assert shelf.holes.text() == "1 hole"


def test_a_course_without_targets_for_opponents_has_no_solo_par(choose):
    screen = choose(WantedGolf(Mode.SOLO_CHAOS, holes=2, players=1, clubs=ClubChoice.FREE))
    screen.shelf.build()
    assert "Solo par \N{EN DASH}" in screen.shelf.facts.worth.text()


def test_a_quick_course_of_a_single_hole_is_told_as_such(choose):
    wanted = WantedGolf(Mode.SOLO_CHAOS, players=1, clubs=ClubChoice.FREE)
    shelf = choose(wanted).shelf
    shelf.holes.setValue(1)
    shelf.build_another()
    assert shelf.holes.text() == "1 hole"
    assert "Solo par \N{EN DASH}" in shelf.facts.worth.text()
    shelf.holes.setValue(2)
    assert shelf.holes.text() == "2 holes"


def test_a_seed_typed_for_the_quick_course_is_that_of_the_course_played(choose):
    screen = choose()
    click(screen.more)
    screen.shelf.build_another()
    field = screen.shelf.seed.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "509255")
    press(screen, Key.Key_Tab)
    assert quick_choice(screen.shelf.offer.key) == (screen.shelf.holes.value(), "509255")


def test_whatever_stands_over_the_courses_has_the_room_it_needs(choose):
    shelf = choose().shelf
    shelf.show_seed(True)
    for width in range(440, 780, 20):
        shelf.setFixedWidth(width)
        QApplication.processEvents()
        head = (shelf.quick, shelf.holes, shelf.seed)
        shown = [one for one in head if one.isVisible()]
        assert shelf.quick.width() >= shelf.quick.sizeHint().width()
        assert shown[-1].geometry().right() < width
