"""Course files on a land that a player drew."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import empty_course
from minigolf_desktop.model.designer.own_land import OwnLand
from minigolf_desktop.storage.designer.courses import CourseFile, course_from_json, course_to_json
from minigolf_desktop.storage.errors import StorageError

FIELD = OwnLand("Field", ("GG....", "GG....", "......", "......", "......"), "SE", 1)
CATALOGUE = load_catalogue()


def document():
    return course_to_json(CourseFile("", empty_course(CATALOGUE.box, FIELD.land), ()))


def land_of(course_document):
    return course_from_json(course_document, CATALOGUE).course.land


def test_a_course_brings_its_land_along_with_its_name():
    assert land_of(document()) is FIELD.land


@pytest.mark.parametrize("other", [{"points": 40}, {"difficulty": 3}])
def test_a_land_that_is_not_worth_what_it_says_is_any_land(other):
    changed = document()
    changed["land"] = {**changed["land"], **other}
    land = land_of(changed)
    assert land.id == ""
    assert land.free == FIELD.land.free


def test_a_land_without_a_name_is_read_as_ever():
    plain = {**document(), "version": 1}
    plain["land"] = {"rows": list(FIELD.rows), "points": 20}
    assert land_of(plain).id == ""


def test_an_older_version_knows_of_no_names_of_lands():
    with pytest.raises(StorageError, match="belongs to version 3"):
        land_of({**document(), "version": 2})
