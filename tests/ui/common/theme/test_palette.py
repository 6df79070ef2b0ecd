"""The themes: every text can be read on the ground it stands on."""

import pytest
from contrast import contrast

from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.ui.common.theme import DARK, LIGHT, PLAYER_COLOURS, TimeOfYear

TEXT_PAIRS = [
    ("text", "window"),
    ("text", "panel"),
    ("text", "inset"),
    ("text", "track"),
    ("text", "meadow"),
    ("text", "par_zone"),
    ("text", "hover"),
    ("second_text", "window"),
    ("second_text", "panel"),
    ("second_text", "inset"),
    ("second_text", "track"),
    ("second_text", "par_zone"),
    ("second_text", "meadow"),
    ("action_text", "action"),
    ("action_text", "action_hover"),
    ("action_text", "action_pressed"),
    ("link", "panel"),
    ("fits", "panel"),
    ("fits", "inset"),
    ("fits", "fits_wash"),
    ("wrong", "panel"),
    ("wrong", "inset"),
    ("wrong", "wrong_wash"),
    ("hover_text", "hover"),
    ("pill_text", "pill"),
]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_stands_out_four_and_a_half_to_one(theme, pair):
    text, ground = pair
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("time", TimeOfYear)
def test_text_on_the_meadow_can_be_read_all_the_year(theme, time):
    outdoors = theme.at(time)
    for text in (outdoors.text, outdoors.second_text):
        assert contrast(text, outdoors.meadow) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_summer_comes_back_after_the_winter(theme):
    winter = theme.at(TimeOfYear.WINTER)
    assert winter.meadow != theme.meadow
    assert winter.at(TimeOfYear.SUMMER) == theme


@pytest.mark.parametrize(
    ("months", "time"),
    [
        ((3, 4, 5), TimeOfYear.SPRING),
        ((6, 7, 8), TimeOfYear.SUMMER),
        ((9, 10, 11), TimeOfYear.AUTUMN),
        ((12, 1, 2), TimeOfYear.WINTER),
    ],
)
def test_every_month_has_its_time_of_the_year(months, time):
    assert {TimeOfYear.in_month(month) for month in months} == {time}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["window", "panel", "inset", "track", "hover"])
def test_what_cannot_be_used_stands_out_three_to_one(theme, ground):
    assert contrast(theme.disabled_text, getattr(theme, ground)) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["window", "panel", "inset"])
@pytest.mark.parametrize("sign", ["focus", "control_edge"])
def test_focus_and_fields_stand_out_three_to_one(theme, ground, sign):
    assert contrast(getattr(theme, sign), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("disk", ["fits_disk", "wrong_disk"])
def test_a_white_sign_stands_out_on_its_disk(theme, disk):
    assert contrast(LIGHT.action_text, getattr(theme, disk)) >= 3


@pytest.mark.parametrize("colour", PLAYER_COLOURS, ids=lambda colour: colour.name)
def test_a_player_shape_stands_out_on_its_colour(colour):
    assert contrast(colour.stamp, colour.light) >= 3


def test_the_colours_of_players_are_those_that_files_may_name():
    assert tuple(colour.name for colour in PLAYER_COLOURS) == COLOURS
