"""How a round is set up, and how set-ups are written into files and read again."""

import pytest

from minigolf_desktop.model.play import Level, Seat, SetupFormatError
from minigolf_desktop.model.putt_dice import PuttCourse, PuttDiceRules, PuttHole, Setup

to_json, from_json = PuttDiceRules.setup_to_json, PuttDiceRules.setup_from_json


@pytest.mark.parametrize(
    "setup",
    [{"players": ()}, {"players": (Seat(),) * 6}, {"players": (Seat(),) * 2, "first": 2}],
)
def test_a_round_is_for_one_to_five_players(dice, any_course, setup):
    with pytest.raises(ValueError, match="one to five players"):
        PuttDiceRules(dice).start(Setup(any_course, **setup), 0)


def test_a_round_takes_nine_holes(dice, any_course):
    with pytest.raises(ValueError, match="holes"):
        PuttDiceRules(dice).start(Setup(PuttCourse("", any_course.holes[:8])), 0)


@pytest.fixture(scope="module")
def dunes(any_course):
    """A course whose tiles lie somewhere."""
    holes = tuple(
        PuttHole(tuple(tile._replace(cell=525_000) for tile in hole.tiles))
        for hole in any_course.holes
    )
    return PuttCourse("Dunes", holes)


@pytest.fixture(scope="module")
def older(dunes):
    """A set-up for two as files had it that counted the players."""
    fields = to_json(Setup(dunes))
    del fields["players"]
    return {**fields, "golfers": 2}


def test_a_set_up_comes_back_from_its_file_form_as_it_was(dunes):
    players = (Seat("Odile"), Seat(computer=Level.HARD), Seat("Sol", "red"))
    setup = Setup(dunes, players, 1, 2, True)
    assert from_json(to_json(setup)) == setup


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 2),
        ("players", []),
        ("players", [{"name": "", "colour": ""}] * 6),
        ("players", [{"name": 3, "colour": ""}]),
        ("first", 1),
        ("first", True),
        ("coupon", -1),
        ("practice", 0),
        ("golfers", 1),
        ("course", {"name": "", "holes": []}),
        ("course", {"name": 3, "holes": [[]] * 9}),
        ("course", {"name": "", "holes": [[]] * 9}),
        ("course", {"name": "", "holes": [[{"par": 1}, {}]] * 9}),
    ],
)
def test_a_set_up_that_is_not_of_the_form_is_refused(dunes, field, value):
    with pytest.raises(SetupFormatError):
        from_json({**to_json(Setup(dunes)), field: value})


def test_an_older_set_up_that_counts_the_players_is_read(dunes, older):
    assert from_json(older) == Setup(dunes, (Seat(), Seat()))


def test_the_names_of_an_older_set_up_are_those_of_its_players(older):
    assert from_json({**older, "names": ["Odile", ""]}).names == ("Odile", "")


@pytest.mark.parametrize("players", [0, 6, True])
def test_an_older_set_up_is_for_one_to_five_players(older, players):
    with pytest.raises(SetupFormatError, match="golfers"):
        from_json({**older, "golfers": players})


@pytest.mark.parametrize("names", ["Odile", ["Odile"], ["Odile", 3], ["Odile", "x" * 41], []])
def test_names_of_another_form_are_refused(older, names):
    with pytest.raises(SetupFormatError, match="name"):
        from_json({**older, "names": names})
