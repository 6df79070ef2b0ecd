"""The dice of Putt Dice as data."""

import json

import pytest

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.content.resources import ContentError


def test_the_dice_are_those_of_ruling_p1():
    faces = [[face.precision for face in die.faces] for die in load_dice()]
    assert faces == [
        [1, 1, 1, 2, 3, 4],
        [2, 1, 0, -1, -1, -1],
        [1, 0, -1, -1, -1, -2],
        [0, -1, -1, -1, -2, -2],
    ]


def test_only_one_face_of_the_white_die_is_bad_luck():
    marked = [(die.colour, face) for die in load_dice() for face in die.faces if face.bad_luck]
    assert marked == [("white", (1, True))]


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"colour": "blue"}, "field colour"),
        ({"faces": [1] * 5}, "field faces"),
        ({"faces": [1.5] * 6}, "field faces"),
        ({"bad_luck": [6]}, "field bad_luck"),
        ({"bad_luck": [0, 0]}, "twice"),
        ({"weight": 1}, "field weight"),
        ({"colour": "red"}, "in this order"),
    ],
)
def test_a_die_that_is_not_of_the_form_is_refused_with_its_place(tmp_path, entry, fault):
    die = {"colour": "white", "faces": [1] * 6, "bad_luck": [], **entry}
    (tmp_path / "dice.json").write_text(json.dumps([die]))
    with pytest.raises(ContentError, match=fault):
        load_dice(tmp_path)


def test_missing_dice_are_reported(tmp_path):
    with pytest.raises(ContentError, match="cannot be read"):
        load_dice(tmp_path)
