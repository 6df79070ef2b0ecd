"""One sign for one hole (ruling D17)."""

import pytest

from minigolf_desktop.storage.designer.courses import course_from_json, course_to_json
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.verbs.score import assess_file

TIED = {
    "format": "minigolf-course",
    "version": 1,
    "name": "",
    "land": None,
    "gate": {"x": -9, "y": -9, "facing": "SE"},
    "tiles": [
        {"tile": "tee-01", "x": 0, "y": 0, "rotation": 0},
        {"tile": "green-01", "x": 0, "y": -2, "rotation": 180},
    ],
}
"""A tee and a green; how they lie is settled below."""


def tied(catalogue, *numbers):
    """Return a course file whose tee and green look into the same cell."""
    for tee in (0, 90, 180, 270):
        for green in (0, 90, 180, 270):
            document = {**TIED, "hole_numbers": list(numbers)}
            document["tiles"] = [
                {**TIED["tiles"][0], "rotation": tee},
                {**TIED["tiles"][1], "rotation": green},
            ]
            course_file = course_from_json(document, catalogue)
            (first, *_) = assess_file(course_file, solo=True).numbering.declared
            if first.ties:
                return course_file
    raise AssertionError("they never look into the same cell")


def signs(course_file):
    assessment = assess_file(course_file, solo=True)
    return signs_of(course_file.course, assessment, set(course_file.hole_numbers))


@pytest.mark.parametrize("y", [0, -2], ids=["tee", "green"])
def test_d17_a_tied_hole_has_one_sign_set_by_hand_on_whichever_part(catalogue, y):
    (sign,) = signs(tied(catalogue, {"x": 0, "y": y, "number": 7}))
    assert (sign.number, sign.by_hand) == (7, True)


def test_d17_of_two_numbers_in_an_older_file_the_first_stands(catalogue):
    course_file = tied(catalogue, {"x": 0, "y": 0, "number": 7}, {"x": 0, "y": -2, "number": 2})
    assert [*course_file.hole_numbers.values()] == [7]
    assert len(course_to_json(course_file)["hole_numbers"]) == 1


def test_d17_the_same_number_may_stand_on_both_parts(catalogue):
    course_file = tied(catalogue, {"x": 0, "y": 0, "number": 7}, {"x": 0, "y": -2, "number": 7})
    assert [sign.number for sign in signs(course_file)] == [7]
