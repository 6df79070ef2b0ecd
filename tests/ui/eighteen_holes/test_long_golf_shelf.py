"""Hundreds of golf courses of one's own: the first are there at once, the others follow."""

from dataclasses import replace

import pytest

from minigolf_desktop.ui.eighteen_holes.choice import WantedGolf, course_shelf

OWN = 30


@pytest.fixture
def own(box):
    """Courses of the player's own, none of them read before it is due."""

    def read():
        for number in range(OWN):
            preset = box.presets[number % len(box.presets)]
            yield replace(preset.course, id="", name=f"Course {number}")

    return read()


@pytest.fixture
def is_full(box):
    whole = OWN + len(box.presets)
    return lambda screen: len(screen.shelf.gallery.exhibits) == whole


def test_the_first_courses_are_there_at_once_and_the_others_follow(
    choose, own, box, is_full, monkeypatch, qtbot
):
    seen = []
    monkeypatch.setattr(
        course_shelf.CourseShelf, "look_at", lambda shelf, key: seen.append(len(shelf._offers))
    )
    screen = choose(own=own)
    assert seen == [course_shelf.AT_ONCE + len(box.presets)]
    qtbot.waitUntil(lambda: is_full(screen))
    names = [exhibit.key for exhibit in screen.shelf.gallery.exhibits]
    assert names[:OWN] == [f"own:Course {number}" for number in range(OWN)]


def test_the_course_of_last_time_is_the_choice_once_it_has_come(choose, own, is_full, qtbot):
    screen = choose(WantedGolf(course="own:Course 25"), own=own)
    qtbot.waitUntil(lambda: is_full(screen))
    assert screen.shelf.offer.course.name == "Course 25"


def test_what_was_chosen_meanwhile_stays_the_choice(choose, own, is_full, monkeypatch, qtbot):
    monkeypatch.setattr(course_shelf.Piecemeal, "work_a_little", lambda piecemeal: None)
    screen = choose(WantedGolf(course="own:Course 25"), own=own)
    screen.shelf.look_at("thornwall")
    for offer in screen.shelf.findChild(course_shelf.Piecemeal)._things:
        screen.shelf._add_own(offer)
    assert is_full(screen)
    assert screen.shelf.offer.key == "thornwall"


def test_the_choice_is_in_view_once_all_are_there_that_come_before_it(choose, box, qtbot):
    many = (replace(box.presets[0].course, id="", name=f"Course {n}") for n in range(100))
    screen = choose(WantedGolf(course="thornwall"), own=many)
    gallery = screen.shelf.gallery
    qtbot.waitUntil(lambda: len(gallery.exhibits) == 100 + len(box.presets))
    assert screen.shelf.offer.key == "thornwall"
    window = gallery.viewport().rect()
    qtbot.waitUntil(lambda: window.intersects(gallery.visualRect(gallery.currentIndex())))


def test_another_mode_keeps_the_order_of_ones_own_courses(choose, own, is_full, qtbot):
    screen = choose(own=own)
    screen.shelf.build_another()
    screen.modes.choose(screen.modes.mode.__class__.STROKE)
    qtbot.waitUntil(
        lambda: len(screen.shelf.gallery.exhibits) == OWN + len(screen._box.presets) + 1
    )
    keys = [exhibit.key for exhibit in screen.shelf.gallery.exhibits]
    assert keys[:OWN] == [f"own:Course {number}" for number in range(OWN)]
    assert keys[OWN].startswith("quick:")


@pytest.mark.quick
def test_a_course_that_cannot_be_played_is_passed_over(choose, box):
    torn = replace(box.presets[0].course, id="", name="Torn", holes=())
    whole = replace(box.presets[0].course, id="", name="Whole")
    keys = [one.key for one in choose(own=[None, torn, whole]).shelf.gallery.exhibits]
    assert keys[0] == "own:Whole"
    assert "own:Torn" not in keys
